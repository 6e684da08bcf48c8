"""Production and taking orders back (DL-38 to DL-40)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats, only, only_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.asks import DONE_PRODUCING
from kazamata.games.lords.catalogue.creatures import TROLL
from kazamata.games.lords.catalogue.rooms import (
    MAKES_FOOD,
    MAKES_GOLD,
    MAKES_IMP,
    MAKES_NOTHING,
    MAKES_REPUTE,
    MAKES_TRAP,
    MAKES_TUNNEL,
)
from kazamata.games.lords.events import ORDER_RETRIEVED, ROOM_USED
from kazamata.games.lords.evil import move_evil
from kazamata.games.lords.fields import FOR_ROOM
from kazamata.games.lords.goods import can_draw_trap, change_goods, draw_trap
from kazamata.games.lords.grid import add_cells, diggable
from kazamata.games.lords.packs import held
from kazamata.games.lords.state import NO_ORDER, NO_TILE, Lord, State
from kazamata.games.lords.steps.errands import dig_cell, refuse_cell


def times_used(lord: Lord, room: i64) -> i64:
    return (lord.worked >> (2 * room)) & 3


def can_use(state: State, lord: Lord, room: i64, cell: i64) -> bool:
    """Once a round in Year 1, twice in Year 2, with fresh workers (DL-38, DL-69, DL-74)."""
    row = state.box.rooms[room]
    if row.workers == 0 or row.product == MAKES_NOTHING:
        return False
    if lord.workers() < row.workers or lord.food < row.food:
        return False
    if has_bit(lord.lost, cell) or times_used(lord, room) >= state.year:
        return False
    if row.product == MAKES_TRAP:
        return can_draw_trap(state)
    return row.product != MAKES_TUNNEL or diggable(lord.dug) != 0


def refuse_use(state: State, lord: Lord, room: i64) -> Refusal | None:
    """Why a room cannot be used now (DL-38)."""
    cell = lord.cell_of(room)
    if cell == NO_TILE:
        return Refusal("DL-38", "room-not-yours", {"room": room}, "pick-own-room")
    if can_use(state, lord, room, cell):
        return None
    row = state.box.rooms[room]
    if row.workers == 0 or row.product == MAKES_NOTHING:
        return Refusal("DL-74", "room-makes-nothing", {"room": room}, "pick-own-room")
    if has_bit(lord.lost, cell):
        return Refusal("DL-69", "room-conquered", {"room": room}, "pick-own-room")
    if times_used(lord, room) >= state.year:
        return Refusal("DL-38", "room-used", {"room": room, "times": state.year}, "next-round")
    if lord.workers() < row.workers:
        values: dict[str, int] = {"room": room, "workers": row.workers, "held": lord.workers()}
        return Refusal("DL-38", "too-few-workers", values, "next-round")
    if lord.food < row.food:
        return Refusal("DL-38", "too-little-food", {"food": row.food, "held": lord.food}, "next-round")
    if row.product == MAKES_TRAP:
        return Refusal("DL-A20", "no-trap-left", {}, "pick-own-room")
    return Refusal("DL-26", "nowhere-to-dig", {}, "pick-own-room")


@final
class Produce(Step[State]):
    """A lord uses rooms in any order, as long as fresh workers are left (DL-38)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked(self, state: State) -> Seats:
        lord = state.lords[self.seat]
        for placed in lord.rooms:
            if can_use(state, lord, placed & 15, placed >> 4):
                return only(self.seat)
        return NOBODY

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.USE_ROOM

    def options(self, state: State, seat: Seat) -> vec[i64]:
        lord = state.lords[seat]
        options = vec[i64](capacity=8)
        for placed in lord.rooms:
            if can_use(state, lord, placed & 15, placed >> 4):
                options = append(options, placed & 15)
        return append(options, DONE_PRODUCING)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None if option == DONE_PRODUCING else refuse_use(state, state.lords[seat], option)

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        if option == DONE_PRODUCING:
            state.road.pop()
        else:
            use_room(state, seat, option, tale)


