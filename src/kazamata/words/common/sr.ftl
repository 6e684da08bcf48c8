### Ono što govore sve igre i terminal, na srpskom.

## Ljudi i stolovi

you = ti
yes = da
no = ne
player-number = Igrač { $number }
seat-number = mesto { $number }
bot-label = { $name } (bot: { $bot })
spectator = posmatrač
seats-count = { $count ->
        [one] { $count } mesto
        [few] { $count } mesta
       *[other] { $count } mesta
    }
players-count = { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
bots-count = { $count ->
        [one] { $count } bot
        [few] { $count } bota
       *[other] { $count } botova
    }
cards-count = { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
points-count = { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
games-count = { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
turns-count = { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }

## Tok partije

game-starts = { $game }: partija počinje.
your-turn = Ti si na potezu
turn-of = Na potezu: { $name }
waiting-for = Čeka se: { $names }
first-player = Početni igrač: { $name }
pass-keyboard = Dodaj tastaturu: { $name }
press-enter = Pritisni Enter za nastavak.
press-enter-ready = { $name }: pritisni Enter kad niko drugi ne gleda.
bot-thinks = { $name } razmišlja …
your-hand = Tvoja ruka
draw-pile = špil za vučenje
discards = odbačene karte
board = Tabla
log-heading = Dnevnik
log-empty = Još se ništa nije desilo.
since-last = Od tvog prošlog poteza

## Ishod

game-running = Partija još traje.
game-finished = Partija je završena.
result = Ishod
final-score = Konačni rezultat
victory = Pobeda
defeat = Poraz
victory-together = Pobeda: pobeđujete zajedno!
defeat-together = Poraz: gubite zajedno.
winner-is = Pobeda: { $name }
shared-victory = Podeljena pobeda: { $names }
draw-result = Nerešeno.
score-total = { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }

## Biranje

options-heading = Tvoje mogućnosti
choose-option = Izaberi (1–{ $last }, pomoć: ?):
choose-again = Izaberi broj od 1 do { $last }.
only-option = Jedina mogućnost: { $option }
options-left-off = … i još { $count }; da vidiš sve, upiši: all
confirm = Da li je to sigurno? (da/ne)
why-not = Zašto ne?
why-usage = Upiši „why“ i ono što želiš da uradiš.
why-possible = Pa to je moguće: { $option }
why-clause = { $text } ({ $clause }).
why-plain = { $text }.
hint = Savet
hint-is = Savet: { $option }
hint-none = Nijedan bot ne zna ovu igru dovoljno dobro da bi dao savet.
undo = Poništi
undone = Poništeno.
undo-nothing = Nema šta da se poništi.
undo-barred = Ovo više ne može da se poništi: u međuvremenu je neko saznao nešto novo.

## Komande terminala

commands-heading = Komande
command-help = ? ili help: ovaj spisak
command-number = broj: izbor te mogućnosti
command-all = all: sve mogućnosti
command-why = why …: zašto nešto nije moguće
command-hint = hint: šta bi bot uradio
command-undo = undo: poništavanje poslednjeg izbora
command-board = board: tabla još jednom
command-log = log: šta se dosad desilo
command-rule = rule TQ-11: čitanje tačke pravila
command-rules = rules: sadržaj uputstva
command-seed = seed: seme slučajnosti ove partije
command-save = save DATOTEKA: čuvanje partije
command-language = language en, hu, pl ili sr: promena jezika
command-quit = quit: izlazak iz partije
unknown-command = Nepoznata komanda: { $command }. Pomoć: ?
quit-confirm = Napuštaš partiju? (da/ne)
goodbye = Doviđenja!
saved = Sačuvano: { $file }
loaded = Učitano: { $file }
language-is = Jezik: { $language }
seed-is = Seme slučajnosti: { $seed }
seed-note = Isto seme i isti odgovori daju istu partiju.

## Igre, podešavanja, uputstvo

games-heading = Igre
bots-heading = Botovi
languages-heading = Jezici
choices-heading = O čemu se sto dogovara
choice-line = { $label }: { $value }
choice-default = podrazumevano: { $value }
choice-values = vrednosti: { $values }
house-design = kućno pravilo
house-design-note = Kućno pravilo je naše, nije iz kutije.
seats-allowed = mesta: { $seats }
cooperative = kooperativna
competitive = takmičarska
rulebook = Uputstvo
rulebook-of = Uputstvo: { $game }
rulebook-contents = Sadržaj
clause = Tačka pravila { $clause }
version-is = Kazamata { $version }

## Sačuvane partije i snimci

replay-heading = Snimak partije: { $file }
replay-step = Korak { $step } od { $steps }
replay-matches = Snimak se slaže sa dnevnikom.
replay-differs = Snimak se razlikuje od dnevnika u koraku { $step }.

## Simulacije

simulate-heading = Simulacija: { $game }, { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
simulate-progress = { $done } od { $total }
report-heading = Izveštaj
report-games = partije: { $count }
report-wins = pobede: { $count } ({ $percent } %)
report-losses = porazi: { $count } ({ $percent } %)
report-draws = nerešeno: { $count } ({ $percent } %)
report-interval = interval od 95 %: od { $low } % do { $high } %
report-score = prosečan rezultat: { $score }
report-turns = odluke po partiji: { $turns }
report-time = vreme: { $seconds } s
report-speed = partije u sekundi: { $speed }
report-causes = Kako su se partije završile
report-seat = mesto
report-bot = bot
report-share = udeo
report-saved = Izveštaj je sačuvan: { $file }

## Greške

error = Greška: { $message }
unknown-game = Nepoznata igra: { $name }; postoje: { $known }
unknown-bot = Nepoznat bot: { $name }; za igru { $game } postoje: { $known }
unknown-language = Nepoznat jezik: { $name }; postoje: { $known }
unknown-choice = Nepoznato podešavanje: { $name }; postoje: { $known }
unknown-value = Nepoznata vrednost za { $name }: { $value }; postoje: { $known }
unknown-clause = Nema tačke pravila { $name }; najbliže su: { $known }
choice-form = Podešavanje se piše kao ime=vrednost, a ne: { $text }
bad-number = Ovo nije ceo broj: { $text }
number-too-small = { $name }: najmanje { $least }, a ne { $number }
number-too-large = { $name }: najviše { $most }, a ne { $number }
bad-seed = Seme je ceo broj od 0 do 2^128 − 1, a ne: { $text }
wrong-seats = { $game }: broj mesta je { $allowed }, a ne { $seats }
too-many-bots = Više botova ({ $bots }) nego mesta ({ $seats })
too-many-names = Više imena ({ $names }) nego mesta ({ $seats })
name-twice = Dva igrača imaju isto ime: { $name }
name-empty = Ime ne sme da bude prazno.
name-too-long = Ime sme da ima najviše { $most ->
        [one] { $most } znak
        [few] { $most } znaka
       *[other] { $most } znakova
    }: { $name }
file-missing = Nema takve datoteke: { $file }
file-unreadable = Datoteka ne može da se pročita: { $file }
file-unwritable = Datoteka ne može da se upiše: { $file }
file-exists = Datoteka već postoji: { $file }
file-broken = Datoteka nije sačuvana partija ili je oštećena: { $file } (red { $line })
file-version = Sačuvana partija je iz druge verzije igre: { $file }
not-interactive = Za ovo je potreban terminal u koji se može pisati.
interrupted = Prekinuto.

## Odbijanja koja zna svaka igra

refusal-game-over = Partija je završena
refusal-not-asked = Sada ne odlučuje ovaj igrač: { $seat }
refusal-no-such-option = Nema mogućnosti { $option }; mogućnosti idu od 0 do { $last }
