"""Common random numbers: all playouts of a world get the same dice at the same time.

Candidates then differ by their answer alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.dice import WORD_MASK, Dice

_SPREAD: Final = 0x61C88647
_SCATTER: Final = 0x2545F491
"""Odd multipliers that spread small differences over all bits of a word."""


def reseed(dice: Dice, seed: i64, moment: i64, index: i64) -> None:
    """Set the dice to a fixed start for a seed, a moment and an index, each of up to 31 bits."""
    dice.a = seed & WORD_MASK
    dice.b = moment * _SPREAD & WORD_MASK
    dice.c = index * _SCATTER & WORD_MASK
    dice.count = 1
    mixed: i64 = 0
    while mixed < 8:
        dice.word()
        mixed += 1
