### Tranquility in English.
### Players are named by $seat, $owner and $names; cells and rows count from 1.

game-title = Tranquility
game-blurb = Fill a sea of 36 cells with islands whose numbers rise from the bottom-left corner to the top-right, together and almost without a word.
progress-cells = { $done } of { $total } cells
preset-first = First voyage
preset-first-text = A calm sea with a guide. Twelve short lessons.
preset-calm = Calm sea
preset-calm-text = The base game: 36 cells and five Finish cards.
preset-rocks = Dangerous Rocks
preset-rocks-text = One row is blocked. You move the rocks after every action.
preset-monsters = Sea Monsters
preset-monsters-text = Three monsters devour islands and bar the Finish.
preset-storms = Storm and Compass
preset-storms-text = Storms act when they are drawn. Compasses remove them.
preset-poseidon = Poseidon
preset-poseidon-text = Twelve islands are missing, and nobody knows which.
preset-day-and-night = Day and Night
preset-day-and-night-text = Night below, day above. You turn islands that lie the wrong way.
preset-arch = The Arch
preset-arch-text = Two pillars and an arch: one strip of 30 cells.
preset-pyramid = The Pyramid
preset-pyramid-text = Eight rows that narrow. Border cards hide surprises.
preset-duel = Duel for two
preset-duel-text = One sea, two directions. The most points win.

## What a table agrees upon

choice-variant = Variant
choice-variant-help = The shape and aim of the game. All but the base game are house designs of ours, not from the box.
choice-variant-grid = Base game (6 × 6)
choice-variant-grid-help = The game from the box: a sea of 6 rows with 6 cells each.
choice-variant-arch = The Arch (house design)
choice-variant-arch-help = A house design: two pillars and an arch make one strip of 30 cells.
choice-variant-pyramid = The Pyramid (house design)
choice-variant-pyramid-help = A house design: eight rows that narrow, with border cards that hide surprises.
choice-variant-day-and-night = Day and Night (house design)
choice-variant-day-and-night-help = A house design: islands have two sides. At the end the upper half must show day and the lower half night.
choice-variant-duel = Duel for two (house design)
choice-variant-duel-help = A house design for two: one follows the rows, the other the columns, and the most points win.

choice-removal = Removing islands
choice-removal-help = Islands that leave the game at random and unseen before the deal: the more, the harder.
choice-removal-none = none
choice-removal-galateia = Galateia: 4 islands (1 mark)
choice-removal-triton = Triton: 6 islands (2 marks)
choice-removal-leukothea = Leukothea: 8 islands (2 marks)
choice-removal-amphitrite = Amphitrite: 10 islands (3 marks)
choice-removal-poseidon = Poseidon: 12 islands (3 marks)

choice-rocks = Dangerous Rocks
choice-rocks-help = The rocks block a row and are moved after every action (1 mark).
choice-rocks-no = no
choice-rocks-yes = yes

choice-monsters = Sea Monsters
choice-monsters-help = Monsters in the hands devour placed islands and bar the Finish (2 marks, or 3 with more).
choice-monsters-0 = none
choice-monsters-3 = 3 monsters
choice-monsters-4 = 4 monsters
choice-monsters-5 = 5 monsters

choice-storms = Storm and Compass
choice-storms-help = Storms of three colours act when they are drawn; compasses remove them (3 marks). Two storms of each colour: house design.
choice-storms-no = no
choice-storms-yes = yes

choice-solo = Start in a solo game (house design)
choice-solo-help = What happens when you play the Start alone. The box does not say, so this is a house design of ours.
choice-solo-draw4 = draw 4 cards, then discard 8
choice-solo-draw8 = draw 8 cards, then discard 8
choice-solo-discard4 = draw nothing, discard the 4 cards left

choice-offers = Rounds of offers
choice-offers-help = How often you may make offers for the eight cards of the Start before the split is made by itself.
choice-offers-1 = 1 round
choice-offers-2 = 2 rounds
choice-offers-3 = 3 rounds
choice-offers-4 = 4 rounds
choice-offers-5 = 5 rounds

choice-starter = First player
choice-starter-help = Who begins. By the rulebook it is the player with the fewest cards, or anyone you like.
choice-starter-fewest-cards = one with the fewest cards, drawn at random
choice-starter-any-seat = anyone, drawn at random
choice-starter-first-seat = the first seat

## Cards

card-none = no card
card-finish = Finish
card-start = Start
card-monster = sea monster
card-yellow = yellow storm
card-purple = purple storm
card-orange = orange storm
card-rocks = Dangerous Rocks
card-compass = compass
card-border = border card
card-day = { $card } (day)
card-night = { $card } (night)

