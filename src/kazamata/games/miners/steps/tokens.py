"""A seat chooses cards and joints for tokens (IM-33 to IM-35, IM-A25, IM-R6)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.events import (
    CART_PLACED,
    COLLAPSE_LIFTED,
    COLLAPSE_PLACED,
    MACHINERY_PLACED,
)
from kazamata.games.miners.masks import bit_indices, count_bits, lowest_bit
from kazamata.games.miners.mine import JOINT_SIDES, MAX_MACHINERY, NO_SPOT, Mine, Spot
from kazamata.games.miners.state import Player, State


def room_for_machinery(mine: Mine, barred: Spot) -> i64:
    """The cards with fewer than three machinery, except the excluded one (IM-33)."""
    mask: i64 = 0
    spot: i64 = 0
    while spot < mine.size():
        if spot != barred and mine.machinery(spot) < MAX_MACHINERY:
            mask |= bit(spot)
        spot += 1
    return mask


def put_machinery(player: Player, seat: Seat, spot: Spot, count: i64, sink: EventSink) -> None:
    """Place machinery on a card, up to three in total (IM-33)."""
    mine = player.mine
    room = MAX_MACHINERY - mine.machinery(spot)
    count = room if count > room else count
    if count > 0:
        mine.machinery_counts += count * bit(4 * spot)
        sink.emit4(MACHINERY_PLACED, seat, mine.cards[spot], count, spot)


def put_collapse(player: Player, seat: Seat, spot: Spot, sink: EventSink) -> None:
    """Put a collapse token on a card, at most one per card (IM-34)."""
    mine = player.mine
    if not mine.is_collapsed(spot):
        mine.collapsed |= bit(spot)
        sink.emit3(COLLAPSE_PLACED, seat, mine.cards[spot], spot)


def lift_collapse(player: Player, seat: Seat, spot: Spot, sink: EventSink) -> None:
    player.mine.collapsed &= ~bit(spot)
    sink.emit3(COLLAPSE_LIFTED, seat, player.mine.cards[spot], spot)


def refuse_spot(mine: Mine, spot: Spot) -> Refusal | None:
    if spot < mine.size():
        return None
    return Refusal("IM-36", "no-such-card", {"spot": spot, "cards": mine.size()}, "pick-own-card")


@final
class PlaceMachinery(Step[State]):
    """A seat puts machinery on its cards, one token at a time; `excluded_spot` gets none."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "excluded_spot")

    def __init__(self, seat: Seat, left: i64, excluded_spot: Spot) -> None:
        self.seat: Seat = seat
        self.left: i64 = left
        self.excluded_spot: Spot = excluded_spot

    def asked_seats(self, state: State) -> SeatSet:
        room = room_for_machinery(state.players[self.seat].mine, self.excluded_spot)
        return seat_set_if(room & (room - 1) != 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.PLACE_MACHINERY

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return bit_indices(room_for_machinery(state.players[seat].mine, self.excluded_spot))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if has_bit(room_for_machinery(mine, self.excluded_spot), option):
            return None
        refusal = refuse_spot(mine, option)
        if refusal is not None:
            return refusal
        if option == self.excluded_spot:
            return Refusal("IM-A25", "only-other-cards", {"card": mine.cards[option]}, "pick-other-card")
        return Refusal("IM-33", "machinery-full", {"card": mine.cards[option]}, "pick-other-card")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        put_machinery(player, seat, option, 1, sink)
        if self.left > 1:
            player.lane.append(PlaceMachinery(seat, self.left - 1, self.excluded_spot))

    def run(self, state: State, sink: EventSink) -> None:
        """Place everything on the only card with space, if there is one."""
        player = state.players[self.seat]
        room = room_for_machinery(player.mine, self.excluded_spot)
        if room != 0:
            put_machinery(player, self.seat, lowest_bit(room), self.left, sink)


class TokenStep(Step[State]):
    """A seat handles tokens one at a time: `left` may still follow; later effects count `done`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "done")

    def __init__(self, seat: Seat, left: i64, done: i64) -> None:
        self.seat: Seat = seat
        self.left: i64 = left
        self.done: i64 = done

    def fitting(self, mine: Mine) -> i64:
        """The possible cards or joints, one bit each."""
        raise NotImplementedError

    def touch(self, player: Player, place: i64, sink: EventSink) -> None:
        """Place or remove one token."""
        raise NotImplementedError

    def next(self) -> Step[State]:
        """The same step after one more token."""
        raise NotImplementedError

    def asked_seats(self, state: State) -> SeatSet:
        """Ask no one if there are enough tokens for all places."""
        fitting = count_bits(self.fitting(state.players[self.seat].mine))
        return seat_set_if(fitting > self.left > 0, self.seat)

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return bit_indices(self.fitting(state.players[seat].mine))

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        self.touch(player, option, sink)
        player.lane.append(self.next())

    def run(self, state: State, sink: EventSink) -> None:
        player = state.players[self.seat]
        done = self.done
        if self.left > 0:
            for place in bit_indices(self.fitting(player.mine)):
                self.touch(player, place, sink)
                done += 1
        player.last_count = done


@final
class ClearCollapse(TokenStep):
    """A seat removes up to `left` collapse tokens, one at a time, and may stop early (IM-34, IM-R6)."""

    def fitting(self, mine: Mine) -> i64:
        return mine.collapsed

    def touch(self, player: Player, place: i64, sink: EventSink) -> None:
        lift_collapse(player, self.seat, place, sink)

    def next(self) -> Step[State]:
        return ClearCollapse(self.seat, self.left - 1, self.done + 1)

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.left > 0 and state.players[self.seat].mine.collapsed != 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.CLEAR_COLLAPSE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append(bit_indices(state.players[seat].mine.collapsed), asks.STOP_CLEARING)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if option == asks.STOP_CLEARING or has_bit(mine.collapsed, option):
            return None
        refusal = refuse_spot(mine, option)
        if refusal is not None:
            return refusal
        return Refusal("IM-34", "no-collapse-there", {"card": mine.cards[option]}, "pick-collapsed")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        if option == asks.STOP_CLEARING:
            player.last_count = self.done
            return
        self.touch(player, option, sink)
        player.lane.append(self.next())

    def run(self, state: State, sink: EventSink) -> None:
        state.players[self.seat].last_count = self.done


@final
class CollapseCard(TokenStep):
    """A seat puts collapse tokens on cards other than the source, one at a time (IM-34)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "done", "excluded_spot")

    def __init__(self, seat: Seat, left: i64, done: i64, excluded_spot: Spot) -> None:
        super().__init__(seat, left, done)
        self.excluded_spot: Spot = excluded_spot

    def fitting(self, mine: Mine) -> i64:
        sound = (bit(mine.size()) - 1) & ~mine.collapsed
        return sound if self.excluded_spot == NO_SPOT else sound & ~bit(self.excluded_spot)

    def touch(self, player: Player, place: i64, sink: EventSink) -> None:
        put_collapse(player, self.seat, place, sink)

    def next(self) -> Step[State]:
        return CollapseCard(self.seat, self.left - 1, self.done + 1, self.excluded_spot)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.COLLAPSE_CARD

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if has_bit(self.fitting(mine), option):
            return None
        refusal = refuse_spot(mine, option)
        if refusal is not None:
            return refusal
        if option == self.excluded_spot:
            return Refusal("IM-A25", "only-other-cards", {"card": mine.cards[option]}, "pick-other-card")
        return Refusal("IM-34", "collapsed-already", {"card": mine.cards[option]}, "pick-other-card")


