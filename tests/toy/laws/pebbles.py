"""Pebbles for the laws: where its pebbles lie, and who may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

from kazamata.games.pebbles.rules import PEBBLES as RULES

from kazamata.core.dice import Dice

SETUPS: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {"swaps": "1"}), (4, {})]
TELLTALES = frozenset({"PebbleDrawn", "PebbleLaid", "GameEnded"})


def census(state: Any) -> Counter[int]:
    return Counter(map(int, (*state.laid, *state.held, *state.bag[state.drawn :])))


def shown(state: Any, kind: str, option: int) -> Hashable:
    return None if kind == "GuessHighest" else option


def secrets(state: Any, viewer: int) -> list[list[int]]:
    return [list(map(int, state.bag[state.drawn :]))]


def twin(state: Any, viewer: int, dice: Dice) -> Any:
    return RULES.copy(state)
