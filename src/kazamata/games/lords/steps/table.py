"""From a step's code and numbers back to the step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.steps import Step
from kazamata.games.lords.catalogue.locations import LOCATIONS, SPACES
from kazamata.games.lords.packs import KINDS
from kazamata.games.lords.state import State
from kazamata.games.lords.steps import codes
from kazamata.games.lords.steps.attacks import SEND_CREATURES, AimAgain
from kazamata.games.lords.steps.battle import (
    CONQUER,
    END_BATTLE,
    FIGHTS,
    HEAL,
    POISON,
    SPRING_TRAPS,
    AimTrap,
)
from kazamata.games.lords.steps.combat import BEGIN_COMBAT, PLAN, TURN_CARD, CombatRound
from kazamata.games.lords.steps.course import ASSIGN, BEGIN_YEAR, END_COMBAT, END_ROUND, NEW_ROUND
from kazamata.games.lords.steps.errands import DIGS, DISCARDS, ERRANDS, EXECUTE_ORDERS, MINES, SPIES
from kazamata.games.lords.steps.happenings import HOLD_EVENT, TAX, WAGES
from kazamata.games.lords.steps.hiring import HIRES, WELCOMES, FeedDemon, GiveTrap
from kazamata.games.lords.steps.orders import (
    CHOOSE_ORDERS,
    KEEP_ORDERS,
    REVEAL_PUPPETS,
    REVEAL_SLOTS,
    TURN_PUPPETS,
)
from kazamata.games.lords.steps.production import PRODUCE, RETRIEVE, SHEDS
from kazamata.games.lords.steps.rooms import BUILDS
from kazamata.games.lords.steps.specials import Suffer
from kazamata.games.lords.steps.spells import CAST_FAST, CAST_SLOW, FREE, PEACE, FaceSuggestion, PickMonster

PLAIN: Final[dict[int, Step[State]]] = {
    codes.BEGIN_YEAR: BEGIN_YEAR,
    codes.NEW_ROUND: NEW_ROUND,
    codes.KEEP_ORDERS: KEEP_ORDERS,
    codes.TURN_PUPPETS: TURN_PUPPETS,
    codes.CHOOSE_ORDERS: CHOOSE_ORDERS,
    codes.REVEAL_PUPPETS: REVEAL_PUPPETS,
    codes.HOLD_EVENT: HOLD_EVENT,
    codes.ASSIGN: ASSIGN,
    codes.END_ROUND: END_ROUND,
    codes.BEGIN_COMBAT: BEGIN_COMBAT,
    codes.PLAN: PLAN,
    codes.TURN_CARD: TURN_CARD,
    codes.SPRING_TRAPS: SPRING_TRAPS,
    codes.SEND_CREATURES: SEND_CREATURES,
    codes.HEAL: HEAL,
    codes.CONQUER: CONQUER,
    codes.POISON: POISON,
    codes.END_BATTLE: END_BATTLE,
    codes.END_COMBAT: END_COMBAT,
    codes.FACE_PEACE: PEACE,
    codes.FREE_PRISONER: FREE,
}
"""The steps that hold no numbers: one of each serves all tables."""

BY_SEAT: Final[dict[int, tuple[Step[State], ...]]] = {
    codes.SPY_CARD: SPIES,
    codes.DISCARD_TRAP: DISCARDS,
    codes.PRODUCE: PRODUCE,
    codes.DIG_BY_SHED: SHEDS,
    codes.RETRIEVE: RETRIEVE,
    codes.PAY_WAGES: WAGES,
    codes.PAY_TAXES: TAX,
    codes.FIGHT: FIGHTS,
    codes.REVEAL_SLOT: REVEAL_SLOTS,
    codes.EXECUTE_ORDERS: EXECUTE_ORDERS,
    codes.CAST: (CAST_SLOW, CAST_FAST),
}
"""The steps that one number tells apart."""


def step_of(code: i64, n: vec[i64]) -> Step[State]:
    """The step with this code and these numbers; a `ValueError` if there is none."""
    plain = PLAIN.get(code)
    if plain is not None:
        return plain
    row = BY_SEAT.get(code)
    if row is not None:
        return row[n[0]]
    return _built(code, n)


def _built(code: i64, n: vec[i64]) -> Step[State]:
    if code == codes.RUN_ERRAND:
        return ERRANDS[(n[0] * LOCATIONS + n[1]) * SPACES + n[2]]
    if code == codes.DIG:
        return DIGS[n[2] * 12 + n[0] * SPACES + n[1]]
    if code == codes.MINE:
        return MINES[n[0] * SPACES + n[1]]
    if code == codes.HIRE:
        return HIRES[n[0] * SPACES + n[1]]
    if code == codes.BUILD:
        return BUILDS[n[0] * SPACES + n[1]]
    if code == codes.WELCOME:
        return WELCOMES[n[0] * KINDS + n[1]]
    if code == codes.GIVE_TRAP:
        return GiveTrap(n[0])
    if code == codes.FEED_DEMON:
        return FeedDemon(n[0], n[1], n[2])
    if code == codes.SUFFER:
        return Suffer(n[0], n[1])
    if code == codes.COMBAT_ROUND:
        return CombatRound(n[0])
    if code == codes.AIM_TRAP:
        return AimTrap(n[0])
    if code == codes.AIM_AGAIN:
        return AimAgain(n[0], n[1])
    if code == codes.FACE_SUGGESTION:
        return FaceSuggestion(n[0])
    if code == codes.PICK_MONSTER:
        return PickMonster(n[0])
    raise ValueError(f"no step has the code {code}")
