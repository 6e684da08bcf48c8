"""`kazamata cards`, `kazamata balance` and `--set`: sets of cards on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kazamata.cli import main


def test_export_check_and_play_with_a_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "set.json"
    assert main(["cards", "miners", "--export", str(path)]) == 0
    assert main(["cards", "miners", "--check", str(path)]) == 0
    capsys.readouterr()
    order = ["simulate", "miners", "--seats", "2", "--games", "2", "--json"]
    assert main([*order, "--set", str(path)]) == 0
    own = json.loads(capsys.readouterr().out)
    assert main(order) == 0
    assert own["bots"] == json.loads(capsys.readouterr().out)["bots"]  # the same cards, the same games


def test_a_bad_set_is_told_with_line_and_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "set.json"
    main(["cards", "miners", "--export", str(path)])
    data = json.loads(path.read_text("utf-8"))
    data["cards"][0]["cost"] = 9
    path.write_text(json.dumps(data, indent=1), "utf-8")
    capsys.readouterr()
    assert main(["cards", "miners", "--check", str(path)]) == 2
    out = capsys.readouterr().out
    assert "line " in out
    assert "$.cards[0].cost" in out
    assert main(["simulate", "miners", "--games", "1", "--set", str(path)]) == 2
    assert "$.cards[0].cost" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "hu", "pl", "sr"])
def test_the_cards_are_listed_in_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "miners", "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) >= 97


def test_only_miners_has_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "tranquility"]) == 2
    assert main(["simulate", "tranquility", "--set", "nowhere.json"]) == 2
    assert main(["simulate", "miners", "--set", "nowhere.json"]) == 2
    assert "nowhere.json" in capsys.readouterr().err


def test_IMH7_the_balance_report_with_its_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "balance.svg"
    order = ["balance", "miners", "--games", "2", "--bots", "random", "--picture", str(picture)]
    assert main([*order, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert picture.read_text("utf-8").startswith("<svg")
    assert main(order) == 0
    assert "out of balance" in capsys.readouterr().out.lower()
