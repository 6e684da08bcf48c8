"""Orders: opening, secret choice, non-player lords, reveal (DL-6, DL-18 to DL-20, DL-33 to DL-35)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set
from kazamata.core.steps import Step, schedule
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import HIRE_MONSTER, LOCATIONS, SPACES
from kazamata.games.lords.events import (
    HIRE_FEE_PAID,
    MINION_BLOCKED,
    MINION_PLACED,
    NON_PLAYER_ORDER_PICKED,
    NON_PLAYER_ORDER_TURNED,
    ORDER_CHOSEN,
    ORDER_REVEALED,
    ORDER_SHUT,
)
from kazamata.games.lords.fields import FOR_FEE, MAX_SEATS
from kazamata.games.lords.goods import change_goods
from kazamata.games.lords.grid import append_bits
from kazamata.games.lords.state import ALL_ORDERS, NO_ORDER, SLOTS, Lord, State
from kazamata.games.lords.steps.order_execution import FIND_NEXT_MINION_STEPS

NON_PLAYER_MINION: Final = 5
"""The first number for minions of non-player lords on the board."""
EMPTY_SPACE: Final = 0


@final
class KeepOrders(Step[State]):
    """Each lord secretly keeps one of three drawn orders. The other two become inaccessible (DL-6)."""

    def asked_seats(self, state: State) -> SeatSet:
        waiting: SeatSet = NOBODY
        seat: i64 = 0
        for lord in state.lords:
            if lord.drawn_orders != 0 and lord.secret_pick == NO_ORDER:
                waiting |= seat_set(seat)
            seat += 1
        return waiting

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.KEEP_ORDER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append_bits(vec[i64](capacity=4), state.lords[seat].drawn_orders, 0)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if has_bit(state.lords[seat].drawn_orders, option):
            return None
        return Refusal("DL-6", "order-not-drawn", {"order": option}, "pick-drawn-order")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.lords[seat].secret_pick = option  # the kept card, until all have chosen
        sink.emit_private(ORDER_CHOSEN, seat, option)

    def run(self, state: State, sink: EventSink) -> None:
        seat: i64 = 0
        for lord in state.lords:
            shut_drawn(lord, seat, sink)
            seat += 1


def shut_drawn(lord: Lord, seat: Seat, sink: EventSink) -> None:
    """All lords put down their two orders face up at the same time (DL-6)."""
    lord.inaccessible_orders = lord.drawn_orders & ~bit(lord.secret_pick)
    lord.drawn_orders = 0
    lord.secret_pick = NO_ORDER
    emit_inaccessible(lord, seat, sink)


def emit_inaccessible(lord: Lord, seat: Seat, sink: EventSink) -> None:
    """Publish the inaccessible orders, which are face up (DL-6)."""
    for order in append_bits(vec[i64](), lord.inaccessible_orders, 0):
        sink.emit2(ORDER_SHUT, seat, order)


def place_minion(state: State, minion: i64, location: i64) -> i64:
    """Put a minion on the lowest free space of a location (DL-19).

    Returns the space, or `SPACES` if the location is full.
    """
    place: i64 = 0
    while place < SPACES:
        if state.minion_spaces[location * SPACES + place] == EMPTY_SPACE:
            state.minion_spaces[location * SPACES + place] = minion
            return place
        place += 1
    return place


@final
class TurnNonPlayerOrders(Step[State]):
    """Non-player lords turn up orders, in their owners' play order (DL-34, DL-35, DL-A31).

    Their minions block space II.
    """

    def run(self, state: State, sink: EventSink) -> None:
        clear_board(state)
        if state.terms.seats == 3:
            turn_non_player_orders(state, 0, 3, sink)
        elif state.terms.seats == 2:
            turn_non_player_orders(state, state.seat_in_order(0), 2, sink)
            turn_non_player_orders(state, state.seat_in_order(1), 2, sink)


def clear_board(state: State) -> None:
    place: i64 = 0
    while place < LOCATIONS * SPACES:
        state.minion_spaces[place] = EMPTY_SPACE
        place += 1
    state.revealed_slots = 0


def turn_non_player_orders(state: State, non_player_lord: i64, count: i64, sink: EventSink) -> None:
    """Draw orders from the deck of five. A location's second minion goes to space III (DL-35)."""
    deck = append_bits(vec[i64](capacity=8), ALL_ORDERS & ~state.non_player_inaccessible[non_player_lord], 0)
    state.dice.shuffle(deck)
    used: i64 = 0
    place: i64 = 0
    while place < count:
        order = deck[place]
        used |= bit(order)
        space: i64 = 1 if state.minion_spaces[order * SPACES + 1] == EMPTY_SPACE else 2
        state.minion_spaces[order * SPACES + space] = NON_PLAYER_MINION + non_player_lord
        sink.emit3(NON_PLAYER_ORDER_TURNED, non_player_lord, order, space)
        place += 1
    state.non_player_orders[non_player_lord] = used
    if state.terms.seats == 3:
        state.non_player_inaccessible[non_player_lord] = used


