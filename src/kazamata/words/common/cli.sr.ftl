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
cli-about-rules = uputstvo ili jedna njegova tačka
cli-about-cards = pročitaj komplet karata, zapiši ga u datoteku, proveri datoteku
cli-about-balance = botovi mere da li je komplet karata uravnotežen
cli-about-bench = merenje brzine programa na ovom računaru
cli-about-solve = nađi najbolji niz poteza u misiji ili sačuvanoj bici
cli-metavar-game = IGRA
cli-metavar-clause = TAČKA
cli-metavar-file = DATOTEKA
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
cli-help-simulate-bots = jedan bot za sva mesta ili spisak koji se ponavlja mesto po mesto
cli-help-games = broj partija
cli-help-jobs = broj procesa; ishod ne zavisi od njega
cli-help-log = sačuvana partija
cli-help-at = pozicija posle N odgovora
cli-help-clause = oznaka tačke pravila, npr. TQ-11
cli-help-set = komplet karata iz datoteke, za igre koje ga primaju (vidi „kazamata cards“)
cli-help-export = zapiši komplet u ovu datoteku, spreman za izmene
cli-help-check = reci šta nije u redu sa kompletom u ovoj datoteci, uz red i polje
cli-help-schema = ispiši JSON šemu takvih datoteka
cli-help-picture = nacrtaj rezultate i učestalost igranja u ovu datoteku (SVG)
cli-help-scenario = misija igre, npr. M1
cli-help-solve-log = sačuvana partija; bez --at poslednja pozicija u bici
cli-help-solve-seat = mesto koje odlučuje, brojano od 1

## Šta nije bilo u redu

cli-wrong-told = { $text }
cli-wrong-arguments = { $problem }; pomoć: { $help }
cli-wrong-unknown-argument = nepoznat argument: { $argument }; pomoć: { $help }
cli-wrong-missing = nedostaje: { $missing }; pomoć: { $help }
cli-wrong-no-command = nije navedena komanda; postoje: { $commands }
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
cli-wrong-nothing-to-solve = posle toliko odgovora ({ $at }) nema odluke u bici; probaj drugi --at ili --seat

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
play-places = { $card } može na polja: { $places }
play-no-place = Karta { $card } sada nema gde. Zašto ne na polje 12, kaže: zašto { $card } 12
play-too-many = Previše karata: { $wanted ->
        [0] ne treba nijedna
       *[other] treba samo { $wanted }
    }.
play-named-twice = Navedeno dvaput: { $card }
play-too-many-answers = Previše odgovora odjednom; potrebno: { $wanted }
play-why-what = Upiši zašto i potez, npr. zašto { $example }
play-hint = Savet: { $option }. Upiši: { $typed }
play-save-where = Upiši sačuvaj i ime datoteke, npr. sačuvaj igra.jsonl
play-really-quit = Napuštaš partiju? (da / ne / sačuvaj DATOTEKA)
play-help-answer = Kako se odgovara
play-help-signs = Znaci na tabli
play-help-commands = U svako doba
play-help-help = ova strana (ili ?)
play-help-why = zašto potez nije moguć, npr. zašto 3
play-help-undo = poništavanje sopstvenog poteza dok iz njega niko ništa nije saznao
play-help-hint = šta bi na tvom mestu uradio bot
play-help-log = sve što se dosad desilo
play-help-rules = sadržaj uputstva; sa oznakom (pravila TQ-11) ta tačka
play-help-save = čuvanje partije u datoteci: sačuvaj igra.jsonl
play-help-quit = napuštanje partije
play-word-help = pomoć pomoc
play-word-why = zašto zasto
play-word-undo = poništi ponisti
play-word-hint = savet
play-word-log = dnevnik
play-word-rules = pravila pravilo
play-word-save = sačuvaj sacuvaj
play-word-quit = izlaz napusti
play-word-yes = da d yes y

## Server

cli-about-serve = pokreni server na kojem prijatelji igraju u svojim pregledačima
cli-about-load = izmeri kako server podnosi mnogo stolova odjednom
cli-about-chaos = gasi server iznova dok se igra i traži gubitke
cli-about-backup = upiši sve stolove u jednu datoteku
cli-about-restore = učitaj rezervnu kopiju u praznu bazu
cli-help-host = adresa na kojoj server sluša; 0.0.0.0 za sve u mreži
cli-help-port = port na kojem server sluša; 0: bira sistem
cli-help-db = baza: sqlite:///DATOTEKA ili postgresql://…; bez toga datoteka u tvom folderu za podatke
cli-help-bus = redis://…: više servera deli iste stolove preko ovog Valkeyja ili Redisa
cli-help-origin = još jedna adresa na kojoj je stranica dostupna, npr. https://games.example
cli-metavar-address = ADRESA
cli-help-behind-proxy = adresa ili mreža obrnutog proksija čijim prosleđenim adresama server veruje; može se navesti više puta
cli-help-thinkers = broj procesa u kojima botovi misle
cli-help-bot-seconds = koliko dugo bot sme da misli o potezu
cli-help-bot-pause = koliko dugo bot pušta ljude da gledaju pre nego što odgovori
cli-help-tables-hour = novih stolova na sat po adresi
cli-help-log-level = šta kaže dnevnik: debug, info, warning, error
cli-help-load-tables = stolova odjednom
cli-help-load-sockets = ukupno veza, raspoređenih po stolovima
cli-help-load-moves = poteza u sekundi, na svim stolovima
cli-help-load-seconds = koliko dugo
cli-help-load-servers = serverskih procesa na istoj bazi
cli-help-chaos-kills = koliko puta se server gasi
cli-help-trial-game = igra koja se igra
cli-help-backup-file = datoteka rezervne kopije
cli-wrong-listen = Na { $place } ne može da se sluša: { $problem }
cli-wrong-database = Baza ne može da se koristi: { $problem }
cli-wrong-bus = Valkey ili Redis naveden u --bus nije dostupan: { $problem }
cli-wrong-backup-file = Rezervna kopija ne može da se upiše: { $problem }
cli-wrong-proxy = --behind-proxy traži adresu ili mrežu, a ne { $given }
cli-restore-not-empty = U ovoj bazi već ima stolova; kopija se učitava samo u praznu.
cli-restore-bad-file = Ova datoteka nije cela rezervna kopija: { $problem }
cli-backup-done = redova: { $rows }
