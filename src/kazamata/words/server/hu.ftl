### Amit a szerver mond, ha valami nem lehetséges.

event-taken-back = { $seat } visszavon egy választ.

error-no-such-table = Nincs ilyen asztal.
error-no-such-game = Nincs ilyen játék.
error-no-such-bot = Ennek a játéknak nincs ilyen nevű botja.
error-no-such-choice = Ebben a játékban nincs ilyen beállítás.
error-no-such-language = Nincs ilyen nyelv; ezek vannak: en, hu, pl, sr.
error-no-such-position = A játszmának nincs ilyen állása.
error-no-such-page = Nincs ilyen oldal.
error-wrong-seats = Ehhez a játékhoz { $least }–{ $most } hely kell.
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
error-internal = Hiba történt a szerveren; semmi sem változott.

page-missing-title = Kazamata
page-missing = A szerver fut, de az oldala még nincs elkészítve. Indítsd el a „python3 dev.py” parancsot a projekt mappájában, vagy használd a programozói felületet az /api alatt.
