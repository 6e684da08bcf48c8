"""The seven verbs of every game: deal ask take why see imagine score. `core` implements ask, take and why."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kazamata.core.asks import Ask, AskKind, Option, Question
from kazamata.core.bits import has_bit
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS, Event, EventKind, EventSink
from kazamata.core.features import FeatureBlock, FeatureWriter
from kazamata.core.refusals import Refusal, Refused
from kazamata.core.seats import MAX_SEAT, NOBODY, Seat, Viewer, lowest_seat
from kazamata.core.steps import Step, run_agenda, run_next

S = TypeVar("S")
V = TypeVar("V")


@final
class Choice:
    """An option that players agree on before the deal: a module, a level, a house rule.

    `marks` are the marks of difficulty that the rules print for each value; empty for a choice without marks.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "key",
        "values",
        "default",
        "clause",
        "is_house_rule",
        "marks",
    )

    def __init__(
        self,
        key: str,
        values: tuple[str, ...],
        default: str,
        clause: str,
        is_house_rule: bool = False,
        marks: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.clause = clause
        self.is_house_rule = is_house_rule
        self.marks = marks

    def marks_of(self, value: str) -> int:
        """The marks of a value; 0 for a choice without marks and for a value from a file."""
        return self.marks[self.values.index(value)] if self.marks and value in self.values else 0


@final
class Preset:
    """A named mixture of choices; all other choices keep their defaults.

    A `guided` preset is the game's first game with a guide. A game lists its presets from calm to rough.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("key", "choices", "guided")

    def __init__(self, key: str, choices: dict[str, str], guided: bool = False) -> None:
        self.key = key
        self.choices = choices
        self.guided = guided


@final
class Module:
    """A part of the rules that is in force at a table if one of its choices has one of these values."""

    __match_args__: ClassVar[tuple[str, ...]] = ("key", "choice", "values", "clause")

    def __init__(self, key: str, choice: str, values: tuple[str, ...], clause: str) -> None:
        self.key = key
        self.choice = choice
        self.values = values
        self.clause = clause


@final
class Setup:
    """The number of seats and the value of every choice."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seats", "choices")

    def __init__(self, seats: int, choices: dict[str, str]) -> None:
        self.seats = seats
        self.choices = choices


@final
class Outcome:
    """The current or final result of a game.

    `end_reason` says how the game ended; it is "" while the game runs. `winners` are the seats that won, all
    or none in a co-operative game. `scores` has one number per seat in games with points. `breakdown` lists
    (seat, key, points).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("end_reason", "winners", "scores", "breakdown")

    def __init__(
        self, end_reason: str, winners: list[int], scores: list[int], breakdown: list[tuple[int, str, int]]
    ) -> None:
        self.end_reason = end_reason
        self.winners = winners
        self.scores = scores
        self.breakdown = breakdown


@final
class Progress:
    """How far a running game is: `done` of `total`, counted in `unit`, the key of a message."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit", "done", "total")

    def __init__(self, unit: str, done: int, total: int) -> None:
        self.unit = unit
        self.done = done
        self.total = total


