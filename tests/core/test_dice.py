"""Randomness is part of the state: the same seed gives the same numbers, compiled or not."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.dice import SEED_BITS, Dice, seeded


def test_a_seed_always_gives_the_same_numbers() -> None:
    dice = seeded(2026)
    assert [dice.word() for _ in range(4)] == [1800430755, 2389501372, 3183406620, 3291180804]


def test_every_part_of_a_long_seed_counts() -> None:
    first_words = {seeded(1 << bit).word() for bit in range(SEED_BITS)}
    assert len(first_words) == SEED_BITS


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="from 0 to"):
        seeded(seed)


def test_numbers_below_n_are_equally_likely() -> None:
    dice = seeded(7)
    thrown = Counter(dice.below(6) for _ in range(60_000))
    assert set(thrown) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in thrown.values())


def test_large_ranges_are_uniform() -> None:
    dice = seeded(9)
    limit = 3 << 29  # without a second draw a third of the numbers would be too likely
    upper = sum(dice.below(limit) >= limit // 2 for _ in range(20_000))
    assert abs(upper - 10_000) < 400


@given(st.integers(0, 2**128 - 1), st.integers(0, 90))
def test_shuffling_keeps_every_card(seed: int, size: int) -> None:
    cards = vec[i64](range(size))
    seeded(seed).shuffle(cards)
    assert sorted(cards) == list(range(size))


def test_a_copy_is_independent() -> None:
    dice = seeded(1)
    twin = dice.copy()
    ahead = [dice.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == ahead
    assert isinstance(twin, Dice)
