"""Sampled worlds: complete positions that match a view, with unknown cards dealt at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.dice import Dice
from kazamata.core.rules import NO_REVEAL
from kazamata.games.lords.asks import PLAN_READY
from kazamata.games.lords.catalogue import adventurers, spells
from kazamata.games.lords.packs import EMPTY_PACK, PACK_KINDS, pack_count, pack_one, pack_size
from kazamata.games.lords.setup import draw_orders, trap_cards
from kazamata.games.lords.state import (
    COMBAT,
    DAMAGE_UNIT,
    EXTRA_UNIT,
    NO_ORDER,
    OVER,
    READY,
    Battle,
    Lord,
    State,
)
from kazamata.games.lords.steps.combat import add_to_plan, plan_options, start_plan, trap_price
from kazamata.games.lords.steps.years import creature_tiles, numbers_from
from kazamata.games.lords.view import HIDDEN, BattleView, LordView, View, plan_is_hidden

TRIES: Final = 200


def imagine(view: View, dice: Dice) -> State:
    """Return a position that matches the view and in which every asked seat has an answer."""
    state = _frame(view, dice)
    _imagine_stacks(state, view)
    _imagine_orders(state, view)
    _imagine_traps(state, view)
    _imagine_plans(state, view)
    return state


def reveal_worlds(view: View, dice: Dice) -> list[tuple[int, State]]:
    """One world for each card that this combat round may reveal (DL-10).

    There is only one world if the card is known or outside of Combat.
    """
    here = view.combat_round - 1
    if view.phase != COMBAT or here >= len(view.city_cards):
        return [(NO_REVEAL, imagine(view, dice))]
    if view.city_cards[here] != HIDDEN:
        return [(view.city_cards[here], imagine(view, dice))]
    worlds: list[tuple[int, State]] = []
    for card in numbers_from((view.year - 1) * spells.PER_YEAR, spells.PER_YEAR):
        if card not in view.city_cards:
            world = imagine(view, dice)
            world.combat_cards = swapped(world.combat_cards, here, card)
            worlds.append((int(card), world))
    return worlds


def swapped(cards: vec[i64], place: i64, card: i64) -> vec[i64]:
    """The year's cards with `card` swapped to an index of the city."""
    row = cards[:]
    other: i64 = 0
    while row[other] != card:
        other += 1
    row[place], row[other] = row[other], row[place]
    return row


def _vec(row: list[int]) -> vec[i64]:
    return vec[i64](row)


def _mask(places: list[int]) -> i64:
    mask: i64 = 0
    for place in places:
        mask |= bit(place)
    return mask


def _pack(row: list[int]) -> i64:
    pack: i64 = EMPTY_PACK
    kind: i64 = 0
    for count in row:
        pack += count * pack_one(kind)
        kind += 1
    return pack


def _masks(rows: list[list[int]]) -> vec[i64]:
    masks = vec[i64](capacity=2)
    for row in rows:
        masks = append(masks, _mask(row))
    return masks


def _frame(view: View, dice: Dice) -> State:
    """A position with everything that the view shows openly."""
    shown = view.battle
    nothing = vec[i64]()
    return State(
        view.terms,
        nothing,
        nothing,
        nothing,
        nothing,
        nothing,
        nothing,
        len(view.drawn_adventurers),
        len(view.bottom_adventurers),
        nothing,
        0,
        _pack(view.sprung_traps),
        [_lord(lord) for lord in view.lords],
        dice.copy(),
        view.agenda[:],
        view.phase,
        view.year,
        view.season,
        view.combat_round,
        view.turned_card_count,
        view.starting_seat,
        view.first_starting_seat,
        view.paladin_seat,
        _vec(view.minion_spaces),
        view.revealed_slots,
        _pack(view.creature_offer),
        _mask(view.room_offer),
        _vec(view.coming_adventurers),
        _masks(view.non_player_inaccessible),
        _masks(view.non_player_orders),
        view.non_player_evil,
        None if shown is None else _battle(shown),
    )


def _lord(shown: LordView) -> Lord:
    rooms = vec[i64](capacity=8)
    for cell, room in shown.placed_rooms:
        rooms = append(rooms, 16 * cell + room)
    party = vec[i64](capacity=8)
    for tile, damage, extra in shown.party:
        party = append(party, tile + DAMAGE_UNIT * damage + EXTRA_UNIT * extra)
    slots = [order if order != HIDDEN else NO_ORDER for order in shown.slots]
    return Lord(
        shown.evil,
        shown.gold,
        shown.food,
        shown.imps,
        shown.busy_imps,
        shown.busy_trolls,
        shown.room_uses,
        _mask(shown.dug_cells),
        _mask(shown.conquered_cells),
        rooms,
        _pack(shown.traps),
        _pack(shown.discarded_traps),
        _pack(shown.lair),
        _pack(shown.knocked_out),
        _pack(shown.unpaid_creatures),
        party,
        _mask(shown.prisoners),
        shown.tax_cubes,
        _mask(shown.inaccessible_orders),
        _mask(shown.drawn_orders),
        slots[0],
        slots[1],
        slots[2],
        _mask(shown.minion_slots),
        _mask(shown.spied_cards),
        shown.secret_pick if shown.secret_pick != HIDDEN else NO_ORDER,
        shown.plan_stage,
        shown.plan_cell,
        _pack(shown.plan_traps),
        _pack(shown.plan_creatures),
    )


