### Co mówi tylko strona w przeglądarce, po polsku.

## Szukanie stołu

page-menu = Menu
page-home = Strona główna
page-play-now = Zagraj teraz z botami
page-play-with = Zagraj teraz z botami
page-players = Gracze
page-together = wspólnie
page-rivals = rywale
page-length = Długość
page-minutes = { $span } min
page-difficulty = Trudność
page-weight-1 = łatwa do nauki
page-weight-2 = trochę zasad
page-weight-3 = dużo zasad
page-only-terminal = Jeszcze nie w przeglądarce; w terminalu można zagrać tak:
page-full-game = Pełna gra
page-learn = Ucz się, grając
page-new-table = Nowy stół
page-open-table = Otwórz stół
page-my-tables = Moje stoły
page-no-tables = Nie siedzisz jeszcze przy żadnym stole.
page-no-listed = Żaden publiczny stół nie czeka teraz na graczy.
page-join = Dołącz
page-link = Link lub kod stołu
page-paste-link = Wklej link lub kod
page-bad-link = To nie jest ani link, ani kod stołu.
page-status-open = czeka
page-status-running = trwa
page-status-over = zakończona
page-status-stopped = nie może trwać dalej
page-free-seats = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
page-table = Stół
page-game = Gra
page-no-such-table = Nie ma takiego stołu.
page-no-board = Ta gra nie ma jeszcze planszy w przeglądarce.

page-next-table = Do nowego stołu

## Przygotowanie

