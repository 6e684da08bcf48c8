"""A race of candidates on shared worlds: every world tries them all, and after each round the better half goes on.

It knows no game. The first candidate is the one that needs no search; it is kept to the end, and another one
wins only by a lead that is no accident. Budgets count playouts, so that the same dice find the same; the
clock is a second limit, and whatever was found by then counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kazamata.core.asks import Question
from kazamata.core.dice import Dice

S = TypeVar("S")

SECONDS: Final = 1.8
"""However slow the machine: whoever asks for a hint does not wait longer."""
NO_EARLY_STOP: Final = 0.0
"""A race that is run to the end of its budget, whoever leads."""
CHECK_EVERY: Final = 4
"""After so many worlds one looks whether a race is decided."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayoutModel(Generic[S]):
    """What a game supplies: worlds that look as its seat sees them, and what an answer comes to in one."""

    def sample_world(self, dice: Dice) -> S:
        """A complete position; nobody may change it."""
        raise NotImplementedError

    def playout_value(self, world: S, option: i64, dice: Dice) -> float:
        """Try an answer in a copy of a world: the more, the better for the seat."""
        raise NotImplementedError


@final
class SearchBudget:
    """How much may be thought: playouts, seconds, and until somebody says that it is enough."""

    def __init__(self, playouts: i64, seconds: float) -> None:
        self.playouts: i64 = playouts
        self.deadline: float = perf_counter() + seconds
        self.cancelled = False

    def cancel(self) -> None:
        """Nobody waits for the result any more, or it is wanted at once."""
        self.cancelled = True

    def is_spent(self) -> bool:
        return self.cancelled or perf_counter() >= self.deadline


@final
class Candidate:
    """A candidate: how often it was tried, what it came to, and its lead over the first one, world by world."""

    def __init__(self, option: i64) -> None:
        self.option: i64 = option
        self.playouts: i64 = 0
        self.total: float = 0.0
        self.lead_sum: float = 0.0
        self.squared_lead_sum: float = 0.0  # the sum of the squared leads
        self.values: vec[float] = vec[float](capacity=16)  # world by world

    def count(self, worth: float, first: float) -> None:
        self.playouts += 1
        self.total += worth
        self.values = append(self.values, worth)
        self.lead_sum += worth - first
        self.squared_lead_sum += (worth - first) * (worth - first)

    def mean(self) -> float:
        return self.total / float(self.playouts) if self.playouts > 0 else 0.0

    def mean_lead(self) -> float:
        return self.lead_sum / float(self.playouts) if self.playouts > 0 else 0.0

    def is_ahead(self, guard: float) -> bool:
        """Whether the lead exceeds what chance alone would often give."""
        return self.lead_sum > guard * sqrt(self.squared_lead_sum)


@final
class RaceResult:
    """What a race has found: the winner, and every candidate as far as it came, those that went on first."""

    def __init__(self, option: i64, candidates: list[Candidate], playouts: i64) -> None:
        self.option: i64 = option
        self.candidates = candidates
        self.playouts: i64 = playouts


