"""The shapes of the game; all but the plain grid are house designs (TQ-H3 to TQ-H6)."""

from __future__ import annotations

from typing import Final

GRID: Final = 0
ARCH: Final = 1
PYRAMID: Final = 2
DAY_AND_NIGHT: Final = 3
DUEL: Final = 4

VARIANTS: Final = ("grid", "arch", "pyramid", "day_and_night", "duel")
