### Amit csak a böngésző oldala mond, magyarul.

## Asztalkeresés

page-menu = Menü
page-home = Kezdőlap
page-play-now = Játssz most botok ellen!
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
page-bot-random = véletlenszerű
page-bot-greedy = mohó
page-choices = Az asztal beállításai
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
page-no-way-back = Ezután nincs visszaút: valami kiderül.
page-recap = { $count ->
        [one] A legutóbbi köröd óta: { $count } esemény
       *[other] A legutóbbi köröd óta: { $count } esemény
    }
page-vote-undo = { $name } visszalépne. Beleegyezel?
page-yes = Igen
page-no = Nem
page-take-back = Hely visszavétele
page-bot-takes-over = Átveszi egy bot
page-look-from-here = Játék erről a helyről
page-pass-device = Add tovább az eszközt: { $name }
page-show-hand = Mutasd a lapjaimat
page-score-parts = A pontok részletesen
page-rematch = Új játszma
page-same-deal = Ugyanaz az osztás
page-close = Bezárás
page-connection-lost = Megszakadt a kapcsolat; újracsatlakozás…
page-connection-back = Újra van kapcsolat
page-unreachable = A szerver nem érhető el.
page-stale = A játszma közben továbbment.
page-ask-undo = Visszalépés kérése
page-plea-sent = A többieket megkérdezzük, vissza lehet-e lépni.
page-next-same = Az ugyanezzel az osztással játszó asztalhoz
page-same-deal-known = Ugyanaz az osztás még egyszer: aki látta az első játszmát, ennek minden lapját ismeri.
page-vote-end = { $name } feladná a játszmát. Beleegyezel?
page-vote-answers = { $count ->
       *[other] Ez { $count } válasszal lépne vissza.
    }
page-plea-end-sent = A többieket megkérdezzük, feladja-e az asztal a játszmát.
page-plea-refused = { $name } nem egyezik bele.
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

## Visszajátszás

page-replay = Visszajátszás
page-move-of = { $at }. lépés, összesen { $last }
page-to-start = Az elejére
page-one-back = Egy lépést vissza
page-one-forth = Egy lépést előre
page-to-end = A végére
page-to-game = A játszmához
page-to-result = Az eredményhez
page-branch = Folytatás innen
page-replay-open = A játszmának vége: mindenki lapjai láthatók.
page-replay-public = A játszma folyik: csak az látszik, amit mindenki tud.

## Beállítások

page-settings = Beállítások
page-language = Nyelv
page-theme = Színek
page-theme-auto = a rendszer szerint
page-theme-light = világos
page-theme-dark = sötét
page-sound = Hangok
page-board-help = Segítő számok a táblán
page-coach = Útmutató
page-coach-off = Folytatás útmutató nélkül
page-coach-progress = { $all } leckéből { $done }
page-understood = Értem

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
page-tranquility-discard = eldobva: { $cards }
page-tranquility-to-discard = { $card }, eldobásra
page-tranquility-monster-stays = Tengeri szörnyet nem lehet eldobni
page-tranquility-choose-more = válassz még { $count } lapot
page-tranquility-filled = { $cells } mezőből { $filled }
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
page-tranquility-offer = A felajánlásod
page-tranquility-fewer = kevesebb
page-tranquility-more = több

## Tranquility: az irányított első játszma

page-tranquility-lesson-sea = Üdv a fedélzeten! Együtt töltitek meg szigetekkel ezt a 36 mezős tengert. A számoknak növekedniük kell: minden sorban balról jobbra, és az alsó sortól a felső felé.
page-tranquility-lesson-card = Te következel. Egy lapod ki van emelve; koppinthatsz másikra is. A tengeren álló szám az ára azon a helyen, a 0 ingyenes. Az alacsony számok alulra valók. Koppints egy mezőre!
page-tranquility-lesson-confirm = Eddig még semmi sem történt: koppinthatsz másik mezőre, vagy visszavonhatod. Ha elégedett vagy, erősítsd meg. Ezután öt lapra töltöd fel a kezed, és nincs visszaút.
page-tranquility-lesson-order = Telik a tenger. Ahová a lapod nem illik, ott kérdőjel áll. Hagyj helyet: két sziget között legalább annyi számnak kell maradnia, ahány mező van.
page-tranquility-lesson-cost = Egy másik sziget mellett a lap a számok különbségébe kerül: a 24 a 21 mellett három lap. Két sziget között a kisebb különbség számít. Ha hézagot hagysz, ingyenes.
page-tranquility-lesson-pay = Ez a hely lapokba kerül. Válaszd ki a kezedből, mit dobsz el érte; ezeket a lapokat már senki sem látja többé, te sem.
page-tranquility-lesson-why = Ha valami nem lehetséges, koppints rá: az oldal megmondja, miért, és melyik szabály szerint. Próbálj ki egy kérdőjelet.
page-tranquility-lesson-discard = Sziget lehelyezése helyett eldobhatsz két lapot. Néha ez az okosabb, ha minden lap túl sokba kerülne.
page-tranquility-lesson-silence = Együtt nyertek, de szinte szavak nélkül: nem árulhatod el, milyen lapjaid vannak. Figyeld, mit helyeznek le a többiek, és hol hagynak helyet.
page-tranquility-lesson-start = Startkártya van a kezedben. Amíg egyet sem játszottak ki, ki kell játszanod. A csapatnak nyolc lapjába kerül.
page-tranquility-lesson-eight = Kijátszottak egy startkártyát: a csapat eldob nyolc lapot. Mindenki megmondja, hányat ad, azt nem, melyeket. Ha az összeg nyolc, megvan a megegyezés.
page-tranquility-lesson-gaps = A hézagokban álló kis számok az üres mezőket és a még hátralévő számokat mutatják. Amelyik hézag piros és felkiáltójeles, azt már soha nem lehet kitölteni: vigyázz!
page-tranquility-lesson-finish = Célkártya van a kezedben. Tarts meg egyet: ha minden mező betelt, és van kijátszott startkártya, a célkártya megnyeri a játszmát. Ha valaki sem szigetet lehelyezni, sem két lapot eldobni nem tud, mind veszítetek.