def use_room(state: State, seat: Seat, room: i64, tale: Tale) -> None:
    """Troll tokens work first: what is left over could do nothing else (DL-38, DL-39)."""
    lord, row = state.lords[seat], state.box.rooms[room]
    lord.worked += bit(2 * room)
    tokens = held(lord.lair, TROLL) - lord.tired
    tokens = row.workers if tokens > row.workers else tokens
    lord.tired += tokens
    lord.busy += row.workers - tokens
    tale.tell2(ROOM_USED, seat, room)
    change_goods(state, seat, 0, -row.food, 0, FOR_ROOM, tale)
    yield_product(state, seat, row.product, tale)


def yield_product(state: State, seat: Seat, product: i64, tale: Tale) -> None:
    """What comes out of a room is usable at once (DL-38)."""
    if product == MAKES_FOOD:
        change_goods(state, seat, 0, 1, 0, FOR_ROOM, tale)
    elif product == MAKES_GOLD:
        change_goods(state, seat, 1, 0, 0, FOR_ROOM, tale)
    elif product == MAKES_IMP:
        change_goods(state, seat, 0, 0, 1, FOR_ROOM, tale)
    elif product == MAKES_TRAP:
        draw_trap(state, seat, tale)
    elif product == MAKES_REPUTE:
        move_evil(state, seat, -1, tale)
    elif product == MAKES_TUNNEL:
        state.road.append(SHEDS[seat])
    else:
        raise ValueError(f"no room makes product {product}")


@final
class DigByShed(Step[State]):
    """The Tool Shed digs one tunnel (DL-26, DL-38)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked(self, state: State) -> Seats:
        return only(self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.DIG_TUNNEL

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return add_cells(vec[i64](capacity=16), diggable(state.lords[seat].dug), 0)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == asks.STOP_DIGGING:
            return Refusal("DL-38", "shed-must-dig", {}, "dig-beside")
        return refuse_cell(state.lords[seat], option)

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        dig_cell(state, seat, option, tale)


def retrievable(lord: Lord) -> i64:
    """The slot 1 card, or instead any card that has a minion on it (DL-40)."""
    orders = bit(lord.first)
    if has_bit(lord.stuck, 1):
        orders |= bit(lord.second)
    if has_bit(lord.stuck, 2):
        orders |= bit(lord.third)
    return orders


@final
class Retrieve(Step[State]):
    """Both inaccessible orders come back and exactly one of the three just played (DL-40)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked(self, state: State) -> Seats:
        return only_if(state.lords[self.seat].stuck & 6 != 0, self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.RETRIEVE_ORDER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return add_cells(vec[i64](capacity=4), retrievable(state.lords[seat]), 0)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        if has_bit(retrievable(lord), option):
            return None
        if option == lord.second or option == lord.third:
            return Refusal("DL-40", "order-was-executed", {"order": option}, "retrieve-first-slot")
        return Refusal("DL-40", "order-not-played", {"order": option}, "retrieve-first-slot")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        take_back(state.lords[seat], seat, option, tale)

    def walk(self, state: State, tale: Tale) -> None:
        lord = state.lords[self.seat]
        take_back(lord, self.seat, lord.first, tale)


def take_back(lord: Lord, seat: Seat, order: i64, tale: Tale) -> None:
    """The other two become inaccessible; minions on cards go home (DL-40)."""
    lord.shut = (bit(lord.first) | bit(lord.second) | bit(lord.third)) & ~bit(order)
    lord.first = lord.second = lord.third = NO_ORDER
    lord.stuck = 0
    tale.tell2(ORDER_RETRIEVED, seat, order)


PRODUCE: Final = (Produce(0), Produce(1), Produce(2), Produce(3))
SHEDS: Final = (DigByShed(0), DigByShed(1), DigByShed(2), DigByShed(3))
RETRIEVE: Final = (Retrieve(0), Retrieve(1), Retrieve(2), Retrieve(3))
