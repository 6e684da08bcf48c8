"""Evaluation of a position for a seat: its assets, and an estimate of what its mine will still pay."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.games.miners import program
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.geometry import UPPER_LEFT, UPPER_RIGHT, row_of
from kazamata.games.miners.masks import count_bits
from kazamata.games.miners.measures import is_known, measure
from kazamata.games.miners.mine import NO_SPOT, Spot
from kazamata.games.miners.program import AMOUNT, JUMP_TO, MEASURE, NO_EFFECT, OP_SIZE
from kazamata.games.miners.scoring import points_of
from kazamata.games.miners.state import NO_BOARD, Player, State
from kazamata.games.miners.steps.prices import lasting_price
from kazamata.games.miners.steps.resolve.instant import amount

COIN: Final = 0.42
CARD: Final = 0.8
STEP: Final = 0.75
MACHINE: Final = 0.45
CART: Final = 0.9
FALLEN: Final = 0.8
ACTIVATION: Final = 1.6
SURFACE: Final = 1.0
DEEP_CARD: Final = 2.0
SPECIAL: Final = 2.0
MODEST: Final = 0.5
"""The value of an operation that only prepares others or depends on the position."""

DEEP_PATH: Final = 0.55
HIGH_PATH: Final = 0.25
IN_HAND: Final = 0.5
GROUND: Final = 0.35
"""The value of a row II card for each remaining round, because cards can be placed below it."""
MARKER: Final = 0.35


class Judge:
    """Evaluates a position at the end of a turn for a seat."""

    def worth(self, state: State, seat: i64) -> float:
        raise NotImplementedError


@final
class PriceListJudge(Judge):
    """Values each operation of an effect, so it can judge every set of cards."""

    def worth(self, state: State, seat: i64) -> float:
        return position_worth(state, seat)


def coin_worth(rounds_left: i64) -> float:
    """The value of a coin. Coins buy less towards the end and nothing after it (IM-46)."""
    return 0.02 if rounds_left == 0 else 0.25 if rounds_left == 1 else COIN


def position_worth(state: State, seat: i64) -> float:
    """Points and carts, plus estimates for coins, cards, marker and mine."""
    player = state.players[seat]
    left = ROUNDS - state.round
    total = float(points_of(player)) + float(player.coins) * coin_worth(left)
    if left == 0:
        return total
    if player.marker_board != NO_BOARD:
        total += MARKER * float(player.marker_space)
    total += (
        float(player.discount) * 0.3
        - FALLEN * float(count_bits(player.mine.collapsed))
        + hand_worth(state, player, left)
    )
    return total + float(left) * _mine_worth(state, player)


def hand_worth(state: State, player: Player, left: i64) -> float:
    """The value of the hand: its best cards, one for each round left."""
    best: list[float] = []
    total = 0.0
    for card in player.hand:
        gain = card_worth(state, player, card, NO_SPOT) - COIN * float(state.program.cost[card])
        if state.program.level[card] == 2:
            gain += GROUND * float(left) if player.mine.row2 == 0 else 0.5 * GROUND * float(left)
        gain = IN_HAND * gain if gain > 0.5 else 0.2
        total += gain
        best.append(gain)
    if len(best) > left:
        best.sort()
        spare: i64 = len(best) - left
        while spare > 0:
            spare -= 1
            total -= best[spare]
    return total


def _mine_worth(state: State, player: Player) -> float:
    """What the best paths will pay when a card is placed below them."""
    best = best_paths(state, player)
    return DEEP_PATH * best[1] + HIGH_PATH * best[0]


def best_paths(state: State, player: Player) -> vec[float]:
    """What the best path pays that starts in row I, II or III."""
    mine = player.mine
    size = mine.size()
    paths = vec[float](capacity=24)
    spot: i64 = 0
    while spot < size:
        paths = append(paths, card_worth(state, player, mine.cards[spot], spot))
        spot += 1
    best = vec[float]([0.0, 0.0, 0.0])
    row: i64 = 1
    while row <= 3:
        spot = 0
        while spot < size:
            if row_of(mine.cells[spot]) == row:
                if row > 1:
                    paths[spot] += _better_above(player, spot, paths)
                if paths[spot] > best[row - 1]:
                    best[row - 1] = paths[spot]
            spot += 1
        row += 1
    return best


def _better_above(player: Player, spot: Spot, paths: vec[float]) -> float:
    best = 0.0
    for side in (UPPER_LEFT, UPPER_RIGHT):
        other = player.mine.neighbour(spot, side)
        if other != NO_SPOT and paths[other] > best:
            best = paths[other]
    return best


def card_worth(state: State, player: Player, card: i64, spot: Spot) -> float:
    """The better of the card's two effects in the current mine."""
    first = effect_worth(state, player, state.program.first_effect[card], spot)
    index = state.program.second_effect[card]
    if index == NO_EFFECT:
        return first
    second = effect_worth(state, player, index, spot)
    return first if first > second else second


def effect_worth(state: State, player: Player, index: i64, spot: Spot) -> float:
    """The estimated value of an effect, summed over its operations."""
    code = state.program.code
    total = 0.0
    while True:
        op = code[index]
        if op == program.END:
            return total
        if op == program.EITHER:
            return total + _best_branch(state, player, index, spot)
        if op == program.JUMP:
            index = code[index + JUMP_TO]
        elif op == program.IF:
            met = measure(player, spot, code[index + MEASURE]) >= code[index + AMOUNT]
            index = index + OP_SIZE if met else code[index + JUMP_TO]
        else:
            total += _word_worth(state, player, index, spot)
            index += OP_SIZE


def _best_branch(state: State, player: Player, index: i64, spot: Spot) -> float:
    """The value of the best branch of a choice. Each branch runs to the end of the effect."""
    code = state.program.code
    best = 0.0
    branch: i64 = 1
    while branch <= code[index + AMOUNT]:
        gain = effect_worth(state, player, code[index + OP_SIZE * branch + JUMP_TO], spot)
        best = gain if gain > best else best
        branch += 1
    return best


def _word_worth(state: State, player: Player, index: i64, spot: Spot) -> float:
    code = state.program.code
    op = code[index]
    count = float(_expected_amount(state, player, index, spot))
    if op == program.GAIN_POINTS:
        return count
    if op == program.GAIN_COINS:
        return COIN * count
    if op == program.ADVANCE:
        return STEP * count
    if op == program.DRAW or op == program.DRAW_LEVEL or op == program.DRAW_FACTION:
        return CARD * count
    if op == program.MACHINERY:
        return MACHINE * count
    if op == program.PAY:
        return -COIN * float(lasting_price(state, player, index))
    if op == program.CART:
        return CART * count
    if op == program.COLLAPSE or op == program.COLLAPSE_OTHER:
        return -FALLEN
    if op == program.ACTIVATE:
        return ACTIVATION
    if op == program.SURFACE:
        return SURFACE
    if op == program.DRAW_DEEP:
        return DEEP_CARD
    if op == program.SPECIAL:
        return SPECIAL
    if op in _MODEST:
        return MODEST
    raise ValueError(f"the operation {op} has no worth")


def _expected_amount(state: State, player: Player, index: i64, spot: Spot) -> i64:
    """The amount of an operation now. An unknown number counts as one: a previous result, or a place in the mine."""
    code = state.program.code
    if not is_known(code[index + MEASURE], spot):
        return code[index + AMOUNT]
    return amount(state, player, spot, index)


_MODEST: Final = (program.CLEAR, program.DISMANTLE, program.DISCARD, program.BUY, program.DISCOUNT)
