"""Executing orders: location by location, space by space (DL-21 to DL-32)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.asks import DECLINE, EXECUTE, LOOK_AWAY, MAX_MINERS, STOP_DIGGING
from kazamata.games.lords.catalogue.locations import (
    BUILD_ROOM,
    DIG_TUNNELS,
    HIRE_MONSTER,
    LOCATIONS,
    MINE_GOLD,
    SPACES,
    Space,
    backwards,
    space_of,
)
from kazamata.games.lords.events import (
    GOLD_MINED,
    ORDER_DECLINED,
    ORDER_EXECUTED,
    ORDER_FAILED,
    TUNNEL_DUG,
    emit_spied_card,
)
from kazamata.games.lords.evil import can_pay_evil, move_evil
from kazamata.games.lords.fields import FOR_ORDER
from kazamata.games.lords.goods import can_draw_trap, change_goods, discard_trap, draw_trap
from kazamata.games.lords.grid import (
    adjacent_cells,
    append_bits,
    block_completing_cells,
    count_bits,
    diggable,
)
from kazamata.games.lords.packs import pack_count, pack_kinds
from kazamata.games.lords.state import MAX_EVIL, NO_INDEX, Lord, State
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS
from kazamata.games.lords.steps.rooms import BUILD_ROOM_STEPS

LAST: Final = LOCATIONS * SPACES


def keep_minion_on_card(
    state: State, seat: Seat, location: i64, place: i64, by_choice: bool, sink: EventSink
) -> None:
    """Keep the minion of an unexecuted order on its card (DL-22)."""
    lord = state.lords[seat]
    lord.minion_slots |= bit(lord.slot_of(location))
    sink.emit3(ORDER_DECLINED if by_choice else ORDER_FAILED, seat, location, place)


@final
class FindNextMinion(Step[State]):
    """Find the next minion from here on, in the order of locations and spaces (DL-21)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def run(self, state: State, sink: EventSink) -> None:
        place = self.place
        while place < LAST:
            space = resolved_space(place)
            minion = state.minion_spaces[space]
            if 0 < minion <= 4:
                state.agenda.append(FIND_NEXT_MINION_STEPS[place + 1])
                state.agenda.append(order_step(space // SPACES, space % SPACES, minion - 1))
                return
            place += 1


def resolved_space(place: i64) -> i64:
    """The space resolved at an index: III, II, I where the last space comes first (DL-21)."""
    location, rank = place // SPACES, place % SPACES
    return location * SPACES + (SPACES - 1 - rank if backwards(location) else rank)


def order_step(location: i64, place: i64, seat: Seat) -> Step[State]:
    """The step that executes an order."""
    if location == DIG_TUNNELS:
        return DIG_TUNNEL_STEPS[seat * SPACES + place]
    if location == MINE_GOLD:
        return MINE_GOLD_STEPS[seat * SPACES + place]
    if location == HIRE_MONSTER:
        return HIRE_CREATURE_STEPS[seat * SPACES + place]
    if location == BUILD_ROOM:
        return BUILD_ROOM_STEPS[seat * SPACES + place]
    return EXECUTE_ORDER_STEPS[(seat * LOCATIONS + location) * SPACES + place]


def refuse_order(state: State, lord: Lord, space: Space) -> Refusal | None:
    """Refuse an order unless the lord can pay the exact price and take the exact reward (DL-22, DL-23)."""
    if lord.gold < space.gold:
        return Refusal("DL-23", "too-little-gold", {"gold": space.gold, "held": lord.gold}, "decline-order")
    if lord.food < space.food:
        return Refusal("DL-23", "too-little-food", {"food": space.food, "held": lord.food}, "decline-order")
    if not can_pay_evil(state, lord, space.evil):
        return Refusal(
            "DL-53", "too-evil-to-pay", {"evil": space.evil, "left": MAX_EVIL - lord.evil}, "decline-order"
        )
    if space.gives_traps > 0 and not can_draw_trap(state):
        return Refusal("DL-A20", "no-trap-left", {}, "decline-order")
    return None


def next_place(state: State) -> i64:
    """The next place of the execution; -1 outside of it."""
    for step in state.agenda[::-1]:
        if isinstance(step, FindNextMinion):
            return step.place
    return NO_INDEX


def current_space(state: State) -> i64:
    """The space whose order is being executed; -1 if there is none."""
    place = next_place(state)
    if place <= 0 or isinstance(state.agenda[-1], FindNextMinion):
        return NO_INDEX
    return resolved_space(place - 1)


@final
class ExecuteOrder(Step[State]):
    """Get Food, Improve Reputation, Recruit Imps, Buy Traps: all or nothing (DL-22, DL-23)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "location", "space_index")

    def __init__(self, seat: Seat, location: i64, space_index: i64) -> None:
        self.seat: Seat = seat
        self.location: i64 = location
        self.space_index: i64 = space_index
        self.space: Space = space_of(location, space_index)

    def possible(self, state: State) -> bool:
        lord, space = state.lords[self.seat], self.space
        enough = lord.gold >= space.gold and lord.food >= space.food and can_pay_evil(state, lord, space.evil)
        return enough and (space.gives_traps == 0 or can_draw_trap(state))

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.possible(state), self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.EXECUTE_ORDER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([DECLINE, EXECUTE])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None if option == DECLINE else refuse_order(state, state.lords[seat], self.space)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        if option == DECLINE:
            keep_minion_on_card(state, seat, self.location, self.space_index, True, sink)
            return
        sink.emit3(ORDER_EXECUTED, seat, self.location, self.space_index)
        pay_and_reward(state, seat, self.space, sink)

    def run(self, state: State, sink: EventSink) -> None:
        keep_minion_on_card(state, self.seat, self.location, self.space_index, False, sink)


def pay_and_reward(state: State, seat: Seat, space: Space, sink: EventSink) -> None:
    """Pay the price and take the reward (DL-23, DL-24, DL-29, DL-30)."""
    change_goods(
        state,
        seat,
        space.gives_gold - space.gold,
        space.gives_food - space.food,
        space.gives_imps,
        FOR_ORDER,
        sink,
    )
    if space.evil > 0:
        move_evil(state, seat, space.evil, sink)
    if space.repute > 0:
        move_evil(state, seat, -space.repute, sink)
    if space.spies:
        state.agenda.append(SPY_CARD_STEPS[seat])
    if space.gives_traps > 0:
        buy_traps(state, seat, space.gives_traps, sink)


def buy_traps(state: State, seat: Seat, count: i64, sink: EventSink) -> None:
    """Draw traps. In Year 2 draw one more, then discard any one (DL-30, DL-A20, DL-A21, DL-R13)."""
    wanted = count + 1 if state.year == 2 else count
    drawn: i64 = 0
    while drawn < wanted and can_draw_trap(state):
        draw_trap(state, seat, sink)
        drawn += 1
    if drawn > count:
        state.agenda.append(DISCARD_TRAP_STEPS[seat])


@final
class SpyCard(Step[State]):
    """Optionally look in private at one of this year's combat cards (DL-24, DL-A33)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.SPY

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3, LOOK_AWAY])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        if option != LOOK_AWAY:
            state.lords[seat].spied_cards |= bit(option)
            emit_spied_card(sink, seat, option + 1, state.city_card(option))


