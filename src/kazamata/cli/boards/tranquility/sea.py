"""The positions of each shape's cells on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from kazamata.games.tranquility.layout import COLUMNS, FIRST_ARCH_CELL, LAST_ARCH_CELL
from kazamata.games.tranquility.view import View


@dataclass(frozen=True)
class CellRow:
    """A line of cells on the screen; `row` is -1 without rows, and None is a place without a cell."""

    row: int
    cells: tuple[int | None, ...]
    indent: float = 0  # in cells


def lines_of(view: View) -> list[CellRow]:
    """Return the lines of the shape, the highest first."""
    if view.terms.layout.arch:
        return [
            CellRow(-1, tuple(range(FIRST_ARCH_CELL, LAST_ARCH_CELL + 1))),
            *map(_pillars, range(5, -1, -1)),
        ]
    rows = view.terms.layout.rows
    lines = [
        CellRow(row, tuple(c for c, r in enumerate(view.terms.layout.row_of) if r == row))
        for row in range(rows)
    ]
    if view.terms.variant_row.has_exploration:
        lines = [CellRow(line.row, line.cells, line.row / 2) for line in lines]
    return lines[::-1]


def _pillars(height: int) -> CellRow:
    """Return a line of both pillars; the left one rises, the right one falls (TQ-H3)."""
    left, right = 2 * height, LAST_ARCH_CELL + 1 + 2 * (5 - height)
    return CellRow(-1, (left, left + 1, None, None, right, right + 1))


def columns_of(view: View) -> int:
    """Return the number of cells in the widest line."""
    return 8 if view.terms.variant_row.has_exploration else COLUMNS
