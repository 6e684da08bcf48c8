"""`kazamata report`: a player's report becomes a game log of that moment, without names."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from kazamata import game_registry
from kazamata.cli import main
from kazamata.codec import gamelog
from kazamata.server.settings import async_url
from kazamata.server.store.records import BugReport
from kazamata.server.store.store import REPORTS_A_PAGE, Store
from kazamata.server.tables.history import GameHistory
from kazamata.words.catalogue import LANGUAGES
from tests.server.test_store import record

MOMENT = 3
SENTENCE = "Ánna Żółć's card is not where it should be"


def stored(url: str) -> str:
    """A running table with six answers and a report of the moment after three; the id of the report."""

    async def work() -> str:
        rules = game_registry.rules("tranquility")
        table = replace(record(), choices=rules.setup(2, {}).choices, vote=None)
        game = GameHistory(rules, rules.setup(2, table.choices), int(table.seed))
        for _ in range(6):
            ask = game.asks[0]
            game.accept(game.propose(int(ask.seat), int(ask.options[0]), game.seq, "person", 1.5))
        store = Store(async_url(url))
        await store.open()
        await store.create(table, game.entries)
        await store.keep_report(BugReport("r" * 12, table.id, MOMENT, 0, SENTENCE, 20.0))
        await store.close()
        return "r" * 12

    return asyncio.run(work())


def test_a_report_becomes_a_case_that_can_be_replayed(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "case.jsonl"
    assert main(["report", stored(sqlite), "--db", sqlite, "--out", str(file)]) == 0
    output = capsys.readouterr().out
    assert SENTENCE in " ".join(output.split())
    assert "after 3 answers, seen from seat 1" in output
    assert f"kazamata replay {file} --at 3" in output
    log = gamelog.load(file)
    assert len(log.answers) == MOMENT
    assert log.header.seats == ["1", "2"]
    assert "nna" not in file.read_text("utf-8"), "no name of a player is in the case"
    gamelog.position(log)  # every fingerprint on the way is right
    assert main(["replay", str(file), "--at", "3"]) == 0


def test_reports_are_listed(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    id = stored(sqlite)
    assert main(["report", "--db", sqlite]) == 0
    output = capsys.readouterr().out
    assert id in output
    assert "card is not where" in output


def test_older_reports_are_on_further_pages(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    stored(sqlite)

    async def more() -> None:
        store = Store(async_url(sqlite))
        await store.open()
        for number in range(REPORTS_A_PAGE):
            await store.keep_report(BugReport(f"more{number:03}", record().id, 0, 0, "again", 100.0 + number))
        await store.close()

    asyncio.run(more())
    assert main(["report", "--db", sqlite]) == 0
    first = capsys.readouterr().out
    assert "more049" in first
    assert "r" * 12 not in first
    assert "Page 1 of 2" in first
    assert main(["report", "--db", sqlite, "--page", "2"]) == 0
    assert "r" * 12 in capsys.readouterr().out
    assert main(["report", "--db", sqlite, "--page", "0"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_report_is_an_error_of_one_line(
    sqlite: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    stored(sqlite)
    assert main(["report", "nothing", "--db", sqlite, "--lang", language]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_reading_reports_creates_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.sqlite"
    assert main(["report", "x", "--db", f"sqlite:///{file}"]) == 2
    assert not file.exists()
    assert "cannot be used" in capsys.readouterr().err
