"""The view of a player (DL-79). It is built by copying known facts, never by deleting secrets."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.bits import bit, has_bit
from kazamata.core.seats import Seat, Viewer
from kazamata.core.steps import Step, redact_agenda
from kazamata.games.lords.arrivals import arrival_seasons, expected_seats
from kazamata.games.lords.catalogue.creatures import ANY
from kazamata.games.lords.catalogue.spells import CITY
from kazamata.games.lords.forecast import NO_FORECAST, OrdersForecast, forecast_orders
from kazamata.games.lords.grid import append_bits, count_bits
from kazamata.games.lords.packs import EMPTY_PACK, PACK_KINDS, pack_count, pack_size
from kazamata.games.lords.party import healing_points, magic_points, trap_points
from kazamata.games.lords.stages import battle_step, stage_of
from kazamata.games.lords.state import (
    AUTUMN,
    COMBAT,
    NO_CELL,
    NO_ORDER,
    OVER,
    PLANNING,
    RELEASING,
    Battle,
    Lord,
    State,
    damage_of,
    extra_of,
    hit_points,
    tile_of,
)
from kazamata.games.lords.steps.attacks import aim_at, alternatives, attack_of
from kazamata.games.lords.steps.battle import planned_battle
from kazamata.games.lords.steps.combat import unsent_creatures, unsent_traps
from kazamata.games.lords.steps.season_events import is_idle
from kazamata.games.lords.steps.years import CREATURES_A_ROUND, ROOMS_A_ROUND, special_is_open
from kazamata.games.lords.terms import Terms

HIDDEN: Final = -2
"""A card that is face down for the viewer."""
NO_NUMBERS: Final[list[int]] = []
NO_AIMS: Final[list[list[list[int]]]] = []
"""A derived list that `see` leaves empty."""


@final
class LordView:
    """One seat in a view. Packs are lists of nine counts."""

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
        "trap_count",
        "traps",
        "discarded_trap_count",
        "discarded_traps",
        "lair",
        "knocked_out",
        "unpaid_creatures",
        "party",
        "prisoners",
        "tax_cubes",
        "inaccessible_orders",
        "drawn_orders",
        "opening_decided",
        "slots",
        "hand",
        "minion_slots",
        "spied_cards",
        "secret_pick",
        "plan_stage",
        "plan_cell",
        "plan_trap_count",
        "plan_traps",
        "plan_creatures",
        "free_imps",
        "free_workers",
        "tunnel_count",
        "powers",
        "hit_points",
        "aims",
        "unsent_traps",
        "unsent_creatures",
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
        dug_cells: list[int],
        conquered_cells: list[int],
        placed_rooms: list[list[int]],
        trap_count: i64,
        traps: list[int],
        discarded_trap_count: i64,
        discarded_traps: list[int],
        lair: list[int],
        knocked_out: list[int],
        unpaid_creatures: list[int],
        party: list[list[int]],
        prisoners: list[int],
        tax_cubes: i64,
        inaccessible_orders: list[int],
        drawn_orders: list[int],
        opening_decided: i64,
        slots: list[int],
        hand: list[int],
        minion_slots: list[int],
        spied_cards: list[int],
        secret_pick: i64,
        plan_stage: i64,
        plan_cell: i64,
        plan_trap_count: i64,
        plan_traps: list[int],
        plan_creatures: list[int],
        free_imps: i64,
        free_workers: i64,
        tunnel_count: i64,
        powers: list[int],
        hit_points: list[int],
        aims: list[list[list[int]]],
        unsent_traps: list[int],
        unsent_creatures: list[int],
    ) -> None:
        self.evil: i64 = evil
        self.gold: i64 = gold
        self.food: i64 = food
        self.imps: i64 = imps
        self.busy_imps: i64 = busy_imps
        self.busy_trolls: i64 = busy_trolls
        self.room_uses: i64 = room_uses  # two bits for each room
        self.dug_cells = dug_cells
        self.conquered_cells = conquered_cells
        self.placed_rooms = placed_rooms  # [cell, room]
        self.trap_count: i64 = trap_count
        self.traps = traps  # empty unless the viewer owns them or the game is over
        self.discarded_trap_count: i64 = discarded_trap_count
        self.discarded_traps = discarded_traps
        self.lair = lair
        self.knocked_out = knocked_out
        self.unpaid_creatures = unpaid_creatures
        self.party = party  # [tile, damage, extra hit points]
        self.prisoners = prisoners
        self.tax_cubes: i64 = tax_cubes
        self.inaccessible_orders = inaccessible_orders
        self.drawn_orders = drawn_orders  # the viewer's own three opening cards
        self.opening_decided: i64 = opening_decided  # whether the opening is decided
        self.slots = slots  # an order, HIDDEN or -1
        self.hand = hand  # for others: the orders they may hold
        self.minion_slots = minion_slots
        self.spied_cards = spied_cards  # the rounds whose card the lord has seen
        self.secret_pick: i64 = secret_pick
        self.plan_stage: i64 = plan_stage
        self.plan_cell: i64 = plan_cell
        self.plan_trap_count: i64 = plan_trap_count
        self.plan_traps = plan_traps
        self.plan_creatures = plan_creatures
        # only `show` fills these
        self.free_imps: i64 = free_imps
        self.free_workers: i64 = free_workers  # imps and Troll tokens
        self.tunnel_count: i64 = tunnel_count  # without rooms and conquered ones
        self.powers = powers  # of the party: points against traps, healing, magic
        self.hit_points = hit_points  # of the party, without its damage
        self.aims = aims  # [creature][attack][place in the lord's party], as in `fields.CAN_AIM`
        self.unsent_traps = unsent_traps  # those that the plan of a battle can still use, by kind
        self.unsent_creatures = unsent_creatures


@final
class BattleView:
    """A battle in a view. Only the owner sees unsprung traps; others see their number."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seat",
        "cell",
        "room",
        "unsprung_trap_count",
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
        "step",
    )

    def __init__(
        self,
        seat: i64,
        cell: i64,
        room: i64,
        unsprung_trap_count: i64,
        unsprung_traps: list[int],
        trap_points_left: i64,
        waiting_creatures: list[int],
        sheep_kind: i64,
        attacked: bool,
        no_healing: bool,
        no_conquering: bool,
        silenced: bool,
        shield: i64,
        wizards_hidden: bool,
        raging: bool,
        fatigue_relief: i64,
        poison_darts: list[list[int]],
        step: i64,
    ) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell
        self.room: i64 = room
        self.unsprung_trap_count: i64 = unsprung_trap_count
        self.unsprung_traps = unsprung_traps
        self.trap_points_left: i64 = trap_points_left
        self.waiting_creatures = waiting_creatures
        self.sheep_kind: i64 = sheep_kind
        self.attacked = attacked
        self.no_healing = no_healing
        self.no_conquering = no_conquering
        self.silenced = silenced
        self.shield: i64 = shield
        self.wizards_hidden = wizards_hidden
        self.raging = raging
        self.fatigue_relief: i64 = fatigue_relief
        self.poison_darts = poison_darts  # [tile, late damage] for each dart
        self.step: i64 = step  # the current one of `fields.BATTLE_STEPS`


