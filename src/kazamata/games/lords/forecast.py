"""A forecast of a lord's orders: the spaces they may get, and the goods after each (DL-8, DL-18 to DL-32).

It runs the engine's own steps in copies of the position, one for each outcome that the lord cannot rule out.
Orders run as far as possible. Only things that the lord knows decide about the outcomes.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.events import NO_EVENTS
from kazamata.core.seats import NOBODY, Seat
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.asks import ASKS, EXECUTE
from kazamata.games.lords.catalogue.locations import BUY_TRAPS, HIRE_MONSTER, LOCATIONS, SPACES, space_of
from kazamata.games.lords.fields import MAX_SEATS, SPECIAL_EVENT, TAXES
from kazamata.games.lords.order_spaces import rivals_ahead, space_after
from kazamata.games.lords.packs import pack_count, pack_kinds, pack_size
from kazamata.games.lords.state import AUTUMN, NO_INDEX, SLOTS, State
from kazamata.games.lords.steps.hiring import HireCreature
from kazamata.games.lords.steps.order_execution import (
    LAST,
    ExecuteOrder,
    FindNextMinion,
    MineGold,
    buy_traps,
    next_place,
    order_step,
    pay_and_reward,
    refuse_order,
    resolved_space,
)
from kazamata.games.lords.steps.orders import EMPTY_SPACE, ChooseOrders, pay_hire_fee
from kazamata.games.lords.steps.rooms import BuildRoom
from kazamata.games.lords.steps.season_events import PayTaxes, PayWages, taxes_of

NO_TRAP_LEFT: Final = "DL-A20"


@final
class OrderForecast:
    """One order: where it may go, what may go wrong, and the goods after it as [lowest, highest]."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "slot",
        "order",
        "spaces",
        "may_be_blocked",
        "may_be_unpaid",
        "may_find_no_trap",
        "may_call_paladin",
        "is_current",
        "gold",
        "food",
        "imps",
        "evil",
        "traps",
        "safe_spaces",
        "question",
        "option",
    )

    def __init__(
        self,
        slot: i64,
        order: i64,
        spaces: list[int],
        may_be_blocked: bool,
        may_be_unpaid: bool,
        may_find_no_trap: bool,
        may_call_paladin: bool,
        is_current: bool,
        gold: list[int],
        food: list[int],
        imps: list[int],
        evil: list[int],
        traps: list[int],
        safe_spaces: list[int],
        question: str,
        option: i64,
    ) -> None:
        self.slot: i64 = slot
        self.order: i64 = order
        self.spaces = spaces
        self.may_be_blocked = may_be_blocked
        self.may_be_unpaid = may_be_unpaid
        self.may_find_no_trap = may_find_no_trap
        self.may_call_paladin = may_call_paladin
        self.is_current = is_current  # it is being executed
        self.gold = gold
        self.food = food
        self.imps = imps  # free ones
        self.evil = evil
        self.traps = traps
        self.safe_spaces = (
            safe_spaces  # it is paid, does not call the Paladin, and every later order can be paid
        )
        self.question = question  # the question that `option` answers without another choice; may be empty
        self.option: i64 = option


