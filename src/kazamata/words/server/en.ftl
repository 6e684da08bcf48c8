### What the server says when something cannot be done.

event-taken-back = { $seat } takes back a move.
event-left = { $seat } has left the game; a bot plays on
event-returned = { $seat } is back and plays on
event-gave-up = The table has given the game up
event-take-back-refused = { $seat } does not want a move to be taken back
event-giving-up-refused = { $seat } wants to play on
event-hint-used = { $seat } uses a hint
event-played-by-clock = { $seat } was out of time: a bot answers
event-played-by-stand-in = A bot answers for { $seat }
event-only-choice = { $seat }: only choice, answered automatically
event-as-planned = { $seat }: answered automatically, as planned
event-new-rules = The rules were renewed; the game goes on under them


table-same-deal = The same deal again: anyone who saw the first game knows every card of this one.
stopped-running = This game was begun under version { $version } of the rules and cannot go on under the present ones. You can look at it, give it up or leave it.
stopped-ended = This game was played under version { $version } of the rules. The present ones can show it only up to here.

error-no-such-table = There is no such table.
error-no-such-game = There is no such game.
error-no-such-set = There are no such components.
error-no-such-bot = No bot of this game has that name.
error-no-such-choice = This game has no such option.
error-no-such-language = There is no such language; there are en, hu, pl and sr.
error-no-such-deal = This game has no deal of that name.
error-no-such-code = No open table has these three words.
error-too-many-codes = You have tried many codes. Please wait { $seconds } s.
error-deal-fixed = The deal of this table is already known, so its options stay.
error-no-such-position = The game has no such position.
error-no-such-page = There is no such page.
error-too-many-bots = There are more bots than seats.
error-name-empty = Please enter a name.
error-not-your-seat = This seat is not yours.
error-not-host = Only the host of the table may do this.
error-seat-taken = Somebody has this seat.
error-seat-crowded = Too many devices share this seat.
error-seat-needs-bot = The game is running and nobody owns this seat, so a bot has to stay.
error-table-full = Every seat of this table is taken.
error-already-dealt = The cards are dealt already.
error-not-dealt = The game has not begun yet.
error-not-over = This is only possible when the game is over.
error-game-over = The game is over.
error-wrong-token = This personal link does not fit the table.
error-stale = The table has moved on; nothing was changed.
error-refused = The rules do not allow this.
error-nothing-to-undo = You have no move to take back.
error-no-vote = There is nothing to vote on.
error-no-hints = Hints are only given where you are the only person at the table, or where the table has agreed on hints.
error-no-hint-found = The bot found no hint this time.
error-nothing-to-review = There is nothing to review: nobody has made a move in this game.
error-no-review = Nobody has asked for this review.
error-review-busy = Many games are being reviewed; please try again in { $seconds } s.
error-too-many-reviews = Too many reviews; please wait { $seconds } s.
error-not-asked = You are not asked anything now.
error-plan-misfit = The next planned answer does not fit the question that you are asked; nothing was changed.
error-plan-bot = A bot plays at your seat; come back before you plan.
error-not-forced = Only a question with a single answer is answered automatically, and never one about hidden cards.
error-no-seat-named = Please name one of your seats.
error-foreign-origin = This request comes from another site.
error-too-many-requests = Too many requests; please wait { $seconds } s.
error-too-many-tables = Too many new tables; please wait { $seconds } s.
error-too-many-sockets = Too many pages are open at once.
error-too-many-messages = Too many messages; please slow down.
error-too-large = This is too large.
error-bad-request = This request cannot be understood.
error-bad-message = This message cannot be understood.
error-not-watching = Please say first which table you watch.
error-game-gone = This server no longer has the game { $game }.
error-set-missing = This table uses a set of cards that this server does not have: { $set }.
error-old-rules = This game was begun under version { $version } of the rules and cannot go on under the present ones.
error-newer-rules = This table is played under newer rules than this server has. Please try again in a moment.
error-table-damaged = This table is damaged and cannot be shown; the others are not affected.
error-one-seat = You already have a seat at this table. Only its host may take several.
error-seat-present = { $seconds ->
    [0] { $name } is here.
    [one] { $name } was here a moment ago. Try again in { $seconds } second.
   *[other] { $name } was here a moment ago. Try again in { $seconds } seconds.
}
error-bots-stay = While others play too, the bots of this table cannot be changed.
error-vote-running = Another vote is still open at this table.
error-vote-refused = The others have said no several times. Ask again after the next move.
error-too-many-reports = So much is reported about this table already; thank you, somebody will look at it.
error-too-many-reports-today = That is a lot of reports for one day; thank you, somebody will look at them. You can report more tomorrow.
error-internal = Something went wrong on the server; nothing was changed.
error-store-away = The server cannot store anything at this moment; nothing was changed. Please try again.

