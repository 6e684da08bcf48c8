### Amit csak a böngésző oldala mond, magyarul.

## Asztalkeresés

page-menu = Menü
page-home = Kezdőlap
page-take-a-seat = Foglalj helyet!
page-welcome = Nem kell fiók, és nincs mit telepíteni. Két másodperc, és saját asztalod van: botokkal vagy távoli barátokkal.
page-your-turn = Te jössz
page-other-tables = Többi asztal
page-nobody-waits = Senki sem vár rád
page-all-tables = Összes ({ $count })
page-fewer = Kevesebb
page-play-on = Tovább
page-turn-of = Most jön: { $name }
page-time-until = az idő lejár: { $when }
page-alone = egyedül
page-remove-open = Elhagyod ezt az asztalt? A listádból is kikerül.
page-remove-alone = Véget érjen ez a játszma? A listádból is kikerül. Itt csak botok játszanak veled.
page-we-explain = Játék közben elmagyarázzuk
page-with-bots = Játék botokkal
page-against-bots = Játék botok ellen
page-with-friends = Barátokkal
page-join-question = Linket vagy három szót kaptál egy barátodtól?
page-play-now = Játssz most botok ellen!
page-play-with = Játssz most botokkal!
page-players = Játékosok
page-together = közösen
page-rivals = egymás ellen
page-length = Hossz
page-minutes = { $span } perc
page-difficulty = Nehézség
page-weight-1 = könnyen tanulható
page-weight-2 = néhány szabály
page-weight-3 = sok szabály
page-only-terminal = A böngészőben még nem, de terminálban játszható:
page-full-game = Teljes játék
page-learn = Tanulás játék közben
page-new-table = Új asztal
page-open-table = Asztal megnyitása
page-no-listed = Most nincs nyilvános asztal, amely játékosokra vár.
page-join = Csatlakozás
page-paste-link = Link vagy három szó
page-bad-link = Ez nem link, és nem is három szó.
page-status-open = várakozik
page-status-running = folyamatban
page-status-over = befejeződött
page-status-stopped = nem folytatható
page-free-seats = { $count ->
        [one] { $count } szabad hely
       *[other] { $count } szabad hely
    }
page-table = Asztal
page-game = Játék
page-no-such-table = Nincs ilyen asztal.
page-no-board = Ennek a játéknak még nincs táblája a böngészőben.

page-next-table = Az új asztalhoz

## Előkészületek

page-name = A neved
page-guest = Vendég
page-seats = Helyek
page-seat = { $number }. hely
page-by-link = játékos, linkkel
page-bot = bot: { $name }
page-bot-word = bot
page-bot-random = találomra játszik
page-bot-greedy = ökölszabályok szerint játszik
page-bot-easy = egyszerűen játszik
page-bot-medium = jól játszik
page-bot-strong = nagyon jól játszik
page-partner-easy = figyelmetlen
page-partner-medium = óvatos
page-partner-strong = előrelátó
page-bot-name-1 = Ida
page-bot-name-2 = Ottó
page-bot-name-3 = Vera
page-bot-name-4 = Hugó
page-bot-name-5 = Nóra
page-bot-name-6 = Félix
page-what-kind = Milyen játék legyen?
page-who-sits = Kik ülnek le?
page-guided-seats = Te és a botok. Az osztás a tanuláshoz készült, és a játék azonnal elkezdődik.
page-more = Továbbiak
page-mix = Minden beállítás és szabályértelmezés
page-marks = { $count ->
        [0] nincs jel
       *[other] { $count } jel
    }
