"""The facts of each question: prices, open cells, remaining cards or tokens (IM-16, IM-19, IM-A13).

They are separate from the steps because this work for people would slow down the steps' loops.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Ask
from kazamata.core.steps import Step
from kazamata.games.miners import asks, program
from kazamata.games.miners.geometry import ROWS, WIDTH
from kazamata.games.miners.masks import count_bits
from kazamata.games.miners.mine import Mine
from kazamata.games.miners.state import HAND_LIMIT, Player, State
from kazamata.games.miners.steps.buying import BuyTimes
from kazamata.games.miners.steps.chain import Climb
from kazamata.games.miners.steps.draws import (
    DiscardSome,
    DrawCards,
    KeepCards,
    SeekFaction,
    TrimHand,
    kinds_in,
)
from kazamata.games.miners.steps.play import ChooseCard, PlaceCard, cost_of
from kazamata.games.miners.steps.prices import price_of
from kazamata.games.miners.steps.progress import MoveMarker
from kazamata.games.miners.steps.resolve.activation import ActivateCard, UseEffect
from kazamata.games.miners.steps.resolve.branch import ChooseBranch
from kazamata.games.miners.steps.resolve.spaces import UseSurfaceBoard
from kazamata.games.miners.steps.tokens import ClearCollapse, CollapseCard, PlaceCart, PlaceMachinery


def question_facts(state: State, ask: Ask) -> vec[i64]:
    """The facts of a question, in the order of its definition in `asks`."""
    player = state.players[ask.seat]
    step = player.lane[-1]
    if isinstance(step, ChooseCard):
        return _choice(state, player, ask)
    if isinstance(step, PlaceCard):
        return vec[i64]([step.card])
    if isinstance(step, KeepCards):
        held: i64 = len(player.hand)
        return vec[i64]([step.left, held - step.left])
    if isinstance(step, Climb | ActivateCard):
        return vec[i64]([step.spot])
    if isinstance(step, SeekFaction):
        return vec[i64]([step.faction])
    if isinstance(step, BuyTimes):
        return vec[i64]([step.price, step.most])
    if ask.kind == asks.CHANGE_BOARD or ask.kind == asks.ENTER_BOARD or ask.kind == asks.MOVE_MARKER:
        return vec[i64]([step.most if isinstance(step, MoveMarker) else 0])
    if isinstance(step, UseEffect | UseSurfaceBoard | ChooseBranch):
        return _effects(state, player, step, ask)
    return vec[i64]([_left(player, step)]) if ask.kind != asks.NAME_FACTION else vec[i64]()


def _left(player: Player, step: Step[State]) -> i64:
    """How many cards or tokens remain to be chosen."""
    if isinstance(step, TrimHand):
        held: i64 = len(player.hand)
        return held - HAND_LIMIT
    if isinstance(step, DrawCards | DiscardSome):
        return step.left
    assert isinstance(step, PlaceMachinery | ClearCollapse | CollapseCard | PlaceCart)
    return step.left


def _choice(state: State, player: Player, ask: Ask) -> vec[i64]:
    """The price of each option; by card in hand its cost, the missing coins and its open cells; all open cells."""
    numbers = vec[i64](capacity=64)
    for option in ask.options:
        numbers = append(numbers, 0 if option == asks.TAKE_FORCED else cost_of(state, player, option))
    held = kinds_in(player.hand)
    numbers = _listed(numbers, held)
    costs, missing, free = vec[i64](capacity=10), vec[i64](capacity=10), vec[i64](capacity=10)
    for card in held:
        cost = cost_of(state, player, card)
        costs = append(costs, cost)
        missing = append(missing, cost - player.coins if cost > player.coins else 0)
        free = append(free, count_bits(player.mine.open_places(state.program.level[card])))
    return _listed(_listed(_listed(_listed(numbers, costs), missing), free), open_cells(player.mine))


def _listed(numbers: vec[i64], more: vec[i64]) -> vec[i64]:
    """The numbers, followed by the count of `more` and its numbers."""
    count: i64 = len(more)
    numbers = append(numbers, count)
    for number in more:
        numbers = append(numbers, number)
    return numbers


def open_cells(mine: Mine) -> vec[i64]:
    """All cells where a card of their row can be placed now (IM-20, IM-A1)."""
    cells = vec[i64](capacity=32)
    row: i64 = 1
    while row <= ROWS:
        left = mine.open_places(row)
        cell = (row - 1) * WIDTH
        while left != 0:
            if left & 1:
                cells = append(cells, cell)
            left >>= 1
            cell += 1
        row += 1
    return cells


def _effects(state: State, player: Player, step: Step[State], ask: Ask) -> vec[i64]:
    """The source of the effects, and the price of each option."""
    if isinstance(step, UseSurfaceBoard):
        numbers = vec[i64]([step.left])
        for option in ask.options:
            numbers = append(numbers, price_at(state, player, state.program.surface_effects[option]))
    elif isinstance(step, UseEffect):
        numbers = vec[i64]([step.spot, player.mine.cards[step.spot]])
        for option in ask.options:
            none = option == asks.USE_NONE
            price = 0 if none else price_at(state, player, step.effect_address(state, ask.seat, option))
            numbers = append(numbers, price)
    else:
        assert isinstance(step, ChooseBranch)
        numbers = vec[i64]([step.spot, step.address])
        for option in ask.options:
            numbers = append(numbers, price_at(state, player, step.branch_address(state, option)))
    return numbers


def price_at(state: State, player: Player, place: i64) -> i64:
    """The price at the start of an effect, after all reductions; 0 if it starts with none (IM-50)."""
    return price_of(state, player, place) if state.program.code[place] == program.PAY else 0
