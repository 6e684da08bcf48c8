"""The questions of Tranquility and the forms of their answers, numbered in the order of the lines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.asks import AnswerForm, AskKinds, Option
from kazamata.games.tranquility.cards import Card
from kazamata.games.tranquility.fields import (
    ABOVE,
    AFTER,
    BEFORE,
    BELOW,
    CARD,
    CELL,
    COUNT,
    DISCARDABLE,
    HELD,
    ISLAND,
    LOWEST_CARD,
    OWNER,
    PRICE,
    REASON,
    REMAINING,
    RISK,
    ROUND,
    ROUNDS,
    ROW,
    SHARE,
    STORM,
    UNSEEN_LEFT,
)
from kazamata.games.tranquility.layout import MAX_CELLS

MAX_OFFERED: Final = 8

_PICK: Final = AnswerForm("card", CARD)
_LINE: Final = AnswerForm("row", ROW)
_PICKING: Final = (REMAINING, LOWEST_CARD, REASON, DISCARDABLE)
_ASKS: Final = AskKinds()

TAKE_TURN: Final = _ASKS.add_ask(
    "TakeTurn", "TQ-7", facts=(PRICE, BEFORE, BELOW, AFTER, ABOVE, RISK, DISCARDABLE), hides_timing=True
)
DISCARD_TWO: Final = _ASKS.add_form("discard-two")
PLAY_START: Final = _ASKS.add_form("play-start")
PLAY_FINISH: Final = _ASKS.add_form("play-finish")
DISCARD_HAND: Final = _ASKS.add_form("discard-hand")
PLAY_MONSTER: Final = _ASKS.add_form("play-monster", CELL)
TURN_CARD: Final = _ASKS.add_form("turn-card", CELL)
PLAY_ISLAND: Final = _ASKS.add_form("play-island", ISLAND, CELL)

PAY_COST: Final = _ASKS.add_ask("PayCost", "TQ-11", _PICK, facts=_PICKING, hides_timing=True)
PICK_TWO: Final = _ASKS.add_ask("PickTwo", "TQ-19", _PICK, facts=_PICKING, hides_timing=True)
OFFER_CARDS: Final = _ASKS.add_ask(
    "OfferCards",
    "TQ-14",
    AnswerForm("offer", COUNT.between(0, MAX_OFFERED)),
    facts=(ROUND, ROUNDS, SHARE),
    hides_timing=True,
)

GIVE_CARDS: Final = _ASKS.add_ask(
    "GiveCards", "TQ-14", facts=(REMAINING, LOWEST_CARD, UNSEEN_LEFT, DISCARDABLE), hides_timing=True
)
UNSEEN: Final = _ASKS.add_form("unseen")  # from the top of the seat's pile (TQ-24)
HELD_CARD: Final = _ASKS.add_form("card", HELD)

DISCARD_TO_TURN: Final = _ASKS.add_ask("DiscardToTurn", "TQ-H5", _PICK, facts=_PICKING, hides_timing=True)
WEATHER_STORM: Final = _ASKS.add_ask("WeatherStorm", "TQ-24", _PICK, facts=_PICKING, hides_timing=True)
PLACE_STORM: Final = _ASKS.add_ask("PlaceStorm", "TQ-24", _LINE)

CALL_COMPASS: Final = _ASKS.add_ask("CallCompass", "TQ-A31", facts=(STORM,))
KEEP_COMPASS: Final = _ASKS.add_form("keep-compass")
CALM_DRAWN: Final = _ASKS.add_form("calm-drawn")
CALM_ROW: Final = _ASKS.add_form("calm-row", ROW)
CALM_YELLOW: Final = _ASKS.add_form("calm-yellow", OWNER)
CALM_ORANGE: Final = _ASKS.add_form("calm-orange", OWNER)

MOVE_ROCKS: Final = _ASKS.add_ask("MoveRocks", "TQ-22", _LINE, hides_timing=True)
ROCKS_STAY: Final = _ASKS.add_form("rocks-stay")  # costs two discarded islands

FEED_ROCKS: Final = _ASKS.add_ask("FeedRocks", "TQ-22", _PICK, facts=_PICKING, hides_timing=True)
PLACE_ROCKS: Final = _ASKS.add_ask("PlaceRocks", "TQ-H4", _LINE)

DUEL_TURN: Final = _ASKS.add_ask(
    "DuelTurn", "TQ-H6", AnswerForm("discard-two"), facts=(PRICE, DISCARDABLE), hides_timing=True
)
STOP: Final = _ASKS.add_form("stop")
DUEL_ISLAND: Final = _ASKS.add_form("play-island", ISLAND, CELL)

TAKE_OPEN_CARD: Final = _ASKS.add_ask("TakeOpenCard", "TQ-H6", _PICK, facts=(REMAINING,))

ASKS: Final = _ASKS.as_tuple()


def places_island(option: Option) -> bool:
    """Whether an answer to TakeTurn places an island (TQ-7)."""
    return option >= PLAY_ISLAND


def turns_card(option: Option) -> bool:
    """Whether an answer to TakeTurn turns an island to its other side (TQ-H5)."""
    return TURN_CARD <= option < PLAY_ISLAND


def card_of(option: Option, first: Option) -> Card:
    """The island of a placement, decoded fast; `first` is `PLAY_ISLAND` or `DUEL_ISLAND`."""
    return (option - first) // MAX_CELLS + 1


def cell_of(option: Option, first: Option) -> i64:
    """The cell of a placement."""
    return (option - first) % MAX_CELLS
