### Ono što kaže samo stranica u pregledaču, na srpskom.

## Traženje stola

page-menu = Meni
page-home = Početna
page-take-a-seat = Sedi za sto.
page-welcome = Bez naloga i bez instaliranja. Sopstveni sto za dve sekunde: sa botovima ili sa dalekim prijateljima.
page-your-turn = Ti si na potezu
page-other-tables = Ostali stolovi
page-nobody-waits = Niko te ne čeka
page-all-tables = Svi: { $count }
page-fewer = Manje
page-play-on = Igraj dalje
page-turn-of = Na potezu: { $name }
page-time-until = vreme ističe { $when }
page-alone = bez drugih igrača
page-remove-open = Napustiti ovaj sto i ukloniti ga sa liste?
page-remove-alone = Završiti ovu partiju i ukloniti je? Sa tobom ovde igraju samo botovi.
page-we-explain = Objašnjavamo dok igraš
page-with-bots = Igraj sa botovima
page-against-bots = Igraj protiv botova
page-with-friends = Sa prijateljima
page-join-question = Imaš link ili tri reči?
page-play-now = Igraj odmah protiv botova
page-play-with = Igraj odmah sa botovima
page-players = Igrači
page-together = zajedno
page-rivals = protivnici
page-length = Trajanje
page-minutes = { $span } min
page-difficulty = Težina
page-weight-1 = lako se uči
page-weight-2 = nešto pravila
page-weight-3 = mnogo pravila
page-only-terminal = Još nije u pregledaču; u terminalu se igra ovako:
page-full-game = Puna igra
page-learn = Uči kroz igru
page-new-table = Novi sto
page-open-table = Otvori sto
page-no-listed = Nijedan javni sto trenutno ne čeka igrače.
page-join = Pridruži se
page-paste-link = Link ili tri reči
page-bad-link = Ovo nije ni link ni tri reči.
page-status-open = čeka
page-status-running = u toku
page-status-over = završeno
page-status-stopped = ne može da se nastavi
page-free-seats = { $count ->
        [one] { $count } slobodno mesto
        [few] { $count } slobodna mesta
       *[other] { $count } slobodnih mesta
    }
page-table = Sto
page-game = Igra
page-no-such-table = Nema takvog stola.
page-no-board = Ova igra još nema tablu u pregledaču.

page-next-table = Na novi sto

## Priprema

page-name = Tvoje ime
page-guest = Gost
page-seats = Mesta
page-seat = { $number }. mesto
page-by-link = osoba, preko linka
page-bot = bot: { $name }
page-bot-word = bot
page-bot-random = igra nasumično
page-bot-greedy = igra po osećaju
page-bot-easy = igra jednostavno
page-bot-medium = igra dobro
page-bot-strong = igra veoma dobro
page-partner-easy = ponešto previdi
page-partner-medium = pažljiv
page-partner-strong = misli unapred
page-bot-name-1 = Ida
page-bot-name-2 = Oto
page-bot-name-3 = Vera
page-bot-name-4 = Hugo
page-bot-name-5 = Nora
page-bot-name-6 = Feliks
page-what-kind = Kakva igra?
page-who-sits = Ko seda za sto?
page-guided-seats = Ti i botovi. Deljenje je izabrano za učenje, a igra počinje odmah.
page-more = Još
page-mix = Sve opcije i tumačenja
page-marks = { $count ->
        [0] bez oznaka
        [one] { $count } oznaka
        [few] { $count } oznake
       *[other] { $count } oznaka
    }
page-marks-mean = Što više oznaka, to teža igra. Oznake svih modula se sabiraju.
page-level-easy = lak
page-level-medium = srednji
page-level-strong = jak
page-level-greedy = jednostavna pravila
page-level-random = nasumičan
page-for-everybody = vidljiv svima
page-only-link = samo sa linkom
page-no-clock = bez sata
page-begin = Počni
page-changed = { $count ->
        [one] { $count } promenjena
        [few] { $count } promenjene
       *[other] { $count } promenjenih
    }
