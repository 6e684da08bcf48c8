"""What a number means: the fields of options, events, refusals and questions."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

SEAT_KIND: Final = "seat"
NUMBER: Final = "number"
WORD: Final = "word"
"""A value that is never shown itself: messages choose their text by it."""

ONE: Final = 0
EACH: Final = 1
MANY: Final = 2
"""How many numbers of a name a question has: one, one for each option, or as many as there are."""


@final
class Field:
    """A number by its name: what `kind` of thing it points at, and which values it takes.

    `size` values from `first` on may be chosen in an option (0: it is never chosen). `words` name single
    values in logs and catalogues. People count cells, rows and seats from 1: `shown` is added for them.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "name", "kind", "size", "first", "shown", "words", "secret", "shape",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        kind: str = NUMBER,
        size: i64 = 0,
        first: i64 = 0,
        shown: i64 = 0,
        words: dict[int, str] | None = None,
        secret: bool = False,
        shape: i64 = ONE,
    ) -> None:
        self.name = name
        self.kind = kind
        self.size: i64 = size
        self.first: i64 = first
        self.shown: i64 = shown
        self.words: dict[int, str] = {} if words is None else words
        self.secret = secret
        self.shape: i64 = shape

    def named(self, name: str) -> Field:
        """The same kind of number under another name."""
        return Field(name, self.kind, self.size, self.first, self.shown, self.words, self.secret, self.shape)

    def between(self, first: i64, last: i64) -> Field:
        """The same field, of which only these values may be chosen."""
        return Field(self.name, self.kind, last - first + 1, first, self.shown, self.words)

    def hidden(self) -> Field:
        """The same field as a secret of an event's audience."""
        return Field(self.name, self.kind, self.size, self.first, self.shown, self.words, True)

    def each(self) -> Field:
        """The same field, of which a question has one for each option."""
        return Field(self.name, self.kind, shown=self.shown, words=self.words, shape=EACH)

    def many(self) -> Field:
        """The same field, of which a question has as many as there are."""
        return Field(self.name, self.kind, shown=self.shown, words=self.words, shape=MANY)

    def spell(self, value: i64) -> str:
        """The value in plain words for logs."""
        return self.words.get(value, str(value + self.shown))

    def read(self, text: str) -> i64:
        """The value that `spell` wrote; a `ValueError` if it is none that can be chosen."""
        place: i64 = 0
        while place < self.size:
            if self.spell(self.first + place) == text:
                return self.first + place
            place += 1
        raise ValueError(f"{self.name} cannot be {text!r}")


def worded(first: int, words: tuple[str, ...]) -> dict[int, str]:
    """Words for values that follow one another."""
    return {first + place: word for place, word in enumerate(words)}
