### What only the browser page says of Imperial Miners, in English.

## The board

page-miners-mine = My mine
page-miners-hand = My hand
page-miners-no-cards = No cards in hand
page-miners-new = new
page-miners-surface = Surface
page-miners-chain = My turn, step by step
page-miners-counters = What effects count
page-miners-decks = Cards in the decks
page-miners-deck = level { $level }: { $count }
page-miners-boards = Progress boards
page-miners-round = Round { $round } of { $rounds }
page-miners-event-immediate = Now
page-miners-event-this-round = This round
page-miners-event-end-of-round = At the end
page-miners-spot = { $card }, { $factions }, row { $row }, place { $place }
page-miners-has-machinery = { $count } machinery
page-miners-collapsed = collapsed
page-miners-activated = activated
page-miners-staged = not yet confirmed
page-miners-not-possible = not possible, why?
page-miners-why = { $label } Not possible: why?
page-miners-cell = row { $row }, place { $place }{ $carts ->
        [0] { "" }
        [one] , fills { $carts } cart
       *[other] , fills { $carts } carts
    }
page-miners-gaps = Show places with a gap beside them
page-miners-free = { $count ->
        [0] full
       *[other] { $count } free
    }
page-miners-legend = On the board
page-miners-legend-plan = in your plan
page-miners-legend-instead = possible instead
page-miners-legend-asks = answers the question
page-miners-legend-no-return = no way back after this
page-miners-or-here = or here
page-miners-row-full = row { $row } is full
page-miners-joint = Half cart at { $card }
page-miners-space = { $track }, space { $space }: { $text }
page-miners-enter = Begin on { $track }
page-miners-look = Look at the mine
page-miners-hand-card = { $card }, level { $level }, { $factions }, { $cost ->
        [0] free
        [one] costs { $cost } coin
       *[other] costs { $cost } coins
    }
page-miners-stays = stays
page-miners-goes = goes
page-miners-keep = { $count ->
        [one] Pick the { $count } card that stays
       *[other] Pick the { $count } cards that stay
    }
page-miners-short = { $count } short
page-miners-forced = Nothing can be played: dig up the top card of deck I
page-miners-none = no effect
page-miners-enough = enough
page-miners-draw-all = Draw { $count } cards of level { $level }
page-miners-step = Step { $place }: { $name }
page-miners-no-undo = undo ends here
page-miners-queued = Your plan is queued
page-miners-carried-out = Your plan was carried out: { $gains }
page-miners-chain-empty = Tap a card: its places light up.
page-miners-chain-answer = Tap what is in brackets.
page-miners-only-card = Only this card can be played.
page-miners-chain-waits = Waiting for the others.
page-miners-dropped = { $count ->
        [one] { $count } step did not fit any more
       *[other] { $count } steps did not fit any more
    }
