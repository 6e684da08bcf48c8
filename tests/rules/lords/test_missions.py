"""The training missions with the traces of the rulebook, and the solver (DL-M1 to DL-M5)."""

from __future__ import annotations

import pytest

from kazamata.bots.lords.solver import NoBattle, solve, solve_scenario, solve_view
from kazamata.core.seats import SPECTATOR
from kazamata.games.lords.asks import PLAN_CREATURE, PLAN_TRAP
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.scenarios import MISSIONS
from kazamata.games.lords.state import OVER, State
from kazamata.games.lords.steps.combat import CombatRound
from tests.rules.lords.positions import (
    asked_kinds,
    attack,
    battle,
    conquered_count,
    creature,
    hero,
    lair,
    line,
    make_party,
    make_position,
    plan,
    prisoners,
    run_steps,
    trap,
    traps,
    wounds,
)


def mission(key: str) -> State:
    return LORDS.deal(LORDS.setup(1, {"scenario": key}), 0)


def test_DLM1_the_stone_and_a_fed_troll() -> None:
    state = mission("M1")
    plan(state, with_traps=["rolling_stone"], send=["troll"])
    attack(state, "troll", 1)
    assert (conquered_count(state), wounds(state), state.lords[0].food) == (1, [2], 0)
    plan(state)
    assert (conquered_count(state), len(prisoners(state)), state.phase) == (1, 3, OVER)
    outcome = LORDS.score(state)
    assert (outcome.end_reason, outcome.winners, outcome.scores) == ("passed", [0], [4])
    assert outcome.breakdown == [(0, "prisoners", 6), (0, "conquered", -2)]


def test_DLM1_the_food_can_be_saved() -> None:
    state = mission("M1")
    plan(state, with_traps=["rolling_stone"], send=["troll"])
    attack(state, "troll")
    assert (conquered_count(state), wounds(state)) == (1, [0])
    plan(state, send=["goblin"])
    attack(state, "goblin")
    assert (conquered_count(state), len(prisoners(state)), state.lords[0].food) == (1, 3, 1)


def test_DLM1_no_prisoner_is_released_in_training() -> None:
    state = LORDS.deal(LORDS.setup(2, {"scenario": "M1"}), 0)
    state.lords[0].conquered_cells = state.lords[0].dug_cells
    state.lords[0].prisoners = 1
    state.agenda.pop()
    run_steps(state, CombatRound(2))
    assert asked_kinds(state) == [(1, "PlanBattle")]


def test_DLM2_the_ghost_before_the_witch() -> None:
    state = mission("M2")
    plan(state, send=["witch", "ghost"])
    attack(state, "ghost", target=1)
    attack(state, "witch")
    assert (conquered_count(state), line(state), wounds(state)) == (1, [hero("thief", 3, 2)], [0])
    plan(state, with_traps=["poisoned_meal"])
    assert (conquered_count(state), len(prisoners(state))) == (1, 3)


def test_DLM2_the_meal_would_be_wasted_on_the_whole_party() -> None:
    state = mission("M2")
    plan(state, with_traps=["poisoned_meal"])
    assert wounds(state) == [3, 0, 0]  # 4 - 3 trap points, then fatigue 2


def test_DLM3_ring_pendulum_and_a_vampire_who_returns() -> None:
    state = mission("M3")
    plan(state, with_traps=["cursed_ring"], send=["vampire"])
    assert wounds(state) == [0, 0, 1]
    attack(state, "vampire", 1, 2)
    assert (wounds(state), conquered_count(state), state.lords[0].gold) == ([0, 0, 2], 0, 0)
    plan(state, send=["vampire"])
    attack(state, "vampire", 1, 2)
    assert (wounds(state), conquered_count(state)) == ([2, 0], 1)
    plan(state, with_traps=["pendulum"], send=["vampire"])
    assert wounds(state) == [2, 3]
    attack(state, "vampire", 0, 0)
    assert (conquered_count(state), len(prisoners(state))) == (1, 3)


def test_DLM4_the_dart_stops_the_priests() -> None:
    state = mission("M4")
    plan(state, with_traps=["fire_wall"])
    assert (wounds(state), conquered_count(state)) == ([2, 1, 2], 1)
    plan(state, with_traps=["antimagic_dart"], send=["slime"])
    LORDS.take(state, 0, 0)
    assert wounds(state) == [2, 1, 2]
    attack(state, "slime")
    assert (conquered_count(state), len(prisoners(state))) == (1, 3)


