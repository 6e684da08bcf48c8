"""A view in numbers, for whoever learns to play: named blocks in a row that always has the same length."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64


@final
class FeatureBlock:
    """Some numbers of a row: their name, how many there are, and what they mean.

    An `each` block is written once for every seat, the viewer's own first and then clockwise.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "size", "description", "per_seat")

    def __init__(self, name: str, size: int, description: str, per_seat: bool = False) -> None:
        self.name = name
        self.size = size
        self.description = description
        self.per_seat = per_seat


@final
class FeatureWriter:
    """Rows of numbers of which one is being filled, from left to right; what is passed by is 0.

    `before` are the rows that lie before it, in the same memory: what they are extended by is the row itself.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("numbers", "before", "at")

    def __init__(self, numbers: vec[i16], before: vec[i16]) -> None:
        self.numbers: vec[i16] = numbers
        self.before: vec[i16] = before
        self.at: i64 = len(before)

    def begin(self, blank: vec[i16]) -> None:
        """Begin the row anew: all of it is copied from a blank one at once."""
        extend(self.before, blank)
        self.at = len(self.before)

    def put(self, number: i64) -> None:
        """The next number; one that does not fit into 16 bits is cut to what does."""
        self.numbers[self.at] = clamp_int16(number)
        self.at += 1

    def put2(self, first: i64, second: i64) -> None:
        """The next two numbers."""
        numbers, at = self.numbers, self.at
        numbers[at] = clamp_int16(first)
        numbers[at + 1] = clamp_int16(second)
        self.at = at + 2

    def put3(self, first: i64, second: i64, third: i64) -> None:
        """The next three numbers."""
        numbers, at = self.numbers, self.at
        numbers[at] = clamp_int16(first)
        numbers[at + 1] = clamp_int16(second)
        numbers[at + 2] = clamp_int16(third)
        self.at = at + 3

    def put4(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """The next four numbers."""
        numbers, at = self.numbers, self.at
        numbers[at] = clamp_int16(first)
        numbers[at + 1] = clamp_int16(second)
        numbers[at + 2] = clamp_int16(third)
        numbers[at + 3] = clamp_int16(fourth)
        self.at = at + 4

    def put6(self, first: i64, second: i64, third: i64, fourth: i64, fifth: i64, sixth: i64) -> None:
        """The next six numbers."""
        numbers, at = self.numbers, self.at
        numbers[at] = clamp_int16(first)
        numbers[at + 1] = clamp_int16(second)
        numbers[at + 2] = clamp_int16(third)
        numbers[at + 3] = clamp_int16(fourth)
        numbers[at + 4] = clamp_int16(fifth)
        numbers[at + 5] = clamp_int16(sixth)
        self.at = at + 6

    def put_row(self, row: vec[i64], size: i64) -> None:
        """A block of that size with the numbers of a row, as many as there are."""
        numbers, at = self.numbers, self.at
        place: i64 = 0
        for number in row:
            if place < size:
                numbers[at + place] = i16(number)
            place += 1
        self.at = at + size

    def put_cards(self, cards: vec[i64], shown: i64, size: i64) -> None:
        """A block of that size with so many cards, counted from 1, so that 0 is none."""
        numbers, at = self.numbers, self.at
        place: i64 = 0
        count: i64 = len(cards)
        if count > shown:
            count = shown
        while place < count and place < size:
            numbers[at + place] = i16(cards[place] + 1)
            place += 1
        self.at = at + size

    def put_counts(self, cards: vec[i64], size: i64) -> None:
        """A block of that size that says of each card how many there are."""
        numbers, at = self.numbers, self.at
        for card in cards:
            numbers[at + card] += 1
        self.at = at + size

    def put_bits(self, mask: i64, size: i64) -> None:
        """A block of that size with the bits of a number."""
        numbers, at = self.numbers, self.at
        end = at + size
        self.at = end
        while mask != 0 and at + 4 <= end:  # by fours, for half of all numbers are bits, and most of them 0
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
        """A block of that size with counts that are four bits of a number each."""
        numbers, at = self.numbers, self.at
        place: i64 = 0
        while pack != 0 and place < size:
            numbers[at + place] = i16(pack & 15)
            pack >>= 4
            place += 1
        self.at = at + size

    def skip(self, size: i64) -> None:
        """A block of zeros."""
        self.at += size


def clamp_int16(number: i64) -> i16:
    """A number, or the greatest that 16 bits hold."""
    if number > 32767:
        number = 32767
    return i16(number)


def new_writers(blank: vec[i16], count: i64) -> list[FeatureWriter]:
    """So many blank rows, one after the other in one memory; the `numbers` of each sheet are all of them."""
    rows = vec[i16](capacity=count * len(blank))
    befores: list[vec[i16]] = []
    while len(befores) < count:
        befores.append(rows)
        rows = extend(rows, blank)
    return [FeatureWriter(rows, before) for before in befores]
