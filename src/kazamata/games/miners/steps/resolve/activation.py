"""The activation of cards (IM-25, IM-29, IM-30, IM-34, IM-36, IM-37, IM-A4)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.events import ACTIVATION_SKIPPED, CARD_ACTIVATED, EFFECT_USED
from kazamata.games.miners.masks import bit_indices, lowest_bit
from kazamata.games.miners.mine import Spot
from kazamata.games.miners.program import NO_EFFECT
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.prices import activation_targets, missing_coins, refuse_price
from kazamata.games.miners.steps.resolve import effect
from kazamata.games.miners.steps.tokens import lift_collapse, refuse_spot


@final
class ActivateCard(Step[State]):
    """A special activation: the seat names a card of its mine, and only that card acts (IM-36, IM-37)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "target", "spot")

    def __init__(self, seat: Seat, target: i64, spot: Spot) -> None:
        self.seat: Seat = seat
        self.target: i64 = target
        self.spot: Spot = spot  # the card with the effect

    def asked_seats(self, state: State) -> SeatSet:
        mask = activation_targets(state, state.players[self.seat].mine, self.target, self.spot)
        return seat_set_if(mask & (mask - 1) != 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.ACTIVATE_CARD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return bit_indices(activation_targets(state, state.players[seat].mine, self.target, self.spot))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if has_bit(activation_targets(state, mine, self.target, self.spot), option):
            return None
        refusal = refuse_spot(mine, option)
        if refusal is not None:
            return refusal
        if mine.is_activated(option):
            return Refusal("IM-37", "activated-already", {"card": mine.cards[option]}, "pick-fresh-card")
        return Refusal("IM-36", "wrong-target", {"card": mine.cards[option]}, "pick-fitting-card")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lane = state.players[seat].lane
        lane.pop()
        lane.append(ActivateSpot(seat, option))

    def run(self, state: State, sink: EventSink) -> None:
        """Activate the only possible card; do nothing if there is none (IM-A2)."""
        player = state.players[self.seat]
        mask = activation_targets(state, player.mine, self.target, self.spot)
        if mask != 0:
            player.lane.append(ActivateSpot(self.seat, lowest_bit(mask)))


@final
class ActivateSpot(Step[State]):
    """Activate a card: mark it, then remove its collapse token or else use its effect (IM-30, IM-34)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "spot")

    def __init__(self, seat: Seat, spot: Spot) -> None:
        self.seat: Seat = seat
        self.spot: Spot = spot

    def run(self, state: State, sink: EventSink) -> None:
        player = state.players[self.seat]
        mine = player.mine
        card = mine.cards[self.spot]
        if mine.is_activated(self.spot):
            sink.emit3(ACTIVATION_SKIPPED, self.seat, card, self.spot)
            return
        mine.activated |= bit(self.spot)
        sink.emit3(CARD_ACTIVATED, self.seat, card, self.spot)
        if mine.is_collapsed(self.spot):
            lift_collapse(player, self.seat, self.spot, sink)
        else:
            player.lane.append(UseEffect(self.seat, self.spot))


@final
class UseEffect(Step[State]):
    """A seat uses one effect of the activated card, or none (IM-25, IM-29)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "spot")

    def __init__(self, seat: Seat, spot: Spot) -> None:
        self.seat: Seat = seat
        self.spot: Spot = spot

    def effect_address(self, state: State, seat: Seat, option: Option) -> i64:
        """The address of an option's effect; `NO_EFFECT` if the card has no second one."""
        card = state.players[seat].mine.cards[self.spot]
        return (
            state.program.first_effect[card]
            if option == asks.USE_FIRST
            else state.program.second_effect[card]
        )

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.USE_EFFECT

    def options(self, state: State, seat: Seat) -> vec[i64]:
        player = state.players[seat]
        options = append(vec[i64](capacity=3), asks.USE_NONE)
        if missing_coins(state, player, self.effect_address(state, seat, asks.USE_FIRST)) == 0:
            options = append(options, asks.USE_FIRST)
        second = self.effect_address(state, seat, asks.USE_SECOND)
        if second != NO_EFFECT and missing_coins(state, player, second) == 0:
            options = append(options, asks.USE_SECOND)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == asks.USE_NONE:
            return None
        player = state.players[seat]
        place = self.effect_address(state, seat, option)
        if place == NO_EFFECT:
            card = player.mine.cards[self.spot]
            return Refusal("IM-25", "one-effect-only", {"card": card}, "use-first")
        return refuse_price(state, player, place)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        sink.emit4(EFFECT_USED, seat, player.mine.cards[self.spot], option, self.spot)
        if option != asks.USE_NONE:
            player.lane.append(effect.Resolve(seat, self.effect_address(state, seat, option), self.spot))
