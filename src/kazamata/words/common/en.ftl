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
hint-wins = In { $games } trial games this won { $share }%, the next best { $others }%: { $other }
hint-points = In { $games } trial games this led the next best by { $lead } points on average: { $other }
hint-even = About as good: { $other }
hint-fills = It fills the only cell for numbers from { $low } to { $high }; others that could still fill it: { $others }.
hint-splits = Leaves { $below ->
        [one] { $below } number
       *[other] { $below } numbers
    } for { $left ->
        [one] { $left } cell
       *[other] { $left } cells
    } below, { $above } for { $right } above.
hint-leaves = Leaves { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    } for { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } of this gap.
review-wins = In { $games } trial games this won { $better }%, the move played { $played }%.
review-points = In { $games } trial games this came to { $better } points on average, the move played to { $played }.
review-wins-real = With the cards as they really lay: { $better }% against { $played }%.
review-points-real = With the cards as they really lay: { $better } points against { $played }.
review-turned-wins = The cards turned the game: by move { $until } the chance to win had gone from { $before }% to { $after }%. No other move was clearly better.
review-turned-points = The cards turned the game: by move { $until } the expected points had gone from { $before } to { $after }. No other move was clearly better.
review-turned-wins-real = With the cards as they really lay: from { $before }% to { $after }%.
review-turned-points-real = With the cards as they really lay: from { $before } to { $after } points.
review-way-found = { $last ->
        [0] With all cards open it could have been won, but no longer after move 1.
       *[other] With all cards open it could still have been won up to move { $last }.
    }
review-way-none = With all cards open no way to win was found; that is no proof.
review-way-closed = From move { $closed } on every way was tried, and none wins.
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
