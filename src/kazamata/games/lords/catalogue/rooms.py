"""The sixteen rooms: eight that produce, eight that help in combat or score (DL-32, DL-38, DL-74)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.games.lords.catalogue.creatures import (
    DEMON,
    DRAGON,
    GHOST,
    GOBLIN,
    GOLEM,
    SLIME,
    TROLL,
    VAMPIRE,
    WITCH,
)
from kazamata.games.lords.catalogue.sources import PUBLISHED

HATCHERY: Final = 0
MUSHROOM_BED: Final = 1
SOUVENIR_SHOP: Final = 2
MINT: Final = 3
WORKSHOP: Final = 4
TOOL_SHED: Final = 5
PRINTING_PRESS: Final = 6
MAGIC_ROOM: Final = 7
TRAINING_ROOM: Final = 8
DARK_ROOM: Final = 9
LABYRINTH: Final = 10
ANTIMAGIC_ROOM: Final = 11
CAFETERIA: Final = 12
CHAPEL: Final = 13
PANDEMONIUM: Final = 14
HALL_OF_FAME: Final = 15
ROOMS_SPAN: Final = 16
PER_YEAR: Final = 8

MAKES_NOTHING: Final = 0
MAKES_FOOD: Final = 1
MAKES_GOLD: Final = 2
MAKES_TRAP: Final = 3
MAKES_TUNNEL: Final = 4
MAKES_REPUTE: Final = 5
MAKES_IMP: Final = 6
PRODUCTS: Final = ("nothing", "food", "gold", "trap", "tunnel", "repute", "imp")

PRODUCED: Final = 1
"""How much of its product a room yields (DL-38)."""

PLAIN_TRAPS: Final = 1
PLAIN_MONSTERS: Final = 2
"""What fits into a room, unless its row says something else (DL-58)."""
HELP: Final = 1
"""How much stronger creatures fight in a room that helps them (DL-74)."""

ANYWHERE: Final = 0
UPPER: Final = 1
LOWER: Final = 2
EDGE: Final = 3
CENTRE: Final = 4
ZONES: Final = ("anywhere", "upper", "lower", "edge", "centre")


@final
class Room:
    """A room tile. Creatures are given as bits of their kinds."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "key", "source", "year", "zone", "workers", "food", "product", "helps", "traps",
        "surcharge", "monsters",
        "silent", "counts", "points", "fame",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        source: str,
        year: i64,
        zone: i64 = ANYWHERE,
        workers: i64 = 0,
        food: i64 = 0,
        product: i64 = MAKES_NOTHING,
        helps: i64 = 0,
        traps: i64 = PLAIN_TRAPS,
        surcharge: i64 = 1,
        monsters: i64 = PLAIN_MONSTERS,
        silent: bool = False,
        counts: i64 = 0,
        points: i64 = 0,
        fame: bool = False,
    ) -> None:
        if not 0 <= product < len(PRODUCTS):
            raise ValueError(f"{key} makes {product}, which is no product of rooms")
        if not 0 <= zone < len(ZONES):
            raise ValueError(f"{key} lies in zone {zone}, which is no zone of a dungeon")
        self.key = key
        self.source = source
        self.year: i64 = year
        self.zone: i64 = zone
        self.workers: i64 = workers
        self.food: i64 = food
        self.product: i64 = product
        self.helps: i64 = helps  # these fight with `HELP` more here
        self.traps: i64 = traps
        self.surcharge: i64 = surcharge  # gold for each trap used here
        self.monsters: i64 = monsters
        self.silent = silent  # spells have no effect here
        self.counts: i64 = counts  # each of these scores `points`
        self.points: i64 = points
        self.fame = fame  # titles score more


def _kinds(*creatures: int) -> i64:
    """Kinds of creatures as bits."""
    kinds: i64 = 0
    for creature in creatures:
        kinds |= bit(creature)
    return kinds


ROOMS: Final = (
    Room("hatchery", PUBLISHED, year=1, zone=UPPER, workers=3, product=MAKES_FOOD),
    Room("mushroom_bed", PUBLISHED, year=1, zone=LOWER, workers=3, product=MAKES_FOOD),
    Room("souvenir_shop", PUBLISHED, year=1, zone=UPPER, workers=3, product=MAKES_GOLD),
    Room("mint", PUBLISHED, year=1, zone=LOWER, workers=3, product=MAKES_GOLD),
    Room("workshop", PUBLISHED, year=1, zone=EDGE, workers=4, product=MAKES_TRAP),
    Room("tool_shed", PUBLISHED, year=1, zone=EDGE, workers=2, product=MAKES_TUNNEL),
    Room("printing_press", PUBLISHED, year=1, zone=CENTRE, workers=3, product=MAKES_REPUTE),
    Room("magic_room", PUBLISHED, year=1, zone=CENTRE, workers=2, food=1, product=MAKES_IMP),
    Room("training_room", PUBLISHED, year=2, helps=_kinds(GOBLIN, TROLL)),
    Room("dark_room", PUBLISHED, year=2, helps=_kinds(WITCH, VAMPIRE)),
    Room("labyrinth", PUBLISHED, year=2, traps=2, surcharge=0, monsters=1),
    Room("antimagic_room", PUBLISHED, year=2, silent=True),
    Room("cafeteria", PUBLISHED, year=2, counts=_kinds(GOBLIN, SLIME, TROLL, WITCH), points=1),
    Room("chapel", PUBLISHED, year=2, counts=_kinds(GHOST, VAMPIRE), points=2),
    Room("pandemonium", PUBLISHED, year=2, counts=_kinds(GOLEM, DRAGON, DEMON), points=2),
    Room("hall_of_fame", PUBLISHED, year=2, fame=True),
)
