"""Production and retrieving orders (DL-38 to DL-40)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set, seat_set_if
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
    PRODUCED,
)
from kazamata.games.lords.events import ORDER_RETRIEVED, ROOM_USED
from kazamata.games.lords.evil import move_evil
from kazamata.games.lords.fields import FOR_ROOM
from kazamata.games.lords.goods import can_draw_trap, change_goods, draw_trap
from kazamata.games.lords.grid import append_bits, diggable
from kazamata.games.lords.packs import pack_count
from kazamata.games.lords.state import NO_CELL, NO_ORDER, Lord, State
from kazamata.games.lords.steps.order_execution import dig_cell, refuse_cell


def times_used(lord: Lord, room: i64) -> i64:
    return (lord.room_uses >> (2 * room)) & 3


def can_use(state: State, lord: Lord, room: i64, cell: i64) -> bool:
    """Whether a room can be used by fresh workers (DL-38, DL-69, DL-74).

    The limit is once a round in Year 1 and twice in Year 2.
    """
    row = state.box.rooms[room]
    if row.workers == 0 or row.product == MAKES_NOTHING:
        return False
    if lord.free_workers() < row.workers or lord.food < row.food:
        return False
    if has_bit(lord.conquered_cells, cell) or times_used(lord, room) >= state.year:
        return False
    if row.product == MAKES_TRAP:
        return can_draw_trap(state)
    return row.product != MAKES_TUNNEL or diggable(lord.dug_cells) != 0


def refuse_use(state: State, lord: Lord, room: i64) -> Refusal | None:
    """Why a room cannot be used now (DL-38)."""
    cell = lord.cell_of(room)
    if cell == NO_CELL:
        return Refusal("DL-38", "room-not-yours", {"room": room}, "pick-own-room")
    if can_use(state, lord, room, cell):
        return None
    row = state.box.rooms[room]
    if row.workers == 0 or row.product == MAKES_NOTHING:
        return Refusal("DL-74", "room-makes-nothing", {"room": room}, "pick-own-room")
    if has_bit(lord.conquered_cells, cell):
        return Refusal("DL-69", "room-conquered", {"room": room}, "pick-own-room")
    if times_used(lord, room) >= state.year:
        return Refusal("DL-38", "room-used", {"room": room, "times": state.year}, "next-round")
    if lord.free_workers() < row.workers:
        values: dict[str, int] = {"room": room, "workers": row.workers, "held": lord.free_workers()}
        return Refusal("DL-38", "too-few-workers", values, "next-round")
    if lord.food < row.food:
        return Refusal("DL-38", "too-little-food", {"food": row.food, "held": lord.food}, "next-round")
    if row.product == MAKES_TRAP:
        return Refusal("DL-A20", "no-trap-left", {}, "pick-own-room")
    return Refusal("DL-26", "nowhere-to-dig", {}, "pick-own-room")


@final
class Produce(Step[State]):
    """A lord uses rooms in any order while fresh workers are left (DL-38)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        lord = state.lords[self.seat]
        for placed in lord.placed_rooms:
            if can_use(state, lord, placed & 15, placed >> 4):
                return seat_set(self.seat)
        return NOBODY

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.USE_ROOM

    def options(self, state: State, seat: Seat) -> vec[i64]:
        lord = state.lords[seat]
        options = vec[i64](capacity=8)
        for placed in lord.placed_rooms:
            if can_use(state, lord, placed & 15, placed >> 4):
                options = append(options, placed & 15)
        return append(options, DONE_PRODUCING)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None if option == DONE_PRODUCING else refuse_use(state, state.lords[seat], option)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        if option == DONE_PRODUCING:
            state.agenda.pop()
        else:
            use_room(state, seat, option, sink)


