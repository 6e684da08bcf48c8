"""A party in the dungeon: its abilities, its damage, its dead (DL-51, DL-60, DL-61, DL-65)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.games.lords.catalogue.adventurers import PALADIN, PHANTOM, WIZARD
from kazamata.games.lords.events import (
    ADVENTURER_DIED,
    ADVENTURER_HEALED,
    ADVENTURER_HURT,
    BATTLE_STEP,
    DAMAGE_ABSORBED,
    PARTY_DEFEATED,
)
from kazamata.games.lords.fields import BY_ATTACK, BY_POISON, BY_TRAP
from kazamata.games.lords.state import (
    DAMAGE_UNIT,
    NO_INDEX,
    PALADIN_GONE,
    Battle,
    Lord,
    State,
    damage_of,
    hit_points,
    tile_of,
)


def is_alive(lord: Lord) -> bool:
    """Whether the party has a real adventurer. An illusion alone does not count (H2)."""
    for member in lord.party:
        if tile_of(member) != PHANTOM:
            return True
    return False


def class_of(state: State, member: i64) -> i64:
    return state.box.adventurers[tile_of(member)].kind


def trap_points(state: State, lord: Lord) -> i64:
    points: i64 = 0
    for member in lord.party:
        points += state.box.adventurers[tile_of(member)].trap
    return points


def magic_points(state: State, lord: Lord) -> i64:
    points: i64 = 0
    for member in lord.party:
        points += state.box.adventurers[tile_of(member)].magic
    return points


def healing_points(state: State, lord: Lord) -> i64:
    points: i64 = 0
    for member in lord.party:
        points += state.box.adventurers[tile_of(member)].heal
    return points


def is_hidden(state: State, battle: Battle, member: i64) -> bool:
    """Whether an adventurer is an invisible wizard, who cannot be harmed this round."""
    return battle.wizards_hidden and class_of(state, member) == WIZARD


def hurt(state: State, seat: Seat, place: i64, amount: i64, cause: i64, by: i64, sink: EventSink) -> bool:
    """Damage one adventurer and return whether he died (DL-61, DL-63).

    Death is immediate, and excess damage is lost. `by` is the kind of the trap or creature, `NO_INDEX` for
    neither.
    """
    lord, battle = state.lords[seat], state.current_battle()
    member = lord.party[place]
    if cause != BY_POISON:
        if is_hidden(state, battle, member):
            emit_absorbed(state, seat, member, amount, sink)
            return False
        unshielded = amount
        amount = shielded(state, battle, amount, cause)
        emit_absorbed(state, seat, member, unshielded - amount, sink)
    if amount <= 0:
        return False
    left = hit_points(state, member) - damage_of(member)
    dealt = left if amount > left else amount
    trap: i64 = by if cause == BY_TRAP else NO_INDEX
    creature: i64 = by if cause == BY_ATTACK else NO_INDEX
    sink.emit7(
        ADVENTURER_HURT, seat, tile_of(member), dealt, cause, trap, creature, damage_of(member) + dealt
    )
    if dealt < left:
        lord.party[place] = member + DAMAGE_UNIT * dealt
        return False
    imprison(state, lord, seat, place, sink)
    return True


def emit_absorbed(state: State, seat: Seat, member: i64, amount: i64, sink: EventSink) -> None:
    """Report damage absorbed by the round's spell. No shield or invisibility outlasts its battle."""
    if amount > 0 and sink.is_recording:
        sink.emit4(DAMAGE_ABSORBED, seat, tile_of(member), amount, state.city_card(state.combat_round - 1))


def emit_battle_step(state: State, step: i64, sink: EventSink) -> None:
    """Report the start of a battle step, unless the party is dead (DL-68)."""
    if sink.is_recording:
        seat = state.current_battle().seat
        if is_alive(state.lords[seat]):
            sink.emit2(BATTLE_STEP, seat, step)


def shielded(state: State, battle: Battle, amount: i64, cause: i64) -> i64:
    """Damage after the Magic Shield, which takes the first damage after it was cast (DL-A14)."""
    if battle.shield == 0 or (state.terms.shield_attacks_only and cause != BY_ATTACK):
        return amount
    absorbed = battle.shield if battle.shield < amount else amount
    battle.shield -= absorbed
    return amount - absorbed


def imprison(state: State, lord: Lord, seat: Seat, place: i64, sink: EventSink) -> None:
    """Move the tile to the dungeon's prison. An illusion just vanishes (DL-52, DL-61, DL-68)."""
    member = lord.party[place]
    tile = tile_of(member)
    lord.party = without_member(lord.party, place)
    sink.emit2(ADVENTURER_DIED, seat, tile)
    if class_of(state, member) == PALADIN:
        state.paladin_seat = PALADIN_GONE
    if tile != PHANTOM:
        lord.prisoners |= bit(tile)
        if not is_alive(lord):
            sink.emit1(PARTY_DEFEATED, seat)


def without_member(party: vec[i64], place: i64) -> vec[i64]:
    """The party without one member."""
    rest = vec[i64](capacity=8)
    number: i64 = 0
    for member in party:
        if number != place:
            rest = append(rest, member)
        number += 1
    return rest


def heal(state: State, seat: Seat, points: i64, sink: EventSink) -> None:
    """Remove damage from the front to the back (DL-65)."""
    lord = state.lords[seat]
    place: i64 = 0
    while place < len(lord.party) and points > 0:
        points -= heal_adventurer(lord, seat, place, points, sink)
        place += 1


def heal_adventurer(lord: Lord, seat: Seat, place: i64, most: i64, sink: EventSink) -> i64:
    """Remove some damage from one adventurer and return the amount."""
    member = lord.party[place]
    damage = damage_of(member)
    amount = most if most < damage else damage
    if amount > 0:
        lord.party[place] = member - DAMAGE_UNIT * amount
        sink.emit4(ADVENTURER_HEALED, seat, tile_of(member), amount, damage - amount)
    return amount


def place_of_tile(lord: Lord, tile: i64) -> i64:
    """The position of a tile in the line; -1 if it is not there."""
    place: i64 = 0
    for member in lord.party:
        if tile_of(member) == tile:
            return place
        place += 1
    return -1
