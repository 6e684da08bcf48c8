### Podziemne Imperium po polsku.

## effects

effect-gain-coins = zyskaj { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
effect-gain-points = zyskaj { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
effect-draw = dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
effect-draw-level = dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } poziomu { $level }
effect-draw-faction = znajdź w talii { $card }
effect-draw-any-faction = wskaż frakcję i wyszukaj jej kartę w talii
effect-draw-deep = weź { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } poziomu IV
effect-advance = awansuj { $n ->
        [1] o 1 pole
        [few] maksymalnie o { $n } pola
       *[many] maksymalnie o { $n } pól
    }
effect-machinery-here = umieść { $n ->
        [one] { $n } maszynerię
        [few] { $n } maszynerie
       *[many] { $n } maszynerii
    } na tej karcie
effect-machinery-anywhere = umieść { $n ->
        [1] 1 maszynerię na jednej ze swoich kart
        [few] { $n } maszynerie na dowolnych swoich kartach
       *[many] { $n } maszynerii na dowolnych swoich kartach
    }
effect-machinery-other = umieść { $n ->
        [1] 1 maszynerię na innej swojej karcie
        [few] { $n } maszynerie na innych swoich kartach
       *[many] { $n } maszynerii na innych swoich kartach
    }
effect-collapse = umieść zawalenie na tej karcie
effect-collapse-other = umieść { $n ->
        [1] zawalenie na innej swojej karcie
        [few] { $n } zawalenia na innych swoich kartach
       *[many] { $n } zawaleń na innych swoich kartach
    }
effect-clear = { $n ->
        [1] możesz odrzucić 1 zawalenie
        [few] odrzuć maksymalnie { $n } zawalenia
       *[many] odrzuć maksymalnie { $n } zawaleń
    }
effect-place-cart = umieść { $n ->
        [1] 1 znacznik wózka na niepełnym wózku
        [few] { $n } znaczniki wózka na niepełnych wózkach
       *[many] { $n } znaczników wózka na niepełnych wózkach
    }
effect-dismantle = zdejmij wszystkie maszynerie z tej karty
effect-discard = { $n ->
        [1] możesz odrzucić z ręki 1 kartę
        [few] odrzuć z ręki maksymalnie { $n } karty
       *[many] odrzuć z ręki maksymalnie { $n } kart
    }
effect-buy = { $most ->
        [1] możesz zapłacić { $price ->
            [one] { $price } monetę
            [few] { $price } monety
           *[many] { $price } monet
        }
       *[other] zapłać { $price ->
            [one] { $price } monetę
            [few] { $price } monety
           *[many] { $price } monet
        } maksymalnie { $most } razy
    }
effect-discount = zagranie twojej następnej karty kosztuje o { $n } mniej
effect-activate-any = aktywuj inną kartę swojej kopalni
effect-activate-adjacent = aktywuj sąsiednią kartę
effect-activate-row = aktywuj kartę poziomu { $row }
effect-activate-faction = aktywuj { $card }
effect-activate-with-machinery = aktywuj kartę z maszynerią
effect-use-surface = użyj jednego efektu swojej planszy powierzchni
effect-special-new-shift = odrzuć całą rękę, a potem dobierz o jedną kartę więcej, niż odrzucono
effect-special-twin-seams = zyskaj 1 punkt za każdą parę sąsiednich kart w twojej kopalni o wspólnej frakcji
effect-per = { $gain } { $what }
effect-per-most = { $gain } { $what } (maksymalnie { $most ->
        [one] { $most } raz
       *[other] { $most } razy
    })
effect-if = { $condition }: { $then }
effect-if-else = { $condition }: { $then }; w przeciwnym razie: { $otherwise }
effect-pay = zapłać { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }: { $then }
effect-pay-scots = zapłać { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    } (o 1 mniej za każdą kartę Szkotów w swojej kopalni): { $then }
effect-and = { $first }; { $second }
effect-or = { $first }, albo { $second }

## measures

measure-faction-kinds = za { $each ->
        [1] każdą różną frakcję
        [few] każde { $each } różne frakcje
       *[many] każde { $each } różnych frakcji
    } w twojej kopalni
measure-machinery-here = za { $each ->
        [1] każdą maszynerię
        [few] każde { $each } maszynerie
       *[many] każde { $each } maszynerii
    } na tej karcie
measure-machinery = za { $each ->
        [1] każdą maszynerię
        [few] każde { $each } maszynerie
       *[many] każde { $each } maszynerii
    } w twojej kopalni
measure-collapses = za { $each ->
        [1] każde zawalenie
        [few] każde { $each } zawalenia
       *[many] każde { $each } zawaleń
    } w twojej kopalni
measure-full-carts = za { $each ->
        [1] każdy pełny wózek
        [few] każde { $each } pełne wózki
       *[many] każde { $each } pełnych wózków
    } w twojej kopalni
measure-half-carts = za { $each ->
        [1] każdy niepełny wózek
        [few] każde { $each } niepełne wózki
       *[many] każde { $each } niepełnych wózków
    } w twojej kopalni
measure-carts-here = za { $each ->
        [1] każdy pełny wózek
        [few] każde { $each } pełne wózki
       *[many] każde { $each } pełnych wózków
    } przy tej karcie
measure-cards = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } w twojej kopalni
measure-collapse-free = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } bez zawalenia w twojej kopalni
measure-neighbours = za { $each ->
        [1] każdą sąsiednią kartę
        [few] każde { $each } sąsiednie karty
       *[many] każde { $each } sąsiednich kart
    }
