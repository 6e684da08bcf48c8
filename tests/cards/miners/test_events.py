"""The eighteen events and the six tracks of the house set, one by one."""

from __future__ import annotations

import pytest

from kazamata.games.miners.asks import STOP, SURFACE_COINS, USE_FIRST, USE_NONE
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.effects import COLLAPSES, Advance, GainCoins, Per
from kazamata.games.miners.program import track_of
from kazamata.games.miners.state import State
from tests.rules.miners.positions import (
    asked,
    begin,
    card,
    chain,
    held,
    immediate_event,
    make_position,
    options,
    play,
    player_of,
)

EVENTS = {event.key: event for event in HOUSE_SET.events}
FULL = card(1, carts="######", factions=(0, 1))


def meet(key: str, drawing: str = " F F", hand: str = "1", coins: int = 0) -> State:
    return make_position(
        drawing, {"F": FULL, "E": card(1, Advance(1))}, hand=hand, coins=coins,
        decks=("1" * 9, "2" * 9, "3" * 9), event=EVENTS[key],
    )  # fmt: skip


def test_event_pay_day() -> None:
    assert player_of(meet("pay_day")).coins == 3


def test_event_new_recruits() -> None:
    state = meet("new_recruits")
    play(state, 0, 2)
    assert held(state) == [0, 0, 2]


def test_event_scrap_dealer() -> None:
    state = meet("scrap_dealer", hand="122")
    play(state, 1, 1, STOP)
    assert (player_of(state).coins, held(state)) == (5, [0])


def test_event_breakthrough() -> None:
    assert held(meet("breakthrough")) == [0, 3]


def test_event_wandering_scholar() -> None:
    state = meet("wandering_scholar")
    play(state, 1)
    assert options(state) == [1, 2]


def test_event_crate_of_parts() -> None:
    state = meet("crate_of_parts")
    play(state, 0, 1)
    assert (player_of(state).coins, player_of(state).mine.all_machinery()) == (1, 2)


def test_event_wagon_makers() -> None:
    state = meet("wagon_makers", " F 1")
    assert (player_of(state).coins, player_of(state).mine.full_carts()) == (1, 1)


def test_event_rescue_party() -> None:
    state = make_position(" F F", {"F": FULL}, hand="1", event=EVENTS["rescue_party"], start=False)
    player_of(state).mine.collapsed = 3
    begin(state)
    play(state, 0, 1)
    assert (player_of(state).coins, player_of(state).points, player_of(state).mine.collapsed) == (2, 2, 0)


def test_event_envoys() -> None:
    state = meet("envoys")
    assert asked(state) == "NameFaction"


def test_event_royal_favour() -> None:
    for branch, check in ((0, "points"), (1, "discount"), (2, "cards")):
        state = meet("royal_favour")
        play(state, branch)
        gained = {
            "points": player_of(state).points,
            "discount": player_of(state).discount,
            "cards": len(held(state)) - 1,
        }
        assert gained == {"points": 0, "discount": 0, "cards": 0} | {check: (2, 4, 2)[branch]}


def test_event_market_day() -> None:
    assert options(meet("market_day", hand="2")) == [1]


def test_event_tailwind() -> None:
    state = meet("tailwind", " E")
    chain(state, 0)
    play(state, USE_FIRST, 0)
    assert options(state) == [1, 2]


def test_event_rich_vein() -> None:
    state = meet("rich_vein", " 1")
    chain(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).coins == 2


def test_a_rich_vein_adds_nothing_to_nothing() -> None:
    state = make_position(" N", {"N": card(1, Per(COLLAPSES, GainCoins(1)))}, event=EVENTS["rich_vein"])
    chain(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).coins == 0


def test_event_open_gates() -> None:
    state = meet("open_gates", " 1")
    chain(state, 0)
    play(state, USE_NONE, SURFACE_COINS)
    assert asked(state) == "UseSurface"


def test_event_generous_lenders() -> None:
    state = meet("generous_lenders", " 1", coins=2)
    chain(state, 0)
    play(state, USE_NONE, 1)
    assert player_of(state).coins == 0


def test_event_evening_wages() -> None:
    state = meet("evening_wages", " F F", hand="1")
    play(state, 0, 21, USE_NONE, SURFACE_COINS)
    assert player_of(state).coins == 2 + 1  # three cards, one coin for two


def test_event_festival_of_nations() -> None:
    state = meet("festival_of_nations", " F F", hand="1")
    play(state, 0, 21, USE_NONE, SURFACE_COINS)
    assert player_of(state).points == 1


def test_event_night_shift() -> None:
    state = meet("night_shift", " F F", hand="1")
    play(state, 0, 21, USE_NONE, SURFACE_COINS)
    assert asked(state) == "ActivateCard"
    assert options(state) == [0, 1]


def test_IMH4_every_event_is_tested() -> None:
    names = {name.removeprefix("test_event_") for name in globals() if name.startswith("test_event_")}
    assert names == set(EVENTS)


@pytest.mark.parametrize("number", range(6))
def test_each_track_pays_on_its_spaces(number: int) -> None:
    """Every space of a track, entered from the one below, changes something and the top ends the board."""
    track = HOUSE_SET.tracks[number]
    for space in range(1, len(track.spaces) + 1):
        state = make_position(
            " F 1 F\n  2", {"F": FULL}, hand="1", decks=("1" * 9, "2" * 9, "3" * 9),
            event=immediate_event(Advance(1)), start=False,
        )  # fmt: skip
        board = number // 2
        state.board_sides = 0b111 * (number % 2)
        assert track_of(state.board_sides, board) == number
        player_of(state).marker_board, player_of(state).marker_space = board, space - 1
        player_of(state).mine.machinery_counts = 0x0111
        before = standing(state)
        begin(state)
        assert standing(state) != before or asked(state) not in ("", "ChooseCard")
        assert player_of(state).finished_boards == (1 if space == len(track.spaces) else 0)


def standing(state: State) -> tuple[int, ...]:
    player = player_of(state)
    return (
        player.coins,
        player.points,
        len(player.hand),
        player.mine.all_machinery(),
        player.mine.full_carts(),
        player.discount,
    )
