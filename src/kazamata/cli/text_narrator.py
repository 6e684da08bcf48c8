"""All texts of a command about one game, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from rich.text import Text

from kazamata import game_registry
from kazamata.codec.sets import chosen_set
from kazamata.core.asks import Question
from kazamata.core.events import Event
from kazamata.core.refusals import Refusal
from kazamata.core.rules import Outcome
from kazamata.words.catalogue import COMMON, Catalogue, MessageValue, catalogue
from kazamata.words.narrator import make_narrator
from kazamata.words.sentences import Sentence, text_of

STYLES: Final = {"seat": "bold", "number": "", "clause": "dim"}
THING_STYLE: Final = "bright_white"
"""The style of players, clauses and other references within a sentence."""


def common_catalogue(language: str) -> Catalogue:
    """Return the catalogue of texts that belong to no game."""
    return catalogue(COMMON, language)


def styled(sentence: Sentence, style: str = "") -> Text:
    """Format a sentence for the terminal, with its mentions highlighted."""
    text = Text(style=style)
    for part in sentence:
        if isinstance(part, str):
            text.append(part)
        else:
            text.append(part.text, STYLES.get(part.kind, THING_STYLE))
    return text


@final
class TextNarrator:
    """A game's narrator with the names of its players."""

    def __init__(
        self, game: str, language: str, names: Sequence[str] = (), choices: Mapping[str, str] | None = None
    ) -> None:
        self.rules = game_registry.rules(game)
        self.game_narrator = make_narrator(
            game, language, tuple(names), chosen_set(game, dict(choices or {}))
        )
        self.catalogue = self.game_narrator.catalogue
        self.names = list(names)

    def say(self, key: str, /, **values: MessageValue) -> str:
        return self.catalogue.say(key, **values)

    def seat(self, seat: int) -> str:
        return self.game_narrator.seat(seat).text

    def prompt(self, question: Question, view: Any) -> str:
        return text_of(self.game_narrator.prompt(question, view))

    def option(self, question: Question, option: int, view: Any) -> str:
        return text_of(self.game_narrator.option(question, option, view))

    def advice(self, reason: str, numbers: Mapping[str, float], other: str) -> str:
        return text_of(self.game_narrator.advice(reason, numbers, (other,)))

    def event(self, event: Event) -> Sentence:
        return self.game_narrator.event(event)

    def refusal(self, refusal: Refusal) -> str:
        return text_of(self.game_narrator.refusal(refusal))

    def outcome(self, outcome: Outcome) -> list[str]:
        return [text_of(line) for line in self.game_narrator.outcome(outcome)]
