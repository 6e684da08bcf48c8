### Tranquility po polsku.
### Imiona graczy to $seat, $owner i $names (bez odmiany); pola i rzędy liczone są od 1.

game-title = Tranquility
game-blurb = Zapełnijcie razem, prawie bez słowa, morze złożone z 36 pól wyspami, których liczby rosną od lewego dolnego rogu do prawego górnego.
progress-cells = pola: { $done } z { $total }
preset-first = Pierwszy rejs
preset-first-text = Spokojne morze z przewodnikiem. Dwanaście krótkich lekcji.
preset-calm = Spokojne morze
preset-calm-text = Gra podstawowa: 36 pól i pięć kart mety.
preset-rocks = Niebezpieczne skały
preset-rocks-text = Jeden rząd jest zablokowany. Po każdej akcji przenosicie skały.
preset-monsters = Potwory morskie
preset-monsters-text = Trzy potwory niszczą wyspy i nie pozwalają zagrać karty mety.
preset-storms = Sztorm i kompas
preset-storms-text = Sztormy działają w chwili dobrania. Usuwają je kompasy.
preset-poseidon = Posejdon
preset-poseidon-text = Brakuje dwunastu wysp i nikt nie wie których.
preset-day-and-night = Dzień i noc
preset-day-and-night-text = Na dole noc, na górze dzień. Wyspy leżące złą stroną obracacie.
preset-arch = Łuk
preset-arch-text = Dwa filary i łuk: jeden pas 30 pól.
preset-pyramid = Piramida
preset-pyramid-text = Osiem coraz krótszych rzędów. Karty ramki kryją niespodzianki.
preset-duel = Pojedynek dla dwojga
preset-duel-text = Jedno morze, dwa kierunki. Wygrywa najwięcej punktów.

## Co ustala stół

choice-variant = Wariant
choice-variant-help = Kształt siatki i cel gry. Wszystko oprócz gry podstawowej to nasze zasady domowe, nie pochodzą z pudełka.
choice-variant-grid = Gra podstawowa (6 × 6)
choice-variant-grid-help = Gra z pudełka: 6 rzędów po 6 pól.
choice-variant-arch = Łuk (zasada domowa)
choice-variant-arch-help = Zasada domowa: dwa filary i łuk tworzą jeden pas 30 pól.
choice-variant-pyramid = Piramida (zasada domowa)
choice-variant-pyramid-help = Zasada domowa: osiem coraz krótszych rzędów z kartami ramki, które kryją niespodzianki.
choice-variant-day-and-night = Dzień i noc (zasada domowa)
choice-variant-day-and-night-help = Zasada domowa: wyspy mają dwie strony. Na końcu górna połowa musi pokazywać dzień, a dolna noc.
choice-variant-duel = Pojedynek dla dwojga (zasada domowa)
choice-variant-duel-help = Zasada domowa dla dwojga: jedno gra rzędami, drugie kolumnami i wygrywa najwięcej punktów.

choice-removal = Usunięcie kart wysp
choice-removal-help = Tyle wysp usuwa się z gry przed rozdaniem, losowo i bez podglądania: im więcej, tym trudniej.
choice-removal-none = brak
choice-removal-galateia = Galatea: 4 wyspy (1 znak)
choice-removal-triton = Tryton: 6 wysp (2 znaki)
choice-removal-leukothea = Leukotea: 8 wysp (2 znaki)
choice-removal-amphitrite = Amfitryta: 10 wysp (3 znaki)
choice-removal-poseidon = Posejdon: 12 wysp (3 znaki)

choice-rocks = Niebezpieczne skały
choice-rocks-help = Skały blokują rząd i po każdej akcji trzeba je przenieść (1 znak).
choice-rocks-no = nie
choice-rocks-yes = tak

choice-monsters = Potwory morskie
choice-monsters-help = Potwory z ręki niszczą umieszczone wyspy i nie pozwalają zagrać karty mety (2 znaki, z większą liczbą potworów 3).
choice-monsters-0 = brak
choice-monsters-3 = 3 potwory
choice-monsters-4 = 4 potwory
choice-monsters-5 = 5 potworów

