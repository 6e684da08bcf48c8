"""Shared helpers of routes: the table registry, the caller, their language and seats."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from kazamata.server.auth.callers import SPECTATOR, Caller
from kazamata.server.errors import ErrorBody, RequestError
from kazamata.server.http.access import RequestContext
from kazamata.server.messages.bounds import TableId
from kazamata.server.runtime.table_registry import TableRegistry
from kazamata.server.tables.table import Table

AnyRequest = Request[Any, Any, State]
PACKED_FROM: Final = 1000
ID_LETTERS: Final = 12


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
    if len(table_id) != ID_LETTERS or not table_id.isascii() or not table_id.isalnum():
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


def gzip_response(request: AnyRequest, body: bytes, media_type: str, cache: str) -> Response[bytes]:
    """A cacheable response, compressed once for all clients that accept gzip."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    small = gzip_if_smaller(body) if accepts_gzip(request) else None
    if small is not None:
        headers["content-encoding"] = "gzip"
    return Response(body if small is None else small, media_type=media_type, headers=headers)


def accepts_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=128)
def gzip_if_smaller(body: bytes) -> bytes | None:
    """The compressed body; None if compression gains too little."""
    small = gzip.compress(body, 9, mtime=0) if len(body) >= PACKED_FROM else body
    return small if len(small) < len(body) else None


def etag_of(body: bytes) -> str:
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


class CachedBody(NamedTuple):
    """A constant body, compressed once and identified by its ETag."""

    plain: bytes
    packed: bytes
    tag: str
    media_type: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> CachedBody:
        return cls(body, gzip.compress(body, 9, mtime=0), etag_of(body), media_type)


def cached_response(request: AnyRequest, body: CachedBody) -> Response[bytes]:
    """The body, or 304 if the client already has it."""
    headers = {"cache-control": "no-cache", "vary": "accept-encoding", "etag": body.tag}
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(b"", media_type=body.media_type, status_code=304, headers=headers)
    if not accepts_gzip(request):
        return Response(body.plain, media_type=body.media_type, headers=headers)
    return Response(body.packed, media_type=body.media_type, headers={**headers, "content-encoding": "gzip"})


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