page-marks-mean = Minél több a jel, annál nehezebb a játék. A modulok jelei összeadódnak.
page-level-easy = könnyű
page-level-medium = közepes
page-level-strong = erős
page-level-greedy = egyszerű szabályok
page-level-random = véletlen
page-for-everybody = mindenki láthatja
page-only-link = csak a linkkel
page-no-clock = nincs időkorlát
page-begin = Kezdés
page-changed = { $count } módosítva
page-house = házi szabály
page-listed = Az asztal legyen mindenkinek látható
page-tell-words = Mondj a barátodnak három szót
page-type-in-at = ezen a címen kell beírni, vagy be kell olvasni a kódot
page-only-this-computer = Ezt az asztalt csak ez a gép éri el. Ha másokat is meghívnál, indítsd a szervert a --host 0.0.0.0 kapcsolóval.
page-network-address = Cím a hálózatban
page-network-note = A hálózatodban lévő telefonoknak és gépeknek. Te itt nyitottad meg ezt az oldalt: { $host }. Ezt a címet csak ez a gép érti.
page-share = Megosztás
page-share-text = Játssz velem: { $game }!
page-different-here = Ennél az asztalnál más
page-rules-here = Az asztal szabályai
page-rest-as-usual = Minden más a szokásos.
page-all-as-usual = Minden a szokásos.
page-all-options = Minden beállítás
page-clock-chip = { $time } lépésenként
page-change-options = Módosítás
page-save = Mentés
page-confirm-again = Ha változnak a szabályok, mindenki újra jelzi, hogy kész.
page-remove-person = Elküldöd az asztaltól: { $name }?
page-host = házigazda
page-call-you = Hogy szólítsunk?
page-watching-so-far = Egyelőre nézőként vagy itt. Ha játszanál, ülj le egy székre.
page-lobby-invited = Meghívtak ehhez az asztalhoz. Válassz széket!
page-lobby-watching = Nézőként vagy itt. Minden hely foglalt; a játék itt fog megnyílni.
page-lobby-alone = Csak te és botok: kezdd el, amikor szeretnéd!
page-waiting-chairs = { $count ->
       *[other] Még { $count } székre várunk.
    }
page-waiting-for = Rá várunk: { $names }
page-not-ready-yet = Mégsem vagyok kész
page-you-are-ready = Kész vagy
page-qr = QR-kód az asztal linkjével
page-copy-link = Link másolása
page-copied = Vágólapra másolva
page-lobby-waiting = Várakozás a játékosokra. Az osztás akkor történik, ha minden hely foglalt és mindenki készen áll.
page-lobby-ready-gate = { $count ->
        [0] Mindenki készen áll.
        [one] Még { $count } játékos nincs készen.
       *[other] Még { $count } játékos nincs készen.
    }
page-free-seat = szabad hely
page-sit-down = Leülök
page-put-bot = Ide botot
page-free-it = Hely felszabadítása
page-ready = kész
page-not-ready = nincs kész
page-i-am-ready = Kész vagyok
page-leave = Kilépés
page-lobby-joined = { $name } leült az asztalhoz.
page-lobby-ready = { $name } készen áll.
page-lobby-left = { $name } felállt az asztaltól.
page-hints = Tippek
page-hints-option = Tippek mindenkinek
page-hints-help = Bárki kérhet tippet egy bottól. A napló megmutatja, ki kért.
page-hints-agreed = Bárki kérhet tippet; a napló megmutatja, ki kér.
page-hints-none = Ennél az asztalnál nincsenek tippek.
page-seed = Mag
page-nonce = Só
page-fingerprint = Ujjlenyomat
page-seal-sealed = Lepecsételt osztás
page-seal-sealed-text = Az osztás már az asztal megnyitásakor eldőlt. Ez az ujjlenyomata; a játszma végén az oldal magától ellenőrzi.
page-seal-kept = Ellenőrzött osztás
page-seal-kept-text = A mag és a só pontosan azt az ujjlenyomatot adja, amelyet ez a böngésző még a vége előtt megkapott: senki sem cserélte ki a lapokat.
page-seal-late = Az osztás illik a pecsétjéhez
page-seal-late-text = A mag és a só ezt az ujjlenyomatot adja. Ez a böngésző a játszma vége előtt nem látta, ezért nem tudhatja, mindig ugyanez volt-e.
page-seal-broken = Az osztás nem illik a pecsétjéhez!
page-seal-broken-text = Figyelem: a mag és a só nem azt az ujjlenyomatot adja, amelyet a vége előtt közöltek. Lehet, hogy kicserélték a lapokat; ne bízz ebben az osztásban.
page-seal-how = Kézi ellenőrzés: az ujjlenyomat a „mag:só” szöveg SHA-256-lenyomata.
page-you = te

