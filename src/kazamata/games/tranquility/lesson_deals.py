"""Deals that are chosen for what they teach: each a seed, by a name."""

from __future__ import annotations

from typing import Final

DEALS: Final = {"first-voyage": 389}
