"""Reviews of finished games: asked for, looked at until they are done, or dropped."""

from __future__ import annotations

import math

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from kazamata.server.errors import Trouble
from kazamata.server.http.routes.desk import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    house_of,
    table_of,
    visit_of,
)
from kazamata.server.messages.bodies import WantReview
from kazamata.server.messages.numbers import ViewerQuery
from kazamata.server.messages.told import ReviewBody
from kazamata.server.tables.reviewing import review_told
from kazamata.server.tables.table import Table


@post(
    "/tables/{table_id:str}/review",
    summary="Look at a finished game again",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def begin(request: AnyRequest, table_id: FromPath[str], data: JSONBody[WantReview]) -> ReviewBody:
    """The same for everybody, as the log is; thought once, and kept."""
    table = await table_of(request, table_id)
    reviews, seat = house_of(request).reviews, _seat(table, data.seat)
    if reviews.known(table, seat) is None:
        _count(request)
    found = reviews.begin(table, seat, _name(request))
    return review_told(table, seat, found, visit_of(request).language)


@get(
    "/tables/{table_id:str}/review",
    summary="How far a review has come",
    tags=["play"],
    responses=KNOWN_ERRORS,
)
async def look(request: AnyRequest, table_id: FromPath[str], seat: ViewerQuery) -> ReviewBody:
    table = await table_of(request, table_id)
    found = house_of(request).reviews.known(table, _seat(table, seat))
    if found is None:
        raise Trouble("no-review", 404)
    return review_told(table, seat, found, visit_of(request).language)


@delete(
    "/tables/{table_id:str}/review",
    summary="Do not wait for a review any more",
    tags=["play"],
    status_code=204,
    responses=KNOWN_ERRORS,
)
async def drop(request: AnyRequest, table_id: FromPath[str], seat: ViewerQuery) -> None:
    table = await table_of(request, table_id)
    house_of(request).reviews.drop(table, _seat(table, seat), _name(request))


def _seat(table: Table, seat: int) -> int:
    if seat >= len(table.record.seats):
        raise Trouble("no-such-position", 404)
    return seat


def _name(request: AnyRequest) -> str:
    """Who waits: a guest, a program with a seat's token, or else an address."""
    caller = caller_of(request)
    return caller.guest or caller.token or caller.address


def _count(request: AnyRequest) -> None:
    """New reviews have a budget of their own, for each address."""
    bucket = request.app.state.new_reviews.of(caller_of(request).address)
    if not bucket.take():
        raise Trouble("too-many-reviews", 429, seconds=math.ceil(bucket.wait))
