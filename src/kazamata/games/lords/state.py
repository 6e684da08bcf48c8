"""A position of Dungeon Lords: everything on the table, visible or hidden."""

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
from kazamata.games.lords.packs import pack_count
from kazamata.games.lords.terms import Terms

MAX_EVIL: Final = 15
START_EVIL: Final = 5
PALADIN_MARK: Final = 10
"""The Evilometer has 15 spaces. The Paladin reacts on or above the mark (DL-48, DL-A1)."""

NO_ORDER: Final = -1
ALL_ORDERS: Final = 255
SLOTS: Final = 3
"""Order cards a lord plays in a round (DL-18)."""
NO_CELL: Final = -1
NO_ROOM: Final = -1
NO_INDEX: Final = -1

PALADIN_IN_TENT: Final = -1
PALADIN_GONE: Final = -2
"""The Paladin's location when he is not at a lord's dungeon."""

IDLE: Final = 0
PLANNING: Final = 1
READY: Final = 2
RELEASING: Final = 3
"""The planning stage of a lord in a combat round."""

BUILDING: Final = 0
COMBAT: Final = 1
OVER: Final = 2

WINTER: Final = 0
AUTUMN: Final = 3

DAMAGE_UNIT: Final = 64
EXTRA_UNIT: Final = 64 * 256
"""A party member is one number: tile + 64 x damage + 16384 x extra hit points."""


def tile_of(member: i64) -> i64:
    return member & 63


def damage_of(member: i64) -> i64:
    return (member >> 6) & 255


def extra_of(member: i64) -> i64:
    """Hit points from Create Food."""
    return member >> 14


def without_order(orders: i64, order: i64) -> i64:
    """A set of orders without the order of a slot."""
    return orders if order == NO_ORDER else orders & ~bit(order)


