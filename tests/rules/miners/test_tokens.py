"""Machinery, collapses, cart markers: IM-33 to IM-35, IM-D7, IM-A16, IM-A25, IM-R6."""

from __future__ import annotations

import pytest

from kazamata.core.dice import seeded
from kazamata.games.miners.asks import STOP_CLEARING, USE_FIRST
from kazamata.games.miners.effects import (
    ANYWHERE,
    OTHER,
    Clear,
    Collapse,
    CollapseOther,
    Dismantle,
    GainCoins,
    GainPoints,
    PlaceCart,
    PlaceMachinery,
    seq,
)
from kazamata.games.miners.rules import MINERS as RULES
from tests.rules.miners.positions import (
    activate,
    asked,
    card,
    event_values,
    make_position,
    options,
    play,
    player_of,
    refused,
)

FULL = card(1, carts="######")


def test_IM33_three_machinery_at_most() -> None:
    state = make_position(" A", {"A": card(1, PlaceMachinery(2))})
    player_of(state).mine.machinery_counts = 2
    activate(state, 0)
    events = play(state, USE_FIRST)
    assert player_of(state).mine.machinery(0) == 3
    assert event_values(events, "MachineryPlaced") == [(0, 4, 1, 0)]


def test_IM33_a_full_card_takes_none() -> None:
    state = make_position(" A 1 1", {"A": card(1, PlaceMachinery(1, ANYWHERE))})
    player_of(state).mine.machinery_counts = 0x030
    activate(state, 0)
    play(state, USE_FIRST)
    assert options(state) == [0, 2]
    assert refused(state, 1) == ("IM-33", "machinery-full")
    assert refused(state, 9) == ("IM-36", "no-such-card")


def test_IM34_the_token_is_removed_instead_of_the_effect() -> None:
    state = make_position(" 1\n  2", others=[("", "1", 0)])
    mine = player_of(state).mine
    mine.collapsed = 0b10
    events = activate(state, 1)
    assert event_values(events, "CollapseLifted") == [(0, 1, 1)]
    assert asked(state) == ""
    assert mine.collapsed == 0


def test_IM34_a_second_token_finds_no_room() -> None:
    state = make_position(" A 1 1", {"A": card(1, CollapseOther(1, GainCoins(2)))})
    player_of(state).mine.collapsed = 0b010
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).mine.collapsed == 0b110  # one sound card is left: nothing to choose
    assert player_of(state).coins == 2


def test_IM34_a_collapsed_card_takes_no_second_token() -> None:
    state = make_position(" A 1 1 1", {"A": card(1, CollapseOther(1))})
    player_of(state).mine.collapsed = 0b0010
    activate(state, 0)
    play(state, USE_FIRST)
    assert options(state) == [2, 3]
    assert refused(state, 1) == ("IM-34", "collapsed-already")
    assert refused(state, 0) == ("IM-A25", "only-other-cards")


def test_IM34_a_collapse_follows_the_effect() -> None:
    state = make_position(" A", {"A": card(1, seq(GainPoints(4), Collapse()))})
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).points == 4
    assert player_of(state).mine.collapsed == 1


def test_IM34_removing_tokens_by_an_effect() -> None:
    state = make_position(" A 1 1 1", {"A": card(1, Clear(1, GainCoins(2)))})
    player_of(state).mine.collapsed = 0b1010
    activate(state, 0)
    play(state, USE_FIRST)
    assert refused(state, 2) == ("IM-34", "no-collapse-there")
    assert refused(state, 9) == ("IM-36", "no-such-card")
    assert options(state) == [1, 3, STOP_CLEARING]
    play(state, 3)
    assert player_of(state).mine.collapsed == 0b0010
    assert player_of(state).coins == 2


def test_IMR6_removing_up_to_a_number_may_stop_earlier() -> None:
    """Also if the limit equals the number of tokens, and before the first one."""
    for stop_after, coins in ((0, 0), (1, 2), (2, 4)):
        state = make_position(" A 1 1", {"A": card(1, Clear(2, GainCoins(2)))})
        player_of(state).mine.collapsed = 0b110
        activate(state, 0)
        play(state, USE_FIRST)
        for spot in (1, 2)[:stop_after]:
            play(state, spot)
        if stop_after < 2:
            assert asked(state) == "ClearCollapse"
            play(state, STOP_CLEARING)
        assert player_of(state).coins == coins
        assert bin(player_of(state).mine.collapsed).count("1") == 2 - stop_after
        assert asked(state) != "ClearCollapse"


