"""Orders as the engine executes them, and what is left after each: for the tests of the page's ribbon."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from kazamata.codec.views import wire_view
from kazamata.core.asks import Ask
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import BUY_TRAPS, DIG_TUNNELS, IMPROVE_REPUTATION, MINE_GOLD
from kazamata.games.lords.packs import size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.stages import EXECUTION, stage_of
from kazamata.games.lords.state import Lord, State

COUNT: Final = 150
KEPT: Final = (
    "evil", "gold", "food", "imps", "busy", "dug", "lost", "rooms", "trap_count", "slots", "stuck",
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
    lord = {name: view["lords"][seat][name] for name in KEPT}
    rows = [[place, *goods] for place, goods in after.items()]
    return {"seat": seat, "lord": lord, "board": view["board"], "full": view["terms"]["full"], "after": rows}


def _location(state: State, ask: Ask) -> int | None:
    """Where the question comes from; None at the locations where something is bought."""
    if ask.kind == asks.EXECUTE_ORDER:
        return LORDS.question(state, ask).one("order")
    return ERRANDS.get(ask.kind)


def _most(ask: Ask) -> int:
    """As much as can be: executed and mined; of tunnels and cards the first."""
    return int(max(ask.options) if ask.kind in (asks.EXECUTE_ORDER, asks.MINE_GOLD) else ask.options[0])


def _goods(state: State, seat: int) -> list[int]:
    """Gold, food, free imps, evil, traps; of imps nothing is known once they are back at home."""
    lord: Lord = state.lords[seat]
    imps = lord.free_imps() if stage_of(state) == EXECUTION else -1
    return [int(number) for number in (lord.gold, lord.food, imps, lord.evil, size(lord.traps))]
