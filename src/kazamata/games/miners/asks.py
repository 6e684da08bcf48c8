"""The questions of Imperial Miners and how their options are numbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.asks import AskKind, Option
from kazamata.games.miners.cardset import BOARDS, MOST_KINDS, MOST_SPACES
from kazamata.games.miners.factions import COUNT, FACTIONS
from kazamata.games.miners.geometry import CELLS, SIDE_NAMES, column_of, row_of
from kazamata.games.miners.mine import JOINT_SIDES, MOST_CARDS

# ChooseCard: a card of the hand by its kind, or the forced card of level I (IM-17)
TAKE_FORCED: Final = MOST_KINDS

# UseEffect
USE_NONE: Final = 0
USE_FIRST: Final = 1
USE_SECOND: Final = 2

# UseSurface (IM-27)
SURFACE_COINS: Final = 0
SURFACE_SHORT: Final = 1
SURFACE_LONG: Final = 2
SURFACE_DRAW: Final = 3

# DiscardSome: a card of the hand, or enough
STOP: Final = MOST_KINDS

# ClearCollapse: a card of the mine, or enough (IM-R6)
STOP_CLEARING: Final = MOST_CARDS

MOST_TIMES: Final = 16
MOST_BRANCHES: Final = 4

KEEP_CARDS: Final = 0
CHOOSE_CARD: Final = 1
PLACE_CARD: Final = 2
USE_EFFECT: Final = 3
CLIMB: Final = 4
USE_SURFACE: Final = 5
DRAW_CARD: Final = 6
NAME_FACTION: Final = 7
SEEK_FACTION: Final = 8
ENTER_BOARD: Final = 9
MOVE_MARKER: Final = 10
CHANGE_BOARD: Final = 11
PLACE_MACHINERY: Final = 12
CLEAR_COLLAPSE: Final = 13
COLLAPSE_CARD: Final = 14
PLACE_CART: Final = 15
ACTIVATE_CARD: Final = 16
TRIM_HAND: Final = 17
DISCARD_SOME: Final = 18
BUY_TIMES: Final = 19
CHOOSE_BRANCH: Final = 20

ASKS: Final = (
    AskKind("KeepCards", "IM-7", MOST_KINDS),
    AskKind("ChooseCard", "IM-16", MOST_KINDS + 1),
    AskKind("PlaceCard", "IM-20", CELLS),
    AskKind("UseEffect", "IM-25", 3),
    AskKind("Climb", "IM-26", MOST_CARDS),
    AskKind("UseSurface", "IM-27", 4),
    AskKind("DrawCard", "IM-38", 3),
    AskKind("NameFaction", "IM-41", COUNT),
    AskKind("SeekFaction", "IM-41", 3),
    AskKind("EnterBoard", "IM-42", BOARDS),
    AskKind("MoveMarker", "IM-42", MOST_SPACES + 1),
    AskKind("ChangeBoard", "IM-44", BOARDS),
    AskKind("PlaceMachinery", "IM-33", MOST_CARDS),
    AskKind("ClearCollapse", "IM-34", MOST_CARDS + 1),
    AskKind("CollapseCard", "IM-34", MOST_CARDS),
    AskKind("PlaceCart", "IM-35", MOST_CARDS * JOINT_SIDES),
    AskKind("ActivateCard", "IM-36", MOST_CARDS),
    AskKind("TrimHand", "IM-39", MOST_KINDS),
    AskKind("DiscardSome", "IM-15", MOST_KINDS + 1),
    AskKind("BuyTimes", "IM-A13", MOST_TIMES),
    AskKind("ChooseBranch", "IM-25", MOST_BRANCHES),
)

CARD_PICKS: Final = (KEEP_CARDS, CHOOSE_CARD, TRIM_HAND, DISCARD_SOME)
SPOT_PICKS: Final = (CLIMB, PLACE_MACHINERY, CLEAR_COLLAPSE, COLLAPSE_CARD, ACTIVATE_CARD)
BOARD_PICKS: Final = (ENTER_BOARD, CHANGE_BOARD)
DECK_PICKS: Final = (DRAW_CARD, SEEK_FACTION)
STOPS: Final[dict[int, int]] = {DISCARD_SOME: STOP, CLEAR_COLLAPSE: STOP_CLEARING}
"""Where one may say that it is enough, and by which option."""
BOARD_NAMES: Final = ("alchemy", "technology", "diplomacy")
SURFACE_NAMES: Final = ("2 coins", "advance 2", "advance 5", "draw 3")


def spell(kind: i64, option: Option) -> str:
    """An option in plain words for logs; cards by their place in the set, all else counted from 1."""
    if STOPS.get(kind) == option:
        return "stop"
    if kind in CARD_PICKS:
        return "forced card" if option == TAKE_FORCED else f"card {option}"
    if kind == PLACE_CARD:
        return f"row {row_of(option)} column {column_of(option)}"
    if kind in SPOT_PICKS:
        return f"spot {option + 1}"
    if kind == PLACE_CART:
        return f"spot {option // JOINT_SIDES + 1} {SIDE_NAMES[option % JOINT_SIDES]}"
    if kind in DECK_PICKS:
        return f"deck {option + 1}"
    if kind in BOARD_PICKS:
        return BOARD_NAMES[option]
    if kind == NAME_FACTION:
        return FACTIONS[option]
    if kind == USE_SURFACE:
        return SURFACE_NAMES[option]
    if kind == USE_EFFECT:
        return "none" if option == USE_NONE else f"effect {option}"
    return str(option + 1 if kind == CHOOSE_BRANCH else option)
