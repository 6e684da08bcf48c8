"""Day and night: TQ-H5."""

from __future__ import annotations

from kazamata.games.tranquility.asks import DISCARD_TWO, PLAY_FINISH
from kazamata.games.tranquility.cards import FINISH, MONSTER, START
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from tests.rules.tranquility.positions import (
    asked,
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

FULL = strip(range(1, 37))
LOWER = list(range(18))


def test_TQH5_a_fair_coin_gives_each_island_a_side() -> None:
    setup = RULES.setup(2, {"variant": "day_and_night"})
    nights = [sum(RULES.deal(setup, seed).island_sides) for seed in range(50)]
    assert 35 < sum(nights) / 50 < 45
    assert len(set(nights)) > 5


def test_TQH5_the_side_is_part_of_the_secret_hand_and_kept_when_placed() -> None:
    state = make_position("", [30, 31], [40, 41], variant="day_and_night", night_cards=[31, 41])
    assert RULES.see(state, 0).seats[0].night_hand == [31]
    assert RULES.see(state, 1).seats[0].night_hand == []
    play(state, island(31, 7))
    assert RULES.see(state, 1).night_cells == [7]


def test_TQH5_day_is_kept_too() -> None:
    state = make_position("", [30, 31], [40, 41], variant="day_and_night", night_cards=[31, 41])
    play(state, island(30, 7))
    assert RULES.see(state, 1).night_cells == []


def test_TQH5_discard_one_card_to_turn_a_placed_one_then_refill() -> None:
    state = make_position(
        "5 .. 9", [30, 31], [40, 41], variant="day_and_night", night=[2], piles=[[50, 51, 52, 53]]
    )
    assert turning(0) in options(state)
    assert turning(1) not in options(state)
    assert event_values(play(state, turning(2)), "CardTurned") == [(0, 2, 0)]
    assert asked(state) == [(0, "DiscardToTurn")]
    assert refused(state, 6) == ("TQ-H5", "not-in-hand", {"card": 6})
    play(state, 31)
    assert discarded(state) == [31]
    assert hand(state) == [30, 50, 51, 52, 53]
    assert RULES.see(state, -1).night_cells == []
    play(state, turning(0), 40)
    assert RULES.see(state, -1).night_cells == [0]


def test_TQH5_turning_needs_a_placed_card_and_one_to_discard() -> None:
    state = make_position("5", [30, 31], [40, 41], variant="day_and_night")
    assert refused(state, turning(1)) == ("TQ-H5", "cell-empty", {"cell": 1})
    state = make_position("5", [MONSTER, MONSTER], [40, 41], variant="day_and_night", monsters=3)
    assert refused(state, turning(0)) == ("TQ-H5", "turning-needs-card", {})


def test_TQH5_any_placed_card_also_in_a_blocked_row() -> None:
    state = make_position("5", [30, 31], [40, 41], variant="day_and_night", storms=True, purple=[0], rocks=0)
    assert turning(0) in options(state)


def test_TQH5_not_when_the_start_is_forced() -> None:
    state = make_position("5", [START, 31], [40, 41], variant="day_and_night")
    assert refused(state, turning(0)) == ("TQ-12", "start-first", {})


def test_TQH5_one_card_is_enough_not_to_be_stuck() -> None:
    state = make_position(FULL, [50, 51], [60], variant="day_and_night", starter=0)
    play(state, DISCARD_TWO)
    assert options(state) == [turning(cell) for cell in range(36)]
    play(state, turning(3))
    assert discarded(state, 1) == [60]


def test_TQH5_the_finish_needs_night_below_and_day_above() -> None:
    right = make_position(FULL, [FINISH, 50], [60, 61], variant="day_and_night", starter=0, night=LOWER)
    assert "GameWon" in event_names(play(right, PLAY_FINISH))
    for night in ([], LOWER[:-1], [*LOWER, 18], list(range(36))):
        wrong = make_position(FULL, [FINISH, 50], [60, 61], variant="day_and_night", starter=0, night=night)
        assert refused(wrong, PLAY_FINISH) == ("TQ-H5", "finish-wrong-sides", {"cells": 0})


def test_TQH5_a_monster_takes_the_side_with_the_card() -> None:
    state = make_position("5 6", [MONSTER, 30], [40, 41], variant="day_and_night", monsters=3, night=[0, 1])
    play(state, monster(1))
    assert RULES.see(state, -1).night_cells == [0]
