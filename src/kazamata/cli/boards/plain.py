"""A board for any game: it draws nothing and numbers the options."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Picked, Picks, Plan, Scene, Told, Unclear
from kazamata.core.asks import Question
from kazamata.core.events import Event


def asked(scene: Scene) -> Question:
    assert scene.ask is not None, "nobody is asked here"
    return scene.ask


class PlainBoard:
    """Lists options and reads their numbers."""

    def draw(self, scene: Scene) -> RenderableType:
        return Text("")

    def hand(self, scene: Scene) -> Text | None:
        return None

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        ask = asked(scene)
        texts = (scene.wording.option(ask, option, scene.view) for option in ask.options)
        return [(str(number), text) for number, text in enumerate(texts, 1)]

    def invitation(self, scene: Scene) -> str:
        return scene.wording.say("play-type-number", most=len(asked(scene).options))

    def option(self, scene: Scene, option: int) -> str:
        return scene.wording.option(asked(scene), option, scene.view)

    def token(self, scene: Scene, option: int) -> str:
        return str(list(asked(scene).options).index(option) + 1)

    def read(self, scene: Scene, text: str) -> Plan | Picked | Told | Unclear:
        ask = asked(scene)
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(ask.options):
            return Plan(((ask.kind, ask.options[int(text) - 1]),))
        return Unclear("play-type-number", {"most": len(ask.options)})

    def words(self, scene: Scene) -> list[str]:
        return []

    def picks(self, scene: Scene) -> Picks | None:
        return None

    def places(self, scene: Scene, card: int) -> str:
        return ""

    def briefing(self, scene: Scene) -> RenderableType | None:
        return None

    def ending(self, scene: Scene) -> tuple[list[str], list[str]]:
        return [], []

    def leaves_out(self, view: Any, event: Event) -> bool:
        return False

    def manual(self, scene: Scene) -> list[str]:
        return []

    def legend(self, scene: Scene) -> list[str]:
        return []
