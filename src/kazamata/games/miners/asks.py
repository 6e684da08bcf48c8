"""The questions of Imperial Miners and the forms of their answers, numbered in the order of the lines."""

from __future__ import annotations

from typing import Final

from kazamata.core.asks import AnswerForm, AskKinds
from kazamata.games.miners.fields import (
    BOARD,
    BRANCH,
    CARD,
    CELL,
    COSTS,
    COUNT,
    EFFECT,
    EFFECT_ADDRESS,
    FACTION,
    FREE_CELLS,
    HELD,
    KEPT,
    LEVEL,
    MAX_TIMES,
    MISSING_COINS,
    MOST,
    OPEN_CELLS,
    PRICE,
    REMAINING,
    SIDE,
    SPOT,
    STEPS,
    SURFACE,
)

_CARD: Final = AnswerForm("card", CARD)
_SPOT: Final = AnswerForm("spot", SPOT)
_DECK: Final = AnswerForm("deck", LEVEL)
_BOARD: Final = AnswerForm("board", BOARD)
_LEFT: Final = (REMAINING,)
_ASKS: Final = AskKinds()

KEEP_CARDS: Final = _ASKS.add_ask("KeepCards", "IM-7", _CARD, facts=(REMAINING, KEPT))
CHOOSE_CARD: Final = _ASKS.add_ask(
    "ChooseCard",
    "IM-16",
    _CARD,
    facts=(PRICE.per_option(), HELD, COSTS, MISSING_COINS, FREE_CELLS, OPEN_CELLS),
    hides_timing=True,
)
TAKE_FORCED: Final = _ASKS.add_form("take-forced")  # the top card of deck I (IM-17)
PLACE_CARD: Final = _ASKS.add_ask("PlaceCard", "IM-20", AnswerForm("cell", CELL), facts=(CARD,))

USE_EFFECT: Final = _ASKS.add_ask("UseEffect", "IM-25", facts=(SPOT, CARD, PRICE.per_option()))
USE_NONE: Final = _ASKS.add_form("use-none")
USE_FIRST: Final = _ASKS.add_form("use-effect", EFFECT)
USE_SECOND: Final = USE_FIRST + 1

CLIMB: Final = _ASKS.add_ask("Climb", "IM-26", _SPOT, facts=(SPOT,))
USE_SURFACE: Final = _ASKS.add_ask("UseSurface", "IM-27", facts=(REMAINING, PRICE.per_option()))
SURFACE_COINS: Final = _ASKS.add_form("surface", SURFACE)
SURFACE_SHORT: Final = SURFACE_COINS + 1
SURFACE_LONG: Final = SURFACE_SHORT + 1
SURFACE_DRAW: Final = SURFACE_LONG + 1

DRAW_CARD: Final = _ASKS.add_ask("DrawCard", "IM-38", _DECK, facts=_LEFT)
NAME_FACTION: Final = _ASKS.add_ask("NameFaction", "IM-41", AnswerForm("faction", FACTION))
SEEK_FACTION: Final = _ASKS.add_ask("SeekFaction", "IM-41", _DECK, facts=(FACTION,))
ENTER_BOARD: Final = _ASKS.add_ask("EnterBoard", "IM-42", _BOARD, facts=(MOST,))
MOVE_MARKER: Final = _ASKS.add_ask("MoveMarker", "IM-42", AnswerForm("steps", STEPS), facts=(MOST,))
CHANGE_BOARD: Final = _ASKS.add_ask("ChangeBoard", "IM-44", _BOARD, facts=(MOST,))
PLACE_MACHINERY: Final = _ASKS.add_ask("PlaceMachinery", "IM-33", _SPOT, facts=_LEFT)
CLEAR_COLLAPSE: Final = _ASKS.add_ask("ClearCollapse", "IM-34", _SPOT, facts=_LEFT)
STOP_CLEARING: Final = _ASKS.add_form("stop")  # "up to" allows stopping early (IM-R6)
COLLAPSE_CARD: Final = _ASKS.add_ask("CollapseCard", "IM-34", _SPOT, facts=_LEFT)
PLACE_CART: Final = _ASKS.add_ask("PlaceCart", "IM-35", AnswerForm("joint", SPOT, SIDE), facts=_LEFT)
ACTIVATE_CARD: Final = _ASKS.add_ask("ActivateCard", "IM-36", _SPOT, facts=(SPOT,))
TRIM_HAND: Final = _ASKS.add_ask("TrimHand", "IM-39", _CARD, facts=_LEFT)
DISCARD_SOME: Final = _ASKS.add_ask("DiscardSome", "IM-15", _CARD, facts=_LEFT)
STOP: Final = _ASKS.add_form("stop")
BUY_TIMES: Final = _ASKS.add_ask(
    "BuyTimes", "IM-A13", AnswerForm("times", COUNT.between(0, MAX_TIMES - 1)), facts=(PRICE, MOST)
)
CHOOSE_BRANCH: Final = _ASKS.add_ask(
    "ChooseBranch", "IM-25", AnswerForm("branch", BRANCH), facts=(SPOT, EFFECT_ADDRESS, PRICE.per_option())
)

ASKS: Final = _ASKS.as_tuple()
