"""Rough Seas: storms, compasses and dangerous rocks (TQ-22, TQ-24)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import NO_CARD, ORANGE, PURPLE, YELLOW, Card
from kazamata.games.tranquility.events import (
    COMPASS_GAINED,
    ROCKS_LEFT,
    ROCKS_MOVED,
    ROCKS_STAYED,
    STORM_CALMED,
    STORM_CAME,
    STORM_PASSED,
)
from kazamata.games.tranquility.fields import FOR_ROCKS, FOR_STORM
from kazamata.games.tranquility.state import NO_ROCKS, STORMY_LIMIT, State
from kazamata.games.tranquility.steps.discards import discard_step


def contains(options: vec[i64], option: i64) -> bool:
    for legal in options:
        if legal == option:
            return True
    return False


def rows_with_room(state: State) -> vec[i64]:
    """The rows with an empty cell."""
    rows = vec[i64](capacity=8)
    row: i64 = 0
    while row < state.layout.rows:
        if state.row_has_room(row):
            rows = append(rows, row)
        row += 1
    return rows


def gain_compass(state: State, seat: Seat, reason: i64, sink: EventSink) -> None:
    """The team takes a compass from the supply if one is left (TQ-A20, TQ-A31)."""
    if state.compass_supply > 0:
        state.compass_supply -= 1
        state.compasses += 1
        sink.emit2(COMPASS_GAINED, seat, reason)


@final
class EarnCompass(Step[State]):
    """The active player earns the team a compass (TQ-24, TQ-A28)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("reason",)

    def __init__(self, reason: i64) -> None:
        self.reason: i64 = reason

    def run(self, state: State, sink: EventSink) -> None:
        gain_compass(state, state.active_seat, self.reason, sink)


@final
class CallCompass(Step[State]):
    """The active player, around an action, or the drawer of a storm may spend compasses (TQ-A31)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "drawn_storm")

    def __init__(self, seat: Seat, drawn_storm: Card) -> None:
        self.seat: Seat = seat
        self.drawn_storm: Card = drawn_storm

    def asked_seats(self, state: State) -> SeatSet:
        if state.compasses > 0 and len(self.storms(state)) > 0:
            return seat_set(self.seat)
        return NOBODY

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.CALL_COMPASS

    def storms(self, state: State) -> vec[i64]:
        """The storms that a compass can calm, as options."""
        storms = vec[i64](capacity=8)
        if self.drawn_storm != NO_CARD:
            storms = append(storms, asks.CALM_DRAWN)
        row: i64 = 0
        while row < state.layout.rows:
            if state.purple_storms(row) > 0:
                storms = append(storms, asks.CALM_ROW + row)
            row += 1
        seat: i64 = 0
        for player in state.players:
            if player.yellow_storms > 0:
                storms = append(storms, asks.CALM_YELLOW + seat)
            if player.orange_storms > 0:
                storms = append(storms, asks.CALM_ORANGE + seat)
            seat += 1
        return storms

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = vec[i64]([asks.KEEP_COMPASS])
        for storm in self.storms(state):
            options = append(options, storm)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == asks.KEEP_COMPASS or contains(self.storms(state), option):
            return None
        return Refusal("TQ-24", "no-such-storm", {}, "pick-storm")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        if option == asks.KEEP_COMPASS:
            state.agenda.pop()
            if self.drawn_storm != NO_CARD:
                state.agenda.append(ResolveStorm(seat, self.drawn_storm))
            return
        state.compasses -= 1
        if option == asks.CALM_DRAWN:
            state.agenda.pop()
            state.remove_from_game(self.drawn_storm)
            sink.emit4(STORM_CALMED, seat, self.drawn_storm, seat, NO_ROCKS)
        else:
            calm(state, seat, option, sink)

    def run(self, state: State, sink: EventSink) -> None:
        if self.drawn_storm != NO_CARD:
            state.agenda.append(ResolveStorm(self.seat, self.drawn_storm))


def calm(state: State, seat: Seat, option: Option, sink: EventSink) -> None:
    """Remove a compass and the storm that it calms from the game (TQ-A31)."""
    if option < asks.CALM_YELLOW:
        row = option - asks.CALM_ROW
        state.purple_counts -= bit(4 * row)
        state.remove_from_game(PURPLE)
        sink.emit4(STORM_CALMED, seat, PURPLE, seat, row)
    elif option < asks.CALM_ORANGE:
        owner = option - asks.CALM_YELLOW
        state.players[owner].yellow_storms -= 1
        state.remove_from_game(YELLOW)
        sink.emit4(STORM_CALMED, seat, YELLOW, owner, NO_ROCKS)
    else:
        owner = option - asks.CALM_ORANGE
        state.players[owner].orange_storms -= 1
        state.remove_from_game(ORANGE)
        sink.emit4(STORM_CALMED, seat, ORANGE, owner, NO_ROCKS)


@final
class ResolveStorm(Step[State]):
    """An uncalmed storm affects the seat that drew it (TQ-24)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "storm")

    def __init__(self, seat: Seat, storm: Card) -> None:
        self.seat: Seat = seat
        self.storm: Card = storm

    def run(self, state: State, sink: EventSink) -> None:
        player = state.players[self.seat]
        if self.storm == PURPLE:
            state.agenda.append(PlaceStorm(self.seat))
            return
        sink.emit3(STORM_CAME, self.seat, self.storm, NO_ROCKS)
        if self.storm == ORANGE:
            player.orange_storms += 1
            return
        player.yellow_storms += 1
        if (
            state.start_offers is None
        ):  # after bonus cards of a Start the discard waits for the eight (TQ-A32)
            trim(state, self.seat)


