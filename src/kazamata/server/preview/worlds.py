"""What a seat can foresee: results that are the same in every world that looks like its view.

All worlds here are imagined from a view, so they hold no information hidden from the seat.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from kazamata.codec.views import view_bytes
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS, Event, EventSink, redact
from kazamata.core.seats import contains_seat
from kazamata.core.steps import run_agenda
from kazamata.game_registry import AnyRules

WORLDS: Final = 4
"""Worlds per preview: two may draw the same card by chance, four hardly ever do."""


def isolated_worlds(rules: AnyRules, view: Any, seat: int, salt: str) -> list[Any]:
    """Worlds that look like a view, in which the seat plays on without the others."""
    worlds = imagined_worlds(rules, view, salt)
    for world in worlds:
        rules.isolate(world, seat)
        run_agenda(world, rules.agenda(world), NO_EVENTS)  # the game may have waited only for other seats
    return worlds


def take_isolated(rules: AnyRules, world: Any, seat: int, option: int) -> list[Event]:
    """Give an answer in an isolated world; isolates it again if a new phase asks the other seats."""
    sink = EventSink(True)
    sink.events += rules.take(world, seat, option)
    asked = [ask.seat for ask in rules.ask(world)]
    if rules.independent_seats and asked and seat not in asked:
        rules.isolate(world, seat)
        run_agenda(world, rules.agenda(world), sink)
    return sink.events


def imagined_worlds(rules: AnyRules, view: Any, salt: str) -> list[Any]:
    """Worlds that look like a view, with all seats."""
    return [rules.imagine(view, dice_for(salt, number)) for number in range(WORLDS)]


def dice_for(salt: str, number: int) -> Dice:
    """Dice seeded from public data only."""
    return seeded(int.from_bytes(blake2b(f"try {salt} {number}".encode(), digest_size=12).digest()))


def redact_events(rules: AnyRules, events: list[Event], seat: int) -> list[Event]:
    return [redact(event, rules.event_kinds, seat) for event in events]


def comparable_events(events: list[Event]) -> list[tuple[int, list[int]]]:
    return [(int(event.kind), list(event.values)) for event in events]


def seat_knowledge(rules: AnyRules, world: Any, seat: int) -> tuple[bytes, list[Any]]:
    """Everything that the seat sees and is asked."""
    asks = [rules.question(world, ask) for ask in rules.ask(world) if ask.seat == seat]
    questions = [(int(question.kind), list(question.options), list(question.facts)) for question in asks]
    return view_bytes(rules.see(world, seat)), questions


def was_foreseeable(
    rules: AnyRules, before: Any, seat: int, option: int, events: list[Event], after: Any, salt: str
) -> bool:
    """Whether a seat knew before its answer everything that it sees afterwards."""
    seen_events = comparable_events(redact_events(rules, events, seat))
    knowledge = seat_knowledge(rules, after, seat)
    for world in imagined_worlds(rules, rules.see(before, seat), salt):
        if rules.why(world, seat, option) is not None:
            return False
        if comparable_events(redact_events(rules, rules.take(world, seat, option), seat)) != seen_events:
            return False
        if seat_knowledge(rules, world, seat) != knowledge:
            return False
    return True


def reveals_to(rules: AnyRules, events: list[Event], seat: int) -> bool:
    """Whether another seat's answer has shown something to this seat."""
    for event in events:
        kind = rules.event_kinds[event.kind]
        if kind.reveals and (kind.public_count == len(kind.fields) or contains_seat(event.audience, seat)):
            return True
    return False
