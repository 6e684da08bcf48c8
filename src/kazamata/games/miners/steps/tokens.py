"""Choosing cards and joints for tokens (IM-33 to IM-35, IM-A25, IM-R6)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, Seats, only_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.events import (
    CART_PLACED,
    COLLAPSE_LIFTED,
    COLLAPSE_PLACED,
    MACHINERY_PLACED,
)
from kazamata.games.miners.masks import count_bits, lowest, places
from kazamata.games.miners.mine import JOINT_SIDES, MOST_MACHINERY, NO_SPOT, Mine, Spot
from kazamata.games.miners.state import Player, State


def room_for_machinery(mine: Mine, barred: Spot) -> i64:
    """The cards with fewer than three machinery, without the barred one (IM-33)."""
    mask: i64 = 0
    spot: i64 = 0
    while spot < mine.size():
        if spot != barred and mine.machinery(spot) < MOST_MACHINERY:
            mask |= bit(spot)
        spot += 1
    return mask


def put_machinery(player: Player, seat: Seat, spot: Spot, count: i64, tale: Tale) -> None:
    """Excess over three on one card is not placed (IM-33)."""
    mine = player.mine
    room = MOST_MACHINERY - mine.machinery(spot)
    count = room if count > room else count
    if count > 0:
        mine.machines += count * bit(4 * spot)
        tale.tell4(MACHINERY_PLACED, seat, mine.cards[spot], count, spot)


def put_collapse(player: Player, seat: Seat, spot: Spot, tale: Tale) -> None:
    """A card bears at most one collapse token (IM-34)."""
    mine = player.mine
    if not mine.is_fallen(spot):
        mine.fallen |= bit(spot)
        tale.tell3(COLLAPSE_PLACED, seat, mine.cards[spot], spot)


def lift_collapse(player: Player, seat: Seat, spot: Spot, tale: Tale) -> None:
    player.mine.fallen &= ~bit(spot)
    tale.tell3(COLLAPSE_LIFTED, seat, player.mine.cards[spot], spot)


def refuse_spot(mine: Mine, spot: Spot) -> Refusal | None:
    if spot < mine.size():
        return None
    return Refusal("IM-36", "no-such-card", {"spot": spot, "cards": mine.size()}, "pick-own-card")


@final
class PlaceMachinery(Step[State]):
    """A seat puts machinery on its cards, one token at a time; `barred` is a card that takes none."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "barred")

    def __init__(self, seat: Seat, left: i64, barred: Spot) -> None:
        self.seat: Seat = seat
        self.left: i64 = left
        self.barred: Spot = barred

    def asked(self, state: State) -> Seats:
        room = room_for_machinery(state.players[self.seat].mine, self.barred)
        return only_if(room & (room - 1) != 0, self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.PLACE_MACHINERY

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return places(room_for_machinery(state.players[seat].mine, self.barred))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if has_bit(room_for_machinery(mine, self.barred), option):
            return None
        refusal = refuse_spot(mine, option)
        if refusal is not None:
            return refusal
        if option == self.barred:
            return Refusal("IM-A25", "only-other-cards", {"card": mine.cards[option]}, "pick-other-card")
        return Refusal("IM-33", "machinery-full", {"card": mine.cards[option]}, "pick-other-card")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        player = state.players[seat]
        player.lane.pop()
        put_machinery(player, seat, option, 1, tale)
        if self.left > 1:
            player.lane.append(PlaceMachinery(seat, self.left - 1, self.barred))

    def walk(self, state: State, tale: Tale) -> None:
        """One card with room, or none: there is nothing to choose."""
        player = state.players[self.seat]
        room = room_for_machinery(player.mine, self.barred)
        if room != 0:
            put_machinery(player, self.seat, lowest(room), self.left, tale)


class Tokens(Step[State]):
    """A seat deals with tokens one at a time: `left` may still follow, `done` are counted for what comes after."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "done")

    def __init__(self, seat: Seat, left: i64, done: i64) -> None:
        self.seat: Seat = seat
        self.left: i64 = left
        self.done: i64 = done

    def fitting(self, mine: Mine) -> i64:
        """The cards or joints that can be named, one bit each."""
        raise NotImplementedError

    def touch(self, player: Player, place: i64, tale: Tale) -> None:
        """Put or take one token."""
        raise NotImplementedError

    def next(self) -> Step[State]:
        """The same step after one token more."""
        raise NotImplementedError

    def asked(self, state: State) -> Seats:
        """Where all places get a token there is nothing to choose."""
        fitting = count_bits(self.fitting(state.players[self.seat].mine))
        return only_if(fitting > self.left > 0, self.seat)

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return places(self.fitting(state.players[seat].mine))

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        player = state.players[seat]
        player.lane.pop()
        self.touch(player, option, tale)
        player.lane.append(self.next())

    def walk(self, state: State, tale: Tale) -> None:
        player = state.players[self.seat]
        done = self.done
        if self.left > 0:
            for place in places(self.fitting(player.mine)):
                self.touch(player, place, tale)
                done += 1
        player.counted = done


@final
class ClearCollapse(Tokens):
    """A seat removes up to so many collapse tokens, one at a time, and says when to stop (IM-34, IM-R6)."""

    def fitting(self, mine: Mine) -> i64:
        return mine.fallen

    def touch(self, player: Player, place: i64, tale: Tale) -> None:
        lift_collapse(player, self.seat, place, tale)

    def next(self) -> Step[State]:
        return ClearCollapse(self.seat, self.left - 1, self.done + 1)

    def asked(self, state: State) -> Seats:
        return only_if(self.left > 0 and state.players[self.seat].mine.fallen != 0, self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.CLEAR_COLLAPSE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append(places(state.players[seat].mine.fallen), asks.STOP_CLEARING)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if option == asks.STOP_CLEARING or has_bit(mine.fallen, option):
            return None
        refusal = refuse_spot(mine, option)
        if refusal is not None:
            return refusal
        return Refusal("IM-34", "no-collapse-there", {"card": mine.cards[option]}, "pick-collapsed")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        player = state.players[seat]
        player.lane.pop()
        if option == asks.STOP_CLEARING:
            player.counted = self.done
            return
        self.touch(player, option, tale)
        player.lane.append(self.next())

    def walk(self, state: State, tale: Tale) -> None:
        state.players[self.seat].counted = self.done


@final
class CollapseCard(Tokens):
    """A seat puts collapse tokens on cards other than the one that says so, one at a time (IM-34)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "done", "barred")

    def __init__(self, seat: Seat, left: i64, done: i64, barred: Spot) -> None:
        super().__init__(seat, left, done)
        self.barred: Spot = barred

    def fitting(self, mine: Mine) -> i64:
        sound = (bit(mine.size()) - 1) & ~mine.fallen
        return sound if self.barred == NO_SPOT else sound & ~bit(self.barred)

    def touch(self, player: Player, place: i64, tale: Tale) -> None:
        put_collapse(player, self.seat, place, tale)

    def next(self) -> Step[State]:
        return CollapseCard(self.seat, self.left - 1, self.done + 1, self.barred)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.COLLAPSE_CARD

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if has_bit(self.fitting(mine), option):
            return None
        refusal = refuse_spot(mine, option)
        if refusal is not None:
            return refusal
        if option == self.barred:
            return Refusal("IM-A25", "only-other-cards", {"card": mine.cards[option]}, "pick-other-card")
        return Refusal("IM-34", "collapsed-already", {"card": mine.cards[option]}, "pick-other-card")


@final
class PlaceCart(Tokens):
    """A seat puts cart markers on half-full joints, one at a time (IM-35, IM-D7)."""

    def fitting(self, mine: Mine) -> i64:
        return mine.half

    def touch(self, player: Player, place: i64, tale: Tale) -> None:
        player.mine.mark_cart(place)
        spot = place // JOINT_SIDES
        tale.tell4(CART_PLACED, self.seat, player.mine.cards[spot], place % JOINT_SIDES, spot)

    def next(self) -> Step[State]:
        return PlaceCart(self.seat, self.left - 1, self.done + 1)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.PLACE_CART

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if has_bit(mine.half, option):
            return None
        spot, side = option // JOINT_SIDES, option % JOINT_SIDES
        refusal = refuse_spot(mine, spot)
        if refusal is not None:
            return refusal
        card = mine.cards[spot]
        if has_bit(mine.full, option):
            return Refusal("IM-35", "cart-full-already", {"card": card, "side": side}, "pick-half-full")
        if mine.beside(spot, side) == NO_SPOT:
            return Refusal("IM-23", "no-joint-there", {"card": card, "side": side}, "pick-half-full")
        return Refusal("IM-D7", "cart-both-empty", {"card": card, "side": side}, "pick-half-full")
