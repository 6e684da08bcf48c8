"""A turn, discards and the end: TQ-7, TQ-8, TQ-19, TQ-20."""

from __future__ import annotations

from kazamata.games.tranquility.asks import DISCARD_HAND, DISCARD_TWO, PLAY_FINISH, PLAY_START
from kazamata.games.tranquility.cards import FINISH, MONSTER, START
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import CAUSES, State
from tests.rules.tranquility.positions import (
    answer_as,
    asked,
    discarded,
    event_names,
    event_values,
    events_seen_by,
    hand,
    island,
    make_position,
    monster,
    options,
    play,
    refusal_parts,
    refused,
    sizes,
    strip,
    turning,
)

NEARLY_FULL = strip(range(1, 36))
FULL = strip(range(1, 37))


def test_TQ7_exactly_one_action_then_the_next_player() -> None:
    state = make_position("", [10, 11, 12, 13, 14], [20, 21], [30, 31])
    play(state, island(10, 3))
    assert asked(state) == [(1, "TakeTurn")]
    play(state, DISCARD_TWO)
    assert asked(state) == [(2, "TakeTurn")]
    refusal = RULES.why(state, 0, island(11, 9))
    assert refusal is not None
    assert refusal_parts(refusal) == ("", "not-asked", {"seat": 0})


def test_TQ7_two_cards_may_always_be_discarded_even_if_one_can_be_played() -> None:
    state = make_position("", [10, 11], [20, 21])
    assert DISCARD_TWO in options(state)
    assert island(10, 0) in options(state)


def test_TQ7_discarding_needs_two_discardable_cards() -> None:
    state = make_position("", [10], [20, 21])
    assert refused(state, DISCARD_TWO) == ("TQ-7", "too-few-to-discard", {"cards": 1})
    state = make_position("5", [10, MONSTER, MONSTER], [20, 21], monsters=3)
    assert refused(state, DISCARD_TWO) == ("TQ-7", "too-few-to-discard", {"cards": 1})


def test_TQ7_the_question_names_the_price_of_every_action() -> None:
    """A Start is free when it is played (TQ-12), two cards are two, an island costs by its neighbours (TQ-11)."""
    ask, question = price_list(make_position("", [10, 11, START], [20, 21]))
    assert question[ask.index(PLAY_START)] == 0
    ask, question = price_list(make_position("5 .. 12", [10, 11, 14, 15, 16], [20, 21]))
    assert question[ask.index(DISCARD_TWO)] == 2
    assert question[ask.index(island(10, 1))] == 2


def price_list(state: State) -> tuple[list[int], list[int]]:
    """All options of the asked seat, with their prices."""
    question = RULES.question(state, RULES.ask(state)[0])
    return list(question.options), [question.facts_by_option("price")[option] for option in question.options]


def test_TQ7_a_start_in_hand_forbids_discarding() -> None:
    state = make_position("", [10, 11, START], [20, 21])
    assert refused(state, DISCARD_TWO) == ("TQ-12", "start-first", {})


def test_TQ8_the_hand_is_refilled_to_five_from_the_own_pile_one_by_one() -> None:
    state = make_position("", [1, 2, 3, 4, 5], [6, 7], piles=[[50, 40, 30], [60]])
    events = play(state, DISCARD_TWO, 1, 2)
    assert event_values(events, "CardDrawn") == [(0, 50), (0, 40)]
    assert hand(state) == [3, 4, 5, 40, 50]
    assert sizes(state) == [(5, 1, 2), (2, 1, 0)]


def test_TQ8_an_empty_pile_is_not_renewed_and_play_goes_on() -> None:
    state = make_position("", [1, 2, 3, 4, 5], [6, 7], piles=[[50]], discards=[[70, 71, 72]])
    play(state, DISCARD_TWO, 1, 2)
    assert sizes(state)[0] == (4, 0, 5)
    assert asked(state) == [(1, "TakeTurn")]
    play(state, DISCARD_TWO)
    play(state, DISCARD_TWO, 3, 4)
    assert hand(state) == [5, 50]
    assert sizes(state)[0] == (2, 0, 7)