page-house = kućno pravilo
page-listed = Prikaži ovaj sto svima
page-tell-words = Reci prijatelju tri reči
page-type-in-at = za unos na ovoj adresi; kod se može i skenirati
page-only-this-computer = Samo ovaj računar može do ovog stola. Za pozivanje drugih pokreni server sa --host 0.0.0.0.
page-network-address = Adresa u mreži
page-network-note = Za telefone i računare u tvojoj mreži. Kod tebe je ova stranica otvorena na { $host }, a tu adresu razume samo ovaj računar.
page-share = Podeli
page-share-text = Igraj sa mnom: { $game }!
page-different-here = Drugačije za ovim stolom
page-rules-here = Pravila ovog stola
page-rest-as-usual = Sve ostalo kao i obično.
page-all-as-usual = Sve kao i obično.
page-all-options = Sve opcije
page-clock-chip = za potez: { $time }
page-change-options = Promeni
page-save = Sačuvaj
page-confirm-again = Ako se pravila promene, svi ponovo potvrđuju da su spremni.
page-remove-person = Ukloniti igrača { $name } sa stola?
page-host = domaćin
page-call-you = Kako da te zovemo?
page-watching-so-far = Zasad gledaš. Za igru zauzmi mesto.
page-lobby-invited = Poziv za sto. Izaberi mesto.
page-lobby-watching = Gledaš. Sva mesta su zauzeta; igra će se otvoriti ovde.
page-lobby-alone = Samo ti i botovi: počni kad želiš.
page-waiting-chairs = { $count ->
        [one] Čeka se još { $count } igrač.
        [few] Čekaju se još { $count } igrača.
       *[other] Čeka se još { $count } igrača.
    }
page-waiting-for = Čeka se: { $names }
page-not-ready-yet = Još ne
page-you-are-ready = Spremno
page-qr = QR kod sa linkom ka ovom stolu
page-copy-link = Kopiraj link
page-copied = Kopirano
page-lobby-waiting = Čekamo igrače. Karte se dele kad su sva mesta zauzeta i svi spremni.
page-lobby-ready-gate = { $count ->
        [0] Svi su spremni.
        [one] Čekamo još { $count } osobu.
        [few] Čekamo još { $count } osobe.
       *[other] Čekamo još { $count } osoba.
    }
page-free-seat = slobodno mesto
page-sit-down = Sedam
page-put-bot = Stavi bota
page-free-it = Oslobodi mesto
page-ready = spremno
page-not-ready = još nije spremno
page-i-am-ready = Možemo da počnemo
page-leave = Napusti
page-lobby-joined = { $name } seda za sto.
page-lobby-ready = { $name } može da počne.
page-lobby-left = { $name } ustaje od stola.
page-hints = Saveti
page-hints-option = Saveti za sve
page-hints-help = Svako može da pita bota za savet. Dnevnik pokazuje ko je pitao.
page-hints-agreed = Svako može da koristi savete; dnevnik pokazuje ko ih koristi.
page-hints-none = Za ovim stolom se igra bez saveta.
page-seed = Seme
page-nonce = So
page-fingerprint = Otisak
page-seal-sealed = Zapečaćeno deljenje
page-seal-sealed-text = Deljenje je utvrđeno kad je sto otvoren. Ovo je njegov otisak; kad se partija završi, stranica ga sama proverava.
page-seal-kept = Deljenje provereno
page-seal-kept-text = Seme i so daju tačno onaj otisak koji je ovaj pregledač dobio pre kraja: niko nije zamenio karte.
page-seal-late = Deljenje odgovara pečatu
page-seal-late-text = Seme i so daju ovaj otisak. Ovaj pregledač ga nije video pre kraja partije, pa ne može znati da li je uvek bio isti.
page-seal-broken = Deljenje ne odgovara pečatu!
page-seal-broken-text = Upozorenje: seme i so ne daju otisak koji je objavljen pre kraja. Karte su možda zamenjene; ne veruj ovom deljenju.
page-seal-how = Ručna provera: otisak je SHA-256 teksta „seme:so“.
page-you = ti

## Za stolom

page-is-asked = razmišlja
page-away = nije za stolom
page-here = tu je
page-absent = nije tu
page-stand-in = igra bot
page-in-seconds = za { $seconds } s
page-lane = Obaveštenja
page-lane-more = { $count ->
        [one] Još { $count } obaveštenje
        [few] Još { $count } obaveštenja
       *[other] Još { $count } obaveštenja
    }
