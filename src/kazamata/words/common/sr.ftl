### Ono što govore sve igre i terminal, na srpskom.

## Ljudi i stolovi

you = ti
yes = da
no = ne
player-number = Igrač { $number }
seat-number = mesto { $number }
bot-label = { $name } (bot: { $bot })
cards-count = { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }

## Tok partije

game-starts = { $game }: partija počinje.
first-player = Početni igrač: { $name }
pass-keyboard = Predaj tastaturu: { $name }
press-enter = Pritisni Enter za nastavak.
press-enter-ready = { $name }: pritisni Enter kad niko drugi ne gleda.
bot-thinks = { $name } razmišlja…
your-hand = Tvoja ruka
board = Tabla
log-empty = Još se ništa nije desilo.

## Ishod

game-running = Partija još traje.
game-finished = Partija je završena.
result = Ishod
victory-together = Pobeda: pobeđujete zajedno!
defeat-together = Poraz: gubite zajedno.
winner-is = Pobeda: { $name }
shared-victory = Podeljena pobeda: { $names }
cause-given-up = Partija je predata.
nobody-won = Niko nije pobedio.
draw-result = Nerešeno.
score-total = { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }

## Biranje

confirm = Zaista? (da/ne)
why-not = Zašto ne?
why-possible = Pa to je moguće: { $option }
why-clause = { $text } ({ $clause }).
why-plain = { $text }.
hint = Savet
hint-none = Nijedan bot ne zna ovu igru dovoljno dobro da bi dao savet.
hint-wins = U probnim partijama ({ $games }) ovo pobeđuje u { $share }%, a sledeće po redu u { $others }%: { $other }
hint-points = U probnim partijama ({ $games }) prosečna prednost u poenima nad sledećim iznosi { $lead }. Sledeće po redu: { $other }
hint-even = Otprilike jednako dobro: { $other }
hint-fills = Popunjava jedino polje za brojeve od { $low } do { $high }; drugi brojevi koji bi tu još stali: { $others }.
hint-splits = Prazna polja ispod: { $left }, brojevi za njih: { $below }. Iznad: { $right }, brojevi za njih: { $above }.
hint-leaves = Prazna polja u ovoj praznini: { $cells }, brojevi koji ih još mogu popuniti: { $numbers }.
review-wins = U probnim partijama ({ $games }) ovo je pobedilo u { $better }%, a odigrani potez u { $played }%.
review-points = U probnim partijama ({ $games }) ovo je prosečno donelo { $better } poena, a odigrani potez { $played }.
review-wins-real = S kartama kako su zaista ležale: { $better }% naspram { $played }%.
review-points-real = S kartama kako su zaista ležale: { $better } naspram { $played } poena.
review-turned-wins = Karte su preokrenule partiju: do poteza { $until } izgled za pobedu promenio se sa { $before }% na { $after }%. Nijedan drugi potez nije bio jasno bolji.
review-turned-points = Karte su preokrenule partiju: do poteza { $until } očekivani poeni promenili su se sa { $before } na { $after }. Nijedan drugi potez nije bio jasno bolji.
review-turned-wins-real = S kartama kako su zaista ležale: sa { $before }% na { $after }%.
review-turned-points-real = S kartama kako su zaista ležale: sa { $before } na { $after } poena.
review-way-found = { $last ->
        [0] S otvorenim kartama moglo se pobediti, ali posle poteza 1 više ne.
       *[other] S otvorenim kartama još se moglo pobediti do poteza { $last }.
    }
review-way-none = S otvorenim kartama nije nađen put do pobede; to nije dokaz.
review-way-closed = Od poteza { $closed } isprobani su svi putevi i nijedan ne pobeđuje.
undo = Poništi
undone = Poništeno.
undo-nothing = Nema šta da se poništi.
undo-barred = Ovo više ne može da se poništi: u međuvremenu je neko saznao nešto novo.

## Komande terminala

goodbye = Doviđenja!
saved = Sačuvano: { $file }
seed-is = Seme slučajnosti: { $seed }

## Igre, podešavanja, uputstvo

choice-line = { $label }: { $value }
choice-default = podrazumevano: { $value }
choice-values = vrednosti: { $values }
house-design = naš dizajn
cooperative = kooperativna
rulebook = Uputstvo
clause = Tačka pravila { $clause }

## Greške

error = Greška: { $message }
unknown-game = Nepoznata igra: { $name }; postoje: { $known }
unknown-bot = Nepoznat bot: { $name }; za igru { $game } postoje: { $known }
unknown-language = Nepoznat jezik: { $name }; postoje: { $known }
unknown-choice = Nepoznato podešavanje: { $name }; postoje: { $known }
unknown-value = Nepoznata vrednost ({ $name }): { $value }; postoje: { $known }
unknown-clause = Nema tačke pravila { $name }; najbliže su: { $known }
choice-form = Podešavanje se piše kao ime=vrednost, a ne: { $text }
too-many-names = Više imena ({ $names }) nego mesta ({ $seats })
name-twice = Dva igrača imaju isto ime: { $name }
name-empty = Ime ne sme da bude prazno.
file-missing = Nema takve datoteke: { $file }
file-unreadable = Datoteka ne može da se pročita: { $file }
file-unwritable = Datoteka ne može da se upiše: { $file }
file-exists = Datoteka već postoji: { $file }

## Odbijanja koja zna svaka igra

refusal-game-over = Partija je završena
refusal-not-asked = Sada ne odlučuje ovaj igrač: { $seat }
refusal-no-such-option = Nema opcije broj { $option }; opcije idu od 0 do { $last }
