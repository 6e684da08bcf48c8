"""Plays one seat's turn without the other seats, which cannot affect it (IM-1), for previews and bots."""

from __future__ import annotations

from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.core.steps import Step
from kazamata.games.miners.state import NOT_CHOSEN, State
from kazamata.games.miners.steps.rounds import CloseRound, OpenRound


def isolate(state: State, seat: Seat) -> None:
    """Reduce a position to one seat's round: the other seats are skipped, and no next event comes (IM-13)."""
    leave_out_others(state, seat)
    state.agenda = [step for step in state.agenda if not isinstance(step, CloseRound)]


def leave_out_others(state: State, seat: Seat) -> None:
    other: Seat = 0
    for player in state.players:
        if other != seat:
            player.lane.clear()
            player.chosen = NOT_CHOSEN
        other += 1


def next_step(state: State, seat: Seat, sink: EventSink) -> Step[State] | None:
    """The step that asks the seat next in this round; None when its round is over."""
    lane = state.players[seat].lane
    while not lane:
        leave_out_others(state, seat)
        if not state.agenda or isinstance(state.agenda[-1], OpenRound):
            return None
        state.agenda.pop().run(state, sink)
    return lane[-1]