page-lane-away = { $name } nije za stolom.
page-lane-absent = { $name } nije tu.
page-lane-waits = Sto čeka.
page-lane-host = Sto čeka; domaćin može da prepusti to mesto botu.
page-lane-stand-in = { $name }: umesto vlasnika igra bot.
page-lane-back = { $name } ponovo igra.
page-lane-left = { $name } napušta igru; dalje igra bot.
page-watching = Ti si posmatrač.
page-log = Dnevnik
page-log-empty = Još se ništa nije dogodilo.
page-show-move = Prikaži potez { $seq }
page-open-rule = Pravilo za ovo: { $clause }
page-rulebook = Uputstvo
page-components = Komponente
page-search-rules = Pretraži pravila
page-why-not = Zašto ne?
page-confirm = Potvrdi
page-undo = Poništi
page-take-back = Vrati potez
page-hint = Savet
page-nothing-staged = Izaberi potez.
page-plan-sent = Poslato. Možeš da zatvoriš stranicu: plan će se svejedno izvršiti.
page-change-plan = Izmeni
page-on-its-way = Potvrđeno: stići će kad se veza vrati.
page-no-way-back = Ovo otkriva nešto novo: posle toga možeš samo da vratiš potez.
page-recap = { $count ->
        [one] Od tvog poslednjeg poteza: { $count } događaj
        [few] Od tvog poslednjeg poteza: { $count } događaja
       *[other] Od tvog poslednjeg poteza: { $count } događaja
    }
page-vote-undo = { $name } želi da vrati potez. Slažeš li se?
page-yes = Da
page-no = Ne
page-take-seat-back = Preuzmi mesto nazad
page-bot-takes-over = Neka igra bot
page-bot-plays = Bot igra umesto tebe.
page-bot-plays-clock = Tvoje vreme je isteklo. Dodirni tablu i igraj dalje.
page-bot-plays-away = Preuzeo je mesto dok te nije bilo. Dodirni tablu i igraj dalje.
page-play-myself = Vrati se u igru
page-look-from-here = Igraj sa ovog mesta
page-pass-device = Predaj uređaj: { $name }
page-show-hand = Pokaži moju ruku
page-show-board = Pogledaj tablu
page-show-result = Rezultat
page-end-next = Šta dalje?
page-end-same = Isto deljenje ponovo
page-end-compare = Obe partije ovog deljenja
page-end-this = Ovog puta
page-end-earlier = Prošlog puta
page-end-link = Kopiraj link ove partije
page-end-home = Sve igre
page-end-answers = { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }
page-end-lasted = { $minutes ->
        [0] manje od minuta
        [one] { $minutes } minut
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    }
page-end-watch = Pogledaj od početka
page-end-real = Odigraj pravu partiju
page-rematch = Igraj ponovo
page-rematch-offer = { $count ->
        [one] { $names } želi da igra ponovo.
        [few] { $names } žele da igraju ponovo.
       *[other] { $names } žele da igraju ponovo.
    }
page-rematch-table = Novi sto je spreman.
page-rematch-same = Sa istim deljenjem.
page-sit-again = Sedam ponovo
page-close = Zatvori
page-connection-lost = Veza je prekinuta; ponovno povezivanje…
page-connection-back = Veza je ponovo uspostavljena
page-unreachable = Server nije dostupan.
page-try-again = Pokušaj ponovo
page-stale = Partija je u međuvremenu otišla dalje.
page-ask-undo = Zatraži vraćanje
page-vote-undo-sent = Pitamo ostale da li smeš da vratiš potez.
page-next-same = Ka stolu sa istim deljenjem
page-same-deal-known = Isto deljenje još jednom: ko je video prvu partiju, zna svaku kartu ove.
page-chosen-deal = Deljenje izabrano za učenje: karte su poznate.
page-vote-end = { $name } želi da se partija preda. Slažeš li se?
page-vote-answers = { $count ->
        [one] To vraća { $count } potez.
        [few] To vraća { $count } poteza.
       *[other] To vraća { $count } poteza.
    }
