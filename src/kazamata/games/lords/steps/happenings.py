"""Events of spring, summer and autumn: Pay Day, Taxes, special events (DL-41 to DL-44)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, Seats, only_if
from kazamata.core.steps import Step, lay
from kazamata.games.lords import asks
from kazamata.games.lords.asks import LET_GO, PAY
from kazamata.games.lords.events import CREATURE_LEFT, CREATURE_PAID, EVENT_BEGAN, TAXES_PAID
from kazamata.games.lords.evil import move_evil
from kazamata.games.lords.fields import FOR_TAXES, PAY_DAY, TAXES
from kazamata.games.lords.goods import can_pay_wage, change_goods, feedable, pay_goods, remove_creature
from kazamata.games.lords.packs import KINDS, NONE, held, kinds, one
from kazamata.games.lords.state import Lord, State, in_play_order
from kazamata.games.lords.steps.hiring import lay_price, refuse_price
from kazamata.games.lords.steps.specials import lay_special


@final
class HoldEvent(Step[State]):
    """The event of the season strikes all lords, one after the other in play order (DL-41)."""

    def walk(self, state: State, tale: Tale) -> None:
        tile = state.event_tile()
        tale.tell1(EVENT_BEGAN, tile)
        if tile == PAY_DAY:
            for lord in state.lords:
                lord.due = lord.lair
            lay(state.road, in_play_order(state, WAGES))
        elif tile == TAXES:
            lay(state.road, in_play_order(state, TAX))
        elif state.terms.specials:
            lay_special(state, tale)


@final
class PayWages(Step[State]):
    """Each creature is paid its whole cost again, or leaves and you gain 1 evil (DL-42)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked(self, state: State) -> Seats:
        return only_if(state.lords[self.seat].due != NONE, self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.PAY_WAGES

    def options(self, state: State, seat: Seat) -> vec[i64]:
        lord = state.lords[seat]
        options = vec[i64](capacity=8)
        for kind in kinds(lord.due):
            if can_pay_wage(state, lord, kind):
                options = append(options, PAY + kind)
        for kind in kinds(lord.due):
            options = append(options, LET_GO + kind)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord = state.lords[seat]
        kind = option % KINDS
        if held(lord.due, kind) == 0:
            return Refusal("DL-42", "wage-not-due", {"creature": kind}, "pick-due-creature")
        if option >= LET_GO or can_pay_wage(state, lord, kind):
            return None
        return refuse_price(state, lord, kind, 0, prey_of(state, lord, kind))

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        lord = state.lords[seat]
        kind = option % KINDS
        lord.due -= one(kind)
        if option < LET_GO:
            tale.tell2(CREATURE_PAID, seat, kind)
            lay_price(state, seat, kind, True)
            pay_goods(state, seat, kind, 0, tale)
            return
        remove_creature(state, lord, kind)
        tale.tell2(CREATURE_LEFT, seat, kind)
        move_evil(state, seat, 1, tale)


def prey_of(state: State, lord: Lord, kind: i64) -> i64:
    """Whom a Demon of the lair could eat."""
    return feedable(state, lord, one(kind), lord.due - one(kind))


def taxes_of(lord: Lord) -> i64:
    """1 gold for every two tiles, rounded up, conquered ones included (DL-43)."""
    return (lord.tiles() + 1) // 2


@final
class PayTaxes(Step[State]):
    """Every gold not paid is a red cube (DL-43)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def most(self, state: State) -> i64:
        lord = state.lords[self.seat]
        owed = taxes_of(lord)
        return owed if lord.gold > owed else lord.gold

    def asked(self, state: State) -> Seats:
        return only_if(self.most(state) > 0, self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
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

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        pay_taxes(state, seat, option, tale)

    def walk(self, state: State, tale: Tale) -> None:
        pay_taxes(state, self.seat, 0, tale)


def count_up_to(most: i64) -> vec[i64]:
    """The numbers from 0 on."""
    options = vec[i64](capacity=11)
    count: i64 = 0
    while count <= most:
        options = append(options, count)
        count += 1
    return options


def pay_taxes(state: State, seat: Seat, gold: i64, tale: Tale) -> None:
    lord = state.lords[seat]
    cubes = taxes_of(lord) - gold
    lord.cubes += cubes
    tale.tell3(TAXES_PAID, seat, gold, cubes)
    change_goods(state, seat, -gold, 0, 0, FOR_TAXES, tale)


HOLD_EVENT: Final = HoldEvent()
WAGES: Final[tuple[Step[State], ...]] = (PayWages(0), PayWages(1), PayWages(2), PayWages(3))
TAX: Final[tuple[Step[State], ...]] = (PayTaxes(0), PayTaxes(1), PayTaxes(2), PayTaxes(3))
