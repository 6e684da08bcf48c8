"""A position of Dungeon Lords: everything on the table, seen or unseen."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.dice import Dice
from kazamata.core.seats import Seat
from kazamata.core.steps import Step
from kazamata.games.lords.catalogue.box import Box
from kazamata.games.lords.catalogue.creatures import TROLL
from kazamata.games.lords.catalogue.rooms import Room
from kazamata.games.lords.grid import count_bits
from kazamata.games.lords.packs import held
from kazamata.games.lords.terms import Terms

TOP: Final = 15
START_EVIL: Final = 5
MARK: Final = 10
"""The Evilometer has 15 spaces; on or above the mark the Paladin takes notice (DL-48, DL-A1)."""

NO_ORDER: Final = -1
ALL_ORDERS: Final = 255
NO_TILE: Final = -1
NO_ROOM: Final = -1
NO_ONE: Final = -1

IN_TENT: Final = -1
GONE: Final = -2
"""Where the Paladin is, if not before a lord's dungeon."""

IDLE: Final = 0
PLANNING: Final = 1
READY: Final = 2
RELEASING: Final = 3
"""How far a lord is with the plan of a combat round."""

BUILDING: Final = 0
COMBAT: Final = 1
OVER: Final = 2

WINTER: Final = 0
AUTUMN: Final = 3

DAMAGE: Final = 64
FED: Final = 64 * 256
"""A member of a party is one number: tile + 64 x damage + 16384 x extra hit points."""


def tile_of(member: i64) -> i64:
    return member & 63


def damage_of(member: i64) -> i64:
    return (member >> 6) & 255


def extra_of(member: i64) -> i64:
    """Hit points from Create Food."""
    return member >> 14


def without(orders: i64, order: i64) -> i64:
    """A set of orders, less what a slot holds."""
    return orders if order == NO_ORDER else orders & ~bit(order)


