"""From a step's code and numbers back to the step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.steps import Step
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps import codes
from kazamata.games.tranquility.steps.discards import DiscardCards
from kazamata.games.tranquility.steps.draws import DRAW_UP, DrawBonus
from kazamata.games.tranquility.steps.duel import DUEL_TURN, FACE_DUEL_TURN, TakeOpenCards
from kazamata.games.tranquility.steps.opening import SHUFFLE_STARTS
from kazamata.games.tranquility.steps.pyramid import PLACE_ROCKS, ExploreBorder
from kazamata.games.tranquility.steps.seas import CallCompass, EarnCompass, MeetStorm, PlaceStorm
from kazamata.games.tranquility.steps.start import GIVE_CARDS, OFFER_CARDS, TRIM_LATE
from kazamata.games.tranquility.steps.turn import FACE_TURN, MOVE_ROCKS, PASS_TURN, TAKE_TURN

PLAIN: Final[dict[int, Step[State]]] = {
    codes.FACE_TURN: FACE_TURN,
    codes.TAKE_TURN: TAKE_TURN,
    codes.PASS_TURN: PASS_TURN,
    codes.OFFER_CARDS: OFFER_CARDS,
    codes.GIVE_CARDS: GIVE_CARDS,
    codes.TRIM_LATE: TRIM_LATE,
    codes.MOVE_ROCKS: MOVE_ROCKS,
    codes.PLACE_ROCKS: PLACE_ROCKS,
    codes.SHUFFLE_STARTS: SHUFFLE_STARTS,
    codes.DUEL_TURN: DUEL_TURN,
    codes.FACE_DUEL_TURN: FACE_DUEL_TURN,
}
"""The steps that hold no numbers: one of each serves all tables."""


def step_of(code: i64, n: vec[i64]) -> Step[State]:
    """The step with this code and these numbers; a `ValueError` if there is none."""
    plain = PLAIN.get(code)
    if plain is not None:
        return plain
    if code == codes.DISCARD_CARDS:
        return DiscardCards(n[0], n[1], n[2], n[3], n[4])
    if code == codes.DRAW_UP:
        return DRAW_UP[n[0]]
    if code == codes.DRAW_BONUS:
        return DrawBonus(n[0], n[1])
    if code == codes.CALL_COMPASS:
        return CallCompass(n[0], n[1])
    if code == codes.MEET_STORM:
        return MeetStorm(n[0], n[1])
    if code == codes.PLACE_STORM:
        return PlaceStorm(n[0])
    if code == codes.EARN_COMPASS:
        return EarnCompass(n[0])
    if code == codes.EXPLORE_BORDER:
        return ExploreBorder(n[0])
    if code == codes.TAKE_OPEN_CARDS:
        return TakeOpenCards(n[0])
    raise ValueError(f"no step has the code {code}")
