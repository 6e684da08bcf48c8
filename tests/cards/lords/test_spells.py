"""One test per combat card (DL-H2)."""

from __future__ import annotations

from collections import Counter

from kazamata.games.lords.asks import BEAR_IT, WITHDRAW
from kazamata.games.lords.catalogue.spells import SPELLS
from kazamata.games.lords.packs import SHEEP_KIND
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State
from tests.rules.lords.positions import (
    asked_kinds,
    attack,
    battle,
    clause_of,
    creature,
    current_battle,
    event_names,
    event_values,
    goods,
    hero,
    lair,
    line,
    make_party,
    options,
    plan,
    prisoners,
    traps,
    wounds,
)

W5, W4, M4, P4 = hero("warrior", 5), hero("warrior", 4), hero("wizard", 4, 2), hero("priest", 4, 2)
W8, G6 = hero("warrior", 8, 0, 2), hero("wizard", 6, 3, 2)
PHANTOM = 34


def cast(card: str, *creatures: str, party: tuple[int | tuple[int, int], ...] = (), **more: int) -> State:
    """A battle in which this card is cast against these creatures."""
    year = next(int(row.year) for row in SPELLS if row.key == card)
    heroes = party or ((W5, M4) if year == 1 else (W8, G6))
    state = battle(
        make_party(*heroes), card=card, year=year, with_lair=lair(*creatures), evil=more.get("evil", 5)
    )
    plan(state, send=creatures)
    return state


def test_DLH2_fatigue_and_house_effects() -> None:
    for year, wanted in ((1, {0: 1, 1: 4, 2: 4}), (2, {1: 1, 2: 4, 3: 4})):
        assert Counter(int(row.fatigue) for row in SPELLS if row.year == year) == wanted
    graffiti = next(row for row in SPELLS if row.key == "graffiti")
    assert (graffiti.source, graffiti.fast) == ("house", False)
    assert all(row.source == "house" for row in SPELLS if row.year == 2)


def test_word_of_peace() -> None:
    state = cast("word_of_peace", "troll")
    assert asked_kinds(state) == [(0, "FacePeace")]
    LORDS.take(state, 0, WITHDRAW)
    assert state.lords[0].knocked_out == 0
    state = cast("word_of_peace", "troll")
    LORDS.take(state, 0, BEAR_IT)
    assert state.lords[0].evil == 7
    assert asked_kinds(state) == [(0, "AttackWith")]
    assert asked_kinds(cast("word_of_peace")) == [(0, "PlanBattle")]  # nobody to withdraw


def test_suggestion() -> None:
    state = cast("suggestion", "witch", "ghost")
    assert asked_kinds(state) == [(0, "FaceSuggestion")]
    LORDS.take(state, 0, BEAR_IT)
    assert (state.lords[0].food, state.lords[0].evil) == (2, 6)
    state = battle(make_party(W5, M4), card="suggestion", with_lair=lair("troll"), goods=(0, 1, 0))
    events = plan(state, send=["troll"])
    assert event_values(events, "CreatureWithdrawn") == [(0, creature("troll"))]  # cannot be paid


def test_suggestion_asks_about_every_monster() -> None:
    state = battle(
        make_party(W5, M4), card="suggestion", with_lair=lair("goblin", "goblin", "ghost"),
        dungeon="..h.. ..#.. ..#.. .....", rooms={"h": "hatchery"},
    )  # fmt: skip
    plan(state, send=["goblin", "goblin", "ghost"])
    assert event_values(LORDS.take(state, 0, WITHDRAW), "CreatureWithdrawn") == [(0, creature("goblin"))]
    assert asked_kinds(state) == [(0, "FaceSuggestion")]
    assert event_values(LORDS.take(state, 0, BEAR_IT), "CreaturePaid") == [(0, creature("goblin"))]
    assert (asked_kinds(state), current_battle(state).waiting_creatures) == (
        [(0, "AttackWith")],
        lair("goblin", "ghost"),
    )


def test_magic_shield() -> None:
    state = cast("magic_shield", "goblin")
    attack(state, "goblin")
    assert wounds(state)[0] == 2  # 2 - 1, then fatigue 1


def test_invisibility() -> None:
    state = cast("invisibility", "vampire", party=(M4, W5))
    assert line(state) == [W5, M4]
    assert clause_of(state, 0, 10 * creature("vampire") + 1) == "DL-63"
    state = cast("invisibility", "slime", party=(M4, W5))
    attack(state, "slime")
    assert wounds(state) == [1, 0]


def test_detect_evil() -> None:
    assert cast("detect_evil").lords[0].evil == 6  # 2 more, then 1 less for the tile


def test_fist_of_justice() -> None:
    assert cast("fist_of_justice").lords[0].imps == 2


