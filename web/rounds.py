"""Orders as the engine executes them, and what is left after each: for the tests of the page's ribbon."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from kazamata.codec.views import wire_view
from kazamata.core.asks import Ask
from kazamata.core.events import Event, EventSink
from kazamata.core.steps import run_agenda
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import (
    BUILD_ROOM,
    BUY_TRAPS,
    DIG_TUNNELS,
    HIRE_MONSTER,
    IMPROVE_REPUTATION,
    MINE_GOLD,
)
from kazamata.games.lords.events import ORDER_EXECUTED, ORDER_FAILED
from kazamata.games.lords.packs import EMPTY_PACK, pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.stages import EXECUTION, stage_of
from kazamata.games.lords.state import MAX_EVIL, Lord, State

COUNT: Final = 150
EDGES: Final = 12
KEPT: Final = (
    "evil", "gold", "food", "imps", "busy_imps", "dug_cells", "conquered_cells", "placed_rooms", "trap_count",
    "slots", "minion_slots",
)  # fmt: skip
"""What of a lord the ribbon reads."""
ERRANDS: Final = {
    asks.SPY: int(IMPROVE_REPUTATION),
    asks.DIG_TUNNEL: int(DIG_TUNNELS),
    asks.MINE_GOLD: int(MINE_GOLD),
    asks.DISCARD_TRAP: int(BUY_TRAPS),
}
"""The locations of questions that do not name theirs."""


def rounds() -> list[dict[str, Any]]:
    """Lords in random games whose minions all stand where they will be sent to work."""
    found: list[dict[str, Any]] = []
    seed = 0
    while len(found) < COUNT:
        found += [one for one in executed(seed, 2 + seed % 3) if one["after"]]
        seed += 1
    return found[:COUNT]


def edges() -> list[dict[str, Any]]:
    """The same at the top of the Evilometer and without traps, where orders can fail (DL-9, DL-53, DL-A20)."""
    found: list[dict[str, Any]] = []
    for seed in range(EDGES):
        game = ("full", "first")[seed % 2]
        world = _executing(seed, LORDS.setup(2 + seed % 3, {"game": game}))
        for evil in (MAX_EVIL - 1, MAX_EVIL):
            for traps in (0, 1, -1):
                rows = [at_the_edge(world, seat, evil, traps) for seat in range(world.terms.seats)]
                found += [one for one in rows if one["after"]]
    return found


def _executing(seed: int, setup: Any) -> State:
    """A random game as its first orders are executed."""
    chance, state = Random(seed), LORDS.deal(setup, seed)
    while stage_of(state) != EXECUTION:
        ask = chance.choice(LORDS.ask(state))
        LORDS.take(state, ask.seat, chance.choice(list(ask.options)))
    return state


def at_the_edge(state: State, seat: int, evil: int, traps: int) -> dict[str, Any]:
    """One lord's orders as they come out with so much evil and so many traps to draw (-1: as many as there are)."""
    world = LORDS.copy(state)
    world.lords[seat].evil = evil
    if traps >= 0:
        world.drawn_trap_count, world.sprung_traps = len(world.trap_deck) - traps, EMPTY_PACK
    view, sink = msgspec.json.decode(wire_view(LORDS.see(world, seat))), EventSink(True)
    run_agenda(world, LORDS.agenda(world), sink)  # what cannot be paid any more is not asked about
    after = {place: _goods(world, seat) for place in _settled(sink.events, seat)}
    while stage_of(world) == EXECUTION:
        ask = LORDS.ask(world)[0]
        events = LORDS.take(world, ask.seat, _most(ask))
        after |= {place: _goods(world, seat) for place in _settled(events, seat)}
    return {
        **_row(view, seat, after),
        **{name: view[name] for name in ("traps_left", "sprung_traps", "year")},
    }


def _settled(events: list[Event], seat: int) -> list[int]:
    """The locations at which an order of a lord was carried out, or failed."""
    kinds = (ORDER_EXECUTED, ORDER_FAILED)
    told = [event.values for event in events if event.kind in kinds and event.values[0] == seat]
    return [int(values[1]) for values in told if values[1] not in (HIRE_MONSTER, BUILD_ROOM)]


def executed(seed: int, seats: int) -> Iterator[dict[str, Any]]:
    chance = Random(seed)
    state = LORDS.deal(LORDS.setup(seats, {}), seed)
    before = -1
    while found := LORDS.ask(state):
        stage = stage_of(state)
        if stage == EXECUTION and before != EXECUTION:
            yield from (executed_by(state, seat) for seat in range(seats))
        before = stage
        ask = chance.choice(found)
        LORDS.take(state, ask.seat, chance.choice(list(ask.options)))


def executed_by(state: State, seat: int) -> dict[str, Any]:
    """One lord's orders before those that buy something, all of them carried out as far as they can be."""
    view = msgspec.json.decode(wire_view(LORDS.see(state, seat)))
    world, after = LORDS.copy(state), dict[int, list[int]]()
    while stage_of(world) == EXECUTION:
        ask = LORDS.ask(world)[0]
        place = _location(world, ask)
        LORDS.take(world, ask.seat, _most(ask))
        if ask.seat == seat and place is not None:
            after[place] = _goods(world, seat)
    return _row(view, seat, after)


def _row(view: dict[str, Any], seat: int, after: dict[int, list[int]]) -> dict[str, Any]:
    lord = {name: view["lords"][seat][name] for name in KEPT}
    rows = [[place, *goods] for place, goods in after.items()]
    return {
        "seat": seat,
        "lord": lord,
        "minion_spaces": view["minion_spaces"],
        "full": view["terms"]["full"],
        "after": rows,
    }


def _location(state: State, ask: Ask) -> int | None:
    """Where the question comes from; None at the locations where something is bought."""
    if ask.kind == asks.EXECUTE_ORDER:
        return LORDS.question(state, ask).fact("order")
    return ERRANDS.get(ask.kind)


def _most(ask: Ask) -> int:
    """As much as can be: executed and mined; of tunnels and cards the first."""
    return int(max(ask.options) if ask.kind in (asks.EXECUTE_ORDER, asks.MINE_GOLD) else ask.options[0])


def _goods(state: State, seat: int) -> list[int]:
    """Gold, food, free imps, evil, traps; of imps nothing is known once they are back at home."""
    lord: Lord = state.lords[seat]
    imps = lord.free_imps() if stage_of(state) == EXECUTION else -1
    return [int(number) for number in (lord.gold, lord.food, imps, lord.evil, pack_size(lord.traps))]
