"""An effect on its way: its words are carried out one after the other (IM-28)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import Tale
from kazamata.core.seats import Seat
from kazamata.core.steps import Step
from kazamata.games.miners import program
from kazamata.games.miners.mine import Spot
from kazamata.games.miners.program import SIZE
from kazamata.games.miners.state import HAND_LIMIT, State
from kazamata.games.miners.steps import codes
from kazamata.games.miners.steps.draws import TrimHand
from kazamata.games.miners.steps.resolve import branch, laying
from kazamata.games.miners.steps.resolve.instant import carry_out, steer


@final
class Resolve(Step[State]):
    """Goes through the code of an effect until somebody must choose or the effect is done (IM-28)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place", "spot")

    def __init__(self, seat: Seat, place: i64, spot: Spot) -> None:
        self.seat: Seat = seat
        self.place: i64 = place
        self.spot: Spot = spot  # the card that is activated; NO_SPOT in events, spaces and on the surface

    def code(self) -> i64:
        return codes.RESOLVE

    def numbers(self) -> vec[i64]:
        return vec[i64]([self.seat, self.place, self.spot])

    def walk(self, state: State, tale: Tale) -> None:
        """Go on until somebody must choose or the effect is done; then the hand is trimmed (IM-A18)."""
        player = state.players[self.seat]
        code = state.program.code
        place = self.place
        while True:
            op = code[place]
            if op == program.END:
                if len(player.hand) > HAND_LIMIT:
                    player.lane.append(TrimHand(self.seat))
                return
            if op == program.EITHER:
                player.lane.append(branch.ChooseBranch(self.seat, place, self.spot))
                return
            if op >= program.IF:
                place = steer(state, player, self.seat, self.spot, place, tale)
            elif carry_out(state, player, self.seat, self.spot, place, tale):
                place += SIZE
            else:
                player.lane.append(Resolve(self.seat, place + SIZE, self.spot))
                laying.lay_word(state, player, self.seat, self.spot, place, tale)
                return
