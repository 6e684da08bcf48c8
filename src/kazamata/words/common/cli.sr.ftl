### Šta kažu komandna linija i igra u terminalu, na srpskom.

## Pomoć za komande

cli-about = Društvene igre u terminalu: igranje, simulacije, snimci partija, pravila.
cli-usage = upotreba:
cli-arguments = argumenti
cli-options = opcije
cli-command = KOMANDA
cli-commands = komande
cli-about-games = igre na polici i njihova podešavanja
cli-about-play = igra u terminalu, sa botovima ili sa ljudima
cli-about-simulate = botovi igraju mnogo partija, a ishodi se broje
cli-about-replay = dnevnik partije ispričan rečima
cli-about-review = kako je stajala završena partija i koja su bila njena tri prelomna trenutka
cli-about-rules = uputstvo ili jedna njegova tačka
cli-about-cards = pročitaj komplet karata, zapiši ga u datoteku, proveri datoteku
cli-about-balance = botovi mere da li je komplet karata uravnotežen
cli-about-bench = merenje brzine programa na ovom računaru
cli-about-lab = za programe koji uče: šta znače brojevi stola, partije kao Parquet
cli-about-lab-describe = šta znače potezi i opažanja za stolom, broj po broj
cli-about-lab-export = odigraj partije i zapiši svaku odluku kao Parquet
cli-about-lab-export-logs = zapiši sačuvane partije kao Parquet
cli-about-lab-tasks = zadaci za agente i njihova merila
cli-about-lab-evaluate = agent igra probna deljenja zadatka; rezultat je jedan red JSON-a
cli-about-solve = nađi najbolji niz poteza u misiji, sačuvanoj bici ili sačuvanom potezu
cli-metavar-game = IGRA
cli-metavar-clause = TAČKA
cli-metavar-file = DATOTEKA
cli-metavar-task = ZADATAK
cli-metavar-folder = FASCIKLA
cli-metavar-log = DNEVNIK
cli-help-help = ova pomoć
cli-help-version = broj verzije
cli-help-lang = jezik: engleski, mađarski, poljski ili srpski
cli-help-json = ispis u formatu JSON
cli-help-seats = broj mesta
cli-help-option = podešavanje stola, npr. rocks=yes; spisak daje „kazamata games“
cli-help-seed = seme slučajnosti: isto seme daje isto deljenje
cli-help-play-bots = ko igra s tobom: jedan bot za sva ostala mesta ili spisak (botovi i „human“) mesto po mesto; „none“: samo ljudi
cli-help-names = imena igrača, mesto po mesto
cli-help-save = čuvanje partije u ovoj datoteci kad se završi ili napusti
cli-help-resume = nastavak sačuvane partije
cli-help-simulate-bots = jedan bot za sva mesta ili spisak, po jedan za svako mesto; sopstveni kao modul:Klasa
cli-help-agent = agent: ime bota ili modul:Klasa
cli-help-task = zadatak; spisak daje `kazamata lab tasks`
cli-help-baseline = bot za poređenje na istim deljenjima; podrazumeva se onaj iz zadatka
cli-help-deals = koliko od 1000 probnih deljenja
cli-help-check-line = objavljen red: odigraj ponovo i uporedi
cli-help-games = broj partija
cli-help-jobs = broj procesa; ishod ne zavisi od njega
cli-help-ray = rad na mašinama Ray klastera ili u Rayu pokrenutom na ovoj mašini („local“); ishod ne zavisi od toga
cli-help-to = fascikla u koju se piše
cli-help-log = sačuvana partija
cli-help-at = pozicija posle N odgovora
cli-help-clause = oznaka tačke pravila, npr. TQ-11
cli-help-set = komplet karata iz datoteke, za igre koje ga primaju (vidi „kazamata cards“)
cli-help-export = zapiši komplet u ovu datoteku, spreman za izmene
cli-help-check = reci šta nije u redu sa kompletom u ovoj datoteci, uz red i polje
cli-help-schema = ispiši JSON šemu takvih datoteka
cli-help-picture = nacrtaj rezultate i učestalost igranja u ovu datoteku (SVG)
cli-help-scenario = misija igre, npr. M1
cli-help-solve-log = sačuvana partija; bez --at poslednja pozicija koja se može rešiti
cli-help-solve-seat = mesto koje odlučuje, brojano od 1
cli-help-review-seat = samo potezi ovog mesta

