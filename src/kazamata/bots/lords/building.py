"""The greedy lord's policy for building: orders, tunnels, rooms and creatures.

It works on a complete position but reads only what its lord may know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.bots.lords.component_worth import CREATURE_WORTH, ROOM_WORTH, TRAP_WORTH
from kazamata.core.asks import Ask
from kazamata.core.bits import has_bit
from kazamata.core.dice import Dice
from kazamata.games.lords.asks import (
    ASKS,
    BUILD_NOTHING,
    DECLINE,
    DONE_PRODUCING,
    EXECUTE,
    HIRE_NOBODY,
    SPY,
    STOP_DIGGING,
    amount_of,
    creature_of,
    room_of,
    site_of,
)
from kazamata.games.lords.catalogue.locations import (
    BUILD_ROOM,
    BUY_TRAPS,
    DIG_TUNNELS,
    GET_FOOD,
    HIRE_MONSTER,
    IMPROVE_REPUTATION,
    MINE_GOLD,
    RECRUIT_IMPS,
)
from kazamata.games.lords.catalogue.rooms import MAGIC_ROOM, PRINTING_PRESS
from kazamata.games.lords.catalogue.spells import CITY
from kazamata.games.lords.facts import change
from kazamata.games.lords.fields import CHANGES, TAXES
from kazamata.games.lords.grid import ENTRANCE, column_of, count_bits, row_of
from kazamata.games.lords.packs import PACK_KINDS, pack_count, pack_size
from kazamata.games.lords.state import AUTUMN, PALADIN_MARK, Lord, State
from kazamata.games.lords.steps.order_execution import ExecuteOrder
from kazamata.games.lords.steps.season_events import taxes_of
from kazamata.games.lords.view import knows_card, seen_event_count

GOLD: Final = 0
FOOD: Final = 1
CREATURES: Final = 4
EVIL: Final = 5
PALADIN: Final = 6
"""Column indices of an option's changes, as in `fields.CHANGES`."""
assert [CHANGES[column].name for column in (GOLD, FOOD, CREATURES, EVIL, PALADIN)] == [
    "gold", "food", "creatures_change", "evil_change", "paladin_to"
]  # fmt: skip


def most(options: vec[i64]) -> i64:
    """The option with the largest amount."""
    best = options[0]
    for option in options:
        if amount_of(option) > amount_of(best):
            best = option
    return best


def worst_trap(options: vec[i64]) -> i64:
    worst = options[0]
    for trap in options:
        if TRAP_WORTH[trap] < TRAP_WORTH[worst]:
            worst = trap
    return worst


def cheapest_creature(options: vec[i64]) -> i64:
    """The option with the least valuable creature."""
    cheapest = options[0]
    for option in options:
        if CREATURE_WORTH[creature_of(option)] < CREATURE_WORTH[creature_of(cheapest)]:
            cheapest = option
    return cheapest


def calls_paladin(changes: vec[i64], seat: i64) -> bool:
    """Whether an option would move the Paladin to this seat."""
    return changes[PALADIN] == seat


def has_planned(lord: Lord, order: i64) -> bool:
    return lord.slot1 == order or lord.slot2 == order or lord.slot3 == order


def taxes_to_come(state: State, lord: Lord) -> i64:
    """Gold that the next Taxes will cost, if they are announced or still possible."""
    owed = taxes_of(lord)
    shown = seen_event_count(state)
    index: i64 = 0
    while index < shown and index < len(state.event_tiles):
        if state.event_tiles[index] == TAXES:
            return owed if index >= state.season - 1 else 0
        index += 1
    return owed if state.season < AUTUMN else 0


def wages_to_come(state: State, lord: Lord) -> i64:
    """Food that the next Pay Day will cost."""
    food: i64 = 0
    kind: i64 = 0
    lair = lord.lair
    while lair != 0:
        if lair & 15:
            food += (lair & 15) * state.box.creatures[kind].food
        lair >>= 4
        kind += 1
    return food


def choose_order(state: State, ask: Ask, dice: Dice) -> i64:
    """The most useful order now, plus a random bonus. Predictable lords get crowded out of the spaces."""
    lord = state.lords[ask.seat]
    best = ask.options[0]
    top = -1000.0
    for order in ask.options:
        lure = order_worth(state, lord, order) + float(dice.below(100)) / 70.0
        if lure > top:
            top = lure
            best = order
    return best


