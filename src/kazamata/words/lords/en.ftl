### Dungeon Lords in English.
### Players are named by $seat, $owner and $names; cells count from 1.

game-title = Dungeon Lords
game-blurb = Two years below the ground: hire monsters, dig tunnels, build rooms, and keep the adventurers out.
progress-seasons = season { $done } of { $total }
preset-first = First dungeon
preset-first-text = The simpler game with a guide in the first winter.
preset-beginners = First game
preset-beginners-text = No special events and simpler hiring.
preset-full = Full game
preset-full-text = Two years with special events.
preset-calm = Quiet years
preset-calm-text = The full game without special events.

## What a table agrees upon

choice-game = Game
choice-game-help = The first game leaves out special events, the fee for hiring first, and the limit on paying evil.
choice-game-full = full game
choice-game-first = first game (simplified)

choice-opening = First inaccessible orders
choice-opening-help = Two at random, or two chosen in secret out of three drawn.
choice-opening-by-game = as the game has it
choice-opening-random = at random
choice-opening-chosen = chosen from three

choice-specials = Special event cards
choice-specials-help = A full game may leave them out. Six of the nine cards are a house design.
choice-specials-by-game = as the game has it
choice-specials-none = none

choice-starter = Starting player
choice-starter-help = Who starts the game.
choice-starter-random = at random
choice-starter-first-seat = the first seat

choice-planning = Planning battles
choice-planning-help = All at once and in secret, or one after the other in the open.
choice-planning-parallel = all at once
choice-planning-in-order = in play order

choice-pendulum-alone = Pendulum and a single adventurer
choice-pendulum-alone-help = The Pendulum hits the second adventurer; what if there is only one?
choice-pendulum-alone-nothing = misses
choice-pendulum-alone-hits = hits him

choice-room-bonus = Bonus of combat rooms
choice-room-bonus-help = Whether the +1 counts for each number of an attack with two.
choice-room-bonus-each = for each number
choice-room-bonus-once = once

choice-magic-shield = Magic Shield
choice-magic-shield-help = Which damage it absorbs.
choice-magic-shield-any-damage = the first of any kind
choice-magic-shield-attacks = attacks only

choice-idle-monsters = Monsters not needed
choice-idle-monsters-help = What becomes of monsters whose party died before they attacked.
choice-idle-monsters-ready = stay ready
choice-idle-monsters-out = are knocked out

choice-demon-food = The Demon's price
choice-demon-food-help = Which tiles may be fed to a Demon.
choice-demon-food-any-creature = any creature
choice-demon-food-monsters = monsters only

choice-demon-pay-day = The Demon on Pay Day
choice-demon-pay-day-help = Whether an unpaid creature may be fed to it.
choice-demon-pay-day-unpaid = unpaid ones too
choice-demon-pay-day-paid = paid ones only

choice-trap-deck = Empty trap deck
choice-trap-deck-help = What happens when all traps are drawn.
choice-trap-deck-ends = no more traps
choice-trap-deck-reshuffles = discards are shuffled in

choice-zero-titles = Titles for nothing
choice-zero-titles-help = Who gets a title if everybody has none of it.
choice-zero-titles-shared = all share it
choice-zero-titles-nobody = nobody

choice-embezzlement = Embezzlement
choice-embezzlement-help = How half of the gold is rounded.
choice-embezzlement-round-up = the loss is rounded up
choice-embezzlement-round-down = the loss is rounded down

choice-components = Components (house design)
choice-components-help = Rows that no source gives are a house design; an owner of the box may load a file of his own.
choice-components-standard = standard

choice-scenario = Combat training
choice-scenario-help = A mission instead of a whole game: one battle, fatigue 2, no combat cards.
choice-scenario-none = none
choice-scenario-m1 = mission 1
choice-scenario-m2 = mission 2
choice-scenario-m3 = mission 3
choice-scenario-m4 = mission 4
choice-scenario-m5 = room mission

## Names

order-get-food = Get Food
order-improve-reputation = Improve Reputation
order-dig-tunnels = Dig Tunnels
order-mine-gold = Mine Gold
order-recruit-imps = Recruit Imps
order-buy-traps = Buy Traps
order-hire-monster = Hire Monster
order-build-room = Build Room

