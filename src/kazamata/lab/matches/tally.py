"""Count the results of a match's games and compute figures from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from kazamata.core.rules import Outcome


@dataclass
class GameTally:
    """The counts of some games; tallies can be added in any order."""

    games: int = 0
    decisions: int = 0
    won: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    scores: dict[str, list[int]] = field(default_factory=dict)

    def count(self, outcome: Outcome, bots: Sequence[str], decisions: int) -> None:
        """Add one finished game."""
        self.games += 1
        self.decisions += decisions
        self.won += bool(outcome.winners)
        self.ends[outcome.end_reason] += 1
        for bot, score in zip(bots, outcome.scores, strict=False):
            self.scores.setdefault(bot, []).append(score)
        for winner in outcome.winners:
            self.wins[bots[winner]] += 1

    def add(self, other: GameTally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.won += other.won
        self.ends.update(other.ends)
        self.wins.update(other.wins)
        for bot, scores in other.scores.items():
            self.scores.setdefault(bot, []).extend(scores)


@dataclass(frozen=True)
class ScoreSummary:
    """The results of one bot; every seat it took in every game counts once."""

    wins: int
    win_rate: float
    mean: float
    median: float
    p10: float
    p90: float


def summarise_scores(wins: int, scores: Sequence[int]) -> ScoreSummary:
    """Compute a bot's figures from its wins and all its scores."""
    ranked = sorted(scores)
    return ScoreSummary(
        wins,
        wins / len(ranked),
        fmean(ranked),
        percentile(ranked, 50),
        percentile(ranked, 10),
        percentile(ranked, 90),
    )


def percentile(ranked: Sequence[float], share: int) -> float:
    """Return the value below which a share (in percent) of the ranked values lies, interpolated."""
    position = (len(ranked) - 1) * share / 100
    below = int(position)
    above = min(below + 1, len(ranked) - 1)
    return ranked[below] + (ranked[above] - ranked[below]) * (position - below)
