"""Refusals in the reader's language: reason, clause and what would help, as one text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kazamata.codec.sets import chosen_set
from kazamata.core.refusals import Refusal
from kazamata.server.errors import RequestError
from kazamata.server.rendering.narration import narrator_for
from kazamata.server.tables.table import Table
from kazamata.words.narrator import make_narrator
from kazamata.words.sentences import Sentence, text_of


class RuleViolation(RequestError):
    """The rules of a game refuse; rendered in the reader's language."""

    def __init__(
        self, refusal: Refusal, game: str, choices: Mapping[str, str], names: Sequence[str] = ()
    ) -> None:
        super().__init__("refused", 422, refusal.clause)
        self.refusal = refusal
        self.game = game
        self.choices = dict(choices)
        self.names = list(names)

    def text(self, language: str) -> str:
        return text_of(self.sentence(language))

    def sentence(self, language: str) -> Sentence:
        narrator = make_narrator(self.game, language, tuple(self.names), chosen_set(self.game, self.choices))
        return narrator.refusal(self.refusal)


def rule_violation(table: Table, refusal: Refusal) -> RuleViolation:
    return RuleViolation(refusal, table.record.game, table.record.choices, table.names())


def render_refusal(table: Table, refusal: Refusal | None, language: str) -> Sentence:
    """The reason of a refusal at this table; empty without a refusal."""
    return narrator_for(table, language).refusal(refusal) if refusal is not None else ()
