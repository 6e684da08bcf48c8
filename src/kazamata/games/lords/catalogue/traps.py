"""Nine kinds of traps with the effects of both years (DL-60, H1)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.games.lords.catalogue.sources import HOUSE, PUBLISHED

ROLLING_STONE: Final = 0
PENDULUM: Final = 1
FIRE_WALL: Final = 2
TRAP_DOOR: Final = 3
CURSED_RING: Final = 4
POISONED_DART: Final = 5
ANTIMAGIC_DART: Final = 6
POISONED_MEAL: Final = 7
KAMIKAZE_IMP: Final = 8


@final
class TrapEffect:
    """The cost and effect of a trap in one year: damage by place, and effects that cannot be prevented."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "source", "gold", "food", "imps", "first", "second", "each", "last", "chosen", "full", "late",
        "no_conquering", "silences",
    )  # fmt: skip

    def __init__(
        self,
        source: str,
        gold: i64 = 0,
        food: i64 = 0,
        imps: i64 = 0,
        first: i64 = 0,
        second: i64 = 0,
        each: i64 = 0,
        last: i64 = 0,
        chosen: i64 = 0,
        full: bool = False,
        late: i64 = 0,
        no_conquering: bool = False,
        silences: bool = False,
    ) -> None:
        self.source = source
        self.gold: i64 = gold
        self.food: i64 = food
        self.imps: i64 = imps
        self.first: i64 = first
        self.second: i64 = second
        self.each: i64 = each
        self.last: i64 = last  # in addition to `each`
        self.chosen: i64 = chosen  # to an adventurer of the owner's choice
        self.full = full  # the first also takes damage equal to his hit points
        self.late: i64 = late  # to the target after Conquering, cannot be prevented
        self.no_conquering = no_conquering
        self.silences = silences  # a targeted wizard stops spells, a priest the healing
        self.aims = chosen > 0 or late > 0 or silences


@final
class Trap:
    """A kind of trap card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("key", "copies", "year_1", "year_2")

    def __init__(self, key: str, copies: i64, year_1: TrapEffect, year_2: TrapEffect) -> None:
        self.key = key
        self.copies: i64 = copies
        self.year_1 = year_1
        self.year_2 = year_2

    def effect_in(self, year: i64) -> TrapEffect:
        """The effect in the current year, whenever the card was bought (DL-60)."""
        return self.year_1 if year == 1 else self.year_2


COPIES: Final = 3
"""Inferred: 27 cards of nine kinds."""

TRAPS: Final = (
    Trap("rolling_stone", COPIES, TrapEffect(PUBLISHED, first=3), TrapEffect(PUBLISHED, first=4)),
    Trap("pendulum", COPIES, TrapEffect(PUBLISHED, second=3), TrapEffect(HOUSE, second=4)),
    Trap("fire_wall", COPIES, TrapEffect(PUBLISHED, each=1, last=1), TrapEffect(PUBLISHED, each=1, last=1)),
    Trap(
        "trap_door",
        COPIES,
        TrapEffect(PUBLISHED, first=2, no_conquering=True),
        TrapEffect(HOUSE, first=3, no_conquering=True),
    ),
    Trap(
        "cursed_ring",
        COPIES,
        TrapEffect(PUBLISHED, gold=1, each=1, no_conquering=True),
        TrapEffect(HOUSE, gold=2, each=2, no_conquering=True),
    ),
    Trap(
        "poisoned_dart", COPIES, TrapEffect(PUBLISHED, chosen=1, late=2), TrapEffect(HOUSE, chosen=2, late=2)
    ),
    Trap(
        "antimagic_dart",
        COPIES,
        TrapEffect(PUBLISHED, chosen=1, silences=True),
        TrapEffect(HOUSE, chosen=2, silences=True),
    ),
    Trap(
        "poisoned_meal",
        COPIES,
        TrapEffect(PUBLISHED, food=1, full=True),
        TrapEffect(HOUSE, food=1, first=1, full=True),
    ),
    Trap(
        "kamikaze_imp",
        COPIES,
        TrapEffect(PUBLISHED, imps=1, first=2, each=1),
        TrapEffect(HOUSE, imps=1, first=3, each=1),
    ),
)
