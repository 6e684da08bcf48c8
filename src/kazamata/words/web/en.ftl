### What only the browser page says, in English.

## Finding a table

page-menu = Menu
page-home = Home
page-play-now = Play now against bots
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
page-bot-random = random
page-bot-greedy = greedy
page-choices = What the table agrees upon
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
page-no-way-back = After this there is no way back: something is revealed.
page-recap = { $count ->
        [one] Since your last turn: { $count } event
       *[other] Since your last turn: { $count } events
    }
page-vote-undo = { $name } would like to go back. Do you agree?
page-yes = Yes
page-no = No
page-take-back = Take the seat back
page-bot-takes-over = A bot takes over
page-look-from-here = Play this seat
page-pass-device = Pass the device to: { $name }
page-show-hand = Show my hand
page-score-parts = Points in detail
page-rematch = Play again
page-same-deal = Same deal
page-close = Close
page-connection-lost = The connection is lost; coming back…
page-connection-back = Connected again
page-unreachable = The server cannot be reached.
page-stale = The table has moved on meanwhile.
page-ask-undo = Ask to go back
page-plea-sent = The others are asked whether the table may go back.
page-next-same = To the table with the same deal
page-same-deal-known = The same deal again: whoever saw the first game knows every card of this one.
page-vote-end = { $name } would like to give the game up. Do you agree?
page-vote-answers = { $count ->
        [one] It goes back over { $count } answer.
       *[other] It goes back over { $count } answers.
    }
page-plea-end-sent = The others are asked whether the table gives the game up.
page-plea-refused = { $name } does not agree.
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

## Replay

page-replay = Replay
page-move-of = move { $at } of { $last }
page-to-start = To the beginning
page-one-back = One move back
page-one-forth = One move on
page-to-end = To the end
page-to-game = To the game
page-to-result = To the result
page-branch = Play on from here
page-replay-open = The game is over: all hands lie open.
page-replay-public = The game is running: only what everybody knows is shown.

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-auto = like the system
page-theme-light = light
page-theme-dark = dark
page-sound = Sounds
page-board-help = Helpful numbers on the board
page-coach = Guide
page-coach-off = Go on without a guide
page-coach-progress = { $done } of { $all } lessons
page-understood = Understood

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
page-tranquility-discard = discards: { $cards }
page-tranquility-to-discard = { $card }, to be discarded
page-tranquility-monster-stays = A sea monster cannot be discarded
page-tranquility-choose-more = { $count ->
        [one] choose { $count } more card
       *[other] choose { $count } more cards
    }
page-tranquility-filled = { $filled } of { $cells } cells
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
page-tranquility-offer = Your offer
page-tranquility-fewer = fewer
page-tranquility-more = more

## Tranquility: the guided first game

page-tranquility-lesson-sea = Welcome aboard! Together you fill this sea of 36 cells with islands. Their numbers have to rise: along each row from left to right, and from the bottom row to the top row.
page-tranquility-lesson-card = Your turn. A card of your hand is lifted; tap another one if you like. The numbers on the sea are its price there, 0 is free. Low numbers belong to the bottom. Tap a cell.
page-tranquility-lesson-confirm = So far nothing has happened: you can tap another cell or undo. When you are content, confirm. Then you draw up to five cards, and there is no way back.
page-tranquility-lesson-order = The sea is filling. Cells that do not fit your card show a question mark. Leave room: between two islands there must be as many numbers left as there are cells.
page-tranquility-lesson-cost = Next to another island a card costs the difference of the numbers: 24 beside 21 costs three cards. Between two islands the smaller difference counts. With a gap it is free.
page-tranquility-lesson-pay = This place costs cards. Choose in your hand what you discard for it; nobody will see those cards again, not even you.
page-tranquility-lesson-why = Whenever something is not possible, tap it: the page tells you why, and which rule says so. Try a question mark.
page-tranquility-lesson-discard = Instead of placing an island you may discard two cards. Sometimes that is the wise thing, when every card would cost too much.
page-tranquility-lesson-silence = You win together, but almost without a word: you may not tell which cards you hold. Watch what the others place and where they leave room.
page-tranquility-lesson-start = You hold a Start. As long as none has been played, you must play it. It costs the team eight cards.
page-tranquility-lesson-eight = A Start has been played: the team discards eight cards. Everyone says how many to give, not which ones. If the sum is eight, it is settled.
page-tranquility-lesson-gaps = The small figures in the gaps count empty cells and numbers left. A red one with an exclamation mark can never be filled: take care.
page-tranquility-lesson-finish = You hold a Finish. Keep one: when every cell is filled and a Start lies, the Finish wins the game. If somebody can neither place nor discard two, all of you lose.
