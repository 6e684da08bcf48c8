"""Setting the table: IM-1 to IM-9."""

from __future__ import annotations

from itertools import product

import pytest

from kazamata.core.refusals import Refused
from kazamata.core.rules import Setup
from kazamata.games.miners.fields import SEAT
from kazamata.games.miners.lesson_deals import DEALS
from kazamata.games.miners.program import track_of
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import NO_BOARD, State
from tests.rules.miners.positions import asked, held, options, play, player_of


def deal(seats: int = 1, seed: int = 1, **chosen: str) -> State:
    return RULES.deal(RULES.setup(seats, chosen), seed)


def levels(state: State, seat: int = 0) -> list[int]:
    return [int(state.program.level[card]) for card in held(state, seat)]


def test_IM1_ten_rounds_for_one_to_five() -> None:
    assert RULES.seats == (1, 2, 3, 4, 5)
    for seats in (0, 6):
        with pytest.raises(Refused) as refused:
            RULES.setup(seats, {})
        assert (refused.value.refusal.clause, refused.value.refusal.key) == ("IM-1", "setup-seats")
    state = deal(2, first_game="yes")
    rounds = set()
    while questions := RULES.ask(state):
        rounds.add(state.round)
        RULES.take(state, questions[0].seat, questions[0].options[0])
    assert rounds == set(range(1, 11))


def test_IM1_people_count_seats_from_one() -> None:
    assert [SEAT.to_text(seat) for seat in range(5)] == ["1", "2", "3", "4", "5"]


def test_IM8_the_guided_first_game_is_the_deal_that_was_chosen_for_it() -> None:
    """Its lessons wait for the events of this deal, and a payday comes first."""
    sides = {"alchemy": "front", "technology": "front", "diplomacy": "front"}
    state = deal(2, DEALS["first-shift"], first_game="yes", **sides)
    cards = state.program.cards
    assert [cards.cards[kind].key for kind in held(state)] == [
        "surveyors_camp", "milestone", "via_profunda", "winch_tower", "earthquake_cult", "raiders_hoard",
    ]  # fmt: skip
    assert cards.events[state.current_event()].key == "pay_day"


def test_IMD16_IMH1_choices_outside_the_rulebook_are_house_rules() -> None:
    house = {choice.key for choice in RULES.choices if choice.is_house_rule}
    assert house == {"alchemy", "technology", "diplomacy", "set"}


def test_IM2_each_board_shows_a_random_side() -> None:
    shown = {track_of(deal(seed=seed).board_sides, board) for seed in range(20) for board in range(3)}
    assert shown == {0, 1, 2, 3, 4, 5}


def test_IMD16_a_table_may_agree_on_the_sides() -> None:
    for alchemy, technology, diplomacy in product(("front", "back"), repeat=3):
        wanted = [("front", "back").index(side) for side in (alchemy, technology, diplomacy)]
        for seed in range(5):
            state = deal(seed=seed, alchemy=alchemy, technology=technology, diplomacy=diplomacy)
            shown = [int(track_of(state.board_sides, board)) for board in range(3)]
            assert shown == [2 * board + side for board, side in enumerate(wanted)]


def test_IMD16_unspecified_sides_stay_random() -> None:
    sides = {int(deal(seed=seed, technology="back").board_sides) for seed in range(40)}
    assert sides == {0b010, 0b011, 0b110, 0b111}


def test_IM3_three_shuffled_decks_and_a_pile_of_level_IV() -> None:
    state = deal()
    assert list(map(int, state.deck_sizes)) == [36 - 2, 43 - 3, 43 - 3]
    assert state.deep_left == 14
    for level, deck in enumerate(state.decks, 1):
        assert {int(state.program.level[card]) for card in deck} == {level}
        assert list(deck) != sorted(deck)


def test_IMD1_all_level_IV_cards_are_the_same_card() -> None:
    program = deal().program
    deep = [card for card in program.cards.cards if card.level == 4]
    assert len(deep) == 1
    assert deep[0].copies == 14


def test_IM4_ten_of_eighteen_events_are_used() -> None:
    state = deal()
    assert sorted(map(int, state.event_deck)) == list(range(18))
    used = set(map(int, state.event_deck[:10]))
    assert len(used) == 10


def test_IM5_the_supply_never_ends() -> None:
    state = deal(first_game="yes")
    player_of(state).coins += 10_000  # no stock of tokens is kept anywhere, so none can run out
    assert RULES.see(state, 0).seats[0].coins == player_of(state).coins
    assert [len(pile) for pile in state.discard_piles] == [0, 0, 0]


def test_IM6_the_marker_lies_beside_the_boards() -> None:
    state = deal(5)
    assert [player.marker_board for player in state.players] == [NO_BOARD] * 5


def test_IM7_keep_four_of_eight() -> None:
    state = deal(2)
    assert levels(state) == [1, 1, 2, 2, 2, 3, 3, 3]
    assert asked(state) == asked(state, 1) == "KeepCards"
    for left in (7, 6, 5, 4):
        assert options(state) == sorted(set(held(state)))
        play(state, held(state)[0])
        assert len(held(state)) == left
    assert asked(state) == ""
    assert asked(state, 1) == "KeepCards"


def test_IM7_only_own_cards_can_be_discarded() -> None:
    state = deal()
    foreign = next(card for card in range(60) if card not in held(state))
    refusal = RULES.why(state, 0, foreign)
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("IM-7", "not-in-hand")


def test_IMD2_the_start_hand_is_drawn_also_with_a_surface_board() -> None:
    state = deal()
    assert len(held(state)) == 8


def test_IMA14_start_discards_lie_face_up_on_their_piles() -> None:
    state = deal(2)
    first = held(state)[0]
    play(state, first)
    assert RULES.see(state, 1).discard_piles[0] == [first]


def test_IM8_in_a_first_game_all_six_are_kept() -> None:
    state = deal(3, first_game="yes")
    assert levels(state) == [1, 1, 2, 2, 3, 3]
    assert state.round == 1


def test_IM9_seats_start_with_nothing() -> None:
    for player in deal(3).players:
        assert (player.coins, player.points, player.discount, player.mine.size()) == (0, 0, 0, 0)


def test_IM1_an_unknown_choice_is_refused() -> None:
    choices = {choice.key: choice.default for choice in RULES.choices}
    refusal = RULES.refuse_setup(Setup(2, choices | {"reveal": "never"}))
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("IM-16", "setup-unknown-value")
    refusal = RULES.refuse_setup(Setup(2, choices | {"set": "nobody-knows"}))
    assert refusal is not None
    assert refusal.clause == "IM-H1"
