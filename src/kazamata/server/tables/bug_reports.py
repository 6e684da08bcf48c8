"""Bug reports as replayable games: the game up to the reported moment, without names."""

from __future__ import annotations

from typing import NamedTuple

from kazamata import game_registry
from kazamata.codec.gamelog import GameLog
from kazamata.server.store.databases import sqlite_file
from kazamata.server.store.error_text import BadDatabase, explain_errors
from kazamata.server.store.records import BugReport
from kazamata.server.store.store import ReportPage, Store
from kazamata.server.tables.history import GameHistory
from kazamata.server.tables.rules_upgrade import replay_entries


class ReportedGame(NamedTuple):
    """A report and the game up to it; it holds every secret of the deal, so only the host may read it."""

    report: BugReport
    log: GameLog


async def list_reports(url: str, page: int = 1) -> ReportPage:
    """A page of the reports of all tables, newest first."""
    store = _reader(url)
    try:
        with explain_errors():
            return await store.reports(page)
    finally:
        await store.engine.dispose()


async def load_reported_game(url: str, report_id: str) -> ReportedGame | None:
    """The game of a report; None if the report or its table does not exist."""
    store = _reader(url)
    try:
        with explain_errors():
            report = await store.report(report_id)
            return None if report is None else await _reported_game(store, report)
    finally:
        await store.engine.dispose()


async def _reported_game(store: Store, report: BugReport) -> ReportedGame | None:
    record = await store.table(report.table_id)
    if record is None:
        return None
    rules = game_registry.rules(record.game)
    entries = (await store.entries(record.id))[: report.seq]
    if record.rules_version != rules.version:  # as far as the present rules can follow it
        entries = replay_entries(record, entries).entries
    history = GameHistory(rules, rules.setup(len(record.seats), record.choices), int(record.seed), entries)
    return ReportedGame(report, history.log([str(seat + 1) for seat in range(len(record.seats))]))


def _reader(url: str) -> Store:
    """Open an existing database for reading; reading reports never creates a database."""
    with explain_errors():
        file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise BadDatabase(f"there is no such file ({file})")
    return Store(url)
