"""The result of a tournament: figures with intervals, verdicts on pairs, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from kazamata.lab.matches.tournament import POINTS, BotPair, DealResult, TournamentProgress
from kazamata.lab.optional_imports import MissingExtra, import_extra

Z_95: Final = 1.96
"""The standard errors to each side of a 95 % interval."""


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % interval; the random sample is the deals, not the single games."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """Strength and uncertainty by openskill; `ordinal` is a conservative estimate."""

    mu: float
    sigma: float
    ordinal: float


@dataclass(frozen=True)
class RankedBot:
    """One bot of a ranking."""

    bot: str
    value: Interval
    points: Interval | None
    rating: Rating | None


@dataclass(frozen=True)
class PairResult:
    """Two bots on the same deals: the first's mean lead, and the better bot if it is certain."""

    one: str
    other: str
    difference: Interval
    ahead: int  # deals on which the first did better
    behind: int
    wealth: float
    better: str | None


@dataclass(frozen=True)
class Ranking:
    """The whole result, the best bot first."""

    places: tuple[RankedBot, ...]
    duels: tuple[PairResult, ...]
    firsts: tuple[Interval, ...]  # each seat's share of first places, over all bots


def ranking(progress: TournamentProgress) -> Ranking:
    """Compute the figures of all deals so far; at least one deal is required."""
    ratings = rate_bots(progress)
    places = [_ranked_bot(progress, index, ratings) for index in range(len(progress.tournament.bots))]
    best_first = sorted(places, key=lambda index: -index.value.mean)
    return Ranking(
        tuple(best_first), tuple(_duel(progress, pair) for pair in progress.pairs), _firsts(progress.deals)
    )


def _ranked_bot(progress: TournamentProgress, index: int, ratings: Sequence[Rating] | None) -> RankedBot:
    values = [deal.values[index] for deal in progress.deals]
    points = [deal.points[index] for deal in progress.deals if deal.points]
    value = mean_interval(values) if progress.tournament.measure == POINTS else share_interval(values)
    bot = progress.tournament.names[index]
    return RankedBot(
        bot, value, mean_interval(points) if points else None, ratings[index] if ratings else None
    )


def _duel(progress: TournamentProgress, pair: BotPair) -> PairResult:
    leads = [deal.values[pair.one] - deal.values[pair.other] for deal in progress.deals]
    ahead, behind = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    bots = progress.tournament.names
    wealth = max(pair.on_one.wealth, pair.on_other.wealth)
    better = None if pair.verdict is None else bots[pair.verdict]
    return PairResult(bots[pair.one], bots[pair.other], mean_interval(leads), ahead, behind, wealth, better)


def _firsts(deals: Sequence[DealResult]) -> tuple[Interval, ...]:
    rows = [[first / deal.games for first in deal.firsts] for deal in deals if deal.firsts]
    return tuple(share_interval(column) for column in zip(*rows, strict=True))


def mean_interval(values: Sequence[float]) -> Interval:
    """Return a mean with its normal interval; a single value says nothing about the spread."""
    middle = fmean(values)
    reach = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - reach, middle + reach)


def share_interval(values: Sequence[float]) -> Interval:
    """Return a mean share, with an interval that stays within 0 to 1 and is never empty.

    The interval adds one lost and one won deal, because five wins of five are not certainty.
    """
    part, reckoned = fmean(values), mean_interval([*values, 0.0, 1.0])
    return Interval(part, min(max(reckoned.low, 0.0), part), max(min(reckoned.high, 1.0), part))


# ------------------------------------------------------------------------------------------------ ratings


def rate_bots(progress: TournamentProgress) -> list[Rating] | None:
    """Rate the bots by openskill; a deal is a match, ranked by the results on it.

    Returns None if openskill, which an extra installs, is missing.
    """
    try:
        model = import_extra("openskill.models").PlackettLuce()
    except MissingExtra:
        return None
    rated = [model.rating(name=bot) for bot in progress.tournament.names]
    for deal in progress.deals:
        teams = model.rate([[one] for one in rated], ranks=ranks(deal.values))
        rated = [team[0] for team in teams]
    return [Rating(one.mu, one.sigma, one.ordinal()) for one in rated]


def ranks(values: Sequence[float]) -> list[float]:
    """Return whole-number ranks, 1 for the best, equal for ties, because openskill truncates fractions."""
    return [1.0 + sum(other > value for other in values) for value in values]
