"""Where the cells of each shape lie on the screen, and what a placement costs there."""

from __future__ import annotations

from dataclasses import dataclass

from kazamata.games.tranquility.asks import DUEL_ISLAND, DUEL_TURN, PLAY_ISLAND, TAKE_TURN
from kazamata.games.tranquility.cards import NO_CARD
from kazamata.games.tranquility.layout import COLUMNS, FIRST_ARCH_CELL, LAST_ARCH_CELL, MOST_CELLS, by_columns
from kazamata.games.tranquility.placing import price
from kazamata.games.tranquility.variants import ARCH, PYRAMID
from kazamata.games.tranquility.view import DuelView, View


@dataclass(frozen=True)
class Line:
    """A line of cells on the screen; `row` is -1 where there are no rows, None a place without a cell."""

    row: int
    cells: tuple[int | None, ...]
    indent: float = 0  # in cells


def lines_of(view: View) -> list[Line]:
    """The lines of the shape, the highest first."""
    if view.terms.variant == ARCH:
        return [Line(-1, tuple(range(FIRST_ARCH_CELL, LAST_ARCH_CELL + 1))), *map(_pillars, range(5, -1, -1))]
    rows = view.terms.layout.rows
    lines = [
        Line(row, tuple(c for c, r in enumerate(view.terms.layout.row_of) if r == row)) for row in range(rows)
    ]
    if view.terms.variant == PYRAMID:
        lines = [Line(line.row, line.cells, line.row / 2) for line in lines]
    return lines[::-1]


def _pillars(height: int) -> Line:
    """The left pillar rises, the right one falls (TQ-H3)."""
    left, right = 2 * height, LAST_ARCH_CELL + 1 + 2 * (5 - height)
    return Line(-1, (left, left + 1, None, None, right, right + 1))


def columns_of(view: View) -> int:
    """How many cells the widest line has."""
    return 8 if view.terms.variant == PYRAMID else COLUMNS


def islands_of(kind: int, option: int) -> tuple[int, int] | None:
    """Card and cell of an option that places an island."""
    first = PLAY_ISLAND if kind == TAKE_TURN else DUEL_ISLAND if kind == DUEL_TURN else None
    if first is None or option < first:
        return None
    return (option - first) // MOST_CELLS + 1, (option - first) % MOST_CELLS


def cost(view: View, card: int, cell: int) -> int:
    """What the viewer would pay there, by the engine's own price of two neighbours (TQ-10, TQ-H6)."""
    if view.duel is not None:
        return _duel_cost(view, view.duel, card, cell)
    before = view.grid[cell - 1] if cell > 0 else NO_CARD
    after = view.grid[cell + 1] if cell + 1 < len(view.grid) else NO_CARD
    return price(card, before, after)


def _duel_cost(view: View, duel: DuelView, card: int, cell: int) -> int:
    in_rows = view.viewer == duel.first
    place = cell if in_rows else by_columns(cell)

    def own(at: int) -> int:
        if not 0 <= at < len(view.grid):
            return NO_CARD
        there = at if in_rows else by_columns(at)
        return view.grid[there] if duel.owners[there] == view.viewer + 1 else NO_CARD

    return price(card, own(place - 1), own(place + 1))
