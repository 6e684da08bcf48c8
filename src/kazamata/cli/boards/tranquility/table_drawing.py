"""The sea, the seats and a hand; a sign repeats the meaning of every colour."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.columns import truncate_name
from kazamata.cli.boards.tranquility.option_list import placements
from kazamata.cli.boards.tranquility.sea import CellRow, columns_of, lines_of
from kazamata.cli.text_narrator import TextNarrator
from kazamata.games.tranquility.cards import NO_CARD, is_island
from kazamata.games.tranquility.fields import CARD
from kazamata.games.tranquility.layout import MIDDLE, is_arch
from kazamata.games.tranquility.state import NO_STARTER, RUNNING
from kazamata.games.tranquility.view import SeatView, View

CELL: Final = 6
NARROW_CELL: Final = 5
"""The pyramid is eight cells wide; narrow cells leave space for the seats in 80 columns and fit 40."""
FRAME: Final = 6
"""The width of the rows' border cards and the two edges."""
ROCKS: Final = "▲"
STORM: Final = "≈"
BORDER: Final = "▒"
CLOSED: Final = "×"
TARGET: Final = "▸"
DAY: Final = "○"
NIGHT: Final = "●"
COMPASS: Final = "✧"

SEA: Final = "blue"
EMPTY: Final = "dim"
ISLAND: Final = "bold black on green"
ISLAND_BY_NIGHT: Final = "bold white on blue"
RIVALS: Final = ("bold black on cyan", "bold black on yellow")
LEGAL: Final = "bold black on bright_yellow"
BLOCKED: Final = "red"
STORMY: Final = "magenta"


def table(scene: Scene) -> RenderableType:
    """Draw the sea, and next to it the seats and the rest of the table."""
    sea_width = sea_columns(scene) + FRAME
    below = scene.width < sea_width + 26
    room = scene.width if below else scene.width - sea_width - 2
    marked = seats(scene, True)
    fits = Measurement.get(Console(width=400), Console(width=400).options, marked).maximum <= room
    side = Group(
        marked if fits else seats(scene, False), *([] if fits else mark_lines(scene)), *fact_lines(scene)
    )
    if below:
        return Group(sea(scene), side)
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(width=sea_width, no_wrap=True)
    both.add_column()
    both.add_row(sea(scene), side)
    return both


# the sea


def cell_width(scene: Scene) -> int:
    view = scene.view
    narrow = view.terms.variant_row.has_exploration or scene.width < CELL * columns_of(view) + FRAME
    return NARROW_CELL if narrow else CELL


def sea_columns(scene: Scene) -> int:
    """Return the width of the sea inside its frame."""
    return cell_width(scene) * columns_of(scene.view)


def sea(scene: Scene) -> Text:
    """Draw the cells in their frame, with the Start at the lower left and the Finish at the upper right."""
    view, narrator = scene.view, scene.narrator
    width = sea_columns(scene)
    targets = targets_of(scene)
    finish, start = narrator.say("board-finish"), narrator.say("board-start")
    arch = view.terms.layout.arch
    lines = [_edge("╭", "╮", width, "" if arch else finish, False)]
    if view.duel is not None:
        lines = [_edge("╭", "╮", width, "", False)]
    lines += [_line(scene, line, targets, width) for line in lines_of(view)]
    mark = DAY if view.start_seat == NO_STARTER else NIGHT
    label = "" if view.duel is not None else f"{mark} {start}"
    lines.append(_edge("╰", "╯", width, label, True))
    if arch:
        lines[-1] = _gate_edge(width, label, finish)
    return Text("\n").join(lines)


def _edge(left: str, right: str, width: int, label: str, at_left: bool) -> Text:
    line_text = f" {label} " if label else ""
    rest = "─" * (width - len(line_text) - 1)
    inner = f"─{line_text}{rest}" if at_left else f"{rest}{line_text}─"
    return Text(f"    {left}{inner}{right}", SEA)


def _gate_edge(width: int, start: str, finish: str) -> Text:
    """Draw the lower edge of the gate, where both ends of the strip lie (TQ-H3)."""
    gap = "─" * (width - len(start) - len(finish) - 6)
    return Text(f"    ╰─ {start} {gap} {finish} ─╯", SEA)


