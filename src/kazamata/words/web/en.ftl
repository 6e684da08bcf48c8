### What only the browser page says, in English.

## Finding a table

page-menu = Menu
page-home = Home
page-take-a-seat = Take a seat.
page-welcome = No account, nothing to install. A table of your own in two seconds, alone with bots or with friends far away.
page-your-turn = Your turn
page-other-tables = Other tables
page-nobody-waits = Nobody waits for you
page-all-tables = All { $count }
page-fewer = Fewer
page-play-on = Play on
page-turn-of = { $name }: turn
page-time-until = time runs out { $when }
page-alone = alone
page-remove-open = Leave this table and remove it from your list?
page-remove-alone = End this game and remove it? Only bots play here with you.
page-we-explain = We explain while you play
page-with-bots = Play with bots
page-against-bots = Play against bots
page-with-friends = With friends
page-join-question = A friend has sent you a link or three words?
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
page-no-listed = No public table is waiting for players.
page-join = Join
page-paste-link = Link or three words
page-bad-link = This is neither a link nor three words.
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
page-partner-easy = overlooks things
page-partner-medium = careful
page-partner-strong = thinks ahead
page-bot-name-1 = Ida
page-bot-name-2 = Otto
page-bot-name-3 = Vera
page-bot-name-4 = Hugo
page-bot-name-5 = Nora
page-bot-name-6 = Felix
page-what-kind = What kind of game?
page-who-sits = Who sits down?
page-guided-seats = You and bots. The deal is chosen for learning, and the game begins at once.
page-more = More
page-mix = All options and rulings
page-marks = { $count ->
        [0] no marks
        [one] { $count } mark
       *[other] { $count } marks
    }
