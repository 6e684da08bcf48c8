### What every game and the terminal say, in English.

## People and tables

you = you
yes = yes
no = no
player-number = Player { $number }
seat-number = seat { $number }
bot-label = { $name } (bot: { $bot })
cards-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Course of a game

game-starts = { $game }: the game begins.
first-player = Starting player: { $name }
pass-keyboard = Pass the keyboard to: { $name }
press-enter = Press Enter to go on.
press-enter-ready = { $name }: press Enter when nobody else is looking.
bot-thinks = { $name } is thinking…
your-hand = Your hand
board = Board
log-empty = Nothing has happened yet.

## Results

game-running = The game is still running.
game-finished = The game is over.
result = Result
victory-together = Victory: you win together!
defeat-together = Defeat: you lose together.
winner-is = Winner: { $name }
shared-victory = Shared victory: { $names }
cause-given-up = The game was given up.
nobody-won = Nobody has won.
draw-result = It is a draw.
score-total = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Choosing

confirm = Are you sure? (yes/no)
why-not = Why not?
why-possible = But it is possible: { $option }
why-clause = { $text } ({ $clause }).
why-plain = { $text }.
hint = Hint
hint-none = No bot knows this game well enough for a hint.
hint-wins = In { $games } games tried out from here this wins { $share }%; the next best wins { $others }%: { $other }
hint-points = In { $games } games tried out from here it leads the next best by { $lead } points on average. The next best: { $other }
hint-even = About as good: { $other }
hint-fills = It fills the only cell for numbers from { $low } to { $high }; others that could still fill it: { $others }.
hint-splits = Empty cells below it: { $left }, numbers for them: { $below }. Above it: { $right }, numbers for them: { $above }.
hint-leaves = Empty cells left in this gap: { $cells }, numbers that may still fill them: { $numbers }.
review-wins = In { $games } games tried out from what could be known here this wins { $better }%, what was played { $played }%.
review-points = In { $games } games tried out from what could be known here this comes to { $better } points on average, what was played to { $played }.
review-wins-real = With hindsight, the cards as they really lay: { $better }% against { $played }%.
review-points-real = With hindsight, the cards as they really lay: { $better } points against { $played }.
review-turned-wins = Nothing that was tried here is clearly better; by answer { $until } the chance to win had gone from { $before }% to { $after }%.
review-turned-points = Nothing that was tried here is clearly better; by answer { $until } the expected points had gone from { $before } to { $after }.
review-turned-wins-real = With hindsight, the cards as they really lay: from { $before }% to { $after }%.
review-turned-points-real = With hindsight, the cards as they really lay: from { $before } to { $after } points.
review-way-found = Could it be won? With all cards open a way was found, last after answer { $last }.
review-way-none = Could it be won? With all cards open no way was found; that is no proof.
review-way-closed = From answer { $closed } on every way was tried, and none wins.
undo = Undo
undone = Taken back.
undo-nothing = There is nothing to take back.
undo-barred = This cannot be taken back: somebody has learned something new since.

## Commands of the terminal

goodbye = Goodbye!
saved = Saved: { $file }
seed-is = Seed: { $seed }

## Games, choices, rulebook

choice-line = { $label }: { $value }
choice-default = default: { $value }
choice-values = values: { $values }
house-design = house design
cooperative = co-operative
rulebook = Rulebook
clause = Clause { $clause }

## Errors

error = Error: { $message }
unknown-game = Unknown game: { $name }; there are: { $known }
unknown-bot = Unknown bot: { $name }; for { $game } there are: { $known }
unknown-language = Unknown language: { $name }; there are: { $known }
unknown-choice = Unknown choice: { $name }; there are: { $known }
unknown-value = Unknown value for { $name }: { $value }; there are: { $known }
unknown-clause = No clause is called { $name }; near are: { $known }
choice-form = Write a choice as name=value, not: { $text }
too-many-names = More names ({ $names }) than seats ({ $seats })
name-twice = Two players have the same name: { $name }
name-empty = A name may not be empty.
file-missing = There is no such file: { $file }
file-unreadable = The file cannot be read: { $file }
file-unwritable = The file cannot be written: { $file }
file-exists = The file exists already: { $file }

## Refusals that every game knows

refusal-game-over = The game is over
refusal-not-asked = It is not for this player to decide now: { $seat }
refusal-no-such-option = There is no option { $option }; the options run from 0 to { $last }
