"""Fields: the meaning of each number in options, events, refusals and questions."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

SEAT_KIND: Final = "seat"
NUMBER: Final = "number"
WORD: Final = "word"
"""A value that players never see; it selects the text of a message."""

ONE: Final = 0
PER_OPTION: Final = 1
MANY: Final = 2
"""How many numbers of this name a question has: one, one per option, or a list."""


@final
class Field:
    """A named number: the `kind` of thing it refers to, and the values it takes.

    A player can choose one of `size` values from `first` on; with `size` 0 the field is never chosen. `words`
    name values in logs and catalogues. `display_offset` is added for people, who count cells, rows and seats
    from 1.
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
        """The same field under another name."""
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
        """The same field, limited to these values."""
        return Field(self.name, self.kind, last - first + 1, first, self.display_offset, self.words)

    def as_secret(self) -> Field:
        """The same field, visible only to an event's audience."""
        return Field(self.name, self.kind, self.size, self.first, self.display_offset, self.words, True)

    def per_option(self) -> Field:
        """The same field as a fact with one number per option."""
        return Field(
            self.name,
            self.kind,
            display_offset=self.display_offset,
            words=self.words,
            multiplicity=PER_OPTION,
        )

    def as_list(self) -> Field:
        """The same field as a fact with a list of numbers."""
        return Field(
            self.name, self.kind, display_offset=self.display_offset, words=self.words, multiplicity=MANY
        )

    def to_text(self, value: i64) -> str:
        """The value as text for logs."""
        return self.words.get(value, str(value + self.display_offset))

    def parse(self, text: str) -> i64:
        """The value that `to_text` wrote; `ValueError` if no value of the field has this text."""
        index: i64 = 0
        while index < self.size:
            if self.to_text(self.first + index) == text:
                return self.first + index
            index += 1
        raise ValueError(f"{self.name} cannot be {text!r}")


def name_values(first: int, words: tuple[str, ...]) -> dict[int, str]:
    """Names for consecutive values."""
    return {first + index: word for index, word in enumerate(words)}