@final
class PlaceCart(TokenStep):
    """A seat puts cart markers on half-full joints, one at a time (IM-35, IM-D7)."""

    def fitting(self, mine: Mine) -> i64:
        return mine.half_joints

    def touch(self, player: Player, place: i64, sink: EventSink) -> None:
        player.mine.mark_cart(place)
        spot = place // JOINT_SIDES
        sink.emit4(CART_PLACED, self.seat, player.mine.cards[spot], place % JOINT_SIDES, spot)

    def next(self) -> Step[State]:
        return PlaceCart(self.seat, self.left - 1, self.done + 1)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.PLACE_CART

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if has_bit(mine.half_joints, option):
            return None
        spot, side = option // JOINT_SIDES, option % JOINT_SIDES
        refusal = refuse_spot(mine, spot)
        if refusal is not None:
            return refusal
        card = mine.cards[spot]
        if has_bit(mine.full_joints, option):
            return Refusal("IM-35", "cart-full-already", {"card": card, "side": side}, "pick-half-full")
        if mine.neighbour(spot, side) == NO_SPOT:
            return Refusal("IM-23", "no-joint-there", {"card": card, "side": side}, "pick-half-full")
        return Refusal("IM-D7", "cart-both-empty", {"card": card, "side": side}, "pick-half-full")
