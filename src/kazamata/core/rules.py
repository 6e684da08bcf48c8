"""The seven verbs that every game speaks and everybody else uses: deal ask take why see imagine score."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Ask, AskKind, Option, Question
from kazamata.core.bits import has_bit
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS, Event, EventKind, EventSink
from kazamata.core.features import FeatureBlock, FeatureWriter
from kazamata.core.refusals import Refusal, Refused
from kazamata.core.seats import NOBODY, Seat, Viewer, lowest_seat
from kazamata.core.steps import Step, run_agenda

S = TypeVar("S")
V = TypeVar("V")


@final
class Choice:
    """Something a table agrees upon before the deal: a module, a level, a house rule."""

    __match_args__: ClassVar[tuple[str, ...]] = ("key", "values", "default", "clause", "is_house_rule")

    def __init__(
        self, key: str, values: tuple[str, ...], default: str, clause: str, is_house_rule: bool = False
    ) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.clause = clause
        self.is_house_rule = is_house_rule


@final
class Setup:
    """Who sits down to what: the number of seats and the choices of the table, all of them spelled out."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seats", "choices")

    def __init__(self, seats: int, choices: dict[str, str]) -> None:
        self.seats = seats
        self.choices = choices


@final
class Outcome:
    """How a game stands or has ended.

    `cause` names the way of ending ("" while the game runs), `winners` the seats that won (all or none
    where the game is co-operative), `scores` one number a seat where the game counts points, and
    `lines` the breakdown: (seat, key, points).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("end_reason", "winners", "scores", "breakdown")

    def __init__(
        self, end_reason: str, winners: list[int], scores: list[int], breakdown: list[tuple[int, str, int]]
    ) -> None:
        self.end_reason = end_reason
        self.winners = winners
        self.scores = scores
        self.breakdown = breakdown


NO_REVEAL: Final = -1
OBSERVED_FACTS: Final = 4
"""How many of the numbers that a question is about stand in an observation."""
SCENARIO: Final = "scenario"
"""What a choice is called whose values are things to practise."""


class Rules(Generic[S, V]):
    """One game. `ask`, `why` and `take` are the same for all games; the other verbs belong to each.

    `shapes` are the classes that a position is made of, `steps` those of its road: whoever stores a position
    writes an object as its place in its row, so the rows only ever grow at their ends. `apart` says that nobody
    can touch what is another's, so that what a seat does openly need not concern the others. `open_score` says that
    whoever looks can count the score at any time: it depends on nothing that is hidden.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, ...],
        cooperative: bool,
        choices: tuple[Choice, ...],
        ask_kinds: tuple[AskKind, ...],
        event_kinds: tuple[EventKind, ...],
        state_classes: tuple[type[object], ...],
        step_classes: tuple[type[Step[S]], ...],
        independent_seats: bool = False,
        public_score: bool = False,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.cooperative = cooperative
        self.choices = choices
        self.ask_kinds = ask_kinds
        self.event_kinds = event_kinds
        self.state_classes = state_classes
        self.step_classes = step_classes
        self.independent_seats = independent_seats
        self.public_score = public_score

    @abstractmethod
    def deal(self, setup: Setup, seed: int) -> S:
        """Set the table; raises `Refused` for a setup that the rules do not know."""

    @abstractmethod
    def agenda(self, state: S) -> list[Step[S]]:
        """The road of a position; it is empty when the game is over."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent twin of a position."""

    @abstractmethod
    def see(self, state: S, viewer: Viewer) -> V:
        """What a viewer may know, copied into a type of its own."""

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """A complete position that looks just like the view."""

    @abstractmethod
    def score(self, state: S) -> Outcome:
        """The result with its breakdown."""

    @abstractmethod
    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Why a table cannot be set up like this."""

    def deal_events(self, setup: Setup, seed: int) -> list[Event]:
        """What the deal itself tells those who sit down, before anybody is asked."""
        return []

    def isolate(self, state: S, seat: Seat) -> None:
        """Make a position a trial of one seat's turn: without the others, where the rules let them wait apart,
        and with a road that ends with the turn, so that nothing after it looks like its fruit.
        """

    def reveal_worlds(self, view: V, dice: Dice) -> list[tuple[int, S]]:
        """Worlds that look like a view, one for each thing that may be turned up next, with its number.

        Where the rules foresee nothing of the kind there is one world, and no number.
        """
        return [(NO_REVEAL, self.imagine(view, dice))]

    def facts(self, state: S, ask: Ask) -> vec[i64]:
        """What a question is about, number by number, as the row of its kind says."""
        return vec[i64]()

    def question(self, state: S, ask: Ask) -> Question:
        """A question with what it is about, such as prices: for whoever shows it or thinks about it."""
        return Question(self.ask_kinds[ask.kind], ask.kind, ask.seat, ask.options, self.facts(state, ask))

    def setup(self, seats: int, chosen: dict[str, str]) -> Setup:
        """A setup with every choice spelled out; raises `Refused` where the rules say no."""
        choices = {choice.key: chosen.get(choice.key, choice.default) for choice in self.choices}
        unknown = [key for key in chosen if key not in choices]
        if unknown:
            raise KeyError(
                f"{self.name} has no choice called {unknown[0]!r}; there are: {', '.join(choices)}"
            )
        setup = Setup(seats, choices)
        refusal = self.refuse_setup(setup)
        if refusal is not None:
            raise Refused(refusal)
        return setup

    def possible_asks(self, setup: Setup) -> list[int]:
        """The kinds of questions that can come up at such a table, in the order of their numbers."""
        return list(range(len(self.ask_kinds)))

    def feature_blocks(self) -> tuple[FeatureBlock, ...]:
        """What `figures` writes, which there is once, then what `seat_figures` writes of `each` seat."""
        return ()

    def write_features(self, state: S, viewer: Seat, sheet: FeatureWriter) -> None:
        """What a seat may know of the table, in numbers: nothing that its view does not show."""

    def write_seat_features(self, state: S, seat: Seat, viewer: Seat, sheet: FeatureWriter) -> None:
        """What a seat may know of a seat, itself or another, in numbers: nothing that its view does not show."""

    def is_over(self, state: S) -> bool:
        """Whether nothing is left to decide."""
        return not self.agenda(state)

    def ask(self, state: S) -> list[Ask]:
        """Who must decide now, and among which options."""
        agenda = self.agenda(state)
        if not agenda:
            return []
        step = agenda[-1]
        asked = step.asked_seats(state)
        if asked == NOBODY:
            return []
        seat = lowest_seat(asked)
        asks = [ask_of(step, state, seat)]  # mostly the only one, and a list that never grows is quicker
        asked >>= seat + 1
        while asked != NOBODY:
            seat += 1
            if asked & 1:
                asks.append(ask_of(step, state, seat))
            asked >>= 1
        return asks

    def why(self, state: S, seat: Seat, option: Option) -> Refusal | None:
        """The clause that forbids an answer, with its numbers; None if the answer is legal."""
        agenda = self.agenda(state)
        if not agenda:
            return Refusal("", "game-over", {})
        step = agenda[-1]
        asked = step.asked_seats(state)
        if seat < 0 or seat > 62 or not has_bit(asked, seat):
            return Refusal("", "not-asked", {"seat": seat})
        span = self.ask_kinds[step.ask_kind(state, seat)].option_count
        if option < 0 or option >= span:
            return Refusal("", "no-such-option", {"option": option, "last": span - 1})
        return step.refuse(state, seat, option)

    def take(self, state: S, seat: Seat, option: Option, with_events: bool = True) -> list[Event]:
        """Carry out an answer; the only thing that changes a position. Raises `Refused` if it is illegal.

        Whoever does not want to be told what happened gets no events, sooner.
        """
        refusal = self.why(state, seat, option)
        if refusal is not None:
            raise Refused(refusal)
        if not with_events:
            self.apply(state, seat, option, NO_EVENTS)
            return []
        sink = EventSink(True)
        self.apply(state, seat, option, sink)
        return sink.events

    def apply(self, state: S, seat: Seat, option: Option, sink: EventSink) -> None:
        """Carry out an answer that is known to be legal."""
        agenda = self.agenda(state)
        agenda[-1].take(state, seat, option, sink)
        run_agenda(state, agenda, sink)


def ask_of(step: Step[S], state: S, seat: Seat) -> Ask:
    """What a step asks a seat."""
    return Ask(step.ask_kind(state, seat), seat, step.options(state, seat))
