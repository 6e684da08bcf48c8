"""Fit the weights of Tranquility's gap judge.

    python -m bench.fit_gap_weights FILE SECONDS GAMES SEATS [OPTION=VALUE …]

Every generation samples rows of weights around a mean. Each row plays the same new deals in self-play. The
mean moves towards the rows that won most, and the step sizes adapt (a separable CMA-ES). The mean is written
to FILE, for `bots/tranquility/fitted_weights.py`, with its win rate on deals that are never used for fitting.
Several seat counts (`2,3`) alternate.
"""

from __future__ import annotations

import json
import sys
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from kazamata import game_registry
from kazamata.bots.tranquility import gap_weights
from kazamata.bots.tranquility.fitted_weights import WEIGHTS_BY_SEA, WeightRow, sea_kind
from kazamata.bots.tranquility.gap_weights import Weights
from kazamata.bots.tranquility.policy import play_to_end
from kazamata.core.events import NO_EVENTS
from kazamata.games.tranquility.terms import Terms
from kazamata.lab.matches.seeds import seed_of

SEED: Final = 41
"""The report uses no deal of this seed."""
ROWS: Final = 24
PARENTS: Final = 10
SPREAD: Final = 0.2
GENERATIONS_PER_LINE: Final = 10
VALIDATION_DEALS: Final = 4000
SLOPED: Final = 34
"""Weights below this index may change with the share of empty cells."""
AWAY: Final = (gap_weights.ELSEWHERE, gap_weights.ELSEWHERE + 1)
LINEAR: Final = frozenset((*gap_weights.LINEAR, *AWAY))
POSITIVE: Final = frozenset((*gap_weights.POSITIVE, *AWAY))
SMALL: Final = frozenset((gap_weights.HOLD, gap_weights.MIN_CARD_PRICE, *AWAY))
MIN_WEIGHT: Final = 1e-3
"""The smallest weight on the logarithmic scale."""


def fitted_kinds(terms: Terms) -> list[int]:
    """Return the indices of the weights that matter at a table."""
    kinds = [*range(SLOPED)]
    storms = bool(terms.has_storms or terms.variant_row.has_exploration)
    if storms or terms.monster_count > 0 or terms.variant_row.layout.arch:
        kinds.append(gap_weights.ROUGH)
    if terms.monster_count > 0:
        kinds.append(gap_weights.MONSTER_SLOT)
    if terms.variant_row.has_sides:
        kinds += [gap_weights.WRONG_SIDE, gap_weights.TURNED, gap_weights.SIDES]
    return [*kinds, *range(gap_weights.FEARS, gap_weights.KINDS)] if storms else kinds


def to_search_scale(kind: int, value: float) -> float:
    """Map a weight to the search scale, which is logarithmic for most weights."""
    return value if kind in LINEAR else log(max(value, MIN_WEIGHT))


def from_search_scale(kind: int, value: float) -> float:
    """Map a value of the search scale back to a weight."""
    if kind not in LINEAR:
        return exp(value)
    return max(0.0, value) if kind in POSITIVE else value


class Deals:
    """Plays rows of weights on training deals or on the fixed validation deals."""

    def __init__(self, seats: list[int], chosen: dict[str, str]) -> None:
        self.rules: Any = game_registry.rules("tranquility")
        self.setups = [self.rules.setup(count, chosen) for count in seats]
        self.terms: Terms = self.rules.deal(self.setups[0], 1).terms

    def won(self, table: Weights, first: int, count: int, name: str) -> float:
        """Return the share of deals that a table of such judges wins."""
        won = 0
        for number in range(first, first + count):
            setup = self.setups[number % len(self.setups)]
            won += play_to_end(self.rules.deal(setup, seed_of(SEED, number, name)), table, NO_EVENTS)
        return won / count


