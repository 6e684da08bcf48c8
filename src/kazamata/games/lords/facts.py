"""The facts of a question: the changes of each option, the spaces of an order, the strength of an attack.

The module is separate from the steps because these facts serve players and would slow the steps' loops. It
applies an option to a copy where possible and compares, so that it does not duplicate rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Ask, Option
from kazamata.core.events import NO_EVENTS, EventSink
from kazamata.core.seats import Seat
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import SPACES
from kazamata.games.lords.events import ADVENTURER_HURT, DAMAGE_PREVENTED
from kazamata.games.lords.fields import MAX_ADVENTURERS
from kazamata.games.lords.goods import ghosts
from kazamata.games.lords.order_spaces import best_spaces, first_slots, pick_spaces, worst_spaces
from kazamata.games.lords.packs import pack_count, pack_first, pack_kinds, pack_size
from kazamata.games.lords.state import NO_INDEX, Lord, State, tile_of
from kazamata.games.lords.steps.attacks import AimAgain, attack_of, bonus_of, targets
from kazamata.games.lords.steps.battle import AimTrap
from kazamata.games.lords.steps.combat import (
    monsters_planned,
    most_monsters,
    most_traps,
    surcharge,
    trap_price,
)
from kazamata.games.lords.steps.hiring import FeedDemon, GiveTrap
from kazamata.games.lords.steps.order_execution import DigTunnel, DiscardTrap, ExecuteOrder, current_space
from kazamata.games.lords.steps.season_events import taxes_of
from kazamata.games.lords.steps.specials import open_rooms
from kazamata.games.lords.steps.spells import FaceSuggestion, FreePrisoner

_GOODS: Final = 3
"""Gold, food and imps are the first columns of an option's changes."""


def question_facts(state: State, ask: Ask) -> vec[i64]:
    """The facts of a question, in the order of its definition in `asks`."""
    kind = ask.kind
    if kind == asks.CHOOSE_ORDER:
        return _choosing(state, ask.seat)
    if kind == asks.PICK_NON_PLAYER_ORDER:
        return _columns(vec[i64](), [pick_spaces(state, ask.seat, order) for order in ask.options])
    if kind == asks.EXECUTE_ORDER:
        return _columns(_errand(state), _changes(state, ask))
    if kind == asks.DIG_TUNNEL:
        return _columns(_space(state), [_digging(state)])
    if kind == asks.SPY:
        return _space(state)
    if kind in (asks.DISCARD_TRAP, asks.GIVE_TRAP, asks.LOSE_TRAP):
        space = _space(state) if kind == asks.DISCARD_TRAP else vec[i64]()
        return _columns(space, [_given_traps(state, ask.seat, option) for option in ask.options])
    if kind == asks.RETRIEVE_ORDER:
        return _slots(state.lords[ask.seat], ask.options)
    if kind == asks.FEED_DEMON:
        return _eater(state)
    if kind >= asks.PLAN_BATTLE:
        return _in_combat(state, ask)
    return _of_stores(state, ask)


def _of_stores(state: State, ask: Ask) -> vec[i64]:
    """Questions about goods, creatures and evil."""
    kind, none = ask.kind, vec[i64]()
    if kind == asks.MINE_GOLD:
        return _columns(_space(state), [_mining(state, ask.seat, option) for option in ask.options])
    if kind == asks.BUILD_ROOM:
        return _columns(_space(state), [row[:1] for row in _changes(state, ask)])
    if kind == asks.USE_ROOM:
        workers = vec[i64]([state.lords[ask.seat].free_workers()])
        return _columns(workers, [_production(state, ask.seat, option) for option in ask.options])
    if kind == asks.PAY_TAXES:
        owed = vec[i64]([taxes_of(state.lords[ask.seat])])
        return _columns(owed, [_tax(state, ask.seat, option) for option in ask.options])
    if kind == asks.FACE_INSPECTION:
        return _columns(vec[i64]([open_rooms(state.lords[ask.seat])]), _changes(state, ask))
    if kind == asks.HIRE_CREATURE:
        return _columns(_space(state), _changes(state, ask))
    if kind in (asks.PAY_WAGES, asks.FACE_HUNT, asks.FACE_STRIKE):
        return _columns(none, _changes(state, ask))
    return none


def _in_combat(state: State, ask: Ask) -> vec[i64]:
    kind, none = ask.kind, vec[i64]()
    if kind == asks.PLAN_BATTLE:
        return _columns(none, [_planned(state, ask.seat, option) for option in ask.options])
    if kind == asks.RELEASE_PRISONER:
        return _card(state) if isinstance(state.agenda[-1], FreePrisoner) else vec[i64]([NO_INDEX])
    if kind == asks.SPRING_TRAP:
        return _columns(none, [_sprung(state, ask.seat, option) for option in ask.options])
    if kind == asks.AIM_TRAP:
        return _aiming(state, ask)
    if kind == asks.ATTACK_WITH:
        return _columns(none, [_attack(state, ask.seat, option) for option in ask.options])
    if kind == asks.AIM_AGAIN:
        return _second_hit(state)
    if kind == asks.FACE_PEACE:
        return _listed(_columns(_card(state), _changes(state, ask)), _monsters(state))
    if kind == asks.FACE_SUGGESTION:
        return _columns(_suggested(state), _changes(state, ask))
    return _card(state) if kind == asks.PICK_MONSTER else none


