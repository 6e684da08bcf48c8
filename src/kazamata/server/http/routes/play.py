"""Playing over REST: what a program at a seat needs, and replays."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from kazamata.codec.gamelog import dumps
from kazamata.codec.snapshot import freeze
from kazamata.codec.wire import wire_refusal
from kazamata.core.refusals import Refused
from kazamata.server.bots.thinkers import Stuck
from kazamata.server.errors import Trouble
from kazamata.server.http.routes.desk import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    house_of,
    own_seat,
    table_of,
    viewer_of,
    visit_of,
)
from kazamata.server.messages import (
    GiveAnswer,
    GiveVote,
    Happened,
    HintBody,
    Leave,
    NumberQuery,
    Picture,
    PlanSteps,
    TableInfo,
    TriedBody,
    TryLines,
    ViewerQuery,
    ViewerQueryOrNone,
    WhyBody,
)
from kazamata.server.people.reasons import against_rules, reason_at
from kazamata.server.store.records import AUTO, OVER, PERSON
from kazamata.server.tables.pictures import past, present, table_info
from kazamata.server.tables.seating import stand_in
from kazamata.server.tables.telling import story, teller_at
from kazamata.server.tables.trying import tried


@get("/tables/{table_id:str}/state", summary="What a seat sees", tags=["play"], responses=KNOWN_ERRORS)
async def state(request: AnyRequest, table_id: FromPath[str], seat: ViewerQueryOrNone = None) -> Picture:
    table = await table_of(request, table_id)
    viewer = viewer_of(request, table, seat)
    return present(table, viewer, caller_of(request).seats_at(table.record), visit_of(request).language)


@post(
    "/tables/{table_id:str}/answer",
    summary="Answer a question",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def answer(request: AnyRequest, table_id: FromPath[str], data: JSONBody[GiveAnswer]) -> Picture:
    table = await table_of(request, table_id)
    own_seat(request, table, data.seat)
    try:
        await table.answer_once(data.seat, data.seq, data.option, AUTO if data.auto else PERSON)
    except Refused as refused:
        raise against_rules(table, refused.refusal) from None
    own = caller_of(request).seats_at(table.record)
    return present(table, data.seat, own, visit_of(request).language)


@post(
    "/tables/{table_id:str}/give-up",
    summary="End the game here, if the table agrees",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def give_up(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Leave]) -> TableInfo:
    table = await table_of(request, table_id)
    await table.give_up(own_seat(request, table, data.seat), PERSON)
    return table_info(table, caller_of(request))


@post(
    "/tables/{table_id:str}/vote",
    summary="Agree to what the table is asked, or not",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def vote(request: AnyRequest, table_id: FromPath[str], data: JSONBody[GiveVote]) -> TableInfo:
    table = await table_of(request, table_id)
    await table.vote(own_seat(request, table, data.seat), data.yes, PERSON)
    return table_info(table, caller_of(request))


@get(
    "/tables/{table_id:str}/why",
    summary="Why an option is not possible",
    tags=["play"],
    responses=KNOWN_ERRORS,
)
async def why(
    request: AnyRequest, table_id: FromPath[str], option: NumberQuery, seat: ViewerQuery
) -> WhyBody:
    table = await table_of(request, table_id)
    refusal = table.why(own_seat(request, table, seat), option)
    told = reason_at(table, refusal, visit_of(request).language)
    return WhyBody(wire_refusal(refusal) if refusal else None, told)


@post(
    "/tables/{table_id:str}/try",
    summary="What staged answers would lead to",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def try_lines(request: AnyRequest, table_id: FromPath[str], data: JSONBody[TryLines]) -> TriedBody:
    table = await table_of(request, table_id)
    own_seat(request, table, data.seat)
    return TriedBody(tried(table, data.seat, data.seq, data.lines, visit_of(request).language))


@post(
    "/tables/{table_id:str}/plan",
    summary="Several answers, now and when the seat is asked",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def plan(request: AnyRequest, table_id: FromPath[str], data: JSONBody[PlanSteps]) -> Picture:
    table = await table_of(request, table_id)
    own_seat(request, table, data.seat)
    try:
        await table.plan_once(data.seat, data.seq, data.steps, data.through)
    except Refused as refused:
        raise against_rules(table, refused.refusal) from None
    own = caller_of(request).seats_at(table.record)
    return present(table, data.seat, own, visit_of(request).language)


@delete(
    "/tables/{table_id:str}/plan",
    summary="Forget what was planned",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def unplan(request: AnyRequest, table_id: FromPath[str], seat: ViewerQuery) -> Picture:
    table = await table_of(request, table_id)
    await table.unplan(own_seat(request, table, seat))
    own = caller_of(request).seats_at(table.record)
    return present(table, seat, own, visit_of(request).language)


@get("/tables/{table_id:str}/replay", summary="The table as it was", tags=["play"], responses=KNOWN_ERRORS)
async def replay(
    request: AnyRequest,
    table_id: FromPath[str],
    at: NumberQuery,
    seat: ViewerQueryOrNone = None,
) -> Picture:
    table = await table_of(request, table_id)
    if at > table.game.seq or (seat is not None and seat >= len(table.record.seats)):
        raise Trouble("no-such-position", 404)
    own = caller_of(request).seats_at(table.record)
    return past(table, at, -1 if seat is None else seat, own, visit_of(request).language)


@get(
    "/tables/{table_id:str}/events", summary="What has happened so far", tags=["play"], responses=KNOWN_ERRORS
)
async def events(
    request: AnyRequest,
    table_id: FromPath[str],
    since: NumberQuery = 0,
    seat: ViewerQueryOrNone = None,
) -> Happened:
    table = await table_of(request, table_id)
    viewer = viewer_of(request, table, seat)
    table.game.remember(since)
    told = teller_at(table, visit_of(request).language)
    return Happened(table.game.seq, story(table.game, since, viewer, told))


@get(
    "/tables/{table_id:str}/log",
    summary="The game log, after the end",
    tags=["play"],
    media_type="text/plain",
    responses=KNOWN_ERRORS,
)
async def log(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    table = await table_of(request, table_id)
    if table.record.status != OVER:
        raise Trouble("not-over", 403)
    return Response(dumps(table.game.log(table.names())), media_type="text/plain")


@get("/tables/{table_id:str}/hint", summary="What a bot would choose", tags=["play"], responses=KNOWN_ERRORS)
async def hint(request: AnyRequest, table_id: FromPath[str], seat: ViewerQuery) -> HintBody:
    table = await table_of(request, table_id)
    place = own_seat(request, table, seat)
    if any(other.owned for other in table.record.seats if other.seat != place):
        raise Trouble("no-hints", 403)
    ask = table.game.ask_of(place)
    if ask is None:
        raise Trouble("not-asked", 409)
    frozen, bot = freeze(table.rules, table.game.position), stand_in(table.record.game)
    options, thinkers = list(ask.options), house_of(request).thinkers
    try:
        return HintBody(await thinkers.choose(table.record.game, bot, frozen, place, options))
    except Stuck:
        raise Trouble("no-hint-found", 409) from None
