"""The glossary of Tranquility: names and message arguments for its numbers."""

from __future__ import annotations

from typing import Any, Final, final

from kazamata.codec.sets import STANDARD
from kazamata.core.asks import Answer, Question
from kazamata.core.fields import Field
from kazamata.games.tranquility.asks import DISCARD_TWO, PLAY_START, TAKE_TURN
from kazamata.games.tranquility.cards import is_island
from kazamata.games.tranquility.fields import CARD, GLOSSARY, NIGHT, NO_ROW, ROW
from kazamata.words.narrator import Glossary, Narrator
from kazamata.words.sentences import SentenceValue
from kazamata.words.tranquility import components

MINUTES: Final = (15, 30)
"""Shortest and longest playing time."""
WEIGHT: Final = 1
"""How much there is to learn: 1 is little, 3 is much."""
TURNED_OVER: Final = ("play-monster", "turn-card")
"""Forms whose message names the card on the chosen cell."""


FORCED: Final = {int(PLAY_START): "-start", int(DISCARD_TWO): "-discard"}
"""The end of the prompt's key if this option is the only one."""


@final
class TranquilityGlossary(Glossary):
    """Names islands by number, with their side if sides matter (TQ-H5)."""

    fields = {field.name: field for field in GLOSSARY}  # noqa: RUF012

    def name(self, narrator: Narrator, field: Field, value: int, view: Any) -> str | None:
        if field.kind == ROW.kind and value == NO_ROW:
            return "none"  # messages select by it
        if field.kind != CARD.kind or not is_island(value):
            return None
        if view is None or not view.terms.variant_row.has_sides or view.viewer < 0:
            return str(value)
        hand = view.seats[view.viewer]
        if value not in hand.hand:
            return str(value)
        key = "card-night" if value in hand.night_hand else "card-day"
        return narrator.catalogue.say(key, card=str(value))

    def prompt_key(self, question: Question, view: Any) -> str:
        """The message key; a forced Start or discard says so (TQ-7, TQ-12)."""
        own = super().prompt_key(question, view)
        if question.kind != TAKE_TURN or len(question.options) != 1:
            return own
        return own + FORCED.get(int(question.options[0]), "")

    def option_values(
        self, narrator: Narrator, answer: Answer, question: Question, view: Any
    ) -> dict[str, SentenceValue]:
        if answer.form.name == "calm-drawn":
            return {"storm": narrator.value(question.definition.fact_fields[0], question.fact("storm"))}
        if answer.form.name not in TURNED_OVER:
            return {}
        cell = answer["cell"]
        values: dict[str, SentenceValue] = {"card": narrator.value(CARD, view.grid[cell])}
        if answer.form.name == "turn-card":
            values["night"] = narrator.value(NIGHT, 0 if cell in view.night_cells else 1)
        return values


def glossary(set_key: str = "") -> Glossary:
    """The glossary of Tranquility; it has only one set of cards."""
    return TranquilityGlossary()


def component_catalogue(set_key: str, language: str) -> components.ComponentCatalogue:
    """The data a page needs to draw the cards."""
    if set_key != STANDARD:
        raise ValueError(f"Tranquility has the cards {STANDARD!r} alone, not {set_key!r}")
    return components.component_catalogue(language)
