"""The road of a game: a stack of steps, of which the last is the present."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, Viewer

S = TypeVar("S")


class Step(Generic[S]):
    """A stretch of the road. It never changes and holds ids and numbers only.

    A step either asks seats (`asked`, `kind`, `options`, `refuse`, `take`) or is walked by the engine
    (`walk`). An asking step leaves the road in its own `take`; a walked one is taken off before it is walked.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def redact(self, viewer: Viewer) -> Step[S]:
        """The step as a viewer may know it: itself, or a twin whose secrets are replaced by 0."""
        return self

    def asked_seats(self, state: S) -> SeatSet:
        """Who must answer now; nobody means that the step is walked."""
        return NOBODY

    def ask_kind(self, state: S, seat: Seat) -> i64:
        """Which question of the game's table this is."""
        raise NotImplementedError

    def options(self, state: S, seat: Seat) -> vec[i64]:
        """The legal answers of a seat that is asked."""
        raise NotImplementedError

    def refuse(self, state: S, seat: Seat, option: Option) -> Refusal | None:
        """Why an answer inside the question's span is illegal; None if it is legal."""
        raise NotImplementedError

    def take(self, state: S, seat: Seat, option: Option, sink: EventSink) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def run(self, state: S, sink: EventSink) -> None:
        """Do what needs no answer."""


def run_agenda(state: S, agenda: list[Step[S]], sink: EventSink) -> None:
    """Walk on until a seat is asked or the road ends."""
    while agenda:
        step = agenda[-1]
        if step.asked_seats(state) != NOBODY:
            return
        agenda.pop()
        step.run(state, sink)


def redact_agenda(agenda: list[Step[S]], viewer: Viewer) -> list[Step[S]]:
    """A road as a viewer may know it."""
    return [step.redact(viewer) for step in agenda]


def schedule(agenda: list[Step[S]], steps: tuple[Step[S], ...]) -> None:
    """Lay steps on the road so that they come in the order in which they are read."""
    place = len(steps)
    while place > 0:
        place -= 1
        agenda.append(steps[place])