@final
class View:
    """A table as one viewer knows it."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "viewer",
        "terms",
        "creatures_seen",
        "rooms_seen",
        "event_tiles_seen",
        "city_cards",
        "special_cards",
        "drawn_adventurers",
        "bottom_adventurers",
        "adventurers_left",
        "traps_left",
        "sprung_traps",
        "lords",
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
        "stage",
        "expected_seats",
        "arrival_seasons",
        "idle_event_seasons",
        "has_non_player_orders",
        "forecast",
    )

    def __init__(
        self,
        viewer: Viewer,
        terms: Terms,
        creatures_seen: list[int],
        rooms_seen: list[int],
        event_tiles_seen: list[int],
        city_cards: list[int],
        special_cards: list[int],
        drawn_adventurers: list[int],
        bottom_adventurers: list[int],
        adventurers_left: i64,
        traps_left: i64,
        sprung_traps: list[int],
        lords: list[LordView],
        agenda: list[Step[State]],
        phase: i64,
        year: i64,
        season: i64,
        combat_round: i64,
        turned_card_count: i64,
        starting_seat: i64,
        first_starting_seat: i64,
        paladin_seat: i64,
        minion_spaces: list[int],
        revealed_slots: i64,
        creature_offer: list[int],
        room_offer: list[int],
        coming_adventurers: list[int],
        non_player_inaccessible: list[list[int]],
        non_player_orders: list[list[int]],
        non_player_evil: i64,
        battle: BattleView | None,
        stage: i64,
        expected_seats: list[int],
        arrival_seasons: list[int],
        idle_event_seasons: list[int],
        has_non_player_orders: bool,
        forecast: OrdersForecast,
    ) -> None:
        self.viewer: Viewer = viewer
        self.terms = terms
        self.creatures_seen = creatures_seen  # this year's revealed creature tiles
        self.rooms_seen = rooms_seen
        self.event_tiles_seen = event_tiles_seen  # this year's revealed event tiles
        self.city_cards = city_cards  # this year's four combat cards, HIDDEN if the viewer has not seen them
        self.special_cards = special_cards  # this game's special cards, HIDDEN until revealed
        self.drawn_adventurers = drawn_adventurers  # this year's adventurers in the order of drawing
        self.bottom_adventurers = bottom_adventurers  # adventurers publicly put under the stack
        self.adventurers_left: i64 = adventurers_left
        self.traps_left: i64 = traps_left
        self.sprung_traps = sprung_traps  # sprung traps, by kind
        self.lords = lords
        self.agenda = agenda  # only for `imagine`
        self.phase: i64 = phase
        self.year: i64 = year
        self.season: i64 = season
        self.combat_round: i64 = combat_round
        self.turned_card_count: i64 = turned_card_count
        self.starting_seat: i64 = starting_seat
        self.first_starting_seat: i64 = first_starting_seat
        self.paladin_seat: i64 = paladin_seat
        self.minion_spaces = minion_spaces
        self.revealed_slots: i64 = revealed_slots
        self.creature_offer = creature_offer
        self.room_offer = room_offer
        self.coming_adventurers = coming_adventurers
        self.non_player_inaccessible = non_player_inaccessible
        self.non_player_orders = non_player_orders
        self.non_player_evil: i64 = non_player_evil
        self.battle = battle
        self.stage: i64 = stage  # the part of the round, one of `stages.STAGES`
        self.expected_seats = (
            expected_seats  # the seat that each coming adventurer would go to, -1: a non-player lord
        )
        # only `show` fills these
        self.arrival_seasons = arrival_seasons  # the season in which each coming adventurer joins a party
        self.idle_event_seasons = idle_event_seasons  # the seasons whose event has no effect at this table
        self.has_non_player_orders = has_non_player_orders  # and a marker of the non-player lords
        self.forecast = forecast  # of the viewer's orders


def to_list(row: vec[i64]) -> list[int]:
    """A plain list of the same numbers."""
    return [int(number) for number in row]


def bit_list(mask: i64) -> list[int]:
    """The indices of the set bits."""
    return to_list(append_bits(vec[i64](), mask, 0))


def counts(pack: i64) -> list[int]:
    """A pack as a list of nine counts; empty for an empty pack."""
    if pack == EMPTY_PACK:
        return []
    return [int(pack_count(pack, kind)) for kind in range(9)]


def see(state: State, viewer: Viewer) -> View:
    """The view of a player. In training and after the game all stores are open."""
    battle = state.battle
    drawn: i64 = len(state.adventurer_stack)
    return View(
        viewer,
        state.terms,
        seen_tiles(state.creature_stack, state.season, CREATURES_A_ROUND),
        seen_tiles(state.room_stack, state.season, ROOMS_A_ROUND),
        seen_events(state),
        seen_city(state, viewer),
        seen_specials(state),
        to_list(state.adventurer_stack[: state.drawn_adventurer_count]),
        to_list(state.adventurer_stack[drawn - state.bottom_adventurer_count :]),
        drawn - state.drawn_adventurer_count,
        state.traps_left(),
        counts(state.sprung_traps),
        [see_lord(state, seat, viewer) for seat in range(len(state.lords))],
        redact_agenda(state.agenda, viewer),
        state.phase,
        state.year,
        state.season,
        state.combat_round,
        state.turned_card_count,
        state.starting_seat,
        state.first_starting_seat,
        state.paladin_seat,
        to_list(state.minion_spaces),
        state.revealed_slots,
        counts(state.creature_offer),
        bit_list(state.room_offer),
        to_list(state.coming_adventurers),
        [bit_list(mask) for mask in state.non_player_inaccessible],
        [bit_list(mask) for mask in state.non_player_orders],
        state.non_player_evil,
        None if battle is None else see_battle(state, battle, viewer),
        stage_of(state),
        to_list(expected_seats(state)),
        NO_NUMBERS,
        NO_NUMBERS,
        False,
        NO_FORECAST,
    )


def show(state: State, viewer: Viewer) -> View:
    """The view with the numbers that follow from it: free workers, the powers of parties, a forecast."""
    view = see(state, viewer)
    seat: i64 = 0
    for shown in view.lords:
        lord = state.lords[seat]
        shown.free_imps = lord.free_imps()
        shown.free_workers = lord.free_workers()
        shown.tunnel_count = count_bits(lord.tunnels())
        shown.powers = [
            int(trap_points(state, lord)),
            int(healing_points(state, lord)),
            int(magic_points(state, lord)),
        ]
        shown.hit_points = [int(hit_points(state, member)) for member in lord.party]
        seat += 1
    view.arrival_seasons = to_list(arrival_seasons(state))
    seen = enumerate(view.event_tiles_seen, 1)
    view.idle_event_seasons = [season for season, tile in seen if is_idle(state.terms, tile)]
    view.has_non_player_orders = state.terms.has_non_player_orders()
    if viewer >= 0:
        if state.phase == COMBAT:
            show_plan(state, viewer, view.lords[viewer])
        view.forecast = forecast_orders(state, viewer)
    return view


def show_plan(state: State, seat: Seat, shown: LordView) -> None:
    """What a lord can still send to a battle, and whom each attack may aim at (DL-57, DL-63)."""
    lord = state.lords[seat]
    kinds = range(len(state.box.creatures))
    shown.unsent_traps = [int(unsent_traps(lord, kind)) for kind in range(PACK_KINDS)]
    shown.unsent_creatures = [int(unsent_creatures(lord, kind)) for kind in kinds]
    if len(lord.party) > 0:
        shown.aims = [aims_of(state, seat, kind) for kind in kinds]


def aims_of(state: State, seat: Seat, kind: i64) -> list[list[int]]:
    """Whom each attack of a creature may aim at, before the battle hides anybody. Others hit the first place."""
    lord = state.lords[seat]
    battle = planned_battle(lord, seat)
    aims: list[list[int]] = []
    for way in range(alternatives(state, kind)):
        attack = attack_of(state, kind, way)
        places = range(len(lord.party)) if attack.aim == ANY else range(1)
        aims.append([int(aim_at(state, battle, lord, attack, place)) for place in places])
    return aims


def seen_tiles(stack: vec[i64], season: i64, a_round: i64) -> list[int]:
    """The tiles revealed this year, season by season."""
    return to_list(stack[: (season + 1) * a_round])


def seen_events(state: State) -> list[int]:
    return to_list(state.event_tiles[: seen_event_count(state)])


def seen_event_count(state: State) -> i64:
    """Event tiles are face up from one season before theirs (DL-16)."""
    return state.season + 1 if state.season < AUTUMN else AUTUMN


def knows_card(state: State, viewer: Viewer, place: i64) -> bool:
    """Whether a viewer knows a combat card: it is turned up, or the viewer spied on it (DL-24, DL-79)."""
    if place < state.turned_card_count:
        return True
    return viewer >= 0 and has_bit(state.lords[viewer].spied_cards, place)


def seen_city(state: State, viewer: Viewer) -> list[int]:
    city: list[int] = []
    place: i64 = 0
    while place < CITY and place < len(state.combat_cards):
        city.append(state.city_card(place) if knows_card(state, viewer, place) else HIDDEN)
        place += 1
    return city


def seen_specials(state: State) -> list[int]:
    """The card of a past year, and this year's once its tile is turned up (DL-7)."""
    if not state.terms.specials or state.year == 0:
        return []
    shown = [int(card) for card in state.special_cards[: state.year]]
    if not special_is_open(state):
        shown[-1] = HIDDEN
    return shown


