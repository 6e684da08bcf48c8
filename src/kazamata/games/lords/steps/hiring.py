"""Hiring creatures and paying their prices (DL-31, DL-A17, DL-A19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set, seat_set_if
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
    can_pay_creature,
    discard_trap,
    feedable,
    pay_goods,
    remove_creature,
)
from kazamata.games.lords.packs import EMPTY_PACK, PACK_KINDS, pack_count, pack_kinds, pack_one, pack_size
from kazamata.games.lords.state import MAX_EVIL, Lord, State
from kazamata.games.lords.steps.attacks import begin_attacks


def refuse_price(state: State, lord: Lord, kind: i64, extra_food: i64, food: i64) -> Refusal:
    """Which part of a creature's price is missing. `food` is the pack that a Demon could eat."""
    row = state.box.creatures[kind]
    if lord.food < row.food + extra_food:
        values: dict[str, int] = {"creature": kind, "food": row.food + extra_food, "held": lord.food}
        return Refusal("DL-31", "creature-needs-food", values, "choose-other-creature")
    if lord.gold < row.gold:
        return Refusal(
            "DL-31", "creature-needs-gold", {"creature": kind, "gold": row.gold}, "choose-other-creature"
        )
    if pack_size(lord.traps) < row.traps:
        return Refusal("DL-31", "creature-needs-trap", {"creature": kind}, "choose-other-creature")
    if not can_pay_evil(state, lord, row.evil):
        values = {
            "creature": kind,
            "food": row.food + extra_food,
            "evil": row.evil,
            "left": MAX_EVIL - lord.evil,
        }
        return Refusal("DL-53", "creature-needs-evil", values, "choose-other-creature")
    assert pack_size(food) < row.creatures
    return Refusal("DL-A17", "creature-needs-prey", {"creature": kind}, "choose-other-creature")


def schedule_price(state: State, seat: Seat, kind: i64, in_lair: bool) -> None:
    """Schedule the parts of a price that the lord must choose: traps and creatures."""
    row = state.box.creatures[kind]
    eaten: i64 = 0
    while eaten < row.creatures:
        state.agenda.append(FeedDemon(seat, kind, 1 if in_lair else 0))
        eaten += 1
    given: i64 = 0
    while given < row.traps:
        state.agenda.append(GiveTrap(seat))
        given += 1


@final
class HireCreature(Step[State]):
    """Choose one of the remaining tiles and pay its whole price (DL-31)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space_index")

    def __init__(self, seat: Seat, space_index: i64) -> None:
        self.seat: Seat = seat
        self.space_index: i64 = space_index
        self.food: i64 = space_of(HIRE_MONSTER, space_index).food

    def choices(self, state: State) -> vec[i64]:
        lord = state.lords[self.seat]
        options = vec[i64](capacity=4)
        for kind in pack_kinds(state.creature_offer):
            if can_pay_creature(state, lord, kind, self.food):
                options = append(options, kind)
        return options

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(len(self.choices(state)) > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.HIRE_CREATURE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append(self.choices(state), HIRE_NOBODY)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == HIRE_NOBODY:
            return None
        if pack_count(state.creature_offer, option) == 0:
            return Refusal("DL-31", "creature-not-offered", {"creature": option}, "choose-other-creature")
        lord = state.lords[seat]
        if can_pay_creature(state, lord, option, self.food):
            return None
        return refuse_price(state, lord, option, self.food, feedable(state, lord, EMPTY_PACK, EMPTY_PACK))

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        if option == HIRE_NOBODY:
            self.stay(state, ORDER_DECLINED, sink)
            return
        sink.emit3(ORDER_EXECUTED, seat, HIRE_MONSTER, self.space_index)
        state.creature_offer -= pack_one(option)
        state.agenda.append(ADD_HIRED_CREATURE_STEPS[seat * PACK_KINDS + option])
        schedule_price(state, seat, option, False)
        pay_goods(state, seat, option, self.food, sink)

    def stay(self, state: State, event: i64, sink: EventSink) -> None:
        lord = state.lords[self.seat]
        lord.minion_slots |= bit(lord.slot_of(HIRE_MONSTER))
        sink.emit3(event, self.seat, HIRE_MONSTER, self.space_index)

    def run(self, state: State, sink: EventSink) -> None:
        self.stay(state, ORDER_FAILED, sink)


@final
class AddHiredCreature(Step[State]):
    """Add the tile face up to the lair once its price is paid (DL-31)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "creature")

    def __init__(self, seat: Seat, creature: i64) -> None:
        self.seat: Seat = seat
        self.creature: i64 = creature

    def run(self, state: State, sink: EventSink) -> None:
        state.lords[self.seat].lair += pack_one(self.creature)
        sink.emit2(CREATURE_HIRED, self.seat, self.creature)


@final
class GiveTrap(Step[State]):
    """Pay a trap as part of a price. It is discarded face down (DL-5, DL-A19)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.GIVE_TRAP

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return pack_kinds(state.lords[seat].traps)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if pack_count(state.lords[seat].traps, option) > 0:
            return None
        return Refusal("DL-31", "trap-not-held", {"trap": option}, "pick-held-trap")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        discard_trap(state, seat, option, sink)
        begin_attacks(state, sink)


@final
class FeedDemon(Step[State]):
    """Pay another creature as part of a price, perhaps an unpaid one (DL-A17, DL-A18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "eater", "in_lair")

    def __init__(self, seat: Seat, eater: i64, in_lair: i64) -> None:
        self.seat: Seat = seat
        self.eater: i64 = eater
        self.in_lair: i64 = in_lair

    def prey(self, state: State) -> i64:
        lord = state.lords[self.seat]
        return feedable(
            state, lord, pack_one(self.eater) if self.in_lair == 1 else EMPTY_PACK, lord.unpaid_creatures
        )

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.FEED_DEMON

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return pack_kinds(self.prey(state))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if pack_count(self.prey(state), option) > 0:
            return None
        return Refusal("DL-A17", "no-such-prey", {"creature": option}, "pick-prey")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        lord = state.lords[seat]
        if pack_count(lord.unpaid_creatures, option) > 0:
            lord.unpaid_creatures -= pack_one(option)
        remove_creature(state, lord, option)
        sink.emit2(CREATURE_FED, seat, option)
        begin_attacks(state, sink)


def _hires() -> tuple[HireCreature, ...]:
    return tuple(HireCreature(seat, place) for seat in range(4) for place in range(SPACES))


def _welcomes() -> tuple[AddHiredCreature, ...]:
    return tuple(AddHiredCreature(seat, kind) for seat in range(4) for kind in range(PACK_KINDS))


HIRE_CREATURE_STEPS: Final = _hires()
ADD_HIRED_CREATURE_STEPS: Final = _welcomes()