def test_TQ19_two_cards_are_discarded_face_down_and_stay_secret() -> None:
    state = make_position("", [1, 2, 3, 4, FINISH], [6, 7], piles=[[50, 51]])
    events = play(state, DISCARD_TWO, 2, FINISH)
    assert discarded(state) == [2, FINISH]
    for viewer in (-1, 0, 1):
        view = RULES.see(state, viewer)
        assert [seat.discarded_cards for seat in view.seats] == [[], []]
        assert events_seen_by(events, viewer)[0] == ("CardsDiscarded", (0, 2, 1))
    assert [name for name, _ in events_seen_by(events, 0)] == ["CardsDiscarded", "CardDrawn", "CardDrawn"]


def test_TQ19_each_seat_has_its_own_discards() -> None:
    state = make_position("", [1, 2, 3], [6, 7, 8])
    play(state, DISCARD_TWO, 1, 2, DISCARD_TWO, 7, 8)
    assert (discarded(state, 0), discarded(state, 1)) == ([1, 2], [7, 8])


def test_TQ19_only_cards_of_the_hand_can_be_picked() -> None:
    state = make_position("5", [1, 2, 3, MONSTER], [6, 7], monsters=3)
    play(state, DISCARD_TWO)
    assert asked(state) == [(0, "PickTwo")]
    assert refused(state, 9) == ("TQ-19", "not-in-hand", {"card": 9})
    assert refused(state, MONSTER) == ("TQ-23", "monster-stays", {})


def test_TQR2_a_choice_names_the_kind_of_card() -> None:
    state = make_position("", [FINISH, FINISH, FINISH, 7, START], [6, 7], starter=1)
    play(state, DISCARD_TWO)
    assert options(state) == [7, FINISH]  # one option for three equal cards
    play(state, FINISH)
    assert options(state) == [FINISH, START]
    play(state, FINISH)
    assert hand(state) == [7, FINISH, START]


def test_TQR2_equal_monsters_are_one_option_a_cell() -> None:
    state = make_position("5 .. 9", [MONSTER, MONSTER, 20], [6, 7], monsters=3)
    assert [option for option in options(state) if monster(0) <= option < turning(0)] == [
        monster(0),
        monster(2),
    ]


def test_TQR3_two_cards_one_by_one_with_nothing_between() -> None:
    state = make_position("", [1, 2, 3, 4, 5], [6, 7], piles=[[50, 51]])
    assert event_names(play(state, DISCARD_TWO, 1)) == []
    assert hand(state) == [2, 3, 4, 5]
    assert asked(state) == [(0, "PickTwo")]
    assert event_names(play(state, 4)) == ["CardsDiscarded", "CardDrawn", "CardDrawn"]


def test_TQR5_cards_of_one_discard_are_named_in_ascending_order() -> None:
    state = make_position("", [10, 20, 30, 40, 50], [6, 7])
    play(state, DISCARD_TWO)
    assert options(state) == [10, 20, 30, 40]
    assert refused(state, 50) == ("TQ-R5", "ascending-picks", {"card": 50, "left": 2})
    play(state, 30)
    assert options(state) == [40, 50]
    assert refused(state, 10) == ("TQ-R5", "ascending-picks", {"card": 10, "left": 1})


def test_TQR5_every_pair_can_be_named_in_just_one_way() -> None:
    ways = []
    for first in (10, 20, 30, FINISH):
        state = make_position("", [10, 20, 30, FINISH, FINISH], [6, 7])
        play(state, DISCARD_TWO, first)
        ways += [(first, second) for second in options(state)]
    assert ways == [
        (10, 20), (10, 30), (10, FINISH), (20, 30), (20, FINISH), (30, FINISH), (FINISH, FINISH),
    ]  # fmt: skip


def test_TQ20_a_player_without_options_loses_for_all() -> None:
    state = make_position("20", [40, 41], [30])
    events = play(state, DISCARD_TWO)  # seat 1 holds one island
    assert asked(state) == [(1, "TakeTurn")]
    state = make_position(NEARLY_FULL, [40, 41], [30])
    events = play(state, DISCARD_TWO)
    assert event_values(events, "GameLost") == [(1,)]
    assert asked(state) == []
    outcome = RULES.score(state)
    assert (outcome.end_reason, outcome.winners) == ("stuck", [])
    refusal = RULES.why(state, 1, DISCARD_TWO)
    assert refusal is not None
    assert refusal_parts(refusal) == ("", "game-over", {})


def test_TQ20_an_empty_hand_loses() -> None:
    state = make_position("20", [40], [])
    assert event_values(play(state, island(40, 9)), "GameLost") == [(1,)]


