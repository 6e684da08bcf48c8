"""The tables of a game name its questions, forms, facts and events; readers in Python repeat the names.

The type checker of the page checks its names. For words, bots and the terminal this test does so: it reads their
sources.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import kazamata
from kazamata import game_registry

SOURCES = Path(kazamata.__file__).parent
READERS = ("words", "bots", "cli/boards")
FACT_READERS = {"fact", "fact_list", "facts_by_option", "has_fact"}
Found = Iterator[tuple[int, str, str]]
"""A line, what is named, and the name."""


@cache
def known(game: str) -> dict[str, set[str]]:
    rules = game_registry.rules(game)
    forms = [form for kind in rules.ask_kinds for form in kind.forms]
    return {
        "question": {kind.name for kind in rules.ask_kinds},
        "event": {kind.name for kind in rules.event_kinds},
        "form": {form.name for form in forms},
        "fact": {field.name for kind in rules.ask_kinds for field in kind.fact_fields},
        "value": {field.name for form in forms for field in form.fields},
    }


def strings(node: ast.AST) -> list[str]:
    """A string, or the strings of a tuple, list, set or of the keys or values of a dictionary."""
    match node:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return [word for part in parts for word in strings(part)]
        case ast.Dict(keys=keys, values=values):
            return [word for part in (*keys, *values) if part is not None for word in strings(part)]
        case _:
            return []


def kinds_of(node: ast.AST) -> list[str]:
    """What an expression names: the form of an answer, or the kind of a question."""
    match node:
        case ast.Name(id="form") | ast.Attribute(value=ast.Name(id="form"), attr="name"):
            return ["form"]
        case ast.Attribute(value=ast.Attribute(attr="form"), attr="name"):
            return ["form"]
        case ast.Name(id="ask_name") | ast.Attribute(value=ast.Attribute(attr="definition"), attr="name"):
            return ["question"]
        case _:
            return []


def named(tree: ast.AST, names: dict[str, set[str]]) -> Found:
    """The names that a module writes where only names of one kind can stand."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=reader), args=[first, *_]) if reader in FACT_READERS:
                yield from ((node.lineno, "fact", word) for word in strings(first))
            case ast.Call(func=ast.Attribute(attr="option"), args=[first], keywords=values):
                yield from ((node.lineno, "form", word) for word in strings(first))
                yield from ((node.lineno, "value", one.arg) for one in values if one.arg is not None)
            case ast.Subscript(
                value=ast.Name(id="answer") | ast.Call(func=ast.Attribute(attr="read")), slice=place
            ):
                yield from ((node.lineno, "value", word) for word in strings(place))
            case ast.Compare(left=left, comparators=others):
                compared = [left, *others]
                for what in {what for one in compared for what in kinds_of(one)}:
                    yield from ((node.lineno, what, word) for one in compared for word in strings(one))
            case (
                ast.Assign(targets=[ast.Name(id=target)], value=value)
                | ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value)
            ) if target.isupper():
                words = strings(value)
                for what in ("question", "event", "form"):
                    if words and sum(word in names[what] for word in words) * 2 >= len(words):
                        yield from ((node.lineno, what, word) for word in words)
            case _:
                pass


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
@pytest.mark.parametrize("reader", READERS)
def test_readers_name_what_exists(game: str, reader: str) -> None:
    paths = sorted((SOURCES / reader / game).rglob("*.py"))
    assert paths
    found = [
        (path.relative_to(SOURCES).as_posix(), line, what, name)
        for path in paths
        for line, what, name in named(ast.parse(path.read_text("utf-8")), known(game))
    ]
    unknown = [one for one in found if one[3] not in known(game)[one[2]]]
    assert unknown == []
    if reader != "bots":
        assert len(found) > 5, "the test reads nothing"
