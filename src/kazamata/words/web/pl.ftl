### Co mówi tylko strona w przeglądarce, po polsku.

## Szukanie stołu

page-menu = Menu
page-home = Strona główna
page-play-now = Zagraj teraz z botami
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
page-bot-random = losowy
page-bot-greedy = zachłanny
page-choices = Ustalenia stołu
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
page-no-way-back = Potem nie ma odwrotu: coś zostanie ujawnione.
page-recap = { $count ->
        [one] Od twojej ostatniej tury: { $count } zdarzenie
        [few] Od twojej ostatniej tury: { $count } zdarzenia
       *[many] Od twojej ostatniej tury: { $count } zdarzeń
    }
page-vote-undo = { $name } chce cofnąć ruch. Zgadzasz się?
page-yes = Tak
page-no = Nie
page-take-back = Wróć na miejsce
page-bot-takes-over = Niech gra bot
page-look-from-here = Graj z tego miejsca
page-pass-device = Przekaż urządzenie: { $name }
page-show-hand = Pokaż moją rękę
page-score-parts = Punkty szczegółowo
page-rematch = Zagraj ponownie
page-same-deal = To samo rozdanie
page-close = Zamknij
page-connection-lost = Utracono połączenie; łączę ponownie…
page-connection-back = Połączenie wróciło
page-unreachable = Serwer jest nieosiągalny.
page-stale = Tymczasem gra poszła dalej.
page-ask-undo = Poproś o cofnięcie
page-plea-sent = Pytamy pozostałych, czy można cofnąć grę.
page-next-same = Do stołu z tym samym rozdaniem
page-same-deal-known = To samo rozdanie jeszcze raz: kto widział pierwszą grę, zna w tej każdą kartę.
page-vote-end = { $name } chce poddać grę. Zgadzasz się?
page-vote-answers = { $count ->
        [one] Oznacza to powrót o { $count } odpowiedź.
        [few] Oznacza to powrót o { $count } odpowiedzi.
       *[many] Oznacza to powrót o { $count } odpowiedzi.
    }
page-plea-end-sent = Pytamy pozostałych, czy stół poddaje grę.
page-plea-refused = { $name } się nie zgadza.
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

## Powtórka

page-replay = Powtórka
page-move-of = ruch { $at } z { $last }
page-to-start = Na początek
page-one-back = Ruch wstecz
page-one-forth = Ruch naprzód
page-to-end = Na koniec
page-to-game = Do gry
page-to-result = Do wyniku
page-branch = Graj dalej stąd
page-replay-open = Gra się skończyła: wszystkie karty na rękach są odkryte.
page-replay-public = Gra trwa: widać tylko to, co wiedzą wszyscy.

## Ustawienia

page-settings = Ustawienia
page-language = Język
page-theme = Kolory
page-theme-auto = jak w systemie
page-theme-light = jasne
page-theme-dark = ciemne
page-sound = Dźwięki
page-board-help = Pomocne liczby na planszy
page-coach = Przewodnik
page-coach-off = Dalej bez przewodnika
page-coach-progress = lekcje: { $done } z { $all }
page-understood = Rozumiem

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
page-tranquility-discard = odrzucasz: { $cards }
page-tranquility-to-discard = { $card }, do odrzucenia
page-tranquility-monster-stays = Potwora morskiego nie można odrzucić
page-tranquility-choose-more = { $count ->
        [one] wybierz jeszcze { $count } kartę
        [few] wybierz jeszcze { $count } karty
       *[many] wybierz jeszcze { $count } kart
    }
page-tranquility-filled = pola: { $filled } z { $cells }
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
page-tranquility-offer = Twoja deklaracja
page-tranquility-fewer = mniej
page-tranquility-more = więcej

## Tranquility: pierwsza gra z przewodnikiem

page-tranquility-lesson-sea = Witaj na pokładzie! Wspólnie zapełniacie wyspami to morze o 36 polach. Ich liczby muszą rosnąć: w każdym rzędzie od lewej do prawej i od dolnego rzędu do górnego.
page-tranquility-lesson-card = Twoja kolej. Jedna karta z ręki jest uniesiona; możesz dotknąć innej. Liczby na morzu to jej cena w danym miejscu, 0 oznacza: za darmo. Niskie liczby pasują na dół. Dotknij pola.
page-tranquility-lesson-confirm = Na razie nic się nie stało: możesz dotknąć innego pola albo cofnąć. Gdy wybór ci odpowiada, zatwierdź. Potem dobierasz do pięciu kart i nie ma odwrotu.
page-tranquility-lesson-order = Morze się zapełnia. Pola, na które karta nie pasuje, mają znak zapytania. Zostawiaj miejsce: między dwiema wyspami musi zostać co najmniej tyle liczb, ile jest pól.
page-tranquility-lesson-cost = Obok innej wyspy karta kosztuje różnicę liczb: 24 obok 21 to trzy karty. Między dwiema wyspami liczy się mniejsza różnica. Jeśli zostawisz lukę, jest za darmo.
page-tranquility-lesson-pay = To miejsce kosztuje karty. Wybierz z ręki, co za nie odrzucasz; tych kart nikt już nie zobaczy, nawet ty.
page-tranquility-lesson-why = Gdy coś jest niemożliwe, dotknij tego: strona powie, dlaczego i która zasada tak mówi. Wypróbuj znak zapytania.
page-tranquility-lesson-discard = Zamiast kłaść wyspę, możesz odrzucić dwie karty. Czasem tak jest mądrzej, gdy każda karta kosztowałaby za dużo.
page-tranquility-lesson-silence = Wygrywacie razem, ale prawie bez słów: nie wolno mówić, jakie masz karty. Patrz, co kładą inni i gdzie zostawiają miejsce.
page-tranquility-lesson-start = Masz kartę startu. Dopóki żadnej nie zagrano, musisz ją zagrać. Kosztuje to drużynę osiem kart.
page-tranquility-lesson-eight = Zagrano kartę startu: drużyna odrzuca osiem kart. Każdy mówi, ile da, ale nie które. Gdy suma wynosi osiem, sprawa jest ustalona.
page-tranquility-lesson-gaps = Małe liczby w lukach to puste pola i pozostałe liczby. Czerwonej luki z wykrzyknikiem nie da się już zapełnić: uważaj.
page-tranquility-lesson-finish = Masz kartę mety. Zachowaj jedną: gdy wszystkie pola są pełne i leży karta startu, karta mety wygrywa grę. Jeśli ktoś nie może ani położyć wyspy, ani odrzucić dwóch kart, przegrywacie wszyscy.
