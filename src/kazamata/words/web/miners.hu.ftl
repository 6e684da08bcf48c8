### Amit csak a böngészőlap mond a Birodalmi bányászokról, magyarul.

## A tábla

page-miners-mine = A bányám
page-miners-hand = A kezem
page-miners-no-cards = Nincs lap a kezedben
page-miners-new = új
page-miners-surface = Felszín
page-miners-chain = A köröm lépésről lépésre
page-miners-counters = Amit a hatások számolnak
page-miners-decks = Lapok a paklikban
page-miners-deck = { $level }. szint: { $count }
page-miners-boards = Kutatástáblák
page-miners-round = { $round }. forduló a { $rounds }-ből
page-miners-event-immediate = Azonnal
page-miners-event-this-round = E fordulóban
page-miners-event-end-of-round = A végén
page-miners-spot = { $card }, { $factions }, { $row }. sor, { $place }. hely
page-miners-has-machinery = { $count } masina
page-miners-collapsed = beomlott
page-miners-activated = aktiválva
page-miners-staged = még nincs megerősítve
page-miners-not-possible = nem lehet, miért?
page-miners-why = { $label } Nem lehet: miért?
page-miners-cell = { $row }. sor, { $place }. hely{ $carts ->
        [0] { "" }
       *[other] , { $carts } csillét tölt meg
    }
page-miners-gaps = Helyek egy üres hellyel arrébb
page-miners-free = { $count ->
        [0] tele
       *[other] { $count } hely
    }
page-miners-legend = A táblán
page-miners-legend-plan = a tervedben van
page-miners-legend-instead = választható helyette
page-miners-legend-asks = válasz a kérdésre
page-miners-legend-no-return = utána nincs visszaút
page-miners-or-here = vagy ide
page-miners-row-full = tele van: { $row }. sor
page-miners-joint = Félig teli csille itt: { $card }
page-miners-space = { $track }, { $space }. mező: { $text }
page-miners-enter = Kezdés itt: { $track }
page-miners-look = A bánya megtekintése
page-miners-hand-card = { $card }, { $level }. szint, { $factions }, { $cost ->
        [0] ingyenes
       *[other] { $cost } érme
    }
page-miners-stays = marad
page-miners-goes = megy
page-miners-keep = Válaszd ki, melyik { $count } lap marad
page-miners-short = { $count } hiányzik
page-miners-forced = Semmit sem játszhatsz ki: tárd fel az I. pakli felső lapját
page-miners-none = hatás nélkül
page-miners-enough = elég
page-miners-draw-all = Húzz { $count } lapot { $level ->
        [I] az I. szintről
        [II] a II. szintről
        [III] a III. szintről
       *[IV] a IV. szintről
    }
page-miners-step = { $place }. lépés: { $name }
page-miners-no-undo = eddig vonható vissza
page-miners-queued = A terved sorban áll
page-miners-carried-out = A terved lefutott: { $gains }
page-miners-chain-empty = Koppints egy lapra: felragyognak a helyei.
page-miners-chain-answer = Koppints arra, ami sarokjelek között áll.
page-miners-only-card = Csak ez a kártya játszható ki.
page-miners-chain-waits = Várakozás a többiekre.
page-miners-dropped = { $count } lépés már nem illett ide
page-miners-sum-nothing = Még semmi sem jár, és semmi sem kerül.
page-miners-sum-cards-picked = A kártyák ki vannak választva.
page-miners-card-only = Csak a kártya
page-miners-so-far = Csak eddig
page-miners-sum-pay = fizetsz { $count } érmét
page-miners-sum-coins = kapsz { $count } érmét
page-miners-sum-points = kapsz { $count } pontot
page-miners-sum-carts = megtöltesz { $count } csillét
page-miners-sum-machinery = { $count } masina
page-miners-sum-cards = utána húzol { $count } lapot
page-miners-count-machinery = masina
page-miners-count-collapses = beomlott lapok
page-miners-count-half = félig teli csillék
page-miners-count-carts = teli csillék
page-miners-count-distance = megtett mezők
page-miners-count-coins = érme
page-miners-count-points = pont
page-miners-into = { $row ->
        [I] az I. sorba
        [II] a II. sorba
        [III] a III. sorba
       *[IV] a IV. sorba
    }
