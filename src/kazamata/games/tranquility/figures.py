"""The numbers of the sea that people would count: its gaps, and the cells that are closed (TQ-9, TQ-22, TQ-24)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.seats import Viewer
from kazamata.games.tranquility.cards import NO_CARD
from kazamata.games.tranquility.gap_counts import GapCounts, Gaps, is_tight
from kazamata.games.tranquility.layout import MAX_CELLS
from kazamata.games.tranquility.placement import closed_cells
from kazamata.games.tranquility.state import Duel, State
from kazamata.games.tranquility.steps.duel import cell_at, own_card
from kazamata.games.tranquility.steps.turn import wrong_sides
from kazamata.games.tranquility.view import GapView, SeaFigures, View, bit_list, see


def show(state: State, viewer: Viewer) -> View:
    """The view of a viewer with the figures of the sea."""
    view = see(state, viewer)
    wrong = [cell for cell in bit_list(wrong_sides(state)) if state.grid[cell] != NO_CARD]
    closed = [cell for cell in bit_list(closed_cells(state)) if state.grid[cell] == NO_CARD]
    view.figures = SeaFigures(gaps_of(state, viewer), closed, state.terms.has_compasses, wrong)
    return view


def gaps_of(state: State, viewer: Viewer) -> list[GapView]:
    """The gaps in ascending order; in a duel in the viewer's order and between the viewer's cards (TQ-H6)."""
    duel = state.duel
    if duel is not None and viewer < 0:
        return []
    gaps = Gaps(state.grid if duel is None else _own_strip(state, duel, viewer))
    if gaps.empty_cells == state.layout.cells:
        return []
    left = GapCounts(state.grid, state.gone_cards)
    views: list[GapView] = []
    gap: i64 = 0
    while gap < len(gaps.first):
        cells = _empty_cells(state, viewer, gaps.first[gap], gaps.size[gap])
        if cells:
            numbers = left.between(gaps.low[gap], gaps.high[gap])
            missing = 0 if duel is not None else max(0, len(cells) - numbers)
            views.append(GapView(cells, numbers, is_tight(len(cells), numbers), missing))
        gap += 1
    return views


def _own_strip(state: State, duel: Duel, viewer: Viewer) -> vec[i64]:
    """The cards of the viewer along the viewer's order."""
    strip = vec[i64](capacity=MAX_CELLS)
    place: i64 = 0
    while place < MAX_CELLS:
        strip = append(strip, own_card(state, duel, viewer, place))
        place += 1
    return strip


def _empty_cells(state: State, viewer: Viewer, first: i64, size: i64) -> list[int]:
    """The empty cells of a gap; in a duel the rival's cards may lie in it."""
    duel = state.duel
    cells: list[int] = []
    place = first
    while place < first + size:
        cell = place if duel is None else cell_at(duel, viewer, place)
        if state.grid[cell] == NO_CARD:
            cells.append(int(cell))
        place += 1
    return cells
