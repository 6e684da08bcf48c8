"""Previews staged answers in worlds that look like the seat's view.

The worlds are imagined from the view, so they hold no hidden information. A result is certain if all worlds
agree on it. Where they differ, no player can know what will happen, and the preview ends.
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
    table.check_goes_on()
    game = table.history
    if not game.is_still_asked(seat, seq):
        raise StaleRequest(table.seq)
    worlds = _worlds(table, seat)
    told = narrator_for(table, language)
    return [render_line(game.rules, run_line(game.rules, worlds, seat, line), seat, told) for line in lines]


def staged_world(table: Table, seat: int, line: Sequence[int]) -> Any:
    """A world after staged answers; raises `RequestError` if their result is uncertain."""
    game = table.history
    if seat not in game.asked_since:
        raise RequestError("not-asked", 409)
    trial = run_line(game.rules, _worlds(table, seat), seat, line)
    if trial.diverged or trial.taken < len(line):
        raise RequestError("no-hint-found", 409)
    return trial.world


def _worlds(table: Table, seat: int) -> list[Any]:
    game = table.history
    view = game.rules.see(game.position, seat)
    return isolated_worlds(game.rules, view, seat, f"{table.id} {game.asked_since[seat]}")


def run_line(rules: AnyRules, worlds: Sequence[Any], seat: int, line: Sequence[int]) -> LineRun:
    """Give the answers in all worlds while they are asked for, legal, and have the same result."""
    here, *others = (rules.copy(world) for world in worlds)
    told: list[Event] = []
    for taken, option in enumerate(line):
        if not any(ask.seat == seat for ask in rules.ask(here)):
            return LineRun(taken, here, told, False, None)
        refusal = rules.why(here, seat, option)
        if refusal is not None:
            return LineRun(taken, here, told, False, refusal)
        before = rules.copy(here)
        events = redact_events(rules, take_isolated(rules, here, seat, option), seat)
        if any(rules.why(there, seat, option) is not None for there in others):
            return LineRun(taken, before, told, True, None)
        elsewhere = [
            redact_events(rules, take_isolated(rules, there, seat, option), seat) for there in others
        ]
        if any(comparable_events(there) != comparable_events(events) for there in elsewhere):
            return LineRun(taken, before, told, True, None)
        told += events
        if any(seat_knowledge(rules, there, seat) != seat_knowledge(rules, here, seat) for there in others):
            return LineRun(taken + 1, before, told, True, None)
    return LineRun(len(line), here, told, False, None)


def render_line(rules: AnyRules, trial: LineRun, seat: int, told: Narrator) -> LinePreview:
    """Render a run for its seat."""
    view = rules.see(trial.world, seat)
    questions = [] if trial.diverged else [ask for ask in rules.ask(trial.world) if ask.seat == seat]
    return LinePreview(
        taken=trial.taken,
        diverged=trial.diverged,
        ask=render_ask(told, rules.question(trial.world, questions[0]), view) if questions else None,
        view=wire_view(view),
        events=[render_event(rules, event, told) for event in trial.events],
        refused=told.refusal(trial.refusal) if trial.refusal is not None else (),
    )