def use_room(state: State, seat: Seat, room: i64, sink: EventSink) -> None:
    """Use a room. Troll tokens work first, since they have no other use (DL-38, DL-39)."""
    lord, row = state.lords[seat], state.box.rooms[room]
    lord.room_uses += bit(2 * room)
    tokens = pack_count(lord.lair, TROLL) - lord.busy_trolls
    tokens = row.workers if tokens > row.workers else tokens
    lord.busy_trolls += tokens
    lord.busy_imps += row.workers - tokens
    sink.emit2(ROOM_USED, seat, room)
    change_goods(state, seat, 0, -row.food, 0, FOR_ROOM, sink)
    yield_product(state, seat, row.product, sink)


def yield_product(state: State, seat: Seat, product: i64, sink: EventSink) -> None:
    """Give the room's product, which is usable immediately (DL-38)."""
    if product == MAKES_FOOD:
        change_goods(state, seat, 0, PRODUCED, 0, FOR_ROOM, sink)
    elif product == MAKES_GOLD:
        change_goods(state, seat, PRODUCED, 0, 0, FOR_ROOM, sink)
    elif product == MAKES_IMP:
        change_goods(state, seat, 0, 0, PRODUCED, FOR_ROOM, sink)
    elif product == MAKES_TRAP:
        draw_trap(state, seat, sink)
    elif product == MAKES_REPUTE:
        move_evil(state, seat, -PRODUCED, sink)
    elif product == MAKES_TUNNEL:
        state.agenda.append(DIG_WITH_TOOL_SHED_STEPS[seat])
    else:
        raise ValueError(f"no room makes product {product}")


@final
class DigWithToolShed(Step[State]):
    """The Tool Shed digs one tunnel (DL-26, DL-38)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.DIG_TUNNEL

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append_bits(vec[i64](capacity=16), diggable(state.lords[seat].dug_cells), 0)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == asks.STOP_DIGGING:
            return Refusal("DL-38", "shed-must-dig", {}, "dig-beside")
        return refuse_cell(state.lords[seat], option)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        dig_cell(state, seat, option, sink)


def retrievable(lord: Lord) -> i64:
    """The slot 1 card, or instead any card that has a minion on it (DL-40)."""
    orders = bit(lord.slot1)
    if has_bit(lord.minion_slots, 1):
        orders |= bit(lord.slot2)
    if has_bit(lord.minion_slots, 2):
        orders |= bit(lord.slot3)
    return orders


@final
class RetrieveOrder(Step[State]):
    """Retrieve both inaccessible orders and exactly one of the three just played (DL-40)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(state.lords[self.seat].minion_slots & 6 != 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.RETRIEVE_ORDER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append_bits(vec[i64](capacity=4), retrievable(state.lords[seat]), 0)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        if has_bit(retrievable(lord), option):
            return None
        if option == lord.slot2 or option == lord.slot3:
            return Refusal("DL-40", "order-was-executed", {"order": option}, "retrieve-first-slot")
        return Refusal("DL-40", "order-not-played", {"order": option}, "retrieve-first-slot")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        take_back(state.lords[seat], seat, option, sink)

    def run(self, state: State, sink: EventSink) -> None:
        lord = state.lords[self.seat]
        take_back(lord, self.seat, lord.slot1, sink)


def take_back(lord: Lord, seat: Seat, order: i64, sink: EventSink) -> None:
    """The other two become inaccessible, and minions on cards go home (DL-40)."""
    lord.inaccessible_orders = (bit(lord.slot1) | bit(lord.slot2) | bit(lord.slot3)) & ~bit(order)
    lord.slot1 = lord.slot2 = lord.slot3 = NO_ORDER
    lord.minion_slots = 0
    sink.emit2(ORDER_RETRIEVED, seat, order)


PRODUCE: Final = (Produce(0), Produce(1), Produce(2), Produce(3))
DIG_WITH_TOOL_SHED_STEPS: Final = (
    DigWithToolShed(0),
    DigWithToolShed(1),
    DigWithToolShed(2),
    DigWithToolShed(3),
)
RETRIEVE: Final = (RetrieveOrder(0), RetrieveOrder(1), RetrieveOrder(2), RetrieveOrder(3))
