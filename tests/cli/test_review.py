"""`kazamata review` and `kazamata solve miners`: analysing a game in the terminal."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from kazamata.bots.review.review import review_tasks
from kazamata.cli.commands import review
from kazamata.cli.commands.review import COLUMNS, graph
from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner

BOTS = ("play", "tranquility", "--seats", "2", "--bots", "random,greedy", "--seed", "4")
MINERS = ("play", "miners", "--seats", "1", "--bots", "greedy", "--seed", "4")


@pytest.fixture(autouse=True)
def _small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "review_tasks", partial(review_tasks, budget=600))


@pytest.fixture
def log(terminal: CommandRunner, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    terminal.run(*BOTS, "--save", str(path))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_fits_80_columns_and_names_commands_for_its_moments(
    terminal: CommandRunner, log: Path, language: str
) -> None:
    result = terminal.run("review", str(log), "--lang", language)
    assert result.code == 0
    lines = result.out.splitlines()
    assert all(len(line.rstrip()) <= 80 for line in lines if "kazamata replay" not in line)
    assert sum("█" in line for line in lines) >= 2
    places = [line.split("--at ")[1].strip() for line in lines if f"kazamata replay {log} --at " in line]
    assert places
    assert "TQ-" in result.out
    shown = terminal.run("replay", str(log), "--at", places[0], "--lang", language)
    assert shown.code == 0


def test_a_review_as_json_is_the_same_every_time(terminal: CommandRunner, log: Path) -> None:
    one, other = (terminal.run("review", str(log), "--json").out for _ in range(2))
    assert one == other
    reply = json.loads(one)
    assert reply["unit"] == "wins"
    assert reply["points"][-1]["known"] == [0.0, 0.0]
    assert reply["way"] is not None
    assert all(turn["reasons"] for turn in reply["turns"])


def test_a_review_of_one_seat(terminal: CommandRunner, log: Path) -> None:
    reply = json.loads(terminal.run("review", str(log), "--seat", "1", "--json").out)
    assert {turn["seat"] for turn in reply["turns"]} == {0}
    assert terminal.run("review", str(log), "--seat", "3").code == 2


def test_a_game_that_runs_is_not_reviewed(terminal: CommandRunner, log: Path) -> None:
    """Its log holds every secret."""
    log.write_text("\n".join(log.read_text("utf-8").split("\n")[:9]) + "\n", "utf-8")
    result = terminal.run("review", str(log))
    assert result.code == 2
    assert "not a finished game" in result.err
    assert result.out == ""


def test_a_graph_goes_up_and_down() -> None:
    rows = graph([0.0, 0.5, 1.0], 0.0, 1.0, 2)
    assert [len(row) for row in rows] == [COLUMNS, COLUMNS]
    assert (rows[0][0], rows[1][0]) == (" ", "▁")
    assert (rows[0][COLUMNS // 2], rows[1][COLUMNS // 2]) == (" ", "█")
    assert (rows[0][-1], rows[1][-1]) == ("█", "█")
    assert set(graph([3.0, 3.0], 3.0, 3.0, 1)[0]) == {"▁"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_turn_of_a_saved_game(terminal: CommandRunner, tmp_path: Path, language: str) -> None:
    path = tmp_path / "mine.jsonl"
    terminal.run(*MINERS, "--save", str(path))
    answers = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    at = next(str(answer["number"] - 1) for answer in answers[30:] if answer["ask"] == "ChooseCard")
    result = terminal.run("solve", "miners", "--log", str(path), "--at", at, "--lang", language)
    assert result.code == 0
    reply = json.loads(terminal.run("solve", "miners", "--log", str(path), "--at", at, "--json").out)
    assert reply["line"][0]["ask"] == "ChooseCard"
    assert str(reply["points"]) in result.out
    assert set(reply) == {"points", "coins", "cards", "steps", "line", "seconds"}
    nothing = terminal.run("solve", "miners", "--log", str(path), "--at", "0")
    assert nothing.code == 2
