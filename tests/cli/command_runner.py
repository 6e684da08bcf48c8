"""Runs the program on typed lines for tests and keeps its output."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from kazamata.cli import main


@dataclass(frozen=True)
class CommandResult:
    """The output and the exit code of one run."""

    code: int
    out: str
    err: str


class CommandRunner:
    """Runs commands as a shell would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def run(self, *words: str, lines: Sequence[str] = ()) -> CommandResult:
        """Run the program with these typed lines; then the input ends."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._capsys.readouterr()
        code = main(words)
        out, err = self._capsys.readouterr()
        return CommandResult(code, out, err)
