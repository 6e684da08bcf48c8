### What the server says when something cannot be done.

event-taken-back = { $seat } takes back an answer.

error-no-such-table = There is no such table.
error-no-such-game = There is no such game.
error-no-such-bot = No bot of this game has that name.
error-no-such-choice = This game does not know such a choice.
error-no-such-language = There is no such language; there are en, hu, pl and sr.
error-no-such-position = The game has no such position.
error-no-such-page = There is no such page.
error-wrong-seats = This game takes { $least } to { $most } seats.
error-too-many-bots = There are more bots than seats.
error-name-empty = Please say a name.
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
error-nothing-to-undo = There is no answer of yours to take back.
error-no-vote = There is nothing to vote on.
error-no-hints = Hints are only given where you are the only person at the table.
error-no-hint-found = The bot found no hint this time.
error-not-asked = You are not asked anything now.
error-no-seat-named = Please say which of your seats you mean.
error-foreign-origin = This request comes from another site.
error-too-many-requests = Too many requests; please wait { $seconds } s.
error-too-many-tables = Too many new tables; please wait { $seconds } s.
error-too-many-sockets = Too many pages are open at once.
error-too-many-messages = Too many messages; please slow down.
error-too-large = This is too large.
error-bad-request = This request cannot be understood.
error-bad-message = This message cannot be understood.
error-not-watching = Please say first which table you watch.
error-game-gone = This server does not know the game { $game } any more.
error-old-rules = This game was begun under version { $version } of the rules and cannot go on under the present ones.
error-internal = Something went wrong on the server; nothing was changed.

page-missing-title = Kazamata
page-missing = The server runs, but its page has not been built. Run “python3 dev.py” in the project's folder, or use the programming interface under /api.
