"""Combat: rounds, secret planning, the combat card (DL-56 to DL-59, DL-68)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set
from kazamata.core.steps import Step, schedule
from kazamata.games.lords import asks
from kazamata.games.lords.asks import PLAN_CREATURE, PLAN_READY, PLAN_TRAP
from kazamata.games.lords.events import (
    BATTLE_PLANNED,
    COMBAT_BEGAN,
    COMBAT_CARD_TURNED,
    COMBAT_ROUND_BEGAN,
    CREATURE_SENT,
    PRISONER_RELEASED,
)
from kazamata.games.lords.goods import ghosts
from kazamata.games.lords.grid import CELLS, append_bits, nearest
from kazamata.games.lords.packs import EMPTY_PACK, PACK_KINDS, pack_count, pack_kinds, pack_one, pack_size
from kazamata.games.lords.party import is_alive
from kazamata.games.lords.state import (
    COMBAT,
    IDLE,
    NO_CELL,
    NO_ROOM,
    PLANNING,
    READY,
    RELEASING,
    Lord,
    State,
    in_play_order,
)
from kazamata.games.lords.steps.battle import FIGHTS

ROUNDS: Final = 4


@final
class BeginCombat(Step[State]):
    """Start the year's Combat with its first round (DL-56)."""

    def run(self, state: State, sink: EventSink) -> None:
        state.phase = COMBAT
        sink.emit1(COMBAT_BEGAN, state.year)
        state.agenda.append(CombatRound(1))