## Az asztalnál

page-is-asked = gondolkodik
page-away = távol van
page-here = itt van
page-absent = nincs itt
page-stand-in = bot játszik
page-in-seconds = { $seconds } mp múlva
page-lane = Értesítések
page-lane-more = Még { $count } értesítés
page-lane-away = { $name } távol van.
page-lane-absent = { $name } nincs itt.
page-lane-waits = Az asztal vár.
page-lane-host = Az asztal vár; a házigazda botra bízhatja a helyét.
page-lane-stand-in = { $name } helyett bot játszik.
page-lane-back = { $name } visszatért.
page-lane-left = { $name } elhagyta a játszmát; bot játszik tovább.
page-watching = Nézőként vagy itt.
page-log = Napló
page-log-empty = Még semmi sem történt.
page-show-move = { $seq }. lépés megmutatása
page-open-rule = A szabály ehhez: { $clause }
page-rulebook = Játékszabály
page-components = Játékelemek
page-search-rules = Keresés a szabályban
page-why-not = Miért nem?
page-confirm = Megerősítés
page-undo = Visszavonás
page-take-back = Visszavétel
page-hint = Tipp
page-nothing-staged = Válaszd ki a lépésed.
page-plan-sent = Elküldve. Bezárhatod az oldalt: a terved akkor is lefut.
page-change-plan = Módosítás
page-on-its-way = Megerősítve: elküldjük, amint visszatér a kapcsolat.
page-no-way-back = Ezzel kiderül valami: utána már csak visszavenni lehet.
page-recap = { $count ->
        [one] A legutóbbi köröd óta: { $count } esemény
       *[other] A legutóbbi köröd óta: { $count } esemény
    }
page-vote-undo = { $name } visszavenne egy lépést. Beleegyezel?
page-yes = Igen
page-no = Nem
page-take-seat-back = Hely visszavétele
page-bot-takes-over = Átveszi egy bot
page-bot-plays = Egy bot játszik helyetted.
page-bot-plays-clock = Lejárt az időd. Érintsd meg a táblát, és te játszol tovább.
page-bot-plays-away = Akkor vette át, amikor távol voltál. Érintsd meg a táblát, és te játszol tovább.
page-play-myself = Vissza a játékba
page-look-from-here = Játék erről a helyről
page-pass-device = Add tovább az eszközt: { $name }
page-show-hand = Mutasd a lapjaimat
page-show-board = A tábla megtekintése
page-show-result = Eredmény
page-end-next = Hogyan tovább?
page-end-same = Ugyanaz az osztás újra
page-end-compare = A leosztás két játszmája
page-end-this = Most
page-end-earlier = Legutóbb
page-end-link = A játszma linkjének másolása
page-end-home = Minden játék
page-end-answers = { $count ->
        [one] { $count } lépés
       *[other] { $count } lépés
    }
page-end-lasted = { $minutes ->
        [0] kevesebb mint egy perc
       *[other] { $minutes } perc
    }
page-end-watch = Visszanézés az elejétől
page-end-real = Valódi játszma
page-rematch = Új játszma
page-rematch-offer = { $count ->
        [one] { $names } újra játszana.
       *[other] { $names } újra játszanának.
    }
page-rematch-table = Készen áll egy új asztal.
page-rematch-same = Ugyanazzal az osztással.
page-sit-again = Leülök újra
page-close = Bezárás
page-connection-lost = Megszakadt a kapcsolat; újracsatlakozás…
page-connection-back = Újra van kapcsolat
page-unreachable = A szerver nem érhető el.
page-try-again = Próbáld újra
page-stale = A játszma közben továbbment.
page-ask-undo = Visszavétel kérése
page-vote-undo-sent = A többieket megkérdezzük, visszaveheted-e.
page-next-same = Az ugyanezzel az osztással játszó asztalhoz
page-same-deal-known = Ugyanaz az osztás még egyszer: aki látta az első játszmát, ennek minden lapját ismeri.
page-chosen-deal = Tanuláshoz választott osztás: a lapjai ismertek.
page-vote-end = { $name } feladná a játszmát. Beleegyezel?
page-vote-answers = { $count ->
       *[other] Ez { $count } lépést vesz vissza.
    }
