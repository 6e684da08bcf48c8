"""The narrator of all games: prompts, options, log lines, refusals and results as sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, final

from kazamata import game_registry
from kazamata.core.asks import Answer, Question
from kazamata.core.events import Event
from kazamata.core.fields import NUMBER, ONE, PER_OPTION, SEAT_KIND, WORD, Field
from kazamata.core.refusals import Refusal
from kazamata.core.rules import Choice, Outcome, Preset
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module
from kazamata.words.catalogue import MINUS, Catalogue
from kazamata.words.catalogue import catalogue as load_catalogue
from kazamata.words.sentences import (
    Mention,
    Sentence,
    SentenceValue,
    capitalise,
    format_sentence,
    join_sentences,
    text_of,
)

_NUMBER: Final = Field("number")
CLAUSE_KIND: Final = "clause"
GIVEN_UP: Final = "given_up"
"""The end reason of a game that the table agreed to end early."""
PRICE: Final = "price"
"""The fact of a question that is rendered with each option, if the option has a message for it."""


@cache
def kebab(name: str) -> str:
    """`TakeTurn` and `take_turn` as catalogues write them: `take-turn`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


class Glossary:
    """Game-specific additions to the narrator; the base class adds none."""

    fields: Mapping[str, Field] = {}
    """The fields of refusals by name; if empty, those of the game's questions and events apply."""

    def name(self, narrator: Narrator, field: Field, value: int, view: Any) -> str | None:
        """The name of a value that its field does not name; it may depend on the view."""
        return None

    def prompt_key(self, question: Question, view: Any) -> str:
        """The message key of a question."""
        return f"ask-{kebab(question.definition.name)}"

    def option_key(self, answer: Answer, question: Question, view: Any) -> str:
        """The message key of an option."""
        return f"option-{answer.form.name}"

    def option_values(
        self, narrator: Narrator, answer: Answer, question: Question, view: Any
    ) -> dict[str, SentenceValue]:
        """Arguments of an option's message besides the fields of its form."""
        return {}

    def prompt_values(self, narrator: Narrator, question: Question, view: Any) -> dict[str, SentenceValue]:
        """Arguments of a prompt besides the facts of its question; "" leaves one out."""
        return {}

    def prompt_cause(self, narrator: Narrator, question: Question, view: Any) -> Mention | None:
        """What asks the question, if a prompt has to name it; it stands before the prompt."""
        return None