creature-goblin = Goblin
creature-slime = Slime
creature-ghost = Ghost
creature-troll = Troll
creature-witch = Witch
creature-vampire = Vampire
creature-golem = Golem
creature-dragon = Dragon
creature-demon = Demon
creature-sheep = sheep

trap-rolling-stone = Rolling Stone
trap-pendulum = Pendulum
trap-fire-wall = Fire Wall
trap-trap-door = Trap Door
trap-cursed-ring = Cursed Ring
trap-poisoned-dart = Poisoned Dart
trap-antimagic-dart = Anti-magic Dart
trap-poisoned-meal = Poisoned Meal
trap-kamikaze-imp = Kamikaze Imp

spell-word-of-peace = Word of Peace
spell-suggestion = Suggestion
spell-magic-shield = Magic Shield
spell-invisibility = Invisibility
spell-detect-evil = Detect Evil
spell-fist-of-justice = Fist of Justice
spell-detect-treasure = Detect Treasure
spell-graffiti = Graffiti
spell-fireball = Fireball
spell-aura-of-fear = Aura of Fear
spell-metamorphosis = Metamorphosis
spell-blind-rage = Blind Rage
spell-create-food = Create Food
spell-illusion = Illusion
spell-song-of-courage = Song of Courage
spell-regeneration = Regeneration
spell-magic-key = Magic Key
spell-dimensional-gate = Dimensional Gate

room-hatchery = Hatchery
room-mushroom-bed = Mushroom Bed
room-souvenir-shop = Souvenir Shop
room-mint = Mint
room-workshop = Workshop
room-tool-shed = Tool Shed
room-printing-press = Printing Press
room-magic-room = Magic Room
room-training-room = Training Room
room-dark-room = Dark Room
room-labyrinth = Labyrinth
room-antimagic-room = Anti-magic Room
room-cafeteria = Cafeteria
room-chapel = Chapel
room-pandemonium = Pandemonium
room-hall-of-fame = Hall of Fame

tile-pay-day = Pay Day
tile-taxes = Taxes
tile-special-event = Special Event

special-embezzlement = Embezzlement
special-witch-hunt = Witch Hunt
special-monster-strike = Monster Strike
special-impatient-heroes = Impatient Heroes
special-rats = Rats
special-runaway-imps = Runaway Imps
special-inspection = Inspection
special-rust = Rust
special-bad-press = Bad Press

adventurer-warrior = Warrior{ $letter } ({ $hp } HP)
adventurer-thief = Thief{ $letter } ({ $hp } HP, { $ability ->
        [one] { $ability } trap point
       *[other] { $ability } trap points
    })
adventurer-priest = Priest{ $letter } ({ $hp } HP, { $ability } healing)
adventurer-wizard = Wizard{ $letter } ({ $hp } HP, { $ability } magic)
adventurer-paladin = Paladin{ $letter } ({ $hp } HP, { $ability } of everything)
adventurer-illusion = illusion

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
space-one = I
space-two = II
space-three = III
space-none = none
step-trap = trap
step-fast = fast spell
step-monsters = monsters
step-slow = slow spell
step-healing = healing
step-conquering = conquering
step-poison = poison

## Questions, and what the others read meanwhile

