"""The 32 adventurers and the two Paladins (DL-11, DL-51)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.games.lords.catalogue.sources import PUBLISHED

WARRIOR: Final = 0
THIEF: Final = 1
PRIEST: Final = 2
WIZARD: Final = 3
PALADIN: Final = 4
ILLUSION: Final = 5
CLASSES: Final = ("warrior", "thief", "priest", "wizard", "paladin", "illusion")

PER_YEAR: Final = 16
TILES: Final = 32
SILVER_PALADIN: Final = 32
GOLD_PALADIN: Final = 33
PHANTOM: Final = 34
"""The figure of the Illusion spell stands in line like an adventurer but is no tile."""
ADVENTURERS_SPAN: Final = 35


@final
class Adventurer:
    """One tile: its class, its rank in its year, hit points and special ability."""

    __match_args__: ClassVar[tuple[str, ...]] = ("key", "source", "year", "kind", "level", "hp", "ability")

    def __init__(
        self, key: str, source: str, year: i64, kind: i64, level: i64, hp: i64, ability: i64
    ) -> None:
        if not 0 <= kind < len(CLASSES):
            raise ValueError(f"{key} is of class {kind}, which is no class of adventurers")
        self.key = key
        self.source = source
        self.year: i64 = year
        self.kind: i64 = kind
        self.level: i64 = level
        self.hp: i64 = hp
        self.ability: i64 = ability
        every = kind == PALADIN
        self.trap: i64 = ability if every or kind == THIEF else 0
        self.heal: i64 = ability if every or kind == PRIEST else 0
        self.magic: i64 = ability if every or kind == WIZARD else 0


# for each class its four tiles: level, hit points, ability
_SILVER: Final = (
    (WARRIOR, ((1, 3, 0), (2, 4, 0), (2, 4, 0), (3, 5, 0))),
    (THIEF, ((1, 3, 1), (2, 3, 2), (2, 4, 1), (3, 4, 2))),
    (PRIEST, ((1, 3, 1), (2, 3, 2), (2, 4, 1), (3, 4, 2))),
    (WIZARD, ((1, 3, 1), (2, 3, 2), (2, 4, 1), (3, 4, 2))),
)
_GOLD: Final = (
    (WARRIOR, ((1, 5, 0), (2, 6, 0), (3, 7, 0), (4, 8, 0))),
    (THIEF, ((1, 4, 2), (2, 5, 2), (3, 5, 3), (4, 6, 3))),
    (PRIEST, ((1, 4, 2), (2, 5, 2), (3, 5, 3), (4, 6, 3))),
    (WIZARD, ((1, 4, 2), (2, 5, 2), (3, 5, 3), (4, 6, 3))),
)


def _rows() -> tuple[Adventurer, ...]:
    """Class by class, weak to strong. The Paladins and the illusion come last."""
    rows: list[Adventurer] = []
    for year, table in ((1, _SILVER), (2, _GOLD)):
        for kind, tiles in table:
            for number, (level, hp, ability) in enumerate(tiles):
                key = f"{CLASSES[kind]}_{year}{'abcd'[number]}"
                rows.append(Adventurer(key, PUBLISHED, year, kind, level, hp, ability))
    rows.append(Adventurer("paladin_1", PUBLISHED, year=1, kind=PALADIN, level=3, hp=5, ability=2))
    rows.append(Adventurer("paladin_2", PUBLISHED, year=2, kind=PALADIN, level=4, hp=8, ability=3))
    rows.append(Adventurer("illusion", PUBLISHED, year=2, kind=ILLUSION, level=0, hp=1, ability=0))
    return tuple(rows)


ADVENTURERS: Final = _rows()
