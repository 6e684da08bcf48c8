### Sto za Tranquility u terminalu, na srpskom.

## Sto

board-start = start
board-finish = cilj
board-hand = ruka
board-pile = špil
board-discards = odb.
board-yellow = žuta
board-orange = narandž.
board-monsters = { $count ->
        [one] { $count } čudovište
        [few] { $count } čudovišta
       *[other] { $count } čudovišta
    }
board-points = bodovi
board-stopped = Više ne igraju: { $names }
board-empty-cells = Prazna polja: { $count }
board-compasses = Kompasi: { $count } (zajednička zaliha: { $supply })
board-explored = Istražene karte okvira: { $count }
board-wrong-sides = Karte okrenute na pogrešnu stranu: { $count }
board-offers = Karta starta: ponude, krug { $round }
board-open-row = Otvoreni red: { $cards }
board-common-pile = Zajednički špil: { $count }
board-direction = Tvoj smer: { $way ->
        [rows] po redovima, naviše
       *[columns] po kolonama, udesno
    }

## Šta upisati

board-cells = polja: { $cells }
board-no-cell = nema polja
board-play-monster = Morsko čudovište na ostrvo na polju N
board-turn-card = Odbaci jednu kartu i okreni kartu na polju N
board-type-turn = Upiši kartu i polje: { $example }; sama karta pokazuje svoja polja; pomoć: ?
board-type-action = Upiši: { $example }; pomoć: ?
board-type-cell = { $card }: upiši polje; Enter vraća kartu u ruku.
board-type-cards = Upiši { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    } iz ruke: { $example }; pomoć: ?
board-type-more = Izabrano. Upiši još { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }: { $example }; Enter ih vraća u ruku.
board-type-open-card = Upiši kartu iz otvorenog reda: { $example }; pomoć: ?
board-type-offer = Upiši broj od 0 do { $most }; pomoć: ?
board-type-row = Upiši jedno od: { $rows }; pomoć: ?
type-discard-two = odbaci d
type-play-start = start s
type-play-finish = cilj f
type-discard-hand = ruka h
type-play-monster = čudovište m
type-turn-card = okreni t
type-stop = stop dosta
type-rocks-stay = ostaju
type-unseen = neviđena u
type-pay = plaćam dajem
type-to = na

board-unclear-turn = Upiši kartu i polje (37 12), samo kartu (37), { $discard } za odbacivanje dve karte ili ? za pomoć.
board-unclear-duel = Upiši kartu i polje (37 12), samo kartu (37), { $discard } za odbacivanje dve karte, { $stop } ili ? za pomoć.
board-unclear-island = Karte idu od 1 do { $cards }, polja od 1 do { $cells }: prvo karta, pa polje.
board-unclear-cell = Polja idu od 1 do { $cells }.
board-unclear-cards = Upiši brojeve karata od 1 do { $cards } ({ $start }: karta starta, { $finish }: karta cilja), npr. 12 44.
board-unclear-row = Redovi idu od 1 do { $rows }.
board-unclear-rocks = Upiši red od 1 do { $rows } ili { $stay }.
board-unclear-number = Upiši broj od 0 do { $most }.

board-manual-island = 37 12: ostrvo 37 na polje 12; 37 12 plaćam 5 60: odmah uz plaćanje kartama 5 i 60
board-manual-card = 37: na koja polja može 37; posle toga dovoljno je samo polje
board-manual-payment = 5 60: plaćanje kartama 5 i 60, bilo kojim redom
board-manual-discard = odbaci: dve karte; odbaci 12 44: baš te dve
board-manual-start = start: odigraj kartu starta; cilj: odigraj kartu cilja
board-manual-letters = start, cilj, čudovište među kartama: karta starta, karta cilja, morsko čudovište iz ruke
board-manual-monster = čudovište 7: morsko čudovište na ostrvo na polju 7
board-manual-turn = okreni 7: okreni kartu na polju 7; okreni 7 44: uz odbacivanje karte 44
board-manual-hand = ruka: odbaci celu ruku za kompas
board-manual-stop = stop: odustani od daljih poteza
board-manual-open-card = 44: uzmi 44 iz otvorenog reda

## Znaci

board-sign-placed = [37] postavljeno ostrvo
board-sign-empty = 12 prazno polje sa svojim brojem
board-sign-target = { $sign }12−3 izabrana karta može na polje 12 za 3 odbačene karte ( 0: besplatno)
board-sign-rocks = { $sign } opasne stene: u ovaj red ne idu ostrva
board-sign-storm = { $sign } oluja: u red ne idu ostrva, ispred igrača žuta ili narandžasta
board-sign-border = { $sign } karta okvira: ko ovde stavi ostrvo, vuče kartu istraživanja
board-sign-closed = { $sign } polje luka, zatvoreno dok se stubovi ne popune
board-sign-sides = { $day } dan, { $night } noć: na kraju gore treba da bude dan, dole noć
board-sign-owners = [37] karta prvog igrača (po redovima), (37) karta drugog (po kolonama)
