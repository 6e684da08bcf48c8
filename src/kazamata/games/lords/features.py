"""What a seat may know of a table, in numbers (DL-79): the same as its view shows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from kazamata.core.features import Block, Sheet
from kazamata.core.seats import Seat
from kazamata.games.lords.catalogue.adventurers import ADVENTURERS_SPAN
from kazamata.games.lords.catalogue.locations import LOCATIONS
from kazamata.games.lords.catalogue.rooms import ROOMS_SPAN
from kazamata.games.lords.catalogue.spells import CITY
from kazamata.games.lords.fields import MOST_ADVENTURERS, MOST_SEATS
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import KINDS, NONE, size
from kazamata.games.lords.state import (
    NO_ORDER,
    NO_TILE,
    Battle,
    Lord,
    State,
    damage_of,
    extra_of,
    tile_of,
)
from kazamata.games.lords.steps.course import special_is_open, tiles_shown
from kazamata.games.lords.view import HIDDEN, hand_seen, knows_card, plan_is_hidden, slot_seen

SEASONS_SHOWN: Final = 3
SPECIALS: Final = 2
SLOTS: Final = 3
SPACES: Final = 24
MOST_COMING: Final = 12
PUPPETS: Final = 2
MEMBER: Final = 3
MOST_PARTY: Final = MOST_ADVENTURERS * MEMBER
FACE_DOWN: Final = -1

BLOCKS: Final = (
    Block("time", 6, "phase, year, season, round of combat, order slots and combat cards turned up"),
    Block("tiles", SEASONS_SHOWN, "the event tiles that were turned up, counted from 1"),
    Block("city", CITY, "the four combat cards counted from 1, 0 where the viewer has not seen them"),
    Block("specials", SPECIALS, "the special cards counted from 1, 0 where they are not turned up"),
    Block("board", SPACES, "8 x 3 spaces: 0, 1 the viewer's, 2 to 4 others clockwise, 5 and 6 non-player lords"),
    Block("offer", KINDS, "creatures for hire, by kind"),
    Block("shop", ROOMS_SPAN, "1 for each room on offer"),
    Block("coming", MOST_COMING, "adventurers on the progress board counted from 1, weak to strong"),
    Block("stacks", 2, "adventurers and traps left in their stacks"),
    Block("used", KINDS, "sprung traps, by kind"),
    Block("puppets", 2 * PUPPETS * LOCATIONS, "of each non-player lord: inaccessible orders, orders in use"),
    Block("puppet_evil", 1, "the place of the non-player lords on the Evilometer"),
    Block("traps", KINDS, "the viewer's traps, by kind"),
    Block("buried", KINDS, "traps that the viewer has discarded face down, by kind"),
    Block("drawn", LOCATIONS, "1 for each order of the viewer's opening"),
    Block("puppet_pick", 1, "the viewer's pick for its non-player lord counted from 1, 0 before"),
    Block("plan_traps", KINDS, "the traps of the viewer's plan, by kind"),
    Block("battle", 14,
          "whether a battle is on, whose it is (1: the viewer's), tile, room, traps not sprung, trap points, sheep, "
          "attacked, no healing, no conquering, silenced, shield, hidden, raging"),
    Block("team", KINDS, "creatures that have not acted in the battle, by kind"),
    Block("goods", 4, "evil, gold, food, imps", each=True),
    Block("busy", 2, "imps and trolls that did their job this round", each=True),
    Block("dug", CELLS, "0 rock, 1 tunnel, 2 + the room that lies there", each=True),
    Block("lost", CELLS, "1 where the tile is conquered", each=True),
    Block("trap_counts", 2, "traps held, and discarded face down", each=True),
    Block("lair", KINDS, "creatures, by kind", each=True),
    Block("out", KINDS, "those of them that lie face down", each=True),
    Block("due", KINDS, "those that still wait for their wage", each=True),
    Block("party", MOST_PARTY, "for each adventurer: tile counted from 1, damage, extra hit points", each=True),
    Block("prison", ADVENTURERS_SPAN, "1 for each adventurer in prison", each=True),
    Block("cubes", 1, "black cubes", each=True),
    Block("shut", LOCATIONS, "1 for each inaccessible order", each=True),
    Block("slots", SLOTS, "the orders counted from 1, -1 where face down, 0 where empty", each=True),
    Block("stuck", SLOTS, "1 for each slot whose card carries a minion", each=True),
    Block("hand", LOCATIONS, "orders in hand; another's are those that may be there", each=True),
    Block("spied", CITY, "1 for each combat card that the lord has looked at", each=True),
    Block("turn", 3, "starting player, before whose dungeon the Paladin stands, stage of the plan", each=True),
    Block("plan", 2 + KINDS, "tile counted from 1, number of traps, creatures; 0 where it is hidden", each=True),
)  # fmt: skip


def write(state: State, viewer: Seat, sheet: Sheet) -> None:
    """Fill the blocks of the table."""
    write_table(state, viewer, sheet)
    write_own(state.lords[viewer], sheet)
    write_battle(state, viewer, sheet)


def write_table(state: State, viewer: Seat, sheet: Sheet) -> None:
    sheet.put6(state.phase, state.year, state.season, state.fight, state.revealed, state.turned)
    sheet.put_cards(state.tiles, tiles_shown(state), SEASONS_SHOWN)
    write_city(state, viewer, sheet)
    write_specials(state, sheet)
    write_board(state, viewer, sheet)
    sheet.put_pack(state.offer, KINDS)
    sheet.put_bits(state.shop, ROOMS_SPAN)
    sheet.put_cards(state.coming, MOST_COMING, MOST_COMING)
    sheet.put2(len(state.heroes) - state.heroes_drawn, state.traps_left())
    sheet.put_pack(state.used, KINDS)
    write_puppets(state, sheet)
    sheet.put(state.puppet_evil)


def write_board(state: State, viewer: Seat, sheet: Sheet) -> None:
    numbers, at, seats = sheet.numbers, sheet.at, state.terms.seats
    for space in state.board:
        if space == 0 or space > MOST_SEATS:
            numbers[at] = i16(space)
        else:
            own = space - viewer
            numbers[at] = i16(own if own > 0 else own + seats)
        at += 1
    sheet.at = at


def write_city(state: State, viewer: Seat, sheet: Sheet) -> None:
    begin = sheet.at
    place: i64 = 0
    while place < CITY and place < len(state.spells):
        if knows_card(state, viewer, place):
            sheet.put(state.city_card(place) + 1)
        else:
            sheet.put(0)
        place += 1
    sheet.at = begin + CITY


def write_specials(state: State, sheet: Sheet) -> None:
    begin = sheet.at
    if state.terms.specials:
        shown = state.year if state.year == 0 or special_is_open(state) else state.year - 1
        sheet.put_cards(state.specials, shown, SPECIALS)
    sheet.at = begin + SPECIALS


def write_puppets(state: State, sheet: Sheet) -> None:
    begin = sheet.at
    puppet: i64 = 0
    while puppet < len(state.puppet_shut):
        sheet.put_bits(state.puppet_shut[puppet], LOCATIONS)
        sheet.put_bits(state.puppet_up[puppet], LOCATIONS)
        puppet += 1
    sheet.at = begin + 2 * PUPPETS * LOCATIONS


def write_own(lord: Lord, sheet: Sheet) -> None:
    sheet.put_pack(lord.traps, KINDS)
    sheet.put_pack(lord.buried, KINDS)
    sheet.put_bits(lord.drawn, LOCATIONS)
    sheet.put(lord.puppet + 1)
    sheet.put_pack(lord.plan_traps, KINDS)


def write_battle(state: State, viewer: Seat, sheet: Sheet) -> None:
    begin = sheet.at
    battle = state.battle
    if battle is not None:
        write_fight(state, battle, viewer, sheet)
    sheet.at = begin + 14 + KINDS


def write_fight(state: State, battle: Battle, viewer: Seat, sheet: Sheet) -> None:
    whose = (battle.seat - viewer) % state.terms.seats + 1
    sheet.put6(1, whose, battle.tile + 1, battle.room + 1, size(battle.traps), battle.points)
    sheet.put(battle.sheep)
    sheet.put3(1 if battle.attacked else 0, 1 if battle.no_healing else 0, 1 if battle.no_conquering else 0)
    sheet.put2(1 if battle.silenced else 0, battle.shield)
    sheet.put2(1 if battle.hidden else 0, 1 if battle.raging else 0)
    sheet.put_pack(battle.team, KINDS)


def write_seat(state: State, seat: Seat, viewer: Seat, sheet: Sheet) -> None:
    """Fill the blocks of a lord."""
    lord = state.lords[seat]
    sheet.put6(lord.evil, lord.gold, lord.food, lord.imps, lord.busy, lord.tired)
    write_dungeon(lord, sheet)
    sheet.put2(size(lord.traps), size(lord.buried))
    sheet.put_pack(lord.lair, KINDS)
    sheet.put_pack(lord.out, KINDS)
    sheet.put_pack(lord.due, KINDS)
    write_party(lord, sheet)
    sheet.put_bits(lord.prison, ADVENTURERS_SPAN)
    sheet.put(lord.cubes)
    write_orders(state, lord, seat == viewer, sheet)
    sheet.put_bits(lord.spied, CITY)
    sheet.put3(1 if seat == state.starter else 0, 1 if seat == state.paladin else 0, lord.plan_stage)
    if lord.plan_tile == NO_TILE and lord.plan_traps == NONE and lord.plan_team == NONE:
        sheet.skip(2 + KINDS)  # there is no plan, whoever looks
    else:
        write_plan(lord, plan_is_hidden(state, seat, viewer), sheet)


def write_dungeon(lord: Lord, sheet: Sheet) -> None:
    begin = sheet.at
    sheet.put_bits(lord.dug, CELLS)
    for placed in lord.rooms:
        sheet.numbers[begin + (placed >> 4)] = i16(2 + (placed & 15))
    sheet.put_bits(lord.lost, CELLS)


def write_party(lord: Lord, sheet: Sheet) -> None:
    begin = sheet.at
    for member in lord.party:
        sheet.put3(tile_of(member) + 1, damage_of(member), extra_of(member))
    sheet.at = begin + MOST_PARTY


def write_orders(state: State, lord: Lord, own: bool, sheet: Sheet) -> None:
    sheet.put_bits(lord.shut, LOCATIONS)
    if lord.first == NO_ORDER and lord.second == NO_ORDER and lord.third == NO_ORDER:
        sheet.skip(SLOTS)
    else:
        first, second = slot_seen(state, lord, 0, own), slot_seen(state, lord, 1, own)
        sheet.put3(slot_shown(first), slot_shown(second), slot_shown(slot_seen(state, lord, 2, own)))
    sheet.put_bits(lord.stuck, SLOTS)
    sheet.put_bits(hand_seen(state, lord, own), LOCATIONS)


def slot_shown(order: i64) -> i64:
    if order == HIDDEN:
        return FACE_DOWN
    return order + 1


def write_plan(lord: Lord, veiled: bool, sheet: Sheet) -> None:
    if veiled:
        sheet.skip(2 + KINDS)
        return
    sheet.put2(lord.plan_tile + 1, size(lord.plan_traps))
    sheet.put_pack(lord.plan_team, KINDS)


assert NO_ORDER == NO_TILE == -1