def test_DLM5_two_monsters_in_a_room_lose_nothing() -> None:
    state = mission("M5")
    plan(state, with_traps=["rolling_stone"], send=["troll", "goblin"])
    attack(state, "troll", 1)
    attack(state, "goblin")
    assert (conquered_count(state), len(prisoners(state)), state.lords[0].gold) == (0, 3, 0)
    assert LORDS.score(state).winners == [0]


def test_a_mission_can_be_failed() -> None:
    state = mission("M4")
    while LORDS.ask(state):
        plan(state)
    assert (LORDS.score(state).end_reason, conquered_count(state)) == ("failed", 3)


@pytest.mark.parametrize("key", [one.key for one in MISSIONS])
def test_each_mission_solves_to_its_best(key: str) -> None:
    solution = solve_scenario(key)
    best = next(one.best for one in MISSIONS if one.key == key)
    assert (solution.lost_tiles, solution.prisoners) == (float(best), 3.0)
    record = solution.as_record()
    assert list(record) == ["lost_tiles", "prisoners", "spent", "line", "seconds"]


@pytest.mark.parametrize("key", [one.key for one in MISSIONS])
def test_the_line_of_a_solution_can_be_played(key: str) -> None:
    solution = solve_scenario(key)
    state = mission(key)
    for name, option in solution.line:
        assert asked_kinds(state) == [(0, name)]
        LORDS.take(state, 0, option)
    while LORDS.ask(state):
        plan(state)
    assert (conquered_count(state), len(prisoners(state))) == (solution.lost_tiles, solution.prisoners)


def test_the_solver_saves_as_much_as_possible() -> None:
    assert solve_scenario("M1").spent == 1  # the stone alone: 1b saves the food


def test_the_solver_averages_over_unseen_cards() -> None:
    state = battle(make_party((hero("warrior", 5), 4)), fight=4, card="fireball")
    known = solve(state, 0)
    assert known.lost_tiles == 0  # fatigue 1 kills him before he conquers
    unseen = solve(state, 0, [3])
    assert unseen.lost_tiles == pytest.approx(known_mean(state))
    view = LORDS.see(state, 0)
    assert solve_view(view).lost_tiles == pytest.approx(unseen.lost_tiles)


def known_mean(state: State) -> float:
    """Only a card without fatigue lets him conquer; it is one of the possible cards."""
    shown = set(state.combat_cards[:3])
    left = [card for card in range(9) if card not in shown]
    return sum(1 for card in left if state.box.spells[card].fatigue == 0) / len(left)


def test_the_solver_needs_a_combat() -> None:
    with pytest.raises(NoBattle):
        solve(make_position(2), 0)
    with pytest.raises(NoBattle):
        solve(battle(make_party(hero("warrior", 5))), 1)


def test_every_seat_can_train_at_once() -> None:
    state = LORDS.deal(LORDS.setup(3, {"scenario": "M2"}), 0)
    assert asked_kinds(state) == [(seat, "PlanBattle") for seat in range(3)]
    assert LORDS.see(state, SPECTATOR).lords[1].trap_count == 1
    assert {PLAN_TRAP + trap("poisoned_meal"), PLAN_CREATURE + creature("witch")} <= set(
        LORDS.ask(state)[0].options
    )


def test_cases_of_the_rulebook_with_training_parties() -> None:
    one, two, three = (tuple(mission.party) for mission in MISSIONS[:3])
    for party, name, damage in (
        (one, "fire_wall", [1, 1, 2]),
        (one, "rolling_stone", [3, 0, 0]),
        (three, "rolling_stone", [1, 0, 0]),
        (three, "fire_wall", [0, 0, 2]),
        (two, "rolling_stone", [0, 0, 0]),
        (two, "trap_door", [0, 0, 0]),
    ):
        state = battle(make_party(*party), card="invisibility", with_traps=traps(name))
        plan(state, with_traps=[name])
        by_tile = dict(zip(line(state), wounds(state), strict=True))
        assert [by_tile.get(tile, 3) for tile in party] == damage, name
    state = battle(make_party((one[1], 2)), with_lair=lair("witch"))
    plan(state, send=["witch"])
    attack(state, "witch")
    assert prisoners(state) == [one[1]]


def test_vampire_on_the_second_party() -> None:
    two = MISSIONS[1].party
    for target, killed in ((2, True), (1, False)):
        state = battle(make_party(*two), card="invisibility", with_lair=lair("vampire"))
        plan(state, send=["vampire"])
        attack(state, "vampire", 0, target)
        assert (len(prisoners(state)) == 1) == killed
        if not killed:
            assert wounds(state) == [0, 3, 0]


def test_DLM1_one_may_train_alone_and_two_to_four_play() -> None:
    assert LORDS.seats == (2, 3, 4)
