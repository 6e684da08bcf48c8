"""Draw a mine in its shifted rows; a sign repeats the meaning of every colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from kazamata.cli.boards.miners.scene import MinersScene, joint
from kazamata.cli.boards.miners.symbols import ACTIVATED, COLLAPSE, FULL, HALF, LOOSE, MACHINERY, MARKED
from kazamata.games.miners.geometry import (
    LEFT,
    LOWER_LEFT,
    LOWER_RIGHT,
    RIGHT,
    ROWS,
    UPPER_LEFT,
    UPPER_RIGHT,
    column_of,
    row_of,
)
from kazamata.games.miners.view import MineView

WIDTHS: Final = (20, 16, 12, 8, 4)
"""The possible widths of a card; joints lie at half and quarter of it."""
LABEL: Final = 4
CARD_STYLES: Final = ("", "black on green", "black on cyan", "black on yellow", "black on magenta")
OPEN: Final = "bold black on bright_yellow"
CART: Final = "bold yellow"
EARTH: Final = "dim"
SURFACE: Final = "▔"


class Canvas:
    """A grid of characters."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for column, sign in enumerate(text, x):
            self.signs[y][column] = sign
            self.styles[y][column] = style

    def text(self) -> Text:
        lines = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text()
            for sign, style in zip(signs, styles, strict=True):
                line.append(sign, style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


class MineLayout:
    """The positions of a mine's cells on the canvas; `open_cells` are numbered places for a card."""

    def __init__(self, mine: MineView, open_cells: Mapping[int, str], width: int, low: bool) -> None:
        cells = [*mine.cells, *open_cells]
        columns = [int(column_of(cell)) for cell in cells]
        self.first, last = min(columns), max(columns)
        self.rows = max(int(row_of(cell)) for cell in cells)
        self.span = last - self.first + 2  # in half cards
        fitting = [wide for wide in WIDTHS if LABEL + self.span * wide // 2 + 1 <= width]
        self.wide = fitting[0] if fitting else WIDTHS[-1]
        self.tall = 1 if low else 2
        self.low = low
        self.sky = 0 if low else 1

    def size(self) -> tuple[int, int]:
        lines = self.sky + self.rows * (self.tall + 1)
        return LABEL + self.span * self.wide // 2 + 1, lines - (self.rows == ROWS)

    def x(self, cell: int) -> int:
        return LABEL + (int(column_of(cell)) - self.first) * self.wide // 2

    def line(self, row: int) -> int:
        return self.sky + (row - 1) * (self.tall + 1)

    def y(self, cell: int) -> int:
        return self.line(int(row_of(cell)))


def draw_mine(
    seen: MinersScene, mine: MineView, open_cells: Mapping[int, str], width: int, low: bool
) -> Text:
    """Draw the rows from the surface down; `low` is for screens with few lines."""
    if not mine.cells and not open_cells:
        return Text(f"{'':<{LABEL}}{seen.say('board-no-mine')}", EARTH)
    layout = MineLayout(mine, open_cells, width, low)
    canvas = Canvas(*layout.size())
    if layout.sky:
        canvas.write(LABEL, 0, SURFACE * (layout.span * layout.wide // 2 + 1), EARTH)
    for row in range(1, layout.rows + 1):
        canvas.write(0, layout.line(row), f"{seen.level(row):>3}", EARTH)
    for spot in range(len(mine.cards)):
        _card(seen, canvas, layout, mine, spot)
        for side in range(6):
            _cart(seen, canvas, layout, mine, spot, side)
    for cell, number in open_cells.items():
        canvas.write(layout.x(cell) + 1, layout.y(cell), f"({number})".center(layout.wide - 1, "·"), OPEN)
    return canvas.text()


def card_signs(seen: MinersScene, mine: MineView, spot: int) -> str:
    """Return a card's factions, machinery, collapse and activation as signs."""
    count = mine.machinery_counts[spot]
    return "".join(
        (
            seen.letters(mine.cards[spot]),
            f"{MACHINERY}{count}" if count else "",
            COLLAPSE if spot in mine.collapsed else "",
            ACTIVATED if spot in mine.activated else "",
        )
    )


def _card(seen: MinersScene, canvas: Canvas, layout: MineLayout, mine: MineView, spot: int) -> None:
    cell, room = mine.cells[spot], layout.wide - 3
    name, signs = f"{spot + 1} {seen.name(mine.cards[spot])}", card_signs(seen, mine, spot)
    if layout.wide == WIDTHS[-1]:
        name, signs = str(spot + 1), ""
    style = CARD_STYLES[seen.card(mine.cards[spot]).level]
    if spot in mine.collapsed:
        style += " dim"
    x, y = layout.x(cell) + 1, layout.y(cell)
    if layout.low:
        name = f"{name[: max(2, room - len(signs) - 1)]} {signs}" if signs else name
        canvas.write(x, y, f"[{name[:room].rstrip():<{room}}]", style)
        return
    canvas.write(x, y, f"[{name[:room].rstrip():<{room}}]", style)
    canvas.write(x, y + 1, f"[{signs[:room]:<{room}}]", style)


def _cart(
    seen: MinersScene, canvas: Canvas, layout: MineLayout, mine: MineView, spot: int, side: int
) -> None:
    """Draw the half-cart at a side, joined to a neighbour's or loose."""
    cell = mine.cells[spot]
    row = int(row_of(cell))
    if (row == 1 and side < LEFT) or (row == ROWS and side > RIGHT):
        return  # no row to join there
    number = joint(mine, spot, side)
    loose = seen.card(mine.cards[spot]).carts[side] == "#"
    sign = _joined(mine, number) if number >= 0 else LOOSE if loose else " "
    if sign == " ":
        return
    quarter = {UPPER_LEFT: 1, LOWER_LEFT: 1, UPPER_RIGHT: 3, LOWER_RIGHT: 3, LEFT: 0, RIGHT: 4}[side]
    y = layout.y(cell) + (-1 if side < LEFT else layout.tall if side > RIGHT else 0)
    canvas.write(layout.x(cell) + quarter * layout.wide // 4, y, sign, CART)


def _joined(mine: MineView, number: int) -> str:
    if number in mine.full_joints:
        return MARKED if number in mine.marker_joints else FULL
    return HALF if number in mine.half_joints else " "