page-miners-gain-coins = { $count } érme
page-miners-gain-points = { $count } pont
page-miners-gain-carts = { $count } csille
page-miners-gain-machinery = { $count } masina
page-miners-gain-cards = { $count } lap

## Kártyák

page-miners-card-kind = { $factions }, { $level }. szint
page-miners-costs = { $cost ->
        [0] ingyenes
       *[other] ára { $cost } érme
    }
page-miners-or = vagy
page-miners-now = = most { $count }

## Helyek

page-miners-seat = pont: { $points }, érme: { $coins }, teli csille: { $carts }, kártya kézben: { $hand }
page-miners-seat-short = pont: { $points }, érme: { $coins }
page-miners-state-chooses = választ
page-miners-state-ready = kész
page-miners-state-digs = ás
page-miners-state-done = végzett
page-miners-on-track = { $track }: { $space }/{ $spaces }. mező
page-miners-on-no-track = még egy kutatástáblán sincs
page-miners-rival = { $name } bányája
page-miners-lies = { $card }, { $row }. sor
page-miners-tokens-machinery = masina: { $count }
page-miners-tokens-collapse = beomlott
page-miners-changed = új a legutóbbi köröd óta
page-miners-lies-in = { $card }: { $row ->
        [I] az I. sorba kerül
        [II] a II. sorba kerül
        [III] a III. sorba kerül
       *[IV] a IV. sorba kerül
    }
page-miners-mine-empty = Itt még nincs kártya.
page-miners-points = Pont
page-miners-coins = Érme
page-miners-machinery = Masina
page-miners-collapses = Beomlás
page-miners-full-carts = Teli csille
page-miners-half-carts = Félig teli csille
page-miners-hand-of = Kártya kézben: { $count }

## Olvasás

page-miners-reader = Amit olvasol
page-miners-track-help = Csak az a mező fizet, amelyen a jelölőd megáll.
page-miners-signs-here = Az itteni jelek
page-miners-signs-all = Minden jel
page-miners-signs-fewer = Csak az itteni jelek
page-miners-rules-of = Szabályok:
page-miners-signs-goods = Amit kapsz és fizetsz
page-miners-signs-grammar = Hogyan olvass egy sort
page-miners-signs-mine = A bányádban
page-miners-signs-places = Hol fekszik egy kártya
page-miners-signs-ways = Lánc és táblák
page-miners-signs-factions = Frakciók
page-miners-signs-events = Események

## Jelek: név és jelentés

