"""The view of Tranquility as a record; a seam test compares its fields with the engine's."""

from __future__ import annotations

import msgspec


class TranquilityTerms(msgspec.Struct, frozen=True):
    """The agreements of the table in numbers."""

    seats: int
    variant: int
    removed: int
    rocks: bool
    monsters: int
    storms: bool
    solo_draw: int
    offer_rounds: int


class TranquilitySeat(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it."""

    hand: list[int]
    night_hand: list[int]
    hand_size: int
    pile_size: int
    discard_count: int
    discards: list[int]
    yellow: int
    orange: int
    shown: int
    found: int
    stopped: bool


class TranquilityBargain(msgspec.Struct, frozen=True):
    """The eight cards of a Start."""

    round: int
    offers: list[int]
    owed: list[int]
    floor: int
    unseen: list[int]
    late: list[int]


class TranquilityDuel(msgspec.Struct, frozen=True):
    """The open part of a duel."""

    pile_size: int
    open: list[int]
    owners: list[int]
    first: int


class TranquilityView(msgspec.Struct, frozen=True):
    """A table of Tranquility as one viewer may know it."""

    viewer: int
    terms: TranquilityTerms
    grid: list[int]
    night: list[int]
    gone: list[int]
    seats: list[TranquilitySeat]
    road: list[list[int]]
    active: int
    starter: int
    rocks: int
    purple: list[int]
    compasses: int
    supply: int
    explored: int
    turned: list[int]
    borders: list[int]
    opened: bool
    barred: bool
    result: int
    bargain: TranquilityBargain | None
    duel: TranquilityDuel | None
