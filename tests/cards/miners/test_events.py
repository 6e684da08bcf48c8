"""The eighteen events and the six tracks of the house set, one by one."""

from __future__ import annotations

import pytest

from kazamata.games.miners.asks import STOP, SURFACE_COINS, USE_FIRST, USE_NONE
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import THIS_ROUND, EventCard
from kazamata.games.miners.effects import (
    COLLAPSES,
    HERE,
    OTHER,
    RICHER_COINS,
    Advance,
    GainCoins,
    GainPoints,
    Per,
    PlaceMachinery,
)
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


def test_event_scrap_dealer() -> None:
    state = meet("scrap_dealer", hand="122")
    play(state, 1, 1, STOP)
    assert (player_of(state).coins, held(state)) == (5, [0])


def test_event_breakthrough() -> None:
    state = meet("breakthrough", coins=5)
    play(state, 0)
    assert (held(state), player_of(state).coins) == ([0, 3], 1)
    state = meet("breakthrough", coins=5)
    play(state, 1)
    assert (held(state), player_of(state).coins) == ([0], 7)


def test_event_dawn_whistle_wakes_a_card_of_row_i() -> None:
    state = meet("dawn_whistle", " 1 1\n  E")
    assert (asked(state), options(state)) == ("ActivateCard", [0, 1])
    play(state, 1)
    assert asked(state) == "UseEffect"


def test_event_deep_echo_wakes_a_card_of_row_ii_or_pays() -> None:
    state = meet("deep_echo", " 1 1\n  E")
    play(state, 0)
    assert asked(state) == "UseEffect"
    state = meet("deep_echo", " 1 1\n  E")
    play(state, 1)
    assert player_of(state).coins == 2


def test_event_golden_hour_adds_a_point_to_every_gain_of_points() -> None:
    state = make_position(" P\n  2", {"P": card(1, GainPoints(2))}, event=EVENTS["golden_hour"])
    chain(state, 1)
    play(state, USE_NONE, USE_FIRST)
    assert player_of(state).points == 3


def test_a_golden_hour_adds_nothing_to_nothing() -> None:
    state = make_position(" N", {"N": card(1, Per(COLLAPSES, GainPoints(1)))}, event=EVENTS["golden_hour"])
    chain(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).points == 0


@pytest.mark.parametrize(("key", "coins"), [("strong_props", 1), ("market_day", 0)])
def test_event_strong_props_lets_a_collapsed_card_act(key: str, coins: int) -> None:
    state = make_position(" P\n  2", {"P": card(1, GainCoins(1))}, event=EVENTS[key], start=False)
    player_of(state).mine.collapsed = 1
    begin(state)
    chain(state, 1)
    play(state, USE_NONE)
    if asked(state) == "UseEffect":
        play(state, USE_FIRST)
    assert (player_of(state).mine.collapsed, player_of(state).coins) == (0, coins)


@pytest.mark.parametrize("where", [HERE, OTHER])
def test_event_fitters_week_adds_machinery(where: int) -> None:
    state = make_position(" P\n  2", {"P": card(1, PlaceMachinery(1, where))}, event=EVENTS["fitters_week"])
    chain(state, 1)
    play(state, USE_NONE, USE_FIRST)
    assert player_of(state).mine.all_machinery() == 2


def test_event_great_haul_pays_for_carts() -> None:
    state = meet("great_haul", " F F F F", hand="1")
    play(state, 0, 23, USE_NONE, SURFACE_COINS)
    carts = player_of(state).mine.full_carts()
    assert carts >= 3
    assert player_of(state).points == min(3, carts // 2)


def test_event_rubble_market_clears_and_pays() -> None:
    state = make_position(" F F", {"F": FULL}, hand="1", event=EVENTS["rubble_market"], start=False)
    player_of(state).mine.collapsed = 3
    begin(state)
    play(state, 0, 21, USE_NONE, SURFACE_COINS)
    coins = player_of(state).coins
    play(state, 0, 1)
    assert coins == 2 + 2
    assert (player_of(state).points, player_of(state).mine.collapsed) == (2, 0)


def test_event_wandering_scholar() -> None:
    state = meet("wandering_scholar")
    play(state, 1)
    assert options(state) == [1, 2]


def test_event_crate_of_parts() -> None:
    state = meet("crate_of_parts")
    play(state, 0, 1)
    assert (player_of(state).coins, player_of(state).mine.all_machinery()) == (1, 2)


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


RICH_VEIN = EventCard("rich_vein", THIS_ROUND, modifier=RICHER_COINS, strength=1)


def test_a_rich_vein_adds_nothing_to_nothing() -> None:
    state = make_position(" N", {"N": card(1, Per(COLLAPSES, GainCoins(1)))}, event=RICH_VEIN)
    chain(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).coins == 0


def test_event_open_gates() -> None:
    state = meet("open_gates", " 1")
    chain(state, 0)
    play(state, USE_NONE, SURFACE_COINS)
    assert asked(state) == "UseSurface"


def test_event_night_shift() -> None:
    state = meet("night_shift", " F F", hand="1")
    play(state, 0, 21, USE_NONE, SURFACE_COINS)
    assert asked(state) == "ActivateCard"
    assert options(state) == [0, 1]


def test_IMH4_every_event_is_tested() -> None:
    tests = [name.removeprefix("test_event_") for name in globals() if name.startswith("test_event_")]
    assert all(any(test.startswith(key) for test in tests) for key in EVENTS)
    assert all(any(test.startswith(key) for key in EVENTS) for test in tests)


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
