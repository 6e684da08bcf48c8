### Amit minden játék és a terminál mond, magyarul.

## Emberek és asztalok

you = te
yes = igen
no = nem
player-number = { $number }. játékos
seat-number = { $number }. hely
bot-label = { $name } (bot: { $bot })
spectator = néző
seats-count = { $count } hely
players-count = { $count } játékos
bots-count = { $count } bot
cards-count = { $count } kártya
points-count = { $points } pont
games-count = { $count } játszma
turns-count = { $count } kör

## A játszma menete

game-starts = { $game }: kezdődik a játszma.
your-turn = Te következel
turn-of = Soron van: { $name }
waiting-for = Várakozás: { $names }
first-player = Kezdőjátékos: { $name }
pass-keyboard = Add át a billentyűzetet: { $name }
press-enter = A folytatáshoz nyomj Entert.
press-enter-ready = { $name }: nyomj Entert, ha más nem látja a képernyőt.
bot-thinks = { $name } gondolkodik …
your-hand = A kezed
draw-pile = húzópakli
discards = eldobott lapok
board = Játéktér
log-heading = Napló
log-empty = Még nem történt semmi.
since-last = Az előző köröd óta

## Eredmény

game-running = A játszma még tart.
game-finished = A játszma véget ért.
result = Eredmény
final-score = Végső pontszám
victory = Győzelem
defeat = Vereség
victory-together = Győzelem: együtt győztetek!
defeat-together = Vereség: együtt veszítettetek.
winner-is = Győztes: { $name }
shared-victory = Megosztott győzelem: { $names }
draw-result = Döntetlen.
score-total = { $name }: { $points } pont

## Választás

options-heading = Lehetőségeid
choose-option = Válassz (1–{ $last }, súgó: ?):
choose-again = Válassz egy számot 1 és { $last } között.
only-option = Csak egy lehetőség van: { $option }
options-left-off = … és még { $count }; az összeshez írd be: all
confirm = Biztos? (igen/nem)
why-not = Miért nem?
why-usage = Írd be, hogy „why”, és utána azt, amit tenni szeretnél.
why-possible = De hiszen lehetséges: { $option }
why-clause = { $text } ({ $clause }).
why-plain = { $text }.
hint = Tipp
hint-is = Tipp: { $option }
hint-none = Egyik bot sem ismeri elég jól ezt a játékot, hogy tippet adjon.
undo = Visszavonás
undone = Visszavonva.
undo-nothing = Nincs mit visszavonni.
undo-barred = Ezt már nem lehet visszavonni: azóta valaki megtudott valami újat.

## A terminál parancsai

commands-heading = Parancsok
command-help = ? vagy help: ez a lista
command-number = egy szám: az a lehetőség
command-all = all: az összes lehetőség
command-why = why …: miért nem lehetséges valami
command-hint = hint: mit tenne egy bot
command-undo = undo: az utolsó választás visszavonása
command-board = board: a játéktér újra
command-log = log: mi történt eddig
command-rule = rule TQ-11: egy szabálypont elolvasása
command-rules = rules: a játékszabály tartalma
command-seed = seed: a játszma véletlenmagja
command-save = save FÁJL: a játszma mentése
command-language = language en, hu, pl vagy sr: nyelvváltás
command-quit = quit: kilépés a játszmából
unknown-command = Ismeretlen parancs: { $command }. Súgó: ?
quit-confirm = Kilépsz a játszmából? (igen/nem)
goodbye = Viszlát!
saved = Elmentve: { $file }
loaded = Betöltve: { $file }
language-is = Nyelv: { $language }
seed-is = Véletlenmag: { $seed }
seed-note = Ugyanaz a véletlenmag és ugyanazok a válaszok ugyanazt a játszmát adják.

## Játékok, választások, játékszabály

games-heading = Játékok
bots-heading = Botok
languages-heading = Nyelvek
choices-heading = Amiben az asztal megegyezik
choice-line = { $label }: { $value }
choice-default = alapérték: { $value }
choice-values = értékek: { $values }
house-design = házi szabály
house-design-note = A házi szabály a sajátunk, nem a dobozból való.
seats-allowed = helyek: { $seats }
cooperative = kooperatív
competitive = kompetitív
rulebook = Játékszabály
rulebook-of = Játékszabály: { $game }
rulebook-contents = Tartalom
clause = Szabálypont: { $clause }
version-is = Kazamata { $version }

## Mentett játszmák és visszajátszás

replay-heading = Visszajátszás: { $file }
replay-step = { $step }. lépés, összesen { $steps }
replay-matches = A visszajátszás egyezik a naplóval.
replay-differs = A visszajátszás eltér a naplótól: { $step }. lépés.

## Szimuláció

simulate-heading = Szimuláció: { $game }, { $count } játszma
simulate-progress = { $done } / { $total }
report-heading = Jelentés
report-games = játszmák: { $count }
report-wins = győzelem: { $count } ({ $percent } %)
report-losses = vereség: { $count } ({ $percent } %)
report-draws = döntetlen: { $count } ({ $percent } %)
report-interval = 95 %-os intervallum: { $low } % – { $high } %
report-score = átlagos pontszám: { $score }
report-turns = döntések játszmánként: { $turns }
report-time = idő: { $seconds } mp
report-speed = { $speed } játszma másodpercenként
report-causes = Hogyan értek véget a játszmák
report-seat = hely
report-bot = bot
report-share = arány
report-saved = Jelentés elmentve: { $file }

## Hibák

error = Hiba: { $message }
unknown-game = Ismeretlen játék: { $name }; a választék: { $known }
unknown-bot = Ismeretlen bot: { $name }; a választék ehhez a játékhoz ({ $game }): { $known }
unknown-language = Ismeretlen nyelv: { $name }; a választék: { $known }
unknown-choice = Ismeretlen beállítás: { $name }; a választék: { $known }
unknown-value = Ismeretlen érték ({ $name }): { $value }; a választék: { $known }
unknown-clause = Nincs ilyen szabálypont: { $name }; a legközelebbiek: { $known }
choice-form = A beállítás alakja név=érték, nem pedig: { $text }
bad-number = Nem egész szám: { $text }
number-too-small = { $name } legalább { $least } legyen, nem { $number }
number-too-large = { $name } legfeljebb { $most } legyen, nem { $number }
bad-seed = A véletlenmag egész szám 0 és 2^128 − 1 között, nem pedig: { $text }
wrong-seats = { $game }: a helyek száma { $allowed } lehet, nem { $seats }
too-many-bots = Több a bot ({ $bots }), mint a hely ({ $seats })
too-many-names = Több a név ({ $names }), mint a hely ({ $seats })
name-twice = Két játékosnak ugyanaz a neve: { $name }
name-empty = A név nem lehet üres.
name-too-long = A név legfeljebb { $most } karakter: { $name }
file-missing = Nincs ilyen fájl: { $file }
file-unreadable = A fájl nem olvasható: { $file }
file-unwritable = A fájl nem írható: { $file }
file-exists = A fájl már létezik: { $file }
file-broken = A fájl nem mentett játszma, vagy megsérült: { $file } ({ $line }. sor)
file-version = A mentett játszma a játék másik verziójából való: { $file }
not-interactive = Ehhez terminál kell, amelybe írni lehet.
interrupted = Megszakítva.

## Elutasítások, amelyeket minden játék ismer

refusal-game-over = A játszma véget ért
refusal-not-asked = Most nem ez a játékos dönt: { $seat }
refusal-no-such-option = Nincs { $option } számú lehetőség; a számozás: 0–{ $last }
