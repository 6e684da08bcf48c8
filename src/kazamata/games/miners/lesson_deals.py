"""Deals that are chosen for what they teach: each a seed, by a name."""

from __future__ import annotations

from typing import Final

DEALS: Final = {"first-shift": 416}
"""For two seats with the first-game hand: an advance, carts, a collapse, a free card of level III; pay day first."""
