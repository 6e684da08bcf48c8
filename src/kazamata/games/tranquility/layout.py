"""The layouts of the sea: one strip of cells, divided into rows (TQ-2, TQ-H3, TQ-H4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit

COLUMNS: Final = 6
MAX_CELLS: Final = 36
MIDDLE: Final = MAX_CELLS // 2
"""At the end, the cells below this must show night and the others day (TQ-H5)."""
ROWLESS: Final = 15
"""The row number of cells without a row: the arch has no rows (TQ-H7)."""

FIRST_ARCH_CELL: Final = 12
LAST_ARCH_CELL: Final = 17
_PILLAR_WIDTH: Final = 2
_PILLAR_LINES: Final = FIRST_ARCH_CELL // _PILLAR_WIDTH


@final
class Layout:
    """The number of cells of the strip, the row of each, and the cells with a border card.

    `row_cells` holds the cells of each row, one bit each.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("rows", "row_of", "arch", "borders")

    def __init__(self, rows: i64, row_of: vec[i64], arch: bool, borders: i64) -> None:
        self.rows: i64 = rows
        self.row_of: vec[i64] = row_of
        self.arch = arch
        self.borders: i64 = borders
        self.cells: i64 = len(row_of)
        self.row_cells: vec[i64] = _row_cells(rows, row_of)


def _row_cells(rows: i64, row_of: vec[i64]) -> vec[i64]:
    masks = vec[i64]([0] * int(rows))
    cell: i64 = 0
    for row in row_of:
        if row < rows:
            masks[row] |= bit(cell)
        cell += 1
    return masks


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

_AFTER_ARCH: Final = LAST_ARCH_CELL + 1
ARCH_CELLS: Final = (1 << _AFTER_ARCH) - (1 << FIRST_ARCH_CELL)
"""The cells of the arch, one bit each."""


def is_arch(cell: i64) -> bool:
    """Whether a cell of the arch layout lies above the pillars (TQ-H3)."""
    return FIRST_ARCH_CELL <= cell <= LAST_ARCH_CELL


def line_of(layout: Layout, cell: i64) -> i64:
    """The line of a cell on a board, from 0 at the bottom (TQ-2, TQ-H3, TQ-H4)."""
    if not layout.arch:
        return layout.row_of[cell]
    if is_arch(cell):
        return _PILLAR_LINES
    if cell < FIRST_ARCH_CELL:
        return cell // _PILLAR_WIDTH
    return _PILLAR_LINES - 1 - (cell - LAST_ARCH_CELL - 1) // _PILLAR_WIDTH


def column_of(layout: Layout, cell: i64) -> i64:
    """The left edge of a cell on a board, in halves of a cell: shorter rows stand in the middle (TQ-H4)."""
    if layout.arch:
        if is_arch(cell):
            return 2 * (cell - FIRST_ARCH_CELL)
        left = 0 if cell < FIRST_ARCH_CELL else COLUMNS - _PILLAR_WIDTH
        return 2 * (left + cell % _PILLAR_WIDTH)
    first: i64 = cell
    while first > 0 and layout.row_of[first - 1] == layout.row_of[cell]:
        first -= 1
    return 2 * (cell - first) + _row_length(layout, 0) - _row_length(layout, layout.row_of[cell])


def _row_length(layout: Layout, row: i64) -> i64:
    length: i64 = 0
    for other in layout.row_of:
        if other == row:
            length += 1
    return length


def by_columns(cell: i64) -> i64:
    """The index of a square cell in column order; the function is its own inverse (TQ-H6)."""
    return cell % COLUMNS * COLUMNS + cell // COLUMNS