page-vote-back-to = Povratak na: { $part }.
page-vote-end-sent = Pitamo ostale da li sto predaje partiju.
page-vote-refused = { $name } se ne slaže.
page-withdraw = Ipak ne
page-sure-back = Vratiti tvoj potez?
page-sure-back-others = Vratiti tvoj potez? Vraćaju se i potezi posle njega: { $names }.
page-clock = Vreme za potez
page-clock-none = bez ograničenja
page-clock-60 = 1 minut
page-clock-300 = 5 minuta
page-clock-86400 = 1 dan
page-clock-604800 = 1 nedelja
page-time-left = preostalo vreme
page-personal-link = Kopiraj moj lični link
page-plan-complete = Sve je isplanirano: potvrdi ili dodirni korak da ga promeniš.
page-plan-uncertain = Potvrdi potez. Još niko ne može da zna šta sledi.
page-digest = Od tvog poslednjeg poteza
page-watch-seat = Pogledaj šta radi { $name }
page-pace = Reprodukcija: { $speed }
page-pace-off = isključena
page-pace-fast = brza
page-pace-normal = obična
page-pace-slow = sporo: korak po korak
page-pace-step = korak po korak: dodir ili taster vodi dalje

page-different-today = Šta je danas drugačije
page-different-of = { $number } od { $all }
page-different-count = { $count ->
        [one] { $count } mini-ekspanzija
        [few] { $count } mini-ekspanzije
       *[other] { $count } mini-ekspanzija
    }
page-different-again = Dodirni naziv u vrhu da ovo ponovo pročitaš.
page-different-play = Igraj
page-different-guide = Vodi me
page-next-module = Sledeće: { $name }
page-next-try = Probaj
page-this-table = Ovaj sto
page-share-moment = Kopiraj link do ovog trenutka
page-give-up = Predaj partiju
page-give-up-ask = Pitati sve da li se partija ovde završava? Tada niko ne pobeđuje.
page-give-up-sure = Završiti partiju ovde? Tada niko ne pobeđuje.
page-leave-game = Napusti zauvek
page-leave-sure = Napustiti ovu partiju zauvek? Na tvom mestu dalje igra bot i nema povratka.
page-hide-table = Sakrij iz mojih stolova
page-hide-sure = Izostaviti ovu partiju sa tvoje liste? Njen link i dalje radi.
page-report = Nešto nije u redu
page-report-hint = Šta nije u redu, u jednoj rečenici
page-report-send = Prijavi
page-reported = Hvala. Sačuvano je kao { $id }, sa ovim trenutkom partije.
page-key-table = ovaj sto
page-key-double = Karta se može i prevući na mesto, a dva brza dodira polja odmah potvrđuju.

## Snimak partije

page-replay = Snimak partije
page-move-of = potez { $at } od { $last }
page-to-start = Na početak
page-one-back = Potez nazad
page-one-forth = Potez napred
page-replay-play = Pusti
page-replay-pause = Pauza
page-to-end = Na kraj
page-to-game = Na partiju
page-to-result = Na rezultat
page-branch = Igraj dalje odavde
page-branch-of = Nastavak druge partije, od poteza { $move }
page-replay-open = Partija je završena: sve karte iz ruku su otkrivene.
page-replay-public = Partija traje: vidi se samo ono što svi znaju.

## Analiza

