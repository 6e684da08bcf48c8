"""The duel: TQ-H6."""

from __future__ import annotations

from kazamata.games.tranquility.asks import DISCARD_TWO, STOP
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from tests.rules.tranquility.positions import (
    asked,
    discarded,
    duel_island,
    event_names,
    event_values,
    hand,
    make_position,
    options,
    play,
    refused,
    sizes,
    strip,
)


def duel(drawing: str, *hands: list[int], active: int = 0, first: int = 0, open_row: list[int] | None = None,
         common: list[int] | None = None) -> State:  # fmt: skip
    return make_position(
        drawing,
        *hands,
        variant="duel",
        active=active,
        first=first,
        open_row=open_row or [],
        common=common or [],
    )


def cells(state: State, card: int) -> list[int]:
    first = duel_island(card, 0)
    return [option - first for option in options(state) if first <= option < first + 36]


def test_TQH6_hands_of_five_four_open_cards_and_a_common_pile() -> None:
    setup = RULES.setup(2, {"variant": "duel"})
    firsts = set()
    for seed in range(30):
        view = RULES.see(RULES.deal(setup, seed), 0)
        assert view.duel is not None
        assert (view.duel.pile_size, len(view.duel.open_row)) == (80 - 10 - 4, 4)
        assert sizes(RULES.deal(setup, seed)) == [(5, 0, 0), (5, 0, 0)]
        assert view.active_seat == view.duel.first_player
        firsts.add(int(view.duel.first_player))
    assert firsts == {0, 1}


