"""The application: routes, socket, errors, life and death."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from kazamata import __version__
from kazamata.codec.wire import wire_refusal
from kazamata.server.errors import ErrorBody, ErrorText, Trouble, error_text
from kazamata.server.http.document import Rows
from kazamata.server.http.limits import DAY, Buckets, Shares
from kazamata.server.http.pages import page
from kazamata.server.http.routes import games, play, reports, reviews, tables
from kazamata.server.http.routes.desk import AnyRequest, visit_of
from kazamata.server.http.routes.health import Doctor, health
from kazamata.server.http.routes.hosting import host_page
from kazamata.server.http.sockets import Switchboard
from kazamata.server.people.reasons import AgainstRules
from kazamata.server.settings import Settings
from kazamata.server.store.away import StoreAway
from kazamata.server.store.explaining import explained
from kazamata.server.tables.house import House
from kazamata.server.tables.judging import Stale

LOG: Final = logging.getLogger(__name__)


# ---------------------------------------------------------------------------------------------- errors


def _told(request: AnyRequest, trouble: Trouble, **more: Any) -> Response[ErrorBody]:
    body = ErrorBody(error_text(trouble, visit_of(request).language), **more)
    headers = {"retry-after": str(trouble.values["seconds"])} if "seconds" in trouble.values else {}
    return Response(body, status_code=trouble.status, media_type=MediaType.JSON, headers=headers)


def on_trouble(request: AnyRequest, trouble: Trouble) -> Response[ErrorBody]:
    return _told(request, trouble)


def on_against_rules(request: AnyRequest, refused: AgainstRules) -> Response[ErrorBody]:
    """The rules say no: the whole reason as a text, and key and values for a page that has the words."""
    refusal = refused.refusal
    text = ErrorText(refused.code, refused.text(visit_of(request).language), refusal.clause)
    return Response(
        ErrorBody(text, refusal=wire_refusal(refusal)), status_code=refused.status, media_type=MediaType.JSON
    )


def on_stale(request: AnyRequest, stale: Stale) -> Response[ErrorBody]:
    return _told(request, Trouble("stale", 409), seq=stale.seq)


def on_http(request: AnyRequest, problem: HTTPException) -> Response[ErrorBody]:
    code = {404: "no-such-page", 413: "too-large"}.get(problem.status_code, "bad-request")
    status = problem.status_code if 400 <= problem.status_code < 500 else 500
    told = _told(request, Trouble(code if status != 500 else "internal", status))
    told.headers.update(problem.headers or {})
    return told


def on_store_away(request: AnyRequest, problem: StoreAway) -> Response[ErrorBody]:
    return _told(request, Trouble("store-away", 503))


def on_nonsense(request: AnyRequest, problem: Exception) -> Response[ErrorBody]:
    return _told(request, Trouble("bad-request", 400))


def on_failure(request: AnyRequest, problem: Exception) -> Response[ErrorBody]:
    LOG.error("a request failed", extra={"path": request.url.path}, exc_info=problem)
    return _told(request, Trouble("internal", 500))


HANDLERS: Final[ExceptionHandlersMap] = {
    Trouble: on_trouble,
    AgainstRules: on_against_rules,
    Stale: on_stale,
    StoreAway: on_store_away,
    HTTPException: on_http,
    UnicodeError: on_nonsense,
    RecursionError: on_nonsense,
    Exception: on_failure,
}


# ----------------------------------------------------------------------------------------- the application


@asynccontextmanager
async def open_house(settings: Settings, rooms: Litestar) -> AsyncIterator[House]:
    """The house behind the rooms, open; `BadDatabase` or `BusAway` if it cannot be opened."""
    with explained():
        house = House(settings)
    rooms.state.house = house
    rooms.state.switchboard = Switchboard(house)
    rooms.state.doctor = Doctor(house)
    try:
        await house.open()
        yield house
    finally:
        await house.close()


def make_rooms(settings: Settings) -> Litestar:
    limits = settings.limits
    new_tables = Buckets(limits.tables_burst, limits.tables_burst / limits.tables_hour * 3600)
    new_reviews = Buckets(limits.reviews, limits.reviews_seconds)
    new_reports = Shares(limits.reports_day, DAY, limits.reports_guests)
    handlers = [
        *(games.games, games.words, games.rulebook, games.catalogue_of),
        *(tables.tables, tables.make, tables.table, tables.join, tables.claim, tables.ready),
        *(tables.set_bot, tables.leave, tables.rematch, tables.branch, tables.hide, tables.rename),
        *(games.manners, play.give_up, play.vote, reports.report),
        *(play.state, play.answer, play.why, play.try_lines, play.plan, play.unplan),
        *(play.replay, play.events, play.log, play.hint, play.fates, play.solve),
        *(reviews.begin, reviews.look, reviews.drop),
    ]
    api = Router("/api", route_handlers=handlers)
    return Litestar(
        [api, health, host_page, page],
        exception_handlers=HANDLERS,
        request_max_body_size=limits.body_bytes,
        state=State({"new_tables": new_tables, "new_reviews": new_reviews, "new_reports": new_reports}),
        openapi_config=OpenAPIConfig(
            title="Kazamata", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=[Rows()],
        logging_config=None,
    )
