"""The table of Imperial Miners: event, progress boards, decks, and a picture of every mine."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.geometry import column_of, row_of
from kazamata.games.miners.mine import JOINT_SIDES
from kazamata.games.miners.sets import cards_of
from kazamata.games.miners.view import MineView, SeatView, View
from kazamata.words.miners import MinersNaming
from kazamata.words.miners.describe import card_text, event_text

FULL: Final = "●"
HALF: Final = "○"
FALLEN: Final = "×"
DONE: Final = "*"
MACHINE: Final = "m"
NARROWEST: Final = 4
WIDEST: Final = 9
"""Half the width of a card in a picture, in letters."""


def table(scene: Scene) -> list[RenderableType]:
    """Everything that lies open."""
    view: View = scene.view
    parts: list[RenderableType] = [Text(line, "dim") for line in _middle(scene, view)]
    for seat, shown in enumerate(view.seats):
        own = seat == view.viewer
        parts.append(Text(_standing(scene, view, seat, shown), "bold" if own else ""))
        if shown.mine.cards:
            parts += [Text(line) for line in picture(scene, view, shown.mine)]
    return parts


def naming_of(view: View) -> MinersNaming:
    return MinersNaming(view.terms.set)


def _middle(scene: Scene, view: View) -> list[str]:
    say, names = scene.wording.say, naming_of(view)
    cards = cards_of(view.terms.set)
    lines = []
    if view.events:
        event = view.events[-1]
        name = names.happening(scene.wording.catalogue, event)
        text = event_text(cards.events[event], say)
        lines.append(say("board-round", round=int(view.round), event=name, text=text))
    tracks = [names.track(scene.wording.catalogue, track) for track in view.tracks]
    lines.append(say("board-tracks", tracks=" · ".join(tracks)))
    decks = " · ".join(
        say("board-deck", level=say(f"level-{level}"), left=left, pile=len(pile))
        for level, (left, pile) in enumerate(zip(view.decks, view.piles, strict=True), 1)
    )
    lines.append(say("board-decks", decks=decks))
    return lines


def _standing(scene: Scene, view: View, seat: int, shown: SeatView) -> str:
    say = scene.wording.say
    return say(
        "board-seat",
        name=scene.wording.seat(seat),
        coins=int(shown.coins),
        points=int(shown.points),
        carts=len(shown.mine.full),
        hand=shown.hand_size(),
        marker=_marker(scene, view, shown),
    )


def _marker(scene: Scene, view: View, shown: SeatView) -> str:
    if shown.board < 0:
        return scene.wording.say("board-no-marker")
    track = naming_of(view).track(scene.wording.catalogue, view.tracks[shown.board])
    return scene.wording.say("board-marker", track=track, space=int(shown.space))


def picture(scene: Scene, view: View, mine: MineView) -> list[str]:
    """A mine: cards by their names, tokens below, carts between them."""
    columns = [int(column_of(cell)) for cell in mine.cells]
    first, last = min(columns), max(columns)
    half = max(NARROWEST, min(WIDEST, (scene.width - 2) // (last - first + 2)))
    wide = (last - first + 2) * half + 1
    rows = max(int(row_of(cell)) for cell in mine.cells)
    canvas = [[" "] * wide for _ in range(3 * rows)]
    canvas[0] = ["~"] * wide
    names = naming_of(view)
    for spot, (card, cell) in enumerate(zip(mine.cards, mine.cells, strict=True)):
        left, top = (columns[spot] - first) * half, 3 * (int(row_of(cell)) - 1)
        name = names.card(scene.wording.catalogue, card)
        _write(canvas[top + 1], left, "|" + name[: 2 * half - 1].ljust(2 * half - 1))
        _write(canvas[top + 2], left, "|" + _tokens(mine, spot).ljust(2 * half - 1))
        for side in range(JOINT_SIDES):
            _join(canvas, mine, spot, side, left, top, half)
    return ["".join(line).rstrip() for line in canvas]


def _join(
    canvas: list[list[str]], mine: MineView, spot: int, side: int, left: int, top: int, half: int
) -> None:
    joint = spot * JOINT_SIDES + side
    sign = FULL if joint in mine.full else HALF if joint in mine.half else ""
    if sign and side == JOINT_SIDES - 1:
        canvas[top + 1][left] = sign
    elif sign:
        canvas[top][left + half // 2 + side * half] = sign


def _write(line: list[str], left: int, text: str) -> None:
    for place, sign in enumerate(text):
        line[left + place] = sign


def _tokens(mine: MineView, spot: int) -> str:
    signs = f"{spot + 1}"
    if mine.machinery[spot]:
        signs += f" {MACHINE}{mine.machinery[spot]}"
    if spot in mine.collapsed:
        signs += f" {FALLEN}"
    if spot in mine.activated:
        signs += f" {DONE}"
    return signs


def hand(scene: Scene) -> Text | None:
    """The viewer's cards with their texts."""
    view: View = scene.view
    if view.viewer < 0 or not view.seats[view.viewer].hand:
        return None
    text = Text("")
    for card in view.seats[view.viewer].hand:
        text.append("\n" + hand_line(scene, view, card))
    return text


def hand_line(scene: Scene, view: View, card: int) -> str:
    say = scene.wording.say
    made = cards_of(view.terms.set).cards[card]
    factions = ", ".join(say(f"faction-{FACTIONS[faction]}") for faction in made.factions)
    head = say(
        "card-head",
        card=naming_of(view).card(scene.wording.catalogue, card),
        level=say(f"level-{made.level}"),
        cost=made.cost,
        factions=factions or say("faction-none"),
    )
    return f"  {head} · {made.carts}: {card_text(made, say)}"
