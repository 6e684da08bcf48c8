"""The table during building: locations, offers, upcoming events."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords import dungeon, symbols
from kazamata.cli.boards.lords.lord_rows import (
    LOW,
    LOWEST,
    PLAIN,
    SHORT,
    imps,
    in_a_line,
    party,
    seats,
    year_lines,
)
from kazamata.cli.boards.lords.targets import targets_of
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import LOCATIONS, SPACE_INDEXES, SPACES, backwards, space_of
from kazamata.games.lords.fields import (
    CREATURE,
    EVENT_TILE,
    ORDER,
    ROOM,
    SEASON,
    SPECIAL,
    SPECIAL_EVENT,
    SPELL,
)
from kazamata.games.lords.state import AUTUMN
from kazamata.games.lords.steps.season_events import is_idle
from kazamata.games.lords.view import HIDDEN
from kazamata.words.lords import descriptions

NAME: Final = 19
MAX_NAME_WIDTH: Final = 24
SPACE: Final = 10
ABOUT_ORDERS: Final = (
    asks.KEEP_ORDER,
    asks.CHOOSE_ORDER,
    asks.PICK_NON_PLAYER_ORDER,
    asks.EXECUTE_ORDER,
    asks.MINE_GOLD,
)
"""Questions that need the locations on screen."""
WIDE: Final = 2 + NAME + 3 * SPACE + 1 + dungeon.WIDTH


def table(scene: Scene) -> RenderableType:
    """Draw the whole table in 80 columns; on a low screen only what the question needs."""
    if scene.terse >= LOW and scene.question is not None and scene.question.kind not in ABOUT_ORDERS:
        return Group(
            *year_lines(scene), *beside_or_below(scene, own_ground(scene), own_goods(scene)), seats(scene)
        )
    places, ground = locations(scene), own_ground(scene)
    parts = [*year_lines(scene), *beside_or_below(scene, places, ground), *offers(scene), seats(scene)]
    if scene.view.viewer < 0:
        parts.append(all_grounds(scene))
    return Group(*parts)


def beside_or_below(scene: Scene, left: list[Text], right: list[Text]) -> list[RenderableType]:
    """Put two columns side by side if the screen is wide enough."""
    if not right or scene.width < WIDE:
        return [*left, *right]
    return [side_by_side(left, right)]


def own_goods(scene: Scene) -> list[Text]:
    """List the viewer's possessions, for questions that are not about the locations."""
    view, say = scene.view, scene.narrator.say
    own = view.lords[view.viewer]
    goods = f"{own.gold}{symbols.GOLD} {own.food}{symbols.FOOD} {imps(own)}"
    rows = (
        ("goods", f"{goods} {own.trap_count}{symbols.TRAP}"),
        ("lair", symbols.creatures(scene.narrator, own.lair, own.knocked_out)),
        ("party", party(scene, own, False)),
        ("prison", str(len(own.prisoners) or symbols.NOTHING)),
    )
    width = scene.width - dungeon.WIDTH - 1
    return [Text(symbols.truncate(f"{say(f'board-{key}')}: {text}", width)) for key, text in rows]


def side_by_side(left: list[Text], right: list[Text], least: int = 0) -> Table:
    both = Table.grid(padding=(0, 1, 0, 0))
    both.add_column(no_wrap=True, min_width=least)
    both.add_column(no_wrap=True)
    both.add_row(Text("\n").join(left), Text("\n").join(right))
    return both


def own_ground(scene: Scene) -> list[Text]:
    """Draw the viewer's dungeon with its rooms by name; nothing for a spectator."""
    view = scene.view
    if view.viewer < 0:
        return []
    own = view.lords[view.viewer]
    lines = dungeon.grid(own, targets_of(scene), int(own.plan_cell), symbols.SEATS[view.viewer])
    names = [
        f"{symbols.ROOMS[room]} {symbols.named(scene.narrator, ROOM, room)}" for _, room in own.placed_rooms
    ]
    for first in range(0, len(names), 2):
        lines.append(Text(symbols.truncate("  ".join(names[first : first + 2]), dungeon.WIDTH)))
    return lines


def all_grounds(scene: Scene) -> Table:
    """Draw every dungeon for a spectator."""
    shown = Table.grid(padding=(0, 2, 0, 0))
    grounds = [
        Text("\n").join(dungeon.grid(lord, (), int(lord.plan_cell), symbols.SEATS[seat]))
        for seat, lord in enumerate(scene.view.lords)
    ]
    for first in range(0, len(grounds), 2):
        shown.add_row(*grounds[first : first + 2])
    return shown


def locations(scene: Scene) -> list[Text]:
    """Draw the eight locations with their three spaces: occupant, price and reward."""
    return [_location(scene, location) for location in range(LOCATIONS)]


def _location(scene: Scene, location: int) -> Text:
    view = scene.view
    name = symbols.named(scene.narrator, ORDER, location)
    wide = min(MAX_NAME_WIDTH, NAME + max(0, scene.width - WIDE - 1))
    line = Text.assemble((f"{location + 1} ", "bold cyan"), f"{symbols.truncate(name, wide - 1):<{wide}}")
    for index in range(SPACES):
        minion = int(view.minion_spaces[SPACE_INDEXES[location][index]])
        own = view.viewer >= 0 and minion == view.viewer + 1
        style = "bold black on green" if own else "bold" if minion else "dim"
        line.append(symbols.seat_sign(minion), style)
        text = " " + symbols.space_text(space_of(location, index))
        line.append(f"{text:<{SPACE - 1}}", "" if minion in (0, view.viewer + 1) else "dim")
    if backwards(location):
        line.right_crop(1)
        line.append("←", "dim")
    return line


