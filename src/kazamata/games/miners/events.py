"""What can happen in Imperial Miners."""

from __future__ import annotations

from typing import Final

from kazamata.core.events import Events
from kazamata.games.miners.fields import (
    AT,
    BOARD,
    CARD,
    CELL,
    COST,
    COUNT,
    EFFECT,
    FACTION,
    HAPPENING,
    LEVEL,
    ROUND,
    SEAT,
    SIDE,
    SOURCE,
    SPACE,
    SPOT,
    SURFACE,
    TRACK,
)

_EVENTS: Final = Events()

ROUND_BEGAN: Final = _EVENTS.reveals("RoundBegan", "IM-13", ROUND, HAPPENING)
CARD_CHOSEN: Final = _EVENTS.tells("CardChosen", "IM-16", SEAT, CARD.hidden())
CARD_PLAYED: Final = _EVENTS.reveals("CardPlayed", "IM-16", SEAT, CARD, COST)
CARD_FORCED: Final = _EVENTS.reveals("CardForced", "IM-17", SEAT, CARD)
NOTHING_TO_FORCE: Final = _EVENTS.reveals("NothingToForce", "IM-A20", SEAT)
CARD_PLACED: Final = _EVENTS.tells("CardPlaced", "IM-19", SEAT, CARD, CELL, SPOT)
CARD_ACTIVATED: Final = _EVENTS.tells("CardActivated", "IM-25", SEAT, CARD, SPOT)
ACTIVATION_SKIPPED: Final = _EVENTS.tells("ActivationSkipped", "IM-31", SEAT, CARD, SPOT)
EFFECT_USED: Final = _EVENTS.tells("EffectUsed", "IM-25", SEAT, CARD, EFFECT, SPOT)
COLLAPSE_LIFTED: Final = _EVENTS.tells("CollapseLifted", "IM-34", SEAT, CARD, SPOT)
COINS_GAINED: Final = _EVENTS.tells("CoinsGained", "IM-12", SEAT, COUNT, SOURCE, AT)
COINS_PAID: Final = _EVENTS.tells("CoinsPaid", "IM-A13", SEAT, COUNT, SOURCE, AT)
POINTS_GAINED: Final = _EVENTS.tells("PointsGained", "IM-46", SEAT, COUNT, SOURCE, AT)
CARD_DRAWN: Final = _EVENTS.reveals("CardDrawn", "IM-38", SEAT, LEVEL, CARD.hidden())
DEEP_CARD_TAKEN: Final = _EVENTS.tells("DeepCardTaken", "IM-40", SEAT)
DECK_SHUFFLED: Final = _EVENTS.reveals("DeckShuffled", "IM-5", LEVEL)
CARD_DISCARDED: Final = _EVENTS.reveals("CardDiscarded", "IM-39", SEAT, CARD)
CARD_TURNED_UP: Final = _EVENTS.reveals("CardTurnedUp", "IM-41", SEAT, CARD)
FACTION_FOUND: Final = _EVENTS.reveals("FactionFound", "IM-41", SEAT, FACTION, CARD)
FACTION_MISSING: Final = _EVENTS.reveals("FactionMissing", "IM-41", SEAT, FACTION, LEVEL)
BOARD_ENTERED: Final = _EVENTS.tells("BoardEntered", "IM-42", SEAT, TRACK)
MARKER_MOVED: Final = _EVENTS.tells("MarkerMoved", "IM-42", SEAT, COUNT, SPACE, BOARD)
BOARD_FINISHED: Final = _EVENTS.tells("BoardFinished", "IM-44", SEAT, TRACK)
MACHINERY_PLACED: Final = _EVENTS.tells("MachineryPlaced", "IM-33", SEAT, CARD, COUNT, SPOT)
MACHINERY_TAKEN: Final = _EVENTS.tells("MachineryTaken", "IM-A16", SEAT, CARD, COUNT, SPOT)
COLLAPSE_PLACED: Final = _EVENTS.tells("CollapsePlaced", "IM-34", SEAT, CARD, SPOT)
CART_PLACED: Final = _EVENTS.tells("CartPlaced", "IM-35", SEAT, CARD, SIDE, SPOT)
DISCOUNT_GAINED: Final = _EVENTS.tells("DiscountGained", "IM-A27", SEAT, COUNT)
SURFACE_USED: Final = _EVENTS.tells("SurfaceUsed", "IM-27", SEAT, SURFACE)
ROUND_ENDED: Final = _EVENTS.tells("RoundEnded", "IM-32", ROUND, HAPPENING)
GAME_ENDED: Final = _EVENTS.reveals("GameEnded", "IM-46")

EVENTS: Final = _EVENTS.table()
