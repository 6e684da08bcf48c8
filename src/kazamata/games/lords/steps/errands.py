"""Executing orders: location by location, space by space (DL-21 to DL-32)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, Seats, only, only_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.asks import DECLINE, EXECUTE, LOOK_AWAY, MOST_MINERS, STOP_DIGGING
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
    whisper_card,
)
from kazamata.games.lords.evil import can_pay_evil, move_evil
from kazamata.games.lords.fields import FOR_ORDER
from kazamata.games.lords.goods import bury_trap, can_draw_trap, change_goods, draw_trap
from kazamata.games.lords.grid import add_cells, beside, count_bits, crowded, diggable
from kazamata.games.lords.packs import held, kinds
from kazamata.games.lords.state import TOP, Lord, State
from kazamata.games.lords.steps.hiring import HIRES
from kazamata.games.lords.steps.rooms import BUILDS

LAST: Final = LOCATIONS * SPACES


def stay_behind(state: State, seat: Seat, location: i64, place: i64, by_choice: bool, tale: Tale) -> None:
    """An order that is not executed keeps its minion on the card (DL-22)."""
    lord = state.lords[seat]
    lord.stuck |= bit(lord.slot_of(location))
    tale.tell3(ORDER_DECLINED if by_choice else ORDER_FAILED, seat, location, place)


@final
class ExecuteOrders(Step[State]):
    """Look for the next minion from here on, in the order of the locations and spaces (DL-21)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def walk(self, state: State, tale: Tale) -> None:
        place = self.place
        while place < LAST:
            space = resolved_space(place)
            minion = state.board[space]
            if 0 < minion <= 4:
                state.road.append(EXECUTE_ORDERS[place + 1])
                state.road.append(errand(space // SPACES, space % SPACES, minion - 1))
                return
            place += 1


def resolved_space(place: i64) -> i64:
    """The space that is resolved at a place of the order: III, II, I where the last is first (DL-21)."""
    location, rank = place // SPACES, place % SPACES
    return location * SPACES + (SPACES - 1 - rank if backwards(location) else rank)


def errand(location: i64, place: i64, seat: Seat) -> Step[State]:
    """The step that executes an order."""
    if location == DIG_TUNNELS:
        return DIGS[seat * SPACES + place]
    if location == MINE_GOLD:
        return MINES[seat * SPACES + place]
    if location == HIRE_MONSTER:
        return HIRES[seat * SPACES + place]
    if location == BUILD_ROOM:
        return BUILDS[seat * SPACES + place]
    return ERRANDS[(seat * LOCATIONS + location) * SPACES + place]


def refuse_errand(state: State, lord: Lord, space: Space) -> Refusal | None:
    """Exact price for exact reward (DL-22, DL-23)."""
    if lord.gold < space.gold:
        return Refusal("DL-23", "too-little-gold", {"gold": space.gold, "held": lord.gold}, "decline-order")
    if lord.food < space.food:
        return Refusal("DL-23", "too-little-food", {"food": space.food, "held": lord.food}, "decline-order")
    if not can_pay_evil(state, lord, space.evil):
        return Refusal(
            "DL-53", "too-evil-to-pay", {"evil": space.evil, "left": TOP - lord.evil}, "decline-order"
        )
    if space.gives_traps > 0 and not can_draw_trap(state):
        return Refusal("DL-A20", "no-trap-left", {}, "decline-order")
    return None


@final
class RunErrand(Step[State]):
    """Get Food, Improve Reputation, Recruit Imps, Buy Traps: all or nothing (DL-22, DL-23)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "location", "place")

    def __init__(self, seat: Seat, location: i64, place: i64) -> None:
        self.seat: Seat = seat
        self.location: i64 = location
        self.place: i64 = place
        self.space: Space = space_of(location, place)

    def possible(self, state: State) -> bool:
        lord, space = state.lords[self.seat], self.space
        enough = lord.gold >= space.gold and lord.food >= space.food and can_pay_evil(state, lord, space.evil)
        return enough and (space.gives_traps == 0 or can_draw_trap(state))

    def asked(self, state: State) -> Seats:
        return only_if(self.possible(state), self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.EXECUTE_ORDER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([DECLINE, EXECUTE])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None if option == DECLINE else refuse_errand(state, state.lords[seat], self.space)

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        if option == DECLINE:
            stay_behind(state, seat, self.location, self.place, True, tale)
            return
        tale.tell3(ORDER_EXECUTED, seat, self.location, self.place)
        run_errand(state, seat, self.space, tale)

    def walk(self, state: State, tale: Tale) -> None:
        stay_behind(state, self.seat, self.location, self.place, False, tale)


def run_errand(state: State, seat: Seat, space: Space, tale: Tale) -> None:
    """Pay the price, take the reward (DL-23, DL-24, DL-29, DL-30)."""
    change_goods(
        state,
        seat,
        space.gives_gold - space.gold,
        space.gives_food - space.food,
        space.gives_imps,
        FOR_ORDER,
        tale,
    )
    if space.evil > 0:
        move_evil(state, seat, space.evil, tale)
    if space.repute > 0:
        move_evil(state, seat, -space.repute, tale)
    if space.spies:
        state.road.append(SPIES[seat])
    if space.gives_traps > 0:
        buy_traps(state, seat, space.gives_traps, tale)


def buy_traps(state: State, seat: Seat, count: i64, tale: Tale) -> None:
    """In Year 2 one more is drawn, and for it one of all is discarded (DL-30, DL-A20, DL-A21, DL-R13)."""
    wanted = count + 1 if state.year == 2 else count
    drawn: i64 = 0
    while drawn < wanted and can_draw_trap(state):
        draw_trap(state, seat, tale)
        drawn += 1
    if drawn > count:
        state.road.append(DISCARDS[seat])


@final
class SpyCard(Step[State]):
    """Look alone at one of this year's combat cards, if you like (DL-24, DL-A33)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked(self, state: State) -> Seats:
        return only(self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.SPY

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3, LOOK_AWAY])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        if option != LOOK_AWAY:
            state.lords[seat].spied |= bit(option)
            whisper_card(tale, seat, option + 1, state.city_card(option))


@final
class DiscardTrap(Step[State]):
    """Year 2: discard one trap of all you hold, face down (DL-30)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked(self, state: State) -> Seats:
        return only(self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.DISCARD_TRAP

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return kinds(state.lords[seat].traps)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_trap(state.lords[seat], option, "DL-30")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        bury_trap(state, seat, option, tale)


def refuse_trap(lord: Lord, trap: i64, clause: str) -> Refusal | None:
    """Only a trap that is held can be given away."""
    if held(lord.traps, trap) > 0:
        return None
    return Refusal(clause, "trap-not-held", {"trap": trap}, "pick-held-trap")


def refuse_cell(lord: Lord, cell: i64) -> Refusal | None:
    """Why a tunnel cannot go to a cell (DL-26)."""
    if has_bit(diggable(lord.dug), cell):
        return None
    if has_bit(lord.dug, cell):
        return Refusal("DL-26", "cell-dug", {"cell": cell}, "pick-empty-cell")
    if not has_bit(beside(lord.dug), cell):
        return Refusal("DL-26", "cell-apart", {"cell": cell}, "dig-beside")
    assert has_bit(crowded(lord.dug), cell)
    return Refusal("DL-26", "fills-block", {"cell": cell}, "dig-elsewhere")


def dig_cell(state: State, seat: Seat, cell: i64, tale: Tale) -> None:
    state.lords[seat].dug |= bit(cell)
    tale.tell2(TUNNEL_DUG, seat, cell)


@final
class Dig(Step[State]):
    """Imps dig, one tunnel each, until the lord or the space says enough (DL-25, DL-26)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place", "done")

    def __init__(self, seat: Seat, place: i64, done: i64) -> None:
        self.seat: Seat = seat
        self.place: i64 = place
        self.done: i64 = done
        self.space: Space = space_of(DIG_TUNNELS, place)

    def price(self) -> i64:
        """The first tunnel may need a foreman besides its digger (DL-25)."""
        if self.done == 0:
            return 1 + self.space.foreman
        return 1

    def possible(self, state: State) -> bool:
        lord = state.lords[self.seat]
        return self.done < self.space.imps and lord.free_imps() >= self.price() and diggable(lord.dug) != 0

    def asked(self, state: State) -> Seats:
        return only_if(self.possible(state), self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.DIG_TUNNEL

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = add_cells(vec[i64](capacity=16), diggable(state.lords[seat].dug), 0)
        return append(options, STOP_DIGGING)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None if option == STOP_DIGGING else refuse_cell(state.lords[seat], option)

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        if option == STOP_DIGGING:
            self.finish(state, True, tale)
            return
        state.lords[seat].busy += self.price()
        dig_cell(state, seat, option, tale)
        state.road.append(DIGS[(self.done + 1) * 12 + seat * SPACES + self.place])

    def finish(self, state: State, by_choice: bool, tale: Tale) -> None:
        if self.done == 0:
            stay_behind(state, self.seat, DIG_TUNNELS, self.place, by_choice, tale)
        else:
            tale.tell3(ORDER_EXECUTED, self.seat, DIG_TUNNELS, self.place)

    def walk(self, state: State, tale: Tale) -> None:
        self.finish(state, False, tale)


@final
class Mine(Step[State]):
    """Imps mine, each in another unconquered tunnel, for 1 gold each (DL-27, DL-A7)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: Seat, place: i64) -> None:
        self.seat: Seat = seat
        self.place: i64 = place
        self.space: Space = space_of(MINE_GOLD, place)

    def most(self, state: State) -> i64:
        """As many as the space, the free imps and the tunnels allow."""
        lord = state.lords[self.seat]
        most = self.space.imps
        imps = lord.free_imps() - self.space.foreman
        tunnels = count_bits(lord.tunnels())
        most = imps if imps < most else most
        most = tunnels if tunnels < most else most
        if most < 0:
            return 0
        return most

    def asked(self, state: State) -> Seats:
        return only_if(self.most(state) > 0, self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.MINE_GOLD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = vec[i64](capacity=MOST_MINERS + 1)
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

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        if option == 0:
            stay_behind(state, seat, MINE_GOLD, self.place, True, tale)
            return
        state.lords[seat].busy += option + self.space.foreman
        tale.tell3(ORDER_EXECUTED, seat, MINE_GOLD, self.place)
        tale.tell2(GOLD_MINED, seat, option)
        change_goods(state, seat, option, 0, 0, FOR_ORDER, tale)

    def walk(self, state: State, tale: Tale) -> None:
        stay_behind(state, self.seat, MINE_GOLD, self.place, False, tale)


def _executions() -> tuple[ExecuteOrders, ...]:
    return tuple(ExecuteOrders(place) for place in range(LAST + 1))


def _errands() -> tuple[RunErrand, ...]:
    places = range(SPACES)
    return tuple(
        RunErrand(seat, location, place) for seat in range(4) for location in range(8) for place in places
    )


def _digs() -> tuple[Dig, ...]:
    return tuple(Dig(seat, place, done) for done in range(5) for seat in range(4) for place in range(SPACES))


def _mines() -> tuple[Mine, ...]:
    return tuple(Mine(seat, place) for seat in range(4) for place in range(SPACES))


EXECUTE_ORDERS: Final = _executions()
ERRANDS: Final = _errands()
DIGS: Final = _digs()
MINES: Final = _mines()
SPIES: Final = (SpyCard(0), SpyCard(1), SpyCard(2), SpyCard(3))
DISCARDS: Final = (DiscardTrap(0), DiscardTrap(1), DiscardTrap(2), DiscardTrap(3))
