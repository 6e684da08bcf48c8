"""Names and signs of Dungeon Lords; signs are the same in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kazamata.cli.boards.typed_words import fold
from kazamata.cli.text_narrator import TextNarrator
from kazamata.core.asks import Question
from kazamata.core.fields import Field
from kazamata.games.lords import fields
from kazamata.games.lords.catalogue.adventurers import CLASSES, PHANTOM, Adventurer
from kazamata.games.lords.catalogue.creatures import Creature
from kazamata.games.lords.catalogue.locations import Space
from kazamata.games.lords.catalogue.rooms import (
    MAKES_FOOD,
    MAKES_GOLD,
    MAKES_IMP,
    MAKES_NOTHING,
    MAKES_REPUTE,
    MAKES_TRAP,
    MAKES_TUNNEL,
    Room,
)
from kazamata.games.lords.catalogue.traps import TrapEffect
from kazamata.games.lords.view import View
from kazamata.words.lords import descriptions

GOLD: Final = "$"
FOOD: Final = "♣"
IMP: Final = "i"
TRAP: Final = "#"
EVIL: Final = "▲"
GOOD: Final = "▼"
PREY: Final = "@"
SPY: Final = "?"
HEALTH: Final = "♥"
HEALING: Final = "+"
MAGIC: Final = "*"
LOST: Final = "×"
TARGET: Final = "▸"
CHOSEN: Final = "»"
MARK: Final = "‖"
SHUT: Final = "✗"
KNOCKED_OUT: Final = "~"
NOTHING: Final = "–"
INITIALS: Final = 3
PRISON: Final = "≡"

SEATS: Final = "ABCD"
NON_PLAYER_LORDS: Final = "xy"
ROOMS: Final = "abcdefghijklmnop"
"""Lords are capital letters, non-player lords x and y, rooms small letters, in every language."""


# names as displayed and typed


def named(narrator: TextNarrator, field: Field, value: int) -> str:
    """Return the name of an order, a creature, a trap, a room, a card or a season."""
    return narrator.game_narrator.name_of(field, value)


def split(name: str) -> list[str]:
    """Split a name into folded words."""
    return [part for part in re.split(r"[^\w]+|_", fold(name)) if part]


def begins(words: Sequence[str], parts: Sequence[str]) -> bool:
    """Whether the words begin parts of a name, in order: `stone` and `rol st` mean Rolling Stone."""
    rest = iter(parts)
    return all(any(part.startswith(word) for part in rest) for word in words)


# who and how many


def truncate(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def seat_sign(minion: int) -> str:
    """Return the sign of a space's occupant: 0 none, a seat + 1, or from 5 on a non-player lord."""
    if minion == 0:
        return "·"
    return SEATS[minion - 1] if minion <= len(SEATS) else NON_PLAYER_LORDS[minion - 5]


