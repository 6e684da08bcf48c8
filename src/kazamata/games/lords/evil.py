"""The Evilometer and the Paladin who watches it (DL-48 to DL-55)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.games.lords.catalogue.adventurers import PHANTOM, SILVER_PALADIN
from kazamata.games.lords.events import ADVENTURER_ENTERED, EVIL_CHANGED, PALADIN_CAME
from kazamata.games.lords.party import place_of_tile
from kazamata.games.lords.state import (
    MAX_EVIL,
    NO_INDEX,
    PALADIN_GONE,
    PALADIN_IN_TENT,
    PALADIN_MARK,
    Lord,
    State,
    damage_of,
    hit_points,
    tile_of,
)


def move_evil(state: State, seat: Seat, change: i64, sink: EventSink) -> None:
    """Move one marker within the Evilometer, then update the Paladin (DL-49, DL-54, DL-55)."""
    lord = state.lords[seat]
    before = lord.evil
    evil = before + change
    lord.evil = MAX_EVIL if evil > MAX_EVIL else evil if evil > 1 else 1
    if lord.evil != before:
        sink.emit3(EVIL_CHANGED, seat, lord.evil - before, lord.evil)
        call_paladin(state, sink)


def can_pay_evil(state: State, lord: Lord, evil: i64) -> bool:
    """Whether a lord can pay evil. In the full game the marker must move the whole way (DL-9, DL-53)."""
    return evil == 0 or not state.terms.full or lord.evil + evil <= MAX_EVIL


def call_paladin(state: State, sink: EventSink) -> None:
    """Move the Paladin to the most evil lord on or above the mark (DL-48, DL-49).

    That lord must be more evil than the Paladin's present one.
    """
    if state.paladin_seat == PALADIN_GONE or state.terms.scenario > 0:
        return
    bound = PALADIN_MARK - 1
    if state.paladin_seat != PALADIN_IN_TENT and state.lords[state.paladin_seat].evil > bound:
        bound = state.lords[state.paladin_seat].evil
    goal = most_evil_above(state, bound)
    if goal != NO_INDEX:
        move_paladin(state, goal, sink)


def most_evil_above(state: State, bound: i64) -> i64:
    """The most evil lord above a bound. In a tie, the later in play order (DL-50)."""
    found: i64 = NO_INDEX
    place: i64 = 0
    while place < state.terms.seats:
        seat = state.seat_in_order(place)
        evil = state.lords[seat].evil
        if evil > bound or (found != NO_INDEX and evil == bound):
            found, bound = seat, evil
        place += 1
    return found


def paladin_tile(state: State) -> i64:
    """The Paladin of the current year."""
    return SILVER_PALADIN + state.year - 1


def move_paladin(state: State, seat: Seat, sink: EventSink) -> None:
    """Move the Paladin immediately. He keeps his damage (DL-48, DL-52)."""
    member = paladin_tile(state)
    if state.paladin_seat != PALADIN_IN_TENT:
        member = _leave(state.lords[state.paladin_seat], member)
    _join(state.lords[seat], member)
    state.paladin_seat = seat
    sink.emit2(PALADIN_CAME, seat, tile_of(member))
    if state.battle is not None and state.battle.seat == seat:
        emit_entry(state, seat, member, sink)


def emit_entry(state: State, seat: Seat, member: i64, sink: EventSink) -> None:
    """Report an adventurer with his damage: at the start of a battle, or when he joins it (DL-52, DL-56)."""
    if sink.is_recording:
        tile = tile_of(member)
        position = place_of_tile(state.lords[seat], tile)
        sink.emit5(ADVENTURER_ENTERED, seat, tile, damage_of(member), hit_points(state, member), position)


def _leave(lord: Lord, tile: i64) -> i64:
    """Take the Paladin out of a party, with his damage."""
    rest = vec[i64](capacity=8)
    found = tile
    for member in lord.party:
        if tile_of(member) == tile:
            found = member
        else:
            rest = append(rest, member)
    lord.party = rest
    return found


def _join(lord: Lord, paladin: i64) -> None:
    """Put the Paladin first in the party, behind an illusion (DL-48, DL-A34)."""
    party = vec[i64](capacity=8)
    waiting = True
    for member in lord.party:
        if waiting and tile_of(member) != PHANTOM:
            party = append(party, paladin)
            waiting = False
        party = append(party, member)
    if waiting:
        party = append(party, paladin)
    lord.party = party
