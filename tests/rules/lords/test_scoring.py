"""The second year and the final scoring (DL-37, DL-70 to DL-82)."""

from __future__ import annotations

import pytest

from kazamata.core.dice import seeded
from kazamata.core.seats import SPECTATOR
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.scoring import score
from kazamata.games.lords.state import COMBAT, OVER, PALADIN_IN_TENT, State
from kazamata.games.lords.steps.years import BEGIN_YEAR
from tests.rules.lords.positions import (
    GOLD_PALADIN,
    PALADIN,
    clear_round,
    draw_dungeon,
    first_game,
    hero,
    lair,
    line,
    make_position,
    run_steps,
    traps,
)


def end_of(seats: int, **chosen: str) -> State:
    """Lords who own nothing at the end of the game."""
    state = clear_round(make_position(seats, **chosen))
    state.phase, state.year = OVER, 2
    for lord in state.lords:
        draw_dungeon(lord, "..#.. ..... ..... .....")
        lord.gold = lord.food = lord.imps = 0
    return state


def points(state: State, seat: int, key: str) -> int:
    return sum(value for owner, name, value in score(state).breakdown if (owner, name) == (seat, key))


def second_year(seats: int, starter: int) -> State:
    state = clear_round(first_game(seats))
    state.year, state.starting_seat = 1, starter
    run_steps(state, BEGIN_YEAR)
    return state


def test_DL37_titles_are_smaller_at_two_seats() -> None:
    state = end_of(2)
    state.lords[0].evil = 9
    assert points(state, 0, "title_evil") == 2
    state.lords[1].evil = 9
    assert points(state, 1, "title_evil") == 1
    state.non_player_evil = 15
    assert points(state, 0, "title_evil") == 1


@pytest.mark.clause("DL77")
def test_DL77_lords_play_against_one_another_and_everybody_can_count_their_points() -> None:
    assert LORDS.seats == (2, 3, 4)
    assert not LORDS.cooperative
    assert LORDS.public_score


def test_DL70_gold_tiles_come_and_everything_else_carries_over() -> None:
    state = clear_round(first_game(4))
    lord = state.lords[0]
    lord.gold, lord.traps, lord.lair, lord.prisoners, lord.tax_cubes = (
        7,
        traps("pendulum"),
        lair("troll"),
        5,
        2,
    )
    state.year, state.paladin_seat = 1, 2
    run_steps(state, BEGIN_YEAR)
    assert (lord.gold, lord.traps, lord.lair, lord.prisoners, lord.tax_cubes) == (
        7,
        traps("pendulum"),
        lair("troll"),
        5,
        2,
    )
    assert sorted(state.room_stack) == list(range(8, 16))
    assert sorted(state.adventurer_stack) == list(range(16, 32))
    assert sorted(state.combat_cards) == list(range(9, 18))
    assert state.paladin_seat == PALADIN_IN_TENT


def test_DL71_the_marker_of_the_non_player_lord_goes_down() -> None:
    state = clear_round(first_game(2))
    state.non_player_evil = 8
    run_steps(state, BEGIN_YEAR)
    assert state.non_player_evil == 6


def test_DL72_the_starting_player_of_the_second_year() -> None:
    assert second_year(4, 3).starting_seat == 2
    assert second_year(3, 0).starting_seat == 1
    assert second_year(2, 1).starting_seat == 1


def test_DL73_the_new_paladin_goes_to_the_most_evil_at_once() -> None:
    state = clear_round(first_game(4))
    for seat, evil in enumerate((11, 12, 5, 12)):
        state.lords[seat].evil = evil
    state.starting_seat = 3  # becomes 2: play order 2, 3, 0, 1
    run_steps(state, BEGIN_YEAR)
    assert (state.starting_seat, state.paladin_seat) == (2, 1)
    assert line(state, 1) == [GOLD_PALADIN]


def test_DL74_year_two_rooms_produce_nothing() -> None:
    state = end_of(2)
    assert all(row.workers == 0 for row in state.box.rooms if row.year == 2)
    assert all(row.zone == 0 for row in state.box.rooms if row.year == 2)


