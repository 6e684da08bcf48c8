### The table of Tranquility in the terminal, in English.

## The table

board-start = Start
board-finish = Finish
board-hand = hand
board-pile = pile
board-discards = disc.
board-yellow = yellow
board-orange = orange
board-monsters = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
board-points = points
board-stopped = Stopped: { $names }
board-empty-cells = Empty cells: { $count }
board-compasses = Compasses: { $count } (supply { $supply })
board-explored = Border cards explored: { $count }
board-wrong-sides = Showing the wrong side: { $count }
board-offers = Start: offers, round { $round }
board-open-row = Open row: { $cards }
board-common-pile = Common pile: { $count }
board-direction = Your direction: { $way ->
        [rows] by rows, upwards
       *[columns] by columns, to the right
    }

## What to type

board-cells = to cells { $cells }
board-no-cell = no cell
board-play-monster = Sea monster on the island of cell N
board-turn-card = Discard one card and turn the card of cell N
board-type-turn = Type card and cell: { $example }; a card alone shows its cells; ? for help.
board-type-action = Type: { $example }; ? for help.
board-type-cell = { $card }: type the cell; Enter puts the card back.
board-type-cards = Type { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of your hand: { $example }; ? for help.
board-type-more = Chosen. Type { $count } more: { $example }; Enter puts them back.
board-type-open-card = Type a card of the open row: { $example }; ? for help.
board-type-offer = Type a number from 0 to { $most }; ? for help.
board-type-row = Type one of: { $rows }; ? for help.
type-discard-two = d discard
type-play-start = s start
type-play-finish = f finish
type-discard-hand = h hand
type-play-monster = m monster
type-turn-card = t turn
type-stop = stop
type-rocks-stay = stay
type-unseen = u unseen
type-pay = pay p give take
type-to = to on play

board-unclear-turn = Type card and cell (37 12), a card alone (37), { $discard } for discarding two, or ? for help.
board-unclear-duel = Type card and cell (37 12), a card alone (37), { $discard } for discarding two, { $stop }, or ? for help.
board-unclear-island = Cards run from 1 to { $cards }, cells from 1 to { $cells }: first the card, then the cell.
board-unclear-cell = Cells run from 1 to { $cells }.
board-unclear-cards = Type the numbers of cards from 1 to { $cards } ({ $start }: Start, { $finish }: Finish), e.g. 12 44.
board-unclear-row = Rows run from 1 to { $rows }.
board-unclear-rocks = Type a row from 1 to { $rows }, or { $stay }.
board-unclear-number = Type a number from 0 to { $most }.

board-manual-island = 37 12: play island 37 to cell 12; 37 12 pay 5 60 pays at once with 5 and 60
board-manual-card = 37: show where 37 may go; then the cell alone is enough
board-manual-payment = 5 60: pay with 5 and 60, in any order
board-manual-discard = d: discard two cards; d 12 44: these two
board-manual-start = s: play the Start; f: play the Finish
board-manual-letters = s, f, m among cards: the Start, the Finish, a sea monster of your hand
board-manual-monster = m 7: play a sea monster on the island of cell 7
board-manual-turn = t 7: turn the card of cell 7; t 7 44 discards 44 for it
board-manual-hand = h: discard the whole hand for a compass
board-manual-stop = stop: stop for good
board-manual-open-card = 44: take 44 from the open row

## Signs

board-sign-placed = [37] a placed island
board-sign-empty = 12 an empty cell with its number
board-sign-target = { $sign }12−3 the card you took up may go to cell 12 for 3 discarded cards ( 0: free)
board-sign-rocks = { $sign } Dangerous Rocks: no islands into this row
board-sign-storm = { $sign } storm: on a row no islands, before a seat yellow or orange
board-sign-border = { $sign } border card: placing here draws an exploration card
board-sign-closed = { $sign } arch cell, closed until the pillars are full
board-sign-sides = { $day } day, { $night } night: the upper half must end in day, the lower in night
board-sign-owners = [37] the first player's card (by rows), (37) the second player's (by columns)