measure-side-by-side = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } na poziomie tej karty
measure-scots = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } Szkotów w twojej kopalni
measure-barbarians = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } Barbarzyńców w twojej kopalni
measure-egyptians = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } Egipcjan w twojej kopalni
measure-japanese = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } Japończyków w twojej kopalni
measure-atlanteans = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } Atlantydów w twojej kopalni
measure-romans = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } Rzymian w twojej kopalni
measure-row-1 = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } na poziomie I
measure-row-2 = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } na poziomie II
measure-row-3 = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } na poziomie III
measure-row-4 = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } na poziomie IV
measure-position = za { $each ->
        [1] każde pole
        [few] każde { $each } pola
       *[many] każde { $each } pól
    } poniżej twojego znacznika
measure-distance = za { $each ->
        [1] każde pole przebyte
        [few] każde { $each } pola przebyte
       *[many] każde { $each } pól przebytych
    } w tej grze
measure-coins = za { $each ->
        [1] każdą monetę, którą masz
        [few] każde { $each } monety, które masz
       *[many] każde { $each } monet, które masz
    }
measure-hand = za { $each ->
        [1] każdą kartę
        [few] każde { $each } karty
       *[many] każde { $each } kart
    } na ręce
measure-boards = za { $each ->
        [1] każdą ukończoną planszę
        [few] każde { $each } ukończone plansze
       *[many] każde { $each } ukończonych plansz
    } postępu
measure-rows = za { $each ->
        [1] każdy poziom
        [few] każde { $each } poziomy
       *[many] każde { $each } poziomów
    } z kartami w twojej kopalni
measure-both-above = jeśli bezpośrednio nad tą kartą leżą dwie karty
measure-between-two = jeśli ta karta leży między dwiema kartami
measure-at-the-end = jeśli obok tej karty leży najwyżej jedna karta
measure-nothing-below = jeśli pod tą kartą nie leży żadna karta

## conditions

condition-position = jeśli stoisz na polu { $least } lub wyższym
condition-both-above = jeśli bezpośrednio nad tą kartą leżą dwie karty
condition-between-two = jeśli ta karta leży między dwiema kartami
condition-at-the-end = jeśli obok tej karty leży najwyżej jedna karta
condition-nothing-below = jeśli pod tą kartą nie leży żadna karta

## modifiers

modifier-cheaper-cards = zagranie każdej karty kosztuje o { $n } mniej
modifier-longer-advances = każdy awans może sięgnąć o { $n } dalej
modifier-richer-coins = za każdym razem, gdy karta kopalni daje ci monety, zyskujesz o { $n } więcej
modifier-more-surface = użyj dwóch różnych efektów swojej planszy powierzchni
modifier-lower-prices = koszt każdego efektu spada o { $n } (nie dotyczy powtarzanych płatności)
event-type-immediate = Natychmiast
event-type-this-round = W tej rundzie
event-type-end-of-round = Na koniec rundy

## choices

