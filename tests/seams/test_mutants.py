"""The mutation test: its mutations, the tests that it runs, and the mutants listed as equivalent."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kazamata import game_registry
from tools import mutants
from tools.mutations import Mutation, MutationFinder, choose, mutations
from tools.processes import ROOT, ToolError

SOURCE = '''
"""Sixes are thrown."""

SIDES: int = 6


def throw(dice: list[int], more: bool = True) -> bool:
    assert len(dice) > 0
    if more and dice:
        dice.append(1)
    return dice[0] < SIDES or not more
'''
CHANGES = [
    ("number", "SIDES: int = 6", "SIDES: int = 7"),
    ("number", "SIDES: int = 6", "SIDES: int = 5"),
    ("truth", "def throw(dice: list[int], more: bool = True) -> bool:", "more: bool = False"),
    ("condition", "if more and dice:", "if not (more and dice):"),
    ("and/or", "if more and dice:", "if more or dice:"),
    ("call", "dice.append(1)", "pass"),
    ("number", "dice.append(1)", "dice.append(2)"),
    ("number", "dice.append(1)", "dice.append(0)"),
    ("and/or", "return dice[0] < SIDES or not more", "return dice[0] < SIDES and (not more)"),
    ("comparison", "return dice[0] < SIDES or not more", "return dice[0] <= SIDES or not more"),
    ("number", "return dice[0] < SIDES or not more", "return dice[1] < SIDES or not more"),
    ("number", "return dice[0] < SIDES or not more", "return dice[(-1)] < SIDES or not more"),
]


def test_every_mutation_is_made_once_at_every_location() -> None:
    found = MutationFinder("dice.py", SOURCE).found
    assert [(one.kind, one.before) for one in found] == [change[:2] for change in CHANGES]
    for one, (_, _, after) in zip(found, CHANGES, strict=True):
        assert after in one.after
        assert ast.dump(ast.parse(one.apply(SOURCE))) != ast.dump(ast.parse(SOURCE))
        assert one.apply(SOURCE).splitlines()[one.line - 1].strip() == one.after


def test_mutants_are_drawn_from_all_files_and_the_same_with_the_same_seed() -> None:
    found = mutations(ROOT, ROOT / mutants.GAMES / "tranquility")
    drawn = choose(found, 2 * len(found), 3)
    assert {one.file for one in drawn} == set(found)
    assert drawn == choose(found, 2 * len(found), 3)
    assert drawn != choose(found, 2 * len(found), 4)


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_every_mutant_that_is_known_as_equal_exists_and_has_a_reason(game: str) -> None:
    found = mutations(ROOT, ROOT / mutants.GAMES / game)
    there = {one.key() for noted in found.values() for one in noted}
    known = mutants.equivalent_mutants(game)
    assert sorted(set(known) - there) == []
    assert all(known.values())


# ------------------------------------------------------------------------- a small mutation test

TOY = """
def winner(points: list[int]) -> int:
    if points[1] > points[0]:
        return 1
    return 0
"""
TESTS = {
    "rules/toy/test_winner.py": (
        "from kazamata.games.toy.winner import winner\n\n\n"
        "def test_toy_more_points_win():\n    assert winner([1, 3]) == 1\n    assert winner([3, 1]) == 0\n"
    ),
    "rules/toy/test_other.py": "def test_toy_has_nothing_to_do_with_it():\n    pass\n",
    "golden/test_golden.py": "def test_toy():\n    pass\n",
    "laws/test_laws.py": "def test_toy():\n    pass\n",
}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one small rule, and tests that forget the draw."""
    files = {f"tests/{name}": text for name, text in TESTS.items()}
    files |= {f"src/kazamata/{room}__init__.py": "" for room in ("", "games/", "games/toy/")}
    files |= {"src/kazamata/games/toy/winner.py": TOY, "docs/toy.md": "", "pyproject.toml": ""}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "EQUIVALENT", tmp_path / "tests" / "mutants.toml")
    return tmp_path


def test_unnoticed_mutants_are_listed(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in toy.rglob("*") if path.is_file()}
    mutants.run("toy", 100, 1, "", 1)
    output = capsys.readouterr().out
    assert (
        "winner.py:3 (winner, comparison)\n  - if points[1] > points[0]:\n  + if points[1] >= points[0]:\n"
        in output
    )
    assert "1 survive, 0 known as equivalent" in output
    assert {path: path.read_bytes() for path in toy.rglob("*") if path.is_file()} == before


@pytest.fixture
def copy(toy: Path) -> mutants.ProjectCopy:
    return mutants.ProjectCopy(toy / "copy", toy)


def mutant_of(toy: Path, after: str) -> Mutation:
    noted = mutations(toy, toy / mutants.GAMES / "toy")["src/kazamata/games/toy/winner.py"]
    return next(one for one in noted if one.after == after)


def test_only_tests_that_run_a_function_are_run_for_it(toy: Path, copy: mutants.ProjectCopy) -> None:
    tests = mutants.GameTests(copy, "toy")
    assert len(tests.known.tests) == 4
    mutant = mutant_of(toy, "return 2")
    assert tests.that_run(mutant) == [["tests/rules/toy/test_winner.py::test_toy_more_points_win"]]
    assert tests.that_run(mutant._replace(within="loser")) == []
    clauses, golden, laws = tests.that_run(mutant._replace(within=""))
    assert clauses[0] == "tests/rules/toy/test_winner.py::test_toy_more_points_win"
    assert (len(clauses), len(golden), len(laws)) == (2, 1, 1)


def test_tests_that_notice_a_mutant_must_pass_without_one(toy: Path, copy: mutants.ProjectCopy) -> None:
    tests = mutants.GameTests(copy, "toy")
    named = {"tests/rules/toy/test_winner.py::test_toy_more_points_win"}
    mutants.confirm(tests, copy, named)
    with copy.mutated(mutant_of(toy, "return 2")), pytest.raises(ToolError, match="more_points_win fails"):
        mutants.confirm(tests, copy, named)


def test_tests_that_fail_without_a_mutant_stop_the_run(copy: mutants.ProjectCopy) -> None:
    (copy.folder / "tests/laws/test_laws.py").write_text("def test_toy():\n    assert False\n", "utf-8")
    with pytest.raises(ToolError, match="1 failed"):
        mutants.GameTests(copy, "toy")


def test_a_failed_run_gives_no_verdict(toy: Path, copy: mutants.ProjectCopy) -> None:
    tests = mutants.GameTests(copy, "toy")
    copy.folder = toy / "nowhere"
    with pytest.raises(ToolError, match="run_until_failure failed"):
        tests.that_fail(copy, [list(tests.known.tests)])


def test_equivalent_mutants_are_skipped(
    toy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    row = '[[toy]]\nfile = "winner.py"\nwithin = "winner"\nbefore = "if points[1] > points[0]:"\n'
    row += 'after = "if points[1] >= points[0]:"\nreason = "a draw is never asked about"\n'
    mutants.EQUIVALENT.write_text(row, "utf-8")
    monkeypatch.setattr(
        mutants, "run_mutants", lambda game, chosen, workers: (mutants.Verdict(one, "") for one in chosen)
    )
    mutants.run("toy", 100, 1, "", 1)
    output = capsys.readouterr().out
    assert ">=" not in output
    assert "0 % killed, 8 survive, 1 known as equivalent" in output
