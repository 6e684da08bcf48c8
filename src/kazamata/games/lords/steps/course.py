"""The course of the game: two years of four rounds and a Combat each (DL-1 to DL-4, DL-15, DL-16.

DL-47, DL-70).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.events import Tale
from kazamata.core.seats import Seat
from kazamata.core.steps import Step, lay
from kazamata.games.lords.catalogue import adventurers, spells
from kazamata.games.lords.catalogue.adventurers import PHANTOM
from kazamata.games.lords.events import (
    ADVENTURER_ASSIGNED,
    ADVENTURER_DISCARDED,
    ADVENTURER_LEFT,
    CREATURE_OFFERED,
    EVENT_TURNED,
    GAME_ENDED,
    ROOM_OFFERED,
    ROUND_BEGAN,
    SPECIAL_TURNED,
    STARTER_CHANGED,
    YEAR_BEGAN,
)
from kazamata.games.lords.evil import call_paladin
from kazamata.games.lords.fields import SPECIAL_EVENT
from kazamata.games.lords.heroes import (
    PUPPET,
    PUPPET_CLIMBS,
    by_evil,
    draw_heroes,
    enlist,
    heroes_a_season,
)
from kazamata.games.lords.packs import NONE, one
from kazamata.games.lords.state import (
    AUTUMN,
    BUILDING,
    IN_TENT,
    OVER,
    WINTER,
    Lord,
    State,
    in_play_order,
    tile_of,
)
from kazamata.games.lords.steps.combat import BEGIN_COMBAT
from kazamata.games.lords.steps.happenings import HOLD_EVENT
from kazamata.games.lords.steps.orders import ORDERS
from kazamata.games.lords.steps.production import PRODUCE, RETRIEVE

CREATURES_A_ROUND: Final = 3
ROOMS_A_ROUND: Final = 2
EVENT_TILE_COUNT: Final = 3
PUPPET_CALMS: Final = 2


def numbers_from(first: i64, count: i64) -> vec[i64]:
    """Consecutive numbers."""
    row = vec[i64](capacity=16)
    number = first
    while number < first + count:
        row = append(row, number)
        number += 1
    return row


def creature_tiles(state: State) -> vec[i64]:
    """The creature tiles of this year."""
    tiles = vec[i64](capacity=16)
    kind: i64 = 0
    for row in state.box.creatures:
        copies = row.silver if state.year == 1 else row.gold_copies
        while copies > 0:
            tiles = append(tiles, kind)
            copies -= 1
        kind += 1
    return tiles


def shuffle_year(state: State) -> None:
    """Shuffle all that belongs to this year (DL-10 to DL-12, DL-70)."""
    past = state.year - 1
    state.creatures = creature_tiles(state)
    state.rooms = numbers_from(past * 8, 8)
    state.tiles = numbers_from(0, EVENT_TILE_COUNT)
    state.spells = numbers_from(past * spells.PER_YEAR, spells.PER_YEAR)
    state.heroes = numbers_from(past * adventurers.PER_YEAR, adventurers.PER_YEAR)
    for stack in (state.creatures, state.rooms, state.tiles, state.spells, state.heroes):
        state.dice.shuffle(stack)
    state.heroes_drawn = 0
    state.under = 0


@final
class BeginYear(Step[State]):
    """New stacks, a new Paladin in the tent; markers left from Year 1 may call him at once.

    (DL-70 to DL-73)
    """

    def walk(self, state: State, tale: Tale) -> None:
        state.year += 1
        state.season = WINTER - 1
        state.phase = BUILDING
        state.turned = 0
        state.fight = 0
        shuffle_year(state)
        tale.tell1(YEAR_BEGAN, state.year)
        state.paladin = IN_TENT
        if state.year == 2:
            begin_second_year(state, tale)
        state.road.append(NEW_ROUND)


def begin_second_year(state: State, tale: Tale) -> None:
    """The starting player moves by the number of seats, the non-player lord calms down (DL-71 to DL-73)."""
    if state.terms.seats == 2:
        state.puppet_evil -= PUPPET_CALMS
    elif state.terms.seats == 3:
        pass_starter(state, 1, tale)
    else:
        pass_starter(state, 3, tale)
    call_paladin(state, tale)


def pass_starter(state: State, steps: i64, tale: Tale) -> None:
    state.starter = (state.starter + steps) % state.terms.seats
    tale.tell1(STARTER_CHANGED, state.starter)


@final
class NewRound(Step[State]):
    """Fresh creatures and rooms; next season's event and adventurers are turned up (DL-4, DL-15, DL-16)."""

    def walk(self, state: State, tale: Tale) -> None:
        state.season += 1
        tale.tell2(ROUND_BEGAN, state.year, state.season)
        offer_tiles(state, tale)
        if state.season < AUTUMN:
            turn_event(state, tale)
            draw_heroes(state, tale)
        lay_round(state)