@final
class Narrator:
    """Renders what happens at one table in one language."""

    def __init__(
        self, catalogue: Catalogue, rules: AnyRules, glossary: Glossary, names: Sequence[str] = ()
    ) -> None:
        self.catalogue = catalogue
        self.rules = rules
        self.glossary = glossary
        self.names = names

    # events and results

    def event(self, event: Event) -> Sentence:
        """A log line for an event that is already redacted for its reader."""
        kind = self.rules.event_kinds[event.kind]
        values = {f.name: self.value(f, int(v)) for f, v in zip(kind.fields, event.values, strict=False)}
        hidden = "-hidden" if len(event.values) < len(kind.fields) else ""
        return capitalise(self.sentence(f"event-{kebab(kind.name)}{hidden}", values))

    def outcome(self, outcome: Outcome) -> list[Sentence]:
        """The result: how the game ended, who won, and the points with their breakdown."""
        if not outcome.end_reason:
            return [self.sentence("game-running"), *self._scores(outcome)]
        return [
            self.sentence(f"cause-{kebab(outcome.end_reason)}"),
            self.verdict(outcome),
            *self._scores(outcome),
        ]

    def verdict(self, outcome: Outcome) -> Sentence:
        """Who won: winners or a draw with points, otherwise all win or all lose.

        A game that was given up has no winner. Neither has a solo game without a win.
        """
        if outcome.end_reason == GIVEN_UP or (len(outcome.scores) == 1 and not outcome.winners):
            return self.sentence("nobody-won")
        if self.rules.cooperative and not outcome.scores:
            return self.sentence("victory-together" if outcome.winners else "defeat-together")
        if not outcome.winners:
            return self.sentence("draw-result")
        if len(outcome.winners) == 1:
            return self.sentence("winner-is", {"name": self.seat(outcome.winners[0])})
        return self.sentence("shared-victory", {"names": self.seats(outcome.winners)})

    def _scores(self, outcome: Outcome) -> list[Sentence]:
        sentences: list[Sentence] = []
        for seat, points in enumerate(outcome.scores):
            sentences.append(
                self.sentence("score-total", {"name": self.seat(seat), "points": number(points)})
            )
            own = [line for line in outcome.breakdown if line[0] == seat]
            sentences += [
                ("  ", *self.sentence(f"score-{kebab(key)}", {"points": number(part)}))
                for _, key, part in own
            ]
        return sentences

    # questions and options

    def prompt(self, question: Question, view: Any) -> Sentence:
        """The question as the asked player reads it, with its facts."""
        values: dict[str, SentenceValue] = {
            f.name: self.value(f, question.fact(f.name), view)
            for f in question.definition.fact_fields
            if f.multiplicity == ONE
        }
        values |= self.glossary.prompt_values(self, question, view)
        prompt = capitalise(self.sentence(self.glossary.prompt_key(question, view), values))
        cause = self.glossary.prompt_cause(self, question, view)
        if cause is not None:
            prompt = (cause, ": ", *prompt)
        for name, value in values.items():
            if value != "" and self.catalogue.has(f"ask-{kebab(name)}"):
                return (*prompt, " ", *self.sentence(f"ask-{kebab(name)}", values))
        return prompt

    def waiting(self, kind: int, seats: Sequence[int]) -> Sentence:
        """The question as the others read it: for which seats the table waits, and for what."""
        return self.sentence(
            f"ask-{kebab(self.rules.ask_kinds[kind].name)}-waiting", {"names": self.seats(seats)}
        )

    def options(self, question: Question, view: Any) -> list[Sentence]:
        """All options of a question in order."""
        return [self.option(question, option, view) for option in question.options]

    def option(self, question: Question, option: int, view: Any) -> Sentence:
        """One option of a question, with its price if there is a message for that."""
        answer = question.read(option)
        fields = zip(answer.form.fields, answer.values, strict=True)
        values = {field.name: self.value(field, value, view) for field, value in fields}
        values |= self.glossary.option_values(self, answer, question, view)
        key = self.glossary.option_key(answer, question, view)
        price = _price(question, option) if self.catalogue.has(f"{key}-cost") else None
        if price is None:
            return self.sentence(key, values)
        return self.sentence(f"{key}-cost", {**values, "cost": number(price)})

    def reason(self, refusal: Refusal) -> Sentence:
        """Why an option is refused, in a few words."""
        return self.sentence(f"refusal-{refusal.key}", self._numbers(refusal.values))

    def refusal(self, refusal: Refusal) -> Sentence:
        """Why an option is refused: the reason with its clause, and what would help."""
        values, reason = self._numbers(refusal.values), self.reason(refusal)
        clause = Mention(CLAUSE_KIND, 0, refusal.clause)
        key = "why-clause" if refusal.clause else "why-plain"
        sentence = self.sentence(key, {"text": reason, "clause": clause})
        if not refusal.remedy:
            return sentence
        return (*sentence, " ", *self.sentence(f"remedy-{refusal.remedy}", values))

    def _numbers(self, numbers: Mapping[str, int]) -> dict[str, SentenceValue]:
        fields = self.glossary.fields or _fields(self.rules)
        return {name: self.value(fields.get(name, _NUMBER), int(value)) for name, value in numbers.items()}

    # values and names

    def value(self, field: Field, value: int, view: Any = None) -> SentenceValue:
        """A number as a message argument: a word to select by, or a mention with its name."""
        if field.kind == WORD:
            return field.words[value]
        if field.kind == SEAT_KIND:
            return self.seat(value)
        if field.kind == NUMBER:
            return number(value, value + field.display_offset)
        return Mention(field.kind, value, self.name_of(field, value, view))

    def name_of(self, field: Field, value: int, view: Any = None) -> str:
        """The name of a value: from the game's glossary, from the catalogue, or its number."""
        name = self.glossary.name(self, field, value, view)
        if name is not None:
            return name
        if value not in field.words:
            return str(value + field.display_offset)
        return text_of(self.sentence(f"{field.kind}-{kebab(field.words[value])}"))

    def seat(self, seat: int) -> Mention:
        """The player's name, or the seat number for a seat without a name."""
        if 0 <= seat < len(self.names):
            return Mention(SEAT_KIND, seat, self.names[seat])
        return Mention(SEAT_KIND, seat, text_of(self.sentence("seat-number", {"number": seat + 1})))

    def advice(self, reason: str, numbers: Mapping[str, float], other: Sentence = ()) -> Sentence:
        """Why a bot advises an answer: its numbers, and the next best answer."""
        values: dict[str, SentenceValue] = {name: self._measure(value) for name, value in numbers.items()}
        return self.sentence(reason, {**values, "other": other}) if reason else ()

    def _measure(self, value: float) -> Mention:
        """A count as it is, or a mean with one decimal."""
        if isinstance(value, float):
            return Mention(NUMBER, round(value), self.catalogue.decimal(value, 1))
        return number(value)

    def seats(self, seats: Sequence[int]) -> Sentence:
        """Several players by name."""
        return join_sentences([(self.seat(seat),) for seat in seats], ", ")

    def sentence(self, key: str, values: Mapping[str, SentenceValue] | None = None) -> Sentence:
        """A message of the catalogue as a sentence."""
        return format_sentence(self.catalogue, key, values or {})


