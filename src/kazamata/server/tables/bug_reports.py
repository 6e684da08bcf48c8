"""What somebody said to be wrong, as a case that can be replayed: the game up to that moment, without names."""

from __future__ import annotations

from typing import NamedTuple

from kazamata import game_registry
from kazamata.codec.gamelog import GameLog
from kazamata.server.store.databases import sqlite_file
from kazamata.server.store.error_text import BadDatabase, explain_errors
from kazamata.server.store.records import BugReport
from kazamata.server.store.store import ReportPage, Store
from kazamata.server.tables.history import GameHistory
from kazamata.server.tables.rules_upgrade import follow


class ReportedGame(NamedTuple):
    """A report, and the game until then; it holds every secret of the deal, so it is for the host alone."""

    report: BugReport
    log: GameLog


async def list_reports(url: str, page: int = 1) -> ReportPage:
    """A page of what was said to be wrong at any table, the newest first."""
    store = _reader(url)
    try:
        with explain_errors():
            return await store.reports(page)
    finally:
        await store.engine.dispose()


async def load_reported_game(url: str, report_id: str) -> ReportedGame | None:
    """The case of a report; None if there is none of that name, or its table is gone."""
    store = _reader(url)
    try:
        with explain_errors():
            report = await store.report(report_id)
            return None if report is None else await _case(store, report)
    finally:
        await store.engine.dispose()


async def _case(store: Store, report: BugReport) -> ReportedGame | None:
    record = await store.table(report.table_id)
    if record is None:
        return None
    rules = game_registry.rules(record.game)
    entries = (await store.entries(record.id))[: report.seq]
    if record.version != rules.version:  # as far as the present rules can follow it
        entries = follow(record, entries).entries
    game = GameHistory(rules, rules.setup(len(record.seats), record.choices), int(record.seed), entries)
    return ReportedGame(report, game.log([str(seat + 1) for seat in range(len(record.seats))]))


def _reader(url: str) -> Store:
    """The store of a database that is there: nobody makes a new one by asking for a report."""
    with explain_errors():
        file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise BadDatabase(f"there is no such file ({file})")
    return Store(url)
