"""The steps of the game: stored positions name a step by its place here, so the row only grows at its end."""

from __future__ import annotations

from typing import Final

from kazamata.core.steps import Step
from kazamata.games.lords.state import State
from kazamata.games.lords.steps.attacks import AimAgain, SendCreatures
from kazamata.games.lords.steps.battle import AimTrap, Conquer, EndBattle, Fight, Heal, Poison, SpringTraps
from kazamata.games.lords.steps.combat import BeginCombat, CombatRound, Plan, TurnCard
from kazamata.games.lords.steps.course import Assign, BeginYear, EndCombat, EndRound, NewRound
from kazamata.games.lords.steps.errands import Dig, DiscardTrap, ExecuteOrders, Mine, RunErrand, SpyCard
from kazamata.games.lords.steps.happenings import HoldEvent, PayTaxes, PayWages
from kazamata.games.lords.steps.hiring import FeedDemon, GiveTrap, Hire, Welcome
from kazamata.games.lords.steps.orders import ChooseOrders, KeepOrders, RevealPuppets, RevealSlot, TurnPuppets
from kazamata.games.lords.steps.production import DigByShed, Produce, Retrieve
from kazamata.games.lords.steps.rooms import Build
from kazamata.games.lords.steps.specials import Suffer
from kazamata.games.lords.steps.spells import Cast, FacePeace, FaceSuggestion, FreePrisoner, PickMonster

STEPS: Final[tuple[type[Step[State]], ...]] = (
    BeginYear,
    NewRound,
    KeepOrders,
    TurnPuppets,
    ChooseOrders,
    RevealPuppets,
    RevealSlot,
    ExecuteOrders,
    RunErrand,
    SpyCard,
    Dig,
    Mine,
    DiscardTrap,
    Hire,
    GiveTrap,
    FeedDemon,
    Welcome,
    Build,
    Produce,
    DigByShed,
    Retrieve,
    HoldEvent,
    PayWages,
    PayTaxes,
    Suffer,
    Assign,
    EndRound,
    BeginCombat,
    CombatRound,
    Plan,
    TurnCard,
    Fight,
    SpringTraps,
    AimTrap,
    Cast,
    SendCreatures,
    AimAgain,
    Heal,
    Conquer,
    Poison,
    EndBattle,
    EndCombat,
    FacePeace,
    FaceSuggestion,
    PickMonster,
    FreePrisoner,
)
