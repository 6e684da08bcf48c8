"""A battle, step by step: traps, spells, creatures, healing, conquering (DL-60 to DL-68)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats, only
from kazamata.core.steps import Step, lay
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.adventurers import PRIEST, WIZARD
from kazamata.games.lords.catalogue.traps import Snare
from kazamata.games.lords.events import (
    BATTLE_BEGAN,
    CONQUERING_SKIPPED,
    DAMAGE_PREVENTED,
    HEALING_SKIPPED,
    PARTY_TIRED,
    TILE_CONQUERED,
    TRAP_SPRUNG,
)
from kazamata.games.lords.evil import move_evil
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
from kazamata.games.lords.packs import NONE, held, kinds, lowest, one, size
from kazamata.games.lords.party import (
    class_of,
    heal,
    healing_points,
    hit_points,
    hurt,
    is_alive,
    place_of_tile,
    tell_step,
    trap_points,
)
from kazamata.games.lords.state import (
    DAMAGE,
    IDLE,
    NO_ONE,
    NO_ROOM,
    NO_TILE,
    READY,
    Battle,
    Lord,
    State,
    damage_of,
    tile_of,
)
from kazamata.games.lords.steps.attacks import SEND_CREATURES
from kazamata.games.lords.steps.spells import CAST_FAST, CAST_SLOW

TRAINING_FATIGUE: Final = 2


@final
class Fight(Step[State]):
    """One lord fights the planned battle, all six steps, unless the party is gone (DL-56, DL-A36)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def walk(self, state: State, tale: Tale) -> None:
        lord = state.lords[self.seat]
        if lord.plan_stage != READY:
            return
        if not is_alive(lord):
            clear_plan(lord)
            return
        room = lord.room_at(lord.plan_tile)
        state.battle = Battle(
            self.seat, lord.plan_tile, room, lord.plan_traps, -1, lord.plan_team, NO_ONE, False, False, False,
            False, 0, False, False, 0, vec[i64](),
        )  # fmt: skip
        tale.tell2(BATTLE_BEGAN, self.seat, lord.plan_tile)
        tell_step(state, TRAP_STEP, tale)
        clear_plan(lord)
        lay(state.road, BATTLE)


def clear_plan(lord: Lord) -> None:
    """What was planned lies open on the battlefield now."""
    lord.plan_stage = IDLE
    lord.plan_tile = NO_TILE
    lord.plan_traps = NONE
    lord.plan_team = NONE


