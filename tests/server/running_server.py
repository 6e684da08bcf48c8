"""Servers on real sockets, and clients that play there."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from kazamata.server.http.app import make_app, open_registry
from kazamata.server.http.server import bind, serve_app, urls_of
from kazamata.server.runtime.table_registry import TableRegistry
from kazamata.server.settings import Limits, Settings

TIMEOUT_SECONDS = 180.0
"""Ends a test that hangs; long enough for a busy machine."""
NO_LIMITS = Limits(
    messages=100_000,
    requests=100_000,
    connects=100_000,
    tables_burst=100_000,
    tables_per_hour=1_000_000,
    sockets_per_guest=500,
    reports_day=100_000,
)
"""Limits that no test meets by accident."""


class RunningServer:
    """A server that runs in this process."""

    def __init__(self, app: Litestar, url: str, server: uvicorn.Server) -> None:
        self.app = app
        self.url = url
        self.server = server

    @property
    def table_registry(self) -> TableRegistry:
        table_registry = self.app.state.table_registry
        assert isinstance(table_registry, TableRegistry)
        return table_registry


@contextlib.asynccontextmanager
async def running_server(database: str, **overrides: Any) -> AsyncIterator[RunningServer]:
    """A server on a free port of this machine."""
    settings = Settings(
        database=database,
        **{"port": 0, "limits": NO_LIMITS, "sweep_seconds": 0.5, "bot_pause_seconds": 0.0, **overrides},
    )
    bound = bind("127.0.0.1", settings.port)
    app = make_app(settings)
    try:
        async with open_registry(settings, app), serve_app(settings, app, bound) as (server, _):
            yield RunningServer(app, urls_of(bound)[0], server)
    finally:
        bound.close()


class GuestClient:
    """A browser: it keeps its cookie and names its origin."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, headers={"origin": url, **headers}, timeout=TIMEOUT_SECONDS
        )

    async def __aenter__(self) -> GuestClient:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def post_ok(self, path: str, **body: Any) -> Any:
        answer = await self.post(path, **body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def make_table(self, seats: int = 2, **overrides: Any) -> Any:
        body = {"game": "tranquility", "seats": seats, "name": "Ann", **overrides}
        return await self.post_ok("/api/tables", **body)

    async def state(self, table: str, seat: int = -1) -> Any:
        answer = await self.get(f"/api/tables/{table}/state", seat=seat)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @contextlib.asynccontextmanager
    async def page(
        self, table: str = "", seat: int = -1, since: int | None = None
    ) -> AsyncIterator[SocketClient]:
        """A page in this browser; it watches a table if one is named."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        address = self.url.replace("http", "ws", 1) + "/ws"
        async with connect(address, origin=self.url, additional_headers=headers) as socket:  # type: ignore[arg-type]
            page = SocketClient(socket)
            if table:
                await page.send(type="watch", table=table, seat=seat, since=since)
            yield page


@contextlib.asynccontextmanager
async def open_browsers(*people: GuestClient) -> AsyncIterator[list[GuestClient]]:
    """Several browsers; all of them are closed at the end, even after an error."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest) for guest in people]


class SocketClient:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Any] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next_message(self) -> Any:
        message = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), TIMEOUT_SECONDS))
        self.received.append(message)
        return message

    async def until(self, *types: str, where: Callable[[Any], bool] = lambda message: True) -> Any:
        """The next message of these types that satisfies a condition."""
        while True:
            message = await self.next_message()
            if message["type"] in types and where(message):
                return message

    async def next_state(self, where: Callable[[Any], bool] = lambda message: True) -> Any:
        return await self.until("state", "update", where=where)

    async def answer(self, table_state: Any, option: int | None = None) -> None:
        """Answer the first question of a table state, at random if no option is given."""
        ask = table_state["asks"][0]
        chosen = random.choice(ask["options"]) if option is None else option
        await self.send(
            type="answer", table=table_state["table"], seat=ask["seat"], seq=table_state["seq"], option=chosen
        )


async def table_for_two(ann: GuestClient, bob: GuestClient, **overrides: Any) -> str:
    """A table where two people sit and the cards are dealt."""
    table = str((await ann.make_table(**overrides))["id"])
    await bob.post_ok(f"/api/tables/{table}/join", name="Bob")
    await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
    await bob.post_ok(f"/api/tables/{table}/ready", seat=1, ready=True)
    return table


async def give_up_together(table: str, *people: GuestClient) -> Any:
    """Everybody at the table agrees to give the game up; returns the table after it."""
    for seat, guest in enumerate(people):
        reply = await guest.post_ok(f"/api/tables/{table}/give-up", seat=seat)
    assert reply["status"] == "over"
    return reply


async def table_with_bots(ann: GuestClient, bots: int = 1, **overrides: Any) -> str:
    """A table where one person plays against bots and the cards are dealt."""
    made = await ann.make_table(seats=bots + 1, bots=[None, *["random"] * bots], **overrides)
    await ann.post_ok(f"/api/tables/{made['id']}/ready", seat=0, ready=True)
    return str(made["id"])


async def play_to_the_end(page: SocketClient) -> Any:
    """Answer at random until the game is over; returns the last table state."""
    table_state = await page.next_state()
    while table_state["status"] != "over":
        if table_state["asks"]:
            await page.answer(table_state)
        seq = table_state["seq"]
        table_state = await page.next_state(lambda later, seq=seq: later["seq"] > seq)  # type: ignore[misc]
    return table_state
