"""Setup of the game (DL-6, DL-10 to DL-14, DL-34, DL-35, DL-78) and of training missions (DL-M1 to DL-M5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.core.steps import Step, run_agenda, schedule
from kazamata.games.lords.catalogue.box import Box
from kazamata.games.lords.catalogue.locations import LOCATIONS, SPACES
from kazamata.games.lords.events import ORDER_DRAWN, STARTER_CHANGED
from kazamata.games.lords.grid import FIRST_TUNNELS, append_bits
from kazamata.games.lords.packs import EMPTY_PACK
from kazamata.games.lords.scenarios import MISSIONS, Mission
from kazamata.games.lords.state import (
    BUILDING,
    COMBAT,
    IDLE,
    NO_CELL,
    NO_ORDER,
    PALADIN_IN_TENT,
    START_EVIL,
    WINTER,
    Lord,
    State,
)
from kazamata.games.lords.steps.combat import CombatRound
from kazamata.games.lords.steps.orders import KEEP_ORDERS, emit_inaccessible
from kazamata.games.lords.steps.years import BEGIN_YEAR, END_COMBAT, numbers_from
from kazamata.games.lords.terms import Terms

START_GOODS: Final = 3
NON_PLAYER_INACCESSIBLE: Final = 3


def deal(terms: Terms, seed: int, sink: EventSink) -> State:
    """Deal a table up to its first question, and emit the events until then."""
    dice = seeded(seed)
    state = empty_table(terms, dice)
    if terms.scenario > 0:
        set_mission(state, MISSIONS[terms.scenario - 1])
    else:
        set_table(state, sink)
    run_agenda(state, state.agenda, sink)
    return state


def new_lord() -> Lord:
    """Three of each good and three tunnels below the entrance (DL-13)."""
    return Lord(
        START_EVIL,
        START_GOODS,
        START_GOODS,
        START_GOODS,
        0,
        0,
        0,
        FIRST_TUNNELS,
        0,
        vec[i64](),
        EMPTY_PACK,
        EMPTY_PACK,
        EMPTY_PACK,
        EMPTY_PACK,
        EMPTY_PACK,
        vec[i64](),
        0,
        0,
        0,
        0,
        NO_ORDER,
        NO_ORDER,
        NO_ORDER,
        0,
        0,
        NO_ORDER,
        IDLE,
        NO_CELL,
        EMPTY_PACK,
        EMPTY_PACK,
    )


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
    """Boards and decks before the first choice."""
    lords: list[Lord] = []
    while len(lords) < terms.seats:
        lords.append(new_lord())
    traps = trap_cards(terms.box)
    specials = numbers_from(0, len(terms.box.specials))
    dice.shuffle(traps)
    dice.shuffle(specials)
    starter = dice.below(terms.seats) if terms.random_starter else 0
    agenda: list[Step[State]] = []
    nothing = vec[i64]()
    return State(
        terms,
        nothing,
        nothing,
        nothing,
        nothing,
        specials,
        nothing,
        0,
        0,
        traps,
        0,
        EMPTY_PACK,
        lords,
        dice,
        agenda,
        BUILDING,
        0,
        WINTER - 1,
        0,
        0,
        starter,
        starter,
        PALADIN_IN_TENT,
        zeros(LOCATIONS * SPACES),
        0,
        EMPTY_PACK,
        0,
        nothing,
        zeros(terms.non_player_count()),
        zeros(terms.non_player_count()),
        START_EVIL,
        None,
    )


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


def set_table(state: State, sink: EventSink) -> None:
    """Set the starting player and the opening orders of all lords (DL-6, DL-34, DL-35, DL-78)."""
    sink.emit1(STARTER_CHANGED, state.starting_seat)
    non_player_lord: i64 = 0
    while non_player_lord < state.terms.non_player_count():
        state.non_player_inaccessible[non_player_lord] = draw_orders(state.dice, NON_PLAYER_INACCESSIBLE)
        non_player_lord += 1
    state.agenda.append(BEGIN_YEAR)
    seat: i64 = 0
    for lord in state.lords:
        if state.terms.chosen_opening:
            lord.drawn_orders = draw_orders(state.dice, 3)
            emit_drawn(lord, seat, sink)
        else:
            lord.inaccessible_orders = draw_orders(state.dice, 2)
            emit_inaccessible(lord, seat, sink)
        seat += 1
    if state.terms.chosen_opening:
        state.agenda.append(KEEP_ORDERS)


def emit_drawn(lord: Lord, seat: Seat, sink: EventSink) -> None:
    """Show each lord its three orders to choose from, in private (DL-6)."""
    for order in append_bits(vec[i64](), lord.drawn_orders, 0):
        sink.emit_private(ORDER_DRAWN, seat, order)


def set_mission(state: State, mission: Mission) -> None:
    """Every seat faces the same party in its own practice dungeon (part 3)."""
    state.phase = COMBAT
    state.year = 1
    state.trap_deck = vec[i64]()
    for lord in state.lords:
        lord.gold, lord.food, lord.imps = mission.gold, mission.food, 0
        lord.traps = mission.traps
        lord.lair = mission.lair
        for tile in mission.party:
            lord.party = append(lord.party, tile)
        if mission.room >= 0:
            lord.add_room(mission.room, mission.cell)
    schedule(state.agenda, (CombatRound(1), END_COMBAT))
