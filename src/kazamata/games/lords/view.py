"""What a viewer may know of a table (DL-79): built by copying in, never by deleting."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.bits import bit, has_bit
from kazamata.core.seats import Seat, Viewer
from kazamata.core.steps import Step, seen
from kazamata.games.lords.catalogue.spells import CITY
from kazamata.games.lords.grid import add_cells
from kazamata.games.lords.heroes import going_to
from kazamata.games.lords.packs import NONE, held, size
from kazamata.games.lords.stages import battle_step, stage_of
from kazamata.games.lords.state import (
    AUTUMN,
    NO_ORDER,
    NO_TILE,
    OVER,
    PLANNING,
    RELEASING,
    Battle,
    Lord,
    State,
    damage_of,
    extra_of,
    tile_of,
)
from kazamata.games.lords.steps.course import CREATURES_A_ROUND, ROOMS_A_ROUND, special_is_open
from kazamata.games.lords.terms import Terms

HIDDEN: Final = -2
"""A card that lies face down for the viewer."""


@final
class LordView:
    """One seat as a viewer sees it; packs are rows of counts, nine kinds each."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "evil", "gold", "food", "imps", "busy", "tired", "worked", "dug", "lost", "rooms",
        "trap_count", "traps",
        "buried_count", "buried", "lair", "out", "due", "party", "prison", "cubes", "shut", "drawn", "kept",
        "slots", "hand", "stuck", "spied", "puppet", "plan_stage", "plan_tile", "plan_trap_count",
        "plan_traps",
        "plan_team",
    )  # fmt: skip

    def __init__(
        self,
        evil: i64,
        gold: i64,
        food: i64,
        imps: i64,
        busy: i64,
        tired: i64,
        worked: i64,
        dug: list[int],
        lost: list[int],
        rooms: list[list[int]],
        trap_count: i64,
        traps: list[int],
        buried_count: i64,
        buried: list[int],
        lair: list[int],
        out: list[int],
        due: list[int],
        party: list[list[int]],
        prison: list[int],
        cubes: i64,
        shut: list[int],
        drawn: list[int],
        kept: i64,
        slots: list[int],
        hand: list[int],
        stuck: list[int],
        spied: list[int],
        puppet: i64,
        plan_stage: i64,
        plan_tile: i64,
        plan_trap_count: i64,
        plan_traps: list[int],
        plan_team: list[int],
    ) -> None:
        self.evil: i64 = evil
        self.gold: i64 = gold
        self.food: i64 = food
        self.imps: i64 = imps
        self.busy: i64 = busy
        self.tired: i64 = tired
        self.worked: i64 = worked  # two bits a room
        self.dug = dug
        self.lost = lost
        self.rooms = rooms  # [cell, room]
        self.trap_count: i64 = trap_count
        self.traps = traps  # empty unless it is the viewer's own store or the game is over
        self.buried_count: i64 = buried_count
        self.buried = buried
        self.lair = lair
        self.out = out
        self.due = due
        self.party = party  # [tile, damage, extra hit points]
        self.prison = prison
        self.cubes: i64 = cubes
        self.shut = shut
        self.drawn = drawn  # the viewer's own three cards of the opening
        self.kept: i64 = kept  # whether the opening is decided
        self.slots = slots  # an order, HIDDEN or -1
        self.hand = hand  # others' hands are what they may be by elimination
        self.stuck = stuck
        self.spied = spied  # the rounds whose card the lord has looked at
        self.puppet: i64 = puppet
        self.plan_stage: i64 = plan_stage
        self.plan_tile: i64 = plan_tile
        self.plan_trap_count: i64 = plan_trap_count
        self.plan_traps = plan_traps
        self.plan_team = plan_team


