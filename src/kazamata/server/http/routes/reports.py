"""Bug reports: stored with the moment, the seat and the player's sentence."""

from __future__ import annotations

import time
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from kazamata.server.auth import tokens
from kazamata.server.errors import RequestError
from kazamata.server.http.routes.context import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    table_of,
    table_registry_of,
    viewer_of,
)
from kazamata.server.messages.requests import BugReportBody
from kazamata.server.messages.responses import BugReportCreated
from kazamata.server.store.records import BugReport
from kazamata.words.names import visible_text

MAX_PER_REPORTER: Final = 10
"""Reports kept per seat, and for all spectators together, so no reporter uses up the others' share."""
MAX_PER_TABLE: Final = 200


@post(
    "/tables/{table_id:str}/report",
    summary="Report a bug",
    tags=["tables"],
    status_code=201,
    responses=KNOWN_ERRORS,
)
async def report(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[BugReportBody]
) -> BugReportCreated:
    table, store = await table_of(request, table_id), table_registry_of(request).store
    seat = viewer_of(request, table, data.seat)
    text = visible_text(data.text)
    if not text:
        raise RequestError("bad-request", 400)
    if data.seq > table.seq:
        raise RequestError("no-such-position", 404)
    reports = await store.reports_at(table.id, MAX_PER_TABLE)
    if sum(known.seat == seat for known in reports) >= MAX_PER_REPORTER:
        raise RequestError("too-many-reports", 409)
    if not request.app.state.new_reports.take(caller_of(request)):
        raise RequestError("too-many-reports-today", 429)
    stored = BugReport(tokens.new_table_id(), table.id, data.seq, seat, text, time.time())
    await store.keep_report(stored)
    return BugReportCreated(stored.id)