@cache
def _fields(rules: AnyRules) -> dict[str, Field]:
    """All fields of a game's questions and events."""
    rows = [field for kind in rules.event_kinds for field in kind.fields]
    rows += [field for kind in rules.ask_kinds for form in kind.forms for field in form.fields]
    return {field.name: field for field in rows}


def number(value: int, shown: int | None = None) -> Mention:
    """A plain number as a mention, with a minus sign instead of a hyphen."""
    text = str(int(value if shown is None else shown))
    return Mention(NUMBER, int(value), text.replace("-", MINUS))


def _price(question: Question, option: int) -> int | None:
    if not any(
        field.name == PRICE and field.multiplicity == PER_OPTION for field in question.definition.fact_fields
    ):
        return None
    return question.facts_by_option(PRICE).get(option)


# ------------------------------------------------------------------------------ the parts of a game


@cache
def glossary(game: str, set_key: str = "") -> Glossary:
    """The glossary of a game, for its set of components if it has several.

    A game's `words` package may define `glossary(set_key)`; other games use the base class.
    """
    make = getattr(game_module("words", game), "glossary", None)
    found: Glossary = Glossary() if make is None else make(set_key)
    return found


def make_narrator(game: str, language: str, names: tuple[str, ...] = (), set_key: str = "") -> Narrator:
    """Make the narrator of a game in a language; `names` are those of the seats."""
    return Narrator(load_catalogue(game, language), game_registry.rules(game), glossary(game, set_key), names)


# ------------------------------------------------------------------------------------- table choices


def choice_label(catalogue: Catalogue, choice: Choice) -> str:
    """The name of a table choice."""
    return catalogue.say(f"choice-{kebab(choice.key)}")


def choice_help(catalogue: Catalogue, choice: Choice) -> str:
    """The explanation of a table choice."""
    return catalogue.say(f"choice-{kebab(choice.key)}-help")


def choice_value_help(catalogue: Catalogue, choice: Choice, value: str) -> str:
    """The explanation of one value of a choice; empty if the choice's explanation says everything."""
    key = f"choice-{kebab(choice.key)}-{kebab(value)}-help"
    return catalogue.say(key) if catalogue.has(key) else ""


def preset_label(catalogue: Catalogue, preset: Preset) -> str:
    """The name of a preset."""
    return catalogue.say(f"preset-{kebab(preset.key)}")


def preset_text(catalogue: Catalogue, preset: Preset) -> str:
    """The sentence about a preset."""
    return catalogue.say(f"preset-{kebab(preset.key)}-text")


def choice_value(catalogue: Catalogue, choice: Choice, value: str) -> str:
    """The name of one value of a choice."""
    return catalogue.say(f"choice-{kebab(choice.key)}-{kebab(value)}")


def choice_text(catalogue: Catalogue, choice: Choice, value: str) -> str:
    """A choice with its chosen value."""
    label, chosen = choice_label(catalogue, choice), choice_value(catalogue, choice, value)
    return catalogue.say("choice-line", label=label, value=chosen)
