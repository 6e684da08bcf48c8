"""The steps of the game: stored positions name a step by its place here, so the row only grows at its end."""

from __future__ import annotations

from typing import Final

from kazamata.core.steps import Step
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.buying import BuyTimes
from kazamata.games.miners.steps.chain import Chain, Climb
from kazamata.games.miners.steps.draws import (
    DiscardSome,
    DrawCards,
    KeepCards,
    NameFaction,
    SeekFaction,
    TrimHand,
)
from kazamata.games.miners.steps.play import ChooseCard, PlaceCard
from kazamata.games.miners.steps.progress import Advance, LeaveTop
from kazamata.games.miners.steps.resolve.activation import Activate, ActivateCard, UseEffect
from kazamata.games.miners.steps.resolve.branch import ChooseBranch
from kazamata.games.miners.steps.resolve.effect import Resolve
from kazamata.games.miners.steps.resolve.places import ResolveSpace, Surface
from kazamata.games.miners.steps.rounds import (
    ChooseCards,
    CloseRound,
    EndRound,
    OpenRound,
    PlayTogether,
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
    EndRound,
    CloseRound,
    KeepCards,
    ChooseCard,
    PlaceCard,
    Chain,
    Climb,
    Surface,
    Activate,
    UseEffect,
    Resolve,
    ChooseBranch,
    ActivateCard,
    ResolveSpace,
    Advance,
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
