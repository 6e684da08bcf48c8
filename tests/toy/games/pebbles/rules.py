"""Pebbles, the whole game: draw a pebble, keep it or swap it, guess the highest; the higher pebble wins."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kazamata.games.pebbles import asks
from kazamata.games.pebbles.asks import ASKS, DECIDE, GUESS_HIGHEST, SWAP
from kazamata.games.pebbles.events import (
    EVENTS,
    GAME_ENDED,
    GUESS_MADE,
    PEBBLE_DRAWN,
    PEBBLE_KEPT,
    PEBBLE_LAID,
)
from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Ask, Option
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS, EventSink
from kazamata.core.refusals import Refusal, Refused
from kazamata.core.rules import Choice, Outcome, Progress, Rules, Setup
from kazamata.core.seats import NOBODY, Seat, SeatSet, Viewer, seat_set
from kazamata.core.steps import Step, redact_agenda, run_agenda, schedule

NO_GUESS: Final = 0
HIDDEN: Final = -1
CHOICES: Final = (Choice("swaps", ("1", "2"), "2", "PB-3"),)


@final
class State:
    """The bag with a counter, the pebble, swaps and guess of each seat, and the open pebbles."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "swaps",
        "bag",
        "drawn",
        "held",
        "left",
        "guesses",
        "laid",
        "dice",
        "agenda",
    )

    def __init__(
        self, swaps: i64, bag: vec[i64], drawn: i64, held: vec[i64], left: vec[i64], guesses: vec[i64],
        laid: vec[i64], dice: Dice, agenda: list[Step[State]],
    ) -> None:  # fmt: skip
        self.swaps: i64 = swaps
        self.bag: vec[i64] = bag
        self.drawn: i64 = drawn
        self.held: vec[i64] = held
        self.left: vec[i64] = left
        self.guesses: vec[i64] = guesses
        self.laid: vec[i64] = laid
        self.dice = dice
        self.agenda = agenda

    def draw(self, seat: Seat, sink: EventSink) -> None:
        """The next pebble goes unseen to a seat (PB-2)."""
        self.held[seat] = self.bag[self.drawn]
        self.drawn += 1
        sink.emit_private(PEBBLE_DRAWN, seat, self.held[seat])


@final
class View:
    """The same as a viewer may know it: other pebbles and guesses are `HIDDEN` while the game runs."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "viewer",
        "swaps",
        "held",
        "left",
        "guesses",
        "laid",
        "agenda",
    )

    def __init__(
        self, viewer: Viewer, swaps: i64, held: list[int], left: list[int], guesses: list[int], laid: list[int],
        agenda: list[Step[State]],
    ) -> None:  # fmt: skip
        self.viewer: Viewer = viewer
        self.swaps: i64 = swaps
        self.held = held
        self.left = left
        self.guesses = guesses
        self.laid = laid
        self.agenda = agenda


@final
class Decide(Step[State]):
    """A seat keeps its pebble, or lays it open and draws another, up to twice (PB-3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return DECIDE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([asks.KEEP, SWAP]) if state.left[seat] > 0 else vec[i64]([asks.KEEP])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == SWAP and state.left[seat] == 0:
            return Refusal("PB-3", "no-swap-left", {"seat": seat}, "keep-it")
        return None

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        if option == SWAP:
            state.left[seat] -= 1
            state.laid = append(state.laid, state.held[seat])
            sink.emit2(PEBBLE_LAID, seat, state.held[seat])
            state.draw(seat, sink)
        else:
            state.agenda.pop()
            sink.emit1(PEBBLE_KEPT, seat)


@final
class GuessHighest(Step[State]):
    """All guess at once and unseen which pebble is the highest held (PB-5)."""

    def asked_seats(self, state: State) -> SeatSet:
        waiting: SeatSet = NOBODY
        for seat, guess in enumerate(state.guesses):
            if guess == NO_GUESS:
                waiting |= seat_set(seat)
        return waiting

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return GUESS_HIGHEST

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64](range(asks.PEBBLES))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.guesses[seat] = option + 1
        sink.emit_private(GUESS_MADE, seat, option + 1)

    def run(self, state: State, sink: EventSink) -> None:
        sink.emit(GAME_ENDED)


