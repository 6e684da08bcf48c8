"""The arch: TQ-H3."""

from __future__ import annotations

from kazamata.games.tranquility.asks import DISCARD_TWO, PLAY_FINISH
from kazamata.games.tranquility.cards import FINISH, MONSTER
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from tests.rules.tranquility.positions import (
    cells_for,
    event_names,
    event_values,
    grid,
    island,
    make_position,
    monster,
    options,
    play,
    refused,
    strip,
)

PILLARS = strip([*range(1, 13), *[".."] * 6, *range(61, 73)])
ARCH_CELLS = set(range(12, 18))


def test_TQH3_a_strip_of_thirty_cells_with_the_arch_closed_at_first() -> None:
    state = make_position("", [30, 31], [1, 2], variant="arch")
    assert len(grid(state)) == 30
    assert cells_for(state, 30) == [cell for cell in range(30) if cell not in ARCH_CELLS]
    assert refused(state, island(30, 14)) == ("TQ-H3", "arch-closed", {"cells": 24})


def test_TQH3_the_last_pillar_cell_opens_the_arch() -> None:
    one_short = strip([*range(1, 13), *[".."] * 6, *range(61, 72)])
    state = make_position(one_short, [72, 30, 31], [40, 41], variant="arch")
    assert refused(state, island(30, 14)) == ("TQ-H3", "arch-closed", {"cells": 1})
    events = play(state, island(72, 29), 30)
    assert event_values(events, "ArchOpened") == [()]
    assert cells_for(state, 40) == [13, 14, 15, 16]  # 12 and 17 lie beside a pillar and cost too much


def test_TQH3_once_open_the_arch_stays_open() -> None:
    state = make_position(PILLARS, [MONSTER, 30, 31], [40, 41], variant="arch", monsters=3, opened=True)
    play(state, monster(0))
    assert grid(state)[0] == 0
    assert 14 in cells_for(state, 40)


def test_TQH3_an_arch_that_a_monster_kept_closed_needs_all_pillar_cells_at_the_same_time() -> None:
    one_short = strip(["..", *range(2, 13), *[".."] * 6, *range(61, 73)])
    state = make_position(one_short, [30, 31], [40, 41], variant="arch", monsters=3)
    assert refused(state, island(30, 14)) == ("TQ-H3", "arch-closed", {"cells": 1})


def test_TQH3_pillars_and_arch_are_neighbours_on_the_strip() -> None:
    state = make_position(PILLARS, [14, 59, 13, 60, 3], [40, 41], variant="arch", opened=True)
    assert event_values(play(state, island(14, 12)), "IslandPlaced") == [(0, 14, 12, 2)]
    state = make_position(PILLARS, [14, 59, 13, 60, 3], [40, 41], variant="arch", opened=True)
    assert event_values(play(state, island(59, 17)), "IslandPlaced") == [(0, 59, 17, 2)]


def test_TQH3_the_ends_have_one_neighbour() -> None:
    state = make_position(".. 5", [3, 79, 1], [40, 41], variant="arch")
    assert event_values(play(state, island(3, 0)), "IslandPlaced") == [(0, 3, 0, 2)]
    state = make_position(".. 5", [3, 79, 1], [40, 41], variant="arch")
    assert event_values(play(state, island(79, 29)), "IslandPlaced") == [(0, 79, 29, 0)]


def test_TQH3_the_finish_needs_all_thirty_cells() -> None:
    state = make_position(strip(range(1, 31)), [FINISH, 50], [40, 41], variant="arch", opened=True, starter=0)
    assert options(state) == [DISCARD_TWO, PLAY_FINISH]
    assert "GameWon" in event_names(play(state, PLAY_FINISH))
    state = make_position(strip(range(1, 30)), [FINISH, 50], [40, 41], variant="arch", opened=True, starter=0)
    assert refused(state, PLAY_FINISH) == ("TQ-18", "finish-cells-empty", {"cells": 1})
    assert RULES.score(state).end_reason == ""