@final
class EventForecast:
    """Pay Day or Taxes after the orders: the bill, and the goods after it as [lowest, highest].

    The lord pays as much as possible. Production may still add goods, and a creature may be hired.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "season",
        "tile",
        "gold_due",
        "food_due",
        "evil_due",
        "gold",
        "food",
        "evil",
        "debts",
        "leaving",
        "may_call_paladin",
    )

    def __init__(
        self,
        season: i64,
        tile: i64,
        gold_due: list[int],
        food_due: list[int],
        evil_due: list[int],
        gold: list[int],
        food: list[int],
        evil: list[int],
        debts: list[int],
        leaving: list[int],
        may_call_paladin: bool,
    ) -> None:
        self.season: i64 = season
        self.tile: i64 = tile
        self.gold_due = gold_due
        self.food_due = food_due
        self.evil_due = evil_due
        self.gold = gold
        self.food = food
        self.evil = evil
        self.debts = debts  # new unpaid gold of Taxes
        self.leaving = leaving  # creatures that the lord cannot pay
        self.may_call_paladin = may_call_paladin


@final
class RoundForecast:
    """Orders and the events after them."""

    __match_args__: ClassVar[tuple[str, ...]] = ("orders", "events")

    def __init__(self, orders: list[OrderForecast], events: list[EventForecast]) -> None:
        self.orders = orders
        self.events = events  # Pay Day or Taxes of this season, then of the next


@final
class OrdersForecast:
    """The orders of a lord that are still to be executed, in that order, and the events that follow."""

    __match_args__: ClassVar[tuple[str, ...]] = ("hire_fee", "orders", "events", "with_last")

    def __init__(
        self,
        hire_fee: i64,
        orders: list[OrderForecast],
        events: list[EventForecast],
        with_last: list[RoundForecast],
    ) -> None:
        self.hire_fee: i64 = hire_fee  # the gold for Hire Monster in slot 1 (DL-8)
        self.orders = orders
        self.events = events  # Pay Day or Taxes of this season, then of the next
        self.with_last = with_last  # by order in the last slot, if that choice reveals all orders


NO_FORECAST: Final = OrdersForecast(0, [], [], [])


@final
class _Pending:
    """An order and the spaces that it may get. Other lords may be in the `rival_spaces` of its location."""

    def __init__(
        self,
        slot: i64,
        order: i64,
        spaces: vec[i64],
        may_be_blocked: bool,
        current: bool,
        rival_spaces: vec[i64],
    ) -> None:
        self.slot: i64 = slot
        self.order: i64 = order
        self.spaces: vec[i64] = spaces
        self.may_be_blocked = may_be_blocked
        self.current = current
        self.rival_spaces: vec[i64] = rival_spaces


@final
class _Outcome:
    """A possible position before an order, and its outcomes."""

    def __init__(self, world: State) -> None:
        self.world = world
        self.trials: list[_Trial] = []

    def may_be_unpaid(self) -> bool:
        """Whether this order or a later one may be too expensive."""
        for trial in self.trials:
            if trial.unpaid or trial.after.may_be_unpaid():
                return True
        return False


@final
class _Trial:
    """An order in one space, or blocked."""

    def __init__(
        self, place: i64, unpaid: bool, no_trap: bool, calls: bool, mined: i64, after: _Outcome
    ) -> None:
        self.place: i64 = place
        self.unpaid = unpaid
        self.no_trap = no_trap
        self.calls = calls
        self.mined: i64 = mined
        self.after = after

    def is_safe(self) -> bool:
        return not (self.unpaid or self.no_trap or self.calls or self.after.may_be_unpaid())


def forecast_orders(state: State, seat: Seat) -> OrdersForecast:
    """The forecast for a seat while orders are chosen or executed."""
    if len(state.agenda) == 0:
        return NO_FORECAST
    top = state.agenda[-1]
    if isinstance(top, ChooseOrders):
        root = _before_reveal(state, seat)
        fee = state.lords[seat].gold - root.world.lords[seat].gold
        found = _round(root, _chosen(state, seat), seat)
        return OrdersForecast(fee, found.orders, found.events, _rounds_with(state, seat, top))
    place = next_place(state)
    if place == NO_INDEX:
        return NO_FORECAST
    pending = _placed(state, seat, place)
    found = _round(_Outcome(state.copy()), pending, seat)
    return OrdersForecast(0, found.orders, found.events, [])


def _before_reveal(state: State, seat: Seat) -> _Outcome:
    """The position in which the first slot is turned up and its fee is paid (DL-8)."""
    world = state.copy()
    if world.lords[seat].slot1 == HIRE_MONSTER:
        pay_hire_fee(world, seat, NO_EVENTS)
    return _Outcome(world)


def _rounds_with(state: State, seat: Seat, step: ChooseOrders) -> list[RoundForecast]:
    """The forecast for each order in the last slot, if nobody else has to choose."""
    rows: list[RoundForecast] = []
    lord = state.lords[seat]
    if lord.filled_slots() != SLOTS - 1:
        return rows
    order: i64 = 0
    while order < LOCATIONS:
        row = RoundForecast([], [])
        if step.refuse(state, seat, order) is None:
            world = state.copy()
            step.take(world, seat, order, NO_EVENTS)
            if step.asked_seats(world) != NOBODY:
                return []
            row = _round(_before_reveal(world, seat), _chosen(world, seat), seat)
        rows.append(row)
        order += 1
    return rows


# the orders to come


def _chosen(state: State, seat: Seat) -> list[_Pending]:
    """The chosen orders in the order of their locations, with all spaces that they may get (DL-19, DL-21)."""
    lord = state.lords[seat]
    found: list[_Pending] = []
    order: i64 = 0
    while order < LOCATIONS:
        slot = lord.slot_of(order)
        if lord.order_in_slot(slot) == order:
            best = space_after(state, seat, slot, order, 0)
            worst = space_after(state, seat, slot, order, rivals_ahead(state, seat, slot, order))
            free = _spaces_with(state, order, EMPTY_SPACE, EMPTY_SPACE)
            spaces = vec[i64](capacity=SPACES)
            for place in free:
                if best <= place <= worst:
                    spaces = append(spaces, place)
            found.append(_Pending(slot, order, spaces, worst == SPACES, False, free))
        order += 1
    return found


def _spaces_with(state: State, order: i64, first: i64, last: i64) -> vec[i64]:
    """The spaces of a location with a minion between these numbers."""
    found = vec[i64](capacity=SPACES)
    place: i64 = 0
    while place < SPACES:
        if first <= state.minion_spaces[order * SPACES + place] <= last:
            found = append(found, place)
        place += 1
    return found


def _placed(state: State, seat: Seat, until: i64) -> list[_Pending]:
    """The orders of the minions that are not done, the current one first (DL-21)."""
    found: list[_Pending] = []
    place = until - 1 if _is_executing(state) else until
    while place < LAST:
        space = resolved_space(place) if place >= 0 else NO_INDEX
        if space != NO_INDEX and state.minion_spaces[space] == seat + 1:
            order = space // SPACES
            slot = state.lords[seat].slot_of(order)
            rivals = _spaces_with(state, order, 1, MAX_SEATS)
            spaces = vec[i64]([space % SPACES])
            found.append(_Pending(slot, order, spaces, False, place < until, rivals))
        place += 1
    return found


def _is_executing(state: State) -> bool:
    """Whether an order is being executed, so that its steps are above the search for the next one."""
    return not isinstance(state.agenda[-1], FindNextMinion)


# outcomes


def _round(root: _Outcome, orders: list[_Pending], seat: Seat) -> RoundForecast:
    levels = [[root]]
    for pending in orders:
        after: list[_Outcome] = []
        for outcome in levels[-1]:
            _try_spaces(outcome, pending, seat, after)
        levels.append(after)
    rows: list[OrderForecast] = []
    level: i64 = 0
    for pending in orders:
        rows.append(_row(pending, levels[level], levels[level + 1], seat))
        level += 1
    return RoundForecast(rows, _events([outcome.world for outcome in levels[-1]], seat))


def _try_spaces(outcome: _Outcome, pending: _Pending, seat: Seat, after: list[_Outcome]) -> None:
    for place in pending.spaces:
        outcome.trials.append(_try(outcome.world.copy(), pending, place, seat, after))
        if pending.order == BUY_TRAPS and not pending.current:
            world = outcome.world.copy()
            _draw_before(world, pending.rival_spaces, place, seat)
            outcome.trials.append(_try(world, pending, place, seat, after))
    if pending.may_be_blocked or len(pending.spaces) == 0:
        same = _outcome_in(after, outcome.world, seat)
        outcome.trials.append(_Trial(SPACES, False, False, False, 0, same))


def _try(world: State, pending: _Pending, place: i64, seat: Seat, after: list[_Outcome]) -> _Trial:
    """Execute an order as far as possible."""
    before = world.paladin_seat
    if not pending.current:
        world.agenda = [order_step(pending.order, place, seat)]
    else:
        world.agenda = _current_steps(world.agenda)
    unpaid, no_trap, mined = False, False, i64(0)
    while len(world.agenda) > 0:
        step = world.agenda[-1]
        if isinstance(step, HireCreature | BuildRoom | ExecuteOrder):
            refusal = refuse_order(world, world.lords[seat], space_of(pending.order, place))
            no_trap = refusal is not None and refusal.clause == NO_TRAP_LEFT
            unpaid = refusal is not None and not no_trap
        if isinstance(step, MineGold):
            mined = step.most(world)
        if _is_purchase(step):
            world.agenda = []
            if not unpaid:
                pay_and_reward(world, seat, space_of(pending.order, place), NO_EVENTS)
        elif step.asked_seats(world) == NOBODY:
            world.agenda.pop()
            step.run(world, NO_EVENTS)
        else:
            step.take(world, seat, _largest_answer(world, step, seat), NO_EVENTS)
    calls = before != seat and world.paladin_seat == seat
    return _Trial(place, unpaid, no_trap, calls, mined, _outcome_in(after, world, seat))


def _is_purchase(step: Step[State]) -> bool:
    """Whether the lord chooses a creature or a room. The forecast knows only the price of the space."""
    return isinstance(step, HireCreature | BuildRoom)


def _current_steps(agenda: list[Step[State]]) -> list[Step[State]]:
    """The steps of the order that is being executed."""
    steps: list[Step[State]] = []
    for step in agenda:
        if isinstance(step, FindNextMinion):
            steps = []
        else:
            steps.append(step)
    return steps


def _largest_answer(world: State, step: Step[State], seat: Seat) -> i64:
    """Dig, discard and pay with the first thing; otherwise the last option is the largest."""
    options = step.options(world, seat)
    if step.ask_kind(world, seat) in (asks.EXECUTE_ORDER, asks.MINE_GOLD, asks.SPY):
        return options[len(options) - 1]
    return options[0]


def _draw_before(world: State, spaces: vec[i64], place: i64, seat: Seat) -> None:
    """Let all lords who may come first buy their traps (DL-21, DL-30, DL-A20)."""
    lords = world.terms.seats - 1
    rival = seat + 1 if seat < lords else 0
    for space in spaces:
        if space < place and lords > 0:
            buy_traps(world, rival, space_of(BUY_TRAPS, space).gives_traps, NO_EVENTS)
            lords -= 1


def _outcome_in(found: list[_Outcome], world: State, seat: Seat) -> _Outcome:
    """The outcome with the same goods, or a new one."""
    lord = world.lords[seat]
    for outcome in found:
        other = outcome.world.lords[seat]
        same = other.gold == lord.gold and other.food == lord.food and other.evil == lord.evil
        same = same and other.imps == lord.imps and other.busy_imps == lord.busy_imps
        same = same and other.dug_cells == lord.dug_cells and pack_size(other.traps) == pack_size(lord.traps)
        if same and outcome.world.paladin_seat == world.paladin_seat:
            return outcome
    found.append(_Outcome(world))
    return found[-1]


# events


def _events(worlds: list[State], seat: Seat) -> list[EventForecast]:
    """Pay Day or Taxes of this season and of the next, in these worlds after the orders (DL-16, DL-42, DL-43)."""
    found: list[EventForecast] = []
    season = worlds[0].season
    last = season + 1 if season < AUTUMN else AUTUMN
    while season <= last:
        tile = worlds[0].event_tiles[season - 1] if season > 0 else SPECIAL_EVENT
        if tile != SPECIAL_EVENT:
            bills = [_Bill(world, seat, tile) for world in worlds]
            found.append(_event_row(season, tile, bills))
            worlds = [bill.after for bill in bills]
        season += 1
    return found


@final
class _Bill:
    """What Pay Day or Taxes cost a lord in one world, and the world after paying."""

    def __init__(self, world: State, seat: Seat, tile: i64) -> None:
        lord = world.lords[seat]
        self.gold: i64 = 0
        self.food: i64 = 0
        self.evil: i64 = 0
        self.tax_cubes: i64 = lord.tax_cubes
        self.creatures: i64 = pack_size(lord.lair)
        self.seat = seat
        if tile == TAXES:
            self.gold = taxes_of(lord)
        else:
            for kind in pack_kinds(lord.lair):
                row, copies = world.box.creatures[kind], pack_count(lord.lair, kind)
                self.gold += copies * row.gold
                self.food += copies * row.food
                self.evil += copies * row.evil
        self.called_before = world.paladin_seat == seat
        self.after = _after_event(world.copy(), seat, tile)

    def debts(self) -> i64:
        return self.after.lords[self.seat].tax_cubes - self.tax_cubes

    def leaving(self) -> i64:
        return self.creatures - pack_size(self.after.lords[self.seat].lair)


def _after_event(world: State, seat: Seat, tile: i64) -> State:
    """Pay as much as possible; a creature that cannot be paid leaves."""
    if tile == TAXES:
        world.agenda = [PayTaxes(seat)]
    else:
        world.lords[seat].unpaid_creatures = world.lords[seat].lair
        world.agenda = [PayWages(seat)]
    while len(world.agenda) > 0:
        step = world.agenda[-1]
        if step.asked_seats(world) == NOBODY:
            world.agenda.pop()
            step.run(world, NO_EVENTS)
        else:
            options = step.options(world, seat)
            step.take(world, seat, options[len(options) - 1 if tile == TAXES else 0], NO_EVENTS)
    return world


def _event_row(season: i64, tile: i64, bills: list[_Bill]) -> EventForecast:
    lords = [bill.after.lords[bill.seat] for bill in bills]
    calls = False
    for bill in bills:
        calls = calls or (bill.after.paladin_seat == bill.seat and not bill.called_before)
    return EventForecast(
        season,
        tile,
        _range([bill.gold for bill in bills]),
        _range([bill.food for bill in bills]),
        _range([bill.evil for bill in bills]),
        _range([lord.gold for lord in lords]),
        _range([lord.food for lord in lords]),
        _range([lord.evil for lord in lords]),
        _range([bill.debts() for bill in bills]),
        _range([bill.leaving() for bill in bills]),
        calls,
    )


# rows


def _row(pending: _Pending, before: list[_Outcome], after: list[_Outcome], seat: Seat) -> OrderForecast:
    trials: list[_Trial] = []
    for outcome in before:
        trials.extend(outcome.trials)
    unpaid, no_trap, calls = False, False, False
    for trial in trials:
        unpaid, no_trap, calls = unpaid or trial.unpaid, no_trap or trial.no_trap, calls or trial.calls
    question, option = _automatic_answer(pending, trials, seat)
    lords = [outcome.world.lords[seat] for outcome in after]
    return OrderForecast(
        pending.slot,
        pending.order,
        [int(place) for place in pending.spaces],
        pending.may_be_blocked,
        unpaid,
        no_trap,
        calls,
        pending.current,
        _range([lord.gold for lord in lords]),
        _range([lord.food for lord in lords]),
        _range([lord.free_imps() for lord in lords]),
        _range([lord.evil for lord in lords]),
        _range([pack_size(lord.traps) for lord in lords]),
        [int(place) for place in pending.spaces if _is_safe(place, trials)],
        question,
        option,
    )


def _range(counts: list[i64]) -> list[int]:
    return [int(min(counts)), int(max(counts))]


def _is_safe(place: i64, trials: list[_Trial]) -> bool:
    for trial in trials:
        if trial.place == place and not trial.is_safe():
            return False
    return True


def _automatic_answer(pending: _Pending, trials: list[_Trial], seat: Seat) -> tuple[str, i64]:
    """The answer that executes an order without a choice: the order itself, or the same gold in each case."""
    if isinstance(order_step(pending.order, 0, seat), ExecuteOrder):
        return ASKS[asks.EXECUTE_ORDER].name, EXECUTE
    mined = trials[0].mined
    for trial in trials:
        if trial.mined != mined:
            return "", NO_INDEX
    return (ASKS[asks.MINE_GOLD].name, mined) if mined > 0 else ("", NO_INDEX)
