"""A battle, step by step: traps, spells, creatures, healing, conquering (DL-60 to DL-68)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set
from kazamata.core.steps import Step, schedule
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.adventurers import PRIEST, WIZARD
from kazamata.games.lords.catalogue.traps import TrapEffect
from kazamata.games.lords.events import (
    BATTLE_BEGAN,
    CONQUERING_SKIPPED,
    DAMAGE_PREVENTED,
    HEALING_SKIPPED,
    PARTY_TIRED,
    TILE_CONQUERED,
    TRAP_SPRUNG,
)
from kazamata.games.lords.evil import emit_entry, move_evil
from kazamata.games.lords.fields import (
    BY_FATIGUE,
    BY_POISON,
    BY_TRAP,
    CONQUERING_STEP,
    FOR_TRAP,
    HEALING_FORBIDDEN,
    HEALING_STEP,
    NO_ATTACK,
    POISON_STEP,
    TRAP_STEP,
)
from kazamata.games.lords.goods import change_goods
from kazamata.games.lords.packs import EMPTY_PACK, pack_count, pack_first, pack_kinds, pack_one, pack_size
from kazamata.games.lords.party import (
    class_of,
    emit_battle_step,
    heal,
    healing_points,
    hurt,
    is_alive,
    place_of_tile,
    trap_points,
)
from kazamata.games.lords.state import (
    DAMAGE_UNIT,
    IDLE,
    NO_CELL,
    NO_INDEX,
    NO_ROOM,
    READY,
    Battle,
    Lord,
    State,
    damage_of,
    hit_points,
    tile_of,
)
from kazamata.games.lords.steps.attacks import SEND_CREATURES
from kazamata.games.lords.steps.spells import CAST_FAST, CAST_SLOW

TRAINING_FATIGUE: Final = 2


@final
class BeginBattle(Step[State]):
    """One lord fights the planned battle in six steps, unless the party is gone (DL-56, DL-A36)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: State, sink: EventSink) -> None:
        lord = state.lords[self.seat]
        if lord.plan_stage != READY:
            return
        if not is_alive(lord):
            clear_plan(lord)
            return
        state.battle = planned_battle(lord, self.seat)
        sink.emit2(BATTLE_BEGAN, self.seat, lord.plan_cell)
        for member in lord.party:
            emit_entry(state, self.seat, member, sink)
        emit_battle_step(state, TRAP_STEP, sink)
        clear_plan(lord)
        schedule(state.agenda, BATTLE_AGENDA)


def planned_battle(lord: Lord, seat: Seat) -> Battle:
    """The battle that a lord has planned, before anything happens in it."""
    return Battle(
        seat, lord.plan_cell, lord.room_at(lord.plan_cell), lord.plan_traps, -1, lord.plan_creatures, NO_INDEX,
        False, False, False, False, 0, False, False, 0, vec[i64](),
    )  # fmt: skip


def clear_plan(lord: Lord) -> None:
    """Clear the plan, which is now public on the battlefield."""
    lord.plan_stage = IDLE
    lord.plan_cell = NO_CELL
    lord.plan_traps = EMPTY_PACK
    lord.plan_creatures = EMPTY_PACK


