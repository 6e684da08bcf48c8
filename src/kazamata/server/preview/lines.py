"""Previews staged answers in worlds that look like the seat's view.

The worlds are imagined from the view, so they hold no hidden information. A result is certain if all worlds
agree on it. The preview ends where they differ, because no player can know what will happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kazamata.codec.views import wire_view
from kazamata.core.events import Event
from kazamata.core.refusals import Refusal
from kazamata.game_registry import AnyRules
from kazamata.server.errors import RequestError
from kazamata.server.messages.outgoing import LinePreview
from kazamata.server.preview.worlds import (
    comparable_events,
    isolated_worlds,
    redact_events,
    seat_knowledge,
    take_isolated,
)
from kazamata.server.rendering.narration import narrator_for, render_ask, render_event
from kazamata.server.tables.answers import StaleRequest
from kazamata.server.tables.table import Table
from kazamata.words.narrator import Narrator


class LineRun(NamedTuple):
    """How far a line of answers leads: the last certain world, the events so far, and why it ends."""

    taken: int
    world: Any
    events: list[Event]
    diverged: bool
    refusal: Refusal | None


def preview_lines(
    table: Table, seat: int, seq: int, lines: Sequence[Sequence[int]], language: str
) -> list[LinePreview]:
    """What a seat may expect of each line of answers; raises `StaleRequest` if its question has changed."""
    table.require_not_stopped()
    history = table.history
    if not history.is_still_asked(seat, seq):
        raise StaleRequest(table.seq)
    worlds = _worlds(table, seat)
    narrator = narrator_for(table, language)
    return [
        render_line(history.rules, run_line(history.rules, worlds, seat, line), seat, narrator)
        for line in lines
    ]


def staged_world(table: Table, seat: int, line: Sequence[int]) -> Any:
    """A world after staged answers; raises `RequestError` if their result is uncertain."""
    history = table.history
    if seat not in history.asked_since:
        raise RequestError("not-asked", 409)
    run = run_line(history.rules, _worlds(table, seat), seat, line)
    if run.diverged or run.taken < len(line):
        raise RequestError("no-hint-found", 409)
    return run.world


def _worlds(table: Table, seat: int) -> list[Any]:
    history = table.history
    view = history.rules.see(history.position, seat)
    return isolated_worlds(history.rules, view, seat, f"{table.id} {history.asked_since[seat]}")


def run_line(rules: AnyRules, worlds: Sequence[Any], seat: int, line: Sequence[int]) -> LineRun:
    """Give the answers in all worlds while they are asked for, legal, and have the same result."""
    first, *others = (rules.copy(world) for world in worlds)
    events: list[Event] = []
    for taken, option in enumerate(line):
        if not any(ask.seat == seat for ask in rules.ask(first)):
            return LineRun(taken, first, events, False, None)
        refusal = rules.why(first, seat, option)
        if refusal is not None:
            return LineRun(taken, first, events, False, refusal)
        before = rules.copy(first)
        new_events = redact_events(rules, take_isolated(rules, first, seat, option), seat)
        if any(rules.why(other, seat, option) is not None for other in others):
            return LineRun(taken, before, events, True, None)
        results = [redact_events(rules, take_isolated(rules, other, seat, option), seat) for other in others]
        if any(comparable_events(result) != comparable_events(new_events) for result in results):
            return LineRun(taken, before, events, True, None)
        events += new_events
        if any(seat_knowledge(rules, other, seat) != seat_knowledge(rules, first, seat) for other in others):
            return LineRun(taken + 1, before, events, True, None)
    return LineRun(len(line), first, events, False, None)


def render_line(rules: AnyRules, run: LineRun, seat: int, narrator: Narrator) -> LinePreview:
    """Render a run for its seat."""
    view = rules.see(run.world, seat)
    questions = [] if run.diverged else [ask for ask in rules.ask(run.world) if ask.seat == seat]
    return LinePreview(
        taken=run.taken,
        diverged=run.diverged,
        ask=render_ask(narrator, rules.question(run.world, questions[0]), view) if questions else None,
        view=wire_view(view),
        events=[render_event(rules, event, narrator) for event in run.events],
        refused=narrator.refusal(run.refusal) if run.refusal is not None else (),
    )