@final
class DiscardTrap(Step[State]):
    """Year 2: discard any one of your traps face down (DL-30)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.DISCARD_TRAP

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return pack_kinds(state.lords[seat].traps)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_trap(state.lords[seat], option, "DL-30")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        discard_trap(state, seat, option, sink)


def refuse_trap(lord: Lord, trap: i64, clause: str) -> Refusal | None:
    """Refuse to give away a trap that the lord does not hold."""
    if pack_count(lord.traps, trap) > 0:
        return None
    return Refusal(clause, "trap-not-held", {"trap": trap}, "pick-held-trap")


def refuse_cell(lord: Lord, cell: i64) -> Refusal | None:
    """Why a tunnel cannot go to a cell (DL-26)."""
    if has_bit(diggable(lord.dug_cells), cell):
        return None
    if has_bit(lord.dug_cells, cell):
        return Refusal("DL-26", "cell-dug", {"cell": cell}, "pick-empty-cell")
    if not has_bit(adjacent_cells(lord.dug_cells), cell):
        return Refusal("DL-26", "cell-apart", {"cell": cell}, "dig-beside")
    assert has_bit(block_completing_cells(lord.dug_cells), cell)
    return Refusal("DL-26", "fills-block", {"cell": cell}, "dig-elsewhere")


def dig_cell(state: State, seat: Seat, cell: i64, sink: EventSink) -> None:
    state.lords[seat].dug_cells |= bit(cell)
    sink.emit2(TUNNEL_DUG, seat, cell)


@final
class DigTunnel(Step[State]):
    """Imps dig one tunnel each, until the lord stops or the space is used up (DL-25, DL-26)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space_index", "done")

    def __init__(self, seat: Seat, space_index: i64, done: i64) -> None:
        self.seat: Seat = seat
        self.space_index: i64 = space_index
        self.done: i64 = done
        self.space: Space = space_of(DIG_TUNNELS, space_index)

    def price(self) -> i64:
        """The imps for the next tunnel. The first one may need a foreman, too (DL-25)."""
        if self.done == 0:
            return 1 + self.space.foreman
        return 1

    def possible(self, state: State) -> bool:
        lord = state.lords[self.seat]
        return (
            self.done < self.space.imps and lord.free_imps() >= self.price() and diggable(lord.dug_cells) != 0
        )

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.possible(state), self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.DIG_TUNNEL

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = append_bits(vec[i64](capacity=16), diggable(state.lords[seat].dug_cells), 0)
        return append(options, STOP_DIGGING)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None if option == STOP_DIGGING else refuse_cell(state.lords[seat], option)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        if option == STOP_DIGGING:
            self.finish(state, True, sink)
            return
        state.lords[seat].busy_imps += self.price()
        dig_cell(state, seat, option, sink)
        state.agenda.append(DIG_TUNNEL_STEPS[(self.done + 1) * 12 + seat * SPACES + self.space_index])

    def finish(self, state: State, by_choice: bool, sink: EventSink) -> None:
        if self.done == 0:
            keep_minion_on_card(state, self.seat, DIG_TUNNELS, self.space_index, by_choice, sink)
        else:
            sink.emit3(ORDER_EXECUTED, self.seat, DIG_TUNNELS, self.space_index)

    def run(self, state: State, sink: EventSink) -> None:
        self.finish(state, False, sink)


