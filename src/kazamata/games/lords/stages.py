"""The public stage of a round or a battle, derived from the agenda (DL-4, DL-56)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.steps import Step
from kazamata.games.lords.fields import (
    CONQUERING_STEP,
    FAST_STEP,
    HEALING_STEP,
    MONSTERS_STEP,
    POISON_STEP,
    SLOW_STEP,
    TRAP_STEP,
)
from kazamata.games.lords.state import State
from kazamata.games.lords.steps.attacks import AimAgain, SendCreatures
from kazamata.games.lords.steps.battle import AimTrap, Conquer, EndBattle, Heal, Poison, SpringTraps
from kazamata.games.lords.steps.combat import PlanBattle
from kazamata.games.lords.steps.order_execution import FindNextMinion
from kazamata.games.lords.steps.orders import ChooseOrders, KeepOrders
from kazamata.games.lords.steps.production import Produce, RetrieveOrder
from kazamata.games.lords.steps.season_events import PayTaxes, PayWages
from kazamata.games.lords.steps.specials import FaceSpecialEvent

STAGES: Final = (
    "none", "opening", "orders", "execution", "production", "retrieving", "event", "planning", "battle",
)  # fmt: skip
"""The parts of a round in which a player decides."""
NO_STAGE: Final = 0
OPENING: Final = 1
CHOOSING: Final = 2
EXECUTION: Final = 3
PRODUCTION: Final = 4
RETRIEVING: Final = 5
EVENT: Final = 6
PLANNING_STAGE: Final = 7
BATTLE: Final = 8


def stage_of(state: State) -> i64:
    """The stage of the topmost agenda step that belongs to one."""
    for step in state.agenda[::-1]:
        stage = _stage(step)
        if stage != NO_STAGE:
            return stage
    return NO_STAGE


def _stage(step: Step[State]) -> i64:
    if isinstance(step, KeepOrders):
        return OPENING
    if isinstance(step, ChooseOrders):
        return CHOOSING
    if isinstance(step, FindNextMinion):
        return EXECUTION
    if isinstance(step, Produce):
        return PRODUCTION
    if isinstance(step, RetrieveOrder):
        return RETRIEVING
    if isinstance(step, PayWages | PayTaxes | FaceSpecialEvent):
        return EVENT
    if isinstance(step, PlanBattle):
        return PLANNING_STAGE
    return BATTLE if isinstance(step, EndBattle) else NO_STAGE


def battle_step(state: State) -> i64:
    """The current step of the battle.

    A spell's question is above the next battle step on the agenda.
    """
    above = True
    for step in state.agenda[::-1]:
        now = _battle_step(step)
        if now >= 0:
            return now if above else spell_before(now)
        above = False
    return TRAP_STEP


def spell_before(step: i64) -> i64:
    return FAST_STEP if step <= MONSTERS_STEP else SLOW_STEP


def _battle_step(step: Step[State]) -> i64:
    if isinstance(step, SpringTraps | AimTrap):
        return TRAP_STEP
    if isinstance(step, SendCreatures | AimAgain):
        return MONSTERS_STEP
    if isinstance(step, Heal):
        return HEALING_STEP
    if isinstance(step, Conquer):
        return CONQUERING_STEP
    return POISON_STEP if isinstance(step, Poison | EndBattle) else -1
