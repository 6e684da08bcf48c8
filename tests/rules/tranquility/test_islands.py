"""Placing islands and paying for them: TQ-2, TQ-9 to TQ-11."""

from __future__ import annotations

import pytest

from kazamata.games.tranquility.cards import FINISH, MONSTER, START
from kazamata.games.tranquility.events import EVENTS
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from tests.rules.tranquility.positions import (
    asked,
    cells_for,
    discarded,
    event_names,
    event_values,
    grid,
    hand,
    island,
    make_position,
    options,
    play,
    refused,
    sizes,
)


def cost(drawing: str, card: int, cell: int) -> int:
    """The cost of a placement, from the facts of the question."""
    state = make_position(drawing, [card, 76, 77, 78, 79], [80, 75])
    [(_, placed, where, price)] = event_values(play(state, island(card, cell)), "IslandPlaced")
    assert (placed, where) == (card, cell)
    return price


def test_TQ2_the_grid_is_one_strip_from_the_bottom_row_up() -> None:
    state = make_position(
        """
        .. .. 40 .. .. ..
        .. 20 .. .. .. ..
        """,
        [30, 5, 60, 1, 2],
        [9, 10],
    )
    assert grid(state)[1] == 20
    assert grid(state)[8] == 40
    assert cells_for(state, 30) == [3, 4, 5, 6]  # 2 and 7 lie beside a card and cost too much
    assert cells_for(state, 5) == []
    assert cells_for(state, 60) == list(range(10, 36))


def test_TQA3_rows_never_snake() -> None:
    lower = "11 .. .. .. .. 12"
    assert cost(lower, 14, 6) == 2  # the left end of the second row follows the right end of the first
    assert cost(lower, 14, 11) == 0


def test_TQ9_numbers_strictly_ascend_along_the_strip() -> None:
    state = make_position("12 .. 20", [13, 40], [1, 2])
    assert cells_for(state, 13) == [1]
    assert cells_for(state, 40) == list(range(4, 36))
    assert refused(state, island(13, 4)) == (
        "TQ-9",
        "number-too-low",
        {"card": 13, "cell": 4, "other": 20, "place": 2},
    )
    assert refused(state, island(40, 1)) == (
        "TQ-9",
        "number-too-high",
        {"card": 40, "cell": 1, "other": 20, "place": 2},
    )


def test_TQ9_only_an_empty_cell_and_a_card_of_the_hand() -> None:
    state = make_position("12 .. 20", [13, 40], [1, 2])
    assert refused(state, island(13, 0)) == ("TQ-9", "cell-taken", {"cell": 0, "card": 12})
    assert refused(state, island(50, 9)) == ("TQ-9", "not-in-hand", {"card": 50})


def test_TQ9_a_gap_that_nothing_can_fill_is_legal() -> None:
    state = make_position("12", [13, 70], [1, 2])
    assert 2 in cells_for(state, 13)
    play(state, island(13, 2))
    assert grid(state)[:3] == [12, 0, 13]


def test_TQ9_on_an_empty_grid_every_cell_is_open() -> None:
    assert cells_for(make_position("", [1, 2], [3, 4]), 1) == list(range(36))


@pytest.mark.parametrize(
    ("drawing", "card", "cell", "expected"),
    [
        ("", 30, 7, 0),
        ("29", 30, 1, 1),
        (".. 33", 30, 0, 3),
        ("21 .. 29", 24, 1, 3),
        ("21 .. 26", 24, 1, 2),
        (".. .. .. .. .. 20", 22, 6, 2),  # row ends are joined
        (".. .. .. .. .. .. 20", 18, 5, 2),
    ],
)
def test_TQ10_the_cost_is_the_difference_to_the_nearer_neighbour(
    drawing: str, card: int, cell: int, expected: int
) -> None:
    assert cost(drawing, card, cell) == expected


def test_TQ10_the_ends_of_the_strip_have_one_neighbour() -> None:
    assert cost(".. 5", 3, 0) == 2
    assert cost(" ".join([".."] * 34 + ["70"]), 72, 35) == 2
    assert cost(" ".join([".."] * 35 + ["70"]), 3, 0) == 0  # the strip is no ring


def test_TQA1_cells_above_and_below_are_no_neighbours() -> None:
    above_and_below = """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. 50 .. .. ..
        .. .. .. .. .. ..
        .. .. 20 .. .. ..
        """
    assert cost(above_and_below, 21, 8) == 0
    assert cost(above_and_below, 49, 8) == 0


def test_TQA1_an_emptied_cell_is_no_neighbour() -> None:
    state = make_position("20 .. 22", [MONSTER, 21, 23, 1, 2], [3, 4], monsters=3)
    play(state, 4 + 2)  # the monster takes the 22
    assert grid(state)[:3] == [20, 0, 0]
    play(state, 0)
    [(_, _, _, price)] = event_values(play(state, island(23, 2)), "IslandPlaced")
    assert price == 0


def test_TQA2_a_card_beyond_an_empty_cell_does_not_count() -> None:
    assert cost("12 .. .. .. 20", 14, 2) == 0
    assert cost("12 .. .. .. 20", 13, 1) == 1


