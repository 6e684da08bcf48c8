"""Changes of gold, food, imps, traps and creatures (DL-5, DL-30, DL-31, DL-A20)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.games.lords.catalogue.creatures import TROLL, Creature
from kazamata.games.lords.events import GOODS_CHANGED, TRAP_DISCARDED, TRAP_DRAWN, TRAPS_RESHUFFLED
from kazamata.games.lords.evil import can_pay_evil, move_evil
from kazamata.games.lords.fields import FOR_WAGE
from kazamata.games.lords.packs import EMPTY_PACK, PACK_KINDS, pack_count, pack_one, pack_size
from kazamata.games.lords.state import Lord, State


def change_goods(
    state: State, seat: Seat, gold: i64, food: i64, imps: i64, cause: i64, sink: EventSink
) -> None:
    """Take from the unlimited bank or pay to it. A lost imp also gives up its job (DL-5, DL-28)."""
    if gold == 0 and food == 0 and imps == 0:
        return
    lord = state.lords[seat]
    lord.gold += gold
    lord.food += food
    lord.imps += imps
    if lord.busy_imps > lord.imps:
        lord.busy_imps = lord.imps
    sink.emit5(GOODS_CHANGED, seat, gold, food, imps, cause)


def can_draw_trap(state: State) -> bool:
    """Whether a trap is left in the deck, or in the discards if a reshuffle is agreed (DL-A20)."""
    return state.traps_left() > 0 or (state.terms.reshuffles and discarded_traps(state) != EMPTY_PACK)


def discarded_traps(state: State) -> i64:
    """All discarded traps as a pack."""
    pack = state.sprung_traps
    for lord in state.lords:
        pack += lord.discarded_traps
    return pack


def draw_trap(state: State, seat: Seat, sink: EventSink) -> None:
    """Move the top trap to the lord's secret store (DL-30)."""
    if state.traps_left() == 0:
        if not can_draw_trap(state):
            return
        reshuffle_traps(state, sink)
    trap = state.trap_deck[state.drawn_trap_count]
    state.drawn_trap_count += 1
    state.lords[seat].traps += pack_one(trap)
    sink.emit_private(TRAP_DRAWN, seat, trap)


def reshuffle_traps(state: State, sink: EventSink) -> None:
    """An agreed rule: the discards become the deck again (DL-A20)."""
    deck = vec[i64](capacity=32)
    pack = discarded_traps(state)
    kind: i64 = 0
    while kind < PACK_KINDS:
        copies = pack_count(pack, kind)
        while copies > 0:
            deck = append(deck, kind)
            copies -= 1
        kind += 1
    state.dice.shuffle(deck)
    state.trap_deck = deck
    state.drawn_trap_count = 0
    state.sprung_traps = EMPTY_PACK
    for lord in state.lords:
        lord.discarded_traps = EMPTY_PACK
    sink.emit(TRAPS_RESHUFFLED)


def discard_trap(state: State, seat: Seat, trap: i64, sink: EventSink) -> None:
    """Discard an unused trap face down (DL-5, DL-30)."""
    lord = state.lords[seat]
    lord.traps -= pack_one(trap)
    lord.discarded_traps += pack_one(trap)
    sink.emit_private(TRAP_DISCARDED, seat, trap)


def can_pay_creature(state: State, lord: Lord, kind: i64, extra_food: i64) -> bool:
    """Whether a lord can pay the whole price of a creature outside the lair (DL-23, DL-31)."""
    row = state.box.creatures[kind]
    if pack_size(feedable(state, lord, EMPTY_PACK, EMPTY_PACK)) < row.creatures:
        return False
    return can_pay_goods(state, lord, row, extra_food)


def can_pay_wage(state: State, lord: Lord, kind: i64) -> bool:
    """Whether a lord can pay a creature of the lair again (DL-42, DL-A19)."""
    row = state.box.creatures[kind]
    eater = pack_one(kind)
    due = (
        lord.unpaid_creatures - eater
        if pack_count(lord.unpaid_creatures, kind) > 0
        else lord.unpaid_creatures
    )
    if row.creatures > 0 and pack_size(feedable(state, lord, eater, due)) < row.creatures:
        return False
    return can_pay_goods(state, lord, row, 0)


def can_pay_goods(state: State, lord: Lord, row: Creature, extra_food: i64) -> bool:
    """Whether a lord can pay the price without the creatures in it."""
    enough = lord.food >= row.food + extra_food and lord.gold >= row.gold
    return enough and pack_size(lord.traps) >= row.traps and can_pay_evil(state, lord, row.evil)


def feedable(state: State, lord: Lord, eater: i64, due: i64) -> i64:
    """The creatures that a Demon may eat: not itself, and by agreement no unpaid ones (DL-A17, DL-A18)."""
    pack = lord.lair - eater
    if state.terms.demon_paid_only:
        pack -= due
    if not state.terms.demon_monsters_only:
        return pack
    return pack - ghosts(state, pack)


def ghosts(state: State, pack: i64) -> i64:
    """The Ghosts of a pack. Ghosts are not monsters (DL-75)."""
    found: i64 = EMPTY_PACK
    kind: i64 = 0
    while kind < PACK_KINDS:
        if state.box.creatures[kind].ghost:
            found += pack_count(pack, kind) * pack_one(kind)
        kind += 1
    return found


def remove_creature(state: State, lord: Lord, kind: i64) -> None:
    """Remove a creature from the game, a face-down one first. A Troll takes its token (DL-39, DL-42)."""
    tile = pack_one(kind)
    lord.lair -= tile
    if pack_count(lord.knocked_out, kind) > 0:
        lord.knocked_out -= tile
    if kind == TROLL and lord.busy_trolls > pack_count(lord.lair, TROLL):
        lord.busy_trolls = pack_count(lord.lair, TROLL)
    battle = state.battle
    if battle is not None and pack_count(battle.waiting_creatures, kind) > pack_count(lord.lair, kind):
        battle.waiting_creatures -= tile


def pay_goods(state: State, seat: Seat, kind: i64, extra_food: i64, sink: EventSink) -> None:
    """Pay the gold, food and evil of a creature's price (DL-31, DL-42, DL-53)."""
    row = state.box.creatures[kind]
    change_goods(state, seat, -row.gold, -row.food - extra_food, 0, FOR_WAGE, sink)
    if row.evil > 0:
        move_evil(state, seat, row.evil, sink)