game-title = Podziemne Imperium
game-blurb = Wykop własną kopalnię w dziesięć rund, równocześnie ze wszystkimi. Każda nowa karta wywołuje reakcję łańcuchową aż do powierzchni. Karty zaprojektowaliśmy sami.
progress-rounds = runda { $done } z { $total }
preset-first = Pierwsza zmiana
preset-first-text = Zaczynasz z sześcioma kartami i przewodnikiem.
preset-short = Pierwsza rozgrywka
preset-short-text = Każdy zaczyna z dwiema kartami każdego poziomu.
preset-full = Pełna gra
preset-full-text = Dziesięć rund. Każdy zatrzymuje cztery z ośmiu kart.
preset-open = Jedna wizyta na rundę
preset-open-text = Rozgrywasz całą rundę za jednym razem. Dobre na rozgrywki trwające wiele dni.
choice-first-game = Pierwsza rozgrywka
choice-first-game-help = W pierwszej rozgrywce dobierz po 2 karty poziomów I–III i zatrzymaj wszystkie sześć, zamiast wybierać cztery z ośmiu.
choice-first-game-no = nie: zatrzymaj 4 z 8 kart
choice-first-game-yes = tak: po 2 karty z poziomu
choice-reveal = Odkrywanie kart
choice-reveal-help = Razem: karty są zakryte, dopóki wszyscy nie wybiorą. Jawnie: każdy rozgrywa całą rundę za jednym razem, co sprawdza się w rozgrywkach trwających wiele dni.
choice-reveal-together = razem
choice-reveal-open = jawnie
choice-alchemy = Plansza Alchemii
choice-alchemy-help = Która strona ma być na wierzchu: z przodu Mennica, z tyłu Jubilerzy. Według zasad decyduje los.
choice-alchemy-random = losowa
choice-alchemy-front = Mennica
choice-alchemy-back = Jubilerzy
choice-technology = Plansza Technologii
choice-technology-help = Która strona ma być na wierzchu: z przodu Warsztat, z tyłu Kolej. Według zasad decyduje los.
choice-technology-random = losowa
choice-technology-front = Warsztat
choice-technology-back = Kolej
choice-diplomacy = Plansza Dyplomacji
choice-diplomacy-help = Która strona ma być na wierzchu: z przodu Ambasada, z tyłu Otchłań. Według zasad decyduje los.
choice-diplomacy-random = losowa
choice-diplomacy-front = Ambasada
choice-diplomacy-back = Otchłań
choice-set = Zestaw kart
choice-set-help = Zestaw własny zaprojektowaliśmy sami; zestaw można też wczytać z pliku.
choice-set-house = zestaw własny

## names

