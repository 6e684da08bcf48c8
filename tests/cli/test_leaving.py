"""Whoever leaves a game finds it again: Ctrl-C, Ctrl-D, `quit`, the end of the input, a closed window."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kazamata.cli import logs
from kazamata.words.catalogue import LANGUAGES
from tests.cli.terminal import Terminal
from tests.cli.window import END, INTERRUPT, Window

PLAY = ("play", "tranquility", "--seats", "3", "--bots", "random", "--seed", "5")
"""Seat 1 holds 16 17 28 56 65, and 56 may go to cell 4."""


def resumed(text: str) -> list[str]:
    """The words of the command that was told, without the program's own name."""
    (line,) = [line for line in text.splitlines() if "kazamata play --resume" in line]
    return shlex.split(line[line.index("kazamata play") :])[1:]


@pytest.mark.parametrize(("key", "code"), [(INTERRUPT, 130), (END, 0)])
def test_a_key_that_ends_the_program_keeps_the_game(tmp_path: Path, key: str, code: int) -> None:
    with Window(tmp_path, *PLAY) as window:
        window.until("> ")
        window.type("56 4")
        window.until("[56]")
        window.until("> ")
        window.press(key)
        told, ended = window.rest()
    assert ended == code
    assert "Traceback" not in told
    words = resumed(told)
    assert words == [
        "play",
        "--resume",
        str(tmp_path / "games" / "tranquility-1.jsonl"),
        "--bots",
        "human,random,random",
    ]
    with Window(tmp_path, *words) as window:
        window.until("> ")
        window.type("log")
        window.until("Player 1 places 56 on cell 4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_input_tells_how_to_go_on(terminal: Terminal, language: str) -> None:
    said = terminal.run(*PLAY, "--lang", language, lines=["56 4"])
    words = resumed(said.out)
    assert said.code == 0
    again = terminal.run(*words, lines=["log"])
    assert again.code == 0
    assert "56" in again.out
    assert ("--lang" in words) is (language != "en")


def test_quitting_keeps_the_game_too(terminal: Terminal) -> None:
    said = terminal.run(*PLAY, lines=["56 4", "quit", "yes"])
    assert logs.read_log(resumed(said.out)[2]).answers[2].text == "play-island 56 4"


def test_a_named_file_is_where_the_game_is_kept(terminal: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "mine alone.jsonl")
    said = terminal.run(*PLAY, "--save", file, lines=["56 4"])
    assert resumed(said.out)[2] == file


def test_a_file_that_cannot_be_written_is_no_reason_to_lose_the_game(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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
    said = terminal.run(*PLAY, "--save", str(folder / "game.jsonl"))
    assert "The file cannot be written" in said.out
    assert Path(resumed(said.out)[2]).exists()


def test_where_nobody_decided_anything_nothing_is_kept(terminal: Terminal) -> None:
    said = terminal.run(*PLAY, lines=[])
    assert "--resume" not in said.out


def test_a_closed_window_keeps_the_game(tmp_path: Path) -> None:
    with Window(tmp_path, *PLAY) as window:
        window.until("> ")
        window.type("56 4")
        window.until("> ")
        window.hang_up()
    (kept,) = (tmp_path / "games").iterdir()
    assert any(answer.text == "play-island 56 4" for answer in logs.read_log(str(kept)).answers)


def test_what_is_typed_while_something_is_read_is_heard(tmp_path: Path) -> None:
    with Window(tmp_path, *PLAY) as window:
        window.until("> ")
        window.type("rules")
        window.until("Press Enter to go on.")
        window.type("56 4")
        window.until("[45]    3   [56]")


def test_q_closes_what_is_read_and_not_the_game(tmp_path: Path) -> None:
    with Window(tmp_path, *PLAY) as window:
        window.until("> ")
        window.type("rules")
        window.until("Press Enter to go on.")
        window.type("q")
        window.until("Your hand: [16]")
        window.until("> ")


# hints lead on


def test_a_hint_for_two_cards_names_both(terminal: Terminal) -> None:
    said = terminal.run(*PLAY, lines=["d", "hint"])
    typed = said.out.split("Hint: ")[1].split("Type: ")[1].split("\n")[0].split()
    assert len(typed) == 2


def test_a_hint_after_half_an_answer_leads_on(terminal: Terminal) -> None:
    """Typing what the hint says must never be refused, whatever was named before."""
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
