"""The host's page: server health, running tables and bug reports; it needs the host token."""

from __future__ import annotations

import time
from collections.abc import Iterable
from html import escape
from typing import Final
from urllib.parse import urlencode

from litestar import Response, get
from litestar.params import FromQuery

from kazamata import __version__
from kazamata.server.auth import tokens
from kazamata.server.errors import RequestError, server_catalogue
from kazamata.server.http.routes.context import AnyRequest, context_of, table_registry_of
from kazamata.server.http.routes.health import HealthChecker
from kazamata.server.messages.bounds import NumberQuery
from kazamata.server.runtime.table_registry import TableRegistry
from kazamata.server.store.records import BugReport, TableRecord
from kazamata.server.store.store import ReportPage, Store
from kazamata.words.catalogue import Catalogue, catalogue

Rows = Iterable[Iterable[str]]
STATUSES: Final = ("open", "running", "over")
TABLE_COLUMNS: Final = ("table", "game", "status", "people", "online", "answers", "last")
REPORT_COLUMNS: Final = ("report", "moment", "seat", "when", "text")


@get("/host", include_in_schema=False)
async def host_page(
    request: AnyRequest, token: FromQuery[str] = "", reports: NumberQuery = 1
) -> Response[bytes]:
    """The page exists only if the server has a host token; a wrong token gets 403."""
    table_registry, language = table_registry_of(request), context_of(request).language
    wanted = table_registry.settings.host_token
    if not wanted:
        raise RequestError("no-such-page", 404)
    if not tokens.hashes_equal(tokens.hash_token(token), tokens.hash_token(wanted)):
        raise RequestError("wrong-host-token", 403)
    body = await HostPage(table_registry, language, request.app.state.health_checker, token, reports).render()
    return Response(body.encode(), media_type="text/html", headers={"cache-control": "no-store"})


class HostPage:
    """One page in one language, without scripts."""

    def __init__(
        self,
        table_registry: TableRegistry,
        language: str,
        health_checker: HealthChecker,
        token: str = "",
        reports: int = 1,
    ) -> None:
        self._table_registry = table_registry
        self._language = language
        self._health_checker = health_checker
        self._words = server_catalogue(language)
        self._token = token
        self._page = reports

    def _say(self, key: str) -> str:
        return escape(self._words.say(f"host-{key}"))

    async def render(self) -> str:
        """Render the page; sections from the database are left out while it does not answer."""
        problems = await self._health_checker.problems()
        sections = "" if "database" in problems else await self._stored_sections()
        title = self._say("title")
        return (
            f'<!doctype html><html lang="{escape(self._language)}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<title>Kazamata · {title}</title><link rel="stylesheet" href="/host.css"></head>'
            f'<body><main><p><a href="/">Kazamata</a></p><h1>{title}</h1>'
            f"{_grid((), self._status_rows(problems))}{sections}"
            "</main></body></html>"
        )

    def _status_rows(self, problems: dict[str, str]) -> Rows:
        table_registry = self._table_registry
        health = [self._say(f"ill-{name}-{state}") for name, state in problems.items()] or [self._say("well")]
        return [
            (self._say("health"), "<br>".join(health)),
            (self._say("version"), escape(__version__)),
            (self._say("bus"), self._say(f"bus-{self._health_checker.bus()}")),
            (self._say("memory"), str(len(table_registry.tables))),
            (self._say("sockets"), str(table_registry.open_sockets)),
            (self._say("size"), size_of(table_registry.store, self._words)),
        ]

    async def _stored_sections(self) -> str:
        return await self._counts() + await self._tables() + await self._reports()

    async def _counts(self) -> str:
        counts = await self._table_registry.store.counts()
        return _grid((), [(self._say(status), str(counts.get(status, 0))) for status in STATUSES])

    async def _tables(self) -> str:
        store = self._table_registry.store
        tables = await store.active_tables()
        versions = await store.versions_of([table.id for table in tables])
        rows = [self._table_row(table, versions.get(table.id, (0, 0))[1]) for table in tables]
        return self._section("tables", TABLE_COLUMNS, rows)

    async def _reports(self) -> str:
        found = await self._table_registry.store.reports(self._page)
        rows = [self._report_row(report) for report in found.reports]
        how = f"<p>{self._say('report-how')}</p>" if rows else ""
        return self._section("reports", REPORT_COLUMNS, rows) + self._pages(found) + how

    def _pages(self, found: ReportPage) -> str:
        """The current page of reports with links to the others; empty if there is only one."""
        if found.pages == 1:
            return ""
        which = escape(self._words.say("host-page", page=found.page, pages=found.pages))
        newer = self._turn("newer", found.page - 1) if found.page > 1 else ""
        older = self._turn("older", found.page + 1) if found.page < found.pages else ""
        return f'<p id="reports">{which}{newer}{older}</p>'

    def _turn(self, key: str, page: int) -> str:
        query = escape(urlencode({"token": self._token, "reports": page}))
        return f' · <a href="/host?{query}#reports" class="{key}">{self._say(key)}</a>'

    def _section(self, name: str, columns: tuple[str, ...], rows: list[list[str]]) -> str:
        """A list with its heading; an empty list says so."""
        shown = _grid(map(self._say, columns), rows) if rows else f"<p>{self._say(f'no-{name}')}</p>"
        return f"<h2>{self._say(name)}</h2>{shown}"

    def _table_row(self, table: TableRecord, seq: int) -> list[str]:
        here = self._table_registry.tables.get(table.id)
        people = sum(seat.is_owned for seat in table.seats)
        return [
            _link(table.id, table.id),
            escape(catalogue(table.game, self._language).say("game-title")),
            self._say(f"state-{table.status}"),
            f"{people}/{len(table.seats)}",
            str(len(here.online()) if here is not None else 0),
            str(seq),
            _moment(table.last_entry_at or table.created_at),
        ]

    def _report_row(self, report: BugReport) -> list[str]:
        address = f"{report.table_id}?at={report.seq}"
        seat = "–" if report.seat < 0 else str(report.seat + 1)
        return [
            escape(report.id),
            _link(address, address),
            seat,
            _moment(report.created_at),
            escape(report.text),
        ]


def size_of(store: Store, texts: Catalogue) -> str:
    """The size of the database file; empty for a remote database."""
    file = store.file
    return f"{texts.decimal(file.stat().st_size / 2**20, 1)} MiB" if file and file.is_file() else "–"


def _link(address: str, shown: str) -> str:
    return f'<a href="/t/{escape(address)}">{escape(shown)}</a>'


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def _grid(head: Iterable[str], rows: Rows) -> str:
    """An HTML table of cells that are already HTML; on phones it scrolls horizontally."""
    top = "".join(f'<th scope="col">{name}</th>' for name in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    shown = f"{f'<thead><tr>{top}</tr></thead>' if top else ''}<tbody>{body}</tbody>"
    return f'<div class="list"><table>{shown}</table></div>'
