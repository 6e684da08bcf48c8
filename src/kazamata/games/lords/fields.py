"""The glossary of Dungeon Lords' numbers: what options, events, questions and refusals speak of."""

from __future__ import annotations

from typing import Final

from kazamata.core.fields import SEAT_KIND, Field, worded
from kazamata.games.lords.catalogue.adventurers import ADVENTURERS_SPAN
from kazamata.games.lords.catalogue.creatures import CREATURES
from kazamata.games.lords.catalogue.locations import LOCATION_KEYS, LOCATIONS
from kazamata.games.lords.catalogue.rooms import ROOMS, ROOMS_SPAN
from kazamata.games.lords.catalogue.specials import SPECIALS
from kazamata.games.lords.catalogue.spells import SPELLS
from kazamata.games.lords.catalogue.traps import TRAPS
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import KINDS

MOST_SEATS: Final = 4
MOST_ADVENTURERS: Final = 5
"""Three, the Paladin, and an illusion."""
ATTACKERS: Final = KINDS + 1
"""The nine kinds of creatures, and the sheep."""
CITY_CARDS: Final = 4

PAY_DAY: Final = 0
TAXES: Final = 1
SPECIAL_EVENT: Final = 2
EVENT_TILES: Final = ("pay_day", "taxes", "special_event")
SEASONS: Final = ("winter", "spring", "summer", "autumn")
SPACE_KEYS: Final = ("one", "two", "three", "none")

SEAT: Final = Field("seat", SEAT_KIND, MOST_SEATS, shown=1)
ORDER: Final = Field("order", "order", LOCATIONS, words=worded(0, LOCATION_KEYS))
PLACE: Final = Field("place", "space", words=worded(0, SPACE_KEYS))
SLOT: Final = Field("slot", shown=1)
CREATURE: Final = Field(
    "creature", "creature", KINDS, words=worded(0, (*[row.key for row in CREATURES], "sheep"))
)
ATTACKER: Final = CREATURE.between(0, KINDS)
TRAP: Final = Field("trap", "trap", KINDS, words=worded(0, tuple([row.key for row in TRAPS])))
ROOM: Final = Field("room", "room", ROOMS_SPAN, words=worded(0, tuple([row.key for row in ROOMS])))
SPELL: Final = Field("spell", "spell", words=worded(0, tuple([row.key for row in SPELLS])))
SPECIAL: Final = Field("special", "special", words=worded(0, tuple([row.key for row in SPECIALS])))
TILE: Final = Field("tile", "tile", words=worded(0, EVENT_TILES))
SEASON: Final = Field("season", "season", words=worded(0, SEASONS))
ADVENTURER: Final = Field("adventurer", "adventurer", ADVENTURERS_SPAN)
PALADIN: Final = ADVENTURER.named("paladin")
TARGET: Final = Field("target", "target", MOST_ADVENTURERS, shown=1)
CELL: Final = Field("cell", "cell", CELLS, shown=1)
PUPPET: Final = Field("puppet", "puppet", shown=1)
ALTERNATIVE: Final = Field("alternative", size=2, shown=1)
YEAR: Final = Field("year")
ROUND: Final = Field("round", size=CITY_CARDS, first=1)
COUNT: Final = Field("count")
GOLD: Final = Field("gold", "change")
FOOD: Final = Field("food", "change")
IMPS: Final = Field("imps", "change")
CHANGE: Final = Field("change", "change")
EVIL: Final = Field("evil")
PAID: Final = Field("gold")
CUBES: Final = Field("cubes")
TRAPS_SENT: Final = Field("traps")
CREATURES_SENT: Final = Field("creatures")

GLOSSARY: Final = (
    SEAT, ORDER, CREATURE, TRAP, ROOM, SPELL, SPECIAL, TILE, SEASON, ADVENTURER, PALADIN, CELL, SLOT, TARGET,
)  # fmt: skip
"""The fields that refusals name; all others are plain numbers."""
