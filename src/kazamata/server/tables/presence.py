"""Who is here: seats whose pages are open, on this server or another, and when somebody was last here."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

REMEMBERED: Final = 30.0
"""How long another server's word holds, in seconds: it says it again and again."""


class Presence:
    """The seats of one table at which somebody is."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._seen: dict[int, float] = {}
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}

    def mark_seen(self, seat: int) -> None:
        """Somebody was here for a seat just now."""
        self._seen[seat] = time.monotonic()

    def update_server(self, server: str, seats: Iterable[int]) -> None:
        """Another server says who looks at the table through it; whoever is not named any more has just gone."""
        now = time.monotonic()
        until, before = self._elsewhere.get(server, (0.0, frozenset[int]()))
        for seat in before if until > now else ():
            self.mark_seen(seat)
        self._elsewhere[server] = (now + REMEMBERED, frozenset(seats))

    def online(self, here: Iterable[int]) -> frozenset[int]:
        """Seats with an open page, here or through another server."""
        now = time.monotonic()
        others = (seats for until, seats in self._elsewhere.values() if until > now)
        return frozenset(seat for seat in here if seat >= 0).union(*others)

    def is_away(self, seat: int, here: Iterable[int], seconds: float) -> bool:
        """Whether nobody has been here for a seat for so long; after a start everybody gets that long."""
        heard = [until for until, seats in self._elsewhere.values() if seat in seats]
        last = max(self._began, self._seen.get(seat, 0.0), *heard)
        return seat not in self.online(here) and time.monotonic() - last >= seconds
