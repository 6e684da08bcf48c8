"""The end of the setup: shuffle the Starts in and begin the first turn (TQ-5, TQ-6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append

from kazamata.core.events import EventSink
from kazamata.core.steps import Step
from kazamata.games.tranquility.cards import START
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps.turn import begin_turn


@final
class ShuffleStarts(Step[State]):
    """Each player shuffles a Start into the pile after all opening hands are drawn (TQ-5, TQ-A18)."""

    def run(self, state: State, sink: EventSink) -> None:
        for player in state.players:
            pile = append(player.pile[player.drawn_count :], START)
            state.dice.shuffle(pile)
            player.pile = pile
            player.drawn_count = 0
        begin_turn(state)


SHUFFLE_STARTS: Final = ShuffleStarts()