@final
class Lord:
    """The position of one seat.

    Vectors that rarely change are replaced as a whole, so that copies share them.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "evil",
        "gold",
        "food",
        "imps",
        "busy_imps",
        "busy_trolls",
        "room_uses",
        "dug_cells",
        "conquered_cells",
        "placed_rooms",
        "traps",
        "discarded_traps",
        "lair",
        "knocked_out",
        "unpaid_creatures",
        "party",
        "prisoners",
        "tax_cubes",
        "inaccessible_orders",
        "drawn_orders",
        "slot1",
        "slot2",
        "slot3",
        "minion_slots",
        "spied_cards",
        "secret_pick",
        "plan_stage",
        "plan_cell",
        "plan_traps",
        "plan_creatures",
    )

    def __init__(
        self,
        evil: i64,
        gold: i64,
        food: i64,
        imps: i64,
        busy_imps: i64,
        busy_trolls: i64,
        room_uses: i64,
        dug_cells: i64,
        conquered_cells: i64,
        placed_rooms: vec[i64],
        traps: i64,
        discarded_traps: i64,
        lair: i64,
        knocked_out: i64,
        unpaid_creatures: i64,
        party: vec[i64],
        prisoners: i64,
        tax_cubes: i64,
        inaccessible_orders: i64,
        drawn_orders: i64,
        slot1: i64,
        slot2: i64,
        slot3: i64,
        minion_slots: i64,
        spied_cards: i64,
        secret_pick: i64,
        plan_stage: i64,
        plan_cell: i64,
        plan_traps: i64,
        plan_creatures: i64,
    ) -> None:
        self.evil: i64 = evil
        self.gold: i64 = gold
        self.food: i64 = food
        self.imps: i64 = imps
        self.busy_imps: i64 = busy_imps  # imps that did their job this round (DL-28)
        self.busy_trolls: i64 = busy_trolls  # Troll tokens that did their job this round (DL-39)
        self.room_uses: i64 = room_uses  # uses this round, two bits for each room
        self.dug_cells: i64 = dug_cells  # cells with a tile, including rooms and conquered ones
        self.conquered_cells: i64 = conquered_cells  # conquered cells
        self.placed_rooms: vec[i64] = placed_rooms  # 16 x cell + room, in cell order; never changed in place
        self.traps: i64 = traps  # a pack; includes planned ones until they are sprung
        self.discarded_traps: i64 = discarded_traps  # unused traps, discarded face down
        self.lair: i64 = lair  # a pack
        self.knocked_out: i64 = knocked_out  # the face-down part of the lair
        self.unpaid_creatures: i64 = unpaid_creatures  # creatures still waiting for their wage on Pay Day
        self.party: vec[i64] = party
        self.prisoners: i64 = prisoners  # one bit for each adventurer
        self.tax_cubes: i64 = tax_cubes
        self.inaccessible_orders: i64 = inaccessible_orders  # inaccessible orders, one bit each
        self.drawn_orders: i64 = drawn_orders  # the three opening orders, until two are put down
        self.slot1: i64 = slot1
        self.slot2: i64 = slot2
        self.slot3: i64 = slot3
        self.minion_slots: i64 = minion_slots  # slots whose card holds a minion
        self.spied_cards: i64 = spied_cards  # combat cards of this year that the lord has seen
        self.secret_pick: i64 = secret_pick  # the pick for the lord's non-player lord at two seats
        self.plan_stage: i64 = plan_stage
        self.plan_cell: i64 = plan_cell
        self.plan_traps: i64 = plan_traps
        self.plan_creatures: i64 = plan_creatures

    def copy(self) -> Lord:
        return Lord(
            self.evil,
            self.gold,
            self.food,
            self.imps,
            self.busy_imps,
            self.busy_trolls,
            self.room_uses,
            self.dug_cells,
            self.conquered_cells,
            self.placed_rooms,
            self.traps,
            self.discarded_traps,
            self.lair,
            self.knocked_out,
            self.unpaid_creatures,
            self.party[:],
            self.prisoners,
            self.tax_cubes,
            self.inaccessible_orders,
            self.drawn_orders,
            self.slot1,
            self.slot2,
            self.slot3,
            self.minion_slots,
            self.spied_cards,
            self.secret_pick,
            self.plan_stage,
            self.plan_cell,
            self.plan_traps,
            self.plan_creatures,
        )

    def order_in_slot(self, place: i64) -> i64:
        """The order in a slot, `NO_ORDER` if there is none."""
        if place == 0:
            return self.slot1
        return self.slot2 if place == 1 else self.slot3

    def slot_of(self, order: i64) -> i64:
        if self.slot1 == order:
            return 0
        return 1 if self.slot2 == order else 2

    def filled_slots(self) -> i64:
        """The number of filled order slots."""
        if self.slot1 == NO_ORDER:
            return 0
        if self.slot2 == NO_ORDER:
            return 1
        return 2 if self.slot3 == NO_ORDER else 3

    def hand(self) -> i64:
        """The orders in hand: all that are neither inaccessible nor in a slot."""
        orders = without_order(ALL_ORDERS & ~self.inaccessible_orders, self.slot1)
        return without_order(without_order(orders, self.slot2), self.slot3)

    def free_imps(self) -> i64:
        return self.imps - self.busy_imps

    def free_workers(self) -> i64:
        """Imps and Troll tokens without a job this round (DL-38, DL-39)."""
        return self.imps - self.busy_imps + pack_count(self.lair, TROLL) - self.busy_trolls

    def tile_count(self) -> i64:
        return count_bits(self.dug_cells)

    def room_cells(self) -> i64:
        cells: i64 = 0
        for placed in self.placed_rooms:
            cells |= bit(placed >> 4)
        return cells

    def room_at(self, cell: i64) -> i64:
        """The room in a cell, `NO_ROOM` if there is none."""
        for placed in self.placed_rooms:
            if placed >> 4 == cell:
                return placed & 15
        return NO_ROOM

    def cell_of(self, room: i64) -> i64:
        """The cell of a room that the lord has built, otherwise `NO_CELL`."""
        for placed in self.placed_rooms:
            if placed & 15 == room:
                return placed >> 4
        return NO_CELL

    def tunnels(self) -> i64:
        """The cells with an unconquered tunnel (DL-27, DL-32)."""
        return self.dug_cells & ~self.conquered_cells & ~self.room_cells()

    def add_room(self, room: i64, cell: i64) -> None:
        """Replace a tunnel by a room, in a new vector (see the class)."""
        rooms = vec[i64](capacity=8)
        placed = cell * 16 + room
        for other in self.placed_rooms:
            if placed >= 0 and placed < other:
                rooms = append(rooms, placed)
                placed = -1
            rooms = append(rooms, other)
        if placed >= 0:
            rooms = append(rooms, placed)
        self.placed_rooms = rooms


@final
class Battle:
    """The data of the current battle."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seat",
        "cell",
        "room",
        "unsprung_traps",
        "trap_points_left",
        "waiting_creatures",
        "sheep_kind",
        "attacked",
        "no_healing",
        "no_conquering",
        "silenced",
        "shield",
        "wizards_hidden",
        "raging",
        "fatigue_relief",
        "poison_darts",
    )

    def __init__(
        self,
        seat: Seat,
        cell: i64,
        room: i64,
        unsprung_traps: i64,
        trap_points_left: i64,
        waiting_creatures: i64,
        sheep_kind: i64,
        attacked: bool,
        no_healing: bool,
        no_conquering: bool,
        silenced: bool,
        shield: i64,
        wizards_hidden: bool,
        raging: bool,
        fatigue_relief: i64,
        poison_darts: vec[i64],
    ) -> None:
        self.seat: Seat = seat
        self.cell: i64 = cell
        self.room: i64 = room
        self.unsprung_traps: i64 = unsprung_traps  # planned and not sprung yet
        self.trap_points_left: i64 = (
            trap_points_left  # the party's unused trap points, -1 before the first trap
        )
        self.waiting_creatures: i64 = waiting_creatures  # creatures that have not acted yet
        self.sheep_kind: i64 = sheep_kind  # the kind that Metamorphosis turned into a sheep, until it acts
        self.attacked = attacked
        self.no_healing = no_healing
        self.no_conquering = no_conquering
        self.silenced = silenced
        self.shield: i64 = shield
        self.wizards_hidden = wizards_hidden  # wizards cannot be harmed
        self.raging = raging
        self.fatigue_relief: i64 = fatigue_relief  # less fatigue
        self.poison_darts: vec[i64] = (
            poison_darts  # for each dart its victim, with the late damage as damage; never changed in place
        )

    def copy(self) -> Battle:
        return Battle(
            self.seat,
            self.cell,
            self.room,
            self.unsprung_traps,
            self.trap_points_left,
            self.waiting_creatures,
            self.sheep_kind,
            self.attacked,
            self.no_healing,
            self.no_conquering,
            self.silenced,
            self.shield,
            self.wizards_hidden,
            self.raging,
            self.fatigue_relief,
            self.poison_darts,
        )


