"""`kazamata cards`, `kazamata balance` and `--set`: sets of cards on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner

SIMULATE = ("simulate", "miners", "--seats", "2", "--games", "4", "--json")


@pytest.fixture
def exported(terminal: CommandRunner, tmp_path: Path) -> Path:
    path = tmp_path / "own.json"
    assert terminal.run("cards", "miners", "--export", str(path)).code == 0
    return path


def change(path: Path, edit: Callable[[Any], None]) -> None:
    data = json.loads(path.read_text("utf-8"))
    edit(data)
    path.write_text(json.dumps(data, indent=1), "utf-8")


def rename(data: Any) -> None:
    data["key"] = "mybox"
    for names in data["names"].values():
        names |= {key: f"Own {name}" for key, name in names.items()}


def spoil(data: Any) -> None:
    data["cards"][0]["cost"] = 9
    data["cards"][1]["factions"] = ["goblins"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_IMH6_the_set_is_listed_with_its_texts(terminal: CommandRunner, language: str) -> None:
    result = terminal.run("cards", "miners", "--lang", language)
    assert result.code == 0
    assert len(result.out.splitlines()) > 250
    assert all(len(line) <= 80 for line in result.out.splitlines())


def test_IMH1_the_list_counts_the_cards(terminal: CommandRunner) -> None:
    out = terminal.run("cards", "miners").out
    for line in ("Level I: 36 cards", "Level II: 43 cards", "Level III: 43 cards", "Level IV: 14 cards"):
        assert line in out
    assert "Tea House · ×2 · cost 0 · Japanese · carts ··/●·/·●" in out


def test_an_exported_set_is_good_and_plays_the_same_games(terminal: CommandRunner, exported: Path) -> None:
    assert terminal.run("cards", "miners", "--check", str(exported)).code == 0
    own = json.loads(terminal.run(*SIMULATE, "--set", str(exported)).out)
    house = json.loads(terminal.run(*SIMULATE).out)
    assert own["bots"] == house["bots"]


def test_every_process_reads_the_set(terminal: CommandRunner, exported: Path) -> None:
    one = json.loads(terminal.run(*SIMULATE, "--set", str(exported)).out)
    two = json.loads(terminal.run(*SIMULATE, "--set", str(exported), "--jobs", "2").out)
    assert one["bots"] == two["bots"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_set_is_reported_with_line_and_field(
    terminal: CommandRunner, exported: Path, language: str
) -> None:
    change(exported, spoil)
    result = terminal.run("cards", "miners", "--check", str(exported), "--lang", language)
    assert result.code == 2
    assert "line " in result.out
    assert "$.cards[0].cost" in result.out
    assert "$.cards[1].factions[0]" in result.out
    for words in (SIMULATE, ("play", "miners"), ("balance", "miners"), ("cards", "miners")):
        result = terminal.run(*words, "--set", str(exported), "--lang", language)
        assert result.code == 2
        assert result.err.count("\n") == 1
        assert "$.cards[0].cost" in result.err


def test_a_set_names_its_own_cards(terminal: CommandRunner, exported: Path, tmp_path: Path) -> None:
    change(exported, rename)
    saved = str(tmp_path / "game.jsonl")
    words = ("play", "miners", "--seats", "2", "--bots", "random,random", "--seed", "1", "--save", saved)
    result = terminal.run(*words, "--set", str(exported))
    assert result.code == 0
    assert "plays Own " in result.out
    output = terminal.run("replay", saved, "--set", str(exported))
    assert output.code == 0
    assert "plays Own " in output.out
    assert "Own Tea House" in terminal.run("cards", "miners", "--set", str(exported)).out


def test_a_log_asks_for_its_set(
    terminal: CommandRunner, exported: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later run of the program does not know the set any more."""
    from kazamata.games.miners import sets

    change(exported, rename)
    saved = str(tmp_path / "game.jsonl")
    words = ("play", "miners", "--seats", "1", "--seed", "1", "--set", str(exported), "--save", saved)
    assert terminal.run(*words, lines=["1 2"]).code == 0
    key = next(key for key in sets._PROGRAMS if key.startswith("mybox-"))
    monkeypatch.delitem(sets._PROGRAMS, key)
    for order in (("replay", saved), ("play", "--resume", saved)):
        result = terminal.run(*order)
        assert result.code == 2
        assert key in result.err
        assert "--set" in result.err
    assert terminal.run("play", "--resume", saved, "--set", str(exported)).code == 0


def test_the_schema_is_json(terminal: CommandRunner) -> None:
    assert "$defs" in json.loads(terminal.run("cards", "miners", "--schema").out)


def test_IMH7_the_balance_report_as_json_with_its_picture(terminal: CommandRunner, tmp_path: Path) -> None:
    picture = tmp_path / "balance.svg"
    order = ("balance", "miners", "--games", "3", "--seats", "2", "--bots", "random", "--json")
    result = terminal.run(*order, "--picture", str(picture))
    report = json.loads(result.out)
    assert (result.code, report["games"], report["seats"], report["bots"]) == (0, 3, 2, ["random"])
    assert set(report) >= {"scores", "factions", "cards", "tracks", "events", "out"}
    assert picture.read_text("utf-8").startswith("<svg")
    assert json.loads(terminal.run(*order, "--jobs", "2").out) == report


@pytest.mark.parametrize("language", LANGUAGES)
def test_IMH7_people_can_read_the_report(terminal: CommandRunner, language: str) -> None:
    result = terminal.run("balance", "miners", "--games", "1", "--bots", "random", "--lang", language)
    assert result.code == 0
    assert len(result.out.splitlines()) > 110


WRONG = {
    "cards tranquility": "miners",
    "balance tranquility": "miners",
    "simulate tranquility --set nowhere.json": "miners",
    "simulate miners --set nowhere.json": "nowhere.json",
    "play miners --set nowhere.json": "nowhere.json",
    "cards miners --check nowhere.json": "nowhere.json",
    "cards miners --check .": ".",
    "cards miners --set .": ".",
    "cards miners --export nowhere/own.json": "nowhere/own.json",
    "balance miners --games 1 --bots random --picture nowhere/own.svg": "nowhere/own.svg",
    "balance miners --seats 6": "1 to 5",
    "balance miners --games 0": "from 1",
    "balance miners --jobs many": "from 1",
    "balance miners --bots deepblue": "random, greedy",
    "cards miners --export": "--export",
    "cards": "GAME",
    "balance": "GAME",
    "play miners --option set=mine": "house",
    "play miners --option wind=yes": "first_game, reveal",
}


@pytest.mark.parametrize("words", WRONG)
def test_errors_are_one_line(terminal: CommandRunner, words: str) -> None:
    result = terminal.run(*words.split())
    assert result.code == 2
    assert result.err.startswith("kazamata: ")
    assert result.err.count("\n") == 1
    assert WRONG[words] in result.err
