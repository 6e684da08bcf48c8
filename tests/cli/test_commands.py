"""The small commands, the help, and the error messages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kazamata import __version__, is_compiled
from kazamata.lab import engine_speed
from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner


def test_games_as_json(terminal: CommandRunner) -> None:
    result = terminal.run("games", "--json")
    games = {game["name"]: game for game in json.loads(result.out)["games"]}
    tranquility = games["tranquility"]
    assert result.code == 0
    assert tranquility["seats"] == [1, 2, 3, 4, 5]
    assert tranquility["cooperative"] is True
    assert "random" in tranquility["bots"]
    variant = next(choice for choice in tranquility["choices"] if choice["key"] == "variant")
    assert variant["default"] == "grid"
    assert "duel" in variant["values"]
    assert variant["house"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_name_every_option(terminal: CommandRunner, language: str) -> None:
    result = terminal.run("games", "--lang", language)
    for key in ("variant", "removal", "rocks", "monsters", "storms", "solo", "offers"):
        assert key in result.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "games", "play", "simulate", "replay", "rules", "bench"])
def test_help_in_every_language(terminal: CommandRunner, command: str, language: str) -> None:
    words = [command, "--help", "--lang", language] if command else ["--help", "--lang", language]
    with pytest.raises(SystemExit) as left:
        terminal.run(*words)
    assert left.value.code == 0


def test_version(terminal: CommandRunner, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        terminal.run("--version")
    assert left.value.code == 0
    assert capsys.readouterr().out == f"kazamata {__version__}\n"


def test_language_may_stand_anywhere(terminal: CommandRunner) -> None:
    before = terminal.run("--lang", "hu", "games")
    after = terminal.run("games", "--lang=hu")
    assert before.out == after.out
    assert "játékos" in before.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_clause(terminal: CommandRunner, language: str) -> None:
    whole = terminal.run("rules", "tranquility", "TQ-11", "--lang", language)
    short = terminal.run("rules", "tranquility", "11", "--lang", language)
    assert whole.code == 0
    assert whole.out.startswith("TQ-11")
    assert whole.out == short.out


def test_whole_rulebook(terminal: CommandRunner) -> None:
    result = terminal.run("rules", "tranquility")
    for clause in ("TQ-1 ", "TQ-25", "TQ-A7", "TQ-H6"):
        assert clause in result.out


def test_bench_as_json(terminal: CommandRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_speed, "RUNS", 1)
    monkeypatch.setattr(
        "kazamata.cli.commands.bench.measure", lambda names: engine_speed.measure(names, 0.001)
    )
    shape = json.loads(terminal.run("bench", "tranquility", "--json").out)
    assert set(shape) == {"compiled", "reference_steps_per_s", "games"}
    assert shape["compiled"] is is_compiled()
    assert shape["reference_steps_per_s"] > 0
    figures = shape["games"]["tranquility"]
    names = ("decisions_per_s", "driven_decisions_per_s", "copies_per_s", "views_per_s", "snapshot_bytes")
    assert tuple(figures) == names
    assert all(value > 0 for value in figures.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_for_people(terminal: CommandRunner, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(engine_speed, "RUNS", 1)
    monkeypatch.setattr(
        "kazamata.cli.commands.bench.measure", lambda names: engine_speed.measure(names, 0.001)
    )
    result = terminal.run("bench", "--lang", language)
    assert result.code == 0
    assert "tranquility" in result.out


WRONG = {
    "simulate chess": "tranquility",
    "play chess": "tranquility",
    "rules chess": "tranquility",
    "bench chess": "tranquility",
    "rules tranquility TQ-99": "TQ-9",
    "simulate tranquility --bots deepblue": "random, greedy",
    "play tranquility --bots deepblue": "random, greedy, easy, medium, strong, human, none",
    "simulate tranquility --seats 6": "1 to 5",
    "simulate tranquility --seats three": "1 to 5",
    "simulate tranquility --games 0": "from 1",
    "simulate tranquility --games ²": "from 1",
    "simulate tranquility --seed -1": "--seed",
    f"simulate tranquility --seed {1 << 128}": "2^128 - 1",
    "simulate tranquility --jobs 0": "from 1",
    "simulate tranquility --option wind=yes": "variant, removal, rocks",
    "simulate tranquility --option rocks=maybe": "no, yes",
    "simulate tranquility --option rocks": "name=value",
    "simulate tranquility --option variant=duel --seats 3": "TQ-H6",
    "simulate tranquility --option variant=arch rocks=yes": "TQ-H7",
    "play tranquility --seats 2 --bots random,random,random": "3 bots for 2 seats",
    "play tranquility --seats 5 --bots random,random": "2 bots for 5 seats",
    "simulate tranquility --seats 3 --bots random,greedy": "2 bots for 3 seats",
    "simulate tranquility --seats 2 --bots random,greedy,random": "3 bots for 2 seats",
    "balance miners --seats 3 --bots random,greedy": "2 bots for 3 seats",
    "play tranquility --seats 1 --names Anna,Béla": "1",
    "play tranquility --seats 2 --names Anna,Anna": "Anna",
    "play": "kazamata play lords",
    "simulate": "GAME",
    "replay": "LOG",
    "replay nowhere.jsonl": "nowhere.jsonl",
    "play --resume nowhere.jsonl": "nowhere.jsonl",
    "games --lang klingon": "en, hu, pl, sr",
    "games --frobnicate": "--frobnicate",
    "simulate tranquility --seats": "--seats",
    "load-test --tables 0": "--tables",
    "load-test --tables x": "from 1",
    "load-test --seconds -1": "--seconds",
    "load-test --game chess": "tranquility",
    "crash-test --kills 0": "from 1",
    "crash-test --game chess": "tranquility",
    "restore nowhere.gz": "nowhere.gz",
    "dance": "games, play, simulate, arena, replay, review, rules, cards, balance, solve, bench, lab, serve",
    "": "games, play, simulate, arena, replay, review, rules, cards, balance, solve, bench, lab, serve",
}


@pytest.mark.parametrize("words", WRONG)
def test_errors_list_the_allowed_values_in_one_line(terminal: CommandRunner, words: str) -> None:
    result = terminal.run(*words.split())
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("kazamata: ")
    assert result.err.count("\n") == 1
    assert WRONG[words] in result.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", WRONG)
def test_mistakes_are_explained_in_every_language(terminal: CommandRunner, words: str, language: str) -> None:
    result = terminal.run("--lang", language, *words.split())
    assert result.code == 2
    assert result.err.count("\n") == 1


def test_a_directory_is_no_log(terminal: CommandRunner, tmp_path: Path) -> None:
    result = terminal.run("replay", str(tmp_path))
    assert result.code == 2
    assert str(tmp_path) in result.err


@pytest.mark.parametrize("words", [("help",), ("help", "play"), ("help", "serve", "--lang", "sr")])
def test_help_is_a_word_too(terminal: CommandRunner, words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as left:
        terminal.run(*words)
    assert left.value.code == 0


@pytest.mark.parametrize("name", ["Tranquility", "imperial miners", "LORDS"])
def test_a_game_may_be_called_by_its_title(terminal: CommandRunner, name: str) -> None:
    assert terminal.run("rules", name, "1").code == 0
