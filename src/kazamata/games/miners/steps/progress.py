"""The progress boards (IM-42 to IM-45, IM-A7, IM-A8, IM-A21)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats, only, only_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.cardset import BOARDS
from kazamata.games.miners.events import BOARD_ENTERED, BOARD_FINISHED, MARKER_MOVED
from kazamata.games.miners.program import track_of
from kazamata.games.miners.state import NO_BOARD, Player, State


def steps_to_top(state: State, player: Player) -> i64:
    return state.program.top[track_of(state.sides, player.board)] - player.space


def enter(state: State, player: Player, seat: Seat, board: i64, tale: Tale) -> None:
    """Put the marker on the lowest space of a board; it costs no step (IM-42, IM-D10)."""
    player.board = board
    player.space = 0
    player.topped = 0
    if player.fresh == NO_BOARD:
        player.fresh = board
    tale.tell2(BOARD_ENTERED, seat, track_of(state.sides, board))


@final
class Advance(Step[State]):
    """A seat moves its marker one to `most` steps; if need be it first enters or changes its board.

    While the top space is still being resolved the marker changes boards first (IM-A21).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "most")

    def __init__(self, seat: Seat, most: i64) -> None:
        self.seat: Seat = seat
        self.most: i64 = most

    def _must_enter(self, player: Player) -> bool:
        return player.board == NO_BOARD or player.topped == 1

    def _reach(self, state: State, player: Player) -> i64:
        left = steps_to_top(state, player)
        return left if left < self.most else self.most

    def asked(self, state: State) -> Seats:
        player = state.players[self.seat]
        if self._must_enter(player) or self._reach(state, player) > 1:
            return only(self.seat)
        return NOBODY

    def kind(self, state: State, seat: Seat) -> i64:
        player = state.players[seat]
        if player.topped == 1:
            return asks.CHANGE_BOARD
        return asks.ENTER_BOARD if player.board == NO_BOARD else asks.MOVE_MARKER

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

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        player = state.players[seat]
        if self._must_enter(player):
            enter(state, player, seat, option, tale)
            return  # the step stays: now the marker moves
        player.lane.pop()
        self._move(state, player, option, tale)

    def walk(self, state: State, tale: Tale) -> None:
        self._move(state, state.players[self.seat], 1, tale)

    def _move(self, state: State, player: Player, steps: i64, tale: Tale) -> None:
        player.space += steps
        player.distance += steps
        tale.tell4(MARKER_MOVED, self.seat, steps, player.space, player.board)
        if steps_to_top(state, player) == 0:
            player.topped = 1
            player.finished += 1
            tale.tell2(BOARD_FINISHED, self.seat, track_of(state.sides, player.board))
            player.lane.insert(self._below_the_space(player), LeaveTop(self.seat))

    def _below_the_space(self, player: Player) -> int:
        """The place under `ResolveSpace`, which lies under this step: the marker leaves after it (IM-44)."""
        return len(player.lane) - 1


@final
class LeaveTop(Step[State]):
    """The top space is resolved: the marker goes to the lowest space of a different board (IM-44)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked(self, state: State) -> Seats:
        return only_if(state.players[self.seat].topped == 1, self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.CHANGE_BOARD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return other_boards(state.players[seat])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_board(state.players[seat], option)

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        player = state.players[seat]
        player.lane.pop()
        enter(state, player, seat, option, tale)


def other_boards(player: Player) -> vec[i64]:
    boards = vec[i64](capacity=3)
    board: i64 = 0
    while board < BOARDS:
        if board != player.board:
            boards = append(boards, board)
        board += 1
    return boards


def refuse_board(player: Player, board: i64) -> Refusal | None:
    if board != player.board:
        return None
    return Refusal("IM-44", "same-board", {"board": board}, "pick-other-board")
