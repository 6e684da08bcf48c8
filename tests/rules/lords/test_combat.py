"""Combat: planning, the six steps, the aftermath (DL-56 to DL-69)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import NO_EVENTS, EventSink
from kazamata.core.seats import SPECTATOR
from kazamata.games.lords.asks import PLAN_CREATURE, PLAN_READY, PLAN_TRAP
from kazamata.games.lords.evil import move_evil
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import IDLE, NO_CELL, PALADIN_IN_TENT, READY
from kazamata.games.lords.steps.battle import BeginBattle
from kazamata.games.lords.steps.combat import CombatRound
from kazamata.games.lords.steps.years import END_COMBAT
from tests.rules.lords.positions import (
    PALADIN,
    asked_kinds,
    attack,
    battle,
    clause_of,
    conquered_count,
    creature,
    damage_dealt,
    draw_dungeon,
    dungeon_text,
    event_names,
    event_values,
    hero,
    lair,
    line,
    make_party,
    make_position,
    options,
    plan,
    prisoners,
    run_steps,
    trap,
    traps,
    wounds,
)

W3, W5 = hero("warrior", 3), hero("warrior", 5)
W4 = hero("warrior", 4)
T3_1, T4_2 = hero("thief", 3, 1), hero("thief", 4, 2)
P3_1, P4_2 = hero("priest", 3, 1), hero("priest", 4, 2)
M3_1, M4_2 = hero("wizard", 3, 1), hero("wizard", 4, 2)


def test_DL56_the_card_is_turned_after_planning_and_battles_run_in_play_order() -> None:
    state = battle(make_party(W5), seats=3)
    state.lords[1].party = make_party(W3)
    state.agenda.clear()
    state.starting_seat = 1
    run_steps(state, CombatRound(1))
    assert asked_kinds(state) == [(0, "PlanBattle"), (1, "PlanBattle")]
    LORDS.take(state, 1, PLAN_READY)
    assert state.turned_card_count == 0
    events = LORDS.take(state, 0, PLAN_READY)
    assert event_names(events).index("CombatCardTurned") < event_names(events).index("BattleBegan")
    assert [values[0] for values in event_values(events, "BattleBegan")] == [1, 0]


def test_DL56_a_plan_is_secret_until_all_have_planned() -> None:
    state = battle(make_party(W5), with_traps=traps("pendulum"), with_lair=lair("troll"))
    state.lords[1].party = make_party(W3)
    state.agenda.clear()
    run_steps(state, CombatRound(1))
    LORDS.take(state, 0, PLAN_TRAP + trap("pendulum"))
    LORDS.take(state, 0, PLAN_CREATURE + creature("troll"))
    LORDS.take(state, 0, PLAN_READY)
    for viewer in (1, SPECTATOR):
        shown = LORDS.see(state, viewer).lords[0]
        assert (shown.plan_cell, shown.plan_trap_count, shown.plan_creatures) == (-1, 0, [])


def test_DL57_the_nearest_unconquered_tile_by_walking() -> None:
    dungeon = """
        .#x#.
        .#x#.
        ..#..
        .....
    """
    state = battle(make_party(W5), dungeon=dungeon)
    assert options(state) == [1, 3]
    assert clause_of(state, 0, 2) == "DL-57"  # lost
    assert clause_of(state, 0, 12) == "DL-57"  # farther
    assert clause_of(state, 0, 0) == "DL-57"  # no tile
    assert clause_of(state, 0, PLAN_READY) == "DL-57"  # a tile first


def test_DL57_knocked_out_creatures_cannot_be_planned() -> None:
    state = battle(make_party(W5), with_lair=lair("troll", "goblin"))
    state.lords[0].knocked_out = lair("troll")
    assert PLAN_CREATURE + creature("goblin") in options(state)
    assert clause_of(state, 0, PLAN_CREATURE + creature("troll")) == "DL-57"
    assert clause_of(state, 0, PLAN_CREATURE + creature("witch")) == "DL-57"
    assert clause_of(state, 0, PLAN_TRAP + trap("pendulum")) == "DL-57"


def test_DL58_a_tunnel_takes_one_trap_one_monster_and_any_ghosts() -> None:
    state = battle(
        make_party(W5),
        with_traps=traps("pendulum", "fire_wall"),
        with_lair=lair("troll", "goblin", "ghost", "ghost"),
    )
    for option in (PLAN_TRAP + trap("pendulum"), PLAN_CREATURE + creature("troll")):
        LORDS.take(state, 0, option)
    assert clause_of(state, 0, PLAN_TRAP + trap("fire_wall")) == "DL-58"
    assert clause_of(state, 0, PLAN_CREATURE + creature("goblin")) == "DL-58"
    LORDS.take(state, 0, PLAN_CREATURE + creature("ghost"))
    LORDS.take(state, 0, PLAN_CREATURE + creature("ghost"))
    assert options(state) == [PLAN_READY]


def test_DL58_a_room_takes_two_monsters_and_a_gold_for_the_trap() -> None:
    room_entrance = """
        ..h..
        ..#..
        ..#..
        .....
    """
    state = battle(
        make_party(W5), dungeon=room_entrance, rooms={"h": "hatchery"}, goods=(0, 1, 1),
        with_traps=traps("pendulum"), with_lair=lair("troll", "goblin", "slime"),
    )  # fmt: skip
    assert clause_of(state, 0, PLAN_TRAP + trap("pendulum")) == "DL-58"
    LORDS.take(state, 0, PLAN_CREATURE + creature("troll"))
    LORDS.take(state, 0, PLAN_CREATURE + creature("goblin"))
    assert clause_of(state, 0, PLAN_CREATURE + creature("slime")) == "DL-58"
    state = battle(
        make_party(W5),
        dungeon=room_entrance,
        rooms={"h": "hatchery"},
        goods=(1, 1, 1),
        with_traps=traps("pendulum"),
    )
    plan(state, with_traps=["pendulum"])
    assert state.lords[0].gold == 0


def test_DL59_without_a_tile_a_prisoner_goes_free_and_there_is_no_battle() -> None:
    dungeon = """
        ..x..
        ..x..
        ..x..
        .....
    """
    state = battle(make_party(W5), dungeon=dungeon)
    state.lords[0].prisoners = 1 << W3 | 1 << PALADIN
    state.lords[0].party = make_party(W5)
    state.agenda.clear()
    run_steps(state, CombatRound(1))
    assert asked_kinds(state) == [(0, "ReleasePrisoner")]
    assert clause_of(state, 0, W4) == "DL-59"
    events = LORDS.take(state, 0, W3)
    assert "BattleBegan" not in event_names(events)
    assert prisoners(state) == [PALADIN]


def test_DL60_trap_points_prevent_from_the_front_and_only_damage() -> None:
    state = battle(make_party(W5, P4_2, T4_2), with_traps=traps("fire_wall"))
    plan(state, with_traps=["fire_wall"])
    assert wounds(state) == [1, 0, 2]  # fatigue 1 on top of 0, 0, 2
    state = battle(make_party(W5, T4_2, T3_1), with_traps=traps("trap_door"))
    events = plan(state, with_traps=["trap_door"])
    assert wounds(state) == [0, 0, 0]
    assert "ConqueringSkipped" in event_names(events)


def test_DL60_a_labyrinth_shares_trap_points_between_two_traps() -> None:
    party = (33, hero("warrior", 8, 0, 2), hero("warrior", 7, 0, 2), hero("thief", 4, 2, 2))
    for first, result in (("rolling_stone", [0, 1, 1, 2]), ("fire_wall", [4, 0, 0, 0])):
        state = battle(
            make_party(*party),
            year=2,
            card="illusion",
            dungeon="..l.. ..#.. ..#.. .....",
            rooms={"l": "labyrinth"},
            with_traps=traps("rolling_stone", "fire_wall"),
            evil=12,
        )
        plan(state, with_traps=["rolling_stone", "fire_wall"])
        assert asked_kinds(state) == [(0, "SpringTrap")]
        assert clause_of(state, 0, trap("pendulum")) == "DL-60"
        events = LORDS.take(state, 0, trap(first))
        spells = event_names(events).index("SpellCast")
        hurt = dict(damage_dealt(events[:spells]))
        assert [hurt.get(tile, 0) for tile in party] == result
        assert state.lords[0].gold == 3  # no surcharge here


def test_DL61_the_dead_go_to_prison_and_wounds_stay() -> None:
    state = battle(make_party(W3, W5), with_traps=traps("rolling_stone"))
    plan(state, with_traps=["rolling_stone"])
    assert prisoners(state) == [W3]
    assert (line(state), wounds(state)) == ([W5], [1])
    plan(state)
    assert wounds(state)[0] > 1


def test_DL62_magic_points_must_reach_the_round() -> None:
    for fight, evil in ((1, 7), (2, 7), (3, 5)):
        state = battle(make_party(W5, M4_2), card="detect_evil", fight=fight, evil=5)
        plan(state)
        assert state.lords[0].evil == evil - 1  # and one less for the conquered tile


def test_DL62_withdrawn_monsters_go_home_face_up_and_ghosts_stay() -> None:
    state = battle(make_party(W5, M3_1), card="word_of_peace", with_lair=lair("troll", "ghost"))
    plan(state, send=["troll", "ghost"])
    events = LORDS.take(state, 0, 0)
    assert event_values(events, "CreatureWithdrawn") == [(0, creature("troll"))]
    assert options(state) == [10 * creature("ghost") + 1]
    attack(state, "ghost", target=1)
    assert state.lords[0].knocked_out == lair("ghost")


def test_DL63_each_must_attack_and_is_knocked_out() -> None:
    state = battle(make_party(W5, W4), with_lair=lair("goblin", "ghost"))
    plan(state, send=["goblin", "ghost"])
    assert 10 * creature("ghost") not in options(state)
    assert clause_of(state, 0, 10 * creature("ghost")) == "DL-63"
    assert clause_of(state, 0, 10 * creature("goblin") + 1) == "DL-63"
    assert clause_of(state, 0, 10 * creature("troll")) == "DL-63"
    attack(state, "ghost", target=1)
    attack(state, "goblin")
    assert state.lords[0].knocked_out == lair("goblin", "ghost")


def test_DL63_a_creature_that_cannot_attack_is_knocked_out_too() -> None:
    state = battle(make_party(W5), with_lair=lair("ghost"))
    plan(state, send=["ghost"])
    events = attack(state, "ghost")
    assert "CreatureIdle" in event_names(events)
    assert state.lords[0].knocked_out == lair("ghost")


def test_DL64_a_slow_spell_counts_magic_again() -> None:
    state = battle(make_party(M3_1, W5), card="detect_evil", with_traps=traps("rolling_stone"))
    plan(state, with_traps=["rolling_stone"])  # kills the wizard before the slow spell
    assert state.lords[0].evil == 4


def test_DL65_healing_needs_an_attack() -> None:
    hurt = make_party((W5, 3), P4_2)
    state = battle(hurt, card="invisibility")
    plan(state)
    assert wounds(state) == [3, 0]
    state = battle(make_party((W5, 3), P4_2), card="invisibility", with_lair=lair("slime"))
    plan(state, send=["slime"])
    attack(state, "slime", 1)
    assert wounds(state) == [3, 0]  # glue is no attack
    state = battle(make_party((W5, 2), P4_2), card="invisibility", with_lair=lair("slime"))
    plan(state, send=["slime"])
    attack(state, "slime")
    assert wounds(state) == [1, 1]


def test_DL65_healing_runs_from_the_front() -> None:
    state = battle(
        make_party((hero("priest", 3, 2), 0), (hero("thief", 3, 1), 1), (P4_2, 2)),
        card="invisibility",
        with_lair=lair("goblin"),
    )
    plan(state, send=["goblin"])
    attack(state, "goblin")
    assert wounds(state) == [0, 0, 1]


def test_DL66_fatigue_falls_point_by_point_and_survivors_conquer() -> None:
    state = battle(make_party((W3, 2), W5), card="detect_evil")
    events = plan(state)
    assert event_values(events, "PartyTired") == [(0, 2)]
    assert (line(state), wounds(state)) == ([W5], [1])
    assert dungeon_text(state.lords[0])[0] == "..x.."
    assert state.lords[0].evil == 4


def test_DL66_fatigue_zero_still_conquers() -> None:
    state = battle(make_party(W5), card="invisibility")
    plan(state)
    assert (wounds(state), conquered_count(state)) == ([0], 1)


def test_DL67_a_poisoned_dart_works_after_conquering() -> None:
    state = battle(make_party(W5, W4), card="invisibility", with_traps=traps("poisoned_dart"))
    plan(state, with_traps=["poisoned_dart"])
    events = LORDS.take(state, 0, 0)
    names = event_names(events)
    assert names.index("TileConquered") < len(names) - 1 - names[::-1].index("AdventurerHurt")
    assert wounds(state) == [3, 0]


@pytest.mark.parametrize(("targets", "wanted"), [((0, 1), [3, 3]), ((1, 1), [0, 6]), ((1, 0), [3, 3])])
def test_DL67_both_darts_of_a_labyrinth_poison(targets: tuple[int, int], wanted: list[int]) -> None:
    state = battle(
        make_party(hero("warrior", 7, 0, 2), hero("warrior", 8, 0, 2)),
        card="invisibility",
        with_traps=traps("poisoned_dart", "poisoned_dart"),
        dungeon="..l.. ..#.. ..#.. .....",
        rooms={"l": "labyrinth"},
    )
    plan(state, with_traps=["poisoned_dart", "poisoned_dart"])
    LORDS.take(state, 0, trap("poisoned_dart"))
    LORDS.take(state, 0, targets[0])
    LORDS.take(state, 0, targets[1])
    assert (wounds(state), conquered_count(state)) == (wanted, 1)


def test_DL67_deadly_poison_does_not_spare_other_poisoned_adventurers() -> None:
    state = battle(
        make_party((W3, 1), W5),
        card="invisibility",
        with_traps=traps("poisoned_dart", "poisoned_dart"),
        dungeon="..l.. ..#.. ..#.. .....",
        rooms={"l": "labyrinth"},
    )
    plan(state, with_traps=["poisoned_dart", "poisoned_dart"])
    LORDS.take(state, 0, trap("poisoned_dart"))
    LORDS.take(state, 0, 0)
    LORDS.take(state, 0, 1)
    assert (prisoners(state), line(state), wounds(state)) == ([W3], [W5], [3])


def test_DL68_a_party_whose_paladin_moves_on_is_not_defeated() -> None:
    state = battle(make_party(PALADIN), card="invisibility", evil=10)
    state.lords[1].evil = 10
    events = plan(state)
    assert event_values(events, "PaladinCame") == [(1, PALADIN)]
    assert (line(state), "PartyDefeated" in event_names(events)) == ([], False)


def test_DL68_a_party_is_defeated_when_its_last_one_dies() -> None:
    state = battle(make_party(34, (W3, 2)), with_traps=traps("fire_wall"))
    names = event_names(plan(state, with_traps=["fire_wall"]))
    assert names.count("PartyDefeated") == 1
    state = battle(make_party((W3, 1)), card="invisibility", with_traps=traps("poisoned_dart"))
    plan(state, with_traps=["poisoned_dart"])
    names = event_names(LORDS.take(state, 0, 0))
    assert names.index("PartyDefeated") > names.index("TileConquered")


def test_DL68_a_dead_party_ends_the_battle_at_once() -> None:
    state = battle(make_party((W3, 1)), with_lair=lair("goblin"), with_traps=traps("rolling_stone"))
    events = plan(state, with_traps=["rolling_stone"], send=["goblin"])
    assert "PartyDefeated" in event_names(events)
    assert conquered_count(state) == 0
    assert state.lords[0].knocked_out == 0


def test_DL68_survivors_leave_after_the_fourth_round_and_creatures_rise() -> None:
    state = battle(make_party(W5, W4), fight=4, with_lair=lair("goblin"), seats=2)
    state.year = 2
    plan(state, send=["goblin"])
    events = attack(state, "goblin")
    assert len(event_values(events, "AdventurerLeft")) == 2
    assert (line(state), state.lords[0].knocked_out) == ([], 0)


def test_DL68_events_of_leaving_adventurers_name_the_dungeon() -> None:
    state = battle(make_party(W5), fight=4, seats=3)
    state.lords[2].party = make_party(W4, M3_1)
    state.lords[2].spied_cards = 0b1000
    state.agenda.clear()
    run_steps(state, CombatRound(4), END_COMBAT)
    LORDS.take(state, 0, PLAN_READY)
    events = LORDS.take(state, 2, PLAN_READY)
    assert event_values(events, "AdventurerLeft") == [(0, W5), (2, W4), (2, M3_1)]
    assert [list(lord.party) for lord in state.lords] == [[], [], []]
    assert state.lords[2].spied_cards == 0


def test_DL69_a_conquered_tile_is_dead_weight() -> None:
    state = battle(make_party(W5))
    lord = state.lords[0]
    draw_dungeon(lord, "..H.. ..x.. ..#.. ..#..", h="hatchery")
    assert lord.tunnels() == 1 << 12 | 1 << 17
    assert lord.tile_count() == 4


def test_DL52_the_paladin_joins_a_battle_that_is_still_to_come() -> None:
    state = battle(make_party(W5, M3_1), card="detect_evil", evil=8, seats=3)
    state.lords[1].party = make_party(W3)
    state.lords[1].evil = 5
    state.agenda.clear()
    run_steps(state, CombatRound(1))
    LORDS.take(state, 1, PLAN_READY)
    events = LORDS.take(state, 0, PLAN_READY)
    assert event_values(events, "PaladinCame") == [(0, PALADIN)]
    assert line(state)[0] == PALADIN
    assert wounds(state)[0] == 2  # he took part from that moment and tired first


def test_DL52_a_killed_paladin_moves_no_more() -> None:
    state = battle(make_party((PALADIN, 4), W5), evil=12)
    plan(state)
    assert prisoners(state) == [PALADIN]
    state.lords[1].evil = 9
    move_evil(state, 1, 5, NO_EVENTS)
    assert line(state, 1) == []


def test_DL52_he_takes_his_damage_along_and_reopens_combat_next_round() -> None:
    state = battle(make_party((PALADIN, 2), W5), card="invisibility", evil=10, seats=2)
    state.lords[1].evil = 10
    events = plan(state)  # conquered: seat 0 falls to 9, the other is now more evil
    assert event_values(events, "PaladinCame") == [(1, PALADIN)]
    assert (line(state, 1), wounds(state, 1)) == ([PALADIN], [2])
    assert asked_kinds(state) == [(0, "PlanBattle"), (1, "PlanBattle")]
    assert state.paladin_seat == 1
    assert state.paladin_seat != PALADIN_IN_TENT


def test_DL56_a_plan_against_a_party_that_is_gone_is_forgotten() -> None:
    state = make_position(2)
    lord = state.lords[0]
    lord.party = vec[i64]()
    lord.plan_stage, lord.plan_cell = READY, 5
    BeginBattle(0).run(state, EventSink(True))
    assert (lord.plan_stage, lord.plan_cell, state.battle) == (IDLE, NO_CELL, None)
