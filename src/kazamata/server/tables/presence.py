"""Presence: which seats have an open page on any server, and when each was last seen."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

REPORT_VALID_SECONDS: Final = 30.0
"""How long another server's report stays valid, in seconds; servers repeat their reports."""


class Presence:
    """Which seats of one table are online."""

    def __init__(self) -> None:
        self._loaded_at = time.monotonic()
        self._last_seen: dict[int, float] = {}
        self._other_servers: dict[str, tuple[float, frozenset[int]]] = {}

    def mark_seen(self, seat: int) -> None:
        """Note that a seat is present now."""
        self._last_seen[seat] = time.monotonic()

    def update_server(self, server: str, seats: Iterable[int]) -> None:
        """Store which seats watch through another server; seats it no longer reports were seen just now."""
        now = time.monotonic()
        until, before = self._other_servers.get(server, (0.0, frozenset[int]()))
        for seat in before if until > now else ():
            self.mark_seen(seat)
        self._other_servers[server] = (now + REPORT_VALID_SECONDS, frozenset(seats))

    def online(self, local_seats: Iterable[int]) -> frozenset[int]:
        """Seats with an open page, here or on another server."""
        now = time.monotonic()
        others = (seats for until, seats in self._other_servers.values() if until > now)
        return frozenset(seat for seat in local_seats if seat >= 0).union(*others)

    def is_away(self, seat: int, local_seats: Iterable[int], seconds: float) -> bool:
        """Whether a seat was absent for `seconds`; the count starts when the server loads the table."""
        reports = [until for until, seats in self._other_servers.values() if seat in seats]
        last = max(self._loaded_at, self._last_seen.get(seat, 0.0), *reports)
        return seat not in self.online(local_seats) and time.monotonic() - last >= seconds