@final
class Pebbles(Rules[State, View]):
    """A game of chance and a guess for two to four."""

    def __init__(self) -> None:
        shapes: tuple[type[object], ...] = (State, Dice)
        super().__init__(
            "pebbles", 1, (2, 3, 4), False, CHOICES, ASKS, EVENTS, shapes, (Decide, GuessHighest)
        )

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        if setup.seats not in self.seats:
            return Refusal("PB-1", "setup-seats", {"seats": setup.seats}, "two-to-four")
        if setup.choices.get("swaps") not in CHOICES[0].values:
            return Refusal("PB-3", "setup-unknown-value", {}, "choice-swaps")
        return None

    def deal(self, setup: Setup, seed: int) -> State:
        refusal = self.refuse_setup(setup)
        if refusal is not None:
            raise Refused(refusal)
        bag, dice, swaps = vec[i64](range(1, asks.PEBBLES + 1)), seeded(seed), int(setup.choices["swaps"])
        dice.shuffle(bag)
        nothing = vec[i64]([0] * setup.seats)
        left = vec[i64]([swaps] * setup.seats)
        state = State(swaps, bag, 0, nothing, left, nothing[:], vec[i64](), dice, [])
        for seat in range(setup.seats):
            state.draw(seat, NO_EVENTS)
        schedule(state.agenda, (*[Decide(seat) for seat in range(setup.seats)], GuessHighest()))
        run_agenda(state, state.agenda, NO_EVENTS)
        return state

    def agenda(self, state: State) -> list[Step[State]]:
        return state.agenda

    def copy(self, state: State) -> State:
        return State(
            state.swaps, state.bag, state.drawn, state.held[:], state.left[:], state.guesses[:], state.laid[:],
            state.dice.copy(), state.agenda[:],
        )  # fmt: skip

    def facts(self, state: State, ask: Ask) -> vec[i64]:
        return vec[i64]([state.left[ask.seat]]) if ask.kind == DECIDE else vec[i64]()

    def see(self, state: State, viewer: Viewer) -> View:
        over = not state.agenda
        held = [int(p) if over or seat == viewer else HIDDEN for seat, p in enumerate(state.held)]
        guesses = [
            int(g) if over or g == NO_GUESS or seat == viewer else HIDDEN
            for seat, g in enumerate(state.guesses)
        ]
        left, laid = [int(n) for n in state.left], [int(p) for p in state.laid]
        return View(viewer, state.swaps, held, left, guesses, laid, redact_agenda(state.agenda, viewer))

    def imagine(self, view: View, dice: Dice) -> State:
        known = [*view.laid, *[pebble for pebble in view.held if pebble != HIDDEN]]
        rest = vec[i64]([pebble for pebble in range(1, asks.PEBBLES + 1) if pebble not in known])
        dice.shuffle(rest)
        unknown = [int(pebble) for pebble in rest]
        held = [unknown.pop() if pebble == HIDDEN else pebble for pebble in view.held]
        guesses = [int(1 + dice.below(asks.PEBBLES)) if guess == HIDDEN else guess for guess in view.guesses]
        bag = vec[i64]([*view.laid, *held, *unknown])
        drawn: i64 = len(view.laid) + len(held)
        return State(
            view.swaps, bag, drawn, vec[i64](held), vec[i64](view.left), vec[i64](guesses), vec[i64](view.laid),
            dice.copy(), view.agenda[:],
        )  # fmt: skip

    def progress(self, state: State) -> Progress:
        waiting = sum(1 for step in state.agenda if isinstance(step, Decide))
        return Progress("players", len(state.held) - waiting, len(state.held))

    def score(self, state: State) -> Outcome:
        """The pebble, and three more for each seat that guessed the highest (PB-4, PB-5)."""
        highest = max(state.held)
        lines: list[tuple[int, str, int]] = []
        for seat, (pebble, guess) in enumerate(zip(state.held, state.guesses, strict=True)):
            lines += [(seat, "pebble", int(pebble)), (seat, "guess", 3 if guess == highest else 0)]
        scores = [
            sum(points for owner, _, points in lines if owner == seat) for seat in range(len(state.held))
        ]
        over = not state.agenda
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        return Outcome(
            "shown" if over else "", best if over else [], scores if over else [], lines if over else []
        )


PEBBLES: Final = Pebbles()