def order_worth(state: State, lord: Lord, order: i64) -> float:
    """How useful an order is now."""
    gold = lord.gold
    food = lord.food
    imps = lord.imps
    if has_planned(lord, MINE_GOLD):
        gold += 3
        imps -= 3
    if has_planned(lord, GET_FOOD):
        food += 3
    if has_planned(lord, DIG_TUNNELS):
        imps -= 3
    if order == GET_FOOD:
        wicked = 3.0 if lord.evil >= PALADIN_MARK - 2 else 0.0
        return 7.0 - 1.2 * float(food) + 0.7 * float(wages_to_come(state, lord)) - wicked
    if order == IMPROVE_REPUTATION:
        return 1.0 + 1.8 * float(lord.evil - 5) if lord.evil > 5 else 1.0
    if order == DIG_TUNNELS:
        return (
            6.5 - 0.7 * float(count_bits(lord.dug_cells)) + 0.5 * float(_least(imps, 3)) if imps > 0 else -3.0
        )
    if order == MINE_GOLD:
        return mining_worth(state, lord, gold, imps)
    if order == RECRUIT_IMPS:
        return 5.0 - 0.9 * float(lord.imps) if food > 0 else -2.0
    if order == BUY_TRAPS:
        return 5.5 - 1.2 * float(pack_size(lord.traps)) if gold > 0 else 2.0 - float(pack_size(lord.traps))
    if order == HIRE_MONSTER:
        return hire_worth(state, lord, food, gold) - float(pack_size(lord.lair))
    assert order == BUILD_ROOM, "there are eight orders"
    return room_worth(state, lord, gold)


def _least(a: i64, b: i64) -> i64:
    return a if a < b else b


def mining_worth(state: State, lord: Lord, gold: i64, imps: i64) -> float:
    """How much the lord needs gold, given its imps and tunnels."""
    tunnels = count_bits(lord.dug_cells) - count_bits(lord.conquered_cells) - len(lord.placed_rooms)
    miners = _least(imps, tunnels)
    if miners <= 0:
        return -3.0
    return 7.0 - 0.9 * float(gold) + 1.3 * float(taxes_to_come(state, lord)) + 0.4 * float(_least(miners, 4))


def hire_worth(state: State, lord: Lord, food: i64, gold: i64) -> float:
    """The worth of the best affordable creature on offer."""
    best = -2.0
    kind: i64 = 0
    while kind < PACK_KINDS:
        if pack_count(state.creature_offer, kind) > 0:
            row = state.box.creatures[kind]
            reach = (
                food >= row.food
                and lord.evil + row.evil < PALADIN_MARK + 1
                and pack_size(lord.traps) >= row.traps
            )
            worth = 3.5 + 0.8 * float(CREATURE_WORTH[kind])
            if reach and gold >= row.gold + 1 and worth > best:
                best = worth
        kind += 1
    return best


def room_worth(state: State, lord: Lord, gold: i64) -> float:
    """The worth of the best room on offer, if the dungeon is large enough."""
    if gold < 1 or count_bits(lord.dug_cells) - count_bits(lord.conquered_cells) < 5:
        return -1.0
    best = -2.0
    room: i64 = 0
    shop = state.room_offer
    while shop != 0:
        if shop & 1:
            worth = 2.0 + 0.9 * float(ROOM_WORTH[room])
            best = worth if worth > best else best
        shop >>= 1
        room += 1
    return best


_IN_HAND: Final = {
    HIRE_MONSTER: 8.0,
    MINE_GOLD: 7.0,
    GET_FOOD: 6.5,
    DIG_TUNNELS: 6.0,
    BUY_TRAPS: 5.0,
    BUILD_ROOM: 5.5,
    RECRUIT_IMPS: 4.0,
    IMPROVE_REPUTATION: 3.0,
}
"""How useful it is to hold an order, in general."""


def keep_order(state: State, ask: Ask) -> i64:
    """The order to keep in hand. A wicked lord may prefer Improve Reputation."""
    wicked = state.lords[ask.seat].evil >= PALADIN_MARK - 1
    best = ask.options[0]
    top = 0.0
    for order in ask.options:
        worth = 7.0 if wicked and order == IMPROVE_REPUTATION else _IN_HAND[order]
        if worth > top:
            top = worth
            best = order
    return best


