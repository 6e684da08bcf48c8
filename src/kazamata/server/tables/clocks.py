"""Deadlines of clocks, and when a table is next due because of a bot or a clock."""

from __future__ import annotations

import math
from typing import Any

from kazamata.server.store.due_times import DUE_NOW, needs_runner
from kazamata.server.store.records import TableRecord
from kazamata.server.store.uptimes import Uptimes
from kazamata.server.tables.history import GameHistory


def deadline(record: TableRecord, history: GameHistory, seat: int, uptimes: Uptimes) -> float | None:
    """When the clock of an asked seat runs out; it stops while no server runs."""
    if record.clock_seconds is None or seat not in history.asked_since:
        return None
    start = history.clock_start(seat)
    return uptimes.clock_end(
        record.started_at or record.created_at if start is None else start, record.clock_seconds
    )


def next_due(record: TableRecord, history: GameHistory, uptimes: Uptimes) -> float | None:
    """When the table is next due: now for a bot, at the first deadline for a clock."""
    if not needs_runner(record) or history.is_over:
        return None
    if any(record.seats[ask.seat].bot for ask in history.asks):
        return DUE_NOW
    ends = [deadline(record, history, ask.seat, uptimes) for ask in history.asks]
    return min((end for end in ends if end is not None), default=None)


def due_after(
    record: TableRecord, history: GameHistory, position: Any, now: float, uptimes: Uptimes
) -> list[float | None]:
    """The same for the position after an answer; an empty list at tables without bots and clocks.

    The time for a clock may be too early: the runner checks it again.
    """
    if not needs_runner(record):
        return []
    ended = history.stopped is not None or history.rules.is_over(position)
    asks = [] if ended else history.rules.ask(position)
    if any(record.seats[ask.seat].bot for ask in asks):
        return [DUE_NOW]
    if record.clock_seconds is None or not asks:
        return [None]
    ends = [deadline(record, history, ask.seat, uptimes) or math.inf for ask in asks]
    return [min([now + record.clock_seconds, *ends])]