page-review = Analiza
page-review-open = Analiza partije
page-review-whose = Čiji potezi
page-review-all = svih
page-review-thinking = Partija se analizira
page-review-leave = Ostani na ovoj stranici; oko 10 sekundi.
page-review-failed = Analiza nije mogla da se završi.
page-review-wins = Izgled za pobedu
page-review-team = Izgled tima za pobedu
page-review-team-line = Jedna linija za tim
page-review-each-line = Svako svoju liniju
page-review-sure = sigurna
page-review-even = pola-pola
page-review-lost = izgubljena
page-review-slider = Potez na krivoj
page-review-change = potez { $move }: { $before } → { $after }
page-review-points = Očekivani poeni
page-review-known = šta se moglo znati
page-review-real = naknadno
page-review-values = Sve vrednosti u tabeli
page-review-answer = Potez
page-review-see-table = Vrednosti su u tabeli ispod.
page-review-turns = Prelomni trenuci
page-review-none = Nije bilo pravog prelomnog trenutka, odlično odigrano.
page-review-none-of = U ovim potezima nije bilo pravog prelomnog trenutka.
page-review-turn = Potez { $move }
page-review-cards = karte
page-review-played = Odigrano
page-review-better = Bolje
page-review-play-better = Odigraj bolji potez
page-review-board = Tabla kod poteza { $move }
page-review-watch = Gledaj odavde
page-again-turned = Ovde se preokrenulo: potez { $move }
page-again-about = Sa drugim potezom odavde je dobijeno { $better } probnih partija, sa odigranim { $played }.
page-again-from = Pokušaj ponovo od poteza { $move }
page-again-none = Nije presudio nijedan potez.
page-again-looking = Tražimo potez koji je presudio…

## Podešavanja

page-settings = Podešavanja
page-language = Jezik
page-theme = Boje
page-theme-auto = kao sistem
page-theme-light = svetle
page-theme-dark = tamne
page-sound = Zvuci
page-volume = Jačina zvuka
page-sound-sample = Poslušaj
page-notice = Obavesti me kad dođem na potez
page-notice-refused = Pregledač ne dozvoljava obaveštenja ove stranice; to se menja u njegovim podešavanjima.
page-install = Instaliraj
page-board-help = Korisni brojevi na tabli
page-board-help-none = nijedan
page-board-help-tight = gde je tesno
page-board-help-all = svi
page-board-help-about = U igri Tranquility: koliko polja ima praznina i koliko brojeva je ostalo za nju.
page-crack-warnings = Označi mesta posle kojih se više ne bi moglo pobediti
page-playback-speed = Brzina tuđih poteza
page-motion = Pokreti
page-motion-auto = kao sistem
page-motion-less = bez pokreta
page-confirms-all = Potvrđujem svaki odgovor
page-confirms-all-about = I brzi odgovori, na primer vučenje karte, čekaju potvrdu; inače ih šalje jedan dodir.
page-guide = Vodič
page-guide-off = Skloni vodiča; kapa gore ga vraća
page-guide-plan = Plan lekcija
page-guide-learned = naučeno
page-guide-try = Da probam
page-guide-task = Ti si na redu: probaj.
page-guide-progress = lekcije: { $done } od { $all }
page-understood = Razumem
page-keys = Tasteri
page-keys-about = Za stolom su slova prečice; ? prikazuje spisak.
page-key-pick = karta ili izbor s tim brojem
page-key-move = ka susedu
page-key-tap = kao dodir
page-key-confirm = potvrdi
page-key-back = poništi poslednji korak
page-key-drop = odbaci sve pripremljeno
page-key-hint = savet
page-key-log = dnevnik
page-key-rules = uputstvo
page-key-clause = pravilo označenog reda dnevnika
page-key-rival = tabla drugog igrača
page-key-mine = samo moja tabla
page-key-pace = reprodukcija sporije, brže
page-key-end = reprodukcija do kraja
page-key-keys = ovaj spisak
page-key-lane = na obaveštenje iznad trake

## Tranquility

page-tranquility-board = More
page-tranquility-hand = Tvoja ruka
page-tranquility-no-cards = Nema karata u ruci
page-tranquility-seat = ruka: { $hand }, špil: { $pile }, odbačeno: { $discards }
page-tranquility-stopped = više ne igra
page-tranquility-cell = Polje { $cell }
page-tranquility-placed-by = igrač: { $name }
page-tranquility-row = { $row }. red
page-tranquility-empty = prazno
page-tranquility-day = dan
page-tranquility-night = noć
page-tranquility-cost = { $cost ->
        [0] besplatno
        [one] košta { $cost } kartu
        [few] košta { $cost } karte
       *[other] košta { $cost } karata
    }
