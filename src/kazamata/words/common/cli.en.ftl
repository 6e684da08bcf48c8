### What the command line and the terminal game say, in English.

## Help of the commands

cli-about = Board games in the terminal: play, simulate, replay, read the rules.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-command = COMMAND
cli-commands = commands
cli-about-games = list the games and their options
cli-about-play = play a game in the terminal, with bots or with people
cli-about-simulate = let bots play many games and count the results
cli-about-replay = describe a saved game in words
cli-about-review = show how a finished game developed, and its three turning points
cli-about-rules = read the rulebook or one clause of it
cli-about-cards = show a set of cards, export it to a file, or check a file
cli-about-balance = measure the balance of a set of cards with bots
cli-about-bench = measure the speed of the engine on this machine
cli-about-lab = research tools: describe the numbers of a table, export games as Parquet
cli-about-lab-describe = describe the actions and observations of a table, number by number
cli-about-lab-export = play games and export every decision as Parquet
cli-about-lab-export-logs = export saved games as Parquet
cli-about-lab-tasks = list the tasks for agents, with their measures
cli-about-lab-evaluate = let an agent play the test deals of a task and print one line of JSON
cli-about-solve = find the best line in a scenario, a saved battle or a saved turn
cli-metavar-game = GAME
cli-metavar-clause = CLAUSE
cli-metavar-file = FILE
cli-metavar-task = TASK
cli-metavar-folder = FOLDER
cli-metavar-log = LOG
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = language: English, Hungarian, Polish or Serbian
cli-help-json = print JSON
cli-help-seats = number of seats
cli-help-option = an option of the table, e.g. rocks=yes; "kazamata games" lists them
cli-help-seed = the seed: the same seed deals the same cards
cli-help-play-bots = who plays with you: one bot for all other seats, or a list (bots and "human") seat by seat; "none": only people
cli-help-names = the names of the players, seat by seat
cli-help-save = save the game to this file when it ends or you leave
cli-help-resume = resume a saved game
cli-help-simulate-bots = one bot for all seats, or a list with one for each seat; your own as module:Class
cli-help-agent = the agent: the name of a bot, or module:Class
cli-help-task = the task; `kazamata lab tasks` lists them
cli-help-baseline = the bot to compare with, on the same deals; by default that of the task
cli-help-deals = how many of the 1,000 test deals
cli-help-check-line = a published line: play it again and compare
cli-help-games = number of games
cli-help-jobs = number of processes; the result does not depend on it
cli-help-ray = use the machines of a Ray cluster, or a Ray on this machine ("local"); the result does not depend on it
cli-help-to = the folder to write to
cli-help-log = a saved game
cli-help-at = show the position after N answers
cli-help-clause = the id of a clause, e.g. TQ-11
cli-help-set = a set of cards from a file, for games that use one (see "kazamata cards")
cli-help-export = export the set to this file, to be edited
cli-help-check = list the errors of the set in this file, with line and field
cli-help-schema = print the JSON schema of such files
cli-help-picture = draw scores and play rates into this file (SVG)
cli-help-scenario = a scenario of the game, e.g. M1
cli-help-solve-log = a saved game; without --at the last position that can be solved
cli-help-solve-seat = the seat that decides, counted from 1
cli-help-review-seat = show only the moves of this seat

## What was wrong

cli-wrong-text = { $text }
cli-wrong-arguments = { $problem }; for help: { $help }
cli-wrong-extra = { $library } is not installed; install it with: pip install 'kazamata[{ $extra }]'
cli-wrong-bot = The bot cannot play: { $reason }
cli-wrong-line = { $file } holds no evaluation: one line of JSON is needed
cli-lab-verified = { $agent } on { $task }: the line is right ({ $value })
cli-lab-differs = { $agent } on { $task }: the line says { $value }, but the games end with { $found } or in other positions
cli-wrong-ray = no Ray at { $address }: { $reason }
cli-wrong-lost = the workers failed on the same work every time: { $reason }
cli-wrong-unknown-argument = unknown argument: { $argument }; for help: { $help }
cli-wrong-missing = missing: { $missing }; for help: { $help }
cli-wrong-no-command = no command given; there are: { $commands }
cli-wrong-which-game = which game? { $known }
wrong-bots = { $bots } bots for { $seats } seats: name one bot for all of them, or one for each seat
wrong-bots-play = { $bots } bots for { $seats } seats: name one bot for all the others, one for each of the others, or every seat ("human" is a person)
cli-wrong-command = there is no command { $command }; there are: { $commands }
cli-wrong-no-value = { $argument } needs a value; for help: { $help }
cli-wrong-number = { $name } takes a whole number from { $least } to { $most }, not { $given }
cli-wrong-log = { $file }, line { $line }: { $reason }
cli-wrong-resume = a saved game brings its own game ({ $game }), seats, names, seed and options: leave them out
cli-wrong-set = { $file }: { $problem }{ $count ->
        [1] {""}
       *[other] {" "}(and more; "kazamata cards GAME --check FILE" lists all { $count })
    }
