"""The components of Dungeon Lords for a person to read, house rows marked."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.lords import signs
from kazamata.cli.wording import Wording
from kazamata.games.lords.catalogue.adventurers import TILES
from kazamata.games.lords.catalogue.box import Box, box_of
from kazamata.games.lords.catalogue.sources import HOUSE

Row = tuple[str, str, str]
"""A name, what it does, where it comes from."""


def names(key: str) -> dict[str, dict[str, str]]:
    """Components are named by the catalogue, not by the file."""
    return {}


def table(wording: Wording, key: str) -> RenderableType:
    """Every kind of component of a box, house rows marked."""
    box = box_of(key)
    chapters = (
        ("creatures", creatures(wording, box)),
        ("traps", traps(wording, box)),
        ("spells", spells(wording, box)),
        ("rooms", rooms(wording, box)),
        ("specials", specials(wording, box)),
        ("adventurers", adventurers(wording, box)),
    )
    return Group(*(_chapter(wording, kind, list(rows)) for kind, rows in chapters))


def _chapter(wording: Wording, key: str, rows: list[Row]) -> Table:
    shown = Table(
        box=None, padding=(0, 2, 0, 0), show_header=False, title_justify="left", title_style="bold",
        title=wording.say(f"cards-{key}"),
    )  # fmt: skip
    for name, text, source in rows:
        label = Text(wording.say("house-design"), "yellow") if source == HOUSE else Text("")
        shown.add_row(Text(f"  {name}"), text, label)
    return shown


def creatures(wording: Wording, box: Box) -> Iterator[Row]:
    for kind, row in enumerate(box.creatures):
        text = f"{signs.creature_price(row)} – {signs.creature_text(wording, row)}"
        yield signs.NAMES.creature(wording.catalogue, kind), text, row.source


def traps(wording: Wording, box: Box) -> Iterator[Row]:
    """Both years of each trap."""
    for kind, row in enumerate(box.traps):
        for year, snare in ((1, row.year_1), (2, row.year_2)):
            name = signs.NAMES.trap(wording.catalogue, kind) if year == 1 else ""
            text = f"{wording.say('board-year', year=year)}: {signs.snare_text(wording, snare)}"
            yield name, text, snare.source


def spells(wording: Wording, box: Box) -> Iterator[Row]:
    for card, row in enumerate(box.spells):
        speed = wording.say("board-fast" if row.fast else "board-slow")
        year = wording.say("board-year", year=int(row.year))
        fatigue = wording.say("board-fatigue", count=int(row.fatigue))
        yield wording.card(card), f"{year}: {speed}, {fatigue}", row.source


def rooms(wording: Wording, box: Box) -> Iterator[Row]:
    for room, row in enumerate(box.rooms):
        name = f"{signs.ROOMS[room]} {signs.NAMES.room(wording.catalogue, room)}"
        text = ": ".join(
            part
            for part in (wording.say("board-year", year=int(row.year)), signs.room_text(wording, row))
            if part
        )
        yield name, text, row.source


def specials(wording: Wording, box: Box) -> Iterator[Row]:
    for card, row in enumerate(box.specials):
        yield signs.NAMES.special(wording.catalogue, card), "", row.source


def adventurers(wording: Wording, box: Box) -> Iterator[Row]:
    for tile, row in enumerate(box.adventurers[: TILES + 2]):
        yield signs.NAMES.adventurer(wording.catalogue, tile), signs.abilities(row).strip(), row.source
