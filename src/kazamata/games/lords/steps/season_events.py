"""Events of spring, summer and autumn: Pay Day, Taxes, special events (DL-41 to DL-44)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step, schedule
from kazamata.games.lords import asks
from kazamata.games.lords.asks import LET_GO, PAY
from kazamata.games.lords.events import CREATURE_LEFT, CREATURE_PAID, EVENT_BEGAN, TAXES_PAID
from kazamata.games.lords.evil import move_evil
from kazamata.games.lords.fields import FOR_TAXES, PAY_DAY, SPECIAL_EVENT, TAXES
from kazamata.games.lords.goods import can_pay_wage, change_goods, feedable, pay_goods, remove_creature
from kazamata.games.lords.packs import EMPTY_PACK, PACK_KINDS, pack_count, pack_kinds, pack_one
from kazamata.games.lords.state import Lord, State, in_play_order
from kazamata.games.lords.steps.hiring import refuse_price, schedule_price
from kazamata.games.lords.steps.specials import schedule_special
from kazamata.games.lords.terms import Terms


@final
class ResolveEvent(Step[State]):
    """The event of the season affects all lords in play order (DL-41)."""

    def run(self, state: State, sink: EventSink) -> None:
        tile = state.event_tile()
        sink.emit1(EVENT_BEGAN, tile)
        if tile == PAY_DAY:
            for lord in state.lords:
                lord.unpaid_creatures = lord.lair
            schedule(state.agenda, in_play_order(state, PAY_WAGES_STEPS))
        elif tile == TAXES:
            schedule(state.agenda, in_play_order(state, PAY_TAXES_STEPS))
        elif not is_idle(state.terms, tile):
            schedule_special(state, sink)


def is_idle(terms: Terms, tile: i64) -> bool:
    """Whether an event has no effect at this table: the special one without its cards (DL-7)."""
    return tile == SPECIAL_EVENT and not terms.specials


@final
class PayWages(Step[State]):
    """Pay each creature its whole cost again, or lose it and gain 1 evil (DL-42)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(state.lords[self.seat].unpaid_creatures != EMPTY_PACK, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.PAY_WAGES

    def options(self, state: State, seat: Seat) -> vec[i64]:
        lord = state.lords[seat]
        options = vec[i64](capacity=8)
        for kind in pack_kinds(lord.unpaid_creatures):
            if can_pay_wage(state, lord, kind):
                options = append(options, PAY + kind)
        for kind in pack_kinds(lord.unpaid_creatures):
            options = append(options, LET_GO + kind)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        kind = option % PACK_KINDS
        if pack_count(lord.unpaid_creatures, kind) == 0:
            return Refusal("DL-42", "wage-not-due", {"creature": kind}, "pick-due-creature")
        if option >= LET_GO or can_pay_wage(state, lord, kind):
            return None
        return refuse_price(state, lord, kind, 0, prey_of(state, lord, kind))

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lord = state.lords[seat]
        kind = option % PACK_KINDS
        lord.unpaid_creatures -= pack_one(kind)
        if option < LET_GO:
            sink.emit2(CREATURE_PAID, seat, kind)
            schedule_price(state, seat, kind, True)
            pay_goods(state, seat, kind, 0, sink)
            return
        remove_creature(state, lord, kind)
        sink.emit2(CREATURE_LEFT, seat, kind)
        move_evil(state, seat, 1, sink)


def prey_of(state: State, lord: Lord, kind: i64) -> i64:
    """The creatures that a Demon of the lair could eat."""
    return feedable(state, lord, pack_one(kind), lord.unpaid_creatures - pack_one(kind))


def taxes_of(lord: Lord) -> i64:
    """1 gold for every two tiles, rounded up, including conquered ones (DL-43)."""
    return (lord.tile_count() + 1) // 2


@final
class PayTaxes(Step[State]):
    """Every unpaid gold is a red cube (DL-43)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def most(self, state: State) -> i64:
        lord = state.lords[self.seat]
        owed = taxes_of(lord)
        return owed if lord.gold > owed else lord.gold

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.most(state) > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.PAY_TAXES

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return count_up_to(self.most(state))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        if option <= self.most(state):
            return None
        if option > lord.gold:
            return Refusal("DL-43", "too-little-gold", {"gold": option, "held": lord.gold}, "pay-less")
        return Refusal("DL-43", "taxes-are-less", {"gold": taxes_of(lord)}, "pay-less")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        pay_taxes(state, seat, option, sink)

    def run(self, state: State, sink: EventSink) -> None:
        pay_taxes(state, self.seat, 0, sink)


def count_up_to(most: i64) -> vec[i64]:
    """The numbers from 0 to `most`."""
    options = vec[i64](capacity=11)
    count: i64 = 0
    while count <= most:
        options = append(options, count)
        count += 1
    return options


def pay_taxes(state: State, seat: Seat, gold: i64, sink: EventSink) -> None:
    lord = state.lords[seat]
    cubes = taxes_of(lord) - gold
    lord.tax_cubes += cubes
    sink.emit3(TAXES_PAID, seat, gold, cubes)
    change_goods(state, seat, -gold, 0, 0, FOR_TAXES, sink)


HOLD_EVENT: Final = ResolveEvent()
PAY_WAGES_STEPS: Final[tuple[Step[State], ...]] = (PayWages(0), PayWages(1), PayWages(2), PayWages(3))
PAY_TAXES_STEPS: Final[tuple[Step[State], ...]] = (PayTaxes(0), PayTaxes(1), PayTaxes(2), PayTaxes(3))