page-marks-mean = The more marks, the harder the game. Marks of all modules add up.
page-level-easy = easy
page-level-medium = medium
page-level-strong = strong
page-level-greedy = simple rules
page-level-random = random
page-for-everybody = open to everybody
page-only-link = only with the link
page-no-clock = no clock
page-begin = Begin
page-changed = { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
page-house = house design
page-listed = Show this table to everybody
page-tell-words = Tell your friend three words
page-type-in-at = to type in at this address, or scan the code
page-only-this-computer = Only this computer can reach this table. To invite others, start the server with --host 0.0.0.0.
page-network-address = Address in the network
page-network-note = For phones and computers in your network. You opened this page at { $host }, which only this computer understands.
page-share = Share
page-share-text = Play { $game } with me!
page-different-here = Different at this table
page-rules-here = Rules of this table
page-rest-as-usual = Everything else as usual.
page-all-as-usual = Everything as usual.
page-all-options = All options
page-clock-chip = { $time } a move
page-change-options = Change
page-save = Save
page-confirm-again = If the rules change, everyone confirms again.
page-remove-person = Remove { $name } from the table?
page-host = host
page-call-you = What shall we call you?
page-watching-so-far = You are watching so far. Take a chair to play.
page-lobby-invited = You are invited. Choose a chair.
page-lobby-watching = You are watching. Every chair is taken; the game will open here.
page-lobby-alone = Only you and bots: begin whenever you like.
page-waiting-chairs = { $count ->
        [one] Waiting for { $count } chair.
       *[other] Waiting for { $count } chairs.
    }
page-waiting-for = Waiting for { $names }
page-not-ready-yet = Not ready yet
page-you-are-ready = You are ready
page-qr = QR code with the link to this table
page-copy-link = Copy link
page-copied = Copied
page-lobby-waiting = Your table. The game begins when every seat is taken and everyone is ready.
page-lobby-ready-gate = { $count ->
        [0] Everyone is ready.
        [one] { $count } player is not ready yet.
       *[other] { $count } players are not ready yet.
    }
page-free-seat = free seat
page-sit-down = Sit down
page-put-bot = Put a bot here
page-free-it = Free the seat
page-ready = ready
page-not-ready = not ready
page-i-am-ready = I am ready
page-leave = Leave
page-lobby-joined = { $name } has sat down.
page-lobby-ready = { $name } is ready.
page-lobby-left = { $name } has left.
page-hints = Hints
page-hints-option = Hints for everybody
page-hints-help = Everybody may ask a bot for a hint. The log shows who did.
page-hints-agreed = Everybody may use hints; the log shows who does.
page-hints-none = This table plays without hints.
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

page-is-asked = thinking
page-away = away
page-here = here
page-absent = not here
page-stand-in = a bot plays
page-in-seconds = in { $seconds } s
page-lane = Notices
page-lane-more = { $count ->
        [one] { $count } more notice
       *[other] { $count } more notices
    }
page-lane-away = { $name } is away.
page-lane-absent = { $name } is not here.
page-lane-waits = The table waits.
page-lane-host = The table waits; the host can let a bot take over.
page-lane-stand-in = A bot plays for { $name }.
page-lane-back = { $name } is back.
page-lane-left = { $name } has left the game; a bot plays on.
page-watching = You are watching.
page-log = Log
page-log-empty = Nothing has happened yet.
page-show-move = Show move { $seq }
page-open-rule = The rule for this: { $clause }
page-rulebook = Rulebook
page-components = Components
page-search-rules = Search the rules
page-why-not = Why not?
page-confirm = Confirm
page-undo = Undo
page-take-back = Take back
page-hint = Hint
page-nothing-staged = Choose your move.
page-plan-sent = Sent. You can close the page: your plan runs anyway.
page-change-plan = Change
page-on-its-way = Confirmed. Your move is sent when the connection is back.
page-no-way-back = This reveals something: afterwards you can only take it back.
page-recap = { $count ->
        [one] Since your last turn: { $count } event
       *[other] Since your last turn: { $count } events
    }
page-vote-undo = { $name } would like to take back a move. Do you agree?
page-yes = Yes
page-no = No
page-take-seat-back = Take the seat back
page-bot-takes-over = A bot takes over
page-bot-plays = A bot is playing for you.
page-bot-plays-clock = Your time ran out. Touch the board to play on.
page-bot-plays-away = It took over while you were away. Touch the board to play on.
page-play-myself = Play on myself
page-look-from-here = Play this seat
page-pass-device = Pass the device to: { $name }
page-show-hand = Show my hand
page-show-board = Look at the board
page-show-result = Result
page-end-next = What next?
page-end-same = Same deal again
page-end-compare = Both games of this deal
page-end-this = This time
page-end-earlier = The time before
page-end-link = Copy the link to this game
page-end-home = All games
page-end-answers = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
page-end-lasted = { $minutes ->
        [0] less than a minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
page-end-watch = Watch it again from the beginning
page-end-real = Play a real game
page-rematch = Play again
page-rematch-offer = { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
page-rematch-table = A new table is ready.
page-rematch-same = With the same deal.
page-sit-again = Sit down again
page-close = Close
page-connection-lost = The connection is lost; coming back…
page-connection-back = Connected again
page-unreachable = The server cannot be reached.
page-try-again = Try again
page-stale = The table has moved on meanwhile.
page-ask-undo = Ask to take back
page-vote-undo-sent = The others are asked whether you may take it back.
page-next-same = To the table with the same deal
page-same-deal-known = The same deal again: anyone who saw the first game knows every card of this one.
page-chosen-deal = A deal chosen for learning: its cards are known.
page-vote-end = { $name } would like to give the game up. Do you agree?
page-vote-answers = { $count ->
        [one] { $count } move goes back.
       *[other] { $count } moves go back.
    }
page-vote-back-to = Back to: { $part }.
page-vote-end-sent = The others are asked whether the table gives the game up.
page-vote-refused = { $name } does not agree.
page-withdraw = Never mind
page-sure-back = Take back your move?
page-sure-back-others = Take back your move? The moves after it go too: { $names }.
page-clock = Time for a move
page-clock-none = no limit
page-clock-60 = 1 minute
page-clock-300 = 5 minutes
page-clock-86400 = 1 day
page-clock-604800 = 1 week
page-time-left = time left
page-personal-link = Copy my personal link
page-plan-complete = Your plan is complete. Confirm it, or tap a step to change it.
page-plan-uncertain = Confirm your move. Nobody can know yet what comes next.
page-digest = Since your last turn
page-watch-seat = Watch what { $name } did
page-pace = Playback: { $speed }
page-pace-off = off
page-pace-fast = fast
page-pace-normal = normal
page-pace-slow = slow: step after step
page-pace-step = step by step: a tap or a key goes on

page-different-today = What is different today
page-different-of = { $number } of { $all }
page-different-count = { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
page-different-again = A tap on its chip at the top opens this again.
page-different-play = Play
page-different-guide = Guide me
page-next-module = Next: { $name }
page-next-try = Try it
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
page-branch-of = From another game: it goes on before move { $move }
page-replay-open = The game is over: all hands lie open.
page-replay-public = The game is running: only what everybody knows is shown.

## Review

page-review = Review
page-review-open = Review the game
page-review-whose = Moves of
page-review-all = everyone
page-review-thinking = The game is being reviewed
page-review-leave = Stay on this page; about 10 seconds.
page-review-failed = The review could not be finished.
page-review-wins = Chance to win
page-review-team = Your chance to win, as a team
page-review-team-line = One line for the team
page-review-each-line = One line each
page-review-sure = sure
page-review-even = even
page-review-lost = lost
page-review-slider = Move on the curve
page-review-change = move { $move }: { $before } → { $after }
page-review-points = Expected points
page-review-known = what could be known
page-review-real = with hindsight
page-review-values = All values as a table
page-review-answer = Move
page-review-see-table = The values are in the table below.
page-review-turns = Turning points
page-review-none = No real turning point, well played.
page-review-none-of = No real turning point in these moves.
page-review-turn = Move { $move }
page-review-cards = the cards
page-review-played = Played
page-review-better = Better
page-review-play-better = Play the better move
page-review-board = The board at move { $move }
page-review-watch = Watch from here
page-again-turned = Here it turned: move { $move }
page-again-about = With another move { $better } of the trial games were won from here, with the one played { $played }.
page-again-from = Try again from move { $move }
page-again-none = No single move lost it.
page-again-looking = Looking for the move where it turned…

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-auto = like the system
page-theme-light = light
page-theme-dark = dark
page-sound = Sounds
page-volume = Volume
page-sound-sample = Listen
page-notice = Notify me when it is my turn
page-notice-refused = This browser does not allow notices from this page; its settings can change that.
page-install = Install
page-board-help = Helpful numbers on the board
page-board-help-none = none
page-board-help-tight = where it gets tight
page-board-help-all = all
page-board-help-about = In Tranquility: how many cells a gap has, and how many numbers are left for it.
page-crack-warnings = Mark places that would make the game unwinnable
page-playback-speed = Speed of the others’ moves
page-motion = Motion
page-motion-auto = like the system
page-motion-less = none
page-confirms-all = Confirm every answer
page-confirms-all-about = Quick answers, such as drawing a card, wait for Confirm too; otherwise one tap sends them.
page-guide = Guide
page-guide-off = Put the guide away; the cap above brings it back
page-guide-plan = Plan of lessons
page-guide-learned = learned
page-guide-try = Let me try
page-guide-task = Your turn: try it.
page-guide-progress = { $done } of { $all } lessons
page-understood = Understood
page-keys = Keys
page-keys-about = Single letters are shortcuts at the table; ? lists them.
page-key-pick = the card or choice of this number
page-key-move = to the neighbour
page-key-tap = like a tap
page-key-confirm = confirm
page-key-back = undo the last step
page-key-drop = drop everything that is staged
page-key-hint = hint
page-key-log = log
page-key-rules = rulebook
page-key-clause = the rule of the marked log line
page-key-rival = look at another seat
page-key-mine = only my own board
page-key-pace = playback slower, faster
page-key-end = playback to its end
page-key-keys = this list
page-key-lane = to the notice over the bar

## Tranquility

page-tranquility-board = The sea
page-tranquility-hand = Your hand
page-tranquility-no-cards = No cards in hand
page-tranquility-seat = hand { $hand }, pile { $pile }, discards { $discards }
page-tranquility-stopped = has stopped
page-tranquility-cell = Cell { $cell }
page-tranquility-placed-by = placed by { $name }
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
page-tranquility-choose-more = { $count ->
        [one] choose { $count } card to pay with
       *[other] choose { $count } cards to pay with
    }
page-tranquility-choose-two = { $count ->
        [one] choose { $count } card to discard
       *[other] choose { $count } cards to discard
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
page-tranquility-lesson-confirm = So far nothing has happened: tap another cell, or undo. When you are content, confirm. Then you draw up to five cards.
page-tranquility-lesson-confirm-title = Confirm
page-tranquility-lesson-confirm-why = Drawing shows you new cards. With other people you then have to ask before you take a move back.
page-tranquility-lesson-gaps = Leave room! Between two islands there must be at least as many numbers left as cells. The small figures in the gaps count both: cells first, then numbers. A place that would make the sea unwinnable is kept back in this game, and it tells you why.
page-tranquility-lesson-gaps-title = Leave room
page-tranquility-lesson-cost = Next to another island a card costs the difference of the numbers: 24 beside 21 costs three cards. Between two islands the smaller difference counts. With a gap it is free.
page-tranquility-lesson-cost-title = What a place costs
page-tranquility-lesson-pay = This place costs cards. Choose in your hand what you discard for it; nobody will see those cards again, not even you.
page-tranquility-lesson-pay-title = Paying
page-tranquility-lesson-pay-why = Give what fits nowhere any more: numbers next to islands that lie already, or a second Finish.
page-tranquility-lesson-why = Whenever something is not possible, tap it: the page tells you why, and which rule says so. Try a dark cell.
page-tranquility-lesson-why-title = Why not?
page-tranquility-lesson-discard = Instead of placing an island you may discard two cards. Sometimes that is the wise thing, when every card would cost too much.
page-tranquility-lesson-discard-title = Discard two
page-tranquility-lesson-silence = You win together, but almost without a word: you may not tell which cards you hold. Watch what the others place and where they leave room.
page-tranquility-lesson-silence-title = Without words
page-tranquility-lesson-start = You hold a Start. As long as none has been played, you must play it. It costs the team eight cards.
page-tranquility-lesson-start-title = The Start
page-tranquility-lesson-eight = A Start has been played: the team discards eight cards. Everyone says how many to give, not which ones. If the sum is eight, it is settled.
page-tranquility-lesson-eight-title = Eight cards together
page-tranquility-lesson-eight-why = Nobody may say what they hold. Offer what you can spare: with five cards in hand, four are a fair half.
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
page-next-medal = For the next medal: { $task }
page-next-mission = Next mission
page-last-round = It ends like this