def non_player_hand(state: State, seat: Seat) -> i64:
    """The three orders from which a lord picks one for its non-player lord (DL-35)."""
    return ALL_ORDERS & ~state.non_player_inaccessible[seat] & ~state.non_player_orders[seat]


@final
class ChooseOrders(Step[State]):
    """All lords fill their three slots in secret at the same time (DL-18, DL-35).

    At two seats each also picks an order for its non-player lord.
    """

    def asked_seats(self, state: State) -> SeatSet:
        waiting: SeatSet = NOBODY
        seat: i64 = 0
        for lord in state.lords:
            if lord.slot3 == NO_ORDER or (state.terms.seats == 2 and lord.secret_pick == NO_ORDER):
                waiting |= seat_set(seat)
            seat += 1
        return waiting

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.CHOOSE_ORDER if state.lords[seat].slot3 == NO_ORDER else asks.PICK_NON_PLAYER_ORDER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append_bits(vec[i64](capacity=8), self.cards(state, seat), 0)

    def cards(self, state: State, seat: Seat) -> i64:
        lord = state.lords[seat]
        return lord.hand() if lord.slot3 == NO_ORDER else non_player_hand(state, seat)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        if has_bit(self.cards(state, seat), option):
            return None
        if lord.slot3 != NO_ORDER:
            return Refusal("DL-35", "non-player-lord-lacks-order", {"order": option}, "pick-non-player-order")
        if has_bit(lord.inaccessible_orders, option):
            return Refusal("DL-40", "order-shut", {"order": option}, "pick-order-in-hand")
        return Refusal("DL-18", "order-in-slot", {"order": option}, "pick-order-in-hand")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lord = state.lords[seat]
        if lord.slot3 != NO_ORDER:
            lord.secret_pick = option
            sink.emit_private(NON_PLAYER_ORDER_PICKED, seat, option)
            return
        fill_slot(lord, option)
        sink.emit_private(ORDER_CHOSEN, seat, option)


def fill_slot(lord: Lord, order: i64) -> None:
    """Put the card into the next free slot, slot 1 first (DL-18)."""
    if lord.slot1 == NO_ORDER:
        lord.slot1 = order
    elif lord.slot2 == NO_ORDER:
        lord.slot2 = order
    else:
        lord.slot3 = order


@final
class RevealNonPlayerPicks(Step[State]):
    """At two seats, reveal both picks before the lords' orders (DL-35, DL-A31).

    They take the first free space.
    """

    def run(self, state: State, sink: EventSink) -> None:
        if state.terms.seats != 2:
            return
        place: i64 = 0
        while place < 2:
            seat = state.seat_in_order(place)
            reveal_pick(state, seat, sink)
            place += 1


