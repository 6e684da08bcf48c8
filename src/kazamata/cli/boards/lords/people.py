"""The year, the Evilometer and the lords at the table."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords import missions, signs
from kazamata.cli.boards.rows import Row, cut_name, in_columns
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


def story_of_year(scene: Scene) -> list[Text]:
    """Write two lines: the time and phase, and everyone's evil, which low screens show in the rows."""
    if scene.view.terms.scenario:
        return [headline(scene)]
    if scene.terse < LOW:
        return [headline(scene), evil_track(scene)]
    line, paladin = headline(scene), f"   {signs.MARK} {paladin_text(scene)}"
    at_home = scene.view.paladin_seat in (PALADIN_IN_TENT, PALADIN_GONE)
    if not at_home or line.cell_len + len(paladin) <= scene.width:
        line.append(paladin, "dim")
    return [in_a_line(scene, line)]


def headline(scene: Scene) -> Text:
    view, say = scene.view, scene.wording.say
    parts: list[str] = []
    if view.terms.scenario:
        parts += [say("board-mission", number=int(view.terms.scenario)), missions.goal(scene)]
    elif view.year:
        parts.append(say("board-year", year=int(view.year)))
    if view.phase == COMBAT and view.combat_round:
        parts.append(say("board-combat-round", round=int(view.combat_round)))
    elif view.season >= 0 and view.phase != OVER and view.phase != COMBAT:
        parts.append(signs.named(scene.wording, SEASON, int(view.season)))
    if view.stage != NO_STAGE:
        parts.append(say(f"board-phase-{STAGES[view.stage]}"))
    line = Text(" · ".join(parts), "bold")
    if len(view.lords) > 1:
        starter = int(view.starting_seat)
        name = scene.wording.seat(starter) if scene.terse < LOW else signs.SEATS[starter]
        line.append("   " + say("first-player", name=name), "dim")
    return line


def evil_track(scene: Scene) -> Text:
    """Draw fifteen spaces with their markers; from the mark on the Paladin takes notice (DL-48)."""
    view, say = scene.view, scene.wording.say
    line = Text.assemble((say("board-evil") + f" {signs.EVIL} ", "dim"))
    for space in range(1, MAX_EVIL + 1):
        if space == PALADIN_MARK:
            line.append(f"{signs.MARK} ", "bold red")
        who = markers_on(view, space)
        line.append(f"{space}", "bold" if who else "dim")
        line.append(f"={who} " if who else " ", "bold red" if space >= PALADIN_MARK else "bold")
    return in_a_line(scene, line.append(f" {signs.MARK} " + paladin_text(scene)))


def in_a_line(scene: Scene, line: Text) -> Text:
    """Cut a long line with dots on the lowest screens."""
    if scene.terse >= LOW:
        line.no_wrap, line.overflow = True, "ellipsis"
    return line


def markers_on(view: View, space: int) -> str:
    who = "".join(signs.SEATS[seat] for seat, lord in enumerate(view.lords) if lord.evil == space)
    is_non_player = len(view.lords) == 2 and view.terms.scenario == 0 and view.non_player_evil == space
    return who + (signs.NON_PLAYER_LORDS[0] if is_non_player else "")


def paladin_text(scene: Scene) -> str:
    """Say where the Paladin is."""
    place = int(scene.view.paladin_seat)
    key = "board-paladin-tent" if place == PALADIN_IN_TENT else "board-paladin-gone"
    if place in (PALADIN_IN_TENT, PALADIN_GONE):
        return scene.wording.say(key)
    return scene.wording.say("board-paladin-at", name=signs.SEATS[place])


