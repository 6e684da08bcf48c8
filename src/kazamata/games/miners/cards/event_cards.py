"""The eighteen events of the house set: nine immediate, six this-round, three end-of-round (IM-H4).

Nine of them bend the mine for a round: they wake cards, pay for carts and rubble, or change what cards do.
"""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import END_OF_ROUND, IMMEDIATE, THIS_ROUND, EventCard
from kazamata.games.miners.effects import (
    ANYWHERE,
    CHEAPER_CARDS,
    FULL_CARTS,
    LIGHT_COLLAPSES,
    LONGER_ADVANCES,
    MORE_MACHINERY,
    MORE_SURFACE,
    RICHER_POINTS,
    ROW_CARD,
    Activate,
    Advance,
    Clear,
    Discard,
    Discount,
    DrawDeep,
    DrawFaction,
    DrawLevel,
    Either,
    GainCoins,
    GainPoints,
    Pay,
    Per,
    PlaceMachinery,
    seq,
)
from kazamata.games.miners.factions import ANY_FACTION

EVENT_CARDS: Final = (
    EventCard("pay_day", IMMEDIATE, GainCoins(3)),
    EventCard("scrap_dealer", IMMEDIATE, seq(GainCoins(1), Discard(3, GainCoins(2)))),
    EventCard("breakthrough", IMMEDIATE, Either((Pay(4, DrawDeep(1)), GainCoins(2)))),
    EventCard("wandering_scholar", IMMEDIATE, Advance(2)),
    EventCard("crate_of_parts", IMMEDIATE, seq(GainCoins(1), PlaceMachinery(2, ANYWHERE))),
    EventCard("envoys", IMMEDIATE, DrawFaction(ANY_FACTION)),
    EventCard("royal_favour", IMMEDIATE, Either((GainPoints(2), Discount(4), DrawLevel(level=3, n=2)))),
    EventCard("dawn_whistle", IMMEDIATE, Activate(ROW_CARD + 1)),
    EventCard("deep_echo", IMMEDIATE, Either((Activate(ROW_CARD + 2), GainCoins(2)))),
    EventCard("market_day", THIS_ROUND, modifier=CHEAPER_CARDS, strength=2),
    EventCard("tailwind", THIS_ROUND, modifier=LONGER_ADVANCES, strength=1),
    EventCard("open_gates", THIS_ROUND, modifier=MORE_SURFACE, strength=1),
    EventCard("golden_hour", THIS_ROUND, modifier=RICHER_POINTS, strength=1),
    EventCard("strong_props", THIS_ROUND, modifier=LIGHT_COLLAPSES, strength=1),
    EventCard("fitters_week", THIS_ROUND, modifier=MORE_MACHINERY, strength=1),
    EventCard("night_shift", END_OF_ROUND, Activate()),
    EventCard("great_haul", END_OF_ROUND, seq(GainCoins(1), Per(FULL_CARTS, GainPoints(1), each=2, most=3))),
    EventCard("rubble_market", END_OF_ROUND, seq(GainCoins(2), Clear(3, GainPoints(1)))),
)
