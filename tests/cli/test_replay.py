"""`kazamata replay`: a log told in words, as JSON, and as a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kazamata.words.catalogue import LANGUAGES
from tests.cli.terminal import Terminal

BOTS = ("play", "tranquility", "--seats", "2", "--bots", "random,random", "--seed", "4")


@pytest.fixture
def whole(terminal: Terminal, tmp_path: Path) -> Path:
    """The log of a game that was played to its end."""
    path = tmp_path / "whole.jsonl"
    terminal.run(*BOTS, "--save", str(path))
    return path


@pytest.fixture
def running(terminal: Terminal, tmp_path: Path) -> Path:
    """The log of a game that was left after some answers."""
    path = tmp_path / "running.jsonl"
    words = ("play", "tranquility", "--seats", "2", "--bots", "random", "--seed", "4")
    terminal.run(*words, "--save", str(path), lines=["d", "undo", "hand", "d"])
    return path


STEERING = "\x1b[2J\x1b]0;owned\x07\u202eAnn\x9b31m"


@pytest.mark.parametrize("words", [(), ("--at", "9"), ("--json",)])
def test_a_name_in_a_log_does_not_steer_the_terminal(
    terminal: Terminal, whole: Path, words: tuple[str, ...]
) -> None:
    header, rest = whole.read_text("utf-8").split("\n", 1)
    told = json.loads(header)
    told["seats"] = [STEERING, "\u3164\u200b"]
    whole.write_text(f"{json.dumps(told)}\n{rest}", "utf-8")
    said = terminal.run("replay", str(whole), *words)
    assert said.code == 0
    assert "[2J]0;ownedAnn31m" in said.out
    assert not set(said.out) & set("\x1b\x07\x9b\u202e\u3164\u200b")


def test_what_is_wrong_with_a_log_does_not_steer_the_terminal(terminal: Terminal, whole: Path) -> None:
    first, second, rest = whole.read_text("utf-8").split("\n", 2)
    told = json.loads(second)
    whole.write_text(f"{first}\n{json.dumps({**told, 'ask': STEERING})}\n{rest}", "utf-8")
    said = terminal.run("replay", str(whole))
    assert said.code == 2
    assert not set(said.out + said.err) & set("\x1b\x07\x9b\u202e")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_words(terminal: Terminal, whole: Path, language: str) -> None:
    said = terminal.run("replay", str(whole), "--lang", language)
    assert said.code == 0
    assert "random 1" in said.out
    assert len(said.out.splitlines()) > 50


def test_a_game_as_json(terminal: Terminal, whole: Path) -> None:
    shape = json.loads(terminal.run("replay", str(whole), "--json").out)
    assert shape["game"] == "tranquility"
    assert shape["seats"] == ["random 1", "random 2"]
    assert shape["outcome"]["end_reason"] == "stuck"
    assert [answer["number"] for answer in shape["answers"]] == list(range(1, len(shape["answers"]) + 1))
    kinds = {event["kind"] for answer in shape["answers"] for event in answer["events"]}
    assert {"IslandPlaced", "CardDrawn", "GameLost"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position(terminal: Terminal, whole: Path, language: str) -> None:
    said = terminal.run("replay", str(whole), "--at", "20", "--lang", language)
    assert said.code == 0
    assert "random 1: [" in said.out
    assert "random 2: [" in said.out


def test_a_position_as_json(terminal: Terminal, whole: Path) -> None:
    shape = json.loads(terminal.run("replay", str(whole), "--at", "20", "--json").out)
    assert len(shape["answers"]) == 20
    assert shape["outcome"]["end_reason"] == ""
    assert len(shape["position"]["grid"]) == 36


def test_TQ19_a_running_game_keeps_its_secrets(terminal: Terminal, running: Path) -> None:
    said = terminal.run("replay", str(running))
    shape = json.loads(terminal.run("replay", str(running), "--json").out)
    assert not any("option" in answer or "text" in answer for answer in shape["answers"])
    drawn = [
        event for answer in shape["answers"] for event in answer["events"] if event["kind"] == "CardDrawn"
    ]
    assert all("card" not in event["values"] for event in drawn)
    assert "draws a card: " not in said.out
    assert "[" not in terminal.run("replay", str(running), "--at", "0").out.splitlines()[-2]


def test_no_more_answers_than_there_are(terminal: Terminal, whole: Path) -> None:
    said = terminal.run("replay", str(whole), "--at", "9999")
    assert said.code == 2
    assert "--at takes a whole number from 0 to" in said.err


@pytest.mark.parametrize("cut", [1, 3, 30])
def test_an_edited_line_is_named(terminal: Terminal, whole: Path, cut: int) -> None:
    lines = whole.read_text("utf-8").splitlines()
    lines[cut] = lines[cut].replace('"option":', '"option":1')
    whole.write_text("\n".join(lines) + "\n", "utf-8")
    said = terminal.run("replay", str(whole))
    assert said.code == 2
    assert f"line {cut + 1}:" in said.err
    assert said.err.count("\n") == 1


def test_a_truncated_log_is_refused(terminal: Terminal, whole: Path) -> None:
    text = whole.read_text("utf-8")
    whole.write_text(text[: len(text) // 2], "utf-8")
    said = terminal.run("replay", str(whole))
    assert said.code == 2
    assert "line" in said.err


def test_what_the_deal_tells_comes_first(terminal: Terminal, tmp_path: Path) -> None:
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
    said = terminal.run("replay", str(path))
    assert "   0  Year 1 begins" in said.out
    kinds = [
        event["kind"] for event in json.loads(terminal.run("replay", str(path), "--json").out)["opening"]
    ]
    assert {"YearBegan", "CreatureOffered", "AdventurerCame", "NonPlayerOrderTurned"} <= set(kinds)
