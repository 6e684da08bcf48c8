"""The bots' report counts piece by piece, loses nothing and counts nothing twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench import bot_strength
from bench.bot_strength import Measurement

MINE = Measurement("miners", 1, (), "easy", "", 3)
SEA = Measurement("tranquility", 2, (), "easy", "", 3)


@pytest.fixture(autouse=True)
def numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate folder, so that the stored counts of the report do not change."""
    monkeypatch.setattr(bot_strength, "NUMBERS", tmp_path / "bots.json")
    monkeypatch.setattr(bot_strength, "REPORT", tmp_path / "bots.md")
    return tmp_path


def test_counting_resumes_after_the_last_piece() -> None:
    bot_strength.count([MINE], 1)
    first = bot_strength.stored_results()[MINE.key]["points"]
    bot_strength.count([replace(MINE, games=5)], 1)
    points = bot_strength.stored_results()[MINE.key]["points"]
    assert (len(first), len(points), points[:3]) == (3, 5, first)
    bot_strength.count([MINE], 1)  # it has all that it needs
    assert bot_strength.stored_results()[MINE.key]["points"] == points


def test_the_number_of_workers_changes_nothing(numbers: Path) -> None:
    bot_strength.count([MINE], 1)
    alone = bot_strength.stored_results()[MINE.key]["points"]
    (numbers / "bots.json").unlink()
    bot_strength.count([MINE], 2)
    assert bot_strength.stored_results()[MINE.key]["points"] == alone


def test_rows_saved_by_others_are_kept() -> None:
    """Saving first reads the rows that others have saved since."""
    bot_strength.save("another", {"won": [1.0]})
    bot_strength.count([MINE], 1)
    assert set(bot_strength.stored_results()) == {"another", MINE.key}


def test_team_games_count_as_whole_wins() -> None:
    bot_strength.count([SEA], 1)
    assert set(bot_strength.stored_results()[SEA.key]["won"]) <= {0.0, 1.0}


def test_only_requested_rows_are_counted(numbers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_strength, "_rows", lambda: [MINE, SEA])
    bot_strength.main(["count", "miners"])
    assert set(bot_strength.stored_results()) == {MINE.key}
    text = (numbers / "bots.md").read_text("utf-8")
    assert "| miners | 1 |" in text
    assert "| tranquility | 2 |" not in text


def test_the_gain_of_search_is_printed_if_both_rows_are_counted() -> None:
    strong = Measurement("tranquility", 2, (), "strong")
    bot_strength.save(strong.key, {"won": [1.0, 1.0], "points": [0, 0], "times": []})
    assert "| 2 | – | 2 | 2 | 1 |" not in bot_strength.report()
    bot_strength.save(bot_strength.judge_row(strong).key, {"won": [1.0, 0.0], "points": [0, 0], "times": []})
    assert "| 2 | – | 2 | 2 | 1 | 1 | 0 |" in bot_strength.report()
