### What only the browser page says, in English.

## Finding a table

page-menu = Menu
page-home = Home
page-play-now = Play now against bots
page-play-with = Play now with bots
page-players = Players
page-together = together
page-rivals = rivals
page-length = Length
page-minutes = { $span } min
page-difficulty = Difficulty
page-weight-1 = easy to learn
page-weight-2 = some rules
page-weight-3 = many rules
page-only-terminal = Not in the browser yet; in a terminal it can be played:
page-full-game = Full game
page-learn = Learn by playing
page-new-table = New table
page-open-table = Open the table
page-my-tables = My tables
page-no-tables = You are not sitting at any table yet.
page-no-listed = No public table is waiting for players.
page-join = Join
page-link = Link or code of the table
page-paste-link = Paste a link or code
page-bad-link = This is neither a link nor the code of a table.
page-status-open = waiting
page-status-running = running
page-status-over = finished
page-status-stopped = cannot go on
page-free-seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-table = Table
page-game = Game
page-no-such-table = There is no such table.
page-no-board = This game has no board in the browser yet.

page-next-table = To the new table

## Setting up

page-name = Your name
page-guest = Guest
page-seats = Seats
page-seat = Seat { $number }
page-by-link = a person, by link
page-bot = bot: { $name }
page-bot-word = bot
page-bot-random = plays at random
page-bot-greedy = plays by rules of thumb
page-bot-easy = plays simply
page-bot-medium = plays well
page-bot-strong = plays very well
page-partner-easy = a partner who overlooks things
page-partner-medium = a careful partner
page-partner-strong = a partner who thinks ahead
page-bot-name-1 = Ida
page-bot-name-2 = Otto
page-bot-name-3 = Vera
page-bot-name-4 = Hugo
page-bot-name-5 = Nora
page-bot-name-6 = Felix
page-choices = What the table agrees upon
page-more-choices = More options and rulings
page-changed = { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
page-house = house design
page-listed = Show this table to everybody
page-invite = Invite
page-qr = QR code with the link to this table
page-copy-link = Copy link
page-copied = Copied
page-lobby-waiting = Waiting for players. The deal is made when every seat is taken and everyone is ready.
page-lobby-ready-gate = { $count ->
        [0] Everyone is ready.
        [one] { $count } player is not ready yet.
       *[other] { $count } players are not ready yet.
    }
page-free-seat = free seat
page-sit-down = Sit down
page-put-bot = Bot
page-free-it = Free the seat
page-ready = ready
page-not-ready = not ready
page-i-am-ready = I am ready
page-wait-a-moment = Wait a moment
page-leave = Leave
page-seed = Seed
page-nonce = Salt
page-fingerprint = Fingerprint
page-seal-sealed = Sealed deal
page-seal-sealed-text = The deal was fixed when the table was opened. This is its fingerprint; when the game is over, this page checks it by itself.
page-seal-kept = Deal verified
page-seal-kept-text = Seed and salt give exactly the fingerprint that this browser was told before the end: nobody has exchanged the cards.
page-seal-late = Deal fits its seal
page-seal-late-text = Seed and salt give the fingerprint. This browser has not seen it before the end, so it cannot know whether it was always the same.
page-seal-broken = The deal does not fit its seal!
page-seal-broken-text = Warning: seed and salt do not give the fingerprint that was told before the end. The cards may have been exchanged; do not trust this deal.
page-seal-how = To check it by hand: the fingerprint is the SHA-256 of “seed:salt”.
page-you = you

## At the table

page-is-asked = has to decide
page-away = away
page-watching = You are watching.
page-log = Log
page-log-empty = Nothing has happened yet.
page-show-move = Show move { $seq }
page-rulebook = Rulebook
page-search-rules = Search the rules
page-why-not = Why not?
page-confirm = Confirm
page-undo = Undo
page-hint = Hint
page-nothing-staged = Nothing yet.
page-on-its-way = Confirmed: it will be given when the connection is back.
page-no-way-back = After this there is no way back: something is revealed.
page-recap = { $count ->
        [one] Since your last turn: { $count } event
       *[other] Since your last turn: { $count } events
    }
page-vote-undo = { $name } would like to go back. Do you agree?
page-yes = Yes
page-no = No
page-take-seat-back = Take the seat back
page-bot-takes-over = A bot takes over
page-bot-plays = A bot is playing for you.
page-play-myself = Play on myself
page-look-from-here = Play this seat
page-pass-device = Pass the device to: { $name }
page-show-hand = Show my hand
page-show-board = Look at the board
page-show-result = Result
page-end-next = What next?
page-end-same = Same deal again
page-end-link = Copy the link to this game
page-end-home = All games
page-end-answers = { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
page-end-lasted = { $minutes ->
        [0] less than a minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
page-end-watch = Watch it again from the beginning
page-end-real = Play a real game
page-rematch = Play again
page-close = Close
page-connection-lost = The connection is lost; coming back…
page-connection-back = Connected again
page-unreachable = The server cannot be reached.
page-try-again = Try again
page-stale = The table has moved on meanwhile.
page-ask-undo = Ask to go back
page-vote-undo-sent = The others are asked whether the table may go back.
page-next-same = To the table with the same deal
page-same-deal-known = The same deal again: whoever saw the first game knows every card of this one.
page-chosen-deal = A deal chosen for learning: its cards are known.
page-vote-end = { $name } would like to give the game up. Do you agree?
page-vote-answers = { $count ->
        [one] It goes back over { $count } answer.
       *[other] It goes back over { $count } answers.
    }
page-vote-end-sent = The others are asked whether the table gives the game up.
page-vote-refused = { $name } does not agree.
page-withdraw = Never mind
page-sure-back = { $count ->
        [one] Go back over { $count } answer?
       *[other] Go back over { $count } answers?
    }
page-clock = Time for an answer
page-clock-none = no limit
page-clock-60 = 1 minute
page-clock-300 = 5 minutes
page-clock-86400 = 1 day
page-clock-604800 = 1 week
page-time-left = time left
page-personal-link = Copy my personal link
page-step-back = Last step back
page-plan-complete = All is planned: confirm it, or tap a step to change it.
page-plan-uncertain = Confirm: what comes next, nobody can know yet.
page-digest = Since your last turn
page-watch-seat = Watch what { $name } did
page-pace = Playback: { $speed }
page-pace-off = off
page-pace-fast = fast
page-pace-normal = normal
page-pace-step = step by step

page-this-table = This table
page-share-moment = Copy a link to this moment
page-give-up = Give the game up
page-give-up-ask = Ask everybody to end the game here? Nobody has won then.
page-give-up-sure = End the game here? Nobody has won then.
page-leave-game = Leave for good
page-leave-sure = Leave this game for good? A bot plays on in your seat, and there is no way back.
page-hide-table = Hide from my tables
page-hide-sure = Leave this game out of your list? Its link keeps working.
page-report = Something is wrong
page-report-hint = What is wrong, in a sentence
page-report-send = Report it
page-reported = Thank you. It is kept as { $id }, with this moment of the game.
page-key-table = this table
page-key-double = A card can also be dragged to its place, and two quick taps on a place confirm at once.

## Replay

page-replay = Replay
page-move-of = move { $at } of { $last }
page-to-start = To the beginning
page-one-back = One move back
page-one-forth = One move on
page-replay-play = Play
page-replay-pause = Pause
page-to-end = To the end
page-to-game = To the game
page-to-result = To the result
page-branch = Play on from here
page-replay-open = The game is over: all hands lie open.
page-replay-public = The game is running: only what everybody knows is shown.

## Review

page-review = Review
page-review-open = Review the game
page-review-whose = Whose answers
page-review-all = everybody's
page-review-thinking = The game is being looked at again
page-review-leave = Whoever leaves this page stops it.
page-review-failed = The review could not be finished.
page-review-wins = Chance to win
page-review-points = Expected points
page-review-known = what could be known
page-review-real = with hindsight
page-review-values = All values as a table
page-review-answer = Answer
page-review-see-table = The values are in the table below.
page-review-turns = Turning points
page-review-none = No answer was clearly worse than another.
page-review-after = After answer { $at }
page-review-played = Played
page-review-better = Better
page-review-show = Show this moment

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-auto = like the system
page-theme-light = light
page-theme-dark = dark
page-sound = Sounds
page-notice = Tell me when it is my turn, even if I look at something else
page-notice-refused = This browser does not allow notices from this page; its settings can change that.
page-install = Install
page-board-help = Helpful numbers on the board
page-guide = Guide
page-guide-off = Put the guide away; the cap above brings it back
page-guide-plan = Plan of lessons
page-guide-learned = learned
page-guide-try = Let me try
page-guide-task = Your turn: try it.
page-guide-progress = { $done } of { $all } lessons
page-understood = Understood
page-keys = Keys
page-key-pick = the card or choice of this number
page-key-move = to the neighbour
page-key-tap = like a tap
page-key-confirm = confirm
page-key-back = take back the last step
page-key-drop = drop everything that is staged
page-key-hint = hint
page-key-log = log
page-key-rules = rulebook
page-key-rival = look at another seat
page-key-mine = only my own board
page-key-pace = playback slower, faster
page-key-end = playback to its end
page-key-keys = this list

## Tranquility

page-tranquility-board = The sea
page-tranquility-hand = Your hand
page-tranquility-no-cards = No cards in hand
page-tranquility-seat = hand { $hand }, pile { $pile }, discards { $discards }
page-tranquility-stopped = has stopped
page-tranquility-cell = Cell { $cell }
page-tranquility-row = Row { $row }
page-tranquility-empty = empty
page-tranquility-day = day
page-tranquility-night = night
page-tranquility-cost = { $cost ->
        [0] free
        [one] costs { $cost } card
       *[other] costs { $cost } cards
    }
page-tranquility-not-here = not possible; choose it to learn why
page-tranquility-gap = empty; { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } for { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    }
page-tranquility-cells-before = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } before it, { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    } left
page-tranquility-cells-after = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } after it, { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    } left
page-tranquility-hopeless = Then the sea can never be filled: { $sides }.
page-tranquility-tight = That will be tight: { $sides }.
page-tranquility-kept-back = Kept back in the guided game, because the sea could never be filled then: { $sides }. Low numbers belong to the bottom left, high ones to the top right.
page-tranquility-kept = kept back; choose it to learn why
page-tranquility-unfillable = then the sea could not be filled
page-tranquility-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-tranquility-gap-open = { $cells ->
        [one] One empty cell
       *[other] { $cells } empty cells in a row
    }, and { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    } may still come there. As long as there are as many numbers as cells, or more, the gap can be filled.
page-tranquility-gap-hopeless = { $cells ->
        [one] One empty cell
       *[other] { $cells } empty cells in a row
    }, but { $numbers ->
        [0] no number
        [one] only { $numbers } number
       *[other] only { $numbers } numbers
    } may still come there: the gap can never be filled.
page-tranquility-discard = discards: { $cards }
page-tranquility-to-discard = { $card }, to be discarded
page-tranquility-monster-stays = A sea monster cannot be discarded
page-tranquility-choose-more = { $count ->
        [one] choose { $count } more card
       *[other] choose { $count } more cards
    }
page-tranquility-filled = { $filled } of { $cells } cells
page-tranquility-end-gap = The tightest place: { $cells ->
        [one] { $cells } empty cell
       *[other] { $cells } empty cells
    } in a row, and { $numbers ->
        [0] no number was left
        [one] only { $numbers } number was left
       *[other] only { $numbers } numbers were left
    } for them.
page-tranquility-end-seat = { $placed ->
        [one] { $placed } island
       *[other] { $placed } islands
    }, { $discards ->
        [one] { $discards } card discarded
       *[other] { $discards } cards discarded
    }
page-tranquility-start-played = Start played
page-tranquility-start-open = no Start yet
page-tranquility-compasses = compasses: { $count } (supply: { $supply })
page-tranquility-arch-open = the arch is open
page-tranquility-arch-closed = the arch is closed
page-tranquility-explored = explored: { $count }
page-tranquility-by-rows = follows the rows →
page-tranquility-by-columns = follows the columns ↑
page-tranquility-open-row = Open row
page-tranquility-pile = pile: { $count }
page-tranquility-eight = Eight cards together
page-tranquility-round = round { $round } of { $rounds }
page-tranquility-owes = { $count ->
        [one] { $count } to go
       *[other] { $count } to go
    }
page-tranquility-sum = sum: { $sum } of 8
page-tranquility-said = (before: { $count })
page-tranquility-said-sum = last round: { $sum }, needed: 8
page-tranquility-offer = Your offer
page-tranquility-fewer = fewer
page-tranquility-more = more

## Tranquility: the guided first game

page-tranquility-lesson-sea = Welcome aboard! Together you fill this sea of 36 cells with islands. Their numbers have to rise: along each row from left to right, and from the bottom row to the top row.
page-tranquility-lesson-sea-title = The sea
page-tranquility-lesson-card = Your turn. A card of your hand is lifted; tap another one if you like. The numbers on the sea are its price there, 0 is free. Low numbers belong to the bottom. Tap a cell.
page-tranquility-lesson-card-title = Place an island
page-tranquility-lesson-card-why = The sea has 36 cells for the numbers 1 to 80: a 40 belongs about to the middle, a 5 to the bottom left.
page-tranquility-lesson-confirm = So far nothing has happened: you can tap another cell or undo. When you are content, confirm. Then you draw up to five cards, and there is no way back.
page-tranquility-lesson-confirm-title = Confirm
page-tranquility-lesson-confirm-why = Drawing shows you new cards; that is why nobody can take it back.
page-tranquility-lesson-gaps = Leave room! Between two islands there must be at least as many numbers left as cells. The small figures in the gaps count both: cells first, then numbers. A place that would make the sea unwinnable is kept back in this game, and it tells you why.
page-tranquility-lesson-gaps-title = Leave room
page-tranquility-lesson-cost = Next to another island a card costs the difference of the numbers: 24 beside 21 costs three cards. Between two islands the smaller difference counts. With a gap it is free.
page-tranquility-lesson-cost-title = What a place costs
page-tranquility-lesson-pay = This place costs cards. Choose in your hand what you discard for it; nobody will see those cards again, not even you.
page-tranquility-lesson-pay-title = Paying
page-tranquility-lesson-pay-why = Give what fits nowhere any more: numbers next to islands that lie already, or a second Finish.
page-tranquility-lesson-why = Whenever something is not possible, tap it: the page tells you why, and which rule says so. Try a question mark.
page-tranquility-lesson-why-title = Why not?
page-tranquility-lesson-discard = Instead of placing an island you may discard two cards. Sometimes that is the wise thing, when every card would cost too much.
page-tranquility-lesson-discard-title = Discard two
page-tranquility-lesson-silence = You win together, but almost without a word: you may not tell which cards you hold. Watch what the others place and where they leave room.
page-tranquility-lesson-silence-title = Without words
page-tranquility-lesson-start = You hold a Start. As long as none has been played, you must play it. It costs the team eight cards.
page-tranquility-lesson-start-title = The Start
page-tranquility-lesson-eight = A Start has been played: the team discards eight cards. Everyone says how many to give, not which ones. If the sum is eight, it is settled.
page-tranquility-lesson-eight-title = Eight cards together
page-tranquility-lesson-eight-why = Nobody may say what he holds. Offer what you can spare: with five cards in hand four are a fair half.
page-tranquility-lesson-finish = You hold a Finish. Keep one: when every cell is filled and a Start lies, the Finish wins the game. If somebody can neither place nor discard two, all of you lose.
page-tranquility-lesson-finish-title = The Finish
page-learn-title = Learn
page-missions = Missions
page-missions-alone = Alone? Play a mission
page-medals = { $count } of 3 medals
page-goal = Goal:
page-tries = Tries so far: { $count }
page-mission-passed = Passed!
page-mission-failed = Not this time.
page-best-line = Show the best line
page-more-missions = All missions
