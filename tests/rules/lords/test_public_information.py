"""Public information: who would get whom, the progress of the round, the events of a battle and their causes."""

from __future__ import annotations

from itertools import product

import pytest

from kazamata.core.dice import seeded
from kazamata.core.events import Event
from kazamata.games.lords import asks
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.stages import BATTLE, PLANNING_STAGE, STAGES
from kazamata.games.lords.steps.order_execution import EXECUTE_ORDER_STEPS
from kazamata.games.lords.steps.season_events import PAY_TAXES_STEPS
from kazamata.games.lords.steps.years import ASSIGN
from tests.rules.lords.positions import (
    FOOD,
    attack,
    battle,
    creature,
    event_values,
    first_game,
    hero,
    lair,
    make_party,
    make_position,
    plan,
    quiet_position,
    run_steps,
    trap,
    traps,
)

W3, W4, W5 = hero("warrior", 3), hero("warrior", 4), hero("warrior", 5)
P4, M4 = hero("priest", 4, 2), hero("wizard", 4, 2)


@pytest.mark.parametrize("seats", [3, 4])
def test_DL45_the_view_names_the_expected_adventurers(seats: int) -> None:
    for starter, evil in product(range(seats), ((5, 5, 7, 7), (9, 3, 3, 1), (4, 4, 4, 4))):
        state = first_game(seats)
        state.agenda.clear()
        state.starting_seat = starter
        for lord, level in zip(state.lords, evil, strict=False):
            lord.evil = level
        view = LORDS.see(state, -1)
        coming = list(zip(view.expected_seats, view.coming_adventurers, strict=True))
        assert event_values(run_steps(state, ASSIGN), "AdventurerAssigned") == coming


def test_DL45_the_adventurer_of_a_non_player_lord_goes_to_no_seat() -> None:
    state = first_game(2)
    state.lords[0].evil, state.lords[1].evil, state.non_player_evil = 9, 3, 5
    assert LORDS.see(state, 0).expected_seats == [1, -1, 0]


def test_the_view_shows_the_progress_of_round_and_battle() -> None:
    stages = {"KeepOrder": 1, "ChooseOrder": 2, "PickNonPlayerOrder": 2, "MineGold": 3, "ExecuteOrder": 3,
              "UseRoom": 4, "RetrieveOrder": 5, "PayWages": 6, "PayTaxes": 6,
              "PlanBattle": PLANNING_STAGE}  # fmt: skip
    steps = {"SpringTrap": 0, "AimTrap": 0, "AttackWith": 2, "AimAgain": 2}
    seen: set[str] = set()
    for seed in range(3):
        state, dice = make_position(2, seed), seeded(seed)
        while found := LORDS.ask(state):
            ask, view = found[0], LORDS.see(state, -1)
            name = LORDS.ask_kinds[ask.kind].name
            if name in stages:
                assert STAGES[view.stage] == STAGES[stages[name]], name
            if view.battle is not None:
                assert view.stage == BATTLE
                fast = state.box.spells[state.city_card(state.combat_round - 1)].fast
                assert view.battle.step == steps.get(name, 1 if fast else 3), name
            seen.add(name)
            LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
        assert LORDS.see(state, -1).stage == 0
    assert seen >= {*stages, "AttackWith"}


def steps_of(events: list[Event]) -> list[int]:
    return [step for _, step in event_values(events, "BattleStep")]


def test_DL56_every_battle_emits_its_steps_in_order() -> None:
    battles = whole = 0
    for seed in range(6):
        state, dice = make_position(2 + seed % 3, seed), seeded(seed)
        steps_so_far: list[int] = []
        while found := LORDS.ask(state):
            ask = found[0]
            if ask.kind == asks.ATTACK_WITH:
                assert steps_so_far[-1] == 2
            for event in LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))]):
                name = LORDS.event_kinds[event.kind].name
                if name == "BattleBegan":
                    assert steps_so_far in (
                        [],
                        [0],
                        [0, 1, 2],
                        [0, 1, 2, 3, 4],
                        list(range(6)),
                        list(range(7)),
                    ), steps_so_far
                    battles, whole = battles + 1, whole + (len(steps_so_far) > 5)
                    steps_so_far = []
                elif name == "BattleStep":
                    assert event.values[1] == len(steps_so_far)
                    steps_so_far.append(len(steps_so_far))
    assert battles > 30
    assert whole > 10


def test_DL56_empty_steps_are_emitted() -> None:
    events = plan(battle(make_party(W5, W4), card="fireball"))
    assert steps_of(events) == [0, 1, 2, 3, 4, 5]
    assert event_values(events, "HealingSkipped") == [(0, 0)]
    assert event_values(events, "SpellFailed") == [(0, 8, 0, 1)], "no wizard, no magic"
    assert steps_of(plan(battle(make_party(W3), card="fireball"))) == [0, 1, 2, 3, 4, 5]


