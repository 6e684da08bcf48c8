"""The battle solver against a second implementation that merges and remembers nothing."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.lords.solver import combat_cost, isolated_copy, skip_other_lords, solve
from kazamata.core.events import NO_EVENTS
from kazamata.games.lords.asks import PLAN_BATTLE, PLAN_READY
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import PALADIN_IN_TENT, Lord, State
from tests.rules.lords.positions import PALADIN, battle, hero, lair, make_party, traps

THIEF, WARRIOR = hero("thief", 3, 1), hero("warrior", 5)
WEAK_WIZARD, WIZARD = hero("wizard", 4, 1), hero("wizard", 4, 2)

Worth = tuple[float, ...]


def brute_worth(state: State, unknown: set[int], start: Lord) -> Worth:
    """The value found by trying every answer and every order of the unseen cards."""
    skip_other_lords(state, 0)
    if not state.agenda:
        return combat_cost(state.lords[0], start)
    ask = LORDS.ask_of(state, 0)
    assert ask is not None
    return min(brute_answer(state, ask.kind, option, unknown, start) for option in ask.options)


def brute_answer(state: State, kind: int, option: int, unknown: set[int], start: Lord) -> Worth:
    turned_next = int(state.combat_round) - 1
    if not (kind == PLAN_BATTLE and option == PLAN_READY and turned_next in unknown):
        return brute_worth(answered(state, option), unknown, start)
    hidden = [int(card) for card in state.combat_cards[turned_next:]]
    worths = [brute_worth(answered(with_card(state, card), option), unknown, start) for card in hidden]
    return tuple(sum(column) / len(worths) for column in zip(*worths, strict=True))


def answered(state: State, option: int) -> State:
    twin = state.copy()
    LORDS.apply(twin, 0, option, NO_EVENTS)
    return twin


def with_card(state: State, card: int) -> State:
    """The same state with this card next in the city and the others in any order."""
    twin = state.copy()
    index = int(twin.combat_round) - 1
    others = [int(other) for other in twin.combat_cards[index:] if other != card]
    twin.combat_cards = vec[i64]([*twin.combat_cards[:index], card, *others])
    return twin


@pytest.mark.parametrize("fight", [3, 4])
@pytest.mark.parametrize(
    "party",
    [
        make_party(THIEF, (WARRIOR, 2)),
        make_party((THIEF, 1), WEAK_WIZARD, WIZARD),  # magic for round 3, none for round 4
        make_party((WARRIOR, 3), (PALADIN, 1), WIZARD),  # magic for round 4
    ],
)
def test_the_expectation_equals_an_exhaustive_search(party: vec[i64], fight: int) -> None:
    state = battle(
        party, fight=fight, with_traps=traps("fire_wall"), with_lair=lair("goblin"), goods=(1, 0, 2)
    )
    unknown = set(range(fight - 1, 4))
    found = solve(state.copy(), 0, sorted(unknown))
    world = isolated_copy(state, 0)
    wanted = brute_worth(world, unknown, world.lords[0].copy())
    assert (found.lost_tiles, -found.prisoners, found.spent) == pytest.approx(wanted)


def test_a_paladin_in_the_tent_may_bring_the_magic() -> None:
    party = make_party((THIEF, 1), (WARRIOR, 3))
    state = battle(party, card="detect_evil", fight=4, with_lair=lair("witch"), goods=(0, 1, 1), evil=9)
    state.paladin_seat = PALADIN_IN_TENT
    found = solve(state.copy(), 0, [3])
    world = isolated_copy(state, 0)
    wanted = brute_worth(world, {3}, world.lords[0].copy())
    assert (found.lost_tiles, -found.prisoners, found.spent) == pytest.approx(wanted)


def test_four_unseen_cards_are_solved() -> None:
    state = battle(
        make_party(hero("warrior", 3), hero("thief", 4, 2), hero("wizard", 3, 2)),
        with_traps=traps("poisoned_meal"),
        with_lair=lair("troll", "vampire"),
        goods=(1, 2, 1),
    )
    blind = solve(state.copy(), 0, [0, 1, 2, 3])
    deals = [solve(with_card(state, card), 0, [1, 2, 3]).lost_tiles for card in state.combat_cards]
    assert min(deals) < blind.lost_tiles < max(deals), "to know the first card helps or hurts"
    assert sum(deals) / len(deals) <= blind.lost_tiles, "on average knowledge never hurts"
    assert blind.line[-1] == ("PlanBattle", PLAN_READY)


def test_the_solver_handles_a_paladin_at_another_lord() -> None:
    """Detect Evil moves a marker, the Paladin goes to the most evil lord, and that lord stands still."""
    state = battle(make_party(WARRIOR, WIZARD), card="detect_evil", with_lair=lair("goblin"), seats=3)
    state.paladin_seat = PALADIN_IN_TENT
    state.lords[1].evil = 12
    found = solve(state.copy(), 0)
    world = isolated_copy(state, 0)
    for name, option in found.line:
        skip_other_lords(world, 0)
        ask = LORDS.ask_of(world, 0)
        assert ask is not None
        assert name == LORDS.ask_kinds[ask.kind].name
        LORDS.apply(world, 0, option, NO_EVENTS)
    skip_other_lords(world, 0)
    assert world.lords[1].prisoners >> PALADIN & 1, "he wears himself out in the other dungeon"
    assert not world.agenda


def test_the_solver_knows_both_darts_of_a_labyrinth() -> None:
    state = battle(
        make_party(WARRIOR, (hero("warrior", 4), 1), hero("warrior", 3)),
        fight=4,
        with_traps=traps("poisoned_dart", "poisoned_dart"),
        dungeon="..l.. ..#.. ..#.. .....",
        rooms={"l": "labyrinth"},
    )
    found = solve(state.copy(), 0)
    world = isolated_copy(state, 0)
    wanted = brute_worth(world, set(), world.lords[0].copy())
    assert (found.lost_tiles, -found.prisoners, found.spent) == pytest.approx(wanted)
    assert found.prisoners == 2
