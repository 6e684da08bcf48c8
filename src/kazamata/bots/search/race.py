"""A race of candidates in shared worlds: each world tries all of them, each round keeps the better half.

It is independent of the game. The first candidate needs no search and stays to the end. Another candidate
wins only by a significant lead. Budgets count playouts, so the same dice give the same result. A time limit
also ends the race, which then uses the playouts so far.
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
"""The time limit of a hint on any machine."""
NO_EARLY_STOP: Final = 0.0
"""Run the race to the end of its budget, whatever the lead."""
CHECK_EVERY: Final = 4
"""The race checks for a decision every this many worlds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayoutModel(Generic[S]):
    """The game's part of a race: sampled worlds for a seat, and the value of an answer in one."""

    def sample_world(self, dice: Dice) -> S:
        """Return a complete position. Callers must not change it."""
        raise NotImplementedError

    def playout_value(self, world: S, option: i64, dice: Dice) -> float:
        """Play an answer in a copy of a world and return its value for the seat. Higher is better."""
        raise NotImplementedError


@final
class SearchBudget:
    """The limits of a search: playouts, seconds and cancellation."""

    def __init__(self, playouts: i64, seconds: float) -> None:
        self.playouts: i64 = playouts
        self.deadline: float = perf_counter() + seconds
        self.cancelled = False

    def cancel(self) -> None:
        """Stop the search: its result is not needed, or is needed immediately."""
        self.cancelled = True

    def is_spent(self) -> bool:
        return self.cancelled or perf_counter() >= self.deadline


@final
class Candidate:
    """A candidate: its playouts, their values, and its lead over the first candidate in each world."""

    def __init__(self, option: i64) -> None:
        self.option: i64 = option
        self.playouts: i64 = 0
        self.total: float = 0.0
        self.lead_sum: float = 0.0
        self.squared_lead_sum: float = 0.0  # the sum of the squared leads
        self.values: vec[float] = vec[float](capacity=16)  # one for each world

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

    def is_ahead(self, lead_sigmas: float) -> bool:
        """Whether the lead exceeds `lead_sigmas` standard deviations."""
        return self.lead_sum > lead_sigmas * sqrt(self.squared_lead_sum)


@final
class RaceResult:
    """The winner of a race and all candidates, with those that stayed longest first."""

    def __init__(self, option: i64, candidates: list[Candidate], playouts: i64) -> None:
        self.option: i64 = option
        self.candidates = candidates
        self.playouts: i64 = playouts