card-peat-cutters = Kopacze torfu
card-whisky-still = Gorzelnia whisky
card-rough-diggers = Dzicy kopacze
card-war-drums = Bębny wojenne
card-surveyors-camp = Obóz mierniczych
card-papyrus-store = Skład papirusów
card-sundial = Zegar słoneczny
card-tea-house = Herbaciarnia
card-rice-terrace = Taras ryżowy
card-pump-room = Pompownia
card-gear-works = Warsztat zębatek
card-milestone = Kamień milowy
card-toll-gate = Rogatka
card-old-gallery = Stary chodnik
card-lamp-room = Lampownia
card-timber-yard = Skład drewna
card-border-market = Targ graniczny
card-ferry-landing = Przystań promowa
card-clan-hall = Sala klanowa
card-highland-forge = Górska kuźnia
card-piper-band = Orkiestra dudziarzy
card-tartan-weavers = Tkacze tartanu
card-wrecking-crew = Ekipa burzycieli
card-powder-store = Prochownia
card-ruin-pickers = Zbieracze z ruin
card-siege-road = Droga oblężnicza
card-bear-pit = Niedźwiedzi dół
card-obelisk-yard = Plac obelisków
card-barge-landing = Przystań barek
card-scribes-school = Szkoła skrybów
card-embalmers = Balsamiści
card-river-temple = Świątynia rzeczna
card-sphinx-riddle = Zagadka sfinksa
card-lantern-walk = Aleja lampionów
card-sword-smiths = Miecznicy
card-stone-garden = Kamienny ogród
card-paper-bridge = Papierowy most
card-crystal-engine = Kryształowy silnik
card-dry-dock = Suchy dok
card-tide-mill = Młyn pływowy
card-glass-lift = Szklana winda
card-via-profunda = Via Profunda
card-aqueduct = Akwedukt
card-legion-camp = Obóz legionu
card-cart-sheds = Wozownia
card-forum = Forum
card-winch-tower = Wieża wyciągowa
card-pay-office = Kasa wypłat
card-bone-yard = Kościowisko
card-kings-cairn = Królewski kurhan
card-clan-gathering = Zjazd klanów
card-deep-distillery = Głębinowa gorzelnia
card-gold-brokers = Maklerzy złota
card-thistle-gate = Brama ostów
card-earthquake-cult = Kult trzęsienia ziemi
card-kings-of-rubble = Królowie gruzu
card-raiders-hoard = Skarb łupieżców
card-skull-throne = Tron czaszek
card-iron-horde = Żelazna horda
card-pharaohs-way = Droga faraona
card-hall-of-scales = Sala wag
card-golden-barge = Złota barka
card-hidden-pyramid = Ukryta piramida
card-oracle-well = Studnia wyroczni
card-desert-caravan = Karawana pustynna
card-star-chamber = Komnata gwiazd
card-shogun-seat = Siedziba szoguna
card-moon-gate = Księżycowa brama
card-silk-archive = Jedwabne archiwum
card-thousand-cranes = Tysiąc żurawi
card-heart-engine = Serce machiny
card-coral-automaton = Koralowy automat
card-great-bellows = Wielkie miechy
card-sunken-dynamo = Zatopione dynamo
card-triumphal-arch = Łuk triumfalny
card-grand-junction = Wielki węzeł
card-senate-vault = Skarbiec senatu
card-jubilee-bridge = Most jubileuszowy
card-echo-cavern = Jaskinia echa
card-underground-lake = Podziemne jezioro
card-main-shaft = Szyb główny
card-heart-of-the-mountain = Serce góry
happening-pay-day = Dzień wypłaty
happening-new-recruits = Nowi rekruci
happening-scrap-dealer = Handlarz złomem
happening-breakthrough = Przełom
happening-wandering-scholar = Wędrowny uczony
happening-crate-of-parts = Skrzynia części
happening-wagon-makers = Kołodzieje
happening-rescue-party = Ekipa ratunkowa
happening-envoys = Posłowie
happening-royal-favour = Królewska łaska
happening-market-day = Dzień targowy
happening-tailwind = Wiatr w żagle
happening-rich-vein = Bogata żyła
happening-open-gates = Otwarte bramy
happening-generous-lenders = Hojni pożyczkodawcy
happening-evening-wages = Wieczorna dniówka
happening-festival-of-nations = Święto narodów
happening-night-shift = Nocna zmiana
track-mint = Mennica
track-jewellers = Jubilerzy
track-workshop = Warsztat
track-railway = Kolej
track-embassy = Ambasada
track-abyss = Otchłań
board-alchemy = Alchemia
board-technology = Technologia
board-diplomacy = Dyplomacja
faction-scots = Szkoci
faction-barbarians = Barbarzyńcy
faction-egyptians = Egipcjanie
faction-japanese = Japończycy
faction-atlanteans = Atlantydzi
faction-romans = Rzymianie
faction-none = bez frakcji
side-upper-left = u góry po lewej
side-upper-right = u góry po prawej
side-left = po lewej
side-right = po prawej
side-lower-left = u dołu po lewej
side-lower-right = u dołu po prawej
level-1 = I
level-2 = II
level-3 = III
level-4 = IV
rank-1 = Szeregowy kopacz
rank-2 = Górnik zawodowy
rank-3 = Inżynier górniczy
rank-4 = Gemmolog
rank-5 = Sztygar
rank-6 = Król podziemi

## cards

card-none = brak karty
card-unnamed = karta { $number }
spot-place = { $card } (poziom { $row }, kolumna { $column })
cell-place = Poziom { $row }, kolumna { $column }
card-head = { $card } · poziom { $level } · koszt { $cost } · { $factions }
card-choice = { $first } — ALBO — { $second }

## asks

