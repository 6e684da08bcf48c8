"""All step classes. Stored positions name a step by its index here, so new steps go at the end."""

from __future__ import annotations

from typing import Final

from kazamata.core.steps import Step
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.buying import BuyTimes
from kazamata.games.miners.steps.chain import Climb, ContinueChain
from kazamata.games.miners.steps.draws import (
    DiscardSome,
    DrawCards,
    KeepCards,
    NameFaction,
    SeekFaction,
    TrimHand,
)
from kazamata.games.miners.steps.play import ChooseCard, PlaceCard
from kazamata.games.miners.steps.progress import LeaveTop, MoveMarker
from kazamata.games.miners.steps.resolve.activation import ActivateCard, ActivateSpot, UseEffect
from kazamata.games.miners.steps.resolve.branch import ChooseBranch
from kazamata.games.miners.steps.resolve.effect import Resolve
from kazamata.games.miners.steps.resolve.spaces import ResolveSpace, UseSurfaceBoard
from kazamata.games.miners.steps.rounds import (
    ChooseCards,
    CloseRound,
    OpenRound,
    PlayTogether,
    ResolveEndEvent,
    RevealCards,
)
from kazamata.games.miners.steps.tokens import (
    ClearCollapse,
    CollapseCard,
    PlaceCart,
    PlaceMachinery,
)

STEPS: Final[tuple[type[Step[State]], ...]] = (
    OpenRound,
    PlayTogether,
    ChooseCards,
    RevealCards,
    ResolveEndEvent,
    CloseRound,
    KeepCards,
    ChooseCard,
    PlaceCard,
    ContinueChain,
    Climb,
    UseSurfaceBoard,
    ActivateSpot,
    UseEffect,
    Resolve,
    ChooseBranch,
    ActivateCard,
    ResolveSpace,
    MoveMarker,
    LeaveTop,
    DrawCards,
    NameFaction,
    SeekFaction,
    TrimHand,
    DiscardSome,
    BuyTimes,
    PlaceMachinery,
    ClearCollapse,
    CollapseCard,
    PlaceCart,
)
