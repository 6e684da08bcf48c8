"""The dungeon grid: 5 columns and 4 rows, with sets of cells as bits (DL-26, DL-32, DL-57)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

COLUMNS: Final = 5
ROWS: Final = 4
CELLS: Final = 20
ENTRANCE: Final = 2
"""The cell below the entrance: the middle column of the top row."""

ALL_CELLS: Final = 0xFFFFF
_NOT_FIRST: Final = 0b11110_11110_11110_11110
_NOT_LAST: Final = 0b01111_01111_01111_01111
FIRST_TUNNELS: Final = 0b00000_00100_00100_00100
UPPER_CELLS: Final = 0b00000_00000_11111_11111
LOWER_CELLS: Final = 0b11111_11111_00000_00000
EDGE_CELLS: Final = 0b11111_10001_10001_11111
CENTRE_CELLS: Final = 0b00000_01110_01110_00000
ZONE_CELLS: Final = (ALL_CELLS, UPPER_CELLS, LOWER_CELLS, EDGE_CELLS, CENTRE_CELLS)


def row_of(cell: i64) -> i64:
    """The row of a cell, from 0 at the entrance."""
    return cell // COLUMNS


def column_of(cell: i64) -> i64:
    """The column of a cell, from 0 at the left."""
    return cell % COLUMNS


CELL_ROWS: Final[tuple[int, ...]] = tuple([int(row_of(cell)) for cell in range(CELLS)])
"""The row of each cell, as a table for boards."""
CELL_COLUMNS: Final[tuple[int, ...]] = tuple([int(column_of(cell)) for cell in range(CELLS)])
"""The column of each cell."""


def adjacent_cells(cells: i64) -> i64:
    """All cells orthogonally adjacent to a set of cells."""
    sides = ((cells & _NOT_LAST) << 1) | ((cells & _NOT_FIRST) >> 1)
    return (sides | (cells << COLUMNS) | (cells >> COLUMNS)) & ALL_CELLS


def block_completing_cells(tiles: i64) -> i64:
    """The cells that would complete a 2x2 block (DL-26)."""
    left, right = (tiles & _NOT_LAST) << 1, (tiles & _NOT_FIRST) >> 1
    above, below = tiles << COLUMNS, tiles >> COLUMNS
    up_left, up_right = left << COLUMNS, right << COLUMNS
    down_left, down_right = left >> COLUMNS, right >> COLUMNS
    upper = (above & left & up_left) | (above & right & up_right)
    lower = (below & left & down_left) | (below & right & down_right)
    return (upper | lower) & ALL_CELLS


def diggable(tiles: i64) -> i64:
    """The cells where the next tunnel may go (DL-26)."""
    return adjacent_cells(tiles) & ~tiles & ~block_completing_cells(tiles)


def nearest(tiles: i64, lost: i64) -> i64:
    """The unconquered tiles closest to the entrance; 0 if all are lost (DL-57)."""
    reached: i64 = 0
    edge: i64 = FIRST_TUNNELS & UPPER_CELLS & ~CENTRE_CELLS  # only the entrance
    while edge != 0:
        if edge & ~lost:
            return edge & ~lost
        reached |= edge
        edge = adjacent_cells(edge) & tiles & ~reached
    return 0


def cells_of(mask: i64) -> vec[i64]:
    """The members of a set of cells, in ascending order."""
    cells = vec[i64](capacity=CELLS)
    return append_bits(cells, mask, 0)


def append_bits(options: vec[i64], mask: i64, base: i64) -> vec[i64]:
    """Append each cell of a set, plus a base, to a list of options."""
    cell = base
    while mask != 0:
        if mask & 1:
            options = append(options, cell)
        mask >>= 1
        cell += 1
    return options


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
