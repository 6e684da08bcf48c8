"""How the greedy lord builds: which orders, which tunnels, which rooms, whom to hire."""

from __future__ import annotations

from typing import Final

from kazamata.bots.lords.worths import CREATURE_WORTH, ROOM_WORTH, TRAP_WORTH
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.lords.asks import (
    BUILD_NOTHING,
    DECLINE,
    DONE_PRODUCING,
    EXECUTE,
    HIRE_NOBODY,
    STOP_DIGGING,
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
from kazamata.games.lords.fields import TAXES
from kazamata.games.lords.grid import COLUMNS, ENTRANCE
from kazamata.games.lords.state import MARK
from kazamata.games.lords.view import HIDDEN, LordView, View

LATE: Final = 3


def own(view: View) -> LordView:
    return view.lords[view.viewer]


def total(row: list[int]) -> int:
    return sum(row)


def held(row: list[int], kind: int) -> int:
    return row[kind] if row else 0


def best(options: list[int], worth: dict[int, float]) -> int:
    """The option that is worth most, the first of equals."""
    return max(options, key=lambda option: worth[option])


def most(view: View, question: Question, dice: Dice) -> int:
    """As much as possible."""
    return max(question.options)


def worst_trap(view: View, question: Question, dice: Dice) -> int:
    return min(question.options, key=lambda option: TRAP_WORTH[question.read(option)["trap"]])


def worth_of(question: Question, option: int) -> int:
    """What the creature is worth that an option names."""
    return CREATURE_WORTH[question.read(option)["creature"]]


def cheapest_creature(view: View, question: Question, dice: Dice) -> int:
    return min(question.options, key=lambda option: worth_of(question, option))


def calls_paladin(question: Question, option: int) -> bool:
    """Whether an option would bring the Paladin here."""
    return question.each("paladin")[option] == question.seat


def taxes_to_come(view: View) -> int:
    """Gold that the next Taxes will cost, if they are known to come or may come."""
    tiles = (len(own(view).dug) + 1) // 2
    shown = view.tiles[max(view.season - 1, 0) :]
    if TAXES in shown:
        return tiles
    return tiles if TAXES not in view.tiles and view.season < LATE else 0


def wages_to_come(view: View) -> int:
    """Food that the next Pay Day will cost."""
    lair = own(view).lair
    food = [row.food for row in view.terms.box.creatures]
    return sum(count * price for count, price in zip(lair, food, strict=True)) if lair else 0


def order_worths(view: View) -> dict[int, float]:
    """How much each order would help now."""
    lord = own(view)
    planned = [order for order in lord.slots if order >= 0]
    gold, food = int(lord.gold), int(lord.food)
    if MINE_GOLD in planned:
        gold += 3
    if GET_FOOD in planned:
        food += 3
    tunnels = len(lord.dug) - len(lord.lost) - len(lord.rooms)
    imps = int(lord.imps) - (3 if DIG_TUNNELS in planned else 0) - (3 if MINE_GOLD in planned else 0)
    creatures, traps = total(lord.lair), int(lord.trap_count)
    worth = {
        GET_FOOD: 7.0 - 1.2 * food + 0.7 * wages_to_come(view) - (3.0 if lord.evil >= MARK - 2 else 0.0),
        IMPROVE_REPUTATION: 1.0 + 1.8 * max(0, int(lord.evil) - 5),
        DIG_TUNNELS: (6.5 - 0.7 * len(lord.dug) + 0.5 * min(imps, 3)) if imps > 0 else -3.0,
        MINE_GOLD: (
            7.0 - 0.9 * gold + 1.3 * taxes_to_come(view) + 0.4 * min(imps, tunnels, 4)
            if min(imps, tunnels) > 0
            else -3.0
        ),
        RECRUIT_IMPS: (5.0 - 0.9 * int(lord.imps)) if food > 0 else -2.0,
        BUY_TRAPS: 5.5 - 1.2 * traps if gold > 0 else 2.0 - traps,
        HIRE_MONSTER: hire_worth(view, food, gold) - 1.0 * creatures,
        BUILD_ROOM: room_worth(view, gold),
    }
    return {order: float(value) for order, value in worth.items()}


def hire_worth(view: View, food: int, gold: int) -> float:
    """The best creature on offer that seems within reach."""
    lord = own(view)
    values = [-2.0]
    for kind, count in enumerate(view.offer):
        row = view.terms.box.creatures[kind]
        reach = food >= row.food and lord.evil + row.evil < MARK + 1 and lord.trap_count >= row.traps
        if count and reach and gold >= row.gold + 1:
            values.append(3.5 + 0.8 * CREATURE_WORTH[kind])
    return max(values)


def room_worth(view: View, gold: int) -> float:
    """The best room on offer that has a place in the dungeon."""
    lord = own(view)
    if gold < 1 or len(lord.dug) - len(lord.lost) < 5:
        return -1.0
    return max((2.0 + 0.9 * ROOM_WORTH[room] for room in view.shop), default=-2.0)


def choose_order(view: View, question: Question, dice: Dice) -> int:
    worth = order_worths(view)
    lure = {option: worth[question.read(option)["order"]] for option in question.options}
    for option in question.options:
        lure[option] += dice.below(100) / 70  # a lord who always does the same is crowded out
    return best(list(question.options), lure)


def keep_order(view: View, question: Question, dice: Dice) -> int:
    """Which order to have in hand: by general usefulness."""
    worth = {
        HIRE_MONSTER: 8.0,
        MINE_GOLD: 7.0,
        GET_FOOD: 6.5,
        DIG_TUNNELS: 6.0,
        BUY_TRAPS: 5.0,
        BUILD_ROOM: 5.5,
        RECRUIT_IMPS: 4.0,
        IMPROVE_REPUTATION: 3.0 + (4.0 if own(view).evil >= MARK - 1 else 0.0),
    }
    return max(question.options, key=lambda option: worth[question.read(option)["order"]])


def pick_for_puppet(view: View, question: Question, dice: Dice) -> int:
    """Block what the lord himself does not want."""
    planned = own(view).slots
    free = [option for option in question.options if question.read(option)["order"] not in planned]
    return free[dice.below(len(free))] if free else question.options[0]


def execute_order(view: View, question: Question, dice: Dice) -> int:
    """Errands are run unless they would call the Paladin for a little food."""
    order, lord = question.one("order"), own(view)
    if order == GET_FOOD and lord.food >= 2 and calls_paladin(question, EXECUTE):
        return DECLINE
    if order == RECRUIT_IMPS and lord.food <= wages_to_come(view) and lord.imps >= 4:
        return DECLINE
    return EXECUTE


def spy(view: View, question: Question, dice: Dice) -> int:
    """The first round whose card is unknown."""
    unknown = [place for place, card in enumerate(view.city) if card == HIDDEN]
    return question.row.option("spy", round=unknown[0] + 1 if unknown else 1)


def dig_tunnel(view: View, question: Question, dice: Dice) -> int:
    """Away from the entrance; stop when the imps are needed in the mines."""
    cells = [option for option in question.options if option != STOP_DIGGING]
    lord = own(view)
    mines = MINE_GOLD in lord.slots and lord.gold < taxes_to_come(view) + 2
    if STOP_DIGGING in question.options and mines and lord.imps - lord.busy <= 2 and len(lord.dug) > 4:
        return STOP_DIGGING
    return max(cells, key=lambda option: remoteness(question.read(option)["cell"]) + dice.below(3))


def remoteness(cell: int) -> int:
    """How far a cell lies from the entrance, downwards and sideways; deep is better than wide."""
    return 2 * (cell // COLUMNS) + abs(cell % COLUMNS - ENTRANCE)


def hire_creature(view: View, question: Question, dice: Dice) -> int:
    """The strongest creature, if the lord can also feed it later."""
    worth: dict[int, float] = {HIRE_NOBODY: 0.0}
    food, gold = question.each("food"), question.each("gold")
    for option in question.options:
        if option != HIRE_NOBODY:
            danger = 6.0 if calls_paladin(question, option) else 0.0
            worth[option] = worth_of(question, option) - danger + 0.5 * food[option] + gold[option]
    return best(list(question.options), worth)


def build_room(view: View, question: Question, dice: Dice) -> int:
    """The best room, as far from the entrance as its zone allows."""
    lord = own(view)
    worth: dict[int, float] = {BUILD_NOTHING: 0.0}
    for option in question.options:
        if option != BUILD_NOTHING:
            answer = question.read(option)
            room, cell = answer["room"], answer["cell"]
            value = ROOM_WORTH[room] + fitting(view, lord, room)
            worth[option] = value + 0.1 * (cell // COLUMNS) + 0.1 * abs(cell % COLUMNS - ENTRANCE)
    return best(list(question.options), worth)


def fitting(view: View, lord: LordView, room: int) -> float:
    """Rooms that count creatures are worth what lives here."""
    row = view.terms.box.rooms[room]
    return float(sum(row.points for kind, count in enumerate(lord.lair) if row.counts >> kind & 1 and count))


def use_room(view: View, question: Question, dice: Dice) -> int:
    """Everything that produces is used; the press only by the wicked, the Magic Room by the well fed."""
    lord = own(view)
    for option in question.options:
        if option == DONE_PRODUCING:
            continue
        room = question.read(option)["room"]
        if room == PRINTING_PRESS and lord.evil < 6:
            continue
        if room == MAGIC_ROOM and lord.food < 3:
            continue
        return option
    return DONE_PRODUCING
