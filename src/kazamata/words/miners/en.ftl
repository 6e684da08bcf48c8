### Imperial Miners in English.

## effects

effect-gain-coins = gain { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
effect-gain-points = gain { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-draw = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
effect-draw-level = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of level { $level }
effect-draw-faction = search a deck for { $card }
effect-draw-any-faction = name a faction and search a deck for one of its cards
effect-draw-deep = take { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of level IV
effect-advance = advance { $n ->
        [1] 1 space
       *[other] up to { $n } spaces
    }
effect-machinery-here = place { $n } machinery on this card
effect-machinery-anywhere = place { $n } machinery on { $n ->
        [1] one of your cards
       *[other] any of your cards
    }
effect-machinery-other = place { $n } machinery on { $n ->
        [1] one of your other cards
       *[other] your other cards
    }
effect-collapse = put a collapse on this card
effect-collapse-other = { $n ->
        [1] put a collapse on one of your other cards
       *[other] put { $n } collapses on your other cards
    }
effect-clear = { $n ->
        [1] you may remove 1 collapse
       *[other] remove up to { $n } collapses
    }
effect-place-cart = { $n ->
        [1] place 1 cart marker on a half-full cart
       *[other] place { $n } cart markers on half-full carts
    }
effect-dismantle = take all machinery off this card
effect-discard = { $n ->
        [1] you may discard 1 card from your hand
       *[other] discard up to { $n } cards from your hand
    }
effect-buy = { $most ->
        [1] you may pay { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }
       *[other] pay { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } up to { $most } times
    }
effect-discount = your next card costs { $n } less to play
effect-activate-any = activate another card of your mine
effect-activate-adjacent = activate an adjacent card
effect-activate-row = activate a card of row { $row }
effect-activate-faction = activate { $card }
effect-activate-with-machinery = activate a card with machinery
effect-use-surface = use one effect of your surface board
effect-special-new-shift = discard your whole hand, then draw one card more than you discarded
effect-special-twin-seams = gain 1 point for each pair of adjacent cards in your mine that share a faction
effect-per = { $gain } { $what }
effect-per-most = { $gain } { $what } (at most { $most ->
        [one] { $most } time
       *[other] { $most } times
    })
effect-if = { $condition }: { $then }
effect-if-else = { $condition }: { $then }; otherwise: { $otherwise }
effect-pay = pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }: { $then }
effect-pay-scots = pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } (1 less for each Scots card in your mine): { $then }
effect-and = { $first }; { $second }
effect-or = { $first }, or { $second }

## measures

measure-faction-kinds = for { $each ->
        [1] each different faction
       *[other] every { $each } different factions
    } in your mine
measure-machinery-here = for { $each ->
        [1] each machinery
       *[other] every { $each } machinery
    } on this card
measure-machinery = for { $each ->
        [1] each machinery
       *[other] every { $each } machinery
    } in your mine
measure-collapses = for { $each ->
        [1] each collapse
       *[other] every { $each } collapses
    } in your mine
measure-full-carts = for { $each ->
        [1] each full cart
       *[other] every { $each } full carts
    } in your mine
measure-half-carts = for { $each ->
        [1] each half-full cart
       *[other] every { $each } half-full carts
    } in your mine
measure-carts-here = for { $each ->
        [1] each full cart
       *[other] every { $each } full carts
    } at this card
measure-cards = for { $each ->
        [1] each card
       *[other] every { $each } cards
    } in your mine
measure-collapse-free = for { $each ->
        [1] each card
       *[other] every { $each } cards
    } without a collapse in your mine
measure-neighbours = for { $each ->
        [1] each adjacent card
       *[other] every { $each } adjacent cards
    }
measure-side-by-side = for { $each ->
        [1] each card
       *[other] every { $each } cards
    } in this card's row
measure-scots = for { $each ->
        [1] each Scots card
       *[other] every { $each } Scots cards
    } in your mine
measure-barbarians = for { $each ->
        [1] each Barbarian card
       *[other] every { $each } Barbarian cards
    } in your mine
measure-egyptians = for { $each ->
        [1] each Egyptian card
       *[other] every { $each } Egyptian cards
    } in your mine
measure-japanese = for { $each ->
        [1] each Japanese card
       *[other] every { $each } Japanese cards
    } in your mine
measure-atlanteans = for { $each ->
        [1] each Atlantean card
       *[other] every { $each } Atlantean cards
    } in your mine
measure-romans = for { $each ->
        [1] each Roman card
       *[other] every { $each } Roman cards
    } in your mine
measure-row-1 = for { $each ->
        [1] each card
       *[other] every { $each } cards
    } in row I
measure-row-2 = for { $each ->
        [1] each card
       *[other] every { $each } cards
    } in row II
measure-row-3 = for { $each ->
        [1] each card
       *[other] every { $each } cards
    } in row III
measure-row-4 = for { $each ->
        [1] each card
       *[other] every { $each } cards
    } in row IV
measure-position = for { $each ->
        [1] each space
       *[other] every { $each } spaces
    } below your marker
measure-distance = for { $each ->
        [1] each space
       *[other] every { $each } spaces
    } you have moved in the game
measure-coins = for { $each ->
        [1] each coin
       *[other] every { $each } coins
    } you hold
measure-hand = for { $each ->
        [1] each card
       *[other] every { $each } cards
    } in your hand
measure-boards = for { $each ->
        [1] each progress board
       *[other] every { $each } progress boards
    } you have completed
measure-rows = for { $each ->
        [1] each row
       *[other] every { $each } rows
    } with cards in your mine
measure-both-above = if two cards lie directly above this one
measure-between-two = if this card lies between two cards
measure-at-the-end = if at most one card lies beside this one
measure-nothing-below = if no card lies below this one

## conditions

condition-position = if you stand on space { $least } or higher
condition-both-above = if two cards lie directly above this one
condition-between-two = if this card lies between two cards
condition-at-the-end = if at most one card lies beside this one
condition-nothing-below = if no card lies below this one

## modifiers

modifier-cheaper-cards = every card costs { $n } less to play
modifier-longer-advances = every advance may go { $n } further
modifier-richer-coins = you gain { $n } more each time a mine card gives you coins
modifier-more-surface = use two different effects of your surface board
modifier-lower-prices = the price of every effect falls by { $n } (not of payments that may be repeated)
event-type-immediate = Immediate
event-type-this-round = This round
event-type-end-of-round = End of round

## choices

game-title = Imperial Miners
game-blurb = Dig a mine of your own in ten rounds, all players at the same time. Every new card sets off a chain reaction up to the surface. The cards are a set of our own.
progress-rounds = round { $done } of { $total }
preset-first = First shift
preset-first-text = Start with six cards and a guide.
preset-short = First game
preset-short-text = Everyone starts with two cards of each level.
preset-full = Full game
preset-full-text = Ten rounds. Everyone keeps four of eight cards.
preset-open = One visit a round
preset-open-text = You play a whole round at once. Good for games over days.
choice-first-game = First game
choice-first-game-help = For a first game draw 2 cards of each level I to III and keep all six, instead of choosing four of eight.
choice-first-game-no = no: keep 4 of 8 cards
choice-first-game-yes = yes: 2 cards of each level
choice-reveal = Revealing cards
choice-reveal-help = Together: cards stay sealed until all have chosen. Open: everyone plays the whole round in one visit, good for games over days.
choice-reveal-together = together
choice-reveal-open = open
choice-alchemy = Alchemy board
choice-alchemy-help = Which side is up: Mint in front, Jewellers on the back. By the rules the side is random.
choice-alchemy-random = random
choice-alchemy-front = Mint
choice-alchemy-back = Jewellers
choice-technology = Technology board
choice-technology-help = Which side is up: Workshop in front, Railway on the back. By the rules the side is random.
choice-technology-random = random
choice-technology-front = Workshop
choice-technology-back = Railway
choice-diplomacy = Diplomacy board
choice-diplomacy-help = Which side is up: Embassy in front, Abyss on the back. By the rules the side is random.
choice-diplomacy-random = random
choice-diplomacy-front = Embassy
choice-diplomacy-back = Abyss
choice-set = Set of cards
choice-set-help = The house set is our own design; a set can also be read from a file.
choice-set-house = house set

## names

card-peat-cutters = Peat Cutters
card-whisky-still = Whisky Still
card-rough-diggers = Rough Diggers
card-war-drums = War Drums
card-surveyors-camp = Surveyors' Camp
card-papyrus-store = Papyrus Store
card-sundial = Sundial
card-tea-house = Tea House
card-rice-terrace = Rice Terrace
card-pump-room = Pump Room
card-gear-works = Gear Works
card-milestone = Milestone
card-toll-gate = Toll Gate
card-old-gallery = Old Gallery
card-lamp-room = Lamp Room
card-timber-yard = Timber Yard
card-border-market = Border Market
card-ferry-landing = Ferry Landing
card-clan-hall = Clan Hall
card-highland-forge = Highland Forge
card-piper-band = Piper Band
card-tartan-weavers = Tartan Weavers
card-wrecking-crew = Wrecking Crew
card-powder-store = Powder Store
card-ruin-pickers = Ruin Pickers
card-siege-road = Siege Road
card-bear-pit = Bear Pit
card-obelisk-yard = Obelisk Yard
card-barge-landing = Barge Landing
card-scribes-school = Scribes' School
card-embalmers = Embalmers
card-river-temple = River Temple
card-sphinx-riddle = Riddle of the Sphinx
card-lantern-walk = Lantern Walk
card-sword-smiths = Swordsmiths
card-stone-garden = Stone Garden
card-paper-bridge = Paper Bridge
card-crystal-engine = Crystal Engine
card-dry-dock = Dry Dock
card-tide-mill = Tide Mill
card-glass-lift = Glass Lift
card-via-profunda = Via Profunda
card-aqueduct = Aqueduct
card-legion-camp = Legion Camp
card-cart-sheds = Cart Sheds
card-forum = Forum
card-winch-tower = Winch Tower
card-pay-office = Pay Office
card-bone-yard = Bone Yard
card-kings-cairn = King's Cairn
card-clan-gathering = Clan Gathering
card-deep-distillery = Deep Distillery
card-gold-brokers = Gold Brokers
card-thistle-gate = Thistle Gate
card-earthquake-cult = Earthquake Cult
card-kings-of-rubble = Kings of Rubble
card-raiders-hoard = Raiders' Hoard
card-skull-throne = Skull Throne
card-iron-horde = Iron Horde
card-pharaohs-way = Pharaoh's Way
card-hall-of-scales = Hall of Scales
card-golden-barge = Golden Barge
card-hidden-pyramid = Hidden Pyramid
card-oracle-well = Oracle Well
card-desert-caravan = Desert Caravan
card-star-chamber = Star Chamber
card-shogun-seat = Seat of the Shogun
card-moon-gate = Moon Gate
card-silk-archive = Silk Archive
card-thousand-cranes = Thousand Cranes
card-heart-engine = Heart Engine
card-coral-automaton = Coral Automaton
card-great-bellows = Great Bellows
card-sunken-dynamo = Sunken Dynamo
card-triumphal-arch = Triumphal Arch
card-grand-junction = Grand Junction
card-senate-vault = Senate Vault
card-jubilee-bridge = Jubilee Bridge
card-echo-cavern = Echo Cavern
card-underground-lake = Underground Lake
card-main-shaft = Main Shaft
card-heart-of-the-mountain = Heart of the Mountain
happening-pay-day = Payday
happening-new-recruits = New Recruits
happening-scrap-dealer = Scrap Dealer
happening-breakthrough = Breakthrough
happening-wandering-scholar = Wandering Scholar
happening-crate-of-parts = Crate of Parts
happening-wagon-makers = Wagon Makers
happening-rescue-party = Rescue Party
happening-envoys = Envoys
happening-royal-favour = Royal Favour
happening-market-day = Market Day
happening-tailwind = Tailwind
happening-rich-vein = Rich Vein
happening-open-gates = Open Gates
happening-generous-lenders = Generous Lenders
happening-evening-wages = Evening Wages
happening-festival-of-nations = Festival of Nations
happening-night-shift = Night Shift
track-mint = Mint
track-jewellers = Jewellers
track-workshop = Workshop
track-railway = Railway
track-embassy = Embassy
track-abyss = Abyss
board-alchemy = Alchemy
board-technology = Technology
board-diplomacy = Diplomacy
faction-scots = Scots
faction-barbarians = Barbarians
faction-egyptians = Egyptians
faction-japanese = Japanese
faction-atlanteans = Atlanteans
faction-romans = Romans
faction-none = without a faction
side-upper-left = upper left
side-upper-right = upper right
side-left = left
side-right = right
side-lower-left = lower left
side-lower-right = lower right
level-1 = I
level-2 = II
level-3 = III
level-4 = IV
rank-1 = Navvy
rank-2 = Tunneller
rank-3 = Skilled Miner
rank-4 = Mining Engineer
rank-5 = Seasoned Hewer
rank-6 = Ruler of the Deep

## cards

card-none = no card
card-unnamed = card { $number }
spot-place = { $card } (row { $row }, column { $column })
cell-place = Row { $row }, column { $column }
card-head = { $card } · level { $level } · cost { $cost } · { $factions }
card-choice = { $first } — OR — { $second }

## asks

ask-keep-cards = Four cards of your starting hand stay, the others are discarded.
ask-keep-cards-waiting = Waiting for { $names } (starting hand)
ask-choose-card = Which card do you play this round?
ask-choose-card-waiting = Waiting for { $names } (choosing a card)
ask-place-card = Where do you place the card?
ask-place-card-waiting = Waiting for { $names } (placing)
ask-use-effect = Which effect of the activated card do you use?
ask-use-effect-waiting = Waiting for { $names } (effect of a card)
ask-climb = To which card above does the chain go on?
ask-climb-waiting = Waiting for { $names } (chain reaction)
ask-use-surface = You have reached the surface: choose an effect.
ask-use-surface-waiting = Waiting for { $names } (surface)
ask-draw-card = From which deck do you draw?
ask-draw-card-waiting = Waiting for { $names } (drawing cards)
ask-name-faction = Name the faction you are looking for.
ask-name-faction-waiting = Waiting for { $names } (faction draw)
ask-seek-faction = Which deck do you search?
ask-seek-faction-waiting = Waiting for { $names } (searching a deck)
ask-enter-board = On which progress board does your marker begin?
ask-enter-board-waiting = Waiting for { $names } (choosing a board)
ask-move-marker = How many spaces do you advance?
ask-move-marker-waiting = Waiting for { $names } (advancing)
ask-change-board = The board is completed: where does your marker go?
ask-change-board-waiting = Waiting for { $names } (changing boards)
ask-place-machinery = On which card do you place machinery?
ask-place-machinery-waiting = Waiting for { $names } (machinery)
ask-clear-collapse = Choose a card to remove a collapse from, or stop.
ask-clear-collapse-waiting = Waiting for { $names } (removing collapses)
ask-collapse-card = On which card do you put a collapse?
ask-collapse-card-waiting = Waiting for { $names } (collapse)
ask-place-cart = On which half-full cart do you put a marker?
ask-place-cart-waiting = Waiting for { $names } (cart marker)
ask-activate-card = Which card do you activate?
ask-activate-card-waiting = Waiting for { $names } (special activation)
ask-trim-hand = You hold more than eight cards: choose one to discard.
ask-trim-hand-waiting = Waiting for { $names } (hand limit)
ask-discard-some = Choose a card to discard, or stop.
ask-discard-some-waiting = Waiting for { $names } (discarding)
ask-buy-times = How many times do you pay?
ask-buy-times-waiting = Waiting for { $names } (paying)
ask-choose-branch = Choose one.
ask-choose-branch-waiting = Waiting for { $names } (choosing)
ask-left = { $what ->
        [effects] ({ $left ->
            [one] { $left } effect
           *[other] { $left } effects
        } to go)
        [tokens] ({ $left } to go)
       *[cards] ({ $left ->
            [one] { $left } card
           *[other] { $left } cards
        } to go)
    }
ask-card = ({ $card })

## options

option-card = { $card }
option-card-cost = { $card } (cost { $cost })
option-take-forced = Draw and play the top card of deck I
option-cell = { $cell }
option-use-none = Use no effect
option-use-effect = { $effect }
option-branch = { $branch }
option-surface = { $surface }
option-deck = Deck { $level } ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left)
option-faction = { $faction }
option-board = { $board }: { $track }
option-steps = { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }: { $text }
option-spot = { $spot }
option-joint = { $spot }: { $side }
option-stop = Stop
option-times = { $count ->
        [one] { $count } time
       *[other] { $count } times
    }

