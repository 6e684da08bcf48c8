"""One test per monster and for the Ghost: price, attacks, and the effects afterwards."""

from __future__ import annotations

import pytest

from kazamata.games.lords.asks import HIRE_NOBODY
from kazamata.games.lords.catalogue.creatures import CREATURES
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS
from tests.rules.lords.positions import (
    HIRE,
    asked_kinds,
    attack,
    battle,
    clause_of,
    clear_round,
    conquered_count,
    creature,
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
    traps,
    wounds,
)

W3, W5, T3 = hero("warrior", 3), hero("warrior", 5), hero("thief", 3, 1)
P4 = hero("priest", 4, 2)
CALM = "invisibility"  # no fatigue, and no wizard to cast it


def test_the_rows() -> None:
    assert [row.key for row in CREATURES] == [
        "goblin", "slime", "ghost", "troll", "witch", "vampire", "golem", "dragon", "demon",
    ]  # fmt: skip
    assert sum(row.silver for row in CREATURES) == sum(row.gold_copies for row in CREATURES) == 12


@pytest.mark.parametrize(
    ("name", "food", "gold", "evil"),
    [
        ("goblin", 1, 0, 0),
        ("slime", 1, 0, 0),
        ("ghost", 0, 0, 1),
        ("troll", 2, 0, 0),
        ("witch", 1, 0, 1),
        ("vampire", 0, 0, 2),
        ("dragon", 2, 0, 2),
    ],
)
def test_prices_of_creatures(name: str, food: int, gold: int, evil: int) -> None:
    state = clear_round(make_position(2))
    state.creature_offer = lair(name)
    lord = state.lords[0]
    lord.slot1 = HIRE
    run_steps(state, HIRE_CREATURE_STEPS[0])
    assert options(state) == [creature(name), HIRE_NOBODY]
    LORDS.take(state, 0, creature(name))
    assert (lord.food, lord.gold, lord.evil, lord.lair) == (3 - food, 3 - gold, 5 + evil, lair(name))


def test_goblin() -> None:
    state = battle(make_party((W3, 1), W5), card=CALM, with_lair=lair("goblin"))
    plan(state, send=["goblin"])
    attack(state, "goblin")
    assert (line(state), wounds(state)) == ([W5], [1])
    state = battle(make_party(W3, W5), card=CALM, with_lair=lair("goblin"))
    plan(state, send=["goblin"])
    attack(state, "goblin")
    assert wounds(state) == [2, 0]  # no kill, no second hit


def test_slime() -> None:
    state = battle(make_party((W3, 2), W5, T3), card=CALM, with_lair=lair("slime"))
    plan(state, send=["slime"])
    attack(state, "slime")
    assert (line(state), wounds(state)) == ([W5, T3], [1, 1])
    state = battle(make_party(W5), card=CALM, with_lair=lair("slime"))
    plan(state, send=["slime"])
    attack(state, "slime", 1)
    assert (wounds(state), conquered_count(state), state.lords[0].knocked_out) == ([0], 0, lair("slime"))


def test_ghost() -> None:
    state = battle(make_party(W5, T3), card=CALM, with_lair=lair("ghost"))
    plan(state, send=["ghost"])
    assert options(state) == [10 * creature("ghost") + 1]
    attack(state, "ghost", target=1)
    assert wounds(state) == [0, 2]


def test_troll() -> None:
    for alternative, damage, food in ((0, 3, 3), (1, 4, 2)):
        state = battle(make_party(W5), card=CALM, with_lair=lair("troll"))
        plan(state, send=["troll"])
        attack(state, "troll", alternative)
        assert (wounds(state), state.lords[0].food) == ([damage], food)
    state = battle(make_party(W5), card=CALM, with_lair=lair("troll"), goods=(0, 0, 0))
    plan(state, send=["troll"])
    refusal = LORDS.why(state, 0, 10 * creature("troll") + 5)
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("DL-63", "attack-needs-food")


def test_witch() -> None:
    state = battle(make_party(W5, T3), card=CALM, with_lair=lair("witch"))
    plan(state, send=["witch"])
    attack(state, "witch")
    assert wounds(state) == [4, 0]
    state = battle(make_party(W5, (T3, 2)), card=CALM, with_lair=lair("witch"))
    plan(state, send=["witch"])
    attack(state, "witch", 1, 1)
    assert asked_kinds(state) == [(0, "AimAgain")]
    assert clause_of(state, 0, 1) == "DL-63"  # the Thief is dead
    LORDS.take(state, 0, 0)
    assert (prisoners(state), wounds(state)) == ([T3], [1])


def test_vampire() -> None:
    state = battle(make_party(W5, P4), card=CALM, with_lair=lair("vampire"))
    plan(state, send=["vampire"])
    assert clause_of(state, 0, 10 * creature("vampire") + 1) == "DL-63"  # no priest
    attack(state, "vampire", 0, 0)
    assert (wounds(state), state.lords[0].knocked_out) == ([1, 0], lair("vampire"))  # 3, healed 2
    state = battle(make_party(W5), card=CALM, with_lair=lair("vampire"))
    plan(state, send=["vampire"])
    attack(state, "vampire", 1, 0)
    assert (wounds(state), state.lords[0].knocked_out) == ([2], 0)
    state = battle(make_party(P4), card=CALM, with_lair=lair("vampire"))
    plan(state, send=["vampire"])
    events = attack(state, "vampire", 1)
    assert ("CreatureIdle" in event_names(events), state.lords[0].knocked_out) == (
        True,
        0,
    )  # may choose to stay up


def test_vampire_kills_and_healing_finds_no_wounds() -> None:
    state = battle(make_party(W5, P4, (T3, 1)), card=CALM, with_lair=lair("vampire"))
    plan(state, send=["vampire"])
    events = attack(state, "vampire", 0, 2)
    assert prisoners(state) == [T3]
    assert event_values(events, "AdventurerHealed") == []


def test_golem() -> None:
    state = clear_round(make_position(2))
    state.creature_offer = lair("golem")
    lord = state.lords[0]
    lord.slot1, lord.traps = HIRE, traps("pendulum", "fire_wall")
    run_steps(state, HIRE_CREATURE_STEPS[0])
    LORDS.take(state, 0, creature("golem"))
    LORDS.take(state, 0, options(state)[0])
    assert (lord.gold, lord.traps, lord.lair) == (2, traps("fire_wall"), lair("golem"))
    state = battle(make_party(W5), card=CALM, with_lair=lair("golem"))
    plan(state, send=["golem"])
    attack(state, "golem")
    assert (wounds(state), state.lords[0].knocked_out) == ([4], 0)


def test_dragon() -> None:
    state = battle(make_party(W5, P4), card=CALM, with_lair=lair("dragon"))
    plan(state, send=["dragon"])
    attack(state, "dragon")
    assert (wounds(state), state.lords[0].knocked_out) == ([2, 2], lair("dragon"))  # nobody is healed


def test_demon() -> None:
    state = battle(make_party(W5, P4), card=CALM, with_lair=lair("demon"))
    plan(state, send=["demon"])
    attack(state, "demon", target=1)
    assert (prisoners(state), conquered_count(state), state.lords[0].knocked_out) == ([P4], 0, lair("demon"))


def test_excess_damage_is_lost_and_the_slime_reaches_all() -> None:
    state = battle(make_party((W3, 2), W5), card=CALM, with_lair=lair("troll"))
    plan(state, send=["troll"])
    attack(state, "troll")
    assert (line(state), wounds(state)) == ([W5], [0])