page-vote-back-to = Vissza ide: { $part }.
page-vote-end-sent = A többieket megkérdezzük, feladja-e az asztal a játszmát.
page-vote-refused = { $name } nem egyezik bele.
page-withdraw = Mégsem
page-sure-back = Visszaveszed a lépésed?
page-sure-back-others = Visszaveszed a lépésed? Az utána következők is visszamennek: { $names }.
page-clock = Idő egy lépésre
page-clock-none = korlátlan
page-clock-60 = 1 perc
page-clock-300 = 5 perc
page-clock-86400 = 1 nap
page-clock-604800 = 1 hét
page-time-left = hátralévő idő
page-personal-link = Személyes linkem másolása
page-plan-complete = Minden megvan: erősítsd meg, vagy koppints egy lépésre, ha módosítanád.
page-plan-uncertain = Erősítsd meg a lépésed! Hogy mi jön utána, azt még senki sem tudhatja.
page-digest = Az utolsó köröd óta
page-watch-seat = Nézd meg, mit tett { $name }
page-pace = Lejátszás: { $speed }
page-pace-off = ki
page-pace-fast = gyors
page-pace-normal = normál
page-pace-slow = lassú: lépésről lépésre
page-pace-step = lépésenként: koppintás vagy billentyű visz tovább

page-different-today = Ami ma más
page-different-of = { $number } / { $all }
page-different-count = { $count } kiegészítő
page-different-again = A felső sorban a nevére koppintva újra elolvashatod.
page-different-play = Játék
page-different-guide = Kalauzolj!
page-next-module = Következő: { $name }
page-next-try = Kipróbálom
page-this-table = Ez az asztal
page-share-moment = Link másolása ehhez a pillanathoz
page-give-up = Játszma feladása
page-give-up-ask = Megkérdezzük a többieket, hogy itt érjen-e véget a játszma? Akkor senki sem nyer.
page-give-up-sure = Itt érjen véget a játszma? Akkor senki sem nyer.
page-leave-game = Végleges távozás
page-leave-sure = Végleg elhagyod a játszmát? A helyeden bot játszik tovább, és nincs visszaút.
page-hide-table = Elrejtés az asztalaim közül
page-hide-sure = Kihagyjuk ezt a játszmát a listádból? A linkje továbbra is működik.
page-report = Valami nem stimmel
page-report-hint = Mi a baj, egy mondatban
page-report-send = Bejelentés
page-reported = Köszönjük. { $id } néven megőriztük, a játszma e pillanatával együtt.
page-key-table = ez az asztal
page-key-double = A lapot a helyére is húzhatod, és két gyors koppintás egy mezőn rögtön megerősít.

## Visszajátszás

page-replay = Visszajátszás
page-move-of = { $at }. lépés, összesen { $last }
page-to-start = Az elejére
page-one-back = Egy lépést vissza
page-one-forth = Egy lépést előre
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-to-end = A végére
page-to-game = A játszmához
page-to-result = Az eredményhez
page-branch = Folytatás innen
page-branch-of = Egy másik játszma folytatása, innen: { $move }. lépés
page-replay-open = A játszmának vége: mindenki lapjai láthatók.
page-replay-public = A játszma folyik: csak az látszik, amit mindenki tud.

## Elemzés