page-miners-sum-nothing = Nothing is gained or paid yet.
page-miners-sum-cards-picked = The cards are chosen.
page-miners-card-only = Card only
page-miners-so-far = Only this far
page-miners-sum-pay = pay { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
page-miners-sum-coins = gain { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
page-miners-sum-points = gain { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-miners-sum-carts = fill { $count ->
        [one] { $count } cart
       *[other] { $count } carts
    }
page-miners-sum-machinery = { $count } machinery
page-miners-sum-cards = then draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-miners-count-machinery = machinery
page-miners-count-collapses = collapsed cards
page-miners-count-half = half carts
page-miners-count-carts = full carts
page-miners-count-distance = spaces advanced
page-miners-count-coins = coins
page-miners-count-points = points
page-miners-into = in row { $row }
page-miners-gain-coins = coins { $count }
page-miners-gain-points = points { $count }
page-miners-gain-carts = carts { $count }
page-miners-gain-machinery = machinery { $count }
page-miners-gain-cards = cards { $count }

## Cards

page-miners-card-kind = { $factions }, level { $level }
page-miners-costs = { $cost ->
        [0] free
        [one] costs { $cost } coin
       *[other] costs { $cost } coins
    }
page-miners-or = or
page-miners-now = = { $count } now

## Seats

page-miners-seat = points: { $points }, coins: { $coins }, full carts: { $carts }, cards in hand: { $hand }
page-miners-seat-short = points: { $points }, coins: { $coins }
page-miners-state-chooses = chooses
page-miners-state-ready = ready
page-miners-state-digs = digs
page-miners-state-done = done
page-miners-on-track = { $track }: space { $space } of { $spaces }
page-miners-on-no-track = on no progress board yet
page-miners-rival = The mine of { $name }
page-miners-lies = { $card }, row { $row }
page-miners-tokens-machinery = machinery: { $count }
page-miners-tokens-collapse = collapsed
page-miners-changed = new since your last turn
page-miners-lies-in = { $card } lies in row { $row }
page-miners-mine-empty = No card lies here yet.
page-miners-points = Points
page-miners-coins = Coins
page-miners-machinery = Machinery
page-miners-collapses = Collapses
page-miners-full-carts = Full carts
page-miners-half-carts = Half-full carts
page-miners-hand-of = Cards in hand: { $count }

## Reading

page-miners-reader = What is read
page-miners-track-help = Only the space on which your marker stops pays.
page-miners-signs-here = Signs used here
page-miners-signs-all = All signs
page-miners-signs-fewer = Only the signs used here
page-miners-rules-of = Rules:
page-miners-signs-goods = What you gain and pay
page-miners-signs-grammar = How a row is read
page-miners-signs-mine = In your mine
page-miners-signs-places = Where a card lies
page-miners-signs-ways = Chain and boards
page-miners-signs-factions = Factions
page-miners-signs-events = Events

## Signs: name and meaning

page-miners-sign-coin = Coin: pays for cards and effects, breaks ties at the end.
page-miners-sign-gem = Point: the most points win.
page-miners-sign-price = Price: pay this many coins.
page-miners-sign-draw = Draw: that many cards, each from any deck I to III.
page-miners-sign-deck-1 = Deck: draw cards of this level.
page-miners-sign-deep = Level IV: take cards from the deep.
page-miners-sign-seek = Search: look through a deck for a card of the faction beside it.
page-miners-sign-hand = Cards in your hand.
page-miners-sign-discard = Discard up to that many cards from your hand.
page-miners-sign-discount = Discount: the next card costs that much less.
page-miners-sign-per = For each: what stands left, for each of what stands right; ≤ says how often at most.
page-miners-sign-pay = Then: for what stands left you get what stands right.
page-miners-sign-yes = What you get if what stands left holds.
page-miners-sign-no = What you get otherwise.
page-miners-sign-or = Or: choose one.
page-miners-sign-buy = Buy: may be repeated, × says how often.
page-miners-sign-card = Card in your mine.
page-miners-sign-cart-full = Full cart: 1 point at the end.
page-miners-sign-cart-half = Half-full cart: a full and an empty half meet.
page-miners-sign-cart-place = Cart marker: makes a half-full cart full.
page-miners-sign-cart-here = Full carts at this card.
page-miners-sign-machinery = Machinery in your mine.
page-miners-sign-machinery-here = Machinery on this card.
page-miners-sign-machinery-other = Place machinery on other cards of yours.
page-miners-sign-machinery-anywhere = Place machinery on any of your cards.
page-miners-sign-dismantle = Take all machinery off this card.
page-miners-sign-with-machinery = A card that has machinery.
page-miners-sign-collapse = Collapse: the next activation only clears it away.
page-miners-sign-collapse-other = Put collapses on other cards of yours.
page-miners-sign-clear = Remove up to that many collapses.
page-miners-sign-collapse-free = Card without a collapse.
page-miners-sign-row = Cards in the row with this number.
page-miners-sign-rows = Rows in which you have a card.
page-miners-sign-neighbours = Cards that touch this one.
page-miners-sign-pairs = Cards in the row of this card.
page-miners-sign-both-above = Two cards lie right above this one.
page-miners-sign-between-two = This card lies between two others.
page-miners-sign-at-the-end = At most one card lies beside this one.
page-miners-sign-nothing-below = No card lies below this one.
page-miners-sign-activate = Activate a card of your mine that was not activated this round.
page-miners-sign-surface = Surface: use an effect of the surface board.
page-miners-sign-new-shift = New shift: discard your whole hand, draw one card more.
page-miners-sign-twin-seams = 1 point for each pair of touching cards that share a faction.
page-miners-sign-advance = Advance: up to that many spaces on a progress board.
page-miners-sign-position = The space on which your marker stands.
page-miners-sign-distance = Spaces you have advanced in the whole game.
page-miners-sign-boards = Progress boards you have finished.
page-miners-sign-no-return = Undo ends here: after this something is revealed.
page-miners-sign-f-s = Scots: every Scots card makes their prices 1 lower.
page-miners-sign-f-b = Barbarians: rich loot, collapses.
page-miners-sign-f-e = Egyptians: progress boards.
page-miners-sign-f-j = Japanese: many different factions.
page-miners-sign-f-a = Atlanteans: machinery.
page-miners-sign-f-r = Romans: carts and good places.
page-miners-sign-f-kinds = Different factions in your mine.
page-miners-sign-f-any = A faction that you name.
page-miners-sign-f-none = A card without a faction.
page-miners-sign-event-now = Happens at once.
page-miners-sign-event-round = Holds for this round.
page-miners-sign-event-end = Happens at the end of the round.

## The end

page-miners-from = Points from
page-miners-from-cards = Cards of level { $level }
page-miners-from-tracks = Progress boards
page-miners-from-surface = Surface
page-miners-from-events = Events
page-miners-from-other = Other points
page-miners-from-carts = Full carts
page-miners-end-solo = { $points } points: { $rank }
page-miners-end-won = { $count ->
        [1] { $names } wins with { $points } points
       *[other] { $names } share the victory with { $points } points
    }
page-miners-end-next = { $count ->
        [one] { $count } more point makes a { $rank }.
       *[other] { $count } more points make a { $rank }.
    }
page-miners-end-rank = Rank
page-miners-end-more = { $count } more: { $rank }
page-miners-end-ties = Coins, for ties
page-miners-end-lead = { $name }: ahead for good since round { $round }
page-miners-end-best = { $name }, round { $round }: best turn, +{ $points }

## The guided first game, and tips

page-miners-tips-off = No more tips
page-miners-tip-forced = No card can be played: you take the top card of deck I and play it.
page-miners-tip-limit = You may hold eight cards: discard what is too much.
page-miners-tip-change = You have reached the top: from now on you advance on another board.
page-miners-tip-collapse = A collapsed card gives nothing the next time; that clears the rubble away.
page-miners-tip-two = A card with two factions counts as both of them.
page-miners-tip-scots = Every Scots card in your mine makes their prices 1 lower.
page-miners-tip-deep = Level IV lies in row IV, below the cards of row III.
page-miners-lesson-mine = Welcome underground! In ten rounds you dig a mine of your own. Every new card sets off a chain that climbs back up to the surface.
page-miners-lesson-mine-title = The mine
page-miners-lesson-card = Tap a card of level I in your hand. The number in the coin is its price; level I costs nothing.
page-miners-lesson-card-title = Choose a card
page-miners-lesson-card-why = There is no income: coins come from effects and events.
page-miners-lesson-place = The gold frames are where it may lie. Tap one.
page-miners-lesson-place-title = Put it down
page-miners-lesson-place-why = A card of level I lies in row I, one of level II in row II, and so on: each row half a card to the side.
page-miners-lesson-effect = The card is activated: choose one of its two effects. What it brings is shown before anything is sent.
page-miners-lesson-effect-title = Use an effect
page-miners-lesson-effect-why = Every card has two effects at most, and a chain uses one of them on each card.
page-miners-lesson-surface = The chain has reached the surface: use one of its four fields.
page-miners-lesson-surface-title = The surface
page-miners-lesson-surface-why = Every chain ends here, so each turn brings you coins, steps or cards.
page-miners-lesson-confirm = Nothing has happened yet: tap any step to change it. When you like the sum, confirm.
page-miners-lesson-confirm-title = Confirm
page-miners-lesson-confirm-why = The whole turn is one plan, from the card to the surface.
page-miners-lesson-eye = The eye in the octagon: behind it something unknown comes, such as a drawn card. Up to there you can undo everything.
page-miners-lesson-eye-title = Where undo ends
page-miners-lesson-read = Tap any card, event or board: here stands what it does in words. “Signs used here” explains every sign.
page-miners-lesson-read-title = Read a card
page-miners-lesson-deeper = Play a card of level II: it lies below a card of row I. Between two cards it has two ways up.
page-miners-lesson-deeper-title = Dig deeper
page-miners-lesson-deeper-why = The chain climbs through one card of every row: the deeper you dig, the longer it gets.
page-miners-lesson-carts = Where two full halves meet, a cart is full: 1 point at the end. A place tells you before which carts it would fill.
page-miners-lesson-carts-title = Carts
page-miners-lesson-advance = Choose a board and how far you go. Only the space on which you stop pays.
page-miners-lesson-advance-title = Progress boards
page-miners-lesson-advance-why = So it may be wise to stop early: look at what each space brings.
page-miners-lesson-tokens = Cogs are machinery: up to three on a card, and some effects count them. Rubble blocks a card once; the next activation only clears it away.
page-miners-lesson-tokens-title = Tokens
page-miners-lesson-rival = Tap another seat to see that mine beside yours.
page-miners-lesson-rival-title = The others
page-miners-lesson-rival-why = Nobody can touch your mine, but it is good to know who is ahead.
page-miners-lesson-last = Two rounds to go: points and full carts count, coins only break ties. Spend them.
page-miners-lesson-last-title = The end is near
