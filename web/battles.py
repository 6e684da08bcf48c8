"""Battles as the engine fights them, with the party before and after: for the tests of the page's timeline."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS, Event
from kazamata.core.steps import run_agenda
from kazamata.games.lords.asks import PLAN_BATTLE
from kazamata.games.lords.grid import cells_of
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import COMBAT, Lord, State, damage_of, extra_of, tile_of
from kazamata.server.preview.reveals import complete_line

COUNT: Final = 200
STOPS: Final = (LORDS.ask_kinds[PLAN_BATTLE].name,)


def battles() -> list[dict[str, Any]]:
    """Random plans in random games, each fought with one of the cards that may come."""
    found: list[dict[str, Any]] = []
    seed = 0
    while len(found) < COUNT:
        found += [
            one for one in fought(seed, 2 + seed % 3) if any("BattleStep" in row for row in one["events"])
        ]
        seed += 1
    return found[:COUNT]


def fought(seed: int, seats: int) -> Iterator[dict[str, Any]]:
    chance = Random(seed)
    state = LORDS.deal(LORDS.setup(seats, {}), seed)
    while asks := LORDS.ask(state):
        ask = chance.choice(asks)
        if state.phase == COMBAT and ask.kind == PLAN_BATTLE and chance.random() < 0.3:
            yield battle(state, int(ask.seat), chance)
        LORDS.take(state, ask.seat, chance.choice(list(ask.options)))


def battle(state: State, seat: int, chance: Random) -> dict[str, Any]:
    """One plan, one card, and what became of it."""
    _, world = chance.choice(LORDS.reveal_worlds(LORDS.see(state, seat), seeded(chance.randrange(10**6))))
    LORDS.isolate(world, seat)
    run_agenda(world, world.agenda, NO_EVENTS)
    plan = random_plan(world, seat, chance)
    before, lord = world.lords[seat].copy(), world.lords[seat]
    events: list[Event] = []
    for option in complete_line(LORDS, LORDS.copy(world), seat, plan, {}, STOPS).options:
        events += LORDS.take(world, seat, option)
    lost = list(cells_of(lord.conquered_cells & ~before.conquered_cells))
    return {
        "before": party(before),
        "events": [row(event) for event in events if concerns(event, seat)],
        "after": [[tile, damage] for tile, damage, _ in party(lord)],
        "caught": [int(tile) for tile in cells_of(lord.prisoners & ~before.prisoners)],
        "lost": int(lost[0]) if lost else -1,
    }


def random_plan(state: State, seat: int, chance: Random) -> list[tuple[str, int]]:
    world, steps = LORDS.copy(state), list[tuple[str, int]]()
    while world.combat_round == state.combat_round and world.battle is None:
        ask = next((one for one in LORDS.ask(world) if one.seat == seat and one.kind == PLAN_BATTLE), None)
        if ask is None:
            break
        steps.append((STOPS[0], int(chance.choice(list(ask.options)))))
        LORDS.take(world, seat, steps[-1][1])
        if steps[-1][1] == LORDS.ask_kinds[PLAN_BATTLE].option("ready"):
            break
    return steps


def party(lord: Lord) -> list[list[int]]:
    return [[int(tile_of(one)), int(damage_of(one)), int(extra_of(one))] for one in lord.party]


def concerns(event: Event, seat: int) -> bool:
    fields = LORDS.event_kinds[event.kind].fields
    return bool(fields) and fields[0].name == "seat" and event.values[0] == seat


def row(event: Event) -> list[Any]:
    return [LORDS.event_kinds[event.kind].name, *(int(value) for value in event.values)]