cli-wrong-no-schema = { $name } has no schema for its files: export one and change it
cli-wrong-no-balance = the balance of { $name } cannot be measured; it can for: { $known }
cli-wrong-set-game = { $name } takes no sets of cards; these games do: { $known }
cli-wrong-log-set = { $file } was played with the set of cards { $set }: name its file with --set
cli-wrong-no-solver = no solver for { $game }; there is one for: { $known }
cli-wrong-solve-what = name either --scenario, or --log with --at and --seat
cli-wrong-solve-game = { $file } is a game of { $game }
cli-wrong-nothing-to-solve = nothing can be solved after { $at } answers; try another --at or --seat
cli-wrong-review-running = { $file } is not a finished game; only finished games can be reviewed

## Games

cli-games-seats = { $least } to { $most } players
cli-games-bots = Bots: { $bots }
cli-games-values = values (* is the default)

## Simulations

cli-simulate-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s ({ $speed } decisions a second)
cli-simulate-won = won: { $rate }%
cli-lab-exported = { $games ->
    [one] { $games } game is in { $folder }.
   *[other] { $games } games are in { $folder }.
}
cli-simulate-stopped = Stopped; games played: { $played } of { $games }
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-win-rate = share
cli-simulate-mean = mean
cli-simulate-median = median
cli-simulate-p10 = 10%
cli-simulate-p90 = 90%
cli-simulate-games = games
cli-simulate-share = share
cli-simulate-end = how they ended

## Arena

cli-about-arena = find out which bot is better, on the same deals in all seat orders
cli-help-arena-bots = two or more bots to compare; your own as module:Class
cli-help-arena-games = the number of games to play at most, about; every deal is played in all seat orders
cli-help-arena-risk = the chance of a wrong verdict that you accept, over all pairs together
cli-help-arena-no-early-stop = play all games, even if every pair is decided earlier
cli-help-arena-resume = store every deal in this file, and continue after the deals it holds
cli-help-arena-report = write a page with figures and plots
cli-wrong-arena-bots = name two or more different bots
cli-wrong-arena-risk = --risk takes a number from 0.000000001 to 0.5, not { $given }
cli-wrong-arena-other = { $file } belongs to another tournament: "{ $what }" differs
cli-wrong-arena-file = { $file }, line { $line }: this is not a line of a tournament
cli-wrong-arena-nothing = stopped before the first deal was finished
cli-arena-head = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-arena-rivals = Compared: the share of first places in the games at which a bot sat (shared ones in parts). Equally good bots have { $even }.
cli-arena-together = Compared: the share of deals that were won; all seats of a game belong to the same bot.
cli-arena-points = Compared: the points of a bot that plays alone.
cli-arena-column-bot = bot
cli-arena-column-rivals = first places
cli-arena-column-together = won
cli-arena-column-points = points
cli-arena-column-sure = 95% interval
cli-arena-column-rating = rating
cli-arena-better = { $one } is better than { $other }: { $lead } ({ $low } to { $high }); deals ahead { $ahead }, behind { $behind }
cli-arena-open = { $one } or { $other }: open; { $lead } ({ $low } to { $high }); deals ahead { $ahead }, behind { $behind }
cli-arena-settled = Settled; the chance that any of these verdicts is wrong is at most { $risk }.
cli-arena-not-settled = Not everything is settled: more games may do it (--games, --resume).
cli-arena-no-ratings = No ratings: openskill is not installed (pip install 'kazamata[{ $extra }]').
cli-arena-page-title = Arena: { $game }
cli-arena-page-settings = Options: { $choices }. Seed: { $seed }. Rules version { $rules }, Kazamata { $version }.
cli-arena-page-results = Result
cli-arena-page-pairs = Pairs
cli-arena-page-course = How the difference came about
cli-arena-page-ratings = Ratings
cli-arena-page-seats = First places by seat
cli-arena-page-seat = seat { $seat }
cli-arena-page-deals = deals
cli-arena-page-how = Every deal is played in all seat orders, so luck of the cards and of the seat falls on everybody alike. Intervals count deals, not games. A verdict is given when a gambler who bets on a bot has become { $wealth } times as rich as he was: if the bot were not better, that would happen with a chance of at most one in { $wealth }, however often one looks. Ratings (openskill, Plackett–Luce) take every deal as a match.