ask-keep-order = First orders: keep one of these three; the other two are shut.
ask-keep-order-waiting = Waiting for { $names } (opening orders)
ask-choose-order = { $season }, slot { $slot }: choose your next order.
ask-choose-order-waiting = Waiting for { $names } (choosing orders)
ask-pick-non-player-order = Your non-player lord: choose one of its three orders.
ask-pick-non-player-order-waiting = Waiting for { $names } (non-player lord)
ask-execute-order = { $order } { $place }: do you execute it?
ask-execute-order-waiting = Waiting for { $names } (executing an order)
ask-spy = { $order } { $place }: which combat card do you look at?
ask-spy-waiting = Waiting for { $names } (spying)
ask-dig-tunnel = { $order } { $place }: where do your imps dig?
ask-dig-tunnel-room = Production: where do your workers dig a tunnel?
ask-dig-tunnel-waiting = Waiting for { $names } (digging)
ask-mine-gold = { $order } { $place }: how many imps mine?
ask-mine-gold-waiting = Waiting for { $names } (mining)
ask-discard-trap = { $order } { $place }: you drew one trap more. Which trap do you discard?
ask-discard-trap-waiting = Waiting for { $names } (discarding a trap)
ask-hire-creature = { $order } { $place }: whom do you hire?
ask-hire-creature-waiting = Waiting for { $names } (hiring)
ask-give-trap = The price includes a trap: which one do you give?
ask-give-trap-waiting = Waiting for { $names } (giving a trap)
ask-feed-demon = The { $eater } eats a creature: which one do you feed to it?
ask-feed-demon-waiting = Waiting for { $names } (feeding)
ask-build-room = { $order } { $place }: which room do you build, and where?
ask-build-room-waiting = Waiting for { $names } (building)
ask-use-room = Production: which rooms work? Free workers: { $free_workers }.
ask-use-room-waiting = Waiting for { $names } (production)
ask-retrieve-order = The round is over: which order do you take back? The other two are shut.
ask-retrieve-order-waiting = Waiting for { $names } (taking orders back)
ask-pay-wages = Pay Day: whom do you pay, and whom do you let go?
ask-pay-wages-waiting = Waiting for { $names } (wages)
ask-pay-taxes = Taxes: { $due } gold due, you have { $held }. How much do you pay?
ask-pay-taxes-waiting = Waiting for { $names } (taxes)
ask-face-hunt = { $special }: do you give up a monster, or gain { $more } evil ({ $from } → { $to })?
ask-face-hunt-waiting = Waiting for { $names } (special event)
ask-face-strike = { $special }: one monster stays away until the Combat is over, or gets a part of its wage. Which one?
ask-face-strike-waiting = Waiting for { $names } (special event)
ask-lose-trap = { $special } takes a trap: which one do you lose?
ask-lose-trap-waiting = Waiting for { $names } (special event)
ask-face-inspection = { $special }: 1 gold or 1 evil for each room, { $due } in all. For how many do you pay?
ask-face-inspection-waiting = Waiting for { $names } (special event)
ask-plan-battle = { $battle }: plan your defence.
ask-plan-battle-tile = { $battle }: choose the tile where you fight.
ask-plan-battle-waiting = Waiting for { $names } (planning)
ask-release-prisoner = No tile is left to defend: which prisoner do you release?
ask-release-prisoner-spell = { $spell }: which prisoner do you release?
ask-release-prisoner-waiting = Waiting for { $names } (releasing a prisoner)
ask-spring-trap = { $room }: which trap springs first?
ask-spring-trap-waiting = Waiting for { $names } (traps)
ask-aim-trap = { $trap }: whom does it hit?
ask-aim-trap-waiting = Waiting for { $names } (aiming)
ask-attack-with = { $battle }: who attacks next, and how?
ask-attack-with-waiting = Waiting for { $names } (attacks)
ask-aim-again = { $attacker }, second hit: whom does it strike? Damage: { $strength }.
ask-aim-again-waiting = Waiting for { $names } (aiming)
ask-face-peace = { $spell }: do your monsters withdraw, or do you gain { $more } evil ({ $from } → { $to })?
ask-face-peace-waiting = Waiting for { $names } (spell)
ask-face-suggestion = { $spell }, { $creature }: do you pay this monster again, or does it withdraw?
ask-face-suggestion-waiting = Waiting for { $names } (spell)
ask-pick-monster = { $spell }: which of your monsters is gone for this Combat?
ask-pick-monster-sheep = { $spell }: which of your monsters becomes a sheep?
ask-pick-monster-withdraws = { $spell }: which of your monsters withdraws?
ask-pick-monster-waiting = Waiting for { $names } (spell)

battle-round = Round { $round }
battle-round-card = Round { $round }, { $spell }

## Options

