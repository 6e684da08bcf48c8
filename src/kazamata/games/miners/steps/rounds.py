"""The ten rounds: event phase, mine phase, end of round (IM-10 to IM-15, IM-32, IM-46)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kazamata.core.events import EventSink
from kazamata.core.lanes import SimultaneousStep
from kazamata.core.seats import NOBODY, Seat, SeatSet
from kazamata.core.steps import Step, schedule
from kazamata.games.miners.cardset import END_OF_ROUND, IMMEDIATE, ROUNDS
from kazamata.games.miners.decks import has_cards
from kazamata.games.miners.events import GAME_ENDED, ROUND_BEGAN, ROUND_ENDED
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.state import NOT_CHOSEN, State
from kazamata.games.miners.steps.play import ChooseCard, reveal
from kazamata.games.miners.steps.resolve.effect import Resolve


@final
class PlayTogether(SimultaneousStep[State]):
    """All seats act at the same time, each in its own lane, until all are done (IM-10, IM-A12)."""

    def lanes(self, state: State) -> list[list[Step[State]]]:
        return [player.lane for player in state.players]

    def lane(self, state: State, seat: Seat) -> list[Step[State]]:
        return state.players[seat].lane

    def is_scarce(self, state: State) -> bool:
        """Whether a deck and its discards are both empty (IM-A11)."""
        return not (has_cards(state, 0) and has_cards(state, 1) and has_cards(state, 2))

    def asked_seats(self, state: State) -> SeatSet:
        asked: SeatSet = NOBODY
        seat: i64 = len(state.players)
        while seat > 0:
            seat -= 1
            asked = asked << 1
            if len(state.players[seat].lane) > 0:
                asked |= 1
        return asked


PLAY_TOGETHER: Final = PlayTogether()


def start_lanes(state: State, sink: EventSink) -> None:
    """Run the filled lanes in seat order and wait until all are empty."""
    state.agenda.append(PLAY_TOGETHER)
    PLAY_TOGETHER.run_lanes(state, sink)


def schedule_event(state: State, sink: EventSink) -> None:
    """Apply the event of the round to every seat (IM-13)."""
    effect = state.program.event_effect[state.current_event()]
    seat: i64 = 0
    for player in state.players:
        player.lane.append(Resolve(seat, effect, NO_SPOT))
        seat += 1
    start_lanes(state, sink)


@final
class OpenRound(Step[State]):
    """Reveal the next event; the mine phase follows when all seats have resolved it (IM-13, IM-14)."""

    def run(self, state: State, sink: EventSink) -> None:
        state.round += 1
        sink.emit2(ROUND_BEGAN, state.round, state.current_event())
        schedule(state.agenda, MINE_PHASE)
        if state.program.event_type[state.current_event()] == IMMEDIATE:
            schedule_event(state, sink)


@final
class ChooseCards(Step[State]):
    """Begin the mine phase: every seat chooses a card (IM-16)."""

    def run(self, state: State, sink: EventSink) -> None:
        seat: i64 = 0
        for player in state.players:
            player.lane.append(ChooseCard(seat))
            seat += 1
        start_lanes(state, sink)


@final
class RevealCards(Step[State]):
    """Reveal the chosen cards, drawing forced ones in seat order; then each seat continues alone (IM-A12)."""

    def run(self, state: State, sink: EventSink) -> None:
        seat: i64 = 0
        for player in state.players:
            if player.chosen != NOT_CHOSEN:
                reveal(state, seat, sink)
            seat += 1
        start_lanes(state, sink)


@final
class ResolveEndEvent(Step[State]):
    """Resolve an end-of-round event after all seats have finished (IM-32, IM-A9)."""

    def run(self, state: State, sink: EventSink) -> None:
        sink.emit2(ROUND_ENDED, state.round, state.current_event())
        if state.program.event_type[state.current_event()] == END_OF_ROUND:
            schedule_event(state, sink)


@final
class CloseRound(Step[State]):
    """Clear the activation marks; begin the next round or end the game (IM-46, IM-A5)."""

    def run(self, state: State, sink: EventSink) -> None:
        for player in state.players:
            player.mine.activated = 0
        if state.round < ROUNDS:
            state.agenda.append(OPEN_ROUND)
        else:
            state.over = True
            sink.emit(GAME_ENDED)


OPEN_ROUND: Final = OpenRound()
CHOOSE_CARDS: Final = ChooseCards()
REVEAL_CARDS: Final = RevealCards()
END_ROUND: Final = ResolveEndEvent()
CLOSE_ROUND: Final = CloseRound()
MINE_PHASE: Final[tuple[Step[State], ...]] = (CHOOSE_CARDS, REVEAL_CARDS, END_ROUND, CLOSE_ROUND)