## Šta nije bilo u redu

cli-wrong-text = { $text }
cli-wrong-arguments = { $problem }; pomoć: { $help }
cli-wrong-extra = { $library } nije instaliran; instaliraj ga naredbom: pip install 'kazamata[{ $extra }]'
cli-wrong-bot = Bot ne može da igra: { $reason }
cli-wrong-line = { $file }: nema ocene; potreban je jedan red JSON-a
cli-lab-verified = { $agent }, { $task }: red je tačan ({ $value })
cli-lab-differs = { $agent }, { $task }: u redu piše { $value }, a partije daju { $found } ili se završavaju drugim pozicijama
cli-wrong-ray = Ray nije dostupan ({ $address }): { $reason }
cli-wrong-lost = radni procesi su svaki put stali na istom poslu: { $reason }
cli-wrong-unknown-argument = nepoznat argument: { $argument }; pomoć: { $help }
cli-wrong-missing = nedostaje: { $missing }; pomoć: { $help }
cli-wrong-no-command = nije navedena komanda; postoje: { $commands }
cli-wrong-which-game = koju igru? { $known }
wrong-bots = broj botova: { $bots }, broj mesta: { $seats }; navedi jednog bota za sva mesta ili po jednog za svako
wrong-bots-play = broj botova: { $bots }, broj mesta: { $seats }; navedi jednog bota za sve ostale, po jednog za svakog od ostalih ili sva mesta („human“ je čovek)
cli-wrong-command = nema komande { $command }; postoje: { $commands }
cli-wrong-no-value = { $argument } traži vrednost; pomoć: { $help }
cli-wrong-number = { $name } je ceo broj od { $least } do { $most }, a ne { $given }
cli-wrong-log = { $file }, red { $line }: { $reason }
cli-wrong-resume = sačuvana partija već ima svoju igru ({ $game }), mesta, imena, seme i podešavanja: ne navodi ih
cli-wrong-set = { $file }: { $problem }{ $count ->
        [1] {""}
       *[other] {" "}(ukupno grešaka: { $count }; ceo spisak: „kazamata cards IGRA --check DATOTEKA“)
    }
cli-wrong-no-schema = { $name } nema šemu za svoje datoteke: izvezi jednu i izmeni je
cli-wrong-no-balance = uravnoteženost igre { $name } se ne meri; mere se: { $known }
cli-wrong-set-game = { $name } ne prima komplete karata; primaju ih: { $known }
cli-wrong-log-set = { $file }: igrano je kompletom karata { $set }; navedi njegovu datoteku sa --set
cli-wrong-no-solver = nema programa za rešavanje za: { $game }; postoji za: { $known }
cli-wrong-solve-what = navedi ili --scenario, ili --log (uz njega --at i --seat)
cli-wrong-solve-game = u datoteci { $file } je druga igra: { $game }
cli-wrong-nothing-to-solve = posle toliko odgovora ({ $at }) nema šta da se reši; probaj drugi --at ili --seat
cli-wrong-review-running = u datoteci { $file } nema završene partije; analiza je moguća posle kraja

## Igre

cli-games-seats = broj igrača: { $least }–{ $most }
cli-games-bots = Botovi: { $bots }
cli-games-values = vrednosti (* podrazumevana)

## Simulacije

