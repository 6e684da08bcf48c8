"""The special events, for each lord in play order. All evil is gained (DL-44, DL-54, H3)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.arrivals import seats_by_evil
from kazamata.games.lords.asks import IS_PAID, TAKE_EVIL
from kazamata.games.lords.catalogue.adventurers import PRIEST, THIEF, WARRIOR, WIZARD
from kazamata.games.lords.catalogue.specials import (
    EVIL_RISES,
    HUNT,
    IMPATIENCE,
    IMPS_LEAVE,
    INSPECT,
    LOSE_HALF_FOOD,
    LOSE_HALF_GOLD,
    RUST,
    STRIKE,
    Special,
)
from kazamata.games.lords.events import CREATURE_LEFT, CREATURE_PAID, CREATURE_STRUCK
from kazamata.games.lords.evil import move_evil
from kazamata.games.lords.fields import FOR_SPECIAL, WAGE_PARTS
from kazamata.games.lords.goods import change_goods, discard_trap, feedable, ghosts, remove_creature
from kazamata.games.lords.grid import count_bits
from kazamata.games.lords.packs import EMPTY_PACK, PACK_KINDS, pack_count, pack_kinds, pack_one
from kazamata.games.lords.state import Lord, State
from kazamata.games.lords.steps.hiring import FeedDemon, GiveTrap

NO_CLASS: Final = -1
FOOD_PART: Final = 0
GOLD_PART: Final = 1
EVIL_PART: Final = 2
TRAP_PART: Final = 3
CREATURE_PART: Final = 4
"""Indices in `asks.WAGE_PARTS`."""


def schedule_special(state: State, sink: EventSink) -> None:
    """Schedule the card. Each lord's adventurer class is fixed before a marker moves (DL-R10)."""
    classes = classes_to_come(state)
    place = state.terms.seats
    while place > 0:
        place -= 1
        seat = state.seat_in_order(place)
        state.agenda.append(FaceSpecialEvent(seat, classes[seat]))


def classes_to_come(state: State) -> vec[i64]:
    """The class of the adventurer that each seat gets in the phase after this event (DL-45)."""
    classes = vec[i64]([NO_CLASS, NO_CLASS, NO_CLASS, NO_CLASS, NO_CLASS])
    place: i64 = 0
    for who in seats_by_evil(state):
        classes[who] = state.box.adventurers[state.coming_adventurers[place]].kind
        place += 1
    return classes


def monsters_of(state: State, pack: i64) -> i64:
    return pack - ghosts(state, pack)


def half(amount: i64, up: bool) -> i64:
    return (amount + 1) // 2 if up else amount // 2


def open_rooms(lord: Lord) -> i64:
    """The number of unconquered rooms."""
    return count_bits(lord.room_cells() & ~lord.conquered_cells)


def can_pay_part(state: State, lord: Lord, kind: i64, part: i64) -> bool:
    """Whether a wage has this part and the lord can pay it. Evil can always be gained (DL-54, DL-R11)."""
    row = state.box.creatures[kind]
    if part == FOOD_PART:
        return row.food > 0 and lord.food > 0
    if part == GOLD_PART:
        return row.gold > 0 and lord.gold > 0
    if part == EVIL_PART:
        return row.evil > 0
    if part == TRAP_PART:
        return row.traps > 0 and lord.traps != EMPTY_PACK
    return row.creatures > 0 and feedable(state, lord, pack_one(kind), EMPTY_PACK) != EMPTY_PACK


def pay_part(state: State, seat: Seat, kind: i64, part: i64, sink: EventSink) -> None:
    """1 food, 1 gold, 1 evil, a trap or another creature (DL-R11)."""
    if part == EVIL_PART:
        move_evil(state, seat, 1, sink)
    elif part == TRAP_PART:
        state.agenda.append(GiveTrap(seat))
    elif part == CREATURE_PART:
        state.agenda.append(FeedDemon(seat, kind, 1))
    else:
        change_goods(
            state, seat, -1 if part == GOLD_PART else 0, -1 if part == FOOD_PART else 0, 0, FOR_SPECIAL, sink
        )


