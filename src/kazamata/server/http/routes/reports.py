"""Something is wrong, says a player: kept with the moment, the seat and his sentence."""

from __future__ import annotations

import time
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from kazamata.server.errors import Trouble
from kazamata.server.http.routes.desk import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    house_of,
    table_of,
    viewer_of,
)
from kazamata.server.messages.bodies import Complaint, Reported
from kazamata.server.people import tokens
from kazamata.server.store.records import Report
from kazamata.words.names import shown

MOST: Final = 10
"""So many complaints are kept of one seat, and of all who watch: nobody can use up what belongs to others."""
MOST_OF_ALL: Final = 200


@post(
    "/tables/{table_id:str}/report",
    summary="Something is wrong here",
    tags=["tables"],
    status_code=201,
    responses=KNOWN_ERRORS,
)
async def report(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Complaint]) -> Reported:
    table, store = await table_of(request, table_id), house_of(request).store
    seat = viewer_of(request, table, data.seat)
    text = shown(data.text)
    if not text:
        raise Trouble("bad-request", 400)
    if data.seq > table.seq:
        raise Trouble("no-such-position", 404)
    said = await store.reports_at(table.id, MOST_OF_ALL)
    if sum(one.seat == seat for one in said) >= MOST:
        raise Trouble("too-many-reports", 409)
    if not request.app.state.new_reports.take(caller_of(request)):
        raise Trouble("too-many-reports-today", 429)
    kept = Report(tokens.new_table_id(), table.id, data.seq, seat, text, time.time())
    await store.keep_report(kept)
    return Reported(kept.id)
