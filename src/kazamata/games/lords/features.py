"""The feature vector of a seat (DL-79). It holds the same knowledge as the seat's view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from kazamata.core.features import FeatureBlock, FeatureWriter
from kazamata.core.seats import Seat
from kazamata.games.lords.catalogue.adventurers import ADVENTURERS_SPAN
from kazamata.games.lords.catalogue.locations import LOCATIONS
from kazamata.games.lords.catalogue.rooms import ROOMS_SPAN
from kazamata.games.lords.catalogue.spells import CITY
from kazamata.games.lords.fields import MAX_ADVENTURERS, MAX_SEATS
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import EMPTY_PACK, PACK_KINDS, pack_size
from kazamata.games.lords.state import (
    NO_CELL,
    NO_ORDER,
    SLOTS,
    Battle,
    Lord,
    State,
    damage_of,
    extra_of,
    tile_of,
)
from kazamata.games.lords.steps.years import special_is_open, tiles_shown
from kazamata.games.lords.view import HIDDEN, hand_seen, knows_card, plan_is_hidden, slot_seen

SEASONS_SHOWN: Final = 3
SPECIAL_CARDS: Final = 2
BOARD_SPACES: Final = 24
MAX_COMING: Final = 12
NON_PLAYER_LORDS: Final = 2
MEMBER: Final = 3
MAX_PARTY: Final = MAX_ADVENTURERS * MEMBER
FACE_DOWN: Final = -1

BLOCKS: Final = (
    FeatureBlock("time", 6, "phase, year, season, round of combat, order slots and combat cards turned up"),
    FeatureBlock("event_tiles", SEASONS_SHOWN, "the event tiles that were turned up, counted from 1"),
    FeatureBlock(
        "city_cards", CITY, "the four combat cards counted from 1, 0 where the viewer has not seen them"
    ),
    FeatureBlock(
        "special_cards", SPECIAL_CARDS, "the special cards counted from 1, 0 where they are not turned up"
    ),
    FeatureBlock(
        "minion_spaces",
        BOARD_SPACES,
        "8 x 3 spaces: 0, 1 the viewer's, 2 to 4 others clockwise, 5 and 6 non-player lords",
    ),
    FeatureBlock("creature_offer", PACK_KINDS, "creatures for hire, by kind"),
    FeatureBlock("room_offer", ROOMS_SPAN, "1 for each room on offer"),
    FeatureBlock(
        "coming_adventurers", MAX_COMING, "adventurers on the progress board counted from 1, weak to strong"
    ),
    FeatureBlock("stack_sizes", 2, "adventurers and traps left in their stacks"),
    FeatureBlock("sprung_traps", PACK_KINDS, "sprung traps, by kind"),
    FeatureBlock(
        "non_player_orders",
        2 * NON_PLAYER_LORDS * LOCATIONS,
        "of each non-player lord: inaccessible orders, orders in use",
    ),
    FeatureBlock("non_player_evil", 1, "the place of the non-player lords on the Evilometer"),
    FeatureBlock("traps", PACK_KINDS, "the viewer's traps, by kind"),
    FeatureBlock("discarded_traps", PACK_KINDS, "traps that the viewer has discarded face down, by kind"),
    FeatureBlock("drawn_orders", LOCATIONS, "1 for each order of the viewer's opening"),
    FeatureBlock("secret_pick", 1, "the viewer's pick for its non-player lord counted from 1, 0 before"),
    FeatureBlock("plan_traps", PACK_KINDS, "the traps of the viewer's plan, by kind"),
    FeatureBlock(
        "battle",
        14,
        "whether a battle is on, whose it is (1: the viewer's), tile, room, traps not sprung, trap points, sheep, "
        "attacked, no healing, no conquering, silenced, shield, hidden, raging",
    ),
    FeatureBlock("waiting_creatures", PACK_KINDS, "creatures that have not acted in the battle, by kind"),
    FeatureBlock("goods", 4, "evil, gold, food, imps", per_seat=True),
    FeatureBlock("busy_workers", 2, "imps and trolls that did their job this round", per_seat=True),
    FeatureBlock("dug_cells", CELLS, "0 rock, 1 tunnel, 2 + the room that lies there", per_seat=True),
    FeatureBlock("conquered_cells", CELLS, "1 where the tile is conquered", per_seat=True),
    FeatureBlock("trap_counts", 2, "traps held, and discarded face down", per_seat=True),
    FeatureBlock("lair", PACK_KINDS, "creatures, by kind", per_seat=True),
    FeatureBlock("knocked_out", PACK_KINDS, "those of them that lie face down", per_seat=True),
    FeatureBlock("unpaid_creatures", PACK_KINDS, "those that still wait for their wage", per_seat=True),
    FeatureBlock(
        "party",
        MAX_PARTY,
        "for each adventurer: tile counted from 1, damage, extra hit points",
        per_seat=True,
    ),
    FeatureBlock("prisoners", ADVENTURERS_SPAN, "1 for each adventurer in prison", per_seat=True),
    FeatureBlock("tax_cubes", 1, "red cubes", per_seat=True),
    FeatureBlock("inaccessible_orders", LOCATIONS, "1 for each inaccessible order", per_seat=True),
    FeatureBlock(
        "slots", SLOTS, "the orders counted from 1, -1 where face down, 0 where empty", per_seat=True
    ),
    FeatureBlock("minion_slots", SLOTS, "1 for each slot whose card carries a minion", per_seat=True),
    FeatureBlock("hand", LOCATIONS, "orders in hand; another's are those that may be there", per_seat=True),
    FeatureBlock("spied_cards", CITY, "1 for each combat card that the lord has looked at", per_seat=True),
    FeatureBlock(
        "turn",
        3,
        "starting player, before whose dungeon the Paladin stands, stage of the plan",
        per_seat=True,
    ),
    FeatureBlock(
        "plan",
        2 + PACK_KINDS,
        "tile counted from 1, number of traps, creatures; 0 where it is hidden",
        per_seat=True,
    ),
)


def write(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    """Write the feature blocks of the table."""
    write_table(state, viewer, writer)
    write_own(state.lords[viewer], writer)
    write_battle(state, viewer, writer)


def write_table(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    writer.put6(
        state.phase,
        state.year,
        state.season,
        state.combat_round,
        state.revealed_slots,
        state.turned_card_count,
    )
    writer.put_cards(state.event_tiles, tiles_shown(state), SEASONS_SHOWN)
    write_city(state, viewer, writer)
    write_specials(state, writer)
    write_board(state, viewer, writer)
    writer.put_pack(state.creature_offer, PACK_KINDS)
    writer.put_bits(state.room_offer, ROOMS_SPAN)
    writer.put_cards(state.coming_adventurers, MAX_COMING, MAX_COMING)
    writer.put2(len(state.adventurer_stack) - state.drawn_adventurer_count, state.traps_left())
    writer.put_pack(state.sprung_traps, PACK_KINDS)
    write_non_player_orders(state, writer)
    writer.put(state.non_player_evil)


def write_board(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    numbers, at, seats = writer.numbers, writer.at, state.terms.seats
    for space in state.minion_spaces:
        if space == 0 or space > MAX_SEATS:
            numbers[at] = i16(space)
        else:
            own = space - viewer
            numbers[at] = i16(own if own > 0 else own + seats)
        at += 1
    writer.at = at


def write_city(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    begin = writer.at
    place: i64 = 0
    while place < CITY and place < len(state.combat_cards):
        if knows_card(state, viewer, place):
            writer.put(state.city_card(place) + 1)
        else:
            writer.put(0)
        place += 1
    writer.at = begin + CITY


def write_specials(state: State, writer: FeatureWriter) -> None:
    begin = writer.at
    if state.terms.specials:
        shown = state.year if state.year == 0 or special_is_open(state) else state.year - 1
        writer.put_cards(state.special_cards, shown, SPECIAL_CARDS)
    writer.at = begin + SPECIAL_CARDS


def write_non_player_orders(state: State, writer: FeatureWriter) -> None:
    begin = writer.at
    non_player_lord: i64 = 0
    while non_player_lord < len(state.non_player_inaccessible):
        writer.put_bits(state.non_player_inaccessible[non_player_lord], LOCATIONS)
        writer.put_bits(state.non_player_orders[non_player_lord], LOCATIONS)
        non_player_lord += 1
    writer.at = begin + 2 * NON_PLAYER_LORDS * LOCATIONS


def write_own(lord: Lord, writer: FeatureWriter) -> None:
    writer.put_pack(lord.traps, PACK_KINDS)
    writer.put_pack(lord.discarded_traps, PACK_KINDS)
    writer.put_bits(lord.drawn_orders, LOCATIONS)
    writer.put(lord.secret_pick + 1)
    writer.put_pack(lord.plan_traps, PACK_KINDS)


def write_battle(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    begin = writer.at
    battle = state.battle
    if battle is not None:
        write_fight(state, battle, viewer, writer)
    writer.at = begin + 14 + PACK_KINDS


def write_fight(state: State, battle: Battle, viewer: Seat, writer: FeatureWriter) -> None:
    whose = (battle.seat - viewer) % state.terms.seats + 1
    writer.put6(
        1, whose, battle.cell + 1, battle.room + 1, pack_size(battle.unsprung_traps), battle.trap_points_left
    )
    writer.put(battle.sheep_kind)
    writer.put3(1 if battle.attacked else 0, 1 if battle.no_healing else 0, 1 if battle.no_conquering else 0)
    writer.put2(1 if battle.silenced else 0, battle.shield)
    writer.put2(1 if battle.wizards_hidden else 0, 1 if battle.raging else 0)
    writer.put_pack(battle.waiting_creatures, PACK_KINDS)


def write_seat(state: State, seat: Seat, viewer: Seat, writer: FeatureWriter) -> None:
    """Write the feature blocks of a lord."""
    lord = state.lords[seat]
    writer.put6(lord.evil, lord.gold, lord.food, lord.imps, lord.busy_imps, lord.busy_trolls)
    write_dungeon(lord, writer)
    writer.put2(pack_size(lord.traps), pack_size(lord.discarded_traps))
    writer.put_pack(lord.lair, PACK_KINDS)
    writer.put_pack(lord.knocked_out, PACK_KINDS)
    writer.put_pack(lord.unpaid_creatures, PACK_KINDS)
    write_party(lord, writer)
    writer.put_bits(lord.prisoners, ADVENTURERS_SPAN)
    writer.put(lord.tax_cubes)
    write_orders(state, lord, seat == viewer, writer)
    writer.put_bits(lord.spied_cards, CITY)
    writer.put3(
        1 if seat == state.starting_seat else 0, 1 if seat == state.paladin_seat else 0, lord.plan_stage
    )
    if lord.plan_cell == NO_CELL and lord.plan_traps == EMPTY_PACK and lord.plan_creatures == EMPTY_PACK:
        writer.skip(2 + PACK_KINDS)  # no plan exists, for any viewer
    else:
        write_plan(lord, plan_is_hidden(state, seat, viewer), writer)


def write_dungeon(lord: Lord, writer: FeatureWriter) -> None:
    begin = writer.at
    writer.put_bits(lord.dug_cells, CELLS)
    for placed in lord.placed_rooms:
        writer.numbers[begin + (placed >> 4)] = i16(2 + (placed & 15))
    writer.put_bits(lord.conquered_cells, CELLS)


def write_party(lord: Lord, writer: FeatureWriter) -> None:
    begin = writer.at
    for member in lord.party:
        writer.put3(tile_of(member) + 1, damage_of(member), extra_of(member))
    writer.at = begin + MAX_PARTY


def write_orders(state: State, lord: Lord, own: bool, writer: FeatureWriter) -> None:
    writer.put_bits(lord.inaccessible_orders, LOCATIONS)
    if lord.slot1 == NO_ORDER and lord.slot2 == NO_ORDER and lord.slot3 == NO_ORDER:
        writer.skip(SLOTS)
    else:
        first, second = slot_seen(state, lord, 0, own), slot_seen(state, lord, 1, own)
        writer.put3(slot_shown(first), slot_shown(second), slot_shown(slot_seen(state, lord, 2, own)))
    writer.put_bits(lord.minion_slots, SLOTS)
    writer.put_bits(hand_seen(state, lord, own), LOCATIONS)


def slot_shown(order: i64) -> i64:
    if order == HIDDEN:
        return FACE_DOWN
    return order + 1


def write_plan(lord: Lord, veiled: bool, writer: FeatureWriter) -> None:
    if veiled:
        writer.skip(2 + PACK_KINDS)
        return
    writer.put2(lord.plan_cell + 1, pack_size(lord.plan_traps))
    writer.put_pack(lord.plan_creatures, PACK_KINDS)


assert NO_ORDER == NO_CELL == -1
