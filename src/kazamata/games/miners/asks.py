"""The questions of Imperial Miners and the forms of their answers; numbers follow from the order of the lines."""

from __future__ import annotations

from typing import Final

from kazamata.core.asks import Asks, Form
from kazamata.games.miners.fields import (
    BOARD,
    BRANCH,
    CARD,
    CELL,
    COSTS,
    COUNT,
    EFFECT,
    FACTION,
    HELD,
    LEFT,
    LEVEL,
    MOST,
    MOST_TIMES,
    OPEN_CELLS,
    PLACE,
    PRICE,
    SIDE,
    SPOT,
    STEPS,
    SURFACE,
)

_CARD: Final = Form("card", CARD)
_SPOT: Final = Form("spot", SPOT)
_DECK: Final = Form("deck", LEVEL)
_BOARD: Final = Form("board", BOARD)
_LEFT: Final = (LEFT,)
_ASKS: Final = Asks()

KEEP_CARDS: Final = _ASKS.ask("KeepCards", "IM-7", _CARD, about=_LEFT)
CHOOSE_CARD: Final = _ASKS.ask(
    "ChooseCard", "IM-16", _CARD, about=(PRICE.each(), HELD, COSTS, OPEN_CELLS), quiet=True
)
TAKE_FORCED: Final = _ASKS.form("take-forced")  # the top card of deck I (IM-17)
PLACE_CARD: Final = _ASKS.ask("PlaceCard", "IM-20", Form("cell", CELL), about=(CARD,))

USE_EFFECT: Final = _ASKS.ask("UseEffect", "IM-25", about=(SPOT, CARD, PRICE.each()))
USE_NONE: Final = _ASKS.form("use-none")
USE_FIRST: Final = _ASKS.form("use-effect", EFFECT)
USE_SECOND: Final = USE_FIRST + 1

CLIMB: Final = _ASKS.ask("Climb", "IM-26", _SPOT, about=(SPOT,))
USE_SURFACE: Final = _ASKS.ask("UseSurface", "IM-27", about=(LEFT, PRICE.each()))
SURFACE_COINS: Final = _ASKS.form("surface", SURFACE)
SURFACE_SHORT: Final = SURFACE_COINS + 1
SURFACE_LONG: Final = SURFACE_SHORT + 1
SURFACE_DRAW: Final = SURFACE_LONG + 1

DRAW_CARD: Final = _ASKS.ask("DrawCard", "IM-38", _DECK, about=_LEFT)
NAME_FACTION: Final = _ASKS.ask("NameFaction", "IM-41", Form("faction", FACTION))
SEEK_FACTION: Final = _ASKS.ask("SeekFaction", "IM-41", _DECK, about=(FACTION,))
ENTER_BOARD: Final = _ASKS.ask("EnterBoard", "IM-42", _BOARD, about=(MOST,))
MOVE_MARKER: Final = _ASKS.ask("MoveMarker", "IM-42", Form("steps", STEPS), about=(MOST,))
CHANGE_BOARD: Final = _ASKS.ask("ChangeBoard", "IM-44", _BOARD, about=(MOST,))
PLACE_MACHINERY: Final = _ASKS.ask("PlaceMachinery", "IM-33", _SPOT, about=_LEFT)
CLEAR_COLLAPSE: Final = _ASKS.ask("ClearCollapse", "IM-34", _SPOT, about=_LEFT)
STOP_CLEARING: Final = _ASKS.form("stop")  # "up to" lets one stop (IM-R6)
COLLAPSE_CARD: Final = _ASKS.ask("CollapseCard", "IM-34", _SPOT, about=_LEFT)
PLACE_CART: Final = _ASKS.ask("PlaceCart", "IM-35", Form("joint", SPOT, SIDE), about=_LEFT)
ACTIVATE_CARD: Final = _ASKS.ask("ActivateCard", "IM-36", _SPOT, about=(SPOT,))
TRIM_HAND: Final = _ASKS.ask("TrimHand", "IM-39", _CARD, about=_LEFT)
DISCARD_SOME: Final = _ASKS.ask("DiscardSome", "IM-15", _CARD, about=_LEFT)
STOP: Final = _ASKS.form("stop")
BUY_TIMES: Final = _ASKS.ask(
    "BuyTimes", "IM-A13", Form("times", COUNT.between(0, MOST_TIMES - 1)), about=(PRICE, MOST)
)
CHOOSE_BRANCH: Final = _ASKS.ask(
    "ChooseBranch", "IM-25", Form("branch", BRANCH), about=(SPOT, PLACE, PRICE.each())
)

ASKS: Final = _ASKS.table()
