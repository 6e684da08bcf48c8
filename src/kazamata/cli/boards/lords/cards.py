"""The components of Dungeon Lords for a person, with house rows marked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.lords import symbols
from kazamata.cli.text_narrator import TextNarrator
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


def table(narrator: TextNarrator, key: str) -> RenderableType:
    """List every kind of component of a box, with house rows marked."""
    box = box_of(key)
    chapters = (
        ("creatures", creatures(narrator, box)),
        ("traps", traps(narrator, box)),
        ("spells", spells(narrator, box)),
        ("rooms", rooms(narrator, box)),
        ("specials", specials(narrator, box)),
        ("tiles", tiles(narrator)),
        ("adventurers", adventurers(narrator, box)),
        ("orders", orders(narrator)),
    )
    notes = [Text(narrator.say(f"effect-note-{note}")) for note in descriptions.NOTES]
    return Group(*(_chapter(narrator, kind, list(rows)) for kind, rows in chapters), *notes)


def _chapter(narrator: TextNarrator, key: str, rows: list[Row]) -> Table:
    shown = Table(
        box=None, padding=(0, 2, 0, 0), show_header=False, title_justify="left", title_style="bold",
        title=narrator.say(f"cards-{key}"),
    )  # fmt: skip
    for name, text, source in rows:
        house = f" ({narrator.say('house-design')})" if source == HOUSE else ""
        shown.add_row(Text(f"  {name}"), Text.assemble(text, (house, "yellow")))
    return shown


def creatures(narrator: TextNarrator, box: Box) -> Iterator[Row]:
    for kind, row in enumerate(box.creatures):
        text = descriptions.creature_text(kind, row, narrator.say)
        yield symbols.named(narrator, CREATURE, kind), text, row.source


def traps(narrator: TextNarrator, box: Box) -> Iterator[Row]:
    """List both years of each trap."""
    for kind, row in enumerate(box.traps):
        for year, snare in ((1, row.year_1), (2, row.year_2)):
            name = symbols.named(narrator, TRAP, kind) if year == 1 else ""
            yield name, dated(narrator, year, descriptions.snare_text(snare, narrator.say)), snare.source


def dated(narrator: TextNarrator, year: int, text: str) -> str:
    return f"{narrator.say('board-year', year=year)}: {text}"


def spells(narrator: TextNarrator, box: Box) -> Iterator[Row]:
    for card, row in enumerate(box.spells):
        yield (
            symbols.named(narrator, SPELL, card),
            dated(narrator, int(row.year), descriptions.card_text(row, box, narrator.say)),
            row.source,
        )


def rooms(narrator: TextNarrator, box: Box) -> Iterator[Row]:
    for room, row in enumerate(box.rooms):
        name = f"{symbols.ROOMS[room]} {symbols.named(narrator, ROOM, room)}"
        text = descriptions.room_text(row, narrator.say, partial(symbols.named, narrator, CREATURE))
        yield name, dated(narrator, int(row.year), text), row.source


def specials(narrator: TextNarrator, box: Box) -> Iterator[Row]:
    for card, row in enumerate(box.specials):
        text = descriptions.special_text(row, narrator.say)
        yield symbols.named(narrator, SPECIAL, card), text, row.source


def tiles(narrator: TextNarrator) -> Iterator[Row]:
    for tile in range(len(EVENT_TILES)):
        yield symbols.named(narrator, EVENT_TILE, tile), descriptions.tile_text(tile, narrator.say), PUBLISHED


def orders(narrator: TextNarrator) -> Iterator[Row]:
    for order in range(LOCATIONS):
        yield symbols.named(narrator, ORDER, order), descriptions.order_text(order, narrator.say), PUBLISHED


def adventurers(narrator: TextNarrator, box: Box) -> Iterator[Row]:
    """List all tiles, including Paladins and the illusion, by class and mark."""
    for tile, row in enumerate(box.adventurers):
        yield (
            symbols.class_name(narrator, tile, row),
            descriptions.adventurer_text(row, narrator.say),
            row.source,
        )
