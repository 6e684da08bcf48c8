"""Every refusal that Dungeon Lords can give, with its clause."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.refusals import Refusal, Refused
from kazamata.core.rules import Setup
from kazamata.games.lords.asks import IS_PAID, PLAN_CREATURE, PLAN_READY, PLAN_TRAP, STOP_DIGGING
from kazamata.games.lords.catalogue.locations import space_of
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State
from kazamata.games.lords.steps.combat import CombatRound
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS, FeedDemon
from kazamata.games.lords.steps.order_execution import (
    DIG_TUNNEL_STEPS,
    DISCARD_TRAP_STEPS,
    MINE_GOLD_STEPS,
    refuse_order,
)
from kazamata.games.lords.steps.production import DIG_WITH_TOOL_SHED_STEPS, PRODUCE, RETRIEVE
from kazamata.games.lords.steps.rooms import BUILD_ROOM_STEPS
from kazamata.games.lords.steps.season_events import PAY_TAXES_STEPS, PAY_WAGES_STEPS
from kazamata.games.lords.steps.specials import FaceSpecialEvent
from tests.rules.lords.positions import (
    DIG,
    FAME,
    FOOD,
    HIRE,
    MINE,
    RECRUIT,
    ROOM,
    TRAP,
    battle,
    clear_round,
    creature,
    draw_dungeon,
    first_game,
    hero,
    lair,
    make_party,
    make_position,
    plan,
    room,
    run_steps,
    trap,
    traps,
)

W3, W5 = hero("warrior", 3), hero("warrior", 5)
P4 = hero("priest", 4, 2)


def reason(state: State, option: int, seat: int = 0) -> tuple[str, str]:
    refusal = LORDS.why(state, seat, option)
    assert refusal is not None
    return refusal.clause, refusal.key


def clause_and_key(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.clause, refusal.key


def at(step: object, **lord: int) -> State:
    """A table without other questions, at one step of seat 0."""
    state = clear_round(make_position(2))
    for name, value in lord.items():
        setattr(state.lords[0], name, value)
    state.agenda.append(step)  # type: ignore[arg-type]
    return state


def test_setups() -> None:
    def refused(seats: int, **chosen: str) -> tuple[str, str]:
        try:
            LORDS.setup(seats, chosen)
        except Refused as caught:
            return clause_and_key(caught.refusal)
        raise AssertionError("this was not refused")

    assert refused(1) == ("DL-1", "setup-seats")
    assert refused(5, scenario="M1") == ("DL-M1", "setup-mission-seats")
    assert refused(2, opening="random") == ("DL-6", "setup-full-draws")
    assert refused(2, planning="never") == ("DL-A37", "setup-unknown-value")
    assert clause_and_key(LORDS.refuse_setup(Setup(2, {}))) == ("DL-6", "setup-unknown-value")


def test_orders() -> None:
    state = make_position(2)
    drawn = list(LORDS.ask(state)[0].options)
    assert reason(state, next(one for one in range(8) if one not in drawn)) == ("DL-6", "order-not-drawn")
    state = first_game(2)
    hand = list(LORDS.ask(state)[0].options)
    LORDS.take(state, 0, hand[0])
    assert reason(state, hand[0]) == ("DL-18", "order-in-slot")
    assert reason(state, next(one for one in range(8) if one not in hand)) == ("DL-40", "order-shut")
    for order in hand[1:3]:
        LORDS.take(state, 0, order)
    own = list(LORDS.ask(state)[0].options)
    assert reason(state, next(one for one in range(8) if one not in own)) == (
        "DL-35",
        "non-player-lord-lacks-order",
    )
    state = at(RETRIEVE[0], slot1=FOOD, slot2=DIG, slot3=MINE, minion_slots=4)
    assert reason(state, DIG) == ("DL-40", "order-was-executed")
    assert reason(state, HIRE) == ("DL-40", "order-not-played")


def test_errands() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    lord.gold = lord.food = 0
    lord.evil = 15
    assert clause_and_key(refuse_order(state, lord, space_of(FOOD, 0))) == ("DL-23", "too-little-gold")
    assert clause_and_key(refuse_order(state, lord, space_of(RECRUIT, 0))) == ("DL-23", "too-little-food")
    assert clause_and_key(refuse_order(state, lord, space_of(FOOD, 1))) == ("DL-53", "too-evil-to-pay")
    state.drawn_trap_count = 27
    assert clause_and_key(refuse_order(state, lord, space_of(TRAP, 1))) == ("DL-A20", "no-trap-left")
    assert refuse_order(state, lord, space_of(FAME, 1)) is None


def test_digging_and_mining() -> None:
    state = at(DIG_TUNNEL_STEPS[0])
    draw_dungeon(state.lords[0], "..##. ..#.. ..#.. .....")
    assert reason(state, 2) == ("DL-26", "cell-dug")
    assert reason(state, 0) == ("DL-26", "cell-apart")
    assert reason(state, 8) == ("DL-26", "fills-block")
    assert reason(at(DIG_WITH_TOOL_SHED_STEPS[0]), STOP_DIGGING) == ("DL-38", "shed-must-dig")
    assert reason(at(MINE_GOLD_STEPS[0], imps=9), 3) == ("DL-27", "space-allows")
    assert reason(at(MINE_GOLD_STEPS[0], imps=1), 2) == ("DL-28", "too-few-imps")
    state = at(MINE_GOLD_STEPS[1], imps=9)
    draw_dungeon(state.lords[0], "..#.. ..x.. ..x.. .....")
    assert reason(state, 2) == ("DL-27", "too-few-tunnels")


def test_traps_and_hiring() -> None:
    assert reason(at(DISCARD_TRAP_STEPS[0], traps=traps("pendulum")), 0) == ("DL-30", "trap-not-held")
    state = at(HIRE_CREATURE_STEPS[0], food=0, gold=0, evil=15, slot1=HIRE)
    state.creature_offer = lair("goblin", "ghost", "golem")
    state.lords[0].traps = traps("pendulum")
    assert reason_of_hire(state, "troll") == ("DL-31", "creature-not-offered")
    assert reason_of_hire(state, "goblin") == ("DL-31", "creature-needs-food")
    assert reason_of_hire(state, "golem") == ("DL-31", "creature-needs-gold")
    assert reason_of_hire(state, "ghost") == ("DL-53", "creature-needs-evil")
    state.lords[0].gold, state.lords[0].traps = 1, 0
    assert reason_of_hire(state, "golem") == ("DL-31", "creature-needs-trap")
    state.creature_offer = lair("demon")
    state.lords[0].evil = 5
    assert reason_of_hire(state, "demon") == ("DL-A17", "creature-needs-prey")
    state = at(FeedDemon(0, creature("demon"), 0), lair=lair("goblin"))
    assert reason(state, creature("witch")) == ("DL-A17", "no-such-prey")


def reason_of_hire(state: State, name: str) -> tuple[str, str]:
    return clause_and_key(HIRE_CREATURE_STEPS[0].refuse(state, 0, creature(name)))


def test_rooms() -> None:
    state = at(BUILD_ROOM_STEPS[0], slot1=ROOM)
    draw_dungeon(state.lords[0], "..#.. ..x.. ..#.. .#m..", m="mint")
    state.room_offer = 1 << room("hatchery") | 1 << room("chapel")

    def built(name: str, cell: int) -> tuple[str, str]:
        return reason(state, room(name) * 20 + cell)

    assert built("workshop", 2) == ("DL-32", "room-not-offered")
    assert built("hatchery", 0) == ("DL-32", "room-needs-tunnel")
    assert built("hatchery", 7) == ("DL-69", "tile-conquered")
    assert built("hatchery", 17) == ("DL-32", "cell-has-room")
    assert built("chapel", 16) == ("DL-32", "rooms-apart")
    draw_dungeon(state.lords[0], "..#.. ..#.. ..#.. .....")
    assert built("hatchery", 12) == ("DL-32", "outside-zone")


def test_production() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    state.agenda.append(PRODUCE[0])
    draw_dungeon(
        lord,
        "h.#.c ..#.. K.#.m ..t.w",
        h="hatchery",
        c="chapel",
        m="magic_room",
        w="workshop",
        k="mint",
        t="tool_shed",
    )
    lord.imps, lord.food = 3, 0
    assert reason(state, room("souvenir_shop")) == ("DL-38", "room-not-yours")
    assert reason(state, room("chapel")) == ("DL-74", "room-makes-nothing")
    assert reason(state, room("mint")) == ("DL-69", "room-conquered")
    assert reason(state, room("workshop")) == ("DL-38", "too-few-workers")
    assert reason(state, room("magic_room")) == ("DL-38", "too-little-food")
    LORDS.take(state, 0, room("hatchery"))
    state.agenda.append(PRODUCE[0])
    lord.imps = 9
    assert reason(state, room("hatchery")) == ("DL-38", "room-used")
    state.drawn_trap_count = 27
    assert reason(state, room("workshop")) == ("DL-A20", "no-trap-left")


def test_nowhere_to_dig() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    draw_dungeon(lord, "h#### #.#.# ####t ....#", h="hatchery", t="tool_shed")
    lord.dug_cells = 0xFFFFF & ~(1 << 6 | 1 << 8 | 1 << 16 | 1 << 18)
    lord.imps = 9
    state.agenda.append(PRODUCE[0])
    assert reason(state, room("tool_shed")) == ("DL-26", "nowhere-to-dig")


def test_events() -> None:
    state = at(PAY_WAGES_STEPS[0], lair=lair("goblin"), unpaid_creatures=lair("goblin"))
    assert reason(state, creature("troll")) == ("DL-42", "wage-not-due")
    assert reason(at(PAY_TAXES_STEPS[0], gold=9), 3) == ("DL-43", "taxes-are-less")
    assert reason(at(PAY_TAXES_STEPS[0], gold=1), 2) == ("DL-43", "too-little-gold")
    state = at(FaceSpecialEvent(0, -1), lair=lair("goblin"), food=0)
    state.special_cards = vec[i64]([2, 0, 1, 3, 4, 5, 6, 7, 8])
    assert reason(state, IS_PAID + creature("goblin")) == ("DL-44", "no-part-of-wage")
    assert reason(state, creature("troll")) == ("DL-44", "no-such-monster")
    state = at(FaceSpecialEvent(0, -1), traps=traps("pendulum"))
    state.special_cards = vec[i64]([7, 0, 1, 2, 3, 4, 5, 6, 8])
    assert reason(state, 0) == ("DL-44", "trap-not-held")


def test_plans() -> None:
    state = battle(
        make_party(W5),
        dungeon=".#x#. ..#.. ..#.. .....",
        with_lair=lair("troll", "goblin"),
        with_traps=traps("pendulum", "cursed_ring", "fire_wall"),
        goods=(0, 0, 0),
    )
    assert reason(state, PLAN_READY) == ("DL-57", "choose-tile-first")
    assert reason(state, 0) == ("DL-57", "no-tile-there")
    assert reason(state, 2) == ("DL-57", "tile-is-lost")
    assert reason(state, 12) == ("DL-57", "tile-is-farther")
    LORDS.take(state, 0, 1)
    assert reason(state, 3) == ("DL-57", "tile-is-chosen")
    assert reason(state, PLAN_TRAP + trap("cursed_ring")) == ("DL-58", "trap-too-dear")
    assert reason(state, PLAN_TRAP + trap("rolling_stone")) == ("DL-57", "trap-not-held")
    LORDS.take(state, 0, PLAN_TRAP + trap("pendulum"))
    assert reason(state, PLAN_TRAP + trap("fire_wall")) == ("DL-58", "tile-holds-traps")
    state.lords[0].knocked_out = lair("troll")
    assert reason(state, PLAN_CREATURE + creature("troll")) == ("DL-57", "creature-knocked-out")
    assert reason(state, PLAN_CREATURE + creature("witch")) == ("DL-57", "creature-not-there")
    state.lords[0].knocked_out = 0
    LORDS.take(state, 0, PLAN_CREATURE + creature("troll"))
    assert reason(state, PLAN_CREATURE + creature("goblin")) == ("DL-58", "tile-holds-monsters")


def test_prisoners() -> None:
    state = battle(make_party(W5), dungeon="..#.. ..... ..... .....")
    state.lords[0].conquered_cells = state.lords[0].dug_cells
    state.lords[0].prisoners = 1 << W3
    state.agenda.clear()
    run_steps(state, CombatRound(1))
    assert reason(state, W5) == ("DL-59", "not-in-prison")


def test_battles() -> None:
    state = battle(
        make_party(W5, P4),
        year=2,
        card="regeneration",
        fight=4,
        dungeon="..l.. ..#.. ..#.. .....",
        rooms={"l": "labyrinth"},
        with_traps=traps("pendulum", "fire_wall", "poisoned_dart"),
    )
    plan(state, with_traps=["pendulum", "fire_wall"])
    assert reason(state, trap("rolling_stone")) == ("DL-60", "trap-not-planned")
    state = battle(make_party(W5), with_traps=traps("poisoned_dart"))
    plan(state, with_traps=["poisoned_dart"])
    assert reason(state, 3) == ("DL-60", "nobody-there")


def test_attacks() -> None:
    creatures = ("troll", "vampire", "ghost", "slime")
    state = battle(
        make_party(W5, P4),
        dungeon="..h.. ..#.. ..#.. .....",
        rooms={"h": "hatchery"},
        with_lair=lair(*creatures),
        goods=(0, 0, 0),
    )
    plan(state, send=["troll", "vampire", "ghost"])
    assert reason(state, 10 * creature("witch")) == ("DL-63", "creature-not-sent")
    assert reason(state, 10 * creature("ghost") + 6) == ("DL-63", "no-such-attack")
    assert reason(state, 10 * creature("troll") + 5) == ("DL-63", "attack-needs-food")
    assert reason(state, 10 * creature("troll") + 1) == ("DL-63", "attack-not-aimed")
    assert reason(state, 10 * creature("vampire") + 4) == ("DL-63", "nobody-there")
    assert reason(state, 10 * creature("vampire") + 1) == ("DL-63", "target-safe")


def test_spells() -> None:
    heroes = make_party(hero("warrior", 8, 0, 2), hero("wizard", 6, 3, 2))
    state = battle(heroes, year=2, card="aura_of_fear", with_lair=lair("troll", "ghost"))
    plan(state, send=["troll", "ghost"])
    assert reason(state, creature("ghost")) == ("DL-62", "ghosts-stay")
    assert reason(state, creature("witch")) == ("DL-62", "creature-not-sent")
    heroes = make_party(hero("warrior", 8, 0, 2), hero("wizard", 6, 3, 2))
    state = battle(heroes, year=2, card="blind_rage", with_lair=lair("slime"))
    plan(state, send=["slime"])
    assert reason(state, 10 * creature("slime") + 5) == ("DL-H2", "rage-does-not-glue")
