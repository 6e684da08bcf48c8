"""The positions of each shape's cells on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from kazamata.games.tranquility.variants import CELL_COLUMNS, CELL_LINES
from kazamata.games.tranquility.view import View


@dataclass(frozen=True)
class CellRow:
    """A line of cells on the screen; `row` is -1 without rows, and None is a place without a cell."""

    row: int
    cells: tuple[int | None, ...]
    indent: float = 0  # in cells


def lines_of(view: View) -> list[CellRow]:
    """Return the lines of the shape, the highest first."""
    lines = CELL_LINES[view.terms.variant]
    return [_line(view, line) for line in range(max(lines), -1, -1)]


def _line(view: View, line: int) -> CellRow:
    """Return the cells of a line from left to right."""
    places = zip(CELL_LINES[view.terms.variant], CELL_COLUMNS[view.terms.variant], strict=True)
    edges = {column: cell for cell, (height, column) in enumerate(places) if height == line}
    left, right = min(edges), max(edges)
    cells = tuple(edges.get(column) for column in range(left, right + 1, 2))
    return CellRow(line if view.terms.layout.rows else -1, cells, left / 2)


def columns_of(view: View) -> int:
    """Return the number of cells in the widest line."""
    return max(CELL_COLUMNS[view.terms.variant]) // 2 + 1
