"""Programs that act like browsers: each with a cookie, requests and one socket."""

from __future__ import annotations

import asyncio
import http.client
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

TIMEOUT_SECONDS: Final = 60.0


class RequestFailed(RuntimeError):
    """A request that the server did not serve."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class BrowserClient:
    """A guest of one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""

    async def post(self, path: str, **body: Any) -> Any:
        return await asyncio.to_thread(self._request, "POST", path, body)

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._request, "GET", path, None)

    def _request(self, method: str, path: str, body: Any) -> Any:
        address = urlsplit(self.url)
        line = http.client.HTTPConnection(address.hostname or "", address.port or 80, timeout=TIMEOUT_SECONDS)
        headers = {"origin": self.url, "content-type": "application/json", "cookie": self.cookie}
        try:
            line.request(method, path, msgspec.json.encode(body) if body is not None else None, headers)
            answer = line.getresponse()
            data = answer.read()
        finally:
            line.close()
        given = answer.getheader("set-cookie")
        self.cookie = given.split(";")[0] if given else self.cookie
        if answer.status >= 400:
            raise RequestFailed(answer.status, f"{method} {path}: {answer.status} {data[:200]!r}")
        return msgspec.json.decode(data)

    async def socket(self) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + "/ws"
        headers = {"cookie": self.cookie} if self.cookie else {}
        return await connect(
            address, origin=Origin(self.url), additional_headers=headers, open_timeout=TIMEOUT_SECONDS
        )


async def full_table(visitors: list[BrowserClient], game: str) -> str:
    """A table where all these visitors sit, already dealt."""
    first, *others = visitors
    made = await first.post("/api/tables", game=game, seats=len(visitors), name="Visitor 1")
    table = str(made["id"])
    for number, other in enumerate(others, 2):
        await other.post(f"/api/tables/{table}/join", name=f"Visitor {number}")
    for seat, visitor in enumerate(visitors):
        await visitor.post(f"/api/tables/{table}/ready", seat=seat, ready=True)
    return table
