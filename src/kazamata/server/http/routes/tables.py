"""Routes that list and make tables, and take and leave seats."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Sequence
from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kazamata import game_registry
from kazamata.server.auth import tokens
from kazamata.server.auth.callers import Caller
from kazamata.server.errors import RequestError
from kazamata.server.http.routes.context import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    context_of,
    own_seat,
    table_of,
    table_registry_of,
)
from kazamata.server.messages.outgoing import ListedTable, TableInfo
from kazamata.server.messages.requests import (
    Claim,
    ForkBody,
    Hide,
    Join,
    NewTable,
    Ready,
    Rematch,
    Rename,
    SeatBody,
    SetBot,
)
from kazamata.server.messages.responses import SeatedTable
from kazamata.server.rendering.table_state import (
    listed_record,
    listed_table,
    listed_table_info,
    seated_table,
    table_info,
)
from kazamata.server.runtime.table_registry import TableRegistry
from kazamata.server.store.records import (
    ACTOR_PERSON,
    NOTE_LEFT,
    NOTE_RETURNED,
    OVER,
    RUNNING,
    TableRecord,
)
from kazamata.server.store.store import BadRow
from kazamata.server.tables import new_tables, seating
from kazamata.server.tables.expiry import is_expired
from kazamata.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
MAX_LOADS: Final = 20
"""How many tables one request for a list loads from the database."""


@get(
    "/tables",
    summary="Tables to join or watch, or your own",
    tags=["tables"],
    responses=KNOWN_ERRORS,
)
async def list_tables(request: AnyRequest, mine: FromQuery[bool] = False) -> list[ListedTable]:
    table_registry, caller = table_registry_of(request), caller_of(request)
    if mine:
        records = await table_registry.store.tables_of_guest(caller.guest_hash) if caller.guest_hash else []
    else:
        records = await table_registry.store.listed_tables()
    records = [record for record in records if not is_expired(record, time.time())]
    unshowable = await _load_own(table_registry, records) if mine else frozenset()
    versions = await table_registry.store.versions_of([record.id for record in records])
    language = context_of(request).language
    infos = [
        _listed(
            table_registry.tables.get(r.id),
            r,
            versions.get(r.id, (0, 0))[1],
            caller,
            r.id in unshowable,
            language,
        )
        for r in records
    ]
    return [info for info in infos if info is not None]


async def _load_own(table_registry: TableRegistry, records: Sequence[TableRecord]) -> frozenset[str]:
    """Load the running tables of a list and all with older rules; returns those that cannot be shown.

    Only some tables are loaded for one request. The next request loads more.
    """
    unshowable, loads = set(), 0
    for record in records:
        if record.game not in game_registry.GAME_NAMES:
            continue
        is_older = record.rules_version < table_registry.store.version_of(record.game)
        missing = record.status == RUNNING and record.id not in table_registry.tables and loads < MAX_LOADS
        if is_older or missing:
            loads += 1
            try:
                await table_registry.table(record.id)
            except RequestError as trouble:
                if trouble.status == 409:
                    unshowable.add(record.id)
    return frozenset(unshowable)


def _listed(
    table: Table | None, record: TableRecord, seq: int, caller: Caller, unshowable: bool, language: str
) -> ListedTable | None:
    """One row of the list; a broken table is skipped, so the others still appear."""
    try:
        if table is not None:
            return listed_table(table, caller, language)
        return listed_record(record, seq, caller, unshowable)
    except Exception as problem:
        LOG.error("a table cannot be listed", extra={"table": record.id}, exc_info=problem)
        return None


@post("/tables", summary="Make a table", tags=["tables"], status_code=201, responses=KNOWN_ERRORS)
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> SeatedTable:
    count_new_table(request)
    caller = caller_of(request)
    record, links = new_tables.new_table(data, caller.guest_hash)
    table = await table_registry_of(request).create(seating.start_if_ready(record))
    return seated_table(table, caller, links)


def count_new_table(request: AnyRequest) -> None:
    """Count a new table against the limit of its address."""
    bucket = request.app.state.new_tables.of(caller_of(request).address)
    if not bucket.take():
        raise RequestError("too-many-tables", 429, seconds=math.ceil(bucket.wait_seconds))


@get("/tables/{table_id:str}", summary="A table", tags=["tables"], responses=KNOWN_ERRORS)
async def get_table(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    return table_info(await table_of(request, table_id), caller_of(request))


@post(
    "/tables/{table_id:str}/join",
    summary="Take a seat",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def join(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Join]) -> SeatedTable:
    found, caller, token = await table_of(request, table_id), caller_of(request), tokens.new_token()
    taken = -1

    def change(record: TableRecord) -> TableRecord:
        nonlocal taken
        record, taken = seating.take_seat(record, data.name, data.seat, token, caller.guest_hash)
        return record

    await found.change_record(change)
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
    await found.change_record(lambda record: seating.claim_seat(record, data.token, caller.guest_hash))
    return seated_table(found, caller, {})


@post(
    "/tables/{table_id:str}/ready",
    summary="Say whether you are ready",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def ready(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Ready]) -> TableInfo:
    found = await table_of(request, table_id)
    seat = own_seat(request, found, data.seat)
    await found.change_record(lambda record: seating.set_ready(record, seat, data.ready))
    return table_info(found, caller_of(request))


@post(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Put a bot on a seat, or remove it",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def set_bot(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SetBot]
) -> TableInfo:
    found, caller = await table_of(request, table_id), caller_of(request)

    def change(record: TableRecord) -> TableRecord:
        presences = found.presences()
        if seat in caller.seats_at(record):
            found.presence.mark_seen(seat)
            return seating.with_own_bot(record, seat, data.bot)
        if not 0 <= seat < len(record.seats):
            raise RequestError("not-your-seat", 403)
        if caller.is_host_of(record):
            return seating.with_hosts_bot(record, seat, data.bot, caller.guest_hash, presences[seat])
        if not seating.may_replace(record, caller, presences):
            raise RequestError("not-host", 403)
        return seating.with_stand_in(record, seat, data.bot, presences[seat])

    is_return = (
        data.bot is None
        and seat in caller.seats_at(found.record)
        and found.record.seats[seat].replaced is not None
    )
    await found.change_record(change, (NOTE_RETURNED, seat, ACTOR_PERSON) if is_return else None)
    return table_info(found, caller)


@post(
    "/tables/{table_id:str}/leave",
    summary="Leave a seat; a bot plays on in a running game",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def leave(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatBody]) -> TableInfo:
    found = await table_of(request, table_id)
    seat = own_seat(request, found, data.seat)
    await found.change_record(
        lambda record: seating.leave_seat(record, seat), note=(NOTE_LEFT, seat, ACTOR_PERSON)
    )
    return table_info(found, caller_of(request))


@post(
    "/tables/{table_id:str}/hide",
    summary="Hide a finished or stopped table from your list",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def hide(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Hide]) -> TableInfo:
    store, caller = table_registry_of(request).store, caller_of(request)
    found = await _shown_or_record(request, table_id)
    record = found.record if isinstance(found, Table) else found
    stuck = not isinstance(found, Table) or found.stopped
    if not caller.guest_hash or not caller.seats_at(record):
        raise RequestError("not-your-seat", 403)
    if data.hidden and record.status != OVER and not stuck:
        raise RequestError("not-over", 409)
    await store.hide(record.id, caller.guest_hash, data.hidden)
    return (
        table_info(found, caller) if isinstance(found, Table) else listed_table_info(found, 0, caller, True)
    )


async def _shown_or_record(request: AnyRequest, table_id: str) -> Table | TableRecord:
    """A table, or its record if the table cannot be shown; raises `RequestError` if neither exists."""
    try:
        return await table_of(request, table_id)
    except RequestError as error:
        if error.status != 409:
            raise
        try:
            record = await table_registry_of(request).store.table(table_id)
        except BadRow:
            record = None
        if record is None:
            raise
        return record


@post(
    "/name",
    summary="Rename your seats",
    tags=["tables"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def rename(request: AnyRequest, data: JSONBody[Rename]) -> list[TableInfo]:
    """Rename the guest's seats at open and running tables; of several at one, only those named `was`."""
    table_registry, caller = table_registry_of(request), caller_of(request)
    seating.clean_name(data.name)
    records = await table_registry.store.tables_of_guest(caller.guest_hash) if caller.guest_hash else []
    to_rename = [record for record in records if _seats_to_rename(record, caller, data.was)]
    infos = []
    for record in to_rename:
        try:
            found = await table_registry.table(record.id)
            await found.change_record(
                lambda r: seating.rename_seats(r, _seats_to_rename(r, caller, data.was), data.name)
            )
        except RequestError:
            continue  # a corrupt table does not block the others
        infos.append(table_info(found, caller))
    return infos


