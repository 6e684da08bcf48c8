"""All step classes. Stored positions name a step by its index here, so new steps go at the end."""

from __future__ import annotations

from typing import Final

from kazamata.core.steps import Step
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps.discards import DiscardCards
from kazamata.games.tranquility.steps.draws import DrawBonus, DrawUp
from kazamata.games.tranquility.steps.duel import CheckDuelTurn, DuelTurn, TakeOpenCards
from kazamata.games.tranquility.steps.pyramid import ExploreBorder, PlaceRocks
from kazamata.games.tranquility.steps.rough_seas import (
    CallCompass,
    EarnCompass,
    MoveRocks,
    PlaceStorm,
    ResolveStorm,
)
from kazamata.games.tranquility.steps.shuffle_starts import ShuffleStarts
from kazamata.games.tranquility.steps.start import GiveCards, OfferCards, TrimStormHands
from kazamata.games.tranquility.steps.turn import CheckTurn, PassTurn, TakeTurn

STEPS: Final[tuple[type[Step[State]], ...]] = (
    CheckTurn,
    TakeTurn,
    PassTurn,
    DiscardCards,
    DrawUp,
    DrawBonus,
    OfferCards,
    GiveCards,
    TrimStormHands,
    CallCompass,
    ResolveStorm,
    PlaceStorm,
    EarnCompass,
    MoveRocks,
    ExploreBorder,
    PlaceRocks,
    ShuffleStarts,
    DuelTurn,
    TakeOpenCards,
    CheckDuelTurn,
)
