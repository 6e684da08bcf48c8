"""The year, the Evilometer and the lords around the table."""

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
"""From here on a row of the lords is one line."""
PLAIN: Final = 3
"""From here on rooms and cards are named without what they do."""
LOW: Final = 4
"""From here on a lord is a line without a heading, and what the question is not about is left out."""
LOWEST: Final = 5
"""From here on what is on offer is named in a line or two."""


NAME: Final = 12
GOODS: Final = 5
"""So many numbers of a lord end alike."""


def story_of_year(scene: Scene) -> list[Text]:
    """Two lines: when it is and what is going on; how evil everybody is, which stands in the rows on a low screen."""
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
    """Fifteen spaces with the markers on them; from the mark on the Paladin takes notice (DL-48)."""
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
    """On the lowest screens whatever is too long ends in dots."""
    if scene.terse >= LOW:
        line.no_wrap, line.overflow = True, "ellipsis"
    return line


def markers_on(view: View, space: int) -> str:
    who = "".join(signs.SEATS[seat] for seat, lord in enumerate(view.lords) if lord.evil == space)
    puppet = len(view.lords) == 2 and view.terms.scenario == 0 and view.non_player_evil == space
    return who + (signs.PUPPETS[0] if puppet else "")


def paladin_text(scene: Scene) -> str:
    """Where the Paladin is."""
    place = int(scene.view.paladin_seat)
    key = "board-paladin-tent" if place == PALADIN_IN_TENT else "board-paladin-gone"
    if place in (PALADIN_IN_TENT, PALADIN_GONE):
        return scene.wording.say(key)
    return scene.wording.say("board-paladin-at", name=signs.SEATS[place])


def seats(scene: Scene, full: bool = False) -> Table | Text:
    """The lords with what everybody may know about them, one row each.

    In full with every adventurer; the less room there is the shorter, at last without a heading.
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
    """A line a lord, every number with its sign: `B Béla 8▲ 2$ 1♣ 1/3i 1# [5]ab 2: 7♥ ≡1 4?? ✗13 Witch`."""
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
    """Imps that are free and all of them: `1/3i`."""
    return (
        f"{lord.imps - lord.busy_imps}/{lord.imps}{signs.IMP}"
        if lord.busy_imps
        else f"{lord.imps}{signs.IMP}"
    )


def dense_tiles(lord: LordView) -> str:
    """Tunnels and rooms, conquered tiles and unpaid taxes: `[5]ab ×1 ■2`."""
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
    """Tunnels, rooms by letter, conquered tiles and unpaid taxes: `5 ab ×1 ■2`."""
    rooms = "".join(signs.ROOMS[room] for _, room in lord.placed_rooms)
    parts = [str(len(lord.dug_cells) - len(lord.placed_rooms)), rooms]
    parts.append(f"{signs.LOST}{len(lord.conquered_cells)}" if lord.conquered_cells else "")
    parts.append(f"■{lord.tax_cubes}" if lord.tax_cubes else "")
    return " ".join(part for part in parts if part)


def party(scene: Scene, lord: LordView, short: bool) -> str:
    """The adventurers before a dungeon from the front to the back, hit points left; or how many, in short."""
    box = scene.view.terms.box
    if short and lord.party:
        left = sum(int(box.adventurers[tile].hp) + extra - damage for tile, damage, extra in lord.party)
        return f"{len(lord.party)}: {left}{signs.HEALTH}"
    told = [signs.adventurer_short(scene.wording, scene.view, *member) for member in lord.party]
    return ", ".join(told) or signs.NOTHING


def orders(lord: LordView) -> str:
    """Orders in the slots (`?` face down, `!` a minion stayed on the card), then the inaccessible ones."""
    slots = "".join(_slot(lord, place) for place in range(3))
    shut = "".join(str(order + 1) for order in lord.inaccessible_orders)
    return f"{slots} {signs.SHUT}{shut}" if shut else slots


def _slot(lord: LordView, place: int) -> str:
    order = lord.slots[place]
    text = "·" if order == NO_ORDER else "?" if order == HIDDEN else str(order + 1)
    return text + ("!" if place in lord.minion_slots else "")
