"""The shape of a mine: IM-19 to IM-24, IM-A1, IM-A6."""

from __future__ import annotations

from kazamata.games.miners.asks import SURFACE_COINS, USE_NONE
from kazamata.games.miners.geometry import SIDES, cell_at, column_of, neighbour_cell, opposite, row_of
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.rules import MINERS as RULES
from tests.rules.miners.positions import (
    activate,
    asked,
    card,
    cell,
    event_values,
    make_position,
    options,
    play,
    player_of,
    refused,
)

FULL = card(1, carts="######")


def test_IM19_the_row_equals_the_level() -> None:
    state = make_position(" 1 1", hand="2", coins=2)
    play(state, 1)
    assert {row_of(option) for option in options(state)} == {2}
    assert refused(state, cell(1, 5)) == ("IM-19", "wrong-row")


def test_IM20_each_card_touches_a_card_above() -> None:
    state = make_position(" 1", hand="2", coins=2)
    play(state, 1)
    assert options(state) == [cell(2, 0), cell(2, 2)]
    assert refused(state, cell(2, 4)) == ("IM-20", "touches-nothing-above")


def test_IM20_k_cards_side_by_side_offer_k_plus_one_cells() -> None:
    state = make_position(" 1 1 1", hand="2", coins=2)
    play(state, 1)
    assert options(state) == [cell(2, column) for column in (0, 2, 4, 6)]


def test_IM21_six_neighbours_half_a_card_shifted() -> None:
    for row in (1, 2, 3, 4):
        column = row % 2
        around = [neighbour_cell(cell_at(row, column), side) for side in range(SIDES)]
        wanted = [
            (row - 1, column - 1), (row - 1, column + 1), (row, column - 2), (row, column + 2),
            (row + 1, column - 1), (row + 1, column + 1),
        ]  # fmt: skip
        for found, (there, beside) in zip(around, wanted, strict=True):
            if 1 <= there <= 4:
                assert (row_of(found), column_of(found)) == (there, beside)
            else:
                assert found == -1


def test_IM21_a_filled_cell_is_taken() -> None:
    state = make_position(" 1\n2", hand="2", coins=2)  # one cell is left: it is not even asked
    play(state, 1)
    assert player_of(state).mine.cells[2] == cell(2, 2)
    state = make_position(" 1 1\n  2", hand="2", coins=2)
    play(state, 1)
    assert refused(state, cell(2, 2)) == ("IM-21", "cell-taken")


def test_IMD4_one_upper_card_is_enough() -> None:
    state = make_position(" 1 1", hand="2", coins=2)
    play(state, 1, cell(2, 0))
    assert player_of(state).mine.neighbour(2, 0) == NO_SPOT
    assert player_of(state).mine.neighbour(2, 1) == 0


def test_IM22_half_carts_need_not_match() -> None:
    state = make_position(" A", {"A": FULL}, hand="2", coins=2)
    play(state, 1)
    assert options(state) == [cell(2, 0), cell(2, 2)]


def test_IMD5_full_may_lie_beside_empty() -> None:
    state = make_position(" A 1", {"A": FULL})
    assert player_of(state).mine.full_carts() == 0
    assert player_of(state).mine.size() == 2


def test_IM23_a_joint_is_full_half_full_or_nothing() -> None:
    assert [opposite(side) for side in range(SIDES)] == [5, 4, 3, 2, 1, 0]
    mine = player_of(make_position(" A 1 A A", {"A": FULL})).mine
    assert mine.full_carts() == 1
    assert bin(mine.half_joints).count("1") == 2


def test_IM23_each_half_meets_its_counterpart_only() -> None:
    upper = card(1, carts="....#.")
    for carts, full in (("#.....", 0), (".#....", 1), ("..####", 0)):
        mine = player_of(make_position(" A\nB", {"A": upper, "B": card(2, carts=carts)})).mine
        assert mine.full_carts() == full


def test_IM23_joints_are_counted_as_cards_come() -> None:
    """The running count equals a fresh count over all pairs of neighbours."""
    cards = {"A": FULL, "B": card(2, carts="#.#.#."), "C": card(3, carts=".#.##.")}
    drawing = " A 1 A\n  B 2 B\n   C C"
    state = make_position(drawing, cards)
    mine, halves = player_of(state).mine, state.program.halves
    full = half = 0
    for spot in range(mine.size()):
        for side in range(3):
            other = mine.neighbour(spot, side)
            if other != NO_SPOT:
                own = halves[mine.cards[spot]] >> side & 1
                theirs = halves[mine.cards[other]] >> opposite(side) & 1
                full += own + theirs == 2
                half += own + theirs == 1
    assert (full, half) == (mine.full_carts(), bin(mine.half_joints).count("1"))


def test_IM24_a_full_cart_scores_one_point_at_the_end_only() -> None:
    state = make_position(" A", {"A": FULL}, hand="A", round=10)
    events = play(state, 4, cell(1, 3), USE_NONE, SURFACE_COINS)
    assert event_values(events, "PointsGained") == []
    assert RULES.score(state).scores == [1]


def test_IMA1_row_I_grows_with_gaps_of_one_at_most() -> None:
    state = make_position(hand="11")
    play(state, 0)
    assert player_of(state).mine.cells[0] == cell(1, 1)  # the first card goes to column 1 without a question
    state = make_position(" 1", hand="1")
    play(state, 0)
    assert [column_of(option) for option in options(state)] == [-3, -1, 3, 5]
    assert refused(state, cell(1, 7)) == ("IM-A1", "gap-too-wide")


def test_IMA1_ten_cards_stay_within_the_columns() -> None:
    left = right = cell(1, 1)
    for _ in range(9):
        left, right = left - 2, right + 2
    assert (column_of(left), column_of(right)) == (-35, 37)
    assert column_of(cell(4, -38)) == -38
    assert column_of(cell(4, 40)) == 40


def test_IMA6_a_collapsed_card_still_supports_and_counts() -> None:
    state = make_position(" A", {"A": card(1, factions=(0,), carts="######")}, hand="2", coins=2)
    mine = player_of(state).mine
    mine.collapsed = 1
    assert mine.faction_count(0) == 1
    play(state, 1)
    assert asked(state) == "PlaceCard"


def test_IMA6_its_effect_is_blocked() -> None:
    state = make_position(" 1", hand="1")
    player_of(state).mine.collapsed = 1
    events = activate(state, 0)
    assert event_values(events, "CollapseLifted") == [(0, 0, 0)]
    assert player_of(state).coins == 0
