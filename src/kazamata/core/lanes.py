"""Playing at the same time: every seat walks a lane of its own, and nobody waits inside it."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats
from kazamata.core.steps import Step, settle

S = TypeVar("S")


class Together(Step[S]):
    """The road stands here until all lanes are empty; a lane is a road that asks one seat only.

    A game gives `lanes`: the lane of every seat, in seat order. Lanes are kept settled, so a lane that is
    not empty ends in a step that asks its seat.
    """

    def lanes(self, state: S) -> list[list[Step[S]]]:
        """The lane of every seat."""
        raise NotImplementedError

    def lane(self, state: S, seat: Seat) -> list[Step[S]]:
        """The lane of one seat."""
        return self.lanes(state)[seat]

    def asked(self, state: S) -> Seats:
        asked: Seats = NOBODY
        seat: i64 = 0
        for lane in self.lanes(state):
            if lane:
                asked |= bit(seat)
            seat += 1
        return asked

    def kind(self, state: S, seat: Seat) -> i64:
        return self.lane(state, seat)[-1].kind(state, seat)

    def options(self, state: S, seat: Seat) -> vec[i64]:
        return self.lane(state, seat)[-1].options(state, seat)

    def refuse(self, state: S, seat: Seat, option: Option) -> Refusal | None:
        return self.lane(state, seat)[-1].refuse(state, seat, option)

    def take(self, state: S, seat: Seat, option: Option, tale: Tale) -> None:
        lane = self.lane(state, seat)
        lane[-1].take(state, seat, option, tale)
        settle(state, lane, tale)

    def depart(self, state: S, tale: Tale) -> None:
        """Settle all lanes for the first time: what waits for no answer goes by seat number."""
        for lane in self.lanes(state):
            settle(state, lane, tale)
