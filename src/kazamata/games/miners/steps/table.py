"""From a step's code and numbers back to the step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.steps import Step
from kazamata.games.miners.state import State
from kazamata.games.miners.steps import codes
from kazamata.games.miners.steps.buying import BuyTimes
from kazamata.games.miners.steps.chain import Chain, Climb
from kazamata.games.miners.steps.draws import (
    DiscardSome,
    DrawCards,
    KeepCards,
    NameFaction,
    SeekFaction,
    TrimHand,
)
from kazamata.games.miners.steps.play import ChooseCard, PlaceCard
from kazamata.games.miners.steps.progress import Advance, LeaveTop
from kazamata.games.miners.steps.resolve.activation import Activate, ActivateCard, UseEffect
from kazamata.games.miners.steps.resolve.branch import ChooseBranch
from kazamata.games.miners.steps.resolve.effect import Resolve
from kazamata.games.miners.steps.resolve.places import ResolveSpace, Surface
from kazamata.games.miners.steps.rounds import (
    CHOOSE_CARDS,
    CLOSE_ROUND,
    END_ROUND,
    OPEN_ROUND,
    PLAY_TOGETHER,
    REVEAL_CARDS,
)
from kazamata.games.miners.steps.tokens import (
    ClearCollapse,
    CollapseCard,
    PlaceCart,
    PlaceMachinery,
)

PLAIN: Final[dict[int, Step[State]]] = {
    codes.OPEN_ROUND: OPEN_ROUND,
    codes.TOGETHER: PLAY_TOGETHER,
    codes.CHOOSE_CARDS: CHOOSE_CARDS,
    codes.REVEAL_CARDS: REVEAL_CARDS,
    codes.END_ROUND: END_ROUND,
    codes.CLOSE_ROUND: CLOSE_ROUND,
}
"""The steps that hold no numbers: one of each serves all tables."""


def step_of(code: i64, n: vec[i64]) -> Step[State]:
    """The step with this code and these numbers; a `ValueError` if there is none."""
    plain = PLAIN.get(code)
    if plain is not None:
        return plain
    size = len(n)
    if size == 1:
        return _one(code, n[0])
    if size == 2:
        return _two(code, n[0], n[1])
    if size == 3:
        return _three(code, n[0], n[1], n[2])
    if code == codes.COLLAPSE_CARD:
        return CollapseCard(n[0], n[1], n[2], n[3])
    raise ValueError(f"no step has the code {code}")


def _one(code: i64, seat: i64) -> Step[State]:
    if code == codes.CHOOSE_CARD:
        return ChooseCard(seat)
    if code == codes.RESOLVE_SPACE:
        return ResolveSpace(seat)
    if code == codes.LEAVE_TOP:
        return LeaveTop(seat)
    if code == codes.NAME_FACTION:
        return NameFaction(seat)
    if code == codes.TRIM_HAND:
        return TrimHand(seat)
    raise ValueError(f"no step has the code {code}")


def _two(code: i64, seat: i64, second: i64) -> Step[State]:
    if code == codes.KEEP_CARDS:
        return KeepCards(seat, second)
    if code == codes.PLACE_CARD:
        return PlaceCard(seat, second)
    if code == codes.CHAIN:
        return Chain(seat, second)
    if code == codes.CLIMB:
        return Climb(seat, second)
    if code == codes.ACTIVATE:
        return Activate(seat, second)
    if code == codes.USE_EFFECT:
        return UseEffect(seat, second)
    if code == codes.ADVANCE:
        return Advance(seat, second)
    if code == codes.DRAW_CARDS:
        return DrawCards(seat, second)
    raise ValueError(f"no step has the code {code}")


def _three(code: i64, seat: i64, second: i64, third: i64) -> Step[State]:
    if code == codes.SURFACE:
        return Surface(seat, second, third)
    if code == codes.RESOLVE:
        return Resolve(seat, second, third)
    if code == codes.CHOOSE_BRANCH:
        return ChooseBranch(seat, second, third)
    if code == codes.ACTIVATE_CARD:
        return ActivateCard(seat, second, third)
    if code == codes.SEEK_FACTION:
        return SeekFaction(seat, second, third)
    if code == codes.DISCARD_SOME:
        return DiscardSome(seat, second, third)
    if code == codes.BUY_TIMES:
        return BuyTimes(seat, second, third)
    if code == codes.PLACE_MACHINERY:
        return PlaceMachinery(seat, second, third)
    if code == codes.CLEAR_COLLAPSE:
        return ClearCollapse(seat, second, third)
    if code == codes.PLACE_CART:
        return PlaceCart(seat, second, third)
    raise ValueError(f"no step has the code {code}")
