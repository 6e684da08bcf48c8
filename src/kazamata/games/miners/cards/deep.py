"""Level IV of the house set: fourteen copies of one card (IM-D1, IM-H3)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import MineCard
from kazamata.games.miners.effects import Buy, CollapseOther, GainPoints

LEVEL_4: Final = (
    MineCard(
        "heart_of_the_mountain",
        4,
        0,
        (),
        "..##..",  # two of them make a full cart only side by side
        (Buy(price=3, most=2, each=GainPoints(2)), CollapseOther(1, GainPoints(3))),
        14,
    ),
)