NO_REVEAL: Final = -1
OBSERVED_FACTS: Final = 4
"""How many facts of a question an observation contains."""
SCENARIO: Final = "scenario"
"""The key of the choice whose values are practice scenarios."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a game in a plugin folder stays interpreted
class Rules(Generic[S, V]):
    """One game. `ask`, `why` and `take` are the same for all games; each game implements the other verbs.

    `state_classes` are the classes of a position, `step_classes` those of its agenda. Stored positions name a
    class by its index in these rows, so new classes go at the end. With `independent_seats` no seat can
    change another seat's things, so the public actions of a seat need not concern the others. With
    `public_score` every viewer can compute the score at any time, because it depends on nothing hidden. With
    `plays_back` an answer may start many steps, and boards show them one after the other.
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
        plays_back: bool = False,
        presets: tuple[Preset, ...] = (),
        modules: tuple[Module, ...] = (),
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
        self.plays_back = plays_back
        self.presets = presets
        self.modules = modules

    @abstractmethod
    def deal(self, setup: Setup, seed: int) -> S:
        """Set up the table; raises `Refused` for an invalid setup."""

    @abstractmethod
    def agenda(self, state: S) -> list[Step[S]]:
        """The agenda of a position; empty when the game is over."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy of a position."""

    @abstractmethod
    def see(self, state: S, viewer: Viewer) -> V:
        """A view of the position with only the things that the viewer may know."""

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """A random complete position that matches the view."""

    @abstractmethod
    def score(self, state: S) -> Outcome:
        """The result with its breakdown."""

    @abstractmethod
    def refuse_setup(self, setup: Setup) -> Refusal | None:
        """Why a setup is invalid; None if it is valid."""

    def unused_choices(self, setup: Setup) -> tuple[str, ...]:
        """The keys of choices that change nothing in a game with this setup."""
        return ()

    def progress(self, state: S) -> Progress | None:
        """How far a running game is, from public information only; None if the game does not say."""
        return None

    def miniature(self, view: V, seat: Seat) -> list[list[int]]:
        """What a small picture of a seat's board shows: for each place its row, its column in halves, and its look.

        It takes a view, so it shows nothing that the viewer may not know. A look of 0 is an empty place. A game
        without such a picture returns an empty list.
        """
        return []

    def show(self, state: S, viewer: Viewer) -> V:
        """The view for people: `see` with derived numbers that a board shows, such as forecasts and counts.

        `see` leaves these fields empty, because bots and `imagine` do not need them. They follow from the
        things that the viewer may know, so equal views have equal numbers.
        """
        return self.see(state, viewer)

    def deal_events(self, setup: Setup, seed: int) -> list[Event]:
        """The events of the deal, before the first question."""
        return []

    def isolate(self, state: S, seat: Seat) -> None:
        """Reduce a position to a trial of one seat's turn.

        If the rules allow it, the other seats are left out. The agenda ends with the turn, so that later
        events do not count as its results.
        """

    def reveal_worlds(self, view: V, dice: Dice) -> list[tuple[int, S]]:
        """Positions that match a view, one for each thing that may be revealed next, with its number.

        A game without such reveals returns one position with `NO_REVEAL`.
        """
        return [(NO_REVEAL, self.imagine(view, dice))]

    def facts(self, state: S, ask: Ask) -> vec[i64]:
        """The facts of a question, in the order of its kind's `fact_fields`."""
        return vec[i64]()

    def question(self, state: S, ask: Ask) -> Question:
        """A question with its facts, such as prices, for boards, bots and logs."""
        return Question(self.ask_kinds[ask.kind], ask.kind, ask.seat, ask.options, self.facts(state, ask))

    def setup(self, seats: int, chosen: dict[str, str]) -> Setup:
        """A setup with a value for every choice; raises `Refused` if the rules forbid it."""
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
        """The kinds of questions that a game with this setup can ask, in ascending order."""
        return list(range(len(self.ask_kinds)))

    def feature_blocks(self) -> tuple[FeatureBlock, ...]:
        """The blocks of `write_features`, then the `per_seat` blocks of `write_seat_features`."""
        return ()

    def write_features(self, state: S, viewer: Seat, writer: FeatureWriter) -> None:
        """Write the features of the table; they contain only information that the viewer's view shows."""

    def write_seat_features(self, state: S, seat: Seat, viewer: Seat, writer: FeatureWriter) -> None:
        """Write the features of one seat; they contain only information that the viewer's view shows."""

    def is_over(self, state: S) -> bool:
        """Whether the game is over."""
        return not self.agenda(state)

    def ask(self, state: S) -> list[Ask]:
        """The seats that must decide now, each with its options."""
        agenda = self.agenda(state)
        if not agenda:
            return []
        step = agenda[-1]
        asked = step.asked_seats(state)
        if asked == NOBODY:
            return []
        seat = lowest_seat(asked)
        asks = [make_ask(step, state, seat)]  # usually the only one, and a list that never grows is faster
        asked >>= seat + 1
        while asked != NOBODY:
            seat += 1
            if asked & 1:
                asks.append(make_ask(step, state, seat))
            asked >>= 1
        return asks

    def ask_of(self, state: S, seat: Viewer) -> Ask | None:
        """The question that a seat must answer now; None if the seat is not asked."""
        agenda = self.agenda(state)
        if not agenda or not is_asked(agenda[-1], state, seat):
            return None
        return make_ask(agenda[-1], state, seat)

    def why(self, state: S, seat: Seat, option: Option) -> Refusal | None:
        """The clause that forbids an answer, with its numbers; None if the answer is legal."""
        agenda = self.agenda(state)
        if not agenda:
            return Refusal("", "game-over", {})
        step = agenda[-1]
        if not is_asked(step, state, seat):
            return Refusal("", "not-asked", {"seat": seat})
        span = self.ask_kinds[step.ask_kind(state, seat)].option_count
        if option < 0 or option >= span:
            return Refusal("", "no-such-option", {"option": option, "last": span - 1})
        return step.refuse(state, seat, option)

    def take(self, state: S, seat: Seat, option: Option, with_events: bool = True) -> list[Event]:
        """Carry out an answer; raises `Refused` if it is illegal.

        Without `with_events` it returns no events and runs faster.
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
        """Carry out an answer without checking that it is legal."""
        agenda = self.agenda(state)
        agenda[-1].take(state, seat, option, sink)
        run_agenda(state, agenda, sink)

    def apply_stepwise(self, state: S, seat: Seat, option: Option, sink: EventSink) -> Iterator[None]:
        """Like `apply`, but pauses after the answer and after each step, so that the caller can see the position."""
        agenda = self.agenda(state)
        agenda[-1].take(state, seat, option, sink)
        yield
        while run_next(state, agenda, sink):
            yield


def is_asked(step: Step[S], state: S, seat: Viewer) -> bool:
    """Whether a step asks a seat. Any number is allowed, for example that of a spectator."""
    return 0 <= seat <= MAX_SEAT and has_bit(step.asked_seats(state), seat)


def make_ask(step: Step[S], state: S, seat: Seat) -> Ask:
    """The question that a step asks a seat."""
    return Ask(step.ask_kind(state, seat), seat, step.options(state, seat))
