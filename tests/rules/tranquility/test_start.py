"""The Start card and the eight cards of the team: TQ-12 to TQ-17."""

from __future__ import annotations

import pytest

from kazamata.games.tranquility.asks import DISCARD_TWO, PLAY_START, UNSEEN
from kazamata.games.tranquility.cards import FINISH, MONSTER, ORANGE, START, YELLOW
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.view import HIDDEN_OFFER
from kazamata.words.narrator import make_narrator
from kazamata.words.sentences import text_of
from tests.rules.tranquility.positions import (
    answer_as,
    asked,
    discarded,
    event_names,
    event_values,
    events_seen_by,
    grid,
    hand,
    make_position,
    options,
    play,
    refusal_parts,
    refused,
    sizes,
)


def three(offers: int = 3) -> State:
    """Three players; seat 0 has just played a Start."""
    state = make_position(
        "5", [START, 1, 2, 3, 4], [11, 12, 13, 14, 15], [21, 22, 23, 24, 25],
        piles=[[51, 52, 53, 54, 55], [61, 62, 63, 64, 65], [71, 72, 73, 74, 75]], offers=offers,
    )  # fmt: skip
    play(state, PLAY_START)
    return state


def offer(state: State, *offers: int) -> list[tuple[int, ...]]:
    """All seats offer; returns the agreement."""
    events = [event for seat, count in enumerate(offers) for event in answer_as(state, seat, count)]
    return event_values(events, "ShareSet")


def test_TQ12_a_start_in_hand_must_be_played() -> None:
    state = make_position("5", [START, 10, 11, FINISH, 12], [1, 2, 3])
    assert options(state) == [PLAY_START]
    assert refused(state, DISCARD_TWO) == ("TQ-12", "start-first", {})


def test_TQ12_only_the_own_turn_counts() -> None:
    state = make_position("5", [10, 11], [START, 2, 3])
    assert DISCARD_TWO in options(state)


def test_TQ13_the_start_takes_no_cell_and_costs_nothing() -> None:
    before = make_position("5 6", [START, 1, 2, 3, 4], [11, 12, 13, 14, 15], [21, 22, 23, 24, 25])
    cells = grid(before)
    events = play(before, PLAY_START)
    assert event_values(events, "StartPlayed") == [(0,)]
    assert grid(before) == cells
    assert sizes(before)[0] == (4, 0, 0)
    assert "CardsDiscarded" not in event_names(events)


def test_TQ13_the_start_is_nobodys_neighbour() -> None:
    state = make_position("", [2, 3], [7, 8], starter=1)
    assert event_values(play(state, 76 + 36 + 0), "IslandPlaced") == [(0, 2, 0, 0)]


def test_TQ14_the_team_discards_exactly_eight_cards() -> None:
    state = three()
    assert asked(state) == [(0, "OfferCards"), (1, "OfferCards"), (2, "OfferCards")]
    answer_as(state, 0, 1)
    answer_as(state, 1, 5)
    events = answer_as(state, 2, 2)
    assert event_values(events, "ShareSet") == [(0, 1), (1, 5), (2, 2)]
    assert event_values(events, "CardsDiscarded") == [(1, 5, 2)]  # seat 1 gives its whole hand
    assert asked(state) == [(0, "GiveCards"), (2, "GiveCards")]
    answer_as(state, 0, 3)
    events = answer_as(state, 2, 22, 25)
    assert event_values(events, "CardsDiscarded") == [(2, 2, 2)]
    assert [discarded(state, seat) for seat in range(3)] == [[3], [11, 12, 13, 14, 15], [22, 25]]


def test_TQ14_a_seat_cannot_offer_more_than_it_can_discard() -> None:
    state = three()
    assert options(state, 0) == [0, 1, 2, 3, 4]
    assert options(state, 1) == [0, 1, 2, 3, 4, 5]
    assert refused(state, 5, 0) == ("TQ-14", "offer-too-many", {"offer": 5, "most": 4})


def test_TQ14_only_cards_of_the_own_hand_are_given() -> None:
    state = three()
    offer(state, 2, 3, 3)
    assert refused(state, 11, 0) == ("TQ-14", "not-in-hand", {"card": 11})
    assert refused(state, UNSEEN, 0) == ("TQ-24", "unseen-needs-yellow", {})


