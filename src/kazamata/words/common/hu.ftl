### Amit minden játék és a terminál mond, magyarul.

## Emberek és asztalok

you = te
yes = igen
no = nem
player-number = { $number }. játékos
seat-number = { $number }. hely
bot-label = { $name } (bot: { $bot })
cards-count = { $count } kártya

## A játszma menete

game-starts = { $game }: kezdődik a játszma.
first-player = Kezdőjátékos: { $name }
pass-keyboard = Add át a billentyűzetet: { $name }
press-enter = A folytatáshoz nyomj Entert.
press-enter-ready = { $name }: nyomj Entert, ha más nem látja a képernyőt.
bot-thinks = { $name } gondolkodik…
your-hand = A lapjaid
board = Játéktér
log-empty = Még nem történt semmi.

## Eredmény

game-running = A játszma még tart.
game-finished = A játszma véget ért.
result = Eredmény
victory-together = Győzelem: együtt győztetek!
defeat-together = Vereség: együtt veszítettetek.
winner-is = Győztes: { $name }
shared-victory = Megosztott győzelem: { $names }
cause-given-up = A játszmát feladtátok.
nobody-won = Senki sem nyert.
draw-result = Döntetlen.
score-total = { $name }: { $points } pont

## Választás

confirm = Biztos? (igen/nem)
why-not = Miért nem?
why-possible = De hiszen lehetséges: { $option }
why-clause = { $text } ({ $clause }).
why-plain = { $text }.
hint = Tipp
hint-none = Egyik bot sem ismeri elég jól ezt a játékot, hogy tippet adjon.
hint-wins = { $games } innen végigjátszott próbajátszmából ez { $share }%-ot nyer meg, a következő legjobb { $others }%-ot: { $other }
hint-points = { $games } próbajátszma szerint átlagosan ennyi ponttal előzi meg a következőt: { $lead }. A következő legjobb: { $other }
hint-even = Nagyjából ugyanilyen jó: { $other }
hint-fills = Betölti az egyetlen mezőt ezeknek a számoknak: { $low }–{ $high }. Ennyi más szám illene még ide: { $others }.
hint-splits = Alatta { $left } üres mezőre { $below } szám marad, felette { $right } mezőre { $above }.
hint-leaves = Ebben a résben { $cells } üres mezőre { $numbers } szám marad.
review-wins = { $games } próbajátszmában ez { $better }%-ban nyert, a lejátszott lépés { $played }%-ban.
review-points = { $games } próbajátszmában ez átlagosan { $better } pontot ért, a lejátszott lépés { $played } pontot.
review-wins-real = A lapok valódi helyzetével: { $better }%, a lejátszott lépéssel { $played }%.
review-points-real = A lapok valódi helyzetével: { $better } pont, a lejátszott lépéssel { $played } pont.
review-turned-wins = A lapok fordítottak: a nyerési esély itt { $before }%, { $until } lépés után { $after }%. Egyetlen kipróbált lépés sem volt egyértelműen jobb.
review-turned-points = A lapok fordítottak: a várható pontszám itt { $before }, { $until } lépés után { $after }. Egyetlen kipróbált lépés sem volt egyértelműen jobb.
review-turned-wins-real = A lapok valódi helyzetével: előbb { $before }%, aztán { $after }%.
review-turned-points-real = A lapok valódi helyzetével: előbb { $before } pont, aztán { $after } pont.
review-way-found = { $last ->
        [0] Nyílt lapokkal meg lehetett volna nyerni, de az 1. lépés után már nem.
       *[other] Nyílt lapokkal még meg lehetett volna nyerni, utoljára itt: { $last }. lépés.
    }
review-way-none = Nyílt lapokkal sem akadt út a győzelemhez; ez nem bizonyíték.
review-way-closed = Innen minden utat végigpróbáltunk, és egyik sem nyer: { $closed }. lépés.
undo = Visszavonás
undone = Visszavonva.
undo-nothing = Nincs mit visszavonni.
undo-barred = Ezt már nem lehet visszavonni: azóta valaki megtudott valami újat.

## A terminál parancsai

goodbye = Viszlát!
saved = Elmentve: { $file }
seed-is = Véletlenmag: { $seed }

## Játékok, választások, játékszabály

choice-line = { $label }: { $value }
choice-default = alapérték: { $value }
choice-values = értékek: { $values }
house-design = saját terv
cooperative = kooperatív
rulebook = Játékszabály
clause = Szabálypont: { $clause }

## Hibák

error = Hiba: { $message }
unknown-game = Ismeretlen játék: { $name }; a választék: { $known }
unknown-bot = Ismeretlen bot: { $name }; a választék ehhez a játékhoz ({ $game }): { $known }
unknown-language = Ismeretlen nyelv: { $name }; a választék: { $known }
unknown-choice = Ismeretlen beállítás: { $name }; a választék: { $known }
unknown-value = Ismeretlen érték ({ $name }): { $value }; a választék: { $known }
unknown-clause = Nincs ilyen szabálypont: { $name }; a legközelebbiek: { $known }
choice-form = A beállítás alakja név=érték, nem pedig: { $text }
too-many-names = Több a név ({ $names }), mint a hely ({ $seats })
name-twice = Két játékosnak ugyanaz a neve: { $name }
name-empty = A név nem lehet üres.
file-missing = Nincs ilyen fájl: { $file }
file-unreadable = A fájl nem olvasható: { $file }
file-unwritable = A fájl nem írható: { $file }
file-exists = A fájl már létezik: { $file }

## Elutasítások, amelyeket minden játék ismer

refusal-game-over = A játszma véget ért
refusal-not-asked = Most nem ez a játékos dönt: { $seat }
refusal-no-such-option = Nincs { $option } számú lehetőség; a számozás: 0–{ $last }