def test_TQ11_TQR5_the_question_names_the_cards_that_may_still_go() -> None:
    state = make_position("29", [31, 1, 2, 60, MONSTER], [9, 10], monsters=3)
    play(state, island(31, 1))
    assert RULES.question(state, RULES.ask(state)[0]).fact_list("discardable") == [1, 2, 60]
    play(state, 2)
    assert RULES.question(state, RULES.ask(state)[0]).fact_list("discardable") == [60]


def test_TQ11_the_cost_is_paid_face_down_from_the_hand() -> None:
    state = make_position("29", [31, 1, 2, 60, FINISH], [9, 10], piles=[[70, 71, 72]])
    play(state, island(31, 1))
    assert asked(state) == [(0, "PayCost")]
    assert options(state) == [1, 2, 60]  # two cards in ascending order: the last cannot come first
    events = play(state, 2, FINISH)
    assert event_values(events, "CardsDiscarded") == [(0, 2, 0)]
    assert discarded(state) == [2, FINISH]
    assert hand(state) == [1, 60, 70, 71, 72]
    assert sizes(state)[0] == (5, 0, 2)


def test_TQ11_cost_beyond_the_hand_is_refused() -> None:
    state = make_position("44", [51, 1, 2, 3, 4], [9, 10], piles=[[70, 71, 72]])
    assert refused(state, island(51, 1)) == (
        "TQ-11",
        "too-dear",
        {"card": 51, "beside": 44, "cost": 7, "left": 4},
    )
    state = make_position(".. 44", [37, 38, 40, 3, 4], [9, 10])
    assert refused(state, island(37, 0)) == (
        "TQ-11",
        "too-dear",
        {"card": 37, "beside": 44, "cost": 7, "left": 4},
    )
    assert 0 in cells_for(state, 40)  # 4 cards can be paid


def test_TQ11_the_dearer_neighbour_is_not_the_one_named() -> None:
    state = make_position("10 .. 60", [30, 1], [9, 8])
    assert refused(state, island(30, 1))[2] == {"card": 30, "beside": 10, "cost": 20, "left": 1}
    state = make_position("10 .. 60", [50, 1], [9, 8])
    assert refused(state, island(50, 1))[2] == {"card": 50, "beside": 60, "cost": 10, "left": 1}


def test_TQ11_paying_with_the_whole_hand_needs_no_question() -> None:
    state = make_position("29", [31, 1, 2], [9, 10], piles=[[70]])
    events = play(state, island(31, 1))
    assert event_values(events, "CardsDiscarded") == [(0, 2, 0)]
    assert discarded(state) == [1, 2]
    assert asked(state) == [(1, "TakeTurn")]


@pytest.mark.parametrize("held", [2, 3, 4, 5])
def test_TQA4_the_limit_is_the_hand_less_the_played_card(held: int) -> None:
    dear, just = 20 + held, 20 + held - 1
    state = make_position("20", [dear, just, 1, 2, 3][:held], [9, 10])
    assert 1 in cells_for(state, just)
    assert refused(state, island(dear, 1))[2] == {"card": dear, "beside": 20, "cost": held, "left": held - 1}


def test_TQA6_any_card_but_a_monster_may_pay() -> None:
    state = make_position("20", [21, FINISH, START, MONSTER, 5], [9, 10], starter=1, monsters=3)
    play(state, island(21, 1))
    assert options(state) == [5, FINISH, START]
    assert refused(state, MONSTER) == ("TQ-23", "monster-stays", {})
    assert refused(state, 6) == ("TQ-11", "not-in-hand", {"card": 6})


def test_TQA26_monsters_cannot_pay_and_a_yellow_storm_leaves_two() -> None:
    state = make_position("20", [23, 22, MONSTER, MONSTER, 5], [9, 10], monsters=3)
    assert refused(state, island(23, 1))[2]["left"] == 2
    assert 1 in cells_for(state, 22)
    state = make_position("20", [23, 22, 5], [9, 10], storms=True, yellow=[0])
    assert refused(state, island(23, 1))[2] == {"card": 23, "beside": 20, "cost": 3, "left": 2}
    assert 1 in cells_for(state, 22)


def test_TQR4_nothing_is_revealed_before_the_last_payment() -> None:
    """So the table may take the whole placement back; the game has no answer for that."""
    state = make_position("29", [32, 1, 2, 3, 60], [9, 10], piles=[[70, 71, 72, 73]])
    begun = play(state, island(32, 1), 1, 2)
    assert event_names(begun) == ["IslandPlaced"]
    assert not any(EVENTS[event.kind].reveals for event in begun)
    assert set(options(state)) <= {3, 60}
    assert event_names(play(state, 60)) == ["CardsDiscarded"] + ["CardDrawn"] * 4
    assert EVENTS[2].reveals


def test_TQ2_a_cell_beyond_the_arch_does_not_exist() -> None:
    state = make_position("", [30, 31], [9, 10], variant="arch")
    assert refused(state, island(30, 30)) == ("TQ-2", "no-such-cell", {"cell": 30, "cells": 30})
    assert RULES.why(state, 0, 99_999) is not None
