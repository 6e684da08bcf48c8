### Pebbles in English.

game-title = Pebbles
game-blurb = Draw a pebble from the bag; keep it, or trust your luck.

choice-swaps = Swaps
choice-swaps-help = How often each player may swap.
choice-swaps-1 = once
choice-swaps-2 = twice

ask-decide = Do you keep your pebble?
ask-decide-waiting = Waiting for: { $names } (keep or swap)
ask-guess-highest = Which is the highest pebble at the table?
ask-guess-highest-waiting = Waiting for: { $names } (guessing)
ask-left = ({ $left ->
        [one] { $left } swap
       *[other] { $left } swaps
    } left)

option-keep = Keep it
option-swap = Swap it
option-guess = The highest is { $guess }

event-pebble-drawn = { $seat } draws { $pebble }
event-pebble-drawn-hidden = { $seat } draws a pebble
event-pebble-laid = { $seat } lays { $pebble } open
event-pebble-kept = { $seat } keeps the pebble
event-guess-made = { $seat } guesses { $guess }
event-guess-made-hidden = { $seat } has guessed
event-game-ended = All pebbles are shown

refusal-setup-seats = Pebbles is for two to four players, not { $seats }
remedy-two-to-four = Choose two to four seats.
refusal-setup-unknown-value = The table does not know this value
remedy-choice-swaps = Choose once or twice.
refusal-no-swap-left = There is no swap left: { $seat }
remedy-keep-it = Keep the pebble.

progress-players = { $done } of { $total } players have decided

cause-shown = All pebbles are shown.
score-pebble = pebble: { $points }
score-guess = guess: { $points }
