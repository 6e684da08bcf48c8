"""The grid of one lord's dungeon: rock, tunnels, rooms, conquered tiles."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from kazamata.cli.boards.lords.symbols import CHOSEN, LOST, ROOMS, TARGET
from kazamata.games.lords.grid import CELL_ROWS, CELLS, COLUMNS, ENTRANCE, ROWS
from kazamata.games.lords.view import LordView

CELL: Final = 5
WIDTH: Final = COLUMNS * CELL + 2

FRAME: Final = "yellow"
ROCK: Final = "dim"
TUNNEL: Final = "bold"
ROOM: Final = "bold black on cyan"
CONQUERED: Final = "red"
LEGAL: Final = "bold black on bright_yellow"


def grid(lord: LordView, targets: Collection[int] = (), chosen: int = -1, title: str = "") -> list[Text]:
    """Draw six lines: the entrance above, four rows of cells counted from 1, the floor."""
    rooms = {index[0]: index[1] for index in lord.placed_rooms}
    lines = [_roof(title)]
    for row in range(ROWS):
        line = Text("│", FRAME)
        for cell in [cell for cell in range(CELLS) if CELL_ROWS[cell] == row]:
            line.append_text(_cell(lord, cell, rooms.get(cell), cell in targets, cell == chosen))
        lines.append(line.append("│", FRAME))
    return [*lines, Text("╰" + "─" * (WIDTH - 2) + "╯", FRAME)]


def _roof(title: str) -> Text:
    """Draw the upper edge with the entrance and the owner."""
    middle = ENTRANCE * CELL + CELL // 2
    left = f"─ {title} " if title else ""
    return Text("╭" + left.ljust(middle, "─") + "▼" + "─" * (WIDTH - 3 - middle) + "╮", FRAME)


def _cell(lord: LordView, cell: int, room: int | None, target: bool, chosen: bool) -> Text:
    number = f"{cell + 1:>2}"
    letter = " " if room is None else ROOMS[room]
    lost, dug = cell in lord.conquered_cells, cell in lord.dug_cells
    edges = (LOST, LOST) if lost else ("[", "]") if dug else (" ", " ")
    style = CONQUERED if lost else ROCK if not dug else TUNNEL if room is None else ROOM
    before = TARGET if target else CHOSEN if chosen else edges[0]
    return Text(f"{before}{number}{letter}{edges[1]}", LEGAL if target or chosen else style)
