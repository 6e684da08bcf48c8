"""What a question does not say by itself: prices, and the cards to choose from (TQ-10, TQ-11, TQ-14)."""

from __future__ import annotations

from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.seats import Seat
from kazamata.core.steps import Step
from kazamata.games.tranquility.asks import DISCARD_TWO, DUEL_ISLAND, PLAY_ISLAND, TURN_CARD
from kazamata.games.tranquility.cards import is_discardable
from kazamata.games.tranquility.layout import MOST_CELLS
from kazamata.games.tranquility.placing import cost_of
from kazamata.games.tranquility.state import Player, State
from kazamata.games.tranquility.steps.discards import DiscardCards, fits
from kazamata.games.tranquility.steps.duel import DuelTurn, cell_at, duel_cost, duel_of
from kazamata.games.tranquility.steps.start import GiveCards, bargain_of
from kazamata.games.tranquility.steps.turn import TakeTurn


def details_of(state: State, seat: Seat) -> dict[str, list[int]]:
    """`costs`: how many cards each option makes the seat choose and discard; `loose`: the cards to choose;
    `left`: how many are still to be chosen."""
    step = state.road[-1]
    player = state.players[seat]
    if isinstance(step, DiscardCards):
        return {"left": [step.left], "loose": _loose(player, step)}
    if isinstance(step, GiveCards):
        return {"left": [bargain_of(state).owed[seat]], "loose": discardables(player)}
    if isinstance(step, TakeTurn | DuelTurn):
        costs = [int(_cost(state, seat, step, option)) for option in step.options(state, seat)]
        return {"costs": costs, "loose": discardables(player)}
    return {}


def discardables(player: Player) -> list[int]:
    """The hand cards that may be discarded."""
    return [int(card) for card in player.hand if is_discardable(card)]


def _loose(player: Player, step: DiscardCards) -> list[int]:
    return [int(card) for card in player.hand if card >= step.floor and fits(card, step.reason)]


def _cost(state: State, seat: Seat, step: Step[State], option: Option) -> i64:
    if option == DISCARD_TWO:
        return 2
    if isinstance(step, DuelTurn):
        return _duel_cost(state, seat, option)
    if option < TURN_CARD:
        return 0
    if option < PLAY_ISLAND:
        return 1
    place = option - PLAY_ISLAND
    return cost_of(state, place // MOST_CELLS + 1, place % MOST_CELLS)


def _duel_cost(state: State, seat: Seat, option: Option) -> i64:
    if option < DUEL_ISLAND:
        return 0
    place = option - DUEL_ISLAND
    cell = cell_at(duel_of(state), seat, place % MOST_CELLS)
    return duel_cost(state, seat, place // MOST_CELLS + 1, cell)
