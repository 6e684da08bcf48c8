"""The rulings on open questions, each with its option if the group may decide otherwise. (DL-A1 to DL-A38)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import NO_EVENTS, EventSink
from kazamata.games.lords.asks import EXECUTE, PLAN_READY
from kazamata.games.lords.evil import move_evil
from kazamata.games.lords.goods import can_draw_trap, draw_trap
from kazamata.games.lords.packs import pack_one, pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.scoring import passes_exam, score
from kazamata.games.lords.state import OVER, PALADIN_IN_TENT, State
from kazamata.games.lords.steps.battle import END_BATTLE
from kazamata.games.lords.steps.combat import CombatRound
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS
from kazamata.games.lords.steps.order_execution import DIG_TUNNEL_STEPS, EXECUTE_ORDER_STEPS, MINE_GOLD_STEPS
from kazamata.games.lords.steps.orders import REVEAL_NON_PLAYER_PICKS, REVEAL_SLOTS
from kazamata.games.lords.steps.rooms import BUILD_ROOM_STEPS
from kazamata.games.lords.steps.season_events import PAY_WAGES_STEPS
from kazamata.games.lords.steps.specials import FaceSpecialEvent
from kazamata.games.lords.steps.years import BEGIN_YEAR
from tests.rules.lords.positions import (
    DIG,
    FAME,
    FOOD,
    HIRE,
    MINE,
    PALADIN,
    ROOM,
    TRAP,
    asked_kinds,
    attack,
    battle,
    clause_of,
    clear_round,
    conquered_count,
    creature,
    damage_dealt,
    draw_dungeon,
    event_names,
    event_values,
    first_game,
    hero,
    lair,
    line,
    make_party,
    make_position,
    options,
    plan,
    prisoners,
    room,
    run_steps,
    trap,
    traps,
    wounds,
)

W3, W4, W5 = hero("warrior", 3), hero("warrior", 4), hero("warrior", 5)
M3_1, M4_2 = hero("wizard", 3, 1), hero("wizard", 4, 2)
P3_1 = hero("priest", 3, 1)


def test_DLA1_on_the_mark_is_enough() -> None:
    state = clear_round(make_position(2))
    state.lords[0].evil = 9
    move_evil(state, 0, 1, NO_EVENTS)
    assert state.paladin_seat == 0


def test_DLA2_a_dropped_witch_costs_no_food() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    lord.food, lord.lair, lord.unpaid_creatures = 2, lair("goblin", "witch"), lair("goblin", "witch")
    run_steps(state, PAY_WAGES_STEPS[0])
    LORDS.take(state, 0, creature("goblin"))
    LORDS.take(state, 0, 9 + creature("witch"))
    assert lord.food == 1


def test_DLA3_costs_stand_left_and_rewards_right() -> None:
    state = clear_round(make_position(2))
    state.lords[0].slot1 = FOOD
    run_steps(state, EXECUTE_ORDER_STEPS[FOOD * 3])
    LORDS.take(state, 0, EXECUTE)
    assert (state.lords[0].gold, state.lords[0].food) == (2, 5)


def test_DLA4_the_returning_bite_of_the_vampire_picks_its_target() -> None:
    state = battle(make_party(W5, W4), card="invisibility", with_lair=lair("vampire"))
    plan(state, send=["vampire"])
    attack(state, "vampire", 1, 1)
    assert (wounds(state), state.lords[0].knocked_out) == ([0, 2], 0)


def test_DLA5_there_is_one_antimagic_dart() -> None:
    state = make_position(2)
    assert [row.key for row in state.box.traps].count("antimagic_dart") == 1


def test_DLA6_the_fee_of_hire_is_lost_even_without_a_space() -> None:
    state = clear_round(make_position(2))
    for index in range(24):
        state.minion_spaces[index] = 0
    for index in range(3):
        state.minion_spaces[HIRE * 3 + index] = 5
    state.lords[0].slot1 = state.lords[1].slot1 = HIRE
    run_steps(state, REVEAL_SLOTS[0])
    assert (state.lords[0].gold, state.lords[0].minion_slots) == (2, 1)


def test_DLA7_without_imps_mining_and_digging_are_not_executed() -> None:
    for location, step in ((MINE, MINE_GOLD_STEPS[0]), (DIG, DIG_TUNNEL_STEPS[0])):
        state = clear_round(make_position(2))
        state.lords[0].imps = 0
        state.lords[0].slot1 = location
        run_steps(state, step)
        assert state.lords[0].minion_slots == 1


def test_DLA8_a_conquered_room_still_keeps_rooms_away() -> None:
    state = clear_round(make_position(2))
    draw_dungeon(state.lords[0], "..H.. ..#.. ..#.. .....", h="hatchery")
    state.room_offer = 1 << room("chapel")
    state.lords[0].slot1 = ROOM
    run_steps(state, BUILD_ROOM_STEPS[0])
    assert options(state)[:-1] == [room("chapel") * 20 + 12]


def test_DLA9_the_way_leads_through_conquered_tiles() -> None:
    state = battle(make_party(W5), dungeon="..x.. ..x.. ..#.. .##..")
    assert state.lords[0].plan_cell == 12


def test_DLA10_a_meal_deals_full_hit_points_despite_wounds() -> None:
    state = battle(
        make_party((W5, 2), hero("thief", 4, 2), hero("thief", 3, 2)), with_traps=traps("poisoned_meal")
    )
    events = plan(state, with_traps=["poisoned_meal"])
    assert event_values(events, "DamagePrevented") == [(0, W5, 4)]
    assert damage_dealt(events)[0] == (W5, 1)


def test_DLA11_a_pendulum_misses_a_single_adventurer() -> None:
    for choice, damage in (("nothing", 0), ("hits", 3)):
        state = battle(
            make_party(W5), card="invisibility", with_traps=traps("pendulum"), pendulum_alone=choice
        )
        plan(state, with_traps=["pendulum"])
        assert wounds(state) == [damage]


def test_DLA12_a_single_adventurer_is_the_last_before_a_fire_wall() -> None:
    state = battle(make_party(W5), card="invisibility", with_traps=traps("fire_wall"))
    plan(state, with_traps=["fire_wall"])
    assert wounds(state) == [2]


def test_DLA13_a_room_strengthens_each_printed_number() -> None:
    for choice, damage in (("each", 2), ("once", 1)):
        state = battle(
            make_party(W3, W5), year=2, card="regeneration", fight=4, dungeon="..t.. ..#.. ..#.. .....",
            rooms={"t": "training_room"}, with_lair=lair("goblin"), room_bonus=choice,
        )  # fmt: skip
        plan(state, send=["goblin"])
        events = attack(state, "goblin")
        before_fatigue = events[: event_names(events).index("PartyTired")]
        assert damage_dealt(before_fatigue) == [(W3, 3), (W5, damage)]
    state = battle(
        make_party(W4, W5), year=2, card="regeneration", fight=4, dungeon="..t.. ..#.. ..#.. .....",
        rooms={"t": "training_room"}, with_lair=lair("troll"),
    )  # fmt: skip
    plan(state, send=["troll"])
    events = attack(state, "troll")
    before_fatigue = events[: event_names(events).index("PartyTired")]
    assert damage_dealt(before_fatigue) == [(W4, 4)]  # a Troll that kills hits nobody else
    for choice, again in (("each", 2), ("once", 1)):
        state = battle(
            make_party(W4, W5), year=2, card="regeneration", fight=4, dungeon="..d.. ..#.. ..#.. .....",
            rooms={"d": "dark_room"}, with_lair=lair("witch"), room_bonus=choice,
        )  # fmt: skip
        plan(state, send=["witch"])
        assert damage_dealt(attack(state, "witch", 1, 0)) == [(W4, 2)]
        assert damage_dealt(LORDS.take(state, 0, 1))[0] == (W5, again)


def test_DLA14_the_shield_takes_the_first_point_of_any_damage() -> None:
    for choice, first in (("any_damage", 0), ("attacks", 1)):
        state = battle(make_party(W5, M3_1), card="magic_shield", magic_shield=choice)
        plan(state)
        assert wounds(state)[0] == first  # fatigue 1
    state = battle(make_party(W5, W4, M3_1), card="magic_shield", with_lair=lair("slime"))
    plan(state, send=["slime"])
    events = attack(state, "slime")
    assert damage_dealt(events)[:2] == [(W4, 1), (M3_1, 1)]


def test_DLA15_a_shielded_attack_is_an_attack() -> None:
    state = battle(make_party((W5, 2), P3_1, M3_1), card="magic_shield", with_lair=lair("goblin"))
    plan(state, send=["goblin"])
    assert "AdventurerHealed" in event_names(attack(state, "goblin"))


def test_DLA16_monsters_that_were_not_needed_stay_face_up() -> None:
    for choice, out in (("ready", 0), ("out", lair("troll"))):
        state = battle(
            make_party((W3, 1)), with_traps=traps("rolling_stone"), with_lair=lair("troll"),
            idle_monsters=choice,
            seats=3,
        )  # fmt: skip
        state.lords[1].party = make_party(W5)
        state.agenda.clear()
        run_steps(state, CombatRound(1))
        LORDS.take(state, 1, PLAN_READY)
        plan(state, with_traps=["rolling_stone"], send=["troll"])
        assert state.lords[0].knocked_out == out


def test_DLA16_a_sheep_that_was_not_needed_goes_out_as_its_monster() -> None:
    for choice, out in (("ready", 0), ("out", lair("goblin"))):
        party = make_party(hero("wizard", 4, 2, 2))
        state = battle(party, year=2, card="metamorphosis", with_lair=lair("goblin"), idle_monsters=choice)
        plan(state, send=["goblin"])
        LORDS.take(state, 0, creature("goblin"))
        assert state.current_battle().sheep_kind == creature("goblin")
        END_BATTLE.run(state, NO_EVENTS)
        assert state.lords[0].knocked_out == out


def demon_table(**chosen: str) -> State:
    state = clear_round(make_position(2, **chosen))
    state.creature_offer = lair("demon", "ghost")
    state.lords[0].slot1 = HIRE
    state.lords[0].lair = lair("ghost")
    return state


def test_DLA17_a_demon_may_be_fed_a_ghost() -> None:
    state = demon_table()
    run_steps(state, HIRE_CREATURE_STEPS[0])
    LORDS.take(state, 0, creature("demon"))
    assert asked_kinds(state) == [(0, "FeedDemon")]
    assert clause_of(state, 0, creature("troll")) == "DL-A17"
    LORDS.take(state, 0, creature("ghost"))
    assert state.lords[0].lair == lair("demon")
    state = demon_table(demon_food="monsters")
    run_steps(state, HIRE_CREATURE_STEPS[0])
    assert clause_of(state, 0, creature("demon")) == "DL-A17"


def test_DLA18_a_creature_is_fed_before_it_is_paid() -> None:
    for choice, legal in (("unpaid", True), ("paid", False)):
        state = clear_round(make_position(2, demon_pay_day=choice))
        lord = state.lords[0]
        lord.lair = lord.unpaid_creatures = lair("demon", "goblin")
        run_steps(state, PAY_WAGES_STEPS[0])
        assert (creature("demon") in options(state)) == legal
        if legal:
            evil = lord.evil
            LORDS.take(state, 0, creature("demon"))
            LORDS.take(state, 0, creature("goblin"))
            assert (lord.lair, lord.unpaid_creatures, lord.evil) == (lair("demon"), 0, evil + 1)
        else:
            LORDS.take(state, 0, creature("goblin"))
            assert creature("demon") in options(state)


def test_DLA19_wages_are_the_price_of_hiring() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    lord.lair = lord.unpaid_creatures = lair("golem")
    lord.traps = traps("pendulum")
    run_steps(state, PAY_WAGES_STEPS[0])
    LORDS.take(state, 0, creature("golem"))
    assert asked_kinds(state) == [(0, "GiveTrap")]
    assert clause_of(state, 0, 0) == "DL-31"
    LORDS.take(state, 0, options(state)[0])
    assert (lord.gold, lord.traps, lord.discarded_traps) == (2, 0, traps("pendulum"))


def test_DLA20_an_empty_trap_deck_stays_empty() -> None:
    for choice, left in (("ends", False), ("reshuffles", True)):
        state = clear_round(make_position(2, trap_deck=choice))
        state.drawn_trap_count = 27
        state.sprung_traps = traps("pendulum")
        state.lords[1].discarded_traps = traps("fire_wall")
        assert can_draw_trap(state) == left
        state.lords[0].slot1 = TRAP
        run_steps(state, EXECUTE_ORDER_STEPS[TRAP * 3 + 1])
        assert asked_kinds(state) == ([(0, "ExecuteOrder")] if left else [])
        draw_trap(state, 0, NO_EVENTS)
        assert pack_size(state.lords[0].traps) == (1 if left else 0)
        assert state.lords[1].discarded_traps == (0 if left else traps("fire_wall"))


def test_DLA20_by_agreement_all_discards_are_shuffled_into_a_new_deck() -> None:
    state = clear_round(make_position(3, trap_deck="reshuffles"))
    cards = sorted(int(card) for card in state.trap_deck)
    state.drawn_trap_count = len(cards)
    state.lords[2].traps = traps("cursed_ring", "cursed_ring")
    buried = traps("cursed_ring", "fire_wall", "fire_wall", "fire_wall")
    state.lords[0].discarded_traps, state.sprung_traps = (
        buried,
        sum(pack_one(kind) * 3 for kind in range(9)) - buried - state.lords[2].traps,
    )
    sink = EventSink(True)
    draw_trap(state, 1, sink)
    assert event_names(sink.events) == ["TrapsReshuffled", "TrapDrawn"]
    assert (state.sprung_traps, state.lords[0].discarded_traps, state.drawn_trap_count) == (0, 0, 1)
    assert sorted([*map(int, state.trap_deck), trap("cursed_ring"), trap("cursed_ring")]) == cards
    assert state.lords[1].traps == pack_one(state.trap_deck[0])
    again = clear_round(make_position(3, trap_deck="reshuffles"))
    draw_trap(again, 1, sink)
    assert event_names(sink.events)[2:] == ["TrapDrawn"]  # nothing is shuffled while a card is left


def test_DLA20_the_order_of_a_shuffled_deck_depends_on_the_dice() -> None:
    orders = set()
    for seed in range(6):
        state = clear_round(make_position(2, seed, trap_deck="reshuffles"))
        state.drawn_trap_count, state.sprung_traps = (
            len(state.trap_deck),
            traps("pendulum", "fire_wall", "trap_door", "rolling_stone"),
        )
        draw_trap(state, 0, NO_EVENTS)
        orders.add(tuple(state.trap_deck))
    assert len(orders) > 2


def test_DLA21_new_traps_may_have_to_go_again() -> None:
    state = clear_round(make_position(2))
    state.year = 2
    state.lords[0].slot1 = TRAP
    run_steps(state, EXECUTE_ORDER_STEPS[TRAP * 3 + 1])
    LORDS.take(state, 0, EXECUTE)
    assert asked_kinds(state) == [(0, "DiscardTrap")]
    LORDS.take(state, 0, options(state)[0])
    assert pack_size(state.lords[0].traps) == 1


def test_DLA22_the_same_three_events_in_both_years() -> None:
    state = clear_round(first_game(2))
    run_steps(state, BEGIN_YEAR)
    assert (state.year, sorted(state.event_tiles)) == (2, [0, 1, 2])


def test_DLA23_a_title_of_nothing_is_shared_by_all() -> None:
    for choice, count in (("shared", 3), ("nobody", 0)):
        state = clear_round(make_position(3, zero_titles=choice))
        state.phase = OVER
        assert len([1 for _, key, _ in score(state).breakdown if key == "title_rooms"]) == count
        assert len([1 for _, key, _ in score(state).breakdown if key == "title_battle"]) == 3


def test_DLA24_exactly_zero_points_pass_no_exam() -> None:
    assert [passes_exam(points) for points in (-1, 0, 1)] == [False, False, True]


def test_DL77_the_result_says_who_passed_the_exam() -> None:
    state = clear_round(make_position(3, zero_titles="nobody"))
    state.lords[0].tax_cubes = 20
    assert "exam" not in [key for _, key, _ in score(state).breakdown], "not before the end"
    state.phase = OVER
    found = score(state)
    passed = [seat for seat, key, _ in found.breakdown if key == "exam"]
    assert passed == [seat for seat, points in enumerate(found.scores) if points > 0]
    assert passed
    assert 0 not in passed


def fame(seats: int) -> State:
    state = clear_round(make_position(seats))
    state.phase, state.year = OVER, 2
    for lord in state.lords:
        lord.gold = lord.food = lord.imps = 0
    draw_dungeon(state.lords[0], "..f.. ..#.. ..#.. .....", f="hall_of_fame")
    return state


def fame_points(state: State) -> int:
    return sum(points for _, key, points in score(state).breakdown if key == "hall_of_fame")


def test_DLA25_fame_counts_one_for_a_shared_title_and_two_for_a_sole_one() -> None:
    state = fame(3)
    # alone: rooms; shared: evil, monsters, imps, riches, fewest lost; fewer tunnels than the others
    assert fame_points(state) == 2 + 5


def test_DLA26_a_conquered_scoring_room_counts_nothing() -> None:
    state = fame(3)
    state.lords[0].conquered_cells = 1 << 2
    assert fame_points(state) == 0
    draw_dungeon(state.lords[0], "..C.. ..#.. ..#.. .....", c="cafeteria")
    state.lords[0].lair = lair("goblin")
    assert "cafeteria" not in [key for _, key, _ in score(state).breakdown]


def test_DLA27_year_two_rooms_count_two_points() -> None:
    state = fame(3)
    assert [points for seat, key, points in score(state).breakdown if (seat, key) == (0, "rooms")] == [2]


def test_DLA28_a_paladin_joins_a_battle_already_planned() -> None:
    state = battle(make_party(W5), card="invisibility", evil=10)
    state.lords[0].party = make_party(PALADIN, W5)
    state.paladin_seat = 0
    state.lords[1].evil, state.lords[1].party = 10, make_party(W3)
    state.agenda.clear()
    run_steps(state, CombatRound(1))
    LORDS.take(state, 1, PLAN_READY)
    events = LORDS.take(state, 0, PLAN_READY)
    assert event_values(events, "BattleBegan")[1][0] == 1
    assert line(state, 1) == [PALADIN, W3]  # came between the two battles of this round
    assert conquered_count(state, 1) == 1


def test_DLA29_an_empty_prison_releases_nobody() -> None:
    state = battle(make_party(W5), dungeon="..x.. ..x.. ..x.. .....", seats=3)
    assert (0, "ReleasePrisoner") not in asked_kinds(state)


def test_DLA30_embezzlement_rounds_the_loss_up() -> None:
    for choice, left in (("round_up", 1), ("round_down", 2)):
        state = clear_round(make_position(2, embezzlement=choice))
        state.special_cards = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8])
        run_steps(state, FaceSpecialEvent(0, -1))
        assert state.lords[0].gold == left


def test_DLA31_equal_picks_lie_in_play_order() -> None:
    state = clear_round(first_game(2))
    for index in range(24):
        state.minion_spaces[index] = 0
    state.starting_seat = 1
    state.lords[0].secret_pick = state.lords[1].secret_pick = MINE
    run_steps(state, REVEAL_NON_PLAYER_PICKS)
    assert [int(state.minion_spaces[MINE * 3 + index]) for index in (0, 1)] == [6, 5]


def test_DLA32_a_dummy_takes_no_room() -> None:
    state = clear_round(make_position(3))
    state.room_offer = 1 << room("chapel")
    state.lords[0].slot1 = ROOM
    run_steps(state, BUILD_ROOM_STEPS[0])
    assert asked_kinds(state) == [(0, "BuildRoom")]


def test_DLA33_a_card_may_be_spied_twice() -> None:
    state = clear_round(first_game(2))
    state.lords[0].slot1 = FAME
    state.lords[0].spied_cards = 1
    run_steps(state, EXECUTE_ORDER_STEPS[FAME * 3])
    LORDS.take(state, 0, EXECUTE)
    LORDS.take(state, 0, 0)
    assert state.lords[0].spied_cards == 1


def test_DLA34_an_antimagic_room_leaves_lasting_spells_alone() -> None:
    state = battle(
        make_party(34, W5, M4_2), year=2, card="create_food", dungeon="..a.. ..#.. ..#.. .....",
        rooms={"a": "antimagic_room"},
    )  # fmt: skip
    events = plan(state)
    assert "SpellCast" not in event_names(events)
    assert damage_dealt(events)[0] == (34, 1)


def test_DLA35_any_imp_pays_for_the_kamikaze_but_no_token() -> None:
    state = battle(make_party(W5), with_traps=traps("kamikaze_imp"), goods=(0, 0, 0), with_lair=lair("troll"))
    assert clause_of(state, 0, 20 + 8) == "DL-58"
    state = battle(make_party(W5), with_traps=traps("kamikaze_imp"), goods=(0, 0, 1))
    plan(state, with_traps=["kamikaze_imp"])
    assert state.lords[0].imps == 0


def test_DLA36_if_the_party_leaves_nothing_is_spent() -> None:
    state = battle(make_party(PALADIN, W5), card="invisibility", evil=10, seats=3)
    state.lords[0].party = make_party(W5)
    state.lords[0].evil = 10
    state.lords[1].party, state.lords[1].evil = make_party(PALADIN), 5
    state.lords[1].traps, state.lords[1].lair = traps("pendulum"), lair("goblin")
    state.lords[2].evil = 10
    state.paladin_seat = 1
    state.lords[0].party = make_party(W5, M3_1)
    state.combat_cards[0] = 4  # Detect Evil: seat 0 rises above the Paladin's holder
    state.agenda.clear()
    run_steps(state, CombatRound(1))
    LORDS.take(state, 1, 20 + 1)
    LORDS.take(state, 1, PLAN_READY)
    LORDS.take(state, 0, PLAN_READY)
    assert state.paladin_seat == 0
    assert (state.lords[1].traps, state.lords[1].knocked_out, conquered_count(state, 1)) == (
        traps("pendulum"),
        0,
        0,
    )


def test_DLA37_planning_in_play_order_by_agreement() -> None:
    for choice, asked in (("parallel", [0, 1]), ("in_order", [1])):
        state = battle(make_party(W5), planning=choice)
        state.lords[1].party = make_party(W3)
        state.starting_seat = 1
        state.agenda.clear()
        run_steps(state, CombatRound(1))
        assert [seat for seat, _ in asked_kinds(state)] == asked
        LORDS.take(state, 1, PLAN_READY)
        assert LORDS.see(state, 0).lords[1].plan_cell == (2 if choice == "in_order" else -1)


def test_DLA38_fame_is_the_same_at_two_seats() -> None:
    state = fame(2)
    assert fame_points(state) == 2 + 5
    assert state.paladin_seat == PALADIN_IN_TENT
    assert prisoners(state) == []
