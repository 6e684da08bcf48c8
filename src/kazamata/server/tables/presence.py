"""Presence: which seats have an open page on any server, and which are away.

It depends only on pages, requests and times, never on the game.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

REPORT_VALID_SECONDS: Final = 30.0
"""How long another server's report stays valid, in seconds; servers repeat their reports."""
AWAY_SECONDS: Final = 60.0
"""How long an absent player is only absent and not yet away, in seconds."""


class SeatPresence(NamedTuple):
    """Whether a player has an open page, and otherwise when the seat counts as away.

    `away_at` is in seconds since 1970; it is None while a page is open.
    """

    online: bool = False
    away: bool = False
    away_at: float | None = None


class Presence:
    """Who is present at one table."""

    def __init__(self, away_seconds: float = AWAY_SECONDS) -> None:
        self._away_seconds = away_seconds
        self._loaded_at = time.monotonic()
        self._epoch = time.time() - self._loaded_at
        self._last_seen: dict[int, float] = {}
        self._other_servers: dict[str, tuple[float, frozenset[int]]] = {}

    def mark_seen(self, seat: int) -> None:
        """Note that a seat is present now."""
        self._last_seen[seat] = time.monotonic()

    def update_server(self, server: str, seats: Iterable[int]) -> bool:
        """Store which seats watch through another server; seats it no longer reports were seen just now.

        Returns whether no valid report of this server was known.
        """
        now = time.monotonic()
        until, before = self._other_servers.get(server, (0.0, frozenset[int]()))
        for seat in before if until > now else ():
            self.mark_seen(seat)
        self._other_servers[server] = (now + REPORT_VALID_SECONDS, frozenset(seats))
        return until <= now

    def online(self, local_seats: Iterable[int]) -> frozenset[int]:
        """Seats with an open page, here or on another server."""
        now = time.monotonic()
        others = (seats for until, seats in self._other_servers.values() if until > now)
        return frozenset(seat for seat in local_seats if seat >= 0).union(*others)

    def of_seat(self, seat: int, online: Collection[int]) -> SeatPresence:
        """The presence of an owned seat; the count starts when the server loads the table."""
        if seat in online:
            return SeatPresence(online=True)
        away_at = self._away_at(seat)
        return SeatPresence(away=time.monotonic() >= away_at, away_at=self._epoch + away_at)

    def _away_at(self, seat: int) -> float:
        reports = [until for until, seats in self._other_servers.values() if seat in seats]
        return max(self._loaded_at, self._last_seen.get(seat, 0.0), *reports) + self._away_seconds

    def seconds_to_change(self, seats: Iterable[int], local_seats: Iterable[int]) -> float | None:
        """After how many seconds one of these owned seats changes by itself; None if none does."""
        now, online = time.monotonic(), self.online(local_seats)
        ends = [self._away_at(seat) for seat in seats if seat not in online]
        ends += [until for until, reported in self._other_servers.values() if reported]
        return min((end - now for end in ends if end > now), default=None)