choice-storms = Sztorm i kompas
choice-storms-help = Sztormy w trzech kolorach działają w chwili dobrania; pozbywacie się ich kompasami (3 znaki). Po dwa sztormy każdego koloru: zasada domowa.
choice-storms-no = nie
choice-storms-yes = tak

choice-solo = Karta startu w trybie solo (zasada domowa)
choice-solo-help = Co się dzieje, gdy zagrywasz kartę startu w pojedynkę. Oryginalna instrukcja o tym nie mówi, więc to nasza zasada domowa.
choice-solo-draw4 = dobierasz 4 karty, potem odrzucasz 8
choice-solo-draw8 = dobierasz 8 kart, potem odrzucasz 8
choice-solo-discard4 = nic nie dobierasz, odrzucasz 4 pozostałe karty

choice-offers = Rundy deklaracji
choice-offers-help = Ile razy można składać deklaracje dotyczące ośmiu kart po karcie startu, zanim karty zostaną podzielone automatycznie.
choice-offers-1 = 1 runda
choice-offers-2 = 2 rundy
choice-offers-3 = 3 rundy
choice-offers-4 = 4 rundy
choice-offers-5 = 5 rund

choice-starter = Gracz rozpoczynający
choice-starter-help = Kto rozpoczyna grę. Według zasad osoba z najmniejszą liczbą kart albo dowolna inna.
choice-starter-fewest-cards = losowo spośród osób z najmniejszą liczbą kart
choice-starter-any-seat = losowo spośród wszystkich
choice-starter-first-seat = pierwsze miejsce

## Karty

card-none = żadna karta
card-finish = karta mety
card-start = karta startu
card-monster = potwór morski
card-yellow = żółty sztorm
card-purple = fioletowy sztorm
card-orange = pomarańczowy sztorm
card-rocks = Niebezpieczne skały
card-compass = kompas
card-border = karta ramki
card-day = { $card } (dzień)
card-night = { $card } (noc)

## Pytania oraz to, co w tym czasie czytają pozostali

ask-take-turn = Twoja kolej: zagraj kartę albo odrzuć dwie.
ask-take-turn-start = Masz kartę startu, a żadnej jeszcze nie zagrano: musisz ją teraz zagrać.
ask-take-turn-discard = Żadna inna akcja nie jest możliwa: odrzuć dwie karty.
ask-take-turn-waiting = Teraz gra: { $names }
ask-pay-cost = Zapłać za wyspę: którą kartę odrzucasz?
ask-pay-cost-waiting = Czekamy na: { $names } (zapłata)
ask-pick-two = Odrzucenie dwóch kart: wybierz jedną z nich.
ask-pick-two-waiting = Czekamy na: { $names } (odrzucenie dwóch kart)
ask-offer-cards = Drużyna odrzuca osiem kart. Ile oddajesz?
ask-offer-cards-waiting = Czekamy na: { $names } (deklaracja)
ask-give-cards = Którą kartę oddajesz do ośmiu kart drużyny?
ask-give-cards-waiting = Czekamy na: { $names } (oddawanie kart)
ask-discard-to-turn = Którą kartę odrzucasz, aby obrócić wyspę?
ask-discard-to-turn-waiting = Czekamy na: { $names } (odrzucenie karty)
ask-weather-storm = Żółty sztorm: zostają ci trzy karty. Którą odrzucasz?
ask-weather-storm-waiting = Czekamy na: { $names } (odrzucanie z powodu sztormu)
ask-place-storm = Fioletowy sztorm: który rząd ma zablokować?
ask-place-storm-waiting = Czekamy na: { $names } (umieszczenie sztormu)
ask-call-compass = Użyć kompasu? Wybierz sztorm albo zachowaj kompas.
ask-call-compass-waiting = Czekamy na: { $names } (kompas)
ask-move-rocks = Przenieś skały albo zostaw je za dwie wyspy.
ask-move-rocks-waiting = Czekamy na: { $names } (przeniesienie skał)
ask-feed-rocks = Skały zostają: którą wyspę odrzucasz?
ask-feed-rocks-waiting = Czekamy na: { $names } (odrzucanie wysp)
ask-place-rocks = Odkrywasz skały: który rząd mają zablokować?
ask-place-rocks-waiting = Czekamy na: { $names } (umieszczenie skał)
ask-duel-turn = Twoja kolej: umieść wyspę, odrzuć dwie karty albo zakończ.
ask-duel-turn-waiting = Teraz gra: { $names }
ask-take-open-card = Weź kartę z odkrytego rzędu.
ask-take-open-card-waiting = Czekamy na: { $names } (dobieranie z odkrytego rzędu)

