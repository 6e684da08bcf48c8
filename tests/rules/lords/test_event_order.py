"""Events come one by one and in order; secrets go only to the seats concerned (DL-79)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import Event, redact
from kazamata.games.lords.asks import EXECUTE, LET_GO, PLAN_READY, STOP_DIGGING, TAKE_EVIL
from kazamata.games.lords.catalogue.specials import SPECIALS
from kazamata.games.lords.fields import PAY_DAY, SPECIAL_EVENT, TAXES
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State
from kazamata.games.lords.steps.combat import CombatRound
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS
from kazamata.games.lords.steps.order_execution import DIG_TUNNEL_STEPS, EXECUTE_ORDER_STEPS, MINE_GOLD_STEPS
from kazamata.games.lords.steps.orders import CHOOSE_ORDERS, REVEAL_NON_PLAYER_PICKS, REVEAL_SLOTS
from kazamata.games.lords.steps.production import PRODUCE, RETRIEVE
from kazamata.games.lords.steps.rooms import BUILD_ROOM_STEPS
from kazamata.games.lords.steps.season_events import HOLD_EVENT, PAY_TAXES_STEPS, PAY_WAGES_STEPS
from kazamata.games.lords.steps.specials import FaceSpecialEvent
from kazamata.games.lords.steps.years import END_ROUND
from tests.rules.lords.positions import (
    DIG,
    FAME,
    FOOD,
    HIRE,
    MINE,
    RECRUIT,
    ROOM,
    TRAP,
    asked_kinds,
    attack,
    battle,
    clear_round,
    creature,
    draw_dungeon,
    first_game,
    hero,
    lair,
    make_party,
    make_position,
    options,
    plan,
    room,
    run_steps,
    spell,
    trap,
    traps,
)

W3, W4, W5, P3 = hero("warrior", 3), hero("warrior", 4), hero("warrior", 5), hero("priest", 3, 1)
EventValues = tuple[str, tuple[int, ...]]


SHORTENED = {"GoodsChanged": 4, "AdventurerHurt": 3, "AdventurerEntered": 4, "AdventurerHealed": 3}
"""Events whose last values are checked elsewhere: causes and the steps of battles in `test_public_information.py`,
the damage and the position afterwards in `test_battle_events.py`."""
STEPS = ("BattleStep", "HealingSkipped")


def events_for(events: list[Event], viewer: int = 0) -> list[EventValues]:
    """All events for a viewer, without causes and without the steps of a battle."""
    redacted = [redact(event, LORDS.event_kinds, viewer) for event in events]
    named = [
        (LORDS.event_kinds[event.kind].name, tuple(int(value) for value in event.values))
        for event in redacted
    ]
    return [(name, values[: SHORTENED.get(name)]) for name, values in named if name not in STEPS]


def execute_order(state: State, location: int, space: int) -> list[EventValues]:
    state.lords[0].slot1 = location
    run_steps(state, EXECUTE_ORDER_STEPS[location * 3 + space])
    return events_for(LORDS.take(state, 0, EXECUTE))


def test_DL18_only_its_lord_sees_a_chosen_order() -> None:
    state = first_game(2)
    order = options(state)[0]
    events = LORDS.take(state, 0, order)
    assert events_for(events) == [("OrderChosen", (0, order))]
    assert events_for(events, 1) == [("OrderChosen", (0,))]


def test_DL35_only_its_lord_sees_a_pick_for_a_non_player_lord() -> None:
    state = clear_round(first_game(2))
    state.non_player_inaccessible, state.non_player_orders = (
        vec[i64]([0b111, 0b111]),
        vec[i64]([0b11000, 0b11000]),
    )
    for lord in state.lords:
        lord.inaccessible_orders = 0b11
        lord.slot1, lord.slot2, lord.slot3 = DIG, MINE, FAME + 3
    run_steps(state, CHOOSE_ORDERS, REVEAL_NON_PLAYER_PICKS)
    events = LORDS.take(state, 0, HIRE)
    assert events_for(events) == [("NonPlayerOrderPicked", (0, HIRE))]
    assert events_for(events, 1) == [("NonPlayerOrderPicked", (0,))]
    assert events_for(LORDS.take(state, 1, ROOM), 0) == [
        ("NonPlayerOrderPicked", (1,)),
        ("NonPlayerOrderTurned", (0, HIRE, 0)),
        ("NonPlayerOrderTurned", (1, ROOM, 0)),
    ]


def test_DL19_revealed_orders_and_placed_minions() -> None:
    state = clear_round(make_position(2))
    for space in range(24):
        state.minion_spaces[space] = 0
    for lord in state.lords:
        lord.slot1, lord.slot2, lord.slot3 = HIRE, FOOD, FAME
    state.lords[1].gold = 0
    assert events_for(run_steps(state, REVEAL_SLOTS[0])) == [
        ("OrderRevealed", (0, 0, HIRE)),
        ("OrderRevealed", (1, 0, HIRE)),
        ("HireFeePaid", (0,)),
        ("GoodsChanged", (0, -1, 0, 0)),
        ("MinionPlaced", (0, HIRE, 0)),
        ("MinionBlocked", (1, HIRE)),
    ]
    assert events_for(run_steps(state, REVEAL_SLOTS[2]))[2:] == [
        ("MinionPlaced", (0, FAME, 0)),
        ("MinionPlaced", (1, FAME, 1)),
    ]


def test_DL23_an_executed_order_emits_its_price_and_its_reward() -> None:
    assert execute_order(clear_round(make_position(2)), FOOD, 2) == [
        ("OrderExecuted", (0, FOOD, 2)),
        ("GoodsChanged", (0, 1, 3, 0)),
        ("EvilChanged", (0, 2, 7)),
    ]
    assert execute_order(clear_round(make_position(2)), FAME, 1) == [
        ("OrderExecuted", (0, FAME, 1)),
        ("EvilChanged", (0, -2, 3)),
    ]
    assert execute_order(clear_round(make_position(2)), RECRUIT, 2) == [
        ("OrderExecuted", (0, RECRUIT, 2)),
        ("GoodsChanged", (0, -1, -1, 2)),
    ]


def test_DL24_only_the_spy_sees_a_spied_card() -> None:
    state = clear_round(first_game(2))
    execute_order(state, FAME, 0)
    events = LORDS.take(state, 0, 1)
    assert events_for(events) == [("CardSpied", (0, 2, int(state.combat_cards[1])))]
    assert events_for(events, 1) == [("CardSpied", (0, 2))]


def test_DL25_every_tunnel_and_then_the_order() -> None:
    state = clear_round(make_position(2))
    state.lords[0].slot1 = DIG
    run_steps(state, DIG_TUNNEL_STEPS[1])
    assert events_for(LORDS.take(state, 0, 6)) == [("TunnelDug", (0, 6))]
    assert events_for(LORDS.take(state, 0, STOP_DIGGING)) == [("OrderExecuted", (0, DIG, 1))]


def test_DL27_mined_gold() -> None:
    state = clear_round(make_position(2))
    state.lords[0].slot1 = MINE
    run_steps(state, MINE_GOLD_STEPS[0])
    assert events_for(LORDS.take(state, 0, 2)) == [
        ("OrderExecuted", (0, MINE, 0)),
        ("GoldMined", (0, 2)),
        ("GoodsChanged", (0, 2, 0, 0)),
    ]


def test_DL30_only_their_owner_sees_drawn_and_discarded_traps() -> None:
    state = clear_round(make_position(2))
    state.year = 2
    first, second = int(state.trap_deck[0]), int(state.trap_deck[1])
    assert execute_order(state, TRAP, 0) == [
        ("OrderExecuted", (0, TRAP, 0)),
        ("GoodsChanged", (0, -1, 0, 0)),
        ("TrapDrawn", (0, first)),
        ("TrapDrawn", (0, second)),
    ]
    events = LORDS.take(state, 0, second)
    assert events_for(events) == [("TrapDiscarded", (0, second))]
    assert events_for(events, 1) == [("TrapDiscarded", (0,))]


def test_DL31_hiring_emits_the_price_before_the_creature() -> None:
    state = clear_round(make_position(2))
    state.lords[0].slot1 = HIRE
    state.creature_offer = lair("witch")
    run_steps(state, HIRE_CREATURE_STEPS[2])
    assert events_for(LORDS.take(state, 0, creature("witch"))) == [
        ("OrderExecuted", (0, HIRE, 2)),
        ("GoodsChanged", (0, 0, -2, 0)),
        ("EvilChanged", (0, 1, 6)),
        ("CreatureHired", (0, creature("witch"))),
    ]
    state.creature_offer = lair("demon")
    run_steps(state, HIRE_CREATURE_STEPS[0])
    assert events_for(LORDS.take(state, 0, creature("demon")))[1:] == [("EvilChanged", (0, 1, 7))]
    assert events_for(LORDS.take(state, 0, creature("witch"))) == [
        ("CreatureFed", (0, creature("witch"))),
        ("CreatureHired", (0, creature("demon"))),
    ]


def test_DL32_a_built_room_with_its_cell() -> None:
    state = clear_round(make_position(2))
    state.lords[0].slot1 = ROOM
    state.room_offer = 1 << room("mint")
    run_steps(state, BUILD_ROOM_STEPS[1])
    assert events_for(LORDS.take(state, 0, 20 * room("mint") + 12)) == [
        ("OrderExecuted", (0, ROOM, 1)),
        ("GoodsChanged", (0, -1, 0, 0)),
        ("RoomBuilt", (0, room("mint"), 12)),
    ]


def test_DL38_a_used_room_with_its_product() -> None:
    state = clear_round(make_position(2))
    draw_dungeon(state.lords[0], "..#.. .pt.. ..#m. .....", p="printing_press", t="tool_shed", m="magic_room")
    state.lords[0].imps = 9
    run_steps(state, PRODUCE[0], RETRIEVE[1])
    assert events_for(LORDS.take(state, 0, room("printing_press"))) == [
        ("RoomUsed", (0, room("printing_press"))),
        ("EvilChanged", (0, -1, 4)),
    ]
    assert events_for(LORDS.take(state, 0, room("magic_room"))) == [
        ("RoomUsed", (0, room("magic_room"))),
        ("GoodsChanged", (0, 0, -1, 0)),
        ("GoodsChanged", (0, 0, 0, 1)),
    ]
    assert events_for(LORDS.take(state, 0, room("tool_shed"))) == [("RoomUsed", (0, room("tool_shed")))]
    assert asked_kinds(state) == [(0, "DigTunnel")]


def test_DL40_a_retrieved_order() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[1]
    lord.slot1, lord.slot2, lord.slot3, lord.minion_slots = FOOD, FAME, DIG, 0b100
    run_steps(state, RETRIEVE[1])
    assert events_for(LORDS.take(state, 1, DIG)) == [("OrderRetrieved", (1, DIG))]


def test_DL41_the_beginning_of_an_event() -> None:
    for tile in (PAY_DAY, TAXES, SPECIAL_EVENT):
        state = clear_round(first_game(2))
        state.season, state.event_tiles = 1, vec[i64]([tile, 0, 0])
        assert events_for(run_steps(state, HOLD_EVENT))[0] == ("EventBegan", (tile,))


def test_DL42_wages() -> None:
    state = clear_round(make_position(2))
    lord = state.lords[0]
    lord.lair = lord.unpaid_creatures = lair("goblin", "vampire")
    run_steps(state, PAY_WAGES_STEPS[0])
    assert events_for(LORDS.take(state, 0, creature("goblin"))) == [
        ("CreaturePaid", (0, creature("goblin"))),
        ("GoodsChanged", (0, 0, -1, 0)),
    ]
    assert events_for(LORDS.take(state, 0, LET_GO + creature("vampire"))) == [
        ("CreatureLeft", (0, creature("vampire"))),
        ("EvilChanged", (0, 1, 6)),
    ]


def test_DL43_taxes_with_the_red_cubes() -> None:
    state = clear_round(make_position(2))
    draw_dungeon(state.lords[0], "..#.. ..#.. ..#.. .##..")
    run_steps(state, PAY_TAXES_STEPS[0])
    assert events_for(LORDS.take(state, 0, 1)) == [("TaxesPaid", (0, 1, 2)), ("GoodsChanged", (0, -1, 0, 0))]
    assert state.lords[0].tax_cubes == 2
    state.lords[1].gold = 0
    assert events_for(run_steps(state, PAY_TAXES_STEPS[1])) == [("TaxesPaid", (1, 0, 2))]


def test_DL44_special_events_with_leaving_and_striking_creatures() -> None:
    state = clear_round(make_position(2))
    state.lords[0].lair = lair("troll", "witch")
    for card, option, wanted in (
        ("monster_strike", creature("troll"), [("CreatureStruck", (0, creature("troll")))]),
        ("witch_hunt", creature("witch"), [("CreatureLeft", (0, creature("witch")))]),
        ("witch_hunt", TAKE_EVIL, [("EvilChanged", (0, 3, 8))]),
    ):
        state.special_cards = vec[i64]([[row.key for row in SPECIALS].index(card)])
        run_steps(state, FaceSpecialEvent(0, -1))
        assert events_for(LORDS.take(state, 0, option)) == wanted


def test_DL47_the_new_starting_player() -> None:
    state = clear_round(first_game(3))
    assert events_for(run_steps(state, END_ROUND))[:2] == [("StarterChanged", (1,)), ("RoundBegan", (1, 1))]
    state = clear_round(first_game(3))
    state.season = 3
    assert events_for(run_steps(state, END_ROUND))[0] == ("CombatBegan", (1,))


def test_DL57_a_plan_without_its_traps() -> None:
    state = battle(
        make_party(W5, W4),
        with_traps=traps("pendulum", "fire_wall"),
        with_lair=lair("ghost", "ghost", "troll"),
    )
    for name in ("ghost", "troll", "ghost"):
        assert events_for(LORDS.take(state, 0, 29 + creature(name))) == []
    LORDS.take(state, 0, 20 + trap("pendulum"))
    assert events_for(LORDS.take(state, 0, PLAN_READY), 1)[:11] == [
        ("BattlePlanned", (0, 2, 1, 3)),
        ("CreatureSent", (0, creature("ghost"))),
        ("CreatureSent", (0, creature("ghost"))),
        ("CreatureSent", (0, creature("troll"))),
        ("CombatCardTurned", (1, spell("fireball"))),
        ("BattleBegan", (0, 2)),
        ("AdventurerEntered", (0, W5, 0, 5)),
        ("AdventurerEntered", (0, W4, 0, 4)),
        ("TrapSprung", (0, trap("pendulum"))),
        ("AdventurerHurt", (0, W4, 3)),
    ]
    lord = LORDS.see(state, 1).lords[0]  # the planned creatures are on the battlefield now
    assert (lord.plan_stage, lord.plan_cell, lord.plan_trap_count, lord.plan_creatures) == (0, -1, 0, [])


def test_DL60_prevented_damage() -> None:
    thief = hero("thief", 3, 1)
    state = battle(make_party(W5, thief), with_traps=traps("kamikaze_imp"))
    events = events_for(plan(state, with_traps=["kamikaze_imp"]))
    begun = events.index(("TrapSprung", (0, trap("kamikaze_imp"))))
    assert events[begun : begun + 5] == [
        ("TrapSprung", (0, trap("kamikaze_imp"))),
        ("GoodsChanged", (0, 0, 0, -1)),
        ("DamagePrevented", (0, W5, 1)),
        ("AdventurerHurt", (0, thief, 1)),
        ("AdventurerHurt", (0, W5, 2)),
    ]


def test_DL63_an_attack_from_the_blow_to_the_fall() -> None:
    state = battle(make_party(W3, W5, P3), with_lair=lair("troll"), card="invisibility")
    plan(state, send=["troll"])
    assert events_for(attack(state, "troll", 1))[:8] == [
        ("CreatureAttacked", (0, creature("troll"), 1)),
        ("GoodsChanged", (0, 0, -1, 0)),
        ("AdventurerHurt", (0, W3, 3)),
        ("AdventurerDied", (0, W3)),
        ("CreatureKnockedOut", (0, creature("troll"))),
        ("PartyTired", (0, 0)),
        ("TileConquered", (0, 2)),
        ("EvilChanged", (0, -1, 4)),
    ]


def test_DL65_healing() -> None:
    state = battle(make_party((W5, 1), P3), with_lair=lair("goblin"), card="invisibility")
    plan(state, send=["goblin"])
    assert ("AdventurerHealed", (0, W5, 1)) in events_for(attack(state, "goblin"))


def test_DL59_a_released_prisoner() -> None:
    state = battle(make_party(W5), fight=2)
    draw_dungeon(state.lords[0], "..x.. ..x.. ..x.. .....")
    state.agenda.clear()
    state.lords[0].prisoners = 1 << W3 | 1 << W4
    run_steps(state, CombatRound(2))
    assert asked_kinds(state) == [(0, "ReleasePrisoner")]
    assert events_for(LORDS.take(state, 0, W4))[0] == ("PrisonerReleased", (0, W4))
    assert state.lords[0].prisoners == 1 << W3
