"""The events of Imperial Miners."""

from __future__ import annotations

from typing import Final

from kazamata.core.events import EventKinds
from kazamata.games.miners.fields import (
    BOARD,
    CARD,
    CARTS,
    CELL,
    COST,
    COUNT,
    EFFECT,
    EVENT_CARD,
    FACTION,
    LEVEL,
    ROUND,
    SEAT,
    SIDE,
    SOURCE,
    SOURCE_INDEX,
    SPACE,
    SPOT,
    SURFACE,
    TRACK,
)

_EVENTS: Final = EventKinds()

ROUND_BEGAN: Final = _EVENTS.add_revealing_event("RoundBegan", "IM-13", ROUND, EVENT_CARD)
CARD_CHOSEN: Final = _EVENTS.add_event("CardChosen", "IM-16", SEAT, CARD.as_secret())
CARD_PLAYED: Final = _EVENTS.add_revealing_event("CardPlayed", "IM-16", SEAT, CARD, COST)
CARD_FORCED: Final = _EVENTS.add_revealing_event("CardForced", "IM-17", SEAT, CARD)
NOTHING_TO_FORCE: Final = _EVENTS.add_revealing_event("NothingToForce", "IM-A20", SEAT)
CARD_PLACED: Final = _EVENTS.add_event("CardPlaced", "IM-19", SEAT, CARD, CELL, SPOT, CARTS)
CARD_ACTIVATED: Final = _EVENTS.add_event("CardActivated", "IM-25", SEAT, CARD, SPOT)
ACTIVATION_SKIPPED: Final = _EVENTS.add_event("ActivationSkipped", "IM-31", SEAT, CARD, SPOT)
EFFECT_USED: Final = _EVENTS.add_event("EffectUsed", "IM-25", SEAT, CARD, EFFECT, SPOT)
COLLAPSE_LIFTED: Final = _EVENTS.add_event("CollapseLifted", "IM-34", SEAT, CARD, SPOT)
COINS_GAINED: Final = _EVENTS.add_event("CoinsGained", "IM-12", SEAT, COUNT, SOURCE, SOURCE_INDEX)
COINS_PAID: Final = _EVENTS.add_event("CoinsPaid", "IM-A13", SEAT, COUNT, SOURCE, SOURCE_INDEX)
POINTS_GAINED: Final = _EVENTS.add_event("PointsGained", "IM-46", SEAT, COUNT, SOURCE, SOURCE_INDEX)
CARD_DRAWN: Final = _EVENTS.add_revealing_event("CardDrawn", "IM-38", SEAT, LEVEL, CARD.as_secret())
DEEP_CARD_TAKEN: Final = _EVENTS.add_event("DeepCardTaken", "IM-40", SEAT)
DECK_SHUFFLED: Final = _EVENTS.add_revealing_event("DeckShuffled", "IM-5", LEVEL)
CARD_DISCARDED: Final = _EVENTS.add_revealing_event("CardDiscarded", "IM-39", SEAT, CARD)
CARD_TURNED_UP: Final = _EVENTS.add_revealing_event("CardTurnedUp", "IM-41", SEAT, CARD)
FACTION_FOUND: Final = _EVENTS.add_revealing_event("FactionFound", "IM-41", SEAT, FACTION, CARD)
FACTION_MISSING: Final = _EVENTS.add_revealing_event("FactionMissing", "IM-41", SEAT, FACTION, LEVEL)
BOARD_ENTERED: Final = _EVENTS.add_event("BoardEntered", "IM-42", SEAT, TRACK)
MARKER_MOVED: Final = _EVENTS.add_event("MarkerMoved", "IM-42", SEAT, COUNT, SPACE, BOARD)
BOARD_FINISHED: Final = _EVENTS.add_event("BoardFinished", "IM-44", SEAT, TRACK)
MACHINERY_PLACED: Final = _EVENTS.add_event("MachineryPlaced", "IM-33", SEAT, CARD, COUNT, SPOT)
MACHINERY_TAKEN: Final = _EVENTS.add_event("MachineryTaken", "IM-A16", SEAT, CARD, COUNT, SPOT)
COLLAPSE_PLACED: Final = _EVENTS.add_event("CollapsePlaced", "IM-34", SEAT, CARD, SPOT)
CART_PLACED: Final = _EVENTS.add_event("CartPlaced", "IM-35", SEAT, CARD, SIDE, SPOT)
DISCOUNT_GAINED: Final = _EVENTS.add_event("DiscountGained", "IM-A27", SEAT, COUNT)
SURFACE_USED: Final = _EVENTS.add_event("SurfaceUsed", "IM-27", SEAT, SURFACE)
ROUND_ENDED: Final = _EVENTS.add_event("RoundEnded", "IM-32", ROUND, EVENT_CARD)
GAME_ENDED: Final = _EVENTS.add_revealing_event("GameEnded", "IM-46")

EVENTS: Final = _EVENTS.as_tuple()
