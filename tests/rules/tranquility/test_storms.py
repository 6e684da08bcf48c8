"""Storms and compasses: TQ-24, TQ-A18 to TQ-A21, TQ-A25, TQ-A31, TQ-A32."""

from __future__ import annotations

import pytest

from kazamata.games.tranquility.asks import (
    CALM_DRAWN,
    CALM_ORANGE,
    CALM_ROW,
    CALM_YELLOW,
    DISCARD_HAND,
    DISCARD_TWO,
    KEEP_COMPASS,
    PLAY_START,
)
from kazamata.games.tranquility.cards import MONSTER, ORANGE, PURPLE, START, YELLOW
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
    options,
    play,
    refused,
    sizes,
    strip,
)

FULL = strip(range(1, 37))


def test_TQ24_a_storm_acts_when_drawn_then_drawing_goes_on() -> None:
    state = make_position(
        "5", [30, 31, 32, 33, 34], [1, 2], storms=True, piles=[[ORANGE, 60, ORANGE, 61, 62]]
    )
    events = play(state, DISCARD_TWO, 30, 31)
    assert event_names(events) == [
        "CardsDiscarded",
        "StormDrawn",
        "StormCame",
        "CardDrawn",
        "StormDrawn",
        "StormCame",
        "CardDrawn",
    ]
    assert RULES.see(state, -1).seats[0].orange_storms == 2
    assert hand(state) == [32, 33, 34, 60, 61]


def test_TQ24_a_yellow_storm_cuts_the_hand_to_three_until_it_is_removed() -> None:
    state = make_position("5", [30, 31, 32, 33, 34], [1, 2], storms=True, piles=[[60, YELLOW, 61, 62, 63]])
    play(state, DISCARD_TWO, 30, 31)
    assert hand(state) == [32, 33, 34, 60]
    assert asked(state) == [(0, "WeatherStorm")]
    assert refused(state, 70) == ("TQ-24", "not-in-hand", {"card": 70})
    events = play(state, 33)
    assert event_values(events, "CardsDiscarded") == [(0, 1, 4)]
    assert hand(state) == [32, 34, 60]
    assert sizes(state)[0] == (3, 3, 3)
    play(state, DISCARD_TWO)  # seat 1 has two cards
    play(state, island(32, 9))
    assert len(hand(state)) == 3


def test_TQ24_a_second_yellow_storm_keeps_the_limit_and_needs_an_own_compass() -> None:
    state = make_position(
        "5", [30, 31, 32], [1, 2, 3], storms=True, yellow=[0, 0], compasses=1, piles=[[60, 61, 62, 63]]
    )
    play(state, CALM_YELLOW)
    assert RULES.see(state, -1).seats[0].yellow_storms == 1
    play(state, island(30, 9))
    assert len(hand(state)) == 3