def offers(scene: Scene) -> list[Text]:
    """List monsters and rooms on offer, the next event, and the coming adventurers."""
    lines = [*_hirelings(scene), _shop(scene), _on_their_way(scene), _events(scene), known_cards(scene)]
    if scene.terse >= LOWEST:
        lines = [
            *_hirelings(scene),
            labelled(scene.narrator.say("board-word-look").split()[0], scene.narrator.say("board-left-out")),
        ]
    return [in_a_line(scene, line) for line in lines if line is not None]


def _hirelings(scene: Scene) -> list[Text]:
    """List creatures for hire: one line each with their effects, or one line with prices."""
    rows = scene.view.terms.box.creatures
    hired = [
        (kind, symbols.named(scene.narrator, CREATURE, kind), count)
        for kind, count in symbols.pack(scene.view.creature_offer)
    ]
    label = scene.narrator.say("board-creatures")
    if scene.terse == 0 and hired:
        texts = [
            f"{symbols.counted(name, count)} {symbols.creature_text(scene.narrator, rows[kind])}"
            for kind, name, count in hired
        ]
        return [labelled(label, texts[0]), *(Text(" " * (len(label) + 2) + text) for text in texts[1:])]
    texts = [
        symbols.counted(f"{name} {symbols.creature_price(rows[kind])}", count) for kind, name, count in hired
    ]
    line = labelled(label, ", ".join(texts) or symbols.NOTHING)
    return [line.append("  ").append_text(_shop(scene))] if scene.terse >= LOWEST else [line]


def _shop(scene: Scene) -> Text:
    """List rooms on offer, with their effects if there is space."""
    rows = scene.view.terms.box.rooms
    texts = [
        f"{symbols.ROOMS[room]} {symbols.named(scene.narrator, ROOM, room)}"
        + (f" ({symbols.room_text(scene.narrator, rows[room])})" if scene.terse < PLAIN else "")
        for room in scene.view.room_offer
    ]
    return labelled(scene.narrator.say("board-rooms"), ", ".join(texts) or symbols.NOTHING)


def _on_their_way(scene: Scene) -> Text | None:
    view = scene.view
    if not view.coming_adventurers:
        return None
    name = symbols.adventurer if scene.terse < SHORT else symbols.adventurer_short
    heroes = ", ".join(name(scene.narrator, view, tile) for tile in view.coming_adventurers)
    return labelled(scene.narrator.say("board-coming"), heroes)


def labelled(label: str, text: str) -> Text:
    return Text.assemble((f"{label}: ", "dim"), text)


def _events(scene: Scene) -> Text | None:
    """List this year's revealed events, each with its season."""
    view = scene.view
    season = max(0, int(view.season))
    texts = [
        f"{symbols.named(scene.narrator, SEASON, index + 1)} {_event(scene, tile)}"
        for index, tile in enumerate(view.event_tiles_seen)
        if index + 1 >= season and index + 1 <= AUTUMN and not is_idle(view.terms, tile)
    ]
    return labelled(scene.narrator.say("board-events"), ", ".join(texts)) if texts else None


def _event(scene: Scene, tile: int) -> str:
    specials = scene.view.special_cards
    name = symbols.named(scene.narrator, EVENT_TILE, tile)
    if tile != SPECIAL_EVENT or not specials or specials[-1] == HIDDEN:
        return name
    card = specials[-1]
    if scene.terse >= LOW:
        return f"{name}: {symbols.named(scene.narrator, SPECIAL, card)}"
    text = descriptions.special_text(
        scene.view.terms.box.specials[card], scene.narrator.say, scene.view.terms
    )
    return f"{name}: {symbols.named(scene.narrator, SPECIAL, card)} ({text})"


def known_cards(scene: Scene) -> Text | None:
    """List the combat cards that the viewer has spied on."""
    text = card_text if scene.terse < PLAIN else card_name
    known = [
        f"{index}. {text(scene, card)}"
        for index, card in enumerate(scene.view.city_cards, 1)
        if card != HIDDEN
    ]
    return labelled(scene.narrator.say("board-spied"), "; ".join(known)) if known else None


def card_text(scene: Scene, card: int) -> str:
    """Describe a combat card with speed, fatigue and its spell."""
    if card == HIDDEN:
        return "?"
    terms = scene.view.terms
    text = descriptions.card_text(terms.box.spells[card], terms.box, scene.narrator.say, terms)
    return f"{symbols.named(scene.narrator, SPELL, card)} ({text})"


def card_name(scene: Scene, card: int) -> str:
    """Describe a combat card with speed and fatigue only."""
    if card == HIDDEN:
        return "?"
    row = scene.view.terms.box.spells[card]
    speed = scene.narrator.say("board-fast" if row.fast else "board-slow")
    fatigue = scene.narrator.say("board-fatigue", count=int(row.fatigue))
    return f"{symbols.named(scene.narrator, SPELL, card)} ({speed}, {fatigue})"
