"""The course of a round: IM-10 to IM-15, IM-32, IM-A5, IM-A9, IM-A26."""

from __future__ import annotations

from kazamata.games.miners.asks import SURFACE_COINS, SURFACE_DRAW, USE_FIRST, USE_NONE
from kazamata.games.miners.cardset import END_OF_ROUND, EVENT_TYPES, THIS_ROUND, EventCard
from kazamata.games.miners.effects import (
    CHEAPER_CARDS,
    LONGER_ADVANCES,
    LOWER_PRICES,
    MORE_SURFACE,
    RICHER_COINS,
    Activate,
    Advance,
    Draw,
    GainCoins,
    GainPoints,
    Pay,
    PlaceCart,
    seq,
)
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import State
from tests.rules.miners.positions import (
    activate,
    asked,
    card,
    chain,
    event_values,
    held,
    immediate_event,
    make_position,
    options,
    play,
    player_of,
    refused,
)


def test_IM10_event_phase_then_mine_phase_all_at_the_same_time() -> None:
    state = make_position(
        hand="1", others=[("", "1", 0)], event=immediate_event(Draw(1)), decks=("11111", "2", "3")
    )
    assert asked(state) == asked(state, 1) == "DrawCard"
    play(state, 0, seat=1)
    assert asked(state, 1) == ""  # waits for the end of the phase
    play(state, 0)
    assert asked(state) == asked(state, 1) == "ChooseCard"


def test_IM11_the_rounds_still_to_come_can_be_counted() -> None:
    state = make_position(round=7)
    view = RULES.see(state, 0)
    assert view.round == 7
    assert len(view.revealed_events) == 7


def test_IM12_nothing_comes_by_itself() -> None:
    state = make_position(" 1", hand="1", coins=3, decks=("1", "", ""))
    play(state, 0, options_cell := options_after(state, 0))
    assert options_cell
    play(state, USE_NONE, SURFACE_COINS)
    assert player_of(state).coins == 5  # the surface only
    assert held(state) == []


def options_after(state: State, card_kind: int) -> int:
    """The first cell that is offered for a card."""
    copied = RULES.copy(state)
    RULES.take(copied, 0, card_kind)
    return options(copied)[0]


def test_IM13_an_event_applies_to_every_seat() -> None:
    state = make_position(
        others=[("", "", 0), ("", "", 4)], event=immediate_event(GainCoins(3)), decks=("11111", "", "")
    )
    assert [player.coins for player in state.players] == [3, 3, 7]


def test_IM14_three_types_of_event() -> None:
    assert EVENT_TYPES == ("immediate", "this-round", "end-of-round")
    late = EventCard("late", END_OF_ROUND, GainPoints(2))
    state = make_position(" 1", hand="1", event=late)
    assert player_of(state).points == 0
    play(state, 0, options_after(state, 0), USE_NONE, SURFACE_COINS)
    assert player_of(state).points == 2


def test_IMD13_a_modifier_is_an_event_of_this_round_only() -> None:
    state = make_position(event=EventCard("cheap", THIS_ROUND, None, CHEAPER_CARDS, 2))
    assert state.modifier(CHEAPER_CARDS) == 2
    state.event_deck[5] = 1
    state.round += 1
    assert state.modifier(CHEAPER_CARDS) == 0


def test_IM15_an_effect_is_done_as_far_as_possible() -> None:
    state = make_position(hand="1", event=immediate_event(seq(PlaceCart(2), GainCoins(1))))
    assert player_of(state).coins == 1  # no joint, no marker, but the coin


def test_IM32_the_next_round_begins_when_all_have_finished() -> None:
    state = make_position(hand="1", others=[("", "1", 0)], decks=("11", "", ""))
    play(state, 0)
    play(state, 0, seat=1)
    play(state, USE_NONE, SURFACE_COINS)
    assert (state.round, asked(state)) == (5, "")
    play(state, USE_NONE, SURFACE_COINS, seat=1)
    assert state.round == 6


def test_IMA5_an_activation_by_an_event_counts_for_the_round() -> None:
    state = make_position(" 1", hand="2", coins=2, event=immediate_event(Activate()))
    assert asked(state) == "UseEffect"  # one card only: it must be named
    play(state, USE_FIRST)
    assert player_of(state).coins == 3
    play(state, 1)
    play(state, options(state)[0])
    events = play(state, USE_NONE)
    assert event_values(events, "ActivationSkipped") == [(0, 0, 0)]
    play(state, SURFACE_COINS)
    assert player_of(state).mine.activated == 0  # wiped before the next event


def test_IMA9_the_last_end_of_round_event_is_resolved_before_scoring() -> None:
    late = EventCard("late", END_OF_ROUND, GainPoints(2))
    state = make_position(hand="1", event=late, round=10)
    play(state, 0, USE_NONE, SURFACE_COINS)
    assert state.over
    assert RULES.score(state).scores == [2]


def test_IMA26_cheaper_cards() -> None:
    cheap = EventCard("cheap", THIS_ROUND, None, CHEAPER_CARDS, 2)
    assert options(make_position(" 1", hand="2", coins=0, event=cheap)) == [1]
    assert refused(make_position(" 1", hand="21", coins=0), 1) == ("IM-16", "card-too-dear")


def test_IMA26_longer_advances() -> None:
    far = EventCard("far", THIS_ROUND, None, LONGER_ADVANCES, 1)
    state = make_position(" A", {"A": card(1, Advance(1))}, event=far)
    activate(state, 0)
    play(state, USE_FIRST, 0)
    assert options(state) == [1, 2]


def test_IMA26_richer_coins_on_mine_cards_only() -> None:
    rich = EventCard("rich", THIS_ROUND, None, RICHER_COINS, 1)
    state = make_position(" A", {"A": card(1, GainCoins(2))}, event=rich)
    chain(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).coins == 3
    play(state, SURFACE_COINS)
    assert player_of(state).coins == 5


def test_IMA26_a_second_effect_of_the_surface() -> None:
    open_gates = EventCard("open", THIS_ROUND, None, MORE_SURFACE, 1)
    state = make_position(" 1", event=open_gates, decks=("111", "", ""), coins=4)
    chain(state, 0)
    play(state, USE_NONE, 1, 0, 1)  # the short advance
    assert asked(state) == "UseSurface"
    assert refused(state, 2) == ("IM-27", "surface-used")
    assert options(state) == [SURFACE_COINS, SURFACE_DRAW]


def test_IMA26_lower_prices() -> None:
    kind = EventCard("kind", THIS_ROUND, None, LOWER_PRICES, 2)
    state = make_position(" A", {"A": card(1, Pay(3, GainPoints(1)))}, coins=1, event=kind)
    activate(state, 0)
    play(state, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points) == (0, 1)
