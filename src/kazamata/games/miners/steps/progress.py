"""The progress boards (IM-42 to IM-45, IM-A7, IM-A8, IM-A21)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.cardset import BOARDS
from kazamata.games.miners.events import BOARD_ENTERED, BOARD_FINISHED, MARKER_MOVED
from kazamata.games.miners.program import track_of
from kazamata.games.miners.state import NO_BOARD, Player, State


def steps_to_top(state: State, player: Player) -> i64:
    return state.program.top_space[track_of(state.board_sides, player.marker_board)] - player.marker_space


def landing_space(player: Player, steps: i64) -> i64:
    """The space where the marker lands after some steps (IM-42)."""
    return player.marker_space + steps


def enter(state: State, player: Player, seat: Seat, board: i64, sink: EventSink) -> None:
    """Put the marker on the lowest space of a board; this costs no step (IM-42, IM-D10)."""
    player.marker_board = board
    player.marker_space = 0
    player.on_top_space = 0
    if player.first_board == NO_BOARD:
        player.first_board = board
    sink.emit2(BOARD_ENTERED, seat, track_of(state.board_sides, board))


@final
class MoveMarker(Step[State]):
    """A seat moves its marker one to `most` steps; it first enters or changes its board if necessary.

    The marker changes boards first while its top space is still being resolved (IM-A21).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "most")

    def __init__(self, seat: Seat, most: i64) -> None:
        self.seat: Seat = seat
        self.most: i64 = most

    def _must_enter(self, player: Player) -> bool:
        return player.marker_board == NO_BOARD or player.on_top_space == 1

    def _reach(self, state: State, player: Player) -> i64:
        left = steps_to_top(state, player)
        return left if left < self.most else self.most

    def asked_seats(self, state: State) -> SeatSet:
        player = state.players[self.seat]
        if self._must_enter(player) or self._reach(state, player) > 1:
            return seat_set(self.seat)
        return NOBODY

    def ask_kind(self, state: State, seat: Seat) -> i64:
        player = state.players[seat]
        if player.on_top_space == 1:
            return asks.CHANGE_BOARD
        return asks.ENTER_BOARD if player.marker_board == NO_BOARD else asks.MOVE_MARKER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        player = state.players[seat]
        if self._must_enter(player):
            return other_boards(player)
        options = vec[i64](capacity=8)
        step: i64 = 1
        while step <= self._reach(state, player):
            options = append(options, step)
            step += 1
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        player = state.players[seat]
        if self._must_enter(player):
            return refuse_board(player, option)
        if option == 0:
            return Refusal("IM-A8", "no-zero-steps", {}, "move-one")
        if option > self.most:
            return Refusal("IM-42", "too-many-steps", {"steps": option, "most": self.most}, "move-fewer")
        if option > self._reach(state, player):
            left = steps_to_top(state, player)
            return Refusal("IM-44", "past-the-top", {"steps": option, "most": left}, "move-fewer")
        return None

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        if self._must_enter(player):
            enter(state, player, seat, option, sink)
            return  # the step stays: the marker moves next
        player.lane.pop()
        self._move(state, player, option, sink)

    def run(self, state: State, sink: EventSink) -> None:
        self._move(state, state.players[self.seat], 1, sink)

    def _move(self, state: State, player: Player, steps: i64, sink: EventSink) -> None:
        player.marker_space = landing_space(player, steps)
        player.distance += steps
        sink.emit4(MARKER_MOVED, self.seat, steps, player.marker_space, player.marker_board)
        if steps_to_top(state, player) == 0:
            player.on_top_space = 1
            player.finished_boards += 1
            sink.emit2(BOARD_FINISHED, self.seat, track_of(state.board_sides, player.marker_board))
            player.lane.insert(self._below_the_space(player), LeaveTop(self.seat))

    def _below_the_space(self, player: Player) -> int:
        """The index below `ResolveSpace`, which follows this step; the marker leaves after it (IM-44)."""
        return len(player.lane) - 1


@final
class LeaveTop(Step[State]):
    """After the top space, the marker moves to the lowest space of a different board (IM-44)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(state.players[self.seat].on_top_space == 1, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.CHANGE_BOARD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return other_boards(state.players[seat])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_board(state.players[seat], option)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        enter(state, player, seat, option, sink)


def other_boards(player: Player) -> vec[i64]:
    boards = vec[i64](capacity=3)
    board: i64 = 0
    while board < BOARDS:
        if board != player.marker_board:
            boards = append(boards, board)
        board += 1
    return boards


def refuse_board(player: Player, board: i64) -> Refusal | None:
    if board != player.marker_board:
        return None
    return Refusal("IM-44", "same-board", {"board": board}, "pick-other-board")