def _battle(shown: BattleView) -> Battle:
    poison = vec[i64](capacity=2)
    for tile, late in shown.poison_darts:
        poison = append(poison, tile + DAMAGE_UNIT * late)
    return Battle(
        shown.seat,
        shown.cell,
        shown.room,
        _pack(shown.unsprung_traps),
        shown.trap_points_left,
        _pack(shown.waiting_creatures),
        shown.sheep_kind,
        shown.attacked,
        shown.no_healing,
        shown.no_conquering,
        shown.silenced,
        shown.shield,
        shown.wizards_hidden,
        shown.raging,
        shown.fatigue_relief,
        poison,
    )


def _finish(stack: vec[i64], known: vec[i64], dice: Dice) -> vec[i64]:
    """The known tiles in their order, followed by the rest of the stack, shuffled."""
    for tile in known:
        stack = remove(stack, tile)
    dice.shuffle(stack)
    whole = known[:]
    for tile in stack:
        whole = append(whole, tile)
    return whole


def _imagine_stacks(state: State, view: View) -> None:
    """Fill all stacks of the year. They do not exist before Year 1 or in training."""
    dice = state.dice
    state.special_cards = _finish_specials(state, view)
    if view.year == 0 or view.terms.scenario > 0:
        return
    past = view.year - 1
    state.creature_stack = _finish(creature_tiles(state), _vec(view.creatures_seen), dice)
    state.room_stack = _finish(numbers_from(past * 8, 8), _vec(view.rooms_seen), dice)
    state.event_tiles = _finish_events(state, view)
    state.combat_cards = _finish_city(view, dice)
    state.adventurer_stack = _finish_heroes(view, dice)


def _finish_events(state: State, view: View) -> vec[i64]:
    return _finish(numbers_from(0, 3), _vec(view.event_tiles_seen), state.dice)


def _finish_specials(state: State, view: View) -> vec[i64]:
    """Known cards keep their year. A card seen in Year 1 cannot appear again."""
    known = vec[i64](capacity=2)
    for card in view.special_cards:
        if card != HIDDEN:
            known = append(known, card)
    return _finish(numbers_from(0, len(view.terms.box.specials)), known, state.dice)


def _finish_city(view: View, dice: Dice) -> vec[i64]:
    """Draw unknown combat cards from those not known to be elsewhere (DL-10)."""
    unknown = numbers_from((view.year - 1) * spells.PER_YEAR, spells.PER_YEAR)
    for card in view.city_cards:
        if card != HIDDEN:
            unknown = remove(unknown, card)
    dice.shuffle(unknown)
    cards = vec[i64](capacity=spells.PER_YEAR)
    place: i64 = 0
    for card in view.city_cards:
        if card == HIDDEN:
            cards = append(cards, unknown[place])
            place += 1
        else:
            cards = append(cards, card)
    while place < len(unknown):
        cards = append(cards, unknown[place])
        place += 1
    return cards


def _finish_heroes(view: View, dice: Dice) -> vec[i64]:
    """Drawn tiles, then the unknown ones, then those put under the stack (DL-17)."""
    unknown = vec[i64](capacity=16)
    for tile in numbers_from((view.year - 1) * adventurers.PER_YEAR, adventurers.PER_YEAR):
        if tile not in view.drawn_adventurers:
            unknown = append(unknown, tile)
    dice.shuffle(unknown)
    stack = _vec(view.drawn_adventurers)
    for tile in unknown:
        stack = append(stack, tile)
    for tile in view.bottom_adventurers:
        stack = append(stack, tile)
    return stack


def _imagine_orders(state: State, view: View) -> None:
    """Choose face-down orders from the possible hand, and opening cards from all orders (DL-6, DL-79)."""
    seat: i64 = 0
    for shown in view.lords:
        lord = state.lords[seat]
        for place in range(3):
            if shown.slots[place] == HIDDEN:
                _fill(lord, place, _any_of(lord.hand(), state.dice))
        if shown.secret_pick == HIDDEN and shown.opening_decided == 0:
            lord.secret_pick = _any_of(
                255 & ~state.non_player_inaccessible[seat] & ~state.non_player_orders[seat], state.dice
            )
        if not shown.drawn_orders and _draws_orders(view):
            lord.drawn_orders = draw_orders(state.dice, 3)
            if shown.opening_decided == 1:
                lord.secret_pick = _any_of(lord.drawn_orders, state.dice)
        seat += 1


