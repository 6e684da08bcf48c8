"""Combat: rounds, planning in secret, the combat card (DL-56 to DL-59, DL-68)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats, only
from kazamata.core.steps import Step, lay
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
from kazamata.games.lords.grid import CELLS, add_cells, nearest
from kazamata.games.lords.packs import KINDS, NONE, held, kinds, one, size
from kazamata.games.lords.party import is_alive
from kazamata.games.lords.state import (
    COMBAT,
    IDLE,
    NO_ROOM,
    NO_TILE,
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
    """The four combat cards of the year go to their rounds (DL-56)."""

    def walk(self, state: State, tale: Tale) -> None:
        state.phase = COMBAT
        tale.tell1(COMBAT_BEGAN, state.year)
        state.road.append(CombatRound(1))


@final
class CombatRound(Step[State]):
    """Planning of all, the card, battles in play order; nothing once all parties are dead (DL-56, DL-68)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        self.round: i64 = round

    def walk(self, state: State, tale: Tale) -> None:
        if not goes_on(state):
            return
        state.fight = self.round
        tale.tell1(COMBAT_ROUND_BEGAN, self.round)
        for lord in state.lords:
            begin_plan(lord, state.terms.scenario > 0)
        self.lay(state)

    def lay(self, state: State) -> None:
        """Planning, the card, the battles in play order, and the next round (DL-56)."""
        if self.round < ROUNDS or state.terms.scenario > 0:
            state.road.append(CombatRound(self.round + 1))
        lay(state.road, (PLAN, TURN_CARD, *in_play_order(state, FIGHTS)))


def goes_on(state: State) -> bool:
    """Whether anybody still faces adventurers; training also ends with the last tile (DL-M1)."""
    for lord in state.lords:
        if is_alive(lord) and (state.terms.scenario == 0 or nearest(lord.dug, lord.lost) != 0):
            return True
    return False


def begin_plan(lord: Lord, training: bool) -> None:
    """Who faces living adventurers plans; with no tile left a prisoner goes free instead (DL-57, DL-59)."""
    lord.plan_stage = IDLE
    lord.plan_tile = NO_TILE
    lord.plan_traps = NONE
    lord.plan_team = NONE
    if not is_alive(lord):
        return
    tiles = nearest(lord.dug, lord.lost)
    if tiles == 0:
        lord.plan_stage = RELEASING if lord.prison != 0 and not training else IDLE
        return
    lord.plan_stage = PLANNING
    if tiles & (tiles - 1) == 0:
        lord.plan_tile = add_cells(vec[i64](), tiles, 0)[0]


def most_traps(state: State, lord: Lord) -> i64:
    """Traps that fit onto the planned tile (DL-58)."""
    room = lord.room_at(lord.plan_tile)
    return 1 if room == NO_ROOM else state.box.rooms[room].traps


def most_monsters(state: State, lord: Lord) -> i64:
    """Monsters that fit onto the planned tile; Ghosts need no space (DL-58)."""
    room = lord.room_at(lord.plan_tile)
    return 1 if room == NO_ROOM else state.box.rooms[room].monsters


def surcharge(state: State, lord: Lord) -> i64:
    """In a room each trap costs gold besides its own cost (DL-58)."""
    room = lord.room_at(lord.plan_tile)
    return 0 if room == NO_ROOM else state.box.rooms[room].surcharge


def price_of(state: State, lord: Lord, traps: i64) -> tuple[i64, i64, i64]:
    """Gold, food and imps that a set of planned traps will cost (DL-58)."""
    gold = size(traps) * surcharge(state, lord)
    food: i64 = 0
    imps: i64 = 0
    for kind in kinds(traps):
        snare = state.box.traps[kind].snare(state.year)
        copies = held(traps, kind)
        gold += copies * snare.gold
        food += copies * snare.food
        imps += copies * snare.imps
    return gold, food, imps


