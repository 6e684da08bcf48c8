"""One lord's Combat without the others, for previews and solvers (DL-56)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.seats import Seat
from kazamata.games.lords.state import COMBAT, IDLE, PALADIN_GONE, State
from kazamata.games.lords.steps.combat import start_plan
from kazamata.games.lords.steps.years import EndCombat


def isolate(state: State, seat: Seat) -> None:
    """In a Combat, remove the other lords' parties and end the agenda with the Combat.

    Outside a Combat the position stays unchanged.
    """
    if state.phase != COMBAT:
        return
    end: i64 = 0
    place: i64 = 0
    for step in state.agenda:
        place += 1
        if isinstance(step, EndCombat):
            end = place
    del state.agenda[:end]
    other: Seat = 0
    for lord in state.lords:
        if other != seat:
            lord.party = vec[i64]()
            start_plan(lord, False)  # otherwise their plans would become public when all are ready
            lord.plan_stage = IDLE
        other += 1
    if state.paladin_seat != seat and state.paladin_seat != -1:
        state.paladin_seat = PALADIN_GONE
