"""The random generator. It is part of the state, so the seed and the answers determine the whole game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD_MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 128


@final
class Dice:
    """Four 32-bit words mixed by additions, shifts and exclusive ors (the `sfc32` scheme).

    No product exceeds 63 bits, so the compiled and the interpreted engine produce the same numbers.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("a", "b", "c", "count")

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def copy(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.count)

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c = self.a, self.b, self.c
        mixed = (a + b + self.count) & WORD_MASK
        self.count = (self.count + 1) & WORD_MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD_MASK
        self.c = (((c << 21) & WORD_MASK) | (c >> 11)) + mixed & WORD_MASK
        return mixed

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n at most 2**31)."""
        product = self.word() * n
        low = product & WORD_MASK
        if low < n:  # rare: without a new draw some numbers would be too frequent
            unfair = (WORD_MASK + 1) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD_MASK
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Put the cards into a random order, in place."""
        left: i64 = len(cards)
        while left > 1:
            other = self.below(left)
            left -= 1
            card = cards[left]
            cards[left] = cards[other]
            cards[other] = card


def seeded(seed: int) -> Dice:
    """Dice from a seed of up to 128 bits; the top 32 bits start the counter."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    count = (1 + (seed >> 96)) & WORD_MASK
    dice = Dice(seed & WORD_MASK, (seed >> 32) & WORD_MASK, (seed >> 64) & WORD_MASK, count)
    for _ in range(12):
        dice.word()
    return dice