def seats(scene: Scene, full: bool = False) -> Table | Text:
    """List the lords with their public information, one row each.

    `full` lists every adventurer. Less space gives shorter rows, at last without a heading.
    """
    view, say = scene.view, scene.wording.say
    terse = 0 if full else scene.terse
    if terse >= LOW:
        return dense_seats(scene)
    shown = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    shown.add_column("", no_wrap=True, max_width=14 if terse < SHORT else 10, overflow="ellipsis")
    for sign in (signs.GOLD, signs.FOOD, signs.IMP, signs.TRAP):
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
        cut_name(f"{signs.SEATS[seat]} {scene.wording.seat(seat)}", NAME),
        "bold" if seat == view.viewer else "",
    )
    goods = [f"{lord.evil}{signs.EVIL}", f"{lord.gold}{signs.GOLD}", f"{lord.food}{signs.FOOD}", imps(lord)]
    cells = [*goods, f"{lord.trap_count}{signs.TRAP}", dense_tiles(lord), party(scene, lord, True)]
    cells += [
        f"{signs.PRISON}{len(lord.prisoners)}",
        orders(lord) if view.phase not in (COMBAT, OVER) else "",
    ]
    return name, cells, signs.creatures(scene.wording, lord.lair, lord.knocked_out)


def imps(lord: LordView) -> str:
    """Count free and all imps: `1/3i`."""
    return (
        f"{lord.imps - lord.busy_imps}/{lord.imps}{signs.IMP}"
        if lord.busy_imps
        else f"{lord.imps}{signs.IMP}"
    )


def dense_tiles(lord: LordView) -> str:
    """List tunnels and rooms, conquered tiles and unpaid taxes: `[5]ab ×1 ■2`."""
    count, _, rest = tiles(lord).partition(" ")
    return f"[{count}]{rest}"


def _row(scene: Scene, seat: int, terse: int, building: bool) -> list[Text | str]:
    view = scene.view
    lord = view.lords[seat]
    name = Text(f"{signs.SEATS[seat]} {scene.wording.seat(seat)}", "bold" if seat == view.viewer else "")
    imps = f"{lord.imps - lord.busy_imps}/{lord.imps}" if lord.busy_imps else str(lord.imps)
    cells = [str(lord.gold), str(lord.food), imps, str(lord.trap_count)]
    cells += [tiles(lord), signs.creatures(scene.wording, lord.lair, lord.knocked_out)]
    cells += [party(scene, lord, terse > 0), str(len(lord.prisoners) or signs.NOTHING)]
    return [name, *cells, *([orders(lord)] if building else [])]


def tiles(lord: LordView) -> str:
    """List tunnels, rooms by letter, conquered tiles and unpaid taxes: `5 ab ×1 ■2`."""
    rooms = "".join(signs.ROOMS[room] for _, room in lord.placed_rooms)
    parts = [str(len(lord.dug_cells) - len(lord.placed_rooms)), rooms]
    parts.append(f"{signs.LOST}{len(lord.conquered_cells)}" if lord.conquered_cells else "")
    parts.append(f"■{lord.tax_cubes}" if lord.tax_cubes else "")
    return " ".join(part for part in parts if part)


def party(scene: Scene, lord: LordView, short: bool) -> str:
    """List the adventurers at a dungeon from front to back with hit points left; or their number."""
    box = scene.view.terms.box
    if short and lord.party:
        left = sum(int(box.adventurers[tile].hp) + extra - damage for tile, damage, extra in lord.party)
        return f"{len(lord.party)}: {left}{signs.HEALTH}"
    told = [signs.adventurer_short(scene.wording, scene.view, *member) for member in lord.party]
    return ", ".join(told) or signs.NOTHING


def orders(lord: LordView) -> str:
    """List orders in the slots (`?` face down, `!` a minion stayed on the card), then inaccessible ones."""
    slots = "".join(_slot(lord, place) for place in range(3))
    shut = "".join(str(order + 1) for order in lord.inaccessible_orders)
    return f"{slots} {signs.SHUT}{shut}" if shut else slots


def _slot(lord: LordView, place: int) -> str:
    order = lord.slots[place]
    text = "·" if order == NO_ORDER else "?" if order == HIDDEN else str(order + 1)
    return text + ("!" if place in lord.minion_slots else "")
