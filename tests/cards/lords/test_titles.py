"""One test per title (DL-76)."""

from __future__ import annotations

import pytest

from kazamata.games.lords.scoring import score
from kazamata.games.lords.state import OVER, State
from tests.rules.lords.positions import clear_round, draw_dungeon, lair, make_position, traps


def plain(seats: int = 3) -> State:
    state = clear_round(make_position(seats))
    state.phase, state.year = OVER, 2
    return state


def points(state: State, title: str) -> list[int]:
    lines = score(state).breakdown
    return [
        sum(value for seat, key, value in lines if (seat, key) == (owner, title))
        for owner in range(len(state.lords))
    ]


def test_title_evil() -> None:
    state = plain()
    state.lords[1].evil = 9
    assert points(state, "title_evil") == [0, 3, 0]


def test_title_rooms() -> None:
    state = plain()
    draw_dungeon(state.lords[1], "..H.. ..#.. ..#.. .....", h="hatchery")
    assert points(state, "title_rooms") == [0, 3, 0]


def test_title_tunnels() -> None:
    state = plain()
    draw_dungeon(state.lords[1], "..x.. ..#.. ..#.. ..#..")
    draw_dungeon(state.lords[0], "..h.. ..#.. ..#.. ..#..", h="hatchery")
    assert points(state, "title_tunnels") == [0, 3, 0]


def test_title_monsters() -> None:
    state = plain()
    state.lords[0].lair, state.lords[1].lair = lair("ghost", "ghost"), lair("goblin")
    assert points(state, "title_monsters") == [0, 3, 0]


def test_title_imps() -> None:
    state = plain()
    state.lords[0].lair = lair("troll")
    state.lords[1].imps = 4
    assert points(state, "title_imps") == [0, 3, 0]


def test_title_riches() -> None:
    state = plain()
    state.lords[1].traps = traps("pendulum")
    assert points(state, "title_riches") == [0, 3, 0]


def test_title_battle() -> None:
    state = plain()
    draw_dungeon(state.lords[0], "..x.. ..#.. ..#.. .....")
    assert points(state, "title_battle") == [0, 2, 2]


@pytest.mark.parametrize(("seats", "shared"), [(2, 1), (3, 2), (4, 2)])
def test_a_shared_title_is_worth_less(seats: int, shared: int) -> None:
    assert points(plain(seats), "title_evil") == [shared] * seats
