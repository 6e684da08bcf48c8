"""A terminal for tests: runs the program on typed lines and keeps what it says."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from kazamata.cli import main


@dataclass(frozen=True)
class Said:
    """What a run of the program said, and the code it ended with."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands like a shell would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def run(self, *words: str, lines: Sequence[str] = ()) -> Said:
        """Run the program; the lines are typed into it, and then the input ends."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._capsys.readouterr()
        code = main(words)
        out, err = self._capsys.readouterr()
        return Said(code, out, err)
