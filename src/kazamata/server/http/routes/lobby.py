"""Routes of a table before its deal: invitations, spoken codes and other options."""

from __future__ import annotations

import math
import time
from typing import Final
from urllib.parse import urlsplit

from litestar import get, post
from litestar.params import FromPath, JSONBody

from kazamata.server.errors import RequestError
from kazamata.server.http.network_addresses import is_loopback, network_urls
from kazamata.server.http.routes.context import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    context_of,
    table_of,
    table_registry_of,
)
from kazamata.server.messages.outgoing import TableInfo
from kazamata.server.messages.requests import Code, Options
from kazamata.server.messages.responses import FoundTable, Invitation
from kazamata.server.rendering.table_state import table_info
from kazamata.server.store.records import OPEN, TableRecord
from kazamata.server.tables import new_tables, seating
from kazamata.server.tables.expiry import DAY, OPEN_DAYS
from kazamata.server.tables.lobby_codes import code_of, table_with_code
from kazamata.words.spoken_codes import spoken_code

FORWARDED: Final = ("x-forwarded-for", "forwarded", "via")


@get(
    "/tables/{table_id:str}/invitation",
    summary="The code and the addresses of an open table",
    tags=["tables"],
    responses=KNOWN_ERRORS,
)
async def invitation(request: AnyRequest, table_id: FromPath[str]) -> Invitation:
    found = await table_of(request, table_id)
    if found.record.status != OPEN:
        raise RequestError("already-dealt", 409)
    code = spoken_code(code_of(found.id), context_of(request).language)
    return Invitation(code, _network_urls(request))


def _network_urls(request: AnyRequest) -> list[str] | None:
    """URLs for other devices. Only this computer itself gets them, and not through a proxy."""
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    peer = request.client.host if request.client is not None else ""
    if not is_loopback(host) or not is_loopback(peer) or any(name in request.headers for name in FORWARDED):
        return None
    return network_urls(*request.app.state.listening)


@post(
    "/codes", summary="The table with a spoken code", tags=["tables"], status_code=200, responses=KNOWN_ERRORS
)
async def open_code(request: AnyRequest, data: JSONBody[Code]) -> FoundTable:
    wait = request.app.state.tried_codes.take_or_wait_seconds(caller_of(request))
    if wait is not None:
        raise RequestError("too-many-codes", 429, seconds=math.ceil(wait))
    open_ids = await table_registry_of(request).store.open_table_ids(time.time() - OPEN_DAYS * DAY)
    return FoundTable(table_with_code(data.code, open_ids))


@post(
    "/tables/{table_id:str}/options",
    summary="Change the options before the deal",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def set_options(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Options]) -> TableInfo:
    found, caller = await table_of(request, table_id), caller_of(request)

    def change(record: TableRecord) -> TableRecord:
        if not caller.is_host_of(record):
            raise RequestError("not-host", 403)
        if record.status != OPEN:
            raise RequestError("already-dealt", 409)
        choices = new_tables.resolve_choices(found.rules, len(record.seats), data.choices)
        return seating.set_options(record, choices, data)

    await found.change_record(change)
    return table_info(found, caller)
