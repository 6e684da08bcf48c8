"""Choosing, revealing, paying: IM-16 to IM-18, IM-A12, IM-A15, IM-A20, IM-A27."""

from __future__ import annotations

from kazamata.core.events import redact
from kazamata.games.miners.asks import SURFACE_COINS, TAKE_FORCED, USE_FIRST, USE_NONE
from kazamata.games.miners.effects import Discount, Draw, GainCoins
from kazamata.games.miners.events import EVENTS
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.view import HIDDEN
from tests.rules.miners.positions import (
    activate,
    asked,
    card,
    event_values,
    held,
    immediate_event,
    make_position,
    options,
    play,
    player_of,
    refused,
)


def test_IM16_cards_are_sealed_until_all_have_chosen() -> None:
    state = make_position(hand="1", others=[("", "1", 0)])
    events = play(state, 0)
    assert event_values(events, "CardChosen") == [(0, 0)]
    assert tuple(redact(events[0], EVENTS, 1).values) == (0,)
    assert RULES.see(state, 1).seats[0].chosen == HIDDEN
    assert RULES.see(state, 0).seats[0].chosen == 0
    assert asked(state) == ""
    events = play(state, 0, seat=1)
    assert event_values(events, "CardPlayed") == [(0, 0, 0), (1, 0, 0)]


def test_IM16_open_reveal_lets_a_seat_play_its_whole_round() -> None:
    state = make_position(hand="1", others=[("", "1", 0)], reveal="open", decks=("1", "", ""))
    play(state, 0, USE_FIRST, SURFACE_COINS)
    assert asked(state) == ""
    assert player_of(state).coins == 3
    assert asked(state, 1) == "ChooseCard"
    assert state.round == 5


def test_IM16_a_card_is_paid_in_full() -> None:
    state = make_position(" 1", hand="2", coins=5)
    assert event_values(play(state, 1), "CardPlayed") == [(0, 1, 2)]
    assert player_of(state).coins == 3
    assert refused(make_position(" 1", hand="12", coins=1), 1) == ("IM-16", "card-too-dear")
    assert refused(make_position(" 1", hand="12", coins=1), 3) == ("IM-16", "not-in-hand")


def test_IM17_without_a_playable_card_the_top_of_deck_I_is_forced() -> None:
    state = make_position(hand="23", decks=("A1", "", ""), cards={"A": card(1, GainCoins(4))})
    assert options(state) == [TAKE_FORCED]
    events = play(state, TAKE_FORCED)
    assert event_values(events, "CardForced") == [(0, 4)]
    play(state, USE_FIRST)
    assert player_of(state).coins == 4
    assert held(state) == [1, 2]


def test_IM17_a_seat_with_a_playable_card_is_not_forced() -> None:
    assert refused(make_position(hand="1", decks=("1", "", "")), TAKE_FORCED) == (
        "IM-17",
        "must-play-from-hand",
    )


def test_IM17_a_card_without_a_legal_cell_is_not_playable() -> None:
    state = make_position(" 1", hand="13", coins=20)
    assert refused(state, 2) == ("IM-20", "needs-card-above")


def test_IM20_a_row_whose_places_are_taken_is_not_a_row_without_a_card_above() -> None:
    state = make_position(" 1\n2 2", hand="12", coins=20)
    assert refused(state, 1) == ("IM-20", "no-free-place")


def test_IM18_round_one_is_a_level_I_card() -> None:
    state = make_position(hand="123", coins=20, round=1)
    assert options(state) == [0]


def test_IMD3_not_even_coins_of_an_event_buy_a_deeper_first_card() -> None:
    state = make_position(hand="12", event=immediate_event(GainCoins(9)), round=1)
    assert options(state) == [0]


def test_IMA12_draws_are_served_in_the_order_of_the_answers() -> None:
    cards = {"A": card(2), "B": card(2)}
    for first, second in ((0, 1), (1, 0)):
        event = immediate_event(Draw(1))
        state = make_position(
            hand="1", others=[("", "1", 0)], cards=cards, decks=("1", "AB", ""), event=event
        )
        play(state, 1, seat=first)
        play(state, 1, seat=second)
        assert 4 in held(state, first)
        assert 5 in held(state, second)


def test_IMA12_forced_cards_go_by_seat_number() -> None:
    cards = {"A": card(1), "B": card(1)}
    state = make_position(cards=cards, others=[("", "2", 0)], decks=("AB", "", ""))
    assert asked(state) == ""  # an empty hand leaves nothing to choose
    play(state, TAKE_FORCED, seat=1)
    assert [int(player.mine.cards[0]) for player in state.players] == [4, 5]


def test_IMA12_a_deck_that_has_run_dry_is_refused_and_asked_again() -> None:
    state = make_position(
        hand="1", others=[("", "1", 0)], decks=("11", "2", ""), event=immediate_event(Draw(1))
    )
    play(state, 1, seat=1)
    assert refused(state, 1) == ("IM-A11", "deck-empty")
    assert options(state) == [0]


def test_IMA15_the_forced_card_never_enters_the_hand() -> None:
    state = make_position(hand="22222222", decks=("1", "", ""))
    play(state, TAKE_FORCED, USE_NONE, SURFACE_COINS)
    assert len(held(state)) == 8


def test_IMA20_without_any_level_I_card_the_player_goes_to_the_surface() -> None:
    state = make_position(hand="2", decks=("", "", ""))
    events = play(state, TAKE_FORCED)
    assert event_values(events, "NothingToForce") == [(0,)]
    assert asked(state) == "UseSurface"
    play(state, SURFACE_COINS)
    assert player_of(state).coins == 2


def test_IMA27_a_promised_discount_is_used_up_by_the_next_card() -> None:
    state = make_position(" A", {"A": card(1, Discount(3))}, hand="12", coins=0)
    activate(state, 0)
    play(state, USE_FIRST)
    assert state.round == 6
    assert player_of(state).discount == 3
    assert options(state) == [0, 1]
    play(state, 1)
    assert player_of(state).discount == 0  # the rest is lost
    assert player_of(state).coins == 0


def test_IMA27_discounts_add_up_and_a_free_card_uses_them_too() -> None:
    state = make_position(" A", {"A": card(1, Discount(3))}, hand="13", coins=0)
    player_of(state).discount = 2
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).discount == 5
    play(state, 0)
    assert player_of(state).discount == 0
