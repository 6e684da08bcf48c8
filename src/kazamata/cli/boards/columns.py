"""Short texts in columns; only the last column is cut to fit the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Row = tuple[Text, Sequence[str], str]
"""A name, numbers with their signs, and a text that may be cut."""


def in_columns(rows: Sequence[Row], width: int, right: int) -> Text:
    """Align rows in columns: the first `right` numbers to the right, the others to the left."""
    names = max(name.cell_len for name, _, _ in rows)
    wide = [max(cell_len(cells[index]) for _, cells, _ in rows) for index in range(len(rows[0][1]))]
    lines = [_line(row, names, wide, width, right) for row in rows]
    return Text("\n", no_wrap=True).join(lines)


def _line(row: Row, names: int, wide: Sequence[int], width: int, right: int) -> Text:
    name, cells, last = row
    line = name.copy()
    line.pad_right(names - name.cell_len)
    for index, cell in enumerate(cells):
        gap = " " * (wide[index] - cell_len(cell))
        if wide[index]:
            line.append(f" {gap}{cell}" if index < right else f" {cell}{gap}")
    room = width - line.cell_len - 1
    if last and room > 1:
        line.append(" " + (last if cell_len(last) <= room else set_cell_size(last, room - 1) + "…"))
    line.rstrip()
    return line


def truncate_name(name: str, width: int) -> str:
    """Cut a name to a width, ending in dots."""
    return name if cell_len(name) <= width else set_cell_size(name, width - 1) + "…"