def test_TQ20_a_hopeless_position_is_played_on() -> None:
    """All five Finishes are gone, so the team cannot win: only TQ-18 and being stuck end the game."""
    state = make_position("80", [1, 2, 3], [4, 5, 6], discards=[[FINISH] * 5])
    assert asked(state) == [(0, "TakeTurn")]
    assert RULES.score(state).end_reason == ""
    play(state, DISCARD_TWO, 1, 2)
    assert asked(state) == [(1, "TakeTurn")]


def test_TQA5_a_last_island_is_playable_if_it_is_free() -> None:
    free = make_position("20", [40, 41], [30])
    play(free, DISCARD_TWO)
    assert options(free) == [island(30, cell) for cell in range(2, 36)]
    play(free, island(30, 5))
    assert asked(free) == []  # seat 0 has nothing left
    beside = make_position(strip(range(1, 36)), [70, 71], [40])
    assert event_values(play(beside, DISCARD_TWO), "GameLost") == [(1,)]


def test_TQA5_a_last_start_or_winning_finish_is_playable() -> None:
    state = make_position("20", [40, 41], [START])
    play(state, DISCARD_TWO)
    assert options(state) == [PLAY_START]
    state = make_position(FULL, [40, 41], [FINISH], starter=0)
    play(state, DISCARD_TWO)
    assert options(state) == [PLAY_FINISH]
    state = make_position(NEARLY_FULL, [40, 41], [FINISH], starter=0)
    assert event_values(play(state, DISCARD_TWO), "GameLost") == [(1,)]


def test_TQR1_giving_up_is_no_move() -> None:
    """Every option is one of the actions of TQ-7, and no game ends by giving up."""
    state = make_position("80", [1, 2, 3], [4, 5, 6], discards=[[FINISH] * 5])
    low = [option for option in options(state) if option < island(1, 0)]
    assert low == [DISCARD_TWO]
    assert CAUSES == ("", "won", "stuck", "grid_full", "both_stopped")
    assert not any("give" in kind.name.lower() and "up" in kind.name.lower() for kind in RULES.ask_kinds)


def test_TQA12_the_start_is_forced_even_on_a_full_grid() -> None:
    state = make_position(FULL, [START, FINISH, 50], [51, 52, 53])
    assert options(state) == [PLAY_START]
    assert refused(state, PLAY_FINISH) == ("TQ-12", "start-first", {})


def test_TQA12_a_full_grid_without_a_start_is_passed_on() -> None:
    state = make_position(FULL, [FINISH, 50, 51], [52, 53, FINISH], piles=[[54, 55], [START]])
    assert options(state) == [DISCARD_TWO]
    assert refused(state, PLAY_FINISH) == ("TQ-18", "finish-no-start", {"cells": 0})
    play(state, DISCARD_TWO, 50, 51)
    play(state, DISCARD_TWO, 52, 53)
    play(state, DISCARD_TWO, 54, 55)
    assert options(state) == [PLAY_START]


def test_TQ7_no_other_action_without_modules() -> None:
    state = make_position("5", [10, 11], [20, 21])
    assert refused(state, DISCARD_HAND) == ("TQ-24", "no-compasses-here", {})
    assert refused(state, monster(0)) == ("TQ-23", "not-in-hand", {"card": MONSTER})
    assert refused(state, turning(0)) == ("TQ-H5", "no-turning-here", {})
    assert refused(state, PLAY_START) == ("TQ-12", "not-in-hand", {"card": START})
    assert refused(state, PLAY_FINISH) == ("TQ-18", "not-in-hand", {"card": FINISH})
    refusal = RULES.why(state, 0, 10**6)
    assert refusal is not None
    assert refusal_parts(refusal)[1] == "no-such-option"


def test_TQ8_only_its_owner_sees_a_drawn_card() -> None:
    state = make_position("", [1, 2, 3], [6, 7], piles=[[50, 51, 52]])
    events = answer_as(state, 0, DISCARD_TWO, 1, 2)
    assert [values for name, values in events_seen_by(events, 0) if name == "CardDrawn"] == [
        (0, 50),
        (0, 51),
        (0, 52),
    ]
    for viewer in (1, -1):
        assert [values for name, values in events_seen_by(events, viewer) if name == "CardDrawn"] == [
            (0,)
        ] * 3
