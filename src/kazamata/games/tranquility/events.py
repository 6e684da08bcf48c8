"""The events of Tranquility. No event names a discarded card, not even to its owner (TQ-19)."""

from __future__ import annotations

from typing import Final

from kazamata.core.events import EventKinds
from kazamata.games.tranquility.fields import (
    CARD,
    CELL,
    COST,
    COUNT,
    FORCED,
    GAIN,
    NIGHT,
    OWNER,
    REASON,
    ROUND,
    ROW,
    SEAT,
    STORM,
    SUM,
)

_EVENTS: Final = EventKinds()

ISLAND_PLACED: Final = _EVENTS.add_event("IslandPlaced", "TQ-9", SEAT, CARD, CELL, COST)
CARDS_DISCARDED: Final = _EVENTS.add_event("CardsDiscarded", "TQ-19", SEAT, COUNT, REASON)
CARD_DRAWN: Final = _EVENTS.add_revealing_event("CardDrawn", "TQ-8", SEAT, CARD.as_secret())
START_PLAYED: Final = _EVENTS.add_event("StartPlayed", "TQ-13", SEAT)
OFFER_MADE: Final = _EVENTS.add_event("OfferMade", "TQ-14", SEAT, COUNT.as_secret())
OFFER_SHOWN: Final = _EVENTS.add_revealing_event("OfferShown", "TQ-A7", SEAT, COUNT)
OFFERS_COUNTED: Final = _EVENTS.add_revealing_event("OffersCounted", "TQ-A7", ROUND, SUM)
SHARE_SET: Final = _EVENTS.add_revealing_event("ShareSet", "TQ-A7", SEAT, COUNT)
FINISH_PLAYED: Final = _EVENTS.add_revealing_event("FinishPlayed", "TQ-18", SEAT)
FINISH_BARRED: Final = _EVENTS.add_revealing_event("FinishBarred", "TQ-A30", SEAT)
MONSTERS_SHOWN: Final = _EVENTS.add_revealing_event("MonstersShown", "TQ-23", SEAT, COUNT)
MONSTER_PLAYED: Final = _EVENTS.add_event("MonsterPlayed", "TQ-23", SEAT, CELL, CARD)
ROCKS_PLACED: Final = _EVENTS.add_event("RocksPlaced", "TQ-H4", SEAT, ROW)
ROCKS_MOVED: Final = _EVENTS.add_event("RocksMoved", "TQ-22", SEAT, ROW)
ROCKS_STAYED: Final = _EVENTS.add_event("RocksStayed", "TQ-22", SEAT)
ROCKS_LEFT: Final = _EVENTS.add_event("RocksLeft", "TQ-22")
STORM_DRAWN: Final = _EVENTS.add_revealing_event("StormDrawn", "TQ-24", SEAT, STORM)
STORM_CAME: Final = _EVENTS.add_event("StormCame", "TQ-24", SEAT, STORM, ROW)
STORM_PASSED: Final = _EVENTS.add_event("StormPassed", "TQ-A25", SEAT, STORM)
STORM_CALMED: Final = _EVENTS.add_event("StormCalmed", "TQ-A31", SEAT, STORM, OWNER, ROW)
COMPASS_GAINED: Final = _EVENTS.add_event("CompassGained", "TQ-A31", SEAT, GAIN)
CARD_TURNED: Final = _EVENTS.add_event("CardTurned", "TQ-H5", SEAT, CELL, NIGHT)
BORDER_EXPLORED: Final = _EVENTS.add_revealing_event("BorderExplored", "TQ-H4", SEAT, CELL)
CARD_FOUND: Final = _EVENTS.add_revealing_event("CardFound", "TQ-H4", SEAT, CARD.as_secret())
NOTHING_FOUND: Final = _EVENTS.add_revealing_event("NothingFound", "TQ-H4", SEAT)
ARCH_OPENED: Final = _EVENTS.add_event("ArchOpened", "TQ-H3")
OPEN_CARD_TAKEN: Final = _EVENTS.add_event("OpenCardTaken", "TQ-H6", SEAT, CARD)
OPEN_CARD_TURNED: Final = _EVENTS.add_revealing_event("OpenCardTurned", "TQ-H6", CARD)
SEAT_STOPPED: Final = _EVENTS.add_event("SeatStopped", "TQ-H6", SEAT, FORCED)
GAME_WON: Final = _EVENTS.add_revealing_event("GameWon", "TQ-20")
GAME_LOST: Final = _EVENTS.add_revealing_event("GameLost", "TQ-20", SEAT)
DUEL_ENDED: Final = _EVENTS.add_revealing_event("DuelEnded", "TQ-H6")

EVENTS: Final = _EVENTS.as_tuple()
