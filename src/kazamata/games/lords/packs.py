"""Packs: counts of up to nine kinds in one number, four bits each, for traps, lairs and teams."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

PACK_KINDS: Final = 9
"""Traps and creatures come in nine kinds each."""
SHEEP_KIND: Final = PACK_KINDS
"""The sheep counts as a tenth kind of creature; packs hold none (DL-63)."""
EMPTY_PACK: Final = 0


def pack_count(pack: i64, kind: i64) -> i64:
    """How many of a kind are in a pack."""
    return (pack >> (4 * kind)) & 15


def pack_one(kind: i64) -> i64:
    """The pack that holds one of a kind."""
    unit = (kind & 0) | 1  # a variable one, see core.bits
    return unit << (4 * kind)


def pack_size(pack: i64) -> i64:
    """The count of all kinds together."""
    total: i64 = 0
    while pack != 0:
        total += pack & 15
        pack >>= 4
    return total


def pack_kinds(pack: i64) -> vec[i64]:
    """The kinds in a pack, in ascending order."""
    found = vec[i64](capacity=PACK_KINDS)
    kind: i64 = 0
    while pack != 0:
        if pack & 15:
            found = append(found, kind)
        pack >>= 4
        kind += 1
    return found


def pack_first(pack: i64) -> i64:
    """The first kind of a non-empty pack."""
    kind: i64 = 0
    while pack & 15 == 0:
        pack >>= 4
        kind += 1
    return kind


def pack_minimum(pack: i64, other: i64) -> i64:
    """The smaller of two counts for each kind."""
    least: i64 = 0
    kind: i64 = 0
    while kind < PACK_KINDS:
        a, b = pack_count(pack, kind), pack_count(other, kind)
        least += (a if a < b else b) << (4 * kind)
        kind += 1
    return least