option-order = { $order }
option-execute = Execute: { $order } { $place }
option-decline = Decline
option-spy = The card of round { $round }
option-look-away = Do not look
option-cell = Cell { $cell }
option-stop-digging = Enough
option-mine = { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
option-trap = { $trap }
option-creature = { $creature }
option-hire-nobody = Nobody
option-build = { $room } in cell { $cell }
option-build-nothing = Nothing
option-room = { $room }
option-done-producing = Done
option-pay = Pay: { $creature }
option-let-go = Let go: { $creature }
option-pay-gold = { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
option-give-up = Give up: { $creature }
option-take-evil = Gain evil instead
option-strikes = On strike: { $creature }
option-is-paid-food = Pay 1 food: { $creature }
option-is-paid-gold = Pay 1 gold: { $creature }
option-is-paid-evil = Gain 1 evil: { $creature }
option-is-paid-trap = Give a trap: { $creature }
option-is-paid-creature = Feed another creature: { $creature }
option-plan-tile = Fight in cell { $cell }
option-plan-trap = Trap: { $trap }
option-plan-creature = Send: { $creature }
option-ready = The plan is ready
option-adventurer = { $adventurer }
option-target = { $target }: { $adventurer }
option-attack-first = { $creature }: { $strength } to the first
option-attack-fed = { $creature }: { $strength } to the first, for { $food } food
option-attack-all = { $creature }: { $strength } to all
option-attack-any = { $creature }: { $strength } to { $target }: { $adventurer }
option-attack-twice = { $creature }: twice { $strength }, first { $target }: { $adventurer }
option-attack-stays = { $creature }: { $strength } to { $target }: { $adventurer }, stays ready
option-attack-glue = { $creature }: no attack, no conquering
option-idle-out = { $creature }: cannot attack
option-idle-stays = { $creature }: cannot attack, stays ready
option-withdraw-all = Withdraw all monsters
option-gain-evil = Gain evil
option-withdraw = Withdraw it
option-pay-again = Pay it again

## Events

event-year-began = Year { $year } begins
event-round-began = Year { $year }, { $season }
event-creature-offered = { $creature } is for hire
event-room-offered = { $room } can be built
event-event-turned = The next season brings { $tile }
event-special-turned = The special event is { $special }
event-adventurer-came = { $adventurer } is on the way
event-adventurer-put-under = { $adventurer } goes under the stack
event-order-drawn = { $seat } draws the order { $order }
event-order-drawn-hidden = { $seat } draws an order
event-order-shut = { $order } is shut for { $seat }
event-order-chosen = { $seat } chooses the order { $order }
event-order-chosen-hidden = { $seat } chooses an order
event-non-player-order-picked = { $seat } picks { $order } for the non-player lord
event-non-player-order-picked-hidden = { $seat } picks for the non-player lord
event-non-player-order-turned = Non-player lord { $non_player_lord } takes space { $place } of { $order }
event-order-revealed = { $seat } reveals { $order } in slot { $slot }
event-minion-placed = { $seat } places a minion on space { $place } of { $order }
event-minion-blocked = { $seat } finds no space for a minion at { $order }
event-hire-fee-paid = { $seat } pays a gold for hiring first
event-order-executed = { $seat } executes { $order } { $place }
event-order-declined = { $seat } declines { $order } { $place }
event-order-failed = { $seat } cannot execute { $order } { $place }
event-goods-changed = The stores of { $seat } change:{ $gold ->
        [0] {""}
       *[other] {" "}{ $gold } gold
    }{ $food ->
        [0] {""}
       *[other] {" "}{ $food } food
    }{ $imps ->
        [0] {""}
       *[other] {" "}{ $imps } imps
    } ({ $reason ->
        [order] by an order
        [fee] by the fee for hiring first
        [wage] by the price of a creature
        [room] by production
        [taxes] by taxes
        [special] by a special event
        [trap] by a trap
        [spell] by a spell
       *[attack] by an attack
    })
event-evil-changed = { $seat } now has { $evil } evil ({ $change })
event-paladin-came = { $paladin } goes to { $seat }
event-card-spied = { $seat } spies on the card of round { $round }: { $spell }
event-card-spied-hidden = { $seat } spies on the card of round { $round }
event-tunnel-dug = { $seat } digs a tunnel in cell { $cell }
event-gold-mined = { $seat } mines { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
event-trap-drawn = { $seat } draws { $trap }
event-trap-drawn-hidden = { $seat } draws a trap
event-trap-discarded = { $seat } discards { $trap }
event-trap-discarded-hidden = { $seat } discards a trap
event-traps-reshuffled = The discarded traps are shuffled again
event-creature-hired = { $seat } hires a { $creature }
event-creature-fed = { $seat } feeds a { $creature } to the Demon
event-room-built = { $seat } builds { $room } in cell { $cell }
event-room-used = { $seat } uses { $room }
event-order-retrieved = { $seat } takes back { $order }
event-event-began = The event is { $tile }
event-creature-paid = { $seat } pays the { $creature }
event-creature-left = The { $creature } leaves { $seat }
event-creature-struck = The { $creature } of { $seat } goes on strike
event-taxes-paid = { $seat } pays { $gold_paid ->
        [one] { $gold_paid } gold
       *[other] { $gold_paid } gold
    } of tax; { $cubes ->
        [0] nothing stays unpaid
        [one] unpaid: { $cubes } red cube
       *[other] unpaid: { $cubes } red cubes
    }
event-adventurer-assigned = { $adventurer } goes to { $seat }
event-adventurer-discarded = { $adventurer } goes to a non-player lord
event-starter-changed = { $seat } is the starting player
event-combat-began = The Combat of year { $year } begins
event-combat-round-began = Combat round { $round }
event-battle-planned = { $seat } will fight in cell { $cell } with { $traps_sent ->
        [one] { $traps_sent } trap
       *[other] { $traps_sent } traps
    } and { $creatures_sent ->
        [one] { $creatures_sent } creature
       *[other] { $creatures_sent } creatures
    }
event-prisoner-released = { $seat } releases { $adventurer }
event-combat-card-turned = The card of round { $round } is { $spell }
event-battle-began = { $seat } fights in cell { $cell }
event-adventurer-entered = { $adventurer } enters the dungeon of { $seat } with { $damage } damage of { $hit_points }
event-adventurer-fed = { $seat }: more hit points for { $adventurer }: +{ $count }
event-trap-sprung = { $seat } springs { $trap }
event-damage-prevented = { $seat }: { $count ->
        [one] { $count } damage
       *[other] { $count } damage
    } prevented, { $adventurer }
event-adventurer-hurt = { $seat }: { $adventurer } takes { $count ->
        [one] { $count } damage
       *[other] { $count } damage
    } ({ $damage_source ->
        [trap] { $trap }
        [attack] { $creature }
        [fatigue] fatigue
       *[poison] poison
    })
event-adventurer-died = { $seat }: { $adventurer } dies
event-spell-cast = { $seat }: the party casts { $spell }
event-creature-withdrawn = { $seat } withdraws the { $creature }
event-creature-attacked = { $seat }: { $creature } attacks ({ $alternative ->
        [1] first attack
       *[other] second attack
    })
event-creature-idle = { $seat }: the { $creature } cannot attack
event-creature-knocked-out = { $seat }: the { $creature } is knocked out
event-adventurer-healed = { $seat }: { $adventurer } heals { $count ->
        [one] { $count } damage
       *[other] { $count } damage
    }
event-party-tired = { $seat }: the party has fatigue { $count }
event-tile-conquered = { $seat } loses cell { $cell }
event-conquering-skipped = { $seat }: no conquering this round
event-party-defeated = { $seat } defeats the party
event-adventurer-left = { $adventurer } leaves the dungeon of { $seat } and goes home
event-game-ended = The game is over
event-creature-sent = { $seat } sends a { $creature }
event-battle-step = { $seat }, battle: { $step }
event-spell-failed = { $seat }: the party cannot cast { $spell } (magic { $magic }, needed { $needed })
event-spell-silenced = { $seat }: the party is silenced and cannot cast { $spell }
event-healing-skipped = { $seat }: nobody heals ({ $skip_reason ->
        [no_attack] no creature has attacked
       *[forbidden] healing is forbidden
    })
event-damage-absorbed = { $seat }: { $spell } absorbs { $count ->
        [one] { $count } damage
       *[other] { $count } damage
    }, { $adventurer }
event-party-reordered = { $seat }: the party lines up anew

## Why not

refusal-setup-unknown-value = The table does not know this value
refusal-setup-seats = The game has two to four seats, not { $seats }
refusal-setup-mission-seats = A mission has one to four seats, not { $seats }
refusal-setup-full-draws = In the full game the first orders are chosen, not random
refusal-order-not-drawn = You did not draw this order: { $order }
refusal-order-shut = This order is inaccessible: { $order }
refusal-order-in-slot = This order lies in a slot already: { $order }
refusal-non-player-lord-lacks-order = The non-player lord cannot use this order now: { $order }
refusal-too-little-gold = This costs { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }; you have { $held }
refusal-too-little-food = This costs { $food ->
        [one] { $food } food
       *[other] { $food } food
    }; you have { $held }
refusal-too-evil-to-pay = This costs { $evil ->
        [one] { $evil } evil point
       *[other] { $evil } evil points
    }; { $left ->
        [0] your marker is at the top
       *[other] your marker can climb only { $left }
    }
refusal-no-trap-left = No trap is left
refusal-trap-not-held = You do not have this trap: { $trap }
refusal-cell-dug = In cell { $cell } there is a tile already
refusal-cell-apart = Cell { $cell } does not touch your dungeon
refusal-fills-block = A tunnel in cell { $cell } would fill a 2×2 block
refusal-nowhere-to-dig = There is nowhere to dig
refusal-space-allows = This space allows { $imps ->
        [one] { $imps } imp
       *[other] { $imps } imps
    }
refusal-too-few-imps = Without a job you have { $imps ->
        [one] { $imps } imp
       *[other] { $imps } imps
    }
refusal-too-few-tunnels = You have only { $tunnels ->
        [one] { $tunnels } tunnel
       *[other] { $tunnels } tunnels
    } to mine in
refusal-creature-not-offered = Not on offer: { $creature }
refusal-creature-needs-food = { $creature } costs { $food ->
        [one] { $food } food
       *[other] { $food } food
    }; you have { $held }
refusal-creature-needs-gold = { $creature } costs { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }
refusal-creature-needs-trap = { $creature } costs a trap
refusal-creature-needs-evil = { $food ->
        [0] { $creature } costs { $evil ->
            [one] { $evil } evil point
           *[other] { $evil } evil points
        }
       *[other] { $creature } costs { $food } food and { $evil ->
            [one] { $evil } evil point
           *[other] { $evil } evil points
        }
    }; { $left ->
        [0] your marker is at the top
       *[other] your marker can climb only { $left }
    }
refusal-creature-needs-prey = { $creature } wants another creature to eat
refusal-no-such-prey = This creature cannot be fed to it: { $creature }
refusal-room-not-offered = Not on offer: { $room }
refusal-room-needs-tunnel = { $room } needs a tunnel; there is none in cell { $cell }
refusal-tile-conquered = { $room }: cell { $cell } is conquered
refusal-cell-has-room = { $room }: in cell { $cell } there is a room already
refusal-rooms-apart = { $room }: cell { $cell } lies beside another room
refusal-outside-zone = { $room }: cell { $cell } lies outside its zone
refusal-room-not-yours = You have no such room: { $room }
refusal-room-makes-nothing = This room produces nothing: { $room }
refusal-room-conquered = This room is conquered: { $room }
refusal-room-used = { $room }: used enough this round (at most { $times })
refusal-too-few-workers = { $room } needs { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }; you have { $held }
refusal-shed-must-dig = The Tool Shed must dig
refusal-order-was-executed = This order was executed from a later slot: { $order }
refusal-order-not-played = You did not play this order: { $order }
refusal-wage-not-due = No wage is due: { $creature }
refusal-taxes-are-less = You owe only { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }
refusal-no-part-of-wage = Its wage has no such part, or you have nothing to pay it with: { $creature }
refusal-no-such-monster = You have no such monster: { $creature }
refusal-choose-tile-first = Choose the tile first
refusal-tile-is-chosen = You fight in cell { $cell } already
refusal-no-tile-there = There is no tile in cell { $cell }
refusal-tile-is-lost = Cell { $cell } is conquered
refusal-tile-is-farther = Another tile is nearer to the entrance than cell { $cell }
refusal-tile-holds-traps = This tile takes { $traps ->
        [one] { $traps } trap
       *[other] { $traps } traps
    }
refusal-tile-holds-monsters = This tile takes { $monsters ->
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    }
refusal-trap-too-dear = { $trap }: the plan would cost { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }, { $food ->
        [one] { $food } food
       *[other] { $food } food
    } and { $imps ->
        [one] { $imps } imp
       *[other] { $imps } imps
    }
refusal-creature-not-there = You have no more of these: { $creature }
refusal-creature-knocked-out = Knocked out: { $creature }
refusal-not-in-prison = Not in your prison: { $adventurer }
refusal-trap-not-planned = This trap was not planned: { $trap }
refusal-nobody-there = Nobody stands at place { $target }
refusal-ghosts-stay = Spells do not touch Ghosts: { $creature }
refusal-creature-not-sent = Not in this battle: { $creature }
refusal-no-such-attack = { $creature } has no second attack
refusal-attack-needs-food = { $creature }: this attack costs { $food ->
        [one] { $food } food
       *[other] { $food } food
    }
refusal-rage-does-not-glue = { $creature } rages and must attack
refusal-attack-not-aimed = { $creature } cannot choose a target
refusal-target-safe = { $creature } cannot hit place { $target }

remedy-setup-two-to-four = Choose two to four seats.
remedy-setup-one-to-four = Choose one to four seats.
remedy-setup-draw-orders = Leave the opening as the game has it, or play the first game.
remedy-choice-game = Possible values: full, first.
remedy-choice-opening = Possible values: by_game, random, chosen.
remedy-choice-specials = Possible values: by_game, none.
remedy-choice-starter = Possible values: random, first_seat.
remedy-choice-planning = Possible values: parallel, in_order.
remedy-choice-pendulum-alone = Possible values: nothing, hits.
remedy-choice-room-bonus = Possible values: each, once.
remedy-choice-magic-shield = Possible values: any_damage, attacks.
remedy-choice-idle-monsters = Possible values: ready, out.
remedy-choice-demon-food = Possible values: any_creature, monsters.
remedy-choice-demon-pay-day = Possible values: unpaid, paid.
remedy-choice-trap-deck = Possible values: ends, reshuffles.
remedy-choice-zero-titles = Possible values: shared, nobody.
remedy-choice-embezzlement = Possible values: round_up, round_down.
remedy-choice-components = Possible values: standard.
remedy-choice-scenario = Possible values: none, M1, M2, M3, M4, M5.
remedy-pick-drawn-order = Choose one of the three orders that you drew.
remedy-pick-order-in-hand = Choose an order from your hand.
remedy-pick-non-player-order = Choose one of its three orders.
remedy-decline-order = Decline the order; the card may come back to your hand.
remedy-pick-held-trap = Choose a trap that you hold.
remedy-pick-empty-cell = Choose a cell without a tile.
remedy-dig-beside = Dig beside a tile of yours.
remedy-dig-elsewhere = Dig where no 2×2 block is filled.
remedy-pick-own-room = Use another room, or say that you are done.
remedy-send-fewer = Send fewer imps.
remedy-choose-other-creature = Choose another creature.
remedy-pick-prey = Choose another creature of your lair.
remedy-pick-offered-room = Choose a room on offer.
remedy-dig-first = Dig a tunnel there first.
remedy-pick-other-cell = Choose another cell.
remedy-next-round = Try again next round.
remedy-retrieve-first-slot = Take back the order of slot 1, or one that was not executed.
remedy-pick-due-creature = Choose a creature that waits for its wage.
remedy-pay-less = Pay less.
remedy-let-it-strike = Let it strike, or pay another.
remedy-pick-own-monster = Choose a monster of your own.
remedy-choose-tile = Choose a nearest unconquered tile.
remedy-finish-plan = Say that the plan is ready.
remedy-pick-cheaper-trap = Choose a trap that you can pay, or none.
remedy-pick-ready-creature = Choose a creature that is ready.
remedy-pick-prisoner = Choose one of your prisoners.
remedy-pick-planned-trap = Choose one of the planned traps.
remedy-aim-at-somebody = Choose another target.
remedy-pick-monster = Choose a monster of this battle.
remedy-pick-sent-creature = Choose a creature that has not attacked yet.
remedy-pick-other-attack = Choose another attack.

## Results

cause-scored = The second year is over: the dungeons are scored.
cause-passed = The mission is passed.
cause-failed = The mission has failed.

score-rooms = unconquered rooms: { $points }
score-monsters = monsters: { $points }
score-prisoners = prisoners: { $points }
score-paladins = Paladins in prison: { $points }
score-conquered = conquered tiles: { $points }
score-taxes = unpaid taxes: { $points }
score-cafeteria = Cafeteria: { $points }
score-chapel = Chapel: { $points }
score-pandemonium = Pandemonium: { $points }
score-title-evil = Lord of Dark Deeds (most evil): { $points }
score-title-rooms = Lord of Halls (most rooms): { $points }
score-title-tunnels = Tunnel Lord (most tunnels): { $points }
score-title-monsters = Monster Lord (most monsters): { $points }
score-title-imps = Imp King (most imps): { $points }
score-title-riches = Lord of Riches (most gold, food and traps): { $points }
score-title-battle = Warlord (fewest conquered tiles): { $points }
score-hall-of-fame = Hall of Fame: { $points }
score-exam = exam passed: more than 0 points