# rows and columns


def _columns(head: vec[i64], rows: list[vec[i64]]) -> vec[i64]:
    """The facts of the question, then those of all options, column by column."""
    numbers = head[:]
    column: i64 = 0
    while column < len(rows[0]):
        for row in rows:
            numbers = append(numbers, row[column])
        column += 1
    return numbers


def _listed(numbers: vec[i64], list_: vec[i64]) -> vec[i64]:
    """Append the length of a list, then the list."""
    count: i64 = len(list_)
    numbers = append(numbers, count)
    for number in list_:
        numbers = append(numbers, number)
    return numbers


# changes of an option


def _tried(state: State, seat: Seat, option: Option, sink: EventSink) -> State:
    """A copy with the option applied and no later step run."""
    twin = state.copy()
    twin.agenda[-1].take(twin, seat, option, sink)
    return twin


def change(state: State, seat: Seat, option: Option) -> vec[i64]:
    """The changes of an option, as in `fields.CHANGES`."""
    return _change(state, _tried(state, seat, option, NO_EVENTS), seat)


def _changes(state: State, ask: Ask) -> list[vec[i64]]:
    return [change(state, ask.seat, option) for option in ask.options]


def _change(state: State, twin: State, seat: Seat) -> vec[i64]:
    """The changes between a position and its copy for a seat, as in `fields.CHANGES`.

    They are gold, food, imps, traps, creatures, evil, and the Paladin's new seat.
    """
    lord, after = state.lords[seat], twin.lords[seat]
    traps = pack_size(after.traps) - pack_size(lord.traps) - _still_due(twin, seat, True)
    creatures = pack_size(after.lair) - pack_size(lord.lair) - _still_due(twin, seat, False)
    goods = vec[i64]([after.gold - lord.gold, after.food - lord.food, after.imps - lord.imps])
    paladin = NO_INDEX if twin.paladin_seat == state.paladin_seat else twin.paladin_seat
    for number in (traps, creatures, after.evil - lord.evil, paladin):
        goods = append(goods, number)
    return goods


def _given_traps(state: State, seat: Seat, option: Option) -> vec[i64]:
    """The change of the seat's traps."""
    after = _tried(state, seat, option, NO_EVENTS).lords[seat]
    return vec[i64]([pack_size(after.traps) - pack_size(state.lords[seat].traps)])


def _still_due(twin: State, seat: Seat, traps: bool) -> i64:
    """How many traps or creatures the seat must still give for an option."""
    due: i64 = 0
    for step in twin.agenda:
        if traps:
            due += 1 if _gives_trap(step, seat) else 0
        elif isinstance(step, FeedDemon):
            due += 1 if step.seat == seat else 0
    return due


def _gives_trap(step: Step[State], seat: Seat) -> bool:
    if isinstance(step, GiveTrap):
        return step.seat == seat
    return isinstance(step, DiscardTrap) and step.seat == seat


def _mining(state: State, seat: Seat, option: Option) -> vec[i64]:
    after = _tried(state, seat, option, NO_EVENTS).lords[seat]
    before = state.lords[seat]
    return vec[i64]([after.gold - before.gold, after.busy_imps - before.busy_imps])


def _production(state: State, seat: Seat, option: Option) -> vec[i64]:
    """The workers that a room needs, including Troll tokens, and its changes (DL-38, DL-39)."""
    twin = _tried(state, seat, option, NO_EVENTS)
    row = vec[i64]([state.lords[seat].free_workers() - twin.lords[seat].free_workers()])
    made = _change(state, twin, seat)
    row[0] += made[2]  # a new imp is a fresh worker (DL-38)
    for number in made:
        row = append(row, number)
    return row


def _tax(state: State, seat: Seat, option: Option) -> vec[i64]:
    after = _tried(state, seat, option, NO_EVENTS).lords[seat]
    before = state.lords[seat]
    return vec[i64]([after.gold - before.gold, after.tax_cubes - before.tax_cubes])


# orders


def _choosing(state: State, seat: Seat) -> vec[i64]:
    """The slot to fill, the best and the worst space for every slot and order, and the first slot of each order."""
    slot = vec[i64]([state.lords[seat].filled_slots()])
    spaces = _listed(_listed(slot, best_spaces(state, seat)), worst_spaces(state, seat))
    return _listed(spaces, first_slots(state, seat))


def _errand(state: State) -> vec[i64]:
    step = state.agenda[-1]
    assert isinstance(step, ExecuteOrder)
    return vec[i64]([step.location, step.space_index, 1 if step.space.spies else 0])


