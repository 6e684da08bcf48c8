"""What a number means: the fields of options, events, refusals and questions."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

SEAT_KIND: Final = "seat"
NUMBER: Final = "number"
WORD: Final = "word"
"""A value that is never shown itself: messages choose their text by it."""

ONE: Final = 0
PER_OPTION: Final = 1
MANY: Final = 2
"""How many numbers of a name a question has: one, one for each option, or as many as there are."""


@final
class Field:
    """A number by its name: what `kind` of thing it points at, and which values it takes.

    `size` values from `first` on may be chosen in an option (0: it is never chosen). `words` name single
    values in logs and catalogues. People count cells, rows and seats from 1: `shown` is added for them.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "name", "kind", "size", "first", "display_offset", "words", "secret", "multiplicity",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        kind: str = NUMBER,
        size: i64 = 0,
        first: i64 = 0,
        display_offset: i64 = 0,
        words: dict[int, str] | None = None,
        secret: bool = False,
        multiplicity: i64 = ONE,
    ) -> None:
        self.name = name
        self.kind = kind
        self.size: i64 = size
        self.first: i64 = first
        self.display_offset: i64 = display_offset
        self.words: dict[int, str] = {} if words is None else words
        self.secret = secret
        self.multiplicity: i64 = multiplicity

    def named(self, name: str) -> Field:
        """The same kind of number under another name."""
        return Field(
            name,
            self.kind,
            self.size,
            self.first,
            self.display_offset,
            self.words,
            self.secret,
            self.multiplicity,
        )

    def between(self, first: i64, last: i64) -> Field:
        """The same field, of which only these values may be chosen."""
        return Field(self.name, self.kind, last - first + 1, first, self.display_offset, self.words)

    def as_secret(self) -> Field:
        """The same field as a secret of an event's audience."""
        return Field(self.name, self.kind, self.size, self.first, self.display_offset, self.words, True)

    def per_option(self) -> Field:
        """The same field, of which a question has one for each option."""
        return Field(
            self.name,
            self.kind,
            display_offset=self.display_offset,
            words=self.words,
            multiplicity=PER_OPTION,
        )

    def as_list(self) -> Field:
        """The same field, of which a question has as many as there are."""
        return Field(
            self.name, self.kind, display_offset=self.display_offset, words=self.words, multiplicity=MANY
        )

    def to_text(self, value: i64) -> str:
        """The value in plain words for logs."""
        return self.words.get(value, str(value + self.display_offset))

    def parse(self, text: str) -> i64:
        """The value that `spell` wrote; a `ValueError` if it is none that can be chosen."""
        place: i64 = 0
        while place < self.size:
            if self.to_text(self.first + place) == text:
                return self.first + place
            place += 1
        raise ValueError(f"{self.name} cannot be {text!r}")


def name_values(first: int, words: tuple[str, ...]) -> dict[int, str]:
    """Words for values that follow one another."""
    return {first + place: word for place, word in enumerate(words)}
