"""Sentences as lists of parts: plain text, and mentions that a page can link to components."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kazamata.core.fields import SEAT_KIND
from kazamata.words.catalogue import MINUS, Catalogue

_OPEN: Final = "\ue000"
_CLOSE: Final = "\ue001"
"""Private-use characters that mark a variable while Fluent selects the text around it."""


class Mention(msgspec.Struct, frozen=True, array_like=True):
    """A component in a sentence: a seat, a card, a cell, a number or a clause."""

    kind: str
    value: int
    text: str


Part: TypeAlias = str | Mention
Sentence: TypeAlias = tuple[Part, ...]
SentenceValue: TypeAlias = str | int | Mention | Sentence
"""A message argument: a word to select by, a plain number, a mention, or a nested sentence."""


def text_of(sentence: Iterable[Part]) -> str:
    """The sentence as plain text."""
    return "".join([part if isinstance(part, str) else part.text for part in sentence])


def capitalise(sentence: Sentence) -> Sentence:
    """A sentence with a capital first letter; a player's name stays unchanged."""
    if not sentence:
        return sentence
    first = sentence[0]
    if isinstance(first, str):
        return (first[:1].upper() + first[1:], *sentence[1:])
    if first.kind == SEAT_KIND or not first.text[:1].islower():
        return sentence
    return (Mention(first.kind, first.value, first.text[0].upper() + first.text[1:]), *sentence[1:])


def join_sentences(sentences: Iterable[Sentence], between: str) -> Sentence:
    """Sentences joined with a separator."""
    parts: list[Part] = []
    for sentence in sentences:
        parts += (between, *sentence) if parts else sentence
    return tuple(parts)


def format_sentence(catalogue: Catalogue, key: str, values: Mapping[str, SentenceValue]) -> Sentence:
    """A message with its values filled in.

    Fluent runs once for each combination of selector values (plurals, words). It leaves the other variables
    as placeholders, so later sentences of the same form only fill a template.
    """
    selected = tuple(
        [_selector_value(_value_of(catalogue, key, values, name)) for name in selectors(catalogue, key)]
    )
    parts: list[Part] = []
    for piece in _template(catalogue, key, selected):
        if isinstance(piece, str):
            parts.append(piece)
        else:
            parts += _parts_of(_value_of(catalogue, key, values, piece.name))
    return tuple(parts)


def _value_of(
    catalogue: Catalogue, key: str, values: Mapping[str, SentenceValue], name: str
) -> SentenceValue:
    try:
        return values[name]
    except KeyError:
        given = ", ".join(sorted(values)) or "none"
        raise ValueError(
            f"{key!r} in {catalogue.language} needs a value for {name!r}; values given: {given}"
        ) from None


def _parts_of(value: SentenceValue) -> Sentence:
    if isinstance(value, tuple):
        return value
    return (value if isinstance(value, Mention) else str(value),)


def _selector_value(value: SentenceValue) -> str | int:
    """The value that a message selects by: a mention's shown number, other values unchanged."""
    if isinstance(value, tuple):
        return text_of(value)
    if not isinstance(value, Mention):
        return value
    plain = value.text.replace(MINUS, "-")
    return int(plain) if plain.lstrip("-").isdecimal() else value.text


class _Slot(NamedTuple):
    name: str


class _Open(FluentInt):
    """A number that Fluent selects by, but leaves as a placeholder in the text."""

    name: str

    def format(self, locale: Any) -> str:
        return f"{_OPEN}{self.name}{_CLOSE}"


@lru_cache(maxsize=8192)
def _template(catalogue: Catalogue, key: str, selected: tuple[str | int, ...]) -> tuple[str | _Slot, ...]:
    given: dict[str, Any] = {name: f"{_OPEN}{name}{_CLOSE}" for name in variables(catalogue, key)}
    for name, value in zip(selectors(catalogue, key), selected, strict=True):
        given[name] = value if isinstance(value, str) else _open(name, value)
    pieces: list[str | _Slot] = []
    for number, run in enumerate(catalogue.resolve(key, given).split(_OPEN)):
        name, closed, rest = run.partition(_CLOSE)
        if number and closed:
            pieces.append(_Slot(name))
        pieces.append(rest if number else run)
    return tuple([piece for piece in pieces if piece != ""])


def _open(name: str, value: int) -> _Open:
    number = _Open(value)
    number.name = name
    return number


@cache
def selectors(catalogue: Catalogue, key: str) -> tuple[str, ...]:
    """The variables that a message selects by; the message may not use other messages or functions."""
    finder = _Finder(catalogue, key)
    finder.visit(catalogue.message(key))
    return tuple(finder.selectors)


@cache
def variables(catalogue: Catalogue, key: str) -> tuple[str, ...]:
    """All variables of a message."""
    finder = _Finder(catalogue, key)
    finder.visit(catalogue.message(key))
    return tuple(finder.variables)


class _Finder(Visitor):
    """Collects the variables of a message in order."""

    def __init__(self, catalogue: Catalogue, key: str) -> None:
        super().__init__()
        self.where = f"{key!r} in {catalogue.language}"
        self.selectors: dict[str, None] = {}
        self.variables: dict[str, None] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selectors[node.selector.id.name] = None
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables[node.id.name] = None

    def refuse(self, node: ast.BaseNode) -> None:
        raise ValueError(f"{self.where} refers to something else, which the narrator cannot see")

    visit_MessageReference = visit_TermReference = visit_FunctionReference = refuse  # noqa: N815
