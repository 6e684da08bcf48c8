"""The refusals that the engine can give, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import kazamata

SOURCE = Path(kazamata.__file__).parent


@dataclass(frozen=True)
class RefusalCall:
    """One call that makes a refusal: its possible keys and remedies, and its values if they are literals."""

    location: str
    keys: frozenset[str]
    remedies: frozenset[str]
    values: frozenset[str] | None


def calls(folder: str, dynamic: dict[str, tuple[str, ...]]) -> Iterator[RefusalCall]:
    """All refusals in a folder of the source; `dynamic` lists the values of expressions that are no literals."""
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                yield _call(f"{path.relative_to(SOURCE)}:{node.lineno}", node, dynamic)


def _call(location: str, node: ast.Call, dynamic: dict[str, tuple[str, ...]]) -> RefusalCall:
    remedy = node.args[3] if len(node.args) > 3 else ast.Constant("")
    return RefusalCall(
        location,
        _texts(location, node.args[1], dynamic),
        _texts(location, remedy, dynamic),
        _fields(node.args[2]),
    )


def _texts(location: str, node: ast.expr, dynamic: dict[str, tuple[str, ...]]) -> frozenset[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return frozenset({node.value} - {""})
    text = ast.unparse(node)
    assert text in dynamic, f"{location}: the test does not know what {text} can be"
    return frozenset(dynamic[text])


def _fields(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    return frozenset(
        key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
    )