@final
class BattleView:
    """A battle as a viewer sees it: traps not yet sprung are a number to all but their owner."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seat", "tile", "room", "trap_count", "traps", "points", "team", "sheep", "attacked", "no_healing",
        "no_conquering", "silenced", "shield", "hidden", "raging", "eased", "poison", "step",
    )  # fmt: skip

    def __init__(
        self,
        seat: i64,
        tile: i64,
        room: i64,
        trap_count: i64,
        traps: list[int],
        points: i64,
        team: list[int],
        sheep: i64,
        attacked: bool,
        no_healing: bool,
        no_conquering: bool,
        silenced: bool,
        shield: i64,
        hidden: bool,
        raging: bool,
        eased: i64,
        poison: list[list[int]],
        step: i64,
    ) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile
        self.room: i64 = room
        self.trap_count: i64 = trap_count
        self.traps = traps
        self.points: i64 = points
        self.team = team
        self.sheep: i64 = sheep
        self.attacked = attacked
        self.no_healing = no_healing
        self.no_conquering = no_conquering
        self.silenced = silenced
        self.shield: i64 = shield
        self.hidden = hidden
        self.raging = raging
        self.eased: i64 = eased
        self.poison = poison  # [tile, late damage], a dart each
        self.step: i64 = step  # which of `fields.BATTLE_STEPS` it has come to


@final
class View:
    """A table as one viewer may know it."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "viewer", "terms", "creatures", "rooms", "tiles", "city", "specials", "heroes", "under",
        "heroes_left",
        "traps_left", "used", "lords", "road", "phase", "year", "season", "fight", "turned",
        "starter", "opener",
        "paladin", "board", "revealed", "offer", "shop", "coming", "puppet_shut", "puppet_up", "puppet_evil",
        "battle", "stage", "assigned",
    )  # fmt: skip

    def __init__(
        self,
        viewer: Viewer,
        terms: Terms,
        creatures: list[int],
        rooms: list[int],
        tiles: list[int],
        city: list[int],
        specials: list[int],
        heroes: list[int],
        under: list[int],
        heroes_left: i64,
        traps_left: i64,
        used: list[int],
        lords: list[LordView],
        road: list[Step[State]],
        phase: i64,
        year: i64,
        season: i64,
        fight: i64,
        turned: i64,
        starter: i64,
        opener: i64,
        paladin: i64,
        board: list[int],
        revealed: i64,
        offer: list[int],
        shop: list[int],
        coming: list[int],
        puppet_shut: list[list[int]],
        puppet_up: list[list[int]],
        puppet_evil: i64,
        battle: BattleView | None,
        stage: i64,
        assigned: list[int],
    ) -> None:
        self.viewer: Viewer = viewer
        self.terms = terms
        self.creatures = creatures  # this year's creature tiles that were turned up
        self.rooms = rooms
        self.tiles = tiles  # this year's event tiles that were turned up
        self.city = city  # this year's four combat cards, HIDDEN where the viewer has not seen them
        self.specials = specials  # this game's special cards, HIDDEN until they are turned up
        self.heroes = heroes  # this year's adventurers in the order in which they were drawn
        self.under = under  # what was put under the stack for all to see
        self.heroes_left: i64 = heroes_left
        self.traps_left: i64 = traps_left
        self.used = used  # sprung traps, by kind
        self.lords = lords
        self.road = road  # a matter of `imagine` alone
        self.phase: i64 = phase
        self.year: i64 = year
        self.season: i64 = season
        self.fight: i64 = fight
        self.turned: i64 = turned
        self.starter: i64 = starter
        self.opener: i64 = opener
        self.paladin: i64 = paladin
        self.board = board
        self.revealed: i64 = revealed
        self.offer = offer
        self.shop = shop
        self.coming = coming
        self.puppet_shut = puppet_shut
        self.puppet_up = puppet_up
        self.puppet_evil: i64 = puppet_evil
        self.battle = battle
        self.stage: i64 = stage  # the part of the round, one of `stages.STAGES`
        self.assigned = assigned  # to whom each coming adventurer would go now, -1: a non-player lord


def numbers(row: vec[i64]) -> list[int]:
    """A plain list of the same numbers."""
    return [int(number) for number in row]


def bits(mask: i64) -> list[int]:
    """The places of the bits that are set."""
    return numbers(add_cells(vec[i64](), mask, 0))


def counts(pack: i64) -> list[int]:
    """A pack as a row of nine counts; empty if there is nothing in it."""
    if pack == NONE:
        return []
    return [int(held(pack, kind)) for kind in range(9)]


def see(state: State, viewer: Viewer) -> View:
    """What a viewer may know; in training and once the game is over, all stores are open."""
    battle = state.battle
    drawn: i64 = len(state.heroes)
    return View(
        viewer,
        state.terms,
        seen_tiles(state.creatures, state.season, CREATURES_A_ROUND),
        seen_tiles(state.rooms, state.season, ROOMS_A_ROUND),
        seen_events(state),
        seen_city(state, viewer),
        seen_specials(state),
        numbers(state.heroes[: state.heroes_drawn]),
        numbers(state.heroes[drawn - state.under :]),
        drawn - state.heroes_drawn,
        state.traps_left(),
        counts(state.used),
        [see_lord(state, seat, viewer) for seat in range(len(state.lords))],
        seen(state.road, viewer),
        state.phase,
        state.year,
        state.season,
        state.fight,
        state.turned,
        state.starter,
        state.opener,
        state.paladin,
        numbers(state.board),
        state.revealed,
        counts(state.offer),
        bits(state.shop),
        numbers(state.coming),
        [bits(mask) for mask in state.puppet_shut],
        [bits(mask) for mask in state.puppet_up],
        state.puppet_evil,
        None if battle is None else see_battle(state, battle, viewer),
        stage_of(state),
        numbers(going_to(state)),
    )


