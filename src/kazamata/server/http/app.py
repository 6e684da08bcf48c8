"""The application: routes, socket, error handlers, startup and shutdown."""

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
from kazamata.server.errors import ErrorBody, ErrorText, RequestError, error_text
from kazamata.server.http.clients import ClientHub
from kazamata.server.http.openapi import MentionSchema
from kazamata.server.http.rate_limits import DAY, Buckets, CallerLimit
from kazamata.server.http.routes import games, lobby, play, reports, reviews, tables
from kazamata.server.http.routes.context import AnyRequest, context_of
from kazamata.server.http.routes.health import HealthChecker, health
from kazamata.server.http.routes.host_page import host_page
from kazamata.server.http.static_files import serve_file
from kazamata.server.rendering.refusals import RuleViolation
from kazamata.server.runtime.table_registry import TableRegistry
from kazamata.server.settings import Settings
from kazamata.server.store.error_text import explain_errors
from kazamata.server.store.errors import StoreUnavailable
from kazamata.server.tables.answers import StaleRequest

LOG: Final = logging.getLogger(__name__)


# ---------------------------------------------------------------------------------------------- errors


def _error_response(request: AnyRequest, error: RequestError, **more: Any) -> Response[ErrorBody]:
    body = ErrorBody(error_text(error, context_of(request).language), **more)
    headers = {"retry-after": str(error.values["seconds"])} if "seconds" in error.values else {}
    return Response(body, status_code=error.status, media_type=MediaType.JSON, headers=headers)


def on_request_error(request: AnyRequest, error: RequestError) -> Response[ErrorBody]:
    return _error_response(request, error)


def on_rule_violation(request: AnyRequest, refused: RuleViolation) -> Response[ErrorBody]:
    """The rules refuse: the whole reason as text, and its key and values for pages with a catalogue."""
    refusal = refused.refusal
    text = ErrorText(refused.code, refused.text(context_of(request).language), refusal.clause)
    return Response(
        ErrorBody(text, refusal=wire_refusal(refusal)), status_code=refused.status, media_type=MediaType.JSON
    )


def on_stale(request: AnyRequest, stale: StaleRequest) -> Response[ErrorBody]:
    return _error_response(request, RequestError("stale", 409), seq=stale.seq)


def on_http(request: AnyRequest, problem: HTTPException) -> Response[ErrorBody]:
    code = {404: "no-such-page", 413: "too-large"}.get(problem.status_code, "bad-request")
    status = problem.status_code if 400 <= problem.status_code < 500 else 500
    response = _error_response(request, RequestError(code if status != 500 else "internal", status))
    response.headers.update(problem.headers or {})
    return response


def on_store_unavailable(request: AnyRequest, problem: StoreUnavailable) -> Response[ErrorBody]:
    return _error_response(request, RequestError("store-away", 503))


def on_unreadable(request: AnyRequest, problem: Exception) -> Response[ErrorBody]:
    return _error_response(request, RequestError("bad-request", 400))


def on_failure(request: AnyRequest, problem: Exception) -> Response[ErrorBody]:
    LOG.error("a request failed", extra={"path": request.url.path}, exc_info=problem)
    return _error_response(request, RequestError("internal", 500))


HANDLERS: Final[ExceptionHandlersMap] = {
    RequestError: on_request_error,
    RuleViolation: on_rule_violation,
    StaleRequest: on_stale,
    StoreUnavailable: on_store_unavailable,
    HTTPException: on_http,
    UnicodeError: on_unreadable,
    RecursionError: on_unreadable,
    Exception: on_failure,
}


# ----------------------------------------------------------------------------------------- the application


@asynccontextmanager
async def open_registry(settings: Settings, app: Litestar) -> AsyncIterator[TableRegistry]:
    """Open the table registry of an application; raises `BadDatabase` or `BusUnavailable`."""
    with explain_errors():
        table_registry = TableRegistry(settings)
    app.state.table_registry = table_registry
    app.state.client_hub = ClientHub(table_registry)
    app.state.health_checker = HealthChecker(table_registry)
    try:
        await table_registry.open()
        yield table_registry
    finally:
        await table_registry.close()


def make_app(settings: Settings) -> Litestar:
    limits = settings.limits
    new_tables = Buckets(limits.tables_burst, limits.tables_burst / limits.tables_per_hour * 3600)
    new_reviews = Buckets(limits.reviews, limits.reviews_seconds)
    tried_codes = CallerLimit(limits.codes, limits.codes_seconds, limits.codes_guests)
    new_reports = CallerLimit(limits.reports_day, DAY, limits.reports_guests)
    handlers = [
        *(games.games, games.setup_check, games.words, games.rulebook, games.component_catalogue),
        *(tables.list_tables, tables.create_table, tables.get_table, tables.join, tables.claim, tables.ready),
        *(tables.set_bot, tables.leave, tables.rematch, tables.fork, tables.hide, tables.rename),
        *(lobby.invitation, lobby.open_code, lobby.set_options),
        *(games.policies, play.give_up, play.vote, reports.report),
        *(play.state, play.answer, play.why, play.lines_preview, play.plan, play.drop_plan),
        *(play.replay, play.events, play.log, play.hint, play.reveals_preview, play.solve),
        *(reviews.begin, reviews.look, reviews.drop),
    ]
    api = Router("/api", route_handlers=handlers)
    return Litestar(
        [api, health, host_page, serve_file],
        exception_handlers=HANDLERS,
        request_max_body_size=limits.body_bytes,
        state=State(
            {
                "new_tables": new_tables,
                "new_reviews": new_reviews,
                "new_reports": new_reports,
                "tried_codes": tried_codes,
                "listening": (settings.host, settings.port),
            }
        ),
        openapi_config=OpenAPIConfig(
            title="Kazamata", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=[MentionSchema()],
        logging_config=None,
    )
