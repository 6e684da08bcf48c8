### Stół Tranquility w terminalu, po polsku.

## Stół

board-start = start
board-finish = meta
board-hand = ręka
board-pile = stos
board-discards = odrz.
board-yellow = żółty
board-orange = pomar.
board-monsters = { $count ->
        [one] { $count } potwór
        [few] { $count } potwory
       *[many] { $count } potworów
    }
board-points = punkty
board-stopped = Już nie grają: { $names }
board-empty-cells = Puste pola: { $count }
board-compasses = Kompasy: { $count } (zasoby ogólne: { $supply })
board-explored = Zbadane karty ramki: { $count }
board-wrong-sides = Karty złą stroną do góry: { $count }
board-offers = Karta startu: deklaracje, runda { $round }
board-open-row = Odkryty rząd: { $cards }
board-common-pile = Wspólny stos: { $count }
board-direction = Twój kierunek: { $way ->
        [rows] rzędami, do góry
       *[columns] kolumnami, w prawo
    }

## Co wpisać

board-cells = pola: { $cells }
board-no-cell = brak pola
board-play-monster = Potwór morski na wyspę z pola N
board-turn-card = Odrzuć jedną kartę i obróć kartę na polu N
board-type-turn = Wpisz kartę i pole: { $example }; sama karta pokaże swoje pola; pomoc: ?
board-type-action = Wpisz: { $example }; pomoc: ?
board-type-cell = { $card }: wpisz pole; Enter odkłada kartę na rękę.
board-type-cards = Wpisz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z ręki: { $example }; pomoc: ?
board-type-more = Wybrano. Wpisz jeszcze { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $example }; Enter odkłada wybrane na rękę.
board-type-open-card = Wpisz kartę z odkrytego rzędu: { $example }; pomoc: ?
board-type-offer = Wpisz liczbę od 0 do { $most }; pomoc: ?
board-type-row = Wpisz jedno z: { $rows }; pomoc: ?
type-discard-two = odrzuć d
type-play-start = start s
type-play-finish = meta f
type-discard-hand = ręka h
type-play-monster = potwór m
type-turn-card = obróć t
type-stop = stop stoję
type-rocks-stay = zostają
type-unseen = nieznana u
type-pay = płacę daję
type-to = na

board-unclear-turn = Wpisz kartę i pole (37 12), samą kartę (37), { $discard }, by odrzucić dwie karty, albo ? po pomoc.
board-unclear-duel = Wpisz kartę i pole (37 12), samą kartę (37), { $discard }, by odrzucić dwie karty, { $stop } albo ? po pomoc.
board-unclear-island = Karty mają numery od 1 do { $cards }, pola od 1 do { $cells }: najpierw karta, potem pole.
board-unclear-cell = Pola mają numery od 1 do { $cells }.
board-unclear-cards = Wpisz numery kart od 1 do { $cards } ({ $start }: karta startu, { $finish }: karta mety), np. 12 44.
board-unclear-row = Rzędy mają numery od 1 do { $rows }.
board-unclear-rocks = Wpisz rząd od 1 do { $rows } albo { $stay }.
board-unclear-number = Wpisz liczbę od 0 do { $most }.

board-manual-island = 37 12: wyspa 37 na pole 12; 37 12 płacę 5 60: od razu z zapłatą kartami 5 i 60
board-manual-card = 37: dokąd może trafić 37; potem wystarczy samo pole
board-manual-payment = 5 60: zapłata kartami 5 i 60, w dowolnej kolejności
board-manual-discard = odrzuć: dwie karty; odrzuć 12 44: właśnie te dwie
board-manual-start = start: zagraj kartę startu; meta: zagraj kartę mety
board-manual-letters = start, meta, potwór wśród kart: karta startu, karta mety, potwór morski z ręki
board-manual-monster = potwór 7: potwór morski na wyspę z pola 7
board-manual-turn = obróć 7: obróć kartę na polu 7; obróć 7 44: odrzucając za to 44
board-manual-hand = ręka: odrzuć całą rękę za kompas
board-manual-stop = stop: zakończ na dobre
board-manual-open-card = 44: weź 44 z odkrytego rzędu

## Znaki

board-sign-placed = [37] umieszczona wyspa
board-sign-empty = 12 puste pole ze swoim numerem
board-sign-target = { $sign }12−3 wybrana karta może trafić na pole 12 za 3 odrzucone karty ( 0: bez kosztu)
board-sign-rocks = { $sign } niebezpieczne skały: żadnych wysp w tym rzędzie
board-sign-storm = { $sign } sztorm: w rzędzie żadnych wysp, przed graczem żółty lub pomarańczowy
board-sign-border = { $sign } karta ramki: kto tu umieści wyspę, dobiera kartę z talii eksploracji
board-sign-closed = { $sign } pole łuku, zamknięte, dopóki filary nie są pełne
board-sign-sides = { $day } dzień, { $night } noc: na końcu u góry ma być dzień, na dole noc
board-sign-owners = [37] karta pierwszego gracza (rzędami), (37) karta drugiego (kolumnami)