@final
class Lord:
    """What lies before one seat. Rows that change rarely are replaced as a whole.

    So copies may share them.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "evil", "gold", "food", "imps", "busy", "tired", "worked", "dug", "lost", "rooms", "traps", "buried",
        "lair", "out", "due", "party", "prison", "cubes", "shut", "drawn", "first", "second",
        "third", "stuck",
        "spied", "puppet", "plan_stage", "plan_tile", "plan_traps", "plan_team",
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
        dug: i64,
        lost: i64,
        rooms: vec[i64],
        traps: i64,
        buried: i64,
        lair: i64,
        out: i64,
        due: i64,
        party: vec[i64],
        prison: i64,
        cubes: i64,
        shut: i64,
        drawn: i64,
        first: i64,
        second: i64,
        third: i64,
        stuck: i64,
        spied: i64,
        puppet: i64,
        plan_stage: i64,
        plan_tile: i64,
        plan_traps: i64,
        plan_team: i64,
    ) -> None:
        self.evil: i64 = evil
        self.gold: i64 = gold
        self.food: i64 = food
        self.imps: i64 = imps
        self.busy: i64 = busy  # imps that did their job this round (DL-28)
        self.tired: i64 = tired  # Troll tokens that did theirs (DL-39)
        self.worked: i64 = worked  # two bits a room: how often it was used this round
        self.dug: i64 = dug  # cells with a tile, rooms and conquered ones included
        self.lost: i64 = lost  # conquered cells
        self.rooms: vec[i64] = rooms  # 16 x cell + room, in the order of the cells; never changed in place
        self.traps: i64 = traps  # a pack; planned ones included until they are sprung
        self.buried: i64 = buried  # traps discarded face down without being used
        self.lair: i64 = lair  # a pack
        self.out: i64 = out  # the face-down part of the lair
        self.due: i64 = due  # creatures that still wait for their wage on Pay day
        self.party: vec[i64] = party
        self.prison: i64 = prison  # one bit an adventurer
        self.cubes: i64 = cubes
        self.shut: i64 = shut  # inaccessible orders, one bit each
        self.drawn: i64 = drawn  # the three orders of the opening, until two are put down
        self.first: i64 = first
        self.second: i64 = second
        self.third: i64 = third
        self.stuck: i64 = stuck  # slots whose card carries a minion
        self.spied: i64 = spied  # combat cards of this year that the lord has looked at
        self.puppet: i64 = puppet  # the pick for the own non-player lord at two seats
        self.plan_stage: i64 = plan_stage
        self.plan_tile: i64 = plan_tile
        self.plan_traps: i64 = plan_traps
        self.plan_team: i64 = plan_team

    def copy(self) -> Lord:
        return Lord(
            self.evil, self.gold, self.food, self.imps, self.busy, self.tired, self.worked,
            self.dug, self.lost,
            self.rooms, self.traps, self.buried, self.lair, self.out, self.due, self.party[:], self.prison,
            self.cubes, self.shut, self.drawn, self.first, self.second, self.third, self.stuck, self.spied,
            self.puppet, self.plan_stage, self.plan_tile, self.plan_traps, self.plan_team,
        )  # fmt: skip

    def slot(self, place: i64) -> i64:
        """The order in a slot, `NO_ORDER` if there is none."""
        if place == 0:
            return self.first
        return self.second if place == 1 else self.third

    def slot_of(self, order: i64) -> i64:
        if self.first == order:
            return 0
        return 1 if self.second == order else 2

    def filled(self) -> i64:
        """How many order slots are filled."""
        if self.first == NO_ORDER:
            return 0
        if self.second == NO_ORDER:
            return 1
        return 2 if self.third == NO_ORDER else 3

    def hand(self) -> i64:
        """The orders in hand: all that are neither inaccessible nor in a slot."""
        orders = without(ALL_ORDERS & ~self.shut, self.first)
        return without(without(orders, self.second), self.third)

    def free_imps(self) -> i64:
        return self.imps - self.busy

    def workers(self) -> i64:
        """Imps and Troll tokens without a job this round (DL-38, DL-39)."""
        return self.imps - self.busy + held(self.lair, TROLL) - self.tired

    def tiles(self) -> i64:
        return count_bits(self.dug)

    def room_cells(self) -> i64:
        cells: i64 = 0
        for placed in self.rooms:
            cells |= bit(placed >> 4)
        return cells

    def room_at(self, cell: i64) -> i64:
        """The room in a cell, `NO_ROOM` if there is none."""
        for placed in self.rooms:
            if placed >> 4 == cell:
                return placed & 15
        return NO_ROOM

    def cell_of(self, room: i64) -> i64:
        """The cell of a room that the lord has built, `NO_TILE` if not."""
        for placed in self.rooms:
            if placed & 15 == room:
                return placed >> 4
        return NO_TILE

    def tunnels(self) -> i64:
        """The cells with a tunnel that is not conquered (DL-27, DL-32)."""
        return self.dug & ~self.lost & ~self.room_cells()

    def add_room(self, room: i64, cell: i64) -> None:
        """A room replaces a tunnel; the row is built anew (see the class)."""
        rooms = vec[i64](capacity=8)
        placed = cell * 16 + room
        for other in self.rooms:
            if placed >= 0 and placed < other:
                rooms = append(rooms, placed)
                placed = -1
            rooms = append(rooms, other)
        if placed >= 0:
            rooms = append(rooms, placed)
        self.rooms = rooms


@final
class Battle:
    """What is true of the battle that is being fought, and of no other."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seat", "tile", "room", "traps", "points", "team", "sheep", "attacked", "no_healing", "no_conquering",
        "silenced", "shield", "hidden", "raging", "eased", "poison",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        tile: i64,
        room: i64,
        traps: i64,
        points: i64,
        team: i64,
        sheep: i64,
        attacked: bool,
        no_healing: bool,
        no_conquering: bool,
        silenced: bool,
        shield: i64,
        hidden: bool,
        raging: bool,
        eased: i64,
        poison: vec[i64],
    ) -> None:
        self.seat: Seat = seat
        self.tile: i64 = tile
        self.room: i64 = room
        self.traps: i64 = traps  # planned and not sprung yet
        self.points: i64 = points  # trap points of the party that are not used up, -1 before the first trap
        self.team: i64 = team  # creatures that have not acted yet
        self.sheep: i64 = sheep  # the kind that Metamorphosis turned into a sheep and that has not acted
        self.attacked = attacked
        self.no_healing = no_healing
        self.no_conquering = no_conquering
        self.silenced = silenced
        self.shield: i64 = shield
        self.hidden = hidden  # wizards cannot be harmed
        self.raging = raging
        self.eased: i64 = eased  # less fatigue
        self.poison: vec[i64] = (
            poison  # a dart each: its victim, and as damage what comes late; never changed in place
        )

    def copy(self) -> Battle:
        return Battle(
            self.seat, self.tile, self.room, self.traps, self.points, self.team, self.sheep, self.attacked,
            self.no_healing, self.no_conquering, self.silenced, self.shield, self.hidden,
            self.raging, self.eased, self.poison,
        )  # fmt: skip


