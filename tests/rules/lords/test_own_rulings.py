"""Our rulings where the rules are silent (DL-R1 to DL-R13)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import Event, EventSink
from kazamata.games.lords.arrivals import draw_heroes
from kazamata.games.lords.asks import EXECUTE
from kazamata.games.lords.catalogue.specials import SPECIALS
from kazamata.games.lords.fields import PAY_DAY, SPECIAL_EVENT, TAXES
from kazamata.games.lords.packs import pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import BUILDING, State
from kazamata.games.lords.steps.order_execution import EXECUTE_ORDER_STEPS
from kazamata.games.lords.steps.production import PRODUCE
from kazamata.games.lords.steps.season_events import HOLD_EVENT, PAY_WAGES_STEPS
from kazamata.games.lords.steps.specials import FaceSpecialEvent
from kazamata.games.lords.steps.years import ASSIGN
from tests.rules.lords.positions import (
    PALADIN,
    TRAP,
    asked_kinds,
    attack,
    battle,
    clear_round,
    creature,
    draw_dungeon,
    event_names,
    event_values,
    hero,
    lair,
    line,
    make_party,
    make_position,
    plan,
    prisoners,
    room,
    run_steps,
    traps,
    wounds,
)

W3, W5, M4 = hero("warrior", 3), hero("warrior", 5), hero("wizard", 4, 2)


def test_DLR1_late_poison_is_lost_with_its_victim_and_pierces_everything() -> None:
    state = battle(make_party(PALADIN, W5), card="fireball", evil=10, with_traps=traps("poisoned_dart"))
    state.lords[1].evil = 10
    plan(state, with_traps=["poisoned_dart"])
    LORDS.take(
        state, 0, 0
    )  # the tile falls, and with it the marker: the Paladin leaves before the poison works
    assert (line(state, 1), wounds(state, 1)) == ([PALADIN], [1])
    state = battle(make_party(W5, M4), card="invisibility", with_traps=traps("poisoned_dart"))
    plan(state, with_traps=["poisoned_dart"])
    LORDS.take(state, 0, 1)
    assert wounds(state) == [0, 3]  # invisible, but poisoned


def test_DLR2_an_illusion_alone_is_no_party() -> None:
    state = battle(make_party(34, (W3, 2)), card="invisibility", with_lair=lair("ghost"))
    plan(state, send=["ghost"])
    events = attack(state, "ghost", target=1)
    assert "PartyDefeated" in event_names(events)
    assert (line(state), prisoners(state)) == ([], [W3])


def test_DLR3_a_spell_on_monsters_needs_a_monster() -> None:
    for card in ("word_of_peace", "suggestion"):
        state = battle(make_party(W5, M4), card=card, with_lair=lair("ghost"))
        events = plan(state, send=["ghost"])
        assert "SpellCast" in event_names(events)
        assert asked_kinds(state) == [(0, "AttackWith")]


def test_DLR4_production_in_play_order_with_tokens_first() -> None:
    state = clear_round(make_position(2))
    for lord in state.lords:
        draw_dungeon(lord, "..h.. ..#.. ..#.. .....", h="hatchery")
        lord.lair = lair("troll")
    run_steps(state, PRODUCE[1], PRODUCE[0])
    assert asked_kinds(state) == [(1, "UseRoom")]
    LORDS.take(state, 1, room("hatchery"))
    assert (state.lords[1].busy_trolls, state.lords[1].busy_imps) == (1, 2)
    assert asked_kinds(state) == [(0, "UseRoom")]


def test_DLR5_without_traps_nothing_is_bought_or_made() -> None:
    state = clear_round(make_position(2))
    state.drawn_trap_count = 27
    state.lords[0].slot1 = TRAP
    run_steps(state, EXECUTE_ORDER_STEPS[TRAP * 3 + 1])
    assert state.lords[0].minion_slots == 1
    draw_dungeon(state.lords[0], "..w.. ..#.. ..#.. .....", w="workshop")
    state.lords[0].imps = 9
    run_steps(state, PRODUCE[0])
    assert asked_kinds(state) == []


def test_DLR6_the_face_down_one_of_equals_leaves() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    lord.lair = lord.unpaid_creatures = lair("goblin", "goblin")
    lord.knocked_out = lair("goblin")
    run_steps(state, PAY_WAGES_STEPS[0])
    LORDS.take(state, 0, 9 + creature("goblin"))
    assert (lord.lair, lord.knocked_out) == (lair("goblin"), 0)


def test_DLR7_combat_ends_when_all_parties_are_dead() -> None:
    state = battle(make_party((W3, 2)))
    events = plan(state)
    assert event_values(events, "CombatRoundBegan") == []
    assert (state.year, state.phase) == (2, BUILDING)


def test_DLR8_several_players_train_each_in_an_own_dungeon() -> None:
    state = LORDS.deal(LORDS.setup(2, {"scenario": "M1"}), 0)
    assert LORDS.see(state, 1).lords[0].traps[0] == 1
    plan(state)
    assert asked_kinds(state) == [(1, "PlanBattle")]


def test_DLR9_equal_adventurers_come_if_no_other_symbol_is_left() -> None:
    state = LORDS.deal(LORDS.setup(4, {}), 0)
    others = [0, 4, 8, 12, 3, 7, 11, 15]
    middling = [1, 2, 5, 6, 9, 10, 13, 14]  # all that Year 1 has of the second symbol
    state.adventurer_stack, state.drawn_adventurer_count = vec[i64]([*others, *middling]), len(others)
    state.coming_adventurers = vec[i64]()
    sink = EventSink(True)
    draw_heroes(state, sink)
    assert list(state.coming_adventurers) == middling[:4]
    assert event_values(sink.events, "AdventurerPutUnder") == []


def impatient(evil: tuple[int, int]) -> State:
    """Two seats meet Impatient Heroes; a Warrior, a Thief and a Priest are coming, weak to strong."""
    state = clear_round(make_position(2))
    card = [row.key for row in SPECIALS].index("impatient_heroes")
    state.special_cards = vec[i64]([card])
    state.season = 1
    state.event_tiles = vec[i64]([SPECIAL_EVENT, PAY_DAY, TAXES])
    state.coming_adventurers = vec[i64]([W3, hero("thief", 3, 2), hero("priest", 4, 2)])
    state.non_player_evil = 5
    state.lords[0].evil, state.lords[1].evil = evil
    return state


def test_DLR10_impatient_heroes_are_the_next_adventurers() -> None:
    state = impatient((5, 9))
    state.non_player_evil = 4
    run_steps(state, HOLD_EVENT)  # on 5 after its climb, so still nicer than a lord on 5
    assert [(int(lord.gold), int(lord.evil), int(lord.imps)) for lord in state.lords] == [
        (2, 5, 3),
        (3, 10, 3),
    ]
    state = impatient((5, 9))
    run_steps(
        state, HOLD_EVENT, ASSIGN
    )  # the marker climbs to 6 and the lord on 5 is the nicest: the Warrior comes
    assert [(int(lord.gold), int(lord.imps)) for lord in state.lords] == [(3, 2), (3, 3)]
    assert (line(state, 0), line(state, 1)) == ([W3], [PALADIN, hero("priest", 4, 2)])


def test_DLR10_evil_from_impatient_heroes_does_not_change_their_targets() -> None:
    state = impatient((6, 6))
    thief, priest = hero("thief", 4, 2), hero("priest", 3, 2)
    state.coming_adventurers = vec[i64]([W3, priest, thief])
    run_steps(
        state, HOLD_EVENT
    )  # seat 0 is the nicer one and pays for the Priest with evil: now it is the less nice
    assert [(int(lord.gold), int(lord.evil)) for lord in state.lords] == [(3, 7), (2, 6)]
    run_steps(state, ASSIGN)
    assert (line(state, 0), line(state, 1)) == ([thief], [priest])


@pytest.mark.parametrize("creatures", [(), ("ghost",), ("ghost", "ghost")])
def test_DLR12_a_witch_hunt_that_finds_no_monster_costs_evil(creatures: tuple[str, ...]) -> None:
    state = clear_round(make_position(2))
    state.special_cards = vec[i64]([[row.key for row in SPECIALS].index("witch_hunt")])
    state.lords[0].lair = lair(*creatures)
    run_steps(state, FaceSpecialEvent(0, -1))
    assert asked_kinds(state) == []
    assert (state.lords[0].evil, state.lords[0].lair) == (8, lair(*creatures))


def buy(year: int, space: int, left: int, **chosen: str) -> tuple[State, list[Event]]:
    """Seat 0 buys traps on a space while so many are left in the deck."""
    state = clear_round(make_position(2, **chosen))
    state.year = year
    state.drawn_trap_count = len(state.trap_deck) - left
    state.lords[0].slot1 = TRAP
    run_steps(state, EXECUTE_ORDER_STEPS[TRAP * 3 + space])
    return state, LORDS.take(state, 0, EXECUTE)


def test_DLR13_the_whole_price_is_paid_for_more_traps_than_are_left() -> None:
    state, events = buy(1, 2, 1)
    assert len(event_values(events, "TrapDrawn")) == 1
    assert (state.lords[0].gold, pack_size(state.lords[0].traps), state.lords[0].minion_slots) == (1, 1, 0)
    assert asked_kinds(state) == []


@pytest.mark.parametrize(("space", "left", "drawn", "discards"), [
    (0, 3, 2, True), (0, 2, 2, True), (0, 1, 1, False), (2, 3, 3, True), (2, 2, 2, False), (2, 1, 1, False),
])  # fmt: skip
def test_DLR13_no_trap_is_discarded_for_an_extra_one_that_never_came(
    space: int, left: int, drawn: int, discards: bool
) -> None:
    state, events = buy(2, space, left)
    assert len(event_values(events, "TrapDrawn")) == drawn
    assert (asked_kinds(state) == [(0, "DiscardTrap")]) == discards


def test_DLR13_shuffled_discards_count_as_left() -> None:
    state, events = buy(2, 1, 1, trap_deck="reshuffles")
    assert len(event_values(events, "TrapDrawn")) == 1
    state = clear_round(make_position(2, trap_deck="reshuffles"))
    state.year, state.sprung_traps = 2, traps("pendulum")
    state.drawn_trap_count = len(state.trap_deck) - 1
    state.lords[0].slot1 = TRAP
    run_steps(state, EXECUTE_ORDER_STEPS[TRAP * 3 + 1])
    events = LORDS.take(state, 0, EXECUTE)
    assert (len(event_values(events, "TrapDrawn")), asked_kinds(state)) == (2, [(0, "DiscardTrap")])
