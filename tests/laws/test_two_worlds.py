"""The secrecy law: hidden information changes nothing that a viewer gets.

Take a position and a viewer, and make a second world that differs only in what that viewer may not know. Play
both worlds at once. The viewer gives the same answers in both. In the second world another seat gives any
answer that *looks the same* (a face-down card is any face-down card, an island is that island). After every
answer the viewer must get the same in both worlds. This covers the view, its derived numbers, the views between
the steps of an answer that boards play back, the redacted events, the asked seats, the kinds of question, the
viewer's options, and the refusals of the viewer's impossible answers. A law about views alone would miss leaks
through the presence of a question or an event, and through the wording of a refusal.

The worlds may differ honestly when the rules themselves show a card: a card is drawn, or a hand has no option.
There are two kinds of second world:

* `imagine(see(state, viewer), dice)`, for every game: everything hidden is dealt again. The comparison continues
  up to the first difference, which must come with an event that `reveals`.
* an *alternative world* that a game's law data makes: cards change places only where the viewer will not learn
  it by drawing. Whole games run side by side, and only the `REVEALING_EVENTS` may differ.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kazamata.core.asks import Ask
from kazamata.core.dice import seeded
from kazamata.core.events import Event, EventSink, redact
from kazamata.core.seats import SPECTATOR
from kazamata.game_registry import AnyRules
from tests.laws.cases import CASES, Case, deal, law_data, name, pick, plain

every_case = pytest.mark.parametrize("case", CASES, ids=name)
REFUSALS_TRIED = 12
ENOUGH = 600


class Worlds:
    """Two worlds that one viewer cannot tell apart, played side by side."""

    def __init__(self, case: Case, rules: AnyRules, one: Any, two: Any, viewer: int, chance: Random) -> None:
        self.public_answer = law_data(case[0]).public_answer
        self.rules = rules
        self.one, self.two = one, two
        self.viewer = viewer
        self.chance = chance
        self.compared = 0

    def run(self, answers: int, honest: Callable[[list[Event], list[Event]], bool]) -> None:
        """Answer and compare until the worlds differ; `honest` judges whether the rules made them differ."""
        for _ in range(answers):
            over = [self.rules.is_over(world) for world in (self.one, self.two)]
            assert over[0] == over[1]
            if over[0]:
                return  # everything is revealed
            self.compare()
            pair = self.answers()
            if pair is None:
                return  # no answer of the other seat looks the same in the second world
            seat, first, second = pair
            events, views = self.take(self.one, seat, first)
            other, other_views = self.take(self.two, seat, second)
            if plain(events) != plain(other):
                assert honest(events, other), [self.names(events), self.names(other)]
                return
            assert views == other_views
            self.compared += 1

    def take(self, world: Any, seat: int, option: int) -> tuple[list[Event], list[tuple[int, Any]]]:
        """The events that the viewer sees, and the views between the steps, if boards play them back."""
        rules, sink = self.rules, EventSink(True)
        if not rules.plays_back:
            return self.redacted(rules.take(world, seat, option)), []
        assert rules.why(world, seat, option) is None
        views = [
            (len(sink.events), plain(rules.see(world, self.viewer)))
            for _ in rules.apply_stepwise(world, seat, option, sink)
            if not rules.is_over(world)  # the end reveals everything
        ]
        return self.redacted(sink.events), views

    def compare(self) -> None:
        rules, one, two, viewer = self.rules, self.one, self.two, self.viewer
        assert plain(rules.see(one, viewer)) == plain(rules.see(two, viewer))
        assert plain(rules.show(one, viewer)) == plain(rules.show(two, viewer))
        first, second = rules.ask(one), rules.ask(two)
        assert [(ask.seat, ask.kind) for ask in first] == [(ask.seat, ask.kind) for ask in second]
        for ask, other in zip(first, second, strict=True):
            if ask.seat == viewer:
                assert list(ask.options) == list(other.options)
                assert list(rules.question(one, ask).facts) == list(rules.question(two, other).facts)
                self.compare_refusals(ask)

    def compare_refusals(self, ask: Ask) -> None:
        span = self.rules.ask_kinds[ask.kind].option_count
        for option in (*range(min(span, 5)), *self.chance.choices(range(span), k=REFUSALS_TRIED)):
            reasons = [self.rules.why(world, self.viewer, option) for world in (self.one, self.two)]
            assert plain(reasons[0]) == plain(reasons[1])

    def answers(self) -> tuple[int, int, int] | None:
        """A seat and its answers in the two worlds."""
        ask, first = pick(self.rules, self.one, self.chance)
        seat = int(ask.seat)
        if seat == self.viewer:
            return seat, first, first
        kind = self.rules.ask_kinds[ask.kind].name
        candidates = list(ask.options)
        self.chance.shuffle(candidates)
        twin = self.rules.ask_of(self.two, seat)
        assert twin is not None
        for first in candidates:
            same = [
                two
                for two in twin.options
                if self.shows(self.two, kind, two) == self.shows(self.one, kind, first)
            ]
            if same:
                return seat, int(first), int(self.chance.choice(same))
        return None

    def shows(self, world: Any, kind: str, option: int) -> Any:
        return self.public_answer(world, kind, int(option))

    def redacted(self, events: list[Event]) -> list[Event]:
        return [redact(event, self.rules.event_kinds, self.viewer) for event in events]

    def names(self, events: list[Event]) -> list[str]:
        return [self.rules.event_kinds[event.kind].name for event in events]


def reveals(rules: AnyRules) -> Callable[[list[Event], list[Event]], bool]:
    """Whether some seat learned something up to the first difference."""

    def honest(events: list[Event], other: list[Event]) -> bool:
        until = first_difference(events, other) + 1
        return any(rules.event_kinds[event.kind].reveals for event in (*events[:until], *other[:until]))

    return honest


def differs_by(
    rules: AnyRules, revealing_events: frozenset[str]
) -> Callable[[list[Event], list[Event]], bool]:
    """Whether the first event that differs is one of the revealing events."""

    def honest(events: list[Event], other: list[Event]) -> bool:
        at = first_difference(events, other)
        differing = [*events[at : at + 1], *other[at : at + 1]]
        return any(rules.event_kinds[event.kind].name in revealing_events for event in differing)

    return honest


def first_difference(events: list[Event], other: list[Event]) -> int:
    pairs = zip(events, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if plain(a) != plain(b)), min(len(events), len(other)))


@every_case
def test_imagined_worlds_look_alike_until_something_is_revealed(case: Case) -> None:
    chance = Random(f"imagined {case}")
    compared = 0
    for seed in range(400):
        rules, state = deal(case, seed)
        while rules.ask(state):
            if chance.random() < 0.2:
                viewer = chance.randrange(SPECTATOR, case[1])
                world = rules.imagine(rules.see(state, viewer), seeded(chance.randrange(2**60)))
                worlds = Worlds(case, rules, rules.copy(state), world, viewer, chance)
                worlds.run(20, reveals(rules))
                compared += worlds.compared
            ask, option = pick(rules, state, chance)
            rules.take(state, ask.seat, option)
        if compared > ENOUGH:
            return
    raise AssertionError(f"only {compared} answers compared")


@every_case
def test_alternative_worlds_look_alike_to_the_end(case: Case) -> None:
    chance = Random(f"twins {case}")
    alternative_world = law_data(case[0]).alternative_world
    compared = different = 0
    for seed in range(1000, 1800):
        rules, state = deal(case, seed)
        while rules.ask(state):
            if chance.random() < 0.1:
                viewer = chance.randrange(SPECTATOR, case[1])
                world = alternative_world(state, viewer, seeded(chance.randrange(2**60)))
                different += plain(world) != plain(state)
                worlds = Worlds(case, rules, rules.copy(state), world, viewer, chance)
                worlds.run(60, differs_by(rules, law_data(case[0]).REVEALING_EVENTS))
                compared += worlds.compared
            ask, option = pick(rules, state, chance)
            rules.take(state, ask.seat, option)
        if compared > ENOUGH and different > 5:
            return
    raise AssertionError(f"only {compared} answers compared in {different} pairs of worlds")
