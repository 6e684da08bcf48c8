"""The numbers of the gap judge, fitted by self-play to the level that is played (TQ-25)."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from kazamata.games.tranquility.cards import ISLANDS
from kazamata.games.tranquility.layout import MOST_CELLS
from kazamata.games.tranquility.terms import Terms

FUTURE: Final = 0
"""How many of the cards that will not be placed were wanted ones."""
DEAD_FIRST: Final = 1
"""How many times as likely a number that fits nowhere is to be discarded."""
FEE: Final = 2
"""What a payment to come weighs, in cards."""
CARD: Final = 3
"""What a card is worth to a team in need."""
MOST_STRAIN: Final = 4
PAYMENT: Final = 5
"""What a cell that has a neighbour costs in the end, in cards."""
TEMPO: Final = 6
"""What a turn without an island costs, in cards."""
USE: Final = 7
"""What a number that could be placed for nothing is worth beyond its need."""
TOO_DEAR: Final = 8
FINISH_BASE: Final = 9
FINISH_NEED: Final = 10
NEVER: Final = 11
"""Keeps the risk of a hopeless gap finite."""
AT_TWO: Final = 12
"""How willingly a number is paid for at price 2; 3 and 4 follow."""
OWN_LAST: Final = 15
"""How surely a number of the own hand fills a single cell."""
CROWD: Final = 16
"""What many cells that want few numbers weigh beyond their risk."""
TWO_ENDS: Final = 17
"""What a gap between two neighbours costs beyond its fees, by its cells from 1 to 6."""
ONE_END: Final = 23
"""The same for a gap at an end of the strip, by its cells from 1 to 3."""
LAST_FEE: Final = 26
STRAIN_POWER: Final = 27
REMOVED: Final = 28
"""How strongly the cards removed unseen are feared."""
OWN: Final = 29
"""How surely numbers of the own hand fill a longer gap."""
HOLD: Final = 30
LEAST_CARD: Final = 31
ELSEWHERE: Final = 32
"""How likely a near number in another's hand goes elsewhere, at price 1; 2 follows."""
KINDS: Final = 34

_SHARES: Final = (AT_TWO, AT_TWO + 1, AT_TWO + 2, OWN_LAST, OWN, ELSEWHERE, ELSEWHERE + 1)
_LINEAR: Final = (CROWD, HOLD, LEAST_CARD, *range(TWO_ENDS, ONE_END + 3))
_POSITIVE: Final = (CROWD, LEAST_CARD)
_MIDDLE: Final = 0.4
"""The share of empty cells at which a number has its plain value."""

STEPS: Final = 40
SPAN: Final = 0.95
"""Chances that a number is missing are rounded to fortieths of this."""
MOST_ALIVE: Final = ISLANDS + 4
MOST_WANTED: Final = MOST_CELLS + 2

_CALM: Final[tuple[float, ...]] = (
    0.55382, 4.84331, 0.47658, 0.21902, 0.4935, 6.64113, 0.41282, 0.13975, 2.21514, 0.272, 0.96972, 0.00195,
    0.80333, 0.62615, 0.35425, 0.26326, 0.09361, 0.00663, 1.22107, 0.34275, 0.0691, -0.07277, 1.75309, 0.03798,
    0.78791, 0.29792, 0.6242, 0.89122, 1.29392, 0.35024, 0.11767, 0.0, 0.0, 0.0,
)  # fmt: skip
_DEEP: Final[tuple[float, ...]] = (
    0.3692, 7.02614, 0.70515, 0.33594, 0.82499, 13.28814, 0.53121, 0.18222, 1.65034, 0.22905, 1.1542, 0.00623,
    1.0, 0.63001, 0.32565, 0.4311, 0.05922, -0.13294, 0.95768, -0.01905, 0.35326, 0.00051, 0.55527, 0.37309,
    0.4952, 0.24806, 0.77911, 1.59937, 1.51729, 0.16431, 0.13297, 0.0, 0.12029, 0.06213,
)  # fmt: skip
_NO_SLOPES: Final[tuple[float, ...]] = (0.0,) * KINDS
_DEEP_SLOPES: Final[tuple[float, ...]] = (
    -0.14875, -0.4381, 0.07379, -0.6525, -0.27066, -0.23024, 0.18638, 0.12121, 0.50743, -0.17707, 0.7629,
    0.30802, -0.21196, -0.0905, 0.20528, 0.04966, 0.0744, 0.07729, 0.30351, -0.39139, 0.16017, 0.16425,
    -0.64374, 0.11776, -0.95422, 0.09964, -0.15422, 0.139, 0.23956, 0.22653, -0.05194, -0.06859, 0.16276, 0.55884,
)  # fmt: skip
"""How each number changes with the share of empty cells."""
FEW_REMOVED: Final = 5
"""Up to so many cards removed unseen the calm numbers serve."""


@final
class Weights:
    """The numbers by the count of empty cells, and the risks of a stretch by chance, cells and numbers."""

    def __init__(self, values: tuple[float, ...], slopes: tuple[float, ...]) -> None:
        self.at: list[list[float]] = [
            _at(values, slopes, empty / MOST_CELLS - _MIDDLE) for empty in range(MOST_CELLS + 1)
        ]
        self.risks: list[float] = []
        for level in range(STEPS + 1):
            self.risks += _risks(1.0 - level / STEPS * SPAN, values[NEVER])


def _at(values: tuple[float, ...], slopes: tuple[float, ...], phase: float) -> list[float]:
    row: list[float] = []
    for kind in range(KINDS):
        slope = slopes[kind] * phase
        value = values[kind] + slope if kind in _LINEAR else values[kind] * exp(slope)
        if kind in _SHARES:
            value = min(1.0, value)
        row.append(max(0.0, value) if kind in _POSITIVE else value)
    return row


def _risks(comes: float, never: float) -> list[float]:
    """[wanted, alive]: the fear that fewer numbers than wanted come, each with a chance."""
    risks: list[float] = []
    fewer = [1.0] * MOST_ALIVE
    for wanted in range(MOST_WANTED):
        row = [1.0 if wanted == 0 else 0.0]
        for alive in range(1, MOST_ALIVE):
            row.append(1.0 if wanted == 0 else comes * fewer[alive - 1] + (1.0 - comes) * row[alive - 1])
        risks += [-log(chance + never) for chance in row]
        fewer = row
    return risks


def risk_place(level: i64, wanted: i64, alive: i64) -> i64:
    """Where a risk stands in the table."""
    return (level * MOST_WANTED + wanted) * MOST_ALIVE + alive


@lru_cache(maxsize=2)
def _fitted(deep: bool) -> Weights:
    return Weights(_DEEP, _DEEP_SLOPES) if deep else Weights(_CALM, _NO_SLOPES)


def weights_of(terms: Terms) -> Weights:
    """The numbers for a table."""
    return _fitted(bool(terms.removed > FEW_REMOVED))


def paid_cells(ends: i64, cells: i64) -> i64:
    """How many cells of a gap will have a neighbour when they are filled, at least: every other one is free."""
    if cells == 0:
        return 0
    half = (cells + 1) // 2
    return half + (cells + 1) % 2 if ends == 2 else half