page-miners-sign-coin = Érme: kártyát és hatást fizet, a végén döntetlent dönt el.
page-miners-sign-gem = Pont: a legtöbb pont nyer.
page-miners-sign-price = Ár: ennyi érmét fizess.
page-miners-sign-draw = Húzás: ennyi kártya, mindegyik az I–III. pakli bármelyikéből.
page-miners-sign-deck-1 = Pakli: húzz ilyen szintű kártyát.
page-miners-sign-deep = IV. szint: végy el kártyát a mélyből.
page-miners-sign-seek = Keresés: keress a pakliban egy kártyát a mellette álló frakcióból.
page-miners-sign-hand = Kártyák a kezedben.
page-miners-sign-discard = Dobj el legfeljebb ennyi kártyát a kezedből.
page-miners-sign-discount = Kedvezmény: a következő kártya ennyivel olcsóbb.
page-miners-sign-per = Mindegyik után: a bal oldali, minden jobb oldali után; ≤ a felső határ.
page-miners-sign-pay = Akkor: a bal oldaliért megkapod a jobb oldalit.
page-miners-sign-yes = Ezt kapod, ha a bal oldali teljesül.
page-miners-sign-no = Ezt kapod különben.
page-miners-sign-or = Vagy: válassz egyet.
page-miners-sign-buy = Vétel: ismételhető, × mondja meg, hányszor.
page-miners-sign-card = Kártya a bányádban.
page-miners-sign-cart-full = Teli csille: 1 pont a játék végén.
page-miners-sign-cart-half = Félig teli csille: egy teli és egy üres fél találkozik.
page-miners-sign-cart-place = Csillejelölő: félig teli csilléből telit csinál.
page-miners-sign-cart-here = Teli csillék ennél a kártyánál.
page-miners-sign-machinery = Masinák a bányádban.
page-miners-sign-machinery-here = Masina ezen a kártyán.
page-miners-sign-machinery-other = Tégy masinát más kártyáidra.
page-miners-sign-machinery-anywhere = Tégy masinát bármelyik kártyádra.
page-miners-sign-dismantle = Vedd le az összes masinát erről a kártyáról.
page-miners-sign-with-machinery = Kártya, amelyen masina van.
page-miners-sign-collapse = Beomlás: a következő aktiválás csak eltakarítja.
page-miners-sign-collapse-other = Tégy beomlást más kártyáidra.
page-miners-sign-clear = Végy le legfeljebb ennyi beomlást.
page-miners-sign-collapse-free = Beomlás nélküli kártya.
page-miners-sign-row = Kártyák az ilyen számú sorban.
page-miners-sign-rows = Sorok, amelyekben van kártyád.
page-miners-sign-neighbours = Kártyák, amelyek ehhez érnek.
page-miners-sign-pairs = Kártyák e kártya sorában.
page-miners-sign-both-above = Közvetlenül felette két kártya van.
page-miners-sign-between-two = Ez a kártya két másik között fekszik.
page-miners-sign-at-the-end = Legfeljebb egy kártya fekszik mellette.
page-miners-sign-nothing-below = Alatta nincs kártya.
page-miners-sign-activate = Aktiváld a bányád egy olyan kártyáját, amely ebben a fordulóban még nem aktiválódott.
page-miners-sign-surface = Felszín: használd a felszíntábla egyik hatását.
page-miners-sign-new-shift = Új műszak: dobd el az egész kezed, húzz eggyel többet.
page-miners-sign-twin-seams = 1 pont minden érintkező kártyapárért, amelynek közös a frakciója.
page-miners-sign-advance = Kutatás: legfeljebb ennyi mező egy kutatástáblán.
page-miners-sign-position = A mező, amelyen a jelölőd áll.
page-miners-sign-distance = Az egész játékban megtett mezők.
page-miners-sign-boards = Teljesített kutatástáblák.
page-miners-sign-no-return = Eddig vonható vissza: ezután valami kiderül.
page-miners-sign-f-s = Skótok: minden skót kártya 1-gyel csökkenti az áraikat.
page-miners-sign-f-b = Barbárok: gazdag zsákmány, beomlások.
page-miners-sign-f-e = Egyiptomiak: kutatástáblák.
page-miners-sign-f-j = Japánok: sok különböző frakció.
page-miners-sign-f-a = Atlantisziak: masinák.
page-miners-sign-f-r = Rómaiak: csillék és jó helyek.
page-miners-sign-f-kinds = Különböző frakciók a bányádban.
page-miners-sign-f-any = Egy általad megnevezett frakció.
page-miners-sign-f-none = Frakció nélküli kártya.
page-miners-sign-event-now = Azonnal megtörténik.
page-miners-sign-event-round = Ebben a fordulóban érvényes.
page-miners-sign-event-end = A forduló végén történik.

## A vége

page-miners-from = Pontok forrása
page-miners-from-cards = { $level }. szintű kártyák
page-miners-from-tracks = Kutatástáblák
page-miners-from-surface = Felszín
page-miners-from-events = Események
page-miners-from-other = Egyéb pontok
page-miners-from-carts = Teli csillék
page-miners-end-solo = { $points } pont: { $rank }
page-miners-end-won = { $count ->
        [1] { $names } nyer { $points } ponttal
       *[other] { $names }: közös győzelem { $points } ponttal
    }
page-miners-end-next = Még { $count } pont, és a rangod: { $rank }.
page-miners-end-rank = Rang
page-miners-end-more = még { $count }: { $rank }
page-miners-end-ties = Érme, döntetlennél
page-miners-end-lead = { $name }: végleg az élen, { $round }. forduló óta
page-miners-end-best = { $name }, { $round }. forduló: legjobb kör, +{ $points }

## Az irányított első játék és tippek

