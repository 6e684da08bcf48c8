### Amit a parancssor és a terminálos játék mond, magyarul.

## A parancsok súgója

cli-about = Társasjátékok a terminálban: játék, szimuláció, visszajátszás, szabályok.
cli-usage = használat:
cli-arguments = argumentumok
cli-options = kapcsolók
cli-command = PARANCS
cli-commands = parancsok
cli-about-games = a polcon lévő játékok és beállításaik
cli-about-play = játék a terminálban, botokkal vagy emberekkel
cli-about-simulate = botok sok játszmát játszanak, és megszámoljuk az eredményt
cli-about-replay = egy játéknapló elmesélése
cli-about-review = hogyan állt egy befejezett játszma, és mi volt a három fordulópontja
cli-about-rules = a játékszabály vagy egy szabálypont olvasása
cli-about-cards = egy kártyakészlet olvasása, fájlba írása, egy fájl ellenőrzése
cli-about-balance = botok megmérik, kiegyensúlyozott-e egy kártyakészlet
cli-about-bench = a motor sebességének mérése ezen a gépen
cli-about-lab = tanulóprogramoknak: mit jelentenek egy asztal számai, játszmák Parquet-fájlban
cli-about-lab-describe = egy asztal lépéseinek és megfigyeléseinek jelentése, számonként
cli-about-lab-export = játszmák lejátszása és minden döntés kiírása Parquet-fájlba
cli-about-lab-export-logs = mentett játszmák kiírása Parquet-fájlba
cli-about-lab-tasks = az ágenseknek szóló feladatok és mércéik
cli-about-lab-evaluate = egy ágens lejátssza egy feladat próbaosztásait; az eredmény egy JSON-sor
cli-about-solve = a legjobb lépéssor egy küldetésben, mentett csatában vagy mentett fordulóban
cli-metavar-game = JÁTÉK
cli-metavar-clause = SZABÁLYPONT
cli-metavar-file = FÁJL
cli-metavar-task = FELADAT
cli-metavar-folder = MAPPA
cli-metavar-log = NAPLÓ
cli-help-help = ez a súgó
cli-help-version = a verziószám
cli-help-lang = nyelv: angol, magyar, lengyel vagy szerb
cli-help-json = JSON-kimenet
cli-help-seats = a helyek száma
cli-help-option = az asztal egy beállítása, például rocks=yes; a listát a „kazamata games” adja meg
cli-help-seed = véletlenmag: ugyanaz a mag ugyanazt az osztást adja
cli-help-play-bots = kik játszanak veled: egy bot minden más helyre, vagy lista (botok és „human”) helyenként; „none”: csak emberek
cli-help-names = a játékosok neve, helyenként
cli-help-save = a játszma mentése ebbe a fájlba, amikor véget ér vagy kilépsz
cli-help-resume = egy mentett játszma folytatása
cli-help-simulate-bots = egy bot minden helyre, vagy lista, helyenként eggyel; saját bot: modul:Osztály
cli-help-agent = az ágens: egy bot neve, vagy modul:Osztály
cli-help-task = a feladat; a `kazamata lab tasks` sorolja fel őket
cli-help-baseline = akihez ugyanazokon az osztásokon hasonlítjuk; alapesetben a feladat saját botja
cli-help-deals = hány próbaosztás az 1000-ből
cli-help-check-line = közzétett sor: újrajátssza és összeveti
cli-help-games = a játszmák száma
cli-help-jobs = a folyamatok száma; az eredmény nem függ tőle
cli-help-ray = a munka egy Ray-fürt gépein folyik, vagy ezen a gépen indított Rayben („local”); az eredmény nem függ tőle
cli-help-to = a mappa, ahová írni kell
cli-help-log = mentett játszma
cli-help-at = az állás N válasz után
cli-help-clause = egy szabálypont azonosítója, például TQ-11
cli-help-set = kártyakészlet fájlból, ha a játék elfogad ilyet (lásd „kazamata cards”)
cli-help-export = a készlet kiírása ebbe a fájlba, szerkesztésre készen
cli-help-check = a fájlban lévő készlet hibái, a sor és a mező megadásával
cli-help-schema = az ilyen fájlok JSON-sémája
cli-help-picture = a pontszámok és a kijátszási arányok rajza ebbe a fájlba (SVG)
cli-help-scenario = a játék egy küldetése, például M1
cli-help-solve-log = egy mentett játszma; --at nélkül az utolsó megoldható helyzet
cli-help-solve-seat = az a hely, amely dönt, 1-től számozva
cli-help-review-seat = csak ennek a helynek a lépéseit mutatja

