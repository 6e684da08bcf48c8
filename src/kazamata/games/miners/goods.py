"""The events that change the goods of a seat, as a table for boards (IM-12, IM-23, IM-33, IM-38, IM-46)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.fields import Field
from kazamata.games.miners.events import (
    CARD_DRAWN,
    CARD_PLACED,
    CARD_PLAYED,
    CART_PLACED,
    COINS_GAINED,
    COINS_PAID,
    DEEP_CARD_TAKEN,
    EVENTS,
    FACTION_FOUND,
    MACHINERY_PLACED,
    MACHINERY_TAKEN,
    POINTS_GAINED,
)
from kazamata.games.miners.fields import CARTS, COST, COUNT

GOODS: Final = ("coins", "points", "carts", "machinery", "cards")
"""Goods that an event may change; carts are full ones, and cards those that are drawn."""


def _row(kind: i64, good: str, field: Field | None, sign: int) -> tuple[str, str, str, int]:
    """An event, the good that it changes, the field with the number (without one it is 1), and the sign."""
    definition = EVENTS[kind]
    if field is not None and field not in definition.fields:
        raise ValueError(f"{definition.name} has no {field.name}")
    return definition.name, good, "" if field is None else field.name, sign


GOODS_CHANGES: Final[tuple[tuple[str, str, str, int], ...]] = (
    _row(COINS_GAINED, "coins", COUNT, 1),
    _row(COINS_PAID, "coins", COUNT, -1),
    _row(CARD_PLAYED, "coins", COST, -1),
    _row(POINTS_GAINED, "points", COUNT, 1),
    _row(CARD_PLACED, "carts", CARTS, 1),
    _row(CART_PLACED, "carts", None, 1),
    _row(MACHINERY_PLACED, "machinery", COUNT, 1),
    _row(MACHINERY_TAKEN, "machinery", COUNT, -1),
    _row(CARD_DRAWN, "cards", None, 1),
    _row(DEEP_CARD_TAKEN, "cards", None, 1),
    _row(FACTION_FOUND, "cards", None, 1),
)
