"""Boxes of components for Dungeon Lords as files: an owner of the game can complete the house rows.

A file holds rows by kind. Missing rows and fields keep their values from the standard box, so a file can list
only the numbers that differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from kazamata.codec.badset import BadSet
from kazamata.games.lords.catalogue import adventurers, creatures, rooms, specials, spells, traps
from kazamata.games.lords.catalogue.box import STANDARD, Box, register
from kazamata.games.lords.catalogue.sources import SOURCES

FORMAT: Final = 1
CATEGORIES: Final = ("adventurers", "creatures", "traps", "spells", "rooms", "specials")
WORDS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("Adventurer", "kind"): adventurers.CLASSES,
    ("Attack", "aim"): creatures.AIMS,
    ("Spell", "effect"): spells.EFFECTS,
    ("Room", "zone"): rooms.ZONES,
    ("Room", "product"): rooms.PRODUCTS,
    ("Special", "effect"): specials.EFFECTS,
}
"""Fields that are numbers in the engine and words in a file."""
CREATURE_SETS: Final = ("helps", "counts")
"""Fields of rooms that are sets of creatures."""
MAX_NUMBER: Final = 12
"""The largest number in a box: packs hold 15 of a kind, years have 12 tiles, hit points take eight bits."""
MIN_NUMBERS: Final = {("Adventurer", "hp"): 1}
"""Numbers that are never 0."""
FIXED: Final = (("Adventurer", "year"), ("Spell", "year"), ("Room", "year"))
"""Rows are ordered by year, so these fields cannot change."""
TRAPS: Final = 27


def export(box: Box = STANDARD) -> bytes:
    """A whole box as JSON, ready for editing."""
    record: dict[str, Any] = {"format": FORMAT, "game": "lords"}
    for kind in CATEGORIES:
        record[kind] = [to_record(row) for row in getattr(box, kind)]
    return msgspec.json.format(msgspec.json.encode(record), indent=2)


def schema() -> dict[str, Any]:
    """The JSON schema of these files; every row, and every field but the key, is optional."""
    known = msgspec.json.decode(export())
    kinds = {kind: {"type": "array", "items": _row_schema(kind, known[kind])} for kind in CATEGORIES}
    head = {"format": {"const": FORMAT}, "game": {"const": "lords"}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "required": list(head),
        "properties": head | kinds,
        "additionalProperties": False,
    }


def _row_schema(kind: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    shape = type(getattr(STANDARD, kind)[0]).__name__
    fields = {name: _field_schema(value, shape, name) for row in rows for name, value in row.items()}
    fields["key"] = {"enum": [row["key"] for row in rows]}
    return {"type": "object", "required": ["key"], "properties": fields, "additionalProperties": False}


def _field_schema(value: Any, shape: str = "", name: str = "") -> dict[str, Any]:
    if isinstance(value, dict):
        return {"type": "object", "properties": {name: _field_schema(one) for name, one in value.items()}}
    if isinstance(value, bool):
        return {"type": "boolean"}
    if isinstance(value, int):
        return {"type": "integer", "minimum": MIN_NUMBERS.get((shape, name), 0), "maximum": MAX_NUMBER}
    return {"type": "array", "items": {"type": "string"}} if isinstance(value, list) else {}


def load(path: Path) -> Box:
    """Read a box from a file, check it and register it; its key is a hash of the file."""
    return read(path.read_bytes())


def read(data: bytes) -> Box:
    """The box in a file; `BadSet` lists all its problems."""
    try:
        record = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadSet([f"this is no JSON file: {error}"]) from None
    box, problems = _read_box(record, f"box-{blake2b(data, digest_size=6).hexdigest()}")
    problems = problems or check(box)
    if problems:
        raise BadSet(problems)
    register(box)
    return box


def check(box: Box) -> list[str]:
    """The problems that make a box unplayable: wrong totals, and rows that the rules cannot handle."""
    return [*_totals(box), *_classes(box), *_attacks(box), *_illusions(box), *_works(box)]


def _totals(box: Box) -> Iterator[str]:
    """A year has twelve creatures, a box 27 traps, and spells have the fatigue of the rules."""
    for year, copies in (("silver", "silver"), ("gold", "gold_copies")):
        total = sum(getattr(row, copies) for row in box.creatures)
        if total != MAX_NUMBER:
            yield f"creatures: {MAX_NUMBER} {year} tiles are needed, there are {total} (DL-15)"
    for number, wanted in ((1, [0, 1, 1, 1, 1, 2, 2, 2, 2]), (2, [1, 2, 2, 2, 2, 3, 3, 3, 3])):
        fatigue = sorted(int(row.fatigue) for row in box.spells if row.year == number)
        if fatigue != wanted:
            yield f"spells: the fatigue of year {number} must be {wanted}, it is {fatigue} (DL-H2)"
    if sum(row.copies for row in box.traps) != TRAPS:
        yield f"traps: {TRAPS} cards are needed (DL-H1)"


def _classes(box: Box) -> Iterator[str]:
    """A box has one Paladin per year and one illusion, at the indexes that the rules expect (DL-48)."""
    for row, standard in zip(box.adventurers, STANDARD.adventurers, strict=True):
        special = standard.kind in (adventurers.PALADIN, adventurers.ILLUSION)
        if row.kind != standard.kind if special else row.kind > adventurers.WIZARD:
            known = adventurers.CLASSES[standard.kind :][:1] if special else adventurers.CLASSES[:4]
            yield f"adventurers/{row.key}/kind: {' or '.join(known)} is needed (DL-51)"


def _attacks(box: Box) -> Iterator[str]:
    """Each creature has an attack that is always possible, so that its owner always has an answer."""
    for row in box.creatures:
        attacks = [row.first] if row.second is None else [row.first, row.second]
        if all(attack.food > 0 or attack.aim == creatures.GLUE for attack in attacks):
            yield f"creatures/{row.key}/first: one attack must cost 0 food and not be glue (DL-63)"


def _illusions(box: Box) -> Iterator[str]:
    """The party has space for one illusion besides three adventurers and the Paladin."""
    for year in (1, 2):
        makers = [row.key for row in box.spells if row.year == year and row.effect == spells.PHANTOM_FRONT]
        for key in makers[1:]:
            yield f"spells/{key}/effect: at most 1 combat card of a year may be phantom_front (DL-63)"


def _works(box: Box) -> Iterator[str]:
    """A room has both workers and a product, or neither; an `imps_leave` card has an amount."""
    for room in box.rooms:
        if room.product != rooms.MAKES_NOTHING and room.workers == 0:
            yield f"rooms/{room.key}/workers: 1 to {MAX_NUMBER} are needed where something is made (DL-38)"
        if room.product == rooms.MAKES_NOTHING and room.workers > 0:
            yield f"rooms/{room.key}/product: a room with workers makes something (DL-38)"
    for card in box.specials:
        if card.effect == specials.IMPS_LEAVE and card.amount == 0:
            yield f"specials/{card.key}/amount: 1 to {MAX_NUMBER} is needed for imps_leave (DL-H3)"


def to_record(value: Any) -> Any:
    """A row as a plain record, with words instead of the engine's numbers."""
    names = getattr(type(value), "__match_args__", None)
    if names is None:
        return value
    record: dict[str, Any] = {}
    for name in names:
        field = getattr(value, name)
        words = WORDS.get((type(value).__name__, name))
        if words is not None:
            record[name] = words[field]
        elif name in CREATURE_SETS and isinstance(value, rooms.Room):
            record[name] = [row.key for index, row in enumerate(creatures.CREATURES) if field >> index & 1]
        else:
            record[name] = to_record(field)
    return record


