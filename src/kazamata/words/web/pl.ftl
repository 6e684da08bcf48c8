### Co mówi tylko strona w przeglądarce, po polsku.

## Szukanie stołu

page-menu = Menu
page-home = Strona główna
page-take-a-seat = Usiądź do stołu.
page-welcome = Bez konta i bez instalowania. Własny stół w dwie sekundy: z botami albo z przyjaciółmi z daleka.
page-your-turn = Twoja kolej
page-other-tables = Inne stoły
page-nobody-waits = Nikt na ciebie nie czeka
page-all-tables = Wszystkie: { $count }
page-fewer = Mniej
page-play-on = Graj dalej
page-turn-of = Kolej: { $name }
page-time-until = czas minie { $when }
page-alone = bez innych graczy
page-remove-open = Opuścić ten stół i usunąć go z listy?
page-remove-alone = Zakończyć tę grę i usunąć ją? Grają tu z tobą tylko boty.
page-we-explain = Wyjaśniamy w trakcie gry
page-with-bots = Graj z botami
page-against-bots = Graj z botami
page-with-friends = Z przyjaciółmi
page-join-question = Masz link albo trzy słowa?
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
page-no-listed = Żaden publiczny stół nie czeka teraz na graczy.
page-join = Dołącz
page-paste-link = Link lub trzy słowa
page-bad-link = To nie jest ani link, ani trzy słowa.
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
page-partner-easy = czasem coś przeoczy
page-partner-medium = uważny
page-partner-strong = myśli naprzód
page-bot-name-1 = Ida
page-bot-name-2 = Otto
page-bot-name-3 = Wera
page-bot-name-4 = Hugo
page-bot-name-5 = Nora
page-bot-name-6 = Feliks
page-what-kind = Jaka gra?
page-who-sits = Kto siada do stołu?
page-guided-seats = Ty i boty. Rozdanie jest wybrane do nauki, a gra zaczyna się od razu.
page-more = Więcej
page-mix = Wszystkie opcje i rozstrzygnięcia
page-marks = { $count ->
        [0] bez znaków
        [one] { $count } znak
        [few] { $count } znaki
       *[many] { $count } znaków
    }
