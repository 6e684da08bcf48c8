"""Our own rulings on what the rules leave open (DL-R1 to DL-R9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import Tale
from kazamata.games.lords.heroes import draw_heroes
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import BUILDING
from kazamata.games.lords.steps.errands import ERRANDS
from kazamata.games.lords.steps.happenings import WAGES
from kazamata.games.lords.steps.production import PRODUCE
from tests.rules.lords.tables import (
    PALADIN,
    TRAP,
    attack,
    battle,
    clear,
    creature,
    draw,
    go,
    hero,
    kinds,
    lair,
    line,
    members,
    names_of,
    plan,
    prisoners,
    room,
    table,
    told,
    traps,
    wounds,
)

W3, W5, M4 = hero("warrior", 3), hero("warrior", 5), hero("wizard", 4, 2)


def test_DLR1_late_poison_is_lost_with_its_victim_and_pierces_everything() -> None:
    state = battle(members(PALADIN, W5), card="fireball", evil=10, with_traps=traps("poisoned_dart"))
    state.lords[1].evil = 10
    plan(state, with_traps=["poisoned_dart"])
    LORDS.take(
        state, 0, 0
    )  # the tile falls, and with it the marker: the Paladin leaves before the poison works
    assert (line(state, 1), wounds(state, 1)) == ([PALADIN], [1])
    state = battle(members(W5, M4), card="invisibility", with_traps=traps("poisoned_dart"))
    plan(state, with_traps=["poisoned_dart"])
    LORDS.take(state, 0, 1)
    assert wounds(state) == [0, 3]  # invisible, but poisoned


def test_DLR2_an_illusion_alone_is_nobody() -> None:
    state = battle(members(34, (W3, 2)), card="invisibility", with_lair=lair("ghost"))
    plan(state, send=["ghost"])
    events = attack(state, "ghost", target=1)
    assert "PartyDefeated" in names_of(events)
    assert (line(state), prisoners(state)) == ([], [W3])


def test_DLR3_a_spell_on_monsters_needs_a_monster() -> None:
    for card in ("word_of_peace", "suggestion"):
        state = battle(members(W5, M4), card=card, with_lair=lair("ghost"))
        events = plan(state, send=["ghost"])
        assert "SpellCast" in names_of(events)
        assert kinds(state) == [(0, "AttackWith")]


def test_DLR4_production_in_play_order_with_tokens_first() -> None:
    state = clear(table(2))
    for lord in state.lords:
        draw(lord, "..h.. ..#.. ..#.. .....", h="hatchery")
        lord.lair = lair("troll")
    go(state, PRODUCE[1], PRODUCE[0])
    assert kinds(state) == [(1, "UseRoom")]
    LORDS.take(state, 1, room("hatchery"))
    assert (state.lords[1].tired, state.lords[1].busy) == (1, 2)
    assert kinds(state) == [(0, "UseRoom")]


def test_DLR5_without_traps_nothing_is_bought_or_made() -> None:
    state = clear(table(2))
    state.traps_drawn = 27
    state.lords[0].first = TRAP
    go(state, ERRANDS[TRAP * 3 + 1])
    assert state.lords[0].stuck == 1
    draw(state.lords[0], "..w.. ..#.. ..#.. .....", w="workshop")
    state.lords[0].imps = 9
    go(state, PRODUCE[0])
    assert kinds(state) == []


def test_DLR6_the_face_down_one_of_equals_leaves() -> None:
    state = clear(table(2))
    lord = state.lords[0]
    lord.lair = lord.due = lair("goblin", "goblin")
    lord.out = lair("goblin")
    go(state, WAGES[0])
    LORDS.take(state, 0, 9 + creature("goblin"))
    assert (lord.lair, lord.out) == (lair("goblin"), 0)


def test_DLR7_combat_ends_when_all_parties_are_dead() -> None:
    state = battle(members((W3, 2)))
    events = plan(state)
    assert told(events, "CombatRoundBegan") == []
    assert (state.year, state.phase) == (2, BUILDING)


def test_DLR8_several_players_train_each_in_an_own_dungeon() -> None:
    state = LORDS.deal(LORDS.setup(2, {"scenario": "M1"}), 0)
    assert LORDS.see(state, 1).lords[0].traps[0] == 1
    plan(state)
    assert kinds(state) == [(1, "PlanBattle")]


def test_DLR9_equal_adventurers_come_if_no_other_symbol_is_left() -> None:
    state = LORDS.deal(LORDS.setup(4, {}), 0)
    others = [0, 4, 8, 12, 3, 7, 11, 15]
    middling = [1, 2, 5, 6, 9, 10, 13, 14]  # all that Year 1 has of the second symbol
    state.heroes, state.heroes_drawn = vec[i64]([*others, *middling]), len(others)
    state.coming = vec[i64]()
    tale = Tale(True)
    draw_heroes(state, tale)
    assert list(state.coming) == middling[:4]
    assert told(tale.events, "AdventurerPutUnder") == []
