"""The year, the Evilometer and the lords at the table."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.columns import Row, in_columns, truncate_name
from kazamata.cli.boards.lords import missions, symbols
from kazamata.games.lords.fields import SEASON
from kazamata.games.lords.stages import NO_STAGE, STAGES
from kazamata.games.lords.state import (
    COMBAT,
    MAX_EVIL,
    NO_ORDER,
    OVER,
    PALADIN_GONE,
    PALADIN_IN_TENT,
    PALADIN_MARK,
)
from kazamata.games.lords.view import HIDDEN, LordView, View

SHORT: Final = 2
"""From this level on a lord's row is one line."""
PLAIN: Final = 3
"""From this level on rooms and cards are named without their effects."""
LOW: Final = 4
"""From this level on a lord is a line without a heading, and unrelated parts are left out."""
LOWEST: Final = 5
"""From this level on offers are named in a line or two."""


NAME: Final = 12
GOODS: Final = 5
"""The number of right-aligned numbers of a lord."""


def year_lines(scene: Scene) -> list[Text]:
    """Write two lines: the time and phase, and everyone's evil, which low screens show in the rows."""
    if scene.view.terms.scenario:
        return [headline(scene)]
    if scene.terse < LOW:
        return [headline(scene), evil_track(scene)]
    line, paladin = headline(scene), f"   {symbols.MARK} {paladin_text(scene)}"
    at_home = scene.view.paladin_seat in (PALADIN_IN_TENT, PALADIN_GONE)
    if not at_home or line.cell_len + len(paladin) <= scene.width:
        line.append(paladin, "dim")
    return [in_a_line(scene, line)]


def headline(scene: Scene) -> Text:
    view, say = scene.view, scene.narrator.say
    parts: list[str] = []
    if view.terms.scenario:
        parts += [say("board-mission", number=int(view.terms.scenario)), missions.goal(scene)]
    elif view.year:
        parts.append(say("board-year", year=int(view.year)))
    if view.phase == COMBAT and view.combat_round:
        parts.append(say("board-combat-round", round=int(view.combat_round)))
    elif view.season >= 0 and view.phase != OVER and view.phase != COMBAT:
        parts.append(symbols.named(scene.narrator, SEASON, int(view.season)))
    if view.stage != NO_STAGE:
        parts.append(say(f"board-phase-{STAGES[view.stage]}"))
    line = Text(" · ".join(parts), "bold")
    if len(view.lords) > 1:
        starter = int(view.starting_seat)
        name = scene.narrator.seat(starter) if scene.terse < LOW else symbols.SEATS[starter]
        line.append("   " + say("first-player", name=name), "dim")
    return line


def evil_track(scene: Scene) -> Text:
    """Draw fifteen spaces with their markers; from the mark on the Paladin takes notice (DL-48)."""
    view, say = scene.view, scene.narrator.say
    line = Text.assemble((say("board-evil") + f" {symbols.EVIL} ", "dim"))
    for space in range(1, MAX_EVIL + 1):
        if space == PALADIN_MARK:
            line.append(f"{symbols.MARK} ", "bold red")
        who = markers_on(view, space)
        line.append(f"{space}", "bold" if who else "dim")
        line.append(f"={who} " if who else " ", "bold red" if space >= PALADIN_MARK else "bold")
    return in_a_line(scene, line.append(f" {symbols.MARK} " + paladin_text(scene)))


def in_a_line(scene: Scene, line: Text) -> Text:
    """Cut a long line with dots on the lowest screens."""
    if scene.terse >= LOW:
        line.no_wrap, line.overflow = True, "ellipsis"
    return line


def markers_on(view: View, space: int) -> str:
    who = "".join(symbols.SEATS[seat] for seat, lord in enumerate(view.lords) if lord.evil == space)
    is_non_player = view.terms.has_non_player_orders() and view.non_player_evil == space
    return who + (symbols.NON_PLAYER_LORDS[0] if is_non_player else "")


def paladin_text(scene: Scene) -> str:
    """Say where the Paladin is."""
    seat = int(scene.view.paladin_seat)
    key = "board-paladin-tent" if seat == PALADIN_IN_TENT else "board-paladin-gone"
    if seat in (PALADIN_IN_TENT, PALADIN_GONE):
        return scene.narrator.say(key)
    return scene.narrator.say("board-paladin-at", name=symbols.SEATS[seat])


