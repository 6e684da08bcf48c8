"""One test per room (DL-38, DL-74)."""

from __future__ import annotations

import pytest

from kazamata.games.lords.asks import PLAN_CREATURE
from kazamata.games.lords.catalogue.rooms import ROOMS, ZONES
from kazamata.games.lords.packs import pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.scoring import score
from kazamata.games.lords.state import OVER, State
from kazamata.games.lords.steps.production import PRODUCE
from kazamata.games.lords.steps.rooms import sites
from tests.rules.lords.positions import (
    asked_kinds,
    attack,
    battle,
    clause_of,
    clear_round,
    creature,
    draw_dungeon,
    event_names,
    event_values,
    hero,
    lair,
    make_party,
    make_position,
    options,
    plan,
    room,
    run_steps,
    traps,
)

FULL = """
    #####
    #.#.#
    #####
    #.#.#
"""


def producing(name: str, imps: int, food: int = 3, year: int = 1) -> State:
    state = clear_round(make_position(2))
    state.year = year
    lord = state.lords[0]
    draw_dungeon(lord, "..#.. ..#.. ..#.. ..r..", r=name)
    lord.imps, lord.food = imps, food
    run_steps(state, PRODUCE[0])
    return state


def use(state: State, name: str) -> None:
    LORDS.take(state, 0, room(name))


def test_hatchery() -> None:
    state = producing("hatchery", 3)
    use(state, "hatchery")
    assert (state.lords[0].food, state.lords[0].busy_imps) == (4, 3)


def test_mushroom_bed() -> None:
    state = producing("mushroom_bed", 3)
    use(state, "mushroom_bed")
    assert state.lords[0].food == 4


def test_souvenir_shop() -> None:
    state = producing("souvenir_shop", 3)
    use(state, "souvenir_shop")
    assert state.lords[0].gold == 4


def test_mint() -> None:
    state = producing("mint", 3)
    use(state, "mint")
    assert state.lords[0].gold == 4


def test_workshop() -> None:
    assert asked_kinds(producing("workshop", 3)) == []
    state = producing("workshop", 4, year=2)
    use(state, "workshop")
    assert (pack_size(state.lords[0].traps), asked_kinds(state)) == (1, [])  # no extra card, no discard


def test_tool_shed() -> None:
    state = producing("tool_shed", 2)
    use(state, "tool_shed")
    assert asked_kinds(state) == [(0, "DigTunnel")]
    assert clause_of(state, 0, 20) == "DL-38"  # it must dig
    LORDS.take(state, 0, options(state)[0])
    assert state.lords[0].tile_count() == 5


def test_printing_press() -> None:
    state = producing("printing_press", 3)
    use(state, "printing_press")
    assert state.lords[0].evil == 4


def test_magic_room() -> None:
    state = producing("magic_room", 2)
    use(state, "magic_room")
    assert (state.lords[0].imps, state.lords[0].food, state.lords[0].free_imps()) == (3, 2, 1)


@pytest.mark.parametrize(
    ("imps", "food", "first", "second"),
    [(4, 1, "magic_room", "hatchery"), (5, 0, "hatchery", "magic_room")],
)
def test_magic_room_and_hatchery_help_each_other(imps: int, food: int, first: str, second: str) -> None:
    state = clear_round(make_position(2))
    draw_dungeon(state.lords[0], "..h.. ..#.. ..m.. .....", h="hatchery", m="magic_room")
    state.lords[0].imps, state.lords[0].food = imps, food
    run_steps(state, PRODUCE[0])
    use(state, first)
    use(state, second)
    assert asked_kinds(state) == []


def test_magic_room_without_food_stands_still() -> None:
    state = producing("magic_room", 4, food=0)
    assert asked_kinds(state) == []


def test_magic_room_twice_in_year_two() -> None:
    state = producing("magic_room", 3, food=2, year=2)
    use(state, "magic_room")
    use(state, "magic_room")
    assert (state.lords[0].imps, state.lords[0].free_imps()) == (5, 1)


def fighting(name: str, *creatures: str, party: tuple[int, ...] = (), card: str = "invisibility") -> State:
    return battle(
        make_party(*(party or (hero("warrior", 8, 0, 2), hero("thief", 5, 3, 2)))),
        year=2,
        card=card,
        dungeon="..r.. ..#.. ..#.. .....",
        rooms={"r": name},
        with_lair=lair(*creatures),
        with_traps=traps("pendulum", "fire_wall"),
    )


def test_training_room() -> None:
    state = fighting("training_room", "goblin", "troll")
    plan(state, send=["goblin", "troll"])
    assert event_values(attack(state, "goblin"), "AdventurerHurt")[0][2] == 3
    assert event_values(attack(state, "troll"), "AdventurerHurt")[0][2] == 4


def test_dark_room() -> None:
    state = fighting("dark_room", "witch", "vampire")
    plan(state, send=["witch", "vampire"])
    assert event_values(attack(state, "vampire", 1, 1), "AdventurerHurt")[0][2] == 3
    attack(state, "witch", 1, 0)
    assert event_values(LORDS.take(state, 0, 0), "AdventurerHurt")[0][2] == 2


def test_labyrinth() -> None:
    state = fighting("labyrinth", "goblin", "troll", "ghost")
    LORDS.take(state, 0, 20 + 1)
    LORDS.take(state, 0, 20 + 2)
    LORDS.take(state, 0, PLAN_CREATURE + creature("goblin"))
    assert clause_of(state, 0, PLAN_CREATURE + creature("troll")) == "DL-58"
    LORDS.take(state, 0, PLAN_CREATURE + creature("ghost"))
    plan(state)
    assert state.lords[0].gold == 3


def test_antimagic_room() -> None:
    for name, spoken in (("antimagic_room", False), ("cafeteria", True)):
        state = fighting(name, party=(hero("warrior", 8, 0, 2), hero("wizard", 6, 3, 2)), card="illusion")
        assert ("SpellCast" in event_names(plan(state))) == spoken


def scoring(name: str, *creatures: str) -> int:
    state = clear_round(make_position(2))
    state.phase, state.year = OVER, 2
    draw_dungeon(state.lords[0], "..r.. ..#.. ..#.. .....", r=name)
    state.lords[0].lair = lair(*creatures)
    return sum(points for seat, key, points in score(state).breakdown if (seat, key) == (0, name))


def test_cafeteria() -> None:
    assert scoring("cafeteria", "goblin", "troll", "slime", "witch", "ghost", "golem") == 4


def test_chapel() -> None:
    assert scoring("chapel", "ghost", "ghost", "vampire", "goblin") == 6


def test_pandemonium() -> None:
    assert scoring("pandemonium", "golem", "dragon", "demon", "vampire") == 6


def test_hall_of_fame() -> None:
    assert scoring("hall_of_fame") > 0


@pytest.mark.parametrize("number", range(16))
def test_every_room_keeps_to_its_zone(number: int) -> None:
    state = clear_round(make_position(2))
    draw_dungeon(state.lords[0], FULL)
    cells = {cell for cell in range(20) if sites(state, state.lords[0], number) >> cell & 1}
    tunnels = {cell for cell in range(20) if state.lords[0].dug_cells >> cell & 1}
    zones = {
        "anywhere": set(range(20)),
        "upper": set(range(10)),
        "lower": set(range(10, 20)),
        "edge": {cell for cell in range(20) if cell // 5 in (0, 3) or cell % 5 in (0, 4)},
        "centre": {6, 7, 8, 11, 12, 13},
    }
    row = ROOMS[number]
    assert cells == tunnels & zones[ZONES[row.zone]]
    assert (row.zone == 0) == (row.year == 2)
