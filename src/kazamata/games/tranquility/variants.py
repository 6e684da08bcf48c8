"""The variants, a page each: what a page does not say is as in the base game (TQ-H3 to TQ-H7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.games.tranquility.cards import FINISHES
from kazamata.games.tranquility.layout import GATE, SQUARE, STEPS, Layout

MODULES: Final = ("removal", "rocks", "monsters", "storms")
"""What the base game combines freely (TQ-22 to TQ-25)."""


@final
class Variant:
    """One way to play: its shape, who can play it, and what sets it apart.

    `takes` are the modules it combines with; `finishes` are shuffled into the deal; `supply` are the compasses
    that lie beside it by themselves. Where islands have sides it is `sided`, where the cells hide cards it
    `explores`, where two play against each other it `duels`.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("key",)

    def __init__(
        self,
        key: str,
        clause: str,
        *,
        layout: Layout = SQUARE,
        seats: tuple[int, ...] = (1, 2, 3, 4, 5),
        takes: tuple[str, ...] = MODULES,
        finishes: i64 = FINISHES,
        supply: i64 = 0,
        sided: bool = False,
        explores: bool = False,
        duels: bool = False,
    ) -> None:
        self.key = key
        self.clause = clause
        self.layout = layout
        self.seats = seats
        self.takes = takes
        self.finishes: i64 = finishes
        self.supply: i64 = supply
        self.sided = sided
        self.explores = explores
        self.duels = duels


GRID: Final = 0
ARCH: Final = 1
PYRAMID: Final = 2
DAY_AND_NIGHT: Final = 3
DUEL: Final = 4

PAGES: Final = (
    Variant("grid", "TQ-2"),
    Variant("arch", "TQ-H3", layout=GATE, takes=("removal", "monsters")),
    Variant("pyramid", "TQ-H4", layout=STEPS, takes=("removal",), finishes=0, supply=3, explores=True),
    Variant("day_and_night", "TQ-H5", sided=True),
    Variant("duel", "TQ-H6", seats=(2,), takes=(), finishes=0, duels=True),
)
VARIANTS: Final = tuple([page.key for page in PAGES])