@final
class State:
    """The whole table. Shuffled stacks never change: counters say how far they are used."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "terms", "creatures", "rooms", "tiles", "spells", "specials", "heroes", "heroes_drawn",
        "under", "traps",
        "traps_drawn", "used", "lords", "dice", "road", "phase", "year", "season", "fight",
        "turned", "starter", "opener",
        "paladin", "board", "revealed", "offer", "shop", "coming", "puppet_shut", "puppet_up", "puppet_evil",
        "battle",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        creatures: vec[i64],
        rooms: vec[i64],
        tiles: vec[i64],
        spells: vec[i64],
        specials: vec[i64],
        heroes: vec[i64],
        heroes_drawn: i64,
        under: i64,
        traps: vec[i64],
        traps_drawn: i64,
        used: i64,
        lords: list[Lord],
        dice: Dice,
        road: list[Step[State]],
        phase: i64,
        year: i64,
        season: i64,
        fight: i64,
        turned: i64,
        starter: Seat,
        opener: Seat,
        paladin: i64,
        board: vec[i64],
        revealed: i64,
        offer: i64,
        shop: i64,
        coming: vec[i64],
        puppet_shut: vec[i64],
        puppet_up: vec[i64],
        puppet_evil: i64,
        battle: Battle | None,
    ) -> None:
        self.terms = terms
        self.box: Box = terms.box
        self.creatures: vec[i64] = creatures  # the twelve tiles of this year, 3 a season
        self.rooms: vec[i64] = rooms  # the eight of this year, 2 a season
        self.tiles: vec[i64] = tiles  # the event tiles of spring, summer and autumn
        self.spells: vec[i64] = spells  # the nine combat cards of this year; the first 4 lie in the city
        self.specials: vec[i64] = specials  # the first is for Year 1, the second for Year 2
        self.heroes: vec[i64] = heroes  # the stack of this year, and what was put under it
        self.heroes_drawn: i64 = heroes_drawn
        self.under: i64 = under  # so many at the bottom were put there for all to see (DL-17)
        self.traps: vec[i64] = traps  # the trap deck
        self.traps_drawn: i64 = traps_drawn
        self.used: i64 = used  # traps that were sprung: everybody has seen them
        self.lords = lords
        self.dice = dice
        self.road = road
        self.phase: i64 = phase
        self.year: i64 = year
        self.season: i64 = season
        self.fight: i64 = fight  # the round of Combat, 0 outside
        self.turned: i64 = turned  # combat cards of this year that lie open
        self.starter: Seat = starter
        self.opener: Seat = opener  # who started the game
        self.paladin: i64 = paladin
        self.board: vec[i64] = board  # 8 x 3 spaces: 0, a seat + 1, or 5 and 6 for non-player lords
        self.revealed: i64 = revealed  # order slots that are turned up
        self.offer: i64 = offer  # a pack of creatures
        self.shop: i64 = shop  # one bit a room on offer
        self.coming: vec[i64] = coming  # adventurers on the progress board, weak to strong
        self.puppet_shut: vec[i64] = puppet_shut  # inaccessible orders of each non-player lord
        self.puppet_up: vec[i64] = puppet_up  # the orders it uses this round
        self.puppet_evil: i64 = puppet_evil
        self.battle = battle

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def copy(self) -> State:
        battle = self.battle
        return State(
            self.terms, self.creatures, self.rooms, self.tiles, self.spells, self.specials, self.heroes,
            self.heroes_drawn, self.under, self.traps, self.traps_drawn, self.used,
            [lord.copy() for lord in self.lords],
            self.dice.copy(), self.road[:], self.phase, self.year, self.season, self.fight, self.turned,
            self.starter, self.opener, self.paladin, self.board[:], self.revealed, self.offer, self.shop,
            self.coming, self.puppet_shut[:], self.puppet_up[:], self.puppet_evil,
            None if battle is None else battle.copy(),
        )  # fmt: skip

    def seat_at(self, place: i64) -> Seat:
        """The seat at a place of the play order, clockwise from the starting player (DL-2)."""
        seat = self.starter + place
        count = self.terms.seats
        return seat - count if seat >= count else seat

    def place_of(self, seat: Seat) -> i64:
        """The place of a seat in the play order."""
        place = seat - self.starter
        return place + self.terms.seats if place < 0 else place

    def event_tile(self) -> i64:
        """The event tile of the current season."""
        return self.tiles[self.season - 1]

    def city_card(self, place: i64) -> i64:
        """The combat card of this year at a place of the city, from 0."""
        return self.spells[place]

    def traps_left(self) -> i64:
        size: i64 = len(self.traps)
        return size - self.traps_drawn

    def fought(self) -> Battle:
        """The battle that is being fought."""
        battle = self.battle
        assert battle is not None, "no battle is being fought"
        return battle

    def room_row(self, room: i64) -> Room:
        return self.box.rooms[room]


def in_play_order(state: State, steps: tuple[Step[State], ...]) -> tuple[Step[State], ...]:
    """One step for each seat, clockwise from the starting player (DL-2)."""
    return tuple([steps[state.seat_at(place)] for place in range(state.terms.seats)])
