"""The six tracks of the house set, front and back of three boards (IM-H5)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import Track
from kazamata.games.miners.effects import (
    ANYWHERE,
    FACTION_KINDS,
    FULL_CARTS,
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
        GainCoins(1), GainCoins(2), GainCoins(2), GainPoints(1), GainCoins(3), GainCoins(3),
        seq(GainCoins(3), GainPoints(4)),
    )),
    Track("jewellers", (  # long and slow at first, then richer and richer
        GainCoins(1), GainCoins(1), GainPoints(1), GainCoins(2), GainPoints(1), GainPoints(1),
        GainPoints(2), GainPoints(2), GainPoints(2), GainPoints(5),
    )),
    Track("workshop", (  # machinery twice, and payments for it afterwards
        seq(GainCoins(1), PlaceMachinery(1, ANYWHERE)), GainCoins(2), PlaceMachinery(2, ANYWHERE),
        GainPoints(2), Per(MACHINERY, GainCoins(1), most=4), GainPoints(2), GainCoins(3),
        seq(GainPoints(2), Per(MACHINERY, GainPoints(1), each=2)),
    )),
    Track("railway", (  # cart markers, and points for full carts at the top
        GainCoins(2), PlaceCart(1), GainCoins(1), seq(PlaceCart(1), GainPoints(1)), GainCoins(2),
        PlaceCart(2), seq(GainPoints(2), Per(FULL_CARTS, GainPoints(1), each=2)),
    )),
    Track("embassy", (  # cards first, then ways to use them, and points for different factions
        Draw(1), GainCoins(2), GainPoints(1), seq(GainCoins(1), DrawFaction(ANY_FACTION)), Discount(4),
        GainPoints(1), GainPoints(2), seq(GainCoins(3), Per(FACTION_KINDS, GainPoints(1))),
    )),
    Track("abyss", (  # a long way with an activation, and a card of level IV at its end
        GainCoins(1), GainPoints(1), GainCoins(2), GainCoins(1), GainPoints(1), GainCoins(2), Activate(),
        GainCoins(2), seq(GainPoints(2), DrawDeep(1)),
    )),
)  # fmt: skip
"""Two tracks per board: Alchemy, Technology, Diplomacy."""
