"""Walks one seat's answers through worlds, and finds what the seat can foresee.

A result is certain if all worlds that look like the seat's view agree on it. Imagined worlds hold no
information that is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from kazamata.codec.views import view_bytes
from kazamata.core.asks import Ask, Question
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS, Event, EventSink, redact
from kazamata.core.refusals import Refusal
from kazamata.core.seats import contains_seat
from kazamata.core.steps import run_agenda
from kazamata.game_registry import AnyRules

WORLDS: Final = 4
"""Worlds per preview: two may draw the same card by chance, four hardly ever do."""


class AnswerWalk:
    """Gives one seat's answers in copies of some worlds, one by one, until the worlds differ for the seat.

    `world` is the first world after the answers. It stays before the answer whose results differ.
    `step_events` holds the events of each given answer, redacted for the seat. `refusal` says why the last
    answer is illegal. In `isolated` worlds the seat plays on without the others.
    """

    def __init__(self, rules: AnyRules, worlds: Sequence[Any], seat: int, isolated: bool = False) -> None:
        self.rules = rules
        self.seat = seat
        self.world, *self._others = [rules.copy(world) for world in worlds]
        self._isolated = isolated
        self.step_events: list[list[Event]] = []
        self.refusal: Refusal | None = None
        self.diverged = False

    @property
    def taken(self) -> int:
        """How many answers were given."""
        return len(self.step_events)

    @property
    def events(self) -> list[Event]:
        return [event for events in self.step_events for event in events]

    @property
    def ask(self) -> Ask | None:
        """What the seat is asked now; None if it is not asked, or if the worlds differ."""
        return None if self.diverged else self.rules.ask_of(self.world, self.seat)

    @property
    def question(self) -> Question | None:
        """The question of `ask` with its facts."""
        ask = self.ask
        return None if ask is None else self.rules.question(self.world, ask)

    @property
    def view(self) -> Any:
        return self.rules.see(self.world, self.seat)

    def give(self, option: int) -> bool:
        """Give an answer in all worlds; returns whether it is asked for, legal, and has certain events."""
        if self.ask is None:
            return False
        self.refusal = self.rules.why(self.world, self.seat, option)
        if self.refusal is not None:
            return False
        before = self.rules.copy(self.world) if self._others else self.world
        events = self._take(self.world, option)
        same_events = all(self._gives_same_events(other, option, events) for other in self._others)
        if same_events:
            self.step_events.append(events)
        if not same_events or not self._looks_alike():
            self.world, self.diverged = before, True
        return same_events

    def give_all(self, line: Sequence[int]) -> AnswerWalk:
        """Give answers up to the first that is not taken; returns this walk."""
        for option in line:
            if not self.give(option):
                break
        return self

    def _take(self, world: Any, option: int) -> list[Event]:
        """Give an answer in one world; isolates it again if a new phase asks only the other seats."""
        rules, sink = self.rules, EventSink(True)
        sink.events += rules.take(world, self.seat, option)
        goes_on = self._isolated and rules.independent_seats and not rules.is_over(world)
        if goes_on and rules.ask_of(world, self.seat) is None:
            isolate_world(rules, world, self.seat, sink)
        return redact_events(rules, sink.events, self.seat)

    def _gives_same_events(self, other: Any, option: int, events: list[Event]) -> bool:
        if self.rules.why(other, self.seat, option) is not None:
            return False
        return comparable_events(self._take(other, option)) == comparable_events(events)

    def _looks_alike(self) -> bool:
        """Whether the seat sees the same and is asked the same in all worlds."""
        if not self._others:
            return True
        known = self._knowledge(self.world)
        return all(self._knowledge(other) == known for other in self._others)

    def _knowledge(self, world: Any) -> tuple[bytes, tuple[int, list[int], list[int]] | None]:
        """Everything that the seat sees and is asked."""
        ask, looks = self.rules.ask_of(world, self.seat), view_bytes(self.rules.see(world, self.seat))
        if ask is None:
            return looks, None
        return looks, (int(ask.kind), list(ask.options), list(self.rules.facts(world, ask)))


def isolated_worlds(rules: AnyRules, view: Any, seat: int, salt: str, count: int = WORLDS) -> list[Any]:
    """Worlds that look like a view, in which the seat plays on without the others."""
    worlds = imagined_worlds(rules, view, salt, count)
    for world in worlds:
        isolate_world(rules, world, seat)
    return worlds


def isolate_world(rules: AnyRules, world: Any, seat: int, sink: EventSink = NO_EVENTS) -> None:
    """Leave the other seats out of a world, and go on if the game waited only for them."""
    rules.isolate(world, seat)
    run_agenda(world, rules.agenda(world), sink)


def imagined_worlds(rules: AnyRules, view: Any, salt: str, count: int = WORLDS) -> list[Any]:
    """Worlds that look like a view, with all seats."""
    return [rules.imagine(view, dice_for(salt, number)) for number in range(count)]


def dice_for(salt: str, number: int) -> Dice:
    """Dice seeded from public data only."""
    return seeded(int.from_bytes(blake2b(f"try {salt} {number}".encode(), digest_size=12).digest()))


def redact_events(rules: AnyRules, events: list[Event], seat: int) -> list[Event]:
    return [redact(event, rules.event_kinds, seat) for event in events]


def comparable_events(events: list[Event]) -> list[tuple[int, list[int]]]:
    return [(int(event.kind), list(event.values)) for event in events]


def was_foreseeable(rules: AnyRules, position: Any, seat: int, option: int, salt: str) -> bool:
    """Whether a seat knows before a legal answer everything that it sees afterwards."""
    walk = AnswerWalk(rules, [position, *imagined_worlds(rules, rules.see(position, seat), salt)], seat)
    walk.give(option)
    return not walk.diverged


def reveals_to(rules: AnyRules, events: list[Event], seat: int) -> bool:
    """Whether another seat's answer has shown something to this seat."""
    for event in events:
        kind = rules.event_kinds[event.kind]
        if kind.reveals and (kind.public_count == len(kind.fields) or contains_seat(event.audience, seat)):
            return True
    return False
