"""The secrecy law: what a viewer may not know makes no difference to anything that the viewer gets.

Take a position and a viewer, and make a second world that differs from the first only in what is hidden from
that viewer. Play on in both worlds at once. The viewer gives the same answers in both; another seat gives in
the second world any answer that *shows the same* (a face-down card is any face-down card, an island is that
island). Then after every answer the viewer must get the same in both worlds: the view, the events cut by
audience, who is asked for what kind of answer, the own options, and the refusals to own answers that are not
possible. A law about views alone would miss a leak through a question that is asked or not asked, through
an event that is told or not told, through the wording of a refusal.

The worlds part honestly when the rules themselves show a card: something is drawn, a hand turns out to have
no option. There are two kinds of second world, for two kinds of stretch:

* `imagine(see(state, viewer), dice)`, known for every game: everything hidden is dealt anew. The comparison
  goes on up to the first difference, which must come with an event that `reveals`.
* a *twin*, which each game may make for itself: cards change places only where the viewer will not learn it
  by drawing, so that whole games run side by side, and only the events listed as `TELLTALES` may differ.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kazamata.core.asks import Ask
from kazamata.core.dice import seeded
from kazamata.core.events import Event, redact
from kazamata.core.seats import SPECTATOR
from kazamata.game_registry import AnyRules
from tests.laws.cases import CASES, Case, deal, facts, name, pick, plain

every_case = pytest.mark.parametrize("case", CASES, ids=name)
REFUSALS_TRIED = 12
ENOUGH = 600


class Worlds:
    """Two worlds that one viewer cannot tell apart, driven side by side."""

    def __init__(self, case: Case, rules: AnyRules, one: Any, two: Any, viewer: int, chance: Random) -> None:
        self.shown = facts(case[0]).shown
        self.rules = rules
        self.one, self.two = one, two
        self.viewer = viewer
        self.chance = chance
        self.compared = 0

    def run(self, answers: int, honest: Callable[[list[Event], list[Event]], bool]) -> None:
        """Answer and compare until the worlds part; `honest` judges whether the rules made them part."""
        for _ in range(answers):
            over = [self.rules.is_over(world) for world in (self.one, self.two)]
            assert over[0] == over[1]
            if over[0]:
                return  # all is laid open
            self.compare()
            pair = self.answers()
            if pair is None:
                return  # no answer of the other seat shows the same in the second world
            seat, first, second = pair
            told = self.heard(self.rules.take(self.one, seat, first))
            other = self.heard(self.rules.take(self.two, seat, second))
            if plain(told) != plain(other):
                assert honest(told, other), [self.names(told), self.names(other)]
                return
            self.compared += 1

    def compare(self) -> None:
        rules, one, two, viewer = self.rules, self.one, self.two, self.viewer
        assert plain(rules.see(one, viewer)) == plain(rules.see(two, viewer))
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
        """A seat and what it answers in the two worlds."""
        ask, first = pick(self.rules, self.one, self.chance)
        seat = int(ask.seat)
        if seat == self.viewer:
            return seat, first, first
        kind = self.rules.ask_kinds[ask.kind].name
        candidates = list(ask.options)
        self.chance.shuffle(candidates)
        twins = next(other for other in self.rules.ask(self.two) if other.seat == seat).options
        for first in candidates:
            same = [
                two for two in twins if self.shows(self.two, kind, two) == self.shows(self.one, kind, first)
            ]
            if same:
                return seat, int(first), int(self.chance.choice(same))
        return None

    def shows(self, world: Any, kind: str, option: int) -> Any:
        return self.shown(world, kind, int(option))

    def heard(self, events: list[Event]) -> list[Event]:
        return [redact(event, self.rules.event_kinds, self.viewer) for event in events]

    def names(self, events: list[Event]) -> list[str]:
        return [self.rules.event_kinds[event.kind].name for event in events]


def reveals(rules: AnyRules) -> Callable[[list[Event], list[Event]], bool]:
    """Whether somebody learned something up to the first difference."""

    def honest(told: list[Event], other: list[Event]) -> bool:
        until = first_difference(told, other) + 1
        return any(rules.event_kinds[event.kind].reveals for event in (*told[:until], *other[:until]))

    return honest


def tells(rules: AnyRules, telltales: frozenset[str]) -> Callable[[list[Event], list[Event]], bool]:
    """Whether the very event that differs is one that may tell a difference."""

    def honest(told: list[Event], other: list[Event]) -> bool:
        at = first_difference(told, other)
        differing = [*told[at : at + 1], *other[at : at + 1]]
        return any(rules.event_kinds[event.kind].name in telltales for event in differing)

    return honest


def first_difference(told: list[Event], other: list[Event]) -> int:
    pairs = zip(told, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if plain(a) != plain(b)), min(len(told), len(other)))


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
def test_twin_worlds_look_alike_to_the_end(case: Case) -> None:
    chance = Random(f"twins {case}")
    twin = facts(case[0]).twin
    compared = different = 0
    for seed in range(1000, 1800):
        rules, state = deal(case, seed)
        while rules.ask(state):
            if chance.random() < 0.1:
                viewer = chance.randrange(SPECTATOR, case[1])
                world = twin(state, viewer, seeded(chance.randrange(2**60)))
                different += plain(world) != plain(state)
                worlds = Worlds(case, rules, rules.copy(state), world, viewer, chance)
                worlds.run(60, tells(rules, facts(case[0]).TELLTALES))
                compared += worlds.compared
            ask, option = pick(rules, state, chance)
            rules.take(state, ask.seat, option)
        if compared > ENOUGH and different > 5:
            return
    raise AssertionError(f"only {compared} answers compared in {different} pairs of worlds")