## Mi volt a hiba

cli-wrong-text = { $text }
cli-wrong-arguments = { $problem }; súgó: { $help }
cli-wrong-extra = hiányzó könyvtár: { $library }; telepítése: pip install 'kazamata[{ $extra }]'
cli-wrong-bot = A bot nem tud játszani: { $reason }
cli-wrong-line = { $file }: nincs benne értékelés; egyetlen JSON-sor kell
cli-lab-verified = { $agent }, { $task }: a sor helyes ({ $value })
cli-lab-differs = { $agent }, { $task }: a sor szerint { $value }, de a játszmák eredménye { $found }, vagy más állásban érnek véget
cli-wrong-ray = a Ray nem érhető el ({ $address }): { $reason }
cli-wrong-lost = a munkafolyamatok ugyanannál a feladatnál minden alkalommal leálltak: { $reason }
cli-wrong-unknown-argument = ismeretlen argumentum: { $argument }; súgó: { $help }
cli-wrong-missing = hiányzik: { $missing }; súgó: { $help }
cli-wrong-no-command = nincs megadva parancs; a választék: { $commands }
cli-wrong-which-game = melyik játékot? { $known }
wrong-bots = { $bots } bot { $seats } helyre: adj meg egy botot mindegyikre, vagy helyenként egyet
wrong-bots-play = { $bots } bot { $seats } helyre: adj meg egy botot az összes többi helyre, a többi helyre egyet-egyet, vagy sorold fel az összes helyet („human” az ember)
cli-wrong-command = nincs ilyen parancs: { $command }; a választék: { $commands }
cli-wrong-no-value = { $argument }: hiányzik az értéke; súgó: { $help }
cli-wrong-number = { $name }: egész szám kell { $least } és { $most } között, nem { $given }
cli-wrong-log = { $file }, { $line }. sor: { $reason }
cli-wrong-resume = a mentett játszmának megvan a maga játéka ({ $game }), helyei, nevei, véletlenmagja és beállításai: ezeket ne add meg
cli-wrong-set = { $file }: { $problem }{ $count ->
        [1] {""}
       *[other] {" "}(összesen { $count } hiba; a teljes lista: „kazamata cards JÁTÉK --check FÁJL”)
    }
cli-wrong-no-schema = { $name }: ehhez a játékhoz nincs séma; exportálj egy fájlt, és azt módosítsd
cli-wrong-no-balance = { $name }: ennek a játéknak nem mérjük az egyensúlyát; mérhető: { $known }
cli-wrong-set-game = { $name }: ehhez a játékhoz nem tartozik kártyakészlet; ezekhez igen: { $known }
cli-wrong-log-set = { $file }: a játszmát ezzel a kártyakészlettel játszották: { $set }; add meg a fájlját: --set
cli-wrong-no-solver = ehhez a játékhoz nincs megoldóprogram: { $game }; van ehhez: { $known }
cli-wrong-solve-what = add meg vagy a --scenario, vagy a --log értékét (--at és --seat csak ezzel)
cli-wrong-solve-game = ebben a fájlban más játék van: { $file } ({ $game })
cli-wrong-nothing-to-solve = { $at } válasz után nincs mit megoldani; próbálj más --at vagy --seat értéket
cli-wrong-review-running = ebben a fájlban nincs befejezett játszma: { $file }; az elemzés a játszma végén készül

## Játékok

cli-games-seats = { $least }–{ $most } játékos
cli-games-bots = Botok: { $bots }
cli-games-values = értékek (* alapérték)

## Szimuláció

cli-simulate-summary = { $games } játszma, { $decisions } döntés { $seconds } mp alatt ({ $speed } döntés másodpercenként)
cli-simulate-won = győzelem: { $rate }%
cli-lab-exported = { $games } játszma van itt: { $folder }.
cli-simulate-stopped = Megszakítva; lejátszott játszmák: { $played } a tervezett { $games } közül
cli-simulate-bot = bot
cli-simulate-wins = győzelem
cli-simulate-win-rate = arány
cli-simulate-mean = átlag
cli-simulate-median = medián
cli-simulate-p10 = 10%
cli-simulate-p90 = 90%
cli-simulate-games = játszma
cli-simulate-share = arány
cli-simulate-end = hogyan ért véget

## Aréna

