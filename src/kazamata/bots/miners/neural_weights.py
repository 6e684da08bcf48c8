"""The weights of the neural judge (`bench.train_neural_judge`), and the choice of a judge for a set of cards."""

from __future__ import annotations

import json
import struct
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from kazamata.bots.miners.judge import Judge, PriceListJudge
from kazamata.bots.miners.neural_judge import NeuralJudge, weights_by_rounds_left
from kazamata.games.miners.cardset import CardSet
from kazamata.games.miners.program import Program

NeuralWeights = tuple[list[str], int, list[Any], list[float]]

FILE: Final = Path(__file__).with_name("neural_weights.json")
STEP: Final = 4096.0
"""Weights are stored as integers in units of 1 / STEP."""
MAX_PACKED: Final = 2**15 - 1


def best_judge(program: Program) -> Judge:
    """The neural judge if it was trained on these cards, otherwise the price list.

    Each call returns a judge with its private buffers.
    """
    cards, felt, tables, out = _kept()
    return (
        NeuralJudge(len(cards) - 1, felt, tables, out)
        if cards == names_of(program.cards)
        else PriceListJudge()
    )


@cache
def _kept() -> NeuralWeights:
    return read(json.loads(FILE.read_text("utf-8")))


def read(kept: dict[str, Any]) -> NeuralWeights:
    """Decode stored weights: card names, hidden units, weights by rounds left, output weights."""
    near, far, out = (unpacked(kept[name]) for name in ("near", "far", "out"))
    return kept["cards"], kept["felt"], weights_by_rounds_left(near, far), out


def names_of(cards: CardSet) -> list[str]:
    """The key of a card set and of its cards, which identify the set that a judge was trained on."""
    return [cards.key, *(card.key for card in cards.cards)]


def packed(numbers: Sequence[float]) -> str:
    """A list of numbers as text."""
    whole = [max(-MAX_PACKED, min(MAX_PACKED, round(STEP * number))) for number in numbers]
    return b64encode(struct.pack(f"<{len(whole)}h", *whole)).decode("ascii")


def unpacked(text: str) -> list[float]:
    data = b64decode(text)
    return [number / STEP for number in struct.unpack(f"<{len(data) // 2}h", data)]
