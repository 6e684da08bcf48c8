"""Hiring creatures and paying what they cost (DL-31, DL-A17, DL-A19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, Seats, only, only_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.asks import HIRE_NOBODY
from kazamata.games.lords.catalogue.locations import HIRE_MONSTER, SPACES, space_of
from kazamata.games.lords.events import (
    CREATURE_FED,
    CREATURE_HIRED,
    ORDER_DECLINED,
    ORDER_EXECUTED,
    ORDER_FAILED,
)
from kazamata.games.lords.evil import can_pay_evil
from kazamata.games.lords.goods import (
    bury_trap,
    can_pay_creature,
    feedable,
    pay_goods,
    remove_creature,
)
from kazamata.games.lords.packs import KINDS, NONE, held, kinds, one, size
from kazamata.games.lords.state import TOP, Lord, State
from kazamata.games.lords.steps.attacks import begin_attacks


def refuse_price(state: State, lord: Lord, kind: i64, extra_food: i64, food: i64) -> Refusal:
    """Which part of a creature's price is missing; `food` says whom a Demon could eat."""
    row = state.box.creatures[kind]
    if lord.food < row.food + extra_food:
        values: dict[str, int] = {"creature": kind, "food": row.food + extra_food, "held": lord.food}
        return Refusal("DL-31", "creature-needs-food", values, "choose-other-creature")
    if lord.gold < row.gold:
        return Refusal(
            "DL-31", "creature-needs-gold", {"creature": kind, "gold": row.gold}, "choose-other-creature"
        )
    if size(lord.traps) < row.traps:
        return Refusal("DL-31", "creature-needs-trap", {"creature": kind}, "choose-other-creature")
    if not can_pay_evil(state, lord, row.evil):
        values = {"creature": kind, "food": row.food + extra_food, "evil": row.evil, "left": TOP - lord.evil}
        return Refusal("DL-53", "creature-needs-evil", values, "choose-other-creature")
    assert size(food) < row.creatures
    return Refusal("DL-A17", "creature-needs-prey", {"creature": kind}, "choose-other-creature")


def lay_price(state: State, seat: Seat, kind: i64, in_lair: bool) -> None:
    """The parts of a price that the lord must choose: traps, creatures."""
    row = state.box.creatures[kind]
    eaten: i64 = 0
    while eaten < row.creatures:
        state.road.append(FeedDemon(seat, kind, 1 if in_lair else 0))
        eaten += 1
    given: i64 = 0
    while given < row.traps:
        state.road.append(GiveTrap(seat))
        given += 1


@final
class Hire(Step[State]):
    """Pick one of the remaining tiles and pay its whole price (DL-31)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: Seat, place: i64) -> None:
        self.seat: Seat = seat
        self.place: i64 = place
        self.food: i64 = space_of(HIRE_MONSTER, place).food

    def choices(self, state: State) -> vec[i64]:
        lord = state.lords[self.seat]
        options = vec[i64](capacity=4)
        for kind in kinds(state.offer):
            if can_pay_creature(state, lord, kind, self.food):
                options = append(options, kind)
        return options

    def asked(self, state: State) -> Seats:
        return only_if(len(self.choices(state)) > 0, self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.HIRE_CREATURE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append(self.choices(state), HIRE_NOBODY)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == HIRE_NOBODY:
            return None
        if held(state.offer, option) == 0:
            return Refusal("DL-31", "creature-not-offered", {"creature": option}, "choose-other-creature")
        lord = state.lords[seat]
        if can_pay_creature(state, lord, option, self.food):
            return None
        return refuse_price(state, lord, option, self.food, feedable(state, lord, NONE, NONE))

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        if option == HIRE_NOBODY:
            self.stay(state, ORDER_DECLINED, tale)
            return
        tale.tell3(ORDER_EXECUTED, seat, HIRE_MONSTER, self.place)
        state.offer -= one(option)
        state.road.append(WELCOMES[seat * KINDS + option])
        lay_price(state, seat, option, False)
        pay_goods(state, seat, option, self.food, tale)

    def stay(self, state: State, event: i64, tale: Tale) -> None:
        lord = state.lords[self.seat]
        lord.stuck |= bit(lord.slot_of(HIRE_MONSTER))
        tale.tell3(event, self.seat, HIRE_MONSTER, self.place)

    def walk(self, state: State, tale: Tale) -> None:
        self.stay(state, ORDER_FAILED, tale)


@final
class Welcome(Step[State]):
    """The tile comes face up into the lair once its price is paid (DL-31)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "creature")

    def __init__(self, seat: Seat, creature: i64) -> None:
        self.seat: Seat = seat
        self.creature: i64 = creature

    def walk(self, state: State, tale: Tale) -> None:
        state.lords[self.seat].lair += one(self.creature)
        tale.tell2(CREATURE_HIRED, self.seat, self.creature)


@final
class GiveTrap(Step[State]):
    """A trap is part of a price; it is discarded face down (DL-5, DL-A19)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked(self, state: State) -> Seats:
        return only(self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.GIVE_TRAP

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return kinds(state.lords[seat].traps)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if held(state.lords[seat].traps, option) > 0:
            return None
        return Refusal("DL-31", "trap-not-held", {"trap": option}, "pick-held-trap")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        bury_trap(state, seat, option, tale)
        begin_attacks(state, tale)


@final
class FeedDemon(Step[State]):
    """Another creature is part of a price; unpaid ones may be fed before they are paid (DL-A17, DL-A18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "eater", "in_lair")

    def __init__(self, seat: Seat, eater: i64, in_lair: i64) -> None:
        self.seat: Seat = seat
        self.eater: i64 = eater
        self.in_lair: i64 = in_lair

    def prey(self, state: State) -> i64:
        lord = state.lords[self.seat]
        return feedable(state, lord, one(self.eater) if self.in_lair == 1 else NONE, lord.due)

    def asked(self, state: State) -> Seats:
        return only(self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.FEED_DEMON

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return kinds(self.prey(state))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if held(self.prey(state), option) > 0:
            return None
        return Refusal("DL-A17", "no-such-prey", {"creature": option}, "pick-prey")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        lord = state.lords[seat]
        if held(lord.due, option) > 0:
            lord.due -= one(option)
        remove_creature(state, lord, option)
        tale.tell2(CREATURE_FED, seat, option)
        begin_attacks(state, tale)


def _hires() -> tuple[Hire, ...]:
    return tuple(Hire(seat, place) for seat in range(4) for place in range(SPACES))


def _welcomes() -> tuple[Welcome, ...]:
    return tuple(Welcome(seat, kind) for seat in range(4) for kind in range(KINDS))


HIRES: Final = _hires()
WELCOMES: Final = _welcomes()
