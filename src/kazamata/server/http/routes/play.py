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
from kazamata.server.messages.bodies import GiveVote, Leave, PlanSteps, TriedBody, TryLines
from kazamata.server.messages.numbers import (
    NumberQuery,
    NumberQueryOrNone,
    NumbersQueryOrNone,
    ViewerQuery,
    ViewerQueryOrNone,
)
from kazamata.server.messages.sent import Foretell, GiveAnswer
from kazamata.server.messages.told import (
    FatesBody,
    Happened,
    HintBody,
    Picture,
    SolvedBody,
    TableInfo,
    WhyBody,
)
from kazamata.server.people.reasons import against_rules, reason_at
from kazamata.server.store.records import AUTO, OVER, PERSON
from kazamata.server.tables.foretelling import foretold, line_told
from kazamata.server.tables.hinting import MOST_STEPS, hinted, reason_told, steps_told
from kazamata.server.tables.pictures import past, present, table_info
from kazamata.server.tables.table import Table
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
    "/tables/{table_id:str}/fates",
    summary="What staged answers come to with each thing that may be turned up",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def fates(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Foretell]) -> FatesBody:
    table = await table_of(request, table_id)
    place = own_seat(request, table, data.seat)
    language = visit_of(request).language
    return FatesBody(foretold(table, place, data.seq, data.steps, data.wishes, data.stops, language))


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
        await table.plan_once(data.seat, data.seq, data.steps, data.through, data.fits)
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


def may_be_advised(table: Table, place: int) -> None:
    """Advice is given where no other seat is owned, and after the end."""
    table.check_goes_on()
    if table.record.status != OVER and any(one.owned for one in table.record.seats if one.seat != place):
        raise Trouble("no-hints", 403)


@get("/tables/{table_id:str}/hint", summary="What a bot would choose", tags=["play"], responses=KNOWN_ERRORS)
async def hint(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: ViewerQuery,
    after: NumbersQueryOrNone = None,
    most: NumberQuery = MOST_STEPS,
) -> HintBody:
    """Of the present question, or of the one to which staged answers lead."""
    table = await table_of(request, table_id)
    place, staged = own_seat(request, table, seat), after or []
    may_be_advised(table, place)
    try:
        steps, chosen = await hinted(table, place, house_of(request).thinkers, staged, most)
    except Stuck:
        raise Trouble("no-hint-found", 409) from None
    language = visit_of(request).language
    told = reason_told(table, place, staged, chosen, language)
    return HintBody(steps[0][1], steps_told(table, place, staged, steps, language), told)


@get(
    "/tables/{table_id:str}/solve",
    summary="The best line from here, or of a finished game from any position",
    tags=["play"],
    responses=KNOWN_ERRORS,
)
async def solve(
    request: AnyRequest, table_id: FromPath[str], seat: ViewerQuery, at: NumberQueryOrNone = None
) -> SolvedBody:
    table = await table_of(request, table_id)
    place, game = own_seat(request, table, seat), table.game
    may_be_advised(table, place)
    now = game.seq if at is None else at
    if now > game.seq or (now != game.seq and table.record.status != OVER):
        raise Trouble("no-such-position", 404)
    position = game.position_at(now)
    if not any(ask.seat == place for ask in table.rules.ask(position)):
        raise Trouble("not-asked", 409)
    over, frozen = game.over and not game.given_up, freeze(table.rules, position)
    end = freeze(table.rules, game.position) if over else b""
    thinkers, key = house_of(request).thinkers, (table.id, now, place, over)
    try:
        found = await thinkers.solve(key, table.record.game, frozen, place, end)
    except Stuck:
        raise Trouble("no-hint-found", 409) from None
    line = line_told(table, position, place, found.line, visit_of(request).language)
    return SolvedBody(found.figures, line, found.marks)
