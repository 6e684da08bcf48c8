"""Small sets as the bits of a number."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The number with one bit set, at a place below 62.

    The one is made from a variable on purpose: mypyc writes a literal one as a 32-bit C constant, and
    shifting that by more than 31 places goes wrong without a word.
    """
    one = (place & 0) | 1
    return one << place


def has_bit(mask: i64, place: i64) -> bool:
    """Whether the bit at a place is set."""
    return (mask >> place) & 1 == 1
