### Stół Imperial Miners w terminalu, po polsku.

## Stół

board-before = Przed pierwszą rundą
board-round = Runda { $round } z { $rounds }
board-decks = Talie (zostało+odrzucone): { $decks }
board-boards = Plansze (znaczniki ‹miejsce›)
board-mine = kopalnia
board-mine-of = Kopalnia: { $name }
board-no-mine = jeszcze bez kart
board-decides = decyduje
board-chosen = karta wybrana
board-done = gotowe

## Miejsca

board-cell-first = poziom { $row }: pierwsza karta
board-cell-between = poziom { $row }, między: { $first } i { $second }
board-cell-left = poziom { $row }, na lewo od: { $first }
board-cell-right = poziom { $row }, na prawo od: { $first }
board-cell-gap-left = poziom { $row }, na lewo z przerwą od: { $first }
board-cell-gap-right = poziom { $row }, na prawo z przerwą od: { $first }
board-cell-below-both = poziom { $row }, pod: { $first } i { $second }
board-cell-lower-left = poziom { $row }, u dołu po lewej od: { $first }
board-cell-lower-right = poziom { $row }, u dołu po prawej od: { $first }
board-carts = {" "}· wózki: pełne +{ $full }, niepełne +{ $half }
board-joint = między: { $first } i { $second }

## Co wpisać

board-word-look = pokaż p
board-word-mine = kopalnia k
type-stop = 0 dość
type-use-none = 0 żaden
type-take-forced = f przymusowa
type-left = lewa lewo
type-right = prawa prawo
board-type-one = Wpisz { $example } albo początek nazwy; pokaż: pełne teksty; pomoc: ?
board-type-number = Wpisz liczbę, na przykład { $example }; pokaż: pełne teksty; pomoc: ?
board-type-several = Wpisz najwyżej { $most }, naraz albo po kolei: { $example }; pokaż: pełne teksty; pomoc: ?
board-type-forced = Nie da się nic zagrać: Enter albo { $example } dobiera wierzchnią kartę talii I; pomoc: ?
board-unclear = Wpisz jedno z: { $tokens }; pomoc: ?
board-unclear-which = Co znaczy { $text }? { $names }
board-unclear-cell = Wpisz numer z listy albo poziom i kolumnę jak w zasadach: II 4 (nieparzyste poziomy mają nieparzyste kolumny).
board-unclear-look = Nie masz takiej karty na ręce ani w kopalni. Spróbuj: pokaż, pokaż 3, pokaż herb
board-unclear-seat = Nie ma takiego gracza. Spróbuj: kopalnia, kopalnia 2
board-manual-number = 3: opcja, karta na ręce albo karta kopalni o tym numerze
board-manual-name = herb: karta, plansza albo frakcja, której nazwa tak się zaczyna
board-manual-several = 1 3 5: kilka kart, talii albo miejsc naraz
board-manual-cell = II 4: pole na poziomie II w kolumnie 4, na przykład po „dlaczego”
board-manual-deck = I, II, III albo 1, 2, 3: talia
board-manual-faction = pierwsza litera frakcji oznacza tę frakcję
board-manual-stop = 0 albo dość: dość; f: przymusowa karta z talii I
board-manual-look = pokaż: wszystkie teksty; pokaż 3, pokaż herb: pełny tekst karty
board-manual-mine = kopalnia 2: kopalnia drugiego gracza

## Znaki

board-sign-card = [3 Herbaciarnia] karta kopalni: jej numer, nazwa, a pod nią znaki
board-sign-marks = S B E J A R frakcje po pierwszych literach, ¤2 dwie maszynerie, ▼ zawalenie, ✓ aktywowana w tej rundzie, × nie można wybrać
board-sign-carts = ● pełny wózek, ◉ pełny dzięki znacznikowi, ◐ niepełny, ◦ pełna połówka bez sąsiada
board-sign-hand-carts = ·●/··/●· połówki wózków na karcie z ręki: u góry, po bokach, u dołu
board-sign-open = (2) miejsce na kartę
board-sign-boards = 2¢‹1› znacznik gracza 1 stoi na polu, które daje 2 monety; 0 to najniższe pole
board-sign-seats = ★ punkty, ¢ monety, ● pełne wózki, ▯ karty na ręce, ▦ karty kopalni; ▸ decyduje, ✓ gotowe
board-sign-dense = 16★ 6¢ 3● 6▯ 9▦ to samo na niskim ekranie; 2↑5 znacznik gracza 2 stoi na polu 5
board-sign-gains = 2¢ zyskaj 2 monety, 2★ 2 punkty, 2▯ dobierz 2 karty (▯IV poziom IV, ▯S karta Szkotów, ▯? dowolna frakcja), ↑2 awansuj maksymalnie o 2 pola
board-sign-places = 1¤ maszyneria tutaj (¤* gdziekolwiek, ¤◇ na innych), ▼ zawalenie tutaj, 1◉ znacznik wózka, » aktywuj, ⌂ powierzchnia, ! zobacz: pokaż
board-sign-counts = 1★/2● 1 punkt za każde 2 pełne wózki (≤3: najwyżej 3 razy), ⚑ różne frakcje, ◇ sąsiedzi, ↑ pozycja, ↑* przebyta droga, ≡ poziomy, ⊤ ukończone plansze, * w całej kopalni
board-sign-prices = 4¢→2★ zapłać 4 monety za 2 punkty (−S: o 1 mniej za kartę Szkotów), −2▯→1¢ odrzuć do 2 kart, 1 moneta za każdą; | jeden efekt albo drugi, + i, / albo, ?: jeśli i jeśli nie

## Rozwiązywanie tury

solve-points = Punkty: { $count }
solve-coins = Monety: { $count }
solve-cards = Karty na ręce: { $count }
solve-steps = Kroki na planszach: { $count }
solve-seconds = Czas: { $seconds } s
solve-round = Runda { $round }
solve-unknown = Dalej zależy to od nieznanej karty; liczby powyżej sięgają tylko do niej.
solve-cut = Ta tura ma więcej możliwości, niż wypróbowano; może istnieć lepsza.
