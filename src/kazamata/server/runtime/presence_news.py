"""Tells the pages of a table, and other servers, who comes, goes and is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from kazamata.server.tables.table import Table

SETTLING_SECONDS: Final = 0.7
"""How long a change waits for others before it is pushed; a page that reloads in this time was never gone."""


class PresenceNews:
    """One table's announcements, at most one in `SETTLING_SECONDS` however often pages come and go."""

    def __init__(self, table: Table, publish: Callable[[Table], None]) -> None:
        self._table = table
        self._publish = publish
        self._shown = table.presences()
        self._published = table.local_seats()
        self._timer: asyncio.TimerHandle | None = None
        self._is_settling = False

    def check(self) -> None:
        """Push a change soon, or wait for the next one that needs nobody: a player counts as away."""
        if self._is_settling:
            return
        if self._has_changed():
            self._is_settling = True
            self._wait(SETTLING_SECONDS)
        else:  # a table without pages needs no notice
            self._wait(self._table.seconds_to_presence_change() if self._table.watchers else None)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _has_changed(self) -> bool:
        return self._shown != self._table.presences() or self._published != self._table.local_seats()

    def _wait(self, seconds: float | None) -> None:
        self.close()
        self._timer = (
            None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._announce)
        )

    def _announce(self) -> None:
        self._is_settling = False
        shown, published = self._table.presences(), self._table.local_seats()
        if shown != self._shown:
            self._shown = shown
            self._table.info_version += 1
            self._table.wake()
        if published != self._published:
            self._published = published
            self._publish(self._table)
        self.check()
