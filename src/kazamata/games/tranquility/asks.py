"""The questions of Tranquility and the forms of their answers; numbers follow from the order of the lines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.asks import Asks, Form, Option
from kazamata.games.tranquility.cards import Card
from kazamata.games.tranquility.fields import (
    ABOVE,
    AFTER,
    BEFORE,
    BELOW,
    CARD,
    CELL,
    COUNT,
    FLOOR,
    HELD,
    ISLAND,
    LEFT,
    LOOSE,
    OWNER,
    PERIL,
    PRICE,
    REASON,
    ROUND,
    ROUNDS,
    ROW,
    STORM,
    UNSEEN_LEFT,
)
from kazamata.games.tranquility.layout import MOST_CELLS

MOST_OFFERED: Final = 8

_PICK: Final = Form("card", CARD)
_LINE: Final = Form("row", ROW)
_PICKING: Final = (LEFT, FLOOR, REASON, LOOSE)
_ASKS: Final = Asks()

TAKE_TURN: Final = _ASKS.ask(
    "TakeTurn", "TQ-7", about=(PRICE, BEFORE, BELOW, AFTER, ABOVE, PERIL, LOOSE), quiet=True
)
DISCARD_TWO: Final = _ASKS.form("discard-two")
PLAY_START: Final = _ASKS.form("play-start")
PLAY_FINISH: Final = _ASKS.form("play-finish")
DISCARD_HAND: Final = _ASKS.form("discard-hand")
PLAY_MONSTER: Final = _ASKS.form("play-monster", CELL)
TURN_CARD: Final = _ASKS.form("turn-card", CELL)
PLAY_ISLAND: Final = _ASKS.form("play-island", ISLAND, CELL)

PAY_COST: Final = _ASKS.ask("PayCost", "TQ-11", _PICK, about=_PICKING, quiet=True)
PICK_TWO: Final = _ASKS.ask("PickTwo", "TQ-19", _PICK, about=_PICKING, quiet=True)
OFFER_CARDS: Final = _ASKS.ask(
    "OfferCards", "TQ-14", Form("offer", COUNT.between(0, MOST_OFFERED)), about=(ROUND, ROUNDS), quiet=True
)

GIVE_CARDS: Final = _ASKS.ask("GiveCards", "TQ-14", about=(LEFT, FLOOR, UNSEEN_LEFT, LOOSE), quiet=True)
UNSEEN: Final = _ASKS.form("unseen")  # from the top of the own pile (TQ-24)
HELD_CARD: Final = _ASKS.form("card", HELD)

DISCARD_TO_TURN: Final = _ASKS.ask("DiscardToTurn", "TQ-H5", _PICK, about=_PICKING, quiet=True)
WEATHER_STORM: Final = _ASKS.ask("WeatherStorm", "TQ-24", _PICK, about=_PICKING, quiet=True)
PLACE_STORM: Final = _ASKS.ask("PlaceStorm", "TQ-24", _LINE)

CALL_COMPASS: Final = _ASKS.ask("CallCompass", "TQ-A31", about=(STORM,))
KEEP_COMPASS: Final = _ASKS.form("keep-compass")
CALM_DRAWN: Final = _ASKS.form("calm-drawn")
CALM_ROW: Final = _ASKS.form("calm-row", ROW)
CALM_YELLOW: Final = _ASKS.form("calm-yellow", OWNER)
CALM_ORANGE: Final = _ASKS.form("calm-orange", OWNER)

MOVE_ROCKS: Final = _ASKS.ask("MoveRocks", "TQ-22", _LINE, quiet=True)
ROCKS_STAY: Final = _ASKS.form("rocks-stay")  # for two discarded islands

FEED_ROCKS: Final = _ASKS.ask("FeedRocks", "TQ-22", _PICK, about=_PICKING, quiet=True)
PLACE_ROCKS: Final = _ASKS.ask("PlaceRocks", "TQ-H4", _LINE)

DUEL_TURN: Final = _ASKS.ask("DuelTurn", "TQ-H6", Form("discard-two"), about=(PRICE, LOOSE), quiet=True)
STOP: Final = _ASKS.form("stop")
DUEL_ISLAND: Final = _ASKS.form("play-island", ISLAND, CELL)

TAKE_OPEN_CARD: Final = _ASKS.ask("TakeOpenCard", "TQ-H6", _PICK, about=(LEFT,))

ASKS: Final = _ASKS.table()


def card_of(option: Option, first: Option) -> Card:
    """The island of a placement, where speed counts; `first` is `PLAY_ISLAND` or `DUEL_ISLAND`."""
    return (option - first) // MOST_CELLS + 1


def cell_of(option: Option, first: Option) -> i64:
    """The cell of a placement."""
    return (option - first) % MOST_CELLS