class Fit:
    """The state of the CMA-ES: the mean, the step sizes and the two evolution paths."""

    def __init__(self, terms: Terms, dice: Random) -> None:
        self.values, slopes, self.late = WEIGHTS_BY_SEA[sea_kind(terms)]
        self.slopes: WeightRow = slopes or (0.0,) * SLOPED
        self.kinds = fitted_kinds(terms)
        self.sloped = [kind for kind in self.kinds if kind < SLOPED]
        self.dice = dice
        self.middle = [to_search_scale(kind, self.values[kind]) for kind in self.kinds]
        self.middle += [self.slopes[kind] for kind in self.sloped]
        self.units = [0.3 if kind in SMALL else 1.0 for kind in self.kinds]
        self.units += [0.2 if kind in SMALL else 0.7 for kind in self.sloped]
        self.size = len(self.middle)
        self.spread = SPREAD
        self.variances = [1.0] * self.size
        self.path, self.walk = [0.0] * self.size, [0.0] * self.size

    def row(self, point: list[float]) -> tuple[WeightRow, WeightRow]:
        """Return the weights and slopes of a search point."""
        values, slopes = list(self.values), list(self.slopes)
        for kind, value in zip(self.kinds, point, strict=False):
            values[kind] = round(from_search_scale(kind, value), 5)
        for kind, value in zip(self.sloped, point[len(self.kinds) :], strict=True):
            slopes[kind] = round(value, 5)
        return tuple(values), tuple(slopes)

    def table(self, point: list[float]) -> Weights:
        return Weights(*self.row(point), self.late)

    def steps(self) -> list[list[float]]:
        """Sample the steps of one generation, in units of the step size."""
        deviations = [sqrt(variance) for variance in self.variances]
        return [[self.dice.gauss(0.0, one) for one in deviations] for _ in range(ROWS)]

    def search_point(self, step: list[float]) -> list[float]:
        scale = self.spread
        return [at + scale * unit * far for at, unit, far in zip(self.middle, self.units, step, strict=True)]

    def move_mean(self, best: list[list[float]]) -> None:
        """Move to the weighted mean of the best rows and adapt the step sizes."""
        shares = [log(PARENTS + 0.5) - log(rank + 1) for rank in range(PARENTS)]
        shares = [share / sum(shares) for share in shares]
        mass = 1 / sum(share * share for share in shares)
        mean = [
            sum(share * step[i] for share, step in zip(shares, best, strict=True)) for i in range(self.size)
        ]
        self.middle = self.search_point(mean)
        self._update_paths(mean, mass)
        self._update_variances(shares, best, mass)

    def _update_paths(self, mean: list[float], mass: float) -> None:
        """Update the evolution paths; the step size grows if steps agree more than by chance."""
        size = self.size
        slow, quick = (mass + 2) / (size + mass + 3), 4 / (size + 4)
        slow_step, quick_step = sqrt(slow * (2 - slow) * mass), sqrt(quick * (2 - quick) * mass)
        for i, far in enumerate(mean):
            self.walk[i] = (1 - slow) * self.walk[i] + slow_step * far / sqrt(self.variances[i])
            self.path[i] = (1 - quick) * self.path[i] + quick_step * far
        by_chance = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        length = sqrt(sum(far * far for far in self.walk))
        self.spread *= exp(min(1.0, slow / (1 + slow) * (length / by_chance - 1)))

    def _update_variances(self, shares: list[float], best: list[list[float]], mass: float) -> None:
        size = self.size
        one = 2 / ((size + 1.3) ** 2 + mass) * (size + 2) / 3
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass) * (size + 2) / 3)
        for i in range(size):
            seen = sum(share * step[i] ** 2 for share, step in zip(shares, best, strict=True))
            kept = (1 - one - many) * self.variances[i]
            self.variances[i] = kept + one * self.path[i] ** 2 + many * seen


def fit(file: Path, seconds: float, games: int, deals: Deals) -> None:
    """Run generations until the given CPU time is spent."""
    search, generation = Fit(deals.terms, Random(SEED)), 0
    while process_time() < seconds:
        steps = search.steps()
        won = [
            deals.won(search.table(search.search_point(step)), generation * games, games, "fit")
            for step in steps
        ]
        order = sorted(range(ROWS), key=lambda row: -won[row])
        search.move_mean([steps[row] for row in order[:PARENTS]])
        generation += 1
        if generation % GENERATIONS_PER_LINE == 0:
            print_progress(file, search, deals, generation)


def print_progress(file: Path, search: Fit, deals: Deals, generation: int) -> None:
    """Print the win rate of the mean and save it."""
    won = deals.won(search.table(search.middle), 0, VALIDATION_DEALS, "look")
    print(f"{generation}: {100 * won:.2f} %, spread {search.spread:.3f}", flush=True)
    file.write_text(json.dumps(search.row(search.middle)) + "\n", "utf-8")


def main() -> None:
    file, seconds, games, seats, *options = sys.argv[1:]
    counts = [int(count) for count in seats.split(",")]
    deals = Deals(counts, dict(option.split("=") for option in options))
    print(
        f"{100 * deals.won(gap_weights.weights_of(deals.terms), 0, VALIDATION_DEALS, 'look'):.2f} % before",
        flush=True,
    )
    fit(Path(file), float(seconds), int(games), deals)


if __name__ == "__main__":
    main()