def test_TQ24_no_island_into_a_row_under_a_purple_storm() -> None:
    state = make_position("", [30, 31], [1, 2], storms=True, purple=[3])
    assert cells_for(state, 30) == [cell for cell in range(36) if cell // 6 != 3]
    assert refused(state, island(30, 20)) == ("TQ-24", "row-stormy", {"row": 3})


def test_TQ24_the_drawer_lays_a_purple_storm_on_a_row_with_room() -> None:
    state = make_position(strip(range(1, 7)), [30, 31, 32], [1, 2], storms=True, piles=[[PURPLE, 60]])
    play(state, DISCARD_TWO, 30, 31)
    assert asked(state) == [(0, "PlaceStorm")]
    assert options(state) == [1, 2, 3, 4, 5]
    assert refused(state, 0) == ("TQ-24", "row-full", {"row": 0})
    assert refused(state, 7) == ("TQ-2", "no-such-row", {"row": 7, "rows": 6})
    assert event_values(play(state, 4), "StormCame") == [(0, PURPLE, 4)]
    assert RULES.see(state, -1).purple_counts == [0, 0, 0, 0, 1, 0]


def test_TQ24_an_orange_storm_allows_islands_beside_placed_ones_only() -> None:
    state = make_position("5 .. .. 20", [6, 18, 50, 51], [1, 2], storms=True, orange=[0])
    assert cells_for(state, 6) == [1]
    assert cells_for(state, 18) == [2]
    assert cells_for(state, 50) == []
    assert refused(state, island(50, 9)) == ("TQ-24", "orange-needs-neighbour", {"card": 50})
    assert refused(state, island(50, 4))[1] == "too-dear"
    assert DISCARD_TWO in options(state)
    play(state, island(18, 2))
    assert asked(state) == [(0, "PayCost")]


def test_TQ24_an_orange_storm_binds_only_its_owner() -> None:
    state = make_position("5", [6, 50], [1, 2], storms=True, orange=[1])
    assert len(cells_for(state, 50)) == 34


@pytest.mark.parametrize("reason", ["start", "row", "hand"])
def test_TQ24_how_a_compass_is_gained(reason: str) -> None:
    state = make_position(
        "11 12 13 14 15", [16, 1, 2], [21, 22, 23, 24, 25, 26, 27, 28], [31, 32], storms=True,
    )  # fmt: skip
    if reason == "row":
        events = play(state, island(16, 5), 1)
        assert event_values(events, "CompassGained") == [(0, 1)]
    elif reason == "hand":
        events = play(state, DISCARD_HAND)
        assert event_values(events, "CompassGained") == [(0, 2)]
        assert event_values(events, "CardsDiscarded") == [(0, 3, 6)]
        assert discarded(state) == [1, 2, 16]
    else:
        state.players[0].gain(START)
        play(state, PLAY_START)
        answer_as(state, 0, 0)
        answer_as(state, 1, 8)
        assert event_values(answer_as(state, 2, 0), "CompassGained") == [(0, 0)]
    view = RULES.see(state, -1)
    assert (view.compasses, view.compass_supply) == (1, 5)


def test_TQ24_a_row_must_hold_six_consecutive_numbers() -> None:
    state = make_position("11 12 13 14 15", [17, 1, 2, 3], [21, 22], storms=True)
    assert event_values(play(state, island(17, 5), 1, 2), "CompassGained") == []
    state = make_position(".. 12 13 14 15 16 17", [11, 1, 2, 3], [21, 22], storms=True)
    assert event_values(play(state, island(11, 0), 1), "CompassGained") == [(0, 1)]
    state = make_position("11 .. .. 12 13 14 15 16", [17, 1, 2, 3], [21, 22], storms=True)
    assert event_values(play(state, island(17, 8), 1), "CompassGained") == []  # six in a line, but not a row


def test_TQ24_a_compass_stops_a_storm_before_its_effect() -> None:
    state = make_position(
        "5", [30, 31, 32, 33, 34], [1, 2], storms=True, compasses=1, piles=[[YELLOW, 60, 61]]
    )
    play(state, DISCARD_TWO, 30, 31)
    assert asked(state) == [(0, "CallCompass")]
    assert options(state) == [KEEP_COMPASS, CALM_DRAWN]
    events = play(state, CALM_DRAWN)
    assert event_values(events, "StormCalmed") == [(0, YELLOW, 0, -1)]
    assert hand(state) == [32, 33, 34, 60, 61]
    assert RULES.see(state, -1).compasses == 0
    assert RULES.see(state, -1).gone_cards == [YELLOW]


def test_TQ24_a_compass_may_be_kept() -> None:
    state = make_position("5", [30, 31, 32], [1, 2], storms=True, compasses=1, piles=[[ORANGE, 60]])
    play(state, DISCARD_TWO, 30, 31, KEEP_COMPASS)
    view = RULES.see(state, -1)
    assert (view.compasses, view.seats[0].orange_storms) == (1, 1)


def test_TQA19_the_whole_hand_for_a_compass_is_an_action() -> None:
    state = make_position("5", [30], [1, 2], storms=True, piles=[[60, 61, 62, 63, 64]])
    assert DISCARD_HAND in options(state)
    assert event_names(play(state, DISCARD_HAND)) == ["CardsDiscarded", "CompassGained", *["CardDrawn"] * 5]
    assert asked(state) == [(1, "TakeTurn")]
    assert hand(state) == [60, 61, 62, 63, 64]


def test_TQA19_with_a_limit_of_three_too() -> None:
    state = make_position("5", [30, 31, 32], [1, 2], storms=True, yellow=[0], piles=[[60, 61, 62, 63]])
    events = play(state, DISCARD_HAND)
    assert event_values(events, "CompassGained") == [(0, 2)]
    assert asked(state) == [(0, "CallCompass")]


def test_TQA20_any_player_may_spend_a_compass_of_the_team() -> None:
    state = make_position("5", [30, 31, 32], [1, 2, 3], storms=True, orange=[1])
    play(state, DISCARD_HAND)  # seat 0 earns it
    play(state, KEEP_COMPASS)
    assert asked(state) == [(1, "CallCompass")]
    events = play(state, CALM_ORANGE + 1)
    assert event_values(events, "StormCalmed") == [(1, ORANGE, 1, -1)]


def test_TQA20_a_player_may_calm_the_storm_of_another() -> None:
    state = make_position("5", [30, 31, 32], [1, 2, 3], storms=True, yellow=[1], compasses=1)
    assert options(state) == [KEEP_COMPASS, CALM_YELLOW + 1]
    assert event_values(play(state, CALM_YELLOW + 1), "StormCalmed") == [(0, YELLOW, 1, -1)]


def test_TQA21_an_orange_storm_on_an_empty_grid_allows_no_island() -> None:
    state = make_position("", [30, 31], [1, 2], storms=True, orange=[0])
    assert options(state) == [DISCARD_TWO, DISCARD_HAND]
    state = make_position("", [30, START], [1, 2], storms=True, orange=[0])
    assert options(state) == [PLAY_START]


def test_TQA21_next_to_means_on_the_strip() -> None:
    state = make_position(
        """
        .. .. .. .. .. ..
        .. .. 20 .. .. ..
        """,
        [21, 19, 1, 2],
        [3, 4],
        storms=True,
        orange=[0],
    )
    assert cells_for(state, 21) == [3]  # not cell 8 above it
    assert cells_for(state, 19) == [1]


def test_TQA21_two_orange_storms_need_two_compasses() -> None:
    state = make_position("", [30, 31], [1, 2], storms=True, orange=[0, 0], compasses=2)
    play(state, CALM_ORANGE)
    assert asked(state) == [(0, "CallCompass")]
    play(state, CALM_ORANGE)
    assert asked(state) == [(0, "TakeTurn")]
    assert len(cells_for(state, 30)) == 36


def test_TQA25_purple_storms_may_stack_and_need_a_compass_each() -> None:
    state = make_position("", [30, 31, 32], [1, 2], storms=True, purple=[2], piles=[[PURPLE]])
    play(state, DISCARD_TWO, 30, 31)
    assert 2 in options(state)
    play(state, 2)
    assert RULES.see(state, -1).purple_counts[2] == 2
    state = make_position("", [30, 31, 32], [1, 2], storms=True, purple=[2, 2], compasses=1)
    play(state, CALM_ROW + 2)
    assert refused(state, island(30, 12)) == ("TQ-24", "row-stormy", {"row": 2})


def test_TQA25_on_a_full_grid_a_purple_storm_passes() -> None:
    state = make_position(FULL, [50, 51, 52], [1, 2], storms=True, piles=[[PURPLE, 60]])
    events = play(state, DISCARD_TWO, 50, 51)
    assert event_values(events, "StormPassed") == [(0, PURPLE)]
    assert RULES.see(state, -1).gone_cards == [PURPLE]
    assert hand(state) == [52, 60]


def test_TQA31_spent_compasses_and_their_storms_leave_the_game() -> None:
    state = make_position("5", [30, 31], [1, 2], storms=True, purple=[1], compasses=2, supply=3)
    play(state, CALM_ROW + 1)
    view = RULES.see(state, -1)
    assert (view.compasses, view.compass_supply, view.gone_cards, sum(view.purple_counts)) == (
        1,
        3,
        [PURPLE],
        0,
    )


def test_TQA31_an_empty_supply_gives_nothing() -> None:
    state = make_position("11 12 13 14 15", [16, 1, 2], [21, 22], storms=True, supply=0)
    assert refused(state, DISCARD_HAND) == ("TQ-A31", "no-compass-left", {})
    events = play(state, island(16, 5), 1)
    assert event_values(events, "CompassGained") == []
    assert RULES.see(state, -1).compasses == 0


def test_TQA31_the_whole_hand_is_not_offered_with_a_monster_or_a_forced_start() -> None:
    state = make_position("5", [MONSTER, 1, 2], [21, 22], storms=True, monsters=3)
    assert refused(state, DISCARD_HAND) == ("TQ-A31", "hand-holds-monster", {})
    state = make_position("5", [START, 1, 2], [21, 22], storms=True)
    assert refused(state, DISCARD_HAND) == ("TQ-12", "start-first", {})


def test_TQA31_only_storms_in_play_can_be_calmed() -> None:
    state = make_position("5", [30, 31], [1, 2], storms=True, purple=[1], compasses=1)
    assert options(state) == [KEEP_COMPASS, CALM_ROW + 1]
    assert refused(state, CALM_YELLOW) == ("TQ-24", "no-such-storm", {})
    assert refused(state, CALM_DRAWN) == ("TQ-24", "no-such-storm", {})


def test_TQA31_without_a_storm_or_a_compass_there_is_no_question() -> None:
    assert asked(make_position("5", [30, 31], [1, 2], storms=True, compasses=2)) == [(0, "TakeTurn")]
    assert asked(make_position("5", [30, 31], [1, 2], storms=True, purple=[1])) == [(0, "TakeTurn")]


def test_TQA32_the_discard_to_three_spares_monsters_and_takes_a_start() -> None:
    state = make_position(
        "5", [30, 31, 32], [1, 2], storms=True, monsters=3, piles=[[START, MONSTER, 61, 62, YELLOW, 63]]
    )
    play(state, island(30, 9))
    # 31 32 and four drawn would be six: the storm is the card after the hand is full
    assert hand(state) == [31, 32, 61, START, MONSTER]
    state = make_position(
        "5", [30, 31, 32], [1, 2], storms=True, monsters=3, piles=[[START, MONSTER, YELLOW, 61]]
    )
    play(state, island(30, 9))
    assert asked(state) == [(0, "WeatherStorm")]
    assert options(state) == [31, 32, START]
    assert refused(state, MONSTER) == ("TQ-23", "monster-stays", {})
    play(state, START)
    assert discarded(state) == [START]
    assert hand(state) == [31, 32, MONSTER]


def test_TQA32_more_than_three_monsters_all_stay() -> None:
    state = make_position(
        "5", [30, 31, 32], [1, 2], storms=True, monsters=5, piles=[[MONSTER] * 3 + [YELLOW, 61]]
    )
    play(state, DISCARD_TWO, 30, 31)
    assert options(state) == [32]
    play(state, 32)
    assert hand(state) == [MONSTER] * 3
    four = make_position(
        "5", [30, 31, 32], [1, 2], storms=True, monsters=5, piles=[[MONSTER] * 4 + [YELLOW, 61]]
    )
    play(four, DISCARD_HAND, KEEP_COMPASS)
    assert hand(four) == [MONSTER] * 4
    assert RULES.see(four, -1).seats[0].yellow_storms == 1


def test_TQA32_without_the_storm_the_limit_is_five_at_the_next_refill() -> None:
    state = make_position(
        "5", [30, 31, 32], [1, 2], storms=True, yellow=[0], compasses=1, piles=[[60, 61, 62, 63, 64]]
    )
    play(state, CALM_YELLOW)
    assert hand(state) == [30, 31, 32]
    play(state, island(30, 9))
    assert hand(state) == [31, 32, 60, 61, 62]


def test_TQA19_an_empty_hand_earns_no_compass() -> None:
    """A seat with an empty hand is never asked, so this test builds the position."""
    state = make_position("5", [30, 31], [1, 2], storms=True)
    state.players[0].lose(30)
    state.players[0].lose(31)
    assert refused(state, DISCARD_HAND) == ("TQ-A19", "hand-empty", {})
