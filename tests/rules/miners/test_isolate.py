"""A seat's round without the others, for previews: IM-1, IM-13."""

from __future__ import annotations

import pytest

from kazamata.core.events import NO_EVENTS
from kazamata.games.miners.asks import SURFACE_COINS, USE_NONE
from kazamata.games.miners.isolation import next_step
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import NOT_CHOSEN, State
from kazamata.games.miners.steps.rounds import CloseRound
from tests.rules.miners.positions import asked, make_position, options, play, player_of


def three_seats() -> State:
    """All seats choose a card; the last seat has chosen."""
    state = make_position(" 1", hand="11", others=[("", "1", 0), ("", "1", 0)], decks=("111", "22", "33"))
    play(state, 0, seat=2)
    return state


@pytest.mark.clause("IM-1")
def test_IM1_an_isolated_round_does_not_wait() -> None:
    state = three_seats()
    assert player_of(state, 2).chosen != NOT_CHOSEN
    RULES.isolate(state, 0)
    assert [asked(state, seat) for seat in range(3)] == ["ChooseCard", "", ""]
    assert [player_of(state, seat).chosen for seat in (1, 2)] == [NOT_CHOSEN] * 2


@pytest.mark.clause("IM-13")
def test_IM13_no_event_comes_after_an_isolated_round() -> None:
    state = three_seats()
    RULES.isolate(state, 0)
    assert not any(isinstance(step, CloseRound) for step in state.agenda)
    while asks := RULES.ask(state):
        assert [ask.seat for ask in asks] == [0]
        play(state, options(state)[-1])
    assert (state.round, state.over) == (5, False)


@pytest.mark.clause("IM-1")
def test_IM1_the_next_step_of_a_seat_asks_its_next_question() -> None:
    state = three_seats()
    lane = player_of(state).lane
    assert next_step(state, 0, NO_EVENTS) is lane[-1]
    play(state, 0)
    assert next_step(state, 0, NO_EVENTS) is lane[-1]
    assert asked(state) == "PlaceCard"
    play(state, options(state)[0])
    assert len(lane) > 1
    assert next_step(state, 0, NO_EVENTS) is lane[-1]


@pytest.mark.clause("IM-13")
def test_IM13_a_seat_has_no_next_step_when_its_round_is_over() -> None:
    state = three_seats()
    play(state, 0, seat=1)
    play(state, 0)
    play(state, options(state)[0], USE_NONE, SURFACE_COINS)
    assert [asked(state, seat) for seat in range(3)] == ["", "UseEffect", "UseEffect"]
    assert next_step(state, 0, NO_EVENTS) is None
    assert state.round == 5
