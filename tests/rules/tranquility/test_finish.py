"""The Finish, and monsters that bar it: TQ-18, TQ-23, TQ-A22, TQ-A23, TQ-A30."""

from __future__ import annotations

from kazamata.games.tranquility.asks import DISCARD_TWO, PLAY_FINISH
from kazamata.games.tranquility.cards import FINISH, MONSTER
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from tests.rules.tranquility.positions import (
    asked,
    discarded,
    event_names,
    event_values,
    events_seen_by,
    grid,
    hand,
    island,
    make_position,
    monster,
    options,
    play,
    refused,
    strip,
)

FULL = strip(range(1, 37))
ONE_SHORT = strip(range(1, 36))


def test_TQ18_a_finish_on_a_full_grid_wins_at_once() -> None:
    state = make_position(FULL, [FINISH, 50], [51, 52], starter=1, piles=[[60, 61]])
    assert options(state) == [DISCARD_TWO, PLAY_FINISH]
    events = play(state, PLAY_FINISH)
    assert event_names(events) == ["FinishPlayed", "GameWon"]
    assert asked(state) == []
    outcome = RULES.score(state)
    assert (outcome.end_reason, outcome.winners) == ("won", [0, 1])


def test_TQ18_every_cell_must_be_filled() -> None:
    state = make_position(ONE_SHORT, [FINISH, 50], [51, 52], starter=1)
    assert refused(state, PLAY_FINISH) == ("TQ-18", "finish-cells-empty", {"cells": 1})


def test_TQ18_a_start_must_have_been_played() -> None:
    state = make_position(FULL, [FINISH, 50], [51, 52])
    assert refused(state, PLAY_FINISH) == ("TQ-18", "finish-no-start", {"cells": 0})


def test_TQ18_the_finish_must_be_in_hand() -> None:
    state = make_position(FULL, [49, 50], [51, 52], starter=1)
    assert refused(state, PLAY_FINISH) == ("TQ-18", "not-in-hand", {"card": FINISH})


def test_TQ18_it_is_a_separate_action() -> None:
    """The player of the last island must wait a turn, even in a solo game."""
    state = make_position(ONE_SHORT, [36, FINISH, 50], [51, FINISH], starter=1)
    events = play(state, island(36, 35))
    assert "GameWon" not in event_names(events)
    assert discarded(state) == []
    play(state, FINISH)  # the island cost one card: even a Finish may pay
    assert asked(state) == [(1, "TakeTurn")]
    assert PLAY_FINISH in options(state)


def test_TQ18_until_then_a_finish_is_an_ordinary_discard() -> None:
    state = make_position(ONE_SHORT, [FINISH, FINISH], [51, 52], starter=1)
    play(state, DISCARD_TWO)
    assert discarded(state) == [FINISH, FINISH]


def test_TQ23_a_monster_and_an_island_leave_the_game() -> None:
    state = make_position("5 6 7", [MONSTER, 50], [51, 52], monsters=3, piles=[[60, 61, 62, 63]])
    events = play(state, monster(1))
    assert event_values(events, "MonsterPlayed") == [(0, 1, 6)]
    assert grid(state)[:4] == [5, 0, 7, 0]
    assert sorted(RULES.see(state, -1).gone_cards) == [6, MONSTER]
    assert hand(state) == [50, 60, 61, 62, 63]
    assert asked(state) == [(1, "TakeTurn")]


def test_TQ23_a_monster_wants_a_placed_island() -> None:
    state = make_position("5 6 7", [MONSTER, 50, 51], [51, 52], monsters=3)
    assert refused(state, monster(3)) == ("TQ-23", "cell-empty", {"cell": 3})
    assert [option for option in options(state) if 4 <= option < 40] == [monster(0), monster(1), monster(2)]
    arch = make_position("5 6 7", [MONSTER, 50, 51], [51, 52], monsters=3, variant="arch")
    assert refused(arch, monster(33)) == ("TQ-2", "no-such-cell", {"cell": 33, "cells": 30})


def test_TQ23_a_monster_is_never_discarded() -> None:
    state = make_position("5", [MONSTER, 50, 51], [51, 52], monsters=3)
    play(state, DISCARD_TWO)
    assert options(state) == [50]
    play(state, 50, 51)
    assert hand(state) == [MONSTER]


def test_TQ23_no_win_while_a_player_holds_a_monster() -> None:
    state = make_position(FULL, [FINISH, 50], [MONSTER, 52], starter=1, monsters=3)
    events = play(state, PLAY_FINISH)
    assert "GameWon" not in event_names(events)
    assert RULES.score(state).end_reason == ""
    assert hand(state) == [50, FINISH]
    assert asked(state) == [(0, "TakeTurn")]


def test_TQA22_no_monster_on_an_empty_grid() -> None:
    state = make_position("", [MONSTER, 50, 51], [51, 52], monsters=3)
    assert refused(state, monster(0)) == ("TQ-23", "cell-empty", {"cell": 0})


