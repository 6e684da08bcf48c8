"""The layouts of the sea: one strip of cells, divided into rows (TQ-2, TQ-H3, TQ-H4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit

COLUMNS: Final = 6
MAX_CELLS: Final = 36
ROWLESS: Final = 15
"""The row number of cells without a row: the arch has no rows (TQ-H7)."""

FIRST_ARCH_CELL: Final = 12
LAST_ARCH_CELL: Final = 17


@final
class Layout:
    """The number of cells of the strip, the row of each, and the cells with a border card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("rows", "row_of", "arch", "borders")

    def __init__(self, rows: i64, row_of: vec[i64], arch: bool, borders: i64) -> None:
        self.rows: i64 = rows
        self.row_of: vec[i64] = row_of
        self.arch = arch
        self.borders: i64 = borders
        self.cells: i64 = len(row_of)


def _rows_of(lengths: tuple[int, ...]) -> vec[i64]:
    row_of = vec[i64]()
    for row, length in enumerate(lengths):
        for _ in range(length):
            row_of = append(row_of, row)
    return row_of


def _odd_cells() -> i64:
    mask: i64 = 0
    cell: i64 = 1
    while cell < MAX_CELLS:
        mask |= bit(cell)
        cell += 2
    return mask


SQUARE_LAYOUT: Final = Layout(6, _rows_of((6, 6, 6, 6, 6, 6)), False, 0)
ARCH_LAYOUT: Final = Layout(0, vec[i64]([ROWLESS] * 30), True, 0)
PYRAMID_LAYOUT: Final = Layout(8, _rows_of((8, 7, 6, 5, 4, 3, 2, 1)), False, _odd_cells())


def is_arch(cell: i64) -> bool:
    """Whether a cell of the arch layout lies above the pillars (TQ-H3)."""
    return FIRST_ARCH_CELL <= cell <= LAST_ARCH_CELL


def by_columns(cell: i64) -> i64:
    """The index of a square cell in column order; the function is its own inverse (TQ-H6)."""
    return cell % COLUMNS * COLUMNS + cell // COLUMNS
