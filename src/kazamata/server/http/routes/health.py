"""The health of the server."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from litestar import Response, get

from kazamata import __version__
from kazamata.server.http.routes.context import AnyRequest, table_registry_of
from kazamata.server.runtime.table_registry import TableRegistry
from kazamata.server.store.health import OK, StoreHealth, check_store

CHECK_INTERVAL_SECONDS: Final = 1.0
SILENT: Final = "silent"
NONE: Final = "none"


class Health(msgspec.Struct, frozen=True):
    """Whether the server works; `status` names the first problem."""

    status: str
    version: str
    tables: int
    sockets: int
    store: str
    disk: str | None
    lock: str
    bus: str


class HealthChecker:
    """Checks at most once a second, for any number of requests."""

    def __init__(self, table_registry: TableRegistry) -> None:
        self._table_registry = table_registry
        self._found = StoreHealth()
        self._at = float("-inf")

    async def check(self) -> StoreHealth:
        if time.monotonic() - self._at > CHECK_INTERVAL_SECONDS:
            self._found = await check_store(self._table_registry.store)
            self._at = time.monotonic()
        return self._found

    def bus(self) -> str:
        bus = self._table_registry.bus
        return NONE if bus.is_single_server else OK if bus.is_healthy else SILENT

    async def problems(self) -> dict[str, str]:
        """The problems, worst first: those that prevent storing answers, then the bus."""
        found = await self.check()
        parts = {"database": found.store, "disk": found.disk, "lock": found.lock, "bus": self.bus()}
        return {name: state for name, state in parts.items() if state not in (OK, NONE, None)}


@get("/health", summary="Is the server well?", tags=["server"])
async def health(request: AnyRequest) -> Response[Health]:
    """503 if answers cannot be stored; a silent bus is only reported, since tables stay correct."""
    table_registry, checker = table_registry_of(request), request.app.state.health_checker
    problems = await checker.problems()
    store_health = await checker.check()
    body = Health(
        next(iter(problems), OK),
        __version__,
        len(table_registry.tables),
        table_registry.open_sockets,
        store_health.store,
        store_health.disk,
        store_health.lock,
        checker.bus(),
    )
    return Response(body, status_code=503 if problems.keys() - {"bus"} else 200)
