"""When an idle table expires: it leaves the lists, and no bot or clock waits at it.

Nothing is deleted. The link still opens the table, and the first answer brings it back. Finished games never
expire.
"""

from __future__ import annotations

from typing import Final

from kazamata.server.store.records import OPEN, OVER, TableRecord

DAY: Final = 24 * 3600.0
OPEN_DAYS: Final = 14
"""Days that a table may wait for its deal."""
RUNNING_DAYS: Final = 60
"""Days that a running game may wait for its next answer; the longest clock runs for two weeks."""


def expires_at(record: TableRecord) -> float | None:
    """When an idle table expires, in seconds since 1970."""
    if record.status == OVER:
        return None
    if record.status == OPEN:
        return record.created_at + OPEN_DAYS * DAY
    last = max(record.created_at, record.started_at or 0.0, record.last_entry_at or 0.0)
    return last + RUNNING_DAYS * DAY


def is_expired(record: TableRecord, now: float) -> bool:
    """Whether the table has expired."""
    moment = expires_at(record)
    return moment is not None and moment <= now
