"""`kazamata report`: list players' problem reports, or write the game log of one without names."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from kazamata.cli.arguments import number_of
from kazamata.cli.screen import console
from kazamata.cli.text_narrator import common_catalogue
from kazamata.cli.usage_errors import UsageError
from kazamata.words.names import visible_text

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from kazamata.server.store.store import ReportPage
    from kazamata.server.tables.bug_reports import ReportedGame
    from kazamata.words.catalogue import Catalogue

MAX_PAGES: Final = 1_000_000


def command(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help=words.say("cli-help-report-id"))
    parser.add_argument("--page", metavar="N", default="1", help=words.say("cli-help-report-page"))
    parser.add_argument("--out", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-report-out"))
    parser.add_argument("--db", default="", metavar="URL", help=words.say("cli-help-db"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from kazamata.server.tables.bug_reports import list_reports, load_reported_game

    words = common_catalogue(arguments.lang)
    url = _url(arguments.db)
    if arguments.id is None:
        page = number_of("--page", arguments.page, 1, MAX_PAGES)
        show(_read(list_reports(url, page)), words)
        return 0
    case = _read(load_reported_game(url, arguments.id))
    if case is None:
        raise UsageError("cli-wrong-report", id=arguments.id)
    save_report_log(case, arguments.out or f"report-{arguments.id}.jsonl", words)
    return 0


def _url(database: str) -> str:
    from kazamata.server.settings import Settings

    try:
        return Settings(database=database).database_url
    except ValueError as problem:
        raise UsageError("cli-wrong-database", problem=str(problem)) from None


def _read(reading: Coroutine[Any, Any, Any]) -> Any:
    from kazamata.server.errors import RequestError
    from kazamata.server.store.error_text import BadDatabase

    try:
        return asyncio.run(reading)
    except (BadDatabase, RequestError) as problem:
        raise UsageError("cli-wrong-database", problem=str(problem)) from None


def show(found: ReportPage, words: Catalogue) -> None:
    """Print the reports, newest first: id, time and text."""
    out = console()
    if not found.reports:
        out.print(words.say("cli-report-none"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for report in found.reports:
        when = datetime.fromtimestamp(report.created_at, UTC).strftime("%Y-%m-%d %H:%M")
        table.add_row(Text(report.id, "cyan"), when, Text(visible_text(report.text)))
    out.print(table)
    if found.pages > 1:
        out.print(words.say("cli-report-page", page=found.page, pages=found.pages), highlight=False)


def save_report_log(case: ReportedGame, path: str, words: Catalogue) -> None:
    """Write the game up to the report; print the problem, the viewer, and how to replay it."""
    from kazamata.codec import gamelog

    try:
        gamelog.save(case.log, Path(path))
    except (OSError, ValueError):
        raise UsageError("file-unwritable", file=path) from None
    out, answers = console(), len(case.log.answers)
    out.print(Text(visible_text(case.report.text), "bold"))
    seat = case.report.seat + 1
    out.print(words.say("cli-report-moment", game=case.log.header.game, answers=answers, seat=seat))
    out.print(Text(words.say("saved", file=path)), soft_wrap=True)
    look = f"kazamata replay {path} --at {answers}"
    out.print(Text(words.say("cli-report-look", command=look)), soft_wrap=True)
