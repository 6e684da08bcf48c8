"""The adventurers as they are printed (DL-11, DL-51)."""

from __future__ import annotations

from collections import Counter

from kazamata.games.lords.catalogue.adventurers import (
    ADVENTURERS,
    GOLD_PALADIN,
    PRIEST,
    SILVER_PALADIN,
    THIEF,
    WARRIOR,
    WIZARD,
)


def test_sixteen_a_year_with_their_symbols() -> None:
    tiles = ADVENTURERS[:32]
    assert Counter(int(row.level) for row in tiles if row.year == 1) == {1: 4, 2: 8, 3: 4}
    assert Counter(int(row.level) for row in tiles if row.year == 2) == {1: 4, 2: 4, 3: 4, 4: 4}
    assert all(row.source == "published" for row in ADVENTURERS)


def test_hit_points_and_abilities() -> None:
    for kind in (THIEF, PRIEST, WIZARD):
        silver = [(int(row.hp), int(row.ability)) for row in ADVENTURERS[:16] if row.kind == kind]
        gold = [(int(row.hp), int(row.ability)) for row in ADVENTURERS[16:32] if row.kind == kind]
        assert silver == [(3, 1), (3, 2), (4, 1), (4, 2)]
        assert gold == [(4, 2), (5, 2), (5, 3), (6, 3)]
    warriors = [int(row.hp) for row in ADVENTURERS[:32] if row.kind == WARRIOR]
    assert warriors == [3, 4, 4, 5, 5, 6, 7, 8]


def test_the_paladins_can_do_everything() -> None:
    for tile, hp, points in ((SILVER_PALADIN, 5, 2), (GOLD_PALADIN, 8, 3)):
        row = ADVENTURERS[tile]
        assert (row.hp, row.trap, row.heal, row.magic) == (hp, points, points, points)
