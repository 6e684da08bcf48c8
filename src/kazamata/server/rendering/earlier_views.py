"""The views between the steps of the newest entries, so that a page can show an answer step by step."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from kazamata.codec.views import wire_view
from kazamata.core.events import EventSink
from kazamata.server.messages.outgoing import EarlierView
from kazamata.server.rendering.narration import notes_before
from kazamata.server.tables.history import GameHistory


def earlier_views(history: GameHistory, since: int, viewer: int) -> list[EarlierView]:
    """What the viewer saw from entry `since` on, after each step; empty if an undo came since then."""
    entries = history.entries[since:]
    if not history.rules.plays_back or not entries or any(entry.undo_to_seq is not None for entry in entries):
        return []
    seen = _views_after_steps(history, since, viewer)
    found = []
    for (seq, events, before), (_, _, after) in pairwise(seen):
        changes = changes_to(before, after)
        if changes:
            found.append(EarlierView(seq, events, msgspec.Raw(msgspec.json.encode(changes))))
    return found


def _views_after_steps(history: GameHistory, since: int, viewer: int) -> list[tuple[int, int, Any]]:
    """The number of the entry, how many of its events had happened, and the view."""
    rules, position = history.rules, history.position_at(since)
    seen = [(since + 1, 0, _plain_view(history, position, viewer))]
    for entry in history.entries[since:]:
        if entry.is_note:
            continue
        sink, notes = EventSink(True), len(notes_before(history, entry, viewer))
        for _ in rules.apply_stepwise(position, entry.seat, entry.option, sink):
            seen.append((entry.seq, notes + len(sink.events), _plain_view(history, position, viewer)))
    return seen


def _plain_view(history: GameHistory, position: Any, viewer: int) -> Any:
    return msgspec.json.decode(wire_view(history.rules.show(position, viewer)))


def changes_to(before: Any, after: Any) -> dict[str, Any]:
    """The values of `before` that differ from `after`, by key or index; lists of another length as a whole."""
    changes: dict[str, Any] = {}
    pairs = before.items() if isinstance(before, dict) else enumerate(before)
    for key, value in pairs:
        other = after[key]
        if value == other:
            continue
        changes[str(key)] = changes_to(value, other) if _is_alike(value, other) else value
    return changes


def _is_alike(value: Any, other: Any) -> bool:
    """Whether two values have the same keys."""
    if isinstance(value, dict) and isinstance(other, dict):
        return value.keys() == other.keys()
    return isinstance(value, list) and isinstance(other, list) and len(value) == len(other)
