"""A board for any game: it draws nothing and numbers the options."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.boards.board import CardRequest, InfoReply, PickedCard, Scene, TypedAnswers, Unclear
from kazamata.core.asks import Question
from kazamata.core.events import Event


def question_of(scene: Scene) -> Question:
    assert scene.question is not None, "nobody is asked here"
    return scene.question


class PlainBoard:
    """Lists options and reads their numbers."""

    def draw(self, scene: Scene) -> RenderableType:
        return Text("")

    def hand(self, scene: Scene) -> Text | None:
        return None

    def option_list(self, scene: Scene) -> list[tuple[str, str]]:
        ask = question_of(scene)
        texts = (scene.narrator.option(ask, option, scene.view) for option in ask.options)
        return [(str(number), text) for number, text in enumerate(texts, 1)]

    def input_hint(self, scene: Scene) -> str:
        return scene.narrator.say("play-type-number", most=len(question_of(scene).options))

    def option(self, scene: Scene, option: int) -> str:
        return scene.narrator.option(question_of(scene), option, scene.view)

    def typed_form(self, scene: Scene, option: int) -> str:
        return str(list(question_of(scene).options).index(option) + 1)

    def read(self, scene: Scene, text: str) -> TypedAnswers | PickedCard | InfoReply | Unclear:
        ask = question_of(scene)
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(ask.options):
            return TypedAnswers(((ask.kind, ask.options[int(text) - 1]),))
        return Unclear("play-type-number", {"most": len(ask.options)})

    def words(self, scene: Scene) -> list[str]:
        return []

    def card_request(self, scene: Scene) -> CardRequest | None:
        return None

    def places(self, scene: Scene, card: int) -> str:
        return ""

    def briefing(self, scene: Scene) -> RenderableType | None:
        return None

    def ending(self, scene: Scene) -> tuple[list[str], list[str]]:
        return [], []

    def hides_event(self, view: Any, event: Event) -> bool:
        return False

    def manual(self, scene: Scene) -> list[str]:
        return []

    def legend(self, scene: Scene) -> list[str]:
        return []
