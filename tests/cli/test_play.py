"""The terminal game, driven by typed lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kazamata.cli import log_files
from kazamata.cli.play.seat_assignment import assign_seats
from kazamata.game_registry import rules
from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner
from tests.cli.scripts import SEED, script

PLAY = ("play", "tranquility", "--seats", "3", "--bots", "random", "--seed", "5")
"""Seat 1 holds 16 17 28 56 65; 45 lies on cell 2 and 61 on cell 32."""

TABLES = {
    "base": {},
    "rough seas": {"rocks": "yes", "storms": "yes", "monsters": "5"},
    "arch": {"variant": "arch", "monsters": "3"},
    "pyramid": {"variant": "pyramid"},
    "day and night": {"variant": "day_and_night", "storms": "yes"},
    "duel": {"variant": "duel"},
    "removal": {"removal": "poseidon"},
}


TRANSLATED = [("rough seas", language) for language in LANGUAGES if language != "hu"]
"""The table with the most questions is played in every language, the others in one each."""


def options(choices: dict[str, str]) -> list[str]:
    return [word for key, value in choices.items() for word in ("--option", f"{key}={value}")]


@pytest.mark.parametrize(("table", "language"), [*zip(TABLES, LANGUAGES * 2, strict=False), *TRANSLATED])
def test_a_whole_game_is_played_by_typing(
    terminal: CommandRunner, tmp_path: Path, table: str, language: str
) -> None:
    choices = TABLES[table]
    played = script(choices, [None, "random"])
    saved = str(tmp_path / "game.jsonl")
    words = ["play", "tranquility", "--seats", "2", "--bots", "random", "--seed", str(SEED), "--save", saved]
    result = terminal.run(*words, *options(choices), "--lang", language, lines=played.lines)
    assert result.code == 0
    assert result.err == ""
    log = log_files.read_log(saved)
    assert [(answer.seat, answer.option) for answer in log.answers] == played.answers


@pytest.mark.parametrize("table", ["base", "rough seas", "duel"])
def test_two_people_pass_the_keyboard(terminal: CommandRunner, tmp_path: Path, table: str) -> None:
    choices = TABLES[table]
    played = script(choices, [None, None])
    saved = str(tmp_path / "game.jsonl")
    words = ["play", "tranquility", "--seats", "2", "--bots", "none", "--names", "Anna,Béla", "--save", saved]
    result = terminal.run(*words, "--seed", str(SEED), *options(choices), lines=played.lines)
    assert result.code == 0
    assert "Pass the keyboard to: Anna" in result.out
    assert "Pass the keyboard to: Béla" in result.out
    answers = [(answer.seat, answer.option) for answer in log_files.read_log(saved).answers]
    assert answers == played.answers


def test_alone(terminal: CommandRunner) -> None:
    played = script({}, [None])
    words = ("play", "tranquility", "--seats", "1", "--bots", "none", "--seed", str(SEED))
    result = terminal.run(*words, lines=played.lines)
    assert result.code == 0
    assert "Pass the keyboard" not in result.out


def test_bots_play_alone(terminal: CommandRunner) -> None:
    result = terminal.run("play", "tranquility", "--seats", "2", "--bots", "random,random", "--seed", "1")
    assert result.code == 0
    assert "random 1 places" in result.out
    assert "Defeat: you lose together." in result.out


def test_the_hands_of_others_are_hidden(terminal: CommandRunner) -> None:
    words = ("play", "tranquility", "--seats", "2", "--bots", "none", "--seed", "6", "--names", "Anna,Béla")
    result = terminal.run(*words, lines=["", "d 8 13", ""])
    begin, after = result.out.split("Pass the keyboard to: Anna")
    assert "Your hand: [8] [13] [46] [47] [48]" in begin
    assert "Béla draws a card (×2)\n" in after
    assert not re.search(r"Béla draws a card[^\n]*: \d", after)
    assert "[46]" not in after


# typed answers


def test_a_card_alone_shows_its_cells(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["65"])
    assert "▸33−4 ▸34 0 ▸35 0 ▸36 0" in result.out
    assert "[▸65]" in result.out


def test_then_the_cell_is_enough(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["65", "34"])
    assert "Player 1 places 65 on cell 34 (free)" in result.out


def test_enter_puts_the_card_back(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["65", ""])
    last = result.out.split("> ")[-2]
    assert "▸33" not in last


def test_cards_are_named_in_any_order(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["d", "65", "16"])
    assert "Player 1 discards 2 cards as the action" in result.out


def test_all_in_one_line(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["d 65 16"])
    assert "Player 1 discards 2 cards as the action" in result.out


def test_too_few_cards_wait_for_the_others(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["d 65", "16"])
    assert "[▸65]" in result.out
    assert "Player 1 discards 2 cards as the action" in result.out


def test_several_typed_answers_are_given_all_or_none(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["d 16 18", "d 16 17 28"])
    assert "This card is not in your hand: 18 (TQ-19)." in result.out
    assert "Too many cards: only 2 are asked for." in result.out
    assert "discards 2 cards" not in result.out


def test_the_same_card_cannot_go_twice(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["d", "16", "16"])
    assert "Named twice: 16" in result.out


def test_why(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["why 28 1", "why 56 4", "why 17", "why 9 9", "why", "why moon"])
    assert "cannot go to cell 1" in result.out or "costs 17 discards" in result.out
    assert "But it is possible: 56 to cell 4, free" in result.out
    assert "17 has no place now." in result.out
    assert "This card is not in your hand: 9 (TQ-9)." in result.out
    assert "Type why and a move, e.g. why" in result.out


def test_undo_is_free_until_a_seat_learns_something(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["undo", "d", "undo", "d 16 17", "undo"])
    nothing, taken_back, barred = (
        result.out.find(text) for text in ("nothing to take back", "Taken back.", "This cannot be taken back")
    )
    assert 0 < nothing < taken_back < barred


def test_undo_puts_named_cards_back_first(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["d", "16", "undo", "undo", "56 4"])
    assert result.out.count("Taken back.") == 2
    assert "Player 1 places 56 on cell 4 (free)" in result.out


def test_help_rules_and_log(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["?", "rules", "rules 11", "rules TQ-99", "log"])
    assert "play island 37 to cell 12" in result.out
    assert "TQ-25" in result.out
    assert "TQ-11  Paying" in result.out
    assert "No clause is called TQ-99" in result.out
    assert "random 2 places 45 on cell 2" in result.out


def test_words_of_the_language_and_english_words_work(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, "--lang", "pl", lines=["dlaczego 9 9", "cofnij", "undo"])
    assert "Nie masz tej karty na ręce: 9 (TQ-9)." in result.out
    assert result.out.count("Nie ma czego cofać.") == 2


# leaving, saving, going on


def test_the_end_of_the_input_is_a_polite_end(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=[])
    assert result.code == 0
    assert result.out.endswith("Goodbye!\n")


def test_quit_asks_first(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["quit", "no", "quit", "yes", "56 4"])
    assert result.code == 0
    assert result.out.count("Leave the game?") == 2
    assert "places 56" not in result.out


def test_quit_can_save(terminal: CommandRunner, tmp_path: Path) -> None:
    saved = tmp_path / "left.jsonl"
    result = terminal.run(*PLAY, lines=["56 4", "quit", "save", "quit", f"save {saved}"])
    assert "Type save and a file name" in result.out
    assert result.out.endswith("Goodbye!\n")
    assert f"--resume {saved}" in result.out
    assert saved.exists()


def test_ctrl_c_is_no_error(terminal: CommandRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(screen: object, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("kazamata.cli.screen.Screen.read", interrupt)
    result = terminal.run(*PLAY)
    assert result.code == 130
    assert result.out.endswith("Goodbye!\n")


def test_a_file_that_cannot_be_written(terminal: CommandRunner, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "game.jsonl"
    result = terminal.run(*PLAY, lines=[f"save {nowhere}"])
    assert result.code == 0
    assert "The file cannot be written" in result.out


def test_an_unwritable_folder_is_reported_before_the_game(terminal: CommandRunner, tmp_path: Path) -> None:
    for nowhere in (tmp_path / "nowhere" / "game.jsonl", tmp_path, tmp_path / "odd\0.jsonl"):
        result = terminal.run(*PLAY, "--save", str(nowhere), lines=["56 4"])
        assert result.code == 2
        assert result.out == ""
        assert result.err.count("\n") == 1
        assert result.err.startswith("kazamata: The file cannot be written")
    assert list(tmp_path.iterdir()) == []


def test_checking_a_folder_leaves_no_file(terminal: CommandRunner, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    kept.write_text("another game")
    terminal.run(*PLAY, "--save", str(kept), "--bots", "nobody")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["another game"]


def test_a_saved_game_goes_on(terminal: CommandRunner, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.jsonl")
    terminal.run(*PLAY, lines=["56 4", f"save {saved}"])
    result = terminal.run("play", "--resume", saved, "--bots", "random", lines=["log"])
    assert result.code == 0
    assert "Player 1 places 56 on cell 4 (free)" in result.out


def test_a_saved_game_brings_its_own_table(terminal: CommandRunner, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.jsonl")
    terminal.run(*PLAY, lines=[f"save {saved}"])
    result = terminal.run("play", "tranquility", "--resume", saved, "--seats", "2")
    assert result.code == 2
    assert "leave them out" in result.err


def test_the_same_seed_is_the_same_game(terminal: CommandRunner, tmp_path: Path) -> None:
    play = (*PLAY, "--save", str(tmp_path / "game.jsonl"))
    first = terminal.run(*play, lines=["56 4", "d"])
    second = terminal.run(*play, lines=["56 4", "d"])
    assert first.out == second.out


# who sits where


@pytest.mark.parametrize(
    ("text", "seats", "sitting"),
    [
        ("random", 3, [None, "random", "random"]),
        ("none", 3, [None, None, None]),
        ("random,random,random", 3, ["random", "random", "random"]),
        ("random,human,random", 3, ["random", None, "random"]),
        ("random,random", 3, [None, "random", "random"]),
        ("random", 1, ["random"]),
        (None, 2, [None, "greedy"]),
        (None, 1, [None]),
    ],
)
def test_seating(text: str | None, seats: int, sitting: list[str | None]) -> None:
    assert assign_seats(rules("tranquility"), seats, text) == sitting


# no input causes a traceback

TYPED = ("d", "s", "f", "h", "m", "t", "u", "stop", "stay", "pay", "why", "undo", "log", "?", "hint", "rules")
ODD = ("0", "1", "5", "12", "37", "56", "65", "80", "99", "²", "٣", "-1", "1e3", "9" * 5000, "[bold]", "{x}")
WORDS = st.one_of(
    st.sampled_from(ODD),
    st.sampled_from(TYPED),
    st.text(max_size=6),
)
LINES = st.lists(st.lists(WORDS, max_size=4).map(" ".join), max_size=12)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=LINES, table=st.sampled_from(sorted(TABLES)), language=st.sampled_from(LANGUAGES))
def test_nonsense_is_answered_kindly(
    terminal: CommandRunner, lines: list[str], table: str, language: str
) -> None:
    words = ["play", "tranquility", "--seats", "2", "--bots", "random", "--seed", "3", "--lang", language]
    result = terminal.run(*words, *options(TABLES[table]), lines=lines)
    assert result.code == 0
    assert result.err == ""
