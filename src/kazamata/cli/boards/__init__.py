"""How a table looks in a terminal and how moves are typed: one board a game, and a plain one for any game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from kazamata.cli.boards.board import Board
from kazamata.cli.boards.plain import PlainBoard

_HOMES: Final = {
    "tranquility": ("kazamata.cli.boards.tranquility", "TranquilityBoard"),
    "miners": ("kazamata.cli.boards.miners", "MinersBoard"),
    "lords": ("kazamata.cli.boards.lords", "LordsBoard"),
}


@cache
def board(game: str) -> Board:
    """The board of a game; games without one of their own are played from lists."""
    if game not in _HOMES:
        return PlainBoard()
    module, attribute = _HOMES[game]
    made: Board = getattr(import_module(module), attribute)()
    return made
