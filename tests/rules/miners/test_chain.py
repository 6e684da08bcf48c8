"""Activation and chain reaction: IM-25 to IM-31, IM-D6, IM-A3, IM-A17, IM-A22."""

from __future__ import annotations

from kazamata.games.miners.asks import (
    SURFACE_COINS,
    SURFACE_LONG,
    SURFACE_SHORT,
    USE_FIRST,
    USE_NONE,
    USE_SECOND,
)
from kazamata.games.miners.effects import (
    CARDS,
    NEIGHBOURS,
    Activate,
    Draw,
    GainCoins,
    GainPoints,
    Per,
    PlaceMachinery,
    seq,
)
from tests.rules.miners.positions import (
    activate,
    asked,
    card,
    cell,
    chain,
    event_values,
    held,
    make_position,
    options,
    play,
    player_of,
    refused,
)

CARDS_ = {
    "A": card(1, GainCoins(1), GainPoints(1)),
    "B": card(2, GainCoins(3)),
    "C": card(3, GainPoints(5)),
}


def test_IM25_one_of_the_effects_or_none() -> None:
    state = make_position(" A", CARDS_)
    activate(state, 0)
    assert options(state) == [USE_NONE, USE_FIRST, USE_SECOND]
    play(state, USE_SECOND)
    assert (player_of(state).coins, player_of(state).points) == (0, 1)


def test_IM25_a_one_effect_card_has_just_that_one() -> None:
    state = make_position(" 1", CARDS_)
    activate(state, 0)
    assert options(state) == [USE_NONE, USE_FIRST]
    assert refused(state, USE_SECOND) == ("IM-25", "one-effect-only")


def test_IM25_it_counts_as_activated_also_without_an_effect() -> None:
    state = make_position(" 1\n  B", {"B": card(2, Activate())})
    chain(state, 1)
    events = play(state, USE_FIRST, USE_NONE)
    assert event_values(events, "ActivationSkipped") == [(0, 0, 0)]


def test_IM26_one_card_directly_above() -> None:
    state = make_position(" A A\n  B", CARDS_)
    chain(state, 2)
    play(state, USE_FIRST)
    assert asked(state) == "Climb"
    assert options(state) == [0, 1]
    assert refused(state, 2) == ("IM-26", "not-directly-above")
    events = play(state, 1, USE_FIRST)
    assert event_values(events, "CardActivated") == [(0, 4, 1)]
    assert player_of(state).coins == 4
    assert asked(state) == "UseSurface"


def test_IM27_the_surface_ends_the_chain() -> None:
    state = make_position(" 1", coins=3, decks=("111", "222", "333"))
    chain(state, 0)
    play(state, USE_NONE)
    assert options(state) == [SURFACE_COINS, 3]
    assert refused(state, SURFACE_SHORT) == ("IM-A13", "too-dear")
    assert refused(state, SURFACE_LONG) == ("IM-A13", "too-dear")
    play(state, SURFACE_COINS)
    assert player_of(state).coins == 5
    assert state.round == 6


def test_IM27_four_coins_advance_two_eight_advance_five() -> None:
    for effect, price, most in ((SURFACE_SHORT, 4, 2), (SURFACE_LONG, 8, 5)):
        state = make_position(" 1", coins=9)
        chain(state, 0)
        play(state, USE_NONE, effect)
        assert player_of(state).coins == 9 - price
        play(state, 0)
        assert options(state) == list(range(1, most + 1))


def test_IM27_draw_three() -> None:
    state = make_position(" 1", decks=("111", "222", "333"))
    chain(state, 0)
    play(state, USE_NONE, 3, 0, 1, 2)
    assert held(state) == [0, 1, 2]


def test_IM28_one_effect_is_finished_before_the_next_card() -> None:
    cards = {"B": card(2, seq(Draw(1), GainCoins(1)))}
    state = make_position(" 1\n  B", cards, decks=("1", "", "3"))
    chain(state, 1)
    play(state, USE_FIRST)
    assert asked(state) == "DrawCard"
    play(state, 2)
    assert player_of(state).coins == 1
    assert asked(state) == "UseEffect"


def test_IM29_a_used_effect_is_carried_out_as_far_as_possible() -> None:
    state = make_position(" A", {"A": card(1, seq(PlaceMachinery(2), PlaceMachinery(2)))})
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).mine.machinery(0) == 3


def test_IMD6_effects_are_optional_but_the_chain_always_runs_to_the_surface() -> None:
    state = make_position(" 1\n  2\n   3", CARDS_)
    player_of(state).mine.collapsed = 1
    chain(state, 2)
    play(state, USE_NONE, USE_NONE)
    assert player_of(state).mine.collapsed == 0  # row I had only its token removed
    assert asked(state) == "UseSurface"


def test_IM30_a_card_is_activated_once_a_round() -> None:
    cards = {"A": card(1, GainCoins(1)), "B": card(2, Activate())}
    state = make_position(" A\n  B", cards)
    chain(state, 1)
    play(state, USE_FIRST, USE_FIRST)  # B activates A; the chain then skips A
    assert player_of(state).coins == 1
    assert asked(state) == "UseSurface"


def test_IM31_an_activated_card_is_skipped_and_the_chain_goes_on_from_it() -> None:
    state = make_position(" A A\n  B\n   C", CARDS_)
    player_of(state).mine.activated = 1 << 2
    events = chain(state, 3)
    events = play(state, USE_NONE)
    assert event_values(events, "ActivationSkipped") == [(0, 5, 2)]
    assert asked(state) == "Climb"


def test_IMA3_a_collapse_on_an_activated_card_stays() -> None:
    state = make_position(" A\n  B", CARDS_, others=[("", "1", 0)])
    mine = player_of(state).mine
    mine.activated = mine.collapsed = 1
    chain(state, 1)
    play(state, USE_NONE)
    assert mine.collapsed == 1
    assert asked(state) == "UseSurface"


def test_IMA17_an_activated_upper_card_may_still_be_chosen() -> None:
    state = make_position(" A A\n  B", CARDS_)
    player_of(state).mine.activated = 1
    chain(state, 2)
    play(state, USE_NONE)
    assert options(state) == [0, 1]


def test_IMA22_counts_mean_the_card_being_activated() -> None:
    cards = {"A": card(1, Per(NEIGHBOURS, GainCoins(1)), Per(CARDS, GainPoints(1)))}
    state = make_position(" A A 1", cards)
    activate(state, 1)
    play(state, USE_FIRST)
    assert player_of(state).coins == 2
    state = make_position(" A A 1", cards)
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).coins == 1
    state = make_position("", cards, hand="A")
    play(state, 4, USE_SECOND)
    assert player_of(state).points == 1  # the card itself counts


def test_IM26_a_mine_of_four_rows_is_climbed_row_by_row() -> None:
    state = make_position(" 1\n  2\n   3\n  4", CARDS_)
    events = chain(state, 3)
    events += play(state, USE_FIRST, USE_FIRST, USE_FIRST, USE_FIRST)
    assert [values[1] for values in event_values(events, "CardActivated")] == [3, 2, 1, 0]
    assert player_of(state).mine.cells[3] == cell(4, 2)


def test_IM26_the_cards_above_are_named_in_the_order_in_which_they_were_placed() -> None:
    state = make_position("   1\n  2")
    mine = player_of(state).mine
    mine.add_card(0, cell(1, 1), state.program.halves, 0)  # later, and to the left
    chain(state, 1)
    play(state, USE_NONE)
    assert options(state) == [0, 2]
    assert refused(state, 1) == ("IM-26", "not-directly-above")
