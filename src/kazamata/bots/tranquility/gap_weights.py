"""The meaning of each weight of the gap judge, and the tables computed from them once."""

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
"""The share of wanted cards among those that will not be placed."""
DEAD_FIRST: Final = 1
"""How many times more likely a number that fits nowhere is to be discarded."""
FEE: Final = 2
"""The weight of a future payment, in cards."""
CARD: Final = 3
"""The value of a card to a team in need."""
MAX_STRAIN: Final = 4
PAYMENT: Final = 5
"""The final cost of a cell with a neighbour, in cards."""
TEMPO: Final = 6
"""The cost of a turn without an island, in cards."""
USE: Final = 7
"""The extra value of a number that could be placed for free."""
TOO_EXPENSIVE: Final = 8
FINISH_BASE: Final = 9
FINISH_NEED: Final = 10
NEVER: Final = 11
"""Keeps the risk of a hopeless gap finite."""
AT_TWO: Final = 12
"""The chance that someone pays for a number at price 2. The next two weights are for 3 and 4."""
OWN_LAST: Final = 15
"""The chance that a number in hand fills a single cell."""
CROWD: Final = 16
"""The extra weight of many cells that need few numbers."""
TWO_ENDS: Final = 17
"""The extra cost of a gap between two neighbours, for 1 to 6 cells."""
ONE_END: Final = 23
"""The same for a gap at an end of the strip, for 1 to 3 cells."""
LAST_FEE: Final = 26
STRAIN_POWER: Final = 27
REMOVED: Final = 28
"""The weight of the cards removed unseen."""
OWN: Final = 29
"""The chance that numbers in hand fill a longer gap."""
HOLD: Final = 30
MIN_CARD_PRICE: Final = 31
ELSEWHERE: Final = 32
"""The chance that a near number in another hand is placed elsewhere, at price 1. Price 2 is next."""
ROUGH: Final = 34
"""The factor on lost wanted cards in rough seas or while the arch is closed (TQ-H3)."""
MONSTER_SLOT: Final = 35
"""The cost of a monster in hand, in cards: it pays nothing and must go before the Finish (TQ-23)."""
WRONG_SIDE: Final = 36
"""The cost of placing a card with the wrong side up (TQ-H5), in cards."""
TURNED: Final = 37
"""The value of turning a card to its right side, in cards."""
SIDES: Final = 38
"""The number of spare cards that a card to be turned takes."""
FEARS: Final = 39
"""The costs of purple, yellow and orange storms (TQ-24), and the harm worth a compass, in cards."""
KINDS: Final = 43

_SHARES: Final = (AT_TWO, AT_TWO + 1, AT_TWO + 2, OWN_LAST, OWN, ELSEWHERE, ELSEWHERE + 1)
LINEAR: Final = (CROWD, HOLD, MIN_CARD_PRICE, *range(TWO_ENDS, ONE_END + 3))
POSITIVE: Final = (CROWD, MIN_CARD_PRICE)
_MIDDLE: Final = 0.4
"""The share of empty cells at which a weight has its base value."""

STEPS: Final = 40
SPAN: Final = 0.95
"""The chance that a number is missing is rounded to fortieths of this."""
MAX_ALIVE: Final = ISLANDS + 4
MAX_WANTED: Final = MAX_CELLS + 2


@final
class Weights:
    """The weights by empty cells, and the risks of a stretch by chance, cells and numbers."""

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
    """[wanted, alive]: the risk that fewer numbers than wanted arrive, each with chance `comes`."""
    risks: list[float] = []
    fewer = [1.0] * MAX_ALIVE
    for wanted in range(MAX_WANTED):
        row = [1.0 if wanted == 0 else 0.0]
        for alive in range(1, MAX_ALIVE):
            row.append(1.0 if wanted == 0 else comes * fewer[alive - 1] + (1.0 - comes) * row[alive - 1])
        risks += [-log(chance + never) for chance in row]
        fewer = row
    return risks


def risk_place(level: i64, wanted: i64, alive: i64) -> i64:
    """The index of a risk in the table."""
    return (level * MAX_WANTED + wanted) * MAX_ALIVE + alive


@cache
def _fitted(sea: str) -> Weights:
    values, slopes, late = WEIGHTS_BY_SEA[sea]
    return Weights(values, slopes, late)


def weights_of(terms: Terms) -> Weights:
    """The weights for a table."""
    return _fitted(sea_kind(terms))


def paid_cells(ends: i64, cells: i64) -> i64:
    """The least number of cells in a gap that will have a neighbour when filled: every other cell is free."""
    if cells == 0:
        return 0
    half = (cells + 1) // 2
    return half + (cells + 1) % 2 if ends == 2 else half
