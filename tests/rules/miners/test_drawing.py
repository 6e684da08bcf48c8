"""Drawing and the hand limit: IM-38 to IM-41, IM-D8, IM-D9, IM-A10, IM-A11, IM-A18, IM-A19."""

from __future__ import annotations

from kazamata.games.miners.asks import STOP, SURFACE_COINS, USE_FIRST, USE_NONE
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.effects import (
    Activate,
    Discard,
    Draw,
    DrawDeep,
    DrawFaction,
    DrawLevel,
    GainCoins,
    Special,
    seq,
)
from kazamata.games.miners.factions import ANY_FACTION, ROMANS
from kazamata.games.miners.rules import MINERS as RULES
from tests.rules.miners.positions import (
    activate,
    asked,
    begin,
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

ROMAN = card(2, factions=(ROMANS,))


def test_IM38_each_card_from_a_deck_of_choice_after_seeing_the_last() -> None:
    state = make_position(decks=("1111", "22", "33"), event=immediate_event(Draw(2)))
    events = play(state, 2)
    assert event_values(events, "CardDrawn") == [(0, 3, 2)]
    assert held(state) == [2]
    assert asked(state) == "DrawCard"
    play(state, 0)
    assert held(state) == [0, 2]


def test_IMD8_any_of_the_three_decks_never_level_IV() -> None:
    state = make_position(decks=("1111", "22", "33"), event=immediate_event(Draw(1)))
    assert options(state) == [0, 1, 2]


def test_IM39_hand_limit_eight() -> None:
    state = make_position(hand="1111222", decks=("11", "22", "33"), event=immediate_event(Draw(3)))
    play(state, 0, 1, 2)
    assert len(held(state)) == 10
    assert asked(state) == "TrimHand"
    assert refused(state, 3) == ("IM-39", "not-in-hand")
    events = play(state, 2, 1)
    assert event_values(events, "CardDiscarded") == [(0, 2), (0, 1)]
    assert [list(pile) for pile in state.discard_piles] == [[], [1], [2]]
    assert asked(state) == "ChooseCard"


def test_IMD9_three_cards_are_drawn_fully_then_trimmed() -> None:
    state = make_position(hand="11112222", decks=("11", "22", "33"), event=immediate_event(Draw(3)))
    play(state, 0, 0, 1)
    assert len(held(state)) == 11


def test_IMA18_a_nested_effect_is_trimmed_at_its_own_end() -> None:
    cards = {"A": card(1, seq(Activate(), Draw(1))), "B": card(1, Draw(1))}
    state = make_position(" A B", cards, hand="11112222", decks=("11111", "", ""))
    activate(state, 0)
    play(state, USE_FIRST, USE_FIRST, 0)
    assert asked(state) == "TrimHand"
    play(state, 0, 0)
    assert asked(state) == "TrimHand"
    play(state, 0)
    assert len(held(state)) == 8


def test_IM40_level_IV_by_spaces_and_events_only() -> None:
    for made in HOUSE_SET.cards:
        assert "DrawDeep" not in repr(made.effects)
    state = make_position(hand="1", event=immediate_event(DrawDeep(2)))
    assert held(state) == [0, 3, 3]


def test_IM41_search_a_deck_for_a_faction() -> None:
    state = make_position(
        cards={"R": ROMAN}, decks=("1", "22R22", "3"), event=immediate_event(DrawFaction(ROMANS)), hand="1"
    )
    events = play(state, 1)
    assert event_values(events, "CardTurnedUp") == [(0, 1), (0, 1), (0, 4)]
    assert event_values(events, "FactionFound") == [(0, ROMANS, 4)]
    assert held(state) == [0, 4]
    assert state.deck_sizes[1] == 4
    assert event_values(events, "DeckShuffled") == [(2,)]


def test_IM41_the_whole_deck_is_shuffled_after_a_search() -> None:
    many = {letter: card(2) for letter in "abcdefghijkl"}
    for found, deck in ((0, "abcdefghijkl"), (1, "abcdRefghijkl")):
        state = make_position(
            cards={**many, "R": ROMAN}, decks=("1", deck, "3"), event=immediate_event(DrawFaction(ROMANS))
        )
        before = list(state.decks[1])
        play(state, 1)
        after = list(state.decks[1])
        kept = [kind for kind in before if kind != 4 + len(many)]
        assert sorted(after) == sorted(kept)
        assert after != kept
        assert len(held(state)) == found


def test_IM41_any_faction_is_named_first() -> None:
    two = card(2, factions=(0, ROMANS))
    state = make_position(
        cards={"R": two}, decks=("1", "2R", "3"), event=immediate_event(DrawFaction(ANY_FACTION)), hand="1"
    )
    assert asked(state) == "NameFaction"
    assert options(state) == [0, 1, 2, 3, 4, 5]
    play(state, 0, 1)
    assert held(state) == [0, 4]  # a card of two factions serves for either


def test_IMA10_each_deck_is_tried_once() -> None:
    state = make_position(
        cards={"R": ROMAN}, decks=("1", "2", "3"), event=immediate_event(DrawFaction(ROMANS)), hand="1"
    )
    events = play(state, 1)
    assert event_values(events, "FactionMissing") == [(0, ROMANS, 2)]
    assert refused(state, 1) == ("IM-A10", "deck-searched")
    assert options(state) == [0, 2]
    play(state, 0, 2)
    assert held(state) == [0]
    assert asked(state) == "ChooseCard"


def test_IMA10_discards_are_not_searched_unless_the_deck_was_empty() -> None:
    event = immediate_event(DrawFaction(ROMANS))
    state = make_position(
        cards={"R": ROMAN}, decks=("1", "2", "3"), piles=("", "R", ""), event=event, hand="1"
    )
    events = play(state, 1)
    assert event_values(events, "FactionMissing") == [(0, ROMANS, 2)]
    state = make_position(
        cards={"R": ROMAN}, decks=("1", "", "3"), piles=("", "R", ""), event=event, hand="1"
    )
    events = play(state, 1)
    assert event_values(events, "FactionFound") == [(0, ROMANS, 4)]


def test_IMA10_the_found_card_is_known_to_all() -> None:
    state = make_position(
        cards={"R": ROMAN}, decks=("1", "R", "3"), event=immediate_event(DrawFaction(ROMANS)), hand="1"
    )
    play(state, 1)
    assert RULES.see(state, -1).seats[0].shown_cards == [4]


def test_IMA11_an_empty_deck_cannot_be_chosen() -> None:
    state = make_position(decks=("11", "", "3"), event=immediate_event(Draw(1)))
    assert options(state) == [0, 2]
    assert refused(state, 1) == ("IM-A11", "deck-empty")


def test_IMA11_with_no_cards_anywhere_nothing_is_drawn() -> None:
    state = make_position(hand="1", event=immediate_event(seq(Draw(2), DrawLevel(3, 1), GainCoins(1))))
    assert (held(state), player_of(state).coins) == ([0], 1)


def test_IMA11_level_IV_never_runs_out() -> None:
    state = make_position(hand="1", event=immediate_event(DrawDeep(2)))
    made = state.program.cards.cards
    assert sum(kind.copies for kind in made if kind.level == 4) == 1  # the test set has one only
    assert (state.deep_left, state.deep_made, held(state)) == (0, 1, [0, 3, 3])


def test_IMA11_level_IV_refills_from_its_discards_first() -> None:
    state = make_position(hand="1", event=immediate_event(DrawDeep(1)), start=False)
    state.deep_left, state.deep_discards = 0, 2
    from kazamata.core.events import NO_EVENTS
    from kazamata.games.miners.decks import take_deep

    take_deep(state, 0, NO_EVENTS)
    assert (state.deep_left, state.deep_discards, state.deep_made) == (1, 0, 0)


def test_IM5_discards_are_shuffled_when_they_become_the_deck() -> None:
    many = {letter: card(2) for letter in "abcdefghijkl"}
    state = make_position(
        cards=many, decks=("1", "", ""), piles=("", "abcdefghijkl", ""), event=immediate_event(Draw(12))
    )
    pile = list(state.discard_piles[1])
    events = [event for _ in range(12) for event in play(state, 1)]
    order = [values[2] for values in event_values(events, "CardDrawn")]
    assert sorted(order) == sorted(pile)
    assert order not in (pile, pile[::-1])


def test_IM39_a_discarded_card_of_level_IV_goes_to_its_own_pile() -> None:
    state = make_position(hand="14", event=immediate_event(Discard(1, GainCoins(2))))
    play(state, 3)
    assert (state.deep_discards, [len(pile) for pile in state.discard_piles]) == (1, [0, 0, 0])


def test_IMA19_a_deck_is_refilled_when_a_card_is_needed() -> None:
    state = make_position(hand="2", decks=("1", "2", ""), piles=("", "2", ""), event=immediate_event(Draw(2)))
    events = play(state, 1)
    assert (state.deck_sizes[1], len(state.discard_piles[1])) == (0, 1)
    assert event_values(events, "DeckShuffled") == []
    events = play(state, 1)
    assert event_values(events, "DeckShuffled") == [(2,)]
    assert (state.deck_sizes[1], len(state.discard_piles[1])) == (0, 0)


def test_IM15_discard_up_to_so_many_and_stop() -> None:
    state = make_position(hand="1122", event=immediate_event(Discard(3, GainCoins(2))))
    assert options(state) == [0, 1, STOP]
    assert refused(state, 3) == ("IM-15", "not-in-hand")
    play(state, 0, 1, STOP)
    assert player_of(state).coins == 4
    assert held(state) == [0, 1]


def test_IM15_later_effects_count_only_the_discards_of_this_effect() -> None:
    for hand, most, answers, coins in (("1", 3, [0], 2), ("11", 1, [0], 2), ("", 3, [], 0)):
        event = immediate_event(Discard(most, GainCoins(2)))
        state = make_position(hand=hand, decks=("1", "", ""), event=event, start=False)
        player_of(state).last_count = 5
        begin(state)
        play(state, *answers)
        assert player_of(state).coins == coins


def test_IM39_a_new_shift_changes_the_whole_hand() -> None:
    state = make_position(" A", {"A": card(1, Special("new_shift"))}, hand="222", decks=("11111", "", ""))
    activate(state, 0)
    play(state, USE_FIRST)
    assert [list(pile) for pile in state.discard_piles] == [[], [1, 1, 1], []]
    play(state, 0, 0, 0, 0)
    assert held(state) == [0, 0, 0, 0]


def test_IM38_the_surface_draws_three() -> None:
    state = make_position(hand="1", decks=("1111", "2", "3"))
    play(state, 0, USE_NONE)
    assert asked(state) == "UseSurface"
    assert SURFACE_COINS in options(state)
    play(state, 3, 0, 0, 0)
    assert len(held(state)) == 3
