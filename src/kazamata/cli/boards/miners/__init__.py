"""Imperial Miners in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, InfoReply, PickedCard, Scene, TypedAnswers, Unclear
from kazamata.cli.boards.miners import input_parser, option_list, table_drawing
from kazamata.cli.boards.miners.scene import MinersScene
from kazamata.cli.boards.plain import PlainBoard, question_of


class MinersBoard(PlainBoard):
    """The viewer's mine with its signs, the boards and the seats; answers are numbers or names."""

    def draw(self, scene: Scene) -> RenderableType:
        return table_drawing.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return table_drawing.hand(scene)

    def option_list(self, scene: Scene) -> list[tuple[str, str]]:
        return option_list.option_list(scene, question_of(scene))

    def input_hint(self, scene: Scene) -> str:
        return option_list.input_hint(scene, question_of(scene))

    def option(self, scene: Scene, option: int) -> str:
        return option_list.option_text(MinersScene(scene), question_of(scene), option)

    def typed_form(self, scene: Scene, option: int) -> str:
        return option_list.typed_form(scene, question_of(scene), option)

    def read(self, scene: Scene, text: str) -> TypedAnswers | PickedCard | InfoReply | Unclear:
        return input_parser.read(scene, question_of(scene), text)

    def words(self, scene: Scene) -> list[str]:
        return input_parser.words_of(scene, question_of(scene))

    def manual(self, scene: Scene) -> list[str]:
        return option_list.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return table_drawing.legend(scene)


def board() -> Board:
    """The board of this game."""
    return MinersBoard()