page-marks-mean = Im więcej znaków, tym trudniejsza gra. Znaki wszystkich modułów się sumują.
page-level-easy = łatwy
page-level-medium = średni
page-level-strong = silny
page-level-greedy = proste reguły
page-level-random = losowy
page-for-everybody = widoczny dla wszystkich
page-only-link = tylko z linkiem
page-no-clock = bez zegara
page-begin = Zaczynaj
page-changed = { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
page-house = zasada domowa
page-listed = Pokaż ten stół wszystkim
page-tell-words = Podaj trzy słowa
page-type-in-at = do wpisania pod tym adresem; można też zeskanować kod
page-only-this-computer = Tylko ten komputer ma dostęp do tego stołu. Aby zaprosić innych, uruchom serwer z --host 0.0.0.0.
page-network-address = Adres w sieci
page-network-note = Dla telefonów i komputerów w twojej sieci. Ta strona jest u ciebie otwarta pod { $host }, a ten adres rozumie tylko ten komputer.
page-share = Udostępnij
page-share-text = Zagraj ze mną: { $game }!
page-different-here = Inaczej przy tym stole
page-rules-here = Zasady tego stołu
page-rest-as-usual = Wszystko inne jak zwykle.
page-all-as-usual = Wszystko jak zwykle.
page-all-options = Wszystkie opcje
page-clock-chip = na ruch: { $time }
page-change-options = Zmień
page-save = Zapisz
page-confirm-again = Jeśli zasady się zmienią, wszyscy potwierdzają gotowość jeszcze raz.
page-remove-person = Usunąć gracza { $name } od stołu?
page-host = gospodarz
page-call-you = Jak cię nazywać?
page-watching-so-far = Na razie oglądasz. Aby zagrać, zajmij miejsce.
page-lobby-invited = Zaproszenie do stołu. Wybierz miejsce.
page-lobby-watching = Oglądasz. Wszystkie miejsca są zajęte; gra otworzy się tutaj.
page-lobby-alone = Tylko ty i boty: zacznij, kiedy chcesz.
page-waiting-chairs = { $count ->
        [one] Brakuje jeszcze { $count } osoby.
        [few] Brakuje jeszcze { $count } osób.
       *[many] Brakuje jeszcze { $count } osób.
    }
page-waiting-for = Czekamy na: { $names }
page-not-ready-yet = Jeszcze nie
page-you-are-ready = Gotowe
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
page-put-bot = Daj tu bota
page-free-it = Zwolnij miejsce
page-ready = gotowość
page-not-ready = jeszcze chwila
page-i-am-ready = Możemy zaczynać
page-leave = Wyjdź
page-lobby-joined = { $name } siada do stołu.
page-lobby-ready = { $name } może zaczynać.
page-lobby-left = { $name } odchodzi od stołu.
page-hints = Podpowiedzi
page-hints-option = Podpowiedzi dla wszystkich
page-hints-help = Każdy może poprosić bota o podpowiedź. Dziennik pokazuje, kto z niej korzysta.
page-hints-agreed = Każdy może korzystać z podpowiedzi; dziennik pokazuje, kto to robi.
page-hints-none = Przy tym stole gra się bez podpowiedzi.
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

page-is-asked = myśli
page-away = poza stołem
page-here = przy stole
page-absent = brak połączenia
page-stand-in = gra bot
page-in-seconds = za { $seconds } s
page-lane = Powiadomienia
page-lane-more = { $count ->
        [one] Jeszcze { $count } powiadomienie
        [few] Jeszcze { $count } powiadomienia
       *[other] Jeszcze { $count } powiadomień
    }
page-lane-away = { $name } jest poza stołem.
page-lane-absent = { $name }: brak połączenia.
page-lane-waits = Stół czeka.
page-lane-host = Stół czeka; gospodarz może oddać to miejsce botowi.
page-lane-stand-in = { $name }: w zastępstwie gra bot.
page-lane-back = { $name } wraca do gry.
page-lane-left = { $name } opuszcza grę; dalej gra bot.
page-watching = Oglądasz tę grę.
page-log = Dziennik
page-log-empty = Nic się jeszcze nie wydarzyło.
page-show-move = Pokaż ruch { $seq }
page-open-rule = Reguła: { $clause }
page-rulebook = Instrukcja
page-components = Elementy gry
page-search-rules = Szukaj w instrukcji
page-why-not = Dlaczego nie?
page-confirm = Zatwierdź
page-undo = Cofnij
page-take-back = Cofnij ruch
page-hint = Podpowiedź
page-nothing-staged = Wybierz ruch.
page-plan-sent = Wysłano. Możesz zamknąć stronę: plan i tak się wykona.
page-change-plan = Zmień
page-on-its-way = Zatwierdzone: dotrze do stołu, gdy wróci połączenie.
page-no-way-back = To coś ujawnia: potem można już tylko cofnąć ruch.
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
page-bot-plays-clock = Twój czas minął. Dotknij planszy, aby grać dalej.
page-bot-plays-away = Przejął grę pod twoją nieobecność. Dotknij planszy, aby grać dalej.
page-play-myself = Wróć do gry
page-look-from-here = Graj z tego miejsca
page-pass-device = Przekaż urządzenie: { $name }
page-show-hand = Pokaż moją rękę
page-show-board = Zobacz planszę
page-show-result = Wynik
page-end-next = Co dalej?
page-end-same = To samo rozdanie
page-end-compare = Obie partie tego rozdania
page-end-this = Tym razem
page-end-earlier = Poprzednio
page-end-link = Kopiuj link do tej gry
page-end-home = Wszystkie gry
page-end-answers = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
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
page-rematch-offer = { $count ->
        [one] { $names } chce zagrać jeszcze raz.
       *[other] { $names } chcą zagrać jeszcze raz.
    }
page-rematch-table = Nowy stół jest gotowy.
page-rematch-same = Z tym samym rozdaniem.
page-sit-again = Siadam znowu
page-close = Zamknij
page-connection-lost = Utracono połączenie; łączę ponownie…
page-connection-back = Połączenie wróciło
page-unreachable = Serwer jest nieosiągalny.
page-try-again = Spróbuj ponownie
page-stale = Tymczasem gra poszła dalej.
page-ask-undo = Poproś o cofnięcie
page-vote-undo-sent = Pytamy pozostałych, czy można cofnąć ruch.
page-next-same = Do stołu z tym samym rozdaniem
page-same-deal-known = To samo rozdanie jeszcze raz: kto widział pierwszą grę, zna w tej każdą kartę.
page-chosen-deal = Rozdanie wybrane do nauki: jego karty są znane.
page-vote-end = { $name } chce poddać grę. Zgadzasz się?
page-vote-answers = { $count ->
        [one] Cofa to { $count } ruch.
        [few] Cofa to { $count } ruchy.
       *[many] Cofa to { $count } ruchów.
    }
page-vote-back-to = Powrót do: { $part }.
page-vote-end-sent = Pytamy pozostałych, czy stół poddaje grę.
page-vote-refused = { $name } się nie zgadza.
page-withdraw = Jednak nie
page-sure-back = Cofnąć twój ruch?
page-sure-back-others = Cofnąć twój ruch? Cofną się też następne ruchy: { $names }.
page-clock = Czas na ruch
page-clock-none = bez limitu
page-clock-60 = 1 minuta
page-clock-300 = 5 minut
page-clock-86400 = 1 dzień
page-clock-604800 = 1 tydzień
page-time-left = pozostały czas
page-personal-link = Kopiuj mój osobisty link
page-plan-complete = Wszystko zaplanowane: zatwierdź albo dotknij kroku, by go zmienić.
page-plan-uncertain = Zatwierdź ruch. Nikt jeszcze nie wie, co będzie dalej.
page-digest = Od twojej ostatniej tury
page-watch-seat = Zobacz, co robi { $name }
page-pace = Odtwarzanie: { $speed }
page-pace-off = wyłączone
page-pace-fast = szybkie
page-pace-normal = zwykłe
page-pace-slow = wolno: krok po kroku
page-pace-step = krok po kroku: dalej dotknięciem lub klawiszem

page-different-today = Co dziś jest inne
page-different-of = { $number } z { $all }
page-different-count = { $count ->
        [one] { $count } minidodatek
        [few] { $count } minidodatki
       *[many] { $count } minidodatków
    }
page-different-again = Dotknij nazwy u góry, aby przeczytać to ponownie.
page-different-play = Graj
page-different-guide = Poprowadź mnie
page-next-module = Następny krok: { $name }
page-next-try = Spróbuj
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
page-branch-of = Dalszy ciąg innej partii, od ruchu { $move }
page-replay-open = Gra się skończyła: wszystkie karty na rękach są odkryte.
page-replay-public = Gra trwa: widać tylko to, co wiedzą wszyscy.

## Analiza

page-review = Analiza
page-review-open = Analiza partii
page-review-whose = Czyje ruchy
page-review-all = wszystkich
page-review-thinking = Trwa analiza partii
page-review-leave = Zostań na tej stronie; około 10 sekund.
page-review-failed = Nie udało się dokończyć analizy.
page-review-wins = Szansa na wygraną
page-review-team = Szansa drużyny na wygraną
page-review-team-line = Jedna linia dla drużyny
page-review-each-line = Każdy osobno
page-review-sure = pewna
page-review-even = równa
page-review-lost = brak
page-review-slider = Ruch na krzywej
page-review-change = ruch { $move }: { $before } → { $after }
page-review-points = Oczekiwane punkty
page-review-known = co było wiadomo
page-review-real = po fakcie
page-review-values = Wszystkie wartości w tabeli
page-review-answer = Ruch
page-review-see-table = Wartości są w tabeli poniżej.
page-review-turns = Punkty zwrotne
page-review-none = Bez prawdziwego punktu zwrotnego, dobra gra.
page-review-none-of = W tych ruchach nie było prawdziwego punktu zwrotnego.
page-review-turn = Ruch { $move }
page-review-cards = karty
page-review-played = Zagrano
page-review-better = Lepiej
page-review-play-better = Zagraj lepszy ruch
page-review-board = Plansza przy ruchu { $move }
page-review-watch = Oglądaj stąd
page-again-turned = Tu się odwróciło: ruch { $move }
page-again-about = Z innym ruchem wygrywano stąd { $better } gier próbnych, z zagranym { $played }.
page-again-from = Spróbuj jeszcze raz od ruchu { $move }
page-again-none = Nie przesądził o tym jeden ruch.
page-again-looking = Szukamy ruchu, który przesądził…

## Ustawienia

page-settings = Ustawienia
page-language = Język
page-theme = Kolory
page-theme-auto = jak w systemie
page-theme-light = jasne
page-theme-dark = ciemne
page-sound = Dźwięki
page-volume = Głośność
page-sound-sample = Posłuchaj
page-notice = Powiadom mnie, gdy przyjdzie moja kolej
page-notice-refused = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.
page-install = Zainstaluj
page-board-help = Pomocne liczby na planszy
page-board-help-none = żadne
page-board-help-tight = tam, gdzie jest ciasno
page-board-help-all = wszystkie
page-board-help-about = W Tranquility: ile pól ma luka i ile liczb na nią zostało.
page-crack-warnings = Oznaczaj miejsca, po których nie dałoby się już wygrać
page-playback-speed = Szybkość ruchów innych
page-motion = Ruch na ekranie
page-motion-auto = jak w systemie
page-motion-less = bez ruchu
page-confirms-all = Zatwierdzam każdą odpowiedź
page-confirms-all-about = Szybkie odpowiedzi, na przykład dobranie karty, też czekają na zatwierdzenie; inaczej wysyła je jedno dotknięcie.
page-guide = Przewodnik
page-guide-off = Schowaj przewodnika; czapka u góry przywoła go z powrotem
page-guide-plan = Plan lekcji
page-guide-learned = opanowane
page-guide-try = Spróbuję
page-guide-task = Twoja kolej: spróbuj.
page-guide-progress = lekcje: { $done } z { $all }
page-understood = Rozumiem
page-keys = Klawisze
page-keys-about = Przy stole litery są skrótami; ? pokazuje ich listę.
page-key-pick = karta lub wybór o tym numerze
page-key-move = do sąsiada
page-key-tap = jak dotknięcie
page-key-confirm = zatwierdź
page-key-back = cofnij ostatni krok
page-key-drop = porzuć wszystko, co przygotowane
page-key-hint = podpowiedź
page-key-log = dziennik
page-key-rules = instrukcja
page-key-clause = reguła zaznaczonego wpisu dziennika
page-key-rival = plansza innego gracza
page-key-mine = tylko moja plansza
page-key-pace = odtwarzanie wolniej, szybciej
page-key-end = odtwarzanie do końca
page-key-keys = ta lista
page-key-lane = do powiadomienia nad paskiem

## Tranquility

page-tranquility-board = Morze
page-tranquility-hand = Twoja ręka
page-tranquility-no-cards = Brak kart na ręce
page-tranquility-seat = ręka: { $hand }, stos: { $pile }, odrzucone: { $discards }
page-tranquility-stopped = już nie gra
page-tranquility-cell = Pole { $cell }
page-tranquility-placed-by = gracz: { $name }
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
page-tranquility-choose-more = { $count ->
        [one] wybierz { $count } kartę do zapłaty
        [few] wybierz { $count } karty do zapłaty
       *[many] wybierz { $count } kart do zapłaty
    }
page-tranquility-choose-two = { $count ->
        [one] wybierz { $count } kartę do odrzucenia
        [few] wybierz { $count } karty do odrzucenia
       *[many] wybierz { $count } kart do odrzucenia
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
page-tranquility-lesson-confirm = Na razie nic się nie stało: dotknij innego pola albo cofnij. Gdy wybór ci odpowiada, zatwierdź. Potem dobierasz do pięciu kart.
page-tranquility-lesson-confirm-title = Zatwierdzenie
page-tranquility-lesson-confirm-why = Dobierając, widzisz nowe karty. Gdy grasz z innymi, o cofnięcie ruchu trzeba potem poprosić.
page-tranquility-lesson-gaps = Zostaw miejsce! Między dwiema wyspami musi zostać co najmniej tyle liczb, ile jest pól. Pokazują to małe cyfry w lukach: najpierw pola, potem liczby. Pole, na którym karta uniemożliwiłaby wygraną, jest w tej grze wstrzymane, a gra mówi dlaczego.
page-tranquility-lesson-gaps-title = Zostaw miejsce
page-tranquility-lesson-cost = Obok innej wyspy karta kosztuje różnicę liczb: 24 obok 21 to trzy karty. Między dwiema wyspami liczy się mniejsza różnica. Jeśli zostawisz lukę, jest za darmo.
page-tranquility-lesson-cost-title = Ile kosztuje miejsce
page-tranquility-lesson-pay = To miejsce kosztuje karty. Wybierz z ręki, co za nie odrzucasz; tych kart nikt już nie zobaczy, nawet ty.
page-tranquility-lesson-pay-title = Płacenie
page-tranquility-lesson-pay-why = Oddaj to, co już nigdzie nie pasuje: liczby sąsiadujące z leżącymi wyspami albo drugą kartę mety.
page-tranquility-lesson-why = Gdy coś jest niemożliwe, dotknij tego: strona powie, dlaczego i która zasada tak mówi. Wypróbuj ciemne pole.
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
page-next-medal = Na następny medal: { $task }
page-next-mission = Następna misja
page-last-round = Tak to się kończy