## Questions, and what the others read meanwhile

ask-take-turn = Your turn: play a card or discard two.
ask-take-turn-start = You hold a Start and none has been played yet: you have to play it now.
ask-take-turn-discard = No other action is possible: discard two cards.
ask-take-turn-waiting = { $names }’s turn
ask-pay-cost = Pay for your island: choose a card to discard.
ask-pay-cost-waiting = Waiting for { $names } (paying)
ask-pick-two = Discard two cards: choose one.
ask-pick-two-waiting = Waiting for { $names } (discarding two cards)
ask-offer-cards = The team discards eight cards. How many from you?
ask-offer-cards-waiting = Waiting for { $names } (offers)
ask-give-cards = Choose a card for the team’s eight.
ask-give-cards-waiting = Waiting for { $names } (giving cards)
ask-discard-to-turn = Choose the card to discard for turning an island.
ask-discard-to-turn-waiting = Waiting for { $names } (discarding a card)
ask-weather-storm = Yellow storm: discard down to three cards; choose one.
ask-weather-storm-waiting = Waiting for { $names } (discarding because of the storm)
ask-place-storm = Purple storm: which row does it block?
ask-place-storm-waiting = Waiting for { $names } (placing the storm)
ask-call-compass = Spend a compass? Choose a storm to calm, or keep it.
ask-call-compass-waiting = Waiting for { $names } (compass)
ask-move-rocks = Move the rocks to another row, or let them stay for two islands.
ask-move-rocks-waiting = Waiting for { $names } (moving the rocks)
ask-feed-rocks = The rocks stay: choose an island to discard.
ask-feed-rocks-waiting = Waiting for { $names } (discarding islands)
ask-place-rocks = You have found the rocks: which row do they block?
ask-place-rocks-waiting = Waiting for { $names } (placing the rocks)
ask-duel-turn = Your turn: place an island, discard two cards, or stop for good.
ask-duel-turn-waiting = { $names }’s turn
ask-take-open-card = Take a card from the open row.
ask-take-open-card-waiting = Waiting for { $names } (drawing from the open row)

ask-left = ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to go)
ask-round = (round { $round } of { $rounds })

## Options

option-discard-two = Discard two cards
option-play-start = Play the Start
option-play-finish = Play the Finish
option-discard-hand = Discard your whole hand for a compass
option-play-monster = Sea monster on { $card }, cell { $cell }
option-turn-card = Turn { $card } on cell { $cell } to { $night ->
        [1] night
       *[0] day
    }
option-play-island = { $card } to cell { $cell }
option-play-island-cost = { $card } to cell { $cell }, { $cost ->
        [0] free
        [one] costs { $cost } card
       *[other] costs { $cost } cards
    }
option-stop = Stop for good
option-card = { $card }
option-unseen = An unseen card from the top of your pile
option-offer = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
option-row = Row { $row }
option-rocks-stay = The rocks stay: discard two islands
option-keep-compass = Keep the compass
option-calm-drawn = The storm just drawn: { $storm ->
        [yellow] yellow
        [purple] purple
       *[orange] orange
    }
option-calm-row = The purple storm on row { $row }
option-calm-yellow = Yellow storm: { $owner }
option-calm-orange = Orange storm: { $owner }

## Events

event-island-placed = { $seat } places { $card } on cell { $cell } ({ $cost ->
        [0] free
        [one] cost: { $cost } card
       *[other] cost: { $cost } cards
    })
event-cards-discarded = { $seat } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { $reason ->
        [payment] to pay for the island
        [start] towards the eight
        [turning] to turn a card
        [storm] because of the yellow storm
        [rocks] to let the rocks stay
        [compass] for a compass
       *[passing] as the action
    }