def _line(scene: Scene, line: CellRow, targets: dict[int, int], width: int) -> Text:
    view = scene.view
    text = Text.assemble(_row_label(view, line.row), ("│", SEA))
    wide = cell_width(scene)
    text.append(" " * int(wide * line.indent))
    for cell in line.cells:
        drawn = Text() if cell is None else _cell(view, cell, targets)
        drawn.pad_right(wide - drawn.cell_len)
        text.append_text(drawn)
    text.pad_right(width + 5 - text.cell_len)
    return text.append("│", SEA)


def _row_label(view: View, row: int) -> Text:
    """Draw the border card of a row: its number, rocks and storms (TQ-22, TQ-24)."""
    if row < 0:
        return Text("    ")
    label = Text(f"{row + 1} ", "dim")
    storms = view.purple_counts[row]
    label.append(ROCKS if view.rocks_row == row else " ", BLOCKED)
    label.append((STORM if storms == 1 else str(storms)) if storms else " ", STORMY)
    return label


def _cell(view: View, cell: int, targets: dict[int, int]) -> Text:
    if view.grid[cell] != NO_CARD:
        return _placed(view, cell)
    if cell in targets:
        price = targets[cell]
        return Text.assemble((f"{TARGET}{cell + 1:>2}{f'−{price}' if price else ' 0'}", LEGAL))
    sign, style = _water(view, cell)
    return Text.assemble((f"{sign}{cell + 1:>2}", style))


def _water(view: View, cell: int) -> tuple[str, str]:
    """Return the sign of an empty cell: its content, or why islands cannot go there."""
    row = view.terms.layout.row_of[cell]
    if row == view.rocks_row:
        return ROCKS, BLOCKED
    if row < len(view.purple_counts) and view.purple_counts[row]:
        return STORM, STORMY
    if view.terms.layout.arch and is_arch(cell) and not view.arch_open:
        return CLOSED, BLOCKED
    return (BORDER, "yellow") if cell in view.border_cells else (" ", EMPTY)


def _placed(view: View, cell: int) -> Text:
    card = view.grid[cell]
    if view.duel is not None:
        second = view.duel.cell_owners[cell] != view.duel.first_player + 1
        shape = f"({card:>2})" if second else f"[{card:>2}]"
        return Text.assemble((shape, RIVALS[second]))
    if not view.terms.variant_row.has_sides:
        return Text.assemble((f"[{card:>2}]", ISLAND))
    night = cell in view.night_cells
    style = ISLAND_BY_NIGHT if night else ISLAND
    return Text.assemble((f"[{card:>2}]{NIGHT if night else DAY}", style))


def targets_of(scene: Scene) -> dict[int, int]:
    """Return the cells for the selected card, with their prices."""
    if scene.question is None or scene.picked_card is None:
        return {}
    return {cell - 1: price for cell, price in placements(scene.question).get(scene.picked_card, [])}


# the seats and the rest of the table


def mark_lines(scene: Scene) -> list[Text]:
    """List storms and monsters before the seats, if the rows have no space for them."""
    line_text = Text(", ").join(
        Text(f"{truncate_name(scene.narrator.seat(seat), 8)} ").append_text(marks)
        for seat, player in enumerate(scene.view.seats)
        if (marks := _seat_marks(scene.narrator, player)).plain
    )
    return [line_text] if line_text.plain else []


def seats(scene: Scene, marked: bool) -> Table:
    """List the players with their numbers of cards and (`marked`) storms; the active one is marked."""
    view, narrator = scene.view, scene.narrator
    shown = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    shown.add_column("", min_width=1, no_wrap=True)
    shown.add_column("", overflow="ellipsis", no_wrap=True, max_width=16 if marked else 9)
    for key in ("board-hand", "board-points" if view.duel is not None else "board-pile", "board-discards"):
        shown.add_column(narrator.say(key), justify="right", no_wrap=True)
    shown.add_column("", no_wrap=True)
    for seat, player in enumerate(view.seats):
        active = seat == view.active_seat and view.result == RUNNING
        name = _name(view, narrator, seat)
        middle = player.pile_size if view.duel is None else view.duel.points[seat]
        counts = (str(player.hand_size), str(middle), str(player.discard_count))
        marks = _seat_marks(narrator, player) if marked else ""
        shown.add_row(TARGET if active else " ", name, *counts, marks)
    return shown


def _name(view: View, narrator: TextNarrator, seat: int) -> Text:
    """Return a player's name; in a duel after the shape of their cards."""
    name = Text(narrator.seat(seat), "bold" if seat == view.viewer else "")
    if view.duel is None:
        return name
    second = seat != view.duel.first_player
    return Text.assemble(("( )" if second else "[ ]", RIVALS[second]), " ", name)


