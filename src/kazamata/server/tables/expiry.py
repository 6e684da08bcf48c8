"""When a table that nobody plays at is put away: no bot and no clock waits at it any more."""

from __future__ import annotations

from typing import Final

from kazamata.server.store.records import OPEN, OVER, TableRecord

DAY: Final = 24 * 3600.0
OPEN_DAYS: Final = 14
RUNNING_DAYS: Final = 60


def expires_at(record: TableRecord) -> float | None:
    """The moment when a table is put away if nothing happens, in seconds since 1970."""
    if record.status == OVER:
        return None
    if record.status == OPEN:
        return record.made + OPEN_DAYS * DAY
    return max(record.made, record.dealt or 0.0) + RUNNING_DAYS * DAY


def expires(record: TableRecord, now: float) -> bool:
    """Whether a table is put away by now."""
    moment = expires_at(record)
    return moment is not None and moment <= now
