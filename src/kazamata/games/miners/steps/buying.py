"""Paying a price several times (IM-A13)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.events import COINS_PAID
from kazamata.games.miners.state import Player, State
from kazamata.games.miners.steps.source import emit_payment


@final
class BuyTimes(Step[State]):
    """A seat says how often it pays a price (IM-A13)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "price", "most")

    def __init__(self, seat: Seat, price: i64, most: i64) -> None:
        self.seat: Seat = seat
        self.price: i64 = price
        self.most: i64 = most

    def _reach(self, player: Player) -> i64:
        times = player.coins // self.price
        return self.most if times > self.most else times

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self._reach(state.players[self.seat]) > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.BUY_TIMES

    def options(self, state: State, seat: Seat) -> vec[i64]:
        times = vec[i64](capacity=8)
        count: i64 = 0
        while count <= self._reach(state.players[seat]):
            times = append(times, count)
            count += 1
        return times

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        player = state.players[seat]
        if option > self.most:
            return Refusal("IM-A13", "too-often", {"times": option, "most": self.most}, "buy-fewer")
        if option > self._reach(player):
            values: dict[str, int] = {"cost": option * self.price, "coins": player.coins}
            return Refusal("IM-A13", "too-dear", values, "buy-fewer")
        return None

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        player.last_count = option
        player.coins -= option * self.price
        if option > 0:
            emit_payment(state, COINS_PAID, option * self.price, player, sink)

    def run(self, state: State, sink: EventSink) -> None:
        state.players[self.seat].last_count = 0
