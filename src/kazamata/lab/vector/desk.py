"""A desk: one position, whose turn it is, and what the seats may know of it in numbers."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kazamata.core.asks import Ask
from kazamata.core.bits import has_bit
from kazamata.core.events import Event, EventSink
from kazamata.core.features import FeatureWriter
from kazamata.core.fields import ONE
from kazamata.core.rules import OBSERVED_FACTS, Rules, Setup
from kazamata.core.seats import NOBODY, Seat, SeatSet

S = TypeVar("S")
V = TypeVar("V")

NO_TURN: Final = -1
UNASKABLE: Final = -1


@final
class Plan(Generic[S, V]):
    """What a setup fixes for all its desks: where each question's options begin, and how wide a row is."""

    __match_args__: ClassVar[tuple[str, ...]] = ("rules", "setup")

    def __init__(self, rules: Rules[S, V], setup: Setup) -> None:
        self.rules = rules
        self.setup = setup
        self.seats: i64 = setup.seats
        self.kinds: i64 = len(rules.ask_kinds)
        self.firsts: vec[i64] = vec[i64]([UNASKABLE] * len(rules.ask_kinds))
        self.actions: i64 = 0
        for kind in rules.possible_asks(setup):
            self.firsts[kind] = self.actions
            self.actions += rules.ask_kinds[kind].option_count
        self.ones: vec[i64] = vec[i64]([_plain_numbers(rules, kind) for kind in range(len(rules.ask_kinds))])
        self.common: i64 = self.kinds + OBSERVED_FACTS + self.seats
        self.each: i64 = 0
        for block in rules.feature_blocks():
            if block.per_seat:
                self.each += block.size
            else:
                self.common += block.size
        self.width: i64 = self.common + self.seats * self.each
        self.described = self.each > 0 or self.common > self.kinds + OBSERVED_FACTS + self.seats
        self.blank_row: vec[i16] = vec[i16]([0] * self.width)
        self.blank_mask: vec[u8] = vec[u8]([0] * self.actions)


def _plain_numbers(rules: Rules[S, V], kind: int) -> int:
    """How many numbers a question of that kind is about; none where a number for each option belongs to them.

    Those are costly to find, and an observation would have no room for them.
    """
    about = rules.ask_kinds[kind].fact_fields
    if len(about) > OBSERVED_FACTS or [field for field in about if field.multiplicity != ONE]:
        return 0
    return len(about)


def clockwise(seat: Seat, seats: i64) -> Seat:
    """The next seat."""
    if seat + 1 < seats:
        return seat + 1
    return 0


@final
class Desk(Generic[S, V]):
    """A position that is played by numbers.

    Where several seats are asked at once, they answer in turn, clockwise after the seat that answered last. An
    observation is what `see` lets a seat know, so what the rules keep face down stays so, whatever the turn.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("plan", "state", "seat", "kind", "options")

    def __init__(self, plan: Plan[S, V], state: S) -> None:
        self.plan = plan
        self.state = state
        self.seat: Seat = NO_TURN
        self.kind: i64 = 0
        self.options: vec[i64] = vec[i64]()
        self.awaited: SeatSet = NOBODY
        self.look_up()

    def copy(self) -> Desk[S, V]:
        """An independent twin."""
        twin = Desk(self.plan, self.plan.rules.copy(self.state))
        twin.turn_to(self.seat)
        return twin

    def look_up(self) -> None:
        """See whose turn it is: the next one who is asked, clockwise after the last."""
        agenda = self.plan.rules.agenda(self.state)
        if not agenda:
            self.seat, self.awaited = NO_TURN, NOBODY
            return
        step = agenda[-1]
        asked = step.asked_seats(self.state)
        self.awaited = asked
        seats = self.plan.seats
        seat = clockwise(self.seat, seats)
        while not has_bit(asked, seat):
            seat = clockwise(seat, seats)
        self.seat = seat
        self.kind = step.ask_kind(self.state, seat)
        self.options = step.options(self.state, seat)

    def turn_to(self, seat: Seat) -> None:
        """Let a certain one of those who are asked have the turn."""
        if seat != self.seat and seat != NO_TURN:
            self.seat = seat - 1
            self.look_up()

    def asked(self) -> SeatSet:
        """Who is asked now, one bit a seat."""
        return self.awaited

    def first(self) -> i64:
        """The flat action of the question's option 0."""
        first = self.plan.firsts[self.kind]
        if first == UNASKABLE:
            raise ValueError(f"{self.plan.rules.ask_kinds[self.kind].name} is not askable at such a table")
        return first

    def legal(self) -> list[int]:
        """The legal actions of the seat whose turn it is."""
        if self.seat == NO_TURN:
            return []
        first = self.first()
        return [int(first + option) for option in self.options]

    def option_of(self, action: i64) -> i64:
        """The option that an action means now; raises `ValueError` for one that is not legal."""
        if self.seat == NO_TURN:
            raise ValueError("the game is over")
        option = action - self.first()
        if option not in self.options:
            name = self.plan.rules.ask_kinds[self.kind].name
            raise ValueError(f"action {action} is not legal: {name} asks seat {self.seat}")
        return option

    def act(self, action: i64, sink: EventSink) -> None:
        """Carry out an action of the seat whose turn it is; raises `ValueError` for one that is not legal."""
        self.answer(self.option_of(action), sink)

    def answer(self, option: i64, sink: EventSink) -> None:
        """Carry out an option that is known to be legal."""
        self.plan.rules.apply(self.state, self.seat, option, sink)
        self.look_up()

    def play(self, action: i64, listening: bool) -> list[Event]:
        """The same, telling what happened if somebody listens."""
        sink = EventSink(listening)
        self.act(action, sink)
        return sink.events

    def write(self, viewer: Seat, sheet: FeatureWriter) -> None:
        """What a seat may know, into a blank row: the question first, then the blocks of the game."""
        plan, state, begin = self.plan, self.state, sheet.at
        if self.seat == viewer:
            sheet.numbers[begin + self.kind] = 1
            ones = plan.ones[self.kind]
            if ones > 0:
                sheet.skip(plan.kinds)
                sheet.put_row(plan.rules.facts(state, Ask(self.kind, viewer, self.options)), ones)
        sheet.at = begin + plan.kinds + OBSERVED_FACTS
        self.write_asked(viewer, sheet)
        plan.rules.write_features(state, viewer, sheet)
        seat, left = viewer, plan.seats
        while left > 0:
            plan.rules.write_seat_features(state, seat, viewer, sheet)
            seat = clockwise(seat, plan.seats)
            left -= 1
        if plan.described and sheet.at != begin + plan.width:
            raise ValueError(f"{sheet.at - begin} numbers were written, not {plan.width}")

    def write_asked(self, viewer: Seat, sheet: FeatureWriter) -> None:
        """Who is asked, the viewer first and then clockwise."""
        seats, awaited = self.plan.seats, self.awaited
        sheet.put_bits(awaited >> viewer | (awaited << (seats - viewer)), seats)

    def observe(self, viewer: Seat) -> vec[i16]:
        """A new row of numbers: what a seat may know."""
        row = self.plan.blank_row[:]
        self.write(viewer, FeatureWriter(row, vec[i16]()))
        return row

    def mask(self) -> vec[u8]:
        """One number an action: 1 for those that are legal now."""
        row = self.plan.blank_mask[:]
        if self.seat != NO_TURN:
            first = self.first()
            for option in self.options:
                row[first + option] = 1
        return row


def opened(plan: Plan[S, V], seed: int) -> Desk[S, V]:
    """A desk with a fresh deal."""
    return Desk(plan, plan.rules.deal(plan.setup, seed))
