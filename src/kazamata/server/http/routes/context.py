"""Shared helpers of routes: the table registry, the caller, their language and seats."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from kazamata.server.auth.callers import SPECTATOR, Caller
from kazamata.server.errors import ErrorBody, RequestError
from kazamata.server.http.access import RequestContext
from kazamata.server.messages.bounds import TableId
from kazamata.server.runtime.table_registry import TableRegistry
from kazamata.server.tables.table import Table

AnyRequest = Request[Any, Any, State]
TABLE_ID_LENGTH: Final = 12


def table_registry_of(request: AnyRequest) -> TableRegistry:
    table_registry = request.app.state.table_registry
    assert isinstance(table_registry, TableRegistry)
    return table_registry


def context_of(request: AnyRequest) -> RequestContext:
    context = request.scope["state"]["context"]
    assert isinstance(context, RequestContext)
    return context


def caller_of(request: AnyRequest) -> Caller:
    return context_of(request).caller


async def table_of(request: AnyRequest, table_id: TableId) -> Table:
    if len(table_id) != TABLE_ID_LENGTH or not table_id.isascii() or not table_id.isalnum():
        raise RequestError("no-such-table", 404)
    return await table_registry_of(request).table(table_id)


def own_seat(request: AnyRequest, table: Table, seat: int) -> int:
    """The seat, if the caller owns it; raises `RequestError` otherwise."""
    if seat not in caller_of(request).seats_at(table.record):
        raise RequestError("not-your-seat", 403)
    table.presence.mark_seen(seat)
    return seat


def viewer_of(request: AnyRequest, table: Table, seat: int | None) -> int:
    """The caller's viewpoint: the named seat, their only seat, or a spectator."""
    own = caller_of(request).seats_at(table.record)
    if seat is None:
        return own_seat(request, table, min(own)) if len(own) == 1 else SPECTATOR
    return SPECTATOR if seat == SPECTATOR else own_seat(request, table, seat)


KNOWN_ERRORS: Final = {
    status: ResponseSpec(ErrorBody, description=text, generate_examples=False)
    for status, text in {
        400: "the request cannot be understood",
        403: "not yours",
        404: "no such thing",
        409: "the table has moved on, or the moment is wrong",
        413: "too large",
        422: "the rules say no",
        429: "too many requests",
    }.items()
}
"""Error responses that any route may give."""
