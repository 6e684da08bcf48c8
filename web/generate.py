"""Generate the client's TypeScript: wire records, views, questions and events.

python web/generate.py          writes web/src/generated/*.ts
python web/generate.py --check  lists files that are out of date

Only the interpreted engine has annotations, so the script restarts itself with it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import typing
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kazamata import game_registry
from kazamata.codec.lords import components as files_of_components
from kazamata.codec.views import STEP_FIELDS, to_wire
from kazamata.core.fields import MANY, PER_OPTION, Field
from kazamata.games.lords.catalogue.box import STANDARD, Box
from kazamata.games.lords.catalogue.locations import Space
from kazamata.games.miners.cardset import EVENT_TYPES
from kazamata.games.miners.effects import MEASURE_NAMES, MEASURES, MODIFIERS, PLACES, SPECIALS, TARGETS
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.measures import measure
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.sets import HOUSE
from kazamata.games.miners.state import State
from kazamata.plugins import game_module
from kazamata.server import errors
from kazamata.server.messages import games, incoming, outgoing, requests, responses
from kazamata.words import miners

GENERATED = Path(__file__).resolve().parent / "src" / "generated"
HEAD = "// Made by web/generate.py from the engine; do not edit.\n"
INTERPRETED = "KAZAMATA_INTERPRETED"
CONSTANT_MODULES: dict[str, tuple[str, ...]] = {
    "tranquility": ("cards", "layout", "variants"),
    "lords": ("state", "stages", "grid", "view", "fields", "catalogue.locations", "catalogue.titles"),
    "miners": ("fields", "state"),
}
"""The modules of a game whose constants its board needs."""
TS_TYPES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
COMPONENT_BOXES: dict[str, type] = {"lords": Box}
"""The class with the rows of a game's components, if its catalogue shows them."""
BOARD_ROWS: dict[str, tuple[type, ...]] = {"lords": (Space,)}
"""Rows outside the box: things printed on a game's board."""
WordFields = dict[tuple[str, str], str]
PARTS, SENTENCE = "(string | Mention)[]", "Sentence"
MULTIPLICITIES = {PER_OPTION: "each", MANY: "many"}


# ------------------------------------------------------------------------------- records that travel


def records() -> list[type]:
    """Every record of the server's messages, the descriptions of games, and the body of a failed request."""
    modules = (outgoing, incoming, responses, requests, games)
    known = {name: value for module in modules for name, value in vars(module).items()}
    named = [one for one in known.values() if isinstance(one, type)]
    return [one for one in (*named, errors.ErrorBody) if issubclass(one, msgspec.Struct)]


def records_with_defaults() -> set[str]:
    """Records whose fields with a default are optional: those that the client creates, and errors."""
    made = [one for one in records() if one.__struct_config__.forbid_unknown_fields]  # type: ignore[attr-defined]
    return {one.__name__ for one in (*made, errors.ErrorBody, errors.ErrorText)}


def ts_type(shape: dict[str, Any]) -> str:
    """A piece of JSON schema as a TypeScript type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in shape:
        return " | ".join(ts_type(one) for one in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(f"'{one}'" for one in shape["enum"])
    if "prefixItems" in shape:
        return f"[{', '.join(ts_type(one) for one in shape['prefixItems'])}]"
    if shape.get("type") == "array":
        inner = ts_array(ts_type(shape["items"])) if "items" in shape else "unknown[]"
        return SENTENCE if inner == PARTS else inner
    if shape.get("type") == "object":
        return f"Record<string, {ts_type(shape['additionalProperties'])}>"
    return TS_TYPES[shape["type"]] if shape else "unknown"


def ts_array(inner: str) -> str:
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def ts_interface(name: str, shape: dict[str, Any], optional: bool) -> str:
    """A record of the schema as an interface; array-like records become tuples."""
    about = comment(shape.get("description", ""))
    if shape["type"] == "array":
        return f"{about}export type {name} = {ts_type(shape)};\n"
    needed = set(shape.get("required", ())) if optional else set(shape["properties"])
    fields = "".join(
        f"  {field}{'' if field in needed or field == 'type' else '?'}: {ts_type(inner)};\n"
        for field, inner in shape["properties"].items()
    )
    return f"{about}export interface {name} {{\n{fields}}}\n"


def comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def union(name: str, members: Any) -> str:
    return f"export type {name} = {' | '.join(one.__name__ for one in typing.get_args(members))};\n"


def wire_file() -> str:
    """All wire records, and the two unions of socket messages."""
    _, components = msgspec.json.schema_components(records(), ref_template="#/$defs/{name}")
    lax = records_with_defaults()
    parts = [ts_interface(name, shape, name in lax) for name, shape in sorted(components.items())]
    ends = [
        union("ServerMessage", outgoing.ServerMessage),
        union("ClientMessage", incoming.ClientMessage),
        f"{comment('A row of text and of things that a reader can point at.')}export type {SENTENCE} = {PARTS};\n",
    ]
    return "\n".join([HEAD, *parts, *ends])


# --------------------------------------------------------------------------------------------- views


def view_types(game: str) -> str:
    """The view types of a game, from the engine's classes."""
    found: dict[str, type] = {}
    collect_classes(import_module(f"kazamata.games.{game}.view").View, found)
    return "\n".join(view_interface(one) for one in found.values())