ask-keep-cards = Cztery karty zostają w twojej początkowej ręce, resztę odrzucasz.
ask-keep-cards-waiting = Czekamy na: { $names } (początkowa ręka)
ask-choose-card = Którą kartę zagrywasz w tej rundzie?
ask-choose-card-waiting = Czekamy na: { $names } (wybór karty)
ask-place-card = Gdzie umieszczasz kartę?
ask-place-card-waiting = Czekamy na: { $names } (umieszczanie karty)
ask-use-effect = Którego efektu aktywowanej karty używasz?
ask-use-effect-waiting = Czekamy na: { $names } (efekt karty)
ask-climb = Na którą kartę powyżej przechodzi reakcja łańcuchowa?
ask-climb-waiting = Czekamy na: { $names } (reakcja łańcuchowa)
ask-use-surface = Docierasz na powierzchnię: wybierz efekt.
ask-use-surface-waiting = Czekamy na: { $names } (powierzchnia)
ask-draw-card = Z której talii dobierasz?
ask-draw-card-waiting = Czekamy na: { $names } (dobieranie kart)
ask-name-faction = Karty której frakcji szukasz?
ask-name-faction-waiting = Czekamy na: { $names } (dobieranie dla frakcji)
ask-seek-faction = Którą talię przeszukujesz?
ask-seek-faction-waiting = Czekamy na: { $names } (przeszukiwanie talii)
ask-enter-board = Na której planszy postępu zaczyna twój znacznik?
ask-enter-board-waiting = Czekamy na: { $names } (wybór planszy)
ask-move-marker = O ile pól awansujesz?
ask-move-marker-waiting = Czekamy na: { $names } (awans)
ask-change-board = Plansza ukończona: dokąd trafia twój znacznik?
ask-change-board-waiting = Czekamy na: { $names } (zmiana planszy)
ask-place-machinery = Na której karcie umieszczasz maszynerię?
ask-place-machinery-waiting = Czekamy na: { $names } (maszyneria)
ask-clear-collapse = Wybierz kartę, z której odrzucasz zawalenie, albo zakończ.
ask-clear-collapse-waiting = Czekamy na: { $names } (odrzucanie zawaleń)
ask-collapse-card = Na której karcie umieszczasz zawalenie?
ask-collapse-card-waiting = Czekamy na: { $names } (zawalenie)
ask-place-cart = Na którym niepełnym wózku umieszczasz znacznik?
ask-place-cart-waiting = Czekamy na: { $names } (znacznik wózka)
ask-activate-card = Którą kartę aktywujesz?
ask-activate-card-waiting = Czekamy na: { $names } (specjalna aktywacja)
ask-trim-hand = Masz więcej niż osiem kart: którą odrzucasz?
ask-trim-hand-waiting = Czekamy na: { $names } (limit kart na ręce)
ask-discard-some = Którą kartę odrzucasz? Możesz też zakończyć.
ask-discard-some-waiting = Czekamy na: { $names } (odrzucanie)
ask-buy-times = Ile razy płacisz?
ask-buy-times-waiting = Czekamy na: { $names } (płacenie)
ask-choose-branch = Wybierz jeden z efektów.
ask-choose-branch-waiting = Czekamy na: { $names } (wybór)
ask-left = { $what ->
        [effects] (pozostało: { $left ->
            [one] { $left } efekt
            [few] { $left } efekty
           *[many] { $left } efektów
        })
        [tokens] (pozostało: { $left })
       *[cards] (pozostało: { $left ->
            [one] { $left } karta
            [few] { $left } karty
           *[many] { $left } kart
        })
    }
ask-card = ({ $card })

## options

option-card = { $card }
option-card-cost = { $card } (koszt { $cost })
option-take-forced = Dobierz i zagraj wierzchnią kartę talii I
option-cell = { $cell }
option-use-none = Nie używaj efektu
option-use-effect = { $effect }
option-branch = { $branch }
option-surface = { $surface }
option-deck = Talia { $level } (zostało: { $left ->
        [one] { $left } karta
        [few] { $left } karty
       *[many] { $left } kart
    })
option-faction = { $faction }
option-board = { $board }: { $track }
option-steps = { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }: { $text }
option-spot = { $spot }
option-joint = { $spot }: { $side }
option-stop = Zakończ
option-times = { $count ->
        [one] { $count } raz
        [few] { $count } razy
       *[many] { $count } razy
    }

## events