cli-about-arena = melyik bot a jobb: ugyanazok az osztások minden ülésrendben
cli-help-arena-bots = az összemért botok, legalább kettő; saját bot: modul:Osztály
cli-help-arena-games = legfeljebb körülbelül ennyi játszma; minden osztást minden ülésrendben lejátszanak
cli-help-arena-risk = a téves ítélet elfogadott esélye, az összes párra együtt
cli-help-arena-no-early-stop = az összes játszma lejátszása akkor is, ha korábban minden eldől
cli-help-arena-resume = minden osztás ebbe a fájlba kerül, és a benne lévők után folytatódik
cli-help-arena-report = oldal készítése számokkal és ábrákkal
cli-wrong-arena-bots = legalább két botot kell megnevezni, mindegyiket egyszer
cli-wrong-arena-risk = a --risk értéke 0,000000001 és 0,5 közötti szám lehet, nem { $given }
cli-wrong-arena-other = { $file } másik tornához tartozik; eltérés: „{ $what }”
cli-wrong-arena-file = { $file }, { $line }. sor: ez nem egy torna sora
cli-wrong-arena-nothing = megszakítva, mielőtt az első osztás véget ért
cli-arena-head = { $game }, { $seats } hely: { $deals } osztás, { $games } játszma
cli-arena-rivals = Összemérve: az első helyek aránya azokban a játszmákban, amelyekben a bot részt vett (a megosztottak részarányosan). Egyforma erejű botoknál ez { $even }.
cli-arena-together = Összemérve: a megnyert osztások aránya; egy játszma minden helyén ugyanaz a bot ül.
cli-arena-points = Összemérve: az egyedül játszó bot pontjai.
cli-arena-column-bot = bot
cli-arena-column-rivals = első helyek
cli-arena-column-together = győzelem
cli-arena-column-points = pont
cli-arena-column-sure = 95%-os tartomány
cli-arena-column-rating = értékszám
cli-arena-better = { $one } jobb, mint { $other }: { $lead } (tartomány: { $low } … { $high }); jobb { $ahead }, rosszabb { $behind } osztásban
cli-arena-open = { $one } vagy { $other }: nem dőlt el; { $lead } (tartomány: { $low } … { $high }); jobb { $ahead }, rosszabb { $behind } osztásban
cli-arena-settled = Eldőlt; annak esélye, hogy bármelyik ítélet téves, legfeljebb { $risk }.
cli-arena-not-settled = Nem dőlt el minden: több játszma segíthet (--games, --resume).
cli-arena-no-ratings = Nincsenek értékszámok: az openskill nincs telepítve (pip install 'kazamata[{ $extra }]').
cli-arena-page-title = Aréna: { $game }
cli-arena-page-settings = Beállítások: { $choices }. Mag: { $seed }. A szabályok változata: { $rules }, Kazamata { $version }.
cli-arena-page-results = Eredmény
cli-arena-page-pairs = Párok
cli-arena-page-course = Hogyan alakult a különbség
cli-arena-page-ratings = Értékszámok
cli-arena-page-seats = Első helyek ülőhelyenként
cli-arena-page-seat = { $seat }. hely
cli-arena-page-deals = osztás
cli-arena-page-how = Minden osztást minden ülésrendben lejátszanak, így a lapok és a hely szerencséje mindenkit egyformán ér. A tartományok osztásokat számolnak, nem játszmákat. Ítélet akkor születik, amikor egy fogadó, aki az egyik botra tesz, { $wealth }-szer olyan gazdag lett, mint volt: ha az a bot nem lenne jobb, ennek esélye legfeljebb egy a { $wealth }-hez volna, akárhányszor nézünk is rá. Az értékszámok (openskill, Plackett–Luce) minden osztást egy mérkőzésnek vesznek.

## Kártyakészletek

cli-cards-level = { $level }. szint: { $count } kártya
cli-cards-head = { $card } · ×{ $copies } · költség { $cost } · { $factions } · csillék { $carts }
cli-cards-written = Kiírva: { $file }
cli-cards-right = { $file }: ezzel a készlettel lehet játszani.
cli-cards-wrong = { $file }: { $count } hiba

## Egyensúly

