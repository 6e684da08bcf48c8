"""A building year: frame, setup, orders, locations, production, events, adventurers (DL-1 to DL-47)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS, EventSink, redact
from kazamata.core.refusals import Refused
from kazamata.core.seats import SPECTATOR
from kazamata.games.lords.arrivals import draw_heroes, join_party
from kazamata.games.lords.asks import (
    BUILD_NOTHING,
    DECLINE,
    DONE_PRODUCING,
    EXECUTE,
    HIRE_NOBODY,
    LET_GO,
    LOOK_AWAY,
    STOP_DIGGING,
)
from kazamata.games.lords.catalogue.locations import BOARD
from kazamata.games.lords.fields import PAY_DAY, TAXES
from kazamata.games.lords.grid import diggable
from kazamata.games.lords.lesson_deals import DEALS
from kazamata.games.lords.packs import pack_count, pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import NO_ORDER, State
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS
from kazamata.games.lords.steps.order_execution import (
    DIG_TUNNEL_STEPS,
    EXECUTE_ORDER_STEPS,
    FIND_NEXT_MINION_STEPS,
    MINE_GOLD_STEPS,
)
from kazamata.games.lords.steps.orders import (
    CHOOSE_ORDERS,
    REVEAL_NON_PLAYER_PICKS,
    REVEAL_SLOTS,
    TURN_NON_PLAYER_ORDERS,
)
from kazamata.games.lords.steps.production import PRODUCE, RETRIEVE
from kazamata.games.lords.steps.rooms import BUILD_ROOM_STEPS
from kazamata.games.lords.steps.season_events import HOLD_EVENT, PAY_TAXES_STEPS, PAY_WAGES_STEPS
from kazamata.games.lords.steps.years import ASSIGN, END_ROUND
from tests.rules.lords.positions import (
    DIG,
    FAME,
    FOOD,
    HIRE,
    MINE,
    PALADIN,
    RECRUIT,
    ROOM,
    TRAP,
    asked_kinds,
    clause_of,
    clear_round,
    creature,
    draw_dungeon,
    dungeon_text,
    event_names,
    event_values,
    first_game,
    hero,
    lair,
    line,
    make_party,
    make_position,
    options,
    room,
    run_steps,
    traps,
)


def play_on(state: State, seed: int = 3) -> list[str]:
    """Play at random to the end; returns the names of all events."""
    dice = seeded(seed)
    names: list[str] = []
    while asks := LORDS.ask(state):
        ask = asks[dice.below(len(asks))]
        events = LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
        names.extend(event_names(events))
    return names


def slots(state: State, *orders: tuple[int, int, int]) -> None:
    """Put the orders of each seat into its slots."""
    for seat, (first, second, third) in enumerate(orders):
        lord = state.lords[seat]
        lord.slot1, lord.slot2, lord.slot3 = first, second, third


def execute_order(state: State, seat: int, location: int, space: int) -> None:
    """Let one seat execute an order on a space."""
    lord = state.lords[seat]
    lord.slot1 = location
    run_steps(state, EXECUTE_ORDER_STEPS[(seat * 8 + location) * 3 + space])


def test_DL1_two_years_of_building_and_combat() -> None:
    names = [name for name in play_on(make_position(3)) if name in ("YearBegan", "CombatBegan", "GameEnded")]
    assert names == ["YearBegan", "CombatBegan", "YearBegan", "CombatBegan", "GameEnded"]


def test_DL2_play_order_is_clockwise_from_the_starting_player() -> None:
    state = make_position(4)
    state.starting_seat = 2
    assert [int(state.seat_in_order(space)) for space in range(4)] == [2, 3, 0, 1]
    assert [int(state.order_of_seat(seat)) for seat in range(4)] == [2, 3, 0, 1]


def test_DL3_winter_has_no_event_and_no_adventurers() -> None:
    state = first_game(2)
    names: list[str] = []
    dice = seeded(1)
    while state.season == 0:
        ask = LORDS.ask(state)[0]
        names += event_names(LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))]))
    before = names[: names.index("RoundBegan")]
    assert "EventBegan" not in before
    assert "AdventurerAssigned" not in before


def test_DL4_the_phases_of_a_round_follow_one_another() -> None:
    names = play_on(first_game(4))
    spring = names[names.index("RoundBegan") :]
    order = [
        spring.index(name)
        for name in ("RoundBegan", "OrderRevealed", "OrderRetrieved", "EventBegan", "AdventurerAssigned")
    ]
    assert order == sorted(order)


def test_DL5_discards_never_return() -> None:
    state = make_position(4)
    play_on(state)
    total = sum(pack_size(lord.traps) + pack_size(lord.discarded_traps) for lord in state.lords) + pack_size(
        state.sprung_traps
    )
    assert total + state.traps_left() == 27


def test_DL6_the_full_game_draws_three_orders_and_puts_two_down_together() -> None:
    state = make_position(3)
    assert asked_kinds(state) == [(0, "KeepOrder"), (1, "KeepOrder"), (2, "KeepOrder")]
    drawn = options(state, 0)
    assert len(drawn) == 3
    other = next(number for number in range(8) if number not in drawn)
    assert clause_of(state, 0, other) == "DL-6"
    assert LORDS.see(state, 1).lords[0].drawn_orders == []
    LORDS.take(state, 0, drawn[0])
    assert LORDS.see(state, 1).lords[0].inaccessible_orders == []
    for seat in (1, 2):
        LORDS.take(state, seat, options(state, seat)[0])
    assert LORDS.see(state, 1).lords[0].inaccessible_orders == drawn[1:]
    assert bin(state.lords[0].hand()).count("1") == 6
    assert asked_kinds(first_game(3)) == [(0, "ChooseOrder"), (1, "ChooseOrder"), (2, "ChooseOrder")]
    assert asked_kinds(first_game(3, opening="chosen"))[0] == (0, "KeepOrder")


def test_DL7_special_cards_belong_to_the_full_game() -> None:
    assert "SpecialTurned" in play_on(make_position(2))
    assert "SpecialTurned" not in play_on(first_game(2))
    assert "SpecialTurned" not in play_on(make_position(2, specials="none"))


def test_DL8_hiring_later_costs_no_gold() -> None:
    state = clear_round(make_position(2))
    for space in range(24):
        state.minion_spaces[space] = 0
    slots(state, (FOOD, HIRE, FAME), (FOOD, FAME, HIRE))
    events = run_steps(state, *REVEAL_SLOTS)
    assert event_values(events, "HireFeePaid") == []
    assert [int(lord.gold) for lord in state.lords] == [3, 3]
    assert [int(state.minion_spaces[HIRE * 3 + space]) for space in range(3)] == [1, 2, 0]


def test_DL8_hiring_first_costs_a_gold_when_revealed() -> None:
    state = clear_round(make_position(2))
    for space in range(24):
        state.minion_spaces[space] = 0
    slots(state, (HIRE, FOOD, FAME), (HIRE, FOOD, FAME))
    state.lords[0].gold = 0
    run_steps(state, REVEAL_SLOTS[0])
    assert state.lords[0].minion_slots == 1
    assert (state.lords[1].gold, state.minion_spaces[HIRE * 3]) == (2, 2)
    state = clear_round(first_game(2))
    for space in range(24):
        state.minion_spaces[space] = 0
    slots(state, (HIRE, FOOD, FAME), (HIRE, FOOD, FAME))
    state.lords[0].gold = 0
    run_steps(state, REVEAL_SLOTS[0])
    assert [int(state.minion_spaces[HIRE * 3 + space]) for space in range(3)] == [1, 2, 0]


def test_DL9_in_the_first_game_a_marker_stops_at_the_top_and_has_paid() -> None:
    state = clear_round(first_game(2))
    state.lords[0].evil = 15
    execute_order(state, 0, FOOD, 2)
    LORDS.take(state, 0, EXECUTE)
    assert (state.lords[0].evil, state.lords[0].food) == (15, 6)
    state = clear_round(make_position(2))
    state.lords[0].evil = 15
    execute_order(state, 0, FOOD, 2)
    assert state.lords[0].minion_slots == 1


def test_DL10_four_of_nine_combat_cards_lie_in_the_city() -> None:
    state = first_game(2)
    assert sorted(state.combat_cards) == list(range(9))
    assert LORDS.see(state, 0).city_cards == [-2, -2, -2, -2]


@pytest.mark.clause("DL11")
def test_DL11_the_guided_first_game_is_the_deal_that_was_chosen_for_it() -> None:
    """Its lessons mention the creatures for hire in the first winter, and Pay Day before Taxes."""
    state = LORDS.deal(LORDS.setup(4, {"game": "first"}), DEALS["first-winter"])
    assert list(LORDS.see(state, 0).creatures_seen) == [
        creature(name) for name in ("ghost", "goblin", "troll")
    ]
    assert list(state.event_tiles)[:2] == [PAY_DAY, TAXES]
    assert state.starting_seat == 0


def test_DL11_silver_tiles_come_before_gold_ones() -> None:
    state = first_game(3)
    assert sorted(state.room_stack) == list(range(8))
    assert sorted(state.adventurer_stack) == list(range(16))
    assert all(state.box.creatures[kind].silver > 0 for kind in state.creature_stack)
    assert len(state.creature_stack) == 12


def test_DL12_three_event_tiles_are_shuffled() -> None:
    found = {tuple(first_game(2, seed).event_tiles) for seed in range(40)}
    assert len(found) == 6
    assert all(sorted(tiles) == [0, 1, 2] for tiles in found)


def test_DL13_every_lord_starts_with_three_of_all() -> None:
    for lord in first_game(4).lords:
        assert (lord.evil, lord.gold, lord.food, lord.imps) == (5, 3, 3, 3)
        assert dungeon_text(lord) == ["..#..", "..#..", "..#..", "....."]


def test_DL14_four_lords_are_always_at_the_table() -> None:
    assert [first_game(seats).terms.non_player_count() for seats in (2, 3, 4)] == [2, 1, 0]


def test_DL15_three_creatures_and_two_rooms_a_round() -> None:
    state = first_game(2)
    assert pack_size(state.creature_offer) == 3
    assert bin(state.room_offer).count("1") == 2


def test_DL16_next_seasons_event_and_adventurers_are_turned_up() -> None:
    for seats, count in ((2, 3), (3, 3), (4, 4)):
        view = LORDS.see(first_game(seats), SPECTATOR)
        assert (len(view.event_tiles_seen), len(view.coming_adventurers)) == (1, count)


@pytest.mark.parametrize(("seats", "turned"), [(2, 4), (3, 3), (4, 0)])
def test_DL16_the_deal_of_a_first_game_emits_the_face_up_components(seats: int, turned: int) -> None:
    setup = LORDS.setup(seats, {"game": "first"})
    events, view = LORDS.deal_events(setup, 5), LORDS.see(LORDS.deal(setup, 5), SPECTATOR)
    assert event_values(events, "StarterChanged") == [(view.starting_seat,)]
    assert event_values(events, "YearBegan") == [(1,)]
    assert event_values(events, "RoundBegan") == [(1, 0)]
    shut = [(seat, order) for seat, lord in enumerate(view.lords) for order in lord.inaccessible_orders]
    assert event_values(events, "OrderShut") == shut
    assert [values[0] for values in event_values(events, "CreatureOffered")] == view.creatures_seen
    assert [values[0] for values in event_values(events, "RoomOffered")] == view.rooms_seen
    assert [values[0] for values in event_values(events, "EventTurned")] == view.event_tiles_seen
    assert [values[0] for values in event_values(events, "AdventurerCame")] == view.coming_adventurers
    assert len(event_values(events, "NonPlayerOrderTurned")) == turned


def test_DL6_the_deal_of_a_full_game_shows_each_lord_the_drawn_orders() -> None:
    setup = LORDS.setup(3, {})
    events, state = LORDS.deal_events(setup, 5), LORDS.deal(setup, 5)
    for seat in range(3):
        known = [redact(event, LORDS.event_kinds, seat) for event in events]
        drawn = [values for values in event_values(known, "OrderDrawn") if len(values) == 2]
        assert drawn == [(seat, order) for order in LORDS.see(state, seat).lords[seat].drawn_orders]
    assert event_values(LORDS.deal_events(LORDS.setup(1, {"scenario": "M1"}), 5), "CombatRoundBegan") == [
        (1,)
    ]


def test_DL17_no_season_has_only_equal_symbols_and_they_are_sorted() -> None:
    state = first_game(3)
    state.adventurer_stack = vec[i64]([0, 4, 8, 12, 3, 1])  # three of level 1, one more, a level 3
    state.drawn_adventurer_count = 0
    state.coming_adventurers = vec[i64]()
    sink = EventSink(True)
    draw_heroes(state, sink)
    assert list(state.coming_adventurers) == [0, 4, 3]
    assert event_values(sink.events, "AdventurerPutUnder") == [(8,), (12,)]
    assert list(state.adventurer_stack)[-2:] == [8, 12]
    assert LORDS.see(state, 0).bottom_adventurers == [8, 12]


def test_DL17_equal_symbols_keep_the_order_in_which_they_were_drawn() -> None:
    state = first_game(4)
    state.adventurer_stack, state.drawn_adventurer_count = vec[i64]([3, 2, 8, 1, 0]), 0  # levels 3, 2, 1, 2
    state.coming_adventurers = vec[i64]()
    draw_heroes(state, NO_EVENTS)
    assert list(state.coming_adventurers) == [8, 2, 1, 3]


def test_DL18_orders_are_chosen_in_secret() -> None:
    state = first_game(3)
    hand = options(state, 0)
    assert len(hand) == 6
    LORDS.take(state, 0, hand[0])
    assert LORDS.see(state, 0).lords[0].slots == [hand[0], -1, -1]
    assert LORDS.see(state, 1).lords[0].slots == [-2, -1, -1]
    assert clause_of(state, 0, hand[0]) == "DL-18"
    shut = next(number for number in range(8) if number not in hand)
    assert clause_of(state, 0, shut) == "DL-40"


def test_DL19_minions_take_the_lowest_free_space_in_play_order() -> None:
    state = clear_round(first_game(4))
    for space in range(24):
        state.minion_spaces[space] = 0
    state.starting_seat = 1
    slots(state, (DIG, FOOD, FAME), (DIG, FOOD, FAME), (MINE, FOOD, FAME), (DIG, FOOD, FAME))
    run_steps(state, REVEAL_SLOTS[0])
    assert [int(state.minion_spaces[DIG * 3 + space]) for space in range(3)] == [2, 4, 1]
    assert state.minion_spaces[MINE * 3] == 3


def test_DL20_at_a_full_location_the_minion_stays_on_the_card() -> None:
    state = clear_round(first_game(4))
    for space in range(24):
        state.minion_spaces[space] = 0
    slots(state, *([(MINE, FOOD, FAME)] * 4))
    events = run_steps(state, REVEAL_SLOTS[0])
    assert event_values(events, "MinionBlocked") == [(3, MINE)]
    assert state.lords[3].minion_slots == 1
    state.lords[3].slot2, state.lords[3].slot3 = FOOD, FAME
    state.agenda.clear()
    take_rest = state.copy()
    take_rest.lords[3].minion_slots = 0b010
    run_steps(take_rest, RETRIEVE[3])
    assert options(take_rest, 3) == [FOOD, MINE]


def test_DL21_locations_resolve_in_order_and_the_last_two_backwards() -> None:
    state = clear_round(first_game(4))
    for space in range(24):
        state.minion_spaces[space] = 0
    for space, seat in enumerate((0, 1, 2)):
        state.minion_spaces[HIRE * 3 + space] = seat + 1
        state.minion_spaces[FOOD * 3 + space] = seat + 1
    slots(state, *([(FOOD, HIRE, FAME)] * 4))
    for lord in state.lords:
        lord.food = lord.gold = 9
        lord.evil = 3
    run_steps(state, FIND_NEXT_MINION_STEPS[0])
    asked = []
    while state.agenda and state.agenda[-1].asked_seats(state):
        seat = LORDS.ask(state)[0].seat
        asked.append((int(seat), asked_kinds(state)[0][1]))
        LORDS.take(state, seat, DECLINE if asked_kinds(state)[0][1] == "ExecuteOrder" else HIRE_NOBODY)
    assert [seat for seat, _ in asked] == [0, 1, 2, 2, 1, 0]


def test_DL22_declining_keeps_the_minion_on_the_card() -> None:
    state = clear_round(make_position(2))
    execute_order(state, 0, FOOD, 0)
    events = LORDS.take(state, 0, DECLINE)
    assert "OrderDeclined" in event_names(events)
    assert state.lords[0].minion_slots == 1
    state = clear_round(make_position(2))
    state.lords[0].gold = 0
    state.lords[0].slot1 = FOOD
    assert "OrderFailed" in event_names(run_steps(state, EXECUTE_ORDER_STEPS[0]))


def test_DL22_the_minion_stays_on_the_card_of_its_own_slot() -> None:
    for slot in range(3):
        state = clear_round(make_position(2))
        orders = [DIG, MINE, HIRE]
        orders[slot] = FOOD
        slots(state, (orders[0], orders[1], orders[2]))
        run_steps(state, EXECUTE_ORDER_STEPS[0])
        LORDS.take(state, 0, DECLINE)
        assert state.lords[0].minion_slots == 1 << slot


def test_DL23_exact_price_for_exact_reward() -> None:
    for space, (gold, food, evil) in enumerate(((2, 5, 5), (3, 6, 6), (4, 6, 7))):
        state = clear_round(make_position(2))
        execute_order(state, 0, FOOD, space)
        LORDS.take(state, 0, EXECUTE)
        lord = state.lords[0]
        assert (lord.gold, lord.food, lord.evil) == (gold, food, evil)
    assert len(BOARD) == 24


def test_DL24_reputation_and_spying() -> None:
    for space, (evil, spies) in enumerate(((4, True), (3, False), (3, True))):
        state = clear_round(make_position(2, game="first"))
        execute_order(state, 0, FAME, space)
        LORDS.take(state, 0, EXECUTE)
        assert state.lords[0].evil == evil
        assert (asked_kinds(state) == [(0, "Spy")]) == spies
    events = LORDS.take(state, 0, 2)
    assert event_values(events, "CardSpied") == [(0, 3, int(state.combat_cards[2]))]
    assert LORDS.see(state, 0).city_cards == [-2, -2, int(state.combat_cards[2]), -2]
    assert LORDS.see(state, 1).city_cards == [-2, -2, -2, -2]


def test_DL30_only_a_trap_buyer_draws_one_more_in_year_two() -> None:
    for location in (FOOD, FAME, RECRUIT):
        state = clear_round(make_position(2))
        state.year = 2
        execute_order(state, 0, location, 1)
        LORDS.take(state, 0, EXECUTE)
        assert (asked_kinds(state), state.lords[0].traps, state.drawn_trap_count) == ([], 0, 0)


def test_DL24_spying_is_optional() -> None:
    state = clear_round(make_position(2))
    execute_order(state, 0, FAME, 0)
    LORDS.take(state, 0, EXECUTE)
    assert options(state) == [0, 1, 2, 3, LOOK_AWAY]
    assert LORDS.take(state, 0, LOOK_AWAY) == []
    assert (asked_kinds(state), state.lords[0].spied_cards) == ([], 0)


def test_DL25_one_imp_a_tunnel_and_a_foreman_at_the_third_space() -> None:
    state = clear_round(make_position(2))
    state.lords[0].slot1 = DIG
    state.lords[0].imps = 5
    run_steps(state, DIG_TUNNEL_STEPS[2])
    for dug in range(4):
        assert state.lords[0].busy_imps == (0 if dug == 0 else dug + 1)
        LORDS.take(state, 0, options(state)[0])
    assert state.lords[0].busy_imps == 5
    assert state.lords[0].minion_slots == 0
    state = clear_round(make_position(2))
    state.lords[0].slot1 = DIG
    run_steps(state, DIG_TUNNEL_STEPS[0])
    LORDS.take(state, 0, STOP_DIGGING)
    assert state.lords[0].minion_slots == 1  # nothing dug: not executed
    state.lords[0].imps = 1
    state.lords[0].minion_slots = 0
    run_steps(state, DIG_TUNNEL_STEPS[2])
    assert state.lords[0].minion_slots == 1  # a foreman alone digs nothing


def test_DL26_tunnels_touch_the_dungeon_and_fill_no_block() -> None:
    state = clear_round(make_position(2))
    draw_dungeon(
        state.lords[0],
        """
        ..##.
        ..#..
        ..x..
        .....
        """,
    )
    state.lords[0].slot1 = DIG
    run_steps(state, DIG_TUNNEL_STEPS[1])
    for cell, key in ((8, "fills-block"), (2, "cell-dug"), (0, "cell-apart")):
        refusal = LORDS.why(state, 0, cell)
        assert refusal is not None
        assert (refusal.clause, refusal.key, refusal.values) == ("DL-26", key, {"cell": cell})
    assert options(state) == [1, 4, 6, 11, 13, 17, STOP_DIGGING]


def test_DL26_without_a_free_cell_the_order_fails() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    while diggable(lord.dug_cells):
        lord.dug_cells |= diggable(lord.dug_cells) & -diggable(lord.dug_cells)
    lord.slot1, lord.imps = DIG, 9
    events = run_steps(state, DIG_TUNNEL_STEPS[1])
    assert event_values(events, "OrderFailed") == [(0, DIG, 1)]
    assert lord.minion_slots == 1


def test_DL27_each_miner_needs_a_separate_tunnel() -> None:
    state = clear_round(make_position(2))
    draw_dungeon(state.lords[0], "..h.. ..x.. ..#.. .##..", h="hatchery")
    state.lords[0].imps = 9
    state.lords[0].slot1 = MINE
    run_steps(state, MINE_GOLD_STEPS[1])
    assert options(state) == [0, 1, 2, 3]
    state.agenda.clear()
    run_steps(state, MINE_GOLD_STEPS[2])
    assert options(state) == [0, 1, 2, 3]
    assert clause_of(state, 0, 4) == "DL-27"
    LORDS.take(state, 0, 3)
    assert (state.lords[0].gold, state.lords[0].busy_imps) == (6, 4)


def test_DL28_an_imp_does_one_job_a_round() -> None:
    state = clear_round(make_position(2))
    state.lords[0].slot1 = MINE
    state.lords[0].busy_imps = 2
    state.lords[0].lair = lair("troll")
    run_steps(state, MINE_GOLD_STEPS[1])
    assert options(state) == [0, 1]
    assert clause_of(state, 0, 2) == "DL-28"


def test_DL29_new_imps_work_in_production() -> None:
    state = clear_round(make_position(2))
    state.lords[0].busy_imps = 3
    draw_dungeon(state.lords[0], "..h.. ..#.. ..#.. .....", h="hatchery")
    for space, imps in ((0, 4), (1, 6), (2, 8)):
        state.lords[0].food = state.lords[0].gold = 3
        execute_order(state, 0, RECRUIT, space)
        LORDS.take(state, 0, EXECUTE)
        assert state.lords[0].imps == imps
        state.agenda.clear()
    run_steps(state, PRODUCE[0])
    assert room("hatchery") in options(state)


def test_DL30_year_two_draws_one_more_and_discards_one() -> None:
    state = clear_round(make_position(2))
    execute_order(state, 0, TRAP, 2)
    events = LORDS.take(state, 0, EXECUTE)
    assert (len(event_values(events, "TrapDrawn")), pack_size(state.lords[0].traps)) == (2, 2)
    state = clear_round(make_position(2))
    state.year = 2
    execute_order(state, 0, TRAP, 1)
    LORDS.take(state, 0, EXECUTE)
    assert pack_size(state.lords[0].traps) == 2
    assert asked_kinds(state) == [(0, "DiscardTrap")]
    absent = next(kind for kind in range(9) if not pack_count(state.lords[0].traps, kind))
    assert clause_of(state, 0, absent) == "DL-30"
    events = LORDS.take(state, 0, options(state)[0])
    assert (pack_size(state.lords[0].traps), pack_size(state.lords[0].discarded_traps)) == (1, 1)
    assert LORDS.see(state, 1).lords[0].discarded_traps == []


def test_DL31_a_creature_is_hired_for_its_whole_price() -> None:
    state = clear_round(make_position(2))
    state.creature_offer = lair("troll", "witch", "golem")
    state.lords[0].slot1 = HIRE
    state.lords[0].food = 2
    run_steps(state, HIRE_CREATURE_STEPS[2])
    assert options(state) == [creature("witch"), HIRE_NOBODY]
    refusal = LORDS.why(state, 0, creature("troll"))
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("DL-31", "creature-needs-food")
    assert clause_of(state, 0, creature("golem")) == "DL-31"
    assert clause_of(state, 0, creature("demon")) == "DL-31"
    LORDS.take(state, 0, creature("witch"))
    lord = state.lords[0]
    assert (lord.food, lord.evil, lord.lair, state.creature_offer) == (
        0,
        6,
        lair("witch"),
        lair("troll", "golem"),
    )
    state.lords[0].food = state.lords[0].gold = 0
    run_steps(state, HIRE_CREATURE_STEPS[0])
    assert lord.minion_slots == 1  # nothing within reach


@pytest.mark.clause("DL32")
def test_DL32_the_order_fails_if_no_offered_room_fits() -> None:
    state = clear_round(make_position(2))
    draw_dungeon(state.lords[0], ".###. ..... ..... .....")
    state.room_offer = 1 << room("mint")
    state.lords[0].slot1 = ROOM
    events = run_steps(state, BUILD_ROOM_STEPS[1])
    assert event_names(events) == ["OrderFailed"]
    assert LORDS.ask(state) == []


def test_DL32_a_room_replaces_a_tunnel_in_its_zone_away_from_rooms() -> None:
    state = clear_round(make_position(2))
    draw_dungeon(
        state.lords[0],
        """
        .###.
        ..#..
        ..#..
        ..m..
        """,
        m="mint",
    )
    state.room_offer = 1 << room("hatchery") | 1 << room("mushroom_bed")
    state.lords[0].slot1 = ROOM
    run_steps(state, BUILD_ROOM_STEPS[1])
    hatchery = room("hatchery") * 20
    assert options(state) == [hatchery + cell for cell in (1, 2, 3, 7)] + [BUILD_NOTHING]
    for cell, key in ((12, "rooms-apart"), (17, "cell-has-room"), (0, "room-needs-tunnel")):
        refusal = LORDS.why(state, 0, hatchery + cell)
        assert refusal is not None
        assert (refusal.clause, refusal.key) == ("DL-32", key)
    assert clause_of(state, 0, room("mint") * 20 + 1) == "DL-32"
    assert clause_of(state, 0, room("mushroom_bed") * 20 + 1) == "DL-32"
    LORDS.take(state, 0, hatchery + 2)
    assert dungeon_text(state.lords[0]) == [".#r#.", "..#..", "..#..", "..r.."]
    assert state.lords[0].gold == 2


def test_DL33_non_player_minions_only_block() -> None:
    state = clear_round(first_game(3))
    run_steps(state, TURN_NON_PLAYER_ORDERS)
    assert sum(1 for minion in state.minion_spaces if minion == 5) == 3
    assert "OrderExecuted" not in event_names(run_steps(state, FIND_NEXT_MINION_STEPS[0]))


def test_DL34_three_seats_one_lord_blocks_space_two() -> None:
    state = clear_round(first_game(3))
    before = state.non_player_inaccessible[0]
    run_steps(state, TURN_NON_PLAYER_ORDERS)
    used = state.non_player_orders[0]
    assert used & before == 0
    assert state.non_player_inaccessible[0] == used
    blocked = next(order for order in range(8) if used >> order & 1)
    slots(state, *([(blocked, -1, -1)] * 3))
    state.terms = first_game(3).terms
    run_steps(state, REVEAL_SLOTS[0])
    assert [int(state.minion_spaces[blocked * 3 + space]) for space in range(3)] == [1, 5, 2]
    assert state.lords[2].minion_slots == 1


def test_DL35_two_seats_two_lords_and_a_secret_pick() -> None:
    state = clear_round(first_game(2))
    state.non_player_inaccessible = vec[i64]([0b111, 0b111])
    run_steps(state, TURN_NON_PLAYER_ORDERS, CHOOSE_ORDERS, REVEAL_NON_PLAYER_PICKS)
    both = state.non_player_orders[0] & state.non_player_orders[1]
    for order in range(8):
        if both >> order & 1:
            assert [int(state.minion_spaces[order * 3 + space]) for space in (1, 2)] == [5, 6]
    for seat in (0, 1):
        for _ in range(3):
            LORDS.take(state, seat, options(state, seat)[0])
        if seat == 0:
            assert asked_kinds(state)[0] == (0, "PickNonPlayerOrder")
            assert len(options(state, 0)) == 3
            assert clause_of(state, 0, 0) == "DL-35"
            pick = options(state, 0)[0]
            LORDS.take(state, 0, pick)
            assert LORDS.see(state, 1).lords[0].secret_pick == -2
    events = LORDS.take(state, 1, options(state, 1)[0])
    assert event_values(events, "NonPlayerOrderTurned")[0][:2] == (0, pick)
    assert bin(state.non_player_inaccessible[0]).count("1") == 3
    assert state.lords[0].secret_pick == NO_ORDER


@pytest.mark.parametrize(("starter", "minions"), [(0, [0, 5, 6]), (1, [0, 6, 5])])
def test_DLA31_of_two_puppets_the_earlier_in_play_order_takes_space_two(
    starter: int, minions: list[int]
) -> None:
    state = clear_round(first_game(2))
    state.starting_seat = starter
    state.non_player_inaccessible = vec[i64]([0b0011_1111, 0b0011_1111])  # both can turn up the last two only
    events = run_steps(state, TURN_NON_PLAYER_ORDERS)
    for order in (HIRE, ROOM):
        assert [int(state.minion_spaces[order * 3 + space]) for space in range(3)] == minions
    assert [values[0] for values in event_values(events, "NonPlayerOrderTurned")] == [
        starter,
        starter,
        1 - starter,
        1 - starter,
    ]


def test_DL36_the_marker_of_a_non_player_lord_climbs_by_itself() -> None:
    state = clear_round(first_game(2))
    state.coming_adventurers = vec[i64]([0, 1, 3])
    run_steps(state, ASSIGN)
    assert state.non_player_evil == 6


def test_DL38_rooms_work_once_in_year_one_and_twice_in_year_two() -> None:
    for year, imps, food in ((1, 9, 1), (2, 6, 2), (2, 3, 1)):
        state = clear_round(make_position(2))
        state.year = year
        lord = state.lords[0]
        draw_dungeon(lord, "..h.. ..#.. ..#.. .....", h="hatchery")
        lord.imps, lord.food = imps, 0
        run_steps(state, PRODUCE[0])
        while asked_kinds(state) == [(0, "UseRoom")]:
            LORDS.take(state, 0, room("hatchery"))
        assert lord.food == food


def test_DL38_why_a_room_cannot_be_used() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    draw_dungeon(lord, "..h.. ..#.. w.#M. #####", h="hatchery", m="mint", w="workshop")
    run_steps(state, PRODUCE[0])
    assert options(state) == [room("hatchery"), DONE_PRODUCING]
    assert clause_of(state, 0, room("workshop")) == "DL-38"  # four workers
    assert clause_of(state, 0, room("mint")) == "DL-69"
    assert clause_of(state, 0, room("chapel")) == "DL-38"
    LORDS.take(state, 0, DONE_PRODUCING)
    assert asked_kinds(state) == []


def test_DL39_troll_tokens_work_in_rooms_and_leave_with_their_troll() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    draw_dungeon(lord, "..h.. ..#.. ..#.. .....", h="hatchery")
    lord.imps, lord.lair = 2, lair("troll")
    run_steps(state, PRODUCE[0])
    LORDS.take(state, 0, room("hatchery"))
    assert (lord.busy_trolls, lord.busy_imps) == (1, 2)
    lord.unpaid_creatures = lord.lair
    run_steps(state, PAY_WAGES_STEPS[0])
    LORDS.take(state, 0, LET_GO + creature("troll"))
    assert (lord.busy_trolls, lord.free_workers()) == (0, 0)


def test_DL40_one_of_the_three_orders_comes_back() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    lord.slot1, lord.slot2, lord.slot3, lord.inaccessible_orders = FOOD, DIG, MINE, 0b11000000
    lord.minion_slots = 0b100
    run_steps(state, RETRIEVE[0])
    assert options(state) == [FOOD, MINE]
    assert clause_of(state, 0, DIG) == "DL-40"
    assert clause_of(state, 0, HIRE) == "DL-40"
    LORDS.take(state, 0, MINE)
    assert lord.inaccessible_orders == 1 << FOOD | 1 << DIG
    assert lord.hand() == 0xFF & ~lord.inaccessible_orders
    lord.slot1, lord.slot2, lord.slot3 = FAME, RECRUIT, TRAP
    run_steps(state, RETRIEVE[0])  # nothing stuck: the first slot comes back by itself
    assert lord.inaccessible_orders == 1 << RECRUIT | 1 << TRAP


@pytest.mark.parametrize(("imps", "trolls", "uses"), [(4, 1, 1), (5, 1, 2), (3, 3, 2), (2, 0, 0), (0, 3, 1)])
def test_DL39_a_tired_token_works_no_more_this_round(imps: int, trolls: int, uses: int) -> None:
    state = clear_round(make_position(2))
    state.year = 2
    lord = state.lords[0]
    draw_dungeon(lord, "..h.. ..#.. ..#.. .....", h="hatchery")
    lord.imps, lord.lair, lord.food = imps, lair(*["troll"] * trolls), 0
    run_steps(state, PRODUCE[0])
    while asked_kinds(state) == [(0, "UseRoom")]:
        LORDS.take(state, 0, room("hatchery"))
    assert (lord.food, lord.busy_trolls) == (uses, min(trolls, 3 * uses))
    assert lord.busy_imps == 3 * uses - lord.busy_trolls


def test_DL41_events_strike_all_in_play_order() -> None:
    state = clear_round(make_position(3))
    state.season, state.starting_seat = 1, 1
    state.event_tiles = vec[i64]([TAXES, PAY_DAY, 2])
    run_steps(state, HOLD_EVENT)
    asked = []
    while asks := LORDS.ask(state):
        asked.append(int(asks[0].seat))
        LORDS.take(state, asks[0].seat, asks[0].options[-1])
    assert asked == [1, 2, 0]


def test_DL42_pay_each_creature_or_let_it_go() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    lord.evil, lord.food, lord.lair = 7, 2, lair("goblin", "witch", "vampire")
    lord.unpaid_creatures = lord.lair
    run_steps(state, PAY_WAGES_STEPS[0])
    for kind in ("goblin", "witch"):
        LORDS.take(state, 0, creature(kind))
    assert clause_of(state, 0, creature("goblin")) == "DL-42"
    LORDS.take(state, 0, LET_GO + creature("vampire"))
    assert (lord.food, lord.evil, lord.lair) == (0, 9, lair("goblin", "witch"))
    assert state.paladin_seat == -1


def test_DL43_one_gold_for_two_tiles_or_a_red_cube() -> None:
    state = clear_round(make_position(2))
    run_steps(state, PAY_TAXES_STEPS[0])
    assert options(state) == [0, 1, 2]  # three tiles: two gold
    assert clause_of(state, 0, 3) == "DL-43"
    LORDS.take(state, 0, 1)
    assert (state.lords[0].gold, state.lords[0].tax_cubes) == (2, 1)
    state.lords[0].gold = 0
    run_steps(state, PAY_TAXES_STEPS[0])
    assert state.lords[0].tax_cubes == 3


def test_DL44_a_special_event_without_a_card_does_nothing() -> None:
    state = clear_round(first_game(2))
    state.season = 1
    state.event_tiles = vec[i64]([2, 0, 1])
    assert event_names(run_steps(state, HOLD_EVENT)) == ["EventBegan"]


def test_DL45_the_weakest_adventurer_goes_to_the_nicest_lord() -> None:
    state = clear_round(first_game(4))
    state.starting_seat = 2
    state.coming_adventurers = vec[i64]([0, 4, 5, 3])
    for seat, evil in enumerate((7, 3, 7, 7)):
        state.lords[seat].evil = evil
    run_steps(state, ASSIGN)
    assert [line(state, seat) for seat in range(4)] == [[3], [0], [4], [5]]
    state = clear_round(first_game(2))
    state.coming_adventurers = vec[i64]([0, 1, 3])
    state.lords[0].evil, state.lords[1].evil = 6, 4
    events = run_steps(state, ASSIGN)
    assert event_values(events, "AdventurerDiscarded") == [
        (1,)
    ]  # the marker is at 6 now: nicer than a lord at 6
    assert (line(state, 0), line(state, 1)) == ([3], [0])


def test_DL46_warriors_go_to_the_front_behind_the_paladin() -> None:
    state = first_game(4)
    lord = state.lords[0]
    lord.party = make_party(PALADIN, hero("warrior", 3), hero("thief", 3, 1))
    join_party(state, lord, hero("warrior", 5))
    join_party(state, lord, hero("priest", 3, 1))
    classes = [state.box.adventurers[tile].kind for tile in line(state)]
    assert classes == [4, 0, 0, 1, 2]
    assert line(state)[1] == hero("warrior", 5)


def test_DL47_everybody_comes_home_and_the_token_moves_on() -> None:
    state = clear_round(first_game(3))
    state.season = 1
    state.lords[0].busy_imps = state.lords[0].busy_trolls = state.lords[0].room_uses = 1
    run_steps(state, END_ROUND)
    assert (state.lords[0].busy_imps, state.lords[0].busy_trolls, state.lords[0].room_uses) == (0, 0, 0)
    assert state.starting_seat == 1
    state.season = 3
    state.agenda.clear()
    before = state.starting_seat
    state.lords[0].party = make_party(hero("warrior", 5))
    run_steps(state, END_ROUND)
    assert (state.starting_seat, state.combat_round) == (before, 1)


def test_an_impossible_setup_is_refused() -> None:
    refused: tuple[tuple[int, dict[str, str], str], ...] = (
        (5, {}, "DL-1"),
        (1, {}, "DL-1"),
        (2, {"game": "long"}, "DL-6"),
        (2, {"opening": "random"}, "DL-6"),
        (5, {"scenario": "M1"}, "DL-M1"),
        (2, {"components": "nobody's"}, "DL-H1"),
    )
    for seats, chosen, clause in refused:
        with pytest.raises(Refused) as caught:
            LORDS.setup(seats, chosen)
        assert caught.value.refusal.clause == clause


def test_traps_are_drawn_unseen() -> None:
    state = clear_round(make_position(2))
    execute_order(state, 0, TRAP, 1)
    events = LORDS.take(state, 0, EXECUTE)
    assert LORDS.see(state, 1).lords[0].traps == []
    assert LORDS.see(state, 1).lords[0].trap_count == 1
    assert [event.audience for event in events if LORDS.event_kinds[event.kind].name == "TrapDrawn"] == [1]
    assert state.lords[0].traps != traps()
