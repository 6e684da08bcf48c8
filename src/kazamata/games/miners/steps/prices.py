"""Helpers of effects: gains, prices, pairs of neighbours, targets (IM-36, IM-37, IM-50, IM-A13)."""

from __future__ import annotations

from mypy_extensions import i64

from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat
from kazamata.games.miners import program
from kazamata.games.miners.effects import (
    ADJACENT_CARD,
    FACTION_CARD,
    LOWER_PRICES,
    MACHINE_CARD,
    SCOTS_DISCOUNT,
)
from kazamata.games.miners.events import COINS_GAINED, POINTS_GAINED
from kazamata.games.miners.factions import SCOTS
from kazamata.games.miners.geometry import LEFT, SIDES, row_of
from kazamata.games.miners.masks import bit_indices
from kazamata.games.miners.mine import NO_SPOT, Mine, Spot
from kazamata.games.miners.program import AMOUNT, ARGUMENT
from kazamata.games.miners.state import Player, State
from kazamata.games.miners.steps.source import emit_amount


def gain_coins(state: State, seat: Seat, count: i64, place: i64, spot: Spot, sink: EventSink) -> None:
    """A seat gains coins from the effect at an address."""
    if count > 0:
        state.players[seat].coins += count
        emit_amount(state, COINS_GAINED, seat, count, place, spot, sink)


def gain_points(state: State, seat: Seat, count: i64, place: i64, spot: Spot, sink: EventSink) -> None:
    """A seat gains points from the effect at an address."""
    if count > 0:
        state.players[seat].points += count
        emit_amount(state, POINTS_GAINED, seat, count, place, spot, sink)


def lasting_price(state: State, player: Player, place: i64) -> i64:
    """The price of an effect without the event of the round: some cost 1 less per Scots card (IM-50)."""
    code = state.program.code
    price = code[place + AMOUNT]
    if code[place + ARGUMENT] == 1:
        price -= SCOTS_DISCOUNT * player.mine.faction_count(SCOTS)
    if price < 0:
        return 0
    return price


def price_of(state: State, player: Player, place: i64) -> i64:
    """The current price of an effect: an event may lower it, but never below 0 (IM-50)."""
    price = lasting_price(state, player, place) - state.modifier(LOWER_PRICES)
    if price < 0:
        return 0
    return price


def missing_coins(state: State, player: Player, place: i64) -> i64:
    """How many coins the player lacks for an effect that starts with a price (IM-A13)."""
    if state.program.code[place] != program.PAY:
        return 0
    missing = price_of(state, player, place) - player.coins
    if missing < 0:
        return 0
    return missing


def refuse_price(state: State, player: Player, place: i64) -> Refusal | None:
    if missing_coins(state, player, place) == 0:
        return None
    values: dict[str, int] = {"cost": price_of(state, player, place), "coins": player.coins}
    return Refusal("IM-A13", "too-dear", values, "get-coins")


def twin_seams(state: State, mine: Mine) -> i64:
    """The number of neighbouring pairs that share a faction."""
    factions = state.program.factions
    pairs: i64 = 0
    spot: i64 = 0
    while spot < mine.size():
        side: i64 = 0
        while side <= LEFT:  # counts each pair once, from its lower or right-hand card
            other = mine.neighbour(spot, side)
            if other != NO_SPOT and factions[mine.cards[spot]] & factions[mine.cards[other]] != 0:
                pairs += 1
            side += 1
        spot += 1
    return pairs


def activation_targets(state: State, mine: Mine, target: i64, spot: Spot) -> i64:
    """The cards that a special activation can name: not yet activated this round (IM-37)."""
    mask = (bit(mine.size()) - 1) & ~mine.activated
    if target == 0:
        return mask
    fitting: i64 = 0
    for other in bit_indices(mask):
        if matches_target(state, mine, target, spot, other):
            fitting |= bit(other)
    return fitting


def matches_target(state: State, mine: Mine, target: i64, spot: Spot, other: Spot) -> bool:
    """Whether a card matches the target of an effect."""
    if target == 0:
        return True
    if target == ADJACENT_CARD:
        return spot != NO_SPOT and are_neighbours(mine, spot, other)
    if target < FACTION_CARD:
        return row_of(mine.cells[other]) == target - 1
    if target == MACHINE_CARD:
        return mine.machinery(other) > 0
    if target > MACHINE_CARD:
        raise ValueError(f"no card is meant by {target}")
    return has_bit(state.program.factions[mine.cards[other]], target - FACTION_CARD)


def are_neighbours(mine: Mine, spot: Spot, other: Spot) -> bool:
    side: i64 = 0
    while side < SIDES:
        if mine.neighbour(spot, side) == other:
            return True
        side += 1
    return False
