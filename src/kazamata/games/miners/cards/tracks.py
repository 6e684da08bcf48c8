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
    Track("mint", (  # short and steady: coins at every step, and soon another board
        GainCoins(1), GainCoins(2), GainCoins(3), GainPoints(1), GainCoins(4),
        seq(GainCoins(5), GainPoints(2)),
    )),
    Track("jewellers", (  # long and slow to begin with, then richer and richer
        GainCoins(1), GainCoins(1), GainPoints(1), GainPoints(1), GainCoins(2), GainPoints(2), GainPoints(2),
        GainPoints(2), GainPoints(3), GainPoints(7),
    )),
    Track("workshop", (  # machinery in two loads, and a harvest between them
        PlaceMachinery(1, ANYWHERE), PlaceMachinery(2, ANYWHERE), Per(MACHINERY, GainCoins(1)), GainPoints(1),
        GainCoins(2), GainPoints(1), GainCoins(3), seq(GainPoints(2), Per(MACHINERY, GainPoints(1), each=2)),
    )),
    Track("railway", (  # stations with nothing but coins between them
        GainCoins(2), GainCoins(1), PlaceCart(1), GainCoins(2), GainCoins(1), PlaceCart(1),
        seq(PlaceCart(2), GainPoints(2)),
    )),
    Track("embassy", (  # cards first, then what they are good for
        Draw(1), Draw(1), GainCoins(2), DrawFaction(ANY_FACTION), Discount(3), GainCoins(2), GainPoints(2),
        GainPoints(1), GainCoins(3), seq(Draw(1), Per(FACTION_KINDS, GainPoints(1))),
    )),
    Track("abyss", (  # two shafts down to level IV
        GainCoins(1), GainPoints(1), GainCoins(2), DrawDeep(1), GainCoins(1), GainPoints(1), GainCoins(2), Activate(),
        seq(DrawDeep(1), GainPoints(3)),
    )),
)  # fmt: skip
"""Two a board: Alchemy, Technology, Diplomacy."""
