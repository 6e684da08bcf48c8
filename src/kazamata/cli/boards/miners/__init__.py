"""Imperial Miners in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, Picked, Plan, Scene, Told, Unclear
from kazamata.cli.boards.miners import drawing, listing, reading
from kazamata.cli.boards.miners.seen import Seen
from kazamata.cli.boards.plain import PlainBoard, asked


class MinersBoard(PlainBoard):
    """The viewer's mine with its signs, the boards and the seats; answers are numbers or names."""

    def draw(self, scene: Scene) -> RenderableType:
        return drawing.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return drawing.hand(scene)

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        return listing.listing(scene, asked(scene))

    def invitation(self, scene: Scene) -> str:
        return listing.invitation(scene, asked(scene))

    def option(self, scene: Scene, option: int) -> str:
        return listing.option_text(Seen(scene), asked(scene), option)

    def token(self, scene: Scene, option: int) -> str:
        return listing.token(scene, asked(scene), option)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Told | Unclear:
        return reading.read(scene, asked(scene), text)

    def words(self, scene: Scene) -> list[str]:
        return reading.words_of(scene, asked(scene))

    def manual(self, scene: Scene) -> list[str]:
        return listing.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return drawing.legend(scene)


def board() -> Board:
    """The board of this game."""
    return MinersBoard()
