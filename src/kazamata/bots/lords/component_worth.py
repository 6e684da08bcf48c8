"""The greedy lord's value of every component that can be bought or lost."""

from __future__ import annotations

from typing import Final

from kazamata.games.lords.catalogue.creatures import CREATURES
from kazamata.games.lords.catalogue.rooms import ROOMS
from kazamata.games.lords.catalogue.traps import TRAPS

TRAP_WORTH_BY_KEY: Final = {
    "rolling_stone": 5,
    "pendulum": 4,
    "fire_wall": 4,
    "trap_door": 3,
    "cursed_ring": 5,
    "poisoned_dart": 4,
    "antimagic_dart": 2,
    "poisoned_meal": 5,
    "kamikaze_imp": 5,
}
CREATURE_WORTH_BY_KEY: Final = {
    "goblin": 4,
    "slime": 5,
    "ghost": 3,
    "troll": 6,
    "witch": 6,
    "vampire": 8,
    "golem": 8,
    "dragon": 7,
    "demon": 5,
}
ROOM_WORTH_BY_KEY: Final = {
    "hatchery": 4,
    "mushroom_bed": 4,
    "souvenir_shop": 4,
    "mint": 4,
    "workshop": 4,
    "tool_shed": 3,
    "printing_press": 3,
    "magic_room": 4,
    "training_room": 3,
    "dark_room": 3,
    "labyrinth": 3,
    "antimagic_room": 3,
    "cafeteria": 3,
    "chapel": 3,
    "pandemonium": 2,
    "hall_of_fame": 6,
}


def _by_number(worths: dict[str, int], keys: list[str]) -> tuple[int, ...]:
    """The values in catalogue order. A missing value raises a `KeyError` with its key."""
    return tuple([worths[key] for key in keys])


TRAP_WORTH: Final = _by_number(TRAP_WORTH_BY_KEY, [row.key for row in TRAPS])
CREATURE_WORTH: Final = _by_number(CREATURE_WORTH_BY_KEY, [row.key for row in CREATURES])
ROOM_WORTH: Final = _by_number(ROOM_WORTH_BY_KEY, [row.key for row in ROOMS])
