"""Fixed tasks with training and test deals, and the evaluation of an agent on one of them.

A deal is the number from which `rules.deal` makes the whole game. Learners train on any other numbers and are tested
on `TEST_DEALS`. The agent plays one seat, the task's rivals the others; in a co-operative game it plays all
seats. It changes seats from deal to deal. An evaluation can be repeated by anybody who has the agent: it counts
results and a digest of all final positions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from kazamata.bots import roster
from kazamata.bots.roster import Entrant
from kazamata.codec.snapshot import digest
from kazamata.lab.matches.ranking import mean_interval, share_interval
from kazamata.lab.matches.simulation import play_game
from kazamata.lab.spaces import Spaces
from kazamata.lab.workers import Workers, ranges, run_batches

TRAINING_DEALS: Final = range(10_000)
TEST_DEALS: Final = range(1_000_000, 1_001_000)
POINTS: Final = "points"
WON: Final = "won"
FIRSTS: Final = "first places"
DICE_SEED: Final = 0
BATCH: Final = 16


@dataclass(frozen=True)
class Task:
    """A table, the bots at the other seats, and what counts."""

    name: str
    game: str
    seats: int
    measure: str
    choices: tuple[tuple[str, str], ...] = ()
    rivals: str = ""
    baseline: str = "greedy"

    @property
    def spaces(self) -> Spaces:
        return Spaces(self.game, self.seats, dict(self.choices))


TASKS: Final = {
    task.name: task
    for task in (
        Task("tranquility-solo-v0", "tranquility", 1, WON),
        Task("tranquility-together-v0", "tranquility", 3, WON),
        Task("miners-solo-v0", "miners", 1, POINTS),
        Task("miners-table-v0", "miners", 3, FIRSTS, rivals="greedy"),
        Task("lords-duel-v0", "lords", 2, FIRSTS, rivals="greedy"),
        Task("lords-table-v0", "lords", 4, FIRSTS, rivals="greedy"),
        *(
            Task(f"lords-mission-{number}-v0", "lords", 1, POINTS, (("scenario", f"M{number}"),))
            for number in range(1, 6)
        ),
    )
}
"""All tasks by name. A change of a task's meaning gives it a new version."""


@dataclass(frozen=True)
class DealResult:
    """One deal: what it was worth to the agent, and the digest of the final position."""

    value: float
    digest: str


@dataclass(frozen=True)
class Evaluation:
    """A line for a leaderboard. The same agent gives the same line, except for the versions of the package.

    `lead` is the difference to the baseline on the same deals; low and high bound 95 % intervals.
    """

    task: str
    agent: str
    measure: str
    first_deal: int
    deals: int
    value: float
    low: float
    high: float
    baseline: str
    baseline_value: float
    lead: float
    lead_low: float
    lead_high: float
    rules_version: int
    observation_version: int
    kazamata_version: str
    digest: str

    def as_record(self) -> dict[str, Any]:
        return asdict(self)


def evaluate(
    agent: Entrant,
    task: Task,
    deals: range = TEST_DEALS,
    workers: Workers | None = None,
    played: Callable[[int], None] = lambda games: None,
    baseline: Entrant = "",
) -> Evaluation:
    """Let an agent and a baseline play the same deals."""
    other = baseline or task.baseline
    mine = _play_all(task, agent, deals, workers or Workers(), played)
    theirs = _play_all(task, other, deals, workers or Workers(), played)
    values, others = [deal.value for deal in mine], [deal.value for deal in theirs]
    own = mean_interval(values) if task.measure == POINTS else share_interval(values)
    lead = mean_interval([value - known for value, known in zip(values, others, strict=True)])
    versions = task.spaces.metadata
    value, low, high = _rounded(own.mean, own.low, own.high)
    baseline_value, lead_mean, lead_low, lead_high = _rounded(
        sum(others) / len(others), lead.mean, lead.low, lead.high
    )
    return Evaluation(
        task=task.name,
        agent=roster.name_of(agent),
        measure=task.measure,
        first_deal=deals.start,
        deals=len(deals),
        value=value,
        low=low,
        high=high,
        baseline=roster.name_of(other),
        baseline_value=baseline_value,
        lead=lead_mean,
        lead_low=lead_low,
        lead_high=lead_high,
        rules_version=versions["rules_version"],
        observation_version=versions["observation_version"],
        kazamata_version=versions["kazamata_version"],
        digest=blake2b(" ".join(deal.digest for deal in mine).encode(), digest_size=16).hexdigest(),
    )


def _rounded(*numbers: float) -> list[float]:
    return [round(number, 6) for number in numbers]


def _play_all(
    task: Task, agent: Entrant, deals: range, workers: Workers, played: Callable[[int], None]
) -> list[DealResult]:
    found: list[DealResult] = []
    batches = (range(deals.start + part.start, deals.start + part.stop) for part in ranges(len(deals), BATCH))
    for part in run_batches(partial(play_deals, task, agent), batches, workers):
        found += part
        played(len(part))
    return found


def play_deals(task: Task, agent: Entrant, deals: range) -> list[DealResult]:
    """Play some deals of a task."""
    return [play_deal(task, agent, deal) for deal in deals]


def play_deal(task: Task, agent: Entrant, deal: int) -> DealResult:
    """Play one deal; the agent sits on seat `deal % seats` and, without rivals, on all others, too."""
    spaces = task.spaces
    rules, own = spaces.rules, deal % task.seats
    entrants = [agent if seat == own or not task.rivals else task.rivals for seat in range(task.seats)]
    state = rules.deal(spaces.setup, deal)
    play_game(rules, state, [roster.bot(task.game, entrant) for entrant in entrants], DICE_SEED, deal)
    outcome = rules.score(state)
    return DealResult(_value(task, outcome.winners, outcome.scores, own), digest(rules, state))


def _value(task: Task, winners: Sequence[int], scores: Sequence[int], seat: int) -> float:
    if task.measure == POINTS:
        return float(scores[seat])
    if task.measure == WON:
        return float(seat in winners)
    return 1 / len(winners) if seat in winners else 0.0
