"""Playing over REST, for programs at a seat, and replays."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from kazamata.codec.gamelog import dumps
from kazamata.codec.snapshot import freeze
from kazamata.codec.wire import wire_refusal
from kazamata.core.refusals import Refused
from kazamata.server.bot_processes.pool import BotFailed
from kazamata.server.errors import RequestError
from kazamata.server.http.routes.context import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    context_of,
    own_seat,
    table_of,
    table_registry_of,
    viewer_of,
)
from kazamata.server.messages.bounds import (
    NumberQuery,
    NumberQueryOrNone,
    NumbersQueryOrNone,
    ViewerQuery,
    ViewerQueryOrNone,
)
from kazamata.server.messages.outgoing import TableInfo, TableState
from kazamata.server.messages.requests import (
    AnswerBody,
    PlanBody,
    PreviewLinesBody,
    PreviewRevealsBody,
    SeatBody,
    VoteBody,
)
from kazamata.server.messages.responses import (
    EventsBody,
    HintBody,
    LinePreviewsBody,
    RevealPreviewsBody,
    SolvedBody,
    WhyBody,
)
from kazamata.server.preview.hints import MAX_STEPS, find_hint
from kazamata.server.preview.lines import preview_lines
from kazamata.server.preview.reveals import preview_reveals, render_solution
from kazamata.server.rendering.narration import narrator_for, render_history
from kazamata.server.rendering.refusals import render_refusal, rule_violation
from kazamata.server.rendering.table_state import current_state, past_state, table_info
from kazamata.server.store.records import ACTOR_AUTO, ACTOR_PERSON, NOTE_HINT, OVER
from kazamata.server.tables.table import Table


@get(
    "/tables/{table_id:str}/state",
    summary="The table as a seat sees it",
    tags=["play"],
    responses=KNOWN_ERRORS,
)
async def state(request: AnyRequest, table_id: FromPath[str], seat: ViewerQueryOrNone = None) -> TableState:
    table = await table_of(request, table_id)
    viewer = viewer_of(request, table, seat)
    return current_state(
        table, viewer, caller_of(request).seats_at(table.record), context_of(request).language
    )


@post(
    "/tables/{table_id:str}/answer",
    summary="Answer a question",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def answer(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AnswerBody]) -> TableState:
    table = await table_of(request, table_id)
    own_seat(request, table, data.seat)
    try:
        await table.answer_once(data.seat, data.seq, data.option, ACTOR_AUTO if data.auto else ACTOR_PERSON)
    except Refused as refused:
        raise rule_violation(table, refused.refusal) from None
    own = caller_of(request).seats_at(table.record)
    return current_state(table, data.seat, own, context_of(request).language)


@post(
    "/tables/{table_id:str}/give-up",
    summary="Start a vote to end the game, or agree to it",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def give_up(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatBody]) -> TableInfo:
    table = await table_of(request, table_id)
    await table.give_up(own_seat(request, table, data.seat), ACTOR_PERSON)
    return table_info(table, caller_of(request))


@post(
    "/tables/{table_id:str}/vote",
    summary="Vote",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def vote(request: AnyRequest, table_id: FromPath[str], data: JSONBody[VoteBody]) -> TableInfo:
    table = await table_of(request, table_id)
    await table.cast_vote(own_seat(request, table, data.seat), data.yes, ACTOR_PERSON)
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
    sentence = render_refusal(table, refusal, context_of(request).language)
    return WhyBody(wire_refusal(refusal) if refusal else None, sentence)


@post(
    "/tables/{table_id:str}/preview",
    summary="Preview staged answers",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def lines_preview(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[PreviewLinesBody]
) -> LinePreviewsBody:
    table = await table_of(request, table_id)
    own_seat(request, table, data.seat)
    return LinePreviewsBody(
        preview_lines(table, data.seat, data.seq, data.lines, context_of(request).language)
    )


@post(
    "/tables/{table_id:str}/reveals",
    summary="Preview staged answers for each possible reveal",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def reveals_preview(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[PreviewRevealsBody]
) -> RevealPreviewsBody:
    table = await table_of(request, table_id)
    seat = own_seat(request, table, data.seat)
    language = context_of(request).language
    return RevealPreviewsBody(
        preview_reveals(table, seat, data.seq, data.steps, data.default_answers, data.stop_kinds, language)
    )


@post(
    "/tables/{table_id:str}/plan",
    summary="Plan several answers, for now and for later questions",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def plan(request: AnyRequest, table_id: FromPath[str], data: JSONBody[PlanBody]) -> TableState:
    table = await table_of(request, table_id)
    own_seat(request, table, data.seat)
    try:
        await table.make_plan_once(data.seat, data.seq, data.steps, data.ignores_news, data.conditions)
    except Refused as refused:
        raise rule_violation(table, refused.refusal) from None
    own = caller_of(request).seats_at(table.record)
    return current_state(table, data.seat, own, context_of(request).language)


@delete(
    "/tables/{table_id:str}/plan",
    summary="Drop the plan",
    tags=["play"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def drop_plan(request: AnyRequest, table_id: FromPath[str], seat: ViewerQuery) -> TableState:
    table = await table_of(request, table_id)
    await table.drop_plan(own_seat(request, table, seat))
    own = caller_of(request).seats_at(table.record)
    return current_state(table, seat, own, context_of(request).language)


@get("/tables/{table_id:str}/replay", summary="The table as it was", tags=["play"], responses=KNOWN_ERRORS)
async def replay(
    request: AnyRequest,
    table_id: FromPath[str],
    at: NumberQuery,
    seat: ViewerQueryOrNone = None,
) -> TableState:
    table = await table_of(request, table_id)
    if at > table.history.seq or (seat is not None and seat >= len(table.record.seats)):
        raise RequestError("no-such-position", 404)
    own = caller_of(request).seats_at(table.record)
    return past_state(table, at, -1 if seat is None else seat, own, context_of(request).language)


@get("/tables/{table_id:str}/events", summary="The events so far", tags=["play"], responses=KNOWN_ERRORS)
async def events(
    request: AnyRequest,
    table_id: FromPath[str],
    since: NumberQuery = 0,
    seat: ViewerQueryOrNone = None,
) -> EventsBody:
    table = await table_of(request, table_id)
    viewer = viewer_of(request, table, seat)
    table.history.load_events(since)
    narrator = narrator_for(table, context_of(request).language)
    return EventsBody(table.history.seq, render_history(table.history, since, viewer, narrator))


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
        raise RequestError("not-over", 403)
    return Response(dumps(table.history.log(table.names())), media_type="text/plain")


def require_hints_allowed(table: Table, seat: int) -> None:
    """Hints are allowed if the table agreed on them or no other seat is owned, and after the end."""
    table.require_not_stopped()
    if table.record.status != OVER and not table.record.hints and _plays_with_people(table, seat):
        raise RequestError("no-hints", 403)


def _plays_with_people(table: Table, seat: int) -> bool:
    return any(other.is_owned for other in table.record.seats if other.seat != seat)


async def log_hint(table: Table, seat: int) -> None:
    """Log that a seat has used a hint, once for each of its questions, so that the other people know it."""
    if _plays_with_people(table, seat) and not table.history.has_used_hint(seat):
        await table.change_record(lambda record: record, note=(NOTE_HINT, seat, ACTOR_PERSON))


@get("/tables/{table_id:str}/hint", summary="A bot's choice", tags=["play"], responses=KNOWN_ERRORS)
async def hint(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: ViewerQuery,
    after: NumbersQueryOrNone = None,
    limit: NumberQuery = MAX_STEPS,
) -> HintBody:
    """A hint for the current question, or for the one after staged answers."""
    table = await table_of(request, table_id)
    own_seat(request, table, seat)
    require_hints_allowed(table, seat)
    bot_pool, language = table_registry_of(request).bot_pool, context_of(request).language
    try:
        found = await find_hint(table, seat, bot_pool, after or [], limit, language)
    except BotFailed:
        raise RequestError("no-hint-found", 409) from None
    await log_hint(table, seat)
    return found


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
    own_seat(request, table, seat)
    history = table.history
    require_hints_allowed(table, seat)
    seq = history.seq if at is None else at
    if seq > history.seq or (seq != history.seq and table.record.status != OVER):
        raise RequestError("no-such-position", 404)
    position = history.position_at(seq)
    if table.rules.ask_of(position, seat) is None:
        raise RequestError("not-asked", 409)
    over, frozen = history.is_over and not history.given_up, freeze(table.rules, position)
    end = freeze(table.rules, history.position) if over else b""
    bot_pool, key = table_registry_of(request).bot_pool, (table.id, seq, seat, over)
    try:
        solution = await bot_pool.solve(key, table.record.game, frozen, seat, end)
    except BotFailed:
        raise RequestError("no-hint-found", 409) from None
    await log_hint(table, seat)
    line = render_solution(table, position, seat, solution.line, context_of(request).language)
    return SolvedBody(solution.figures, line, solution.matched_figures)
