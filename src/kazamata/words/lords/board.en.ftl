### The terminal board of Dungeon Lords, in English.

## The board

board-mission = Mission { $number }
mission-goal = Goal: { $best ->
        [0] lose no tile
        [one] lose at most { $best } tile
       *[other] lose at most { $best } tiles
    }
mission-party = Before your dungeon stand: { $party }
mission-means = You have: { $means }
mission-course = Each round you plan a battle: a tile, traps, creatures. Then fatigue deals the party 2 damage in all, and if anyone is still standing, the tile is conquered. After four rounds the survivors go home.
mission-signs = ? at any time: what can be typed and what the signs mean; hint: what a bot would do.
mission-end = Tiles lost: { $lost }, allowed: { $best }; adventurers caught: { $caught } of { $party }
mission-again = Once more: kazamata play lords --scenario { $mission }. The best line: kazamata solve lords --scenario { $mission }
board-year = Year { $year }
board-combat-round = Combat, round { $round }
board-phase-opening = first orders
board-phase-orders = choosing orders
board-phase-execution = executing orders
board-phase-production = production
board-phase-retrieving = taking orders back
board-phase-event = event
board-phase-planning = planning
board-phase-battle = battle
board-evil = Evil
board-paladin-tent = Paladin: in the tent
board-paladin-at = Paladin: before { $name }
board-paladin-gone = Paladin: gone
board-tiles = tiles
board-lair = lair
board-party = party
board-prison = prison
board-orders = orders
board-goods = goods
board-creatures = For hire
board-rooms = Rooms
board-coming = On the way
board-events = Events
board-spied = Combat cards you know
board-left-out = adventurers on the way, events, combat cards
board-cards = Combat cards
board-training = none; fatigue { $count } every round
board-fast = fast
board-slow = slow
board-fatigue = fatigue { $count }
board-no-party = No adventurers stand before this dungeon.
board-battlefield = Cell { $cell }, traps
board-team = Creatures sent
board-hand-orders = orders { $orders }
board-chosen = chosen: { $orders }
board-class-warrior = Warrior
board-class-thief = Thief
board-class-priest = Priest
board-class-wizard = Wizard
board-class-paladin = Paladin
board-class-illusion = illusion

## What holds in a battle

board-silenced = no spells
board-hidden-wizards = invisible Wizards
board-raging = blind rage
board-shield = shield { $count }
board-eased = fatigue less { $count }
board-poison = poison { $count }: { $adventurer }

## Typing

board-cells = cells marked ▸
board-room-cells = { $room } may go to: { $cells }
board-type-orders = Type an order: { $example }, or all at once: { $several }; ? for help.
board-type-yes-no = Type { $yes } (execute) or { $no } (decline); ? for help.
board-type-count = Type a number from 0 to { $most }; ? for help.
board-type-dig = Type a cell: { $example } (or several), or { $stop }; ? for help.
board-type-build = Type room and cell: { $example }, or { $nothing }; ? for help.
board-type-plan = Type numbers or names, { $ready } at the end: { $example }; ? for help.
board-type-list = Type a number of the list or a name: { $example }; ? for help.
board-type-look = look: what things do.
type-stop-digging = stop
type-hire-nobody = no nobody
type-build-nothing = no nothing
type-done-producing = done
type-ready = ready
type-take-evil = no
type-execute = y yes execute
type-decline = n no
type-look-away = no
type-nothing = none end - 0
type-pay = pay
type-let-go = fire
type-strikes = strike
type-plan-tile = cell
type-wage-food = food
type-wage-gold = gold
type-wage-evil = evil
type-wage-trap = trap
type-wage-creature = creature
board-unclear-order = Orders run from 1 to { $most }; a name or its beginning will do too.
board-unclear-many = So many orders are not asked for; at most: { $most }
board-unclear-cell = Cells run from 1 to { $most }.
board-unclear-room = Type the letter or the name of a room and a cell, e.g. a 8, or { $nothing }.
board-unclear-list = Type a number from 1 to { $most } or a name.
board-unclear-which = Which one? { $names }
board-unclear-look = Nothing here is called so: a creature, trap, room, combat card, event, class or lord
board-word-look = look
board-manual-orders = 1 4 7: three orders at once; at two seats a fourth number is for your non-player lord
board-manual-names = names do as well, and their beginnings: food, stone, gob
board-manual-dig = 8 9: dig in cells 8 and 9 (columns a to e, rows 1 to 4: c2 is cell 8); stop: enough
board-manual-build = a 8: build room a in cell 8; no: build nothing
board-manual-plan = 1 3 ready: put the 1st and the 3rd of the list into the plan and finish it; cell 8 names a tile
board-manual-attack = witch b 2: the Witch attacks in her second way the second in line
board-manual-look = look: everything on the table with its effect, and all dungeons; look stone, look fireball: one thing; look a name: that lord
board-manual-words = pay goblin, fire goblin: on Pay Day

## Signs

board-sign-goods = gold, food, imps, traps, evil up (a price), evil down, a creature to eat
board-sign-space = a space with lord A on it: 1 gold for 2 food; 1+4i: a foreman and up to 4 imps; ? spying; ← resolved from III to I
board-sign-people = lords by seat, non-player lords; small letters a to p are rooms
board-sign-mark = from here on the Paladin takes notice
board-sign-tiles = tunnel, room a, conquered tile, rock; the number is the cell
board-sign-targets = possible now, chosen for the battle
board-sign-adventurers = hit points, trap points, healing, magic
board-sign-out = knocked out or on strike
board-sign-orders = order face down, a minion stayed on the card, inaccessible orders
board-sign-cubes = unpaid taxes
board-sign-row = a lord on a low screen: tunnels and rooms a and b, a party of 2 with 9 hit points, 1 prisoner

## The solver

solve-lost-tiles = Tiles lost: { $count }
solve-prisoners = Prisoners: { $count }
solve-spent = Spent (goods and traps): { $count }
solve-seconds = Found in { $seconds } s
solve-round = Round { $round }
solve-unknown = From here on it depends on a card that nobody knows; the numbers above are what can be expected.

## Components

cards-creatures = Creatures
cards-traps = Traps
cards-spells = Combat cards
cards-rooms = Rooms
cards-specials = Special events
cards-adventurers = Adventurers
cards-tiles = Event tiles
cards-orders = Orders
