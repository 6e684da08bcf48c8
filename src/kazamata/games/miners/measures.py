"""Measures (IM-49, IM-A22, IM-A23): every number is counted at the moment of use."""

from __future__ import annotations

from mypy_extensions import i64

from kazamata.games.miners.effects import (
    AT_THE_END,
    BETWEEN_TWO,
    BOARDS_FINISHED,
    BOTH_ABOVE,
    CARDS,
    CARTS_HERE,
    COINS_HELD,
    COLLAPSE_FREE,
    COLLAPSES,
    COUNTED,
    DISTANCE,
    FACTION_KINDS,
    FIXED,
    FULL_CARTS,
    HALF_CARTS,
    HAND_CARDS,
    MACHINERY,
    MACHINERY_HERE,
    NEIGHBOURS,
    NOTHING_BELOW,
    POSITION,
    ROW_CARDS,
    ROWS_DUG,
    SCOTS_CARDS,
    SIDE_BY_SIDE,
)
from kazamata.games.miners.geometry import LEFT, LOWER_LEFT, LOWER_RIGHT, RIGHT, SIDES, UPPER_LEFT, row_of
from kazamata.games.miners.masks import count_bits
from kazamata.games.miners.mine import NO_SPOT, Mine, Spot
from kazamata.games.miners.state import Player


def measure(player: Player, spot: Spot, what: i64) -> i64:
    """The value of a measure; `spot` is the activated card, `NO_SPOT` in events and spaces."""
    mine = player.mine
    if what == FIXED:
        return 1
    if what == COUNTED:
        return player.last_count
    if SCOTS_CARDS <= what < ROW_CARDS:
        return mine.faction_count(what - SCOTS_CARDS)
    if ROW_CARDS <= what < POSITION:
        return count_bits(mine.row(what - ROW_CARDS + 1))
    if what == POSITION:
        return player.marker_space
    if what == DISTANCE:
        return player.distance
    if what == COINS_HELD:
        return player.coins
    if what == HAND_CARDS:
        return len(player.hand)
    if what == BOARDS_FINISHED:
        return player.finished_boards
    return _in_mine(mine, what) if spot == NO_SPOT else _at_card(mine, spot, what)


def _in_mine(mine: Mine, what: i64) -> i64:
    if what == FACTION_KINDS:
        return faction_kinds(mine)
    if what == MACHINERY:
        return mine.all_machinery()
    if what == COLLAPSES:
        return count_bits(mine.collapsed)
    if what == COLLAPSE_FREE:
        return mine.size() - count_bits(mine.collapsed)
    if what == FULL_CARTS:
        return mine.full_carts()
    if what == HALF_CARTS:
        return count_bits(mine.half_joints)
    if what == CARDS:
        return mine.size()
    if what == ROWS_DUG:
        return rows_dug(mine)
    if is_at_a_card(what):
        return 0
    raise ValueError(f"nothing is counted by {what}")


def is_at_a_card(what: i64) -> bool:
    """Whether a measure refers to the activated card; events and spaces have none."""
    if what == MACHINERY_HERE or what == CARTS_HERE or what == NEIGHBOURS or what == SIDE_BY_SIDE:
        return True
    return what == BOTH_ABOVE or what == BETWEEN_TWO or what == AT_THE_END or what == NOTHING_BELOW


def is_known(what: i64, spot: Spot) -> bool:
    """Whether a measure has a value before its effect runs: it needs no earlier result and no missing card."""
    return what != COUNTED and (spot != NO_SPOT or not is_at_a_card(what))


def _at_card(mine: Mine, spot: Spot, what: i64) -> i64:
    if what == MACHINERY_HERE:
        return mine.machinery(spot)
    if what == CARTS_HERE:
        return mine.carts_of(spot)
    if what == NEIGHBOURS:
        return neighbours(mine, spot)
    if what == SIDE_BY_SIDE:
        return count_bits(mine.row(row_of(mine.cells[spot])))
    if what == BOTH_ABOVE:
        both = mine.neighbour(spot, UPPER_LEFT) != NO_SPOT and mine.neighbour(spot, UPPER_LEFT + 1) != NO_SPOT
        return 1 if both else 0
    if what == BETWEEN_TWO:
        return 1 if mine.neighbour(spot, LEFT) != NO_SPOT and mine.neighbour(spot, RIGHT) != NO_SPOT else 0
    if what == AT_THE_END:
        return 1 if mine.neighbour(spot, LEFT) == NO_SPOT or mine.neighbour(spot, RIGHT) == NO_SPOT else 0
    if what == NOTHING_BELOW:
        below = mine.neighbour(spot, LOWER_LEFT) != NO_SPOT or mine.neighbour(spot, LOWER_RIGHT) != NO_SPOT
        return 0 if below else 1
    return _in_mine(mine, what)


def faction_kinds(mine: Mine) -> i64:
    """The number of different factions in the mine (IM-49)."""
    kinds: i64 = 0
    left = mine.faction_counts
    while left != 0:
        if left & 255:
            kinds += 1
        left >>= 8
    return kinds


def rows_dug(mine: Mine) -> i64:
    rows: i64 = 0
    row: i64 = 1
    while row <= 4:
        if mine.row(row) != 0:
            rows += 1
        row += 1
    return rows


def neighbours(mine: Mine, spot: Spot) -> i64:
    count: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if mine.neighbour(spot, side) != NO_SPOT:
            count += 1
        side += 1
    return count
