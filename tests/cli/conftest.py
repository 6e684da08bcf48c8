"""The terminal that all tests of the command line use."""

from __future__ import annotations

import pytest

from tests.cli.command_runner import Terminal


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Terminal:
    monkeypatch.setenv("KAZAMATA_DATA", str(tmp_path_factory.mktemp("data")))
    monkeypatch.setenv("COLUMNS", "80")
    return Terminal(monkeypatch, capsys)