def seen_tiles(stack: vec[i64], season: i64, a_round: i64) -> list[int]:
    """What was turned up this year, season by season."""
    return numbers(stack[: (season + 1) * a_round])


def seen_events(state: State) -> list[int]:
    """Event tiles lie open from the season before theirs (DL-16)."""
    shown = state.season + 1 if state.season < AUTUMN else AUTUMN
    return numbers(state.tiles[:shown])


def knows_card(state: State, viewer: Viewer, place: i64) -> bool:
    """A combat card is known once it is turned up, or to whoever has spied on it (DL-24, DL-79)."""
    if place < state.turned:
        return True
    return viewer >= 0 and has_bit(state.lords[viewer].spied, place)


def seen_city(state: State, viewer: Viewer) -> list[int]:
    city: list[int] = []
    place: i64 = 0
    while place < CITY and place < len(state.spells):
        city.append(state.city_card(place) if knows_card(state, viewer, place) else HIDDEN)
        place += 1
    return city


def seen_specials(state: State) -> list[int]:
    """The card of a past year, and this year's once its tile is turned up (DL-7)."""
    if not state.terms.specials or state.year == 0:
        return []
    shown = [int(card) for card in state.specials[: state.year]]
    if not special_is_open(state):
        shown[-1] = HIDDEN
    return shown


def plan_is_hidden(state: State, seat: Seat, viewer: Viewer) -> bool:
    """A plan lies open when all have planned, or by agreement when it is finished (DL-57, DL-A37)."""
    if seat == viewer or state.lords[seat].plan_stage == PLANNING:
        return seat != viewer
    if state.terms.in_order:
        return False
    for lord in state.lords:
        if lord.plan_stage == PLANNING or lord.plan_stage == RELEASING:
            return True
    return False


def see_lord(state: State, seat: Seat, viewer: Viewer) -> LordView:
    lord = state.lords[seat]
    own = seat == viewer
    laid_open = own or state.phase == OVER or state.terms.scenario > 0
    veiled = plan_is_hidden(state, seat, viewer)
    return LordView(
        lord.evil,
        lord.gold,
        lord.food,
        lord.imps,
        lord.busy,
        lord.tired,
        lord.worked,
        bits(lord.dug),
        bits(lord.lost),
        [[int(placed >> 4), int(placed & 15)] for placed in lord.rooms],
        size(lord.traps),
        counts(lord.traps) if laid_open else [],
        size(lord.buried),
        counts(lord.buried) if laid_open else [],
        counts(lord.lair),
        counts(lord.out),
        counts(lord.due),
        [[int(tile_of(one)), int(damage_of(one)), int(extra_of(one))] for one in lord.party],
        bits(lord.prison),
        lord.cubes,
        bits(lord.shut),
        bits(lord.drawn) if own else [],
        1 if lord.drawn != 0 and lord.puppet != NO_ORDER else 0,
        [slot_seen(state, lord, place, own) for place in range(3)],
        bits(hand_seen(state, lord, own)),
        bits(lord.stuck),
        bits(lord.spied),
        lord.puppet if own or lord.puppet == NO_ORDER else HIDDEN,
        lord.plan_stage,
        NO_TILE if veiled else lord.plan_tile,
        0 if veiled else size(lord.plan_traps),
        counts(lord.plan_traps) if own else [],
        [] if veiled else counts(lord.plan_team),
    )


def slot_seen(state: State, lord: Lord, place: i64, own: bool) -> i64:
    """Orders are secret until their slot is turned up (DL-18, DL-19)."""
    order = lord.slot(place)
    if own or order == NO_ORDER or place < state.revealed:
        return order
    return HIDDEN


def hand_seen(state: State, lord: Lord, own: bool) -> i64:
    """Every hand is known by elimination, but for what lies face down in the slots (DL-79)."""
    orders = lord.hand()
    if own:
        return orders
    place = state.revealed
    while place < 3:
        order = lord.slot(place)
        if order != NO_ORDER:
            orders |= bit(order)
        place += 1
    return orders


def see_battle(state: State, battle: Battle, viewer: Viewer) -> BattleView:
    return BattleView(
        battle.seat,
        battle.tile,
        battle.room,
        size(battle.traps),
        counts(battle.traps) if battle.seat == viewer else [],
        battle.points,
        counts(battle.team),
        battle.sheep,
        battle.attacked,
        battle.no_healing,
        battle.no_conquering,
        battle.silenced,
        battle.shield,
        battle.hidden,
        battle.raging,
        battle.eased,
        [[int(tile_of(dart)), int(damage_of(dart))] for dart in battle.poison],
        battle_step(state),
    )
