"""Seats at a table, and spectators."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from kazamata.core.bits import bit, has_bit

Seat: TypeAlias = i64
"""A seat at the table, counted from 0 in clockwise order."""

Viewer: TypeAlias = i64
"""A seat, or `SPECTATOR`."""

SeatSet: TypeAlias = i64
"""A set of seats, one bit each."""

SPECTATOR: Final = -1
NOBODY: Final = 0
MAX_SEAT: Final = 62
"""The highest seat that a set of seats can hold."""


def seat_set(seat: Seat) -> SeatSet:
    """The set with one seat."""
    return bit(seat)


def lowest_seat(seats: SeatSet) -> Seat:
    """The first seat of a non-empty set."""
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat


def seat_set_if(asks: bool, seat: Seat) -> SeatSet:
    """The set with one seat, or `NOBODY`. A conditional expression would box the number."""
    if asks:
        return bit(seat)
    return NOBODY


def all_seats(count: i64) -> SeatSet:
    """The set of the first `count` seats."""
    return bit(count) - 1


def contains_seat(seats: SeatSet, viewer: Viewer) -> bool:
    """Whether a viewer belongs to a set of seats; a spectator never does."""
    if viewer < 0:
        return False
    return has_bit(seats, viewer)
