"""Draw tables in a terminal and read typed moves: one board per game, and a plain one for any game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kazamata.cli.boards.board import Board
from kazamata.cli.boards.plain import PlainBoard
from kazamata.plugins import game_module


@cache
def board(game: str) -> Board:
    """Return a game's board from `board()` in its module; other games use the plain board."""
    make: Callable[[], Board] = getattr(game_module("cli.boards", game), "board", PlainBoard)
    return make()