def test_TQ15_two_players_draw_two_extra_cards_first() -> None:
    state = make_position(
        "5",
        [START, 1, 2, 3, 4],
        [11, 12, 13, 14, 15],
        piles=[[51, 52, 53, 54, 55, 56], [61, 62, 63, 64, 65, 66]],
    )
    events = play(state, PLAY_START)
    assert event_values(events, "CardDrawn") == [(0, 51), (0, 52), (1, 61), (1, 62)]
    assert [size[0] for size in sizes(state)] == [4 + 2, 5 + 2]
    assert asked(state) == [(0, "OfferCards"), (1, "OfferCards")]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_TQ15_three_and_more_draw_none(seats: int) -> None:
    hands = [[START, 1, 2, 3, 4]] + [[10 * seat, 10 * seat + 1, 10 * seat + 2] for seat in range(1, seats)]
    state = make_position("", *hands, piles=[[70 + seat] for seat in range(seats)])
    assert event_names(play(state, PLAY_START)) == ["StartPlayed"]


def test_TQ16_everybody_refills_then_the_next_player() -> None:
    state = three()
    offer(state, 2, 3, 3)
    answer_as(state, 0, 1, 2)
    answer_as(state, 1, 11, 12, 13)
    answer_as(state, 2, 21, 22, 23)
    assert [size[0] for size in sizes(state)] == [5, 5, 5]
    assert hand(state, 0) == [3, 4, 51, 52, 53]
    assert asked(state) == [(1, "TakeTurn")]


def test_TQ17_a_later_start_is_dead() -> None:
    state = make_position("5", [START, 10, 11], [1, 2, 3], starter=1)
    assert refused(state, PLAY_START) == ("TQ-17", "start-dead", {})
    play(state, DISCARD_TWO)
    assert options(state) == [10, 11]
    play(state, 11, START)
    assert discarded(state) == [11, START]


def test_TQA7_offers_are_unseen_until_all_are_in() -> None:
    state = three()
    events = answer_as(state, 1, 4)
    assert events_seen_by(events, 1) == [("OfferMade", (1, 4))]
    assert events_seen_by(events, 0) == events_seen_by(events, -1) == [("OfferMade", (1,))]
    assert asked(state) == [(0, "OfferCards"), (2, "OfferCards")]
    for viewer, seen in ((0, HIDDEN_OFFER), (1, 4), (2, HIDDEN_OFFER), (-1, HIDDEN_OFFER)):
        bargain = RULES.see(state, viewer).start_offers
        assert bargain is not None
        assert bargain.offers == [-1, seen, -1]
    answer_as(state, 0, 0)
    shown = events_seen_by(answer_as(state, 2, 1), -1)
    assert shown[1:] == [
        ("OfferShown", (0, 0)),
        ("OfferShown", (1, 4)),
        ("OfferShown", (2, 1)),
        ("OffersCounted", (1, 5)),
    ]


def test_TQA7_offers_are_repeated_until_they_sum_to_eight() -> None:
    state = three()
    assert offer(state, 1, 1, 1) == []
    assert len(asked(state)) == 3
    assert offer(state, 4, 5, 5) == []
    assert offer(state, 4, 4, 0) == [(0, 4), (1, 4), (2, 0)]


@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_TQA7_after_the_last_round_the_split_is_made(rounds: int) -> None:
    """One card each in turn from the seat after the Start player: 1 2 0 1 2 0 1 2."""
    state = three(offers=rounds)
    for _ in range(rounds - 1):
        assert offer(state, 0, 0, 0) == []
    assert offer(state, 0, 0, 0) == [(0, 2), (1, 3), (2, 3)]


def test_TQA7_the_split_skips_hands_without_a_discardable_card() -> None:
    state = make_position(
        "5",
        [11, 12, 13, 14, 15],
        [START, MONSTER, MONSTER, 1],
        [21, 22, 23, 24],
        monsters=3,
        active=1,
        offers=1,
    )
    play(state, PLAY_START)
    assert offer(state, 0, 0, 0) == [(0, 3), (1, 1), (2, 4)]  # 2 0 1 2 0 2 0 2


def test_TQA7_a_yellow_storm_adds_two_unseen_cards_to_the_possible_offer() -> None:
    state = make_position(
        "5",
        [START, 1, 2],
        [11, 12, 13, 14, 15],
        [21, 22, 23, 24],
        piles=[[51, 52, 53]],
        storms=True,
        yellow=[0],
    )
    play(state, PLAY_START)
    assert options(state, 0) == [0, 1, 2, 3, 4]
    assert options(state, 1) == [0, 1, 2, 3, 4, 5]


def test_TQA7_alone_there_are_no_offers() -> None:
    state = make_position(
        "5", [START, 1, 2, 3, 4], piles=[[51, 52, 53, 54, 55, 56, 57, 58, 59]], solo="draw8"
    )
    events = play(state, PLAY_START)
    assert event_values(events, "ShareSet") == [(0, 8)]
    assert asked(state) == [(0, "GiveCards")]


