"""The training missions: small battles with fixed fatigue and no combat cards (part 3, DL-M1 to DL-M5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.games.lords.catalogue.creatures import GHOST, GOBLIN, SLIME, TROLL, VAMPIRE, WITCH
from kazamata.games.lords.catalogue.rooms import HATCHERY
from kazamata.games.lords.catalogue.traps import (
    ANTIMAGIC_DART,
    CURSED_RING,
    FIRE_WALL,
    PENDULUM,
    POISONED_MEAL,
    ROLLING_STONE,
)
from kazamata.games.lords.grid import ENTRANCE
from kazamata.games.lords.packs import pack_one

# silver tiles by their index in the catalogue: class, hit points, ability
WARRIOR_3: Final = 0
WARRIOR_4: Final = 1
OTHER_WARRIOR_4: Final = 2
WARRIOR_5: Final = 3
THIEF_3_1: Final = 4
THIEF_3_2: Final = 5
THIEF_4_1: Final = 6
THIEF_4_2: Final = 7
PRIEST_3_1: Final = 8
PRIEST_3_2: Final = 9
PRIEST_4_1: Final = 10
PRIEST_4_2: Final = 11


@final
class Mission:
    """A party, the lord's means against it, and the tiles that the best defence loses."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "key",
        "party",
        "traps",
        "lair",
        "best",
        "gold",
        "food",
        "room",
        "cell",
    )

    def __init__(
        self,
        key: str,
        party: tuple[int, ...],
        traps: i64,
        lair: i64,
        best: i64,
        gold: i64 = 0,
        food: i64 = 0,
        room: i64 = -1,
        cell: i64 = -1,
    ) -> None:
        self.key = key
        self.party = party
        self.traps: i64 = traps
        self.lair: i64 = lair
        self.best: i64 = best
        self.gold: i64 = gold
        self.food: i64 = food
        self.room: i64 = room
        self.cell: i64 = cell


MISSIONS: Final = (
    Mission(
        "M1",
        party=(WARRIOR_3, WARRIOR_4, PRIEST_3_1),
        traps=pack_one(ROLLING_STONE),
        lair=pack_one(TROLL) + pack_one(GOBLIN),
        food=1,
        best=1,
    ),
    Mission(
        "M2",
        party=(OTHER_WARRIOR_4, THIEF_4_1, THIEF_3_2),
        traps=pack_one(POISONED_MEAL),
        lair=pack_one(WITCH) + pack_one(GHOST),
        food=1,
        best=1,
    ),
    Mission(
        "M3",
        party=(WARRIOR_5, PRIEST_4_1, THIEF_4_2),
        traps=pack_one(CURSED_RING) + pack_one(PENDULUM),
        lair=pack_one(VAMPIRE),
        gold=1,
        best=1,
    ),
    Mission(
        "M4",
        party=(PRIEST_3_2, THIEF_3_1, PRIEST_4_2),
        traps=pack_one(FIRE_WALL) + pack_one(ANTIMAGIC_DART),
        lair=pack_one(SLIME),
        best=1,
    ),
    Mission(
        "M5",
        party=(WARRIOR_3, WARRIOR_4, PRIEST_3_1),
        traps=pack_one(ROLLING_STONE),
        lair=pack_one(TROLL) + pack_one(GOBLIN),
        gold=1,
        food=1,
        room=HATCHERY,
        cell=ENTRANCE,
        best=0,
    ),
)
