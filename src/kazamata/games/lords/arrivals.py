"""Arriving adventurers: drawing, sorting and assigning them (DL-16, DL-17, DL-45, DL-46)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.games.lords.catalogue.adventurers import PALADIN, WARRIOR
from kazamata.games.lords.events import ADVENTURER_CAME, ADVENTURER_PUT_UNDER
from kazamata.games.lords.state import AUTUMN, NO_INDEX, WINTER, Lord, State, tile_of


def draw_heroes(state: State, sink: EventSink) -> None:
    """Draw the adventurers of the next season and sort them weak to strong (DL-16, DL-17)."""
    count = heroes_a_season(state)
    drawn = vec[i64](capacity=4)
    while len(drawn) < count:
        drawn = append(drawn, draw_hero(state))
    while all_alike(state, drawn) and another_is_left(state, drawn[0]):
        put_under(state, drawn[count - 1], sink)
        drawn[count - 1] = draw_hero(state)
    sort_heroes(state, drawn)
    coming = state.coming_adventurers[:]
    for hero in drawn:
        coming = append(coming, hero)
        sink.emit1(ADVENTURER_CAME, hero)
    state.coming_adventurers = coming


def heroes_a_season(state: State) -> i64:
    """Four adventurers at four seats, otherwise three (DL-16)."""
    return 4 if state.terms.seats == 4 else 3


def draw_hero(state: State) -> i64:
    hero = state.adventurer_stack[state.drawn_adventurer_count]
    state.drawn_adventurer_count += 1
    left: i64 = len(state.adventurer_stack)
    left -= state.drawn_adventurer_count
    if state.bottom_adventurer_count > left:
        state.bottom_adventurer_count = left
    return hero


def put_under(state: State, hero: i64, sink: EventSink) -> None:
    """Put an adventurer under the stack. Copies share the stack, so it is replaced."""
    state.adventurer_stack = append(state.adventurer_stack[:], hero)
    state.bottom_adventurer_count += 1
    sink.emit1(ADVENTURER_PUT_UNDER, hero)


def all_alike(state: State, heroes: vec[i64]) -> bool:
    """Whether all have the same symbol (DL-17)."""
    level = state.box.adventurers[heroes[0]].level
    for hero in heroes:
        if state.box.adventurers[hero].level != level:
            return False
    return True


def another_is_left(state: State, hero: i64) -> bool:
    """Whether the stack still has another symbol. Without one they stay as drawn (DL-R9)."""
    rows = state.box.adventurers
    for other in state.adventurer_stack[state.drawn_adventurer_count :]:
        if rows[other].level != rows[hero].level:
            return True
    return False


def sort_heroes(state: State, heroes: vec[i64]) -> None:
    """Sort weak to strong. Equals stay in the order of drawing (DL-17)."""
    done: i64 = 1
    count: i64 = len(heroes)
    while done < count:
        hero = heroes[done]
        place = done
        while place > 0 and is_weaker(state, hero, heroes[place - 1]):
            heroes[place] = heroes[place - 1]
            place -= 1
        heroes[place] = hero
        done += 1


def is_weaker(state: State, hero: i64, other: i64) -> bool:
    rows = state.box.adventurers
    return rows[hero].level < rows[other].level


NON_PLAYER: Final = 4
"""The index of the non-player lord with a marker when lords are sorted by evil (DL-36)."""
NON_PLAYER_CLIMB: Final = 1
"""How far its marker climbs before adventurers arrive."""


def seats_by_evil(state: State) -> vec[i64]:
    """All who get the next adventurers, nicest first.

    In a tie, the earlier in play order is nicer (DL-45).
    """
    sorted_ = vec[i64](capacity=8)
    if state.terms.seats == 2:
        sorted_ = append(sorted_, NON_PLAYER)
    place: i64 = 0
    while place < state.terms.seats:
        sorted_ = insert_by_evil(state, sorted_, state.seat_in_order(place))
        place += 1
    return sorted_


def evil_of(state: State, who: i64) -> i64:
    """A lord's evil when adventurers arrive. The non-player lord has climbed by then (DL-36, DL-45)."""
    return state.non_player_evil + NON_PLAYER_CLIMB if who == NON_PLAYER else state.lords[who].evil


def insert_by_evil(state: State, sorted_: vec[i64], seat: Seat) -> vec[i64]:
    """Insert a seat behind all that are not more evil."""
    place: i64 = len(sorted_)
    sorted_ = append(sorted_, seat)
    while place > 0 and evil_of(state, sorted_[place - 1]) > state.lords[seat].evil:
        sorted_[place] = sorted_[place - 1]
        place -= 1
    sorted_[place] = seat
    return sorted_


def expected_seats(state: State) -> vec[i64]:
    """The seat that each coming adventurer would go to now; -1 for a non-player lord (DL-45)."""
    seats = vec[i64](capacity=8)
    lords = seats_by_evil(state)
    a_season: i64 = len(lords)
    place: i64 = 0
    while place < len(state.coming_adventurers):
        who = lords[place % a_season]
        seats = append(seats, NO_INDEX if who == NON_PLAYER else who)
        place += 1
    return seats


def arrival_seasons(state: State) -> vec[i64]:
    """The season in which each coming adventurer joins a party: this season's group, then the next (DL-16)."""
    seasons = vec[i64](capacity=8)
    first: i64 = state.season if state.season > WINTER else WINTER + 1
    place: i64 = 0
    while place < len(state.coming_adventurers):
        season = first + place // heroes_a_season(state)
        seasons = append(seasons, season if season < AUTUMN else AUTUMN)
        place += 1
    return seasons


def join_party(state: State, lord: Lord, hero: i64) -> None:
    """Add an adventurer at the back. A Warrior goes to the front, behind the Paladin (DL-46)."""
    rows = state.box.adventurers
    if rows[hero].kind != WARRIOR:
        lord.party = append(lord.party[:], hero)
        return
    party = vec[i64](capacity=8)
    waiting = True
    for member in lord.party:
        if waiting and rows[tile_of(member)].kind != PALADIN:
            party = append(party, hero)
            waiting = False
        party = append(party, member)
    lord.party = append(party, hero) if waiting else party
