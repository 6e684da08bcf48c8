"""One player's mine: cards in cells, their tokens, and their joints (IM-19 to IM-24, IM-33 to IM-35)."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit, has_bit
from kazamata.games.miners.geometry import (
    FIRST_CELL,
    LEFT,
    LOWER_RIGHT,
    ROWS,
    SIDES,
    UPPER_RIGHT,
    WIDTH,
    Cell,
    neighbour_cell,
    opposite,
    place_of,
    row_of,
)
from kazamata.games.miners.masks import count_bits

Spot: TypeAlias = i64
"""A card of a mine, by its index in the order of placement."""

NO_SPOT: Final = -1
MAX_CARDS: Final = 16
MAX_MACHINERY: Final = 3
JOINT_SIDES: Final = 3
"""A joint belongs to its lower or right-hand card, at the upper left, upper right or left side."""


@final
class Mine:
    """A mine. Masks have one bit per spot or joint; `machinery_counts` has four bits per spot."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "cards",
        "cells",
        "row1",
        "row2",
        "row3",
        "row4",
        "activated",
        "collapsed",
        "machinery_counts",
        "half_joints",
        "full_joints",
        "marker_joints",
        "faction_counts",
    )

    def __init__(
        self,
        cards: vec[i64],
        cells: vec[i64],
        row1: i64,
        row2: i64,
        row3: i64,
        row4: i64,
        activated: i64,
        collapsed: i64,
        machinery_counts: i64,
        half_joints: i64,
        full_joints: i64,
        marker_joints: i64,
        faction_counts: i64,
    ) -> None:
        self.cards: vec[i64] = cards
        self.cells: vec[i64] = cells
        self.row1: i64 = row1  # one bit per filled place
        self.row2: i64 = row2
        self.row3: i64 = row3
        self.row4: i64 = row4
        self.activated: i64 = activated  # activated this round (IM-30)
        self.collapsed: i64 = collapsed  # with a collapse token (IM-34)
        self.machinery_counts: i64 = machinery_counts
        self.half_joints: i64 = half_joints  # half-full joints
        self.full_joints: i64 = full_joints  # full carts, printed or made by a marker
        self.marker_joints: i64 = marker_joints  # joints with a cart marker
        self.faction_counts: i64 = faction_counts  # cards of each faction, eight bits each

    def copy(self) -> Mine:
        return Mine(
            self.cards[:],
            self.cells[:],
            self.row1,
            self.row2,
            self.row3,
            self.row4,
            self.activated,
            self.collapsed,
            self.machinery_counts,
            self.half_joints,
            self.full_joints,
            self.marker_joints,
            self.faction_counts,
        )

    def size(self) -> i64:
        return len(self.cards)

    def row(self, row: i64) -> i64:
        """The filled places of a row."""
        if row == 1:
            return self.row1
        if row == 2:
            return self.row2
        return self.row3 if row == 3 else self.row4

    def spot_at(self, cell: Cell) -> Spot:
        """The card in a cell; `NO_SPOT` if the cell is empty or invalid."""
        if cell < 0 or not has_bit(self.row(row_of(cell)), place_of(cell)):
            return NO_SPOT
        spot: i64 = 0
        for filled in self.cells:
            if filled == cell:
                return spot
            spot += 1
        return NO_SPOT

    def neighbour(self, spot: Spot, side: i64) -> Spot:
        """The neighbour of a card at a side."""
        return self.spot_at(neighbour_cell(self.cells[spot], side))

    def open_places(self, row: i64) -> i64:
        """The places where a card of that row can go, one bit each (IM-20, IM-A1)."""
        filled = self.row(row)
        if row == 1:
            if filled == 0:
                return bit(FIRST_CELL)
            near = filled << 1 | filled >> 1 | filled << 2 | filled >> 2
            return near & ~filled & (bit(WIDTH) - 1)
        above = self.row(row - 1)
        # a card at place p supports p and p + 1 in an even row below it, p and p - 1 in an odd row
        under = above | above << 1 if row % 2 == 0 else above | above >> 1
        return under & ~filled & (bit(WIDTH) - 1)

    def add_card(self, card: i64, cell: Cell, halves: vec[i64], factions: i64) -> Spot:
        """Put a card into a cell and join its half-carts to its neighbours' (IM-23)."""
        spot: i64 = len(self.cards)
        self.cards = append(self.cards, card)
        self.cells = append(self.cells, cell)
        self._fill(row_of(cell), bit(place_of(cell)))
        faction: i64 = 0
        while factions != 0:
            if factions & 1:
                self.faction_counts += bit(8 * faction)
            factions >>= 1
            faction += 1
        side: i64 = 0
        while side < SIDES:
            other = self.neighbour(spot, side)
            if other != NO_SPOT:
                own = halves[card] >> side & 1
                theirs = halves[self.cards[other]] >> opposite(side) & 1
                self._join(joint_of(spot, other, side), own + theirs)
            side += 1
        return spot

    def _fill(self, row: i64, place: i64) -> None:
        if row == 1:
            self.row1 |= place
        elif row == 2:
            self.row2 |= place
        elif row == 3:
            self.row3 |= place
        else:
            self.row4 |= place

    def _join(self, joint: i64, full_halves: i64) -> None:
        if full_halves == 2:
            self.full_joints |= bit(joint)
        elif full_halves == 1:
            self.half_joints |= bit(joint)

    def mark_cart(self, joint: i64) -> None:
        """Put a cart marker on a half-full joint, which becomes a full cart for all purposes (IM-35)."""
        self.half_joints &= ~bit(joint)
        self.full_joints |= bit(joint)
        self.marker_joints |= bit(joint)

    def full_carts(self) -> i64:
        return count_bits(self.full_joints)

    def carts_of(self, spot: Spot) -> i64:
        """The full carts at the edges of one card."""
        count: i64 = 0
        side: i64 = 0
        while side < SIDES:
            other = self.neighbour(spot, side)
            if other != NO_SPOT and has_bit(self.full_joints, joint_of(spot, other, side)):
                count += 1
            side += 1
        return count

    def machinery(self, spot: Spot) -> i64:
        return self.machinery_counts >> (4 * spot) & 15

    def all_machinery(self) -> i64:
        count: i64 = 0
        left = self.machinery_counts
        while left != 0:
            count += left & 15
            left >>= 4
        return count

    def faction_count(self, faction: i64) -> i64:
        """How many cards of a faction the mine holds (IM-49)."""
        return self.faction_counts >> (8 * faction) & 255

    def is_activated(self, spot: Spot) -> bool:
        return has_bit(self.activated, spot)

    def is_collapsed(self, spot: Spot) -> bool:
        return has_bit(self.collapsed, spot)


def joint_of(spot: Spot, other: Spot, side: i64) -> i64:
    """The joint between a card and its neighbour at a side."""
    if side <= LEFT:
        return spot * JOINT_SIDES + side
    return other * JOINT_SIDES + opposite(side)


JOINTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([int(joint_of(spot, NO_SPOT, side)) for side in range(JOINT_SIDES)]) for spot in range(MAX_CARDS)]
)
"""[spot][side]: the number of each joint, as a table for boards."""


def empty_mine() -> Mine:
    return Mine(vec[i64](capacity=10), vec[i64](capacity=10), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


assert UPPER_RIGHT < LEFT < LOWER_RIGHT
assert ROWS == 4
