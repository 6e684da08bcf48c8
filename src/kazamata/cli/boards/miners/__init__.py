"""Imperial Miners in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, Picked, Picks, Plan, Scene, Told, Unclear
from kazamata.cli.boards.miners import drawing, listing, reading
from kazamata.cli.boards.miners.seen import Seen
from kazamata.cli.boards.plain import asked

ENDLESS: Final = 500
"""More lines than a screen has: nothing need be left out."""
OTHER_LINES: Final = 5
"""Question, invitation, what is typed, a line of the story and a notice."""
KEY_WIDTH: Final = 8


class MinersBoard:
    """The own mine with its signs, the boards and the seats; a number or a name is an answer."""

    def draw(self, scene: Scene) -> RenderableType:
        return drawing.table(scene, low=detail(scene) > 0)

    def hand(self, scene: Scene) -> Text | None:
        return drawing.hand(scene)

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        return listing.listing(scene, asked(scene), full=detail(scene) < 2)

    def invitation(self, scene: Scene) -> str:
        return listing.invitation(scene, asked(scene))

    def option(self, scene: Scene, option: int) -> str:
        return listing.option_text(Seen(scene), asked(scene), option)

    def token(self, scene: Scene, option: int) -> str:
        return listing.token(scene, asked(scene), option)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Told | Unclear:
        return reading.read(scene, asked(scene), text)

    def picks(self, scene: Scene) -> Picks | None:
        return None

    def places(self, scene: Scene, card: int) -> str:
        return ""

    def manual(self, scene: Scene) -> list[str]:
        return listing.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return drawing.legend(scene)


def detail(scene: Scene) -> int:
    """How much must be left out for the screen: 0 nothing, 1 the mine is low, 2 texts are in signs too."""
    if scene.height > ENDLESS:
        return 0
    for level in (0, 1):
        if lines(scene, level) <= scene.height:
            return level
    return 2


def lines(scene: Scene, level: int) -> int:
    """How many lines a page would take."""
    paper = Console(width=scene.width, height=scene.height, no_color=True)
    count = OTHER_LINES + len(paper.render_lines(drawing.table(scene, level > 0)))
    hand = drawing.hand(scene)
    if hand is not None:
        count += len(paper.render_lines(Text(scene.wording.say("your-hand") + ": ") + hand))
    if scene.ask is not None:
        narrow = paper.options.update(width=scene.width - KEY_WIDTH)
        for _, text in listing.listing(scene, scene.ask, level < 2):
            count += len(paper.render_lines(Text(text), narrow))
    return count


def board() -> Board:
    """The board of this game."""
    return MinersBoard()
