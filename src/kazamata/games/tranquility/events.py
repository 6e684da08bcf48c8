"""What can happen in Tranquility. Discarded cards are named to nobody, not even to their owner (TQ-19)."""

from __future__ import annotations

from typing import Final

from kazamata.core.events import EventKind

_TABLE: Final = (
    # name, fields, how many of them are public, whether somebody learns something that cannot be unlearned
    ("IslandPlaced", ("seat", "card", "cell", "cost"), 4, False),
    ("CardsDiscarded", ("seat", "count", "reason"), 3, False),
    ("CardDrawn", ("seat", "card"), 1, True),
    ("StartPlayed", ("seat",), 1, False),
    ("OfferMade", ("seat", "count"), 1, False),
    ("OfferShown", ("seat", "count"), 2, True),
    ("OffersCounted", ("round", "sum"), 2, True),
    ("ShareSet", ("seat", "count"), 2, True),
    ("FinishPlayed", ("seat",), 1, True),
    ("FinishBarred", ("seat",), 1, True),
    ("MonstersShown", ("seat", "count"), 2, True),
    ("MonsterPlayed", ("seat", "cell", "card"), 3, False),
    ("RocksPlaced", ("seat", "row"), 2, False),
    ("RocksMoved", ("seat", "row"), 2, False),
    ("RocksStayed", ("seat",), 1, False),
    ("RocksLeft", (), 0, False),
    ("StormDrawn", ("seat", "storm"), 2, True),
    ("StormCame", ("seat", "storm", "row"), 3, False),
    ("StormPassed", ("seat", "storm"), 2, False),
    ("StormCalmed", ("seat", "storm", "owner", "row"), 4, False),
    ("CompassGained", ("seat", "reason"), 2, False),
    ("CardTurned", ("seat", "cell", "night"), 3, False),
    ("BorderExplored", ("seat", "cell"), 2, True),
    ("CardFound", ("seat", "card"), 1, True),
    ("NothingFound", ("seat",), 1, True),
    ("ArchOpened", (), 0, False),
    ("OpenCardTaken", ("seat", "card"), 2, False),
    ("OpenCardTurned", ("card",), 1, True),
    ("SeatStopped", ("seat", "forced"), 2, False),
    ("GameWon", (), 0, True),
    ("GameLost", ("seat",), 1, True),
    ("DuelEnded", (), 0, True),
)
EVENTS: Final = tuple(EventKind(name, fields, public, reveals) for name, fields, public, reveals in _TABLE)

ISLAND_PLACED: Final = 0
CARDS_DISCARDED: Final = 1
CARD_DRAWN: Final = 2
START_PLAYED: Final = 3
OFFER_MADE: Final = 4
OFFER_SHOWN: Final = 5
OFFERS_COUNTED: Final = 6
SHARE_SET: Final = 7
FINISH_PLAYED: Final = 8
FINISH_BARRED: Final = 9
MONSTERS_SHOWN: Final = 10
MONSTER_PLAYED: Final = 11
ROCKS_PLACED: Final = 12
ROCKS_MOVED: Final = 13
ROCKS_STAYED: Final = 14
ROCKS_LEFT: Final = 15
STORM_DRAWN: Final = 16
STORM_CAME: Final = 17
STORM_PASSED: Final = 18
STORM_CALMED: Final = 19
COMPASS_GAINED: Final = 20
CARD_TURNED: Final = 21
BORDER_EXPLORED: Final = 22
CARD_FOUND: Final = 23
NOTHING_FOUND: Final = 24
ARCH_OPENED: Final = 25
OPEN_CARD_TAKEN: Final = 26
OPEN_CARD_TURNED: Final = 27
SEAT_STOPPED: Final = 28
GAME_WON: Final = 29
GAME_LOST: Final = 30
DUEL_ENDED: Final = 31


# why cards were discarded
FOR_PAYMENT: Final = 0
FOR_PASSING: Final = 1
FOR_START: Final = 2
FOR_TURNING: Final = 3
FOR_STORM: Final = 4
FOR_ROCKS: Final = 5
FOR_COMPASS: Final = 6
REASONS: Final = ("payment", "passing", "start", "turning", "storm", "rocks", "compass")

# what a compass was gained for
BY_START: Final = 0
BY_ROW: Final = 1
BY_HAND: Final = 2
BY_FIND: Final = 3
GAINS: Final = ("start", "row", "hand", "find")
