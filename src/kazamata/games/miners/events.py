"""What can happen in Imperial Miners."""

from __future__ import annotations

from typing import Final

from kazamata.core.events import EventKind

_TABLE: Final = (
    # name, fields, how many of them are public, whether somebody learns something that cannot be unlearned
    ("RoundBegan", ("round", "happening"), 2, True),
    ("CardChosen", ("seat", "card"), 1, False),
    ("CardPlayed", ("seat", "card", "cost"), 3, True),
    ("CardForced", ("seat", "card"), 2, True),
    ("NothingToForce", ("seat",), 1, True),
    ("CardPlaced", ("seat", "card", "cell"), 3, False),
    ("CardActivated", ("seat", "card"), 2, False),
    ("ActivationSkipped", ("seat", "card"), 2, False),
    ("EffectUsed", ("seat", "card", "effect"), 3, False),
    ("CollapseLifted", ("seat", "card"), 2, False),
    ("CoinsGained", ("seat", "count"), 2, False),
    ("CoinsPaid", ("seat", "count"), 2, False),
    ("PointsGained", ("seat", "count"), 2, False),
    ("CardDrawn", ("seat", "level", "card"), 2, True),
    ("DeepCardTaken", ("seat",), 1, False),
    ("DeckShuffled", ("level",), 1, True),
    ("CardDiscarded", ("seat", "card"), 2, True),
    ("CardTurnedUp", ("seat", "card"), 2, True),
    ("FactionFound", ("seat", "faction", "card"), 3, True),
    ("FactionMissing", ("seat", "faction", "level"), 3, True),
    ("BoardEntered", ("seat", "track"), 2, False),
    ("MarkerMoved", ("seat", "count", "space"), 3, False),
    ("BoardFinished", ("seat", "track"), 2, False),
    ("MachineryPlaced", ("seat", "card", "count"), 3, False),
    ("MachineryTaken", ("seat", "card", "count"), 3, False),
    ("CollapsePlaced", ("seat", "card"), 2, False),
    ("CartPlaced", ("seat", "card", "side"), 3, False),
    ("DiscountGained", ("seat", "count"), 2, False),
    ("SurfaceUsed", ("seat", "effect"), 2, False),
    ("RoundEnded", ("round", "happening"), 2, False),
    ("GameEnded", (), 0, True),
)
EVENTS: Final = tuple(EventKind(name, fields, public, reveals) for name, fields, public, reveals in _TABLE)

ROUND_BEGAN: Final = 0
CARD_CHOSEN: Final = 1
CARD_PLAYED: Final = 2
CARD_FORCED: Final = 3
NOTHING_TO_FORCE: Final = 4
CARD_PLACED: Final = 5
CARD_ACTIVATED: Final = 6
ACTIVATION_SKIPPED: Final = 7
EFFECT_USED: Final = 8
COLLAPSE_LIFTED: Final = 9
COINS_GAINED: Final = 10
COINS_PAID: Final = 11
POINTS_GAINED: Final = 12
CARD_DRAWN: Final = 13
DEEP_CARD_TAKEN: Final = 14
DECK_SHUFFLED: Final = 15
CARD_DISCARDED: Final = 16
CARD_TURNED_UP: Final = 17
FACTION_FOUND: Final = 18
FACTION_MISSING: Final = 19
BOARD_ENTERED: Final = 20
MARKER_MOVED: Final = 21
BOARD_FINISHED: Final = 22
MACHINERY_PLACED: Final = 23
MACHINERY_TAKEN: Final = 24
COLLAPSE_PLACED: Final = 25
CART_PLACED: Final = 26
DISCOUNT_GAINED: Final = 27
SURFACE_USED: Final = 28
ROUND_ENDED: Final = 29
GAME_ENDED: Final = 30
