"""Public and hidden information: IM-A24, IM-R1, IM-R2."""

from __future__ import annotations

from kazamata.core.dice import seeded
from kazamata.core.seats import SPECTATOR
from kazamata.games.miners.effects import Draw
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import FORCED, NOT_CHOSEN
from kazamata.games.miners.view import HIDDEN
from tests.rules.miners.positions import asked, immediate_event, make_position, options, play


def test_IMA24_hands_and_decks_are_secret() -> None:
    state = make_position(hand="12", others=[("", "13", 4)], decks=("1", "2", "3"))
    view = RULES.see(state, 0)
    assert view.seats[0].hand == [0, 1]
    assert view.seats[1].hand == []
    assert view.deck_sizes == [1, 1, 1]
    assert RULES.see(state, SPECTATOR).seats[0].hand == []


def test_IMA24_mines_coins_markers_and_piles_are_public() -> None:
    state = make_position(" 1", others=[(" 1\n  2", "13", 4)], piles=("1", "", "33"), decks=("1", "", ""))
    view = RULES.see(state, 0)
    assert view.seats[1].mine.cards == [0, 1]
    assert view.seats[1].coins == 4
    assert view.discard_piles == [[0], [], [2, 2]]


def test_IMA24_coming_and_unused_events_stay_unknown() -> None:
    state = RULES.deal(RULES.setup(1, {"first_game": "yes"}), 3)
    assert len(RULES.see(state, 0).revealed_events) == 1


def test_IMA24_a_card_chosen_face_down_is_hidden_and_an_empty_hand_has_nothing_to_hide() -> None:
    state = make_position(hand="1", others=[("", "", 0), ("", "1", 0)], decks=("11", "", ""))
    play(state, 0)
    for viewer, chosen in ((0, 0), (1, HIDDEN), (SPECTATOR, HIDDEN)):
        view = RULES.see(state, viewer)
        assert [seat.chosen for seat in view.seats] == [chosen, FORCED, NOT_CHOSEN]


def test_IMA24_after_the_end_all_hands_are_open() -> None:
    state = make_position(hand="1", others=[("", "2", 0)], start=False)
    state.over = True
    assert RULES.see(state, 0).seats[1].hand == [1]


def test_IMR1_the_levels_of_a_hand_are_seen() -> None:
    state = RULES.deal(RULES.setup(2, {"first_game": "yes", "reveal": "open"}), 4)
    view = RULES.see(state, 1)
    assert sum(view.seats[0].hand_levels) == len(state.players[0].hand)
    for seed in range(5):
        world = RULES.imagine(view, seeded(seed))
        levels = [int(world.program.level[card]) for card in world.players[0].hand]
        assert [levels.count(level) for level in (1, 2, 3, 4)] == view.seats[0].hand_levels


def test_IMR2_equal_cards_are_one_choice() -> None:
    state = make_position(" 1", hand="111")
    assert options(state) == [0]


def test_IMR3_the_asked_seats_reveal_no_hand() -> None:
    state = make_position(hand="1", others=[("", "3", 0)], decks=("1", "", ""))
    assert asked(state) == asked(state, 1) == "ChooseCard"  # one can play, one is forced: both are asked


def test_IMR4_other_lanes_go_on_while_one_seat_thinks() -> None:
    state = make_position(
        hand="1", others=[("", "1", 0)], event=immediate_event(Draw(2)), decks=("1111", "2", "3")
    )
    play(state, 0, 0, seat=1)
    assert asked(state) == "DrawCard"
    assert asked(state, 1) == ""
