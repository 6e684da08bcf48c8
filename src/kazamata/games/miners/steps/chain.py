"""The chain reaction up to the surface (IM-26 to IM-28, IM-31, IM-A17)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.effects import MORE_SURFACE, SURFACE_USES
from kazamata.games.miners.geometry import UPPER_LEFT, UPPER_RIGHT, row_of
from kazamata.games.miners.mine import NO_SPOT, Mine, Spot
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.resolve.activation import ActivateSpot
from kazamata.games.miners.steps.resolve.spaces import UseSurfaceBoard


def schedule_surface(state: State, seat: Seat) -> None:
    """Schedule the surface at the end of the chain; an event may grant a second effect (IM-27, IM-A26)."""
    state.players[seat].lane.append(UseSurfaceBoard(seat, 0, SURFACE_USES + state.modifier(MORE_SURFACE)))


@final
class ContinueChain(Step[State]):
    """Activate a card of the chain, then continue the chain from it (IM-25, IM-26)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "spot")

    def __init__(self, seat: Seat, spot: Spot) -> None:
        self.seat: Seat = seat
        self.spot: Spot = spot

    def run(self, state: State, sink: EventSink) -> None:
        lane = state.players[self.seat].lane
        lane.append(Climb(self.seat, self.spot))
        lane.append(ActivateSpot(self.seat, self.spot))


@final
class Climb(Step[State]):
    """The chain continues to one card directly above, or from row I to the surface (IM-26, IM-27)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "spot")

    def __init__(self, seat: Seat, spot: Spot) -> None:
        self.seat: Seat = seat
        self.spot: Spot = spot

    def _above(self, mine: Mine) -> tuple[Spot, Spot]:
        return mine.neighbour(self.spot, UPPER_LEFT), mine.neighbour(self.spot, UPPER_RIGHT)

    def asked_seats(self, state: State) -> SeatSet:
        left, right = self._above(state.players[self.seat].mine)
        return seat_set_if(left != NO_SPOT and right != NO_SPOT, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.CLIMB

    def options(self, state: State, seat: Seat) -> vec[i64]:
        left, right = self._above(state.players[seat].mine)
        return append(vec[i64]([left]), right) if left < right else append(vec[i64]([right]), left)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        left, right = self._above(mine)
        if option == left or option == right:
            return None
        if option >= mine.size():
            return Refusal("IM-26", "no-such-card", {"spot": option, "cards": mine.size()}, "climb-above")
        values: dict[str, int] = {"card": mine.cards[option], "below": mine.cards[self.spot]}
        return Refusal("IM-26", "not-directly-above", values, "climb-above")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lane = state.players[seat].lane
        lane.pop()
        lane.append(ContinueChain(seat, option))

    def run(self, state: State, sink: EventSink) -> None:
        player = state.players[self.seat]
        if row_of(player.mine.cells[self.spot]) == 1:
            schedule_surface(state, self.seat)
            return
        left, right = self._above(player.mine)
        player.lane.append(ContinueChain(self.seat, right if left == NO_SPOT else left))
