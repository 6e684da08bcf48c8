### Sto igre Imperial Miners u terminalu, na srpskom.

## Sto

board-before = Pre prvog kruga
board-round = Krug { $round } od { $rounds }
board-decks = Špilovi (ostalo+odbačeno): { $decks }
board-boards = Table (markeri ‹mesto›)
board-mine = rudnik
board-mine-of = Rudnik: { $name }
board-no-mine = još nema karata
board-decides = odlučuje
board-chosen = karta izabrana
board-done = gotovo

## Mesta

board-cell-first = red { $row }: prva karta
board-cell-between = red { $row }, između: { $first } i { $second }
board-cell-left = red { $row }, levo od: { $first }
board-cell-right = red { $row }, desno od: { $first }
board-cell-gap-left = red { $row }, levo sa prazninom od: { $first }
board-cell-gap-right = red { $row }, desno sa prazninom od: { $first }
board-cell-below-both = red { $row }, ispod: { $first } i { $second }
board-cell-lower-left = red { $row }, dole levo od: { $first }
board-cell-lower-right = red { $row }, dole desno od: { $first }
board-carts = {" "}· vagoneti: spojeni +{ $full }, nedovršeni +{ $half }
board-joint = između: { $first } i { $second }

## Šta da upišeš

board-word-look = pogledaj p
board-word-mine = rudnik u
type-stop = 0 dosta
type-use-none = 0 nijedan
type-take-forced = f prinudna
type-left = leva levo
type-right = desna desno
board-type-one = Upiši { $example } ili početak imena; pogledaj: ceo tekst; pomoć: ?
board-type-number = Upiši broj, na primer { $example }; pogledaj: ceo tekst; pomoć: ?
board-type-several = Upiši najviše { $most }, odjednom ili redom: { $example }; pogledaj: ceo tekst; pomoć: ?
board-type-forced = Ništa ne može da se odigra: Enter ili { $example } vuče kartu sa vrha špila I; pomoć: ?
board-unclear = Upiši jedno od: { $tokens }; pomoć: ?
board-unclear-which = Šta znači { $text }? { $names }
board-unclear-cell = Upiši broj sa spiska, ili red i kolonu kao u pravilima: II 4 (neparni redovi imaju neparne kolone).
board-unclear-look = Nema takve karte u ruci ni u rudniku. Probaj: pogledaj, pogledaj 3, pogledaj čaj
board-unclear-seat = Nema takvog igrača. Probaj: rudnik, rudnik 2
board-manual-number = 3: opcija, karta u ruci ili karta rudnika sa tim brojem
board-manual-name = čaj: karta, tabla ili narod čije ime tako počinje
board-manual-several = 1 3 5: više karata, špilova ili mesta odjednom
board-manual-cell = II 4: polje u redu II, koloni 4, na primer posle „zašto“
board-manual-deck = I, II, III ili 1, 2, 3: špil
board-manual-faction = prvo slovo naroda označava narod
board-manual-stop = 0 ili dosta: dosta; f: prinudna karta iz špila I
board-manual-look = pogledaj: svi tekstovi; pogledaj 3, pogledaj čaj: ceo tekst karte
board-manual-mine = rudnik 2: rudnik drugog igrača

## Znaci

board-sign-card = [3 Čajdžinica] karta rudnika: broj, ime, a ispod oznake
board-sign-marks = S V E J A R narodi po prvim slovima, ¤2 dve mašinerije, ▼ urušavanje, ✓ aktivirana u ovom krugu, × ne može da se izabere
board-sign-carts = ● spojen vagonet, ◉ spojen markerom, ◐ nedovršen, ◦ puna polovina bez suseda
board-sign-hand-carts = ·●/··/●· polovine vagoneta na karti iz ruke: gore, sa strane, dole
board-sign-open = (2) mesto za kartu
board-sign-boards = 2¢‹1› marker igrača 1 stoji na polju koje daje 2 novčića; 0 je najniže polje
board-sign-seats = ★ bodovi, ¢ novčići, ● spojeni vagoneti, ▯ karte u ruci, ▦ karte rudnika; ▸ odlučuje, ✓ gotovo
board-sign-dense = 16★ 6¢ 3● 6▯ 9▦ isto to na niskom ekranu; 2↑5 marker igrača 2 stoji na polju 5
board-sign-gains = 2¢ dobij 2 novčića, 2★ 2 boda, 2▯ vuci 2 karte (▯IV nivo IV, ▯S škotska karta, ▯? bilo koji narod), ↑2 napreduj najviše 2
board-sign-places = 1¤ mašinerija ovde (¤* bilo gde, ¤◇ na druge), ▼ urušavanje ovde, 1◉ marker vagoneta, » aktiviraj, ⌂ površina, ! vidi: pogledaj
board-sign-counts = 1★/2● 1 bod za svaka 2 spojena vagoneta (≤3: najviše 3 puta), ⚑ različiti narodi, ◇ susedi, ↑ položaj, ↑* pređeni put, ≡ redovi, ⊤ završene table, * u celom rudniku
board-sign-prices = 4¢→2★ plati 4 novčića za 2 boda (−S: 1 manje po škotskoj karti), −2▯→1¢ odbaci najviše 2 karte, po 1 novčić; | jedan efekat ili drugi, + i, / ili, ?: ako i ako ne

## Rešavanje poteza

solve-points = Poeni: { $count }
solve-coins = Novčići: { $count }
solve-cards = Karte u ruci: { $count }
solve-steps = Koraci na tablama: { $count }
solve-seconds = Vreme: { $seconds } s
solve-round = { $round }. krug
solve-unknown = Dalje zavisi od nepoznate karte; brojevi iznad važe do nje.
solve-cut = Ovaj potez ima više puteva nego što je isprobano; možda postoji bolji.