def test_detect_treasure() -> None:
    for had, left in (((3, 3, 0), (2, 3, 0)), ((0, 3, 0), (0, 2, 0))):
        state = battle(make_party(W5, M4), card="detect_treasure", goods=had)
        plan(state)
        assert goods(state) == left
    state = battle(make_party(W5, M4), card="detect_treasure", goods=(0, 0, 0), with_traps=traps("pendulum"))
    plan(state)
    assert asked_kinds(state) == [(0, "GiveTrap")]
    state = battle(make_party(W5, M4), card="detect_treasure", goods=(0, 0, 0))
    plan(state)
    assert asked_kinds(state) == [(0, "PlanBattle")]


def test_graffiti() -> None:
    assert goods(cast("graffiti")) == (3, 2, 3)
    state = battle(make_party(W5, M4), card="graffiti", goods=(1, 0, 1))
    plan(state)
    assert (goods(state), state.lords[0].evil) == ((1, 0, 1), 5)  # 1 more, then 1 less for the tile


def test_fireball() -> None:
    state = battle(make_party(W5, M4), card="fireball")
    events = plan(state)
    assert "SpellCast" in event_names(events)
    assert wounds(state) == [1, 0]


def test_aura_of_fear() -> None:
    state = cast("aura_of_fear", "troll", "ghost")
    assert asked_kinds(state) == [(0, "PickMonster")]
    assert clause_of(state, 0, creature("ghost")) == "DL-62"
    assert clause_of(state, 0, creature("witch")) == "DL-62"
    LORDS.take(state, 0, creature("troll"))
    assert options(state) == [10 * creature("ghost") + 1]
    assert state.lords[0].knocked_out == 0


def test_metamorphosis() -> None:
    state = cast("metamorphosis", "dragon", party=((W8, 3), G6, hero("priest", 4, 2, 2)))
    LORDS.take(state, 0, creature("dragon"))
    assert options(state) == [10 * SHEEP_KIND]
    LORDS.take(state, 0, 10 * SHEEP_KIND)
    assert wounds(state)[0] == 4  # 3 + 1 by the sheep, 2 healed, 2 fatigue
    assert state.lords[0].knocked_out == lair("dragon")


def test_metamorphosis_knocks_out_even_a_golem() -> None:
    state = cast("metamorphosis", "golem")
    LORDS.take(state, 0, creature("golem"))
    LORDS.take(state, 0, 10 * SHEEP_KIND)
    assert state.lords[0].knocked_out == lair("golem")


def test_blind_rage() -> None:
    state = cast("blind_rage", "vampire", "ghost")
    assert options(state) == [
        10 * creature("ghost") + 1,
        10 * creature("vampire"),
        10 * creature("vampire") + 5,
    ]
    refusal = LORDS.why(state, 0, 10 * creature("vampire") + 1)
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("DL-63", "target-safe")
    state = cast("blind_rage", "slime")
    refusal = LORDS.why(state, 0, 10 * creature("slime") + 5)
    assert refusal is not None
    assert refusal.clause == "DL-H2"
    state = cast("blind_rage", "dragon", party=((W8, 3), G6, hero("priest", 4, 2, 2)))
    assert event_values(attack(state, "dragon"), "AdventurerHealed") == []


def test_create_food() -> None:
    state = cast("create_food")
    assert LORDS.see(state, 0).lords[0].party[0][2] == 1
    state = cast("create_food", party=((W8, 5), G6))
    assert line(state) == [W8, G6]  # 8 of 9 after fatigue 3: he lives


def test_illusion() -> None:
    state = cast("illusion", "ghost")
    assert line(state)[0] == PHANTOM
    attack(state, "ghost", target=1)  # the first real adventurer
    assert prisoners(state) == []
    assert line(state) == [W8, G6]  # fatigue 1 ended the illusion


def test_an_illusion_alone_is_no_party() -> None:
    state = battle(make_party((W8, 7), G6), card="illusion", year=2, with_lair=lair("ghost", "demon"))
    state.lords[0].party = make_party((W8, 7), (G6, 5))
    plan(state, send=["ghost", "demon"])
    attack(state, "ghost", target=1)
    attack(state, "demon", target=1)
    assert line(state) == []


def test_song_of_courage() -> None:
    assert wounds(cast("song_of_courage")) == [1, 0]


def test_regeneration() -> None:
    state = cast("regeneration", "dragon", party=(W8, G6))
    attack(state, "dragon")
    assert wounds(state) == [3, 1]  # 2 - 1 each, then fatigue 2 on the first


def test_magic_key() -> None:
    state = battle(make_party(W8, G6), card="magic_key", year=2)
    state.lords[0].prisoners = 1 << W5 | 1 << W4
    plan(state)
    assert asked_kinds(state) == [(0, "ReleasePrisoner")]
    assert clause_of(state, 0, P4) == "DL-H2"
    LORDS.take(state, 0, W5)
    assert prisoners(state) == [W4]


def test_dimensional_gate() -> None:
    state = cast("dimensional_gate", "golem", "ghost")
    LORDS.take(state, 0, creature("golem"))
    assert state.lords[0].knocked_out == lair("golem")
    assert options(state) == [10 * creature("ghost") + 1]