def test_TQA7_everyone_picks_in_secret() -> None:
    state = three()
    offer(state, 2, 3, 3)
    events = answer_as(state, 1, 11, 12)
    assert event_names(events) == []
    for viewer in (0, 2, -1):
        bargain = RULES.see(state, viewer).start_offers
        assert bargain is not None
        assert bargain.last_named == 0
    assert events_seen_by(answer_as(state, 1, 15), 0) == [("CardsDiscarded", (1, 3, 2))]


def test_TQA8_all_discard_before_anybody_refills_from_the_start_player_on() -> None:
    state = make_position(
        "5", [1, 2, 3, 4, 6], [START, 11, 12, 13, 14], [21, 22, 23, 24, 25],
        piles=[[51, 52, 53], [61, 62, 63, 64], [71, 72, 73]], active=1,
    )  # fmt: skip
    play(state, PLAY_START)
    offer(state, 2, 3, 3)
    assert "CardDrawn" not in event_names(answer_as(state, 0, 1, 2) + answer_as(state, 1, 11, 12, 13))
    events = answer_as(state, 2, 21, 22, 23)
    drawers = [values[0] for values in event_values(events, "CardDrawn")]
    assert drawers == [1, 1, 1, 1, 2, 2, 2, 0, 0]


def test_TQA9_fewer_than_eight_cards_are_all_discarded() -> None:
    state = make_position("5", [START, 1, 2], [11, 12], [MONSTER, 21], piles=[[51], [], [52, 53]], monsters=3)
    events = play(state, PLAY_START)
    assert "OfferMade" not in event_names(events)
    assert event_values(events, "ShareSet") == [(0, 2), (1, 2), (2, 1)]
    assert [discarded(state, seat) for seat in range(3)] == [[1, 2], [11, 12], [21]]
    assert hand(state, 2) == [52, 53, MONSTER]


def test_TQA9_no_unseen_cards_are_added_if_they_do_not_suffice() -> None:
    """Six cards in hand and one unseen are seven: just the hands are given, and nobody is asked."""
    state = make_position("5", [START, 1, 2], [11, 12], [21, 22], piles=[[51]], storms=True, yellow=[0])
    events = play(state, PLAY_START)
    assert event_values(events, "CardsDiscarded") == [(0, 2, 2), (1, 2, 2), (2, 2, 2)]
    assert discarded(state) == [1, 2]
    play(state, 0)  # the compass of the Start is kept
    assert hand(state) == [51]


def test_TQA9_unseen_cards_count_before_a_shortage_is_declared() -> None:
    """Seven cards in hand and two unseen: an offer of 6 + 2 unseen is legal, and the eight are made."""
    state = make_position(
        "5", [START, 1, 2, 3], [11, 12], [21, 22], piles=[[51, 52, 53]], storms=True, yellow=[0]
    )
    play(state, PLAY_START)
    assert asked(state) == [(0, "OfferCards"), (1, "OfferCards"), (2, "OfferCards")]
    offer(state, 5, 1, 2)
    assert options(state, 0) == [UNSEEN]
    answer_as(state, 0, UNSEEN, UNSEEN, 1, 2, 3)
    answer_as(state, 1, 11)
    assert sizes(state)[0][2] == 5
    assert hand(state, 1) == [12]


def test_TQA9_the_made_split_takes_from_hands_first_and_then_unseen() -> None:
    state = make_position(
        "5", [START, 1, 2, 3], [11, 12], [21, 22], piles=[[51, 52, 53]], storms=True, yellow=[0], offers=1
    )
    play(state, PLAY_START)
    events = answer_as(state, 0, 0) + answer_as(state, 1, 0) + answer_as(state, 2, 0)
    assert event_values(events, "ShareSet") == [(0, 4), (1, 2), (2, 2)]


def test_TQA9_a_player_without_cards_discards_nothing() -> None:
    events = play(make_position("5", [START], [11, 12], [21, 22]), PLAY_START)
    assert event_values(events, "ShareSet") == [(0, 0), (1, 2), (2, 2)]
    assert event_values(events, "CardsDiscarded") == [(1, 2, 2), (2, 2, 2)]


def test_TQA9_is_no_loss() -> None:
    state = make_position("5", [START], [11, 12], [21, 22])
    play(state, PLAY_START)
    assert RULES.score(state).end_reason == "stuck"  # seat 1 has nothing left to do: TQ-20, not TQ-A9
    state = make_position("5", [START], [11, 12], [21, 22], piles=[[], [60, 61]])
    play(state, PLAY_START)
    assert asked(state) == [(1, "TakeTurn")]