event-round-began = Runda { $round }. Wydarzenie: { $event_card }
event-card-chosen = { $seat } wybiera kartę { $card }
event-card-chosen-hidden = { $seat } wybiera kartę
event-card-played = { $seat } zagrywa kartę { $card } (koszt { $cost })
event-card-forced = { $seat } nie ma karty, którą można zagrać, i zagrywa wierzchnią kartę talii I: { $card }
event-nothing-to-force = { $seat } nie ma czego zagrać i wychodzi na powierzchnię
event-card-placed = { $seat } umieszcza kartę { $card }: { $cell }
event-card-activated = { $seat } aktywuje kartę { $card }
event-activation-skipped = Karta { $card } była już aktywowana w tej rundzie i zostaje pominięta ({ $seat })
event-effect-used = { $effect ->
        [0] { $seat } nie używa efektu karty { $card }
        [1] { $seat } używa pierwszego efektu karty { $card }
       *[2] { $seat } używa drugiego efektu karty { $card }
    }
event-collapse-lifted = { $seat } odrzuca zawalenie z karty { $card }
event-coins-gained = { $seat } zyskuje { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
event-coins-paid = { $seat } płaci { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
event-points-gained = { $seat } zyskuje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
event-card-drawn = { $seat } dobiera z talii { $level } kartę { $card }
event-card-drawn-hidden = { $seat } dobiera kartę z talii { $level }
event-deep-card-taken = { $seat } bierze kartę poziomu IV
event-deck-shuffled = Talia { $level } zostaje przetasowana
event-card-discarded = { $seat } odrzuca kartę { $card }
event-card-turned-up = { $seat } odkrywa kartę { $card }
event-faction-found = { $seat } znajduje kartę { $card } ({ $faction })
event-faction-missing = { $seat } nie znajduje karty frakcji ({ $faction }) w talii { $level }
event-board-entered = { $seat } wchodzi na planszę { $track }
event-marker-moved = { $seat } awansuje o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }, na pole { $space }
event-board-finished = { $seat } kończy planszę { $track }
event-machinery-placed = { $seat } umieszcza { $count ->
        [one] { $count } maszynerię
        [few] { $count } maszynerie
       *[many] { $count } maszynerii
    } na karcie { $card }
event-machinery-taken = { $seat } zdejmuje { $count ->
        [one] { $count } maszynerię
        [few] { $count } maszynerie
       *[many] { $count } maszynerii
    } z karty { $card }
event-collapse-placed = { $seat } umieszcza zawalenie na karcie { $card }
event-cart-placed = { $seat } umieszcza znacznik wózka przy karcie { $card } ({ $side })
event-discount-gained = { $seat }: następna karta kosztuje o { $count } mniej
event-surface-used = { $surface ->
        [coins] { $seat } zyskuje monety na powierzchni
        [short] { $seat } płaci na powierzchni za krótki awans
        [long] { $seat } płaci na powierzchni za długi awans
       *[draw] { $seat } dobiera karty na powierzchni
    }
event-round-ended = Koniec rundy { $round }
event-game-ended = Dziesiąta runda dobiegła końca: koniec gry

## refusals

refusal-setup-unknown-value = Nie ma takiej wartości
refusal-setup-seats = W Podziemne Imperium gra od 1 do 5 osób, a nie { $seats }
remedy-setup-one-to-five = Wybierz od 1 do 5 miejsc.
remedy-choice-first-game = Wybierz jedną z podanych wartości.
remedy-choice-reveal = Wybierz: razem albo jawnie.
remedy-choice-alchemy = Wybierz: losowa, przód albo tył.
remedy-choice-technology = Wybierz: losowa, przód albo tył.
remedy-choice-diplomacy = Wybierz: losowa, przód albo tył.
remedy-choice-set = Wybierz zestaw własny albo najpierw wczytaj zestaw z pliku.
refusal-not-in-hand = Nie masz na ręce karty { $card }
remedy-pick-from-hand = Wybierz kartę z ręki.
refusal-needs-card-above = Karta { $card } (poziom { $level }) musi mieć nad sobą inną kartę
refusal-no-free-place = Karta { $card }: na poziomie { $level } nie ma wolnego miejsca
remedy-dig-row-above = Najpierw umieść kartę na poziomie powyżej.
refusal-card-too-dear = Karta { $card } kosztuje { $cost }, a masz { $coins }
refusal-too-dear = Koszt wynosi { $cost }, a masz { $coins }
remedy-get-coins = Najpierw zdobądź monety albo obniż koszt.
refusal-must-play-from-hand = Masz kartę, którą możesz zagrać, więc musisz zagrać z ręki
remedy-pick-playable = Wybierz jedną z kart, które możesz zagrać.
refusal-wrong-row = Karta { $card } ma poziom { $level } i nie może trafić na poziom { $row }
remedy-pick-own-row = Wybierz miejsce na poziomie tej karty.
refusal-cell-taken = To miejsce zajmuje karta { $card }
remedy-pick-free-cell = Wybierz wolne miejsce.
refusal-touches-nothing-above = Tam karta poziomu { $level } nie stykałaby się z żadną kartą powyżej
remedy-pick-below-a-card = Wybierz miejsce pod kartą.
refusal-gap-too-wide = Przerwa na poziomie I może mieć szerokość najwyżej jednej karty
remedy-pick-nearer = Wybierz miejsce bliżej swoich kart.
refusal-one-effect-only = Karta { $card } ma tylko jeden efekt
remedy-use-first = Użyj jej jedynego efektu albo żadnego.
refusal-no-such-card = W twojej kopalni nie ma karty nr { $spot }; kart jest { $cards }
remedy-pick-own-card = Wybierz kartę swojej kopalni.
refusal-not-directly-above = Karta { $card } nie leży bezpośrednio nad kartą { $below }
remedy-climb-above = Wybierz jedną z dwóch kart powyżej.
refusal-surface-used = Ten efekt powierzchni był już użyty
remedy-pick-other-effect = Wybierz inny efekt.
refusal-deck-empty = Talia { $level } i jej stos kart odrzuconych są puste
refusal-deck-searched = Talia { $level } była już przeszukana ({ $faction })
remedy-pick-other-deck = Wybierz inną talię.
refusal-no-zero-steps = Kto awansuje, przesuwa się co najmniej o jedno pole
remedy-move-one = Awansuj co najmniej o jedno pole.
refusal-too-many-steps = Możesz awansować najwyżej o { $most }, a nie o { $steps }
refusal-past-the-top = Do najwyższego pola brakuje { $most }, nie możesz awansować o { $steps }
remedy-move-fewer = Awansuj o mniej pól.
refusal-same-board = Znacznik musi trafić na inną planszę
remedy-pick-other-board = Wybierz jedną z pozostałych plansz.
refusal-only-other-cards = Efekt dotyczy innych kart niż { $card }
refusal-machinery-full = Na karcie { $card } leżą już trzy maszynerie
refusal-collapsed-already = Na karcie { $card } leży już zawalenie
remedy-pick-other-card = Wybierz inną kartę.
refusal-no-collapse-there = Na karcie { $card } nie ma zawalenia
remedy-pick-collapsed = Wybierz kartę z zawaleniem.
refusal-cart-full-already = Wózek przy karcie { $card } ({ $side }) jest już pełny
refusal-no-joint-there = Z kartą { $card } żadna karta tam nie sąsiaduje ({ $side })
refusal-cart-both-empty = Obie połówki przy karcie { $card } ({ $side }) są puste
remedy-pick-half-full = Wybierz niepełny wózek.
refusal-too-often = Możesz zapłacić najwyżej { $most ->
        [one] { $most } raz
        [few] { $most } razy
       *[many] { $most } razy
    }, a nie { $times }
remedy-buy-fewer = Zapłać mniej razy.
refusal-activated-already = Karta { $card } była już aktywowana w tej rundzie
remedy-pick-fresh-card = Wybierz kartę, która nie była jeszcze aktywowana.
refusal-wrong-target = Efekt nie dotyczy takiej karty: { $card }
remedy-pick-fitting-card = Wybierz kartę, której dotyczy efekt.
refusal-no-such-branch = Nie ma możliwości nr { $branch }; możliwości jest { $most }
remedy-pick-branch = Wybierz jedną z wymienionych możliwości.

## scores

cause-ten-rounds = Dziesięć rund dobiegło końca
score-gems = Znaczniki punktów: { $points }
score-full-carts = Pełne wózki: { $points }
score-rank-1 = Ranga: Szeregowy kopacz (poniżej 35)
score-rank-2 = Ranga: Górnik zawodowy (35–45)
score-rank-3 = Ranga: Inżynier górniczy (46–55)
score-rank-4 = Ranga: Gemmolog (56–60)
score-rank-5 = Ranga: Sztygar (61–65)
score-rank-6 = Ranga: Król podziemi (ponad 65)
effect-advance-each = awansuj maksymalnie o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
effect-collapse-own = umieść { $n ->
        [1] zawalenie na jednej ze swoich kart
        [few] { $n } zawalenia na swoich kartach
       *[many] { $n } zawaleń na swoich kartach
    }
effect-activate-free = aktywuj kartę swojej kopalni
effect-each-clear = { $what } i { $gain } za każde
effect-each-discard = { $what } i { $gain } za każdą
effect-each-place-cart = { $what } i { $gain } za każdy
effect-each-collapse = { $what } i { $gain } za każde
effect-each-dismantle = { $what } i { $gain } za każdą
effect-each-buy = { $what } i za każdym razem { $gain }
effect-if-done = { $what }; jeśli to zrobisz, { $gain }
effect-again = { $what }, { $n ->
        [2] dwukrotnie
        [3] trzykrotnie
       *[other] { $n } razy
    }
effect-choose = wybierz jedno: { $choices }
faction-card-scots = kartę Szkotów
faction-card-barbarians = kartę Barbarzyńców
faction-card-egyptians = kartę Egipcjan
faction-card-japanese = kartę Japończyków
faction-card-atlanteans = kartę Atlantydów
faction-card-romans = kartę Rzymian
condition-faction-kinds = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } frakcję
        [few] { $least } różne frakcje
       *[many] { $least } różnych frakcji
    }