## Sets of cards

cli-cards-level = Level { $level }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cli-cards-head = { $card } · ×{ $copies } · cost { $cost } · { $factions } · carts { $carts }
cli-cards-written = Written: { $file }
cli-cards-right = { $file }: this set can be played.
cli-cards-wrong = { $file }: { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }

## Balance

cli-balance-head = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, bots: { $bots }
cli-balance-scores = Scores: mean { $mean }, median { $median }, deviation { $deviation }, from { $lowest } to { $highest }
cli-balance-ranks = Ranks: { $ranks }
cli-balance-factions = Factions (in winning mines 0.80 to 1.25 of their share)
cli-balance-cards = Cards (played in 20 to 90% of the hands that could)
cli-balance-tracks = Tracks (chosen first in at least 10%)
cli-balance-events = Events (shift the mean score by at most 6)
cli-balance-share = share
cli-balance-winners = of winners
cli-balance-ratio = ratio
cli-balance-level = level
cli-balance-hands = hands
cli-balance-played = played
cli-balance-shift = score
cli-balance-first = first
cli-balance-out = Out of balance (marked { $sign }): { $count }
cli-balance-fine = All values meet their targets.

## Solving

cli-solve-thinking = Thinking… (Ctrl-C stops)
cli-review-thinking = Looking at the game again…
cli-review-wins = Chance to win, move by move
cli-review-points = Expected points, move by move
cli-review-known = could be known
cli-review-real = with hindsight
cli-review-turn = { $number }. Move { $at }: { $seat } ({ $clause })
cli-review-played = Played: { $option }
cli-review-better = Better: { $option }
cli-review-no-turns = No real turning point, well played.

## Bench

cli-bench-compiled = The engine runs compiled.
cli-bench-interpreted = The engine runs interpreted, not compiled.
cli-bench-reference = Reference loop: { $steps } steps a second
cli-bench-here = here, per second
cli-bench-scaled = at 10 million reference steps
cli-bench-decisions = decisions inside the engine
cli-bench-driven-decisions = decisions driven from Python
cli-bench-copies = copies of a position
cli-bench-views = views of a position
cli-bench-snapshot-bytes = bytes of a stored position

## Replay

replay-at = After { $at } of { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }

## The terminal game

play-bot = { $bot } { $number }
play-greeting = Type ? at any time for help, quit to leave.
play-type-number = Type a number from 1 to { $most }; ? for help.
play-more-story = … { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }: type log
play-more-lines = … { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }: type table
play-places = { $card } may go to: { $places }
play-no-place = { $card } has no place now. "why { $card } 12" says what keeps it from cell 12.
play-too-many = Too many cards: { $wanted ->
        [0] none is
        [one] only { $wanted } is
       *[other] only { $wanted } are
    } asked for.
