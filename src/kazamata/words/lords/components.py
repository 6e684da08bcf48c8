"""The component catalogue of Dungeon Lords for pages: data rows, names and effects."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from kazamata.codec.lords.components import to_record
from kazamata.core.fields import Field
from kazamata.games.lords.catalogue.box import box_of
from kazamata.games.lords.catalogue.creatures import SHEEP
from kazamata.games.lords.catalogue.locations import BOARD, LOCATION_KEYS
from kazamata.games.lords.catalogue.rooms import ZONES
from kazamata.games.lords.catalogue.titles import TITLES
from kazamata.games.lords.fields import (
    ADVENTURER,
    CREATURE,
    EVENT_TILE,
    EVENT_TILES,
    ORDER,
    ROOM,
    SPECIAL,
    SPELL,
    TRAP,
)
from kazamata.games.lords.grid import ZONE_CELLS, cells_of
from kazamata.words.lords import descriptions
from kazamata.words.narrator import Narrator, kebab, make_narrator

Row = dict[str, Any]
AdventurerRow = Annotated[Row, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Adventurer"})]
AttackRow = Annotated[Row, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Attack"})]
CreatureRow = Annotated[Row, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Creature"})]
TrapRow = Annotated[Row, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Trap"})]
SpellRow = Annotated[Row, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Spell"})]
RoomRow = Annotated[Row, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Room"})]
SpecialRow = Annotated[Row, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Special"})]


class NamedComponent(msgspec.Struct, frozen=True):
    """A component with a name and a text; its index in its list is its number."""

    key: str
    name: str
    text: str


class AdventurerEntry(NamedComponent, frozen=True):
    """An adventurer tile."""

    row: AdventurerRow


class CreatureEntry(NamedComponent, frozen=True):
    """A monster or a ghost."""

    row: CreatureRow


class TrapEntry(NamedComponent, frozen=True):
    """A trap; `text` is its effect in the first year, `second` in the second."""

    row: TrapRow
    second: str


class SpellEntry(NamedComponent, frozen=True):
    """A combat card."""

    row: SpellRow


class RoomEntry(NamedComponent, frozen=True):
    """A room."""

    row: RoomRow


class SpecialEntry(NamedComponent, frozen=True):
    """A special event."""

    row: SpecialRow


SpaceRow = Annotated[Row, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Space"})]


class ComponentCatalogue(msgspec.Struct, frozen=True):
    """The components of a box; rows use the format of component files, with words for numbers.

    `spaces` are the three of each location in order. `zones` are the cells where rooms of a zone may be.
    `titles` are the titles of the final scoring. `sheep` is the attack of a monster under Metamorphosis.
    """

    title: str
    adventurers: list[AdventurerEntry]
    creatures: list[CreatureEntry]
    sheep: AttackRow
    traps: list[TrapEntry]
    spells: list[SpellEntry]
    rooms: list[RoomEntry]
    specials: list[SpecialEntry]
    orders: list[NamedComponent]
    tiles: list[NamedComponent]
    notes: list[str]
    spaces: list[SpaceRow]
    zones: dict[str, list[int]]
    titles: list[str]


def component_catalogue(box_key: str, language: str) -> ComponentCatalogue:
    """The catalogue of a box; raises `ValueError` for an unknown box."""
    box, narrator = box_of(box_key), make_narrator("lords", language, set_key=box_key)
    say = narrator.catalogue.say
    return ComponentCatalogue(
        say("game-title"),
        [
            AdventurerEntry(
                *_named(narrator, ADVENTURER, number, row),
                descriptions.adventurer_text(row, say),
                to_record(row),
            )
            for number, row in enumerate(box.adventurers)
        ],
        [
            CreatureEntry(
                *_named(narrator, CREATURE, number, row),
                descriptions.creature_text(number, row, say),
                to_record(row),
            )
            for number, row in enumerate(box.creatures)
        ],
        to_record(SHEEP),
        [
            TrapEntry(
                *_named(narrator, TRAP, number, row),
                descriptions.snare_text(row.year_1, say),
                to_record(row),
                descriptions.snare_text(row.year_2, say),
            )
            for number, row in enumerate(box.traps)
        ],
        [
            SpellEntry(
                *_named(narrator, SPELL, number, row), descriptions.card_text(row, box, say), to_record(row)
            )
            for number, row in enumerate(box.spells)
        ],
        [
            RoomEntry(*_named(narrator, ROOM, number, row), _room_text(narrator, row), to_record(row))
            for number, row in enumerate(box.rooms)
        ],
        [
            SpecialEntry(
                *_named(narrator, SPECIAL, number, row), descriptions.special_text(row, say), to_record(row)
            )
            for number, row in enumerate(box.specials)
        ],
        [
            NamedComponent(key, narrator.name_of(ORDER, number), descriptions.order_text(number, say))
            for number, key in enumerate(LOCATION_KEYS)
        ],
        [
            NamedComponent(key, narrator.name_of(EVENT_TILE, number), descriptions.tile_text(number, say))
            for number, key in enumerate(EVENT_TILES)
        ],
        [say(f"effect-note-{note}") for note in descriptions.NOTES],
        [to_record(space) for space in BOARD],
        {zone: [int(cell) for cell in cells_of(ZONE_CELLS[number])] for number, zone in enumerate(ZONES)},
        [_label(say(f"score-{kebab(key)}", points="")) for key in TITLES],
    )


def _named(narrator: Narrator, field: Field, number: int, row: Any) -> tuple[str, str]:
    return row.key, narrator.name_of(field, number)


def _label(line: str) -> str:
    """The label of a score line without its number."""
    return line.rstrip(" :")


def _room_text(narrator: Narrator, row: Any) -> str:
    return descriptions.room_text(row, narrator.catalogue.say, lambda kind: narrator.name_of(CREATURE, kind))
