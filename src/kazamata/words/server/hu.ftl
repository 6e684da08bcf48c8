### Amit a szerver mond, ha valami nem lehetséges.

event-taken-back = { $seat } visszavon egy választ.
event-left = { $seat } elhagyta a játékot; egy bot játszik tovább
event-gave-up = Az asztal feladta a játszmát
event-take-back-refused = { $seat } nem szeretne visszalépni
event-giving-up-refused = { $seat } tovább szeretne játszani
event-played-by-clock = { $seat } kifutott az időből: egy bot válaszol
event-played-by-stand-in = Egy bot válaszol { $seat } helyett
event-only-choice = { $seat }: csak egy lehetőség volt, automatikus válasz


table-same-deal = Ugyanaz az osztás még egyszer: aki látta az első játszmát, ennek minden lapját ismeri.

error-no-such-table = Nincs ilyen asztal.
error-no-such-game = Nincs ilyen játék.
error-no-such-set = Nincsenek ilyen alkatrészek.
error-no-such-bot = Ennek a játéknak nincs ilyen nevű botja.
error-no-such-choice = Ebben a játékban nincs ilyen beállítás.
error-no-such-language = Nincs ilyen nyelv; ezek vannak: en, hu, pl, sr.
error-no-such-position = A játszmának nincs ilyen állása.
error-no-such-page = Nincs ilyen oldal.
error-too-many-bots = Több a bot, mint a hely.
error-name-empty = Adj meg egy nevet.
error-not-your-seat = Ez nem a te helyed.
error-not-host = Ezt csak az asztal házigazdája teheti meg.
error-seat-taken = Ez a hely foglalt.
error-seat-crowded = Túl sok eszköz osztozik ezen a helyen.
error-seat-needs-bot = A játszma folyik, és senki sem ül ezen a helyen, ezért a botnak maradnia kell.
error-table-full = Az asztalnál minden hely foglalt.
error-already-dealt = Már megtörtént az osztás.
error-not-dealt = A játszma még nem kezdődött el.
error-not-over = Ez csak a játszma vége után lehetséges.
error-game-over = A játszma véget ért.
error-wrong-token = Ez a személyes link nem ehhez az asztalhoz tartozik.
error-stale = A játszma már továbbment; semmi sem változott.
error-refused = Ezt a szabályok nem engedik.
error-nothing-to-undo = Nincs visszavonható válaszod.
error-no-vote = Nincs miről szavazni.
error-no-hints = Tippet csak akkor kapsz, ha egyedül te ülsz emberként az asztalnál.
error-no-hint-found = A bot ezúttal nem talált tippet.
error-not-asked = Most nem tőled várunk választ.
error-plan-misfit = A következő tervezett válasz nem illik a feltett kérdéshez; semmi sem változott.
error-plan-bot = A helyeden most egy bot játszik; előbb térj vissza, azután tervezz.
error-not-forced = Automatikus válasz csak akkor adható, ha egyetlen lehetőség van, és rejtett lapokról szóló kérdésre soha.
error-no-seat-named = Mondd meg, melyik helyedre gondolsz.
error-foreign-origin = Ez a kérés egy másik webhelyről jön.
error-too-many-requests = Túl sok kérés; várj { $seconds } másodpercet.
error-too-many-tables = Túl sok új asztal; várj { $seconds } másodpercet.
error-too-many-sockets = Túl sok oldal van nyitva egyszerre.
error-too-many-messages = Túl sok üzenet; lassíts egy kicsit.
error-too-large = Ez túl nagy.
error-bad-request = Ez a kérés nem érthető.
error-bad-message = Ez az üzenet nem érthető.
error-not-watching = Előbb mondd meg, melyik asztalt nézed.
error-game-gone = Ez a szerver már nem ismeri ezt a játékot: { $game }.
error-old-rules = Ez a játszma a szabályok { $version }. változatával kezdődött, és a mostanival nem folytatható.
error-table-damaged = Ez az asztal megsérült, ezért nem mutatható meg; a többit ez nem érinti.
error-one-seat = Már van helyed ennél az asztalnál; többet csak a házigazda foglalhat.
error-seat-present = Aki ott ül, itt van, vagy az imént még itt volt; bot csak annak a helyére ülhet, aki távol van.
error-bots-stay = Amíg mások is játszanak, az asztal botjai nem cserélhetők.
error-vote-running = Az asztalnál már folyik egy szavazás.
error-vote-refused = Az asztal már többször nemet mondott; a következő válasz után kérdezhetsz újra.
error-internal = Hiba történt a szerveren; semmi sem változott.
error-store-away = A szerver most nem tud semmit eltárolni; semmi sem változott. Próbáld újra.

manners-expiry = Ha egy asztalnál { $open } napig nem kezdődik el a játék, vagy egy játszmában { $running } napig nem érkezik válasz, az asztal félrekerül: eltűnik a listákból, a botjai és az órái pihennek. A hivatkozása tovább működik, és a következő válasz visszahozza. A befejezett játszmák megmaradnak.
manners-away = A házigazda botot ültethet annak a helyére, aki { $seconds } másodperce nem járt itt; ez mindig a legjobb bot, és a tulajdonos bármikor visszaveheti a helyét.
manners-clock = Ha lejár a válaszra szánt idő, a legjobb bot válaszol a tulajdonos helyett, amíg az vissza nem jön. A visszavonás nem ad új időt.
manners-leaving = Aki egy folyó játszmát elhagy, végleg elhagyja: a helyén a legjobb bot játszik tovább. A helyek tulajdonosai közösen fel is adhatják a játszmát; ilyenkor senki sem győz.
manners-voting = Ami már felfedett valamit, vagy amire mások már válaszoltak, csak akkor vonható vissza, ha minden hely tulajdonosa beleegyezik, az is, aki helyett bot ül ott. Egyetlen nem elég, és a következő válasz is lezárja a kérdést.
manners-hints = Tipp csak ott jár, ahol egyetlen másik hely sem tartozik senkihez.
manners-same-deal = Az új osztás és az ugyanaz az osztás két külön asztal; a második ezt jelzi, mielőtt bárki készen állna.

page-missing-title = Kazamata
page-missing = A szerver fut, de az oldala még nincs elkészítve. Indítsd el a „python3 dev.py” parancsot a projekt mappájában, vagy használd a programozói felületet az /api alatt.
waiting-several = Várakozás: { $names }

bot-random = véletlenszerű
bot-greedy = mohó