def test_TQH6_the_first_player_follows_the_rows_the_second_the_columns() -> None:
    drawing = """
        .. .. .. .. .. ..
        .. .. 30{0} .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        """
    rows = duel(drawing.format("a"), [50, 1, 2], [60, 61])
    assert cells(rows, 50) == list(range(16, 36))
    columns = duel(drawing.format("b"), [1, 2], [50, 1, 2], active=1)
    # after cell 14 in the columns' order: the rest of column 2, then columns 3 to 5
    expected = {cell for cell in range(36) if cell % 6 > 2 or (cell % 6 == 2 and cell // 6 > 3)}
    assert set(cells(columns, 50)) == expected


def test_TQH6_playing_first_decides_the_direction_not_the_seat() -> None:
    state = duel("30b", [1, 2], [31, 2], active=1, first=1)
    assert 1 in cells(state, 31)  # seat 1 follows the rows: cell 1 comes next and costs 1
    assert event_values(play(state, duel_island(31, 1)), "IslandPlaced") == [(1, 31, 1, 1)]


def test_TQH6_the_question_names_the_price_of_every_placement() -> None:
    """The lowest number on the first cell is the first placement of all."""
    state = duel(".. 4a", [1, 2, 9, 10, 11], [60, 61])
    prices = RULES.question(state, RULES.ask(state)[0]).facts_by_option("price")
    assert (prices[duel_island(1, 0)], prices[duel_island(2, 0)], prices[duel_island(9, 8)]) == (3, 2, 0)
    assert event_values(play(state, duel_island(1, 0)), "IslandPlaced") == [(0, 1, 0, 3)]


def test_TQH6_only_own_cards_must_ascend() -> None:
    state = duel("40b .. 20b", [30, 1], [60, 61])
    assert cells(state, 30) == [1, *range(3, 36)]
    assert refused(state, duel_island(30, 0)) == ("TQ-H6", "cell-taken", {"cell": 0, "card": 40})
    state = duel(".. 20a 40a", [30, 1], [60, 61])
    assert refused(state, duel_island(30, 0)) == (
        "TQ-H6",
        "number-too-high",
        {"card": 30, "cell": 0, "other": 20, "place": 1},
    )
    assert refused(state, duel_island(30, 5)) == (
        "TQ-H6",
        "number-too-low",
        {"card": 30, "cell": 5, "other": 40, "place": 2},
    )


def test_TQH6_only_own_neighbours_in_the_own_order_cost() -> None:
    state = duel("29b", [30, 1], [60, 61])
    assert event_values(play(state, duel_island(30, 1)), "IslandPlaced") == [(0, 30, 1, 0)]
    beneath = duel("29b", [60, 61], [31, 1, 2, 3], active=1)
    assert event_values(play(beneath, duel_island(31, 6)), "IslandPlaced") == [(1, 31, 6, 2)]
    beside = duel("29b", [60, 61], [31, 1, 2, 3], active=1)
    assert event_values(play(beside, duel_island(31, 1)), "IslandPlaced") == [(1, 31, 1, 0)]


def test_TQH6_a_cost_beyond_the_hand_is_refused() -> None:
    state = duel("29a", [35, 1], [60, 61])
    assert refused(state, duel_island(35, 1)) == (
        "TQ-H6",
        "duel-too-dear",
        {"card": 35, "cell": 1, "cost": 6, "left": 1},
    )
    assert refused(state, duel_island(36, 1)) == ("TQ-H6", "not-in-hand", {"card": 36})


def test_TQH6_draw_from_the_open_row_only_each_card_replaced_at_once() -> None:
    state = duel("", [30, 31, 32, 33, 34], [60, 61], open_row=[1, 2, 3, 4], common=[70, 71])
    play(state, DISCARD_TWO, 30, 31)
    assert asked(state) == [(0, "TakeOpenCard")]
    assert refused(state, 70) == ("TQ-H6", "not-in-open-row", {"card": 70})
    events = play(state, 3)
    assert event_values(events, "OpenCardTaken") == [(0, 3)]
    assert event_values(events, "OpenCardTurned") == [(70,)]
    assert sorted(options(state)) == [1, 2, 4, 70]
    play(state, 70)
    assert hand(state) == [3, 32, 33, 34, 70]
    assert asked(state) == [(1, "DuelTurn")]


def test_TQH6_an_exhausted_pile_leaves_the_open_row() -> None:
    state = duel("", [30, 31, 32], [60, 61], open_row=[1])
    play(state, DISCARD_TWO, 30, 31, 1)
    assert hand(state) == [1, 32]
    assert asked(state) == [(1, "DuelTurn")]


def test_TQH6_after_one_has_stopped_the_other_plays_on() -> None:
    state = duel("", [30, 31, 32], [60, 61, 62, 63])
    assert event_values(play(state, STOP), "SeatStopped") == [(0, 0)]
    play(state, duel_island(60, 35))
    assert asked(state) == [(1, "DuelTurn")]
    events = play(state, STOP)
    assert event_names(events) == ["SeatStopped", "DuelEnded"]
    assert RULES.score(state).end_reason == "both_stopped"


def test_TQH6_a_player_without_options_must_stop() -> None:
    """Seat 1 holds only the 1 and has a 2 at the very start of its own order."""
    state = duel("2b", [30, 31], [1])
    events = play(state, DISCARD_TWO)
    assert event_values(events, "SeatStopped") == [(1, 1), (0, 1)]
    assert asked(state) == []


def test_TQH6_one_card_is_too_few_to_discard() -> None:
    state = duel("", [30], [60, 61])
    assert refused(state, DISCARD_TWO) == ("TQ-H6", "too-few-to-discard", {"cards": 1})
    assert STOP in options(state)


def test_TQH6_a_full_grid_ends_the_duel_before_any_drawing() -> None:
    nearly = strip(f"{number}a" for number in range(1, 36))
    state = duel(nearly, [36, 50], [60, 61], open_row=[70, 71])
    events = play(state, duel_island(36, 35))
    assert event_names(events) == ["IslandPlaced", "CardsDiscarded", "DuelEnded"]
    outcome = RULES.score(state)
    assert (outcome.end_reason, outcome.winners, outcome.scores) == ("grid_full", [0], [3 * 36 - 1, 1])


def test_TQH6_placed_three_points_discarded_minus_one_the_second_player_one_more() -> None:
    state = duel("10a 20b 30a", [40, 41, 42], [60, 61])
    outcome = RULES.score(state)
    assert (outcome.end_reason, outcome.winners) == ("", [])
    assert outcome.scores == [6, 4]
    play(state, DISCARD_TWO, 40, 41)
    assert RULES.score(state).scores == [4, 4]
    assert RULES.score(state).breakdown == [
        (0, "placed", 6), (0, "discarded", -2), (0, "second", 0),
        (1, "placed", 3), (1, "discarded", 0), (1, "second", 1),
    ]  # fmt: skip
    assert discarded(state) == [40, 41]


def test_TQH6_equal_points_are_won_by_fewer_discards() -> None:
    """Equal points with equal discards cannot be: 3a - d = 3b - d + 1 has no solution."""
    second = duel("10a 20a 30b", [40, 41, 42], [60, 61])
    play(second, DISCARD_TWO, 40, 41, STOP, STOP)
    assert RULES.score(second).scores == [4, 4]
    assert RULES.score(second).winners == [1]
    first = duel("10a .. 20b", [40, 42], [50, 51])
    play(first, STOP, duel_island(51, 9), STOP)
    assert RULES.score(first).winners == [1]
    first = duel("10a .. 20b", [40, 42], [50, 51], active=1)
    first.players[0].add_discard(70)
    play(first, DISCARD_TWO, STOP)
    assert RULES.score(first).scores == [2, 2]
    assert RULES.score(first).winners == [0]


def test_TQH6_everybody_sees_how_the_duel_would_count_now() -> None:
    for drawing in ("12a .. 20b", "12a 14a .. 20b"):
        state = make_position(drawing, [30, 40, 50, 60, 70], [31, 41, 51, 61, 71], variant="duel")
        for viewer in (-1, 0, 1):
            duel = RULES.see(state, viewer).duel
            assert duel is not None
            assert duel.points == RULES.score(state).scores
