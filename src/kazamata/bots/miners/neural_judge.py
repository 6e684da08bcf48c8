"""A judge trained on games (`bench.train_neural_judge`): a small network that estimates the points to come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.miners.judge import Judge, coin_worth
from kazamata.bots.miners.mine_features import MineFeatures
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.scoring import points_of
from kazamata.games.miners.state import State

SCALE: Final = 10.0
"""Points are divided by this inside the network, to keep its numbers small."""


@final
class NeuralJudge(Judge):
    """One hidden layer and a direct linear path. The weights depend on the rounds left."""

    def __init__(
        self, kinds: i64, hidden_units: i64, tables: list[vec[float]], output_weights: list[float]
    ) -> None:
        self.sight = MineFeatures(kinds)
        self.hidden_units: i64 = hidden_units
        self.columns: i64 = hidden_units + 1
        self.tables = tables  # one for each number of rounds left; shared, never changed
        self.output_weights: vec[float] = vec[float](output_weights)
        self.sums: vec[float] = vec[float]([0.0] * int(hidden_units + 1))

    def worth(self, state: State, seat: i64) -> float:
        player = state.players[seat]
        left = ROUNDS - state.round
        points = float(points_of(player))
        if left == 0:
            return points + coin_worth(left) * float(player.coins)
        self.sight.read(state, seat)
        return points + SCALE * self._points_to_come(self.tables[left if left < ROUNDS else ROUNDS - 1])

    def _points_to_come(self, table: vec[float]) -> float:
        sums, columns, sight = self.sums, self.columns, self.sight
        column: i64 = 0
        while column < columns:
            sums[column] = 0.0
            column += 1
        number: i64 = 0
        while number < sight.count:
            at = sight.indices[number] * columns
            amount = sight.amounts[number]
            column = 0
            while column < columns:
                sums[column] = sums[column] + amount * table[at + column]
                column += 1
            number += 1
        coming = sums[self.hidden_units]
        column = 0
        while column < self.hidden_units:
            if sums[column] > 0.0:
                coming += sums[column] * self.output_weights[column]
            column += 1
        return coming


def weights_by_rounds_left(near: list[float], far: list[float]) -> list[vec[float]]:
    """The weights for each number of rounds left: `near` plus a share of `far` that grows with the rounds."""
    ends, begins = vec[float](near), vec[float](far)
    return [_mixed(ends, begins, float(left) / float(ROUNDS)) for left in range(ROUNDS)]


def _mixed(near: vec[float], far: vec[float], left: float) -> vec[float]:
    table = near[:]
    index: i64 = 0
    while index < len(table):
        table[index] += left * far[index]
        index += 1
    return table
