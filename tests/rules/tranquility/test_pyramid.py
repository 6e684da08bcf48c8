"""The pyramid and its exploration deck: TQ-H4, TQ-R6."""

from __future__ import annotations

import pytest

from kazamata.games.tranquility.asks import (
    CALM_DRAWN,
    DISCARD_HAND,
    DISCARD_TWO,
    KEEP_COMPASS,
    PLAY_FINISH,
    ROCKS_STAY,
)
from kazamata.games.tranquility.cards import (
    BORDER,
    COMPASS,
    FINISH,
    MONSTER,
    ORANGE,
    PURPLE,
    ROCKS,
    YELLOW,
)
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from tests.rules.tranquility.positions import (
    asked,
    cells_for,
    discarded,
    event_names,
    event_values,
    events_seen_by,
    grid,
    hand,
    island,
    make_position,
    monster,
    options,
    play,
    refused,
    strip,
)

ONE_SHORT_OF_SIX_ROWS = strip(range(1, 33))


def pyramid(*deck: int, compasses: int = 0) -> State:
    """Two players before an empty pyramid."""
    return make_position(
        "", [30, 31, 32, 33, 34], [40, 41, 42, 43, 44], variant="pyramid", deck=[*deck, *[BORDER] * 20],
        piles=[[51, 52, 53, 54, 55], [61, 62, 63, 64, 65]], compasses=compasses,
    )  # fmt: skip


def test_TQH4_rows_of_eight_to_one_on_one_strip() -> None:
    state = make_position(
        """
        .. .. .. .. .. .. ..
        10 .. .. .. .. .. .. 20
        """,
        [22, 9, 1, 2],
        [40, 41],
        variant="pyramid",
    )
    lengths = [list(state.layout.row_of).count(row) for row in range(8)]
    assert lengths == [8, 7, 6, 5, 4, 3, 2, 1]
    assert len(grid(state)) == 36
    assert event_values(play(state, island(22, 8)), "IslandPlaced") == [(0, 22, 8, 2)]  # row ends are joined


def test_TQH4_no_cell_needs_support() -> None:
    assert 35 in cells_for(pyramid(), 30)


def test_TQH4_odd_cells_carry_border_cards() -> None:
    assert RULES.see(pyramid(), -1).border_cells == list(range(1, 36, 2))


def test_TQH4_an_island_on_a_border_card_explores_the_top_card_once() -> None:
    state = pyramid(COMPASS, BORDER)
    assert "BorderExplored" not in event_names(play(state, island(30, 4)))
    play(state, DISCARD_TWO, 40, 41)
    events = play(state, island(31, 9))
    assert event_values(events, "BorderExplored") == [(0, 9)]
    assert event_values(events, "CompassGained") == [(0, 3)]
    view = RULES.see(state, -1)
    assert (view.compasses, view.compass_supply, view.explored_count) == (1, 3, 1)
    assert 9 not in view.border_cells


def test_TQH4_a_used_border_card_gives_no_second_draw() -> None:
    state = pyramid(MONSTER, BORDER)
    play(state, island(30, 9))
    play(state, DISCARD_TWO, 40, 41)
    play(state, monster(9))
    play(state, DISCARD_TWO, 42, 43)
    events = play(state, island(31, 9))
    assert event_values(events, "BorderExplored") == []
    assert RULES.see(state, -1).explored_count == 1


def test_TQH4_exploring_comes_after_the_payment_and_before_the_refill() -> None:
    state = make_position(
        "30", [31, 1, 2, 3, 4], [40, 41], variant="pyramid", deck=[BORDER], piles=[[51, 52]]
    )
    assert event_names(play(state, island(31, 1), 1)) == [
        "IslandPlaced",
        "CardsDiscarded",
        "BorderExplored",
        "NothingFound",
        "CardDrawn",
        "CardDrawn",
    ]
    assert RULES.see(state, -1).gone_cards == [BORDER]


@pytest.mark.parametrize("card", [FINISH, MONSTER])
def test_TQR6_a_found_finish_or_monster_goes_unseen_into_the_hand(card: int) -> None:
    state = pyramid(card)
    events = play(state, island(30, 1))
    assert card in hand(state)
    assert len(hand(state)) == 5  # the find counts towards the refill
    found = [("BorderExplored", (0, 1)), ("CardFound", (0,))]
    assert events_seen_by(events, 1)[1:3] == events_seen_by(events, -1)[1:3] == found
    assert ("CardFound", (0, card)) in events_seen_by(events, 0)
    for viewer in (1, -1):
        view = RULES.see(state, viewer)
        assert (view.explored_cards, view.seats[0].hand, view.seats[0].found_count) == ([], [], 1)


@pytest.mark.parametrize("card", [BORDER, COMPASS, ORANGE, PURPLE, YELLOW, ROCKS])
def test_TQR6_everything_else_is_shown(card: int) -> None:
    state = pyramid(card)
    play(state, island(30, 1))
    assert RULES.see(state, 1).explored_cards == [card]
    assert RULES.see(state, -1).seats[0].found_count == 0


