"""The preview on the page equals the result: turns of Imperial Miners, previewed and then played."""

from __future__ import annotations

from random import Random
from typing import Any

from kazamata import game_registry
from kazamata.core.rules import Setup
from kazamata.server.preview.lines import run_line
from kazamata.server.preview.worlds import comparable_events, isolated_worlds, redact_events

TURNS = 200
MAX_STEPS = 30


def staged(rules: Any, worlds: list[Any], seat: int, chance: Random) -> list[int]:
    """A random turn, up to the first unknown."""
    line: list[int] = []
    while len(line) < MAX_STEPS:
        line_run = run_line(rules, worlds, seat, line)
        if line_run.diverged:
            return line[: line_run.taken]
        ask = next((one for one in rules.ask(line_run.world) if one.seat == seat), None)
        if ask is None:
            return line
        line.append(int(chance.choice(list(ask.options))))
    return line


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
            line = staged(rules, worlds, 0, chance)
            promised = comparable_events(run_line(rules, worlds, 0, line).events)
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