play-named-twice = Named twice: { $card }
play-too-many-answers = Too many answers at once; asked for: { $wanted }
play-why-what = Type why and a move, e.g. why { $example }
play-did-you-mean = Did you mean: { $word }?
play-hint = Hint: { $option }. Type: { $typed }
play-save-where = Type save and a file name, e.g. save game.jsonl
play-really-quit = Leave the game? It is kept. (yes / no / save FILE)
play-go-on = To go on with it: { $command }
menu-choose = What would you like to play? (a number or a name; Enter leaves)
menu-go-on = Go on: { $game }
menu-kept = { $names }; answers so far: { $answers }
menu-languages = Another language: { $languages }
menu-others = With friends in the browser: kazamata serve. Everything else: kazamata --help
menu-way = How? (a number; Enter: 1)
menu-seats = How many players, you and bots? ({ $known }; Enter: { $usual })
menu-which-number = Type one of: { $known }
play-help-answer = How to answer
play-help-signs = Signs on the board
play-help-commands = At any time
play-help-help = this page (or ?)
play-help-why = why a move is not possible, e.g. why 3
play-help-undo = take back what you did, as long as nobody has learned anything from it
play-help-hint = what a bot would do in your place
play-help-table = the whole table and all options, if the screen is too small for them
play-help-log = everything that has happened
play-help-rules = the contents of the rulebook; with an id (rules TQ-11) that clause
play-help-save = save the game to a file: save game.jsonl
play-help-quit = leave the game
play-word-help = help
play-word-why = why
play-word-undo = undo
play-word-hint = hint
play-word-table = table
play-word-log = log
play-word-rules = rules rule
play-word-save = save
play-word-quit = quit
play-word-yes = yes y

## The server

cli-about-serve = run the server; friends play on it in their browsers
cli-about-load-test = load-test a local server with many tables
cli-about-crash-test = crash-test a local server: kill it during games and look for lost answers
cli-host-page = Host's page
cli-network-address = For phones and computers in your network
cli-about-backup = back up all tables to one file
cli-about-restore = restore a backup into an empty database
cli-about-report = list the problems that players reported, or save one as a game log
cli-help-host = address to listen on; 0.0.0.0 for all machines of the network
cli-help-port = port to listen on; 0 lets the system choose
cli-help-db = database: sqlite:///FILE or postgresql://…; without it a file in your data folder
cli-help-bus = redis://…: several servers share the same tables through this Valkey or Redis
cli-help-origin = another address under which the page is reached, e.g. https://games.example
cli-metavar-address = ADDRESS
cli-help-behind-proxy = the address or network of a reverse proxy whose forwarded addresses are trusted; may be given several times
cli-help-bot-processes = number of processes for bots
cli-help-serve-set = a set of cards or components from a file that tables may choose, e.g. miners=mybox.json; may be given several times
cli-help-bot-seconds = the most seconds a bot may take for a move
cli-help-bot-pause = seconds a bot waits before it answers, so that people can follow
cli-help-tables-hour = new tables per hour and address
cli-help-log-level = the least level to log: debug, info, warning, error
cli-help-load-test-tables = number of tables
cli-help-load-test-sockets = number of sockets, spread over the tables
cli-help-load-test-moves = moves per second, over all tables
cli-help-load-test-seconds = duration in seconds
cli-help-load-test-servers = number of server processes on the same database
cli-help-crash-test-kills = how many times to kill the server
cli-help-stress-game = the game to play
cli-help-backup-file = the file of the backup
cli-help-report-id = the id of a report; without it all are listed, newest first
cli-help-report-page = the page of the list, from 1; the first has the newest reports
cli-help-report-out = the file for the game log, without names; otherwise report-ID.jsonl
cli-wrong-listen = The server cannot listen on { $place }: { $problem }
cli-wrong-port-taken = another program listens on { $place }: choose another port with --port, or --port 0 for a free one
cli-wrong-database = The database cannot be used: { $problem }
cli-wrong-bus = The Valkey or Redis of --bus cannot be reached: { $problem }
cli-wrong-backup-file = The backup cannot be written: { $problem }
cli-wrong-proxy = --behind-proxy takes an address or a network, not { $given }
cli-restore-not-empty = This database already has tables; a backup can only be restored into an empty one.
cli-restore-bad-file = This file is not a complete backup: { $problem }
cli-backup-done = { $rows } rows
cli-wrong-report = there is no report { $id } in this database; "kazamata report" lists them
cli-report-none = Nobody has reported a problem.
cli-report-page = Page { $page } of { $pages }; --page N shows another.
cli-report-moment = { $game }, after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, seen { $seat ->
        [0] by a spectator
       *[other] from seat { $seat }
    }
cli-report-look = To look at it: { $command }
