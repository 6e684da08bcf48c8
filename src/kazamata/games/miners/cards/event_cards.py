"""The eighteen events of the house set: ten immediate, five this-round, three end-of-round (IM-H4)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import END_OF_ROUND, IMMEDIATE, THIS_ROUND, EventCard
from kazamata.games.miners.effects import (
    ANYWHERE,
    CARDS,
    CHEAPER_CARDS,
    FACTION_KINDS,
    FULL_CARTS,
    LONGER_ADVANCES,
    LOWER_PRICES,
    MORE_SURFACE,
    RICHER_COINS,
    Activate,
    Advance,
    Clear,
    Discard,
    Discount,
    Draw,
    DrawDeep,
    DrawFaction,
    DrawLevel,
    Either,
    GainCoins,
    GainPoints,
    Per,
    PlaceCart,
    PlaceMachinery,
    seq,
)
from kazamata.games.miners.factions import ANY_FACTION

EVENT_CARDS: Final = (
    EventCard("pay_day", IMMEDIATE, GainCoins(3)),
    EventCard("new_recruits", IMMEDIATE, Draw(2)),
    EventCard("scrap_dealer", IMMEDIATE, seq(GainCoins(1), Discard(3, GainCoins(2)))),
    EventCard("breakthrough", IMMEDIATE, DrawDeep(1)),
    EventCard("wandering_scholar", IMMEDIATE, Advance(2)),
    EventCard("crate_of_parts", IMMEDIATE, seq(GainCoins(1), PlaceMachinery(2, ANYWHERE))),
    EventCard("wagon_makers", IMMEDIATE, seq(GainCoins(1), PlaceCart(1))),
    EventCard("rescue_party", IMMEDIATE, seq(GainCoins(2), Clear(2, GainPoints(1)))),
    EventCard("envoys", IMMEDIATE, DrawFaction(ANY_FACTION)),
    EventCard("royal_favour", IMMEDIATE, Either((GainPoints(2), Discount(4), DrawLevel(level=3, n=2)))),
    EventCard("market_day", THIS_ROUND, modifier=CHEAPER_CARDS, strength=2),
    EventCard("tailwind", THIS_ROUND, modifier=LONGER_ADVANCES, strength=1),
    EventCard("rich_vein", THIS_ROUND, modifier=RICHER_COINS, strength=1),
    EventCard("open_gates", THIS_ROUND, modifier=MORE_SURFACE, strength=1),
    EventCard("generous_lenders", THIS_ROUND, modifier=LOWER_PRICES, strength=2),
    EventCard("evening_wages", END_OF_ROUND, Per(CARDS, GainCoins(1), each=2)),
    EventCard("festival_of_nations", END_OF_ROUND, Per(FACTION_KINDS, GainPoints(1), each=2)),
    EventCard("night_shift", END_OF_ROUND, seq(Activate(), Per(FULL_CARTS, GainCoins(1), each=4))),
)
