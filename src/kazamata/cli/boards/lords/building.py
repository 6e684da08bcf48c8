"""The table while dungeons are built: locations, offers, what comes next."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords import dungeon, signs
from kazamata.cli.boards.lords.people import seats, story_of_year
from kazamata.cli.boards.lords.targets import targets_of
from kazamata.games.lords.catalogue.locations import LOCATIONS, SPACES, backwards, space_of
from kazamata.games.lords.events import SPECIAL_EVENT
from kazamata.games.lords.state import AUTUMN
from kazamata.games.lords.view import HIDDEN
from kazamata.words.lords import effects

NAME: Final = 19
LONGEST_NAME: Final = 24
SPACE: Final = 10
WIDE: Final = 2 + NAME + 3 * SPACE + 1 + dungeon.WIDTH


def table(scene: Scene) -> RenderableType:
    """The whole table in 80 columns."""
    view = scene.view
    ground = own_ground(scene)
    places = locations(scene)
    parts: list[RenderableType] = [*story_of_year(scene)]
    if not ground:
        parts += places
    elif scene.width < WIDE:
        parts += [*places, *ground]
    else:
        parts.append(side_by_side(places, ground))
    parts += [*offers(scene), seats(scene)]
    if view.viewer < 0:
        parts.append(all_grounds(scene))
    return Group(*parts)


def side_by_side(left: list[Text], right: list[Text], least: int = 0) -> Table:
    both = Table.grid(padding=(0, 1, 0, 0))
    both.add_column(no_wrap=True, min_width=least)
    both.add_column(no_wrap=True)
    both.add_row(Text("\n").join(left), Text("\n").join(right))
    return both


def own_ground(scene: Scene) -> list[Text]:
    """The viewer's dungeon with its rooms by name; nothing for a spectator."""
    view = scene.view
    if view.viewer < 0:
        return []
    own = view.lords[view.viewer]
    lines = dungeon.grid(own, targets_of(scene), int(own.plan_tile), signs.SEATS[view.viewer])
    names = [
        f"{signs.ROOMS[room]} {signs.NAMES.room(scene.wording.catalogue, room)}" for _, room in own.rooms
    ]
    for first in range(0, len(names), 2):
        lines.append(Text(cut("  ".join(names[first : first + 2]), dungeon.WIDTH)))
    return lines


def all_grounds(scene: Scene) -> Table:
    """Every dungeon, for whoever watches."""
    shown = Table.grid(padding=(0, 2, 0, 0))
    grounds = [
        Text("\n").join(dungeon.grid(lord, (), int(lord.plan_tile), signs.SEATS[seat]))
        for seat, lord in enumerate(scene.view.lords)
    ]
    for first in range(0, len(grounds), 2):
        shown.add_row(*grounds[first : first + 2])
    return shown


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def locations(scene: Scene) -> list[Text]:
    """The eight locations with their three spaces: who stands there, the price and the reward."""
    return [_location(scene, location) for location in range(LOCATIONS)]


def _location(scene: Scene, location: int) -> Text:
    view = scene.view
    name = signs.NAMES.order(scene.wording.catalogue, location)
    wide = min(LONGEST_NAME, NAME + max(0, scene.width - WIDE - 1))
    line = Text.assemble((f"{location + 1} ", "bold cyan"), f"{cut(name, wide - 1):<{wide}}")
    for place in range(SPACES):
        minion = int(view.board[location * SPACES + place])
        own = view.viewer >= 0 and minion == view.viewer + 1
        style = "bold black on green" if own else "bold" if minion else "dim"
        line.append(signs.seat_sign(minion), style)
        text = " " + signs.space_text(space_of(location, place))
        line.append(f"{text:<{SPACE - 1}}", "" if minion in (0, view.viewer + 1) else "dim")
    if backwards(location):
        line.right_crop(1)
        line.append("←", "dim")
    return line


def offers(scene: Scene) -> list[Text]:
    """Monsters and rooms on offer, the next event, the adventurers on their way."""
    view, say = scene.view, scene.wording.say
    names, words = signs.NAMES, scene.wording.catalogue
    box = view.terms.box
    hired = [
        signs.counted(f"{names.creature(words, kind)} {signs.creature_price(box.creatures[kind])}", count)
        for kind, count in signs.pack(view.offer)
    ]
    rooms = [
        f"{signs.ROOMS[room]} {names.room(words, room)} ({signs.room_text(scene.wording, box.rooms[room])})"
        for room in view.shop
    ]
    lines = [
        labelled(say("board-creatures"), ", ".join(hired) or signs.NOTHING),
        labelled(say("board-rooms"), ", ".join(rooms) or signs.NOTHING),
    ]
    if view.coming:
        heroes = ", ".join(signs.adventurer(scene.wording, view, tile) for tile in view.coming)
        lines.append(labelled(say("board-coming"), heroes))
    return lines + [line for line in (_events(scene), known_cards(scene)) if line is not None]


def labelled(label: str, text: str) -> Text:
    return Text.assemble((f"{label}: ", "dim"), text)


def _events(scene: Scene) -> Text | None:
    """The events of this year that lie open, each with its season."""
    view, words = scene.view, scene.wording.catalogue
    season = max(0, int(view.season))
    told = [
        f"{signs.NAMES.season(words, place + 1)} {_event(scene, tile)}"
        for place, tile in enumerate(view.tiles)
        if place + 1 >= season and place + 1 <= AUTUMN
    ]
    return labelled(scene.wording.say("board-events"), ", ".join(told)) if told else None


def _event(scene: Scene, tile: int) -> str:
    words, specials = scene.wording.catalogue, scene.view.specials
    name = signs.NAMES.tile(words, tile)
    if tile != SPECIAL_EVENT or not specials or specials[-1] == HIDDEN:
        return name
    card = specials[-1]
    text = effects.special_text(scene.view.terms.box.specials[card], scene.wording.say, scene.view.terms)
    return f"{name}: {signs.NAMES.special(words, card)} ({text})"


def known_cards(scene: Scene) -> Text | None:
    """The combat cards that the viewer has spied on."""
    known = [
        f"{place}. {card_text(scene, card)}"
        for place, card in enumerate(scene.view.city, 1)
        if card != HIDDEN
    ]
    return labelled(scene.wording.say("board-spied"), "; ".join(known)) if known else None


def card_text(scene: Scene, card: int) -> str:
    """A combat card with speed, fatigue and what its spell does."""
    if card == HIDDEN:
        return "?"
    terms = scene.view.terms
    text = effects.card_text(terms.box.spells[card], terms.box, scene.wording.say, terms)
    return f"{scene.wording.card(card)} ({text})"


def card_name(scene: Scene, card: int) -> str:
    """A combat card with speed and fatigue alone, where there is little room."""
    if card == HIDDEN:
        return "?"
    row = scene.view.terms.box.spells[card]
    speed = scene.wording.say("board-fast" if row.fast else "board-slow")
    fatigue = scene.wording.say("board-fatigue", count=int(row.fatigue))
    return f"{scene.wording.card(card)} ({speed}, {fatigue})"