def test_IMR6_without_tokens_to_remove_there_is_no_question() -> None:
    state = make_position(" A 1", {"A": card(1, seq(Clear(2, GainCoins(2)), GainPoints(1)))})
    activate(state, 0)
    play(state, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points) == (0, 1)
    assert asked(state) != "ClearCollapse"


def test_IM35_a_marker_makes_a_full_cart() -> None:
    state = make_position(" A 1", {"A": FULL, "B": card(2, PlaceCart(1))}, hand="1")
    mine = player_of(state).mine
    assert mine.full_carts() == 0
    state = make_position(" A 1\nB", {"A": FULL, "B": card(2, PlaceCart(1, GainPoints(1)), carts=".#....")})
    mine = player_of(state).mine
    assert mine.full_carts() == 1
    activate(state, 2)
    play(state, USE_FIRST)
    assert mine.full_carts() == 2
    assert bin(mine.marker_joints).count("1") == 1
    assert player_of(state).points == 1


def test_IM35_without_a_half_full_joint_no_marker_is_taken() -> None:
    state = make_position(" A", {"A": card(1, seq(PlaceCart(1, GainPoints(3)), GainCoins(1)))})
    activate(state, 0)
    play(state, USE_FIRST)
    assert (player_of(state).points, player_of(state).coins) == (0, 1)


def test_IMD7_a_marker_needs_exactly_one_full_half() -> None:
    cards = {"A": FULL, "C": card(1, PlaceCart(1))}
    state = make_position(" A 1 A A C 1", cards)
    activate(state, 4)
    play(state, USE_FIRST)
    assert refused(state, 3 * 5 + 2) == ("IM-D7", "cart-both-empty")
    assert refused(state, 3 * 3 + 2) == ("IM-35", "cart-full-already")
    assert refused(state, 0) == ("IM-23", "no-joint-there")
    assert options(state) == [5, 8, 14]


def test_IMA16_machinery_leaves_a_card_only_by_an_effect_that_says_so() -> None:
    state = make_position(" A", {"A": card(1, Dismantle(GainPoints(2)))})
    player_of(state).mine.machinery_counts = 3
    activate(state, 0)
    events = play(state, USE_FIRST)
    assert event_values(events, "MachineryTaken") == [(0, 4, 3, 0)]
    assert player_of(state).points == 6
    assert player_of(state).mine.machinery(0) == 0


def test_IMA25_several_cards_with_room_leave_a_choice() -> None:
    state = make_position(" A 1 1", {"A": card(1, PlaceMachinery(2, OTHER))})
    activate(state, 0)
    play(state, USE_FIRST)
    assert options(state) == [1, 2]
    assert refused(state, 0) == ("IM-A25", "only-other-cards")
    play(state, 1, 2)
    assert [player_of(state).mine.machinery(spot) for spot in range(3)] == [0, 1, 1]


def test_IMA25_a_single_card_with_room_takes_all_tokens_unasked() -> None:
    state = make_position(" A 1", {"A": card(1, seq(PlaceMachinery(2, OTHER), GainCoins(2)))})
    activate(state, 0)
    events = play(state, USE_FIRST)
    assert event_values(events, "MachineryPlaced") == [(0, 0, 2, 1)]
    assert (player_of(state).mine.machinery(1), player_of(state).coins) == (2, 2)


def test_IMA25_no_room_the_rest_of_the_effect_goes_on() -> None:
    state = make_position(" A", {"A": card(1, seq(PlaceMachinery(1, OTHER), CollapseOther(1), GainCoins(2)))})
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).coins == 2


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_IM33_IM35_tokens_stay_within_their_bounds_in_whole_games(seats: int) -> None:
    for seed in range(3):
        state, dice = RULES.deal(RULES.setup(seats, {}), seed), seeded(seed + 77)
        while questions := RULES.ask(state):
            ask = questions[dice.below(len(questions))]
            RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
            for player in state.players:
                mine = player.mine
                assert player.coins >= 0
                assert all(mine.machinery(spot) <= 3 for spot in range(mine.size()))
                assert mine.marker_joints & ~mine.full_joints == 0
                assert mine.half_joints & mine.full_joints == 0
                assert mine.collapsed >> mine.size() == 0
