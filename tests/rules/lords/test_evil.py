"""The Paladin, paying and gaining evil (DL-48 to DL-55)."""

from __future__ import annotations

from kazamata.core.events import EventSink
from kazamata.games.lords.asks import EXECUTE, LET_GO
from kazamata.games.lords.evil import call_paladin, move_evil
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import COMBAT, PALADIN_GONE, PALADIN_IN_TENT, PALADIN_MARK, State
from kazamata.games.lords.steps.order_execution import EXECUTE_ORDER_STEPS
from kazamata.games.lords.steps.season_events import PAY_WAGES_STEPS
from kazamata.games.lords.steps.years import END_COMBAT
from tests.rules.lords.positions import (
    FAME,
    FOOD,
    PALADIN,
    attack,
    battle,
    clause_of,
    clear_round,
    creature,
    event_values,
    first_game,
    hero,
    lair,
    line,
    make_party,
    make_position,
    plan,
    prisoners,
    run_steps,
    traps,
    wounds,
)


def markers(seats: int, *evil: int) -> State:
    state = clear_round(make_position(seats))
    for lord, space in zip(state.lords, evil, strict=True):
        lord.evil = space
    return state


def move(state: State, seat: int, change: int) -> list[tuple[int, ...]]:
    sink = EventSink(True)
    move_evil(state, seat, change, sink)
    return event_values(sink.events, "PaladinCame")


def test_DL48_he_comes_on_the_mark_and_stands_first() -> None:
    state = markers(2, 9, 5)
    state.lords[0].party = make_party(hero("warrior", 5))
    assert move(state, 0, 1) == [(0, PALADIN)]
    assert line(state) == [PALADIN, hero("warrior", 5)]
    assert move(state, 0, -3) == []
    assert state.paladin_seat == 0


def test_DL49_he_switches_only_to_a_strictly_more_evil_lord() -> None:
    state = markers(3, 11, 10, 5)
    state.paladin_seat = 0
    state.lords[0].party = make_party((PALADIN, 2))
    assert move(state, 1, 1) == []  # as evil as the holder
    assert move(state, 1, 1) == [(1, PALADIN)]
    assert (line(state, 0), line(state, 1), wounds(state, 1)) == ([], [PALADIN], [2])
    assert move(state, 1, -8) == [(0, PALADIN)]
    assert move(state, 0, -8) == []  # nobody on the mark: he stays


def test_DL50_of_two_new_ones_he_takes_the_later_in_play_order() -> None:
    state = markers(4, 12, 11, 5, 11)
    state.paladin_seat = 0
    state.lords[0].party = make_party(PALADIN)
    state.starting_seat = 2  # play order 2, 3, 0, 1
    assert move(state, 0, -5) == [(1, PALADIN)]
    state = markers(3, 12, 12, 9)
    state.starting_seat = 1
    sink = EventSink(True)
    call_paladin(state, sink)
    assert event_values(sink.events, "PaladinCame") == [(0, PALADIN)]


def test_DL51_the_paladin_is_none_of_the_four_classes() -> None:
    state = battle(make_party(PALADIN, hero("warrior", 5)), with_lair=lair("vampire", "ghost"), evil=10)
    plan(state, send=["vampire", "ghost"])
    assert clause_of(state, 0, 10 * creature("ghost")) == "DL-63"
    attack(state, "vampire", 0, 0)
    assert wounds(state)[0] == 3
    state = battle(make_party(PALADIN, hero("warrior", 5)), with_traps=traps("pendulum"), evil=10)
    plan(state, with_traps=["pendulum"])
    assert wounds(state) == [1, 1]  # Pendulum on the Warrior, two prevented; fatigue on the Paladin


def test_DL52_a_fallen_paladin_lies_in_that_prison() -> None:
    state = battle(make_party((PALADIN, 4), hero("warrior", 5)), evil=10)
    plan(state)
    assert (prisoners(state), state.paladin_seat) == ([PALADIN], PALADIN_GONE)