@final
class SpringTraps(Step[State]):
    """Step 1: the planned trap, or both of a Labyrinth in the owner's order (DL-60)."""

    def asked(self, state: State) -> Seats:
        battle = state.fought()
        if size(battle.traps) < 2 or not is_alive(state.lords[battle.seat]):
            return NOBODY
        return only(battle.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.SPRING_TRAP

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return kinds(state.fought().traps)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if held(state.fought().traps, option) > 0:
            return None
        return Refusal("DL-60", "trap-not-planned", {"trap": option}, "pick-planned-trap")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        spring(state, option, tale)

    def walk(self, state: State, tale: Tale) -> None:
        battle = state.fought()
        if battle.traps != NONE and is_alive(state.lords[battle.seat]):
            spring(state, lowest(battle.traps), tale)


def snare_of(state: State, trap: i64) -> Snare:
    return state.box.traps[trap].snare(state.year)


def spring(state: State, trap: i64, tale: Tale) -> None:
    """Reveal, pay, resolve, discard (DL-60)."""
    battle = state.fought()
    lord, snare = state.lords[battle.seat], snare_of(state, trap)
    battle.traps -= one(trap)
    lord.traps -= one(trap)
    state.used += one(trap)
    extra = 0 if battle.room == NO_ROOM else state.box.rooms[battle.room].surcharge
    tale.tell2(TRAP_SPRUNG, battle.seat, trap)
    change_goods(state, battle.seat, -snare.gold - extra, -snare.food, -snare.imps, FOR_TRAP, tale)
    if snare.aims:
        state.road.append(AimTrap(trap))
    else:
        strike(state, trap, NO_ONE, tale)


@final
class AimTrap(Step[State]):
    """A dart is aimed at an adventurer of the owner's choice (DL-60)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("trap",)

    def __init__(self, trap: i64) -> None:
        self.trap: i64 = trap

    def asked(self, state: State) -> Seats:
        return only(state.fought().seat)

    def kind(self, state: State, seat: Seat) -> i64:
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

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        strike(state, self.trap, option, tale)


def strike(state: State, trap: i64, target: i64, tale: Tale) -> None:
    """Lay out the damage, let trap points prevent from the front, then apply; the rest always works.

    (DL-60)
    """
    battle = state.fought()
    lord, snare = state.lords[battle.seat], snare_of(state, trap)
    damage = lay_out(state, lord, snare, target)
    mark_target(state, battle, lord, snare, target)
    if snare.no_conquering:
        battle.no_conquering = True
    prevent(state, battle, lord, damage, tale)
    place: i64 = len(damage)
    while place > 0:  # from the back, so that the dead shift nobody still to be hit
        place -= 1
        if damage[place] > 0:
            hurt(state, battle.seat, place, damage[place], BY_TRAP, trap, tale)


def lay_out(state: State, lord: Lord, snare: Snare, target: i64) -> vec[i64]:
    """Trap damage per adventurer (DL-60, DL-A10 to DL-A12)."""
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
    if target != NO_ONE:
        damage[target] += snare.chosen
    return damage


def mark_target(state: State, battle: Battle, lord: Lord, snare: Snare, target: i64) -> None:
    """What a dart does besides damage: poison, or silence for a wizard or a priest (DL-60, DL-67)."""
    if target == NO_ONE:
        return
    if snare.late > 0:
        dart = tile_of(lord.party[target]) + DAMAGE * snare.late
        battle.poison = append(battle.poison[:], dart)
    if snare.silences:
        victim = class_of(state, lord.party[target])
        battle.silenced = battle.silenced or victim == WIZARD
        battle.no_healing = battle.no_healing or victim == PRIEST


def prevent(state: State, battle: Battle, lord: Lord, damage: vec[i64], tale: Tale) -> None:
    """One point of damage per trap point, from the front; two traps of a Labyrinth share them (DL-60)."""
    if battle.points < 0:
        battle.points = trap_points(state, lord)
    place: i64 = 0
    while place < len(damage):
        prevented = damage[place] if damage[place] < battle.points else battle.points
        if prevented > 0:
            damage[place] -= prevented
            battle.points -= prevented
            tale.tell3(DAMAGE_PREVENTED, battle.seat, tile_of(lord.party[place]), prevented)
        place += 1


@final
class Heal(Step[State]):
    """Step 5: only after a real attack, and if nothing forbids it (DL-65)."""

    def walk(self, state: State, tale: Tale) -> None:
        battle = state.fought()
        tell_step(state, HEALING_STEP, tale)
        if battle.attacked and not battle.no_healing:
            heal(state, battle.seat, healing_points(state, state.lords[battle.seat]), tale)
        elif tale.listening and is_alive(state.lords[battle.seat]):
            tale.tell2(HEALING_SKIPPED, battle.seat, HEALING_FORBIDDEN if battle.attacked else NO_ATTACK)


def fatigue_of(state: State) -> i64:
    """The fatigue of the round's card, always 2 in training (DL-66, DL-M1)."""
    if state.terms.scenario > 0:
        return TRAINING_FATIGUE
    fatigue = state.box.spells[state.city_card(state.fight - 1)].fatigue - state.fought().eased
    return fatigue if fatigue > 0 else 0


@final
class Conquer(Step[State]):
    """Step 6: fatigue point by point on the first; survivors conquer the tile (DL-66)."""

    def walk(self, state: State, tale: Tale) -> None:
        battle = state.fought()
        lord = state.lords[battle.seat]
        if not is_alive(lord):
            return
        tell_step(state, CONQUERING_STEP, tale)
        if battle.no_conquering:
            tale.tell1(CONQUERING_SKIPPED, battle.seat)
            return
        tire(state, lord, battle.seat, fatigue_of(state), tale)
        if is_alive(lord):
            lord.lost |= bit(battle.tile)
            tale.tell2(TILE_CONQUERED, battle.seat, battle.tile)
            move_evil(state, battle.seat, -1, tale)


def tire(state: State, lord: Lord, seat: Seat, points: i64, tale: Tale) -> None:
    """One point at a time on whoever is first by then (DL-66)."""
    tale.tell2(PARTY_TIRED, seat, points)
    while points > 0 and is_alive(lord):
        hurt(state, seat, 0, 1, BY_FATIGUE, NO_ONE, tale)
        points -= 1


@final
class Poison(Step[State]):
    """After Conquering the poison of every dart works, unless its victim is dead or gone (DL-67)."""

    def walk(self, state: State, tale: Tale) -> None:
        battle = state.fought()
        if len(battle.poison) == 0:
            return
        tell_step(state, POISON_STEP, tale)
        for dart in battle.poison:
            place = place_of_tile(state.lords[battle.seat], tile_of(dart))
            if place >= 0:
                hurt(state, battle.seat, place, damage_of(dart), BY_POISON, NO_ONE, tale)


@final
class EndBattle(Step[State]):
    """Whoever was not needed goes home face up; a dead party leaves no illusion (DL-62, DL-68, DL-A16)."""

    def walk(self, state: State, tale: Tale) -> None:
        battle = state.fought()
        lord = state.lords[battle.seat]
        if state.terms.idle_out:
            lord.out += battle.team
        if not is_alive(lord):
            lord.party = vec[i64]()
        state.battle = None


FIGHTS: Final = (Fight(0), Fight(1), Fight(2), Fight(3))
SPRING_TRAPS: Final = SpringTraps()
HEAL: Final = Heal()
CONQUER: Final = Conquer()
POISON: Final = Poison()
END_BATTLE: Final = EndBattle()
BATTLE: Final[tuple[Step[State], ...]] = (
    SPRING_TRAPS,
    CAST_FAST,
    SEND_CREATURES,
    CAST_SLOW,
    HEAL,
    CONQUER,
    POISON,
    END_BATTLE,
)
"""The six steps of a battle and what comes after them (DL-56)."""
