"""Playing at the same time: every seat walks a lane of its own, and nobody waits inside it."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet
from kazamata.core.steps import Step, run_agenda

S = TypeVar("S")


class SimultaneousStep(Step[S]):
    """The road stands here until all lanes are empty; a lane is a road that asks one seat only.

    A game gives `lanes`: the lane of every seat, in seat order. Lanes are kept settled, so a lane that is
    not empty ends in a step that asks its seat. Where one seat may take the last of what others could choose
    (`is_scarce`), a step that is left without a choice must ask nobody, and is walked.
    """

    def lanes(self, state: S) -> list[list[Step[S]]]:
        """The lane of every seat."""
        raise NotImplementedError

    def lane(self, state: S, seat: Seat) -> list[Step[S]]:
        """The lane of one seat."""
        return self.lanes(state)[seat]

    def is_scarce(self, state: S) -> bool:
        """Whether what the lanes share runs low, so that an answer may leave another seat nothing to choose."""
        raise NotImplementedError

    def asked_seats(self, state: S) -> SeatSet:
        asked: SeatSet = NOBODY
        seat: i64 = 0
        for lane in self.lanes(state):
            if lane:
                asked |= bit(seat)
            seat += 1
        return asked

    def ask_kind(self, state: S, seat: Seat) -> i64:
        return self.lane(state, seat)[-1].ask_kind(state, seat)

    def options(self, state: S, seat: Seat) -> vec[i64]:
        return self.lane(state, seat)[-1].options(state, seat)

    def refuse(self, state: S, seat: Seat, option: Option) -> Refusal | None:
        return self.lane(state, seat)[-1].refuse(state, seat, option)

    def take(self, state: S, seat: Seat, option: Option, sink: EventSink) -> None:
        """Whoever answers goes on first; then all whom the answer has left nothing to choose."""
        lane = self.lane(state, seat)
        lane[-1].take(state, seat, option, sink)
        run_agenda(state, lane, sink)
        if self.is_scarce(state):
            self.run_lanes(state, sink)

    def run_lanes(self, state: S, sink: EventSink) -> None:
        """What waits for no answer goes by seat number, until nobody moves: one may take what another waits for."""
        moved = True
        while moved:
            moved = False
            for lane in self.lanes(state):
                if lane and lane[-1].asked_seats(state) == NOBODY:
                    run_agenda(state, lane, sink)
                    moved = True