def seats(scene: Scene, full: bool = False) -> Table | Text:
    """List the lords with their public information, one row each.

    `full` lists every adventurer. Less space gives shorter rows; the last resort leaves out the heading.
    """
    view, say = scene.view, scene.narrator.say
    terse = 0 if full else scene.terse
    if terse >= LOW:
        return dense_seats(scene)
    shown = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    shown.add_column("", no_wrap=True, max_width=14 if terse < SHORT else 10, overflow="ellipsis")
    for sign in (symbols.GOLD, symbols.FOOD, symbols.IMP, symbols.TRAP):
        shown.add_column(sign, justify="right", no_wrap=True)
    building = view.phase != COMBAT and view.phase != OVER
    for key in ("tiles", "lair", "party", "prison", *(["orders"] if building else [])):
        shown.add_column(say(f"board-{key}"), no_wrap=terse >= SHORT or key == "orders", overflow="ellipsis")
    for seat in range(len(view.lords)):
        shown.add_row(*_row(scene, seat, terse, building))
    return shown


def dense_seats(scene: Scene) -> Text:
    """One line per lord, with signs: `B Béla 8▲ 2$ 1♣ 1/3i 1# [5]ab 2: 7♥ ≡1 4?? ✗13 Witch`."""
    return in_columns([_dense_row(scene, seat) for seat in range(len(scene.view.lords))], scene.width, GOODS)


def _dense_row(scene: Scene, seat: int) -> Row:
    view, lord = scene.view, scene.view.lords[seat]
    name = Text(
        truncate_name(f"{symbols.SEATS[seat]} {scene.narrator.seat(seat)}", NAME),
        "bold" if seat == view.viewer else "",
    )
    goods = [
        f"{lord.evil}{symbols.EVIL}",
        f"{lord.gold}{symbols.GOLD}",
        f"{lord.food}{symbols.FOOD}",
        imps(lord),
    ]
    cells = [*goods, f"{lord.trap_count}{symbols.TRAP}", dense_tiles(lord), party(scene, lord, True)]
    cells += [
        f"{symbols.PRISON}{len(lord.prisoners)}",
        orders(lord) if view.phase not in (COMBAT, OVER) else "",
    ]
    return name, cells, symbols.creatures(scene.narrator, lord.lair, lord.knocked_out)


def imps(lord: LordView) -> str:
    """Count free and all imps: `1/3i`."""
    return (
        f"{lord.imps - lord.busy_imps}/{lord.imps}{symbols.IMP}"
        if lord.busy_imps
        else f"{lord.imps}{symbols.IMP}"
    )


def dense_tiles(lord: LordView) -> str:
    """List tunnels and rooms, conquered tiles and unpaid taxes: `[5]ab ×1 ■2`."""
    count, _, rest = tiles(lord).partition(" ")
    return f"[{count}]{rest}"


def _row(scene: Scene, seat: int, terse: int, building: bool) -> list[Text | str]:
    view = scene.view
    lord = view.lords[seat]
    name = Text(f"{symbols.SEATS[seat]} {scene.narrator.seat(seat)}", "bold" if seat == view.viewer else "")
    imps = f"{lord.imps - lord.busy_imps}/{lord.imps}" if lord.busy_imps else str(lord.imps)
    cells = [str(lord.gold), str(lord.food), imps, str(lord.trap_count)]
    cells += [tiles(lord), symbols.creatures(scene.narrator, lord.lair, lord.knocked_out)]
    cells += [party(scene, lord, terse > 0), str(len(lord.prisoners) or symbols.NOTHING)]
    return [name, *cells, *([orders(lord)] if building else [])]


def tiles(lord: LordView) -> str:
    """List tunnels, rooms by letter, conquered tiles and unpaid taxes: `5 ab ×1 ■2`."""
    rooms = "".join(symbols.ROOMS[room] for _, room in lord.placed_rooms)
    parts = [str(len(lord.dug_cells) - len(lord.placed_rooms)), rooms]
    parts.append(f"{symbols.LOST}{len(lord.conquered_cells)}" if lord.conquered_cells else "")
    parts.append(f"■{lord.tax_cubes}" if lord.tax_cubes else "")
    return " ".join(part for part in parts if part)


def party(scene: Scene, lord: LordView, short: bool) -> str:
    """List the adventurers at a dungeon from front to back with hit points left; or their number."""
    box = scene.view.terms.box
    if short and lord.party:
        left = sum(int(box.adventurers[tile].hp) + extra - damage for tile, damage, extra in lord.party)
        return f"{len(lord.party)}: {left}{symbols.HEALTH}"
    texts = [symbols.adventurer_short(scene.narrator, scene.view, *member) for member in lord.party]
    return ", ".join(texts) or symbols.NOTHING


def orders(lord: LordView) -> str:
    """List orders in the slots (`?` face down, `!` a minion stayed on the card), then inaccessible ones."""
    slots = "".join(_slot(lord, index) for index in range(3))
    shut = "".join(str(order + 1) for order in lord.inaccessible_orders)
    return f"{slots} {symbols.SHUT}{shut}" if shut else slots


def _slot(lord: LordView, slot: int) -> str:
    order = lord.slots[slot]
    text = "·" if order == NO_ORDER else "?" if order == HIDDEN else str(order + 1)
    return text + ("!" if slot in lord.minion_slots else "")
