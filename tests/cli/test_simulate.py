"""`kazamata simulate`: the shape of its report, and that it does not depend on who does the work."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kazamata.words.catalogue import LANGUAGES
from tests.cli.terminal import Terminal


def report(terminal: Terminal, *words: str) -> dict[str, Any]:
    said = terminal.run("simulate", "tranquility", *words, "--json")
    assert said.code == 0
    shape: dict[str, Any] = json.loads(said.out)
    return shape


def test_a_team_game_has_a_win_rate(terminal: Terminal) -> None:
    shape = report(terminal, "--seats", "3", "--bots", "random", "--games", "20", "--seed", "1")
    assert set(shape) == {"game", "seats", "games", "decisions", "seconds", "win_rate", "ends"}
    assert (shape["game"], shape["seats"], shape["games"]) == ("tranquility", 3, 20)
    assert sum(shape["ends"].values()) == 20
    assert shape["win_rate"] == shape["ends"].get("won", 0) / 20
    assert shape["decisions"] > 20 * 20


def test_a_duel_has_bots_with_scores(terminal: Terminal) -> None:
    shape = report(terminal, "--option", "variant=duel", "--bots", "random", "--games", "20")
    assert set(shape) == {"game", "seats", "games", "decisions", "seconds", "bots", "ends"}
    assert shape["seats"] == 2
    figures = shape["bots"]["random"]
    assert set(figures) == {"wins", "win_rate", "mean", "median", "p10", "p90"}
    assert figures["p10"] <= figures["median"] <= figures["p90"]
    assert 0 <= figures["wins"] <= 20
    assert figures["win_rate"] == figures["wins"] / 40


@pytest.mark.parametrize("options", [(), ("variant=duel",), ("rocks=yes", "storms=yes", "monsters=3")])
def test_the_number_of_processes_changes_nothing(terminal: Terminal, options: tuple[str, ...]) -> None:
    words = (
        ["--games", "30", "--seed", "5", "--seats", "2", "--option", *options]
        if options
        else ["--games", "30"]
    )
    one = report(terminal, *words, "--jobs", "1")
    three = report(terminal, *words, "--jobs", "3")
    del one["seconds"], three["seconds"]
    assert one == three


def test_another_seed_gives_other_games(terminal: Terminal) -> None:
    first = report(terminal, "--games", "10", "--seed", "1")
    second = report(terminal, "--games", "10", "--seed", "2")
    assert first["decisions"] != second["decisions"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [(), ("--option", "variant=duel")])
def test_people_can_read_it(terminal: Terminal, language: str, options: tuple[str, ...]) -> None:
    said = terminal.run("simulate", "tranquility", "--games", "5", "--lang", language, *options)
    assert said.code == 0
    assert "5" in said.out