cli-balance-head = { $games } játszma, { $seats } hely, botok: { $bots }
cli-balance-scores = Pontszámok: átlag { $mean }, medián { $median }, szórás { $deviation }, { $lowest } és { $highest } között
cli-balance-ranks = Eredmények: { $ranks }
cli-balance-factions = Frakciók (a győztes bányákban arányuk 0,80–1,25-szöröse)
cli-balance-cards = Kártyák (a lehetséges esetek 20–90%-ában kijátszva)
cli-balance-tracks = Sávok (legalább 10% választja elsőnek)
cli-balance-events = Események (az átlagot legfeljebb 6 ponttal tolják el)
cli-balance-share = arány
cli-balance-winners = győzteseknél
cli-balance-ratio = hányados
cli-balance-level = szint
cli-balance-hands = esetek
cli-balance-played = kijátszva
cli-balance-shift = pont
cli-balance-first = első
cli-balance-out = Nincs egyensúlyban (jele: { $sign }): { $count }
cli-balance-fine = Minden a határok között van.

## Megoldás

cli-solve-thinking = Gondolkodom… (leállítás: Ctrl-C)
cli-review-thinking = A játszma elemzése…
cli-review-wins = Nyerési esély lépésről lépésre
cli-review-points = Várható pontszám lépésről lépésre
cli-review-known = tudható volt
cli-review-real = utólag
cli-review-turn = { $number }. { $at }. lépés: { $seat } ({ $clause })
cli-review-played = Ez történt: { $option }
cli-review-better = Jobb lett volna: { $option }
cli-review-no-turns = Nem volt igazi fordulópont, szép játék.

## Mérés

cli-bench-compiled = A motor lefordítva fut.
cli-bench-interpreted = A motor nincs lefordítva, ezért értelmezve fut.
cli-bench-reference = Viszonyítási ciklus: { $steps } lépés másodpercenként
cli-bench-here = itt, másodpercenként
cli-bench-scaled = 10 millió viszonyítási lépésnél
cli-bench-decisions = döntések a motoron belül
cli-bench-driven-decisions = döntések Pythonból vezérelve
cli-bench-copies = állások másolása
cli-bench-views = nézetek készítése
cli-bench-snapshot-bytes = egy tárolt állás bájtjai

## Visszajátszás

replay-at = { $at } válasz után (összesen: { $answers })

## A terminálos játék

play-bot = { $bot ->
        [random] véletlenszerű
        [greedy] mohó
       *[other] { $bot }
    } { $number }
play-greeting = Súgó bármikor: ?   Ha kilépnél: kilépés
play-type-number = Írj be egy számot 1 és { $most } között; súgó: ?
play-more-story = … még { $count } korábbi sor: írd be, hogy napló
play-more-lines = … még { $count } sor: írd be, hogy asztal
play-places = { $card } ide kerülhet: { $places }
play-no-place = A lapnak ({ $card }) most nincs helye. Hogy mi zárja ki a 12. mezőről, megtudod így: miért { $card } 12
play-too-many = Túl sok lap: { $wanted ->
        [0] egy sem kell
       *[other] csak { $wanted } kell
    }.
play-named-twice = Kétszer szerepel: { $card }
play-too-many-answers = Túl sok válasz egyszerre; szükséges: { $wanted }
play-why-what = Írd be, hogy miért, és utána egy lépést, például: miért { $example }
play-did-you-mean = Erre gondoltál: { $word }?
play-hint = Tipp: { $option }. Írd be: { $typed }
play-save-where = Írd be, hogy mentés, és utána egy fájlnevet, például: mentés jatek.jsonl
play-really-quit = Kilépsz a játszmából? Megmarad. (igen / nem / mentés FÁJL)
play-go-on = A folytatáshoz: { $command }
menu-choose = Mit szeretnél játszani? (szám vagy név; Enter: kilépés)
menu-go-on = Folytatás: { $game }
menu-kept = { $names }; válaszok eddig: { $answers }
menu-languages = Más nyelven: { $languages }
menu-others = Barátokkal böngészőben: kazamata serve. Minden más: kazamata --help
menu-way = Hogyan? (szám; Enter: 1)
menu-seats = Hány játékos, veled és a botokkal együtt? ({ $known }; Enter: { $usual })
menu-which-number = Válassz ezek közül: { $known }
play-help-answer = Így válaszolj
play-help-signs = Jelek a játéktéren
play-help-commands = Bármikor
play-help-help = ez az oldal (vagy ?)
play-help-why = miért nem lehetséges egy lépés, például: miért 3
play-help-undo = a saját lépésed visszavonása, amíg senki sem tudott meg belőle semmit
play-help-hint = mit tenne egy bot a helyedben
play-help-table = az egész asztal és minden lehetőség, ha a képernyőre nem fér ki
play-help-log = minden, ami eddig történt
play-help-rules = a játékszabály tartalma; azonosítóval (szabály TQ-11) az a szabálypont
play-help-save = a játszma mentése fájlba: mentés jatek.jsonl
play-help-quit = kilépés a játszmából
play-word-help = súgó sugo
play-word-why = miért miert
play-word-undo = vissza visszavonás visszavonas
play-word-hint = tipp
play-word-table = asztal
play-word-log = napló naplo
play-word-rules = szabály szabályok szabaly
play-word-save = mentés mentes
play-word-quit = kilépés kilepes
play-word-yes = igen i yes y

