"""The ten rounds: event phase, mine phase, end of the round (IM-10 to IM-15, IM-32, IM-46)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kazamata.core.events import Tale
from kazamata.core.lanes import Together
from kazamata.core.seats import NOBODY, Seat, Seats
from kazamata.core.steps import Step, lay
from kazamata.games.miners.cardset import END_OF_ROUND, IMMEDIATE, ROUNDS
from kazamata.games.miners.decks import has_cards
from kazamata.games.miners.events import GAME_ENDED, ROUND_BEGAN, ROUND_ENDED
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.state import NOT_CHOSEN, State
from kazamata.games.miners.steps.play import ChooseCard, reveal
from kazamata.games.miners.steps.resolve.effect import Resolve


@final
class PlayTogether(Together[State]):
    """All seats act at the same time, each in its own lane, until all are done (IM-10, IM-A12)."""

    def lanes(self, state: State) -> list[list[Step[State]]]:
        return [player.lane for player in state.players]

    def lane(self, state: State, seat: Seat) -> list[Step[State]]:
        return state.players[seat].lane

    def is_scarce(self, state: State) -> bool:
        """A deck and its discards are empty (IM-A11)."""
        return not (has_cards(state, 0) and has_cards(state, 1) and has_cards(state, 2))

    def asked(self, state: State) -> Seats:
        asked: Seats = NOBODY
        seat: i64 = len(state.players)
        while seat > 0:
            seat -= 1
            asked = asked << 1
            if len(state.players[seat].lane) > 0:
                asked |= 1
        return asked


PLAY_TOGETHER: Final = PlayTogether()


def set_out(state: State, tale: Tale) -> None:
    """The lanes are laid: settle them by seat number and wait until all are empty."""
    state.road.append(PLAY_TOGETHER)
    PLAY_TOGETHER.settle_lanes(state, tale)


def meet_event(state: State, tale: Tale) -> None:
    """The event of the round applies to every seat (IM-13)."""
    effect = state.program.event_effect[state.event()]
    seat: i64 = 0
    for player in state.players:
        player.lane.append(Resolve(seat, effect, NO_SPOT))
        seat += 1
    set_out(state, tale)


@final
class OpenRound(Step[State]):
    """The next event is revealed; the mine phase follows when all have resolved it (IM-13, IM-14)."""

    def walk(self, state: State, tale: Tale) -> None:
        state.round += 1
        tale.tell2(ROUND_BEGAN, state.round, state.event())
        lay(state.road, MINE_PHASE)
        if state.program.event_type[state.event()] == IMMEDIATE:
            meet_event(state, tale)


@final
class ChooseCards(Step[State]):
    """The mine phase begins: every seat chooses a card (IM-16)."""

    def walk(self, state: State, tale: Tale) -> None:
        seat: i64 = 0
        for player in state.players:
            player.lane.append(ChooseCard(seat))
            seat += 1
        set_out(state, tale)


@final
class RevealCards(Step[State]):
    """All have chosen: cards are shown, forced ones drawn by seat number, then all go on alone (IM-A12)."""

    def walk(self, state: State, tale: Tale) -> None:
        seat: i64 = 0
        for player in state.players:
            if player.chosen != NOT_CHOSEN:
                reveal(state, seat, tale)
            seat += 1
        set_out(state, tale)


@final
class EndRound(Step[State]):
    """All have finished: an event of the end of the round is resolved (IM-32, IM-A9)."""

    def walk(self, state: State, tale: Tale) -> None:
        tale.tell2(ROUND_ENDED, state.round, state.event())
        if state.program.event_type[state.event()] == END_OF_ROUND:
            meet_event(state, tale)


@final
class CloseRound(Step[State]):
    """The marks of activation are wiped; the next round begins, or the game is over (IM-46, IM-A5)."""

    def walk(self, state: State, tale: Tale) -> None:
        for player in state.players:
            player.mine.marks = 0
        if state.round < ROUNDS:
            state.road.append(OPEN_ROUND)
        else:
            state.over = True
            tale.tell(GAME_ENDED)


OPEN_ROUND: Final = OpenRound()
CHOOSE_CARDS: Final = ChooseCards()
REVEAL_CARDS: Final = RevealCards()
END_ROUND: Final = EndRound()
CLOSE_ROUND: Final = CloseRound()
MINE_PHASE: Final[tuple[Step[State], ...]] = (CHOOSE_CARDS, REVEAL_CARDS, END_ROUND, CLOSE_ROUND)
