"""What each number of the gap judge means, and the tables that are made of them once."""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.tranquility.fitted_weights import WEIGHTS_BY_SEA, WeightRow, sea_kind
from kazamata.bots.tranquility.storms import StormCosts
from kazamata.games.tranquility.cards import ISLANDS
from kazamata.games.tranquility.layout import MAX_CELLS
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
TOO_EXPENSIVE: Final = 8
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
ROUGH: Final = 34
"""How many times as many wanted cards are lost in rough seas, or while the arch is closed (TQ-H3)."""
MONSTER_SLOT: Final = 35
"""A monster blocks a place in the hand, pays nothing and must go before the Finish (TQ-23), in cards."""
WRONG_SIDE: Final = 36
"""What it costs to place a card that shows the wrong side (TQ-H5), in cards."""
TURNED: Final = 37
"""What it is worth to see a card turned at last, in cards."""
SIDES: Final = 38
"""What a card that must be turned takes of those that can be spared, in cards."""
FEARS: Final = 39
"""What purple, yellow and orange storms cost (TQ-24), and which harm is worth a compass, in cards."""
KINDS: Final = 43

_SHARES: Final = (AT_TWO, AT_TWO + 1, AT_TWO + 2, OWN_LAST, OWN, ELSEWHERE, ELSEWHERE + 1)
LINEAR: Final = (CROWD, HOLD, LEAST_CARD, *range(TWO_ENDS, ONE_END + 3))
POSITIVE: Final = (CROWD, LEAST_CARD)
_MIDDLE: Final = 0.4
"""The share of empty cells at which a number has its plain value."""

STEPS: Final = 40
SPAN: Final = 0.95
"""Chances that a number is missing are rounded to fortieths of this."""
MOST_ALIVE: Final = ISLANDS + 4
MOST_WANTED: Final = MAX_CELLS + 2


@final
class Weights:
    """The numbers by the count of empty cells, and the risks of a stretch by chance, cells and numbers."""

    def __init__(self, values: WeightRow, slopes: WeightRow, race_below_cells: i64) -> None:
        self.race_below_cells: i64 = race_below_cells
        self.by_empty_cells: list[vec[float]] = [
            vec[float](_at(values, slopes, empty / MAX_CELLS - _MIDDLE)) for empty in range(MAX_CELLS + 1)
        ]
        risks: list[float] = []
        for level in range(STEPS + 1):
            risks += _risks(1.0 - level / STEPS * SPAN, values[NEVER])
        self.risks: vec[float] = vec[float](risks)
        self.fears = StormCosts(values[FEARS], values[FEARS + 1], values[FEARS + 2], values[FEARS + 3])


def _at(values: WeightRow, slopes: WeightRow, phase: float) -> list[float]:
    row: list[float] = []
    for kind in range(KINDS):
        slope = slopes[kind] * phase if kind < len(slopes) else 0.0
        value = values[kind] + slope if kind in LINEAR else values[kind] * exp(slope)
        if kind in _SHARES:
            value = min(1.0, value)
        row.append(max(0.0, value) if kind in POSITIVE else value)
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


@cache
def _fitted(sea: str) -> Weights:
    values, slopes, late = WEIGHTS_BY_SEA[sea]
    return Weights(values, slopes, late)


def weights_of(terms: Terms) -> Weights:
    """The numbers for a table."""
    return _fitted(sea_kind(terms))


def paid_cells(ends: i64, cells: i64) -> i64:
    """How many cells of a gap will have a neighbour when they are filled, at least: every other one is free."""
    if cells == 0:
        return 0
    half = (cells + 1) // 2
    return half + (cells + 1) % 2 if ends == 2 else half