@mypyc_attr(allow_interpreted_subclasses=True)
class RacingBot:
    """A bot that finds its answers by a race. Each game has its subclass."""

    name: ClassVar[str] = "strong"
    default_playouts: ClassVar[int] = 0

    def __init__(self, playouts: int = 0, seconds: float = SECONDS) -> None:
        self.playouts = playouts or self.default_playouts
        self.seconds = seconds

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return self.search(view, question, dice, memory).option

    def search(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> RaceResult:
        """Search the options of a question. A single option needs no playouts."""
        if len(question.options) == 1:
            return result_without_race(question.options[0])
        return self.search_options(view, question, dice, memory, SearchBudget(self.playouts, self.seconds))

    def search_options(
        self, view: Any, question: Question, dice: Dice, memory: Sequence[int], budget: SearchBudget
    ) -> RaceResult:
        """Answer a question with several options."""
        raise NotImplementedError


def result_without_race(option: i64) -> RaceResult:
    """The result for an answer that needed no playouts."""
    return RaceResult(option, [], 0)


def race(
    model: PlayoutModel[S],
    candidates: vec[i64],
    budget: SearchBudget,
    lead_sigmas: float,
    dice: Dice,
    drop_sigmas: float = NO_EARLY_STOP,
) -> RaceResult:
    """Halve the candidates each round. The first one wins unless another is clearly ahead.

    `drop_sigmas` ends the race early. A candidate drops out when it trails the leader by more than that many
    standard deviations of the remaining budget. The race ends when one candidate is left, and the rest of the budget
    stays unused.
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
            playouts += _try_all(model, running, budget, dice)
            worlds -= 1
            if (
                drop_sigmas > NO_EARLY_STOP
                and running[0].playouts % CHECK_EVERY == 0
                and not budget.is_spent()
            ):
                left = (budget.playouts - playouts) // 2  # each is tried at least once, so this may be < 0
                running, lost = _hopeful(running, left if left > 0 else 0, drop_sigmas)
                out = lost + out
                if len(running) == 1:
                    return RaceResult(running[0].option, running + out, playouts)
        if width <= 2 or budget.is_spent():
            return RaceResult(_winner(running, lead_sigmas), running + out, playouts)
        width = (width + 1) // 2
        running, lost = _better_half(running, width)
        out = lost + out


def _rounds(width: i64) -> i64:
    rounds: i64 = 1
    while width > 2:
        width = (width + 1) // 2
        rounds += 1
    return rounds


def _try_all(model: PlayoutModel[S], running: list[Candidate], budget: SearchBudget, dice: Dice) -> i64:
    """Try all candidates in one world, so that luck is equal. Return how many were tried in time."""
    world = model.sample_world(dice)
    first = 0.0
    tried: i64 = 0
    for candidate in running:
        if tried > 0 and budget.is_spent():
            break
        worth = model.playout_value(world, candidate.option, dice)
        if tried == 0:
            first = worth
        candidate.count(worth, first)
        tried += 1
    return tried


def _winner(running: list[Candidate], lead_sigmas: float) -> i64:
    best = running[0]
    for candidate in running:
        if candidate.is_ahead(lead_sigmas) and candidate.mean_lead() > best.mean_lead():
            best = candidate
    return best.option


def _hopeful(
    running: list[Candidate], left: i64, drop_sigmas: float
) -> tuple[list[Candidate], list[Candidate]]:
    """Split the candidates into those that can still win and those that cannot.

    Leads are measured against the first candidate, so it drops out last.
    """
    best = running[0]
    for candidate in running:
        if candidate.mean() > best.mean():
            best = candidate
    kept: list[Candidate] = []
    lost: list[Candidate] = []
    for candidate in running[1:]:
        if candidate is not best and _is_beaten(candidate, best, left, drop_sigmas):
            lost.append(candidate)
        else:
            kept.append(candidate)
    first = running[0]
    if len(kept) == 1 and kept[0] is best and _is_beaten(first, best, left, drop_sigmas):
        return kept, [first, *lost]
    return [first, *kept], lost


def _is_beaten(candidate: Candidate, best: Candidate, left: i64, drop_sigmas: float) -> bool:
    """Whether `left` more worlds are unlikely to change the order, given the differences so far."""
    lead = 0.0
    variance = 0.0
    world: i64 = 0
    while world < candidate.playouts:
        ahead = best.values[world] - candidate.values[world]
        lead += ahead
        variance += ahead * ahead
        world += 1
    return lead > drop_sigmas * sqrt(variance * float(left) / float(world))


def _better_half(running: list[Candidate], width: i64) -> tuple[list[Candidate], list[Candidate]]:
    """Keep the first candidate and those with the largest leads, `width` in all. Return the rest, too."""
    rest = running[1:]
    kept = [running[0]]
    while rest and len(kept) < width:
        best = rest[0]
        for candidate in rest:
            if candidate.mean_lead() > best.mean_lead():
                best = candidate
        rest.remove(best)
        kept.append(best)
    return kept, rest


def candidates_from(first: i64, options: vec[i64], most: i64) -> vec[i64]:
    """A list of at most `most` candidates, starting with `first`."""
    row = vec[i64]([first])
    for option in options:
        if option != first and len(row) < most:
            row = append(row, option)
    return row