page-review = Elemzés
page-review-open = A játszma elemzése
page-review-whose = Kinek a lépései
page-review-all = mindenkié
page-review-thinking = A játszma elemzése folyik
page-review-leave = Maradj ezen az oldalon; körülbelül 10 másodperc.
page-review-failed = Az elemzés nem készült el.
page-review-wins = Nyerési esély
page-review-team = A csapat nyerési esélye
page-review-team-line = Egy vonal a csapatnak
page-review-each-line = Mindenkinek saját vonal
page-review-sure = biztos
page-review-even = egyenlő
page-review-lost = elveszett
page-review-slider = Lépés a görbén
page-review-change = { $move }. lépés: { $before } → { $after }
page-review-points = Várható pontszám
page-review-known = amit tudni lehetett
page-review-real = utólag
page-review-values = Minden érték táblázatban
page-review-answer = Lépés
page-review-see-table = Az értékek az alábbi táblázatban vannak.
page-review-turns = Fordulópontok
page-review-none = Nem volt igazi fordulópont, szép játék.
page-review-none-of = Ezekben a lépésekben nem volt igazi fordulópont.
page-review-turn = { $move }. lépés
page-review-cards = a lapok
page-review-played = Ez történt
page-review-better = Jobb lett volna
page-review-play-better = A jobb lépés lejátszása
page-review-board = Tábla, { $move }. lépés
page-review-watch = Nézd innen
page-again-turned = Itt fordult meg: { $move }. lépés
page-again-about = Nyert próbajátszmák innen: egy másik lépéssel { $better }, a megtett lépéssel { $played }.
page-again-from = Újra innen: { $move }. lépés
page-again-none = Nem egyetlen lépésen múlt.
page-again-looking = Keressük a lépést, ahol megfordult…

## Beállítások

page-settings = Beállítások
page-language = Nyelv
page-theme = Színek
page-theme-auto = a rendszer szerint
page-theme-light = világos
page-theme-dark = sötét
page-sound = Hangok
page-volume = Hangerő
page-sound-sample = Meghallgatom
page-notice = Értesítést kérek, ha én következem
page-notice-refused = A böngésző nem engedi, hogy ez az oldal értesítsen; a beállításaiban módosítható.
page-install = Telepítés
page-board-help = Segítő számok a táblán
page-board-help-none = nincs
page-board-help-tight = ahol szűkös
page-board-help-all = mind
page-board-help-about = A Tranquilityben: hány mező van egy hézagban, és hány szám maradt hozzá.
page-crack-warnings = Jelöld azokat a helyeket, amelyek megnyerhetetlenné tennék a játszmát
page-playback-speed = A többiek lépéseinek sebessége
page-motion = Mozgás
page-motion-auto = a rendszer szerint
page-motion-less = semmi
page-confirms-all = Minden választ megerősítek
page-confirms-all-about = A gyors válaszok, például egy kártya húzása, szintén megerősítésre várnak; különben egy koppintás elküldi őket.
page-guide = Útmutató
page-guide-off = Kalauz elrejtése; a fenti sapkával visszahívható
page-guide-plan = Leckék sora
page-guide-learned = megtanulva
page-guide-try = Kipróbálom
page-guide-task = Most te jössz: próbáld ki!
page-guide-progress = { $all } leckéből { $done }
page-understood = Értem
page-keys = Billentyűk
page-keys-about = Az asztalnál egyes betűk gyorsgombok; a ? mutatja a listát.
page-key-pick = az ilyen számú lap vagy választás
page-key-move = a szomszédra
page-key-tap = mint egy koppintás
page-key-confirm = megerősítés
page-key-back = az utolsó lépés visszavonása
page-key-drop = minden előkészített lépés el
page-key-hint = tipp
page-key-log = napló
page-key-rules = játékszabály
page-key-clause = a kijelölt naplósor szabálya
page-key-rival = egy másik játékos táblája
page-key-mine = csak a saját táblám
page-key-pace = lejátszás lassabban, gyorsabban
page-key-end = lejátszás a végére
page-key-keys = ez a lista
page-key-lane = a sáv feletti értesítéshez

## Tranquility

page-tranquility-board = A tenger
page-tranquility-hand = A lapjaid
page-tranquility-no-cards = Nincs lap a kézben
page-tranquility-seat = lapok: { $hand }, pakli: { $pile }, eldobott: { $discards }
page-tranquility-stopped = megállt
page-tranquility-cell = { $cell }. mező
page-tranquility-placed-by = lehelyezte: { $name }
page-tranquility-row = { $row }. sor
page-tranquility-empty = üres
page-tranquility-day = nappal
page-tranquility-night = éjszaka
page-tranquility-cost = { $cost ->
        [0] ingyenes
       *[other] { $cost } lapba kerül
    }
