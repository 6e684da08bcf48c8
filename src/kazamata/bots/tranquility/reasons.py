"""The reason for an action that was judged without playouts: which cells it leaves, for which numbers."""

from __future__ import annotations

from collections.abc import Sequence

from kazamata.bots.tranquility.memory import own_discards
from kazamata.core.asks import Question
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import ISLANDS, NO_CARD
from kazamata.games.tranquility.view import View


def reason(view: View, question: Question, option: int, memory: Sequence[int]) -> tuple[str, dict[str, int]]:
    """The message key and its numbers. The key is empty if there is no reason."""
    if question.kind != asks.TAKE_TURN or option < asks.PLAY_ISLAND:
        return "", {}
    answer = question.read(option)
    card, cell = answer["card"], answer["cell"]
    first, behind = cell, cell + 1
    while first > 0 and view.grid[first - 1] == NO_CARD:
        first -= 1
    while behind < len(view.grid) and view.grid[behind] == NO_CARD:
        behind += 1
    low = view.grid[first - 1] if first > 0 else NO_CARD
    high = view.grid[behind] if behind < len(view.grid) else ISLANDS + 1
    lost = {*own_discards(view, memory), *view.gone_cards}
    below = sum(number not in lost for number in range(low + 1, card))
    above = sum(number not in lost for number in range(card + 1, high))
    if behind - first == 1:
        return "hint-fills", {"low": low + 1, "high": high - 1, "others": below + above}
    left, right = cell - first, behind - cell - 1
    if left and right:
        return "hint-splits", {"left": left, "below": below, "right": right, "above": above}
    return "hint-leaves", {"cells": left + right, "numbers": below if left else above}
