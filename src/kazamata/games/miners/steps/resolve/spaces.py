"""The effects of board spaces and of the surface, which belong to no card (IM-27, IM-43)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks, program
from kazamata.games.miners.events import SURFACE_USED
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.program import NO_EFFECT
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.prices import missing_coins, refuse_price
from kazamata.games.miners.steps.resolve import effect


@final
class ResolveSpace(Step[State]):
    """Resolve the space where a move ends; passed spaces give nothing (IM-43)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: State, sink: EventSink) -> None:
        player = state.players[self.seat]
        track = program.track_of(state.board_sides, player.marker_board)
        place = program.space_effect(state.program, track, player.marker_space)
        if place != NO_EFFECT:
            player.lane.append(effect.Resolve(self.seat, place, NO_SPOT))


@final
class UseSurfaceBoard(Step[State]):
    """A seat uses `left` different effects of its surface board; `used` has one bit per effect (IM-27)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "used", "left")

    def __init__(self, seat: Seat, used: i64, left: i64) -> None:
        self.seat: Seat = seat
        self.used: i64 = used
        self.left: i64 = left

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.left > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.USE_SURFACE

    def _is_used(self, way: i64) -> bool:
        """Whether an effect was used; the two advances are one effect with two prices."""
        if way == asks.SURFACE_SHORT or way == asks.SURFACE_LONG:
            return has_bit(self.used, asks.SURFACE_SHORT) or has_bit(self.used, asks.SURFACE_LONG)
        return has_bit(self.used, way)

    def options(self, state: State, seat: Seat) -> vec[i64]:
        player = state.players[seat]
        options = vec[i64](capacity=4)
        way: i64 = 0
        while way < 4:
            if (
                not self._is_used(way)
                and missing_coins(state, player, state.program.surface_effects[way]) == 0
            ):
                options = append(options, way)
            way += 1
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if self._is_used(option):
            return Refusal("IM-27", "surface-used", {}, "pick-other-effect")
        return refuse_price(state, state.players[seat], state.program.surface_effects[option])

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lane = state.players[seat].lane
        lane.pop()
        sink.emit2(SURFACE_USED, seat, option)
        if self.left > 1:
            lane.append(UseSurfaceBoard(seat, self.used | bit(option), self.left - 1))
        lane.append(effect.Resolve(seat, state.program.surface_effects[option], NO_SPOT))
