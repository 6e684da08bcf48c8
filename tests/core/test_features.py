"""Feature vectors are filled from left to right."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from kazamata.core.features import FeatureWriter

AFTER = 7


@pytest.mark.parametrize("size", [1, 3, 4, 5, 8, 11, 20])
def test_the_bits_of_a_number_fill_exactly_their_block(size: int) -> None:
    for mask in (0, 1, 6, 0b1000_0001, 0b1_0000_0000_0101, 0xFFFFF, 1 << 19, -1):
        row = vec[i16]([0] * (size + 2) + [AFTER])
        writer = FeatureWriter(row, vec[i16]())
        writer.skip(1)
        writer.put_bits(mask, size)
        assert list(row) == [0, *(mask >> index & 1 for index in range(size)), 0, AFTER], bin(mask)
        assert writer.at == size + 1