def test_DL62_after_a_spell_that_asks_the_creatures_have_their_step() -> None:
    for card, answer in (
        ("word_of_peace", asks.WITHDRAW),
        ("suggestion", asks.BEAR_IT),
        ("suggestion", asks.WITHDRAW),
    ):
        state = battle(make_party(W5, M4), card=card, with_lair=lair("troll"))
        assert steps_of(plan(state, send=["troll"])) == [0, 1]
        assert steps_of(LORDS.take(state, 0, answer))[:1] == [2]
    state = battle(make_party(W5, M4), card="suggestion", year=1, with_lair=lair("demon", "goblin", "slime"))
    plan(state, send=["demon"])
    assert steps_of(LORDS.take(state, 0, asks.BEAR_IT)) == []
    assert steps_of(LORDS.take(state, 0, creature("slime"))) == [2]
    state = battle(
        make_party(W5, hero("wizard", 5, 3, 2)), year=2, card="aura_of_fear", with_lair=lair("troll")
    )
    plan(state, send=["troll"])
    assert steps_of(LORDS.take(state, 0, creature("troll")))[:1] == [2]


def test_DL65_forbidden_healing_is_emitted() -> None:
    state = battle(make_party(W5, P4), year=2, card="regeneration", with_lair=lair("dragon"))
    plan(state, send=["dragon"])
    assert event_values(attack(state, "dragon"), "HealingSkipped") == [(0, 1)]


def test_DL62_insufficient_or_silenced_magic_is_emitted() -> None:
    state = battle(make_party(W5, M4), card="fireball", fight=3)
    assert event_values(plan(state), "SpellFailed") == [(0, 8, 2, 3)]
    state = battle(make_party(W5, M4), card="fireball", with_traps=traps("antimagic_dart"))
    plan(state, with_traps=["antimagic_dart"])
    events = LORDS.take(state, 0, 1)
    assert event_values(events, "SpellSilenced") == [(0, 8)], "the party has enough magic, so it is silenced"
    assert event_values(events, "SpellFailed") == []


def test_DLA14_damage_absorbed_by_shields_and_invisibility_is_emitted() -> None:
    state = battle(make_party(W5, M4), card="magic_shield", with_lair=lair("goblin"))
    plan(state, send=["goblin"])
    assert event_values(attack(state, "goblin"), "DamageAbsorbed") == [(0, W5, 1, 2)]
    state = battle(make_party(M4, W5), card="invisibility", with_lair=lair("slime"))
    events = plan(state, send=["slime"])
    assert event_values(events, "PartyReordered") == [(0,)]
    assert event_values(attack(state, "slime"), "DamageAbsorbed") == [(0, M4, 1, 3)]


def test_DLH2_an_illusion_reorders_the_party() -> None:
    state = battle(make_party(W5, hero("wizard", 5, 3, 2)), year=2, card="illusion")
    assert event_values(plan(state), "PartyReordered") == [(0,)]


def test_DL61_the_cause_of_damage_is_emitted() -> None:
    state = battle(
        make_party(W5, W4), with_traps=traps("poisoned_dart"), with_lair=lair("goblin"), goods=(3, 3, 3)
    )
    plan(state, with_traps=["poisoned_dart"], send=["goblin"])
    events = LORDS.take(state, 0, 1) + attack(state, "goblin")
    dart, goblin = trap("poisoned_dart"), creature("goblin")
    assert event_values(events, "AdventurerHurt") == [
        (0, W4, 1, 0, dart, -1, 1), (0, W5, 2, 1, -1, goblin, 2), (0, W5, 1, 2, -1, -1, 3), (0, W4, 2, 3, -1, -1, 3),
    ]  # fmt: skip
    assert steps_of(events)[-1] == 6


def test_changes_of_goods_have_a_cause() -> None:
    state = quiet_position(EXECUTE_ORDER_STEPS[FOOD * 3])
    assert event_values(LORDS.take(state, 0, asks.EXECUTE), "GoodsChanged") == [(0, -1, 2, 0, 0)]
    state = quiet_position(PAY_TAXES_STEPS[0], gold=1)
    assert event_values(LORDS.take(state, 0, 1), "GoodsChanged") == [(0, -1, 0, 0, 4)]
    state = battle(make_party(W5), with_traps=traps("cursed_ring"), with_lair=lair("troll"))
    assert event_values(plan(state, with_traps=["cursed_ring"], send=["troll"]), "GoodsChanged") == [
        (0, -1, 0, 0, 6)
    ]
    assert event_values(attack(state, "troll", 1), "GoodsChanged") == [(0, 0, -1, 0, 8)]
