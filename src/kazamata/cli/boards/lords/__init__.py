"""Dungeon Lords in a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, Picked, Picks, Plan, Scene, Told, Unclear
from kazamata.cli.boards.lords import building, combat, listing, reading
from kazamata.cli.boards.plain import asked
from kazamata.games.lords.state import COMBAT


class LordsBoard:
    """The locations beside the own dungeon, or the party in line; answers are numbers or names."""

    def draw(self, scene: Scene) -> RenderableType:
        return combat.table(scene) if scene.view.phase == COMBAT else building.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return listing.hand(scene)

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        return listing.listing(scene, asked(scene))

    def invitation(self, scene: Scene) -> str:
        return listing.invitation(scene, asked(scene))

    def option(self, scene: Scene, option: int) -> str:
        return listing.option_text(scene, asked(scene), option)

    def token(self, scene: Scene, option: int) -> str:
        return listing.token(asked(scene), option)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Told | Unclear:
        return reading.read(scene, asked(scene), text)

    def picks(self, scene: Scene) -> Picks | None:
        return None

    def places(self, scene: Scene, card: int) -> str:
        return ""

    def manual(self, scene: Scene) -> list[str]:
        return listing.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return listing.legend(scene)


def board() -> Board:
    """The board of this game."""
    return LordsBoard()
