"""Tranquility in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, Picked, Picks, Plan, Scene, Unclear
from kazamata.cli.boards.plain import PlainBoard, asked
from kazamata.cli.boards.tranquility import drawing, listing, picking, reading


class TranquilityBoard(PlainBoard):
    """The sea with its cells and signs; `37 12` plays island 37 to cell 12."""

    def draw(self, scene: Scene) -> RenderableType:
        return drawing.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return drawing.hand(scene)

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        return listing.listing(scene, asked(scene))

    def invitation(self, scene: Scene) -> str:
        return listing.invitation(scene, asked(scene))

    def option(self, scene: Scene, option: int) -> str:
        return listing.option_text(scene, asked(scene), option)

    def token(self, scene: Scene, option: int) -> str:
        return listing.token(scene, asked(scene), option)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Unclear:
        return reading.read(scene, asked(scene), text)

    def words(self, scene: Scene) -> list[str]:
        return listing.words(scene)

    def picks(self, scene: Scene) -> Picks | None:
        return picking.picks(asked(scene))

    def places(self, scene: Scene, card: int) -> str:
        return listing.places(listing.placements(asked(scene)).get(card, []))

    def manual(self, scene: Scene) -> list[str]:
        return listing.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return drawing.legend(scene)


def board() -> Board:
    """The board of this game."""
    return TranquilityBoard()
