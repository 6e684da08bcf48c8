"""Dungeon Lords in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Board, InfoReply, PickedCard, Scene, TypedAnswers, Unclear
from kazamata.cli.boards.lords import building_table, combat_table, input_parser, missions, option_list
from kazamata.cli.boards.plain import PlainBoard, question_of
from kazamata.core.events import Event
from kazamata.games.lords.events import EVENT_BEGAN, EVENT_TURNED
from kazamata.games.lords.state import COMBAT
from kazamata.games.lords.steps.season_events import is_idle


class LordsBoard(PlainBoard):
    """The locations next to the viewer's dungeon, or the party in line; answers are numbers or names."""

    def draw(self, scene: Scene) -> RenderableType:
        fighting = scene.view.phase == COMBAT or scene.view.terms.scenario
        return combat_table.table(scene) if fighting else building_table.table(scene)

    def hand(self, scene: Scene) -> Text | None:
        return option_list.hand(scene)

    def option_list(self, scene: Scene) -> list[tuple[str, str]]:
        return option_list.option_list(scene, question_of(scene))

    def input_hint(self, scene: Scene) -> str:
        return option_list.input_hint(scene, question_of(scene))

    def option(self, scene: Scene, option: int) -> str:
        return option_list.option_text(scene, question_of(scene), option)

    def typed_form(self, scene: Scene, option: int) -> str:
        return option_list.typed_form(scene, question_of(scene), option)

    def read(self, scene: Scene, text: str) -> TypedAnswers | PickedCard | InfoReply | Unclear:
        return input_parser.read(scene, question_of(scene), text)

    def words(self, scene: Scene) -> list[str]:
        return input_parser.words_of(scene, question_of(scene))

    def briefing(self, scene: Scene) -> RenderableType | None:
        return missions.briefing(scene) if scene.view.terms.scenario else None

    def ending(self, scene: Scene) -> tuple[list[str], list[str]]:
        return missions.ending(scene) if scene.view.terms.scenario else ([], [])

    def hides_event(self, view: Any, event: Event) -> bool:
        return event.kind in (EVENT_TURNED, EVENT_BEGAN) and is_idle(view.terms, event.values[0])

    def manual(self, scene: Scene) -> list[str]:
        return option_list.manual(scene)

    def legend(self, scene: Scene) -> list[str]:
        return option_list.legend(scene)


def board() -> Board:
    """The board of this game."""
    return LordsBoard()
