"""When a clock runs out, and when a table wants to be woken because of a bot or a clock."""

from __future__ import annotations

import math
from typing import Any

from kazamata.server.store.due_times import DUE_NOW, needs_runner
from kazamata.server.store.records import TableRecord
from kazamata.server.store.uptimes import Uptimes
from kazamata.server.tables.history import GameHistory


def deadline(record: TableRecord, game: GameHistory, seat: int, uptimes: Uptimes) -> float | None:
    """When the clock of a seat that is asked runs out; it does not run while no server does."""
    if record.clock is None or seat not in game.asked_since:
        return None
    began = game.clock_start(seat)
    return uptimes.clock_end(record.dealt or record.made if began is None else began, record.clock)


def next_due(record: TableRecord, game: GameHistory, uptimes: Uptimes) -> float | None:
    """When a table has to be woken as it is: at once for a bot, at the first deadline for a clock."""
    if not needs_runner(record) or game.is_over:
        return None
    if any(record.seats[ask.seat].bot for ask in game.asks):
        return DUE_NOW
    ends = [deadline(record, game, ask.seat, uptimes) for ask in game.asks]
    return min((end for end in ends if end is not None), default=None)


def due_after(
    record: TableRecord, game: GameHistory, position: Any, now: float, uptimes: Uptimes
) -> list[float | None]:
    """The same for the position to which an answer leads; nothing where neither bots nor clocks are.

    Of a clock it may say too early a moment: whoever is woken looks again.
    """
    if not needs_runner(record):
        return []
    ended = game.stopped is not None or game.rules.is_over(position)
    asks = [] if ended else game.rules.ask(position)
    if any(record.seats[ask.seat].bot for ask in asks):
        return [DUE_NOW]
    if record.clock is None or not asks:
        return [None]
    ends = [deadline(record, game, ask.seat, uptimes) or math.inf for ask in asks]
    return [min([now + record.clock, *ends])]
