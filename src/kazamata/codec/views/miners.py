"""The view of Imperial Miners as a record; a seam test compares its fields with the engine's."""

from __future__ import annotations

import msgspec


class MinersTerms(msgspec.Struct, frozen=True):
    """The agreements of the table."""

    seats: int
    first_game: bool
    open_reveal: bool
    alchemy: int
    technology: int
    diplomacy: int
    set: str


class MinersMine(msgspec.Struct, frozen=True):
    """A mine, open to all."""

    cards: list[int]
    cells: list[int]
    activated: list[int]
    collapsed: list[int]
    machinery: list[int]
    half: list[int]
    full: list[int]
    markers: list[int]


class MinersSeat(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it."""

    hand: list[int]
    levels: list[int]
    shown: list[int]
    mine: MinersMine
    coins: int
    points: int
    board: int
    space: int
    distance: int
    finished: int
    discount: int
    chosen: int
    counted: int
    topped: int
    fresh: int
    lane: list[list[int]]


class MinersView(msgspec.Struct, frozen=True):
    """A table of Imperial Miners as one viewer may know it."""

    viewer: int
    terms: MinersTerms
    tracks: list[int]
    round: int
    events: list[int]
    decks: list[int]
    piles: list[list[int]]
    deep: int
    deep_pile: int
    deep_made: int
    seats: list[MinersSeat]
    road: list[list[int]]
    over: bool
