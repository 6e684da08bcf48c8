"""The agenda of a game: a stack of pending steps, with the current step last."""

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
    """A pending step. It is immutable and holds only ids and numbers.

    A step either asks seats (`asked_seats`, `ask_kind`, `options`, `refuse`, `take`) or the engine runs it
    (`run`). An asking step removes itself from the agenda in `take`. The engine removes any other step before
    it runs it.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def redact(self, viewer: Viewer) -> Step[S]:
        """The step as a viewer may see it: the step itself, or a copy whose secrets are 0."""
        return self

    def asked_seats(self, state: S) -> SeatSet:
        """The seats that must answer now; `NOBODY` means that the engine runs the step."""
        return NOBODY

    def ask_kind(self, state: S, seat: Seat) -> i64:
        """The index of this question in the game's questions."""
        raise NotImplementedError

    def options(self, state: S, seat: Seat) -> vec[i64]:
        """The legal answers of an asked seat."""
        raise NotImplementedError

    def refuse(self, state: S, seat: Seat, option: Option) -> Refusal | None:
        """Why an option of the question is illegal; None if it is legal."""
        raise NotImplementedError

    def take(self, state: S, seat: Seat, option: Option, sink: EventSink) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def run(self, state: S, sink: EventSink) -> None:
        """Do the work of a step that needs no answer."""


def run_agenda(state: S, agenda: list[Step[S]], sink: EventSink) -> None:
    """Run steps until one asks a seat or the agenda is empty."""
    while run_next(state, agenda, sink):
        pass


def run_next(state: S, agenda: list[Step[S]], sink: EventSink) -> bool:
    """Run the next step; returns whether there was one, that is no question and not the end."""
    if not agenda:
        return False
    step = agenda[-1]
    if step.asked_seats(state) != NOBODY:
        return False
    agenda.pop()
    step.run(state, sink)
    return True


def redact_agenda(agenda: list[Step[S]], viewer: Viewer) -> list[Step[S]]:
    """The agenda as a viewer may see it."""
    return [step.redact(viewer) for step in agenda]


def schedule(agenda: list[Step[S]], steps: tuple[Step[S], ...]) -> None:
    """Push steps onto the agenda; they run in the order given."""
    index = len(steps)
    while index > 0:
        index -= 1
        agenda.append(steps[index])
