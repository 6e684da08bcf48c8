"""Is the server well?"""

from __future__ import annotations

import time
from typing import Final

import msgspec
from litestar import Response, get

from kazamata import __version__
from kazamata.server.http.routes.desk import AnyRequest, house_of
from kazamata.server.store.wellness import OK, Wellness, examine
from kazamata.server.tables.house import House

GOOD_FOR: Final = 1.0
SILENT: Final = "silent"
NONE: Final = "none"


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work; `status` names the first thing that is not well."""

    status: str
    version: str
    tables: int
    sockets: int
    store: str
    disk: str | None
    lock: str
    bus: str


class Doctor:
    """Looks at most once a second, however many ask."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._found = Wellness()
        self._at = float("-inf")

    async def look(self) -> Wellness:
        if time.monotonic() - self._at > GOOD_FOR:
            self._found = await examine(self._house.store)
            self._at = time.monotonic()
        return self._found

    def bus(self) -> str:
        bus = self._house.bus
        return NONE if bus.alone else OK if bus.well else SILENT

    async def complaints(self) -> dict[str, str]:
        """What is not well, the worst first: whatever keeps answers from being stored, then the bus."""
        found = await self.look()
        parts = {"database": found.store, "disk": found.disk, "lock": found.lock, "bus": self.bus()}
        return {name: state for name, state in parts.items() if state not in (OK, NONE, None)}


@get("/health", summary="Is the server well?", tags=["server"])
async def health(request: AnyRequest) -> Response[Health]:
    """503 where answers cannot be stored; a silent bus is told, but the tables stay right without it."""
    house, doctor = house_of(request), request.app.state.doctor
    ill = await doctor.complaints()
    found = await doctor.look()
    body = Health(
        next(iter(ill), OK),
        __version__,
        len(house.tables),
        house.sockets,
        found.store,
        found.disk,
        found.lock,
        doctor.bus(),
    )
    return Response(body, status_code=503 if ill.keys() - {"bus"} else 200)
