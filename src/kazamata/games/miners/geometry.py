"""The shape of a mine: four rows, each shifted by half a card (IM-19 to IM-23).

A cell is `(row - 1) * WIDTH + place`. Column c of the rules is place (c + 38) // 2, so every row fits into
the bits of one number. Odd rows have their diagonal neighbours at place and place + 1, even rows at place - 1
and place.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Cell: TypeAlias = i64
"""A cell for a card: row and column in one number."""

ROWS: Final = 4
WIDTH: Final = 40
CELLS: Final = ROWS * WIDTH
FIRST_CELL: Final = 19
"""Row 1, column 1: where the first card goes (IM-A1)."""

# the six neighbours, and the half-carts that face them
UPPER_LEFT: Final = 0
UPPER_RIGHT: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
LOWER_LEFT: Final = 4
LOWER_RIGHT: Final = 5
SIDES: Final = 6
SIDE_NAMES: Final = ("upper-left", "upper-right", "left", "right", "lower-left", "lower-right")

NOWHERE: Final = -1


def row_of(cell: Cell) -> i64:
    """The row of a cell, 1 to 4."""
    return cell // WIDTH + 1


def place_of(cell: Cell) -> i64:
    """The place of a cell in its row, 0 to 39."""
    return cell % WIDTH


def column_of(cell: Cell) -> i64:
    """The column of a cell in the rules; it has the parity of the row (IM-21)."""
    return 2 * place_of(cell) - 38 + row_of(cell) % 2


def cell_at(row: i64, column: i64) -> Cell:
    """The cell at a row and column of the rules."""
    return (row - 1) * WIDTH + (column + 38) // 2


def opposite(side: i64) -> i64:
    """The half-cart that meets the half-cart of a side (IM-23)."""
    return 5 - side


def neighbour_cell(cell: Cell, side: i64) -> Cell:
    """The neighbouring cell at a side; `NOWHERE` above row I, below row IV and beyond the ends."""
    row = row_of(cell)
    place = place_of(cell)
    if side == LEFT or side == RIGHT:
        place = place - 1 if side == LEFT else place + 1
    else:
        row = row - 1 if side < LEFT else row + 1
        right = side == UPPER_RIGHT or side == LOWER_RIGHT
        if row % 2 == 0:  # the cell itself is in an odd row
            place = place + 1 if right else place
        else:
            place = place if right else place - 1
    if row < 1 or row > ROWS or place < 0 or place >= WIDTH:
        return NOWHERE
    return (row - 1) * WIDTH + place


UPPER_CELLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([int(neighbour_cell(cell, side)) for side in (UPPER_LEFT, UPPER_RIGHT)]) for cell in range(CELLS)]
)
"""The cells right above each cell, as a table for boards; `NOWHERE` above row I."""
CELL_ROWS: Final[tuple[int, ...]] = tuple(int(row_of(cell)) for cell in range(CELLS))
"""The row of each cell, as a table for boards."""
CELL_COLUMNS: Final[tuple[int, ...]] = tuple(int(column_of(cell)) for cell in range(CELLS))
"""The column of each cell: two columns are one card apart."""
