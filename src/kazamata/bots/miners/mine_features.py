"""The neural judge's sparse feature vector: the nonzero numbers of a mine and their indices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.miners.judge import best_paths, hand_worth
from kazamata.games.miners.cardset import BOARDS, ROUNDS
from kazamata.games.miners.factions import FACTION_COUNT as FACTIONS
from kazamata.games.miners.masks import count_bits
from kazamata.games.miners.mine import Mine
from kazamata.games.miners.program import TRACK_SIZE, track_of
from kazamata.games.miners.state import NO_BOARD, Player, State

TRACKS: Final = 2 * BOARDS
MARKERS: Final = TRACKS * TRACK_SIZE + 1
NUMBERS: Final = 1 + BOARDS + 13 + FACTIONS + 4
MAX_FEATURES: Final = 96
"""An upper bound on nonzero numbers: ten mine cards, eight hand cards, a marker and all counts."""
FEW: Final = 0.2
"""Scales counts down to the size of a card's feature."""


def feature_count(kinds: i64) -> i64:
    """The length of the feature vector for a set with `kinds` kinds of cards."""
    return 2 * kinds + MARKERS + NUMBERS


@final
class MineFeatures:
    """The feature vector of the position that was read last."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds
        self.indices: vec[i64] = vec[i64]([0] * MAX_FEATURES)
        self.amounts: vec[float] = vec[float]([0.0] * MAX_FEATURES)
        self.count: i64 = 0
        self.next: i64 = 0

    def read(self, state: State, seat: i64) -> None:
        """Read the features of a seat. They contain only what the seat knows."""
        player = state.players[seat]
        self.count = 0
        for card in player.mine.cards:
            self._put(card, 1.0)
        for card in player.hand:
            self._put(self.kinds + card, 1.0)
        self._put(2 * self.kinds + _marker(state, player), 1.0)
        self.next = 2 * self.kinds + MARKERS
        self._add(1.0)
        board: i64 = 0
        while board < BOARDS:
            self._add(float(track_of(state.board_sides, board) & 1))
            board += 1
        self._tokens(player)
        self._paths(state, player)

    def _tokens(self, player: Player) -> None:
        mine = player.mine
        self._add(FEW * float(player.coins))
        self._add(FEW * float(player.discount))
        self._add(FEW * float(len(player.hand)))
        self._add(FEW * float(player.distance))
        self._add(float(player.finished_boards))
        self._add(float(player.on_top_space))
        self._add(FEW * float(count_bits(mine.collapsed)))
        self._add(FEW * float(count_bits(mine.half_joints)))
        self._add(FEW * float(mine.full_carts()))
        self._rows(mine)
        banners = mine.faction_counts
        faction: i64 = 0
        while faction < FACTIONS:
            self._add(FEW * float(banners & 255))
            banners >>= 8
            faction += 1

    def _rows(self, mine: Mine) -> None:
        self._add(FEW * float(mine.all_machinery()))
        self._add(FEW * float(count_bits(mine.row1)))
        self._add(FEW * float(count_bits(mine.row2)))
        self._add(FEW * float(count_bits(mine.row3)))

    def _paths(self, state: State, player: Player) -> None:
        """Add the price list's values of the paths and of the hand."""
        best = best_paths(state, player)
        self._add(FEW * best[0])
        self._add(FEW * best[1])
        self._add(FEW * best[2])
        self._add(FEW * hand_worth(state, player, ROUNDS - state.round))

    def _add(self, amount: float) -> None:
        self._put(self.next, amount)
        self.next += 1

    def _put(self, index: i64, amount: float) -> None:
        if amount != 0.0:
            self.indices[self.count] = index
            self.amounts[self.count] = amount
            self.count += 1


def _marker(state: State, player: Player) -> i64:
    """The marker's index among the spaces of all tracks. The last index means no marker."""
    if player.marker_board == NO_BOARD:
        return MARKERS - 1
    return track_of(state.board_sides, player.marker_board) * TRACK_SIZE + player.marker_space