page-tranquility-not-here = nem lehetséges; válaszd ki, és megtudod, miért
page-tranquility-gap = üres; { $cells } mező, { $numbers } szám
page-tranquility-cells-before = előtte { $cells } mező, és már csak { $numbers } szám hozzájuk
page-tranquility-cells-after = utána { $cells } mező, és már csak { $numbers } szám hozzájuk
page-tranquility-hopeless = Így a tengert már soha nem lehet betölteni: { $sides }.
page-tranquility-tight = Szűk lesz: { $sides }.
page-tranquility-kept-back = A tanuló játszma ezt visszatartja, mert a tengert már soha nem lehetne betölteni: { $sides }. Az alacsony számok balra alulra, a magasak jobbra felülre valók.
page-tranquility-kept = visszatartva; koppints rá, és megtudod, miért
page-tranquility-unfillable = utána a tenger nem volna betölthető
page-tranquility-points = { $points } pont
page-tranquility-gap-open = { $cells ->
        [1] Egy üres mező
       *[other] { $cells } üres mező egymás után
    }, és még { $numbers } szám kerülhet oda. Amíg legalább annyi a szám, ahány a mező, a rés betölthető.
page-tranquility-gap-hopeless = { $cells ->
        [1] Egy üres mező
       *[other] { $cells } üres mező egymás után
    }, de { $numbers ->
        [0] már egyetlen szám sem
       *[other] már csak { $numbers } szám
    } kerülhet oda: a rés soha nem tölthető be.
page-tranquility-discard = eldobva: { $cards }
page-tranquility-to-discard = { $card }, eldobásra
page-tranquility-choose-more = válassz { $count } lapot a fizetéshez
page-tranquility-choose-two = válassz { $count } lapot, amelyet eldobsz
page-tranquility-filled = { $cells } mezőből { $filled }
page-tranquility-end-gap = A legszűkebb hely: { $cells } üres mező egymás után, és { $numbers ->
        [0] egyetlen szám sem maradt
       *[other] csak { $numbers } szám maradt
    } hozzájuk.
page-tranquility-end-seat = { $placed } sziget, { $discards } eldobott lap
page-tranquility-start-played = startkártya kijátszva
page-tranquility-start-open = még nincs startkártya
page-tranquility-compasses = iránytű: { $count } (készlet: { $supply })
page-tranquility-arch-open = az ív nyitva
page-tranquility-arch-closed = az ív zárva
page-tranquility-explored = megnézve: { $count }
page-tranquility-by-rows = soronként halad →
page-tranquility-by-columns = oszloponként halad ↑
page-tranquility-open-row = Nyílt sor
page-tranquility-pile = pakli: { $count }
page-tranquility-eight = Nyolc lap közösen
page-tranquility-round = { $round }. forduló, összesen { $rounds }
page-tranquility-owes = még { $count }
page-tranquility-sum = összesen: { $sum } a 8-ból
page-tranquility-said = (előbb: { $count })
page-tranquility-said-sum = az előbb összesen: { $sum }, kell: 8
page-tranquility-offer = A felajánlásod
page-tranquility-fewer = kevesebb
page-tranquility-more = több

## Tranquility: az irányított első játszma