@final
class MineGold(Step[State]):
    """Imps mine 1 gold each, each in a different unconquered tunnel (DL-27, DL-A7)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space_index")

    def __init__(self, seat: Seat, space_index: i64) -> None:
        self.seat: Seat = seat
        self.space_index: i64 = space_index
        self.space: Space = space_of(MINE_GOLD, space_index)

    def most(self, state: State) -> i64:
        """The maximum that the space, the free imps and the tunnels allow."""
        lord = state.lords[self.seat]
        most = self.space.imps
        imps = lord.free_imps() - self.space.foreman
        tunnels = count_bits(lord.tunnels())
        most = imps if imps < most else most
        most = tunnels if tunnels < most else most
        if most < 0:
            return 0
        return most

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.most(state) > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.MINE_GOLD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = vec[i64](capacity=MAX_MINERS + 1)
        count: i64 = 0
        most = self.most(state)
        while count <= most:
            options = append(options, count)
            count += 1
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option <= self.most(state):
            return None
        lord = state.lords[seat]
        if option > self.space.imps:
            return Refusal("DL-27", "space-allows", {"imps": self.space.imps}, "send-fewer")
        if option + self.space.foreman > lord.free_imps():
            return Refusal("DL-28", "too-few-imps", {"imps": lord.free_imps()}, "send-fewer")
        return Refusal("DL-27", "too-few-tunnels", {"tunnels": count_bits(lord.tunnels())}, "send-fewer")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        if option == 0:
            keep_minion_on_card(state, seat, MINE_GOLD, self.space_index, True, sink)
            return
        state.lords[seat].busy_imps += option + self.space.foreman
        sink.emit3(ORDER_EXECUTED, seat, MINE_GOLD, self.space_index)
        sink.emit2(GOLD_MINED, seat, option)
        change_goods(state, seat, option, 0, 0, FOR_ORDER, sink)

    def run(self, state: State, sink: EventSink) -> None:
        keep_minion_on_card(state, self.seat, MINE_GOLD, self.space_index, False, sink)


def _executions() -> tuple[FindNextMinion, ...]:
    return tuple(FindNextMinion(place) for place in range(LAST + 1))


def _errands() -> tuple[ExecuteOrder, ...]:
    places = range(SPACES)
    return tuple(
        ExecuteOrder(seat, location, place) for seat in range(4) for location in range(8) for place in places
    )


def _digs() -> tuple[DigTunnel, ...]:
    return tuple(
        DigTunnel(seat, place, done) for done in range(5) for seat in range(4) for place in range(SPACES)
    )


def _mines() -> tuple[MineGold, ...]:
    return tuple(MineGold(seat, place) for seat in range(4) for place in range(SPACES))


FIND_NEXT_MINION_STEPS: Final = _executions()
EXECUTE_ORDER_STEPS: Final = _errands()
DIG_TUNNEL_STEPS: Final = _digs()
MINE_GOLD_STEPS: Final = _mines()
SPY_CARD_STEPS: Final = (SpyCard(0), SpyCard(1), SpyCard(2), SpyCard(3))
DISCARD_TRAP_STEPS: Final = (DiscardTrap(0), DiscardTrap(1), DiscardTrap(2), DiscardTrap(3))
