"""The refusals that the engine's source can give, read from its syntax."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import kazamata

SOURCE = Path(kazamata.__file__).parent


@dataclass(frozen=True)
class Call:
    """One place where a refusal is made: its possible keys and remedies, and its values if they are plain."""

    place: str
    keys: frozenset[str]
    remedies: frozenset[str]
    values: frozenset[str] | None


def calls(room: str, dynamic: dict[str, tuple[str, ...]]) -> Iterator[Call]:
    """All refusals below a room of the source; `dynamic` spells out the expressions that are no literals."""
    for path in sorted((SOURCE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                yield _call(f"{path.relative_to(SOURCE)}:{node.lineno}", node, dynamic)


def _call(place: str, node: ast.Call, dynamic: dict[str, tuple[str, ...]]) -> Call:
    remedy = node.args[3] if len(node.args) > 3 else ast.Constant("")
    return Call(
        place, _texts(place, node.args[1], dynamic), _texts(place, remedy, dynamic), _fields(node.args[2])
    )


def _texts(place: str, node: ast.expr, dynamic: dict[str, tuple[str, ...]]) -> frozenset[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return frozenset({node.value} - {""})
    text = ast.unparse(node)
    assert text in dynamic, f"{place}: the test does not know what {text} can be"
    return frozenset(dynamic[text])


def _fields(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    return frozenset(
        key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
    )
