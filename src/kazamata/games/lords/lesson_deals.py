"""Deals for lessons: a seed for each name."""

from __future__ import annotations

from typing import Final

DEALS: Final = {"first-winter": 397}
"""In the first winter a Ghost, a Goblin and a Troll are for hire. Pay Day precedes Taxes. Seat 0 starts."""
