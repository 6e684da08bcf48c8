"""Facts of questions: the changes of an option, the space of an order, the strength of an attack."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Question
from kazamata.core.dice import seeded
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.specials import SPECIALS
from kazamata.games.lords.order_spaces import best_spaces, worst_spaces
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import MAX_EVIL, PALADIN_MARK, State
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS, FeedDemon
from kazamata.games.lords.steps.order_execution import DIG_TUNNEL_STEPS, EXECUTE_ORDER_STEPS, MINE_GOLD_STEPS
from kazamata.games.lords.steps.orders import REVEAL_NON_PLAYER_PICKS, REVEAL_SLOTS
from kazamata.games.lords.steps.production import DIG_WITH_TOOL_SHED_STEPS, PRODUCE, RETRIEVE
from kazamata.games.lords.steps.rooms import BUILD_ROOM_STEPS
from kazamata.games.lords.steps.season_events import PAY_TAXES_STEPS, PAY_WAGES_STEPS
from kazamata.games.lords.steps.specials import FaceSpecialEvent
from tests.rules.lords.positions import (
    FAME,
    FOOD,
    HIRE,
    PALADIN,
    RECRUIT,
    TRAP,
    attack,
    battle,
    creature,
    draw_dungeon,
    event_values,
    hero,
    lair,
    make_party,
    make_position,
    plan,
    quiet_position,
    room,
    run_steps,
    trap,
    traps,
)

W3, W4, W5 = hero("warrior", 3), hero("warrior", 4), hero("warrior", 5)
T4, P4, M4 = hero("thief", 4, 2), hero("priest", 4, 2), hero("wizard", 4, 2)
STORES = ("gold", "food", "imps", "traps_change", "creatures_change", "evil_change", "paladin_to")


def question(state: State, seat: int = 0) -> Question:
    ask = LORDS.ask_of(state, seat)
    assert ask is not None
    return LORDS.question(state, ask)


def changes(asked: Question, option: int) -> dict[str, int]:
    """All changes of an option."""
    found = {name: asked.facts_by_option(name)[option] for name in STORES if asked.has_fact(name)}
    return {name: number for name, number in found.items() if number != (-1 if name == "paladin_to" else 0)}


def execute_order(location: int, index: int, **lord: int) -> Question:
    return question(quiet_position(EXECUTE_ORDER_STEPS[location * 3 + index], **lord))


# orders


def placed(state: State, slot: int, order: int, rivals: tuple[int, ...], picks: tuple[bool, ...]) -> int:
    """The space of seat 0 if its rivals play the order in these slots (3: not at all)."""
    world = state.copy()
    for seat, lord in enumerate(world.lords):
        own = slot if seat == 0 else rivals[seat - 1]
        others = [other for other in range(8) if other != order]
        orders = [order if index == own else others.pop() for index in range(3)]
        lord.slot1, lord.slot2, lord.slot3 = orders
        lord.secret_pick = order if picks and picks[seat] else (order + 1) % 8
    events = run_steps(world, REVEAL_NON_PLAYER_PICKS, *REVEAL_SLOTS)
    spaces = [
        index for seat, where, index in event_values(events, "MinionPlaced") if (seat, where) == (0, order)
    ]
    return spaces[0] if spaces else 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("gold", [0, 3])
def test_DL19_bounds_of_spaces_cover_all_possible_cases(seats: int, gold: int) -> None:
    for deal, starter in product(range(2), range(seats)):
        state = make_position(seats, deal, opening="by_game", game="first")
        state.terms.full = True
        state.starting_seat = starter
        for lord in state.lords:
            lord.gold = gold
        best, worst = best_spaces(state, 0), worst_spaces(state, 0)
        for slot, order in product(range(3), range(8)):
            hands = [
                (0, 1, 2, 3) if not lord.inaccessible_orders >> order & 1 else (3,)
                for lord in state.lords[1:]
            ]
            hers = [
                255 & ~state.non_player_inaccessible[seat] & ~state.non_player_orders[seat]
                for seat in range(2 * (seats == 2))
            ]
            picks = [(False, True) if mask >> order & 1 else (False,) for mask in hers]
            spaces = {
                placed(state, slot, order, rivals, pick)
                for rivals in product(*hands)
                for pick in product(*picks)
            }
            assert (best[8 * slot + order], worst[8 * slot + order]) == (min(spaces), max(spaces))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DL19_no_seat_gets_a_space_outside_the_bounds(seats: int) -> None:
    compared = 0
    for seed in range(4):
        state, dice = make_position(seats, seed), seeded(seed)
        bounds: dict[int, Question] = {}
        slots: dict[tuple[int, int], int] = {}
        while found := LORDS.ask(state):
            for ask in found:
                if ask.kind == asks.CHOOSE_ORDER:
                    bounds[ask.seat] = LORDS.question(state, ask)
                    assert bounds[ask.seat].fact("slot") == state.lords[ask.seat].filled_slots()
            ask = found[dice.below(len(found))]
            events = LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
            for seat, slot, order in event_values(events, "OrderRevealed"):
                slots[seat, order] = slot
            spaces = [
                *event_values(events, "MinionPlaced"),
                *((*one_, 3) for one_ in event_values(events, "MinionBlocked")),
            ]
            for seat, order, index in spaces:
                spot = 8 * slots[seat, order] + order
                asked = bounds[seat]
                assert asked.fact_list("best")[spot] <= index <= asked.fact_list("worst")[spot]
                compared += 1
    assert compared > 150


def test_DL35_a_pick_for_a_non_player_lord_names_its_possible_spaces() -> None:
    """Some game meets each bound, and no pick ever falls outside them."""
    met = set[tuple[int, int, int]]()
    for seed in range(60):
        state, dice = make_position(2, seed), seeded(seed)
        picks: dict[tuple[int, int], tuple[int, int]] = {}
        for _ in range(60):
            ask = LORDS.ask(state)[0]
            option = ask.options[dice.below(len(ask.options))]
            if ask.kind == asks.PICK_NON_PLAYER_ORDER:
                asked = LORDS.question(state, ask)
                picks[ask.seat, option] = (
                    asked.facts_by_option("best")[option],
                    asked.facts_by_option("worst")[option],
                )
            for lord, order, space in event_values(
                LORDS.take(state, ask.seat, option), "NonPlayerOrderTurned"
            ):
                if (lord, order) in picks:
                    best, worst = picks.pop((lord, order))
                    assert best <= space <= worst
                    met.add((best, worst, space))
    assert {(0, 0, 0), (0, 1, 0), (0, 1, 1)} <= met


def test_DL22_an_order_names_its_cost_and_gain() -> None:
    asked = execute_order(FOOD, 2, evil=5)
    assert (asked.fact("order"), asked.fact("place"), asked.fact("spies")) == (FOOD, 2, 0)
    assert changes(asked, asks.EXECUTE) == {"food": 3, "gold": 1, "evil_change": 2}
    assert changes(asked, asks.DECLINE) == {}
    asked = execute_order(FAME, 2, evil=2)
    assert changes(asked, asks.EXECUTE) == {"gold": -1, "evil_change": -1}  # the track ends at 1
    assert asked.fact("spies") == 1
    assert changes(execute_order(RECRUIT, 2), asks.EXECUTE) == {"gold": -1, "food": -1, "imps": 2}
    assert changes(execute_order(TRAP, 2), asks.EXECUTE) == {"gold": -2, "traps_change": 2}


def test_DL30_of_the_traps_of_year_2_one_is_given_back() -> None:
    state = quiet_position()
    state.year = 2
    run_steps(state, EXECUTE_ORDER_STEPS[TRAP * 3 + 2])
    assert changes(question(state), asks.EXECUTE) == {"gold": -2, "traps_change": 2}


def test_DL48_an_option_names_the_paladins_next_lord() -> None:
    assert changes(execute_order(FOOD, 1, evil=PALADIN_MARK - 1), asks.EXECUTE) == {
        "food": 3,
        "evil_change": 1,
        "paladin_to": 0,
    }
    assert "paladin_to" not in changes(execute_order(FOOD, 1, evil=PALADIN_MARK - 2), asks.EXECUTE)
    state = quiet_position(evil=PALADIN_MARK + 1)
    state.paladin_seat, state.lords[1].evil = 0, PALADIN_MARK + 1
    state.lords[0].party = make_party(PALADIN)
    run_steps(state, EXECUTE_ORDER_STEPS[FAME * 3 + 1])
    assert changes(question(state), asks.EXECUTE) == {"evil_change": -2, "paladin_to": 1}
    assert state.paladin_seat == 0, "nothing has happened yet"


def test_DL25_remaining_tunnels_and_the_cost_of_the_next_one() -> None:
    state = quiet_position(DIG_TUNNEL_STEPS[2], imps=4)  # space III: a foreman and up to four
    assert (question(state).fact("left"), question(state).fact("imps_needed")) == (3, 2)
    LORDS.take(state, 0, LORDS.ask(state)[0].options[0])
    assert (question(state).fact("left"), question(state).fact("imps_needed")) == (2, 1)
    shed = question(quiet_position(DIG_WITH_TOOL_SHED_STEPS[0]))
    assert (shed.fact("left"), shed.fact("imps_needed")) == (1, 0)


def test_DL27_miners_and_their_foreman() -> None:
    asked = question(quiet_position(MINE_GOLD_STEPS[2], imps=4))
    assert asked.facts_by_option("gold") == {0: 0, 1: 1, 2: 2, 3: 3}
    assert asked.facts_by_option("workers") == {0: 0, 1: 2, 2: 3, 3: 4}


def test_DL31_the_parts_of_a_price() -> None:
    state = quiet_position(
        food=9, gold=9, traps=traps("pendulum"), lair=lair("goblin"), evil=PALADIN_MARK - 2
    )
    state.creature_offer = lair("troll", "golem", "dragon", "demon")
    run_steps(state, HIRE_CREATURE_STEPS[2])
    asked = question(state)
    assert changes(asked, creature("troll")) == {"food": -3}  # one of it for space III
    assert changes(asked, creature("golem")) == {"food": -1, "gold": -1, "traps_change": -1}
    assert changes(asked, creature("dragon")) == {"food": -3, "evil_change": 2, "paladin_to": 0}
    assert changes(asked, creature("demon")) == {"food": -1, "evil_change": 1, "creatures_change": -1}
    assert changes(asked, asks.HIRE_NOBODY) == {}


def test_DLA17_the_food_of_creatures() -> None:
    state = quiet_position(FeedDemon(0, creature("demon"), 0), lair=lair("goblin"))
    assert question(state).fact("eater") == creature("demon")


def test_DL32_the_price_of_a_room() -> None:
    state = quiet_position()
    state.room_offer = 1 << room("mint")
    run_steps(state, BUILD_ROOM_STEPS[2])
    asked = question(state)
    assert asked.facts_by_option("gold") == {
        option: 0 if option == asks.BUILD_NOTHING else -1 for option in asked.options
    }


def test_DL38_the_input_and_output_of_a_room() -> None:
    state = quiet_position(imps=4, food=2, lair=lair("troll"))
    draw_dungeon(
        state.lords[0], "..p.. .#t#. ..m.. ..w..", p="hatchery", t="tool_shed", m="magic_room", w="workshop"
    )
    state.lords[0].add_room(room("printing_press"), 6)
    run_steps(state, PRODUCE[0])
    asked = question(state)
    assert changes(asked, room("hatchery")) == {"food": 1}
    assert changes(asked, room("magic_room")) == {"food": -1, "imps": 1}
    assert changes(asked, room("workshop")) == {"traps_change": 1}
    assert changes(asked, room("printing_press")) == {"evil_change": -1}
    assert changes(asked, room("tool_shed")) == {}
    workers = asked.facts_by_option("workers")
    assert [workers[room(name)] for name in ("hatchery", "magic_room", "workshop")] == [3, 2, 4]
    assert workers[asks.DONE_PRODUCING] == 0


def test_DL40_which_slot_an_order_comes_back_from() -> None:
    state = quiet_position(slot1=FOOD, slot2=HIRE, slot3=TRAP, minion_slots=0b110)
    run_steps(state, RETRIEVE[0])
    assert question(state).facts_by_option("slot") == {FOOD: 0, HIRE: 1, TRAP: 2}


# events


def test_DL42_wages_and_the_evil_of_leaving_creatures() -> None:
    state = quiet_position(
        lair=lair("witch", "demon"), unpaid_creatures=lair("witch", "demon"), food=1, evil=PALADIN_MARK - 1
    )
    run_steps(state, PAY_WAGES_STEPS[0])
    asked = question(state)
    assert changes(asked, asks.PAY + creature("witch")) == {"food": -1, "evil_change": 1, "paladin_to": 0}
    assert changes(asked, asks.PAY + creature("demon")) == {
        "evil_change": 1,
        "creatures_change": -1,
        "paladin_to": 0,
    }
    assert changes(asked, asks.LET_GO + creature("witch")) == {
        "evil_change": 1,
        "creatures_change": -1,
        "paladin_to": 0,
    }


def test_DL43_taxes_and_cubes() -> None:
    asked = question(quiet_position(PAY_TAXES_STEPS[0], gold=1))  # three tiles
    assert (asked.fact("due"), asked.facts_by_option("gold"), asked.facts_by_option("cubes")) == (
        2,
        {0: 0, 1: -1},
        {0: 2, 1: 1},
    )


def special(name: str, **lord: int) -> Question:
    state = quiet_position(**lord)
    state.special_cards = vec[i64]([[row.key for row in SPECIALS].index(name)])
    run_steps(state, FaceSpecialEvent(0, 0))
    return question(state)


def test_DL44_special_events_name_their_costs() -> None:
    asked = special("witch_hunt", lair=lair("troll"), evil=MAX_EVIL - 1)
    assert changes(asked, asks.TAKE_EVIL) == {"evil_change": 1, "paladin_to": 0}  # the track ends at 15
    assert changes(asked, creature("troll")) == {"creatures_change": -1}
    asked = special("monster_strike", lair=lair("troll"))
    assert changes(asked, asks.STRIKES + creature("troll")) == {}
    assert changes(asked, asks.IS_PAID + creature("troll")) == {"food": -1}


def test_DLH3_an_inspection_names_its_price() -> None:
    state = quiet_position(gold=1)
    draw_dungeon(state.lords[0], "..a.. ..#.. ..b.. .....", a="hatchery", b="mint")
    state.special_cards = vec[i64]([[row.key for row in SPECIALS].index("inspection")])
    run_steps(state, FaceSpecialEvent(0, 0))
    asked = question(state)
    assert asked.fact("due") == 2
    assert [changes(asked, option) for option in asked.options] == [
        {"evil_change": 2},
        {"gold": -1, "evil_change": 1},
    ]


# battles


def test_DL58_the_capacity_of_the_tile() -> None:
    state = battle(
        make_party(W5),
        dungeon="..x.. .#a#. ..... .....",
        rooms={"a": "labyrinth"},
        year=2,
        card="regeneration",
        with_traps=traps("cursed_ring", "pendulum"),
        with_lair=lair("goblin", "ghost"),
    )
    asked = question(state)
    left = [
        asked.facts_by_option(name)[asks.PLAN_READY] for name in ("traps_fit", "monsters_fit", "surcharge")
    ]
    assert left == [2, 1, 0]
    ring, pendulum = asks.PLAN_TRAP + trap("cursed_ring"), asks.PLAN_TRAP + trap("pendulum")
    assert (
        asked.facts_by_option("traps_fit")[ring],
        asked.facts_by_option("gold")[ring],
        asked.facts_by_option("gold")[pendulum],
    ) == (1, -2, 0)
    ghost, goblin = asks.PLAN_CREATURE + creature("ghost"), asks.PLAN_CREATURE + creature("goblin")
    assert (asked.facts_by_option("monsters_fit")[ghost], asked.facts_by_option("monsters_fit")[goblin]) == (
        1,
        0,
    )


def test_DL58_every_tile_names_its_capacity() -> None:
    state = battle(
        make_party(W5),
        dungeon="..x.. .#x#. ..... .....",
        with_traps=traps("pendulum"),
        with_lair=lair("goblin"),
    )
    state.lords[0].add_room(room("mint"), 8)
    asked = question(state)
    assert {
        asked.read(option)["cell"]: [
            asked.facts_by_option(name)[option] for name in ("traps_fit", "monsters_fit", "surcharge")
        ]
        for option in asked.options
    } == {6: [1, 1, 0], 8: [1, 2, 1]}
    LORDS.take(state, 0, asked.definition.option("plan-tile", cell=8))
    asked = question(state)
    assert asked.facts_by_option("gold")[asks.PLAN_TRAP + trap("pendulum")] == -1


def test_DL60_points_that_a_trap_would_use_up() -> None:
    state = battle(
        make_party(W5, T4, T4),
        year=2,
        card="regeneration",
        dungeon="..a.. ..#.. ..#.. .....",
        rooms={"a": "labyrinth"},
        with_traps=traps("rolling_stone", "antimagic_dart", "cursed_ring"),
    )
    plan(state, with_traps=["rolling_stone", "antimagic_dart"])
    asked = question(state)
    assert asked.facts_by_option("prevented") == {trap("rolling_stone"): 4, trap("antimagic_dart"): 2}
    LORDS.take(state, 0, trap("antimagic_dart"))
    asked = question(state)
    assert asked.fact("trap") == trap("antimagic_dart")
    assert (list(asked.fact_list("prevented")), list(asked.fact_list("damage"))) == ([2, 2, 2], [0, 0, 0])
    state.lords[0].party = make_party(W5)
    asked = question(state)
    assert (asked.fact_list("prevented"), asked.fact_list("damage")) == ([0], [2])


def test_DL63_strength_reach_and_food_of_an_attack() -> None:
    state = battle(
        make_party(W5, P4),
        year=2,
        card="regeneration",
        dungeon="..t.. ..#.. ..#.. .....",
        rooms={"t": "training_room"},
        with_lair=lair("troll", "vampire"),
    )
    plan(state, send=["troll", "vampire"])
    asked = question(state)
    found = {
        (read["creature"], read["alternative"], read["target"]): tuple(
            asked.facts_by_option(name)[option] for name in ("strength", "reach", "food")
        )
        for option, read in ((option, asked.read(option)) for option in asked.options)
    }
    assert found == {
        (creature("troll"), 0, 0): (4, 1, 0),
        (creature("troll"), 1, 0): (5, 1, -1),
        (creature("vampire"), 0, 0): (3, 1, 0),
        (creature("vampire"), 1, 0): (2, 1, 0),
    }
    attack(state, "troll", 1)  # the warrior falls, and no Vampire bites a priest
    asked = question(state)
    assert set(asked.facts_by_option("reach").values()) == {0}


def test_DL63_the_second_hit_of_a_witch() -> None:
    state = battle(
        make_party(W5, W4),
        year=2,
        card="regeneration",
        dungeon="..d.. ..#.. ..#.. .....",
        rooms={"d": "dark_room"},
        with_lair=lair("witch"),
    )
    plan(state, send=["witch"])
    attack(state, "witch", 1)
    asked = question(state)
    assert (asked.fact("attacker"), asked.fact("strength")) == (creature("witch"), 2)


def test_DL62_spells_name_the_monsters_and_the_price() -> None:
    state = battle(
        make_party(W5, M4), card="word_of_peace", with_lair=lair("troll", "ghost"), evil=PALADIN_MARK - 1
    )
    plan(state, send=["troll", "ghost"])
    asked = question(state)
    assert asked.fact_list("monsters") == [creature("troll")]
    assert changes(asked, asks.BEAR_IT) == {"evil_change": 2, "paladin_to": 0}
    assert changes(asked, asks.WITHDRAW) == {}
    state = battle(make_party(W5, M4), card="suggestion", with_lair=lair("witch"))
    plan(state, send=["witch"])
    asked = question(state)
    assert asked.fact("creature") == creature("witch")
    assert changes(asked, asks.BEAR_IT) == {"food": -1, "evil_change": 1}
