"""One lord's Combat without the others, for previews (DL-56)."""

from __future__ import annotations

import pytest

from kazamata.games.lords.asks import PLAN_READY, PLAN_TRAP
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import IDLE, PALADIN_GONE, PALADIN_IN_TENT, READY, State
from kazamata.games.lords.steps.combat import CombatRound
from kazamata.games.lords.steps.years import END_COMBAT
from tests.laws.cases import plain
from tests.rules.lords.positions import (
    PALADIN,
    asked_kinds,
    battle,
    event_names,
    hero,
    line,
    make_party,
    make_position,
    run_steps,
    trap,
    traps,
)

W3, W5 = hero("warrior", 3), hero("warrior", 5)


def two_parties() -> State:
    """Seats 0 and 1 of three face a party; the other one has planned a trap and is ready."""
    state = battle(make_party(W5), seats=3, fight=4)
    state.lords[1].party = make_party(W3)
    state.lords[1].traps = traps("rolling_stone")
    state.agenda.clear()
    run_steps(state, CombatRound(4), END_COMBAT)
    LORDS.take(state, 1, PLAN_TRAP + trap("rolling_stone"))
    LORDS.take(state, 1, PLAN_READY)
    return state


@pytest.mark.clause("DL56")
def test_DL56_an_isolated_combat_has_no_other_party_and_no_other_plan() -> None:
    state = two_parties()
    assert (state.lords[1].plan_stage, state.lords[1].plan_traps) == (READY, traps("rolling_stone"))
    LORDS.isolate(state, 0)
    assert asked_kinds(state) == [(0, "PlanBattle")]
    assert [line(state, seat) for seat in range(3)] == [[W5], [], []]
    assert [(lord.plan_stage, lord.plan_traps) for lord in state.lords[1:]] == [(IDLE, 0)] * 2


@pytest.mark.clause("DL56")
def test_DL56_an_isolated_combat_ends_the_agenda() -> None:
    state = two_parties()
    LORDS.isolate(state, 0)
    events = LORDS.take(state, 0, PLAN_READY)
    while asks := LORDS.ask(state):
        assert {ask.seat for ask in asks} == {0}
        events += LORDS.take(state, 0, asks[0].options[0])
    assert {"YearBegan", "GameEnded"}.isdisjoint(event_names(events))
    assert not state.agenda


@pytest.mark.clause("DL56")
@pytest.mark.parametrize(
    ("paladin", "stays"),
    [
        (0, 0),
        (1, PALADIN_GONE),
        (2, PALADIN_GONE),
        (PALADIN_IN_TENT, PALADIN_IN_TENT),
        (PALADIN_GONE, PALADIN_GONE),
    ],
)
def test_DL56_an_isolated_combat_has_only_the_own_paladin(paladin: int, stays: int) -> None:
    state = two_parties()
    state.lords[max(paladin, 0)].party = make_party(W5, PALADIN)
    state.paladin_seat = paladin
    LORDS.isolate(state, 0)
    assert state.paladin_seat == stays


@pytest.mark.clause("DL56")
def test_DL56_outside_a_combat_no_seat_is_removed() -> None:
    state = make_position(3)
    before = plain(state)
    LORDS.isolate(state, 0)
    assert plain(state) == before
