"""The six factions (IM-49). A card shows at most two of them."""

from __future__ import annotations

from typing import Final

SCOTS: Final = 0
BARBARIANS: Final = 1
EGYPTIANS: Final = 2
JAPANESE: Final = 3
ATLANTEANS: Final = 4
ROMANS: Final = 5
FACTIONS: Final = ("scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans")
FACTION_COUNT: Final = 6
ANY_FACTION: Final = 6
"""The icon of a faction draw in which the player first names the faction (IM-41)."""
