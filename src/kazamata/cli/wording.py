"""All that a command says about one game, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from kazamata import shelf
from kazamata.codec.sets import set_in
from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.refusals import Refusal
from kazamata.core.rules import Outcome
from kazamata.words import telling
from kazamata.words.catalogue import COMMON, Catalogue, Value, catalogue
from kazamata.words.namings import naming


def common(language: str) -> Catalogue:
    """The words that belong to no game."""
    return catalogue(COMMON, language)


@final
class Wording:
    """A game's catalogue with the names of its players: whatever happens there can be told."""

    def __init__(
        self, game: str, language: str, names: Sequence[str] = (), choices: Mapping[str, str] | None = None
    ) -> None:
        self.rules = shelf.rules(game)
        self.catalogue = catalogue(game, language)
        self.naming = naming(game, set_in(game, dict(choices or {})))
        self.names = list(names)

    def say(self, key: str, /, **values: Value) -> str:
        return self.catalogue.say(key, **values)

    def card(self, card: int) -> str:
        return self.naming.card(self.catalogue, card)

    def seat(self, seat: int) -> str:
        return telling.seat_name(self.catalogue, self.names, seat)

    def prompt(self, ask: Ask, view: Any) -> str:
        return telling.prompt(self.catalogue, self.rules, ask, self.naming, view)

    def option(self, kind: int, option: int, view: Any) -> str:
        name = self.rules.asks[kind].name
        return self.naming.option(self.catalogue, name, option, view, self.names)

    def event(self, event: Event) -> str:
        return telling.event_line(self.catalogue, self.rules, event, self.names, self.naming)

    def refusal(self, refusal: Refusal) -> str:
        return telling.refusal_text(self.catalogue, refusal, self.names, self.naming)

    def outcome(self, outcome: Outcome) -> list[str]:
        return telling.outcome_lines(self.catalogue, self.rules, outcome, self.names)