page-miners-tips-off = Nincs több tipp
page-miners-tip-forced = Egyik kártya sem játszható ki: vedd el az I. pakli felső lapját, és azt játszod ki.
page-miners-tip-limit = Nyolc kártya lehet a kezedben: dobd el, ami több.
page-miners-tip-change = Felértél a tetejére: innen egy másik táblán kutatsz tovább.
page-miners-tip-collapse = A beomlott kártya legközelebb semmit sem ad, de eltakarítja a törmeléket.
page-miners-tip-two = A kétfrakciós kártya mindkét frakcióba számít.
page-miners-tip-scots = A bányád minden skót kártyája 1-gyel csökkenti az áraikat.
page-miners-tip-deep = A IV. szint a IV. sorba kerül, a III. sor kártyái alá.
page-miners-lesson-mine = Isten hozott a föld alatt! Tíz forduló alatt saját bányát ásol. Minden új kártya láncot indít, amely visszakúszik a felszínre.
page-miners-lesson-mine-title = A bánya
page-miners-lesson-card = Koppints egy I. szintű kártyára a kezedben. Az érmében az ára áll; az I. szint ingyenes.
page-miners-lesson-card-title = Válassz kártyát
page-miners-lesson-card-why = Nincs rendszeres bevétel: érmét a hatások és az események adnak.
page-miners-lesson-place = Az arany keretek mutatják, hová kerülhet. Koppints az egyikre.
page-miners-lesson-place-title = Tedd le
page-miners-lesson-place-why = Az I. szint az I. sorba kerül, a II. a II.-ba, és így tovább: minden sor fél kártyával odébb.
page-miners-lesson-effect = A kártya aktiválódik: válaszd a két hatás egyikét. Előre látod, mit hoz, és még semmi sincs elküldve.
page-miners-lesson-effect-title = Használj egy hatást
page-miners-lesson-effect-why = Egy kártyának legfeljebb két hatása van, és a lánc kártyánként egyet használ.
page-miners-lesson-surface = A lánc elérte a felszínt: használd a négy mező egyikét.
page-miners-lesson-surface-title = A felszín
page-miners-lesson-surface-why = Minden lánc itt ér véget, így minden kör hoz érmét, lépést vagy kártyát.
page-miners-lesson-confirm = Még semmi sem történt: bármelyik lépésre koppintva változtathatsz. Ha tetszik az összeg, hagyd jóvá.
page-miners-lesson-confirm-title = Jóváhagyás
page-miners-lesson-confirm-why = Az egész kör egyetlen terv, a kártyától a felszínig.
page-miners-lesson-eye = A szem a nyolcszögben: mögötte ismeretlen jön, például egy húzott kártya. Addig mindent visszavonhatsz.
page-miners-lesson-eye-title = Meddig vonható vissza
page-miners-lesson-read = Koppints bármely kártyára, eseményre vagy táblára: itt szavakban áll, mit tesz. „Az itteni jelek” minden jelet elmagyaráz.
page-miners-lesson-read-title = Olvass kártyát
page-miners-lesson-deeper = Játssz ki egy II. szintű kártyát: az I. sor egy kártyája alá kerül. Két kártya között két út vezet felfelé.
page-miners-lesson-deeper-title = Áss mélyebbre
page-miners-lesson-deeper-why = A lánc minden sorban egy kártyán halad át: minél mélyebbre ásol, annál hosszabb.
page-miners-lesson-carts = Ahol két teli fél találkozik, a csille teli: 1 pont a végén. A helyek előre mutatják, melyik csillét töltenék meg.
page-miners-lesson-carts-title = Csillék
page-miners-lesson-advance = Válassz táblát, és hogy meddig mész. Csak az a mező fizet, amelyen megállsz.
page-miners-lesson-advance-title = Kutatástáblák
page-miners-lesson-advance-why = Néha jobb korábban megállni: nézd meg, melyik mező mit ad.
page-miners-lesson-tokens = A fogaskerék masina: kártyánként legfeljebb három, és van hatás, amely számolja őket. A törmelék egyszer gátol: a következő aktiválás csak eltakarítja.
page-miners-lesson-tokens-title = Jelölők
page-miners-lesson-rival = Koppints egy másik helyre, és megnézheted a bányáját a tied mellett.
page-miners-lesson-rival-title = A többiek
page-miners-lesson-rival-why = A bányádhoz senki sem nyúlhat, de jó tudni, ki vezet.
page-miners-lesson-last = Már csak két forduló: a pont és a teli csille számít, az érme csak döntetlennél. Költsd el!
page-miners-lesson-last-title = Közel a vég