event-card-drawn = { $seat } draws a card: { $card }
event-card-drawn-hidden = { $seat } draws a card
event-start-played = { $seat } plays the Start
event-offer-made = { $seat } makes an offer: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
event-offer-made-hidden = { $seat } makes an offer
event-offer-shown = { $seat } offers { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
event-offers-counted = Round { $round } of offers: { $sum ->
        [8] eight cards, agreed
        [one] { $sum } card in all, eight are needed
       *[other] { $sum } cards in all, eight are needed
    }
event-share-set = { $seat } gives { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    } of the eight
event-finish-played = { $seat } plays the Finish
event-finish-barred = { $seat } may not play the Finish: there are sea monsters in hands
event-monsters-shown = { $seat } shows { $count ->
        [one] { $count } sea monster
       *[other] { $count } sea monsters
    }
event-monster-played = { $seat } plays a sea monster on { $card }: cell { $cell } is empty again
event-rocks-placed = { $seat } puts the rocks on row { $row }
event-rocks-moved = { $seat } moves the rocks to row { $row }
event-rocks-stayed = { $seat } lets the rocks stay where they are
event-rocks-left = The rocks leave the game
event-storm-drawn = { $seat } draws { $storm ->
        [yellow] a yellow storm
        [purple] a purple storm
       *[orange] an orange storm
    }
event-storm-came = { $storm ->
        [yellow] { $seat } is under a yellow storm: hand limit 3
        [purple] { $seat } puts the purple storm on row { $row }
       *[orange] { $seat } is under an orange storm: islands only next to placed islands
    }
event-storm-passed = { $seat } finds no place for the { $storm ->
        [yellow] yellow storm
        [purple] purple storm
       *[orange] orange storm
    }; it leaves the game
event-storm-calmed = { $seat } spends a compass: { $storm ->
        [yellow] the yellow storm is gone ({ $owner })
        [purple] { $row ->
            [none] the purple storm just drawn is gone
           *[other] the purple storm on row { $row } is gone
        }
       *[orange] the orange storm is gone ({ $owner })
    }
event-compass-gained = { $seat } gains a compass for the team: { $gain ->
        [start] the Start was played
        [row] a row of six consecutive numbers
        [hand] a whole hand was discarded
       *[find] it lay under the border card
    }
event-card-turned = { $seat } turns the card on cell { $cell }: it shows { $night ->
        [1] night
       *[0] day
    }
event-border-explored = { $seat } explores the border card of cell { $cell }
event-card-found = { $seat } finds a card and takes it into the hand: { $card }
event-card-found-hidden = { $seat } finds a card and takes it into the hand unseen
event-nothing-found = { $seat } finds nothing
event-arch-opened = The pillars are full: the arch is open
event-open-card-taken = { $seat } takes { $card } from the open row
event-open-card-turned = New card in the open row: { $card }
event-seat-stopped = { $forced ->
        [1] { $seat } can do nothing more and stops
       *[0] { $seat } stops for good
    }
event-game-won = The sea is full: the team wins
event-game-lost = { $seat } cannot act: the team loses
event-duel-ended = The duel is over

## Why not

refusal-setup-unknown-value = The table does not know this value
refusal-setup-duel-seats = A duel has exactly two seats, not { $seats }
refusal-setup-seats = The game has one to five seats, not { $seats }
refusal-setup-arch-mixture = The Arch has no six rows for rocks and storms
refusal-setup-pyramid-mixture = The Pyramid has expansion cards of its own
refusal-setup-duel-mixture = The Duel combines with nothing
refusal-no-such-cell = There is no cell { $cell }; the cells run from 1 to { $cells }
refusal-no-such-row = There is no row { $row }; the rows run from 1 to { $rows }
refusal-not-in-hand = This card is not in your hand: { $card }
refusal-cell-taken = { $card } already lies on cell { $cell }
refusal-cell-empty = No island lies on cell { $cell }
refusal-number-too-high = { $card } cannot go to cell { $cell }: { $other } on cell { $place } is lower and has to come before it
refusal-number-too-low = { $card } cannot go to cell { $cell }: { $other } on cell { $place } is higher and has to come after it
refusal-row-rocky = The rocks block row { $row }
refusal-row-stormy = A purple storm blocks row { $row }
refusal-row-full = Row { $row } has no empty cell
refusal-arch-closed = The arch is closed while { $cells ->
        [one] { $cells } pillar cell is empty
       *[other] { $cells } pillar cells are empty
    }
refusal-orange-needs-neighbour = Under an orange storm { $card } may only go next to a placed island
refusal-too-dear = { $card } beside { $beside } costs { $cost ->
        [one] { $cost } discard
       *[other] { $cost } discards
    }; you would have { $left ->
        [0] no cards
        [one] only { $left } card
       *[other] only { $left } cards
    } left to pay with
refusal-duel-too-dear = { $card } on cell { $cell } costs { $cost ->
        [one] { $cost } discard
       *[other] { $cost } discards
    }; you would have { $left ->
        [0] no cards
        [one] only { $left } card
       *[other] only { $left } cards
    } left to pay with
refusal-start-first = You hold a Start and none has been played: you must play it
refusal-start-dead = A Start has been played already; this one is a dead card
refusal-too-few-to-discard = You need two cards that may be discarded and have { $cards ->
        [0] none
       *[other] only { $cards }
    }
refusal-finish-cells-empty = The Finish needs a full sea; { $cells ->
        [one] { $cells } cell is still empty
       *[other] { $cells } cells are still empty
    }
refusal-finish-no-start = The Finish needs a Start, and none has been played yet
refusal-finish-wrong-sides = The upper three rows must all show day and the lower three all night
refusal-finish-own-monster = You hold a sea monster
refusal-finish-barred = Sea monsters in hands bar the Finish
refusal-no-compasses-here = There are no compasses in this game
refusal-no-compass-left = The supply has no compass left
refusal-hand-holds-monster = Your hand holds a sea monster, which cannot be discarded
refusal-hand-empty = Your hand is empty
refusal-no-turning-here = Cards are turned only in Day and Night
refusal-turning-needs-card = Turning costs one discarded card, and you have none that may be discarded
refusal-offer-too-many = { $offer ->
        [one] You cannot offer { $offer } card
       *[other] You cannot offer { $offer } cards
    }; you can give { $most } at most
refusal-unseen-needs-yellow = Unseen cards may be given only under a yellow storm
refusal-unseen-first = Unseen cards are given before cards of the hand, { $most } at most and while your pile lasts
refusal-no-such-storm = There is no such storm to remove
refusal-rocks-need-islands = The rocks stay for two discarded islands; you hold { $islands ->
        [0] none
       *[other] only { $islands }
    }
refusal-rocks-lie-here = The rocks lie on row { $row } already
refusal-rocks-want-islands = For the rocks only islands are discarded, and this is none: { $card }
refusal-monster-stays = A sea monster cannot be discarded
refusal-ascending-picks = Cards are named in ascending order, and { $left ->
        [one] { $left } card is still to be named
       *[other] { $left } cards are still to be named
    }; this one cannot be next: { $card }
refusal-not-in-open-row = This card is not in the open row: { $card }

## What would help

remedy-choice-variant = Possible values: grid, arch, pyramid, day_and_night, duel.
remedy-choice-removal = Possible values: none, galateia, triton, leukothea, amphitrite, poseidon.
remedy-choice-rocks = Possible values: no, yes.
remedy-choice-monsters = Possible values: 0, 3, 4, 5.
remedy-choice-storms = Possible values: no, yes.
remedy-choice-solo = Possible values: draw4, draw8, discard4.
remedy-choice-offers = Possible values: 1, 2, 3, 4, 5.
remedy-choice-starter = Possible values: fewest_cards, any_seat, first_seat.
remedy-setup-two-seats = Set the table for two, or choose another variant.
remedy-setup-one-to-five = Choose one to five seats.
remedy-setup-arch-takes = Combine it with monsters and removed islands only.
remedy-setup-pyramid-takes = Combine it with removed islands only.
remedy-setup-duel-takes = Play it without modules and without removed islands.
remedy-pick-cell = Choose another cell.
remedy-pick-row = Choose another row.
remedy-pick-from-hand = Choose a card from your hand.
remedy-pick-empty-cell = Choose an empty cell.
remedy-pick-placed-island = Choose a cell with an island on it.
remedy-keep-order = The numbers have to rise from the first cell to the last.
remedy-keep-own-order = Your own cards have to rise along your own direction.
remedy-pick-other-row = Choose a cell in another row, or wait until the rocks have been moved.
remedy-pick-open-row = Choose a row with an empty cell.
remedy-spend-compass = Choose another row, or have the storm removed with a compass.
remedy-fill-pillars = Fill both pillars first.
remedy-place-beside = Choose a cell just before or after a placed island, or have the storm removed with a compass.
remedy-leave-gap = Leave a gap to the neighbouring card, or play a number closer to it.
remedy-play-start = Play the Start.
remedy-discard-start = You may discard it or pay with it.
remedy-play-instead = Choose another action.
remedy-finish-cells-empty-help = Fill the empty cells first and keep a Finish for the end.
remedy-finish-no-start-help = Go on discarding until a Start turns up.
remedy-finish-wrong-sides-help = Discard a card to turn an island.
remedy-play-monster = A monster leaves a hand only by being played on a placed island.
remedy-offer-fewer = Offer fewer cards.
remedy-pick-storm = Choose a storm that is in play, or keep the compass.
remedy-move-rocks = Move the rocks to another row with an empty cell.
remedy-feed-rocks = Choose another row, or discard two islands to let them stay.
remedy-pick-island = Choose an island.
remedy-pick-in-order = Choose one of the cards on offer.
remedy-pick-open-card = Choose a card of the open row.

## Endings and points

cause-won = The Finish has been played on a full sea.
cause-stuck = A player could neither place a card nor discard two.
cause-grid-full = The grid is full.
cause-both-stopped = Both players have stopped.

score-placed = placed cards: { $points }
score-discarded = discarded cards: { $points }
score-second = second player: { $points }