page-tranquility-lesson-sea = Üdv a fedélzeten! Együtt töltitek meg szigetekkel ezt a 36 mezős tengert. A számoknak növekedniük kell: minden sorban balról jobbra, és az alsó sortól a felső felé.
page-tranquility-lesson-sea-title = A tenger
page-tranquility-lesson-card = Te következel. Egy lapod ki van emelve; koppinthatsz másikra is. A tengeren álló szám az ára azon a helyen, a 0 ingyenes. Az alacsony számok alulra valók. Koppints egy mezőre!
page-tranquility-lesson-card-title = Helyezz le egy szigetet
page-tranquility-lesson-card-why = A tengeren 36 mező van az 1–80-as számoknak: a 40-es nagyjából középre való, az 5-ös balra alulra.
page-tranquility-lesson-confirm = Eddig még semmi sem történt: koppinthatsz másik mezőre, vagy visszavonhatod. Ha elégedett vagy, erősítsd meg. Ezután öt lapra töltöd fel a kezed.
page-tranquility-lesson-confirm-title = Megerősítés
page-tranquility-lesson-confirm-why = A húzással új lapokat látsz. Ha másokkal játszol, ezután kérned kell, hogy visszavehesd a lépésed.
page-tranquility-lesson-gaps = Hagyj helyet! Két sziget között legalább annyi számnak kell maradnia, ahány mező van. A hézagok kis számai ezt mutatják: elöl a mezők, utána a számok. Ahol a lapod megnyerhetetlenné tenné a tengert, azt a mezőt ez a játszma visszatartja, és meg is mondja, miért.
page-tranquility-lesson-gaps-title = Hagyj helyet
page-tranquility-lesson-cost = Egy másik sziget mellett a lap a számok különbségébe kerül: a 24 a 21 mellett három lap. Két sziget között a kisebb különbség számít. Ha hézagot hagysz, ingyenes.
page-tranquility-lesson-cost-title = Mibe kerül egy hely
page-tranquility-lesson-pay = Ez a hely lapokba kerül. Válaszd ki a kezedből, mit dobsz el érte; ezeket a lapokat már senki sem látja többé, te sem.
page-tranquility-lesson-pay-title = Fizetés
page-tranquility-lesson-pay-why = Olyat adj, ami már sehová sem illik: a lerakott szigetek melletti számokat vagy egy második célkártyát.
page-tranquility-lesson-why = Ha valami nem lehetséges, koppints rá: az oldal megmondja, miért, és melyik szabály szerint. Próbálj ki egy sötét mezőt.
page-tranquility-lesson-why-title = Miért nem?
page-tranquility-lesson-discard = Sziget lehelyezése helyett eldobhatsz két lapot. Néha ez az okosabb, ha minden lap túl sokba kerülne.
page-tranquility-lesson-discard-title = Két lap eldobása
page-tranquility-lesson-silence = Együtt nyertek, de szinte szavak nélkül: nem árulhatod el, milyen lapjaid vannak. Figyeld, mit helyeznek le a többiek, és hol hagynak helyet.
page-tranquility-lesson-silence-title = Szavak nélkül
page-tranquility-lesson-start = Startkártya van a kezedben. Amíg egyet sem játszottak ki, ki kell játszanod. A csapatnak nyolc lapjába kerül.
page-tranquility-lesson-start-title = A startkártya
page-tranquility-lesson-eight = Kijátszottak egy startkártyát: a csapat eldob nyolc lapot. Mindenki megmondja, hányat ad, azt nem, melyeket. Ha az összeg nyolc, megvan a megegyezés.
page-tranquility-lesson-eight-title = Nyolc lap közösen
page-tranquility-lesson-eight-why = Senki sem mondhatja meg, mi van a kezében. Annyit ajánlj, amennyit nélkülözni tudsz: öt lapból négy a tisztességes fele.
page-tranquility-lesson-finish = Célkártya van a kezedben. Tarts meg egyet: ha minden mező betelt, és van kijátszott startkártya, a célkártya megnyeri a játszmát. Ha valaki sem szigetet lehelyezni, sem két lapot eldobni nem tud, mind veszítetek.
page-tranquility-lesson-finish-title = A célkártya
page-learn-title = Tanulás
page-missions = Küldetések
page-missions-alone = Egyedül vagy? Játssz egy küldetést
page-medals = { $count } érem a 3-ból
page-goal = Cél:
page-tries = Eddigi próbálkozások: { $count }
page-mission-passed = Sikerült!
page-mission-failed = Most nem sikerült.
page-best-line = A legjobb megoldás
page-more-missions = Minden küldetés
page-next-medal = A következő éremért: { $task }
page-next-mission = Következő küldetés
page-last-round = Így ér véget
