"""One test per trap, in both years (DL-H1)."""

from __future__ import annotations

import pytest

from kazamata.games.lords.catalogue.traps import TRAPS
from kazamata.games.lords.rules import LORDS
from tests.rules.lords.positions import (
    PALADIN,
    attack,
    battle,
    conquered_count,
    current_battle,
    damage_dealt,
    event_names,
    hero,
    lair,
    make_party,
    plan,
    prisoners,
    traps,
    wounds,
)

W5, W4, M4 = hero("warrior", 5), hero("warrior", 4), hero("wizard", 4, 2)
P4 = hero("priest", 4, 2)
W8, W7 = hero("warrior", 8, 0, 2), hero("warrior", 7, 0, 2)
CALM = "invisibility"


def hurt_by(name: str, *party: int, year: int = 1, target: int = -1) -> list[int]:
    """Trap damage alone, per adventurer of the party."""
    state = battle(make_party(*party), card="fireball", year=year, with_traps=traps(name), goods=(9, 9, 9))
    events = plan(state, with_traps=[name])
    if target >= 0:
        events += LORDS.take(state, 0, target)
    damage = dict.fromkeys(party, 0)
    for event in events:
        kind = LORDS.event_kinds[event.kind].name
        if kind == "PartyTired":
            break
        if kind == "AdventurerHurt":
            damage[int(event.values[1])] += int(event.values[2])
    return list(damage.values())


def test_rolling_stone() -> None:
    assert hurt_by("rolling_stone", W5, W4) == [3, 0]
    assert hurt_by("rolling_stone", W8, W7, year=2) == [4, 0]


def test_pendulum() -> None:
    assert hurt_by("pendulum", W5, W4) == [0, 3]
    assert hurt_by("pendulum", W8, W7, year=2) == [0, 4]


def test_fire_wall() -> None:
    assert hurt_by("fire_wall", W5, W4, M4) == [1, 1, 2]
    assert hurt_by("fire_wall", W8, W7, year=2) == [1, 2]


def test_trap_door() -> None:
    assert hurt_by("trap_door", W5, W4) == [2, 0]
    assert hurt_by("trap_door", W8, W7, year=2) == [3, 0]
    state = battle(make_party(W5), with_traps=traps("trap_door"))
    plan(state, with_traps=["trap_door"])
    assert (conquered_count(state), wounds(state)) == (0, [2])  # no fatigue either


def test_cursed_ring() -> None:
    for year, gold, damage in ((1, 2, [1, 1]), (2, 1, [2, 2])):
        state = battle(make_party(W5, W4), year=year, with_traps=traps("cursed_ring"))
        plan(state, with_traps=["cursed_ring"])
        assert (state.lords[0].gold, wounds(state), conquered_count(state)) == (gold, damage, 0)


def test_poisoned_dart() -> None:
    for year, damage in ((1, 3), (2, 4)):
        state = battle(make_party(W5, W8), year=year, with_traps=traps("poisoned_dart"))
        plan(state, with_traps=["poisoned_dart"])
        LORDS.take(state, 0, 1)
        assert wounds(state)[1] == damage
    state = battle(make_party(W5, (hero("thief", 3, 1), 2)), with_traps=traps("poisoned_dart"))
    plan(state, with_traps=["poisoned_dart"])
    LORDS.take(state, 0, 1)
    assert prisoners(state) == [hero("thief", 3, 1)]  # the thief prevents 1, the poison kills him


def test_antimagic_dart() -> None:
    state = battle(make_party(W5, M4), card="detect_evil", with_traps=traps("antimagic_dart"))
    plan(state, with_traps=["antimagic_dart"])
    events = LORDS.take(state, 0, 1)
    assert "SpellCast" not in event_names(events)
    assert damage_dealt(events) == [(M4, 1), (W5, 1), (W5, 1)]  # the dart, fatigue 2, no poison
    state = battle(
        make_party(W5, P4), card=CALM, with_traps=traps("antimagic_dart"), with_lair=lair("goblin")
    )
    plan(state, with_traps=["antimagic_dart"], send=["goblin"])
    LORDS.take(state, 0, 1)
    assert list(current_battle(state).poison_darts) == []
    attack(state, "goblin")
    assert wounds(state) == [2, 1]  # no healing
    assert hurt_by("antimagic_dart", W8, W7, year=2, target=1) == [0, 2]


def test_antimagic_dart_on_the_paladin_does_not_stop_spells() -> None:
    state = battle(make_party(PALADIN, W5), card="detect_evil", with_traps=traps("antimagic_dart"), evil=10)
    plan(state, with_traps=["antimagic_dart"])
    assert "SpellCast" in event_names(LORDS.take(state, 0, 0))


def test_poisoned_meal() -> None:
    state = battle(make_party(W5, W4), card=CALM, with_traps=traps("poisoned_meal"))
    plan(state, with_traps=["poisoned_meal"])
    assert (prisoners(state), state.lords[0].food) == ([W5], 2)
    thief = hero("thief", 4, 2, 2)
    assert hurt_by("poisoned_meal", W8, thief, year=2) == [7, 0]  # 9 less 2 trap points


def test_kamikaze_imp() -> None:
    assert hurt_by("kamikaze_imp", W5, W4, M4) == [3, 1, 1]
    assert hurt_by("kamikaze_imp", W8, W7, year=2) == [4, 1]


def test_DLH1_nine_kinds_of_three_and_year_two_is_never_weaker() -> None:
    assert sum(row.copies for row in TRAPS) == 27
    for row in TRAPS:
        one, two = row.year_1, row.year_2
        for name in ("first", "second", "each", "last", "chosen", "late"):
            assert getattr(two, name) >= getattr(one, name)
        assert two.no_conquering >= one.no_conquering
        assert two.silences >= one.silences
        assert two.full >= one.full
    published = [row.key for row in TRAPS if row.year_2.source == "published"]
    assert published == ["rolling_stone", "fire_wall"]
    assert any(row.year_2.gold != row.year_1.gold for row in TRAPS)


@pytest.mark.parametrize("name", [row.key for row in TRAPS])
def test_a_sprung_trap_is_discarded(name: str) -> None:
    state = battle(make_party(W5, W4), with_traps=traps(name))
    plan(state, with_traps=[name])
    assert (state.sprung_traps, state.lords[0].traps) == (traps(name), 0)
