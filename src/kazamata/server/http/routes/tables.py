"""Making tables, sitting down, getting up."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Sequence
from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kazamata import game_registry
from kazamata.server.errors import Trouble
from kazamata.server.http.routes.desk import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    house_of,
    own_seat,
    table_of,
)
from kazamata.server.messages.bodies import (
    Branch,
    Claim,
    Hide,
    Join,
    Leave,
    NewTable,
    Ready,
    Rematch,
    Rename,
    SetBot,
)
from kazamata.server.messages.told import SeatedTable, TableInfo
from kazamata.server.people import tokens
from kazamata.server.people.callers import Caller
from kazamata.server.store.records import LEFT, OVER, PERSON, TableRecord
from kazamata.server.store.store import BadRow
from kazamata.server.tables import seating
from kazamata.server.tables.expiry import expires
from kazamata.server.tables.house import House
from kazamata.server.tables.pictures import listed_info, seated_table, table_info
from kazamata.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)


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
    records = [record for record in records if not expires(record, time.time())]
    lost = await _lost(house, records) if mine else frozenset()
    heights = await house.store.heights([record.id for record in records])
    shown = [
        _listed(house.tables.get(r.id), r, heights.get(r.id, (0, 0))[1], caller, r.id in lost)
        for r in records
    ]
    return [info for info in shown if info is not None]


async def _lost(house: House, records: Sequence[TableRecord]) -> frozenset[str]:
    """Tables of older rules that cannot even be shown under the present ones; the others are loaded."""
    lost = set()
    for record in records:
        if record.game in game_registry.GAME_NAMES and record.version < house.store.version_of(record.game):
            try:
                await house.table(record.id)
            except Trouble:
                lost.add(record.id)
    return frozenset(lost)


def _listed(
    table: Table | None, record: TableRecord, seq: int, caller: Caller, lost: bool
) -> TableInfo | None:
    """A line of the list; whatever is wrong with one table, the others are shown."""
    try:
        return table_info(table, caller) if table is not None else listed_info(record, seq, caller, lost)
    except Exception as problem:
        LOG.error("a table cannot be listed", extra={"table": record.id}, exc_info=problem)
        return None


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
    found, caller = await table_of(request, table_id), caller_of(request)
    away = found.is_away(seat, house_of(request).settings.away_seconds)

    def change(record: TableRecord) -> TableRecord:
        if seat in caller.seats_at(record):
            return seating.with_own_bot(record, seat, data.bot)
        if not caller.hosts(record):
            raise Trouble("not-host", 403)
        return seating.with_hosts_bot(record, seat, data.bot, caller.guest, away)

    await found.change(change)
    return table_info(found, caller)


@post(
    "/tables/{table_id:str}/leave",
    summary="Get up; a bot plays on where the game runs",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def leave(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Leave]) -> TableInfo:
    found = await table_of(request, table_id)
    seat = own_seat(request, found, data.seat)
    await found.change(lambda record: seating.left(record, seat), note=(LEFT, seat, PERSON))
    return table_info(found, caller_of(request))


@post(
    "/tables/{table_id:str}/hide",
    summary="Leave a table that is over, or cannot go on, out of your list",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def hide(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Hide]) -> TableInfo:
    store, caller = house_of(request).store, caller_of(request)
    found = await _shown_or_record(request, table_id)
    record = found.record if isinstance(found, Table) else found
    stuck = not isinstance(found, Table) or found.stopped
    if not caller.guest or not caller.seats_at(record):
        raise Trouble("not-your-seat", 403)
    if data.hidden and record.status != OVER and not stuck:
        raise Trouble("not-over", 409)
    await store.hide(record.id, caller.guest, data.hidden)
    return table_info(found, caller) if isinstance(found, Table) else listed_info(found, 0, caller, True)


async def _shown_or_record(request: AnyRequest, table_id: str) -> Table | TableRecord:
    """A table, or only its record where the table cannot be shown; `Trouble` where there is neither."""
    try:
        return await table_of(request, table_id)
    except Trouble as trouble:
        if trouble.status != 409:
            raise
        try:
            record = await house_of(request).store.table(table_id)
        except BadRow:
            record = None
        if record is None:
            raise
        return record


@post(
    "/name",
    summary="Another name for your seats",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def rename(request: AnyRequest, data: JSONBody[Rename]) -> list[TableInfo]:
    """Every seat of this guest at tables that wait or run; with several at a table those called `was`."""
    house, caller = house_of(request), caller_of(request)
    seating.clean_name(data.name)
    records = await house.store.of_guest(caller.guest) if caller.guest else []
    named = [record for record in records if _called(record, caller, data.was)]
    infos = []
    for record in named:
        try:
            found = await house.table(record.id)
            await found.change(lambda r: seating.renamed(r, _called(r, caller, data.was), data.name))
        except Trouble:
            continue  # a damaged table does not keep the others from hearing it
        infos.append(table_info(found, caller))
    return infos


def _called(record: TableRecord, caller: Caller, was: str) -> frozenset[int]:
    """The caller's seats that bear his name: his only one, or those called so."""
    own = caller.seats_at(record) if record.status != OVER else frozenset[int]()
    return own if len(own) == 1 else frozenset(seat for seat in own if record.seats[seat].name == was)


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

    def again(record: TableRecord) -> TableRecord:
        fresh = seating.again(record, caller, data.same_deal)
        count_new_table(request)
        return fresh

    made = await found.move_on(data.same_deal, again)
    return seated_table(await house_of(request).table(made), caller, {})


@post(
    "/tables/{table_id:str}/branch",
    summary="Play on from a position",
    tags=["tables"],
    status_code=201,
    responses=KNOWN_ERRORS,
)
async def branch(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Branch]) -> SeatedTable:
    found, caller = await table_of(request, table_id), caller_of(request)
    game = found.game
    if found.record.status != OVER:
        raise Trouble("not-over", 409)
    if data.at > game.seq:
        raise Trouble("no-such-position", 404)
    path = [game.entries[seq - 1] for seq in game.path_at(data.at)]
    record, past, token = seating.branched(found.record, path, data.at, data.seat, data.name, caller.guest)
    count_new_table(request)
    made = await house_of(request).create(record, past)
    return seated_table(made, caller, {data.seat: token})
