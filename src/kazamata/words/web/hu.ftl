### Amit csak a böngésző oldala mond, magyarul.

## Asztalkeresés

page-menu = Menü
page-home = Kezdőlap
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
page-my-tables = Asztalaim
page-no-tables = Még egyetlen asztalnál sem ülsz.
page-no-listed = Most nincs nyilvános asztal, amely játékosokra vár.
page-join = Csatlakozás
page-link = Az asztal linkje vagy kódja
page-paste-link = Illessz be egy linket vagy kódot
page-bad-link = Ez nem link, és nem is asztalkód.
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
page-partner-easy = figyelmetlen társ
page-partner-medium = óvatos társ
page-partner-strong = előrelátó társ
page-bot-name-1 = Ida
page-bot-name-2 = Ottó
page-bot-name-3 = Vera
page-bot-name-4 = Hugó
page-bot-name-5 = Nóra
page-bot-name-6 = Félix
page-choices = Az asztal beállításai
page-more-choices = További beállítások és szabályértelmezések
page-changed = { $count } módosítva
page-house = házi szabály
page-listed = Az asztal legyen mindenkinek látható
page-invite = Meghívás
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
page-put-bot = Bot
page-free-it = Hely felszabadítása
page-ready = kész
page-not-ready = nincs kész
page-i-am-ready = Kész vagyok
page-wait-a-moment = Várjunk még
page-leave = Kilépés
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

page-is-asked = döntenie kell
page-away = nincs itt
page-watching = Nézőként vagy itt.
page-log = Napló
page-log-empty = Még semmi sem történt.
page-show-move = { $seq }. lépés megmutatása
page-rulebook = Játékszabály
page-search-rules = Keresés a szabályban
page-why-not = Miért nem?
page-confirm = Megerősítés
page-undo = Visszavonás
page-hint = Tipp
page-nothing-staged = Még semmi.
page-on-its-way = Megerősítve: elküldjük, amint visszatér a kapcsolat.
page-no-way-back = Ezután nincs visszaút: valami kiderül.
page-recap = { $count ->
        [one] A legutóbbi köröd óta: { $count } esemény
       *[other] A legutóbbi köröd óta: { $count } esemény
    }
page-vote-undo = { $name } visszalépne. Beleegyezel?
page-yes = Igen
page-no = Nem
page-take-seat-back = Hely visszavétele
page-bot-takes-over = Átveszi egy bot
page-bot-plays = Egy bot játszik helyetted.
page-play-myself = Vissza a játékba
page-look-from-here = Játék erről a helyről
page-pass-device = Add tovább az eszközt: { $name }
page-show-hand = Mutasd a lapjaimat
page-show-board = A tábla megtekintése
page-show-result = Eredmény
page-end-next = Hogyan tovább?
page-end-same = Ugyanaz az osztás újra
page-end-link = A játszma linkjének másolása
page-end-home = Minden játék
page-end-answers = { $count } válasz
page-end-lasted = { $minutes ->
        [0] kevesebb mint egy perc
       *[other] { $minutes } perc
    }
page-end-watch = Visszanézés az elejétől
page-end-real = Valódi játszma
page-rematch = Új játszma
page-close = Bezárás
page-connection-lost = Megszakadt a kapcsolat; újracsatlakozás…
page-connection-back = Újra van kapcsolat
page-unreachable = A szerver nem érhető el.
page-try-again = Próbáld újra
page-stale = A játszma közben továbbment.
page-ask-undo = Visszalépés kérése
page-vote-undo-sent = A többieket megkérdezzük, vissza lehet-e lépni.
page-next-same = Az ugyanezzel az osztással játszó asztalhoz
page-same-deal-known = Ugyanaz az osztás még egyszer: aki látta az első játszmát, ennek minden lapját ismeri.
page-chosen-deal = Tanuláshoz választott osztás: a lapjai ismertek.
page-vote-end = { $name } feladná a játszmát. Beleegyezel?
page-vote-answers = { $count ->
       *[other] Ez { $count } válasszal lépne vissza.
    }
page-vote-end-sent = A többieket megkérdezzük, feladja-e az asztal a játszmát.
page-vote-refused = { $name } nem egyezik bele.
page-withdraw = Mégsem
page-sure-back = { $count ->
       *[other] Visszalépsz { $count } válasszal?
    }
page-clock = Idő egy válaszra
page-clock-none = korlátlan
page-clock-60 = 1 perc
page-clock-300 = 5 perc
page-clock-86400 = 1 nap
page-clock-604800 = 1 hét
page-time-left = hátralévő idő
page-personal-link = Személyes linkem másolása
page-step-back = Utolsó lépés vissza
page-plan-complete = Minden megvan: erősítsd meg, vagy koppints egy lépésre, ha módosítanád.
page-plan-uncertain = Erősítsd meg: hogy mi jön utána, azt még senki sem tudhatja.
page-digest = Az utolsó köröd óta
page-watch-seat = Nézd meg, mit tett { $name }
page-pace = Lejátszás: { $speed }
page-pace-off = ki
page-pace-fast = gyors
page-pace-normal = normál
page-pace-step = lépésenként

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
page-replay-open = A játszmának vége: mindenki lapjai láthatók.
page-replay-public = A játszma folyik: csak az látszik, amit mindenki tud.

