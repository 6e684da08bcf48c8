"""The reason for an action that was judged without playouts: which cells it leaves, for which numbers."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.tranquility.memory import own_discards
from kazamata.core.asks import Question
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.gap_counts import GapCounts, gap_around
from kazamata.games.tranquility.view import View


def reason(view: View, question: Question, option: int, memory: Sequence[int]) -> tuple[str, dict[str, int]]:
    """The message key and its numbers. The key is empty if there is no reason."""
    if question.kind != asks.TAKE_TURN or not asks.places_island(option):
        return "", {}
    answer = question.read(option)
    card, cell = answer["card"], answer["cell"]
    grid, lost = vec[i64](view.grid), vec[i64](own_discards(view, memory) + view.gone_cards)
    left, below, right, above = GapCounts(grid, lost).around(card, cell)
    if left + right == 0:
        _, _, low, high = gap_around(grid, cell)
        return "hint-fills", {"low": low + 1, "high": high - 1, "others": below + above}
    if left and right:
        return "hint-splits", {"left": left, "below": below, "right": right, "above": above}
    return "hint-leaves", {"cells": left + right, "numbers": below if left else above}