def plan_is_hidden(state: State, seat: Seat, viewer: Viewer) -> bool:
    """Whether a plan is secret: until all have planned, or by agreement until it is ready (DL-57, DL-A37)."""
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
        lord.busy_imps,
        lord.busy_trolls,
        lord.room_uses,
        bit_list(lord.dug_cells),
        bit_list(lord.conquered_cells),
        [[int(placed >> 4), int(placed & 15)] for placed in lord.placed_rooms],
        pack_size(lord.traps),
        counts(lord.traps) if laid_open else [],
        pack_size(lord.discarded_traps),
        counts(lord.discarded_traps) if laid_open else [],
        counts(lord.lair),
        counts(lord.knocked_out),
        counts(lord.unpaid_creatures),
        [[int(tile_of(one)), int(damage_of(one)), int(extra_of(one))] for one in lord.party],
        bit_list(lord.prisoners),
        lord.tax_cubes,
        bit_list(lord.inaccessible_orders),
        bit_list(lord.drawn_orders) if own else [],
        1 if lord.drawn_orders != 0 and lord.secret_pick != NO_ORDER else 0,
        [slot_seen(state, lord, place, own) for place in range(3)],
        bit_list(hand_seen(state, lord, own)),
        bit_list(lord.minion_slots),
        bit_list(lord.spied_cards),
        lord.secret_pick if own or lord.secret_pick == NO_ORDER else HIDDEN,
        lord.plan_stage,
        NO_CELL if veiled else lord.plan_cell,
        0 if veiled else pack_size(lord.plan_traps),
        counts(lord.plan_traps) if own else [],
        [] if veiled else counts(lord.plan_creatures),
        0,
        0,
        0,
        NO_NUMBERS,
        NO_NUMBERS,
        NO_AIMS,
        NO_NUMBERS,
        NO_NUMBERS,
    )


