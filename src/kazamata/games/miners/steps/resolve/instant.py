"""The effects that need no answer (IM-28, IM-A11, IM-A13, IM-A22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.games.miners import program
from kazamata.games.miners.decks import draw, has_cards, take_deep
from kazamata.games.miners.effects import FIXED, HERE, RICHER_COINS
from kazamata.games.miners.events import COINS_PAID, DISCOUNT_GAINED, MACHINERY_TAKEN
from kazamata.games.miners.measures import measure
from kazamata.games.miners.mine import NO_SPOT, Spot
from kazamata.games.miners.program import AMOUNT, ARGUMENT, EACH, JUMP_TO, MEASURE, MOST, OP_SIZE
from kazamata.games.miners.state import Player, State
from kazamata.games.miners.steps.prices import gain_coins, gain_points, price_of, twin_seams
from kazamata.games.miners.steps.source import emit_amount
from kazamata.games.miners.steps.tokens import put_collapse, put_machinery

TWIN_SEAMS: Final = 1
"""Its index in `effects.SPECIALS`."""


def amount(state: State, player: Player, spot: Spot, place: i64) -> i64:
    """The amount of an operation: fixed, or per unit of a measure (IM-A22)."""
    code = state.program.code
    what = code[place + MEASURE]
    if what == FIXED:
        return code[place + AMOUNT]
    times = measure(player, spot, what) // code[place + EACH]
    most = code[place + MOST]
    if 0 < most < times:
        times = most
    return times * code[place + AMOUNT]


def gain_of(state: State, player: Player, spot: Spot, place: i64) -> i64:
    """The amount of a gain; a card may give more coins in this round (IM-14)."""
    gain = amount(state, player, spot, place)
    if state.program.code[place] == program.GAIN_COINS and gain > 0 and spot != NO_SPOT:
        gain += state.modifier(RICHER_COINS)
    return gain


def next_address(state: State, player: Player, seat: Seat, spot: Spot, place: i64, sink: EventSink) -> i64:
    """The next address after a condition, price or jump."""
    code = state.program.code
    op = code[place]
    if op == program.IF:
        met = measure(player, spot, code[place + MEASURE]) >= code[place + AMOUNT]
    elif op == program.PAY:
        met = pay(state, player, seat, spot, place, sink)
    else:
        met = False
    return place + OP_SIZE if met else code[place + JUMP_TO]


def pay(state: State, player: Player, seat: Seat, spot: Spot, place: i64, sink: EventSink) -> bool:
    """Pay the price of an effect; false if the player cannot afford it (IM-A13)."""
    price = price_of(state, player, place)
    if price > player.coins:
        return False
    if price > 0:
        player.coins -= price
        emit_amount(state, COINS_PAID, seat, price, place, spot, sink)
    return True


def run_instant(state: State, player: Player, seat: Seat, spot: Spot, place: i64, sink: EventSink) -> bool:
    """Run an effect that needs no answer; false if the effect is of another kind."""
    code = state.program.code
    op = code[place]
    if op == program.GAIN_COINS:
        gain_coins(state, seat, gain_of(state, player, spot, place), place, spot, sink)
    elif op == program.GAIN_POINTS:
        gain_points(state, seat, amount(state, player, spot, place), place, spot, sink)
    elif op == program.COLLAPSE:
        if spot != NO_SPOT:
            put_collapse(player, seat, spot, sink)
    elif op == program.DISCOUNT:
        player.discount += code[place + AMOUNT]
        sink.emit2(DISCOUNT_GAINED, seat, code[place + AMOUNT])
    elif op == program.DISMANTLE:
        dismantle(player, seat, spot, sink)
    elif op == program.DRAW_DEEP or op == program.DRAW_LEVEL:
        draw_fixed(state, seat, place, sink)
    elif op == program.MACHINERY and code[place + ARGUMENT] == HERE:
        if spot != NO_SPOT:
            put_machinery(player, seat, spot, amount(state, player, spot, place), sink)
    elif op == program.SPECIAL and code[place + ARGUMENT] == TWIN_SEAMS:
        gain_points(state, seat, twin_seams(state, player.mine), place, spot, sink)
    else:
        return False
    return True


def dismantle(player: Player, seat: Seat, spot: Spot, sink: EventSink) -> None:
    """Remove all machinery from the card and count it for the next effect (IM-A16)."""
    player.last_count = 0
    if spot == NO_SPOT:
        return
    mine = player.mine
    count = mine.machinery(spot)
    mine.machinery_counts -= count * bit(4 * spot)
    player.last_count = count
    if count > 0:
        sink.emit4(MACHINERY_TAKEN, seat, mine.cards[spot], count, spot)


def draw_fixed(state: State, seat: Seat, place: i64, sink: EventSink) -> None:
    """Draw without a choice; an empty named deck gives nothing (IM-A11)."""
    code = state.program.code
    left = code[place + AMOUNT]
    while left > 0:
        if code[place] == program.DRAW_DEEP:
            take_deep(state, seat, sink)
        elif has_cards(state, code[place + ARGUMENT] - 1):
            draw(state, seat, code[place + ARGUMENT] - 1, sink)
        left -= 1
