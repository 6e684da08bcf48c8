"""The fields of Dungeon Lords: the numbers in options, events, questions and refusals."""

from __future__ import annotations

from typing import Final

from kazamata.core.fields import SEAT_KIND, WORD, Field, name_values
from kazamata.games.lords.catalogue.adventurers import ADVENTURERS_SPAN
from kazamata.games.lords.catalogue.creatures import CREATURES
from kazamata.games.lords.catalogue.locations import LOCATION_KEYS, LOCATIONS
from kazamata.games.lords.catalogue.rooms import ROOMS, ROOMS_SPAN
from kazamata.games.lords.catalogue.specials import SPECIALS
from kazamata.games.lords.catalogue.spells import SPELLS
from kazamata.games.lords.catalogue.traps import TRAPS
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import PACK_KINDS

MAX_SEATS: Final = 4
MAX_ADVENTURERS: Final = 5
"""Three adventurers, the Paladin and an illusion."""
ATTACKERS: Final = PACK_KINDS + 1
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
"""The six steps of a battle (DL-60 to DL-66), and the poison of darts after them (DL-67)."""
TRAP_STEP: Final = 0
FAST_STEP: Final = 1
MONSTERS_STEP: Final = 2
SLOW_STEP: Final = 3
HEALING_STEP: Final = 4
CONQUERING_STEP: Final = 5
POISON_STEP: Final = 6

DAMAGE_SOURCES: Final = ("trap", "attack", "fatigue", "poison")
"""The source of damage.

A Magic Shield may depend on it, and poison ignores all protection (DL-67, DL-A14).
"""
BY_TRAP: Final = 0
BY_ATTACK: Final = 1
BY_FATIGUE: Final = 2
BY_POISON: Final = 3

REASONS: Final = ("order", "fee", "wage", "room", "taxes", "special", "trap", "spell", "attack")
"""The reason for a change of goods."""
FOR_ORDER: Final = 0
FOR_FEE: Final = 1
FOR_WAGE: Final = 2  # hiring pays the first one (DL-31)
FOR_ROOM: Final = 3
FOR_TAXES: Final = 4
FOR_SPECIAL: Final = 5
FOR_TRAP: Final = 6
FOR_SPELL: Final = 7
FOR_ATTACK: Final = 8

SKIP_REASONS: Final = ("no_attack", "forbidden")
"""The reason for a skipped healing step (DL-65)."""
NO_ATTACK: Final = 0
HEALING_FORBIDDEN: Final = 1

CAN_AIM: Final = 0
NOT_FIRST: Final = 1
NO_PRIESTS: Final = 2
NOT_HIDDEN: Final = 3
"""Whether an attack may aim at an adventurer, or whom it spares: the first, Priests, an invisible Wizard (DL-63)."""