def reveal_pick(state: State, seat: Seat, sink: EventSink) -> None:
    """The three used cards become inaccessible, and the other five form the new deck (DL-35)."""
    lord = state.lords[seat]
    space = place_minion(state, NON_PLAYER_MINION + seat, lord.secret_pick)
    sink.emit3(NON_PLAYER_ORDER_TURNED, seat, lord.secret_pick, space)
    state.non_player_orders[seat] |= bit(lord.secret_pick)
    state.non_player_inaccessible[seat] = state.non_player_orders[seat]
    lord.secret_pick = NO_ORDER


@final
class RevealSlot(Step[State]):
    """Turn up a slot for all; then each lord sends a minion, in play order (DL-19)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def run(self, state: State, sink: EventSink) -> None:
        state.revealed_slots = self.slot + 1
        place: i64 = 0
        while place < state.terms.seats:
            seat = state.seat_in_order(place)
            sink.emit3(ORDER_REVEALED, seat, self.slot, state.lords[seat].order_in_slot(self.slot))
            place += 1
        schedule(state.agenda, SEND_MINIONS[self.slot][: state.terms.seats])


@final
class SendMinion(Step[State]):
    """A lord sends a minion to the order of a slot (DL-19, DL-20). `place` is the lord's place in play order."""

    __match_args__: ClassVar[tuple[str, ...]] = ("slot", "place")

    def __init__(self, slot: i64, place: i64) -> None:
        self.slot: i64 = slot
        self.place: i64 = place

    def run(self, state: State, sink: EventSink) -> None:
        seat = state.seat_in_order(self.place)
        lord = state.lords[seat]
        order = lord.order_in_slot(self.slot)
        if self.slot == 0 and order == HIRE_MONSTER and not pay_hire_fee(state, seat, sink):
            block_minion(lord, seat, self.slot, sink)
            return
        space = place_minion(state, seat + 1, order)
        if space == SPACES:
            block_minion(lord, seat, self.slot, sink)
        else:
            sink.emit3(MINION_PLACED, seat, order, space)


def pay_hire_fee(state: State, seat: Seat, sink: EventSink) -> bool:
    """In the full game Hire Monster as the first order costs 1 gold.

    A lord who can pay must (DL-8, DL-A6).
    """
    if not state.terms.full:
        return True
    if state.lords[seat].gold == 0:
        return False
    sink.emit1(HIRE_FEE_PAID, seat)
    change_goods(state, seat, -1, 0, 0, FOR_FEE, sink)
    return True


def block_minion(lord: Lord, seat: Seat, slot: i64, sink: EventSink) -> None:
    """Put the minion onto its order card (DL-20)."""
    lord.minion_slots |= bit(slot)
    sink.emit2(MINION_BLOCKED, seat, lord.order_in_slot(slot))


KEEP_ORDERS: Final = KeepOrders()
TURN_NON_PLAYER_ORDERS: Final = TurnNonPlayerOrders()
CHOOSE_ORDERS: Final = ChooseOrders()
REVEAL_NON_PLAYER_PICKS: Final = RevealNonPlayerPicks()
SEND_MINIONS: Final[tuple[tuple[Step[State], ...], ...]] = tuple(
    [tuple([SendMinion(slot, place) for place in range(MAX_SEATS)]) for slot in range(SLOTS)]
)
"""By slot and by place in play order."""
REVEAL_SLOTS: Final = tuple([RevealSlot(slot) for slot in range(SLOTS)])
ORDERS: Final[tuple[Step[State], ...]] = (
    TURN_NON_PLAYER_ORDERS,
    CHOOSE_ORDERS,
    REVEAL_NON_PLAYER_PICKS,
    REVEAL_SLOTS[0],
    REVEAL_SLOTS[1],
    REVEAL_SLOTS[2],
    FIND_NEXT_MINION_STEPS[0],
)
"""The Orders phase of a round (DL-4)."""
