"""Orders: the opening, choosing in secret, non-player lords, revealing and placing (DL-6.

DL-18 to DL-20, DL-33 to DL-35).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats, only
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import HIRE_MONSTER, LOCATIONS, SPACES
from kazamata.games.lords.events import (
    HIRE_FEE_PAID,
    MINION_BLOCKED,
    MINION_PLACED,
    ORDER_CHOSEN,
    ORDER_REVEALED,
    ORDER_SHUT,
    PUPPET_PICKED,
    PUPPET_TURNED,
)
from kazamata.games.lords.fields import FOR_FEE
from kazamata.games.lords.goods import change_goods
from kazamata.games.lords.grid import add_cells
from kazamata.games.lords.state import ALL_ORDERS, NO_ORDER, Lord, State
from kazamata.games.lords.steps.errands import EXECUTE_ORDERS

PUPPET_MINION: Final = 5
"""On the board, the minions of non-player lords count on from here."""
FREE: Final = 0


@final
class KeepOrders(Step[State]):
    """Of three orders drawn, each lord in secret keeps one; the other two become inaccessible (DL-6)."""

    def asked(self, state: State) -> Seats:
        waiting: Seats = NOBODY
        seat: i64 = 0
        for lord in state.lords:
            if lord.drawn != 0 and lord.puppet == NO_ORDER:
                waiting |= only(seat)
            seat += 1
        return waiting

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.KEEP_ORDER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return add_cells(vec[i64](capacity=4), state.lords[seat].drawn, 0)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if has_bit(state.lords[seat].drawn, option):
            return None
        return Refusal("DL-6", "order-not-drawn", {"order": option}, "pick-drawn-order")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.lords[seat].puppet = option  # the kept card, until all have chosen
        tale.whisper(ORDER_CHOSEN, seat, option)

    def walk(self, state: State, tale: Tale) -> None:
        seat: i64 = 0
        for lord in state.lords:
            shut_drawn(lord, seat, tale)
            seat += 1


def shut_drawn(lord: Lord, seat: Seat, tale: Tale) -> None:
    """All put down their two orders together, face up (DL-6)."""
    lord.shut = lord.drawn & ~bit(lord.puppet)
    lord.drawn = 0
    lord.puppet = NO_ORDER
    tell_shut(lord, seat, tale)


def tell_shut(lord: Lord, seat: Seat, tale: Tale) -> None:
    """Inaccessible orders lie face up (DL-6)."""
    for order in add_cells(vec[i64](), lord.shut, 0):
        tale.tell2(ORDER_SHUT, seat, order)


def place_minion(state: State, minion: i64, location: i64) -> i64:
    """Put a minion on the lowest free space of a location; returns the space, `SPACES` if it is full.

    (DL-19)
    """
    place: i64 = 0
    while place < SPACES:
        if state.board[location * SPACES + place] == FREE:
            state.board[location * SPACES + place] = minion
            return place
        place += 1
    return place


@final
class TurnPuppets(Step[State]):
    """Non-player lords turn up orders, in the play order of who leads them; minions block space II.

    (DL-34, DL-35, DL-A31)
    """

    def walk(self, state: State, tale: Tale) -> None:
        clear_board(state)
        if state.terms.seats == 3:
            turn_puppet(state, 0, 3, tale)
        elif state.terms.seats == 2:
            turn_puppet(state, state.seat_at(0), 2, tale)
            turn_puppet(state, state.seat_at(1), 2, tale)


def clear_board(state: State) -> None:
    place: i64 = 0
    while place < LOCATIONS * SPACES:
        state.board[place] = FREE
        place += 1
    state.revealed = 0


def turn_puppet(state: State, puppet: i64, count: i64, tale: Tale) -> None:
    """Draw orders from the deck of five; the second minion of a location goes to space III (DL-35)."""
    deck = add_cells(vec[i64](capacity=8), ALL_ORDERS & ~state.puppet_shut[puppet], 0)
    state.dice.shuffle(deck)
    used: i64 = 0
    place: i64 = 0
    while place < count:
        order = deck[place]
        used |= bit(order)
        space: i64 = 1 if state.board[order * SPACES + 1] == FREE else 2
        state.board[order * SPACES + space] = PUPPET_MINION + puppet
        tale.tell3(PUPPET_TURNED, puppet, order, space)
        place += 1
    state.puppet_up[puppet] = used
    if state.terms.seats == 3:
        state.puppet_shut[puppet] = used


def puppet_hand(state: State, seat: Seat) -> i64:
    """The three orders among which a lord picks one for the own non-player lord (DL-35)."""
    return ALL_ORDERS & ~state.puppet_shut[seat] & ~state.puppet_up[seat]


@final
class ChooseOrders(Step[State]):
    """All lords at once fill their three slots in secret; at two seats also a pick for the puppet.

    (DL-18, DL-35)
    """

    def asked(self, state: State) -> Seats:
        waiting: Seats = NOBODY
        seat: i64 = 0
        for lord in state.lords:
            if lord.third == NO_ORDER or (state.terms.seats == 2 and lord.puppet == NO_ORDER):
                waiting |= only(seat)
            seat += 1
        return waiting

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.CHOOSE_ORDER if state.lords[seat].third == NO_ORDER else asks.PICK_FOR_PUPPET

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return add_cells(vec[i64](capacity=8), self.cards(state, seat), 0)

    def cards(self, state: State, seat: Seat) -> i64:
        lord = state.lords[seat]
        return lord.hand() if lord.third == NO_ORDER else puppet_hand(state, seat)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        if has_bit(self.cards(state, seat), option):
            return None
        if lord.third != NO_ORDER:
            return Refusal("DL-35", "puppet-lacks-order", {"order": option}, "pick-puppet-order")
        if has_bit(lord.shut, option):
            return Refusal("DL-40", "order-shut", {"order": option}, "pick-order-in-hand")
        return Refusal("DL-18", "order-in-slot", {"order": option}, "pick-order-in-hand")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        lord = state.lords[seat]
        if lord.third != NO_ORDER:
            lord.puppet = option
            tale.whisper(PUPPET_PICKED, seat, option)
            return
        fill_slot(lord, option)
        tale.whisper(ORDER_CHOSEN, seat, option)


def fill_slot(lord: Lord, order: i64) -> None:
    """The next free slot takes the card: slot 1 first (DL-18)."""
    if lord.first == NO_ORDER:
        lord.first = order
    elif lord.second == NO_ORDER:
        lord.second = order
    else:
        lord.third = order


@final
class RevealPuppets(Step[State]):
    """At two seats both picks are revealed before the lords' orders and take the first free space.

    (DL-35, DL-A31)
    """

    def walk(self, state: State, tale: Tale) -> None:
        if state.terms.seats != 2:
            return
        place: i64 = 0
        while place < 2:
            seat = state.seat_at(place)
            reveal_pick(state, seat, tale)
            place += 1


def reveal_pick(state: State, seat: Seat, tale: Tale) -> None:
    """The three used cards become inaccessible, the other five are the new deck (DL-35)."""
    lord = state.lords[seat]
    space = place_minion(state, PUPPET_MINION + seat, lord.puppet)
    tale.tell3(PUPPET_TURNED, seat, lord.puppet, space)
    state.puppet_up[seat] |= bit(lord.puppet)
    state.puppet_shut[seat] = state.puppet_up[seat]
    lord.puppet = NO_ORDER


@final
class RevealSlot(Step[State]):
    """A slot is turned up for all; in play order each lord places a minion (DL-19, DL-20)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def walk(self, state: State, tale: Tale) -> None:
        state.revealed = self.slot + 1
        place: i64 = 0
        while place < state.terms.seats:
            seat = state.seat_at(place)
            tale.tell3(ORDER_REVEALED, seat, self.slot, state.lords[seat].slot(self.slot))
            place += 1
        place = 0
        while place < state.terms.seats:
            self.send_minion(state, state.seat_at(place), tale)
            place += 1

    def send_minion(self, state: State, seat: Seat, tale: Tale) -> None:
        lord = state.lords[seat]
        order = lord.slot(self.slot)
        if self.slot == 0 and order == HIRE_MONSTER and not pay_hire_fee(state, seat, tale):
            block_minion(lord, seat, self.slot, tale)
            return
        space = place_minion(state, seat + 1, order)
        if space == SPACES:
            block_minion(lord, seat, self.slot, tale)
        else:
            tale.tell3(MINION_PLACED, seat, order, space)


