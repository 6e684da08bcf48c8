"""The steps of the game. Stored positions refer to a step by its index here, so only append to the list."""

from __future__ import annotations

from typing import Final

from kazamata.core.steps import Step
from kazamata.games.lords.state import State
from kazamata.games.lords.steps.attacks import AimAgain, SendCreatures
from kazamata.games.lords.steps.battle import (
    AimTrap,
    BeginBattle,
    Conquer,
    EndBattle,
    Heal,
    Poison,
    SpringTraps,
)
from kazamata.games.lords.steps.combat import BeginCombat, CombatRound, PlanBattle, TurnCard
from kazamata.games.lords.steps.hiring import AddHiredCreature, FeedDemon, GiveTrap, HireCreature
from kazamata.games.lords.steps.order_execution import (
    DigTunnel,
    DiscardTrap,
    ExecuteOrder,
    FindNextMinion,
    MineGold,
    SpyCard,
)
from kazamata.games.lords.steps.orders import (
    ChooseOrders,
    KeepOrders,
    RevealNonPlayerPicks,
    RevealSlot,
    SendMinion,
    TurnNonPlayerOrders,
)
from kazamata.games.lords.steps.production import DigWithToolShed, Produce, RetrieveOrder
from kazamata.games.lords.steps.rooms import BuildRoom
from kazamata.games.lords.steps.season_events import PayTaxes, PayWages, ResolveEvent
from kazamata.games.lords.steps.specials import FaceSpecialEvent
from kazamata.games.lords.steps.spells import CastSpell, FacePeace, FaceSuggestion, FreePrisoner, PickMonster
from kazamata.games.lords.steps.years import AssignAdventurers, BeginYear, EndCombat, EndRound, NewRound

STEPS: Final[tuple[type[Step[State]], ...]] = (
    BeginYear,
    NewRound,
    KeepOrders,
    TurnNonPlayerOrders,
    ChooseOrders,
    RevealNonPlayerPicks,
    RevealSlot,
    FindNextMinion,
    ExecuteOrder,
    SpyCard,
    DigTunnel,
    MineGold,
    DiscardTrap,
    HireCreature,
    GiveTrap,
    FeedDemon,
    AddHiredCreature,
    BuildRoom,
    Produce,
    DigWithToolShed,
    RetrieveOrder,
    ResolveEvent,
    PayWages,
    PayTaxes,
    FaceSpecialEvent,
    AssignAdventurers,
    EndRound,
    BeginCombat,
    CombatRound,
    PlanBattle,
    TurnCard,
    BeginBattle,
    SpringTraps,
    AimTrap,
    CastSpell,
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
    SendMinion,
)
