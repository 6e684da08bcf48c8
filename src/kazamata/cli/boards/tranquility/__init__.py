"""Tranquility in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, CardRequest, PickedCard, Scene, TypedAnswers, Unclear
from kazamata.cli.boards.plain import PlainBoard, question_of
from kazamata.cli.boards.tranquility import card_request, input_parser, option_list, table_drawing


class TranquilityBoard(PlainBoard):
    """The sea with its cells and signs; `37 12` plays island 37 to cell 12."""

    def draw(self, scene: Scene) -> RenderableType:
        return table_drawing.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return table_drawing.hand(scene)

    def option_list(self, scene: Scene) -> list[tuple[str, str]]:
        return option_list.option_list(scene, question_of(scene))

    def input_hint(self, scene: Scene) -> str:
        return option_list.input_hint(scene, question_of(scene))

    def option(self, scene: Scene, option: int) -> str:
        return option_list.option_text(scene, question_of(scene), option)

    def typed_form(self, scene: Scene, option: int) -> str:
        return option_list.typed_form(scene, question_of(scene), option)

    def read(self, scene: Scene, text: str) -> TypedAnswers | PickedCard | Unclear:
        return input_parser.read(scene, question_of(scene), text)

    def words(self, scene: Scene) -> list[str]:
        return option_list.words(scene)

    def card_request(self, scene: Scene) -> CardRequest | None:
        return card_request.card_request(question_of(scene))

    def places(self, scene: Scene, card: int) -> str:
        return option_list.places(option_list.placements(question_of(scene)).get(card, []))

    def manual(self, scene: Scene) -> list[str]:
        return option_list.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return table_drawing.legend(scene)


def board() -> Board:
    """The board of this game."""
    return TranquilityBoard()