def _space(state: State) -> vec[i64]:
    """The order being executed and its space; -1 and -1 if there is none."""
    space = current_space(state)
    return vec[i64]([NO_INDEX, NO_INDEX] if space == NO_INDEX else [space // SPACES, space % SPACES])


def _digging(state: State) -> vec[i64]:
    """How many tunnels the seat may still dig, and the imps for the next; a Tool Shed needs none (DL-25)."""
    step = state.agenda[-1]
    if not isinstance(step, DigTunnel):
        return vec[i64]([1, 0])
    left = step.space.imps - step.done
    imps = state.lords[step.seat].free_imps() - step.price() + 1
    return vec[i64]([imps if imps < left else left, step.price()])


def _slots(lord: Lord, orders: vec[i64]) -> vec[i64]:
    slots = vec[i64](capacity=3)
    for order in orders:
        slots = append(slots, lord.slot_of(order))
    return slots


def _eater(state: State) -> vec[i64]:
    step = state.agenda[-1]
    assert isinstance(step, FeedDemon)
    return vec[i64]([step.eater])


# battles


def _planned(state: State, seat: Seat, option: Option) -> vec[i64]:
    """The free capacity of the tile after an option, and the price of its trap when sprung (DL-58)."""
    twin = _tried(state, seat, option, NO_EVENTS)
    before, after = state.lords[seat], twin.lords[seat]
    gold, food, imps = trap_price(twin, after, after.plan_traps)
    old_gold, old_food, old_imps = trap_price(state, before, before.plan_traps)
    traps = most_traps(twin, after) - pack_size(after.plan_traps)
    monsters = most_monsters(twin, after) - monsters_planned(twin, after)
    row = vec[i64]([traps, monsters, surcharge(twin, after)])
    for number in (old_gold - gold, old_food - food, old_imps - imps):
        row = append(row, number)
    return row


def _sprung(state: State, seat: Seat, option: Option) -> vec[i64]:
    """The trap points that a trap would use up, whatever its target, and its price (DL-60)."""
    sink = EventSink(True)
    twin = _tried(state, seat, option, sink)
    step = twin.agenda[-1]
    if isinstance(step, AimTrap):
        step.take(twin, seat, 0, sink)
    row = vec[i64]([_sum_events(sink, DAMAGE_PREVENTED, NO_INDEX)])
    for number in _change(state, twin, seat)[:_GOODS]:
        row = append(row, number)
    return row


def _sum_events(sink: EventSink, kind: i64, tile: i64) -> i64:
    """The sum of the counts of events of a kind, about one adventurer or about all."""
    total: i64 = 0
    for event in sink.events:
        if event.kind == kind and tile in (NO_INDEX, event.values[1]):
            total += event.values[2]
    return total


def _aiming(state: State, ask: Ask) -> vec[i64]:
    """The trap, the trap points it would use up, and the damage to each target (DL-60)."""
    step = state.agenda[-1]
    assert isinstance(step, AimTrap)
    rows: list[vec[i64]] = []
    for option in ask.options:
        sink = EventSink(True)
        _tried(state, ask.seat, option, sink)
        tile = tile_of(state.lords[ask.seat].party[option])
        prevented = _sum_events(sink, DAMAGE_PREVENTED, NO_INDEX)
        rows.append(vec[i64]([prevented, _sum_events(sink, ADVENTURER_HURT, tile)]))
    return _columns(vec[i64]([step.trap]), rows)


def _attack(state: State, seat: Seat, option: Option) -> vec[i64]:
    """The strength with a room's bonus, whether the attack has a target, and its food cost (DL-63)."""
    battle, lord = state.current_battle(), state.lords[seat]
    kind, alternative = option // 10, option % 10 // MAX_ADVENTURERS
    attack = attack_of(state, kind, alternative)
    strength = attack.strength + bonus_of(state, battle, kind)
    reach: i64 = 1 if len(targets(state, battle, lord, kind, attack)) > 0 else 0
    return vec[i64]([strength, reach, -attack.food if reach == 1 else 0])


def _second_hit(state: State) -> vec[i64]:
    step = state.agenda[-1]
    assert isinstance(step, AimAgain)
    return vec[i64]([step.creature, step.strength])


def _card(state: State) -> vec[i64]:
    """The combat card of the round."""
    return vec[i64]([state.city_card(state.combat_round - 1)])


def _monsters(state: State) -> vec[i64]:
    """The monsters that would withdraw, one entry for each copy (DL-62)."""
    team = state.current_battle().waiting_creatures
    monsters = team - ghosts(state, team)
    found = vec[i64](capacity=4)
    for kind in pack_kinds(monsters):
        copies = pack_count(monsters, kind)
        while copies > 0:
            found = append(found, kind)
            copies -= 1
    return found


def _suggested(state: State) -> vec[i64]:
    """The monster that must be paid again."""
    step = state.agenda[-1]
    assert isinstance(step, FaceSuggestion)
    return vec[i64]([pack_first(step.waiting(state))])