ask-left = (do wybrania: { $left ->
        [one] { $left } karta
        [few] { $left } karty
       *[many] { $left } kart
    })
ask-round = (runda { $round } z { $rounds })

## Możliwości

option-discard-two = Odrzuć dwie karty
option-play-start = Zagraj kartę startu
option-play-finish = Zagraj kartę mety
option-discard-hand = Odrzuć całą rękę za kompas
option-play-monster = Potwór morski na wyspę { $card } (pole { $cell })
option-turn-card = Obróć wyspę { $card } (pole { $cell }) na { $night ->
        [1] noc
       *[0] dzień
    }
option-play-island = { $card } na pole { $cell }
option-play-island-cost = { $card } na pole { $cell }, { $cost ->
        [0] bez kosztu
        [one] koszt: { $cost } karta
        [few] koszt: { $cost } karty
       *[many] koszt: { $cost } kart
    }
option-stop = Zakończ na dobre
option-card = { $card }
option-unseen = Karta w ciemno z wierzchu twojego stosu
option-offer = { $count ->
        [0] żadnej karty
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
option-row = Rząd { $row }
option-rocks-stay = Skały zostają: odrzuć dwie wyspy
option-keep-compass = Zachowaj kompas
option-calm-drawn = Właśnie dobrany sztorm: { $storm ->
        [yellow] żółty
        [purple] fioletowy
       *[orange] pomarańczowy
    }
option-calm-row = Fioletowy sztorm w rzędzie { $row }
option-calm-yellow = Żółty sztorm: { $owner }
option-calm-orange = Pomarańczowy sztorm: { $owner }

## Wydarzenia

event-island-placed = { $seat } umieszcza wyspę { $card } na polu { $cell } ({ $cost ->
        [0] bez kosztu
        [one] koszt: { $cost } karta
        [few] koszt: { $cost } karty
       *[many] koszt: { $cost } kart
    })
event-cards-discarded = { $seat } odrzuca { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $reason ->
        [payment] {" "}jako zapłatę
        [start] {" "}na poczet ośmiu
        [turning] {" "}za obrócenie karty
        [storm] {" "}z powodu żółtego sztormu
        [rocks] , aby skały zostały na miejscu
        [compass] {" "}za kompas
       *[passing] {" "}w ramach akcji
    }
event-card-drawn = { $seat } dobiera kartę: { $card }
event-card-drawn-hidden = { $seat } dobiera kartę
event-start-played = { $seat } zagrywa kartę startu
event-offer-made = { $seat } składa deklarację: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
event-offer-made-hidden = { $seat } składa deklarację
event-offer-shown = { $seat } { $count ->
        [0] nie deklaruje żadnej karty
        [one] deklaruje { $count } kartę
        [few] deklaruje { $count } karty
       *[many] deklaruje { $count } kart
    }
event-offers-counted = Runda deklaracji { $round }: { $sum ->
        [8] osiem kart, jest zgoda
        [one] razem { $sum } karta, a potrzeba ośmiu
        [few] razem { $sum } karty, a potrzeba ośmiu
       *[many] razem { $sum } kart, a potrzeba ośmiu
    }
event-share-set = { $seat } { $count ->
        [0] nie oddaje żadnej karty
        [one] oddaje { $count } kartę
        [few] oddaje { $count } karty
       *[many] oddaje { $count } kart
    } na poczet ośmiu
event-finish-played = { $seat } zagrywa kartę mety
event-finish-barred = { $seat } nie może zagrać karty mety: na rękach są potwory morskie
event-monsters-shown = { $seat } pokazuje { $count ->
        [one] { $count } potwora morskiego
        [few] { $count } potwory morskie
       *[many] { $count } potworów morskich
    }
event-monster-played = { $seat } zagrywa potwora morskiego na wyspę { $card }: pole { $cell } znów jest puste
event-rocks-placed = { $seat } kładzie skały przy rzędzie { $row }
event-rocks-moved = { $seat } przenosi skały do rzędu { $row }
event-rocks-stayed = { $seat } zostawia skały na miejscu
event-rocks-left = Skały są usuwane z gry
event-storm-drawn = { $seat } dobiera { $storm ->
        [yellow] żółty sztorm
        [purple] fioletowy sztorm
       *[orange] pomarańczowy sztorm
    }
event-storm-came = { $storm ->
        [yellow] { $seat } kładzie przed sobą żółty sztorm: limit kart na ręce wynosi 3
        [purple] { $seat } kładzie fioletowy sztorm przy rzędzie { $row }
       *[orange] { $seat } kładzie przed sobą pomarańczowy sztorm: wyspy tylko obok umieszczonych wysp
    }
event-storm-passed = { $seat } nie ma gdzie położyć { $storm ->
        [yellow] żółtego sztormu
        [purple] fioletowego sztormu
       *[orange] pomarańczowego sztormu
    }, więc jest on usuwany z gry
event-storm-calmed = { $seat } używa kompasu: { $storm ->
        [yellow] znika żółty sztorm ({ $owner })
        [purple] { $row ->
            [none] znika właśnie dobrany fioletowy sztorm
           *[other] znika fioletowy sztorm w rzędzie { $row }
        }
       *[orange] znika pomarańczowy sztorm ({ $owner })
    }
event-compass-gained = { $seat } zyskuje kompas dla drużyny { $gain ->
        [start] za kartę startu
        [row] za rząd sześciu kolejnych liczb
        [hand] za całą rękę
       *[find] spod karty ramki
    }
event-card-turned = { $seat } obraca kartę na polu { $cell }: teraz pokazuje { $night ->
        [1] noc
       *[0] dzień
    }
event-border-explored = { $seat } zagląda pod kartę ramki na polu { $cell }
event-card-found = { $seat } znajduje kartę i bierze ją na rękę: { $card }
event-card-found-hidden = { $seat } znajduje kartę i w tajemnicy bierze ją na rękę
event-nothing-found = { $seat } niczego nie znajduje
event-arch-opened = Filary są pełne: łuk jest otwarty
event-open-card-taken = { $seat } bierze wyspę { $card } z odkrytego rzędu
event-open-card-turned = Nowa karta w odkrytym rzędzie: { $card }
event-seat-stopped = { $forced ->
        [1] { $seat } nie może już nic zrobić i kończy
       *[0] { $seat } kończy na dobre
    }
event-game-won = Morze jest pełne: drużyna wygrywa
event-game-lost = { $seat } nie może wykonać akcji: drużyna przegrywa
event-duel-ended = Pojedynek się kończy

## Dlaczego nie

refusal-setup-unknown-value = Nie ma takiej wartości
refusal-setup-duel-seats = Pojedynek ma dokładnie 2 miejsca, a nie { $seats }
refusal-setup-seats = Gra ma od 1 do 5 miejsc, a nie { $seats }
refusal-setup-arch-mixture = Łuk nie ma sześciu rzędów, których potrzebują skały i sztormy
refusal-setup-pyramid-mixture = Piramida ma własne karty dodatku
refusal-setup-duel-mixture = Pojedynku nie łączy się z niczym
refusal-no-such-cell = Nie ma pola { $cell }; pola mają numery od 1 do { $cells }
refusal-no-such-row = Nie ma rzędu { $row }; rzędy mają numery od 1 do { $rows }
refusal-not-in-hand = Nie masz tej karty na ręce: { $card }
refusal-cell-taken = Pole { $cell } jest zajęte, leży na nim { $card }
refusal-cell-empty = Na polu { $cell } nie ma wyspy
refusal-number-too-high = { $card } nie może trafić na pole { $cell }: mniejsza liczba { $other } leży dalej, na polu { $place }
refusal-number-too-low = { $card } nie może trafić na pole { $cell }: większa liczba { $other } leży wcześniej, na polu { $place }
refusal-row-rocky = Rząd { $row } blokują skały
refusal-row-stormy = Rząd { $row } blokuje fioletowy sztorm
refusal-row-full = W rzędzie { $row } nie ma pustego pola
refusal-arch-closed = Łuk jest zamknięty, dopóki na filarach { $cells ->
        [one] puste jest { $cells } pole
        [few] puste są { $cells } pola
       *[many] pustych jest { $cells } pól
    }
refusal-orange-needs-neighbour = Przy pomarańczowym sztormie { $card } może trafić tylko obok umieszczonej wyspy
refusal-too-dear = { $card } obok { $beside } kosztuje { $cost ->
        [one] { $cost } odrzuconą kartę
        [few] { $cost } odrzucone karty
       *[many] { $cost } odrzuconych kart
    }, a na zapłatę { $left ->
        [0] nie zostałaby ci żadna karta
        [one] zostałaby ci tylko { $left } karta
        [few] zostałyby ci tylko { $left } karty
       *[many] zostałoby ci tylko { $left } kart
    }
refusal-duel-too-dear = { $card } na polu { $cell } kosztuje { $cost ->
        [one] { $cost } odrzuconą kartę
        [few] { $cost } odrzucone karty
       *[many] { $cost } odrzuconych kart
    }, a na zapłatę { $left ->
        [0] nie zostałaby ci żadna karta
        [one] zostałaby ci tylko { $left } karta
        [few] zostałyby ci tylko { $left } karty
       *[many] zostałoby ci tylko { $left } kart
    }
refusal-start-first = Masz na ręce kartę startu, a żadnej jeszcze nie zagrano: musisz ją zagrać
refusal-start-dead = Kartę startu już zagrano, ta jest martwą kartą
refusal-too-few-to-discard = Potrzebujesz dwóch kart, które wolno odrzucić, a { $cards ->
        [0] nie masz żadnej
       *[other] masz tylko { $cards }
    }
refusal-finish-cells-empty = Karta mety wymaga pełnego morza, a { $cells ->
        [one] puste jest jeszcze { $cells } pole
        [few] puste są jeszcze { $cells } pola
       *[many] pustych jest jeszcze { $cells } pól
    }
refusal-finish-no-start = Karta mety wymaga karty startu, a tej jeszcze nie zagrano
refusal-finish-wrong-sides = Trzy górne rzędy muszą w całości pokazywać dzień, a trzy dolne noc
refusal-finish-own-monster = Masz na ręce potwora morskiego
refusal-finish-barred = Potwory na rękach nie pozwalają zagrać karty mety
refusal-no-compasses-here = W tej rozgrywce nie ma kompasów
refusal-no-compass-left = W zasobach ogólnych nie ma już kompasów
refusal-hand-holds-monster = Masz na ręce potwora, a jego nie można odrzucić
refusal-hand-empty = Nie masz kart na ręce
refusal-no-turning-here = Karty obraca się tylko w wariancie Dzień i noc
refusal-turning-needs-card = Obrócenie kosztuje jedną odrzuconą kartę, a nie masz żadnej, którą wolno odrzucić
refusal-offer-too-many = Nie możesz zadeklarować { $offer ->
        [one] { $offer } karty
        [few] { $offer } kart
       *[many] { $offer } kart
    }; możesz oddać najwyżej { $most }
refusal-unseen-needs-yellow = Karty w ciemno można oddawać tylko przy żółtym sztormie
refusal-unseen-first = Karty w ciemno oddaje się przed kartami z ręki, najwyżej { $most } i dopóki starcza stosu
refusal-no-such-storm = Nie ma takiego sztormu do usunięcia
refusal-rocks-need-islands = Skały zostają za dwie odrzucone wyspy, a { $islands ->
        [0] nie masz żadnej
       *[other] masz tylko { $islands }
    }
refusal-rocks-lie-here = Skały już leżą przy rzędzie { $row }
refusal-rocks-want-islands = Za skały odrzuca się tylko wyspy, a to nie jest wyspa: { $card }
refusal-monster-stays = Potwora morskiego nie można odrzucić
refusal-ascending-picks = Karty wskazuje się w kolejności rosnącej, a do wskazania { $left ->
        [one] jest jeszcze { $left } karta
        [few] są jeszcze { $left } karty
       *[many] jest jeszcze { $left } kart
    }; ta nie może być teraz następna: { $card }
refusal-not-in-open-row = Tej karty nie ma w odkrytym rzędzie: { $card }

## Co by pomogło

remedy-choice-variant = Możliwe wartości: grid, arch, pyramid, day_and_night, duel.
remedy-choice-removal = Możliwe wartości: none, galateia, triton, leukothea, amphitrite, poseidon.
remedy-choice-rocks = Możliwe wartości: no, yes.
remedy-choice-monsters = Możliwe wartości: 0, 3, 4, 5.
remedy-choice-storms = Możliwe wartości: no, yes.
remedy-choice-solo = Możliwe wartości: draw4, draw8, discard4.
remedy-choice-offers = Możliwe wartości: 1, 2, 3, 4, 5.
remedy-choice-starter = Możliwe wartości: fewest_cards, any_seat, first_seat.
remedy-setup-two-seats = Ustaw stół dla dwojga albo wybierz inny wariant.
remedy-setup-one-to-five = Wybierz od 1 do 5 miejsc.
remedy-setup-arch-takes = Łącz go tylko z potworami i usuniętymi wyspami.
remedy-setup-pyramid-takes = Łącz ją tylko z usuniętymi wyspami.
remedy-setup-duel-takes = Grajcie bez minidodatków i bez usuwania wysp.
remedy-pick-cell = Wybierz inne pole.
remedy-pick-row = Wybierz inny rząd.
remedy-pick-from-hand = Wybierz kartę ze swojej ręki.
remedy-pick-empty-cell = Wybierz puste pole.
remedy-pick-placed-island = Wybierz pole, na którym leży wyspa.
remedy-keep-order = Liczby muszą rosnąć od pierwszego pola do ostatniego.
remedy-keep-own-order = Twoje własne karty muszą rosnąć w twoim własnym kierunku.
remedy-pick-other-row = Wybierz pole w innym rzędzie albo poczekaj, aż skały zostaną przeniesione.
remedy-pick-open-row = Wybierz rząd, w którym jest puste pole.
remedy-spend-compass = Wybierz inny rząd albo usuńcie sztorm kompasem.
remedy-fill-pillars = Najpierw zapełnijcie oba filary.
remedy-place-beside = Wybierz pole tuż przed umieszczoną wyspą lub tuż za nią albo usuńcie sztorm kompasem.
remedy-leave-gap = Zostaw lukę obok sąsiedniej karty albo zagraj liczbę bliższą jej.
remedy-play-start = Zagraj kartę startu.
remedy-discard-start = Możesz ją odrzucić albo nią zapłacić.
remedy-play-instead = Wybierz inną akcję.
remedy-finish-cells-empty-help = Najpierw zapełnijcie puste pola i zachowajcie kartę mety na koniec.
remedy-finish-no-start-help = Odrzucajcie karty, aż pojawi się karta startu.
remedy-finish-wrong-sides-help = Odrzuć kartę, aby obrócić wyspę.
remedy-play-monster = Potwór opuszcza rękę tylko wtedy, gdy zagra się go na umieszczoną wyspę.
remedy-offer-fewer = Zadeklaruj mniej kart.
remedy-pick-storm = Wybierz sztorm, który jest w grze, albo zachowaj kompas.
remedy-move-rocks = Przenieś skały do innego rzędu z pustym polem.
remedy-feed-rocks = Wybierz inny rząd albo odrzuć dwie wyspy, żeby skały zostały.
remedy-pick-island = Wybierz wyspę.
remedy-pick-in-order = Wybierz jedną z podanych kart.
remedy-pick-open-card = Wybierz kartę z odkrytego rzędu.

## Zakończenia i punkty

cause-won = Na pełnym morzu zagrano kartę mety.
cause-stuck = Aktywny gracz nie może ani zagrać karty, ani odrzucić dwóch.
cause-grid-full = Siatka jest pełna.
cause-both-stopped = Oboje graczy skończyło.

score-placed = umieszczone karty: { $points }
score-discarded = odrzucone karty: { $points }
score-second = drugi gracz: { $points }
