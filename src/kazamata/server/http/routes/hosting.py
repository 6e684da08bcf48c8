"""The host's page: how the house is, which tables run, and what players say is wrong; behind a token."""

from __future__ import annotations

import time
from collections.abc import Iterable
from html import escape

from litestar import Response, get
from litestar.params import FromQuery

from kazamata import __version__
from kazamata.server.errors import Trouble, words
from kazamata.server.http.routes.desk import AnyRequest, house_of, visit_of
from kazamata.server.people import tokens
from kazamata.server.store.records import Report, TableRecord
from kazamata.server.store.store import Store
from kazamata.server.tables.house import House
from kazamata.words.catalogue import Catalogue, catalogue

Rows = Iterable[Iterable[str]]


@get("/host", include_in_schema=False)
async def host_page(request: AnyRequest, token: FromQuery[str] = "") -> Response[bytes]:
    """Without a token of the house there is no such page; a wrong one opens nothing."""
    house, language = house_of(request), visit_of(request).language
    wanted = house.settings.host_token
    if not wanted:
        raise Trouble("no-such-page", 404)
    if not tokens.same(tokens.hashed(token), tokens.hashed(wanted)):
        raise Trouble("wrong-host-token", 403)
    body = await written(house, words(language), language, request.app.state.doctor.bus())
    return Response(body.encode(), media_type="text/html", headers={"cache-control": "no-store"})


async def written(house: House, said: Catalogue, language: str, bus: str) -> str:
    store = house.store
    counts, tables = await store.counts(), await store.running()
    heights = await store.heights([table.id for table in tables])
    facts = [
        (said.say("host-version"), __version__),
        (said.say("host-bus"), bus),
        (said.say("host-memory"), str(len(house.tables))),
        (said.say("host-sockets"), str(house.sockets)),
        *((said.say(f"host-{status}"), str(counts.get(status, 0))) for status in ("open", "running", "over")),
        (said.say("host-size"), size_of(store)),
    ]
    rows = [_table_row(house, table, heights.get(table.id, (0, 0))[1], language) for table in tables]
    reports = [_report_row(report) for report in await store.reports()]
    columns = [
        said.say(f"host-{name}")
        for name in ("table", "game", "status", "people", "online", "answers", "last")
    ]
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>Kazamata · {escape(said.say("host-title"))}</title><link rel="stylesheet" href="/host.css"></head>'
        f"<body><main><h1>{escape(said.say('host-title'))}</h1>{_grid((), facts)}"
        f"<h2>{escape(said.say('host-tables'))}</h2>{_grid(columns, rows)}"
        f"<h2>{escape(said.say('host-reports'))}</h2>{_grid((), reports)}</main></body></html>"
    )


def size_of(store: Store) -> str:
    """How large the database file is; a database elsewhere says nothing."""
    file = store.file
    return f"{file.stat().st_size / 2**20:.1f} MiB" if file is not None and file.is_file() else "–"


def _table_row(house: House, table: TableRecord, seq: int, language: str) -> list[str]:
    here = house.tables.get(table.id)
    people = sum(seat.owned for seat in table.seats)
    return [
        table.id,
        catalogue(table.game, language).say("game-title"),
        table.status,
        f"{people}/{len(table.seats)}",
        str(len(here.online()) if here is not None else 0),
        str(seq),
        _moment(table.answered or table.made),
    ]


def _report_row(report: Report) -> list[str]:
    return [
        report.id,
        f"{report.table_id}?at={report.seq}",
        str(report.seat + 1),
        _moment(report.at),
        report.text,
    ]


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def _grid(head: Iterable[str], rows: Rows) -> str:
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{f'<thead><tr>{top}</tr></thead>' if top else ''}<tbody>{body}</tbody></table>"