page-tranquility-not-here = nije moguće; izaberi da saznaš zašto
page-tranquility-gap = prazno; polja: { $cells }, brojeva: { $numbers }
page-tranquility-cells-before = polja pre njega: { $cells }, preostalih brojeva: { $numbers }
page-tranquility-cells-after = polja posle njega: { $cells }, preostalih brojeva: { $numbers }
page-tranquility-hopeless = Tada more više nikada ne može da se popuni; { $sides }.
page-tranquility-tight = Biće tesno; { $sides }.
page-tranquility-kept-back = Partija za učenje ovo zadržava, jer more više ne bi moglo da se popuni; { $sides }. Niski brojevi pripadaju dole levo, visoki gore desno.
page-tranquility-kept = zadržano; izaberi ga da saznaš zašto
page-tranquility-unfillable = posle toga more ne bi moglo da se popuni
page-tranquility-points = { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
page-tranquility-gap-open = { $cells ->
        [1] Jedno prazno polje
        [one] { $cells } prazno polje zaredom
        [few] { $cells } prazna polja zaredom
       *[other] { $cells } praznih polja zaredom
    }, a tu { $numbers ->
        [one] još može da dođe { $numbers } broj
        [few] još mogu da dođu { $numbers } broja
       *[other] još može da dođe { $numbers } brojeva
    }. Dok brojeva ima bar koliko i polja, praznina može da se popuni.
page-tranquility-gap-hopeless = { $cells ->
        [1] Jedno prazno polje
        [one] { $cells } prazno polje zaredom
        [few] { $cells } prazna polja zaredom
       *[other] { $cells } praznih polja zaredom
    }, a tu { $numbers ->
        [0] više ne može da dođe nijedan broj
        [one] može da dođe još samo { $numbers } broj
        [few] mogu da dođu još samo { $numbers } broja
       *[other] može da dođe još samo { $numbers } brojeva
    }: ta praznina nikada ne može da se popuni.
page-tranquility-discard = odbacuješ: { $cards }
page-tranquility-to-discard = { $card }, za odbacivanje
page-tranquility-choose-more = { $count ->
        [one] izaberi { $count } kartu za plaćanje
        [few] izaberi { $count } karte za plaćanje
       *[other] izaberi { $count } karata za plaćanje
    }
page-tranquility-choose-two = { $count ->
        [one] izaberi { $count } kartu koju odbacuješ
        [few] izaberi { $count } karte koje odbacuješ
       *[other] izaberi { $count } karata koje odbacuješ
    }
page-tranquility-filled = polja: { $filled } od { $cells }
page-tranquility-end-gap = Najtešnje mesto: praznih polja zaredom: { $cells }, a preostalih brojeva za njih: { $numbers }.
page-tranquility-end-seat = { $placed ->
        [one] { $placed } ostrvo
        [few] { $placed } ostrva
       *[other] { $placed } ostrva
    }, { $discards ->
        [one] { $discards } odbačena karta
        [few] { $discards } odbačene karte
       *[other] { $discards } odbačenih karata
    }
page-tranquility-start-played = karta starta je odigrana
page-tranquility-start-open = još nema karte starta
page-tranquility-compasses = kompasi: { $count } (zajednička zaliha: { $supply })
page-tranquility-arch-open = luk je otvoren
page-tranquility-arch-closed = luk je zatvoren
page-tranquility-explored = istraženo: { $count }
page-tranquility-by-rows = ide po redovima →
page-tranquility-by-columns = ide po kolonama ↑
page-tranquility-open-row = Otvoreni red
page-tranquility-pile = špil: { $count }
page-tranquility-eight = Osam karata zajedno
page-tranquility-round = krug { $round } od { $rounds }
page-tranquility-owes = još { $count }
page-tranquility-sum = zbir: { $sum } od 8
page-tranquility-said = (prošli put: { $count })
page-tranquility-said-sum = prošli put ukupno: { $sum }, treba: 8
page-tranquility-offer = Tvoja ponuda
page-tranquility-fewer = manje
page-tranquility-more = više

## Tranquility: vođena prva partija

page-tranquility-lesson-sea = Dobro došli na brod! Zajedno ostrvima popunjavate ovo more od 36 polja. Brojevi moraju da rastu: u svakom redu sleva nadesno, i od donjeg reda ka gornjem.
page-tranquility-lesson-sea-title = More
page-tranquility-lesson-card = Ti si na potezu. Jedna karta iz ruke je podignuta; možeš dodirnuti i drugu. Brojevi na moru su njena cena na tom mestu, 0 je besplatno. Niski brojevi pripadaju dole. Dodirni polje.
page-tranquility-lesson-card-title = Postavi ostrvo
page-tranquility-lesson-card-why = More ima 36 polja za brojeve od 1 do 80: četrdesetica pripada otprilike sredini, petica donjem levom uglu.
page-tranquility-lesson-confirm = Zasad se ništa nije dogodilo: dodirni drugo polje ili poništi. Kad ti odgovara, potvrdi. Zatim vučeš do pet karata.
page-tranquility-lesson-confirm-title = Potvrda
page-tranquility-lesson-confirm-why = Vučenjem vidiš nove karte. Kad igraš s drugima, posle toga moraš da zatražiš vraćanje poteza.
page-tranquility-lesson-gaps = Ostavi prostor! Između dva ostrva mora da ostane bar onoliko brojeva koliko ima polja. To pokazuju male cifre u prazninama: prvo polja, pa brojevi. Polje na kom bi karta učinila pobedu nemogućom u ovoj partiji je zadržano, i igra kaže zašto.
page-tranquility-lesson-gaps-title = Ostavi prostor
page-tranquility-lesson-cost = Pored drugog ostrva karta košta razliku brojeva: 24 pored 21 košta tri karte. Između dva ostrva računa se manja razlika. Sa prazninom je besplatno.
page-tranquility-lesson-cost-title = Koliko košta mesto
page-tranquility-lesson-pay = Ovo mesto košta karte. Izaberi iz ruke šta odbacuješ; te karte više niko neće videti, čak ni ti.
page-tranquility-lesson-pay-title = Plaćanje
page-tranquility-lesson-pay-why = Daj ono što više nigde ne može da stane: brojeve pored postavljenih ostrva ili drugu kartu cilja.
page-tranquility-lesson-why = Kad god nešto nije moguće, dodirni to: stranica kaže zašto i koje pravilo to određuje. Probaj neko tamno polje.
page-tranquility-lesson-why-title = Zašto ne?
page-tranquility-lesson-discard = Umesto da postaviš ostrvo, možeš da odbaciš dve karte. Ponekad je to pametnije, kad bi svaka karta koštala previše.
page-tranquility-lesson-discard-title = Odbacivanje dve karte
page-tranquility-lesson-silence = Pobeđujete zajedno, ali gotovo bez reči: ne smeš da kažeš koje karte imaš. Gledaj šta drugi postavljaju i gde ostavljaju prostor.
page-tranquility-lesson-silence-title = Bez reči
page-tranquility-lesson-start = Imaš kartu starta. Dok nijedna nije odigrana, moraš da je odigraš. To tim košta osam karata.
page-tranquility-lesson-start-title = Karta starta
page-tranquility-lesson-eight = Odigrana je karta starta: tim odbacuje osam karata. Svako kaže koliko daje, ali ne i koje. Ako je zbir osam, dogovor je sklopljen.
page-tranquility-lesson-eight-title = Osam karata zajedno
page-tranquility-lesson-eight-why = Niko ne sme da kaže šta ima u ruci. Ponudi koliko možeš da daš: četiri od pet karata je poštena polovina.
page-tranquility-lesson-finish = Imaš kartu cilja. Sačuvaj jednu: kad su sva polja puna i karta starta odigrana, karta cilja donosi pobedu. Ako neko ne može ni da postavi ostrvo ni da odbaci dve karte, svi gubite.
page-tranquility-lesson-finish-title = Karta cilja
page-learn-title = Učenje
page-missions = Misije
page-missions-alone = Igraš bez drugih? Odigraj misiju
page-medals = medalje: { $count } od 3
page-goal = Cilj:
page-tries = Dosad pokušaja: { $count }
page-mission-passed = Uspelo je!
page-mission-failed = Ovog puta ne.
page-best-line = Pokaži najbolju odbranu
page-more-missions = Sve misije
page-next-medal = Za sledeću medalju: { $task }
page-next-mission = Sledeća misija
page-last-round = Ovako se završava
