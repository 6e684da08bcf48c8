"""The preview on the page equals the result: turns of Imperial Miners, previewed and then played."""

from __future__ import annotations

from random import Random
from typing import Any

from kazamata import game_registry
from kazamata.answer_walk import AnswerWalk, comparable_events, isolated_worlds, redact_events
from kazamata.core.rules import Setup

TURNS = 200
MAX_STEPS = 30


def staged(rules: Any, worlds: list[Any], seat: int, chance: Random) -> tuple[AnswerWalk, list[int]]:
    """A random turn, up to the first unknown."""
    walk, line = AnswerWalk(rules, worlds, seat, isolated=True), list[int]()
    while walk.taken < MAX_STEPS and (ask := walk.ask):
        line.append(int(chance.choice(list(ask.options))))
        walk.give(line[-1])
    return walk, line[: walk.taken]


def test_the_preview_of_a_turn_equals_its_result_up_to_the_first_unknown() -> None:
    """Random games: every turn is staged as a page does it, then played at the real table.

    Every event of the preview comes true, in order; later events are the end of the round.
    """
    rules, turns, deepest = game_registry.rules("miners"), 0, 0
    for seed in range(1000):
        chance = Random(seed)
        state = rules.deal(Setup(1, {choice.key: choice.default for choice in rules.choices}), seed)
        while rules.ask(state) and turns < TURNS:
            worlds = isolated_worlds(rules, rules.see(state, 0), 0, f"preview {seed} {turns}")
            walk, line = staged(rules, worlds, 0, chance)
            promised = comparable_events(walk.events)
            given = line or [
                int(chance.choice(list(rules.ask(state)[0].options)))
            ]  # the result is unknown here: the line ends
            happened = [event for option in given for event in rules.take(state, 0, option)]
            assert comparable_events(redact_events(rules, happened, 0))[: len(promised)] == promised, (
                seed,
                line,
            )
            turns += bool(promised)
            deepest = max(deepest, len(line))
        if turns >= TURNS:
            break
    assert turns >= TURNS
    assert deepest >= 8, "chains were among them"
