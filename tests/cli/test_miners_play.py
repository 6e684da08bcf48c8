"""Imperial Miners by typing: whole games, `why`, names, saved games, and the other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kazamata.cli import log_files
from kazamata.lab import engine_speed
from kazamata.words.catalogue import LANGUAGES, catalogue
from tests.cli.command_runner import CommandRunner
from tests.cli.scripts import SEED, script

PLAY = ("play", "miners", "--seats", "2", "--bots", "random", "--seed", "4")


def play(terminal: CommandRunner, tmp_path: Path, bots: list[str | None], *words: str, **choices: str) -> str:
    """A whole game typed at random; returns the program's output."""
    played = script(choices, bots, game="miners")
    saved = str(tmp_path / "game.jsonl")
    order = ["play", "miners", "--seats", str(len(bots)), "--seed", str(SEED), "--save", saved, *words]
    options = [word for key, value in choices.items() for word in ("--option", f"{key}={value}")]
    result = terminal.run(*order, *options, lines=played.lines)
    assert result.code == 0
    assert result.err == ""
    answers = [(answer.seat, answer.option) for answer in log_files.read_log(saved).answers]
    assert answers == played.answers
    return result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_alone(terminal: CommandRunner, tmp_path: Path, language: str) -> None:
    out = play(terminal, tmp_path, [None], "--bots", "none", "--lang", language)
    assert "10" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_bots(terminal: CommandRunner, tmp_path: Path, language: str) -> None:
    out = play(terminal, tmp_path, [None, "random", "random"], "--bots", "random", "--lang", language)
    assert catalogue("common", language).say("play-bot", bot="random", number=2) in out


@pytest.mark.parametrize("reveal", ["together", "open"])
def test_three_people_pass_the_keyboard(terminal: CommandRunner, tmp_path: Path, reveal: str) -> None:
    out = play(
        terminal, tmp_path, [None, None, None], "--bots", "none", "--names", "Anna,Béla,Cili", reveal=reveal
    )
    assert all(f"Pass the keyboard to: {name}" in out for name in ("Anna", "Béla", "Cili"))
    assert "Winner: " in out or "Shared victory: " in out


def test_IM8_a_first_game(terminal: CommandRunner, tmp_path: Path) -> None:
    out = play(terminal, tmp_path, [None], "--bots", "none", first_game="yes")
    assert "starting hand stay" not in out


def test_IM48_alone_there_is_a_rank(terminal: CommandRunner, tmp_path: Path) -> None:
    assert "Rank: " in play(terminal, tmp_path, [None], "--bots", "none")


def test_four_cards_are_discarded_in_one_line(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["1 2 3 4"])
    assert "starting hand stay" in result.out
    assert "Round 1 of 10" in result.out


def test_too_many_cards(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["1 2 3 4 5"])
    assert "Too many answers at once; asked for: 4" in result.out
    assert "Round 1 of 10" not in result.out


def test_why_names_the_clause(terminal: CommandRunner) -> None:
    lines = ["5 6 7 8", "why 4", "why 1", "why 3", "why", "why moon"]
    result = terminal.run("play", "miners", "--seats", "1", "--seed", "3", lines=lines)
    assert "(IM-20)" in result.out
    assert "But it is possible" in result.out
    assert "Type why and a move" in result.out


def test_help_look_and_mine(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["?", "look", "look 1", "mine 2", "hint", "rules IM-26", "log"])
    assert "full cart" in result.out
    assert "Mine: random 2" in result.out
    assert "Hint: " in result.out
    assert "IM-26  The chain climbs" in result.out


def test_a_saved_game_goes_on(terminal: CommandRunner, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.jsonl")
    terminal.run(*PLAY, lines=["1 2 3 4", f"save {saved}"])
    result = terminal.run("play", "--resume", saved, "--bots", "random", lines=["log"])
    assert result.code == 0
    assert "discards" in result.out


def test_replay_prints_sentences_and_positions(terminal: CommandRunner, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.jsonl")
    bots = ("play", "miners", "--seats", "3", "--bots", "random,random,random", "--seed", "1")
    assert terminal.run(*bots, "--save", saved).code == 0
    for language in LANGUAGES:
        assert len(terminal.run("replay", saved, "--lang", language).out.splitlines()) > 150
    shown = terminal.run("replay", saved, "--at", "120")
    assert "Mine: random 3" in shown.out
    assert "random 1: " in shown.out
    shape = json.loads(terminal.run("replay", saved, "--at", "120", "--json").out)
    assert len(shape["position"]["seats"]) == 3


@pytest.mark.parametrize("seats", ["1", "2", "3", "4", "5"])
def test_simulate_counts_points(terminal: CommandRunner, seats: str) -> None:
    order = (
        "simulate",
        "miners",
        "--seats",
        seats,
        "--bots",
        "random",
        "--games",
        "6",
        "--seed",
        "1",
        "--json",
    )
    shape = json.loads(terminal.run(*order).out)
    assert set(shape) == {"game", "seats", "games", "decisions", "seconds", "bots", "ends"}
    assert list(shape["ends"].values()) == [6]
    assert 0 < shape["bots"]["random"]["mean"] < 35


def test_bench_measures_miners(terminal: CommandRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_speed, "RUNS", 1)
    monkeypatch.setattr(
        "kazamata.cli.commands.bench.measure", lambda names: engine_speed.measure(names, 0.001)
    )
    figures = json.loads(terminal.run("bench", "miners", "--json").out)["games"]["miners"]
    assert all(value > 0 for value in figures.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_games(terminal: CommandRunner, language: str) -> None:
    assert terminal.run("rules", "miners", "26", "--lang", language).out.startswith("IM-26")
    games = json.loads(terminal.run("games", "--json", "--lang", language).out)["games"]
    miners = next(game for game in games if game["name"] == "miners")
    assert {"random", "greedy"} <= set(miners["bots"])
    assert {choice["key"] for choice in miners["choices"]} >= {"first_game", "reveal", "set"}


ODD = (
    "0",
    "1",
    "2",
    "5",
    "8",
    "99",
    "²",
    "٣",
    "-1",
    "I",
    "II 4",
    "III",
    "IV -3",
    "l",
    "r",
    "f",
    "stop",
    "tea",
)
TYPED = ("why", "undo", "log", "?", "hint", "look", "mine", "mine 2", "look 1", "l 1", "m 1", "[bold]", "{x}")
WORDS = st.one_of(st.sampled_from(ODD), st.sampled_from(TYPED), st.text(max_size=6))
LINES = st.lists(st.lists(WORDS, max_size=4).map(" ".join), max_size=12)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=LINES, first=st.booleans(), language=st.sampled_from(LANGUAGES))
def test_nonsense_is_answered_kindly(
    terminal: CommandRunner, lines: list[str], first: bool, language: str
) -> None:
    begin = ["1 2 3 4", "1", "1", "1"] if first else []
    result = terminal.run(*PLAY, "--lang", language, lines=[*begin, *lines])
    assert result.code == 0
    assert result.err == ""