@final
class CombatRound(Step[State]):
    """A round: planning, the card, battles in play order.

    It is skipped if all parties are dead (DL-56, DL-68).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        self.round: i64 = round

    def run(self, state: State, sink: EventSink) -> None:
        if not is_combat_on(state):
            return
        state.combat_round = self.round
        sink.emit1(COMBAT_ROUND_BEGAN, self.round)
        for lord in state.lords:
            start_plan(lord, state.terms.scenario > 0)
        self.schedule_phases(state)

    def schedule_phases(self, state: State) -> None:
        """Schedule planning, the card, the battles in play order and the next round (DL-56)."""
        if self.round < ROUNDS or state.terms.scenario > 0:
            state.agenda.append(CombatRound(self.round + 1))
        schedule(state.agenda, (PLAN, TURN_CARD, *in_play_order(state, FIGHTS)))


def is_combat_on(state: State) -> bool:
    """Whether any lord still faces adventurers. Training also ends with the last tile (DL-M1)."""
    for lord in state.lords:
        if is_alive(lord) and (
            state.terms.scenario == 0 or nearest(lord.dug_cells, lord.conquered_cells) != 0
        ):
            return True
    return False


def start_plan(lord: Lord, training: bool) -> None:
    """A lord who faces living adventurers plans. Without a tile left it frees a prisoner (DL-57, DL-59)."""
    lord.plan_stage = IDLE
    lord.plan_cell = NO_CELL
    lord.plan_traps = EMPTY_PACK
    lord.plan_creatures = EMPTY_PACK
    if not is_alive(lord):
        return
    tiles = nearest(lord.dug_cells, lord.conquered_cells)
    if tiles == 0:
        lord.plan_stage = RELEASING if lord.prisoners != 0 and not training else IDLE
        return
    lord.plan_stage = PLANNING
    if tiles & (tiles - 1) == 0:
        lord.plan_cell = append_bits(vec[i64](), tiles, 0)[0]


def most_traps(state: State, lord: Lord) -> i64:
    """How many traps fit onto the planned tile (DL-58)."""
    room = lord.room_at(lord.plan_cell)
    return 1 if room == NO_ROOM else state.box.rooms[room].traps


def most_monsters(state: State, lord: Lord) -> i64:
    """How many monsters fit onto the planned tile. Ghosts need no space (DL-58)."""
    room = lord.room_at(lord.plan_cell)
    return 1 if room == NO_ROOM else state.box.rooms[room].monsters


def surcharge(state: State, lord: Lord) -> i64:
    """The extra gold for each trap in a room (DL-58)."""
    room = lord.room_at(lord.plan_cell)
    return 0 if room == NO_ROOM else state.box.rooms[room].surcharge


def trap_price(state: State, lord: Lord, traps: i64) -> tuple[i64, i64, i64]:
    """The gold, food and imps that a set of planned traps will cost (DL-58)."""
    gold = pack_size(traps) * surcharge(state, lord)
    food: i64 = 0
    imps: i64 = 0
    for kind in pack_kinds(traps):
        snare = state.box.traps[kind].effect_in(state.year)
        copies = pack_count(traps, kind)
        gold += copies * snare.gold
        food += copies * snare.food
        imps += copies * snare.imps
    return gold, food, imps


def unsent_traps(lord: Lord, trap: i64) -> i64:
    """How many traps of a kind can still be planned."""
    return pack_count(lord.traps, trap) - pack_count(lord.plan_traps, trap)


def unsent_creatures(lord: Lord, kind: i64) -> i64:
    """How many creatures of a kind can still be planned; those face down cannot."""
    return pack_count(lord.lair - lord.knocked_out, kind) - pack_count(lord.plan_creatures, kind)


def can_plan_trap(state: State, lord: Lord, trap: i64) -> bool:
    if unsent_traps(lord, trap) <= 0:
        return False
    if pack_size(lord.plan_traps) >= most_traps(state, lord):
        return False
    gold, food, imps = trap_price(state, lord, lord.plan_traps + pack_one(trap))
    return lord.gold >= gold and lord.food >= food and lord.imps >= imps


def monsters_planned(state: State, lord: Lord) -> i64:
    return pack_size(lord.plan_creatures) - pack_size(ghosts(state, lord.plan_creatures))


def can_plan_creature(state: State, lord: Lord, kind: i64) -> bool:
    if unsent_creatures(lord, kind) <= 0:
        return False
    return state.box.creatures[kind].ghost or monsters_planned(state, lord) < most_monsters(state, lord)


def plan_options(state: State, lord: Lord) -> vec[i64]:
    """First the tile, then traps and creatures in any order, then ready (DL-57)."""
    options = vec[i64](capacity=16)
    if lord.plan_cell == NO_CELL:
        return append_bits(options, nearest(lord.dug_cells, lord.conquered_cells), 0)
    for trap in pack_kinds(lord.traps):
        if can_plan_trap(state, lord, trap):
            options = append(options, PLAN_TRAP + trap)
    for kind in pack_kinds(lord.lair - lord.knocked_out):
        if can_plan_creature(state, lord, kind):
            options = append(options, PLAN_CREATURE + kind)
    return append(options, PLAN_READY)


def refuse_plan(state: State, lord: Lord, option: Option) -> Refusal | None:
    """Why something cannot be planned (DL-57, DL-58)."""
    if option < CELLS:
        return _refuse_tile(lord, option)
    if lord.plan_cell == NO_CELL:
        return Refusal("DL-57", "choose-tile-first", {}, "choose-tile")
    if option == PLAN_READY:
        return None
    if option < PLAN_CREATURE:
        trap = option - PLAN_TRAP
        return None if can_plan_trap(state, lord, trap) else _refuse_trap(state, lord, trap)
    kind = option - PLAN_CREATURE
    return None if can_plan_creature(state, lord, kind) else _refuse_creature(state, lord, kind)


def _refuse_tile(lord: Lord, cell: i64) -> Refusal | None:
    if lord.plan_cell != NO_CELL:
        return Refusal("DL-57", "tile-is-chosen", {"cell": lord.plan_cell}, "finish-plan")
    if has_bit(nearest(lord.dug_cells, lord.conquered_cells), cell):
        return None
    if not has_bit(lord.dug_cells, cell):
        return Refusal("DL-57", "no-tile-there", {"cell": cell}, "choose-tile")
    if has_bit(lord.conquered_cells, cell):
        return Refusal("DL-57", "tile-is-lost", {"cell": cell}, "choose-tile")
    return Refusal("DL-57", "tile-is-farther", {"cell": cell}, "choose-tile")


def _refuse_trap(state: State, lord: Lord, trap: i64) -> Refusal:
    if unsent_traps(lord, trap) <= 0:
        return Refusal("DL-57", "trap-not-held", {"trap": trap}, "pick-held-trap")
    most = most_traps(state, lord)
    if pack_size(lord.plan_traps) >= most:
        return Refusal("DL-58", "tile-holds-traps", {"traps": most}, "finish-plan")
    gold, food, imps = trap_price(state, lord, lord.plan_traps + pack_one(trap))
    values: dict[str, int] = {"trap": trap, "gold": gold, "food": food, "imps": imps}
    return Refusal("DL-58", "trap-too-dear", values, "pick-cheaper-trap")


def _refuse_creature(state: State, lord: Lord, kind: i64) -> Refusal:
    if pack_count(lord.lair, kind) <= pack_count(lord.plan_creatures, kind):
        return Refusal("DL-57", "creature-not-there", {"creature": kind}, "pick-ready-creature")
    if unsent_creatures(lord, kind) <= 0:
        return Refusal("DL-57", "creature-knocked-out", {"creature": kind}, "pick-ready-creature")
    most = most_monsters(state, lord)
    return Refusal("DL-58", "tile-holds-monsters", {"monsters": most}, "finish-plan")


def add_to_plan(lord: Lord, option: Option) -> None:
    """Add a tile, a trap or a creature to the plan (DL-57)."""
    if option < PLAN_TRAP:
        lord.plan_cell = option
    elif option < PLAN_CREATURE:
        lord.plan_traps += pack_one(option - PLAN_TRAP)
    else:
        lord.plan_creatures += pack_one(option - PLAN_CREATURE)


def refuse_prisoner(lord: Lord, adventurer: i64, clause: str) -> Refusal | None:
    if has_bit(lord.prisoners, adventurer):
        return None
    return Refusal(clause, "not-in-prison", {"adventurer": adventurer}, "pick-prisoner")


def release(lord: Lord, seat: Seat, adventurer: i64, sink: EventSink) -> None:
    """Remove a prisoner from the game (DL-59)."""
    lord.prisoners &= ~bit(adventurer)
    sink.emit2(PRISONER_RELEASED, seat, adventurer)


@final
class PlanBattle(Step[State]):
    """All lords plan at once in secret, or by agreement in play order (DL-57, DL-59, DL-A37)."""

    def asked_seats(self, state: State) -> SeatSet:
        waiting: SeatSet = NOBODY
        place: i64 = 0
        while place < state.terms.seats:
            seat = state.seat_in_order(place)
            stage = state.lords[seat].plan_stage
            if stage == PLANNING or stage == RELEASING:
                waiting |= seat_set(seat)
                if state.terms.in_order:
                    return waiting
            place += 1
        return waiting

    def ask_kind(self, state: State, seat: Seat) -> i64:
        releasing = state.lords[seat].plan_stage == RELEASING
        return asks.RELEASE_PRISONER if releasing else asks.PLAN_BATTLE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        lord = state.lords[seat]
        if lord.plan_stage == RELEASING:
            return append_bits(vec[i64](capacity=8), lord.prisoners, 0)
        return plan_options(state, lord)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        if lord.plan_stage == RELEASING:
            return refuse_prisoner(lord, option, "DL-59")
        return refuse_plan(state, lord, option)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lord = state.lords[seat]
        if lord.plan_stage == RELEASING:
            lord.plan_stage = IDLE
            release(lord, seat, option, sink)
        elif option < PLAN_READY:
            add_to_plan(lord, option)
        else:
            lord.plan_stage = READY
            if state.terms.in_order:
                emit_plan(lord, seat, sink)

    def run(self, state: State, sink: EventSink) -> None:
        if state.terms.in_order:
            return
        place: i64 = 0
        while place < state.terms.seats:
            seat = state.seat_in_order(place)
            if state.lords[seat].plan_stage == READY:
                emit_plan(state.lords[seat], seat, sink)
            place += 1


def emit_plan(lord: Lord, seat: Seat, sink: EventSink) -> None:
    """Publish the tile, the creatures and the number of traps (DL-79)."""
    sink.emit4(
        BATTLE_PLANNED, seat, lord.plan_cell, pack_size(lord.plan_traps), pack_size(lord.plan_creatures)
    )
    kind: i64 = 0
    while kind < PACK_KINDS:
        copies = pack_count(lord.plan_creatures, kind)
        while copies > 0:
            sink.emit2(CREATURE_SENT, seat, kind)
            copies -= 1
        kind += 1


@final
class TurnCard(Step[State]):
    """Turn up the round's combat card. It has no effect yet (DL-56)."""

    def run(self, state: State, sink: EventSink) -> None:
        if state.terms.scenario > 0:
            return
        state.turned_card_count = state.combat_round
        sink.emit2(COMBAT_CARD_TURNED, state.combat_round, state.city_card(state.combat_round - 1))


BEGIN_COMBAT: Final = BeginCombat()
PLAN: Final = PlanBattle()
TURN_CARD: Final = TurnCard()
