"""Pebbles for the laws: where its pebbles lie, and who may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

from kazamata.games.pebbles.rules import PEBBLES as RULES
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.dice import Dice

SETUPS: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {"swaps": "1"}), (4, {})]
REVEALING_EVENTS = frozenset({"PebbleDrawn", "PebbleLaid", "GameEnded"})


def count_cards(state: Any) -> Counter[int]:
    return Counter(map(int, (*state.laid, *state.held, *state.bag[state.drawn :])))


def public_answer(state: Any, kind: str, option: int) -> Hashable:
    return None if kind == "GuessHighest" else option


def hidden_cards(state: Any, viewer: int) -> list[list[int]]:
    return [list(map(int, state.bag[state.drawn :]))]


def alternative_world(state: Any, viewer: int, dice: Dice) -> Any:
    """The others' pebbles change places with the two at the bottom of the bag, which no seat can draw."""
    world = RULES.copy(state)
    others = [seat for seat in range(len(world.held)) if seat != viewer]
    pool = vec[i64]([*[world.held[seat] for seat in others], *world.bag[-2:]])
    dice.shuffle(pool)
    for seat, pebble in zip(others, pool, strict=False):
        world.held[seat] = pebble
    world.bag = vec[i64]([*world.bag[:-2], *pool[len(others) :]])
    return world