def can_plan_trap(state: State, lord: Lord, trap: i64) -> bool:
    if held(lord.traps, trap) <= held(lord.plan_traps, trap):
        return False
    if size(lord.plan_traps) >= most_traps(state, lord):
        return False
    gold, food, imps = price_of(state, lord, lord.plan_traps + one(trap))
    return lord.gold >= gold and lord.food >= food and lord.imps >= imps


def monsters_planned(state: State, lord: Lord) -> i64:
    return size(lord.plan_team) - size(ghosts(state, lord.plan_team))


def can_plan_creature(state: State, lord: Lord, kind: i64) -> bool:
    if held(lord.lair - lord.out, kind) <= held(lord.plan_team, kind):
        return False
    return state.box.creatures[kind].ghost or monsters_planned(state, lord) < most_monsters(state, lord)


def plan_options(state: State, lord: Lord) -> vec[i64]:
    """First the tile, then traps and creatures in any order, until ready (DL-57)."""
    options = vec[i64](capacity=16)
    if lord.plan_tile == NO_TILE:
        return add_cells(options, nearest(lord.dug, lord.lost), 0)
    for trap in kinds(lord.traps):
        if can_plan_trap(state, lord, trap):
            options = append(options, PLAN_TRAP + trap)
    for kind in kinds(lord.lair - lord.out):
        if can_plan_creature(state, lord, kind):
            options = append(options, PLAN_CREATURE + kind)
    return append(options, PLAN_READY)


def refuse_plan(state: State, lord: Lord, option: Option) -> Refusal | None:
    """Why something cannot be planned (DL-57, DL-58)."""
    if option < CELLS:
        return _refuse_tile(lord, option)
    if lord.plan_tile == NO_TILE:
        return Refusal("DL-57", "choose-tile-first", {}, "choose-tile")
    if option == PLAN_READY:
        return None
    if option < PLAN_CREATURE:
        trap = option - PLAN_TRAP
        return None if can_plan_trap(state, lord, trap) else _refuse_trap(state, lord, trap)
    kind = option - PLAN_CREATURE
    return None if can_plan_creature(state, lord, kind) else _refuse_creature(state, lord, kind)


def _refuse_tile(lord: Lord, cell: i64) -> Refusal | None:
    if lord.plan_tile != NO_TILE:
        return Refusal("DL-57", "tile-is-chosen", {"cell": lord.plan_tile}, "finish-plan")
    if has_bit(nearest(lord.dug, lord.lost), cell):
        return None
    if not has_bit(lord.dug, cell):
        return Refusal("DL-57", "no-tile-there", {"cell": cell}, "choose-tile")
    if has_bit(lord.lost, cell):
        return Refusal("DL-57", "tile-is-lost", {"cell": cell}, "choose-tile")
    return Refusal("DL-57", "tile-is-farther", {"cell": cell}, "choose-tile")


def _refuse_trap(state: State, lord: Lord, trap: i64) -> Refusal:
    if held(lord.traps, trap) <= held(lord.plan_traps, trap):
        return Refusal("DL-57", "trap-not-held", {"trap": trap}, "pick-held-trap")
    most = most_traps(state, lord)
    if size(lord.plan_traps) >= most:
        return Refusal("DL-58", "tile-holds-traps", {"traps": most}, "finish-plan")
    gold, food, imps = price_of(state, lord, lord.plan_traps + one(trap))
    values: dict[str, int] = {"trap": trap, "gold": gold, "food": food, "imps": imps}
    return Refusal("DL-58", "trap-too-dear", values, "pick-cheaper-trap")


def _refuse_creature(state: State, lord: Lord, kind: i64) -> Refusal:
    if held(lord.lair, kind) <= held(lord.plan_team, kind):
        return Refusal("DL-57", "creature-not-there", {"creature": kind}, "pick-ready-creature")
    if held(lord.lair - lord.out, kind) <= held(lord.plan_team, kind):
        return Refusal("DL-57", "creature-knocked-out", {"creature": kind}, "pick-ready-creature")
    most = most_monsters(state, lord)
    return Refusal("DL-58", "tile-holds-monsters", {"monsters": most}, "finish-plan")