cli-simulate-summary = { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, { $decisions ->
        [one] { $decisions } odluka
        [few] { $decisions } odluke
       *[other] { $decisions } odluka
    } za { $seconds } s (odluka u sekundi: { $speed })
cli-simulate-won = pobede: { $rate }%
cli-lab-exported = Broj partija u { $folder }: { $games }.
cli-simulate-stopped = Prekinuto; odigrane partije: { $played } od { $games }
cli-simulate-bot = bot
cli-simulate-wins = pobede
cli-simulate-win-rate = udeo
cli-simulate-mean = prosek
cli-simulate-median = medijana
cli-simulate-p10 = 10%
cli-simulate-p90 = 90%
cli-simulate-games = partije
cli-simulate-share = udeo
cli-simulate-end = kako su završene

## Arena

cli-about-arena = koji je bot bolji: ista deljenja u svim rasporedima za stolom
cli-help-arena-bots = botovi koji se mere, najmanje dva; sopstveni kao modul:Klasa
cli-help-arena-games = najviše otprilike ovoliko partija; svako deljenje se igra u svim rasporedima za stolom
cli-help-arena-risk = prihvatljiva verovatnoća pogrešne presude, za sve parove zajedno
cli-help-arena-no-early-stop = odigraj sve partije i kada je sve ranije rešeno
cli-help-arena-resume = čuvaj svako deljenje u ovoj datoteci i nastavi od onih koja su u njoj
cli-help-arena-report = upiši stranicu s brojkama i grafikonima
cli-wrong-arena-bots = navedi najmanje dva bota, svakog jednom
cli-wrong-arena-risk = --risk prima broj od 0,000000001 do 0,5, a ne { $given }
cli-wrong-arena-other = { $file } pripada drugom turniru: razlikuje se „{ $what }“
cli-wrong-arena-file = { $file }, red { $line }: ovo nije red turnira
cli-wrong-arena-nothing = prekinuto pre kraja prvog deljenja
cli-arena-head = { $game }, { $seats ->
        [one] { $seats } mesto
        [few] { $seats } mesta
       *[other] { $seats } mesta
    }: { $deals ->
        [one] { $deals } deljenje
        [few] { $deals } deljenja
       *[other] { $deals } deljenja
    }, { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }
cli-arena-rivals = Poredi se: udeo prvih mesta u partijama u kojima je bot igrao (podeljena se računaju u delovima). Jednako dobri botovi imaju { $even }.
cli-arena-together = Poredi se: udeo dobijenih deljenja; na svim mestima sedi isti bot.
cli-arena-points = Poredi se: poeni bota koji igra sam.
cli-arena-column-bot = bot
cli-arena-column-rivals = prva mesta
cli-arena-column-together = pobede
cli-arena-column-points = poeni
cli-arena-column-sure = interval od 95%
cli-arena-column-rating = rejting
cli-arena-better = { $one } je bolji nego { $other }: { $lead } (od { $low } do { $high }); deljenja bolja { $ahead }, lošija { $behind }
cli-arena-open = { $one } ili { $other }: nije rešeno; { $lead } (od { $low } do { $high }); deljenja bolja { $ahead }, lošija { $behind }
cli-arena-settled = Rešeno; verovatnoća da je neka od ovih presuda pogrešna je najviše { $risk }.
cli-arena-not-settled = Nije sve rešeno: može pomoći više partija (--games, --resume).
cli-arena-no-ratings = Bez rejtinga: openskill nije instaliran (pip install 'kazamata[{ $extra }]').
cli-arena-page-title = Arena: { $game }
cli-arena-page-settings = Opcije: { $choices }. Seme: { $seed }. Verzija pravila: { $rules }, Kazamata { $version }.
cli-arena-page-results = Ishod
cli-arena-page-pairs = Parovi
cli-arena-page-course = Kako je nastala razlika
cli-arena-page-ratings = Rejting
cli-arena-page-seats = Prva mesta po redosledu za stolom
cli-arena-page-seat = mesto { $seat }
cli-arena-page-deals = deljenja
cli-arena-page-how = Svako deljenje se igra u svim rasporedima za stolom, pa sreća u kartama i mesto za stolom pogađaju sve jednako. Intervali broje deljenja, a ne partije. Presuda se donosi kada kladilac koji ulaže na bota postane { $wealth } puta bogatiji nego što je bio: da bot nije bolji, verovatnoća za to bila bi najviše jedan prema { $wealth }, ma koliko se često gledalo. Rejting (openskill, Plackett–Luce) uzima svako deljenje kao meč.

## Kompleti karata

cli-cards-level = Nivo { $level }: { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
cli-cards-head = { $card } · ×{ $copies } · cena { $cost } · { $factions } · vagoneti { $carts }
cli-cards-written = Zapisano: { $file }
cli-cards-right = { $file }: ovim kompletom može da se igra.
cli-cards-wrong = { $file }: { $count ->
        [one] { $count } greška
        [few] { $count } greške
       *[other] { $count } grešaka
    }

## Ravnoteža

cli-balance-head = { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, { $seats ->
        [one] { $seats } mesto
        [few] { $seats } mesta
       *[other] { $seats } mesta
    }, botovi: { $bots }
cli-balance-scores = Rezultati: prosek { $mean }, medijana { $median }, odstupanje { $deviation }, od { $lowest } do { $highest }
cli-balance-ranks = Dostignuća: { $ranks }
cli-balance-factions = Narodi (u pobedničkim rudnicima 0,80–1,25 svog udela)
cli-balance-cards = Karte (odigrane u 20–90% slučajeva kad je to bilo moguće)
cli-balance-tracks = Staze (bar 10% ih bira kao prve)
cli-balance-events = Događaji (pomeraju prosek najviše za 6)
cli-balance-share = udeo
cli-balance-winners = kod pobednika
cli-balance-ratio = odnos
cli-balance-level = nivo
cli-balance-hands = slučajevi
cli-balance-played = odigrano
cli-balance-shift = bodovi
cli-balance-first = prva
cli-balance-out = Van ravnoteže (oznaka { $sign }): { $count }
cli-balance-fine = Sve je u granicama.

## Rešavanje

cli-solve-thinking = Razmišljam… (Ctrl-C prekida)
cli-review-thinking = Analiza partije…
cli-review-wins = Izgled za pobedu, potez po potez
cli-review-points = Očekivani poeni, potez po potez
cli-review-known = moglo se znati
cli-review-real = naknadno
cli-review-turn = { $number }. Potez { $at }: { $seat } ({ $clause })
cli-review-played = Odigrano: { $option }
cli-review-better = Bolje: { $option }
cli-review-no-turns = Nije bilo pravog prelomnog trenutka, odlično odigrano.

## Merenje

cli-bench-compiled = Program radi kompajliran.
cli-bench-interpreted = Program se izvršava interpretirano, nije kompajliran.
cli-bench-reference = Uporedna petlja: { $steps } koraka u sekundi
cli-bench-here = ovde, u sekundi
cli-bench-scaled = pri 10 miliona uporednih koraka
cli-bench-decisions = odluke unutar programa
cli-bench-driven-decisions = odluke zadate iz Pajtona
cli-bench-copies = kopije pozicije
cli-bench-views = pogledi na poziciju
cli-bench-snapshot-bytes = bajtovi sačuvane pozicije

## Snimak partije

replay-at = Odgovori: { $at } od { $answers }

## Igra u terminalu

play-bot = { $bot ->
        [random] nasumični
        [greedy] pohlepni
       *[other] { $bot }
    } { $number }
play-greeting = Pomoć u svako doba: ?   Za kraj: izlaz
play-type-number = Upiši broj od 1 do { $most }; pomoć: ?
play-more-story = … raniji redovi: { $count }; upiši: dnevnik
play-more-lines = … preostali redovi: { $count }; upiši: sto
play-places = { $card } može na polja: { $places }
play-no-place = Karta { $card } sada nema gde. Zašto ne na polje 12, kaže: zašto { $card } 12
play-too-many = Previše karata: { $wanted ->
        [0] ne treba nijedna
       *[other] treba samo { $wanted }
    }.
play-named-twice = Navedeno dvaput: { $card }
play-too-many-answers = Previše odgovora odjednom; potrebno: { $wanted }
play-why-what = Upiši zašto i potez, npr. zašto { $example }
play-did-you-mean = Možda: { $word }?
play-hint = Savet: { $option }. Upiši: { $typed }
play-save-where = Upiši sačuvaj i ime datoteke, npr. sačuvaj igra.jsonl
play-really-quit = Napuštaš partiju? Biće sačuvana. (da / ne / sačuvaj DATOTEKA)
play-go-on = Za nastavak: { $command }
menu-choose = Šta želiš da igraš? (broj ili ime; Enter: izlaz)
menu-go-on = Nastavi: { $game }
menu-kept = { $names }; dosadašnji odgovori: { $answers }
menu-languages = Drugi jezik: { $languages }
menu-others = S prijateljima u pregledaču: kazamata serve. Sve ostalo: kazamata --help
menu-way = Kako? (broj; Enter: 1)
menu-seats = Koliko igrača, zajedno s tobom i botovima? ({ $known }; Enter: { $usual })
menu-which-number = Upiši jedan od brojeva: { $known }
play-help-answer = Kako se odgovara
play-help-signs = Znaci na tabli
play-help-commands = U svako doba
play-help-help = ova strana (ili ?)
play-help-why = zašto potez nije moguć, npr. zašto 3
play-help-undo = poništavanje sopstvenog poteza dok iz njega niko ništa nije saznao
play-help-hint = šta bi na tvom mestu uradio bot
play-help-table = ceo sto i sve mogućnosti, kad ne staju na ekran
play-help-log = sve što se dosad desilo
play-help-rules = sadržaj uputstva; sa oznakom (pravila TQ-11) ta tačka
play-help-save = čuvanje partije u datoteci: sačuvaj igra.jsonl
play-help-quit = napuštanje partije
play-word-help = pomoć pomoc
play-word-why = zašto zasto
play-word-undo = poništi ponisti
play-word-hint = savet
play-word-table = sto
play-word-log = dnevnik
play-word-rules = pravila pravilo
play-word-save = sačuvaj sacuvaj
play-word-quit = izlaz napusti
play-word-yes = da d yes y

## Server

cli-about-serve = pokreni server na kojem prijatelji igraju u svojim pregledačima
cli-about-load-test = izmeri kako server podnosi mnogo stolova odjednom
cli-about-crash-test = gasi server iznova dok se igra i traži gubitke
cli-host-page = Stranica domaćina
cli-network-address = Za telefone i računare u tvojoj mreži
cli-about-backup = upiši sve stolove u jednu datoteku
cli-about-restore = učitaj rezervnu kopiju u praznu bazu
cli-about-report = šta su igrači prijavili kao grešku, kao slučaj koji može da se ponovi
cli-help-host = adresa na kojoj server sluša; 0.0.0.0 za sve u mreži
cli-help-port = port na kojem server sluša; 0: bira sistem
cli-help-db = baza: sqlite:///DATOTEKA ili postgresql://…; bez toga datoteka u tvom folderu za podatke
cli-help-bus = redis://…: više servera deli iste stolove preko ovog Valkeyja ili Redisa
cli-help-origin = još jedna adresa na kojoj je stranica dostupna, npr. https://games.example
cli-metavar-address = ADRESA
cli-help-behind-proxy = adresa ili mreža obrnutog proksija čijim prosleđenim adresama server veruje; može se navesti više puta
cli-help-bot-processes = broj procesa u kojima botovi misle
cli-help-serve-set = komplet karata ili delova iz datoteke koji stolovi mogu da izaberu, npr. miners=kutija.json; može se navesti više puta
cli-help-bot-seconds = koliko dugo bot sme da misli o potezu
cli-help-bot-pause = koliko dugo bot pušta ljude da gledaju pre nego što odgovori
cli-help-tables-hour = novih stolova na sat po adresi
cli-help-log-level = šta kaže dnevnik: debug, info, warning, error
cli-help-load-test-tables = stolova odjednom
cli-help-load-test-sockets = ukupno veza, raspoređenih po stolovima
cli-help-load-test-moves = poteza u sekundi, na svim stolovima
cli-help-load-test-seconds = koliko dugo
cli-help-load-test-servers = serverskih procesa na istoj bazi
cli-help-crash-test-kills = koliko puta se server gasi
cli-help-stress-game = igra koja se igra
cli-help-backup-file = datoteka rezervne kopije
cli-help-report-id = prijava; bez nje spisak, najnovije na početku
cli-help-report-page = koja strana spiska, od 1; na prvoj su najnovije prijave
cli-help-report-out = datoteka za zapis partije, bez imena; inače report-ID.jsonl
cli-wrong-listen = Na { $place } ne može da se sluša: { $problem }
cli-wrong-port-taken = na adresi { $place } već neko osluškuje: navedi drugi port (--port) ili --port 0 za bilo koji slobodan
cli-wrong-database = Baza ne može da se koristi: { $problem }
cli-wrong-bus = Valkey ili Redis naveden u --bus nije dostupan: { $problem }
cli-wrong-backup-file = Rezervna kopija ne može da se upiše: { $problem }
cli-wrong-proxy = --behind-proxy traži adresu ili mrežu, a ne { $given }
cli-restore-not-empty = U ovoj bazi već ima stolova; kopija se učitava samo u praznu.
cli-restore-bad-file = Ova datoteka nije cela rezervna kopija: { $problem }
cli-backup-done = redova: { $rows }
cli-wrong-report = u ovoj bazi nema prijave { $id }; spisak: „kazamata report“
cli-report-none = Niko nije prijavio grešku.
cli-report-page = Strana { $page } od { $pages }; --page N prikazuje drugu.
cli-report-moment = { $game }, odgovora: { $answers }, { $seat ->
        [0] očima gledaoca
       *[other] sa mesta { $seat }
    }
cli-report-look = Za pregled: { $command }
