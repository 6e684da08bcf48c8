"""The table of steps: a step's code is its place here, in stored positions too, so only append."""

from __future__ import annotations

from typing import Final

FACE_TURN: Final = 0
TAKE_TURN: Final = 1
PASS_TURN: Final = 2
DISCARD_CARDS: Final = 3
DRAW_UP: Final = 4
DRAW_BONUS: Final = 5
OFFER_CARDS: Final = 6
GIVE_CARDS: Final = 7
TRIM_LATE: Final = 8
CALL_COMPASS: Final = 9
MEET_STORM: Final = 10
PLACE_STORM: Final = 11
EARN_COMPASS: Final = 12
MOVE_ROCKS: Final = 13
EXPLORE_BORDER: Final = 14
PLACE_ROCKS: Final = 15
SHUFFLE_STARTS: Final = 16
DUEL_TURN: Final = 17
TAKE_OPEN_CARDS: Final = 18
FACE_DUEL_TURN: Final = 19
