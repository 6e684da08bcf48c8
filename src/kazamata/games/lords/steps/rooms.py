"""Building rooms (DL-32)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.asks import BUILD_NOTHING, room_of, site_of
from kazamata.games.lords.catalogue.locations import BUILD_ROOM, SPACES, space_of
from kazamata.games.lords.catalogue.rooms import ROOMS_SPAN
from kazamata.games.lords.events import ORDER_DECLINED, ORDER_EXECUTED, ORDER_FAILED, ROOM_BUILT
from kazamata.games.lords.fields import FOR_ORDER
from kazamata.games.lords.goods import change_goods
from kazamata.games.lords.grid import CELLS, ZONE_CELLS, adjacent_cells, append_bits
from kazamata.games.lords.state import Lord, State


def sites(state: State, lord: Lord, room: i64) -> i64:
    """The cells for a room: unconquered tunnels in its zone, not adjacent to a room (DL-32, DL-A8)."""
    return lord.tunnels() & ~adjacent_cells(lord.room_cells()) & ZONE_CELLS[state.box.rooms[room].zone]


def refuse_site(state: State, lord: Lord, room: i64, cell: i64) -> Refusal | None:
    """Why a room cannot be built in a cell (DL-32)."""
    if has_bit(sites(state, lord, room), cell):
        return None
    values: dict[str, int] = {"room": room, "cell": cell}
    if not has_bit(lord.dug_cells, cell):
        return Refusal("DL-32", "room-needs-tunnel", values, "dig-first")
    if has_bit(lord.conquered_cells, cell):
        return Refusal("DL-69", "tile-conquered", values, "pick-other-cell")
    if has_bit(lord.room_cells(), cell):
        return Refusal("DL-32", "cell-has-room", values, "pick-other-cell")
    if has_bit(adjacent_cells(lord.room_cells()), cell):
        return Refusal("DL-32", "rooms-apart", values, "pick-other-cell")
    return Refusal("DL-32", "outside-zone", values, "pick-other-cell")


@final
class BuildRoom(Step[State]):
    """Choose a room on offer and the tunnel that it replaces (DL-32, DL-A32)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space_index")

    def __init__(self, seat: Seat, space_index: i64) -> None:
        self.seat: Seat = seat
        self.space_index: i64 = space_index
        self.gold: i64 = space_of(BUILD_ROOM, space_index).gold

    def possible(self, state: State) -> bool:
        lord = state.lords[self.seat]
        if lord.gold < self.gold:
            return False
        room: i64 = 0
        while room < ROOMS_SPAN:
            if has_bit(state.room_offer, room) and sites(state, lord, room) != 0:
                return True
            room += 1
        return False

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.possible(state), self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.BUILD_ROOM

    def options(self, state: State, seat: Seat) -> vec[i64]:
        lord = state.lords[seat]
        options = vec[i64](capacity=24)
        room: i64 = 0
        while room < ROOMS_SPAN:
            if has_bit(state.room_offer, room):
                options = append_bits(options, sites(state, lord, room), room * CELLS)
            room += 1
        return append(options, BUILD_NOTHING)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == BUILD_NOTHING:
            return None
        room, cell = room_of(option), site_of(option)
        if not has_bit(state.room_offer, room):
            return Refusal("DL-32", "room-not-offered", {"room": room}, "pick-offered-room")
        return refuse_site(state, state.lords[seat], room, cell)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        if option == BUILD_NOTHING:
            self.stay(state, ORDER_DECLINED, sink)
            return
        room, cell = room_of(option), site_of(option)
        sink.emit3(ORDER_EXECUTED, seat, BUILD_ROOM, self.space_index)
        change_goods(state, seat, -self.gold, 0, 0, FOR_ORDER, sink)
        state.room_offer &= ~bit(room)
        state.lords[seat].add_room(room, cell)
        sink.emit3(ROOM_BUILT, seat, room, cell)

    def stay(self, state: State, event: i64, sink: EventSink) -> None:
        lord = state.lords[self.seat]
        lord.minion_slots |= bit(lord.slot_of(BUILD_ROOM))
        sink.emit3(event, self.seat, BUILD_ROOM, self.space_index)

    def run(self, state: State, sink: EventSink) -> None:
        self.stay(state, ORDER_FAILED, sink)


def _builds() -> tuple[BuildRoom, ...]:
    return tuple(BuildRoom(seat, place) for seat in range(4) for place in range(SPACES))


BUILD_ROOM_STEPS: Final = _builds()
