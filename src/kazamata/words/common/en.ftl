### What every game and the terminal say, in English.

## People and tables

you = you
yes = yes
no = no
player-number = Player { $number }
seat-number = seat { $number }
bot-label = { $name } (bot: { $bot })
spectator = spectator
seats-count = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
players-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
bots-count = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
cards-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points-count = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
games-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
turns-count = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }

## Course of a game

game-starts = { $game }: the game begins.
your-turn = Your turn
turn-of = On turn: { $name }
waiting-for = Waiting for: { $names }
first-player = Starting player: { $name }
pass-keyboard = Pass the keyboard to: { $name }
press-enter = Press Enter to go on.
press-enter-ready = { $name }: press Enter when nobody else is looking.
bot-thinks = { $name } is thinking …
your-hand = Your hand
draw-pile = draw pile
discards = discards
board = Board
log-heading = Log
log-empty = Nothing has happened yet.
since-last = Since your last turn

## Results

game-running = The game is still running.
game-finished = The game is over.
result = Result
final-score = Final score
victory = Victory
defeat = Defeat
victory-together = Victory: you win together!
defeat-together = Defeat: you lose together.
winner-is = Winner: { $name }
shared-victory = Shared victory: { $names }
draw-result = It is a draw.
score-total = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Choosing

options-heading = Your options
choose-option = Choose (1–{ $last }, or ? for help):
choose-again = Please choose a number from 1 to { $last }.
only-option = Only one option: { $option }
options-left-off = … and { $count ->
        [one] { $count } more
       *[other] { $count } more
    }; write "all" to see everything.
confirm = Are you sure? (yes/no)
why-not = Why not?
why-usage = Write "why" and what you would like to do.
why-possible = But it is possible: { $option }
why-clause = { $text } ({ $clause }).
why-plain = { $text }.
hint = Hint
hint-is = Hint: { $option }
hint-none = No bot knows this game well enough for a hint.
undo = Undo
undone = Taken back.
undo-nothing = There is nothing to take back.
undo-barred = This cannot be taken back: somebody has learned something new since.

## Commands of the terminal

commands-heading = Commands
command-help = ? or help: this list
command-number = a number: choose that option
command-all = all: show all options
command-why = why …: why something is not possible
command-hint = hint: what a bot would do
command-undo = undo: take the last choice back
command-board = board: show the board again
command-log = log: what has happened so far
command-rule = rule TQ-11: read a clause of the rulebook
command-rules = rules: the contents of the rulebook
command-seed = seed: the seed of this game
command-save = save FILE: save the game
command-language = language en, hu, pl or sr: change the language
command-quit = quit: leave the game
unknown-command = Unknown command: { $command }. Write ? for help.
quit-confirm = Leave the game? (yes/no)
goodbye = Goodbye!
saved = Saved: { $file }
loaded = Loaded: { $file }
language-is = Language: { $language }
seed-is = Seed: { $seed }
seed-note = The same seed and the same answers give the same game.

## Games, choices, rulebook

games-heading = Games
bots-heading = Bots
languages-heading = Languages
choices-heading = What the table agrees upon
choice-line = { $label }: { $value }
choice-default = default: { $value }
choice-values = values: { $values }
house-design = house design
house-design-note = A house design is our own; it is not from the box.
seats-allowed = seats: { $seats }
cooperative = co-operative
competitive = competitive
rulebook = Rulebook
rulebook-of = Rulebook: { $game }
rulebook-contents = Contents
clause = Clause { $clause }
version-is = Kazamata { $version }

## Saved games and replays

replay-heading = Replay: { $file }
replay-step = Step { $step } of { $steps }
replay-matches = The replay agrees with the log.
replay-differs = The replay differs from the log at step { $step }.

## Simulations

simulate-heading = Simulation: { $game }, { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
simulate-progress = { $done } of { $total }
report-heading = Report
report-games = games: { $count }
report-wins = won: { $count } ({ $percent } %)
report-losses = lost: { $count } ({ $percent } %)
report-draws = drawn: { $count } ({ $percent } %)
report-interval = 95 % interval: { $low } % to { $high } %
report-score = average score: { $score }
report-turns = decisions per game: { $turns }
report-time = time: { $seconds } s
report-speed = { $speed } games per second
report-causes = How the games ended
report-seat = seat
report-bot = bot
report-share = share
report-saved = Report saved: { $file }

## Errors

error = Error: { $message }
unknown-game = Unknown game: { $name }; there are: { $known }
unknown-bot = Unknown bot: { $name }; for { $game } there are: { $known }
unknown-language = Unknown language: { $name }; there are: { $known }
unknown-choice = Unknown choice: { $name }; there are: { $known }
unknown-value = Unknown value for { $name }: { $value }; there are: { $known }
unknown-clause = No clause is called { $name }; near are: { $known }
choice-form = Write a choice as name=value, not: { $text }
bad-number = Not a whole number: { $text }
number-too-small = { $name } must be at least { $least }, not { $number }
number-too-large = { $name } must be at most { $most }, not { $number }
bad-seed = A seed is a whole number from 0 to 2^128 − 1, not: { $text }
wrong-seats = { $game } is played with { $allowed } seats, not { $seats }
too-many-bots = More bots ({ $bots }) than seats ({ $seats })
too-many-names = More names ({ $names }) than seats ({ $seats })
name-twice = Two players have the same name: { $name }
name-empty = A name may not be empty.
name-too-long = A name has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }: { $name }
file-missing = There is no such file: { $file }
file-unreadable = The file cannot be read: { $file }
file-unwritable = The file cannot be written: { $file }
file-exists = The file exists already: { $file }
file-broken = The file is not a saved game, or it is damaged: { $file } (line { $line })
file-version = The saved game comes from another version of the game: { $file }
not-interactive = This needs a terminal to type in.
interrupted = Interrupted.

## Refusals that every game knows

refusal-game-over = The game is over
refusal-not-asked = It is not for this player to decide now: { $seat }
refusal-no-such-option = There is no option { $option }; the options run from 0 to { $last }
