"""The steps of the game: stored positions name a step by its place here, so the row only grows at its end."""

from __future__ import annotations

from typing import Final

from kazamata.core.steps import Step
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps.discards import DiscardCards
from kazamata.games.tranquility.steps.draws import DrawBonus, DrawUp
from kazamata.games.tranquility.steps.duel import DuelTurn, FaceDuelTurn, TakeOpenCards
from kazamata.games.tranquility.steps.opening import ShuffleStarts
from kazamata.games.tranquility.steps.pyramid import ExploreBorder, PlaceRocks
from kazamata.games.tranquility.steps.seas import CallCompass, EarnCompass, MeetStorm, MoveRocks, PlaceStorm
from kazamata.games.tranquility.steps.start import GiveCards, OfferCards, TrimLate
from kazamata.games.tranquility.steps.turn import FaceTurn, PassTurn, TakeTurn

STEPS: Final[tuple[type[Step[State]], ...]] = (
    FaceTurn,
    TakeTurn,
    PassTurn,
    DiscardCards,
    DrawUp,
    DrawBonus,
    OfferCards,
    GiveCards,
    TrimLate,
    CallCompass,
    MeetStorm,
    PlaceStorm,
    EarnCompass,
    MoveRocks,
    ExploreBorder,
    PlaceRocks,
    ShuffleStarts,
    DuelTurn,
    TakeOpenCards,
    FaceDuelTurn,
)