def test_DL75_points_for_property() -> None:
    state = end_of(3)
    lord = state.lords[0]
    draw_dungeon(lord, "..x.. h.#.. ..#.m .X...", h="hatchery", m="mint", x="chapel")
    lord.lair = lair("troll", "goblin", "ghost")
    lord.prisoners = 1 << hero("warrior", 3) | 1 << hero("thief", 3, 1) | 1 << PALADIN
    lord.tax_cubes = 2
    got = {
        key: points(state, 0, key)
        for key in ("rooms", "monsters", "prisoners", "paladins", "conquered", "taxes")
    }
    assert got == {"rooms": 4, "monsters": 2, "prisoners": 4, "paladins": 5, "conquered": -4, "taxes": -6}


def test_DL76_titles_count_conquered_rooms_and_tunnels() -> None:
    state = end_of(4)
    lord = state.lords[1]
    draw_dungeon(lord, "..H.. ..x.. ..#.. .....", h="hatchery")
    assert points(state, 1, "title_rooms") == 3
    assert points(state, 1, "title_tunnels") == 3
    assert points(state, 1, "title_battle") == 0
    assert points(state, 0, "title_battle") == 2
    lord.lair = lair("ghost", "ghost")
    state.lords[0].lair = lair("slime")
    assert points(state, 0, "title_monsters") == 3
    lord.gold, lord.food, lord.traps = 1, 1, traps("pendulum")
    state.lords[2].gold = 2
    assert points(state, 1, "title_riches") == 3
    lord.imps = state.lords[3].imps = 4
    assert (points(state, 1, "title_imps"), points(state, 3, "title_imps")) == (2, 2)


def test_DL77_most_points_win_and_ties_stay_ties() -> None:
    state = end_of(3)
    outcome = score(state)
    assert (outcome.end_reason, outcome.winners) == ("scored", [0, 1, 2])
    state.lords[2].tax_cubes = 1
    assert score(state).winners == [0, 1]
    state.phase = COMBAT
    assert (score(state).end_reason, score(state).winners) == ("", [])


def test_DL78_the_starting_player_is_agreed_or_random() -> None:
    setup = LORDS.setup(4, {})
    assert {int(LORDS.deal(setup, seed).starting_seat) for seed in range(40)} == {0, 1, 2, 3}
    assert {int(make_position(4, seed).starting_seat) for seed in range(10)} == {0}


def test_DL79_public_and_hidden_information() -> None:
    state = first_game(2)
    state.lords[0].traps = traps("pendulum", "pendulum")
    shown = LORDS.see(state, 1).lords[0]
    assert (shown.trap_count, shown.traps) == (2, [])
    assert shown.inaccessible_orders == [
        order for order in range(8) if state.lords[0].inaccessible_orders >> order & 1
    ]
    watched = LORDS.see(state, SPECTATOR)
    assert watched.city_cards == [-2] * 4
    assert len(watched.creatures_seen) == 3
    assert len(watched.drawn_adventurers) == 3
    assert len(watched.event_tiles_seen) == 1


def test_DL80_three_adventurers_each_after_autumn() -> None:
    for seats in (2, 3, 4):
        state = make_position(seats, 5)
        dice = seeded(5)
        while state.phase != COMBAT:
            ask = LORDS.ask(state)[0]
            LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
        assert list(state.coming_adventurers) == []
        for seat in range(seats):
            assert len([tile for tile in line(state, seat) if tile != PALADIN]) == 3


def test_DL81_imps_are_all_at_home_in_combat() -> None:
    state = make_position(2, 7)
    dice = seeded(7)
    while state.phase != COMBAT:
        ask = LORDS.ask(state)[0]
        LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
    assert [int(lord.busy_imps) for lord in state.lords] == [0, 0]


def test_DL82_titles_come_after_property_and_fame_last() -> None:
    state = end_of(2)
    draw_dungeon(state.lords[0], "f.#.. ..#.. ..#.. .....", f="hall_of_fame")
    keys = [key for seat, key, _ in score(state).breakdown if seat == 0]
    assert keys[:6] == ["rooms", "monsters", "prisoners", "paladins", "conquered", "taxes"]
    assert keys[-2:] == ["hall_of_fame", "exam"]


def test_losing_a_room_costs_four_points() -> None:
    state = end_of(3)
    for lord in state.lords:
        draw_dungeon(lord, "h.#.. ..#.. ..#.. .....", h="hatchery")
    before = points(state, 0, "rooms") + points(state, 0, "conquered")
    draw_dungeon(state.lords[0], "H.#.. ..#.. ..#.. .....", h="hatchery")
    assert before - points(state, 0, "rooms") - points(state, 0, "conquered") == 4