def test_TQH4_a_storm_acts_on_its_finder() -> None:
    state = pyramid(YELLOW)
    play(state, island(30, 1))
    assert asked(state) == [(0, "WeatherStorm")]
    play(state, 31)
    assert hand(state) == [32, 33, 34]
    assert RULES.see(state, -1).seats[0].yellow_storms == 1
    state = pyramid(PURPLE)
    play(state, island(30, 1))
    assert asked(state) == [(0, "PlaceStorm")]
    assert options(state) == list(range(8))
    state = pyramid(ORANGE)
    assert event_values(play(state, island(30, 1)), "StormCame") == [(0, ORANGE, -1)]


def test_TQH4_a_compass_of_the_team_may_stop_it() -> None:
    state = pyramid(YELLOW, compasses=1)
    play(state, island(30, 1))
    assert options(state) == [KEEP_COMPASS, CALM_DRAWN]
    assert event_values(play(state, CALM_DRAWN), "StormCalmed") == [(0, YELLOW, 0, -1)]
    assert len(hand(state)) == 5


def test_TQH4_a_purple_storm_finds_no_row_in_a_full_pyramid() -> None:
    state = make_position(strip(range(1, 36)), [36, 50], [40, 41], variant="pyramid", deck=[PURPLE])
    assert event_values(play(state, island(36, 35)), "StormPassed") == [(0, PURPLE)]


def test_TQH4_found_rocks_are_placed_now_and_moved_at_the_end_of_the_next_turn() -> None:
    state = pyramid(ROCKS)
    play(state, island(30, 1))
    assert asked(state) == [(0, "PlaceRocks")]
    assert options(state) == list(range(8))
    play(state, 3)
    assert asked(state) == [(1, "TakeTurn")]
    assert refused(state, island(40, 21)) == ("TQ-22", "row-rocky", {"row": 3})
    play(state, island(40, 28))
    assert asked(state) == [(1, "MoveRocks")]
    play(state, ROCKS_STAY, 41, 42)
    assert RULES.see(state, -1).rocks_row == 3
    assert discarded(state, 1) == [41, 42]


def test_TQH4_found_rocks_want_a_row_with_room() -> None:
    state = make_position(strip(range(1, 9)), [30, 31], [40, 41], variant="pyramid", deck=[ROCKS])
    play(state, island(30, 13))
    assert refused(state, 0) == ("TQ-H4", "row-full", {"row": 0})


def test_TQH4_rocks_leave_when_only_two_rows_are_unfilled() -> None:
    state = make_position(
        ONE_SHORT_OF_SIX_ROWS, [33, 50, 51], [40, 41], variant="pyramid", deck=[BORDER], rocks=7
    )
    events = play(state, island(33, 32), 50)
    assert event_values(events, "RocksLeft") == [()]
    assert RULES.see(state, -1).rocks_row == -1
    at_once = make_position(strip(range(1, 34)), [34, 50, 51], [40, 41], variant="pyramid", deck=[ROCKS])
    events = play(at_once, island(34, 33), 50)
    assert event_values(events, "RocksLeft") == [()]
    assert asked(at_once) == [(1, "TakeTurn")]


def test_TQH4_three_rows_unfilled_are_not_few_enough() -> None:
    state = make_position(
        strip(range(1, 32)), [32, 50, 51], [40, 41], variant="pyramid", deck=[BORDER], rocks=7
    )
    play(state, island(32, 31), 50)
    assert asked(state) == [(0, "MoveRocks")]
    assert options(state) == [5, 6]


def test_TQH4_the_supply_of_three_is_for_the_start_and_whole_hands() -> None:
    state = pyramid()
    assert RULES.see(state, -1).compass_supply == 3
    assert event_values(play(state, DISCARD_HAND), "CompassGained") == [(0, 2)]
    row = make_position(
        "10 11 12 13 14 15 16", [17, 50, 51], [40, 41], variant="pyramid", deck=[BORDER]
    )  # fmt: skip
    assert event_values(play(row, island(17, 7), 50), "CompassGained") == []
    six = make_position("10 11 12 13 14", [15, 50, 51], [40, 41], variant="pyramid", deck=[BORDER])
    assert event_values(play(six, island(15, 5), 50), "CompassGained") == []


def test_TQH4_a_full_pyramid_wins_with_a_found_finish() -> None:
    state = make_position(
        strip(range(1, 36)), [36, 50], [40, 41], variant="pyramid", deck=[FINISH], starter=0
    )
    play(state, island(36, 35))  # paid with the 50; the Finish is found after that
    assert hand(state) == [FINISH]
    play(state, DISCARD_TWO)
    assert "GameWon" in event_names(play(state, PLAY_FINISH))