page-name = Twoje imię
page-guest = Gość
page-seats = Miejsca
page-seat = Miejsce { $number }
page-by-link = osoba, przez link
page-bot = bot: { $name }
page-bot-word = bot
page-bot-random = gra losowo
page-bot-greedy = gra na wyczucie
page-bot-easy = gra prosto
page-bot-medium = gra dobrze
page-bot-strong = gra bardzo dobrze
page-partner-easy = partner, który coś przeoczy
page-partner-medium = uważny partner
page-partner-strong = partner, który myśli naprzód
page-bot-name-1 = Ida
page-bot-name-2 = Otto
page-bot-name-3 = Wera
page-bot-name-4 = Hugo
page-bot-name-5 = Nora
page-bot-name-6 = Feliks
page-choices = Ustalenia stołu
page-more-choices = Więcej opcji i rozstrzygnięć
page-changed = { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
page-house = zasada domowa
page-listed = Pokaż ten stół wszystkim
page-invite = Zaproś
page-qr = Kod QR z linkiem do tego stołu
page-copy-link = Kopiuj link
page-copied = Skopiowano
page-lobby-waiting = Czekamy na graczy. Karty zostaną rozdane, gdy wszystkie miejsca będą zajęte i wszyscy gotowi.
page-lobby-ready-gate = { $count ->
        [0] Wszyscy są gotowi.
        [one] Czekamy jeszcze na gotowość { $count } osoby.
        [few] Czekamy jeszcze na gotowość { $count } osób.
       *[many] Czekamy jeszcze na gotowość { $count } osób.
    }
page-free-seat = wolne miejsce
page-sit-down = Siadam
page-put-bot = Bot
page-free-it = Zwolnij miejsce
page-ready = gotowość
page-not-ready = jeszcze chwila
page-i-am-ready = Możemy zaczynać
page-wait-a-moment = Jeszcze chwila
page-leave = Wyjdź
page-seed = Ziarno
page-nonce = Sól
page-fingerprint = Odcisk
page-seal-sealed = Zapieczętowane rozdanie
page-seal-sealed-text = Rozdanie ustalono przy otwarciu stołu. To jest jego odcisk; po zakończeniu gry strona sama go sprawdzi.
page-seal-kept = Rozdanie sprawdzone
page-seal-kept-text = Ziarno i sól dają dokładnie ten odcisk, który ta przeglądarka poznała przed końcem: nikt nie podmienił kart.
page-seal-late = Rozdanie pasuje do pieczęci
page-seal-late-text = Ziarno i sól dają ten odcisk. Ta przeglądarka nie widziała go przed końcem gry, więc nie może wiedzieć, czy zawsze był taki sam.
page-seal-broken = Rozdanie nie pasuje do pieczęci!
page-seal-broken-text = Uwaga: ziarno i sól nie dają odcisku podanego przed końcem. Karty mogły zostać podmienione; nie ufaj temu rozdaniu.
page-seal-how = Sprawdzenie ręczne: odcisk to SHA-256 tekstu „ziarno:sól”.
page-you = ty

## Przy stole

page-is-asked = ma zdecydować
page-away = nie ma przy stole
page-watching = Oglądasz tę grę.
page-log = Dziennik
page-log-empty = Nic się jeszcze nie wydarzyło.
page-show-move = Pokaż ruch { $seq }
page-rulebook = Instrukcja
page-search-rules = Szukaj w instrukcji
page-why-not = Dlaczego nie?
page-confirm = Zatwierdź
page-undo = Cofnij
page-hint = Podpowiedź
page-nothing-staged = Jeszcze nic.
page-on-its-way = Zatwierdzone: dotrze do stołu, gdy wróci połączenie.
page-no-way-back = Potem nie ma odwrotu: coś zostanie ujawnione.
page-recap = { $count ->
        [one] Od twojej ostatniej tury: { $count } zdarzenie
        [few] Od twojej ostatniej tury: { $count } zdarzenia
       *[many] Od twojej ostatniej tury: { $count } zdarzeń
    }
page-vote-undo = { $name } chce cofnąć ruch. Zgadzasz się?
page-yes = Tak
page-no = Nie
page-take-seat-back = Wróć na miejsce
page-bot-takes-over = Niech gra bot
page-bot-plays = Bot gra za ciebie.
page-play-myself = Wróć do gry
page-look-from-here = Graj z tego miejsca
page-pass-device = Przekaż urządzenie: { $name }
page-show-hand = Pokaż moją rękę
page-show-board = Zobacz planszę
page-show-result = Wynik
page-end-next = Co dalej?
page-end-same = To samo rozdanie
page-end-link = Kopiuj link do tej gry
page-end-home = Wszystkie gry
page-end-answers = { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }
page-end-lasted = { $minutes ->
        [0] niecała minuta
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
page-end-watch = Obejrzyj od początku
page-end-real = Zagraj naprawdę
page-rematch = Zagraj ponownie
page-close = Zamknij
page-connection-lost = Utracono połączenie; łączę ponownie…
page-connection-back = Połączenie wróciło
page-unreachable = Serwer jest nieosiągalny.
page-try-again = Spróbuj ponownie
page-stale = Tymczasem gra poszła dalej.
page-ask-undo = Poproś o cofnięcie
page-vote-undo-sent = Pytamy pozostałych, czy można cofnąć grę.
page-next-same = Do stołu z tym samym rozdaniem
page-same-deal-known = To samo rozdanie jeszcze raz: kto widział pierwszą grę, zna w tej każdą kartę.
page-chosen-deal = Rozdanie wybrane do nauki: jego karty są znane.
page-vote-end = { $name } chce poddać grę. Zgadzasz się?
page-vote-answers = { $count ->
        [one] Oznacza to powrót o { $count } odpowiedź.
        [few] Oznacza to powrót o { $count } odpowiedzi.
       *[many] Oznacza to powrót o { $count } odpowiedzi.
    }
page-vote-end-sent = Pytamy pozostałych, czy stół poddaje grę.
page-vote-refused = { $name } się nie zgadza.
page-withdraw = Jednak nie
page-sure-back = { $count ->
        [one] Wrócić o { $count } odpowiedź?
        [few] Wrócić o { $count } odpowiedzi?
       *[many] Wrócić o { $count } odpowiedzi?
    }
page-clock = Czas na odpowiedź
page-clock-none = bez limitu
page-clock-60 = 1 minuta
page-clock-300 = 5 minut
page-clock-86400 = 1 dzień
page-clock-604800 = 1 tydzień
page-time-left = pozostały czas
page-personal-link = Kopiuj mój osobisty link
page-step-back = Cofnij ostatni krok
page-plan-complete = Wszystko zaplanowane: zatwierdź albo dotknij kroku, by go zmienić.
page-plan-uncertain = Zatwierdź: tego, co będzie dalej, nikt jeszcze nie wie.
page-digest = Od twojej ostatniej tury
page-watch-seat = Zobacz, co robi { $name }
page-pace = Odtwarzanie: { $speed }
page-pace-off = wyłączone
page-pace-fast = szybkie
page-pace-normal = zwykłe
page-pace-step = krok po kroku

page-this-table = Ten stół
page-share-moment = Kopiuj link do tej chwili
page-give-up = Poddaj grę
page-give-up-ask = Zapytać wszystkich, czy zakończyć grę tutaj? Wtedy nikt nie wygrywa.
page-give-up-sure = Zakończyć grę tutaj? Wtedy nikt nie wygrywa.
page-leave-game = Odejdź na dobre
page-leave-sure = Opuścić tę grę na dobre? Na twoim miejscu gra dalej bot i nie ma powrotu.
page-hide-table = Ukryj w moich stołach
page-hide-sure = Usunąć tę grę z twojej listy? Link nadal będzie działał.
page-report = Coś jest nie tak
page-report-hint = Co jest nie tak, jednym zdaniem
page-report-send = Zgłoś
page-reported = Dziękujemy. Zapisano jako { $id } razem z tą chwilą gry.
page-key-table = ten stół
page-key-double = Kartę można też przeciągnąć na miejsce, a dwa szybkie dotknięcia pola od razu zatwierdzają.

## Powtórka

page-replay = Powtórka
page-move-of = ruch { $at } z { $last }
page-to-start = Na początek
page-one-back = Ruch wstecz
page-one-forth = Ruch naprzód
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-to-end = Na koniec
page-to-game = Do gry
page-to-result = Do wyniku
page-branch = Graj dalej stąd
page-replay-open = Gra się skończyła: wszystkie karty na rękach są odkryte.
page-replay-public = Gra trwa: widać tylko to, co wiedzą wszyscy.

## Analiza

page-review = Analiza
page-review-open = Analiza partii
page-review-whose = Czyje odpowiedzi
page-review-all = wszystkich
page-review-thinking = Trwa analiza partii
page-review-leave = Opuszczenie tej strony ją przerywa.
page-review-failed = Nie udało się dokończyć analizy.
page-review-wins = Szansa na wygraną
page-review-points = Oczekiwane punkty
page-review-known = co było wiadomo
page-review-real = po fakcie
page-review-values = Wszystkie wartości w tabeli
page-review-answer = Odpowiedź
page-review-see-table = Wartości są w tabeli poniżej.
page-review-turns = Punkty zwrotne
page-review-none = Żadna odpowiedź nie była wyraźnie gorsza od innej.
page-review-after = Po odpowiedzi { $at }
page-review-played = Zagrano
page-review-better = Lepiej
page-review-show = Pokaż ten moment

## Ustawienia

page-settings = Ustawienia
page-language = Język
page-theme = Kolory
page-theme-auto = jak w systemie
page-theme-light = jasne
page-theme-dark = ciemne
page-sound = Dźwięki
page-notice = Powiadom mnie, gdy przyjdzie moja kolej, także gdy patrzę gdzie indziej
page-notice-refused = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.
page-install = Zainstaluj
page-board-help = Pomocne liczby na planszy
page-guide = Przewodnik
page-guide-off = Schowaj przewodnika; czapka u góry przywoła go z powrotem
page-guide-plan = Plan lekcji
page-guide-learned = opanowane
page-guide-try = Spróbuję
page-guide-task = Twoja kolej: spróbuj.
page-guide-progress = lekcje: { $done } z { $all }
page-understood = Rozumiem
page-keys = Klawisze
page-key-pick = karta lub wybór o tym numerze
page-key-move = do sąsiada
page-key-tap = jak dotknięcie
page-key-confirm = zatwierdź
page-key-back = cofnij ostatni krok
page-key-drop = porzuć wszystko, co przygotowane
page-key-hint = podpowiedź
page-key-log = dziennik
page-key-rules = instrukcja
page-key-rival = plansza innego gracza
page-key-mine = tylko moja plansza
page-key-pace = odtwarzanie wolniej, szybciej
page-key-end = odtwarzanie do końca
page-key-keys = ta lista

## Tranquility

page-tranquility-board = Morze
page-tranquility-hand = Twoja ręka
page-tranquility-no-cards = Brak kart na ręce
page-tranquility-seat = ręka: { $hand }, stos: { $pile }, odrzucone: { $discards }
page-tranquility-stopped = już nie gra
page-tranquility-cell = Pole { $cell }
page-tranquility-row = Rząd { $row }
page-tranquility-empty = puste
page-tranquility-day = dzień
page-tranquility-night = noc
page-tranquility-cost = { $cost ->
        [0] za darmo
        [one] kosztuje { $cost } kartę
        [few] kosztuje { $cost } karty
       *[many] kosztuje { $cost } kart
    }
page-tranquility-not-here = niemożliwe; wybierz, aby dowiedzieć się dlaczego
page-tranquility-gap = puste; pola: { $cells }, liczby: { $numbers }
page-tranquility-cells-before = pól przed nią: { $cells }, liczb zostało: { $numbers }
page-tranquility-cells-after = pól po niej: { $cells }, liczb zostało: { $numbers }
page-tranquility-hopeless = Wtedy morza nie da się już zapełnić; { $sides }.
page-tranquility-tight = Będzie ciasno; { $sides }.
page-tranquility-kept-back = Gra szkoleniowa to wstrzymuje, bo morza nie dałoby się już zapełnić; { $sides }. Niskie liczby pasują w lewy dolny róg, wysokie w prawy górny.
page-tranquility-kept = wstrzymane; wybierz, a dowiesz się dlaczego
page-tranquility-unfillable = potem morza nie dałoby się zapełnić
page-tranquility-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-tranquility-gap-open = { $cells ->
        [one] Jedno puste pole
        [few] { $cells } puste pola z rzędu
       *[many] { $cells } pustych pól z rzędu
    }, a { $numbers ->
        [one] może tam jeszcze trafić { $numbers } liczba
        [few] mogą tam jeszcze trafić { $numbers } liczby
       *[many] może tam jeszcze trafić { $numbers } liczb
    }. Dopóki liczb jest co najmniej tyle, ile pól, lukę da się zapełnić.
page-tranquility-gap-hopeless = { $cells ->
        [one] Jedno puste pole
        [few] { $cells } puste pola z rzędu
       *[many] { $cells } pustych pól z rzędu
    }, a { $numbers ->
        [0] żadna liczba już tam nie trafi
        [one] trafić tam może już tylko { $numbers } liczba
        [few] trafić tam mogą już tylko { $numbers } liczby
       *[many] trafić tam może już tylko { $numbers } liczb
    }: tej luki nie da się zapełnić.
page-tranquility-discard = odrzucasz: { $cards }
page-tranquility-to-discard = { $card }, do odrzucenia
page-tranquility-monster-stays = Potwora morskiego nie można odrzucić
page-tranquility-choose-more = { $count ->
        [one] wybierz jeszcze { $count } kartę
        [few] wybierz jeszcze { $count } karty
       *[many] wybierz jeszcze { $count } kart
    }
page-tranquility-filled = pola: { $filled } z { $cells }
page-tranquility-end-gap = Najciaśniejsze miejsce: puste pola z rzędu: { $cells }, a pozostałe dla nich liczby: { $numbers }.
page-tranquility-end-seat = { $placed ->
        [one] { $placed } wyspa
        [few] { $placed } wyspy
       *[many] { $placed } wysp
    }, { $discards ->
        [one] { $discards } odrzucona karta
        [few] { $discards } odrzucone karty
       *[many] { $discards } odrzuconych kart
    }
page-tranquility-start-played = karta startu zagrana
page-tranquility-start-open = jeszcze bez karty startu
page-tranquility-compasses = kompasy: { $count } (zasoby ogólne: { $supply })
page-tranquility-arch-open = łuk jest otwarty
page-tranquility-arch-closed = łuk jest zamknięty
page-tranquility-explored = zbadane: { $count }
page-tranquility-by-rows = idzie rzędami →
page-tranquility-by-columns = idzie kolumnami ↑
page-tranquility-open-row = Odkryty rząd
page-tranquility-pile = stos: { $count }
page-tranquility-eight = Osiem kart wspólnie
page-tranquility-round = runda { $round } z { $rounds }
page-tranquility-owes = jeszcze { $count }
page-tranquility-sum = suma: { $sum } z 8
page-tranquility-said = (poprzednio: { $count })
page-tranquility-said-sum = poprzednio razem: { $sum }, potrzeba: 8
page-tranquility-offer = Twoja deklaracja
page-tranquility-fewer = mniej
page-tranquility-more = więcej

## Tranquility: pierwsza gra z przewodnikiem

page-tranquility-lesson-sea = Witaj na pokładzie! Wspólnie zapełniacie wyspami to morze o 36 polach. Ich liczby muszą rosnąć: w każdym rzędzie od lewej do prawej i od dolnego rzędu do górnego.
page-tranquility-lesson-sea-title = Morze
page-tranquility-lesson-card = Twoja kolej. Jedna karta z ręki jest uniesiona; możesz dotknąć innej. Liczby na morzu to jej cena w danym miejscu, 0 oznacza: za darmo. Niskie liczby pasują na dół. Dotknij pola.
page-tranquility-lesson-card-title = Połóż wyspę
page-tranquility-lesson-card-why = Morze ma 36 pól na liczby od 1 do 80: czterdziestka pasuje mniej więcej na środek, piątka w lewy dolny róg.
page-tranquility-lesson-confirm = Na razie nic się nie stało: możesz dotknąć innego pola albo cofnąć. Gdy wybór ci odpowiada, zatwierdź. Potem dobierasz do pięciu kart i nie ma odwrotu.
page-tranquility-lesson-confirm-title = Zatwierdzenie
page-tranquility-lesson-confirm-why = Dobierając, widzisz nowe karty, dlatego nie da się tego cofnąć.
page-tranquility-lesson-gaps = Zostaw miejsce! Między dwiema wyspami musi zostać co najmniej tyle liczb, ile jest pól. Pokazują to małe cyfry w lukach: najpierw pola, potem liczby. Pole, na którym karta uniemożliwiłaby wygraną, jest w tej grze wstrzymane, a gra mówi dlaczego.
page-tranquility-lesson-gaps-title = Zostaw miejsce
page-tranquility-lesson-cost = Obok innej wyspy karta kosztuje różnicę liczb: 24 obok 21 to trzy karty. Między dwiema wyspami liczy się mniejsza różnica. Jeśli zostawisz lukę, jest za darmo.
page-tranquility-lesson-cost-title = Ile kosztuje miejsce
page-tranquility-lesson-pay = To miejsce kosztuje karty. Wybierz z ręki, co za nie odrzucasz; tych kart nikt już nie zobaczy, nawet ty.
page-tranquility-lesson-pay-title = Płacenie
page-tranquility-lesson-pay-why = Oddaj to, co już nigdzie nie pasuje: liczby sąsiadujące z leżącymi wyspami albo drugą kartę mety.
page-tranquility-lesson-why = Gdy coś jest niemożliwe, dotknij tego: strona powie, dlaczego i która zasada tak mówi. Wypróbuj znak zapytania.
page-tranquility-lesson-why-title = Dlaczego nie?
page-tranquility-lesson-discard = Zamiast kłaść wyspę, możesz odrzucić dwie karty. Czasem tak jest mądrzej, gdy każda karta kosztowałaby za dużo.
page-tranquility-lesson-discard-title = Odrzucenie dwóch kart
page-tranquility-lesson-silence = Wygrywacie razem, ale prawie bez słów: nie wolno mówić, jakie masz karty. Patrz, co kładą inni i gdzie zostawiają miejsce.
page-tranquility-lesson-silence-title = Bez słów
page-tranquility-lesson-start = Masz kartę startu. Dopóki żadnej nie zagrano, musisz ją zagrać. Kosztuje to drużynę osiem kart.
page-tranquility-lesson-start-title = Karta startu
page-tranquility-lesson-eight = Zagrano kartę startu: drużyna odrzuca osiem kart. Każdy mówi, ile da, ale nie które. Gdy suma wynosi osiem, sprawa jest ustalona.
page-tranquility-lesson-eight-title = Osiem kart razem
page-tranquility-lesson-eight-why = Nikt nie może zdradzić, co ma na ręce. Zaproponuj tyle, ile możesz oddać: cztery z pięciu kart to uczciwa połowa.
page-tranquility-lesson-finish = Masz kartę mety. Zachowaj jedną: gdy wszystkie pola są pełne i leży karta startu, karta mety wygrywa grę. Jeśli ktoś nie może ani położyć wyspy, ani odrzucić dwóch kart, przegrywacie wszyscy.
page-tranquility-lesson-finish-title = Karta mety
page-learn-title = Nauka
page-missions = Misje
page-missions-alone = Grasz w pojedynkę? Wybierz misję
page-medals = medale: { $count } z 3
page-goal = Cel:
page-tries = Dotychczasowe próby: { $count }
page-mission-passed = Zaliczone!
page-mission-failed = Tym razem nie.
page-best-line = Pokaż najlepszą obronę
page-more-missions = Wszystkie misje
