"""The table of steps: a step's code is its place here, in stored positions too, so only append."""

from __future__ import annotations

from typing import Final

OPEN_ROUND: Final = 0
TOGETHER: Final = 1
CHOOSE_CARDS: Final = 2
REVEAL_CARDS: Final = 3
END_ROUND: Final = 4
CLOSE_ROUND: Final = 5
KEEP_CARDS: Final = 6
CHOOSE_CARD: Final = 7
PLACE_CARD: Final = 8
CHAIN: Final = 9
CLIMB: Final = 10
SURFACE: Final = 11
ACTIVATE: Final = 12
USE_EFFECT: Final = 13
RESOLVE: Final = 14
CHOOSE_BRANCH: Final = 15
ACTIVATE_CARD: Final = 16
RESOLVE_SPACE: Final = 17
ADVANCE: Final = 18
LEAVE_TOP: Final = 19
DRAW_CARDS: Final = 20
NAME_FACTION: Final = 21
SEEK_FACTION: Final = 22
TRIM_HAND: Final = 23
DISCARD_SOME: Final = 24
BUY_TIMES: Final = 25
PLACE_MACHINERY: Final = 26
CLEAR_COLLAPSE: Final = 27
COLLAPSE_CARD: Final = 28
PLACE_CART: Final = 29
