"""The components of Dungeon Lords for a person, with house rows marked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.lords import symbols
from kazamata.cli.text_narrator import Wording
from kazamata.games.lords.catalogue.box import Box, box_of
from kazamata.games.lords.catalogue.locations import LOCATIONS
from kazamata.games.lords.catalogue.sources import HOUSE, PUBLISHED
from kazamata.games.lords.fields import CREATURE, EVENT_TILE, EVENT_TILES, ORDER, ROOM, SPECIAL, SPELL, TRAP
from kazamata.words.lords import descriptions

Row = tuple[str, str, str]
"""A name, its effect, its source."""


def names(key: str) -> dict[str, dict[str, str]]:
    """Return nothing, because the catalogue names the components, not the file."""
    return {}


def table(wording: Wording, key: str) -> RenderableType:
    """List every kind of component of a box, with house rows marked."""
    box = box_of(key)
    chapters = (
        ("creatures", creatures(wording, box)),
        ("traps", traps(wording, box)),
        ("spells", spells(wording, box)),
        ("rooms", rooms(wording, box)),
        ("specials", specials(wording, box)),
        ("tiles", tiles(wording)),
        ("adventurers", adventurers(wording, box)),
        ("orders", orders(wording)),
    )
    notes = [Text(wording.say(f"effect-note-{note}")) for note in descriptions.NOTES]
    return Group(*(_chapter(wording, kind, list(rows)) for kind, rows in chapters), *notes)


def _chapter(wording: Wording, key: str, rows: list[Row]) -> Table:
    shown = Table(
        box=None, padding=(0, 2, 0, 0), show_header=False, title_justify="left", title_style="bold",
        title=wording.say(f"cards-{key}"),
    )  # fmt: skip
    for name, text, source in rows:
        house = f" ({wording.say('house-design')})" if source == HOUSE else ""
        shown.add_row(Text(f"  {name}"), Text.assemble(text, (house, "yellow")))
    return shown


def creatures(wording: Wording, box: Box) -> Iterator[Row]:
    for kind, row in enumerate(box.creatures):
        text = descriptions.creature_text(kind, row, wording.say)
        yield symbols.named(wording, CREATURE, kind), text, row.source


def traps(wording: Wording, box: Box) -> Iterator[Row]:
    """List both years of each trap."""
    for kind, row in enumerate(box.traps):
        for year, snare in ((1, row.year_1), (2, row.year_2)):
            name = symbols.named(wording, TRAP, kind) if year == 1 else ""
            yield name, dated(wording, year, descriptions.snare_text(snare, wording.say)), snare.source


def dated(wording: Wording, year: int, text: str) -> str:
    return f"{wording.say('board-year', year=year)}: {text}"


def spells(wording: Wording, box: Box) -> Iterator[Row]:
    for card, row in enumerate(box.spells):
        yield (
            symbols.named(wording, SPELL, card),
            dated(wording, int(row.year), descriptions.card_text(row, box, wording.say)),
            row.source,
        )


def rooms(wording: Wording, box: Box) -> Iterator[Row]:
    for room, row in enumerate(box.rooms):
        name = f"{symbols.ROOMS[room]} {symbols.named(wording, ROOM, room)}"
        text = descriptions.room_text(row, wording.say, partial(symbols.named, wording, CREATURE))
        yield name, dated(wording, int(row.year), text), row.source


def specials(wording: Wording, box: Box) -> Iterator[Row]:
    for card, row in enumerate(box.specials):
        text = descriptions.special_text(row, wording.say)
        yield symbols.named(wording, SPECIAL, card), text, row.source


def tiles(wording: Wording) -> Iterator[Row]:
    for tile in range(len(EVENT_TILES)):
        yield symbols.named(wording, EVENT_TILE, tile), descriptions.tile_text(tile, wording.say), PUBLISHED


def orders(wording: Wording) -> Iterator[Row]:
    for order in range(LOCATIONS):
        yield symbols.named(wording, ORDER, order), descriptions.order_text(order, wording.say), PUBLISHED


def adventurers(wording: Wording, box: Box) -> Iterator[Row]:
    """List all tiles, including Paladins and the illusion, by class and mark."""
    for tile, row in enumerate(box.adventurers):
        yield (
            symbols.class_name(wording, tile, row),
            descriptions.adventurer_text(row, wording.say),
            row.source,
        )