def trim(state: State, seat: Seat) -> None:
    """Discard down to the limit of a yellow storm; monsters stay (TQ-A32)."""
    player = state.players[seat]
    held: i64 = len(player.hand)
    surplus = held - STORMY_LIMIT
    discardable = player.discardable_count()
    if surplus > discardable:
        surplus = discardable
    if surplus > 0:
        state.agenda.append(discard_step(seat, surplus, FOR_STORM))


@final
class PlaceStorm(Step[State]):
    """The drawer places a purple storm on a row with an empty cell (TQ-24, TQ-A25)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(len(rows_with_room(state)) > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.PLACE_STORM

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return rows_with_room(state)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_row(state, option, "TQ-24")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        state.purple_counts += bit(4 * option)
        sink.emit3(STORM_CAME, seat, PURPLE, option)

    def run(self, state: State, sink: EventSink) -> None:
        state.remove_from_game(PURPLE)
        sink.emit2(STORM_PASSED, self.seat, PURPLE)


def refuse_row(state: State, row: i64, clause: str) -> Refusal | None:
    """Why rocks or a storm cannot go to a row; None if they can."""
    if row >= state.layout.rows:
        return Refusal("TQ-2", "no-such-row", {"row": row, "rows": state.layout.rows}, "pick-row")
    if not state.row_has_room(row):
        return Refusal(clause, "row-full", {"row": row}, "pick-open-row")
    return None


def rocks_leave(state: State) -> bool:
    """Whether the rocks leave: at two unfilled rows, so with four full rows in the grid (TQ-22, TQ-H4)."""
    return state.layout.rows - state.full_rows() <= 2


@final
class MoveRocks(Step[State]):
    """Before drawing, the player moves the rocks to another row or discards two islands (TQ-22)."""

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(state.rocks_row != NO_ROCKS and not rocks_leave(state), state.active_seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.MOVE_ROCKS

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = vec[i64](capacity=8)
        for row in rows_with_room(state):
            if row != state.rocks_row:
                options = append(options, row)
        if state.players[seat].islands() >= 2:
            options = append(options, asks.ROCKS_STAY)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == asks.ROCKS_STAY:
            islands = state.players[seat].islands()
            if islands >= 2:
                return None
            return Refusal("TQ-22", "rocks-need-islands", {"islands": islands}, "move-rocks")
        if option == state.rocks_row:
            return Refusal("TQ-A16", "rocks-lie-here", {"row": option}, "feed-rocks")
        return refuse_row(state, option, "TQ-22")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        if option == asks.ROCKS_STAY:
            sink.emit1(ROCKS_STAYED, seat)
            state.agenda.append(discard_step(seat, 2, FOR_ROCKS))
        else:
            state.rocks_row = option
            sink.emit2(ROCKS_MOVED, seat, option)

    def run(self, state: State, sink: EventSink) -> None:
        if state.rocks_row != NO_ROCKS:
            state.rocks_row = NO_ROCKS
            sink.emit(ROCKS_LEFT)
