### Co mówią wiersz poleceń i gra w terminalu, po polsku.

## Pomoc do poleceń

cli-about = Gry planszowe w terminalu: granie, symulacje, powtórki, zasady.
cli-usage = użycie:
cli-arguments = argumenty
cli-options = opcje
cli-command = POLECENIE
cli-commands = polecenia
cli-about-games = gry na półce i ich ustalenia
cli-about-play = gra w terminalu, z botami albo z ludźmi
cli-about-simulate = boty grają wiele rozgrywek, a wyniki są liczone
cli-about-replay = dziennik rozgrywki opowiedziany słowami
cli-about-review = jak stała zakończona rozgrywka i jakie były jej trzy punkty zwrotne
cli-about-rules = instrukcja albo jeden jej punkt
cli-about-cards = przeczytaj zestaw kart, zapisz go do pliku, sprawdź plik
cli-about-balance = boty mierzą, czy zestaw kart jest zbalansowany
cli-about-bench = pomiar szybkości silnika na tym komputerze
cli-about-lab = dla uczących się programów: co znaczą liczby stołu, rozgrywki jako Parquet
cli-about-lab-describe = co znaczą ruchy i obserwacje stołu, liczba po liczbie
cli-about-lab-export = rozegraj partie i zapisz każdą decyzję jako Parquet
cli-about-lab-export-logs = zapisz zachowane rozgrywki jako Parquet
cli-about-lab-tasks = zadania dla agentów i ich miary
cli-about-lab-evaluate = agent rozgrywa rozdania testowe zadania; wynikiem jest jeden wiersz JSON
cli-about-solve = znajdź najlepszy ciąg ruchów w misji, zapisanej bitwie lub zapisanej turze
cli-metavar-game = GRA
cli-metavar-clause = PUNKT
cli-metavar-file = PLIK
cli-metavar-task = ZADANIE
cli-metavar-folder = FOLDER
cli-metavar-log = DZIENNIK
cli-help-help = ta pomoc
cli-help-version = numer wersji
cli-help-lang = język: angielski, węgierski, polski lub serbski
cli-help-json = wynik w formacie JSON
cli-help-seats = liczba miejsc
cli-help-option = ustalenie stołu, np. rocks=yes; listę podaje „kazamata games”
cli-help-seed = ziarno losowości: to samo ziarno daje to samo rozdanie
cli-help-play-bots = kto gra z tobą: jeden bot na wszystkie pozostałe miejsca albo lista (boty i „human”) miejsce po miejscu; „none”: sami ludzie
cli-help-names = imiona graczy, miejsce po miejscu
cli-help-save = zapis rozgrywki do tego pliku po jej końcu lub przy wyjściu
cli-help-resume = dalszy ciąg zapisanej rozgrywki
cli-help-simulate-bots = jeden bot na wszystkie miejsca albo lista, po jednym na miejsce; własny jako moduł:Klasa
cli-help-agent = agent: nazwa bota albo moduł:Klasa
cli-help-task = zadanie; ich listę podaje `kazamata lab tasks`
cli-help-baseline = bot do porównania na tych samych rozdaniach; domyślnie ten z zadania
cli-help-deals = ile z 1000 rozdań testowych
cli-help-check-line = opublikowany wiersz: rozegraj ponownie i porównaj
cli-help-games = liczba rozgrywek
cli-help-jobs = liczba procesów; wynik od niej nie zależy
cli-help-ray = praca na maszynach klastra Ray albo w Rayu uruchomionym na tej maszynie („local”); wynik od tego nie zależy
cli-help-to = folder, do którego zapisać
cli-help-log = zapisana rozgrywka
cli-help-at = pozycja po N odpowiedziach
cli-help-clause = numer punktu zasad, np. TQ-11
cli-help-set = zestaw kart z pliku, dla gier, które go przyjmują (zobacz „kazamata cards”)
cli-help-export = zapisz zestaw do tego pliku, gotowy do edycji
cli-help-check = powiedz, co jest nie tak z zestawem w tym pliku, z podaniem wiersza i pola
cli-help-schema = wypisz schemat JSON takich plików
cli-help-picture = narysuj wyniki i częstość zagrań w tym pliku (SVG)
cli-help-scenario = misja gry, np. M1
cli-help-solve-log = zapisana rozgrywka; bez --at ostatnia pozycja, którą można rozwiązać
cli-help-solve-seat = miejsce, które decyduje, licząc od 1
cli-help-review-seat = tylko ruchy tego miejsca

## Co było nie tak

