"""Seeds of the deals that lessons use, by name; a guided turn has the name of its preset."""

from __future__ import annotations

from typing import Final

DEALS: Final = {
    "first-voyage": 389,
    "rocks": 4,
    "monsters": 65,
    "storms": 3,
    "poseidon": 2,
    "day_and_night": 3,
    "arch": 4,
    "pyramid": 1,
    "duel": 2,
}
"""For two seats; the player has the first."""
