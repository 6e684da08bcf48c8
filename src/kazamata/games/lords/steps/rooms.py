"""Building rooms (DL-32)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, Seats, only_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.asks import BUILD_NOTHING, room_of, site_of
from kazamata.games.lords.catalogue.locations import BUILD_ROOM, SPACES, space_of
from kazamata.games.lords.catalogue.rooms import ROOMS_SPAN
from kazamata.games.lords.events import ORDER_DECLINED, ORDER_EXECUTED, ORDER_FAILED, ROOM_BUILT
from kazamata.games.lords.fields import FOR_ORDER
from kazamata.games.lords.goods import change_goods
from kazamata.games.lords.grid import CELLS, ZONE_CELLS, add_cells, beside
from kazamata.games.lords.state import Lord, State


def sites(state: State, lord: Lord, room: i64) -> i64:
    """The cells where a room may be built: unconquered tunnels in its zone, beside no room (DL-32, DL-A8)."""
    return lord.tunnels() & ~beside(lord.room_cells()) & ZONE_CELLS[state.box.rooms[room].zone]


def refuse_site(state: State, lord: Lord, room: i64, cell: i64) -> Refusal | None:
    """Why a room cannot be built in a cell (DL-32)."""
    if has_bit(sites(state, lord, room), cell):
        return None
    values: dict[str, int] = {"room": room, "cell": cell}
    if not has_bit(lord.dug, cell):
        return Refusal("DL-32", "room-needs-tunnel", values, "dig-first")
    if has_bit(lord.lost, cell):
        return Refusal("DL-69", "tile-conquered", values, "pick-other-cell")
    if has_bit(lord.room_cells(), cell):
        return Refusal("DL-32", "cell-has-room", values, "pick-other-cell")
    if has_bit(beside(lord.room_cells()), cell):
        return Refusal("DL-32", "rooms-apart", values, "pick-other-cell")
    return Refusal("DL-32", "outside-zone", values, "pick-other-cell")


@final
class Build(Step[State]):
    """Pick a room on offer and the tunnel that it replaces (DL-32, DL-A32)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: Seat, place: i64) -> None:
        self.seat: Seat = seat
        self.place: i64 = place
        self.gold: i64 = space_of(BUILD_ROOM, place).gold

    def possible(self, state: State) -> bool:
        lord = state.lords[self.seat]
        if lord.gold < self.gold:
            return False
        room: i64 = 0
        while room < ROOMS_SPAN:
            if has_bit(state.shop, room) and sites(state, lord, room) != 0:
                return True
            room += 1
        return False

    def asked(self, state: State) -> Seats:
        return only_if(self.possible(state), self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.BUILD_ROOM

    def options(self, state: State, seat: Seat) -> vec[i64]:
        lord = state.lords[seat]
        options = vec[i64](capacity=24)
        room: i64 = 0
        while room < ROOMS_SPAN:
            if has_bit(state.shop, room):
                options = add_cells(options, sites(state, lord, room), room * CELLS)
            room += 1
        return append(options, BUILD_NOTHING)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == BUILD_NOTHING:
            return None
        room, cell = room_of(option), site_of(option)
        if not has_bit(state.shop, room):
            return Refusal("DL-32", "room-not-offered", {"room": room}, "pick-offered-room")
        return refuse_site(state, state.lords[seat], room, cell)

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        if option == BUILD_NOTHING:
            self.stay(state, ORDER_DECLINED, tale)
            return
        room, cell = room_of(option), site_of(option)
        tale.tell3(ORDER_EXECUTED, seat, BUILD_ROOM, self.place)
        change_goods(state, seat, -self.gold, 0, 0, FOR_ORDER, tale)
        state.shop &= ~bit(room)
        state.lords[seat].add_room(room, cell)
        tale.tell3(ROOM_BUILT, seat, room, cell)

    def stay(self, state: State, event: i64, tale: Tale) -> None:
        lord = state.lords[self.seat]
        lord.stuck |= bit(lord.slot_of(BUILD_ROOM))
        tale.tell3(event, self.seat, BUILD_ROOM, self.place)

    def walk(self, state: State, tale: Tale) -> None:
        self.stay(state, ORDER_FAILED, tale)


def _builds() -> tuple[Build, ...]:
    return tuple(Build(seat, place) for seat in range(4) for place in range(SPACES))


BUILDS: Final = _builds()
