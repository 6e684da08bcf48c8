"""Small sets as the bits of a number."""

from __future__ import annotations

from mypy_extensions import i64


def bit(index: i64) -> i64:
    """The number with one bit set, at an index below 62.

    The 1 comes from a variable because mypyc writes a literal 1 as a 32-bit C constant. Shifting that
    constant by more than 31 gives a wrong result without an error.
    """
    one = (index & 0) | 1
    return one << index


def has_bit(mask: i64, index: i64) -> bool:
    """Whether the bit at an index is set."""
    return (mask >> index) & 1 == 1