cli-wrong-text = { $text }
cli-wrong-arguments = { $problem }; pomoc: { $help }
cli-wrong-extra = brak biblioteki { $library }; zainstaluj ją poleceniem: pip install 'kazamata[{ $extra }]'
cli-wrong-bot = Bot nie może grać: { $reason }
cli-wrong-line = { $file }: brak oceny; potrzebny jest jeden wiersz JSON
cli-lab-verified = { $agent }, { $task }: wiersz jest prawdziwy ({ $value })
cli-lab-differs = { $agent }, { $task }: wiersz podaje { $value }, a partie dają { $found } albo kończą się innymi pozycjami
cli-wrong-ray = Ray jest nieosiągalny ({ $address }): { $reason }
cli-wrong-lost = procesy robocze za każdym razem padały przy tym samym zadaniu: { $reason }
cli-wrong-unknown-argument = nieznany argument: { $argument }; pomoc: { $help }
cli-wrong-missing = brakuje: { $missing }; pomoc: { $help }
cli-wrong-no-command = nie podano polecenia; są: { $commands }
cli-wrong-which-game = w którą grę? { $known }
wrong-bots = liczba botów: { $bots }, liczba miejsc: { $seats }; podaj jednego bota dla wszystkich albo po jednym na każde miejsce
wrong-bots-play = liczba botów: { $bots }, liczba miejsc: { $seats }; podaj jednego bota dla wszystkich pozostałych, po jednym dla każdego z pozostałych albo wszystkie miejsca („human” to człowiek)
cli-wrong-command = nie ma polecenia { $command }; są: { $commands }
cli-wrong-no-value = { $argument } wymaga wartości; pomoc: { $help }
cli-wrong-number = { $name } to liczba całkowita od { $least } do { $most }, a nie { $given }
cli-wrong-log = { $file }, wiersz { $line }: { $reason }
cli-wrong-resume = zapisana rozgrywka ma już swoją grę ({ $game }), miejsca, imiona, ziarno i ustalenia: nie podawaj ich
cli-wrong-set = { $file }: { $problem }{ $count ->
        [1] {""}
       *[other] {" "}(razem błędów: { $count }; cała lista: „kazamata cards GRA --check PLIK”)
    }
cli-wrong-no-schema = { $name } nie ma schematu swoich plików: wyeksportuj plik i zmień go
cli-wrong-no-balance = balansu gry { $name } nie mierzymy; mierzone są: { $known }
cli-wrong-set-game = { $name } nie przyjmuje zestawów kart; przyjmują je: { $known }
cli-wrong-log-set = { $file }: grano zestawem kart { $set }; podaj jego plik przez --set
cli-wrong-no-solver = brak programu rozwiązującego dla: { $game }; jest dla: { $known }
cli-wrong-solve-what = podaj albo --scenario, albo --log (z nim --at i --seat)
cli-wrong-solve-game = w pliku { $file } jest inna gra: { $game }
cli-wrong-nothing-to-solve = liczba odpowiedzi { $at }: nie ma tu nic do rozwiązania; spróbuj innego --at lub --seat
cli-wrong-review-running = w pliku { $file } nie ma zakończonej rozgrywki; analiza jest możliwa po jej końcu

## Gry

cli-games-seats = liczba graczy: { $least }–{ $most }
cli-games-bots = Boty: { $bots }
cli-games-values = wartości (* domyślna)

## Symulacje

cli-simulate-summary = { $games ->
        [one] { $games } rozgrywka
        [few] { $games } rozgrywki
       *[many] { $games } rozgrywek
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    } w { $seconds } s (decyzji na sekundę: { $speed })
cli-simulate-won = wygrane: { $rate }%
cli-lab-exported = Liczba partii w { $folder }: { $games }.
cli-simulate-stopped = Przerwano; rozegrane partie: { $played } z { $games }
cli-simulate-bot = bot
cli-simulate-wins = wygrane
cli-simulate-win-rate = odsetek
cli-simulate-mean = średnia
cli-simulate-median = mediana
cli-simulate-p10 = 10%
cli-simulate-p90 = 90%
cli-simulate-games = rozgrywki
cli-simulate-share = odsetek
cli-simulate-end = jak się skończyły

## Arena

