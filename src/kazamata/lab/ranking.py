"""What a tournament has shown: figures with their intervals, verdicts on pairs, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from kazamata.lab.extras import MissingExtra, import_extra
from kazamata.lab.tournament import POINTS, BotPair, DealResult, TournamentProgress

Z_95: Final = 1.96
"""So many standard errors to each side hold 95 % of what chance does."""


@dataclass(frozen=True)
class Interval:
    """A mean and the interval of 95 % around it; deals are what is drawn by lot, not the single games."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """Strength and doubt by openskill; `ordinal` is what one can be nearly sure of."""

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
    """Two bots on the same deals: by how much the first does better, and who is better for sure."""

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
    firsts: tuple[Interval, ...]  # the share of first places of each seat, whoever sat there


def ranking(standing: TournamentProgress) -> Ranking:
    """The figures of all deals so far, of which there has to be one."""
    ratings = rate_bots(standing)
    places = [_place(standing, place, ratings) for place in range(len(standing.tournament.bots))]
    best_first = sorted(places, key=lambda place: -place.value.mean)
    return Ranking(
        tuple(best_first), tuple(_duel(standing, pair) for pair in standing.pairs), _firsts(standing.deals)
    )


def _place(standing: TournamentProgress, place: int, ratings: Sequence[Rating] | None) -> RankedBot:
    values = [deal.values[place] for deal in standing.deals]
    points = [deal.points[place] for deal in standing.deals if deal.points]
    value = mean_interval(values) if standing.tournament.measure == POINTS else share_interval(values)
    bot = standing.tournament.bots[place]
    return RankedBot(
        bot, value, mean_interval(points) if points else None, ratings[place] if ratings else None
    )


def _duel(standing: TournamentProgress, pair: BotPair) -> PairResult:
    leads = [deal.values[pair.one] - deal.values[pair.other] for deal in standing.deals]
    ahead, behind = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    bots = standing.tournament.bots
    wealth = max(pair.on_one.wealth, pair.on_other.wealth)
    better = None if pair.verdict is None else bots[pair.verdict]
    return PairResult(bots[pair.one], bots[pair.other], mean_interval(leads), ahead, behind, wealth, better)


def _firsts(deals: Sequence[DealResult]) -> tuple[Interval, ...]:
    rows = [[first / deal.games for first in deal.firsts] for deal in deals if deal.firsts]
    return tuple(share_interval(column) for column in zip(*rows, strict=True))


def mean_interval(values: Sequence[float]) -> Interval:
    """A mean with the interval of the normal curve; one value alone says nothing about its spread."""
    middle = fmean(values)
    reach = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - reach, middle + reach)


def share_interval(values: Sequence[float]) -> Interval:
    """A mean share, with an interval that never leaves 0 to 1 and never has no width.

    One deal that was lost and one that was won are added to its reckoning: after five wins of five nobody is sure.
    """
    part, reckoned = fmean(values), mean_interval([*values, 0.0, 1.0])
    return Interval(part, min(max(reckoned.low, 0.0), part), max(min(reckoned.high, 1.0), part))


# ------------------------------------------------------------------------------------------------ ratings


def rate_bots(standing: TournamentProgress) -> list[Rating] | None:
    """Ratings by openskill; a deal is a match, and who did better on it comes before who did worse.

    None where openskill, which comes with an extra, is not installed.
    """
    try:
        model = import_extra("openskill.models").PlackettLuce()
    except MissingExtra:
        return None
    rated = [model.rating(name=bot) for bot in standing.tournament.bots]
    for deal in standing.deals:
        teams = model.rate([[one] for one in rated], ranks=ranks(deal.values))
        rated = [team[0] for team in teams]
    return [Rating(one.mu, one.sigma, one.ordinal()) for one in rated]


def ranks(values: Sequence[float]) -> list[float]:
    """Whole numbers, 1 for the best, the same for equal ones: openskill cuts off what is behind a point."""
    return [1.0 + sum(other > value for other in values) for value in values]