def test_DL53_payments_need_room_above() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    lord.evil, lord.food, lord.lair = 13, 9, lair("witch", "vampire")
    lord.unpaid_creatures = lord.lair
    state.paladin_seat = PALADIN_GONE
    run_steps(state, PAY_WAGES_STEPS[0])
    LORDS.take(state, 0, creature("vampire"))
    refusal = LORDS.why(state, 0, creature("witch"))
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("DL-53", "creature-needs-evil")
    assert refusal.values == {"creature": creature("witch"), "food": 1, "evil": 1, "left": 0}
    LORDS.take(state, 0, LET_GO + creature("witch"))
    assert (lord.evil, lord.lair) == (15, lair("vampire"))


def test_DL53_the_first_game_knows_no_such_limit() -> None:
    state = clear_round(first_game(2))
    lord = state.lords[0]
    lord.evil, lord.lair, lord.unpaid_creatures = 15, lair("vampire"), lair("vampire")
    state.paladin_seat = PALADIN_GONE
    run_steps(state, PAY_WAGES_STEPS[0])
    LORDS.take(state, 0, creature("vampire"))
    assert (lord.evil, lord.lair) == (15, lair("vampire"))


def test_DL54_gains_stop_at_the_top() -> None:
    state = markers(2, 14, 5)
    state.paladin_seat = PALADIN_GONE
    move(state, 0, 3)
    assert state.lords[0].evil == 15


def test_DL55_losses_stop_at_the_bottom() -> None:
    state = markers(2, 2, 5)
    move(state, 0, -3)
    assert state.lords[0].evil == 1


def test_DL48_moving_down_in_the_same_round_undoes_nothing() -> None:
    state = clear_round(make_position(2))
    state.lords[0].evil = 9
    assert state.paladin_seat == PALADIN_IN_TENT
    state.lords[0].slot1 = FOOD
    run_steps(state, EXECUTE_ORDER_STEPS[FOOD * 3 + 1])
    LORDS.take(state, 0, EXECUTE)
    assert state.paladin_seat == 0
    state.lords[0].slot2 = FAME
    run_steps(state, EXECUTE_ORDER_STEPS[FAME * 3 + 1])
    LORDS.take(state, 0, EXECUTE)
    assert (state.lords[0].evil, state.paladin_seat) == (8, 0)


def test_pay_day_of_the_rulebook() -> None:
    """Marker at 7, a Slime, a Witch and a Vampire: only dropping the Vampire keeps the Paladin away."""
    for dropped, evil, comes in ((None, 10, True), ("witch", 10, True), ("vampire", 9, False)):
        state = clear_round(make_position(2))
        lord = state.lords[0]
        lord.evil, lord.food, lord.lair = 7, 2, lair("slime", "witch", "vampire")
        lord.unpaid_creatures = lord.lair
        run_steps(state, PAY_WAGES_STEPS[0])
        for name in ("slime", "witch", "vampire"):
            LORDS.take(state, 0, creature(name) + (LET_GO if name == dropped else 0))
        assert (lord.evil, state.paladin_seat == 0) == (evil, comes)


def test_DL48_the_paladin_does_not_come_in_a_mission() -> None:
    state = LORDS.deal(LORDS.setup(1, {"scenario": "M1"}), 1)
    state.lords[0].evil = PALADIN_MARK + 1
    before, sink = state.paladin_seat, EventSink(True)
    call_paladin(state, sink)
    assert (state.paladin_seat, sink.events) == (before, [])


def test_DL50_an_isolated_seat_keeps_its_paladin() -> None:
    for where in (0, PALADIN_IN_TENT, 1):
        state = battle_table(2)
        state.paladin_seat = where
        LORDS.isolate(state, 0)
        assert state.paladin_seat == (PALADIN_GONE if where == 1 else where)


def battle_table(seats: int) -> State:
    state = make_position(seats)
    state.phase = COMBAT
    state.agenda.append(END_COMBAT)
    return state
