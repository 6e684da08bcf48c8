"""The components of Dungeon Lords for a person to read, house rows marked."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.lords import signs
from kazamata.cli.wording import Wording
from kazamata.games.lords.catalogue.adventurers import TILES
from kazamata.games.lords.catalogue.box import STANDARD
from kazamata.games.lords.catalogue.sources import HOUSE

Row = tuple[str, str, str]
"""A name, what it does, where it comes from."""


def names(key: str) -> dict[str, dict[str, str]]:
    """Components are named by the catalogue, not by the file."""
    return {}


def table(wording: Wording, key: str) -> RenderableType:
    """Every kind of component, house rows marked."""
    chapters = (
        ("creatures", creatures(wording)),
        ("traps", traps(wording)),
        ("spells", spells(wording)),
        ("rooms", rooms(wording)),
        ("specials", specials(wording)),
        ("adventurers", adventurers(wording)),
    )
    return Group(*(_chapter(wording, key, list(rows)) for key, rows in chapters))


def _chapter(wording: Wording, key: str, rows: list[Row]) -> Table:
    shown = Table(
        box=None, padding=(0, 2, 0, 0), show_header=False, title_justify="left", title_style="bold",
        title=wording.say(f"cards-{key}"),
    )  # fmt: skip
    for name, text, source in rows:
        label = Text(wording.say("house-design"), "yellow") if source == HOUSE else Text("")
        shown.add_row(Text(f"  {name}"), text, label)
    return shown


def creatures(wording: Wording) -> Iterator[Row]:
    for kind, row in enumerate(STANDARD.creatures):
        text = f"{signs.creature_price(row)} – {signs.creature_text(wording, row)}"
        yield signs.NAMES.creature(wording.catalogue, kind), text, row.source


def traps(wording: Wording) -> Iterator[Row]:
    """Both years of each trap."""
    for kind, row in enumerate(STANDARD.traps):
        for year, snare in ((1, row.year_1), (2, row.year_2)):
            name = signs.NAMES.trap(wording.catalogue, kind) if year == 1 else ""
            text = f"{wording.say('board-year', year=year)}: {signs.snare_text(wording, snare)}"
            yield name, text, snare.source


def spells(wording: Wording) -> Iterator[Row]:
    for card, row in enumerate(STANDARD.spells):
        speed = wording.say("board-fast" if row.fast else "board-slow")
        year = wording.say("board-year", year=int(row.year))
        fatigue = wording.say("board-fatigue", count=int(row.fatigue))
        yield wording.card(card), f"{year}: {speed}, {fatigue}", row.source


def rooms(wording: Wording) -> Iterator[Row]:
    for room, row in enumerate(STANDARD.rooms):
        name = f"{signs.ROOMS[room]} {signs.NAMES.room(wording.catalogue, room)}"
        text = ": ".join(
            part
            for part in (wording.say("board-year", year=int(row.year)), signs.room_text(wording, row))
            if part
        )
        yield name, text, row.source


def specials(wording: Wording) -> Iterator[Row]:
    for card, row in enumerate(STANDARD.specials):
        yield signs.NAMES.special(wording.catalogue, card), "", row.source


def adventurers(wording: Wording) -> Iterator[Row]:
    for tile, row in enumerate(STANDARD.adventurers[: TILES + 2]):
        yield signs.NAMES.adventurer(wording.catalogue, tile), signs.abilities(row).strip(), row.source