def collect_classes(one: type, found: dict[str, type]) -> None:
    if found.setdefault(one.__name__, one) is not one:
        raise ValueError(f"two classes of a view are called {one.__name__}")
    for hint in field_types(one).values():
        for inner in classes_in(hint):
            if inner.__name__ not in found:
                collect_classes(inner, found)


def field_types(one: type) -> dict[str, Any]:
    """The fields of a class that are sent, with their types."""
    known = typing.get_type_hints(one.__init__)  # type: ignore[misc]
    return {name: known[name] for name in one.__match_args__ if name not in STEP_FIELDS}  # type: ignore[attr-defined]


def classes_in(hint: Any) -> Iterable[type]:
    for inner in typing.get_args(hint):
        yield from classes_in(inner)
    if isinstance(hint, type) and hasattr(hint, "__match_args__") and not typing.get_args(hint):
        yield hint


def view_interface(one: type, worded: WordFields | None = None) -> str:
    parts = {
        name: (worded or {}).get((one.__name__, name)) or ts_type_of_hint(hint)
        for name, hint in field_types(one).items()
    }
    fields = "".join(f"  {name}: {kind};\n" for name, kind in parts.items())
    return f"{comment(one.__doc__ or '')}export interface {one.__name__} {{\n{fields}}}\n"


def ts_type_of_hint(hint: Any) -> str:
    """A type of the engine as a TypeScript type."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, UnionType):
        return " | ".join(ts_type_of_hint(one) for one in inner)
    if origin in (list, vec) or (origin is tuple and inner[-1] is ...):
        return ts_array(ts_type_of_hint(inner[0]))
    if origin is tuple:
        return f"[{', '.join(ts_type_of_hint(one) for one in inner)}]"
    if origin is dict:
        return f"Record<{ts_type_of_hint(inner[0])}, {ts_type_of_hint(inner[1])}>"
    plain = {bool: "boolean", int: "number", i64: "number", str: "string", NoneType: "null"}
    return plain.get(hint) or str(hint.__name__)


# --------------------------------------------------------------------------------------- catalogues


def catalogue_types(game: str) -> str:
    """The types of a game's component catalogue, from the return type of its `catalogue` function."""
    make = getattr(game_module("words", game), "component_catalogue", None)
    if make is None:
        return ""
    made = typing.get_type_hints(make)["return"]
    _, components = msgspec.json.schema_components([made], ref_template="#/$defs/{name}")
    parts = [ts_interface(name, shape, False) for name, shape in components.items()]
    return "\n".join([*parts, *component_types(game)])


def component_types(game: str) -> list[str]:
    """The types of component rows as files write them, with words instead of numbers."""
    if game not in COMPONENT_BOXES:
        return []
    found: dict[str, type] = {}
    for one in (COMPONENT_BOXES[game], *BOARD_ROWS.get(game, ())):
        collect_classes(one, found)
    worded: WordFields = dict.fromkeys(files_of_components.WORDS, "string")
    worded |= {("Room", name): "string[]" for name in files_of_components.CREATURE_SETS}
    return [view_interface(one, worded) for one in found.values() if one is not COMPONENT_BOXES[game]]


# ------------------------------------------------------------------------------- questions and events


MAX_WORDS = 20
"""Longer word tables are for typed input only; the page does not need them."""


