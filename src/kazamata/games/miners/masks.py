"""The set bits of a mask: spots, joints, places or decks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def bit_indices(mask: i64) -> vec[i64]:
    """The indexes of the set bits."""
    found = vec[i64](capacity=10)
    place: i64 = 0
    while mask != 0:
        if mask & 1:
            found = append(found, place)
        mask >>= 1
        place += 1
    return found


def lowest_bit(mask: i64) -> i64:
    """The index of the lowest set bit."""
    place: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        place += 1
    return place