def test_TQA22_only_monsters_and_an_empty_grid_is_a_loss() -> None:
    state = make_position("", [50, 51], [MONSTER, MONSTER, MONSTER], monsters=3)
    assert event_values(play(state, DISCARD_TWO), "GameLost") == [(1,)]
    state = make_position("5", [50, 51], [MONSTER, MONSTER, MONSTER], monsters=3)
    play(state, DISCARD_TWO)
    assert options(state) == [monster(0)]


def test_TQA23_monsters_in_piles_do_not_hinder_the_finish() -> None:
    state = make_position(
        FULL, [FINISH, 50], [51, 52], starter=1, monsters=3, piles=[[MONSTER], [MONSTER, MONSTER]]
    )
    assert "GameWon" in event_names(play(state, PLAY_FINISH))


def test_TQA30_the_offer_does_not_depend_on_hidden_monsters() -> None:
    hiding = make_position(FULL, [FINISH, 50], [MONSTER, 52], starter=1, monsters=3)
    honest = make_position(FULL, [FINISH, 50], [51, 52], starter=1, monsters=3)
    assert options(hiding) == options(honest) == [DISCARD_TWO, PLAY_FINISH]


def test_TQA30_held_monsters_are_shown_to_all_and_stay_known() -> None:
    state = make_position(
        FULL, [FINISH, 50, 51], [MONSTER, MONSTER, 52], [53, 54, FINISH, MONSTER], starter=1, monsters=4
    )
    events = play(state, PLAY_FINISH)
    for viewer in (-1, 0, 1, 2):
        assert events_seen_by(events, viewer) == [
            ("MonstersShown", (1, 2)),
            ("MonstersShown", (2, 1)),
            ("FinishBarred", (0,)),
        ]
        assert [seat.shown_monsters for seat in RULES.see(state, viewer).seats] == [0, 2, 1]


def test_TQA30_the_attempt_costs_nothing_and_is_not_repeated_this_turn() -> None:
    state = make_position(FULL, [FINISH, 50, 51], [MONSTER, 52, FINISH], starter=1, monsters=3)
    play(state, PLAY_FINISH)
    assert hand(state) == [50, 51, FINISH]
    assert options(state) == [DISCARD_TWO]
    assert refused(state, PLAY_FINISH) == ("TQ-A30", "finish-barred", {})


def test_TQA30_no_attempt_while_a_shown_monster_is_still_held() -> None:
    state = make_position(
        FULL, [50, 51], [FINISH, 53, 54], [MONSTER, 52, FINISH], starter=1, monsters=3, shown=[0, 0, 1]
    )
    play(state, DISCARD_TWO)
    assert refused(state, PLAY_FINISH) == ("TQ-A30", "finish-barred", {})
    play(state, DISCARD_TWO, 53, 54)
    play(state, monster(35))
    assert [seat.shown_monsters for seat in RULES.see(state, 0).seats] == [0, 0, 0]


def test_TQA30_in_a_later_turn_the_attempt_may_be_made_again() -> None:
    state = make_position(FULL, [FINISH, 37, 50, 51, 52, 53], [MONSTER, 60, 61], starter=1, monsters=3)
    play(state, PLAY_FINISH, DISCARD_TWO, 50, 51)
    play(state, monster(35))
    play(state, island(37, 35), 52, 53)
    play(state, DISCARD_TWO)
    assert "GameWon" in event_names(play(state, PLAY_FINISH))


def test_TQA30_the_own_monster_bars_the_attempt() -> None:
    state = make_position(FULL, [FINISH, MONSTER, 50], [51, 52], starter=1, monsters=3)
    assert refused(state, PLAY_FINISH) == ("TQ-23", "finish-own-monster", {})


def test_TQA30_without_another_action_the_game_is_lost() -> None:
    state = make_position(FULL, [FINISH], [MONSTER, 52], starter=1, monsters=3)
    assert options(state) == [PLAY_FINISH]
    events = play(state, PLAY_FINISH)
    assert event_names(events) == ["MonstersShown", "FinishBarred", "GameLost"]
    assert RULES.score(state).end_reason == "stuck"


def test_TQA24_a_monster_takes_back_neither_compass_nor_rocks() -> None:
    """Row 0 has earned a compass and four full rows have sent the rocks away; then a monster comes."""
    four_rows = strip(range(1, 24))
    state = make_position(
        four_rows, [24, MONSTER, 50, 51], [MONSTER, 60, 61], rocks=5, storms=True, monsters=3
    )
    events = play(state, island(24, 23), 50)
    assert event_values(events, "CompassGained") == [(0, 1)]
    assert event_values(events, "RocksLeft") == [()]
    play(state, monster(23))
    view = RULES.see(state, -1)
    assert (view.compasses, view.rocks_row) == (1, -1)
    assert view.grid[23] == 0
