"""The chances that a stretch of empty cells gets its numbers, as precomputed tables."""

from __future__ import annotations

from functools import cache
from math import log
from typing import Final

from kazamata.games.tranquility.cards import ISLANDS
from kazamata.games.tranquility.layout import MAX_CELLS

STEPS: Final = 40
"""Chances are rounded to fortieths, which keeps the number of tables small."""
LOST: Final = 0.002
"""Keeps the risk of a hopeless stretch finite, since a monster may still open it."""

Table = list[list[float]]


@cache
def shortfall(level: int) -> Table:
    """[wanted][alive]: the chance that too few numbers arrive, each missing with level / STEPS."""
    missing = level / STEPS
    rows = [[0.0] * (ISLANDS + 1)]
    for _ in range(MAX_CELLS):
        fewer, row = rows[-1], [1.0]
        for alive in range(1, ISLANDS + 1):
            row.append(missing * row[-1] + (1 - missing) * fewer[alive - 1])
        rows.append(row)
    return rows


@cache
def risks(level: int) -> Table:
    """[wanted][alive]: the shortfall on a scale where the risks of several stretches add up."""
    return [[-log(1 - chance + LOST) for chance in row] for row in shortfall(level)]


@cache
def needs(level: int) -> Table:
    """[wanted][alive]: the chance that a given number in hand is the one that would be missing."""
    table = shortfall(level)
    rows = [[0.0] * (ISLANDS + 1)]
    for wanted in range(1, MAX_CELLS + 1):
        row = [1.0]
        for alive in range(1, ISLANDS + 1):
            row.append(table[wanted][alive - 1] - table[wanted - 1][alive - 1])
        rows.append(row)
    return rows
