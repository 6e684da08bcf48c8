"""The cards of Tranquility (TQ-1). Identical cards share one kind, and a choice names the kind (TQ-R2)."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64
"""An island by its number, 1 to 80, or one of the kinds below."""

NO_CARD: Final = 0
ISLANDS: Final = 80
FINISH: Final = 81
START: Final = 82
MONSTER: Final = 83
YELLOW: Final = 84
PURPLE: Final = 85
ORANGE: Final = 86
ROCKS: Final = 87
COMPASS: Final = 88
BORDER: Final = 89
CARD_KINDS: Final = 90

FINISHES: Final = 5
STORMS_PER_COLOUR: Final = 2
STORMS: Final = 3 * STORMS_PER_COLOUR
COMPASSES: Final = 6

CARD_NAMES: Final = (
    "finish", "start", "monster", "yellow", "purple", "orange", "rocks", "compass", "border",
)  # fmt: skip
"""Names of the cards that are not islands, from `FINISH` on."""


def is_island(card: Card) -> bool:
    return 1 <= card <= ISLANDS


def is_storm(card: Card) -> bool:
    return YELLOW <= card <= ORANGE


def is_discardable(card: Card) -> bool:
    """Whether a card may be discarded: any card except a sea monster (TQ-23, TQ-A6)."""
    return card != MONSTER