@mypyc_attr(allow_interpreted_subclasses=True)
class RacingBot:
    """A bot whose answers are found by a race; a game's own says how."""

    name: ClassVar[str] = "strong"
    default_playouts: ClassVar[int] = 0

    def __init__(self, playouts: int = 0, seconds: float = SECONDS) -> None:
        self.playouts = playouts or self.default_playouts
        self.seconds = seconds

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return self.search(view, question, dice, memory).option

    def search(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> RaceResult:
        """What trying out has found; without any trial where there is one option."""
        if len(question.options) == 1:
            return result_without_race(question.options[0])
        return self.search_options(view, question, dice, memory, SearchBudget(self.playouts, self.seconds))

    def search_options(
        self, view: Any, question: Question, dice: Dice, memory: Sequence[int], budget: SearchBudget
    ) -> RaceResult:
        """The answer to a question with several options."""
        raise NotImplementedError


def result_without_race(option: i64) -> RaceResult:
    """An answer that needed no trial."""
    return RaceResult(option, [], 0)


def race(
    trials: PlayoutModel[S],
    candidates: vec[i64],
    budget: SearchBudget,
    guard: float,
    dice: Dice,
    sure: float = NO_EARLY_STOP,
) -> RaceResult:
    """Halve the candidates round by round; the first one wins unless another is clearly ahead.

    With `sure` a candidate drops out as soon as it is further behind the leader than so many times what chance
    would give in all that is left of the budget, and the race ends when one is left: what is saved is not spent.
    """
    running = [Candidate(option) for option in candidates]
    out: list[Candidate] = []
    width: i64 = len(candidates)
    rounds = _rounds(width)
    playouts: i64 = 0
    while True:
        worlds = budget.playouts // (rounds * width)
        if worlds < 1:
            worlds = 1
        while worlds > 0 and not budget.is_spent():
            playouts += _try_all(trials, running, budget, dice)
            worlds -= 1
            if sure > NO_EARLY_STOP and running[0].playouts % CHECK_EVERY == 0 and not budget.is_spent():
                left = (
                    budget.playouts - playouts
                ) // 2  # every candidate is tried once, so it may be overdrawn
                running, lost = _hopeful(running, left if left > 0 else 0, sure)
                out = lost + out
                if len(running) == 1:
                    return RaceResult(running[0].option, running + out, playouts)
        if width <= 2 or budget.is_spent():
            return RaceResult(_winner(running, guard), running + out, playouts)
        width = (width + 1) // 2
        running, lost = _better_half(running, width)
        out = lost + out


def _rounds(width: i64) -> i64:
    rounds: i64 = 1
    while width > 2:
        width = (width + 1) // 2
        rounds += 1
    return rounds


def _try_all(trials: PlayoutModel[S], running: list[Candidate], budget: SearchBudget, dice: Dice) -> i64:
    """One world for all: what the deal gives, it gives to every candidate alike; how many were tried in time."""
    world = trials.sample_world(dice)
    first = 0.0
    tried: i64 = 0
    for runner in running:
        if tried > 0 and budget.is_spent():
            break
        worth = trials.playout_value(world, runner.option, dice)
        if tried == 0:
            first = worth
        runner.count(worth, first)
        tried += 1
    return tried


def _winner(running: list[Candidate], guard: float) -> i64:
    best = running[0]
    for runner in running:
        if runner.is_ahead(guard) and runner.mean_lead() > best.mean_lead():
            best = runner
    return best.option


def _hopeful(running: list[Candidate], left: i64, sure: float) -> tuple[list[Candidate], list[Candidate]]:
    """Whoever may still win, and whoever may not; the first one, by whom leads are measured, goes last."""
    best = running[0]
    for runner in running:
        if runner.mean() > best.mean():
            best = runner
    kept: list[Candidate] = []
    lost: list[Candidate] = []
    for runner in running[1:]:
        if runner is not best and _is_beaten(runner, best, left, sure):
            lost.append(runner)
        else:
            kept.append(runner)
    first = running[0]
    if len(kept) == 1 and kept[0] is best and _is_beaten(first, best, left, sure):
        return kept, [first, *lost]
    return [first, *kept], lost


def _is_beaten(runner: Candidate, best: Candidate, left: i64, sure: float) -> bool:
    """Whether so many more worlds would hardly turn the lead of another, by what the two differed so far."""
    lead = 0.0
    unrest = 0.0
    world: i64 = 0
    while world < runner.playouts:
        ahead = best.values[world] - runner.values[world]
        lead += ahead
        unrest += ahead * ahead
        world += 1
    return lead > sure * sqrt(unrest * float(left) / float(world))


def _better_half(running: list[Candidate], width: i64) -> tuple[list[Candidate], list[Candidate]]:
    """The first and those with the greatest lead, so many in all, and those who drop out."""
    rest = running[1:]
    kept = [running[0]]
    while rest and len(kept) < width:
        best = rest[0]
        for runner in rest:
            if runner.mean_lead() > best.mean_lead():
                best = runner
        rest.remove(best)
        kept.append(best)
    return kept, rest


def candidates_from(first: i64, options: vec[i64], most: i64) -> vec[i64]:
    """A row of candidates that begins with one of them."""
    row = vec[i64]([first])
    for option in options:
        if option != first and len(row) < most:
            row = append(row, option)
    return row
