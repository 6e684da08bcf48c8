"""Setting the table (DL-6, DL-10 to DL-14, DL-34, DL-35, DL-78) and the training missions.

(DL-M1 to DL-M5)
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import Tale
from kazamata.core.seats import Seat
from kazamata.core.steps import Step, lay, settle
from kazamata.games.lords.catalogue.box import Box
from kazamata.games.lords.catalogue.locations import LOCATIONS, SPACES
from kazamata.games.lords.events import ORDER_DRAWN, STARTER_CHANGED
from kazamata.games.lords.grid import FIRST_TUNNELS, add_cells
from kazamata.games.lords.packs import NONE
from kazamata.games.lords.scenarios import MISSIONS, Mission
from kazamata.games.lords.state import (
    BUILDING,
    COMBAT,
    IDLE,
    IN_TENT,
    NO_ORDER,
    NO_TILE,
    START_EVIL,
    WINTER,
    Lord,
    State,
)
from kazamata.games.lords.steps.combat import CombatRound
from kazamata.games.lords.steps.course import BEGIN_YEAR, END_COMBAT, numbers_from
from kazamata.games.lords.steps.orders import KEEP_ORDERS, tell_shut
from kazamata.games.lords.terms import Terms

START_GOODS: Final = 3
PUPPET_SHUT: Final = 3


def deal(terms: Terms, seed: int, tale: Tale) -> State:
    """A table at its first question, and what was seen until then."""
    dice = seeded(seed)
    state = empty_table(terms, dice)
    if terms.scenario > 0:
        set_mission(state, MISSIONS[terms.scenario - 1])
    else:
        set_table(state, tale)
    settle(state, state.road, tale)
    return state


def new_lord() -> Lord:
    """Three of all goods and three tunnels below the entrance (DL-13)."""
    return Lord(
        START_EVIL, START_GOODS, START_GOODS, START_GOODS, 0, 0, 0, FIRST_TUNNELS, 0, vec[i64](), NONE, NONE,
        NONE, NONE, NONE, vec[i64](), 0, 0, 0, 0, NO_ORDER, NO_ORDER, NO_ORDER, 0, 0, NO_ORDER, IDLE, NO_TILE,
        NONE, NONE,
    )  # fmt: skip


def trap_cards(box: Box) -> vec[i64]:
    """All trap cards, kind by kind."""
    cards = vec[i64](capacity=32)
    kind: i64 = 0
    for trap in box.traps:
        copies = trap.copies
        while copies > 0:
            cards = append(cards, kind)
            copies -= 1
        kind += 1
    return cards


def zeros(count: i64) -> vec[i64]:
    row = vec[i64](capacity=LOCATIONS * SPACES)
    while len(row) < count:
        row = append(row, 0)
    return row


def empty_table(terms: Terms, dice: Dice) -> State:
    """Boards and decks before anything is chosen."""
    lords: list[Lord] = []
    while len(lords) < terms.seats:
        lords.append(new_lord())
    traps = trap_cards(terms.box)
    specials = numbers_from(0, len(terms.box.specials))
    dice.shuffle(traps)
    dice.shuffle(specials)
    starter = dice.below(terms.seats) if terms.random_starter else 0
    road: list[Step[State]] = []
    nothing = vec[i64]()
    return State(
        terms, nothing, nothing, nothing, nothing, specials, nothing, 0, 0, traps, 0, NONE, lords, dice, road,
        BUILDING, 0, WINTER - 1, 0, 0, starter, starter, IN_TENT, zeros(LOCATIONS * SPACES), 0,
        NONE, 0, nothing,
        zeros(terms.puppets()), zeros(terms.puppets()), START_EVIL, None,
    )  # fmt: skip


def draw_orders(dice: Dice, count: i64) -> i64:
    """Some of the eight orders at random."""
    orders = numbers_from(0, LOCATIONS)
    dice.shuffle(orders)
    drawn: i64 = 0
    place: i64 = 0
    while place < count:
        drawn |= bit(orders[place])
        place += 1
    return drawn


def set_table(state: State, tale: Tale) -> None:
    """The starting player, opening orders of lords and non-player lords (DL-6, DL-34, DL-35, DL-78)."""
    tale.tell1(STARTER_CHANGED, state.starter)
    puppet: i64 = 0
    while puppet < state.terms.puppets():
        state.puppet_shut[puppet] = draw_orders(state.dice, PUPPET_SHUT)
        puppet += 1
    state.road.append(BEGIN_YEAR)
    seat: i64 = 0
    for lord in state.lords:
        if state.terms.chosen_opening:
            lord.drawn = draw_orders(state.dice, 3)
            tell_drawn(lord, seat, tale)
        else:
            lord.shut = draw_orders(state.dice, 2)
            tell_shut(lord, seat, tale)
        seat += 1
    if state.terms.chosen_opening:
        state.road.append(KEEP_ORDERS)


def tell_drawn(lord: Lord, seat: Seat, tale: Tale) -> None:
    """Each lord alone sees the three orders to choose from (DL-6)."""
    for order in add_cells(vec[i64](), lord.drawn, 0):
        tale.whisper(ORDER_DRAWN, seat, order)


def set_mission(state: State, mission: Mission) -> None:
    """Every seat faces the same party in a practice dungeon of its own (part 3)."""
    state.phase = COMBAT
    state.year = 1
    state.traps = vec[i64]()
    for lord in state.lords:
        lord.gold, lord.food, lord.imps = mission.gold, mission.food, 0
        lord.traps = mission.traps
        lord.lair = mission.lair
        for tile in mission.party:
            lord.party = append(lord.party, tile)
        if mission.room >= 0:
            lord.add_room(mission.room, mission.cell)
    lay(state.road, (CombatRound(1), END_COMBAT))
