"""Deals that are chosen for what they teach: each a seed, by a name."""

from __future__ import annotations

from typing import Final

DEALS: Final = {"first-winter": 397}
"""Ghost, Goblin and Troll for hire in the first winter, then Pay Day before Taxes; the first seat begins."""