def _read_box(record: Any, key: str) -> tuple[Box, list[str]]:
    problems: list[str] = []
    if not isinstance(record, dict) or record.get("game") != "lords" or record.get("format") != FORMAT:
        return STANDARD, [f'the file must begin with "format": {FORMAT} and "game": "lords"']
    for name in record:
        if name not in (*CATEGORIES, "format", "game"):
            problems.append(f"{name}: there is no such kind; there are {', '.join(CATEGORIES)}")
    rows = [_read_rows(kind, record.get(kind, []), problems) for kind in CATEGORIES]
    return Box(key, *rows), problems


def _read_rows(kind: str, given: Any, problems: list[str]) -> Any:
    """The rows of a kind: those of the standard box with the changes of the file."""
    standard = getattr(STANDARD, kind)
    rows: list[Any] = given if isinstance(given, list) else [None]
    if not all(isinstance(row, dict) and isinstance(row.get("key"), str) for row in rows):
        problems.append(f'{kind}: a list of rows is needed, each with its "key"')
        return standard
    known = [row.key for row in standard]
    for key, times in Counter(row["key"] for row in rows).items():
        if key not in known:
            problems.append(f"{kind}: nothing is called {key!r}; there are {', '.join(known)}")
        if times > 1:
            problems.append(f"{kind}/{key}: this row is given {times} times")
    changes = {row["key"]: row for row in given}
    return tuple(_changed(row, changes.get(row.key, {}), f"{kind}/{row.key}", problems) for row in standard)