def pick_non_player_order(state: State, ask: Ask, dice: Dice) -> i64:
    """A random order among those that the lord does not plan itself, to block it for others."""
    lord = state.lords[ask.seat]
    free = vec[i64](capacity=4)
    for order in ask.options:
        if not has_planned(lord, order):
            free = append(free, order)
    return free[dice.below(len(free))] if len(free) > 0 else ask.options[0]


def execute_order(state: State, ask: Ask) -> i64:
    """Execute the order, with two exceptions.

    Decline food that would call the Paladin if the lord has 2 food or more. Decline imps if food is short and
    there are enough imps.
    """
    step = state.agenda[-1]
    assert isinstance(step, ExecuteOrder)
    lord = state.lords[ask.seat]
    if step.location == GET_FOOD and lord.food >= 2:
        return DECLINE if calls_paladin(change(state, ask.seat, EXECUTE), ask.seat) else EXECUTE
    if step.location == RECRUIT_IMPS and lord.food <= wages_to_come(state, lord) and lord.imps >= 4:
        return DECLINE
    return EXECUTE


def spy(state: State, ask: Ask) -> i64:
    """The first round whose card is unknown."""
    index: i64 = 0
    while index < CITY and index < len(state.combat_cards):
        if not knows_card(state, ask.seat, index):
            return ASKS[SPY].option("spy", round=index + 1)
        index += 1
    return ASKS[SPY].option("spy", round=1)


def dig_tunnel(state: State, ask: Ask, dice: Dice) -> i64:
    """Dig away from the entrance. Stop when mining needs the imps."""
    lord = state.lords[ask.seat]
    mines = has_planned(lord, MINE_GOLD) and lord.gold < taxes_to_come(state, lord) + 2
    if STOP_DIGGING in ask.options and mines and lord.free_imps() <= 2 and count_bits(lord.dug_cells) > 4:
        return STOP_DIGGING
    best = ask.options[0]
    top: i64 = -1
    for cell in ask.options:
        if cell != STOP_DIGGING:
            lure = remoteness(cell) + dice.below(3)
            if lure > top:
                top = lure
                best = cell
    return best


def remoteness(cell: i64) -> i64:
    """How far a cell is from the entrance. Depth counts twice as much as width."""
    return 2 * row_of(cell) + _aside(cell)


def _aside(cell: i64) -> i64:
    column = column_of(cell)
    return column - ENTRANCE if column > ENTRANCE else ENTRANCE - column


def hire_creature(state: State, ask: Ask) -> i64:
    """The creature with the best worth after its price and the danger of the Paladin."""
    best = ask.options[0]
    top = -1000.0
    for option in ask.options:
        worth = 0.0
        if option != HIRE_NOBODY:
            changes = change(state, ask.seat, option)
            danger = 6.0 if calls_paladin(changes, ask.seat) else 0.0
            worth = float(CREATURE_WORTH[option]) - danger
            worth = worth + 0.5 * float(changes[FOOD]) + float(changes[GOLD])
        if worth > top:
            top = worth
            best = option
    return best


def build_room(state: State, ask: Ask) -> i64:
    """The best room, as far from the entrance as its zone allows."""
    lord = state.lords[ask.seat]
    best = ask.options[0]
    top = -1000.0
    for option in ask.options:
        worth = 0.0
        if option != BUILD_NOTHING:
            room = room_of(option)
            cell = site_of(option)
            worth = float(ROOM_WORTH[room]) + fitting(state, lord, room)
            worth = worth + 0.1 * float(row_of(cell)) + 0.1 * float(_aside(cell))
        if worth > top:
            top = worth
            best = option
    return best


def fitting(state: State, lord: Lord, room: i64) -> float:
    """Points from the creatures in the lair that the room counts."""
    row = state.room_row(room)
    points: i64 = 0
    kind: i64 = 0
    while kind < PACK_KINDS:
        if has_bit(row.counts, kind) and pack_count(lord.lair, kind) > 0:
            points += row.points
        kind += 1
    return float(points)


def use_room(state: State, ask: Ask) -> i64:
    """Use every room, but the Printing Press only when evil and the Magic Room only with enough food."""
    lord = state.lords[ask.seat]
    for room in ask.options:
        if room == DONE_PRODUCING or (room == PRINTING_PRESS and lord.evil < 6):
            continue
        if room != MAGIC_ROOM or lord.food >= 3:
            return room
    return DONE_PRODUCING
