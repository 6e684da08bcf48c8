### What the things of Dungeon Lords do, in English; numbers come from the components.

## Prices

effect-price-gold = { $count } gold
effect-price-food = { $count } food
effect-price-imps = { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
effect-price-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
effect-price-traps = { $count ->
        [one] { $count } trap
       *[other] { $count } traps
    }
effect-price-evil = { $count } evil
effect-price-creatures = { $count ->
        [one] { $count } other creature
       *[other] { $count } other creatures
    }
effect-costs = costs { $price }: { $text }

## Attacks

effect-hits-first = { $count } to the first
effect-hits-any = { $count } to anyone
effect-hits-all = { $count } to all
effect-again = then { $count } to anyone
effect-follow = then { $count } to the next if he dies
effect-not-first = not the first
effect-no-priests = no Priests
effect-stays = stays ready
effect-no-attack = no attack
effect-no-healing = no healing
effect-no-conquering = no conquering
effect-fed = for { $price }: { $text }
effect-ghost = no monster
effect-troll = works like an imp in rooms

## Traps

effect-trap-first = { $count } to the first
effect-trap-first-more = { $count } more to the first
effect-trap-second = { $count } to the second
effect-trap-each = { $count } to each
effect-trap-last = { $count } more to the last
effect-trap-chosen = { $count } to anyone
effect-trap-late = { $count } more at the end, not preventable
effect-trap-full = his full hit points to the first
effect-trap-full-more = his full hit points and { $count } more to the first
effect-trap-silences = Wizard hit: no spell, Priest hit: no healing

## Combat cards

effect-card-fast = fast, fatigue { $fatigue }: { $text }
effect-card-slow = slow, fatigue { $fatigue }: { $text }
effect-spell-nothing = no effect
effect-spell-peace-or-evil = withdraw all your monsters, or gain { $count } evil
effect-spell-pay-or-withdraw = pay each of your monsters again, or withdraw it
effect-spell-shield = absorbs the next { $count } damage, fatigue too
effect-spell-shield-attacks = absorbs the next { $count } damage of attacks
effect-spell-hide-wizards = Wizards go to the end of the line and cannot be harmed this round
effect-spell-gain-evil = you gain { $count } evil
effect-spell-lose-imps = you lose { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
effect-spell-lose-treasure = you lose { $count } gold; without it { $count } food; without that a trap
effect-spell-scrub = you lose { $count } food; without it you gain { $count } evil
effect-spell-scare-one = you withdraw one of your monsters
effect-spell-sheep-one = one of your monsters becomes a sheep: { $strength } to the first, then knocked out
effect-spell-rage = your monsters must attack, and can aim only at the first
effect-spell-feed-first = the first has { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    } more in this Combat
effect-spell-phantom-front = an illusion with { $hp ->
        [one] { $hp } hit point
       *[other] { $hp } hit points
    } stands in front
effect-spell-ease = fatigue { $count } less this round
effect-spell-mend-all = each adventurer heals { $count } damage
effect-spell-free-prisoner = you release one of your prisoners
effect-spell-banish-one = one of your monsters is knocked out

## Rooms

effect-room-makes = { $price } → { $product }
effect-room-makes-food = 1 food
effect-room-makes-gold = 1 gold
effect-room-makes-trap = 1 trap
effect-room-makes-tunnel = 1 tunnel
effect-room-makes-repute = evil −1
effect-room-makes-imp = 1 imp
effect-room-helps = +1 in attacks here: { $creatures }
effect-room-holds = { $traps ->
        [one] { $traps } trap
       *[other] { $traps } traps
    } and { $monsters ->
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    } in battle
effect-room-no-surcharge = traps without surcharge
effect-room-surcharge = surcharge for a trap: { $gold } gold
effect-room-silent = no spells here
effect-room-counts = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of yours: { $creatures }
effect-room-fame = points: +{ $sole } for each title of yours, +{ $shared } for a shared one
effect-zone-upper = upper half
effect-zone-lower = lower half
effect-zone-edge = edge
effect-zone-centre = centre

## Adventurers

effect-hit-points = { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }
effect-class-warrior = goes to the front
effect-class-thief = takes { $count } off trap damage every round
effect-class-priest = heals { $count } after an attack
effect-class-wizard = { $count } magic for spells
effect-class-paladin = always first; takes { $count } off trap damage, heals { $count }, { $count } magic
effect-class-illusion = no adventurer, no prisoner

## Events

effect-tile-pay-day = pay the price of each creature again; for each that leaves you gain 1 evil
effect-tile-taxes = 1 gold for every 2 tiles, rounded up; each gold not paid: −3 points at the end
effect-tile-special-event = the card that is turned up a season before; without a card nothing
effect-special-lose-half-gold = you lose half of your gold, rounded up
effect-special-lose-half-gold-down = you lose half of your gold, rounded down
effect-special-hunt = you give up a monster or gain { $count } evil
effect-special-strike = one of your monsters lies face down until the Combat is over, or you pay one part of its wage: 1 food, 1 gold, 1 evil, a trap or a creature
effect-special-impatience = by your next adventurer: Warrior: { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    } lost; Thief: { $count } gold lost; Priest: { $count } evil; Wizard: a trap lost
effect-special-lose-half-food = you lose half of your food, rounded up
effect-special-imps-leave = you lose one of every { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
effect-special-inspect = for each unconquered room you pay 1 gold or gain 1 evil
effect-special-rust = you lose a trap; without one 1 gold
effect-special-evil-rises = you gain { $count } evil

## Orders

effect-order-get-food = food for gold or evil
effect-order-improve-reputation = evil goes down; ? lets you look at a combat card
effect-order-dig-tunnels = each imp digs a tunnel; on III one imp more leads
effect-order-mine-gold = each imp takes 1 gold from a tunnel of its own; on III one imp more leads
effect-order-recruit-imps = imps for food and gold
effect-order-buy-traps = draw traps; in Year 2 one more, then discard one
effect-order-hire-monster = take a creature for its price
effect-order-build-room = one of your tunnels becomes a room, never beside another room

## What holds for all

effect-note-tiles = In a tunnel fight 1 trap and 1 monster, in a room 1 trap (1 gold more) and 2 monsters; Ghosts always may.
effect-note-magic = A party casts the spell of a round if its magic is at least the number of the round. Spells never touch Ghosts.
effect-note-rooms = A room of Year 1 works once a round, in Year 2 twice; workers are imps without another job.