## Elemzés

page-review = Elemzés
page-review-open = A játszma elemzése
page-review-whose = Kinek a válaszai
page-review-all = mindenkié
page-review-thinking = A játszma elemzése folyik
page-review-leave = Aki elhagyja ezt az oldalt, leállítja.
page-review-failed = Az elemzés nem készült el.
page-review-wins = Nyerési esély
page-review-points = Várható pontszám
page-review-known = amit tudni lehetett
page-review-real = utólag
page-review-values = Minden érték táblázatban
page-review-answer = Válasz
page-review-see-table = Az értékek az alábbi táblázatban vannak.
page-review-turns = Fordulópontok
page-review-none = Egyetlen válasz sem volt egyértelműen rosszabb egy másiknál.
page-review-after = { $at } válasz után
page-review-played = Ez történt
page-review-better = Jobb lett volna
page-review-show = Ugrás ide

## Beállítások

page-settings = Beállítások
page-language = Nyelv
page-theme = Színek
page-theme-auto = a rendszer szerint
page-theme-light = világos
page-theme-dark = sötét
page-sound = Hangok
page-notice = Szólj, ha én következem, akkor is, ha mást nézek
page-notice-refused = A böngésző nem engedi, hogy ez az oldal értesítsen; a beállításaiban módosítható.
page-install = Telepítés
page-board-help = Segítő számok a táblán
page-guide = Útmutató
page-guide-off = Kalauz elrejtése; a fenti sapkával visszahívható
page-guide-plan = Leckék sora
page-guide-learned = megtanulva
page-guide-try = Kipróbálom
page-guide-task = Most te jössz: próbáld ki!
page-guide-progress = { $all } leckéből { $done }
page-understood = Értem
page-keys = Billentyűk
page-key-pick = az ilyen számú lap vagy választás
page-key-move = a szomszédra
page-key-tap = mint egy koppintás
page-key-confirm = megerősítés
page-key-back = az utolsó lépés vissza
page-key-drop = minden előkészített lépés el
page-key-hint = tipp
page-key-log = napló
page-key-rules = játékszabály
page-key-rival = egy másik játékos táblája
page-key-mine = csak a saját táblám
page-key-pace = lejátszás lassabban, gyorsabban
page-key-end = lejátszás a végére
page-key-keys = ez a lista

## Tranquility

page-tranquility-board = A tenger
page-tranquility-hand = A lapjaid
page-tranquility-no-cards = Nincs lap a kézben
page-tranquility-seat = lapok: { $hand }, pakli: { $pile }, eldobott: { $discards }
page-tranquility-stopped = megállt
page-tranquility-cell = { $cell }. mező
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
page-tranquility-monster-stays = Tengeri szörnyet nem lehet eldobni
page-tranquility-choose-more = válassz még { $count } lapot
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
page-tranquility-lesson-confirm = Eddig még semmi sem történt: koppinthatsz másik mezőre, vagy visszavonhatod. Ha elégedett vagy, erősítsd meg. Ezután öt lapra töltöd fel a kezed, és nincs visszaút.
page-tranquility-lesson-confirm-title = Megerősítés
page-tranquility-lesson-confirm-why = A húzással új lapokat látsz, ezért nem lehet visszavonni.
page-tranquility-lesson-gaps = Hagyj helyet! Két sziget között legalább annyi számnak kell maradnia, ahány mező van. A hézagok kis számai ezt mutatják: elöl a mezők, utána a számok. Ahol a lapod megnyerhetetlenné tenné a tengert, azt a mezőt ez a játszma visszatartja, és meg is mondja, miért.
page-tranquility-lesson-gaps-title = Hagyj helyet
page-tranquility-lesson-cost = Egy másik sziget mellett a lap a számok különbségébe kerül: a 24 a 21 mellett három lap. Két sziget között a kisebb különbség számít. Ha hézagot hagysz, ingyenes.
page-tranquility-lesson-cost-title = Mibe kerül egy hely
page-tranquility-lesson-pay = Ez a hely lapokba kerül. Válaszd ki a kezedből, mit dobsz el érte; ezeket a lapokat már senki sem látja többé, te sem.
page-tranquility-lesson-pay-title = Fizetés
page-tranquility-lesson-pay-why = Olyat adj, ami már sehová sem illik: a lerakott szigetek melletti számokat vagy egy második célkártyát.
page-tranquility-lesson-why = Ha valami nem lehetséges, koppints rá: az oldal megmondja, miért, és melyik szabály szerint. Próbálj ki egy kérdőjelet.
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