def slot_seen(state: State, lord: Lord, place: i64, own: bool) -> i64:
    """The order in a slot, hidden until the slot is turned up (DL-18, DL-19)."""
    order = lord.order_in_slot(place)
    if own or order == NO_ORDER or place < state.revealed_slots:
        return order
    return HIDDEN


def hand_seen(state: State, lord: Lord, own: bool) -> i64:
    """A hand by elimination. For others it includes the face-down orders in the slots (DL-79)."""
    orders = lord.hand()
    if own:
        return orders
    place = state.revealed_slots
    while place < 3:
        order = lord.order_in_slot(place)
        if order != NO_ORDER:
            orders |= bit(order)
        place += 1
    return orders


def see_battle(state: State, battle: Battle, viewer: Viewer) -> BattleView:
    return BattleView(
        battle.seat,
        battle.cell,
        battle.room,
        pack_size(battle.unsprung_traps),
        counts(battle.unsprung_traps) if battle.seat == viewer else [],
        battle.trap_points_left,
        counts(battle.waiting_creatures),
        battle.sheep_kind,
        battle.attacked,
        battle.no_healing,
        battle.no_conquering,
        battle.silenced,
        battle.shield,
        battle.wizards_hidden,
        battle.raging,
        battle.fatigue_relief,
        [[int(tile_of(dart)), int(damage_of(dart))] for dart in battle.poison_darts],
        battle_step(state),
    )