@final
class SpringTraps(Step[State]):
    """Step 1: the planned trap, or both traps of a Labyrinth in the owner's order (DL-60)."""

    def asked_seats(self, state: State) -> SeatSet:
        battle = state.current_battle()
        if pack_size(battle.unsprung_traps) < 2 or not is_alive(state.lords[battle.seat]):
            return NOBODY
        return seat_set(battle.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.SPRING_TRAP

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return pack_kinds(state.current_battle().unsprung_traps)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if pack_count(state.current_battle().unsprung_traps, option) > 0:
            return None
        return Refusal("DL-60", "trap-not-planned", {"trap": option}, "pick-planned-trap")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        spring(state, option, sink)

    def run(self, state: State, sink: EventSink) -> None:
        battle = state.current_battle()
        if battle.unsprung_traps != EMPTY_PACK and is_alive(state.lords[battle.seat]):
            spring(state, pack_first(battle.unsprung_traps), sink)


def trap_effect(state: State, trap: i64) -> TrapEffect:
    return state.box.traps[trap].effect_in(state.year)


def spring(state: State, trap: i64, sink: EventSink) -> None:
    """Reveal, pay, resolve, discard (DL-60)."""
    battle = state.current_battle()
    lord, snare = state.lords[battle.seat], trap_effect(state, trap)
    battle.unsprung_traps -= pack_one(trap)
    lord.traps -= pack_one(trap)
    state.sprung_traps += pack_one(trap)
    extra = 0 if battle.room == NO_ROOM else state.box.rooms[battle.room].surcharge
    sink.emit2(TRAP_SPRUNG, battle.seat, trap)
    change_goods(state, battle.seat, -snare.gold - extra, -snare.food, -snare.imps, FOR_TRAP, sink)
    if snare.aims:
        state.agenda.append(AimTrap(trap))
    else:
        resolve_trap(state, trap, NO_INDEX, sink)


@final
class AimTrap(Step[State]):
    """The owner aims a dart at an adventurer (DL-60)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("trap",)

    def __init__(self, trap: i64) -> None:
        self.trap: i64 = trap

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(state.current_battle().seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.AIM_TRAP

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = vec[i64](capacity=5)
        place: i64 = 0
        while place < len(state.lords[seat].party):
            options = append(options, place)
            place += 1
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option < len(state.lords[seat].party):
            return None
        return Refusal("DL-60", "nobody-there", {"target": option}, "aim-at-somebody")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        resolve_trap(state, self.trap, option, sink)


def resolve_trap(state: State, trap: i64, target: i64, sink: EventSink) -> None:
    """Compute the damage, let trap points prevent it from the front, then apply it (DL-60).

    Effects other than damage cannot be prevented.
    """
    battle = state.current_battle()
    lord, snare = state.lords[battle.seat], trap_effect(state, trap)
    damage = trap_damage(state, lord, snare, target)
    apply_dart(state, battle, lord, snare, target)
    if snare.no_conquering:
        battle.no_conquering = True
    prevent(state, battle, lord, damage, sink)
    place: i64 = len(damage)
    while place > 0:  # from the back, so that deaths do not shift later targets
        place -= 1
        if damage[place] > 0:
            hurt(state, battle.seat, place, damage[place], BY_TRAP, trap, sink)


def trap_damage(state: State, lord: Lord, snare: TrapEffect, target: i64) -> vec[i64]:
    """Trap damage for each adventurer (DL-60, DL-A10 to DL-A12)."""
    damage = vec[i64](capacity=8)
    for _ in lord.party:
        damage = append(damage, snare.each)
    count: i64 = len(damage)
    damage[0] += snare.first
    if snare.full:
        damage[0] += hit_points(state, lord.party[0])
    if count > 1:
        damage[1] += snare.second
    elif state.terms.pendulum_hits:
        damage[0] += snare.second
    damage[count - 1] += snare.last
    if target != NO_INDEX:
        damage[target] += snare.chosen
    return damage


def apply_dart(state: State, battle: Battle, lord: Lord, snare: TrapEffect, target: i64) -> None:
    """Apply a dart's other effects: poison, or silence for a wizard or priest (DL-60, DL-67)."""
    if target == NO_INDEX:
        return
    if snare.late > 0:
        dart = tile_of(lord.party[target]) + DAMAGE_UNIT * snare.late
        battle.poison_darts = append(battle.poison_darts[:], dart)
    if snare.silences:
        victim = class_of(state, lord.party[target])
        battle.silenced = battle.silenced or victim == WIZARD
        battle.no_healing = battle.no_healing or victim == PRIEST


def prevent(state: State, battle: Battle, lord: Lord, damage: vec[i64], sink: EventSink) -> None:
    """Each trap point prevents one damage, from the front. Both Labyrinth traps share the points (DL-60)."""
    if battle.trap_points_left < 0:
        battle.trap_points_left = trap_points(state, lord)
    place: i64 = 0
    while place < len(damage):
        prevented = damage[place] if damage[place] < battle.trap_points_left else battle.trap_points_left
        if prevented > 0:
            damage[place] -= prevented
            battle.trap_points_left -= prevented
            sink.emit3(DAMAGE_PREVENTED, battle.seat, tile_of(lord.party[place]), prevented)
        place += 1


@final
class Heal(Step[State]):
    """Step 5: heal only after a real attack and if nothing forbids it (DL-65)."""

    def run(self, state: State, sink: EventSink) -> None:
        battle = state.current_battle()
        emit_battle_step(state, HEALING_STEP, sink)
        if battle.attacked and not battle.no_healing:
            heal(state, battle.seat, healing_points(state, state.lords[battle.seat]), sink)
        elif sink.is_recording and is_alive(state.lords[battle.seat]):
            sink.emit2(HEALING_SKIPPED, battle.seat, HEALING_FORBIDDEN if battle.attacked else NO_ATTACK)


def fatigue_of(state: State) -> i64:
    """The fatigue of the round's card; always 2 in training (DL-66, DL-M1)."""
    if state.terms.scenario > 0:
        return TRAINING_FATIGUE
    fatigue = (
        state.box.spells[state.city_card(state.combat_round - 1)].fatigue
        - state.current_battle().fatigue_relief
    )
    return fatigue if fatigue > 0 else 0


@final
class Conquer(Step[State]):
    """Step 6: fatigue hits the first adventurer point by point, and survivors conquer the tile (DL-66)."""

    def run(self, state: State, sink: EventSink) -> None:
        battle = state.current_battle()
        lord = state.lords[battle.seat]
        if not is_alive(lord):
            return
        emit_battle_step(state, CONQUERING_STEP, sink)
        if battle.no_conquering:
            sink.emit1(CONQUERING_SKIPPED, battle.seat)
            return
        apply_fatigue(state, lord, battle.seat, fatigue_of(state), sink)
        if is_alive(lord):
            lord.conquered_cells |= bit(battle.cell)
            sink.emit2(TILE_CONQUERED, battle.seat, battle.cell)
            move_evil(state, battle.seat, -1, sink)


def apply_fatigue(state: State, lord: Lord, seat: Seat, points: i64, sink: EventSink) -> None:
    """Apply fatigue one point at a time, always to the first adventurer (DL-66)."""
    sink.emit2(PARTY_TIRED, seat, points)
    while points > 0 and is_alive(lord):
        hurt(state, seat, 0, 1, BY_FATIGUE, NO_INDEX, sink)
        points -= 1


@final
class Poison(Step[State]):
    """After Conquering, apply the poison of every dart whose victim is still there (DL-67)."""

    def run(self, state: State, sink: EventSink) -> None:
        battle = state.current_battle()
        if len(battle.poison_darts) == 0:
            return
        emit_battle_step(state, POISON_STEP, sink)
        for dart in battle.poison_darts:
            place = place_of_tile(state.lords[battle.seat], tile_of(dart))
            if place >= 0:
                hurt(state, battle.seat, place, damage_of(dart), BY_POISON, NO_INDEX, sink)


@final
class EndBattle(Step[State]):
    """Unused creatures go home face up, or face down by agreement (DL-62, DL-68, DL-A16).

    An illusion does not outlive its party.
    """

    def run(self, state: State, sink: EventSink) -> None:
        battle = state.current_battle()
        lord = state.lords[battle.seat]
        if state.terms.idle_out:
            lord.knocked_out += battle.waiting_creatures
            if battle.sheep_kind != NO_INDEX:
                lord.knocked_out += pack_one(battle.sheep_kind)
        if not is_alive(lord):
            lord.party = vec[i64]()
        state.battle = None


FIGHTS: Final = (BeginBattle(0), BeginBattle(1), BeginBattle(2), BeginBattle(3))
SPRING_TRAPS: Final = SpringTraps()
HEAL: Final = Heal()
CONQUER: Final = Conquer()
POISON: Final = Poison()
END_BATTLE: Final = EndBattle()
BATTLE_AGENDA: Final[tuple[Step[State], ...]] = (
    SPRING_TRAPS,
    CAST_FAST,
    SEND_CREATURES,
    CAST_SLOW,
    HEAL,
    CONQUER,
    POISON,
    END_BATTLE,
)
"""The six steps of a battle and the steps after them (DL-56)."""