@final
class State:
    """The whole table. Shuffled stacks never change, and counters record their use."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "terms",
        "creature_stack",
        "room_stack",
        "event_tiles",
        "combat_cards",
        "special_cards",
        "adventurer_stack",
        "drawn_adventurer_count",
        "bottom_adventurer_count",
        "trap_deck",
        "drawn_trap_count",
        "sprung_traps",
        "lords",
        "dice",
        "agenda",
        "phase",
        "year",
        "season",
        "combat_round",
        "turned_card_count",
        "starting_seat",
        "first_starting_seat",
        "paladin_seat",
        "minion_spaces",
        "revealed_slots",
        "creature_offer",
        "room_offer",
        "coming_adventurers",
        "non_player_inaccessible",
        "non_player_orders",
        "non_player_evil",
        "battle",
    )

    def __init__(
        self,
        terms: Terms,
        creature_stack: vec[i64],
        room_stack: vec[i64],
        event_tiles: vec[i64],
        combat_cards: vec[i64],
        special_cards: vec[i64],
        adventurer_stack: vec[i64],
        drawn_adventurer_count: i64,
        bottom_adventurer_count: i64,
        trap_deck: vec[i64],
        drawn_trap_count: i64,
        sprung_traps: i64,
        lords: list[Lord],
        dice: Dice,
        agenda: list[Step[State]],
        phase: i64,
        year: i64,
        season: i64,
        combat_round: i64,
        turned_card_count: i64,
        starting_seat: Seat,
        first_starting_seat: Seat,
        paladin_seat: i64,
        minion_spaces: vec[i64],
        revealed_slots: i64,
        creature_offer: i64,
        room_offer: i64,
        coming_adventurers: vec[i64],
        non_player_inaccessible: vec[i64],
        non_player_orders: vec[i64],
        non_player_evil: i64,
        battle: Battle | None,
    ) -> None:
        self.terms = terms
        self.box: Box = terms.box
        self.creature_stack: vec[i64] = creature_stack  # the twelve tiles of this year, 3 for each season
        self.room_stack: vec[i64] = room_stack  # the eight of this year, 2 for each season
        self.event_tiles: vec[i64] = event_tiles  # the event tiles of spring, summer and autumn
        self.combat_cards: vec[i64] = (
            combat_cards  # the nine combat cards of this year; the first 4 are in the city
        )
        self.special_cards: vec[i64] = special_cards  # the first is for Year 1, the second for Year 2
        self.adventurer_stack: vec[i64] = adventurer_stack  # this year's stack, including those put under it
        self.drawn_adventurer_count: i64 = drawn_adventurer_count
        self.bottom_adventurer_count: i64 = (
            bottom_adventurer_count  # how many were put under it in public (DL-17)
        )
        self.trap_deck: vec[i64] = trap_deck  # the trap deck
        self.drawn_trap_count: i64 = drawn_trap_count
        self.sprung_traps: i64 = sprung_traps  # sprung traps, which all players have seen
        self.lords = lords
        self.dice = dice
        self.agenda = agenda
        self.phase: i64 = phase
        self.year: i64 = year
        self.season: i64 = season
        self.combat_round: i64 = combat_round  # the round of Combat, 0 outside
        self.turned_card_count: i64 = turned_card_count  # face-up combat cards of this year
        self.starting_seat: Seat = starting_seat
        self.first_starting_seat: Seat = first_starting_seat  # the starting player of the game
        self.paladin_seat: i64 = paladin_seat
        self.minion_spaces: vec[i64] = (
            minion_spaces  # 8 x 3 spaces: 0, a seat + 1, or 5 and 6 for non-player lords
        )
        self.revealed_slots: i64 = revealed_slots  # order slots that are turned up
        self.creature_offer: i64 = creature_offer  # a pack of creatures
        self.room_offer: i64 = room_offer  # one bit for each room on offer
        self.coming_adventurers: vec[i64] = (
            coming_adventurers  # adventurers on the progress board, weak to strong
        )
        self.non_player_inaccessible: vec[i64] = (
            non_player_inaccessible  # inaccessible orders of each non-player lord
        )
        self.non_player_orders: vec[i64] = non_player_orders  # the orders it uses this round
        self.non_player_evil: i64 = non_player_evil
        self.battle = battle

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def copy(self) -> State:
        battle = self.battle
        return State(
            self.terms,
            self.creature_stack,
            self.room_stack,
            self.event_tiles,
            self.combat_cards,
            self.special_cards,
            self.adventurer_stack,
            self.drawn_adventurer_count,
            self.bottom_adventurer_count,
            self.trap_deck,
            self.drawn_trap_count,
            self.sprung_traps,
            [lord.copy() for lord in self.lords],
            self.dice.copy(),
            self.agenda[:],
            self.phase,
            self.year,
            self.season,
            self.combat_round,
            self.turned_card_count,
            self.starting_seat,
            self.first_starting_seat,
            self.paladin_seat,
            self.minion_spaces[:],
            self.revealed_slots,
            self.creature_offer,
            self.room_offer,
            self.coming_adventurers,
            self.non_player_inaccessible[:],
            self.non_player_orders[:],
            self.non_player_evil,
            None if battle is None else battle.copy(),
        )

    def seat_in_order(self, place: i64) -> Seat:
        """The seat at an index of the play order, clockwise from the starting player (DL-2)."""
        seat = self.starting_seat + place
        count = self.terms.seats
        return seat - count if seat >= count else seat

    def order_of_seat(self, seat: Seat) -> i64:
        """The index of a seat in the play order."""
        place = seat - self.starting_seat
        return place + self.terms.seats if place < 0 else place

    def event_tile(self) -> i64:
        """The event tile of the current season."""
        return self.event_tiles[self.season - 1]

    def city_card(self, place: i64) -> i64:
        """The combat card of this year at an index of the city, from 0."""
        return self.combat_cards[place]

    def traps_left(self) -> i64:
        size: i64 = len(self.trap_deck)
        return size - self.drawn_trap_count

    def current_battle(self) -> Battle:
        """The battle in progress."""
        battle = self.battle
        assert battle is not None, "no battle is being fought"
        return battle

    def room_row(self, room: i64) -> Room:
        return self.box.rooms[room]


def hit_points(state: State, member: i64) -> i64:
    """Hit points of a party member, including those from Create Food (DL-A10)."""
    return state.box.adventurers[tile_of(member)].hp + extra_of(member)


def in_play_order(state: State, steps: tuple[Step[State], ...]) -> tuple[Step[State], ...]:
    """One step for each seat, clockwise from the starting player (DL-2)."""
    return tuple([steps[state.seat_in_order(place)] for place in range(state.terms.seats)])