SEAT: Final = Field("seat", SEAT_KIND, MAX_SEATS, display_offset=1)
ORDER: Final = Field("order", "order", LOCATIONS, words=name_values(0, LOCATION_KEYS))
PLACE: Final = Field("place", "space", words=name_values(0, SPACE_KEYS))
SLOT: Final = Field("slot", display_offset=1)
CREATURE: Final = Field(
    "creature", "creature", PACK_KINDS, words=name_values(0, (*[row.key for row in CREATURES], "sheep"))
)
ATTACKER: Final = CREATURE.between(0, PACK_KINDS)
TRAP: Final = Field("trap", "trap", PACK_KINDS, words=name_values(0, tuple([row.key for row in TRAPS])))
ROOM: Final = Field("room", "room", ROOMS_SPAN, words=name_values(0, tuple([row.key for row in ROOMS])))
SPELL: Final = Field("spell", "spell", words=name_values(0, tuple([row.key for row in SPELLS])))
SPECIAL: Final = Field("special", "special", words=name_values(0, tuple([row.key for row in SPECIALS])))
EVENT_TILE: Final = Field("tile", "tile", words=name_values(0, EVENT_TILES))
PART: Final = Field("part", WORD, len(WAGE_PARTS), words=name_values(0, WAGE_PARTS))
SEASON: Final = Field("season", "season", words=name_values(0, SEASONS))
ADVENTURER: Final = Field("adventurer", "adventurer", ADVENTURERS_SPAN)
PALADIN: Final = ADVENTURER.named("paladin")
TARGET: Final = Field("target", "target", MAX_ADVENTURERS, display_offset=1)
CELL: Final = Field("cell", "cell", CELLS, display_offset=1)
NON_PLAYER_LORD: Final = Field("non_player_lord", "non_player_lord", display_offset=1)
ALTERNATIVE: Final = Field("alternative", size=2, display_offset=1)
YEAR: Final = Field("year")
ROUND: Final = Field("round", size=CITY_CARDS, first=1)
COUNT: Final = Field("count")
GOLD: Final = Field("gold", "change")
FOOD: Final = Field("food", "change")
IMPS: Final = Field("imps", "change")
CHANGE: Final = Field("change", "change")
EVIL: Final = Field("evil")
GOLD_PAID: Final = Field("gold_paid")
CUBES: Final = Field("cubes")
TRAPS_SENT: Final = Field("traps_sent")
CREATURES_SENT: Final = Field("creatures_sent")
DAMAGE_SOURCE: Final = Field("damage_source", WORD, words=name_values(BY_TRAP, DAMAGE_SOURCES))
REASON: Final = Field("reason", WORD, words=name_values(FOR_ORDER, REASONS))
SKIP_REASON: Final = Field("skip_reason", WORD, words=name_values(NO_ATTACK, SKIP_REASONS))
STEP: Final = Field("step", "step", words=name_values(TRAP_STEP, BATTLE_STEPS))
MAGIC: Final = Field("magic")
NEEDED: Final = Field("needed")
DAMAGE: Final = Field("damage")
HIT_POINTS: Final = Field("hit_points")
POSITION: Final = Field("position", display_offset=1)

# only for questions: an option's immediate changes for the asked seat; a negative number is a cost
GOLD_EACH: Final = GOLD.per_option()
FOOD_EACH: Final = FOOD.per_option()
IMPS_EACH: Final = IMPS.per_option()
TRAPS_EACH: Final = Field("traps_change", "change").per_option()
CREATURES_EACH: Final = Field(
    "creatures_change", "change"
).per_option()  # creatures that leave; the option names the hired one
EVIL_EACH: Final = Field("evil_change", "change").per_option()
PALADIN_EACH: Final = SEAT.named("paladin_to").per_option()  # the Paladin's new seat, -1 if he stays
CHANGES: Final = (
    GOLD_EACH, FOOD_EACH, IMPS_EACH, TRAPS_EACH, CREATURES_EACH, EVIL_EACH, PALADIN_EACH,
)  # fmt: skip

BEST: Final = PLACE.named("best").as_list()  # 8 x slot + order
WORST: Final = PLACE.named("worst").as_list()
FIRST_SLOTS: Final = SLOT.named("first_slots").as_list()  # by order: the first slot in which it gets a space
BEST_EACH: Final = PLACE.named("best").per_option()
WORST_EACH: Final = PLACE.named("worst").per_option()
SPIES: Final = Field("spies")  # 1: the reward includes a spy
REMAINING: Final = Field("left")
IMPS_NEEDED: Final = Field("imps_needed")
WORKERS_EACH: Final = Field("workers").per_option()
FREE_WORKERS: Final = Field("free_workers")
EATER: Final = CREATURE.named("eater")
DUE: Final = Field("due")
CUBES_EACH: Final = CUBES.per_option()
SLOT_EACH: Final = SLOT.per_option()
TRAPS_FIT: Final = Field("traps_fit").per_option()  # how many more fit onto the tile after this option
MONSTERS_FIT: Final = Field("monsters_fit").per_option()
SURCHARGE: Final = Field("surcharge").per_option()
PREVENTED: Final = Field("prevented").per_option()
HURT_EACH: Final = DAMAGE.per_option()
STRENGTH: Final = Field("strength")
STRENGTH_EACH: Final = STRENGTH.per_option()
REACH: Final = Field("reach").per_option()  # 0: no target can be hit, the creature stays idle
ATTACKER_NOW: Final = CREATURE.named("attacker")
MONSTERS: Final = CREATURE.named("monsters").as_list()

GLOSSARY: Final = (
    SEAT, ORDER, CREATURE, TRAP, ROOM, SPELL, SPECIAL, EVENT_TILE, SEASON, ADVENTURER, PALADIN, CELL, SLOT, TARGET,
)  # fmt: skip
"""The fields that refusals name. All others are plain numbers."""
