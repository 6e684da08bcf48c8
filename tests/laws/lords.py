"""Dungeon Lords for the laws: where its cards lie, and who may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from kazamata.core.dice import Dice
from kazamata.games.lords.asks import PLAN_READY
from kazamata.games.lords.packs import PACK_KINDS, pack_count, pack_minimum, pack_one
from kazamata.games.lords.rules import LORDS as RULES
from kazamata.games.lords.state import State
from kazamata.games.lords.view import knows_card

SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"game": "first", "planning": "in_order"}),
    (3, {"game": "first", "opening": "chosen", "demon_food": "monsters", "demon_pay_day": "paid"}),
    (4, {"game": "first", "idle_monsters": "out", "room_bonus": "once", "magic_shield": "attacks"}),
]

FACE_DOWN = ("KeepOrder", "ChooseOrder", "PickNonPlayerOrder", "DiscardTrap", "GiveTrap", "LoseTrap")
REVEALING_EVENTS = frozenset(
    {
        "OrderShut",  # the opening is put down (DL-6)
        "NonPlayerOrderTurned",  # a pick for a non-player lord is revealed (DL-35)
        "OrderRevealed",  # a slot is turned up (DL-19)
        "BattlePlanned",  # all have planned (DL-56)
        "CreatureSent",
        "TrapSprung",  # a trap is revealed (DL-60)
    }
)
ORDERS = 100
"""Order cards are counted from here on, eight a lord."""


def count_cards(state: State) -> Counter[int]:
    """Every trap by its kind and every order card, wherever it lies; tiles leave the game in public."""
    count: Counter[int] = Counter(int(trap) for trap in state.trap_deck[state.drawn_trap_count :])
    for kind in range(PACK_KINDS):
        count[kind] += int(pack_count(state.sprung_traps, kind))
        count[kind] += sum(
            int(pack_count(lord.traps, kind) + pack_count(lord.discarded_traps, kind)) for lord in state.lords
        )
    for seat, lord in enumerate(state.lords):
        slots = [int(order) for order in (lord.slot1, lord.slot2, lord.slot3) if order >= 0]
        rest = [order for order in range(8) if (lord.inaccessible_orders | lord.hand()) >> order & 1]
        count.update(ORDERS + 8 * seat + order for order in (*slots, *rest))
    for extra in range(len(state.non_player_inaccessible)):
        count.update(ORDERS + 8 * (len(state.lords) + extra) + order for order in range(8))
    return +count


def public_answer(state: State, kind: str, option: int) -> Hashable:
    """A face-down card shows nothing; a plan shows only when it is finished."""
    if kind in FACE_DOWN:
        return None
    return option == PLAN_READY if kind == "PlanBattle" else option


def hidden_cards(state: State, viewer: int) -> list[list[int]]:
    """Tiles that are still face down, and combat cards that the viewer has not seen."""
    known = len(state.adventurer_stack) - int(state.bottom_adventurer_count)
    unseen = [
        int(card) for index, card in enumerate(state.combat_cards[:4]) if not knows_card(state, viewer, index)
    ]
    return [
        [int(tile) for tile in state.adventurer_stack[state.drawn_adventurer_count : known]],
        [int(tile) for tile in state.room_stack[(state.season + 1) * 2 :]],
        unseen,
    ]


def alternative_world(state: State, viewer: int, dice: Dice) -> State:
    """Traps change places between the stores and unused discards of the others; planned traps stay."""
    world = RULES.copy(state)
    others = [seat for seat in range(len(world.lords)) if seat != viewer]
    cards: list[int] = []
    for seat in others:
        lord = world.lords[seat]
        cards += _cards(lord.traps - _planned(world, seat)) + _cards(lord.discarded_traps)
    for at in range(len(cards) - 1, 0, -1):
        other = dice.below(at + 1)
        cards[at], cards[other] = cards[other], cards[at]
    for seat in others:
        lord, planned = world.lords[seat], _planned(world, seat)
        stored, buried = len(_cards(lord.traps - planned)), len(_cards(lord.discarded_traps))
        lord.traps = planned + sum(int(pack_one(kind)) for kind in cards[:stored])
        lord.discarded_traps = sum(int(pack_one(kind)) for kind in cards[stored : stored + buried])
        cards = cards[stored + buried :]
    return world


def _planned(state: State, seat: int) -> int:
    """Traps on the battlefield or in a plan."""
    battle = state.battle
    laid = battle.unsprung_traps if battle is not None and battle.seat == seat else 0
    return int(pack_minimum(state.lords[seat].traps, state.lords[seat].plan_traps + laid))


def _cards(pack: int) -> list[int]:
    return [kind for kind in range(PACK_KINDS) for _ in range(int(pack_count(pack, kind)))]
