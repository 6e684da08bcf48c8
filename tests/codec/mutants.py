"""Sets from files with random changes, for tests that play every set that the check accepts."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import msgspec

from kazamata.codec.lords.components import CATEGORIES, CREATURE_SETS, MAX_NUMBER, MIN_NUMBERS, WORDS, export
from kazamata.codec.miners.set_files import set_file
from kazamata.games.lords.catalogue.box import STANDARD
from kazamata.games.lords.catalogue.creatures import CREATURES
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.effects import MEASURE_NAMES, MODIFIERS, PLACES, SPECIALS, TARGETS
from kazamata.games.miners.factions import FACTIONS

Row = dict[str, Any]
SHARED: Final = ("copies", "silver", "gold_copies", "fatigue")
"""Fields whose total is fixed: two rows exchange their values."""
SHAPES: Final = {
    "adventurers": "Adventurer",
    "creatures": "Creature",
    "spells": "Spell",
    "rooms": "Room",
    "specials": "Special",
}


# ------------------------------------------------------------------------------ Dungeon Lords


def changed_box(chance: Random) -> bytes:
    """The standard box with a few fields changed, sometimes very many."""
    box = json.loads(export(STANDARD))
    for _ in range(chance.choice((1, 4, 12, 40))):
        kind = chance.choice(CATEGORIES)
        _change_row(chance, kind, box[kind])
    return json.dumps(box).encode()


def _change_row(chance: Random, kind: str, rows: list[Row]) -> None:
    row = chance.choice(rows)
    name = chance.choice([name for name in row if name not in ("key", "year", "source")])
    if name in SHARED:
        _exchange(chance, rows, row, name)
    elif isinstance(row[name], dict):
        inner = chance.choice([part for part in row[name] if part != "source"])
        row[name][inner] = _value(chance, "Attack", inner, row[name][inner])
    else:
        row[name] = _value(chance, SHAPES.get(kind, ""), name, row[name])


def _exchange(chance: Random, rows: list[Row], row: Row, name: str) -> None:
    other = chance.choice([one for one in rows if one.get("year") == row.get("year")])
    if name == "fatigue" or chance.random() < 0.5:
        row[name], other[name] = other[name], row[name]
    elif row[name] > 0 and other[name] < MAX_NUMBER:
        row[name] -= 1
        other[name] += 1


def _value(chance: Random, shape: str, name: str, old: Any) -> Any:
    if (shape, name) in WORDS:
        return chance.choice(WORDS[shape, name])
    if shape == "Room" and name in CREATURE_SETS:
        return [row.key for row in CREATURES if chance.random() < 0.5]
    if isinstance(old, bool):
        return not old
    numbers = (0, 0, 1, 2, 3, MAX_NUMBER, chance.randint(0, MAX_NUMBER))
    return max(chance.choice(numbers), MIN_NUMBERS.get((shape, name), 0)) if isinstance(old, int) else old


# ------------------------------------------------------------------------------ Imperial Miners


def changed_cards(chance: Random) -> bytes:
    """The house set with a few cards, events and spaces changed, sometimes very many."""
    cards = json.loads(msgspec.json.encode(set_file(HOUSE_SET)))
    for _ in range(chance.choice((1, 4, 12, 40))):
        chance.choice((_change_card, _change_card, _change_event, _change_space))(chance, cards)
    return json.dumps(cards).encode()


def _change_card(chance: Random, cards: Row) -> None:
    card = chance.choice(cards["cards"])
    part = chance.choice(("cost", "factions", "carts", "effects", "effects", "copies"))
    if part == "cost" and card["level"] == 3:
        card["cost"] = chance.randint(0, 13)
    elif part == "factions":
        card["factions"] = chance.sample(FACTIONS, chance.randint(0, 2))
    elif part == "carts":
        card["carts"] = "".join(chance.choices("#.", k=6))
    elif part == "copies":
        others = [one for one in cards["cards"] if one["level"] == card["level"] and one["copies"] > 1]
        if others:
            chance.choice(others)["copies"] -= 1
            card["copies"] += 1
    else:
        card["effects"] = [word(chance) for _ in range(chance.randint(1, 2))]


def _change_event(chance: Random, cards: Row) -> None:
    event = chance.choice(cards["events"])
    if event["effect"] is None:
        event["modifier"] = chance.choice(MODIFIERS)
        event["strength"] = chance.choice((1, 1, 2, 20))
    else:
        event["effect"] = word(chance)


def _change_space(chance: Random, cards: Row) -> None:
    spaces = chance.choice(cards["tracks"])["spaces"]
    spaces[chance.randrange(len(spaces))] = word(chance)


def _number(chance: Random) -> int:
    return chance.choice((1, 1, 2, 3, 4, 20))


def _leaf(chance: Random) -> Row:
    do = chance.choice(("gain-coins", "gain-points", "draw", "advance", "place-machinery"))
    made: Row = {"do": do, "n": _number(chance)}
    return made | ({"where": chance.choice(PLACES)} if do == "place-machinery" else {})


def word(chance: Random, depth: int = 0) -> Row:
    """A random word of the vocabulary, with others inside it; the check may refuse it."""
    leafy = chance.random() < 0.3 or depth > 3
    do = chance.choice(SIMPLE) if leafy else chance.choice((*SIMPLE, *COMPOUND, *COMPOUND))
    if do == "leaf":
        return _leaf(chance)
    made: Row = {"do": do}
    if do in ("draw-deep", "collapse-other", "clear", "place-cart", "discount", "discard", "draw-level"):
        made["n"] = _number(chance)
    if do in ("collapse-other", "clear", "place-cart") and chance.random() < 0.6:
        made["each"] = _leaf(chance)
    if do in ("dismantle", "discard", "buy"):
        made["each"] = _leaf(chance)
    return made | _rest(chance, do, depth)


def _rest(chance: Random, do: str, depth: int) -> Row:
    measure = chance.choice(MEASURE_NAMES[2:])
    if do == "draw-level":
        return {"level": chance.randint(1, 3)}
    if do == "draw-faction":
        return {"faction": chance.choice((*FACTIONS, "any"))}
    if do == "buy":
        return {"price": _number(chance), "most": chance.randint(1, 15)}
    if do == "activate":
        return {"target": chance.choice(TARGETS)}
    if do == "special":
        return {"key": chance.choice(SPECIALS)}
    if do == "per":
        gain = _leaf(chance)
        return {"measure": measure, "gain": gain, "each": _number(chance), "most": chance.choice((0, 1, 99))}
    if do == "if":
        otherwise = word(chance, depth + 1) if chance.random() < 0.5 else None
        then = word(chance, depth + 1)
        return {"measure": measure, "least": _number(chance), "then": then, "otherwise": otherwise}
    if do == "pay":
        return {"price": _number(chance), "then": word(chance, depth + 1), "scots": chance.random() < 0.5}
    if do == "either":
        return {"choices": [word(chance, depth + 1) for _ in range(chance.randint(2, 4))]}
    if do == "seq":
        return {"parts": [word(chance, depth + 1) for _ in range(chance.randint(2, 4))]}
    return {}


SIMPLE: Final = (
    "leaf", "leaf", "draw-level", "draw-faction", "draw-deep", "collapse", "collapse-other", "clear", "place-cart",
    "dismantle", "discard", "buy", "discount", "activate", "use-surface", "special",
)  # fmt: skip
COMPOUND: Final = ("per", "if", "pay", "either", "seq")
