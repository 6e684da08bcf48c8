"""Feature vectors: named blocks of numbers in a row of fixed length, for learning agents."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from kazamata.core.bits import bit

COUNT_KIND: Final = "count"
CATEGORY_KIND: Final = "category"
BITS_KIND: Final = "bits"
MAX_NUMBER: Final = 32767


@final
class Column:
    """What the numbers of a column are: `count`, `category` or `bits`, from `low` to `high`.

    Categories have no order, such as the kind of a card. `bits` is a set: the sum of 1, 2, 4 and so on.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "low", "high")

    def __init__(self, kind: str, low: int, high: int) -> None:
        self.kind = kind
        self.low = low
        self.high = high


def count_to(high: int) -> Column:
    """A column of numbers from 0 to `high`."""
    return Column(COUNT_KIND, 0, high)


def category(high: int, low: int = 0) -> Column:
    """A column of things without order, numbered from `low` to `high`."""
    return Column(CATEGORY_KIND, low, high)


def bit_set(bits: int) -> Column:
    """A column of sets with this number of possible members."""
    return Column(BITS_KIND, 0, bit(bits) - 1)


COUNT: Final = count_to(MAX_NUMBER)
FLAG: Final = count_to(1)


@final
class FeatureBlock:
    """A block of a feature vector: its name, its size, its meaning and the kinds of its columns.

    The `columns` repeat until the block is full. A `per_seat` block is written once for each seat, the viewer
    first and then clockwise.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "size", "description", "per_seat", "columns")

    def __init__(
        self,
        name: str,
        size: int,
        description: str,
        per_seat: bool = False,
        columns: tuple[Column, ...] = (COUNT,),
    ) -> None:
        self.name = name
        self.size = size
        self.description = description
        self.per_seat = per_seat
        self.columns = columns


@final
class FeatureWriter:
    """Fills one of several rows from left to right; skipped numbers stay 0.

    All rows share one buffer. `before` is the part of it before this row, so extending `before` writes the
    row.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("numbers", "before", "at")

    def __init__(self, numbers: vec[i16], before: vec[i16]) -> None:
        self.numbers: vec[i16] = numbers
        self.before: vec[i16] = before
        self.at: i64 = len(before)

    def begin(self, blank: vec[i16]) -> None:
        """Restart the row: copy a blank row over it in one step."""
        extend(self.before, blank)
        self.at = len(self.before)

    def put(self, number: i64) -> None:
        """Write the next number, at most 32,767."""
        self.numbers[self.at] = clamp_int16(number)
        self.at += 1

    def put2(self, first: i64, second: i64) -> None:
        """Write the next two numbers."""
        numbers, at = self.numbers, self.at
        numbers[at] = clamp_int16(first)
        numbers[at + 1] = clamp_int16(second)
        self.at = at + 2

    def put3(self, first: i64, second: i64, third: i64) -> None:
        """Write the next three numbers."""
        numbers, at = self.numbers, self.at
        numbers[at] = clamp_int16(first)
        numbers[at + 1] = clamp_int16(second)
        numbers[at + 2] = clamp_int16(third)
        self.at = at + 3

    def put4(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Write the next four numbers."""
        numbers, at = self.numbers, self.at
        numbers[at] = clamp_int16(first)
        numbers[at + 1] = clamp_int16(second)
        numbers[at + 2] = clamp_int16(third)
        numbers[at + 3] = clamp_int16(fourth)
        self.at = at + 4

    def put6(self, first: i64, second: i64, third: i64, fourth: i64, fifth: i64, sixth: i64) -> None:
        """Write the next six numbers."""
        numbers, at = self.numbers, self.at
        numbers[at] = clamp_int16(first)
        numbers[at + 1] = clamp_int16(second)
        numbers[at + 2] = clamp_int16(third)
        numbers[at + 3] = clamp_int16(fourth)
        numbers[at + 4] = clamp_int16(fifth)
        numbers[at + 5] = clamp_int16(sixth)
        self.at = at + 6

    def put_row(self, row: vec[i64], size: i64) -> None:
        """Write a block of this size with the numbers of a row; the rest stays 0."""
        numbers, at = self.numbers, self.at
        index: i64 = 0
        for number in row:
            if index < size:
                numbers[at + index] = i16(number)
            index += 1
        self.at = at + size

    def put_cards(self, cards: vec[i64], shown: i64, size: i64) -> None:
        """Write a block of this size with the first `shown` cards, each plus 1, so that 0 means no card."""
        numbers, at = self.numbers, self.at
        index: i64 = 0
        count: i64 = len(cards)
        if count > shown:
            count = shown
        while index < count and index < size:
            numbers[at + index] = i16(cards[index] + 1)
            index += 1
        self.at = at + size

    def put_counts(self, cards: vec[i64], size: i64) -> None:
        """Write a block of this size that counts the copies of each card."""
        numbers, at = self.numbers, self.at
        for card in cards:
            numbers[at + card] += 1
        self.at = at + size

    def put_bits(self, mask: i64, size: i64) -> None:
        """Write a block of this size with the bits of a number."""
        numbers, at = self.numbers, self.at
        end = at + size
        self.at = end
        while mask != 0 and at + 4 <= end:  # four at a time: half of all features are bits, mostly 0
            if mask & 15 != 0:
                numbers[at] = i16(mask & 1)
                numbers[at + 1] = i16((mask >> 1) & 1)
                numbers[at + 2] = i16((mask >> 2) & 1)
                numbers[at + 3] = i16((mask >> 3) & 1)
            mask >>= 4
            at += 4
        while mask != 0 and at < end:
            numbers[at] = i16(mask & 1)
            mask >>= 1
            at += 1

    def put_pack(self, pack: i64, size: i64) -> None:
        """Write a block of this size with counts that are packed four bits each."""
        numbers, at = self.numbers, self.at
        index: i64 = 0
        while pack != 0 and index < size:
            numbers[at + index] = i16(pack & 15)
            pack >>= 4
            index += 1
        self.at = at + size

    def skip(self, size: i64) -> None:
        """Leave a block of zeros."""
        self.at += size


def clamp_int16(number: i64) -> i16:
    """The number, at most 32,767."""
    if number > MAX_NUMBER:
        number = MAX_NUMBER
    return i16(number)


def new_writers(blank: vec[i16], count: i64) -> list[FeatureWriter]:
    """Writers for `count` blank rows in one buffer; `numbers` of each writer is the whole buffer."""
    rows = vec[i16](capacity=count * len(blank))
    befores: list[vec[i16]] = []
    while len(befores) < count:
        befores.append(rows)
        rows = extend(rows, blank)
    return [FeatureWriter(rows, before) for before in befores]
