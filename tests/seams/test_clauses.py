"""Every clause and ruling of the rulebook is named by a test, or exempt with a reason."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from kazamata import game_registry
from kazamata.words.rulebook import load_rulebook
from tests.seams.exemptions import EXEMPT

TESTS = Path(__file__).parent.parent
NAMED = re.compile(r"test_([A-Z]{2})([A-Z]?\d+)(?=_)")


@cache
def named_clauses() -> set[str]:
    """The clauses in the names of test functions: test_TQA7_offers names TQ-A7."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := NAMED.match(node.name)):
                found.add(f"{match[1]}-{match[2]}")
    return found


def clauses(game: str) -> list[str]:
    return [clause.id for clause in load_rulebook(game, "en").clauses]


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_every_clause_has_a_test_or_a_reason(game: str) -> None:
    missing = [clause for clause in clauses(game) if clause not in named_clauses() and clause not in EXEMPT]
    assert not missing


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = {clause for game in game_registry.GAME_NAMES for clause in clauses(game)}
    assert named_clauses() <= known


def test_exemptions_are_needed_and_reasoned() -> None:
    known = {clause for game in game_registry.GAME_NAMES for clause in clauses(game)}
    assert set(EXEMPT) <= known
    assert not set(EXEMPT) & named_clauses()
    assert all(len(reason) > 20 for reason in EXEMPT.values())