def _seat_marks(narrator: TextNarrator, player: SeatView) -> Text:
    """List the storms before a seat, and its revealed monsters."""
    marks: list[Text] = []
    if player.yellow_storms:
        marks += [Text(f"{STORM}{narrator.say('board-yellow')}", "yellow")] * int(player.yellow_storms)
    if player.orange_storms:
        marks += [Text(f"{STORM}{narrator.say('board-orange')}", "red")] * int(player.orange_storms)
    if player.shown_monsters:
        marks.append(Text(narrator.say("board-monsters", count=int(player.shown_monsters)), "red"))
    return Text(" ").join(marks)


def fact_lines(scene: Scene) -> list[Text]:
    """List the other public facts, one line each."""
    view, say = scene.view, scene.narrator.say
    lines = [say("board-empty-cells", count=view.grid.count(NO_CARD))]
    if view.terms.has_compasses:
        lines.append(
            f"{COMPASS} " + say("board-compasses", count=int(view.compasses), supply=int(view.compass_supply))
        )
    if view.terms.variant_row.has_exploration:
        lines.append(f"{BORDER} " + say("board-explored", count=int(view.explored_count)))
    if view.terms.variant_row.has_sides and view.result == RUNNING:
        lines.append(say("board-wrong-sides", count=wrong_sides(view)))
    if view.start_offers is not None:
        lines.append(say("board-offers", round=int(view.start_offers.round)))
    if view.duel is not None:
        cards = " ".join(f"[{card}]" for card in view.duel.open_row)
        lines += [
            say("board-open-row", cards=cards),
            say("board-common-pile", count=int(view.duel.pile_size)),
        ]
        stopped = ", ".join(scene.narrator.seat(s) for s, player in enumerate(view.seats) if player.stopped)
        lines.append(say("board-stopped", names=stopped) if stopped else "")
        if view.viewer >= 0:
            lines.append(
                say("board-direction", way="rows" if view.viewer == view.duel.first_player else "columns")
            )
    return [Text(line) for line in lines if line]


def wrong_sides(view: View) -> int:
    """Count placed cards with the wrong side up: night belongs below, day above (TQ-H5)."""
    return sum(
        card != NO_CARD and (cell in view.night_cells) != (cell < MIDDLE)
        for cell, card in enumerate(view.grid)
    )


# the hand


def hand(scene: Scene) -> Text | None:
    """List the viewer's cards."""
    if scene.view.viewer < 0:
        return None
    own = scene.view.seats[scene.view.viewer]
    named = Counter(scene.named_cards)
    shown = [_hand_card(scene, card, _takes(named, card)) for card in own.hand]
    return Text(" ").join(shown) if shown else Text("–", "dim")


def _takes(named: Counter[int], card: int) -> bool:
    """Whether this copy of a card is among those named; each is marked once."""
    named[card] -= 1
    return named[card] >= 0


def _hand_card(scene: Scene, card: int, named: bool) -> Text:
    view = scene.view
    taken = named or card == scene.picked_card
    mark = TARGET if taken else ""
    if not is_island(card):
        return Text(f"[{mark}{scene.narrator.game_narrator.name_of(CARD, card)}]", LEGAL if taken else "bold")
    night = card in view.seats[view.viewer].night_hand
    side = "" if not view.terms.variant_row.has_sides else NIGHT if night else DAY
    style = LEGAL if taken else ISLAND_BY_NIGHT if night else ISLAND
    return Text(f"[{mark}{card}]{side}", style)


def legend(scene: Scene) -> list[str]:
    """Explain the signs that this table can show."""
    view, say = scene.view, scene.narrator.say
    lines = [say("board-sign-placed"), say("board-sign-empty"), say("board-sign-target", sign=TARGET)]
    terms = view.terms
    if terms.has_rocks or terms.variant_row.has_exploration:
        lines.append(say("board-sign-rocks", sign=ROCKS))
    if terms.has_storms or terms.variant_row.has_exploration:
        lines.append(say("board-sign-storm", sign=STORM))
    if terms.variant_row.has_exploration:
        lines.append(say("board-sign-border", sign=BORDER))
    if terms.layout.arch:
        lines.append(say("board-sign-closed", sign=CLOSED))
    if terms.variant_row.has_sides:
        lines.append(say("board-sign-sides", day=DAY, night=NIGHT))
    if view.duel is not None:
        lines.append(say("board-sign-owners"))
    return lines
