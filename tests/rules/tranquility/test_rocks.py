"""Dangerous rocks: TQ-22, TQ-A16."""

from __future__ import annotations

import pytest

from kazamata.games.tranquility.asks import DISCARD_HAND, DISCARD_TWO, PLAY_START, ROCKS_STAY
from kazamata.games.tranquility.cards import FINISH, MONSTER, START
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from tests.rules.tranquility.positions import (
    answer_as,
    asked,
    cells_for,
    discarded,
    event_names,
    event_values,
    hand,
    island,
    make_position,
    monster,
    options,
    play,
    refused,
    strip,
    turning,
)


def test_TQ22_rocks_lie_on_a_random_row_at_first() -> None:
    setup = RULES.setup(2, {"rocks": "yes"})
    assert {int(RULES.see(RULES.deal(setup, seed), -1).rocks_row) for seed in range(60)} == set(range(6))


def test_TQ22_no_island_into_the_rocky_row() -> None:
    state = make_position("", [30, 31], [1, 2], rocks=2)
    assert cells_for(state, 30) == [cell for cell in range(36) if cell // 6 != 2]
    assert refused(state, island(30, 13)) == ("TQ-22", "row-rocky", {"row": 2})


def test_TQ22_after_the_action_and_before_drawing_the_rocks_move() -> None:
    state = make_position("", [30, 31], [1, 2], rocks=2, piles=[[40, 41, 42, 43]])
    events = play(state, island(30, 0))
    assert event_names(events) == ["IslandPlaced"]
    assert asked(state) == [(0, "MoveRocks")]
    events = play(state, 4)
    assert event_names(events) == ["RocksMoved", "CardDrawn", "CardDrawn", "CardDrawn", "CardDrawn"]
    assert RULES.see(state, -1).rocks_row == 4
    assert asked(state) == [(1, "TakeTurn")]


def test_TQ22_instead_two_islands_are_discarded() -> None:
    state = make_position("", [30, 31, 32, FINISH, 33], [1, 2], rocks=2, piles=[[40]])
    play(state, island(30, 0), ROCKS_STAY)
    assert asked(state) == [(0, "FeedRocks")]
    assert options(state) == [31, 32]
    assert refused(state, FINISH) == ("TQ-22", "rocks-want-islands", {"card": FINISH})
    assert refused(state, 1) == ("TQ-22", "not-in-hand", {"card": 1})
    events = play(state, 31, 33)
    assert event_values(events, "CardsDiscarded") == [(0, 2, 5)]
    assert discarded(state) == [31, 33]
    assert RULES.see(state, -1).rocks_row == 2


def test_TQ22_rocks_leave_when_four_rows_are_full() -> None:
    state = make_position(strip(range(1, 24)), [24, 50, 51], [1, 2], rocks=5)
    events = play(state, island(24, 23), 50)
    assert event_values(events, "RocksLeft") == [()]
    assert RULES.see(state, -1).rocks_row == -1
    assert asked(state) == [(1, "TakeTurn")]


def test_TQA16_moving_means_to_another_row_with_an_empty_cell() -> None:
    state = make_position(strip(range(1, 13)), [30, FINISH], [1, 2], rocks=2, storms=True, purple=[4])
    play(state, island(30, 20))
    assert options(state) == [3, 4, 5]  # a row under a purple storm will do
    assert refused(state, 2) == ("TQ-A16", "rocks-lie-here", {"row": 2})
    assert refused(state, 0) == ("TQ-22", "row-full", {"row": 0})
    assert refused(state, 6) == ("TQ-2", "no-such-row", {"row": 6, "rows": 6})
    assert refused(state, ROCKS_STAY) == ("TQ-22", "rocks-need-islands", {"islands": 0})


def test_TQA16_two_islands_are_needed_to_stay() -> None:
    state = make_position("", [30, 31, FINISH, START], [1, 2], starter=0, rocks=2)
    play(state, island(30, 0))
    assert refused(state, ROCKS_STAY) == ("TQ-22", "rocks-need-islands", {"islands": 1})


@pytest.mark.parametrize(
    ("action", "held"),
    [
        ([DISCARD_TWO, 30, 31], [30, 31, 32]),
        ([monster(0)], [30, MONSTER]),
        ([DISCARD_HAND], [30, 31]),
        ([island(30, 35)], [30, 31]),
    ],
)
def test_TQA16_after_every_action(action: list[int], held: list[int]) -> None:
    state = make_position("5", held, [1, 2], rocks=2, storms=True, monsters=3, piles=[[60]])
    assert "CardDrawn" not in event_names(play(state, *action))
    assert asked(state) == [(0, "MoveRocks")]


def test_TQA16_after_turning_a_card_too() -> None:
    state = make_position("5", [30, 31], [1, 2], rocks=2, variant="day_and_night")
    play(state, turning(0), 30)
    assert asked(state) == [(0, "MoveRocks")]


def test_TQA16_after_a_start_when_the_eight_are_given_and_before_the_refill() -> None:
    state = make_position(
        "5", [START, 1, 2, 3, 4], [11, 12, 13, 14, 15], [21, 22, 23], rocks=2, piles=[[51, 52, 53, 54]]
    )
    play(state, PLAY_START)
    answer_as(state, 0, 0)
    answer_as(state, 1, 5)
    events = answer_as(state, 2, 3)
    assert "CardDrawn" not in event_names(events)
    assert asked(state) == [(0, "MoveRocks")]
    assert hand(state, 0) == [1, 2, 3, 4]
    play(state, ROCKS_STAY, 1, 2)
    assert hand(state, 0) == [3, 4, 51, 52, 53]


def test_TQA16_four_full_rows_are_looked_for_right_after_the_action() -> None:
    """A monster may open a row again afterwards; the rocks stay away."""
    state = make_position(strip(range(1, 25)), [50, 51, 52], [1, 2], rocks=5)
    events = play(state, DISCARD_TWO, 50, 51)
    assert event_values(events, "RocksLeft") == [()]
    opened = make_position(strip(range(1, 25)), [MONSTER, 51, 52], [1, 2], rocks=5, monsters=3)
    events = play(opened, monster(3))
    assert event_values(events, "RocksLeft") == []
    assert asked(opened) == [(0, "MoveRocks")]
