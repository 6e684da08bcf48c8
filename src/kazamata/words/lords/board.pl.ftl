### The terminal board of Dungeon Lords, in Polish.

## The board

board-mission = Misja { $number }
board-year = Rok { $year }
board-combat-round = Walka, runda { $round }
board-phase-opening = pierwsze rozkazy
board-phase-orders = wybór rozkazów
board-phase-execution = wykonanie rozkazów
board-phase-production = produkcja
board-phase-retrieving = odzyskanie rozkazów
board-phase-event = wydarzenie
board-phase-planning = planowanie
board-phase-battle = bitwa
board-evil = Zło
board-paladin-tent = Paladyn: w namiocie
board-paladin-at = Paladyn: { $name }
board-paladin-gone = Paladyn: już go nie ma
board-tiles = płytki
board-lair = legowisko
board-party = drużyna
board-prison = więzienie
board-orders = rozkazy
board-goods = dobra
board-creatures = Do najęcia
board-rooms = Pomieszczenia
board-coming = W drodze
board-events = Wydarzenia
board-spied = Znane karty walki
board-cards = Karty walki
board-training = brak; zmęczenie w każdej rundzie: { $count }
board-fast = szybka
board-slow = powolna
board-fatigue = zmęczenie { $count }
board-no-party = Przed podziemiami nie ma poszukiwaczy przygód.
board-battlefield = Pole { $cell }, pułapki
board-team = Wysłane stwory
board-hand-orders = rozkazy { $orders }
board-chosen = wybrane: { $orders }
board-class-warrior = wojownik
board-class-thief = złodziej
board-class-priest = kapłan
board-class-wizard = czarownik
board-class-paladin = paladyn
board-class-illusion = iluzja

## What holds in a battle

board-silenced = bez zaklęć
board-hidden-wizards = niewidzialni czarownicy
board-raging = ślepa furia
board-shield = tarcza { $count }
board-eased = zmęczenie −{ $count }
board-poison = trucizna { $count }: { $adventurer }

## Typing

board-cells = pola oznaczone ▸
board-room-cells = { $room }, możliwe pola: { $cells }
board-type-orders = Wpisz rozkaz: { $example }, albo wszystkie naraz: { $several }; pomoc: ?
board-type-yes-no = Wpisz { $yes } (wykonaj) albo { $no } (zrezygnuj); pomoc: ?
board-type-count = Wpisz liczbę od 0 do { $most }; pomoc: ?
board-type-dig = Wpisz pole: { $example } (albo kilka) lub { $stop }; pomoc: ?
board-type-build = Wpisz pomieszczenie i pole: { $example } albo no; pomoc: ?
board-type-plan = Wpisz numery lub nazwy, na końcu ready: { $example }; pomoc: ?
board-type-list = Wpisz numer z listy lub nazwę: { $example }; pomoc: ?
board-type-look = pokaż: co robi każda rzecz.
board-unclear-order = Rozkazy mają numery od 1 do { $most }; wystarczy też nazwa lub jej początek.
board-unclear-many = Tylu rozkazów nie trzeba; najwyżej: { $most }
board-unclear-cell = Pola mają numery od 1 do { $most }.
board-unclear-room = Wpisz literę lub nazwę pomieszczenia i pole, np. a 8, albo no.
board-unclear-list = Wpisz numer od 1 do { $most } albo nazwę.
board-unclear-which = Co dokładnie? { $names }
board-unclear-look = Nic się tak nie nazywa: stwór, pułapka, pomieszczenie, karta walki, wydarzenie, klasa ani władca
board-word-look = pokaż pokaz
board-manual-orders = 1 4 7: trzy rozkazy naraz; przy dwóch graczach czwarty numer jest dla neutralnego władcy
board-manual-names = nazwy też działają, także ich początki: goblin, gob
board-manual-dig = 8 9: kop na polach 8 i 9 (kolumny a–e, rzędy 1–4: c2 to pole 8); stop: dość
board-manual-build = a 8: pomieszczenie a na polu 8; no: nic
board-manual-plan = 1 3 ready: 1. i 3. pozycja listy do planu i koniec; cell 8 oznacza płytkę
board-manual-attack = wiedźma b 2: wiedźma atakuje drugim sposobem drugiego w szeregu
board-manual-look = pokaż: wszystko na stole z efektem i wszystkie podziemia; pokaż wahadło, pokaż graffiti: jedna rzecz; pokaż i imię: ten władca
board-manual-words = pay goblin, fire goblin: w dniu wypłaty (zapłać, zwolnij)

## Signs

board-sign-goods = złoto, żywność, chochliki, pułapki, zło w górę (koszt), zło w dół, stwór na pożarcie
board-sign-space = pole ze sługą A: 1 sztuka złota za 2 porcje żywności; 1+4i: nadzorca i do 4 chochlików; ? szpiegowanie; ← kolejność od III do I
board-sign-people = władcy według miejsc, neutralni władcy; małe litery a–p to pomieszczenia
board-sign-mark = od tego pola zwracasz uwagę paladyna
board-sign-tiles = tunel, pomieszczenie a, podbita płytka, skała; liczba to numer pola
board-sign-targets = możliwe teraz, wybrane do bitwy
board-sign-adventurers = punkty życia, punkty rozbrajania, punkty leczenia, punkty magii
board-sign-out = ogłuszony lub strajkuje
board-sign-orders = zakryty rozkaz, sługa na karcie, niedostępne rozkazy
board-sign-cubes = niezapłacone podatki

## The solver

solve-lost-tiles = Stracone płytki: { $count }
solve-prisoners = Więźniowie: { $count }
solve-spent = Wydane (dobra i pułapki): { $count }
solve-seconds = Czas: { $seconds } s
solve-round = Runda { $round }
solve-unknown = Dalej zależy to od nieznanej karty; liczby powyżej to wartości oczekiwane.

## Components

cards-creatures = Stwory
cards-traps = Pułapki
cards-spells = Karty walki
cards-rooms = Pomieszczenia
cards-specials = Wydarzenia specjalne
cards-adventurers = Poszukiwacze przygód
cards-tiles = Płytki wydarzeń
cards-orders = Rozkazy
