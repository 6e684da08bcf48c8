"""Seeds of the deals that lessons use, by name."""

from __future__ import annotations

from typing import Final

DEALS: Final = {"first-shift": 416}
"""Two seats, first-game hand: an advance, carts, a collapse, a free level III card; pay day comes first."""
