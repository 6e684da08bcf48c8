"""Imperial Miners in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, Picked, Plan, Scene, Told, Unclear
from kazamata.cli.boards.miners import input_parser, option_list, table_drawing
from kazamata.cli.boards.miners.scene import Seen
from kazamata.cli.boards.plain import PlainBoard, asked


class MinersBoard(PlainBoard):
    """The viewer's mine with its signs, the boards and the seats; answers are numbers or names."""

    def draw(self, scene: Scene) -> RenderableType:
        return table_drawing.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return table_drawing.hand(scene)

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        return option_list.listing(scene, asked(scene))

    def invitation(self, scene: Scene) -> str:
        return option_list.invitation(scene, asked(scene))

    def option(self, scene: Scene, option: int) -> str:
        return option_list.option_text(Seen(scene), asked(scene), option)

    def token(self, scene: Scene, option: int) -> str:
        return option_list.token(scene, asked(scene), option)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Told | Unclear:
        return input_parser.read(scene, asked(scene), text)

    def words(self, scene: Scene) -> list[str]:
        return input_parser.words_of(scene, asked(scene))

    def manual(self, scene: Scene) -> list[str]:
        return option_list.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return table_drawing.legend(scene)


def board() -> Board:
    """The board of this game."""
    return MinersBoard()
