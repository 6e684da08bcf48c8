"""The seven titles of the final scoring (DL-76)."""

from __future__ import annotations

from typing import Final

MOST_EVIL: Final = 0
MOST_ROOMS: Final = 1
MOST_TUNNELS: Final = 2
MOST_MONSTERS: Final = 3
MOST_IMPS: Final = 4
MOST_RICHES: Final = 5
FEWEST_LOST: Final = 6
TITLES: Final = (
    "title_evil", "title_rooms", "title_tunnels", "title_monsters", "title_imps", "title_riches",
    "title_battle",
)  # fmt: skip
