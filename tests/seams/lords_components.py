"""The page of all Dungeon Lords components, made from the data: `python -m tests.seams.lords_components`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kazamata.games.lords.catalogue.adventurers import CLASSES
from kazamata.games.lords.catalogue.box import STANDARD
from kazamata.games.lords.catalogue.creatures import AIMS, Attack
from kazamata.games.lords.catalogue.locations import BOARD, LOCATION_KEYS, SPACES, Space
from kazamata.games.lords.catalogue.rooms import PRODUCTS, ZONES
from kazamata.games.lords.catalogue.sources import HOUSE
from kazamata.games.lords.catalogue.specials import EFFECTS as EVENT_EFFECTS
from kazamata.games.lords.catalogue.spells import EFFECTS as SPELL_EFFECTS
from kazamata.games.lords.catalogue.spells import PUBLISHED_SPEEDS, Spell
from kazamata.games.lords.catalogue.traps import TrapEffect

PAGE = Path(__file__).parents[2] / "docs" / "lords-components.md"
HEAD = """# Components of Dungeon Lords

Every row says where it comes from: `published` rows stand on a source, `inferred` rows are pieced together from
what players report, `house` rows are our own designs (DL-H1 to DL-H3). Two things in published rows are inferred
all the same: that every trap has three copies (27 cards of nine kinds), and the speeds that are marked so (a fast
spell makes sense only before the monsters act). An owner of the box can replace any row with a file of components.
This page is made from the data: `python -m tests.seams.lords_components`.
"""


def components_page() -> str:
    """The whole page."""
    parts = [HEAD]
    for title, columns, rows in _chapters():
        parts.append(f"\n## {title}\n\n| {' | '.join(columns)} |\n|{'---|' * len(columns)}\n")
        parts.extend(f"| {' | '.join(row)} |\n" for row in rows)
    return "".join(parts)


def _chapters() -> Iterator[tuple[str, tuple[str, ...], list[list[str]]]]:
    yield "Adventurers", ("key", "year", "class", "level", "hit points", "ability", "source"), _adventurers()
    yield "Creatures", ("key", "cost", "first attack", "second attack", "copies", "source"), _creatures()
    yield "Traps", ("key", "copies (inferred)", "year", "effect", "source"), _traps()
    yield "Combat cards", ("key", "year", "speed", "fatigue", "effect", "source"), _spells()
    yield "Rooms", ("key", "year", "zone", "effect", "source"), _rooms()
    yield "Special events", ("key", "effect", "source"), _specials()
    yield "Locations", ("location", "space", "effect", "source"), _spaces()


def _fields(value: object, left_out: tuple[str, ...] = ()) -> str:
    """The fields that are not zero or false."""
    names: tuple[str, ...] = getattr(type(value), "__match_args__", ())
    texts = []
    for name in names:
        number = getattr(value, name)
        if number and name not in left_out:
            texts.append(name.replace("_", " ") if number is True else f"{name.replace('_', ' ')} {number}")
    return ", ".join(texts) or "–"


def _attack(attack: Attack | None) -> str:
    return "–" if attack is None else f"{AIMS[attack.aim]}: {_fields(attack, ('aim',))}"


def _adventurers() -> list[list[str]]:
    return [
        [row.key, str(row.year), CLASSES[row.kind], str(row.level), str(row.hp), str(row.ability), row.source]
        for row in STANDARD.adventurers
    ]


def _creatures() -> list[list[str]]:
    kept = ("key", "source", "first", "second", "silver", "gold_copies", "ghost")
    return [
        [
            row.key,
            _fields(row, kept),
            _attack(row.first),
            _attack(row.second),
            f"{row.silver} + {row.gold_copies}",
            row.source,
        ]
        for row in STANDARD.creatures
    ]


def _traps() -> list[list[str]]:
    return [
        [row.key, str(row.copies), str(year), _snare(row.effect_in(year)), row.effect_in(year).source]
        for row in STANDARD.traps
        for year in (1, 2)
    ]


def _snare(snare: TrapEffect) -> str:
    return _fields(snare, ("source",))


def _spells() -> list[list[str]]:
    return [
        [
            row.key,
            str(row.year),
            _speed(row),
            str(row.fatigue),
            f"{SPELL_EFFECTS[row.effect]} {row.amount}",
            row.source,
        ]
        for row in STANDARD.spells
    ]


def _speed(spell: Spell) -> str:
    """Fast or slow, and whether that is only inferred."""
    sure = spell.source == HOUSE or spell.key in PUBLISHED_SPEEDS
    return ("fast" if spell.fast else "slow") + ("" if sure else " (inferred)")


def _rooms() -> list[list[str]]:
    kept = ("key", "source", "year", "zone", "product", "helps", "counts")
    rows = []
    for row in STANDARD.rooms:
        sets = [
            f"{name}: {', '.join(one.key for index, one in enumerate(STANDARD.creatures) if mask >> index & 1)}"
            for name, mask in (("helps", row.helps), ("counts", row.counts))
            if mask
        ]
        effect = [f"makes {PRODUCTS[row.product]}"] if row.product else []
        text = "; ".join([*effect, *sets, _fields(row, kept)])
        rows.append([row.key, str(row.year), ZONES[row.zone], text, row.source])
    return rows


def _specials() -> list[list[str]]:
    return [[row.key, f"{EVENT_EFFECTS[row.effect]} {row.amount}", row.source] for row in STANDARD.specials]


def _spaces() -> list[list[str]]:
    return [
        [LOCATION_KEYS[index // SPACES], ("I", "II", "III")[index % SPACES], _space(space), space.source]
        for index, space in enumerate(BOARD)
    ]


def _space(space: Space) -> str:
    return _fields(space, ("source",))


if __name__ == "__main__":
    PAGE.write_text(components_page(), "utf-8")
