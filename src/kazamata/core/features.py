"""A view in numbers, for whoever learns to play: named blocks in a row that always has the same length."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Block:
    """Some numbers of a row: their name, how many there are, and what they mean.

    An `each` block is written once for every seat, the viewer's own first and then clockwise.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "size", "about", "each")

    def __init__(self, name: str, size: int, about: str, each: bool = False) -> None:
        self.name = name
        self.size = size
        self.about = about
        self.each = each


@final
class Sheet:
    """Rows of numbers of which one is being filled, from left to right; what is passed by is 0."""

    __match_args__: ClassVar[tuple[str, ...]] = ("numbers", "at")

    def __init__(self, numbers: vec[i16], at: i64) -> None:
        self.numbers: vec[i16] = numbers
        self.at: i64 = at

    def begin(self, at: i64, width: i64) -> None:
        """Begin the row that lies there."""
        numbers = self.numbers
        place = at
        while place < at + width:
            numbers[place] = 0
            place += 1
        self.at = at

    def put(self, number: i64) -> None:
        """The next number; one that does not fit into 16 bits is cut to what does."""
        if number > 32767:
            number = 32767
        self.numbers[self.at] = i16(number)
        self.at += 1

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
        place: i64 = 0
        while mask != 0 and place < size:
            if mask & 1:
                numbers[at + place] = 1
            mask >>= 1
            place += 1
        self.at = at + size

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
