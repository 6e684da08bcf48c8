"""The bots' report counts piece by piece, loses nothing and counts nothing twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench import bots
from bench.bots import Row

MINE = Row("miners", 1, (), "easy", "", 3)
SEA = Row("tranquility", 2, (), "easy", "", 3)


@pytest.fixture(autouse=True)
def numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate folder, so that the stored counts of the report do not change."""
    monkeypatch.setattr(bots, "NUMBERS", tmp_path / "bots.json")
    monkeypatch.setattr(bots, "REPORT", tmp_path / "bots.md")
    return tmp_path


def test_counting_resumes_after_the_last_piece() -> None:
    bots.count([MINE], 1)
    first = bots.kept()[MINE.key]["points"]
    bots.count([replace(MINE, games=5)], 1)
    points = bots.kept()[MINE.key]["points"]
    assert (len(first), len(points), points[:3]) == (3, 5, first)
    bots.count([MINE], 1)  # it has all that it needs
    assert bots.kept()[MINE.key]["points"] == points


def test_the_number_of_workers_changes_nothing(numbers: Path) -> None:
    bots.count([MINE], 1)
    alone = bots.kept()[MINE.key]["points"]
    (numbers / "bots.json").unlink()
    bots.count([MINE], 2)
    assert bots.kept()[MINE.key]["points"] == alone


def test_rows_saved_by_others_are_kept() -> None:
    """Saving first reads the rows that others have saved since."""
    bots.save("another", {"won": [1.0]})
    bots.count([MINE], 1)
    assert set(bots.kept()) == {"another", MINE.key}


def test_team_games_count_as_whole_wins() -> None:
    bots.count([SEA], 1)
    assert set(bots.kept()[SEA.key]["won"]) <= {0.0, 1.0}


def test_only_requested_rows_are_counted(numbers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_rows", lambda: [MINE, SEA])
    bots.main(["count", "miners"])
    assert set(bots.kept()) == {MINE.key}
    text = (numbers / "bots.md").read_text("utf-8")
    assert "| miners | 1 |" in text
    assert "| tranquility | 2 |" not in text


def test_the_gain_of_search_is_printed_if_both_rows_are_counted() -> None:
    strong = Row("tranquility", 2, (), "strong")
    bots.save(strong.key, {"won": [1.0, 1.0], "points": [0, 0], "times": []})
    assert "| 2 | – | 2 | 2 | 1 |" not in bots.report()
    bots.save(bots.judged(strong).key, {"won": [1.0, 0.0], "points": [0, 0], "times": []})
    assert "| 2 | – | 2 | 2 | 1 | 1 | 0 |" in bots.report()
