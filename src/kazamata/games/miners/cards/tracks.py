"""The six tracks of the house set, front and back of three boards (IM-H5)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import Track
from kazamata.games.miners.effects import (
    ANYWHERE,
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
    Track("mint", (
        GainCoins(1), GainCoins(2), GainPoints(1), GainCoins(3), GainCoins(2), GainPoints(1), GainCoins(4),
        seq(GainCoins(5), GainPoints(3)),
    )),
    Track("jewellers", (
        GainCoins(1), GainPoints(1), GainCoins(2), GainPoints(1), GainPoints(1), GainCoins(2), GainPoints(2),
        GainPoints(5),
    )),
    Track("workshop", (
        PlaceMachinery(1, ANYWHERE), GainCoins(2), GainPoints(1), PlaceMachinery(2, ANYWHERE), GainCoins(2),
        GainPoints(1), PlaceMachinery(2, ANYWHERE), seq(GainPoints(2), Per(MACHINERY, GainPoints(1), 2, 4)),
    )),
    Track("railway", (
        GainCoins(2), PlaceCart(1), GainCoins(1), GainPoints(1), PlaceCart(1), GainCoins(2),
        seq(PlaceCart(1), GainCoins(1)), seq(PlaceCart(2), GainPoints(2)),
    )),
    Track("embassy", (
        Draw(1), GainCoins(2), GainPoints(1), DrawFaction(ANY_FACTION), GainCoins(2), GainPoints(1),
        seq(Draw(2), GainCoins(1)), seq(Draw(2), Discount(4), GainPoints(3)),
    )),
    Track("abyss", (
        GainCoins(2), GainPoints(1), GainCoins(2), DrawDeep(1), GainPoints(1), GainCoins(3), Activate(),
        seq(DrawDeep(1), GainPoints(3)),
    )),
)  # fmt: skip
"""Two a board: Alchemy, Technology, Diplomacy."""