## events

event-round-began = Round { $round }. Event: { $event_card }
event-card-chosen = { $seat } chooses a card: { $card }
event-card-chosen-hidden = { $seat } chooses a card
event-card-played = { $seat } plays { $card } (cost { $cost })
event-card-forced = { $seat } has no playable card and plays the top card of deck I: { $card }
event-nothing-to-force = { $seat } has nothing to play and goes to the surface
event-card-placed = { $seat } places { $card }: { $cell }
event-card-activated = { $seat } activates { $card }
event-activation-skipped = { $card } has been activated this round already and is skipped ({ $seat })
event-effect-used = { $effect ->
        [0] { $seat } uses no effect of { $card }
        [1] { $seat } uses the first effect of { $card }
       *[2] { $seat } uses the second effect of { $card }
    }
event-collapse-lifted = { $seat } removes the collapse from { $card }
event-coins-gained = { $seat } gains { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
event-coins-paid = { $seat } pays { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
event-points-gained = { $seat } gains { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
event-card-drawn = { $seat } draws from deck { $level }: { $card }
event-card-drawn-hidden = { $seat } draws from deck { $level }
event-deep-card-taken = { $seat } takes a card of level IV
event-deck-shuffled = Deck { $level } is shuffled
event-card-discarded = { $seat } discards { $card }
event-card-turned-up = { $seat } turns up { $card }
event-faction-found = { $seat } finds { $card } ({ $faction })
event-faction-missing = { $seat } finds no card of the faction ({ $faction }) in deck { $level }
event-board-entered = { $seat } enters a board: { $track }
event-marker-moved = { $seat } advances { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, to space { $space }
event-board-finished = { $seat } completes a board: { $track }
event-machinery-placed = { $seat } places { $count ->
        [one] { $count } machinery
       *[other] { $count } machinery
    } on { $card }
event-machinery-taken = { $seat } takes { $count ->
        [one] { $count } machinery
       *[other] { $count } machinery
    } off { $card }
event-collapse-placed = { $seat } puts a collapse on { $card }
event-cart-placed = { $seat } puts a cart marker at { $card } ({ $side })
event-discount-gained = { $seat }: the next card costs { $count } less
event-surface-used = { $surface ->
        [coins] { $seat } gains coins on the surface
        [short] { $seat } pays on the surface for a short advance
        [long] { $seat } pays on the surface for a long advance
       *[draw] { $seat } draws cards on the surface
    }
event-round-ended = Round { $round } ends
event-game-ended = The tenth round is over: the game ends

## refusals

refusal-setup-unknown-value = The table does not know this value
refusal-setup-seats = Imperial Miners is for one to five players, not { $seats }
remedy-setup-one-to-five = Choose one to five seats.
remedy-choice-first-game = Choose one of the values offered for the first game.
remedy-choice-reveal = Choose together or open.
remedy-choice-alchemy = Choose random, front or back.
remedy-choice-technology = Choose random, front or back.
remedy-choice-diplomacy = Choose random, front or back.
remedy-choice-set = Choose the house set, or read a set from a file first.
refusal-not-in-hand = You do not hold this card: { $card }
remedy-pick-from-hand = Choose a card of your hand.
refusal-needs-card-above = A level { $level } card needs a card above it: { $card }
refusal-no-free-place = { $card }: row { $level } has no free place
remedy-dig-row-above = First place a card in the row above.
refusal-card-too-dear = { $card } costs { $cost }, you have { $coins }
refusal-too-dear = The price is { $cost }, you have { $coins }
remedy-get-coins = Gain coins first, or lower the price.
refusal-must-play-from-hand = You hold a playable card, so you must play from your hand
remedy-pick-playable = Choose one of your playable cards.
refusal-wrong-row = { $card } is of level { $level } and cannot go to row { $row }
remedy-pick-own-row = Choose a cell of the card's own row.
refusal-cell-taken = The cell is taken by { $card }
remedy-pick-free-cell = Choose a free cell.
refusal-touches-nothing-above = There a level { $level } card would touch no card above it
remedy-pick-below-a-card = Choose a cell below a card.
refusal-gap-too-wide = A gap in row I is at most one card wide
remedy-pick-nearer = Choose a cell nearer to your cards.
refusal-one-effect-only = { $card } has one effect only
remedy-use-first = Use its one effect, or none.
refusal-no-such-card = Your mine has no card number { $spot }; it has { $cards }
remedy-pick-own-card = Choose a card of your mine.
refusal-not-directly-above = { $card } does not lie directly above { $below }
remedy-climb-above = Choose one of the two cards above.
refusal-surface-used = You have used this effect of the surface already
remedy-pick-other-effect = Choose another effect.
refusal-deck-empty = Deck { $level } and its discards are empty
refusal-deck-searched = Deck { $level } has been searched already ({ $faction })
remedy-pick-other-deck = Choose another deck.
refusal-no-zero-steps = Whoever advances moves at least one space
remedy-move-one = Choose one space or more.
refusal-too-many-steps = You may advance { $most } at most, not { $steps }
refusal-past-the-top = The top space is { $most } away, you cannot go { $steps }
remedy-move-fewer = Choose fewer spaces.
refusal-same-board = The marker must go to a different board
remedy-pick-other-board = Choose one of the other boards.
refusal-only-other-cards = The effect speaks of other cards than { $card }
refusal-machinery-full = { $card } bears three machinery already
refusal-collapsed-already = { $card } bears a collapse already
remedy-pick-other-card = Choose another card.
refusal-no-collapse-there = There is no collapse on { $card }
remedy-pick-collapsed = Choose a card with a collapse.
refusal-cart-full-already = The cart at { $card } ({ $side }) is full already
refusal-no-joint-there = No card adjoins { $card } there ({ $side })
refusal-cart-both-empty = Both halves at { $card } ({ $side }) are empty
remedy-pick-half-full = Choose a half-full cart.
refusal-too-often = You may pay { $most } times at most, not { $times }
remedy-buy-fewer = Pay less often.
refusal-activated-already = { $card } has been activated this round already
remedy-pick-fresh-card = Choose a card that has not been activated yet.
refusal-wrong-target = The effect does not speak of such a card: { $card }
remedy-pick-fitting-card = Choose a card that the effect names.
refusal-no-such-branch = There is no choice number { $branch }; there are { $most }
remedy-pick-branch = Choose one of those named.

## scores

cause-ten-rounds = The ten rounds are over
score-gems = Point markers: { $points }
score-full-carts = Full carts: { $points }
score-rank-1 = Rank: Navvy (under 35)
score-rank-2 = Rank: Tunneller (35–45)
score-rank-3 = Rank: Skilled Miner (46–55)
score-rank-4 = Rank: Mining Engineer (56–60)
score-rank-5 = Rank: Seasoned Hewer (61–65)
score-rank-6 = Rank: Ruler of the Deep (over 65)
effect-advance-each = advance up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
effect-collapse-own = { $n ->
        [1] put a collapse on one of your cards
       *[other] put { $n } collapses on your cards
    }
effect-activate-free = activate a card of your mine
effect-each-clear = { $what } and { $gain } for each
effect-each-discard = { $what } and { $gain } for each
effect-each-place-cart = { $what } and { $gain } for each
effect-each-collapse = { $what } and { $gain } for each
effect-each-dismantle = { $what } and { $gain } for each
effect-each-buy = { $what } and { $gain } each time
effect-if-done = { $what }; if you do, { $gain }
effect-again = { $what }, { $n ->
        [2] twice
       *[other] { $n } times
    }
effect-choose = choose one: { $choices }
faction-card-scots = a Scots card
faction-card-barbarians = a Barbarian card
faction-card-egyptians = an Egyptian card
faction-card-japanese = a Japanese card
faction-card-atlanteans = an Atlantean card
faction-card-romans = a Roman card
condition-faction-kinds = if your mine has at least { $least ->
        [one] { $least } faction
       *[other] { $least } different factions
    }
condition-machinery-here = if this card bears at least { $least } machinery
condition-machinery = if your mine has at least { $least } machinery
condition-collapses = if your mine has at least { $least ->
        [one] { $least } collapse
       *[other] { $least } collapses
    }
condition-full-carts = if your mine has at least { $least ->
        [one] { $least } full cart
       *[other] { $least } full carts
    }
condition-half-carts = if your mine has at least { $least ->
        [one] { $least } half-full cart
       *[other] { $least } half-full carts
    }
condition-carts-here = if this card has at least { $least ->
        [one] { $least } full cart
       *[other] { $least } full carts
    }
condition-cards = if your mine has at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
condition-collapse-free = if your mine has at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    } without a collapse
condition-neighbours = if this card has at least { $least ->
        [one] { $least } adjacent card
       *[other] { $least } adjacent cards
    }
condition-side-by-side = if this card's row has at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
condition-scots = if your mine has at least { $least ->
        [one] { $least } Scots card
       *[other] { $least } Scots cards
    }
condition-barbarians = if your mine has at least { $least ->
        [one] { $least } Barbarian card
       *[other] { $least } Barbarian cards
    }
condition-egyptians = if your mine has at least { $least ->
        [one] { $least } Egyptian card
       *[other] { $least } Egyptian cards
    }
condition-japanese = if your mine has at least { $least ->
        [one] { $least } Japanese card
       *[other] { $least } Japanese cards
    }
condition-atlanteans = if your mine has at least { $least ->
        [one] { $least } Atlantean card
       *[other] { $least } Atlantean cards
    }
condition-romans = if your mine has at least { $least ->
        [one] { $least } Roman card
       *[other] { $least } Roman cards
    }
condition-row-1 = if row I has at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
condition-row-2 = if row II has at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
condition-row-3 = if row III has at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
condition-row-4 = if row IV has at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
condition-distance = if you have moved at least { $least ->
        [one] { $least } space
       *[other] { $least } spaces
    } in the game
condition-coins = if you hold at least { $least ->
        [one] { $least } coin
       *[other] { $least } coins
    }
condition-hand = if you have at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    } in your hand
condition-boards = if you have completed at least { $least ->
        [one] { $least } progress board
       *[other] { $least } progress boards
    }
condition-rows = if your mine has cards in at least { $least ->
        [one] { $least } row
       *[other] { $least } rows
    }
