"""Legal cells and prices of islands (TQ-9 to TQ-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.bits import has_bit
from kazamata.games.tranquility.cards import NO_CARD, Card
from kazamata.games.tranquility.layout import ARCH_CELLS
from kazamata.games.tranquility.state import HAND_LIMIT, NO_ROCKS, Player, State

FREE: Final = 0
TAKEN: Final = 1
TOO_LOW: Final = 2
TOO_HIGH: Final = 3
ROCKY: Final = 4
STORMY: Final = 5
UNOPENED: Final = 6
LONELY: Final = 7
TOO_EXPENSIVE: Final = 8

MAX_PRICE: Final = HAND_LIMIT - 1
"""The highest price that a full hand can pay (TQ-11)."""


def allowed_range(state: State, card: Card) -> tuple[i64, i64]:
    """The cells between which a number keeps the order: (last lower card, first higher card) (TQ-9)."""
    low: i64 = -1
    high: i64 = 0
    for placed in state.grid:
        if placed != NO_CARD:
            if placed > card:
                return low, high
            low = high
        high += 1
    return low, high


def neighbours(state: State, cell: i64) -> tuple[Card, Card]:
    """The cards before and after a cell of the strip; rows are joined at their ends (TQ-10, TQ-A1)."""
    before: Card = NO_CARD
    after: Card = NO_CARD
    if cell > 0:
        before = state.grid[cell - 1]
    if cell + 1 < state.layout.cells:
        after = state.grid[cell + 1]
    return before, after


def price(card: Card, before: Card, after: Card) -> i64:
    """The difference to the placed neighbour, or to the nearer of two; 0 without neighbours (TQ-10)."""
    if before == NO_CARD:
        if after == NO_CARD:
            return 0
        return after - card
    below = card - before
    if after == NO_CARD:
        return below
    above = after - card
    return below if below < above else above


def cost_of(state: State, card: Card, cell: i64) -> i64:
    """The price of a placement inside the card's allowed range (TQ-10)."""
    before, after = neighbours(state, cell)
    return price(card, before, after)


def pricing_neighbour(state: State, card: Card, cell: i64) -> Card:
    """The neighbour whose difference is the price."""
    before, after = neighbours(state, cell)
    return before if before != NO_CARD and price(card, before, after) == card - before else after


def payable_count(player: Player) -> i64:
    """How many cards can pay for an island: the other hand cards except monsters (TQ-11, TQ-A26)."""
    return player.discardable_count() - 1


def closed_cells(state: State) -> i64:
    """The cells to which no island may go now, one bit each: rocks, storms, the arch (TQ-22, TQ-24, TQ-H3)."""
    closed: i64 = 0
    if state.rocks_row != NO_ROCKS:
        closed |= state.layout.row_cells[state.rocks_row]
    storms: i64 = state.purple_counts
    row: i64 = 0
    while storms != 0:
        if storms & 15:
            closed |= state.layout.row_cells[row]
        storms >>= 4
        row += 1
    return closed | ARCH_CELLS if state.layout.arch and not state.arch_open else closed


def closure_of(state: State, cell: i64) -> i64:
    """Why no island may go to a cell, whatever its number; `FREE` if the cell is not closed."""
    if not has_bit(closed_cells(state), cell):
        return FREE
    if state.layout.arch:
        return UNOPENED
    return ROCKY if state.layout.row_of[cell] == state.rocks_row else STORMY


def obstacle_of_price(state: State, player: Player, purse: i64, card: Card, cell: i64) -> i64:
    """Why an island cannot be paid in an open cell inside its allowed range; `FREE` if it can."""
    if player.orange_storms:
        before, after = neighbours(state, cell)
        if before == NO_CARD and after == NO_CARD:
            return LONELY
    return TOO_EXPENSIVE if cost_of(state, card, cell) > purse else FREE


def placement_obstacle(state: State, player: Player, card: Card, cell: i64) -> i64:
    """Why an island cannot go to a cell of the strip; `FREE` if it can."""
    if state.grid[cell] != NO_CARD:
        return TAKEN
    low, high = allowed_range(state, card)
    if cell <= low:
        return TOO_HIGH
    if cell >= high:
        return TOO_LOW
    closed = closure_of(state, cell)
    if closed != FREE:
        return closed
    return obstacle_of_price(state, player, payable_count(player), card, cell)