def _seats_to_rename(record: TableRecord, caller: Caller, was: str) -> frozenset[int]:
    """The caller's seats to rename: the only one, or those named `was`."""
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
        raise RequestError("not-your-seat", 403)

    def again(record: TableRecord) -> TableRecord:
        fresh = new_tables.rematch_record(record, caller, data.same_deal)
        count_new_table(request)
        return fresh

    rematch_id = await found.rematch(data.same_deal, again)
    return seated_table(await table_registry_of(request).table(rematch_id), caller, {})


@post(
    "/tables/{table_id:str}/fork",
    summary="Continue from a position of a finished game",
    tags=["tables"],
    status_code=201,
    responses=KNOWN_ERRORS,
)
async def fork(request: AnyRequest, table_id: FromPath[str], data: JSONBody[ForkBody]) -> SeatedTable:
    found, caller = await table_of(request, table_id), caller_of(request)
    history = found.history
    if found.record.status != OVER:
        raise RequestError("not-over", 409)
    if data.at > history.seq:
        raise RequestError("no-such-position", 404)
    path = [history.entries[seq - 1] for seq in history.active_seqs_at(data.at)]
    record, past, token = new_tables.fork_record(
        found.record, path, data.at, data.seat, data.name, caller.guest_hash
    )
    count_new_table(request)
    forked = await table_registry_of(request).create(record, past)
    return seated_table(forked, caller, {data.seat: token})
