"""Previews staged answers in worlds that look like the seat's view.

The worlds are imagined from the view, so they hold no hidden information. A result is certain if all worlds
agree on it. The preview ends where they differ, because no player can know what will happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kazamata.answer_walk import AnswerWalk, isolated_worlds
from kazamata.codec.views import wire_view
from kazamata.server.errors import RequestError
from kazamata.server.messages.outgoing import LinePreview
from kazamata.server.rendering.narration import narrator_for, render_ask, render_event
from kazamata.server.tables.answers import StaleRequest
from kazamata.server.tables.table import Table
from kazamata.words.narrator import Narrator


def preview_lines(
    table: Table, seat: int, seq: int, lines: Sequence[Sequence[int]], language: str
) -> list[LinePreview]:
    """What a seat may expect of each line of answers; raises `StaleRequest` if its question has changed."""
    table.require_not_stopped()
    if not table.history.is_still_asked(seat, seq):
        raise StaleRequest(table.seq)
    worlds, narrator = _worlds(table, seat), narrator_for(table, language)
    walks = [AnswerWalk(table.rules, worlds, seat, isolated=True).give_all(line) for line in lines]
    return [render_walk(walk, narrator) for walk in walks]


def staged_walk(table: Table, seat: int, line: Sequence[int]) -> AnswerWalk:
    """The walk after staged answers; raises `RequestError` if their result is uncertain."""
    if seat not in table.history.asked_since:
        raise RequestError("not-asked", 409)
    walk = AnswerWalk(table.rules, _worlds(table, seat), seat, isolated=True).give_all(line)
    if walk.diverged or walk.taken < len(line):
        raise RequestError("no-hint-found", 409)
    return walk


def _worlds(table: Table, seat: int) -> list[Any]:
    history = table.history
    view = history.rules.see(history.position, seat)
    return isolated_worlds(history.rules, view, seat, f"{table.id} {history.asked_since[seat]}")


def render_walk(walk: AnswerWalk, narrator: Narrator) -> LinePreview:
    """Render a walk for its seat."""
    rules, question, view = walk.rules, walk.question, walk.rules.show(walk.world, walk.seat)
    return LinePreview(
        taken=walk.taken,
        diverged=walk.diverged,
        ask=render_ask(narrator, question, view) if question is not None else None,
        view=wire_view(view),
        events=[render_event(rules, event, narrator) for event in walk.events],
        refused=narrator.refusal(walk.refusal) if walk.refusal is not None else (),
    )
