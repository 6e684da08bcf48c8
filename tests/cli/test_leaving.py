"""A player who leaves a game can resume it: Ctrl-C, Ctrl-D, `quit`, the end of the input, a closed window."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kazamata.cli import log_files
from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner
from tests.cli.pseudo_terminal import END, INTERRUPT, PseudoTerminal

PLAY = ("play", "tranquility", "--seats", "3", "--bots", "random", "--seed", "5")
"""Seat 1 holds 16 17 28 56 65, and 56 may go to cell 4."""


def resumed(text: str) -> list[str]:
    """The words of the printed command, without the program's name."""
    (line,) = [line for line in text.splitlines() if "kazamata play --resume" in line]
    return shlex.split(line[line.index("kazamata play") :])[1:]


@pytest.mark.parametrize(("key", "code"), [(INTERRUPT, 130), (END, 0)])
def test_a_key_that_ends_the_program_keeps_the_game(tmp_path: Path, key: str, code: int) -> None:
    with PseudoTerminal(tmp_path, *PLAY) as window:
        window.until("> ")
        window.type("56 4")
        window.until("[56]")
        window.until("> ")
        window.press(key)
        output, ended = window.rest()
    assert ended == code
    assert "Traceback" not in output
    words = resumed(output)
    assert words == [
        "play",
        "--resume",
        str(tmp_path / "games" / "tranquility-1.jsonl"),
        "--bots",
        "human,random,random",
    ]
    with PseudoTerminal(tmp_path, *words) as window:
        window.until("> ")
        window.type("log")
        window.until("Player 1 places 56 on cell 4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_input_prints_how_to_resume(terminal: CommandRunner, language: str) -> None:
    result = terminal.run(*PLAY, "--lang", language, lines=["56 4"])
    words = resumed(result.out)
    assert result.code == 0
    again = terminal.run(*words, lines=["log"])
    assert again.code == 0
    assert "56" in again.out
    assert ("--lang" in words) is (language != "en")


def test_quitting_keeps_the_game_too(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["56 4", "quit", "yes"])
    assert log_files.read_log(resumed(result.out)[2]).answers[2].text == "play-island 56 4"


def test_the_game_is_saved_to_the_named_file(terminal: CommandRunner, tmp_path: Path) -> None:
    file = str(tmp_path / "mine alone.jsonl")
    result = terminal.run(*PLAY, "--save", file, lines=["56 4"])
    assert resumed(result.out)[2] == file


def test_an_unwritable_file_does_not_lose_the_game(
    terminal: CommandRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "removed"
    folder.mkdir()
    lines = iter(["56 4"])

    def read(screen: object, prompt: str) -> str:
        for line in lines:
            return line
        folder.rmdir()
        raise EOFError

    monkeypatch.setattr("kazamata.cli.screen.Screen.read", read)
    result = terminal.run(*PLAY, "--save", str(folder / "game.jsonl"))
    assert "The file cannot be written" in result.out
    assert Path(resumed(result.out)[2]).exists()


def test_a_game_without_decisions_is_not_saved(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=[])
    assert "--resume" not in result.out


def test_a_closed_window_keeps_the_game(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, *PLAY) as window:
        window.until("> ")
        window.type("56 4")
        window.until("> ")
        window.hang_up()
    (kept,) = (tmp_path / "games").iterdir()
    assert any(answer.text == "play-island 56 4" for answer in log_files.read_log(str(kept)).answers)


def test_input_typed_in_the_pager_is_used(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, *PLAY) as window:
        window.until("> ")
        window.type("rules")
        window.until("Press Enter to go on.")
        window.type("56 4")
        window.until("[45]    3   [56]")


def test_q_closes_the_pager_and_not_the_game(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, *PLAY) as window:
        window.until("> ")
        window.type("rules")
        window.until("Press Enter to go on.")
        window.type("q")
        window.until("Your hand: [16]")
        window.until("> ")


# hints lead on


def test_a_hint_for_two_cards_names_both(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["d", "hint"])
    typed = result.out.split("Hint: ")[1].split("Type: ")[1].split("\n")[0].split()
    assert len(typed) == 2


def test_a_hint_after_half_an_answer_completes_it(terminal: CommandRunner) -> None:
    """A player may always type what the hint proposes, whatever was named before."""
    for first in ("16", "17", "28", "56", "65"):
        hinted = terminal.run(*PLAY, lines=["d", first, "hint"])
        typed = hinted.out.split("Hint: ")[1].split("Type: ")[1].split("\n")[0]
        done = terminal.run(*PLAY, lines=["d", first, typed])
        assert "Named twice" not in done.out
        assert "Player 1 discards 2 cards as the action" in done.out


STOPPED_EARLY = """
import sys
from kazamata.cli import main

class Stop:
    def find_spec(self, name, path=None, target=None):
        if name == "kazamata.cli.parser":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Stop())
sys.exit(main(["games"]))
"""


def test_ctrl_c_before_the_first_command_leaves_no_traceback() -> None:
    left = subprocess.run([sys.executable, "-c", STOPPED_EARLY], capture_output=True, text=True, check=False)
    assert (left.returncode, left.stdout, left.stderr) == (130, "", "\n")
