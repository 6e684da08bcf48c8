"""`look`: describe everything on the table, one thing by name, or a lord's dungeon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kazamata.cli.boards.board import InfoReply, Scene, Unclear
from kazamata.cli.boards.lords import building_table, dungeon, lord_rows, symbols
from kazamata.cli.boards.typed_words import fold
from kazamata.games.lords.catalogue.adventurers import ADVENTURERS_SPAN
from kazamata.games.lords.catalogue.locations import LOCATIONS
from kazamata.games.lords.catalogue.sources import HOUSE
from kazamata.games.lords.fields import (
    CREATURE,
    EVENT_TILE,
    EVENT_TILES,
    ORDER,
    ROOM,
    SEASON,
    SPECIAL,
    SPECIAL_EVENT,
    SPELL,
    TRAP,
)
from kazamata.games.lords.packs import PACK_KINDS
from kazamata.games.lords.steps.season_events import is_idle
from kazamata.games.lords.view import HIDDEN
from kazamata.words.lords import descriptions

LOOK: Final = "look"
FEW: Final = 3
Thing = tuple[str, str, str]
"""A name, the key of its row, its effect."""


def is_look(scene: Scene, word: str) -> bool:
    """Whether a word means `look`, in English or in the player's language."""
    return word in (LOOK, *(fold(known) for known in scene.narrator.say("board-word-look").split()))


def look(scene: Scene, text: str) -> InfoReply | Unclear:
    """Describe everything, a thing by name or letter, or a lord by name or letter."""
    typed = text.split()
    if not typed:
        return InfoReply(whole_table(scene), True)
    words = symbols.split(text)
    seat = lord_named(scene, typed, words)
    if seat >= 0:
        return InfoReply(lord(scene, seat), True)
    if typed[0] in tuple(symbols.ROOMS) and len(typed) == 1:
        return _found([room(scene, symbols.ROOMS.index(typed[0]))])
    return _found([thing for thing in every(scene) if words and fits(words, *thing[:2])])


def _found(things: list[Thing]) -> InfoReply | Unclear:
    """Show a few things in a line each, many page by page."""
    if not things:
        return Unclear("board-unclear-look")
    lines = [f"{name}: {text}" for name, _, text in things]
    return InfoReply("\n".join(lines)) if len(lines) <= FEW else InfoReply(_listed(lines), True)


def fits(words: Sequence[str], *names: str) -> bool:
    return any(symbols.begins(words, symbols.split(name)) for name in names)


def _listed(lines: Sequence[str]) -> Group:
    return Group(*(Padding(Text(line), (0, 0, 0, 2), expand=False) for line in lines))


# everything on the table


def whole_table(scene: Scene) -> RenderableType:
    """Describe everything that the viewer may know, then every dungeon."""
    say = scene.narrator.say
    chapters = (
        ("board-creatures", [creature(scene, kind) for kind, _ in symbols.pack(scene.view.creature_offer)]),
        ("board-rooms", [room(scene, number) for number in _rooms(scene)]),
        ("board-lair", [creature(scene, kind) for kind in _owned(scene)]),
        ("cards-traps", [trap(scene, kind) for kind in _traps(scene)]),
        ("board-cards", list(known_spells(scene))),
        ("board-events", list(coming_events(scene))),
        ("cards-adventurers", [adventurer(scene, tile) for tile in _adventurers(scene)]),
    )
    parts: list[RenderableType] = []
    for title, things in chapters:
        if things:
            parts += [Text(say(title), "bold"), _listed([f"{name}: {text}" for name, _, text in things])]
    parts += [Text(say(f"effect-note-{note}"), "dim") for note in descriptions.NOTES]
    return Group(*parts, lord_rows.seats(scene, True), building_table.all_grounds(scene))


def _rooms(scene: Scene) -> list[int]:
    """List rooms on offer, then those in any dungeon."""
    built = [number for lord in scene.view.lords for _, number in lord.placed_rooms]
    return [*scene.view.room_offer, *sorted(built)]


def _owned(scene: Scene) -> list[int]:
    """List creatures in lairs that are not also on offer."""
    offered = {kind for kind, _ in symbols.pack(scene.view.creature_offer)}
    return sorted({kind for lord in scene.view.lords for kind, _ in symbols.pack(lord.lair)} - offered)


def _traps(scene: Scene) -> list[int]:
    view = scene.view
    return [] if view.viewer < 0 else [kind for kind, _ in symbols.pack(view.lords[view.viewer].traps)]


def _adventurers(scene: Scene) -> list[int]:
    view = scene.view
    parties = [member[0] for lord in view.lords for member in lord.party]
    return [*view.coming_adventurers, *parties]


def known_spells(scene: Scene) -> Iterator[Thing]:
    """List this year's combat cards that the viewer knows, each with its round."""
    for index, card in enumerate(scene.view.city_cards, 1):
        if card != HIDDEN:
            name, key, text = spell(scene, card)
            yield f"{index}. {name}", key, text


