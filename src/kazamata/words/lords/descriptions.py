"""Descriptions of Dungeon Lords components, written from their data, so boxes from files are right too.

Published rows and house rows (DL-H1 to DL-H3) use the same texts, because the engine plays the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kazamata.games.lords.catalogue.adventurers import CLASSES, PHANTOM, Adventurer
from kazamata.games.lords.catalogue.box import Box
from kazamata.games.lords.catalogue.creatures import ALL, ANY, GLUE, NORMAL, SHEEP, TROLL, Attack, Creature
from kazamata.games.lords.catalogue.locations import LOCATION_KEYS
from kazamata.games.lords.catalogue.rooms import ANYWHERE, MAKES_NOTHING, PRODUCTS, ZONES, Room
from kazamata.games.lords.catalogue.specials import EFFECTS as SPECIAL_EFFECTS
from kazamata.games.lords.catalogue.specials import LOSE_HALF_GOLD, Special
from kazamata.games.lords.catalogue.spells import EFFECTS as SPELL_EFFECTS
from kazamata.games.lords.catalogue.spells import SHIELD, Spell
from kazamata.games.lords.catalogue.traps import TrapEffect
from kazamata.games.lords.fields import EVENT_TILES
from kazamata.games.lords.packs import PACK_KINDS
from kazamata.games.lords.scoring import FAME_SHARED, FAME_SOLE
from kazamata.games.lords.terms import Terms

Say = Callable[..., str]
"""The `say` function of a catalogue: `say(key, **values)`."""

DEFAULT_ROOM_LIMITS: Final = (1, 1, 2)
"""Default traps, surcharge and monsters of a room (DL-58)."""
_AIMS: Final = {
    NORMAL: "effect-hits-first",
    ANY: "effect-hits-any",
    ALL: "effect-hits-all",
    GLUE: "effect-no-attack",
}
NOTES: Final = ("tiles", "magic", "rooms")
"""Notes that apply to all components and are printed on none."""


def join_parts(parts: list[str]) -> str:
    return ", ".join(part for part in parts if part)


def price_text(say: Say, **amounts: int) -> str:
    """A price in words: `1 food, 1 evil`; omits goods that cost nothing."""
    return join_parts([say(f"effect-price-{good}", count=count) for good, count in amounts.items() if count])


def with_price(say: Say, price: str, text: str) -> str:
    return say("effect-costs", price=price, text=text) if price else text


# creatures


def creature_price(row: Creature, say: Say) -> str:
    """The price of a creature when hired and on Pay Day (DL-31, DL-42)."""
    return price_text(
        say,
        gold=int(row.gold),
        food=int(row.food),
        traps=int(row.traps),
        evil=int(row.evil),
        creatures=int(row.creatures),
    )


def attack_text(attack: Attack, say: Say) -> str:
    """One attack of a creature (DL-63)."""
    parts = [say(_AIMS[attack.aim], count=int(attack.strength))]
    parts += [say("effect-again", count=int(attack.second))] if attack.second else []
    parts += [say("effect-follow", count=int(attack.follow))] if attack.follow else []
    flags = (
        (attack.back, "not-first"),
        (attack.spares_priests, "no-priests"),
        (attack.returns, "stays"),
        (attack.no_healing, "no-healing"),
        (attack.no_conquering, "no-conquering"),
    )
    text = join_parts([*parts, *(say(f"effect-{key}") for flag, key in flags if flag)])
    price = price_text(say, food=int(attack.food))
    return say("effect-fed", price=price, text=text) if price else text


def attacks_text(row: Creature, say: Say) -> str:
    """All attacks of a creature."""
    attacks = [row.first] if row.second is None else [row.first, row.second]
    return " / ".join(attack_text(attack, say) for attack in attacks)


def creature_text(kind: int, row: Creature, say: Say) -> str:
    """Price, attacks, and the extra rules of a Ghost or a Troll."""
    parts = [attacks_text(row, say)]
    parts += [say("effect-ghost")] if row.ghost else []
    parts += [say("effect-troll")] if kind == TROLL else []
    return with_price(say, creature_price(row, say), "; ".join(parts))


# traps


def snare_price(snare: TrapEffect, say: Say) -> str:
    return price_text(say, gold=int(snare.gold), food=int(snare.food), imps=int(snare.imps))


def damage_text(snare: TrapEffect, say: Say) -> str:
    """The effect of a trap in one year, without its price (DL-60)."""
    full = "full-more" if snare.full else "first-more" if snare.each else "first"
    numbers = (
        ("second", snare.second),
        ("each", snare.each),
        (full, snare.first),
        ("last", snare.last),
        ("chosen", snare.chosen),
        ("late", snare.late),
    )
    parts = [say(f"effect-trap-{key}", count=int(count)) for key, count in numbers if count]
    parts += [say("effect-trap-full")] if snare.full and not snare.first else []
    parts += [say("effect-no-conquering")] if snare.no_conquering else []
    text = join_parts(parts)
    return f"{text}; {say('effect-trap-silences')}" if snare.silences else text


def snare_text(snare: TrapEffect, say: Say) -> str:
    """The effect of a trap in one year, with its price."""
    return with_price(say, snare_price(snare, say), damage_text(snare, say))


# combat cards


def spell_text(row: Spell, box: Box, say: Say, terms: Terms | None = None) -> str:
    """The effect of a spell (DL-62, DL-64, DL-H2); a table may choose a weaker shield (DL-A14)."""
    key = f"effect-spell-{SPELL_EFFECTS[row.effect].replace('_', '-')}"
    if row.effect == SHIELD and terms is not None and terms.shield_attacks_only:
        key += "-attacks"
    phantom = int(box.adventurers[PHANTOM].hp)
    return say(key, count=int(row.amount), strength=int(SHEEP.strength), hp=phantom)


def card_text(row: Spell, box: Box, say: Say, terms: Terms | None = None) -> str:
    """A whole combat card: speed, fatigue, spell."""
    key = "effect-card-fast" if row.fast else "effect-card-slow"
    return say(key, fatigue=int(row.fatigue), text=spell_text(row, box, say, terms))


# rooms


def room_text(row: Room, say: Say, name: Callable[[int], str]) -> str:
    """Where a room may be built, what it produces and how it helps; `name` gives creature names."""
    return join_parts(
        [_production(row, say), *_help(row, say, name), *_battle(row, say), zone_text(row, say)]
    )


def _production(row: Room, say: Say) -> str:
    if row.product == MAKES_NOTHING:
        return ""
    price = price_text(say, workers=int(row.workers), food=int(row.food))
    product = say(f"effect-room-makes-{PRODUCTS[row.product]}")
    return say("effect-room-makes", price=price, product=product)


def _help(row: Room, say: Say, name: Callable[[int], str]) -> list[str]:
    """Stronger creatures, silence and points."""
    parts: list[str] = []
    if row.helps:
        parts.append(say("effect-room-helps", creatures=_names(int(row.helps), name)))
    if row.silent:
        parts.append(say("effect-room-silent"))
    if row.counts:
        creatures = _names(int(row.counts), name)
        parts.append(say("effect-room-counts", points=int(row.points), creatures=creatures))
    if row.fame:
        parts.append(say("effect-room-fame", shared=FAME_SHARED, sole=FAME_SOLE))
    return parts


def _names(kinds: int, name: Callable[[int], str]) -> str:
    return ", ".join(name(kind) for kind in range(PACK_KINDS) if kinds >> kind & 1)


def _battle(row: Room, say: Say) -> list[str]:
    """How many creatures fight there, if that differs from the default."""
    if (row.traps, row.surcharge, row.monsters) == DEFAULT_ROOM_LIMITS:
        return []
    holds = say("effect-room-holds", traps=int(row.traps), monsters=int(row.monsters))
    if row.surcharge:
        return [holds, say("effect-room-surcharge", gold=int(row.surcharge))]
    return [holds, say("effect-room-no-surcharge")]


def zone_text(row: Room, say: Say) -> str:
    """Where a room of Year 1 may be built (DL-32)."""
    return "" if row.zone == ANYWHERE else say(f"effect-zone-{ZONES[row.zone]}")


# adventurers and events


def adventurer_text(row: Adventurer, say: Say) -> str:
    """Hit points and the abilities of the class."""
    points = say("effect-hit-points", count=int(row.hp))
    return join_parts([points, say(f"effect-class-{CLASSES[row.kind]}", count=int(row.ability))])


def special_text(row: Special, say: Say, terms: Terms | None = None) -> str:
    """The effect of a special event (DL-44, DL-H3); the rounding of losses is a table choice (DL-A30)."""
    key = f"effect-special-{SPECIAL_EFFECTS[row.effect].replace('_', '-')}"
    if row.effect == LOSE_HALF_GOLD and terms is not None and not terms.loss_rounds_up:
        key += "-down"
    return say(key, count=int(row.amount))


def tile_text(tile: int, say: Say) -> str:
    """The meaning of the event tiles (DL-42 to DL-44)."""
    return say(f"effect-tile-{EVENT_TILES[tile].replace('_', '-')}")


def order_text(order: int, say: Say) -> str:
    """The purpose of an order (DL-21 to DL-32)."""
    return say(f"effect-order-{LOCATION_KEYS[order].replace('_', '-')}")
