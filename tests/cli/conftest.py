"""The terminal that all command line tests use."""

from __future__ import annotations

import pytest

from tests.cli.command_runner import CommandRunner


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> CommandRunner:
    monkeypatch.setenv("KAZAMATA_DATA", str(tmp_path_factory.mktemp("data")))
    monkeypatch.setenv("COLUMNS", "80")
    return CommandRunner(monkeypatch, capsys)
