"""Dungeon Lords in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, Picked, Plan, Scene, Told, Unclear
from kazamata.cli.boards.lords import building_table, combat_table, input_parser, missions, option_list
from kazamata.cli.boards.plain import PlainBoard, asked
from kazamata.core.events import Event
from kazamata.games.lords.events import EVENT_BEGAN, EVENT_TURNED
from kazamata.games.lords.state import COMBAT


class LordsBoard(PlainBoard):
    """The locations next to the viewer's dungeon, or the party in line; answers are numbers or names."""

    def draw(self, scene: Scene) -> RenderableType:
        fighting = scene.view.phase == COMBAT or scene.view.terms.scenario
        return combat_table.table(scene) if fighting else building_table.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return option_list.hand(scene)

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        return option_list.listing(scene, asked(scene))

    def invitation(self, scene: Scene) -> str:
        return option_list.invitation(scene, asked(scene))

    def option(self, scene: Scene, option: int) -> str:
        return option_list.option_text(scene, asked(scene), option)

    def token(self, scene: Scene, option: int) -> str:
        return option_list.token(scene, asked(scene), option)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Told | Unclear:
        return input_parser.read(scene, asked(scene), text)

    def words(self, scene: Scene) -> list[str]:
        return input_parser.words_of(scene, asked(scene))

    def briefing(self, scene: Scene) -> RenderableType | None:
        return missions.briefing(scene) if scene.view.terms.scenario else None

    def ending(self, scene: Scene) -> tuple[list[str], list[str]]:
        return missions.ending(scene) if scene.view.terms.scenario else ([], [])

    def leaves_out(self, view: Any, event: Event) -> bool:
        return event.kind in (EVENT_TURNED, EVENT_BEGAN) and building_table.is_idle(
            view, int(event.values[0])
        )

    def manual(self, scene: Scene) -> list[str]:
        return option_list.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return option_list.legend(scene)


def board() -> Board:
    """The board of this game."""
    return LordsBoard()
