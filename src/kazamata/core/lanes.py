"""Simultaneous play: each seat has its own lane of steps and never waits for another seat inside it."""

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
    """Holds the agenda until all lanes are empty; a lane is an agenda that asks one seat only.

    A game implements `lanes`, the lanes of all seats in seat order. The last step of a lane always asks its
    seat, because the engine runs the other steps at once. If `is_scarce`, one seat's answer may leave another
    seat without options. The step of that seat must then ask nobody, and the engine runs it.
    """

    def lanes(self, state: S) -> list[list[Step[S]]]:
        """The lane of every seat."""
        raise NotImplementedError

    def lane(self, state: S, seat: Seat) -> list[Step[S]]:
        """The lane of one seat."""
        return self.lanes(state)[seat]

    def is_scarce(self, state: S) -> bool:
        """Whether shared supplies run low, so that one answer may leave another seat without options."""
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
        """Run the answering seat's lane first, then the lanes that the answer left without options."""
        lane = self.lane(state, seat)
        lane[-1].take(state, seat, option, sink)
        run_agenda(state, lane, sink)
        if self.is_scarce(state):
            self.run_lanes(state, sink)

    def run_lanes(self, state: S, sink: EventSink) -> None:
        """Run the lanes that need no answer, in seat order, until none advances; one may affect another."""
        moved = True
        while moved:
            moved = False
            for lane in self.lanes(state):
                if lane and lane[-1].asked_seats(state) == NOBODY:
                    run_agenda(state, lane, sink)
                    moved = True