def note_plan(lord: Lord, option: Option) -> None:
    """Put a tile, a trap or a creature into the plan (DL-57)."""
    if option < PLAN_TRAP:
        lord.plan_tile = option
    elif option < PLAN_CREATURE:
        lord.plan_traps += one(option - PLAN_TRAP)
    else:
        lord.plan_team += one(option - PLAN_CREATURE)


def refuse_prisoner(lord: Lord, adventurer: i64, clause: str) -> Refusal | None:
    if has_bit(lord.prison, adventurer):
        return None
    return Refusal(clause, "not-in-prison", {"adventurer": adventurer}, "pick-prisoner")


def release(lord: Lord, seat: Seat, adventurer: i64, tale: Tale) -> None:
    """A prisoner leaves the game (DL-59)."""
    lord.prison &= ~bit(adventurer)
    tale.tell2(PRISONER_RELEASED, seat, adventurer)


@final
class Plan(Step[State]):
    """All lords plan at once and unseen, or by agreement in play order (DL-57, DL-59, DL-A37)."""

    def asked(self, state: State) -> Seats:
        waiting: Seats = NOBODY
        place: i64 = 0
        while place < state.terms.seats:
            seat = state.seat_at(place)
            stage = state.lords[seat].plan_stage
            if stage == PLANNING or stage == RELEASING:
                waiting |= only(seat)
                if state.terms.in_order:
                    return waiting
            place += 1
        return waiting

    def kind(self, state: State, seat: Seat) -> i64:
        releasing = state.lords[seat].plan_stage == RELEASING
        return asks.RELEASE_PRISONER if releasing else asks.PLAN_BATTLE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        lord = state.lords[seat]
        if lord.plan_stage == RELEASING:
            return add_cells(vec[i64](capacity=8), lord.prison, 0)
        return plan_options(state, lord)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        if lord.plan_stage == RELEASING:
            return refuse_prisoner(lord, option, "DL-59")
        return refuse_plan(state, lord, option)

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        lord = state.lords[seat]
        if lord.plan_stage == RELEASING:
            lord.plan_stage = IDLE
            release(lord, seat, option, tale)
        elif option < PLAN_READY:
            note_plan(lord, option)
        else:
            lord.plan_stage = READY
            if state.terms.in_order:
                tell_plan(lord, seat, tale)

    def walk(self, state: State, tale: Tale) -> None:
        if state.terms.in_order:
            return
        place: i64 = 0
        while place < state.terms.seats:
            seat = state.seat_at(place)
            if state.lords[seat].plan_stage == READY:
                tell_plan(state.lords[seat], seat, tale)
            place += 1


def tell_plan(lord: Lord, seat: Seat, tale: Tale) -> None:
    """The tile, the creatures and the number of traps are open (DL-79)."""
    tale.tell4(BATTLE_PLANNED, seat, lord.plan_tile, size(lord.plan_traps), size(lord.plan_team))
    kind: i64 = 0
    while kind < KINDS:
        copies = held(lord.plan_team, kind)
        while copies > 0:
            tale.tell2(CREATURE_SENT, seat, kind)
            copies -= 1
        kind += 1


@final
class TurnCard(Step[State]):
    """The combat card of the round is turned up; it has no effect yet (DL-56)."""

    def walk(self, state: State, tale: Tale) -> None:
        if state.terms.scenario > 0:
            return
        state.turned = state.fight
        tale.tell2(COMBAT_CARD_TURNED, state.fight, state.city_card(state.fight - 1))


BEGIN_COMBAT: Final = BeginCombat()
PLAN: Final = Plan()
TURN_CARD: Final = TurnCard()
