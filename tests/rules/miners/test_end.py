"""End, ties, solo: IM-46 to IM-48, IM-D11, IM-D12."""

from __future__ import annotations

import pytest

from kazamata.games.miners.asks import SURFACE_COINS, USE_NONE
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.scoring import rank_of
from kazamata.games.miners.state import State
from tests.rules.miners.positions import card, make_position, play, player_of

FULL = card(1, carts="######")


def ended(*standings: tuple[int, int, str]) -> State:
    """A game over, with points, coins and a row of cards that join, for each seat."""
    mines = [(mine, "", coins) for _, coins, mine in standings]
    state = make_position(mines[0][0], {"A": FULL}, coins=mines[0][2], others=mines[1:], start=False)
    for player, (points, _, _) in zip(state.players, standings, strict=True):
        player.points = points
    state.over = True
    return state


@pytest.mark.clause("IM-46")
def test_IM46_miners_play_against_one_another_and_everybody_can_count_their_points() -> None:
    assert RULES.seats == (1, 2, 3, 4, 5)
    assert not RULES.cooperative
    assert RULES.independent_seats
    assert RULES.public_score


def test_IM46_point_tokens_and_full_carts() -> None:
    state = make_position(" A", {"A": FULL}, hand="A", round=10)
    player_of(state).points = 31
    play(state, 4, 20, USE_NONE, SURFACE_COINS)
    outcome = RULES.score(state)
    assert outcome.scores == [32]
    assert outcome.end_reason == "ten_rounds"
    assert (0, "gems", 31) in outcome.breakdown
    assert (0, "full-carts", 1) in outcome.breakdown
    assert RULES.ask(state) == []


def test_IM47_most_points_win() -> None:
    assert RULES.score(ended((10, 9, ""), (11, 0, ""))).winners == [1]


def test_IM47_then_coins() -> None:
    assert RULES.score(ended((10, 3, ""), (10, 2, ""))).winners == [0]
    outcome = RULES.score(ended((8, 2, " A A A"), (10, 3, "")))
    assert (outcome.scores, outcome.winners) == ([10, 10], [1])  # coins come before carts


def test_IMD11_then_full_carts() -> None:
    outcome = RULES.score(ended((10, 2, ""), (9, 2, " A A")))
    assert outcome.scores == [10, 10]
    assert outcome.winners == [1]


def test_IM47_then_the_victory_is_shared() -> None:
    assert RULES.score(ended((10, 2, ""), (10, 2, ""), (9, 9, ""))).winners == [0, 1]


def test_IM48_six_ranks_of_a_solo_game() -> None:
    assert (0, "rank-2", 0) in RULES.score(ended((40, 0, ""))).breakdown


def test_IMD12_the_borders_of_the_ranks() -> None:
    borders = {34: 1, 35: 2, 45: 2, 46: 3, 55: 3, 56: 4, 60: 4, 61: 5, 65: 5, 66: 6}
    assert {points: rank_of(points) for points in borders} == borders