def lay_round(state: State) -> None:
    """The phases of a building round; winter has neither event nor adventurers (DL-3, DL-4)."""
    production, retrieving = in_play_order(state, PRODUCE), in_play_order(state, RETRIEVE)
    if state.season == WINTER:
        lay(state.road, (*ORDERS, *production, *retrieving, END_ROUND))
    else:
        lay(state.road, (*ORDERS, *production, *retrieving, HOLD_EVENT, ASSIGN, END_ROUND))


def offer_tiles(state: State, tale: Tale) -> None:
    """Unsold tiles are removed, three creatures and two rooms come (DL-15)."""
    state.offer = NONE
    state.shop = 0
    place = state.season * CREATURES_A_ROUND
    while place < (state.season + 1) * CREATURES_A_ROUND:
        state.offer += one(state.creatures[place])
        tale.tell1(CREATURE_OFFERED, state.creatures[place])
        place += 1
    place = state.season * ROOMS_A_ROUND
    while place < (state.season + 1) * ROOMS_A_ROUND:
        state.shop |= bit(state.rooms[place])
        tale.tell1(ROOM_OFFERED, state.rooms[place])
        place += 1


def turn_event(state: State, tale: Tale) -> None:
    """Next season's event, in the full game with its special card (DL-7, DL-16)."""
    tile = state.tiles[state.season]
    tale.tell1(EVENT_TURNED, tile)
    if tile == SPECIAL_EVENT and state.terms.specials:
        tale.tell1(SPECIAL_TURNED, state.specials[state.year - 1])


def tiles_shown(state: State) -> i64:
    """How many of the year's event tiles lie face up: one season ahead (DL-7)."""
    if state.season < AUTUMN:
        return state.season + 1
    return AUTUMN


def special_is_open(state: State) -> bool:
    """Whether this year's special card lies face up: one season before it happens, or later (DL-7)."""
    shown = tiles_shown(state)
    place: i64 = 0
    while place < shown and place < EVENT_TILE_COUNT:
        if state.tiles[place] == SPECIAL_EVENT:
            return True
        place += 1
    return False


@final
class Assign(Step[State]):
    """The weakest adventurer goes to the nicest lord, and so on (DL-45, DL-80)."""

    def walk(self, state: State, tale: Tale) -> None:
        place: i64 = 0
        for who in by_evil(state):
            hero = state.coming[place]
            if who == PUPPET:
                tale.tell1(ADVENTURER_DISCARDED, hero)
            else:
                enlist(state, state.lords[who], hero)
                tale.tell2(ADVENTURER_ASSIGNED, who, hero)
            place += 1
        state.coming = state.coming[heroes_a_season(state) :]
        if state.terms.seats == 2:
            state.puppet_evil += PUPPET_CLIMBS


@final
class EndRound(Step[State]):
    """Everybody comes home; the starting player token moves on, except in autumn (DL-47)."""

    def walk(self, state: State, tale: Tale) -> None:
        for lord in state.lords:
            lord.busy = 0
            lord.tired = 0
            lord.worked = 0
        if state.season < AUTUMN:
            pass_starter(state, 1, tale)
            state.road.append(NEW_ROUND)
        else:
            lay(state.road, (BEGIN_COMBAT, END_COMBAT))


@final
class EndCombat(Step[State]):
    """Survivors leave, creatures turn face up; after Year 2 the game is scored (DL-1, DL-68)."""

    def walk(self, state: State, tale: Tale) -> None:
        seat: i64 = 0
        for lord in state.lords:
            dismiss_party(lord, seat, tale)
            rest(lord)
            seat += 1
        if state.year == 2 or state.terms.scenario > 0:
            state.phase = OVER
            state.fight = 0
            tale.tell(GAME_ENDED)
        else:
            state.road.append(BEGIN_YEAR)


def dismiss_party(lord: Lord, seat: Seat, tale: Tale) -> None:
    """Whoever survived goes home, the Paladin included (DL-68)."""
    for member in lord.party:
        if tile_of(member) != PHANTOM:
            tale.tell2(ADVENTURER_LEFT, seat, tile_of(member))
    lord.party = vec[i64]()


def rest(lord: Lord) -> None:
    """Creatures rise, and what was spied on lies in the box (DL-68)."""
    lord.out = NONE
    lord.spied = 0


NEW_ROUND: Final = NewRound()
BEGIN_YEAR: Final = BeginYear()
ASSIGN: Final = Assign()
END_ROUND: Final = EndRound()
END_COMBAT: Final = EndCombat()
