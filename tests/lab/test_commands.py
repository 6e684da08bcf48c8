"""`kazamata lab`, and the message when a library is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="the lab's libraries are installed by `dev.py test`")

from kazamata.cli import main
from kazamata.lab.datasets import DATA_CARD, load_decisions
from kazamata.words.catalogue import LANGUAGES

LOG = sorted(Path("tests/golden/tranquility").glob("*.jsonl"))[0]


def test_describe_names_actions_and_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "describe", "tranquility", "--seats", "2", "--option", "variant=duel"]) == 0
    output = capsys.readouterr().out
    assert "DuelTurn (TQ-H6)" in output
    assert "TakeTurn" not in output.split("Observation")[0], "a duel never asks it"
    assert "the open row of a duel" in output


def test_export_writes_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = [
        "lab",
        "export",
        "miners",
        "--seats",
        "1",
        "--bots",
        "random",
        "--games",
        "2",
        "--to",
        str(tmp_path),
    ]
    assert main(order) == 0
    assert str(tmp_path) in capsys.readouterr().out
    assert set(load_decisions(tmp_path).columns["game"]) == {0, 1}


def test_logs_are_exported(tmp_path: Path) -> None:
    assert main(["lab", "export-logs", str(LOG), "--to", str(tmp_path / "there")]) == 0
    assert "games from logs" in (tmp_path / "there" / DATA_CARD).read_text("utf-8")
    assert main(["lab", "export-logs", "nowhere.jsonl", "--to", str(tmp_path)]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_library_is_reported_in_one_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["--lang", language, "simulate", "tranquility", "--games", "2", "--ray", "local"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "pip install 'kazamata[ray]'" in line
