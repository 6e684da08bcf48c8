"""Making tables, sitting down, getting up."""

from __future__ import annotations

import math

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kazamata.server.bots.carer import stand_in
from kazamata.server.errors import Trouble
from kazamata.server.http.routes.desk import (
    KNOWN_ERRORS,
    AnyRequest,
    as_host,
    caller_of,
    house_of,
    own_seat,
    table_of,
)
from kazamata.server.messages import (
    Branch,
    Claim,
    Join,
    Leave,
    NewTable,
    Ready,
    Rematch,
    SeatedTable,
    SetBot,
    TableInfo,
)
from kazamata.server.people import tokens
from kazamata.server.people.callers import Caller
from kazamata.server.store.records import TableRecord
from kazamata.server.tables import seating
from kazamata.server.tables.pictures import listed_info, seated_table, table_info
from kazamata.server.tables.table import Table


@get(
    "/tables",
    summary="Tables to join or watch, or those where you sit",
    tags=["tables"],
    responses=KNOWN_ERRORS,
)
async def tables(request: AnyRequest, mine: FromQuery[bool] = False) -> list[TableInfo]:
    house, caller = house_of(request), caller_of(request)
    if mine:
        records = await house.store.of_guest(caller.guest) if caller.guest else []
    else:
        records = await house.store.listed()
    heights = await house.store.heights([record.id for record in records])
    return [_listed(house.tables.get(r.id), r, heights.get(r.id, (0, 0))[1], caller) for r in records]


def _listed(table: Table | None, record: TableRecord, seq: int, caller: Caller) -> TableInfo:
    return table_info(table, caller) if table is not None else listed_info(record, seq, caller)


@post("/tables", summary="Make a table", tags=["tables"], status_code=201, responses=KNOWN_ERRORS)
async def make(request: AnyRequest, data: JSONBody[NewTable]) -> SeatedTable:
    count_new_table(request)
    caller = caller_of(request)
    record, links = seating.new_table(data, caller.guest)
    table = await house_of(request).create(seating.begun(record))
    return seated_table(table, caller, links)


def count_new_table(request: AnyRequest) -> None:
    """New tables have a budget of their own, for each address."""
    bucket = request.app.state.new_tables.of(caller_of(request).address)
    if not bucket.take():
        raise Trouble("too-many-tables", 429, seconds=math.ceil(bucket.wait))


@get("/tables/{table_id:str}", summary="A table", tags=["tables"], responses=KNOWN_ERRORS)
async def table(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    return table_info(await table_of(request, table_id), caller_of(request))


@post(
    "/tables/{table_id:str}/join",
    summary="Sit down",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def join(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Join]) -> SeatedTable:
    found, caller, token = await table_of(request, table_id), caller_of(request), tokens.new_token()
    taken = -1

    def change(record: TableRecord) -> TableRecord:
        nonlocal taken
        record, taken = seating.joined(record, data.name, data.seat, token, caller.guest)
        return record

    await found.change(change)
    return seated_table(found, caller, {taken: token})


@post(
    "/tables/{table_id:str}/claim",
    summary="Use a personal link",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def claim(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Claim]) -> SeatedTable:
    found, caller = await table_of(request, table_id), caller_of(request)
    await found.change(lambda record: seating.claimed(record, data.token, caller.guest))
    return seated_table(found, caller, {})


@post(
    "/tables/{table_id:str}/ready",
    summary="Ready for the deal",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def ready(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Ready]) -> TableInfo:
    found = await table_of(request, table_id)
    seat = own_seat(request, found, data.seat)
    await found.change(lambda record: seating.readied(record, seat, data.ready))
    return table_info(found, caller_of(request))


@post(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="A bot sits in",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def set_bot(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SetBot]
) -> TableInfo:
    found = await table_of(request, table_id)
    owner = seat in caller_of(request).seats_at(found.record)
    if not owner:
        as_host(request, found)
        if not 0 <= seat < len(found.record.seats):
            raise Trouble("not-your-seat", 403)
        if found.record.seats[seat].owned and data.bot is None:
            raise Trouble("not-your-seat", 403)
    await found.change(lambda record: seating.with_bot(record, seat, data.bot, not owner))
    return table_info(found, caller_of(request))


@post(
    "/tables/{table_id:str}/leave", summary="Get up", tags=["tables"], status_code=200, responses=KNOWN_ERRORS
)
async def leave(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Leave]) -> TableInfo:
    found = await table_of(request, table_id)
    seat = own_seat(request, found, data.seat)
    await found.change(lambda record: seating.left(record, seat, stand_in(record.game)))
    return table_info(found, caller_of(request))


@post(
    "/tables/{table_id:str}/rematch",
    summary="Play again",
    tags=["tables"],
    status_code=201,
    responses=KNOWN_ERRORS,
)
async def rematch(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Rematch]) -> SeatedTable:
    found, caller = await table_of(request, table_id), caller_of(request)
    if not caller.seats_at(found.record):
        raise Trouble("not-your-seat", 403)
    house = house_of(request)
    if found.record.next is not None:  # another one of the table was faster: all meet there
        return seated_table(await house.table(found.record.next), caller, {})
    count_new_table(request)
    made = await house.create(seating.again(found.record, caller, data.same_deal))
    await found.change(lambda record: msgspec.structs.replace(record, next=record.next or made.id))
    assert found.record.next is not None
    return seated_table(await house.table(found.record.next), caller, {})


@post(
    "/tables/{table_id:str}/branch",
    summary="Play on from a position",
    tags=["tables"],
    status_code=201,
    responses=KNOWN_ERRORS,
)
async def branch(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Branch]) -> SeatedTable:
    found, caller = await table_of(request, table_id), caller_of(request)
    entries = found.game.entries
    record, past, token = seating.branched(
        found.record, entries, data.at, data.seat, data.name, caller.guest, stand_in(found.record.game)
    )
    count_new_table(request)
    made = await house_of(request).create(record, past)
    return seated_table(made, caller, {data.seat: token})