def _changed(row: Any, change: dict[str, Any], where: str, problems: list[str]) -> Any:
    """A row with some fields replaced."""
    names: tuple[str, ...] = type(row).__match_args__
    for name in change:
        if name not in names:
            problems.append(f"{where}: no field is called {name!r}; there are {', '.join(names)}")
    values = []
    for name in names:
        old = getattr(row, name)
        values.append(_value(row, name, old, change[name], where, problems) if name in change else old)
    return type(row)(*values)


def _value(row: Any, name: str, old: Any, new: Any, where: str, problems: list[str]) -> Any:
    words = WORDS.get((type(row).__name__, name))
    here = f"{where}/{name}"
    if words is not None:
        return _word(new, words, here, problems, old)
    if name in CREATURE_SETS and isinstance(row, rooms.Room):
        return _creature_set(new, here, problems, old)
    if isinstance(old, (traps.TrapEffect, creatures.Attack)):
        if isinstance(new, dict):
            return _changed(old, new, here, problems)
        return _wrong(here, "a record of fields is needed", problems, old)
    if isinstance(old, bool):
        return new if isinstance(new, bool) else _wrong(here, "true or false is needed", problems, old)
    if (type(row).__name__, name) in FIXED:
        return old if new == old else _wrong(here, "this cannot be changed", problems, old)
    if isinstance(old, int):
        least = MIN_NUMBERS.get((type(row).__name__, name), 0)
        fits = isinstance(new, int) and not isinstance(new, bool) and least <= new <= MAX_NUMBER
        return (
            new
            if fits
            else _wrong(here, f"a whole number from {least} to {MAX_NUMBER} is needed", problems, old)
        )
    if name == "source":
        return _word_itself(new, SOURCES, here, problems, old)
    if new != old:
        return _wrong(here, "this cannot be changed", problems, old)
    return old


def _wrong(here: str, what: str, problems: list[str], old: Any) -> Any:
    problems.append(f"{here}: {what}")
    return old


def _word(new: Any, words: tuple[str, ...], here: str, problems: list[str], old: Any) -> Any:
    if new in words:
        return words.index(new)
    return _wrong(here, f"one of {', '.join(words)} is needed", problems, old)


def _word_itself(new: Any, words: tuple[str, ...], here: str, problems: list[str], old: Any) -> Any:
    return new if new in words else _wrong(here, f"one of {', '.join(words)} is needed", problems, old)


def _creature_set(new: Any, here: str, problems: list[str], old: Any) -> Any:
    known = [row.key for row in creatures.CREATURES]
    if not isinstance(new, list) or any(name not in known for name in new):
        return _wrong(here, f"a list of {', '.join(known)} is needed", problems, old)
    return sum(1 << known.index(name) for name in set(new))
