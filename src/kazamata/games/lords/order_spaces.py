"""The spaces that an order can still get, from public knowledge (DL-8, DL-19, DL-20, DL-35, DL-79)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import has_bit
from kazamata.core.seats import Seat
from kazamata.games.lords.catalogue.locations import HIRE_MONSTER, LOCATIONS, SPACES
from kazamata.games.lords.state import ALL_ORDERS, SLOTS, State
from kazamata.games.lords.steps.orders import EMPTY_SPACE, non_player_hand

BOUND_INDEXES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([slot * LOCATIONS + order for order in range(LOCATIONS)]) for slot in range(SLOTS)]
)
"""[slot][order]: the index in the lists of best and worst spaces, as a table for boards."""


def best_spaces(state: State, seat: Seat) -> vec[i64]:
    """By slot and order: the best space a seat can get, if no other minion goes there."""
    return _spaces(state, seat, False)


def worst_spaces(state: State, seat: Seat) -> vec[i64]:
    """The same for the worst space, if all possible rivals go first. `SPACES` means a blocked minion."""
    return _spaces(state, seat, True)


def _spaces(state: State, seat: Seat, crowded: bool) -> vec[i64]:
    spaces = vec[i64](capacity=24)
    slot: i64 = 0
    while slot < SLOTS:
        order: i64 = 0
        while order < LOCATIONS:
            ahead = rivals_ahead(state, seat, slot, order) if crowded else 0
            spaces = append(spaces, space_after(state, seat, slot, order, ahead))
            order += 1
        slot += 1
    return spaces


def space_after(state: State, seat: Seat, slot: i64, order: i64, ahead: i64) -> i64:
    """The space of an order if `ahead` more minions reach its location first."""
    if slot < first_slot(state, seat, order):
        return SPACES
    return free_space(state, order, ahead)


def free_space(state: State, order: i64, ahead: i64) -> i64:
    """The next free space of a location after `ahead` more minions."""
    place: i64 = 0
    while place < SPACES:
        if state.minion_spaces[order * SPACES + place] == EMPTY_SPACE:
            if ahead == 0:
                return place
            ahead -= 1
        place += 1
    return SPACES


def first_slot(state: State, seat: Seat, order: i64) -> i64:
    """The first slot in which an order gets a space. Slot 1 blocks Hire Monster without gold (DL-8)."""
    if order == HIRE_MONSTER and state.terms.full and state.lords[seat].gold == 0:
        return 1
    return 0


def first_slots(state: State, seat: Seat) -> vec[i64]:
    """By order: the first slot in which it gets a space."""
    return vec[i64]([first_slot(state, seat, order) for order in range(LOCATIONS)])


def rivals_ahead(state: State, seat: Seat, slot: i64, order: i64) -> i64:
    """How many minions may still reach a location before a seat's slot."""
    count = picks_ahead(state, order)
    rival: i64 = 0
    while rival < state.terms.seats:
        if rival != seat and may_come_first(state, rival, seat, slot, order):
            count += 1
        rival += 1
    return count


def picks_ahead(state: State, order: i64) -> i64:
    """At two seats both non-player picks come first, including the seat's own (DL-35)."""
    count: i64 = 0
    if state.terms.seats == 2:
        seat: i64 = 0
        while seat < 2:
            count += 1 if has_bit(non_player_hand(state, seat), order) else 0
            seat += 1
    return count


def pick_spaces(state: State, seat: Seat, order: i64) -> vec[i64]:
    """The best and worst space of a pick for the seat's non-player lord.

    The other pick may come first (DL-35).
    """
    rival = 1 - seat
    first = state.order_of_seat(rival) < state.order_of_seat(seat) and has_bit(
        non_player_hand(state, rival), order
    )
    return vec[i64]([free_space(state, order, 0), free_space(state, order, 1 if first else 0)])


def may_come_first(state: State, rival: Seat, seat: Seat, slot: i64, order: i64) -> bool:
    """Whether a rival may place its minion first. It holds every order that is not inaccessible (DL-19)."""
    if not has_bit(ALL_ORDERS & ~state.lords[rival].inaccessible_orders, order):
        return False
    first = first_slot(state, rival, order)
    return first < slot or (first == slot and state.order_of_seat(rival) < state.order_of_seat(seat))
