"""The course of the game: two years, each with four rounds and a Combat.

(DL-1 to DL-4, DL-15, DL-16, DL-47, DL-70)
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.core.steps import Step, schedule
from kazamata.games.lords.arrivals import (
    NON_PLAYER,
    NON_PLAYER_CLIMB,
    draw_heroes,
    heroes_a_season,
    join_party,
    seats_by_evil,
)
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
from kazamata.games.lords.packs import EMPTY_PACK, pack_one
from kazamata.games.lords.state import (
    AUTUMN,
    BUILDING,
    OVER,
    PALADIN_IN_TENT,
    WINTER,
    Lord,
    State,
    in_play_order,
    tile_of,
)
from kazamata.games.lords.steps.combat import BEGIN_COMBAT
from kazamata.games.lords.steps.orders import ORDERS
from kazamata.games.lords.steps.production import PRODUCE, RETRIEVE
from kazamata.games.lords.steps.season_events import HOLD_EVENT

CREATURES_A_ROUND: Final = 3
ROOMS_A_ROUND: Final = 2
EVENT_TILE_COUNT: Final = 3
NON_PLAYER_CALM: Final = 2


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
    """Shuffle this year's stacks (DL-10 to DL-12, DL-70)."""
    past = state.year - 1
    state.creature_stack = creature_tiles(state)
    state.room_stack = numbers_from(past * 8, 8)
    state.event_tiles = numbers_from(0, EVENT_TILE_COUNT)
    state.combat_cards = numbers_from(past * spells.PER_YEAR, spells.PER_YEAR)
    state.adventurer_stack = numbers_from(past * adventurers.PER_YEAR, adventurers.PER_YEAR)
    for stack in (
        state.creature_stack,
        state.room_stack,
        state.event_tiles,
        state.combat_cards,
        state.adventurer_stack,
    ):
        state.dice.shuffle(stack)
    state.drawn_adventurer_count = 0
    state.bottom_adventurer_count = 0


@final
class BeginYear(Step[State]):
    """Set up new stacks and put a new Paladin in the tent (DL-70 to DL-73).

    Markers from Year 1 may call him immediately.
    """

    def run(self, state: State, sink: EventSink) -> None:
        state.year += 1
        state.season = WINTER - 1
        state.phase = BUILDING
        state.turned_card_count = 0
        state.combat_round = 0
        shuffle_year(state)
        sink.emit1(YEAR_BEGAN, state.year)
        state.paladin_seat = PALADIN_IN_TENT
        if state.year == 2:
            begin_second_year(state, sink)
        state.agenda.append(NEW_ROUND)


def begin_second_year(state: State, sink: EventSink) -> None:
    """Advance the starting player by the number of seats and calm the non-player lord (DL-71 to DL-73)."""
    if state.terms.seats == 2:
        state.non_player_evil -= NON_PLAYER_CALM
    elif state.terms.seats == 3:
        pass_starter(state, 1, sink)
    else:
        pass_starter(state, 3, sink)
    call_paladin(state, sink)


def pass_starter(state: State, steps: i64, sink: EventSink) -> None:
    state.starting_seat = (state.starting_seat + steps) % state.terms.seats
    sink.emit1(STARTER_CHANGED, state.starting_seat)


@final
class NewRound(Step[State]):
    """Offer new creatures and rooms; turn up the next event and adventurers (DL-4, DL-15, DL-16)."""

    def run(self, state: State, sink: EventSink) -> None:
        state.season += 1
        sink.emit2(ROUND_BEGAN, state.year, state.season)
        offer_tiles(state, sink)
        if state.season < AUTUMN:
            turn_event(state, sink)
            draw_heroes(state, sink)
        schedule_round(state)


def schedule_round(state: State) -> None:
    """Schedule the phases of a building round. Winter has no event and no adventurers (DL-3, DL-4)."""
    production, retrieving = in_play_order(state, PRODUCE), in_play_order(state, RETRIEVE)
    if state.season == WINTER:
        schedule(state.agenda, (*ORDERS, *production, *retrieving, END_ROUND))
    else:
        schedule(state.agenda, (*ORDERS, *production, *retrieving, HOLD_EVENT, ASSIGN, END_ROUND))


