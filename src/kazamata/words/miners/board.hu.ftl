### Az Imperial Miners asztala a terminálban, magyarul.

## Az asztal

board-before = Az első forduló előtt
board-round = { $round }. forduló (összesen { $rounds })
board-decks = Paklik (maradt+dobott): { $decks }
board-boards = Táblák (jelölők ‹hely›)
board-mine = bánya
board-mine-of = Bánya: { $name }
board-no-mine = még nincs kártya
board-decides = dönt
board-chosen = már választott
board-done = kész

## Helyek

board-cell-first = { $row }. sor: az első kártya
board-cell-between = { $row }. sor, e kettő között: { $first } és { $second }
board-cell-left = { $row }. sor, ettől balra: { $first }
board-cell-right = { $row }. sor, ettől jobbra: { $first }
board-cell-gap-left = { $row }. sor, ettől balra, hézaggal: { $first }
board-cell-gap-right = { $row }. sor, ettől jobbra, hézaggal: { $first }
board-cell-below-both = { $row }. sor, e kettő alatt: { $first } és { $second }
board-cell-lower-left = { $row }. sor, ettől balra lent: { $first }
board-cell-lower-right = { $row }. sor, ettől jobbra lent: { $first }
board-carts = {" "}· csillék: teli +{ $full }, félig teli +{ $half }
board-joint = e kettő között: { $first } és { $second }

## Mit írj be

board-word-look = nézd n
board-word-mine = bánya b
type-stop = 0 elég
type-use-none = 0 egyik
type-take-forced = f kötelező
type-left = bal
type-right = jobb
board-type-one = Írd be: { $example }, vagy egy név elejét; nézd: teljes szövegek; súgó: ?
board-type-number = Írj be egy számot, például: { $example }; nézd: teljes szövegek; súgó: ?
board-type-several = Írj be legfeljebb { $most } számot, egyszerre vagy egyenként: { $example }; nézd: teljes szövegek; súgó: ?
board-type-forced = Semmi sem játszható ki: Enter vagy { $example } felhúzza az I. szintű pakli felső lapját; súgó: ?
board-unclear = Írd be az egyiket: { $tokens }; súgó: ?
board-unclear-which = Melyik: { $text }? { $names }
board-unclear-cell = Írj be egy számot a listából, vagy a sort és az oszlopot a szabályok szerint: II 4 (páratlan sorban páratlan az oszlop).
board-unclear-look = Nincs ilyen kártya a kezedben vagy a bányádban. Próbáld: nézd, nézd 3, nézd tea
board-unclear-seat = Nincs ilyen játékos. Próbáld: bánya, bánya 2
board-manual-number = 3: az ilyen számú lehetőség, kézben tartott lap vagy bányakártya
board-manual-name = tea: a kártya, tábla vagy frakció, amelynek így kezdődik a neve
board-manual-several = 1 3 5: több kártya, pakli vagy hely egyszerre
board-manual-cell = II 4: a II. sor 4. oszlopa, például a „miért” után
board-manual-deck = I, II, III vagy 1, 2, 3: egy pakli
board-manual-faction = a frakciót az első betűje nevezi meg
board-manual-stop = 0 vagy elég: nem kell több lap; f: a kötelező kártya az I. szintű pakliból
board-manual-look = nézd: minden szöveg; nézd 3, nézd tea: egy kártya teljes szövege
board-manual-mine = bánya 2: a második játékos bányája

## Jelek

board-sign-card = [3 Teaház] a bánya egy kártyája: száma, neve, alatta a jelei
board-sign-marks = S B E J A R a frakciók első betűje, ¤2 két masina, ▼ beomlás, ✓ ebben a fordulóban már aktiválva, × nem választható
board-sign-carts = ● teli csille, ◉ jelölővel teli, ◐ félig teli, ◦ teli fél szomszéd nélkül
board-sign-hand-carts = ·●/··/●· a kézben lévő kártya félcsilléi: fent, oldalt, lent
board-sign-open = (2) egy hely a kártyának
board-sign-boards = 2¢‹1› az 1. játékos jelölője egy 2 érmét érő mezőn áll; 0 a legalsó mező
board-sign-seats = ★ pont, ¢ érme, ● teli csille, ▯ kézben tartott lap, ▦ kártya a bányában; ▸ dönt, ✓ kész
board-sign-dense = 16★ 6¢ 3● 6▯ 9▦ ugyanaz alacsony képernyőn; 2↑5 a 2. játékos jelölője az 5. mezőn áll
board-sign-gains = 2¢ 2 érme, 2★ 2 pont, 2▯ húzz 2 lapot (▯IV a IV. szintről, ▯S skót lap, ▯? bármelyik frakció), ↑2 kutass legfeljebb 2 mezőt
board-sign-places = 1¤ masina ide (¤* bárhová, ¤◇ másokra), ▼ beomlás ide, 1◉ csillejelölő, » aktiválj, ⌂ felszín, ! lásd: nézd
board-sign-counts = 1★/2● 1 pont minden 2 teli csille után (≤3: legfeljebb 3 alkalommal), ⚑ különböző frakciók, ◇ szomszédok, ↑ pozíció, ↑* megtett út, ≡ sorok, ⊤ teljesített táblák, * az egész bányában
board-sign-prices = 4¢→2★ fizess 4 érmét 2 pontért (−S: skót laponként 1-gyel kevesebb), −2▯→1¢ dobj el legfeljebb 2 lapot, laponként 1 érme; | egyik vagy másik hatás, + és, / vagy, ?: ha és ha nem

## Egy forduló megoldása

solve-points = Pontok: { $count }
solve-coins = Érmék: { $count }
solve-cards = Kézbe vett kártyák: { $count }
solve-steps = Lépések a táblákon: { $count }
solve-seconds = Idő: { $seconds } mp
solve-round = { $round }. forduló
solve-unknown = Innentől egy ismeretlen kártyától függ minden; a fenti számok eddig értendők.
solve-cut = Ennek a fordulónak több útja van, mint amennyit kipróbáltunk; lehet jobb is.