class WordTables:
    """Tables of words, each written once."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}

    def table_of(self, field: Field) -> str:
        if not field.words or len(field.words) > MAX_WORDS:
            return ""
        table = "{ " + ", ".join(f"{literal(value)}: '{word}'" for value, word in field.words.items()) + " }"
        return self.tables.setdefault(table, f"WORDS_{len(self.tables)}")

    def declarations(self) -> str:
        return "".join(f"const {name} = {table} as const;\n" for table, name in self.tables.items())


def literal(value: int) -> str:
    return str(int(value)) if value >= 0 else f"'{int(value)}'"


def field_literal(field: Field, words: WordTables) -> str:
    parts = [f"name: '{field.name}'", f"kind: '{field.kind}'"]
    numbers = {"size": field.size, "first": field.first, "displayOffset": field.display_offset}
    parts += [f"{key}: {int(number)}" for key, number in numbers.items() if number]
    parts += (
        [f"multiplicity: '{MULTIPLICITIES[field.multiplicity]}'"]
        if field.multiplicity in MULTIPLICITIES
        else []
    )
    parts += [f"words: {name}"] if (name := words.table_of(field)) else []
    return f"{{ {', '.join(parts)} }}"


def fields_literal(fields: Iterable[Field], words: WordTables) -> str:
    return f"[{', '.join(field_literal(field, words) for field in fields)}]"


def ask_table(game: str, words: WordTables) -> str:
    """The questions of a game by name, with their answer forms."""
    lines = ["export const ASKS = {\n"]
    for kind in game_registry.rules(game).ask_kinds:
        lines.append(
            f"  {kind.name}: {{\n    clause: '{kind.clause}',\n    optionCount: {kind.option_count},\n    forms: [\n"
        )
        for form, first in zip(kind.forms, kind.first_options, strict=True):
            lines.append(
                f"      {{ name: '{form.name}', first: {first}, fields: {fields_literal(form.fields, words)} }},\n"
            )
        lines.append(f"    ],\n    factFields: {fields_literal(kind.fact_fields, words)},\n  }},\n")
    return "".join([*lines, "} as const;\n"])


def event_table(game: str, words: WordTables) -> str:
    """The events of a game by name. Fields after the first `publicCount` ones are secrets of their audience."""
    lines = ["export const EVENTS = {\n"]
    for kind in game_registry.rules(game).event_kinds:
        fields = fields_literal(kind.fields, words)
        lines.append(
            f"  {kind.name}: {{ clause: '{kind.clause}', publicCount: {kind.public_count}, fields: {fields} }},\n"
        )
    return "".join([*lines, "} as const;\n"])


def constants(game: str) -> str:
    """The constants that a board needs, in upper case as in the engine."""
    lines: dict[str, str] = {}
    for module in CONSTANT_MODULES.get(game, ()):
        for name, value in vars(import_module(f"kazamata.games.{game}.{module}")).items():
            if name.isupper() and isinstance(value, int):
                lines[name] = str(value)
            elif name.isupper() and isinstance(value, tuple) and all(isinstance(one, str) for one in value):
                lines[name] = f"[{', '.join(repr(word) for word in value)}] as const"
    return "".join(f"export const {name} = {value};\n" for name, value in lines.items())


def game_file(game: str) -> str:
    """The generated file of one game."""
    words = WordTables()
    tables = [
        ask_table(game, words),
        "export const { readOption, optionOf } = optionForms(ASKS);\n",
        event_table(game, words),
    ]
    parts = [
        HEAD + "import { optionForms } from '../lib/table/optionForms';\n",
        view_types(game),
        catalogue_types(game),
        words.declarations(),
        *tables,
    ]
    return "\n".join([part for part in [*parts, constants(game)] if part])


# ------------------------------------------------------------------------------------ samples for tests


def seats_with_counts() -> list[dict[str, Any]]:
    """Seats of a random game, with every measure counted."""
    state, answers = MINERS.deal(MINERS.setup(3, {}), 7), 0
    found: list[dict[str, Any]] = []
    while asks := MINERS.ask(state):
        answers += 1
        ask = asks[answers % len(asks)]
        MINERS.take(state, ask.seat, ask.options[answers * 31 % len(ask.options)])
        if answers % 25 == 0:
            found.append(seat_with_counts(state, ask.seat))
    return found


def seat_with_counts(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    spots = [NO_SPOT, *range(player.mine.size())]
    counts = {spot: [int(measure(player, spot, what)) for what in range(MEASURES)] for spot in spots}
    return {"seat": MINERS.see(state, seat).seats[seat], "counts": counts}


def house_set_file() -> str:
    """The house set of Imperial Miners and the words of its effects, only for tests of the signs."""
    catalogue = msgspec.json.encode(miners.component_catalogue(HOUSE, "en")).decode()
    tables = {
        "measures": MEASURE_NAMES,
        "places": PLACES,
        "targets": TARGETS,
        "specials": SPECIALS,
        "modifiers": MODIFIERS,
        "types": EVENT_TYPES,
        "factions": FACTIONS,
    }
    words = json.dumps(tables, separators=(",", ":"))
    counted = msgspec.json.encode(seats_with_counts(), enc_hook=to_wire).decode()
    about = "/** Seats of a played game, with the engine's counts at each card, or without a card (-1). */"
    parts = [
        "import type { ComponentCatalogue } from './miners';",
        f"export const HOUSE = {catalogue} as unknown as ComponentCatalogue;",
        f"export const WORDS = {words};",
        f"{about}\nexport const COUNT_SAMPLES = {counted};",
    ]
    return HEAD + "\n\n".join(parts) + "\n"


# --------------------------------------------------------------------------------------------- files


def box_file(game: str) -> str:
    """The standard components of a game as the page receives them, for tests of faces."""
    parts = game_module("words", game).component_catalogue(STANDARD.key, "en")  # type: ignore[union-attr]
    written = msgspec.json.format(msgspec.json.encode(parts), indent=0).decode()
    head = f"{HEAD}import type {{ ComponentCatalogue }} from './{game}';\n\n"
    return f"{head}export const BOX: ComponentCatalogue = {written};\n"


def battle_file() -> str:
    """Battles with their outcome, for the tests of the timeline; one a line."""
    lines = "".join(
        f"  {msgspec.json.encode(one).decode()},\n"
        for one in import_module("fixtures.lords_battles").battle_samples()
    )
    shape = "{ before: number[][]; events: (string | number)[][]; after: number[][]; caught: number[]; lost: number }"
    return f"{HEAD}\nexport const BATTLES: {shape}[] = [\n{lines}];\n"


def order_file() -> str:
    """Orders with the goods after each, for tests of the order forecast; one lord a line."""
    samples = import_module("fixtures.lords_orders")
    lines, edges = (
        "".join(f"  {msgspec.json.encode(one).decode()},\n" for one in rows)
        for rows in (samples.order_samples(), samples.edge_samples())
    )
    shape = "seat: number; lord: Partial<LordView>; minion_spaces: number[]; full: boolean; after: number[][]"
    more = "traps_left: number; sprung_traps: number[]; year: number"
    head = f"{HEAD}import type {{ LordView }} from './lords';\n\n"
    body = f"export const ORDER_SAMPLES: {{ {shape} }}[] = [\n{lines}];\n"
    return f"{head}{body}\nexport const EDGES: {{ {shape}; {more} }}[] = [\n{edges}];\n"


def activity_file() -> str:
    """Activities of seats in stored games, for tests of their signs; one moment a line."""
    lines = "".join(
        f"  {msgspec.json.encode(one).decode()},\n"
        for one in import_module("fixtures.miners_seat_activity").activity_samples()
    )
    shape = "[begun: number, asked: [number, string][], chosen: number[], activities: string[]]"
    return f"{HEAD}\nexport const ACTIVITY_SAMPLES: {shape}[] = [\n{lines}];\n"


def files() -> dict[str, str]:
    """Every generated file by its name."""
    sets = {
        "miners.house.ts": house_set_file(),
        "miners.activity.ts": activity_file(),
        "lords.box.ts": box_file("lords"),
        "lords.battles.ts": battle_file(),
        "lords.orders.ts": order_file(),
    }
    return {
        "wire.ts": wire_file(),
        **{f"{game}.ts": game_file(game) for game in game_registry.GAME_NAMES},
        **sets,
    }


def stale_files() -> list[str]:
    """The names of files that are out of date."""
    made = files()
    there = {path.name: path.read_text("utf-8") for path in GENERATED.glob("*.ts")}
    return sorted(name for name in {*made, *there} if made.get(name) != there.get(name))


def main(check: bool) -> None:
    if check:
        print(json.dumps(stale_files()))
        return
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        GENERATED.joinpath(name).write_text(text, "utf-8")


if __name__ == "__main__":
    if os.environ.get(INTERPRETED) == "1":
        main("--check" in sys.argv[1:])
    else:
        again = [sys.executable, *sys.argv]
        sys.exit(subprocess.run(again, env={**os.environ, INTERPRETED: "1"}, check=False).returncode)