policy-expiry = A table where nobody has begun after { $open } days, and a game without an answer for { $running } days, is put away: it leaves the lists, and its bots and clocks rest. Its link keeps working, and the next answer brings it back. Finished games stay.
policy-away = Somebody who has not been here for { $seconds } seconds is away. The host may then let a careful bot play for them; while the host is away too, every player may. The owner is back with one touch of the board.
policy-clock = When the time for a move is up, a careful bot plays for the owner until the owner is back. Taking a move back gives no new time.
policy-leaving = If you leave a running game, you leave it for good: a careful bot plays on in your seat. All owners together can give a game up; nobody has won then.
policy-voting = A move that has shown something, or that others have answered, is taken back only if all owners of seats agree, also those for whom a bot plays. One no is enough, and so is the next move.
policy-hints = Hints are only given where no other seat belongs to anybody, or where the table has agreed on hints. The log shows everybody who used one.
policy-same-deal = A new deal and the same deal again are two different tables; the second says so before anybody is ready.

page-missing-title = Kazamata
page-missing = The server runs, but its page has not been built. Run “python3 dev.py” in the project's folder, or use the programming interface under /api.
waiting-several = Waiting for { $names }

bot-1 = Ida
bot-2 = Otto
bot-3 = Vera
bot-4 = Hugo
bot-5 = Nora
bot-6 = Felix

error-wrong-host-token = This link to the host’s page is out of date.
preview-home = Modern board games at one table, in the browser: with friends or with bots.
preview-open = The table waits: { $free } of { $seats } seats are free. Follow the link to sit down.
preview-running = The game is running with { $seats } seats. Follow the link to watch.
preview-over = The game { $seats ->
    [one] of one player
   *[other] of { $seats } players
} is over. Follow the link to see how it went.
preview-moment = A moment of the game: move { $at } of { $last }, { $seats ->
    [one] one player
   *[other] { $seats } players
}. Follow the link to look at it.
host-title = The host's page
host-version = Version
host-bus = Bus
host-memory = Tables in memory
host-sockets = Open pages
host-open = Tables that wait
host-running = Tables that run
host-over = Finished tables
host-size = Database
host-tables = Tables
host-reports = What players report
host-table = Table
host-game = Game
host-status = Status
host-people = People
host-online = Online
host-answers = Answers
host-last = Last (UTC)
host-health = Health
host-well = everything works
host-ill-database-away = the database does not answer
host-ill-database-gone = the file of the database is gone
host-ill-disk-full = the disk is full: no answer can be stored
host-ill-disk-read-only = the database cannot be written to
host-ill-lock-held = another program holds the database: answers have to wait
host-ill-bus-silent = the bus is silent: other servers are heard late
host-bus-none = this server is alone
host-bus-ok = connected
host-bus-silent = silent
host-state-open = waits for players
host-state-running = is being played
host-state-over = is over
host-no-tables = No table is waiting or being played.
host-no-reports = Nobody has reported anything.
host-report = Report
host-moment = Table and move
host-seat = Seat
host-when = When (UTC)
host-text = What was said
host-report-how = kazamata report ID writes the game up to that move as a log without names.
host-page = Page { $page } of { $pages }
host-newer = Newer
host-older = Older
