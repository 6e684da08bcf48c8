"""Level IV of the house set: fourteen times the same card (IM-D1, IM-H3)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import MineCard
from kazamata.games.miners.effects import ROW_CARD, Activate, GainPoints

LEVEL_4: Final = (
    MineCard(
        "heart_of_the_mountain",
        4,
        0,
        (),
        "####..",
        (GainPoints(2), Activate(ROW_CARD + 2)),
        14,
    ),
)