def coming_events(scene: Scene) -> Iterator[Thing]:
    """List this year's revealed event tiles; a special one with its card."""
    view = scene.view
    for index, tile in enumerate(view.event_tiles_seen):
        if is_idle(view.terms, tile):
            continue
        name, key, text = event(scene, tile)
        if tile == SPECIAL_EVENT and view.special_cards and view.special_cards[-1] != HIDDEN:
            name, key, text = special(scene, view.special_cards[-1])
        yield f"{symbols.named(scene.narrator, SEASON, index + 1)}, {name}", key, text


def lord(scene: Scene, seat: int) -> RenderableType:
    """Draw one dungeon with its rooms, and all lords."""
    owner = scene.view.lords[seat]
    ground = dungeon.grid(owner, (), int(owner.plan_cell), symbols.SEATS[seat])
    rooms = [f"{name}: {text}" for name, _, text in (room(scene, number) for _, number in owner.placed_rooms)]
    return Group(
        Text(scene.narrator.seat(seat), "bold"), *ground, _listed(rooms), lord_rows.seats(scene, True)
    )


def lord_named(scene: Scene, typed: Sequence[str], words: Sequence[str]) -> int:
    """Return the seat of the lord meant by a capital letter or two letters of a name; -1 for none."""
    seats = range(len(scene.view.lords))
    for seat in seats:
        if list(typed) == [symbols.SEATS[seat]]:
            return seat
    if len("".join(words)) < 2:
        return -1
    return next((s for s in seats if symbols.begins(words, symbols.split(scene.narrator.seat(s)))), -1)


# one thing


def every(scene: Scene) -> Iterator[Thing]:
    """List every component of the box, on the table or not."""
    box = scene.view.terms.box
    yield from (creature(scene, kind) for kind in range(PACK_KINDS))
    yield from (trap(scene, kind) for kind in range(len(box.traps)))
    yield from (spell(scene, card) for card in range(len(box.spells)))
    yield from (room(scene, number) for number in range(len(box.rooms)))
    yield from (special(scene, card) for card in range(len(box.specials)))
    yield from (event(scene, tile) for tile in range(len(EVENT_TILES)))
    yield from (adventurer(scene, tile) for tile in range(ADVENTURERS_SPAN))
    yield from (order(scene, number) for number in range(LOCATIONS))


def marked(scene: Scene, text: str, source: str) -> str:
    """Mark the text of a house row."""
    return f"{text} ({scene.narrator.say('house-design')})" if source == HOUSE else text


def creature(scene: Scene, kind: int) -> Thing:
    row = scene.view.terms.box.creatures[kind]
    text = descriptions.creature_text(kind, row, scene.narrator.say)
    return symbols.named(scene.narrator, CREATURE, kind), row.key, marked(scene, text, row.source)


def trap(scene: Scene, kind: int) -> Thing:
    """Describe a trap's effect this year."""
    row = scene.view.terms.box.traps[kind]
    snare = row.effect_in(max(1, scene.view.year))
    text = marked(scene, descriptions.snare_text(snare, scene.narrator.say), snare.source)
    return symbols.named(scene.narrator, TRAP, kind), row.key, text


def spell(scene: Scene, card: int) -> Thing:
    terms = scene.view.terms
    row = terms.box.spells[card]
    text = descriptions.card_text(row, terms.box, scene.narrator.say, terms)
    return symbols.named(scene.narrator, SPELL, card), row.key, marked(scene, text, row.source)


def room(scene: Scene, number: int) -> Thing:
    row = scene.view.terms.box.rooms[number]
    text = descriptions.room_text(row, scene.narrator.say, partial(symbols.named, scene.narrator, CREATURE))
    return (
        f"{symbols.ROOMS[number]} {symbols.named(scene.narrator, ROOM, number)}",
        row.key,
        marked(scene, text, row.source),
    )


def special(scene: Scene, card: int) -> Thing:
    terms = scene.view.terms
    row = terms.box.specials[card]
    text = descriptions.special_text(row, scene.narrator.say, terms)
    return symbols.named(scene.narrator, SPECIAL, card), row.key, marked(scene, text, row.source)


def event(scene: Scene, tile: int) -> Thing:
    name = symbols.named(scene.narrator, EVENT_TILE, tile)
    return name, EVENT_TILES[tile], descriptions.tile_text(tile, scene.narrator.say)


def adventurer(scene: Scene, tile: int) -> Thing:
    row = scene.view.terms.box.adventurers[tile]
    name = symbols.class_name(scene.narrator, tile, row)
    return name, row.key, descriptions.adventurer_text(row, scene.narrator.say)


def order(scene: Scene, number: int) -> Thing:
    name = symbols.named(scene.narrator, ORDER, number)
    return name, "", descriptions.order_text(number, scene.narrator.say)
