"""When a table that nobody plays at is put away: it leaves the lists, and no bot or clock waits at it.

Nothing is lost by it: whoever has the link finds everything as it was, and the first answer brings the
table back. Finished games are never put away.
"""

from __future__ import annotations

from typing import Final

from kazamata.server.store.records import OPEN, OVER, TableRecord

DAY: Final = 24 * 3600.0
OPEN_DAYS: Final = 14
"""How long a table may wait for its deal."""
RUNNING_DAYS: Final = 60
"""How long a running game may wait for its next answer; the longest clock runs for two weeks."""


def expires_at(record: TableRecord) -> float | None:
    """The moment when a table is put away if nothing happens, in seconds since 1970."""
    if record.status == OVER:
        return None
    if record.status == OPEN:
        return record.made + OPEN_DAYS * DAY
    last = max(record.made, record.dealt or 0.0, record.answered or 0.0)
    return last + RUNNING_DAYS * DAY


def is_expired(record: TableRecord, now: float) -> bool:
    """Whether a table is put away by now."""
    moment = expires_at(record)
    return moment is not None and moment <= now