def _draws_orders(view: View) -> bool:
    """Whether the opening of DL-6 is in progress."""
    return view.year == 0 and view.terms.scenario == 0


def _fill(lord: Lord, place: i64, order: i64) -> None:
    if place == 0:
        lord.slot1 = order
    elif place == 1:
        lord.slot2 = order
    else:
        lord.slot3 = order


def _any_of(mask: i64, dice: Dice) -> i64:
    orders = vec[i64](capacity=8)
    order: i64 = 0
    while order < 8:
        if (mask >> order) & 1:
            orders = append(orders, order)
        order += 1
    return orders[dice.below(len(orders))]


def _imagine_traps(state: State, view: View) -> None:
    """Deal unknown traps to stores, discards and the deck, so that lords can pay for planned ones."""
    tries: i64 = 0
    while not _deal_traps(state, view) and tries < TRIES:
        tries += 1


def _deal_traps(state: State, view: View) -> bool:
    pool = _unknown_traps(state, view) if view.terms.scenario == 0 else vec[i64]()
    state.dice.shuffle(pool)
    drawn: i64 = 0
    fits = True
    seat: i64 = 0
    for shown in view.lords:
        lord = state.lords[seat]
        if not _knows_traps(view, seat):
            lord.traps, drawn = _take(pool, drawn, shown.trap_count)
            lord.discarded_traps, drawn = _take(pool, drawn, shown.discarded_trap_count)
        if seat != view.viewer:
            fits = _plan_traps(state, view, seat) and fits
        seat += 1
    state.trap_deck = pool[drawn:]
    state.drawn_trap_count = 0
    return fits


def _knows_traps(view: View, seat: i64) -> bool:
    return seat == view.viewer or view.phase == OVER or view.terms.scenario > 0


def _unknown_traps(state: State, view: View) -> vec[i64]:
    """All traps except those that the viewer has seen."""
    known = state.sprung_traps
    seat: i64 = 0
    for shown in view.lords:
        if _knows_traps(view, seat):
            known += _pack(shown.traps) + _pack(shown.discarded_traps)
        seat += 1
    rest = vec[i64](capacity=32)
    for trap in trap_cards(view.terms.box):
        if pack_count(known, trap) > 0:
            known -= pack_one(trap)
        else:
            rest = append(rest, trap)
    return rest


def _take(pool: vec[i64], drawn: i64, count: i64) -> tuple[i64, i64]:
    """The next cards of a shuffled pool as a pack."""
    pack: i64 = EMPTY_PACK
    end = drawn + count
    while drawn < end:
        pack += pack_one(pool[drawn])
        drawn += 1
    return pack, drawn


def _plan_traps(state: State, view: View, seat: i64) -> bool:
    """Choose the face-down traps on the battlefield from the dealt ones (DL-58).

    Returns False if the lord cannot pay for them.
    """
    lord, battle = state.lords[seat], view.battle
    if battle is not None and battle.seat == seat:
        fought = state.current_battle()
        lord.plan_cell = battle.cell  # prices depend on the tile
        fought.unsprung_traps = _payable(state, lord, battle.unsprung_trap_count)
        lord.plan_cell = -1
        return pack_size(fought.unsprung_traps) == battle.unsprung_trap_count
    lord.plan_traps = _payable(state, lord, view.lords[seat].plan_trap_count)
    return pack_size(lord.plan_traps) == view.lords[seat].plan_trap_count


def _payable(state: State, lord: Lord, count: i64) -> i64:
    """Traps of the store that the lord can pay for together."""
    chosen: i64 = EMPTY_PACK
    start = state.dice.below(PACK_KINDS)
    step: i64 = 0
    while step < 2 * PACK_KINDS and pack_size(chosen) < count:
        kind = (start + step) % PACK_KINDS
        more = chosen + pack_one(kind)
        if pack_count(lord.traps, kind) >= pack_count(more, kind):
            gold, food, imps = trap_price(state, lord, more)
            if gold <= lord.gold and food <= lord.food and imps <= lord.imps:
                chosen = more
        step += 1
    return chosen


def _imagine_plans(state: State, view: View) -> None:
    """Replace a hidden finished plan by a random legal one, and an unfinished one by a blank one (DL-57)."""
    seat: i64 = 0
    for lord in state.lords:
        if plan_is_hidden(state, seat, view.viewer):
            stage = lord.plan_stage
            _restart(lord)
            if stage == READY:
                _plan_anything(state, lord)
        seat += 1


def _restart(lord: Lord) -> None:
    """Restart the planning."""
    stage = lord.plan_stage
    start_plan(lord, False)
    lord.plan_stage = stage


def _plan_anything(state: State, lord: Lord) -> None:
    while True:
        options = plan_options(state, lord)
        option = options[state.dice.below(len(options))]
        if option == PLAN_READY:
            return
        add_to_plan(lord, option)
