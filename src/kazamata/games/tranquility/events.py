"""What can happen in Tranquility. Discarded cards are named to nobody, not even to their owner (TQ-19)."""

from __future__ import annotations

from typing import Final

from kazamata.core.events import Events
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

_EVENTS: Final = Events()

ISLAND_PLACED: Final = _EVENTS.tells("IslandPlaced", "TQ-9", SEAT, CARD, CELL, COST)
CARDS_DISCARDED: Final = _EVENTS.tells("CardsDiscarded", "TQ-19", SEAT, COUNT, REASON)
CARD_DRAWN: Final = _EVENTS.reveals("CardDrawn", "TQ-8", SEAT, CARD.hidden())
START_PLAYED: Final = _EVENTS.tells("StartPlayed", "TQ-13", SEAT)
OFFER_MADE: Final = _EVENTS.tells("OfferMade", "TQ-14", SEAT, COUNT.hidden())
OFFER_SHOWN: Final = _EVENTS.reveals("OfferShown", "TQ-A7", SEAT, COUNT)
OFFERS_COUNTED: Final = _EVENTS.reveals("OffersCounted", "TQ-A7", ROUND, SUM)
SHARE_SET: Final = _EVENTS.reveals("ShareSet", "TQ-A7", SEAT, COUNT)
FINISH_PLAYED: Final = _EVENTS.reveals("FinishPlayed", "TQ-18", SEAT)
FINISH_BARRED: Final = _EVENTS.reveals("FinishBarred", "TQ-A30", SEAT)
MONSTERS_SHOWN: Final = _EVENTS.reveals("MonstersShown", "TQ-23", SEAT, COUNT)
MONSTER_PLAYED: Final = _EVENTS.tells("MonsterPlayed", "TQ-23", SEAT, CELL, CARD)
ROCKS_PLACED: Final = _EVENTS.tells("RocksPlaced", "TQ-H4", SEAT, ROW)
ROCKS_MOVED: Final = _EVENTS.tells("RocksMoved", "TQ-22", SEAT, ROW)
ROCKS_STAYED: Final = _EVENTS.tells("RocksStayed", "TQ-22", SEAT)
ROCKS_LEFT: Final = _EVENTS.tells("RocksLeft", "TQ-22")
STORM_DRAWN: Final = _EVENTS.reveals("StormDrawn", "TQ-24", SEAT, STORM)
STORM_CAME: Final = _EVENTS.tells("StormCame", "TQ-24", SEAT, STORM, ROW)
STORM_PASSED: Final = _EVENTS.tells("StormPassed", "TQ-A25", SEAT, STORM)
STORM_CALMED: Final = _EVENTS.tells("StormCalmed", "TQ-A31", SEAT, STORM, OWNER, ROW)
COMPASS_GAINED: Final = _EVENTS.tells("CompassGained", "TQ-A31", SEAT, GAIN)
CARD_TURNED: Final = _EVENTS.tells("CardTurned", "TQ-H5", SEAT, CELL, NIGHT)
BORDER_EXPLORED: Final = _EVENTS.reveals("BorderExplored", "TQ-H4", SEAT, CELL)
CARD_FOUND: Final = _EVENTS.reveals("CardFound", "TQ-H4", SEAT, CARD.hidden())
NOTHING_FOUND: Final = _EVENTS.reveals("NothingFound", "TQ-H4", SEAT)
ARCH_OPENED: Final = _EVENTS.tells("ArchOpened", "TQ-H3")
OPEN_CARD_TAKEN: Final = _EVENTS.tells("OpenCardTaken", "TQ-H6", SEAT, CARD)
OPEN_CARD_TURNED: Final = _EVENTS.reveals("OpenCardTurned", "TQ-H6", CARD)
SEAT_STOPPED: Final = _EVENTS.tells("SeatStopped", "TQ-H6", SEAT, FORCED)
GAME_WON: Final = _EVENTS.reveals("GameWon", "TQ-20")
GAME_LOST: Final = _EVENTS.reveals("GameLost", "TQ-20", SEAT)
DUEL_ENDED: Final = _EVENTS.reveals("DuelEnded", "TQ-H6")

EVENTS: Final = _EVENTS.table()
