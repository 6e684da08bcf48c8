"""Some test of the rules covers every refusal that a game can give."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kazamata import game_registry

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src" / "kazamata" / "games"
TESTS = ROOT / "tests" / "rules"


def keys(game: str) -> set[str]:
    """The literal keys of a game's refusals; a computed key appears where it is written."""
    found = set()
    for path in (GAMES / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
    return found


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_every_refusal_is_tested(game: str) -> None:
    tests = "".join(path.read_text("utf-8") for path in sorted((TESTS / game).glob("test_*.py")))
    assert keys(game)
    assert sorted(key for key in keys(game) if f'"{key}"' not in tests) == []
