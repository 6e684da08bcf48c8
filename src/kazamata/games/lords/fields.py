"""The glossary of Dungeon Lords' numbers: what options, events, questions and refusals speak of."""

from __future__ import annotations

from typing import Final

from kazamata.core.fields import SEAT_KIND, WORD, Field, worded
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
WAGE_PARTS: Final = ("food", "gold", "evil", "trap", "creature")
SPACE_KEYS: Final = ("one", "two", "three", "none")

BATTLE_STEPS: Final = ("trap", "fast", "monsters", "slow", "healing", "conquering", "poison")
"""The six steps of a battle (DL-60 to DL-66), and what a dart does after them (DL-67)."""
TRAP_STEP: Final = 0
FAST_STEP: Final = 1
MONSTERS_STEP: Final = 2
SLOW_STEP: Final = 3
HEALING_STEP: Final = 4
CONQUERING_STEP: Final = 5
POISON_STEP: Final = 6

HARMS: Final = ("trap", "attack", "fatigue", "poison")
"""Where damage comes from: a Magic Shield may look at it, and poison pierces everything (DL-67, DL-A14)."""
BY_TRAP: Final = 0
BY_ATTACK: Final = 1
BY_FATIGUE: Final = 2
BY_POISON: Final = 3

REASONS: Final = ("order", "fee", "wage", "room", "taxes", "special", "trap", "spell", "attack")
"""Why goods change hands."""
FOR_ORDER: Final = 0
FOR_FEE: Final = 1
FOR_WAGE: Final = 2  # hiring costs the first one (DL-31)
FOR_ROOM: Final = 3
FOR_TAXES: Final = 4
FOR_SPECIAL: Final = 5
FOR_TRAP: Final = 6
FOR_SPELL: Final = 7
FOR_ATTACK: Final = 8

LULLS: Final = ("no_attack", "forbidden")
"""Why nobody heals (DL-65)."""
NO_ATTACK: Final = 0
HEALING_FORBIDDEN: Final = 1

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
PART: Final = Field("part", WORD, len(WAGE_PARTS), words=worded(0, WAGE_PARTS))
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
HARM: Final = Field("cause", WORD, words=worded(BY_TRAP, HARMS))
REASON: Final = Field("cause", WORD, words=worded(FOR_ORDER, REASONS))
LULL: Final = Field("cause", WORD, words=worded(NO_ATTACK, LULLS))
STEP: Final = Field("step", "step", words=worded(TRAP_STEP, BATTLE_STEPS))
MAGIC: Final = Field("magic")
NEEDED: Final = Field("needed")

# what only questions say: what an option changes at once for whoever is asked; less is what it costs
GOLD_EACH: Final = GOLD.each()
FOOD_EACH: Final = FOOD.each()
IMPS_EACH: Final = IMPS.each()
TRAPS_EACH: Final = Field("traps", "change").each()
CREATURES_EACH: Final = Field("creatures", "change").each()  # those who leave; who is hired is named anyway
EVIL_EACH: Final = Field("evil", "change").each()
PALADIN_EACH: Final = SEAT.named("paladin").each()  # to whom the Paladin would move, -1 if he stays
CHANGES: Final = (
    GOLD_EACH, FOOD_EACH, IMPS_EACH, TRAPS_EACH, CREATURES_EACH, EVIL_EACH, PALADIN_EACH,
)  # fmt: skip

BEST: Final = PLACE.named("best").many()  # 8 x slot + order
WORST: Final = PLACE.named("worst").many()
BEST_EACH: Final = PLACE.named("best").each()
WORST_EACH: Final = PLACE.named("worst").each()
SPIES: Final = Field("spies")  # 1: there is a spy in the reward
LEFT: Final = Field("left")
DIGGERS: Final = Field("imps")
WORKERS_EACH: Final = Field("workers").each()
EATER: Final = CREATURE.named("eater")
DUE: Final = Field("due")
CUBES_EACH: Final = CUBES.each()
SLOT_EACH: Final = SLOT.each()
TRAPS_FIT: Final = Field("traps").each()  # so many more fit onto the tile after this option
MONSTERS_FIT: Final = Field("monsters").each()
SURCHARGE: Final = Field("surcharge").each()
PREVENTED: Final = Field("prevented").each()
HURT_EACH: Final = Field("damage").each()
STRENGTH: Final = Field("strength")
STRENGTH_EACH: Final = STRENGTH.each()
REACH: Final = Field("reach").each()  # 0: whoever stands there cannot be hit, the creature stays idle
ATTACKER_NOW: Final = CREATURE.named("attacker")
MONSTERS: Final = CREATURE.named("monsters").many()

GLOSSARY: Final = (
    SEAT, ORDER, CREATURE, TRAP, ROOM, SPELL, SPECIAL, TILE, SEASON, ADVENTURER, PALADIN, CELL, SLOT, TARGET,
)  # fmt: skip
"""The fields that refusals name; all others are plain numbers."""
