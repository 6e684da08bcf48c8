"""Sets of mine cards in files, so that an owner of the box can enter the printed cards (IM-H1).

A file is JSON: `{"format": 1, "key": ..., "cards": [...], "events": [...], "tracks": [...], "names": {...}}`.
An effect is an object with its word under `"do"`, e.g. `{"do": "gain-coins", "n": 2}`. Compound effects
contain others: `{"do": "per", "measure": "full-carts", "gain": {"do": "gain-points", "n": 1}, "each": 2}`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import fields
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from kazamata.codec.badset import BadSet
from kazamata.codec.miners.cardlimits import FAR, limits
from kazamata.codec.miners.set_records import FILE_WORDS, CardFile, EventFile, SetFile, TrackFile, Word
from kazamata.games.miners import effects as words
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import (
    DECK_SIZES,
    EVENT_COUNT,
    EVENT_TYPES,
    MAX_SPACES,
    THIS_ROUND,
    CardSet,
    EventCard,
    MineCard,
    Track,
)
from kazamata.games.miners.effects import MEASURE_NAMES, MODIFIERS, PLACES, SPECIALS, TARGETS, Effect
from kazamata.games.miners.factions import ANY_FACTION, FACTIONS
from kazamata.games.miners.sets import register

FORMAT: Final = 1
MAX_EFFECT_DEPTH: Final = 12
"""The deepest nesting of effects that a file may use; deeper ones are unreadable."""
_PATH: Final = re.compile(r"`(\$[^`]*)`")
_BYTE: Final = re.compile(r"\(byte (\d+)\)")


def schema() -> dict[str, Any]:
    """The JSON schema of a set file."""
    return msgspec.json.schema(SetFile)


# ---------------------------------------------------------------- from the engine to a file

_NAMED: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("PlaceMachinery", "where"): PLACES,
    ("Activate", "target"): TARGETS,
    ("Per", "measure"): MEASURE_NAMES,
    ("If", "measure"): MEASURE_NAMES,
    ("DrawFaction", "faction"): (*FACTIONS, "any"),
}
"""Numeric fields that a file spells as names."""


def effect_to_word(effect: Effect) -> Any:
    """An effect of the engine as a word of a file."""
    name = type(effect).__name__
    values: dict[str, Any] = {}
    for part in fields(effect):
        value = getattr(effect, part.name)
        if (name, part.name) in _NAMED:
            value = _NAMED[name, part.name][value]
        elif isinstance(value, tuple):
            value = [effect_to_word(inner) for inner in value]
        elif hasattr(value, "__dataclass_fields__"):
            value = effect_to_word(value)
        values[part.name] = value
    made: Any = FILE_WORDS[name]
    return made(**values)


def set_file(cards: CardSet) -> SetFile:
    """A set as a file record."""
    return SetFile(
        FORMAT,
        cards.key,
        [
            CardFile(
                card.key, card.level, card.cost, [FACTIONS[faction] for faction in card.factions], card.carts,
                [effect_to_word(effect) for effect in card.effects], card.copies,
            )
            for card in cards.cards
        ],
        [
            EventFile(
                event.key, EVENT_TYPES[event.type], None if event.effect is None else effect_to_word(event.effect),
                MODIFIERS[event.modifier], event.strength,
            )
            for event in cards.events
        ],
        [_track_file(track) for track in cards.tracks],
        cards.names,
    )  # fmt: skip


def _track_file(track: Track) -> TrackFile:
    return TrackFile(track.key, [effect_to_word(space) for space in track.spaces])


def export_set(
    path: str | Path, cards: CardSet = HOUSE_SET, names: dict[str, dict[str, str]] | None = None
) -> None:
    """Write a set to a file for editing; `names` (by language) replaces the names of the set."""
    written = set_file(cards)
    if names is not None:
        written.names = names
    data = msgspec.json.format(msgspec.json.encode(written), indent=2)
    Path(path).write_bytes(data + b"\n")


# ---------------------------------------------------------------- from a file to the engine


def _number(name: str, field: str, value: str, where: str, problems: list[str]) -> int:
    known = _NAMED[name, field]
    if value in known and value not in ("fixed", "counted"):
        return known.index(value)
    problems.append(f"{where}.{field}: {value!r} is not known; there are: {', '.join(known)}")
    return 0


def _read(word: Any, where: str, problems: list[str], depth: int = 1) -> Effect:
    """A word of a file as an effect of the engine."""
    if depth > MAX_EFFECT_DEPTH:
        problems.append(f"{where}: words are nested {MAX_EFFECT_DEPTH} deep at most")
        return words.Collapse()
    name = type(word).__name__
    values: dict[str, Any] = {}
    for field in word.__struct_fields__:
        value = getattr(word, field)
        if (name, field) in _NAMED:
            value = _number(name, field, value, where, problems)
        elif isinstance(value, list):
            value = tuple(
                _read(part, f"{where}.{field}[{index}]", problems, depth + 1)
                for index, part in enumerate(value)
            )
        elif isinstance(value, Word):
            value = _read(value, f"{where}.{field}", problems, depth + 1)
        values[field] = value
    _check_word(name, values, where, problems)
    made: Effect = getattr(words, name)(**values)
    return made


def _check_word(name: str, values: dict[str, Any], where: str, problems: list[str]) -> None:
    if name == "Special" and values["key"] not in SPECIALS:
        problems.append(f"{where}.key: {values['key']!r} has no handler; there are: {', '.join(SPECIALS)}")
        values["key"] = SPECIALS[0]
    if name in ("Either", "Seq"):
        parts = values["choices" if name == "Either" else "parts"]
        most = 4 if name == "Either" else 8
        if not 2 <= len(parts) <= most:
            problems.append(f"{where}: {name.lower()} holds two to {most} parts, not {len(parts)}")
    if name == "DrawLevel" and values["level"] > 3:
        problems.append(f"{where}.level: 1 to 3; level IV is taken by draw-deep (IM-40)")
    if name == "Buy" and values["most"] > 15:
        problems.append(f"{where}.most: 15 at most")
    if name == "Per" and not 0 <= values["most"] <= FAR:
        problems.append(f"{where}.most: 0 (no limit) to {FAR}, not {values['most']}")
    if name == "DrawFaction":
        assert len(FACTIONS) == ANY_FACTION


def _card(card: CardFile, where: str, problems: list[str]) -> MineCard:
    if not 1 <= card.level <= 4:
        problems.append(f"{where}.level: 1 to 4, not {card.level}")
    elif card.level != 3 and card.cost != (0, 2, 0, 0)[card.level - 1]:
        problems.append(f"{where}.cost: level {card.level} costs {(0, 2, 0, 0)[card.level - 1]} (IM-49)")
    elif not 0 <= card.cost <= 13:
        problems.append(f"{where}.cost: 0 to 13, not {card.cost} (IM-49)")
    if len(card.carts) != 6 or set(card.carts) - {"#", "."}:
        problems.append(f"{where}.carts: six signs of # and ., not {card.carts!r} (IM-H3)")
    if not 1 <= len(card.effects) <= 2:
        problems.append(f"{where}.effects: one or two, not {len(card.effects)}")
    if not 1 <= card.copies <= max(DECK_SIZES):
        problems.append(f"{where}.copies: 1 to {max(DECK_SIZES)}, not {card.copies}")
    factions = []
    for index, faction in enumerate(card.factions):
        if faction in FACTIONS:
            factions.append(FACTIONS.index(faction))
        else:
            known = ", ".join(FACTIONS)
            problems.append(f"{where}.factions[{index}]: {faction!r} is not known; there are: {known}")
    if len(factions) > 2 or len(set(factions)) < len(factions):
        problems.append(f"{where}.factions: at most two, and different ones (IM-49)")
    effects = tuple(
        _read(effect, f"{where}.effects[{index}]", problems) for index, effect in enumerate(card.effects)
    )
    return MineCard(card.key, card.level, card.cost, tuple(factions), card.carts, effects, card.copies)


def _event(event: EventFile, where: str, problems: list[str]) -> EventCard:
    kind = EVENT_TYPES.index(event.type) if event.type in EVENT_TYPES else -1
    if kind < 0:
        problems.append(f"{where}.type: {event.type!r} is not known; there are: {', '.join(EVENT_TYPES)}")
    if event.modifier not in MODIFIERS:
        problems.append(
            f"{where}.modifier: {event.modifier!r} is not known; there are: {', '.join(MODIFIERS)}"
        )
    if (kind == THIS_ROUND) != (event.effect is None):
        problems.append(f"{where}: an event of this round has a modifier, any other an effect (IM-14)")
    modifier = MODIFIERS.index(event.modifier) if event.modifier in MODIFIERS else 0
    effect = None if event.effect is None else _read(event.effect, f"{where}.effect", problems)
    return EventCard(event.key, kind, effect, modifier, event.strength)


def _track(track: TrackFile, where: str, problems: list[str]) -> Track:
    if not 1 <= len(track.spaces) <= MAX_SPACES:
        problems.append(f"{where}.spaces: 1 to {MAX_SPACES}, not {len(track.spaces)}")
    spaces = tuple(
        _read(space, f"{where}.spaces[{index}]", problems) for index, space in enumerate(track.spaces)
    )
    return Track(track.key, spaces)


def _check_numbers(file: SetFile, problems: list[str]) -> None:
    if file.format != FORMAT:
        problems.append(f"$.format: {FORMAT} is the only known format, not {file.format}")
    count: Counter[int] = Counter()
    for card in file.cards:
        count[card.level] += card.copies
    for level, size in enumerate(DECK_SIZES, 1):
        if count[level] != size:
            problems.append(f"$.cards: level {level} has {count[level]} cards, {size} are needed (IM-H1)")
    if len([card for card in file.cards if card.level == 4]) != 1:
        problems.append("$.cards: all level IV cards are one kind (IM-D1)")
    if len(file.events) != EVENT_COUNT:
        problems.append(f"$.events: {len(file.events)} events, {EVENT_COUNT} are needed (IM-H1)")
    if len(file.tracks) != 6:
        problems.append(
            f"$.tracks: {len(file.tracks)} tracks, 6 are needed: front and back of three boards (IM-H1)"
        )
    used = [*(card.key for card in file.cards), *(event.key for event in file.events)]
    keys = Counter([*used, *(track.key for track in file.tracks)])
    problems += [f"$: the key {key!r} is used {times} times" for key, times in keys.items() if times > 1]


def _cards_of(file: SetFile, name: str, problems: list[str]) -> CardSet:
    _check_numbers(file, problems)
    cards = tuple(_card(card, f"$.cards[{index}]", problems) for index, card in enumerate(file.cards))
    events = tuple(_event(event, f"$.events[{index}]", problems) for index, event in enumerate(file.events))
    tracks = tuple(_track(track, f"$.tracks[{index}]", problems) for index, track in enumerate(file.tracks))
    return CardSet(name, cards, events, tracks, file.names)


def _line_of(text: str, path: str) -> int:
    """The line where a path like `$.cards[3].cost` begins, found by walking the text as JSON."""
    steps = re.findall(r"\.([^.\[\]]+)|\[(\d+)\]", path)
    decoder, at = json.JSONDecoder(), 0
    blank = re.compile(r"[\s,:]*")
    for key, number in steps:
        at = blank.match(text, at).end()  # type: ignore[union-attr]
        at += 1  # past the bracket
        left = int(number) if number else -1
        while True:
            at = blank.match(text, at).end()  # type: ignore[union-attr]
            if at >= len(text) or text[at] in "]}":
                return text.count("\n", 0, at) + 1
            if key:
                found, at = decoder.raw_decode(text, at)
                at = blank.match(text, at).end()  # type: ignore[union-attr]
                if found == key:
                    break
            elif left == 0:
                break
            left -= 1
            _, at = decoder.raw_decode(text, at)
    return text.count("\n", 0, blank.match(text, at).end()) + 1  # type: ignore[union-attr]


def _located(problem: str, text: str) -> str:
    path = problem.split(":")[0]
    return f"line {_line_of(text, path)}, {problem}" if path.startswith("$.") else problem


def _parse(path: str | Path) -> tuple[CardSet | None, list[str]]:
    """The set in a file, and the problems found; the set is None if there are any."""
    data = Path(path).read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return None, [f"not UTF-8: {error}"]
    try:
        json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        line = getattr(error, "lineno", 0)
        return None, [f"line {line}: not JSON: {error}"]
    try:
        file = msgspec.json.decode(data, type=SetFile)
    except (msgspec.DecodeError, RecursionError) as error:
        return None, [_from_msgspec(str(error), text)]
    problems: list[str] = []
    cards = _cards_of(file, f"{file.key}-{blake2b(data, digest_size=4).hexdigest()}", problems)
    problems = problems or list(limits(cards))
    return (None if problems else cards), [_located(problem, text) for problem in problems]


def _from_msgspec(message: str, text: str) -> str:
    broken = _BYTE.search(message)
    if broken:
        line = text.encode()[: int(broken[1])].count(b"\n") + 1
        return f"line {line}: not JSON: {message}"
    found = _PATH.search(message)
    where = found[1] if found else "$"
    reason = message.split(" - at ")[0]
    return f"line {_line_of(text, where)}, {where}: {reason}"


def check_set(path: str | Path) -> list[str]:
    """The problems of a set file, each with line and field; empty if the set is playable."""
    return _parse(path)[1]


def load_set(path: str | Path) -> str:
    """Read and register a set; returns its id for the choice `set` of a setup. Raises `BadSet` if invalid."""
    cards, problems = _parse(path)
    if cards is None:
        raise BadSet(problems)
    return register(cards)
