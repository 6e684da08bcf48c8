"""`kazamata simulate`: its report, which does not depend on the number of processes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner
from tests.cli.pseudo_terminal import INTERRUPT, PseudoTerminal


def report(terminal: CommandRunner, *words: str) -> dict[str, Any]:
    result = terminal.run("simulate", "tranquility", *words, "--json")
    assert result.code == 0
    shape: dict[str, Any] = json.loads(result.out)
    return shape


def test_a_team_game_has_a_win_rate(terminal: CommandRunner) -> None:
    shape = report(terminal, "--seats", "3", "--bots", "random", "--games", "20", "--seed", "1")
    assert set(shape) == {"game", "seats", "games", "decisions", "seconds", "win_rate", "ends"}
    assert (shape["game"], shape["seats"], shape["games"]) == ("tranquility", 3, 20)
    assert sum(shape["ends"].values()) == 20
    assert shape["win_rate"] == shape["ends"].get("won", 0) / 20
    assert shape["decisions"] > 20 * 20


def test_a_duel_has_bots_with_scores(terminal: CommandRunner) -> None:
    shape = report(terminal, "--option", "variant=duel", "--bots", "random", "--games", "20")
    assert set(shape) == {"game", "seats", "games", "decisions", "seconds", "bots", "ends"}
    assert shape["seats"] == 2
    figures = shape["bots"]["random"]
    assert set(figures) == {"wins", "win_rate", "mean", "median", "p10", "p90"}
    assert figures["p10"] <= figures["median"] <= figures["p90"]
    assert 0 <= figures["wins"] <= 20
    assert figures["win_rate"] == figures["wins"] / 40


@pytest.mark.parametrize("options", [(), ("variant=duel",), ("rocks=yes", "storms=yes", "monsters=3")])
def test_the_number_of_processes_changes_nothing(terminal: CommandRunner, options: tuple[str, ...]) -> None:
    words = (
        ["--games", "30", "--seed", "5", "--seats", "2", "--option", *options]
        if options
        else ["--games", "30"]
    )
    one = report(terminal, *words, "--jobs", "1")
    three = report(terminal, *words, "--jobs", "3")
    del one["seconds"], three["seconds"]
    assert one == three


def test_another_seed_gives_other_games(terminal: CommandRunner) -> None:
    first = report(terminal, "--games", "10", "--seed", "1")
    second = report(terminal, "--games", "10", "--seed", "2")
    assert first["decisions"] != second["decisions"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [(), ("--option", "variant=duel")])
def test_people_can_read_it(terminal: CommandRunner, language: str, options: tuple[str, ...]) -> None:
    result = terminal.run("simulate", "tranquility", "--games", "5", "--lang", language, *options)
    assert result.code == 0
    assert "5" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_writes_them(terminal: CommandRunner, language: str) -> None:
    words = ("simulate", "tranquility", "--option", "variant=duel", "--games", "5", "--lang", language)
    out = terminal.run(*words).out
    mark, other = (r"\.", ",") if language == "en" else (",", r"\.")
    assert re.search(rf"\d{mark}\d%", out)
    assert not re.search(rf"\d{other}\d", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_a_balance_report_are_written_as_the_language_writes_them(
    terminal: CommandRunner, language: str
) -> None:
    out = terminal.run(
        "balance", "miners", "--seats", "2", "--games", "2", "--bots", "random", "--lang", language
    ).out
    figures = "\n".join(line for line in out.splitlines() if "IM-" not in line)
    mark, other = (r"\.", ",") if language == "en" else (",", r"\.")
    assert re.search(rf"\d{mark}\d%", figures)
    assert not re.search(rf"\d{other}\d", figures)
    assert re.search(r"−\d", figures)
    assert not re.search(r"(?<!\w)-\d", figures)


def test_an_interrupt_reports_the_played_games(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "simulate", "tranquility", "--games", "1000000") as window:
        window.until("64/1000000")
        window.press(INTERRUPT)
        output, code = window.rest()
    assert code == 130
    assert "Traceback" not in output
    assert re.search(r"Stopped; games played: \d+ of 1000000", output)
    assert "won: " in output