cli-about-arena = który bot jest lepszy: te same rozdania w każdym ustawieniu miejsc
cli-help-arena-bots = boty, które się mierzą, co najmniej dwa; własny jako moduł:Klasa
cli-help-arena-games = najwyżej mniej więcej tyle rozgrywek; każde rozdanie jest grane w każdym ustawieniu miejsc
cli-help-arena-risk = dopuszczalne prawdopodobieństwo błędnego werdyktu, łącznie dla wszystkich par
cli-help-arena-no-early-stop = rozegraj wszystko, nawet gdy sprawa rozstrzygnie się wcześniej
cli-help-arena-resume = zapisuj każde rozdanie w tym pliku i kontynuuj od tych, które już zawiera
cli-help-arena-report = zapisz stronę z liczbami i wykresami
cli-wrong-arena-bots = podaj co najmniej dwa boty, każdego raz
cli-wrong-arena-risk = --risk przyjmuje liczbę od 0,000000001 do 0,5, a nie { $given }
cli-wrong-arena-other = { $file } należy do innego turnieju: różni się „{ $what }”
cli-wrong-arena-file = { $file }, wiersz { $line }: to nie jest wiersz turnieju
cli-wrong-arena-nothing = przerwano przed końcem pierwszego rozdania
cli-arena-head = { $game }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }: { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, { $games ->
        [one] { $games } rozgrywka
        [few] { $games } rozgrywki
       *[many] { $games } rozgrywek
    }
cli-arena-rivals = Porównanie: odsetek pierwszych miejsc w rozgrywkach, w których bot brał udział (dzielone liczą się w częściach). Równie dobre boty mają { $even }.
cli-arena-together = Porównanie: odsetek wygranych rozdań; na wszystkich miejscach siedzi ten sam bot.
cli-arena-points = Porównanie: punkty bota grającego samotnie.
cli-arena-column-bot = bot
cli-arena-column-rivals = pierwsze miejsca
cli-arena-column-together = wygrane
cli-arena-column-points = punkty
cli-arena-column-sure = przedział 95%
cli-arena-column-rating = ranking
cli-arena-better = { $one } jest lepszy niż { $other }: { $lead } (od { $low } do { $high }); rozdania lepsze { $ahead }, gorsze { $behind }
cli-arena-open = { $one } czy { $other }: nierozstrzygnięte; { $lead } (od { $low } do { $high }); rozdania lepsze { $ahead }, gorsze { $behind }
cli-arena-settled = Rozstrzygnięte; prawdopodobieństwo, że któryś z tych werdyktów jest błędny, wynosi najwyżej { $risk }.
cli-arena-not-settled = Nie wszystko jest rozstrzygnięte: pomóc może więcej rozgrywek (--games, --resume).
cli-arena-no-ratings = Bez rankingu: openskill nie jest zainstalowany (pip install 'kazamata[{ $extra }]').
cli-arena-page-title = Arena: { $game }
cli-arena-page-settings = Opcje: { $choices }. Ziarno: { $seed }. Wersja zasad: { $rules }, Kazamata { $version }.
cli-arena-page-results = Wynik
cli-arena-page-pairs = Pary
cli-arena-page-course = Jak kształtowała się różnica
cli-arena-page-ratings = Ranking
cli-arena-page-seats = Pierwsze miejsca według kolejności przy stole
cli-arena-page-seat = miejsce { $seat }
cli-arena-page-deals = rozdania
cli-arena-page-how = Każde rozdanie jest grane w każdym ustawieniu miejsc, więc szczęście w kartach i miejsce przy stole dotyczą wszystkich tak samo. Przedziały liczą rozdania, nie rozgrywki. Werdykt zapada, gdy gracz stawiający na bota stał się { $wealth } razy bogatszy, niż był: gdyby bot nie był lepszy, prawdopodobieństwo tego wynosiłoby najwyżej jeden do { $wealth }, choćby się zaglądało po każdym rozdaniu. Ranking (openskill, Plackett–Luce) traktuje każde rozdanie jak mecz.

## Zestawy kart

cli-cards-level = Poziom { $level }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cli-cards-head = { $card } · ×{ $copies } · koszt { $cost } · { $factions } · wózki { $carts }
cli-cards-written = Zapisano: { $file }
cli-cards-right = { $file }: tym zestawem można grać.
cli-cards-wrong = { $file }: { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }

## Wyważenie

cli-balance-head = { $games ->
        [one] { $games } rozgrywka
        [few] { $games } rozgrywki
       *[many] { $games } rozgrywek
    }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, boty: { $bots }
cli-balance-scores = Wyniki: średnia { $mean }, mediana { $median }, odchylenie { $deviation }, od { $lowest } do { $highest }
cli-balance-ranks = Rangi: { $ranks }
cli-balance-factions = Frakcje (w zwycięskich kopalniach 0,80–1,25 swojego udziału)
cli-balance-cards = Karty (zagrane w 20–90% przypadków, gdy było to możliwe)
cli-balance-tracks = Tory (wybierane jako pierwsze w co najmniej 10% przypadków)
cli-balance-events = Wydarzenia (przesuwają średnią najwyżej o 6)
cli-balance-share = udział
cli-balance-winners = u zwycięzców
cli-balance-ratio = stosunek
cli-balance-level = poziom
cli-balance-hands = przypadki
cli-balance-played = zagrane
cli-balance-shift = punkty
cli-balance-first = pierwszy
cli-balance-out = Niezbalansowane (oznaczone { $sign }): { $count }
cli-balance-fine = Wszystko mieści się w granicach.

## Rozwiązywanie

cli-solve-thinking = Myślę… (Ctrl-C przerywa)
cli-review-thinking = Analiza partii…
cli-review-wins = Szansa na wygraną, ruch po ruchu
cli-review-points = Oczekiwane punkty, ruch po ruchu
cli-review-known = było wiadomo
cli-review-real = po fakcie
cli-review-turn = { $number }. Ruch { $at }: { $seat } ({ $clause })
cli-review-played = Zagrano: { $option }
cli-review-better = Lepiej: { $option }
cli-review-no-turns = Bez prawdziwego punktu zwrotnego, dobra gra.

## Pomiar

cli-bench-compiled = Silnik działa skompilowany.
cli-bench-interpreted = Silnik działa interpretowany, bez kompilacji.
cli-bench-reference = Pętla odniesienia, kroki na sekundę: { $steps }
cli-bench-here = tutaj, na sekundę
cli-bench-scaled = przy 10 milionach kroków odniesienia
cli-bench-decisions = decyzje wewnątrz silnika
cli-bench-driven-decisions = decyzje sterowane z Pythona
cli-bench-copies = kopie pozycji
cli-bench-views = widoki pozycji
cli-bench-snapshot-bytes = bajty zapisanej pozycji

## Powtórka

replay-at = Odpowiedzi: { $at } z { $answers }

## Gra w terminalu

play-bot = { $bot ->
        [random] losowy
        [greedy] zachłanny
       *[other] { $bot }
    } { $number }
play-greeting = Pomoc w każdej chwili: ?   Aby wyjść: wyjdź
play-type-number = Wpisz liczbę od 1 do { $most }; pomoc: ?
play-more-story = … wcześniejsze wiersze: { $count }; wpisz: dziennik
play-more-lines = … pozostałe wiersze: { $count }; wpisz: stół
play-places = { $card } może trafić na pola: { $places }
play-no-place = Karty { $card } nie można teraz nigdzie położyć. Dlaczego nie na pole 12, powie: dlaczego { $card } 12
play-too-many = Za dużo kart: { $wanted ->
        [0] nie trzeba żadnej
        [one] potrzebna jest tylko { $wanted }
        [few] potrzebne są tylko { $wanted }
       *[many] potrzeba tylko { $wanted }
    }.
play-named-twice = Podano dwa razy: { $card }
play-too-many-answers = Za dużo odpowiedzi naraz; potrzeba: { $wanted }
play-why-what = Wpisz dlaczego i ruch, np. dlaczego { $example }
play-did-you-mean = Czy chodziło o: { $word }?
play-hint = Podpowiedź: { $option }. Wpisz: { $typed }
play-save-where = Wpisz zapisz i nazwę pliku, np. zapisz gra.jsonl
play-really-quit = Wyjść z rozgrywki? Zostanie zachowana. (tak / nie / zapisz PLIK)
play-go-on = Aby grać dalej: { $command }
menu-choose = W co chcesz zagrać? (liczba albo nazwa; Enter: wyjście)
menu-go-on = Graj dalej: { $game }
menu-kept = { $names }; dotychczasowe odpowiedzi: { $answers }
menu-languages = Inny język: { $languages }
menu-others = Ze znajomymi w przeglądarce: kazamata serve. Wszystko inne: kazamata --help
menu-way = Jak? (liczba; Enter: 1)
menu-seats = Ilu graczy, razem z tobą i botami? ({ $known }; Enter: { $usual })
menu-which-number = Wpisz jedną z liczb: { $known }
play-help-answer = Jak odpowiadać
play-help-signs = Znaki na planszy
play-help-commands = W każdej chwili
play-help-help = ta strona (albo ?)
play-help-why = dlaczego ruch jest niemożliwy, np. dlaczego 3
play-help-undo = cofnięcie własnego ruchu, dopóki nikt się z niego niczego nie dowiedział
play-help-hint = co na twoim miejscu zrobiłby bot
play-help-table = cały stół i wszystkie możliwości, gdy nie mieszczą się na ekranie
play-help-log = wszystko, co się wydarzyło
play-help-rules = spis treści instrukcji; z numerem (zasady TQ-11) ten punkt
play-help-save = zapis rozgrywki do pliku: zapisz gra.jsonl
play-help-quit = wyjście z rozgrywki
play-word-help = pomoc
play-word-why = dlaczego czemu
play-word-undo = cofnij
play-word-hint = podpowiedź podpowiedz
play-word-table = stół stol
play-word-log = dziennik
play-word-rules = zasady zasada
play-word-save = zapisz
play-word-quit = wyjdź wyjdz koniec
play-word-yes = tak t yes y

## Serwer

cli-about-serve = uruchom serwer, na którym znajomi grają w przeglądarkach
cli-about-load-test = zmierz, jak serwer znosi wiele stołów naraz
cli-about-crash-test = zabijaj serwer raz po raz w czasie gry i szukaj strat
cli-host-page = Strona gospodarza
cli-network-address = Dla telefonów i komputerów w twojej sieci
cli-about-backup = zapisz wszystkie stoły w jednym pliku
cli-about-restore = wczytaj kopię zapasową do pustej bazy
cli-about-report = co gracze zgłosili jako błąd, jako przypadek do odtworzenia
cli-help-host = adres, na którym serwer nasłuchuje; 0.0.0.0 dla wszystkich w sieci
cli-help-port = port, na którym serwer nasłuchuje; 0: wybiera system
cli-help-db = baza danych: sqlite:///PLIK albo postgresql://…; bez tego plik w twoim folderze danych
cli-help-bus = redis://…: kilka serwerów dzieli te same stoły przez ten Valkey lub Redis
cli-help-origin = inny adres, pod którym dostępna jest strona, np. https://games.example
cli-metavar-address = ADRES
cli-help-behind-proxy = adres albo sieć odwrotnego proxy, któremu serwer wierzy co do przekazanych adresów; można podać kilka razy
cli-help-bot-processes = liczba procesów, w których myślą boty
cli-help-serve-set = zestaw kart lub elementów z pliku, który można wybrać przy stole, np. miners=pudelko.json; można podać kilka razy
cli-help-bot-seconds = jak długo bot może myśleć nad ruchem
cli-help-bot-pause = ile czasu bot daje ludziom na przyjrzenie się, zanim odpowie
cli-help-tables-hour = nowe stoły na godzinę dla każdego adresu
cli-help-log-level = co mówi dziennik: debug, info, warning, error
cli-help-load-test-tables = stoły naraz
cli-help-load-test-sockets = wszystkie połączenia, rozłożone na stoły
cli-help-load-test-moves = ruchy na sekundę, na wszystkich stołach
cli-help-load-test-seconds = jak długo
cli-help-load-test-servers = procesy serwera na tej samej bazie
cli-help-crash-test-kills = ile razy serwer zostaje zabity
cli-help-stress-game = gra, w którą się gra
cli-help-backup-file = plik kopii zapasowej
cli-help-report-id = zgłoszenie; bez niego lista, najnowsze na początku
cli-help-report-page = która strona listy, od 1; na pierwszej są najnowsze zgłoszenia
cli-help-report-out = plik na dziennik rozgrywki, bez imion; inaczej report-ID.jsonl
cli-wrong-listen = Nie można nasłuchiwać na { $place }: { $problem }
cli-wrong-port-taken = pod adresem { $place } ktoś już nasłuchuje: podaj inny port (--port) albo --port 0, czyli dowolny wolny
cli-wrong-database = Nie można użyć tej bazy danych: { $problem }
cli-wrong-bus = Valkey lub Redis podany w --bus jest nieosiągalny: { $problem }
cli-wrong-backup-file = Nie można zapisać kopii zapasowej: { $problem }
cli-wrong-proxy = --behind-proxy przyjmuje adres albo sieć, a nie { $given }
cli-restore-not-empty = W tej bazie są już stoły; kopię wczytuje się tylko do pustej.
cli-restore-bad-file = Ten plik nie jest pełną kopią zapasową: { $problem }
cli-backup-done = wiersze: { $rows }
cli-wrong-report = w tej bazie nie ma zgłoszenia { $id }; lista: „kazamata report”
cli-report-none = Nikt nie zgłosił błędu.
cli-report-page = Strona { $page } z { $pages }; --page N pokazuje inną.
cli-report-moment = { $game }, odpowiedzi: { $answers }, { $seat ->
        [0] oczami widza
       *[other] z miejsca { $seat }
    }
cli-report-look = Aby to obejrzeć: { $command }
