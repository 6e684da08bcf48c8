"""The menu: `kazamata` and `kazamata play` without a game ask for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from kazamata import game_registry
from kazamata.words.catalogue import LANGUAGES, catalogue
from tests.cli.command_runner import CommandRunner
from tests.cli.pseudo_terminal import END, INTERRUPT, PseudoTerminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [(), ("play",)])
def test_a_menu_offers_every_game(tmp_path: Path, words: tuple[str, ...], language: str) -> None:
    with PseudoTerminal(tmp_path, *words, "--lang", language) as window:
        menu = window.until("> ")
        for game in game_registry.GAME_NAMES:
            assert catalogue(game, language).say("game-title") in menu
        window.type("")
        output, code = window.rest()
    assert code == 0
    assert catalogue("common", language).say("goodbye") in output


def test_a_game_is_chosen_by_numbers(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path) as window:
        window.until("> ")
        window.type("9")
        window.until("Type a number from 1 to")
        window.until("> ")
        window.type("1")
        window.until("How?")
        window.type("")
        window.until("How many players")
        window.type("7")
        window.until("Type one of: 1, 2, 3, 4, 5")
        window.type("2")
        window.until("Your hand")
        table = window.until("> ")
    assert "greedy 2" in window.written
    assert "Your turn" in table or "card" in table


def test_a_mission_is_in_the_menu(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "--lang", "pl") as window:
        window.until("> ")
        window.type("dungeon")  # English names do as well
        ways = window.until("> ")
        number = next(line.split()[0] for line in ways.splitlines() if "misja 2" in line)
        window.type(number)
        window.until("Misja 2")


def test_the_language_can_be_changed_there(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path) as window:
        window.until("> ")
        window.type("hu")
        window.until("Mit szeretnél játszani?")


def test_a_game_that_was_left_is_offered_again(tmp_path: Path) -> None:
    with PseudoTerminal(
        tmp_path, "play", "tranquility", "--seats", "2", "--seed", "5", "--names", "Anna"
    ) as window:
        window.until("> ")
        window.type("hint")
        window.until("Type: ")
        move = window.until("\n").strip()
        window.until("> ")
        window.type(move)
        window.until("> ")
        window.press(INTERRUPT)
        window.rest()
    with PseudoTerminal(tmp_path) as window:
        menu = window.until("> ")
        assert "Go on: Tranquility" in menu
        assert "Anna" in menu
        window.type("4")
        window.until("Your hand")


@pytest.mark.parametrize(("key", "code"), [(INTERRUPT, 130), (END, 0)])
def test_leaving_the_menu_is_no_error(tmp_path: Path, key: str, code: int) -> None:
    with PseudoTerminal(tmp_path) as window:
        window.until("> ")
        window.press(key)
        output, ended = window.rest()
    assert ended == code
    assert "Traceback" not in output


def test_without_a_terminal_one_line_explains_the_usage(terminal: CommandRunner) -> None:
    result = terminal.run("play")
    assert result.code == 2
    assert (
        result.err
        == "kazamata: which game? kazamata play tranquility, kazamata play miners, kazamata play lords\n"
    )