def pay_hire_fee(state: State, seat: Seat, tale: Tale) -> bool:
    """In the full game Hire Monster as the first order costs 1 gold; who can pay must (DL-8, DL-A6)."""
    if not state.terms.full:
        return True
    if state.lords[seat].gold == 0:
        return False
    tale.tell1(HIRE_FEE_PAID, seat)
    change_goods(state, seat, -1, 0, 0, FOR_FEE, tale)
    return True


def block_minion(lord: Lord, seat: Seat, slot: i64, tale: Tale) -> None:
    """The minion goes onto its order card (DL-20)."""
    lord.stuck |= bit(slot)
    tale.tell2(MINION_BLOCKED, seat, lord.slot(slot))


KEEP_ORDERS: Final = KeepOrders()
TURN_PUPPETS: Final = TurnPuppets()
CHOOSE_ORDERS: Final = ChooseOrders()
REVEAL_PUPPETS: Final = RevealPuppets()
REVEAL_SLOTS: Final = (RevealSlot(0), RevealSlot(1), RevealSlot(2))
ORDERS: Final[tuple[Step[State], ...]] = (
    TURN_PUPPETS,
    CHOOSE_ORDERS,
    REVEAL_PUPPETS,
    REVEAL_SLOTS[0],
    REVEAL_SLOTS[1],
    REVEAL_SLOTS[2],
    EXECUTE_ORDERS[0],
)
"""The Orders phase of a round (DL-4)."""
