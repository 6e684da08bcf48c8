"""A seat chooses one of several branches of an effect (IM-25, IM-A13)."""

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
from kazamata.games.miners.mine import Spot
from kazamata.games.miners.program import AMOUNT, JUMP_TO, OP_SIZE
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.prices import missing_coins, refuse_price
from kazamata.games.miners.steps.resolve import effect


@final
class ChooseBranch(Step[State]):
    """A seat chooses a branch of an effect; it cannot choose a branch that it cannot pay for (IM-A13)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "address", "spot")

    def __init__(self, seat: Seat, address: i64, spot: Spot) -> None:
        self.seat: Seat = seat
        self.address: i64 = address
        self.spot: Spot = spot

    def branch_address(self, state: State, branch: i64) -> i64:
        """The address of a branch."""
        return state.program.code[self.address + OP_SIZE * (branch + 1) + JUMP_TO]

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(len(self.options(state, self.seat)) > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.CHOOSE_BRANCH

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = vec[i64](capacity=4)
        branch: i64 = 0
        while branch < state.program.code[self.address + AMOUNT]:
            if missing_coins(state, state.players[seat], self.branch_address(state, branch)) == 0:
                options = append(options, branch)
            branch += 1
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        branches = state.program.code[self.address + AMOUNT]
        if option >= branches:
            return Refusal("IM-25", "no-such-branch", {"branch": option, "most": branches}, "pick-branch")
        return refuse_price(state, state.players[seat], self.branch_address(state, option))

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lane = state.players[seat].lane
        lane.pop()
        lane.append(effect.Resolve(seat, self.branch_address(state, option), self.spot))

    def run(self, state: State, sink: EventSink) -> None:
        """Continue after the branches if the seat can pay for none."""
        after = state.program.code[self.address + JUMP_TO]
        state.players[self.seat].lane.append(effect.Resolve(self.seat, after, self.spot))
