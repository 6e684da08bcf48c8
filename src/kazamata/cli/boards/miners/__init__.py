"""Imperial Miners in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Picked, Picks, Plan, Scene, Unclear
from kazamata.cli.boards.miners import drawing
from kazamata.cli.boards.plain import PlainBoard


class MinersBoard:
    """The mines are drawn; options are listed with their texts and chosen by their number."""

    def __init__(self) -> None:
        self.plain = PlainBoard()

    def draw(self, scene: Scene) -> RenderableType:
        return Group(*drawing.table(scene))

    def hand(self, scene: Scene) -> Text | None:
        return drawing.hand(scene)

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        return self.plain.listing(scene)

    def invitation(self, scene: Scene) -> str:
        return self.plain.invitation(scene)

    def option(self, scene: Scene, option: int) -> str:
        return self.plain.option(scene, option)

    def token(self, scene: Scene, option: int) -> str:
        return self.plain.token(scene, option)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Unclear:
        return self.plain.read(scene, text)

    def picks(self, scene: Scene) -> Picks | None:
        return None

    def places(self, scene: Scene, card: int) -> str:
        return ""

    def manual(self, scene: Scene) -> list[str]:
        return []

    def legend(self, scene: Scene) -> list[str]:
        return [scene.wording.say("board-legend")]
