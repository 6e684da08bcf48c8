"""Progress boards: IM-42 to IM-45, IM-D10, IM-D14, IM-A7, IM-A8, IM-A21, IM-A23."""

from __future__ import annotations

from kazamata.games.miners.asks import USE_FIRST, USE_SECOND
from kazamata.games.miners.cardset import Track
from kazamata.games.miners.effects import (
    DISTANCE,
    MACHINERY_HERE,
    POSITION,
    Activate,
    Advance,
    GainCoins,
    GainPoints,
    Per,
    seq,
)
from kazamata.games.miners.state import NO_BOARD
from tests.rules.miners.positions import (
    activate,
    asked,
    card,
    event_values,
    immediate_event,
    make_position,
    options,
    play,
    player_of,
    refused,
)

SHORT = Track("short", (GainCoins(1), GainCoins(10), GainPoints(5)))
TRACKS = [SHORT] * 6


def test_IM42_choose_a_board_enter_and_move() -> None:
    state = make_position(hand="1", event=immediate_event(Advance(2)), tracks=TRACKS)
    assert asked(state) == "EnterBoard"
    assert options(state) == [0, 1, 2]
    events = play(state, 1)
    assert asked(state) == "MoveMarker"
    events += play(state, 2)
    assert event_values(events, "MarkerMoved") == [(0, 2, 2, 1)]
    assert (player_of(state).marker_board, player_of(state).marker_space, player_of(state).coins) == (
        1,
        2,
        10,
    )


def test_IM42_later_advances_go_on_on_the_same_board() -> None:
    state = make_position(" A", {"A": card(1, Advance(1))}, tracks=TRACKS)
    player_of(state).marker_board, player_of(state).marker_space = 2, 1
    activate(state, 0)
    play(state, USE_FIRST)  # one step is no choice
    assert (player_of(state).marker_board, player_of(state).marker_space) == (2, 2)


def test_IMD10_the_player_picks_the_distance() -> None:
    state = make_position(hand="1", event=immediate_event(Advance(2)), tracks=TRACKS)
    play(state, 0)
    assert options(state) == [1, 2]
    assert refused(state, 3) == ("IM-42", "too-many-steps")


def test_IM43_only_the_last_space_pays() -> None:
    state = make_position(hand="1", event=immediate_event(Advance(2)), tracks=TRACKS)
    play(state, 0, 2)
    assert player_of(state).coins == 10


def test_IM44_the_top_space_sends_the_marker_to_another_board() -> None:
    state = make_position(hand="1", event=immediate_event(Advance(5)), tracks=TRACKS)
    play(state, 0)
    assert options(state) == [1, 2, 3]
    assert refused(state, 4) == ("IM-44", "past-the-top")
    events = play(state, 3)
    assert player_of(state).points == 5
    assert event_values(events, "BoardFinished")
    assert asked(state) == "ChangeBoard"
    assert options(state) == [1, 2]
    assert refused(state, 0) == ("IM-44", "same-board")
    play(state, 2)
    assert (
        player_of(state).marker_board,
        player_of(state).marker_space,
        player_of(state).finished_boards,
    ) == (
        2,
        0,
        1,
    )  # leftover steps are lost


def test_IM44_a_completed_board_may_be_entered_again() -> None:
    state = make_position(hand="1", event=immediate_event(Advance(1)), tracks=TRACKS)
    player_of(state).finished_boards = 1
    play(state, 0)
    assert player_of(state).marker_board == 0


def test_IM45_markers_do_not_block_one_another() -> None:
    state = make_position(hand="1", others=[("", "1", 0)], event=immediate_event(Advance(1)), tracks=TRACKS)
    play(state, 0)
    play(state, 0, seat=1)
    assert [player.marker_space for player in state.players] == [1, 1]


def test_IMD14_a_space_may_pay_anything_the_vocabulary_knows() -> None:
    tracks = [Track("odd", (seq(GainCoins(1), GainPoints(1)), Activate()))] * 6
    state = make_position(" 1", hand="1", event=immediate_event(Advance(1)), tracks=tracks)
    play(state, 0)
    assert (player_of(state).coins, player_of(state).points) == (1, 1)


def test_IMA7_the_lowest_space_pays_nothing() -> None:
    state = make_position(hand="1", event=immediate_event(Advance(3)), tracks=TRACKS)
    play(state, 0, 3, 1)
    assert (player_of(state).marker_space, player_of(state).coins, player_of(state).points) == (0, 0, 5)


def test_IMA8_no_move_of_no_steps() -> None:
    state = make_position(hand="1", event=immediate_event(Advance(2)), tracks=TRACKS)
    play(state, 0)
    assert refused(state, 0) == ("IM-A8", "no-zero-steps")


def test_IMA8_an_advance_worth_nothing_leaves_the_marker_beside_the_boards() -> None:
    state = make_position(" A", {"A": card(1, Per(MACHINERY_HERE, Advance(1)))}, tracks=TRACKS)
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).marker_board == NO_BOARD


def test_IMA21_an_advance_inside_the_top_space_changes_boards_first() -> None:
    tracks = [Track("top", (GainCoins(1), Activate()))] * 6
    state = make_position(
        " A", {"A": card(1, Advance(1))}, event=immediate_event(Advance(2)), tracks=tracks, hand="1"
    )
    play(state, 0, 2)
    assert asked(state) == "UseEffect"
    play(state, USE_FIRST)
    assert asked(state) == "ChangeBoard"
    play(state, 1)
    assert (player_of(state).marker_board, player_of(state).marker_space) == (1, 1)
    assert asked(state) == "ChooseCard"  # the marker is not moved a second time


def test_IMA21_an_advance_nested_in_another_space_goes_on_from_it() -> None:
    tracks = [Track("mid", (Activate(), GainCoins(7), GainPoints(1)))] * 6
    state = make_position(
        " A", {"A": card(1, Advance(1))}, event=immediate_event(Advance(1)), tracks=tracks, hand="1"
    )
    play(state, 0, USE_FIRST)
    assert (player_of(state).marker_space, player_of(state).coins) == (2, 7)


def test_IMA23_position_and_distance() -> None:
    cards = {"A": card(1, Per(POSITION, GainCoins(1)), Per(DISTANCE, GainPoints(1)))}
    state = make_position(" A", cards, event=immediate_event(Advance(3)), tracks=TRACKS, hand="1")
    play(state, 0, 3, 1)
    assert (player_of(state).marker_space, player_of(state).distance) == (
        0,
        3,
    )  # changing boards adds nothing
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).coins == 0
    state = make_position(" A", cards, tracks=TRACKS)
    player_of(state).marker_board, player_of(state).marker_space, player_of(state).distance = 1, 2, 6
    activate(state, 0)
    play(state, USE_SECOND)
    assert player_of(state).points == 6