condition-machinery-here = jeśli ta karta ma co najmniej { $least ->
        [one] { $least } maszynerię
        [few] { $least } maszynerie
       *[many] { $least } maszynerii
    }
condition-machinery = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } maszynerię
        [few] { $least } maszynerie
       *[many] { $least } maszynerii
    }
condition-collapses = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } zawalenie
        [few] { $least } zawalenia
       *[many] { $least } zawaleń
    }
condition-full-carts = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } pełny wózek
        [few] { $least } pełne wózki
       *[many] { $least } pełnych wózków
    }
condition-half-carts = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } niepełny wózek
        [few] { $least } niepełne wózki
       *[many] { $least } niepełnych wózków
    }
condition-carts-here = jeśli ta karta ma co najmniej { $least ->
        [one] { $least } pełny wózek
        [few] { $least } pełne wózki
       *[many] { $least } pełnych wózków
    }
condition-cards = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
condition-collapse-free = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } bez zawalenia
condition-neighbours = jeśli ta karta ma co najmniej { $least ->
        [one] { $least } sąsiednią kartę
        [few] { $least } sąsiednie karty
       *[many] { $least } sąsiednich kart
    }
condition-side-by-side = jeśli na poziomie tej karty masz co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
condition-scots = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } Szkotów
condition-barbarians = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } Barbarzyńców
condition-egyptians = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } Egipcjan
condition-japanese = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } Japończyków
condition-atlanteans = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } Atlantydów
condition-romans = jeśli masz w kopalni co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } Rzymian
condition-row-1 = jeśli na poziomie I masz co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
condition-row-2 = jeśli na poziomie II masz co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
condition-row-3 = jeśli na poziomie III masz co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
condition-row-4 = jeśli na poziomie IV masz co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
condition-distance = jeśli masz w tej grze za sobą co najmniej { $least ->
        [one] { $least } pole
        [few] { $least } pola
       *[many] { $least } pól
    }
condition-coins = jeśli masz co najmniej { $least ->
        [one] { $least } monetę
        [few] { $least } monety
       *[many] { $least } monet
    }
condition-hand = jeśli masz na ręce co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
condition-boards = jeśli masz co najmniej { $least ->
        [one] { $least } ukończoną planszę
        [few] { $least } ukończone plansze
       *[many] { $least } ukończonych plansz
    } postępu
condition-rows = jeśli masz karty na co najmniej { $least ->
        [one] { $least } poziomie
       *[other] { $least } poziomach
    }
