"""Access control: all requests pass here first, and all responses get their headers here.

It rejects foreign origins, limits the requests of each client, and gives a guest cookie to a new visitor who
wants to change something.
"""

from __future__ import annotations

import logging
import math
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kazamata.server.auth import tokens
from kazamata.server.auth.callers import GUEST_COOKIE, Caller, read_caller
from kazamata.server.errors import ErrorBody, RequestError, error_text, negotiate_language
from kazamata.server.http.addresses import TrustedProxies, limit_key
from kazamata.server.http.rate_limits import CallerLimit
from kazamata.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SOCKETS: Final = "/ws"
YEAR: Final = 365 * 24 * 3600
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class RequestContext(msgspec.Struct):
    """What the middleware knows about a request."""

    caller: Caller
    language: str
    secure: bool = False
    new_token: str = ""


class AccessMiddleware:
    """ASGI middleware around the application and the socket handler."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._sockets = sockets
        self._settings = settings
        self._proxies = TrustedProxies(settings.proxies)
        limits = settings.limits
        self._requests = CallerLimit(limits.requests, limits.requests_seconds, limits.guests_per_address)
        self._connects = CallerLimit(limits.connects, limits.connects_seconds, limits.guests_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        context = self._make_context(scope, headers)
        state: dict[str, Any] = scope.setdefault("state", {})
        state["context"] = context
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._handle_socket(scope, receive, send, headers, context)
        else:
            await self._handle_request(scope, receive, send, headers, context)

    def _make_context(self, scope: Scope, headers: dict[str, str]) -> RequestContext:
        client = scope.get("client")
        peer = client[0] if client else ""
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
        language = negotiate_language(asked, headers.get("accept-language"))
        address = limit_key(self._proxies.client_address(peer, scope["headers"]))
        secure = self._proxies.client_scheme(peer, scope["headers"], scope["scheme"]) == "https"
        return RequestContext(
            read_caller(_cookie(headers), headers.get("authorization"), address), language, secure
        )

    # --------------------------------------------------------------------------------- requests

    async def _handle_request(
        self, scope: Any, receive: Receive, send: Send, headers: dict[str, str], context: RequestContext
    ) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, *_more_headers(message, context)]
            await send(message)

        error = self._refused(scope["method"], headers, context)
        if error is not None:
            await _answer(send_with_headers, error, context.language)
        else:
            # the HTTP protocol drops the body of a response to HEAD
            inside: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self._app(inside, receive, send_with_headers)
        took = round((time.perf_counter() - began) * 1000, 1)
        LOG.debug(
            "request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
        )

    def _refused(self, method: str, headers: dict[str, str], context: RequestContext) -> RequestError | None:
        caller = context.caller
        wait = self._requests.take_or_wait_seconds(caller)
        if wait is not None:
            return RequestError("too-many-requests", 429, seconds=math.ceil(wait))
        if method in SAFE:
            return None
        if not self._same_origin(headers, context):
            return RequestError("foreign-origin", 403)
        if not caller.guest_hash and not caller.token_hash:
            context.new_token = tokens.new_token()
            context.caller = msgspec.structs.replace(caller, guest_hash=tokens.hash_token(context.new_token))
        return None

    def _same_origin(self, headers: dict[str, str], context: RequestContext) -> bool:
        """Browsers always name the origin of an unsafe request; programs without cookies need not."""
        origin = headers.get("origin")
        if origin is None:
            return not context.caller.guest_hash
        return self._is_ours(origin, headers.get("host", ""))

    def _is_ours(self, origin: str, host: str) -> bool:
        scheme, _, rest = origin.partition("://")
        return origin in self._settings.origins or (
            scheme in ("http", "https") and rest == host and bool(host)
        )

    # ---------------------------------------------------------------------------------- sockets

    async def _handle_socket(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], context: RequestContext
    ) -> None:
        origin = headers.get("origin")
        with_token = bool(context.caller.token_hash) and not context.caller.guest_hash and origin is None
        is_ours = origin is not None and self._is_ours(origin, headers.get("host", ""))
        wait = self._connects.take_or_wait_seconds(context.caller)
        if wait is not None:
            await _refuse_socket(
                send, RequestError("too-many-requests", 429, seconds=math.ceil(wait)), context
            )
        elif not with_token and not is_ours:
            await _refuse_socket(send, RequestError("foreign-origin", 403), context)
        elif scope["path"] != SOCKETS:
            await _refuse_socket(send, RequestError("no-such-page", 404), context)
        else:
            await self._sockets(scope, receive, send)


def _more_headers(message: Message, context: RequestContext) -> list[tuple[bytes, bytes]]:
    more: list[tuple[bytes, bytes]] = []
    if context.new_token:
        secure = "; Secure" if context.secure else ""
        cookie = f"{GUEST_COOKIE}={context.new_token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        more.append((b"set-cookie", cookie.encode()))
    if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):  # type: ignore[typeddict-item]
        more.append((b"cache-control", b"no-store"))
    return more


async def _refuse_socket(send: Any, error: RequestError, context: RequestContext) -> None:
    async def send_instead(message: Any) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})

    await _answer(send_instead, error, context.language)


async def _answer(send: Send, error: RequestError, language: str) -> None:
    body = msgspec.json.encode(ErrorBody(error_text(error, language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in error.values:
        headers.append((b"retry-after", str(error.values["seconds"]).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _cookie(headers: dict[str, str]) -> str | None:
    try:
        jar = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    return jar[GUEST_COOKIE].value if GUEST_COOKIE in jar else None
