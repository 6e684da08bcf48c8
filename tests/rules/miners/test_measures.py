"""Counting: IM-49, IM-A22, IM-A23, one number after the other."""

from __future__ import annotations

import pytest

from kazamata.games.miners.effects import MEASURE_NAMES, MEASURES
from kazamata.games.miners.factions import ATLANTEANS, BARBARIANS, EGYPTIANS, JAPANESE, ROMANS, SCOTS
from kazamata.games.miners.measures import measure
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.state import State
from tests.rules.miners.positions import card, make_position, player_of

CARDS = {
    "S": card(1, factions=(SCOTS,), carts="######"),
    "B": card(1, factions=(BARBARIANS, EGYPTIANS)),
    "J": card(1, factions=(JAPANESE,)),
    "A": card(2, factions=(ATLANTEANS,), carts="#....."),
    "R": card(2, factions=(ROMANS,)),
}
S1, S2, B, J, A, R, TWO, THREE, FOUR = range(9)


def mine() -> State:
    """S1 and S2 join, and so do S1 and A; S2 and B, A and S2, S2 and R are half-full."""
    state = make_position(" S S B J\n  A R   2\n   3\n  4", CARDS, hand="123", coins=7)
    player = player_of(state)
    player.mine.machinery_counts = 0x0001_0002
    player.mine.collapsed = 0b1010
    player.marker_board, player.marker_space, player.distance, player.finished_boards, player.last_count = (
        1,
        5,
        13,
        2,
        4,
    )
    return state


EVERYWHERE = {
    "fixed": 1, "counted": 4, "faction-kinds": 6, "machinery": 3, "collapses": 2, "collapse-free": 7, "full-carts": 2,
    "half-carts": 3, "cards": 9, "rows": 4, "scots": 2, "barbarians": 1, "egyptians": 1, "japanese": 1,
    "atlanteans": 1, "romans": 1, "row-1": 4, "row-2": 3, "row-3": 1, "row-4": 1, "position": 5, "distance": 13,
    "coins": 7, "hand": 3, "boards": 2,
}  # fmt: skip
AT_A_CARD = {
    #                       S1 S2 B  J  A  R  2  3  4
    "machinery-here": (2, 0, 0, 0, 1, 0, 0, 0, 0),
    "carts-here": (2, 1, 0, 0, 1, 0, 0, 0, 0),
    "neighbours": (2, 4, 3, 2, 4, 4, 1, 3, 1),
    "side-by-side": (4, 4, 4, 4, 3, 3, 3, 1, 1),
    "both-above": (0, 0, 0, 0, 1, 1, 0, 1, 0),
    "between-two": (0, 1, 1, 0, 0, 0, 0, 0, 0),
    "at-the-end": (1, 0, 0, 1, 1, 1, 1, 1, 1),
    "nothing-below": (0, 0, 0, 0, 0, 0, 1, 0, 1),
}


def test_IMA22_every_measure_is_tested() -> None:
    assert EVERYWHERE.keys() | AT_A_CARD.keys() == set(MEASURE_NAMES)
    assert len(MEASURE_NAMES) == MEASURES


@pytest.mark.parametrize("name", EVERYWHERE)
def test_IMA22_counts_that_do_not_depend_on_a_card(name: str) -> None:
    """They are the same on every card, in events and on spaces."""
    player = player_of(mine())
    found = {measure(player, spot, MEASURE_NAMES.index(name)) for spot in (NO_SPOT, *range(9))}
    assert found == {EVERYWHERE[name]}


@pytest.mark.parametrize("name", AT_A_CARD)
def test_IMA22_counts_at_the_card_that_is_activated(name: str) -> None:
    player, what = player_of(mine()), MEASURE_NAMES.index(name)
    assert tuple(measure(player, spot, what) for spot in range(9)) == AT_A_CARD[name]
    assert measure(player, NO_SPOT, what) == 0  # an event or a space has no card


def test_IMA22_an_empty_mine_counts_nothing() -> None:
    player = player_of(make_position(""))
    for name in EVERYWHERE.keys() - {"fixed"}:
        assert measure(player, NO_SPOT, MEASURE_NAMES.index(name)) == 0, name


def test_IM49_rows_without_cards_are_not_counted() -> None:
    for drawing, rows in ((" 1 1", 1), (" 1\n  2", 2), (" 1\n  2\n   3", 3)):
        assert measure(player_of(make_position(drawing)), 0, MEASURE_NAMES.index("rows")) == rows
