### The terminal board of Dungeon Lords, in Polish.

## The board

board-mission = Misja { $number }
mission-goal = Cel: { $best ->
        [0] nie strać ani jednej płytki
        [one] strać najwyżej { $best } płytkę
        [few] strać najwyżej { $best } płytki
       *[many] strać najwyżej { $best } płytek
    }
mission-party = Przed twoim podziemiem stoją: { $party }
mission-means = Masz do dyspozycji: { $means }
mission-course = W każdej rundzie planujesz bitwę: płytkę, pułapki, stwory. Potem zmęczenie zadaje drużynie łącznie 2 obrażenia, a jeśli ktoś jeszcze stoi, płytka zostaje podbita. Po czterech rundach ocaleni wracają do domu.
mission-signs = W każdej chwili: ? pokazuje, co można wpisać i co znaczą znaki; podpowiedź: co zrobiłby bot.
mission-end = Stracone płytki: { $lost }, dozwolone: { $best }; schwytani poszukiwacze przygód: { $caught } z { $party }
mission-again = Jeszcze raz: kazamata play lords --scenario { $mission }. Najlepsze rozwiązanie: kazamata solve lords --scenario { $mission }
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
board-left-out = nadchodzący poszukiwacze przygód, wydarzenia, karty walki
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
board-type-build = Wpisz pomieszczenie i pole: { $example } albo { $nothing }; pomoc: ?
board-type-plan = Wpisz numery lub nazwy, na końcu { $ready }: { $example }; pomoc: ?
board-type-list = Wpisz numer z listy lub nazwę: { $example }; pomoc: ?
board-type-look = pokaż: co robi każda rzecz.
type-stop-digging = dość
type-hire-nobody = nikogo nikt
type-build-nothing = nic
type-done-producing = gotowe
type-ready = gotowe
type-take-evil = nie
type-execute = t tak
type-decline = n nie
type-look-away = nie
type-nothing = żaden żadna brak
type-pay = zapłać
type-let-go = zwolnij
type-strikes = strajk
type-plan-tile = pole
type-wage-food = żywność
type-wage-gold = złoto
type-wage-evil = zło
type-wage-trap = pułapka
type-wage-creature = stwór
board-unclear-order = Rozkazy mają numery od 1 do { $most }; wystarczy też nazwa lub jej początek.
board-unclear-many = Tylu rozkazów nie trzeba; najwyżej: { $most }
board-unclear-cell = Pola mają numery od 1 do { $most }.
board-unclear-room = Wpisz literę lub nazwę pomieszczenia i pole, np. a 8, albo { $nothing }.
board-unclear-list = Wpisz numer od 1 do { $most } albo nazwę.
board-unclear-which = Co dokładnie? { $names }
board-unclear-look = Nic się tak nie nazywa: stwór, pułapka, pomieszczenie, karta walki, wydarzenie, klasa ani władca
board-word-look = pokaż pokaz
board-manual-orders = 1 4 7: trzy rozkazy naraz; przy dwóch graczach czwarty numer jest dla neutralnego władcy
board-manual-names = nazwy też działają, także ich początki: goblin, gob
board-manual-dig = 8 9: kop na polach 8 i 9 (kolumny a–e, rzędy 1–4: c2 to pole 8); dość: wystarczy
board-manual-build = a 8: pomieszczenie a na polu 8; nic: bez budowania
board-manual-plan = 1 3 gotowe: 1. i 3. pozycja listy do planu i koniec; pole 8 oznacza płytkę
board-manual-attack = wiedźma b 2: wiedźma atakuje drugim sposobem drugiego w szeregu
board-manual-look = pokaż: wszystko na stole z efektem i wszystkie podziemia; pokaż wahadło, pokaż graffiti: jedna rzecz; pokaż i imię: ten władca
board-manual-words = zapłać goblin, zwolnij goblin: w dniu wypłaty

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
board-sign-row = władca na niskim ekranie: tunele oraz pomieszczenia a i b, drużyna 2 osób z 9 punktami życia, 1 więzień

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