def test_TQA10_a_short_pile_gives_its_remaining_cards() -> None:
    state = make_position("5", [START, 1, 2, 3, 4], [11, 12, 13, 14, 15], piles=[[51], []])
    assert event_values(play(state, PLAY_START), "CardDrawn") == [(0, 51)]
    assert [size[0] for size in sizes(state)] == [5, 5]


def test_TQA11_a_start_drawn_in_the_refill_is_dead() -> None:
    state = make_position(
        "5",
        [START, 1, 2, 3, 4],
        [11, 12, 13, 14, 15],
        [21, 22, 23, 24, 25],
        piles=[[51, 52], [START, 61, 62]],
    )
    play(state, PLAY_START)
    offer(state, 2, 3, 3)
    answer_as(state, 0, 1, 2)
    answer_as(state, 1, 11, 12, 13)
    answer_as(state, 2, 21, 22, 23)
    assert START in hand(state, 1)
    assert refused(state, PLAY_START, 1) == ("TQ-17", "start-dead", {})
    assert DISCARD_TWO in options(state)


@pytest.mark.parametrize(("solo", "drawn", "given"), [("draw4", 4, 8), ("draw8", 8, 8), ("discard4", 0, 4)])
def test_TQH1_the_start_of_a_solo_game(solo: str, drawn: int, given: int) -> None:
    state = make_position("5", [START, 1, 2, 3, 4], piles=[list(range(51, 71))], solo=solo)
    events = play(state, PLAY_START)
    cards = event_values(events, "CardDrawn")
    shares = event_values(events, "ShareSet")
    while asked(state)[0][1] == "GiveCards":
        play(state, options(state)[0])
    assert shares == [(0, given)]
    assert sizes(state)[0][2] == given
    assert len(cards) == (drawn if solo == "draw8" else drawn + 5)
    assert len(hand(state)) == 5


def test_TQH1_a_shorter_pile_means_fewer_cards() -> None:
    state = make_position("5", [START, 1, 2, 3, 4], piles=[[51, 52]])
    play(state, PLAY_START)
    assert discarded(state) == [1, 2, 3, 4, 51, 52]  # six cards, and TQ-A9


def test_TQA13_the_solo_start_is_a_house_rule_to_choose() -> None:
    [choice] = [choice for choice in RULES.choices if choice.key == "solo"]
    assert choice.is_house_rule
    assert choice.default == "draw4"
    assert choice.values == ("draw4", "draw8", "discard4")
    assert choice.clause == "TQ-H1"


def test_TQA32_bonus_cards_come_on_top_of_the_limit_and_storms_among_them_are_replaced() -> None:
    state = make_position(
        "5",
        [START, 1, 2],
        [11, 12, 13, 14, 15],
        piles=[[ORANGE, 51, 52, 53], [61, 62]],
        storms=True,
        yellow=[0],
    )
    events = play(state, PLAY_START)
    assert event_values(events, "StormCame") == [(0, ORANGE, -1)]
    assert hand(state, 0) == [1, 2, 51, 52]
    assert [size[0] for size in sizes(state)] == [4, 7]


def test_TQA32_a_yellow_storm_among_the_bonus_cards_waits_for_the_eight() -> None:
    state = make_position(
        "5", [START, 1, 2, 3, 4], [11, 12, 13, 14, 15],
        piles=[[YELLOW, 51, 52, 53, 54, 55], [61, 62, 63, 64]], storms=True,
    )  # fmt: skip
    play(state, PLAY_START)
    assert hand(state, 0) == [1, 2, 3, 4, 51, 52]
    for viewer in (0, 1, -1):
        assert [seat.yellow_storms for seat in RULES.see(state, viewer).seats] == [
            1,
            0,
        ]  # everybody sees whose storm waits
    offer(state, 1, 7)
    assert asked(state) == [(0, "GiveCards")]
    play(state, 1)
    assert asked(state) == [(0, "WeatherStorm")]
    assert len(hand(state, 0)) == 5
    play(state, 2, 3)
    assert hand(state, 0) == [4, 51, 52]
    assert asked(state)[0][1] == "CallCompass"  # the compass for the Start came after the eight