def offer_tiles(state: State, sink: EventSink) -> None:
    """Remove unsold tiles, then offer three creatures and two rooms (DL-15)."""
    state.creature_offer = EMPTY_PACK
    state.room_offer = 0
    place = state.season * CREATURES_A_ROUND
    while place < (state.season + 1) * CREATURES_A_ROUND:
        state.creature_offer += pack_one(state.creature_stack[place])
        sink.emit1(CREATURE_OFFERED, state.creature_stack[place])
        place += 1
    place = state.season * ROOMS_A_ROUND
    while place < (state.season + 1) * ROOMS_A_ROUND:
        state.room_offer |= bit(state.room_stack[place])
        sink.emit1(ROOM_OFFERED, state.room_stack[place])
        place += 1


def turn_event(state: State, sink: EventSink) -> None:
    """Turn up next season's event, in the full game with its special card (DL-7, DL-16)."""
    tile = state.event_tiles[state.season]
    sink.emit1(EVENT_TURNED, tile)
    if tile == SPECIAL_EVENT and state.terms.specials:
        sink.emit1(SPECIAL_TURNED, state.special_cards[state.year - 1])


def tiles_shown(state: State) -> i64:
    """How many of the year's event tiles are face up: one season ahead (DL-7)."""
    if state.season < AUTUMN:
        return state.season + 1
    return AUTUMN


def special_is_open(state: State) -> bool:
    """Whether this year's special card is face up: from one season before its event on (DL-7)."""
    shown = tiles_shown(state)
    place: i64 = 0
    while place < shown and place < EVENT_TILE_COUNT:
        if state.event_tiles[place] == SPECIAL_EVENT:
            return True
        place += 1
    return False


@final
class AssignAdventurers(Step[State]):
    """The weakest adventurer goes to the nicest lord, and so on (DL-45, DL-80)."""

    def run(self, state: State, sink: EventSink) -> None:
        place: i64 = 0
        for who in seats_by_evil(state):
            hero = state.coming_adventurers[place]
            if who == NON_PLAYER:
                sink.emit1(ADVENTURER_DISCARDED, hero)
            else:
                join_party(state, state.lords[who], hero)
                sink.emit2(ADVENTURER_ASSIGNED, who, hero)
            place += 1
        state.coming_adventurers = state.coming_adventurers[heroes_a_season(state) :]
        if state.terms.seats == 2:
            state.non_player_evil += NON_PLAYER_CLIMB


@final
class EndRound(Step[State]):
    """Free all workers, then pass the starting player token or, after autumn, start Combat (DL-47)."""

    def run(self, state: State, sink: EventSink) -> None:
        for lord in state.lords:
            lord.busy_imps = 0
            lord.busy_trolls = 0
            lord.room_uses = 0
        if state.season < AUTUMN:
            pass_starter(state, 1, sink)
            state.agenda.append(NEW_ROUND)
        else:
            schedule(state.agenda, (BEGIN_COMBAT, END_COMBAT))


@final
class EndCombat(Step[State]):
    """Survivors leave and creatures turn face up. After Year 2 the game is scored (DL-1, DL-68)."""

    def run(self, state: State, sink: EventSink) -> None:
        seat: i64 = 0
        for lord in state.lords:
            dismiss_party(lord, seat, sink)
            reset_after_combat(lord)
            seat += 1
        if state.year == 2 or state.terms.scenario > 0:
            state.phase = OVER
            state.combat_round = 0
            sink.emit(GAME_ENDED)
        else:
            state.agenda.append(BEGIN_YEAR)


def dismiss_party(lord: Lord, seat: Seat, sink: EventSink) -> None:
    """Survivors go home, including the Paladin (DL-68)."""
    for member in lord.party:
        if tile_of(member) != PHANTOM:
            sink.emit2(ADVENTURER_LEFT, seat, tile_of(member))
    lord.party = vec[i64]()


def reset_after_combat(lord: Lord) -> None:
    """Turn creatures face up and forget spied cards, which go back to the box (DL-68)."""
    lord.knocked_out = EMPTY_PACK
    lord.spied_cards = 0


NEW_ROUND: Final = NewRound()
BEGIN_YEAR: Final = BeginYear()
ASSIGN: Final = AssignAdventurers()
END_ROUND: Final = EndRound()
END_COMBAT: Final = EndCombat()