## A szerver

cli-about-serve = a szerver, amelyen a barátok a böngészőjükben játszanak
cli-about-load-test = mérés: hogyan bír a szerver sok asztalt egyszerre
cli-about-crash-test = a szerver leállítása újra meg újra játék közben, és a veszteségek keresése
cli-host-page = A házigazda oldala
cli-network-address = A hálózatodban lévő telefonoknak és gépeknek
cli-about-backup = minden asztal kiírása egy fájlba
cli-about-restore = biztonsági mentés beolvasása egy üres adatbázisba
cli-about-report = amit a játékosok hibásnak jeleztek, visszajátszható esetként
cli-help-host = a cím, amelyen figyel; 0.0.0.0: mindenki a hálózaton
cli-help-port = a port, amelyen figyel; 0: a rendszer választ
cli-help-db = adatbázis: sqlite:///FÁJL vagy postgresql://…; nélküle egy fájl az adatmappádban
cli-help-bus = redis://…: több szerver ezen a Valkeyn vagy Redisen át osztozik az asztalokon
cli-help-origin = egy másik cím, amelyen az oldal elérhető, pl. https://games.example
cli-metavar-address = CÍM
cli-help-behind-proxy = egy fordított proxy címe vagy hálózata, amelynek továbbított címeiben a szerver megbízik; többször is megadható
cli-help-bot-processes = ennyi folyamatban gondolkodnak a botok
cli-help-serve-set = fájlból olvasott kártya- vagy elemkészlet, amelyet az asztalok választhatnak, pl. miners=dobozom.json; többször is megadható
cli-help-bot-seconds = meddig gondolkodhat egy bot egy lépésen
cli-help-bot-pause = mennyi ideig nézhetik az emberek az asztalt, mielőtt egy bot válaszol
cli-help-tables-hour = óránként ennyi új asztal címenként
cli-help-log-level = mit mond a napló: debug, info, warning, error
cli-help-load-test-tables = asztalok egyszerre
cli-help-load-test-sockets = kapcsolatok összesen, az asztalok között elosztva
cli-help-load-test-moves = lépések másodpercenként, az összes asztalon
cli-help-load-test-seconds = meddig
cli-help-load-test-servers = szerverfolyamatok ugyanazon az adatbázison
cli-help-crash-test-kills = hányszor áll le hirtelen a szerver
cli-help-stress-game = a játék, amelyet játszanak
cli-help-backup-file = a biztonsági mentés fájlja
cli-help-report-id = a jelentés; nélküle az összes felsorolása, a legújabb elöl
cli-help-report-page = a lista hányadik oldala, 1-től; az elsőn vannak a legújabb jelentések
cli-help-report-out = a játszmanapló fájlja, nevek nélkül; különben report-ID.jsonl
cli-wrong-listen = Itt nem lehet figyelni: { $place } ({ $problem })
cli-wrong-port-taken = itt már figyel valaki: { $place }; adj meg másik portot (--port), vagy bármelyik szabadot: --port 0
cli-wrong-database = Az adatbázis nem használható: { $problem }
cli-wrong-bus = A --bus mögötti Valkey vagy Redis nem érhető el: { $problem }
cli-wrong-backup-file = A biztonsági mentést nem lehet kiírni: { $problem }
cli-wrong-proxy = --behind-proxy: cím vagy hálózat kell, nem { $given }
cli-restore-not-empty = Ebben az adatbázisban már vannak asztalok; mentést csak üresbe lehet beolvasni.
cli-restore-bad-file = Ez a fájl nem teljes biztonsági mentés: { $problem }
cli-backup-done = { $rows } sor
cli-wrong-report = ebben az adatbázisban nincs ilyen jelentés: { $id }; a lista: „kazamata report”
cli-report-none = Senki sem jelzett hibát.
cli-report-page = { $page }. oldal, összesen { $pages }; a --page N egy másikat mutat.
cli-report-moment = { $game }, { $answers } válasz után, { $seat ->
        [0] nézőként
       *[other] { $seat }. helyről
    }
cli-report-look = Megnézheted így: { $command }
