"""The variants, one row each; a row lists only the differences from the base game (TQ-H3 to TQ-H7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.core.bits import has_bit
from kazamata.games.tranquility.cards import FINISHES
from kazamata.games.tranquility.layout import (
    ARCH_LAYOUT,
    PYRAMID_LAYOUT,
    SQUARE_LAYOUT,
    Layout,
    column_of,
    line_of,
)

MODULES: Final = ("removal", "rocks", "monsters", "storms")
"""The modules that the base game combines freely (TQ-22 to TQ-25)."""


@final
class Variant:
    """A variant: its layout, its seat counts and its differences.

    `modules` are the modules that it combines with. `finishes` is the number of Finishes in the deal,
    `supply` the number of compasses without the storms module. A variant `has_sides` if islands have a day
    and a night side. It `has_exploration` if cells hide cards, and it `is_duel` if two players compete.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("key",)

    def __init__(
        self,
        key: str,
        clause: str,
        *,
        layout: Layout = SQUARE_LAYOUT,
        seats: tuple[int, ...] = (1, 2, 3, 4, 5),
        modules: tuple[str, ...] = MODULES,
        finishes: i64 = FINISHES,
        supply: i64 = 0,
        has_sides: bool = False,
        has_exploration: bool = False,
        is_duel: bool = False,
    ) -> None:
        self.key = key
        self.clause = clause
        self.layout = layout
        self.seats = seats
        self.modules = modules
        self.finishes: i64 = finishes
        self.supply: i64 = supply
        self.has_sides = has_sides
        self.has_exploration = has_exploration
        self.is_duel = is_duel


GRID: Final = 0
ARCH: Final = 1
PYRAMID: Final = 2
DAY_AND_NIGHT: Final = 3
DUEL: Final = 4

VARIANT_ROWS: Final = (
    Variant("grid", "TQ-2"),
    Variant("arch", "TQ-H3", layout=ARCH_LAYOUT, modules=("removal", "monsters")),
    Variant(
        "pyramid",
        "TQ-H4",
        layout=PYRAMID_LAYOUT,
        modules=("removal",),
        finishes=0,
        supply=3,
        has_exploration=True,
    ),
    Variant("day_and_night", "TQ-H5", has_sides=True),
    Variant("duel", "TQ-H6", seats=(2,), modules=(), finishes=0, is_duel=True),
)
VARIANTS: Final = tuple([page.key for page in VARIANT_ROWS])
CELL_LINES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([int(line_of(page.layout, cell)) for cell in range(page.layout.cells)]) for page in VARIANT_ROWS]
)
"""[variant][cell]: the line of the cell from the bottom, as a table for boards; it is the row if there are rows."""
CELL_COLUMNS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([int(column_of(page.layout, cell)) for cell in range(page.layout.cells)]) for page in VARIANT_ROWS]
)
"""[variant][cell]: the left edge of the cell, in halves of a cell."""
BORDER_CELLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([cell for cell in range(page.layout.cells) if has_bit(page.layout.borders, cell)])
        for page in VARIANT_ROWS
    ]
)
"""[variant]: the cells that carry a border card at the beginning (TQ-H4)."""