@final
class FaceSpecialEvent(Step[State]):
    """One lord faces the special event. Some events offer a choice (H3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hero")

    def __init__(self, seat: Seat, hero: i64) -> None:
        self.seat: Seat = seat
        self.hero: i64 = hero  # the class of the adventurer about to arrive

    def card(self, state: State) -> Special:
        return state.box.specials[state.special_cards[state.year - 1]]

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.ask_kind(state, self.seat) >= 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        """The question of the card, -1 without a choice. It depends only on public information."""
        effect = self.card(state).effect
        lord = state.lords[self.seat]
        if effect == HUNT:
            return asks.FACE_HUNT if monsters_of(state, lord.lair) != EMPTY_PACK else -1
        if effect == STRIKE:
            return asks.FACE_STRIKE if self.strikers(state) != EMPTY_PACK else -1
        if effect == INSPECT:
            return asks.FACE_INSPECTION if open_rooms(lord) > 0 and lord.gold > 0 else -1
        if effect == RUST or (effect == IMPATIENCE and self.hero == WIZARD):
            return asks.LOSE_TRAP if lord.traps != EMPTY_PACK else -1
        return -1

    def strikers(self, state: State) -> i64:
        """The monsters that are still face up."""
        lord = state.lords[self.seat]
        return monsters_of(state, lord.lair - lord.knocked_out)

    def options(self, state: State, seat: Seat) -> vec[i64]:
        kind = self.ask_kind(state, seat)
        lord = state.lords[seat]
        if kind == asks.FACE_HUNT:
            return append(pack_kinds(monsters_of(state, lord.lair)), TAKE_EVIL)
        if kind == asks.FACE_STRIKE:
            return self.strike_options(state, lord)
        if kind == asks.FACE_INSPECTION:
            return inspection_options(lord)
        return pack_kinds(lord.traps)

    def strike_options(self, state: State, lord: Lord) -> vec[i64]:
        options = pack_kinds(self.strikers(state))
        part: i64 = 0
        while part < len(WAGE_PARTS):
            for kind in pack_kinds(self.strikers(state)):
                if can_pay_part(state, lord, kind, part):
                    options = append(options, IS_PAID + part * PACK_KINDS + kind)
            part += 1
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        for legal in self.options(state, seat):
            if legal == option:
                return None
        kind = self.ask_kind(state, seat)
        if kind == asks.FACE_INSPECTION:
            gold = state.lords[seat].gold
            return Refusal("DL-44", "too-little-gold", {"gold": option, "held": gold}, "pay-less")
        if kind == asks.LOSE_TRAP:
            return Refusal("DL-44", "trap-not-held", {"trap": option}, "pick-held-trap")
        strikes = kind == asks.FACE_STRIKE and pack_count(self.strikers(state), option % PACK_KINDS) > 0
        if strikes:
            return Refusal("DL-44", "no-part-of-wage", {"creature": option % PACK_KINDS}, "let-it-strike")
        return Refusal("DL-44", "no-such-monster", {"creature": option % PACK_KINDS}, "pick-own-monster")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        kind = self.ask_kind(state, seat)
        state.agenda.pop()
        if kind == asks.FACE_HUNT:
            self.hunt(state, option, sink)
        elif kind == asks.FACE_STRIKE:
            self.strike(state, option, sink)
        elif kind == asks.FACE_INSPECTION:
            self.inspect(state, option, sink)
        else:
            discard_trap(state, seat, option, sink)

    def hunt(self, state: State, option: Option, sink: EventSink) -> None:
        if option == TAKE_EVIL:
            move_evil(state, self.seat, self.card(state).amount, sink)
            return
        remove_creature(state, state.lords[self.seat], option)
        sink.emit2(CREATURE_LEFT, self.seat, option)

    def strike(self, state: State, option: Option, sink: EventSink) -> None:
        """Turn a striking monster face down until this year's Combat is over."""
        kind = option % PACK_KINDS
        if option < IS_PAID:
            state.lords[self.seat].knocked_out += pack_one(kind)
            sink.emit2(CREATURE_STRUCK, self.seat, kind)
            return
        sink.emit2(CREATURE_PAID, self.seat, kind)
        pay_part(state, self.seat, kind, (option - IS_PAID) // PACK_KINDS, sink)

    def inspect(self, state: State, gold: i64, sink: EventSink) -> None:
        """Every unconquered room costs 1 gold or 1 evil."""
        change_goods(state, self.seat, -gold, 0, 0, FOR_SPECIAL, sink)
        unpaid = open_rooms(state.lords[self.seat]) - gold
        if unpaid > 0:
            move_evil(state, self.seat, unpaid, sink)

    def run(self, state: State, sink: EventSink) -> None:
        card, lord = self.card(state), state.lords[self.seat]
        if card.effect == LOSE_HALF_GOLD:
            change_goods(
                state, self.seat, -half(lord.gold, state.terms.loss_rounds_up), 0, 0, FOR_SPECIAL, sink
            )
        elif card.effect == LOSE_HALF_FOOD:
            change_goods(state, self.seat, 0, -half(lord.food, True), 0, FOR_SPECIAL, sink)
        elif card.effect == IMPS_LEAVE:
            change_goods(state, self.seat, 0, 0, -(lord.imps // card.amount), FOR_SPECIAL, sink)
        elif card.effect == EVIL_RISES or card.effect == HUNT:
            move_evil(state, self.seat, card.amount, sink)
        elif card.effect == INSPECT:
            self.inspect(state, 0, sink)
        elif card.effect == RUST:
            change_goods(state, self.seat, -1 if lord.gold > 0 else 0, 0, 0, FOR_SPECIAL, sink)
        elif card.effect == IMPATIENCE:
            self.meet_hero(state, card.amount, sink)
        elif card.effect != STRIKE:  # without a monster there is no strike
            raise ValueError(f"no special event has the effect {card.effect}")

    def meet_hero(self, state: State, amount: i64, sink: EventSink) -> None:
        """A Warrior costs an imp, a Thief gold, a Priest evil, a Wizard a trap if there is one."""
        lord = state.lords[self.seat]
        if self.hero == WARRIOR:
            change_goods(state, self.seat, 0, 0, -least(amount, lord.imps), FOR_SPECIAL, sink)
        elif self.hero == THIEF:
            change_goods(state, self.seat, -least(amount, lord.gold), 0, 0, FOR_SPECIAL, sink)
        elif self.hero == PRIEST:
            move_evil(state, self.seat, amount, sink)


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def inspection_options(lord: Lord) -> vec[i64]:
    """The numbers of rooms that the lord can pay for."""
    options = vec[i64](capacity=8)
    gold: i64 = 0
    while gold <= least(open_rooms(lord), lord.gold):
        options = append(options, gold)
        gold += 1
    return options
