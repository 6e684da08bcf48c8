"""How a table looks in a terminal and how moves are typed: one board a game, and a plain one for any game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kazamata.cli.boards.board import Board
from kazamata.cli.boards.plain import PlainBoard
from kazamata.plugins import game_module


@cache
def board(game: str) -> Board:
    """The board of a game: `board()` in its room; games without one are played from lists."""
    make: Callable[[], Board] = getattr(game_module("cli.boards", game), "board", PlainBoard)
    return make()
