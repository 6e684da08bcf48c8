"""Reviews of finished games: start, poll or cancel one."""

from __future__ import annotations

import math

from litestar import delete, get, post
from litestar.params import FromPath

from kazamata.server.errors import RequestError
from kazamata.server.http.routes.context import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    context_of,
    table_of,
    table_registry_of,
)
from kazamata.server.messages.responses import ReviewBody
from kazamata.server.rendering.reviews import render_review


@post(
    "/tables/{table_id:str}/review",
    summary="Start a review of a finished game",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def begin(request: AnyRequest, table_id: FromPath[str]) -> ReviewBody:
    """Start a review; it is computed once and is the same for all callers, like the log."""
    table = await table_of(request, table_id)
    reviews = table_registry_of(request).reviews
    if reviews.find(table) is None:
        _count_new_review(request)
    job = reviews.start(table, _caller_key(request))
    return render_review(table, job, context_of(request).language)


@get(
    "/tables/{table_id:str}/review",
    summary="The progress of a review, or its result",
    tags=["play"],
    responses=KNOWN_ERRORS,
)
async def look(request: AnyRequest, table_id: FromPath[str]) -> ReviewBody:
    table = await table_of(request, table_id)
    job = table_registry_of(request).reviews.find(table)
    if job is None:
        raise RequestError("no-review", 404)
    return render_review(table, job, context_of(request).language)


@delete(
    "/tables/{table_id:str}/review",
    summary="Stop waiting for a review",
    tags=["play"],
    status_code=204,
    responses=KNOWN_ERRORS,
)
async def drop(request: AnyRequest, table_id: FromPath[str]) -> None:
    table = await table_of(request, table_id)
    table_registry_of(request).reviews.cancel(table, _caller_key(request))


def _caller_key(request: AnyRequest) -> str:
    """Who waits: a guest, a program with a seat token, or an address."""
    caller = caller_of(request)
    return caller.guest_hash or caller.token_hash or caller.address


def _count_new_review(request: AnyRequest) -> None:
    """Count a new review against the limit of its address."""
    bucket = request.app.state.new_reviews.of(caller_of(request).address)
    if not bucket.take():
        raise RequestError("too-many-reviews", 429, seconds=math.ceil(bucket.wait_seconds))