def test_TQR7_an_older_yellow_storm_trims_after_the_eight_as_well() -> None:
    state = make_position(
        "5", [START, 1, 2], [11, 12, 13, 14, 15],
        piles=[[51, 52, 53, 54, 55], [61, 62, 63, 64]], storms=True, yellow=[0],
    )  # fmt: skip
    play(state, PLAY_START)
    assert len(hand(state, 0)) == 4
    offer(state, 1, 7)
    play(state, 1)
    assert asked(state)[0][1] == "CallCompass"  # three cards are left: nothing more to discard
    play(state, 0)
    assert hand(state, 0) == [2, 51, 52]
    state = make_position(
        "5", [START, 1, 2, 3, 4], [11, 12, 13],
        piles=[[51, 52, 53, 54, 55], [61, 62, 63, 64]], storms=True, yellow=[1],
    )  # fmt: skip
    play(state, PLAY_START)
    offer(state, 6, 2)
    answer_as(state, 1, UNSEEN, UNSEEN)
    assert hand(state, 1) == [11, 12, 13, 61, 62]  # five cards under the storm
    assert asked(state) == [(1, "WeatherStorm")]
    answer_as(state, 1, 11, 12)
    assert hand(state, 1) == [13, 61, 62]
    assert asked(state)[0][1] == "CallCompass"


def test_TQA32_unseen_cards_of_any_kind_are_discarded() -> None:
    state = make_position(
        "5", [START, 1, 2], [11, 12, 13, 14, 15], [21, 22, 23, 24, 25],
        piles=[[YELLOW, START, 53, 54, 55]], storms=True, yellow=[0],
    )  # fmt: skip
    play(state, PLAY_START)
    offer(state, 3, 5, 0)
    assert options(state, 0) == [UNSEEN]  # one of three must come from the pile: the hand holds two
    events = answer_as(state, 0, UNSEEN)
    assert options(state, 0) == [UNSEEN, 1]
    events += answer_as(state, 0, UNSEEN)
    assert refused(state, UNSEEN, 0) == ("TQ-24", "unseen-first", {"most": 2})
    events += answer_as(state, 0, 2)
    assert discarded(state) == [2, START, YELLOW]
    assert "StormDrawn" not in event_names(events)
    assert RULES.see(state, 0).seats[0].yellow_storms == 1


def test_TQA17_unseen_cards_come_from_the_top_of_the_draw_pile() -> None:
    state = make_position(
        "5", [START, 1, 2], [11, 12, 13, 14, 15], [21, 22, 23, 24, 25],
        piles=[[51, 52, 53, 54, 55]], discards=[[70]], storms=True, yellow=[0],
    )  # fmt: skip
    play(state, PLAY_START)
    offer(state, 2, 5, 1)
    events = answer_as(state, 0, UNSEEN, UNSEEN)
    assert discarded(state) == [51, 52, 70]
    assert events_seen_by(events, 0) == [("CardsDiscarded", (0, 2, 2))]  # unseen by their owner too
    assert sizes(state)[0] == (2, 3, 3)


def test_TQA17_hand_cards_are_named_after_the_unseen_ones() -> None:
    state = make_position(
        "5",
        [START, 1, 2],
        [11, 12, 13, 14, 15],
        [21, 22, 23, 24, 25],
        piles=[[51, 52]],
        storms=True,
        yellow=[0],
    )
    play(state, PLAY_START)
    offer(state, 2, 5, 1)
    answer_as(state, 0, 1)
    assert refused(state, UNSEEN, 0) == ("TQ-24", "unseen-first", {"most": 2})
    refusal = RULES.why(state, 1, 11)
    assert refusal is not None
    assert refusal_parts(refusal) == ("", "not-asked", {"seat": 1})


def test_TQ14_monsters_are_not_given() -> None:
    state = make_position("5", [START, 1, 2, 3, 4], [MONSTER, 12, 13, 14], [21, 22, 23], monsters=3)
    play(state, PLAY_START)
    assert options(state, 1) == [0, 1, 2, 3]
    offer(state, 2, 3, 3)
    assert refused(state, MONSTER, 1) == ("TQ-23", "monster-stays", {})
    answer_as(state, 1, 12, 13, 14)
    assert hand(state, 1) == [MONSTER]


@pytest.mark.clause("TQ-13")
def test_TQ13_the_question_names_a_forced_start() -> None:
    for held, said in (
        ([START, 20, 30, 40, 50], "you have to play it"),
        ([20, 30, 40, 50, 60], "discard two"),
    ):
        state = make_position("", held, [9, 10])
        question = RULES.question(state, RULES.ask(state)[0])
        prompt = text_of(
            make_narrator("tranquility", "en", ("Ann", "Bea")).prompt(question, RULES.see(state, 0))
        )
        assert said in prompt
