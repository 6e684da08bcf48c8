"""Solving, components from files, and the other commands with Dungeon Lords."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kazamata.cli.play.game import TerminalGame
from kazamata.games.lords import asks
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.scenarios import MISSIONS
from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner

SMALL = {"format": 1, "game": "lords", "creatures": [{"key": "goblin", "food": 2}]}
WRONG = {
    "play lords --scenario M9": "none, M1, M2, M3, M4, M5",
    "play tranquility --scenario M1": "Unknown choice: scenario",
    "play lords --seats 1": "from 2 to 4",
    "play lords --scenario M1 --seats 5": "from 1 to 4",
    "play lords --option components=mine": "standard",
    "play lords --set nowhere.json": "There is no such file",
    "play tranquility --set nowhere.json": "lords",
    "solve": "GAME",
    "solve lords": "--scenario",
    "solve lords --scenario M1 --at 3": "--log",
    "solve lords --scenario M9": "M1, M2, M3, M4, M5",
    "solve lords --scenario none": "M1, M2, M3, M4, M5",
    "solve tranquility --scenario M1": "lords",
    "solve lords --log nowhere.jsonl": "There is no such file",
    "cards tranquility": "lords",
    "cards lords --check nowhere.json": "There is no such file",
    "cards lords --export /nowhere/at/all.json": "cannot be written",
    "rules lords DL-999": "DL-",
}


@pytest.mark.parametrize("words", WRONG)
def test_errors_are_one_line(terminal: CommandRunner, words: str) -> None:
    result = terminal.run(*words.split())
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert WRONG[words] in result.err


@pytest.mark.parametrize("language", ["hu", "pl", "sr"])
@pytest.mark.parametrize("words", WRONG)
def test_in_every_language(terminal: CommandRunner, words: str, language: str) -> None:
    result = terminal.run("--lang", language, *words.split())
    assert result.code == 2
    assert result.err.count("\n") == 1


# solving


@pytest.mark.parametrize("mission", MISSIONS, ids=[mission.key for mission in MISSIONS])
def test_missions_solve_to_their_best(terminal: CommandRunner, mission: Any) -> None:
    result = terminal.run("solve", "lords", "--scenario", mission.key, "--json")
    solved = json.loads(result.out)
    assert result.code == 0
    assert list(solved) == ["lost_tiles", "prisoners", "spent", "line", "seconds"]
    assert (solved["lost_tiles"], solved["prisoners"]) == (mission.best, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solution_is_printed_in_words(terminal: CommandRunner, language: str) -> None:
    result = terminal.run("solve", "lords", "--scenario", "M1", "--lang", language)
    assert result.code == 0
    assert "Troll" in result.out or "troll" in result.out or "trol" in result.out


def test_the_printed_solution_can_be_played(terminal: CommandRunner) -> None:
    result = terminal.run("solve", "lords", "--scenario", "M3", "--json")
    state = LORDS.deal(LORDS.setup(1, {"scenario": "M3"}), 0)
    for move in json.loads(result.out)["line"]:
        assert LORDS.ask_kinds[LORDS.ask(state)[0].kind].name == move["ask"]
        LORDS.take(state, 0, move["option"])
    assert LORDS.score(state).end_reason == "passed"


def saved_battle(path: Path, spoilt: bool) -> int:
    """A mission of two in which the first lord wastes a round or not; returns the answers given."""
    table = TerminalGame(LORDS, LORDS.setup(2, {"scenario": "M1"}), 0, ["Anna", "Béla"], [None, None])
    if spoilt:
        table.take(0, asks.PLAN_READY)
        table.take(1, asks.PLAN_READY)
    table.save(str(path))
    return len(table.answers)


def test_a_saved_battle_is_solved(terminal: CommandRunner, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    answers = saved_battle(saved, True)
    fresh = json.loads(terminal.run("solve", "lords", "--log", str(saved), "--at", "0", "--json").out)
    after = json.loads(terminal.run("solve", "lords", "--log", str(saved), "--json").out)
    there = terminal.run("solve", "lords", "--log", str(saved), "--at", str(answers), "--seat", "2")
    assert fresh["lost_tiles"] == 1
    assert after["line"][0]["round"] == 2
    assert "Béla" in there.out
    assert "Anna" not in there.out


def test_unsolvable_positions_are_refused(terminal: CommandRunner, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    table = TerminalGame(LORDS, LORDS.setup(2, {}), 0, ["Anna", "Béla"], [None, None])
    table.save(str(saved))
    for further in ((), ("--at", "0"), ("--seat", "2")):  # the deal: no Combat yet
        result = terminal.run("solve", "lords", "--log", str(saved), *further)
        assert (result.code, result.err.count("\n")) == (2, 1)
        assert "nothing can be solved after 0 answers" in result.err
    assert terminal.run("solve", "lords", "--log", str(saved), "--seat", "3").code == 2


# components


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_listed(terminal: CommandRunner, language: str) -> None:
    result = terminal.run("cards", "lords", "--lang", language)
    assert result.code == 0
    assert "5♥" not in result.err
    assert result.out.count("\n") > 80


def test_house_rows_are_marked(terminal: CommandRunner) -> None:
    result = " ".join(terminal.run("cards", "lords").out.split())
    assert "you gain 1 evil (house design)" in result
    assert "fatigue 1: no effect Aura" in result


def test_components_go_out_and_come_back(terminal: CommandRunner, tmp_path: Path) -> None:
    file = str(tmp_path / "box.json")
    assert terminal.run("cards", "lords", "--export", file).code == 0
    assert terminal.run("cards", "lords", "--check", file).code == 0


def test_a_changed_box_is_shown_and_written(terminal: CommandRunner, tmp_path: Path) -> None:
    file, copy = tmp_path / "box.json", tmp_path / "copy.json"
    file.write_text(json.dumps(SMALL))
    result = terminal.run("cards", "lords", "--set", str(file))
    assert "costs 2 food: 2 to the first" in next(line for line in result.out.split("\n") if "Goblin" in line)
    assert terminal.run("cards", "lords", "--set", str(file), "--export", str(copy)).code == 0
    assert json.loads(copy.read_text())["creatures"][0]["food"] == 2


def test_the_schema_names_every_row(terminal: CommandRunner) -> None:
    schema = json.loads(terminal.run("cards", "lords", "--schema").out)
    traps = schema["properties"]["traps"]["items"]["properties"]
    assert "pendulum" in traps["key"]["enum"]
    assert traps["year_1"]["type"] == "object"


def test_every_problem_of_a_file_is_reported(terminal: CommandRunner, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(json.dumps(SMALL | {"traps": [{"key": "mousetrap"}], "creatures": [{"key": "orc"}]}))
    result = terminal.run("cards", "lords", "--check", str(file))
    assert result.code == 2
    assert "mousetrap" in result.out
    assert "orc" in result.out
    assert terminal.run("play", "lords", "--set", str(file)).code == 2


def test_a_game_with_components_from_a_file(terminal: CommandRunner, tmp_path: Path) -> None:
    file, saved = tmp_path / "box.json", str(tmp_path / "game.jsonl")
    file.write_text(json.dumps(SMALL))
    words = ("play", "lords", "--scenario", "M1", "--set", str(file), "--save", saved)
    assert terminal.run(*words, lines=["stone troll ready", "troll b", "ready"]).code == 0
    header = json.loads(Path(saved).read_text().split("\n")[0])
    assert header["choices"]["components"].startswith("box-")
    assert terminal.run("replay", saved, "--set", str(file)).code == 0
    assert terminal.run("solve", "lords", "--log", saved, "--at", "0", "--set", str(file)).code == 0
    counted = terminal.run("simulate", "lords", "--set", str(file), "--games", "2", "--jobs", "2", "--json")
    assert json.loads(counted.out)["games"] == 2


def test_a_log_asks_for_its_components(terminal: CommandRunner, tmp_path: Path) -> None:
    file, saved = tmp_path / "box.json", tmp_path / "game.jsonl"
    file.write_text(json.dumps(SMALL | {"creatures": [{"key": "slime", "food": 2}]}))
    order = ("play", "lords", "--scenario", "M1", "--set", str(file), "--save", str(saved))
    terminal.run(*order, lines=["ready"])
    log = saved.read_text("utf-8")
    key = json.loads(log.split("\n")[0])["choices"]["components"]
    saved.write_text(log.replace(key, "of-another-house", 1), "utf-8")
    result = terminal.run("replay", str(saved))
    assert result.code == 2
    assert "--set" in result.err


# the other commands


def test_the_game_list_has_the_missions(terminal: CommandRunner) -> None:
    games = json.loads(terminal.run("games", "--json").out)["games"]
    lords = next(game for game in games if game["name"] == "lords")
    scenario = next(choice for choice in lords["choices"] if choice["key"] == "scenario")
    assert scenario["values"] == ["none", "M1", "M2", "M3", "M4", "M5"]
    assert lords["bots"] == ["random", "greedy", "easy", "medium", "strong"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook(terminal: CommandRunner, language: str) -> None:
    result = terminal.run("rules", "lords", "dl-57", "--lang", language)
    assert result.code == 0
    assert result.out.startswith("DL-57")


def test_simulate(terminal: CommandRunner) -> None:
    words = ("simulate", "lords", "--seats", "2", "--bots", "random", "--games", "3", "--seed", "1")
    result = terminal.run(*words, "--json")
    report = json.loads(result.out)
    assert report["games"] == 3
    assert report["ends"] == {"scored": 3}
    assert list(report["bots"]) == ["random"]


def test_simulate_a_mission(terminal: CommandRunner) -> None:
    words = ("simulate", "lords", "--scenario", "M1", "--bots", "greedy", "--games", "2", "--json")
    report = json.loads(terminal.run(*words).out)
    assert report["seats"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_prints_sentences_and_positions(
    terminal: CommandRunner, tmp_path: Path, language: str
) -> None:
    saved = str(tmp_path / "game.jsonl")
    words = ("play", "lords", "--seats", "2", "--bots", "random,random", "--seed", "1", "--save", saved)
    assert terminal.run(*words).code == 0
    assert terminal.run("replay", saved, "--lang", language).code == 0
    last = len(Path(saved).read_text().split("\n")) - 2
    for at in (0, last // 2, last):
        result = terminal.run("replay", saved, "--at", str(at), "--lang", language)
        assert result.code == 0
        assert "▼" in result.out
        assert json.loads(terminal.run("replay", saved, "--at", str(at), "--json").out)["position"]
