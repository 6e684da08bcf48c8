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
from hint_samples import samples
from librt.vecs import vec
from mypy_extensions import i64

from kazamata import game_registry
from kazamata.codec.lords import components as files_of_components
from kazamata.codec.views import STEP_FIELDS
from kazamata.core.fields import MANY, PER_OPTION, Field
from kazamata.games.lords.catalogue.box import STANDARD, Box
from kazamata.games.lords.catalogue.locations import Space
from kazamata.games.miners.sets import HOUSE
from kazamata.plugins import game_module
from kazamata.server import errors
from kazamata.server.messages import games, incoming, outgoing, requests, responses
from kazamata.server.rendering.narration import ACTOR_NOTES, AS_PLANNED, NOTES, TAKEN_BACK
from kazamata.words import miners
from kazamata.words.catalogue import LANGUAGE_NAMES, LANGUAGES, LOCALES
from kazamata.words.narrator import GIVEN_UP

GENERATED = Path(__file__).resolve().parent / "src" / "generated"
HEAD = "// Made by web/generate.py from the engine; do not edit.\n"
INTERPRETED = "KAZAMATA_INTERPRETED"
CONSTANT_MODULES: dict[str, tuple[str, ...]] = {
    "tranquility": ("cards", "variants", "gap_counts", "view"),
    "lords": (
        "state",
        "stages",
        "grid",
        "view",
        "fields",
        "packs",
        "catalogue.locations",
        "catalogue.rooms",
        "catalogue.titles",
        "order_spaces",
        "scoring",
    ),
    "miners": ("fields", "state", "view", "geometry", "mine", "cardset", "effects", "goods", "scoring"),
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
        return one_of(shape["enum"])
    if "prefixItems" in shape:
        return f"[{', '.join(ts_type(one) for one in shape['prefixItems'])}]"
    if shape.get("type") == "array":
        inner = ts_array(ts_type(shape["items"])) if "items" in shape else "unknown[]"
        return SENTENCE if inner == PARTS else inner
    if shape.get("type") == "object":
        return f"Record<string, {ts_type(shape['additionalProperties'])}>"
    return TS_TYPES[shape["type"]] if shape else "unknown"


def one_of(words: Iterable[str]) -> str:
    """Any of these words as a TypeScript type."""
    return " | ".join(repr(word) for word in words)


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
    return "\n".join([HEAD, *parts, *ends, note_types(), end_constant(), language_constants()])


def note_types() -> str:
    """The events of a table, which lie among the events of its game."""
    values = dict.fromkeys((*NOTES, *ACTOR_NOTES.values(), AS_PLANNED), "{ seat: number }")
    values[TAKEN_BACK] = "{ seat: number; to: number }"
    about = comment("The events of the table, not of the game. Each is the only event of its entry.")
    return (
        f"{about}export const NOTES = {string_list(NOTES)};\n\n"
        f"{types_by_name('NoteValues', 'The values of each event of the table.', values)}"
    )


def end_constant() -> str:
    """The reason of the end that no rule of a game knows."""
    return f"{comment('Why a game ended that was given up.')}export const GIVEN_UP = {GIVEN_UP!r};\n"


def language_constants() -> str:
    """The languages with their own names and their locales."""
    return (
        f"export const LANGUAGES = {string_list(LANGUAGES)};\n"
        "export type Language = (typeof LANGUAGES)[number];\n"
        f"export const LANGUAGE_NAMES: Record<Language, string> = {json.dumps(dict(LANGUAGE_NAMES))};\n"
        f"export const LOCALES: Record<Language, string> = {json.dumps(dict(LOCALES))};\n"
    )


def string_list(words: Iterable[str]) -> str:
    return f"[{', '.join(repr(word) for word in words)}] as const"


def types_by_name(name: str, about: str, members: dict[str, str]) -> str:
    """An interface with one type for each name."""
    lines = "".join(f"  {member!r}: {kind};\n" for member, kind in members.items())
    return f"{comment(about)}export interface {name} {{\n{lines}}}\n"


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
    """The types of a game's component catalogue, from the return type of `component_catalogue`."""
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
    worded: WordFields = {field: one_of(words) for field, words in files_of_components.WORDS.items()}
    creatures = one_of(row.key for row in STANDARD.creatures)
    worded |= {("Room", name): ts_array(creatures) for name in files_of_components.CREATURE_SETS}
    return [view_interface(one, worded) for one in found.values() if one is not COMPONENT_BOXES[game]]


# ------------------------------------------------------------------------------- questions and events


MAX_WORDS = 20
"""Longer tables of words stay out of the generated file; the page does not read them."""


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


def named_types(game: str) -> str:
    """The facts, forms and answers of each question and the values of each event, for the compiler."""
    rules = game_registry.rules(game)
    forms = {form.name: values_type(form.fields) for kind in rules.ask_kinds for form in kind.forms}
    for kind in rules.ask_kinds:
        for form in kind.forms:
            if values_type(form.fields) != forms[form.name]:
                raise ValueError(f"{game}: two answer forms are called {form.name!r} and have other fields")
    facts = {kind.name: values_type(kind.fact_fields) for kind in rules.ask_kinds}
    answers = {kind.name: one_of(form.name for form in kind.forms) or "never" for kind in rules.ask_kinds}
    catalogue = "ComponentCatalogue" if catalogue_types(game) else "unknown"
    events = {kind.name: values_type(kind.fields, int(kind.public_count)) for kind in rules.event_kinds}
    fields = [field for kind in rules.ask_kinds for form in kind.forms for field in form.fields]
    fields += [field for kind in rules.event_kinds for field in kind.fields]
    mentioned = one_of(sorted({field.kind for field in fields if field.kind}))
    members = {"view": "View", "catalogue": catalogue, "ask": "Ask", "event": "GameEvent"}
    return "\n".join(
        (
            types_by_name("Facts", "The facts of each question.", facts),
            types_by_name("Forms", "The values of each form of answer.", forms),
            types_by_name("Answers", "The forms that answer each question.", answers),
            f"{comment('The kinds of things that sentences mention.')}export type MentionKind = {mentioned};\n",
            types_by_name("EventValues", "The values of each event. Secrets of others are missing.", events),
            "export type Ask = AskOf<Facts, Forms, Answers>;",
            "export type GameEvent = EventOf<EventValues & NoteValues>;",
            types_by_name(
                "Types", "The types of this game, for parts of the page that know no game.", members
            ),
        )
    )


def values_type(fields: Iterable[Field], public_count: int | None = None) -> str:
    """An object type with one number or list for each field; fields after the public ones may be missing."""
    parts = [
        f"{field.name}{'?' if public_count is not None and place >= public_count else ''}: "
        f"{'number[]' if field.multiplicity in MULTIPLICITIES else 'number'}"
        for place, field in enumerate(fields)
    ]
    return f"{{ {'; '.join(parts)} }}" if parts else "NoValues"


def constants(game: str) -> str:
    """The constants that a board needs, in upper case as in the engine."""
    lines: dict[str, str] = {}
    for module in CONSTANT_MODULES.get(game, ()):
        for name, value in vars(import_module(f"kazamata.games.{game}.{module}")).items():
            if name.isupper() and not name.startswith("_") and (written := constant(value)):
                written += " as const" if isinstance(value, tuple) else ""
                if lines.setdefault(name, written) != written:
                    raise ValueError(f"{game}: two constants are called {name}")
    return "".join(f"export const {name} = {value};\n" for name, value in lines.items())


def constant(value: Any) -> str:
    """A number, or a tuple of numbers, words or tuples, as TypeScript; "" for anything else."""
    if isinstance(value, int):
        return str(value)
    if not isinstance(value, tuple):
        return ""
    parts = [repr(one) if isinstance(one, str) else constant(one) for one in value]
    return f"[{', '.join(parts)}]" if all(parts) else ""


def game_file(game: str) -> str:
    words = WordTables()
    tables = [
        ask_table(game, words),
        "export const { readOption, optionOf } = optionForms<Forms, Answers>(ASKS);\n",
        event_table(game, words),
    ]
    parts = [
        HEAD
        + "import { optionForms, type AskOf, type EventOf, type NoValues } from '../lib/table/optionForms';\n"
        + "import type { NoteValues } from './wire';\n",
        view_types(game),
        catalogue_types(game),
        named_types(game),
        words.declarations(),
        *tables,
    ]
    return "\n".join([part for part in [*parts, constants(game)] if part])


# ------------------------------------------------------------------------------------ samples for tests


def house_set_file() -> str:
    """The house set of Imperial Miners, only for tests of the signs."""
    catalogue = msgspec.json.encode(miners.component_catalogue(HOUSE, "en")).decode()
    parts = [
        "import type { ComponentCatalogue } from './miners';",
        f"export const HOUSE = {catalogue} as unknown as ComponentCatalogue;",
    ]
    return HEAD + "\n\n".join(parts) + "\n"


def hints_file(game: str) -> str:
    """Hints for every form of answer, only for tests of the boards."""
    rows = ",\n".join(
        json.dumps(sample, separators=(",", ":"), ensure_ascii=False) for sample in samples(game)
    )
    return (
        f"{HEAD}import type {{ HintSample }} from '../lib/table/sampleTable.svelte';\n"
        f"import type {{ Types }} from './{game}';\n\n"
        f"export const HINTS = [\n{rows},\n] as unknown as HintSample<Types>[];\n"
    )


# --------------------------------------------------------------------------------------------- files


def box_file(game: str) -> str:
    """The standard components of a game as the page receives them, for tests of faces."""
    parts = game_module("words", game).component_catalogue(STANDARD.key, "en")  # type: ignore[union-attr]
    written = msgspec.json.format(msgspec.json.encode(parts), indent=0).decode()
    head = f"{HEAD}import type {{ ComponentCatalogue }} from './{game}';\n\n"
    return f"{head}export const BOX: ComponentCatalogue = {written};\n"


def files() -> dict[str, str]:
    """Every generated file by its name."""
    sets = {
        "miners.house.ts": house_set_file(),
        "lords.box.ts": box_file("lords"),
        **{f"{game}.hints.ts": hints_file(game) for game in game_registry.GAME_NAMES},
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
