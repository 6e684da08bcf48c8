"""`kazamata replay`: a log as sentences, as JSON, and as a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner

BOTS = ("play", "tranquility", "--seats", "2", "--bots", "random,random", "--seed", "4")


@pytest.fixture
def whole(terminal: CommandRunner, tmp_path: Path) -> Path:
    """The log of a game that was played to its end."""
    path = tmp_path / "whole.jsonl"
    terminal.run(*BOTS, "--save", str(path))
    return path


@pytest.fixture
def running(terminal: CommandRunner, tmp_path: Path) -> Path:
    """The log of a game that was left after some answers."""
    path = tmp_path / "running.jsonl"
    words = ("play", "tranquility", "--seats", "2", "--bots", "random", "--seed", "4")
    terminal.run(*words, "--save", str(path), lines=["d", "undo", "hand", "d"])
    return path


STEERING = "\x1b[2J\x1b]0;owned\x07\u202eAnn\x9b31m"


@pytest.mark.parametrize("words", [(), ("--at", "9"), ("--json",)])
def test_a_name_in_a_log_does_not_control_the_terminal(
    terminal: CommandRunner, whole: Path, words: tuple[str, ...]
) -> None:
    header, rest = whole.read_text("utf-8").split("\n", 1)
    edited = json.loads(header)
    edited["seats"] = [STEERING, "\u3164\u200b"]
    whole.write_text(f"{json.dumps(edited)}\n{rest}", "utf-8")
    result = terminal.run("replay", str(whole), *words)
    assert result.code == 0
    assert "[2J]0;ownedAnn31m" in result.out
    assert not set(result.out) & set("\x1b\x07\x9b\u202e\u3164\u200b")


def test_errors_about_a_log_do_not_control_the_terminal(terminal: CommandRunner, whole: Path) -> None:
    first, second, rest = whole.read_text("utf-8").split("\n", 2)
    edited = json.loads(second)
    whole.write_text(f"{first}\n{json.dumps({**edited, 'ask': STEERING})}\n{rest}", "utf-8")
    result = terminal.run("replay", str(whole))
    assert result.code == 2
    assert not set(result.out + result.err) & set("\x1b\x07\x9b\u202e")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_words(terminal: CommandRunner, whole: Path, language: str) -> None:
    result = terminal.run("replay", str(whole), "--lang", language)
    assert result.code == 0
    assert "random 1" in result.out
    assert len(result.out.splitlines()) > 50


def test_a_game_as_json(terminal: CommandRunner, whole: Path) -> None:
    shape = json.loads(terminal.run("replay", str(whole), "--json").out)
    assert shape["game"] == "tranquility"
    assert shape["seats"] == ["random 1", "random 2"]
    assert shape["outcome"]["end_reason"] == "stuck"
    assert [answer["number"] for answer in shape["answers"]] == list(range(1, len(shape["answers"]) + 1))
    kinds = {event["kind"] for answer in shape["answers"] for event in answer["events"]}
    assert {"IslandPlaced", "CardDrawn", "GameLost"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position(terminal: CommandRunner, whole: Path, language: str) -> None:
    result = terminal.run("replay", str(whole), "--at", "20", "--lang", language)
    assert result.code == 0
    assert "random 1: [" in result.out
    assert "random 2: [" in result.out


def test_a_position_as_json(terminal: CommandRunner, whole: Path) -> None:
    shape = json.loads(terminal.run("replay", str(whole), "--at", "20", "--json").out)
    assert len(shape["answers"]) == 20
    assert shape["outcome"]["end_reason"] == ""
    assert len(shape["position"]["grid"]) == 36


def test_TQ19_a_running_game_keeps_its_secrets(terminal: CommandRunner, running: Path) -> None:
    result = terminal.run("replay", str(running))
    shape = json.loads(terminal.run("replay", str(running), "--json").out)
    assert not any("option" in answer or "text" in answer for answer in shape["answers"])
    drawn = [
        event for answer in shape["answers"] for event in answer["events"] if event["kind"] == "CardDrawn"
    ]
    assert all("card" not in event["values"] for event in drawn)
    assert "draws a card: " not in result.out
    assert "[" not in terminal.run("replay", str(running), "--at", "0").out.splitlines()[-2]


def test_no_more_answers_than_there_are(terminal: CommandRunner, whole: Path) -> None:
    result = terminal.run("replay", str(whole), "--at", "9999")
    assert result.code == 2
    assert "--at takes a whole number from 0 to" in result.err


@pytest.mark.parametrize("cut", [1, 3, 30])
def test_an_edited_line_is_named(terminal: CommandRunner, whole: Path, cut: int) -> None:
    lines = whole.read_text("utf-8").splitlines()
    lines[cut] = lines[cut].replace('"option":', '"option":1')
    whole.write_text("\n".join(lines) + "\n", "utf-8")
    result = terminal.run("replay", str(whole))
    assert result.code == 2
    assert f"line {cut + 1}:" in result.err
    assert result.err.count("\n") == 1


def test_a_truncated_log_is_refused(terminal: CommandRunner, whole: Path) -> None:
    text = whole.read_text("utf-8")
    whole.write_text(text[: len(text) // 2], "utf-8")
    result = terminal.run("replay", str(whole))
    assert result.code == 2
    assert "line" in result.err


def test_events_of_the_deal_come_first(terminal: CommandRunner, tmp_path: Path) -> None:
    path = tmp_path / "lords.jsonl"
    words = (
        "play",
        "lords",
        "--seats",
        "2",
        "--bots",
        "random,random",
        "--seed",
        "4",
        "--option",
        "game=first",
    )
    played = terminal.run(*words, "--save", str(path))
    assert "Year 1 begins" in played.out
    result = terminal.run("replay", str(path))
    assert "   0  Year 1 begins" in result.out
    kinds = [
        event["kind"] for event in json.loads(terminal.run("replay", str(path), "--json").out)["opening"]
    ]
    assert {"YearBegan", "CreatureOffered", "AdventurerCame", "NonPlayerOrderTurned"} <= set(kinds)
