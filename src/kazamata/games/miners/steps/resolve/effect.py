"""Runs an effect: its operations in order (IM-28)."""

from __future__ import annotations

from typing import final

from kazamata.core.events import EventSink
from kazamata.games.miners import program
from kazamata.games.miners.program import OP_SIZE
from kazamata.games.miners.state import HAND_LIMIT, State
from kazamata.games.miners.steps.draws import TrimHand
from kazamata.games.miners.steps.resolve import branch, choice_effects
from kazamata.games.miners.steps.resolve.instant import next_address, run_instant
from kazamata.games.miners.steps.source import EffectStep


@final
class Resolve(EffectStep):
    """Runs the code of an effect until a player must choose or the effect is done (IM-28)."""

    def run(self, state: State, sink: EventSink) -> None:
        """Run until a player must choose or the effect is done; then trim the hand (IM-A18)."""
        player = state.players[self.seat]
        code = state.program.code
        place = self.address
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
                place = next_address(state, player, self.seat, self.spot, place, sink)
            elif run_instant(state, player, self.seat, self.spot, place, sink):
                place += OP_SIZE
            else:
                player.lane.append(Resolve(self.seat, place + OP_SIZE, self.spot))
                choice_effects.schedule_effect(state, player, self.seat, self.spot, place, sink)
                return
