"""An episode: one position, the seat to move, and the seats' observations."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kazamata.core.asks import Ask
from kazamata.core.bits import has_bit
from kazamata.core.dice import Dice
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
class SpaceLayout(Generic[S, V]):
    """The fixed layout of a setup: where each question's options start, and the observation's width."""

    __match_args__: ClassVar[tuple[str, ...]] = ("rules", "setup")

    def __init__(self, rules: Rules[S, V], setup: Setup) -> None:
        self.rules = rules
        self.setup = setup
        self.seats: i64 = setup.seats
        self.kinds: i64 = len(rules.ask_kinds)
        self.first_actions: vec[i64] = vec[i64]([UNASKABLE] * len(rules.ask_kinds))
        self.actions: i64 = 0
        for kind in rules.possible_asks(setup):
            self.first_actions[kind] = self.actions
            self.actions += rules.ask_kinds[kind].option_count
        self.fact_counts: vec[i64] = vec[i64](
            [_plain_numbers(rules, kind) for kind in range(len(rules.ask_kinds))]
        )
        self.table_width: i64 = self.kinds + OBSERVED_FACTS + self.seats
        self.seat_width: i64 = 0
        for block in rules.feature_blocks():
            if block.per_seat:
                self.seat_width += block.size
            else:
                self.table_width += block.size
        self.width: i64 = self.table_width + self.seats * self.seat_width
        self.has_features = self.seat_width > 0 or self.table_width > self.kinds + OBSERVED_FACTS + self.seats
        self.blank_row: vec[i16] = vec[i16]([0] * self.width)
        self.blank_mask: vec[u8] = vec[u8]([0] * self.actions)


def _plain_numbers(rules: Rules[S, V], kind: int) -> int:
    """How many facts of a question go into the observation; 0 if any is a list or one for each option.

    Those are expensive to compute and do not fit into an observation.
    """
    fields = rules.ask_kinds[kind].fact_fields
    if len(fields) > OBSERVED_FACTS or [field for field in fields if field.multiplicity != ONE]:
        return 0
    return len(fields)


def clockwise(seat: Seat, seats: i64) -> Seat:
    """The next seat."""
    if seat + 1 < seats:
        return seat + 1
    return 0


@final
class Episode(Generic[S, V]):
    """A position played with flat actions.

    Seats that are asked at the same time answer clockwise, starting after the last seat that answered. An
    observation contains only what `see` shows the seat, so secrets stay hidden.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("layout", "state", "seat", "kind", "options")

    def __init__(self, layout: SpaceLayout[S, V], state: S, knows_turn: bool = False) -> None:
        self.layout = layout
        self.state = state
        self.seat: Seat = NO_TURN
        self.kind: i64 = 0
        self.options: vec[i64] = vec[i64]()
        self.asked_seats: SeatSet = NOBODY
        if not knows_turn:
            self.find_turn()

    def copy(self) -> Episode[S, V]:
        """An independent copy."""
        return self.copy_with(self.layout.rules.copy(self.state))

    def imagine(self, viewer: Seat, dice: Dice) -> Episode[S, V]:
        """Another complete world that looks the same to a seat; the same seat is to move."""
        rules = self.layout.rules
        world = rules.imagine(rules.see(self.state, viewer), dice)
        if self.seat == viewer:  # its question and its options belong to what it knows
            return self.copy_with(world)
        imagined = Episode(self.layout, world)
        imagined.turn_to(self.seat)
        return imagined

    def copy_with(self, state: S) -> Episode[S, V]:
        """The same turn in a position that asks the same question; options never change in place."""
        copied = Episode(self.layout, state, True)
        copied.seat, copied.kind = self.seat, self.kind
        copied.options, copied.asked_seats = self.options, self.asked_seats
        return copied

    def potential(self, seat: Seat) -> float:
        """How far a seat is: its points, or the share of a co-operative game that is done, 1 once it is won."""
        rules, state = self.layout.rules, self.state
        outcome = rules.score(state)
        if seat < len(outcome.scores):
            return float(outcome.scores[seat])
        if outcome.winners:
            return 1.0 if seat in outcome.winners else 0.0
        done = rules.progress(state)
        return 0.0 if done is None else done.done / done.total

    def find_turn(self) -> None:
        """Find the seat to move: the next asked seat, clockwise after the last."""
        agenda = self.layout.rules.agenda(self.state)
        if not agenda:
            self.seat, self.asked_seats = NO_TURN, NOBODY
            return
        step = agenda[-1]
        asked = step.asked_seats(self.state)
        self.asked_seats = asked
        seats = self.layout.seats
        seat = clockwise(self.seat, seats)
        while not has_bit(asked, seat):
            seat = clockwise(seat, seats)
        self.seat = seat
        self.kind = step.ask_kind(self.state, seat)
        self.options = step.options(self.state, seat)

    def turn_to(self, seat: Seat) -> None:
        """Give the turn to one of the asked seats."""
        if seat != self.seat and seat != NO_TURN:
            self.seat = seat - 1
            self.find_turn()

    def asked(self) -> SeatSet:
        """The asked seats, one bit each."""
        return self.asked_seats

    def first_action(self) -> i64:
        """The flat action of the question's option 0."""
        first = self.layout.first_actions[self.kind]
        if first == UNASKABLE:
            raise ValueError(f"{self.layout.rules.ask_kinds[self.kind].name} is not askable at such a table")
        return first

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to move."""
        if self.seat == NO_TURN:
            return []
        first = self.first_action()
        return [int(first + option) for option in self.options]

    def option_of(self, action: i64) -> i64:
        """The option of an action. Raises `ValueError` if it is illegal."""
        if self.seat == NO_TURN:
            raise ValueError("the game is over")
        option = action - self.first_action()
        if option not in self.options:
            name = self.layout.rules.ask_kinds[self.kind].name
            raise ValueError(f"action {action} is not legal: {name} asks seat {self.seat}")
        return option

    def apply_action(self, action: i64, sink: EventSink) -> None:
        """Apply an action of the seat to move. Raises `ValueError` if it is illegal."""
        self.apply_option(self.option_of(action), sink)

    def apply_option(self, option: i64, sink: EventSink) -> None:
        """Apply an option, which must be legal."""
        self.layout.rules.apply(self.state, self.seat, option, sink)
        self.find_turn()

    def apply_with_events(self, action: i64, listening: bool) -> list[Event]:
        """Apply an action and return its events, if `listening`."""
        sink = EventSink(listening)
        self.apply_action(action, sink)
        return sink.events

    def write_observation(self, viewer: Seat, writer: FeatureWriter) -> None:
        """Write a seat's observation into a blank row: the question, then the game's feature blocks."""
        layout, state, begin = self.layout, self.state, writer.at
        if self.seat == viewer:
            writer.numbers[begin + self.kind] = 1
            ones = layout.fact_counts[self.kind]
            if ones > 0:
                writer.skip(layout.kinds)
                writer.put_row(layout.rules.facts(state, Ask(self.kind, viewer, self.options)), ones)
        writer.at = begin + layout.kinds + OBSERVED_FACTS
        self.write_asked(viewer, writer)
        layout.rules.write_features(state, viewer, writer)
        seat, left = viewer, layout.seats
        while left > 0:
            layout.rules.write_seat_features(state, seat, viewer, writer)
            seat = clockwise(seat, layout.seats)
            left -= 1
        if layout.has_features and writer.at != begin + layout.width:
            raise ValueError(f"{writer.at - begin} numbers were written, not {layout.width}")

    def write_asked(self, viewer: Seat, writer: FeatureWriter) -> None:
        """Write which seats are asked, clockwise from the viewer."""
        seats, awaited = self.layout.seats, self.asked_seats
        writer.put_bits(awaited >> viewer | (awaited << (seats - viewer)), seats)

    def observe(self, viewer: Seat) -> vec[i16]:
        """The observation of a seat as a new vector."""
        row = self.layout.blank_row[:]
        self.write_observation(viewer, FeatureWriter(row, vec[i16]()))
        return row

    def action_mask(self) -> vec[u8]:
        """One number for each action: 1 if it is legal now."""
        row = self.layout.blank_mask[:]
        if self.seat != NO_TURN:
            first = self.first_action()
            for option in self.options:
                row[first + option] = 1
        return row


def new_episode(layout: SpaceLayout[S, V], seed: int) -> Episode[S, V]:
    """A new episode with a fresh deal."""
    return Episode(layout, layout.rules.deal(layout.setup, seed))