def counted(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def pack(row: Sequence[int]) -> list[tuple[int, int]]:
    """Return the kinds of a pack with their counts."""
    return [(kind, count) for kind, count in enumerate(row) if count]


def creatures(narrator: TextNarrator, lair: Sequence[int], out: Sequence[int] = ()) -> str:
    """List creatures by name; those knocked out are marked."""
    parts: list[str] = []
    for kind, count in pack(lair):
        name = named(narrator, fields.CREATURE, kind)
        away = out[kind] if out else 0
        if count > away:
            parts.append(counted(name, count - away))
        if away:
            parts.append(counted(f"{KNOCKED_OUT}{name}", away))
    return ", ".join(parts) or NOTHING


def traps(narrator: TextNarrator, row: Sequence[int]) -> str:
    names = (counted(named(narrator, fields.TRAP, kind), count) for kind, count in pack(row))
    return ", ".join(names) or NOTHING


# prices


def goods(gold: int = 0, food: int = 0, imps: int = 0, traps: int = 0, evil: int = 0) -> str:
    """Format a price or reward in signs: `1$ 2♣`."""
    pairs = ((gold, GOLD), (food, FOOD), (imps, IMP), (traps, TRAP), (evil, EVIL))
    return " ".join(f"{number}{sign}" for number, sign in pairs if number)


def creature_price(row: Creature) -> str:
    price = goods(int(row.gold), int(row.food), 0, int(row.traps), int(row.evil))
    return " ".join(part for part in (price, f"{row.creatures}{PREY}" if row.creatures else "") if part)


def price_of(question: Question, option: int) -> str:
    """Format an option's price in signs, without its reward."""
    changes = {"gold": "gold", "food": "food", "imps": "imps", "traps": "traps_change"}
    taken = {
        name: -question.facts_by_option(fact)[option]
        for name, fact in changes.items()
        if question.has_fact(fact)
    }
    price = goods(**{name: max(0, count) for name, count in taken.items()})
    evil = max(0, question.facts_by_option("evil_change")[option]) if question.has_fact("evil_change") else 0
    prey = (
        -question.facts_by_option("creatures_change")[option] if question.has_fact("creatures_change") else 0
    )
    return " ".join(part for part in (price, goods(evil=evil), f"{prey}{PREY}" if prey else "") if part)


def snare_price(snare: TrapEffect) -> str:
    return goods(int(snare.gold), int(snare.food), int(snare.imps))


def space_text(space: Space) -> str:
    """Format a space of the board in signs: `1$→2♣`, `▼2`, `≤3i`."""
    price = goods(int(space.gold), int(space.food), 0, 0, int(space.evil))
    if space.imps:
        foreman = f"{space.foreman}+" if space.foreman else ""
        return f"{foreman}{space.imps}{IMP}"
    gains = goods(int(space.gives_gold), int(space.gives_food), int(space.gives_imps), int(space.gives_traps))
    repute = f"{GOOD}{space.repute}" if space.repute else ""
    gains = "".join((gains, repute, SPY if space.spies else "")).replace(" ", "")
    price = price.replace(" ", "")
    return f"{price}→{gains}" if price and gains else price or gains or "0"


# adventurers


def adventurer(narrator: TextNarrator, view: View, tile: int, extra: int = 0) -> str:
    """Describe an adventurer briefly: class, mark of the tile, hit points, abilities."""
    row = view.terms.box.adventurers[tile]
    return f"{class_name(narrator, tile, row)} {int(row.hp) + extra}{HEALTH}{abilities(row)}"


def adventurer_short(narrator: TextNarrator, view: View, tile: int, damage: int = 0, extra: int = 0) -> str:
    """Abbreviate the class, with hit points left and abilities: `Thi 4♥ 1#`."""
    row = view.terms.box.adventurers[tile]
    return f"{class_initials(narrator, CLASSES[row.kind])} {int(row.hp) + extra - damage}{HEALTH}{abilities(row)}"


def class_initials(narrator: TextNarrator, kind: str) -> str:
    """Return the shortest beginning that distinguishes a class from the others."""
    name = narrator.say(f"board-class-{kind}")
    others = [narrator.say(f"board-class-{other}") for other in CLASSES if other != kind]
    long = next(
        n for n in range(INITIALS, len(name) + INITIALS) if name[:n] not in [other[:n] for other in others]
    )
    return name[:long]


def class_name(narrator: TextNarrator, tile: int, row: Adventurer) -> str:
    """Return the class with the mark of the tile; an illusion has none."""
    name = narrator.say(f"board-class-{CLASSES[row.kind]}")
    return name if tile == PHANTOM else f"{name} {row.key.split('_')[1]}"


def abilities(row: Adventurer) -> str:
    """`2#` prevents 2 trap damage, `1+` heals 1, `2*` is 2 magic points; a Paladin has all three."""
    signs = "".join(s for n, s in ((row.trap, TRAP), (row.heal, HEALING), (row.magic, MAGIC)) if n)
    return f" {row.ability}{signs}" if signs else ""


# effects: prices in signs, the rest in words


def creature_text(narrator: TextNarrator, row: Creature) -> str:
    """Describe a creature's price and attacks."""
    return f"{creature_price(row)} – {descriptions.attacks_text(row, narrator.say)}"


def snare_text(narrator: TextNarrator, snare: TrapEffect) -> str:
    """Describe a trap's cost and effect."""
    return priced(snare_price(snare), descriptions.damage_text(snare, narrator.say))


def priced(price: str, text: str) -> str:
    return f"{price}: {text}" if price else text


def room_text(narrator: TextNarrator, row: Room) -> str:
    """Describe a room: workers and products in signs, the rest in words."""
    if row.product == MAKES_NOTHING:
        return descriptions.room_text(row, narrator.say, lambda kind: named(narrator, fields.CREATURE, kind))
    work = f"{goods(0, int(row.food), int(row.workers))}→{product_sign(row.product)}"
    return ", ".join(part for part in (work, descriptions.zone_text(row, narrator.say)) if part)


PRODUCT_SIGNS: Final = {
    MAKES_FOOD: f"1{FOOD}",
    MAKES_GOLD: f"1{GOLD}",
    MAKES_TRAP: f"1{TRAP}",
    MAKES_TUNNEL: "1[ ]",
    MAKES_REPUTE: f"{GOOD}1",
    MAKES_IMP: f"1{IMP}",
}


def product_sign(product: int) -> str:
    """Return a room's product in signs."""
    return PRODUCT_SIGNS[product]
