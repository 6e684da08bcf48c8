"""Tranquility in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, Picked, Picks, Plan, Scene, Unclear
from kazamata.cli.boards.plain import PlainBoard, asked
from kazamata.cli.boards.tranquility import card_request, input_parser, option_list, table_drawing


class TranquilityBoard(PlainBoard):
    """The sea with its cells and signs; `37 12` plays island 37 to cell 12."""

    def draw(self, scene: Scene) -> RenderableType:
        return table_drawing.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return table_drawing.hand(scene)

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        return option_list.listing(scene, asked(scene))

    def invitation(self, scene: Scene) -> str:
        return option_list.invitation(scene, asked(scene))

    def option(self, scene: Scene, option: int) -> str:
        return option_list.option_text(scene, asked(scene), option)

    def token(self, scene: Scene, option: int) -> str:
        return option_list.token(scene, asked(scene), option)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Unclear:
        return input_parser.read(scene, asked(scene), text)

    def words(self, scene: Scene) -> list[str]:
        return option_list.words(scene)

    def picks(self, scene: Scene) -> Picks | None:
        return card_request.picks(asked(scene))

    def places(self, scene: Scene, card: int) -> str:
        return option_list.places(option_list.placements(asked(scene)).get(card, []))

    def manual(self, scene: Scene) -> list[str]:
        return option_list.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return table_drawing.legend(scene)


def board() -> Board:
    """The board of this game."""
    return TranquilityBoard()
