"""The six tracks of the house set, front and back of three boards (IM-H5)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import Track
from kazamata.games.miners.effects import (
    ANYWHERE,
    FACTION_KINDS,
    MACHINERY,
    Activate,
    Discount,
    Draw,
    DrawDeep,
    DrawFaction,
    GainCoins,
    GainPoints,
    Per,
    PlaceCart,
    PlaceMachinery,
    seq,
)
from kazamata.games.miners.factions import ANY_FACTION

TRACKS: Final = (
    Track("mint", (  # short and steady: coins on most spaces, and soon another board
        GainCoins(1), GainCoins(2), GainCoins(3), GainPoints(1), GainCoins(4),
        seq(GainCoins(5), GainPoints(2)),
    )),
    Track("jewellers", (  # long and slow at first, then richer and richer
        GainCoins(1), GainCoins(1), GainPoints(1), GainPoints(1), GainCoins(2), GainPoints(2), GainPoints(2),
        GainPoints(2), GainPoints(3), GainPoints(7),
    )),
    Track("workshop", (  # machinery twice, and a payment for it afterwards
        PlaceMachinery(1, ANYWHERE), PlaceMachinery(2, ANYWHERE), Per(MACHINERY, GainCoins(1)), GainPoints(1),
        GainCoins(2), GainPoints(1), GainCoins(3), seq(GainPoints(2), Per(MACHINERY, GainPoints(1), each=2)),
    )),
    Track("railway", (  # cart markers with only coins between them
        GainCoins(2), GainCoins(1), PlaceCart(1), GainCoins(2), GainCoins(1), PlaceCart(1),
        seq(PlaceCart(2), GainPoints(2)),
    )),
    Track("embassy", (  # cards first, then ways to use them
        Draw(1), Draw(1), GainCoins(2), DrawFaction(ANY_FACTION), Discount(3), GainCoins(2), GainPoints(2),
        GainPoints(1), GainCoins(3), seq(Draw(1), Per(FACTION_KINDS, GainPoints(1))),
    )),
    Track("abyss", (  # two shafts down to level IV
        GainCoins(1), GainPoints(1), GainCoins(2), DrawDeep(1), GainCoins(1), GainPoints(1), GainCoins(2), Activate(),
        seq(DrawDeep(1), GainPoints(3)),
    )),
)  # fmt: skip
"""Two tracks per board: Alchemy, Technology, Diplomacy."""
