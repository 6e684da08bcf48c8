"""Sentences about any game: questions, events, refusals, choices, results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.refusals import Refusal
from kazamata.core.rules import Choice, Outcome
from kazamata.shelf import AnyRules
from kazamata.words.catalogue import Catalogue
from kazamata.words.namings import Naming

SEAT_FIELDS: Final = ("seat", "owner")
"""Fields of events and refusals that hold a seat; they are told as the player's name."""


def kebab(name: str) -> str:
    """`TakeTurn` and `take_turn` as catalogues write them: `take-turn`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def seat_name(catalogue: Catalogue, names: Sequence[str], seat: int) -> str:
    """The player's name, or the number of the seat where nobody has a name."""
    return names[seat] if 0 <= seat < len(names) else catalogue.say("seat-number", number=seat + 1)


def prompt(
    catalogue: Catalogue, rules: AnyRules, ask: Ask, naming: Naming | None = None, view: Any = None
) -> str:
    """What the asked player reads; with a naming and a view also how far the answer has got."""
    kind = rules.asks[ask.kind].name
    question = catalogue.say(f"ask-{kebab(kind)}")
    further = naming.progress(catalogue, kind, view) if naming is not None and view is not None else ""
    return f"{question} {further}" if further else question


def waiting(catalogue: Catalogue, rules: AnyRules, kind: int, names: Sequence[str]) -> str:
    """What the others read: for whom the table waits, and for what; `names` are those who are asked."""
    return catalogue.say(f"ask-{kebab(rules.asks[kind].name)}-waiting", names=", ".join(names))


def event_line(
    catalogue: Catalogue, rules: AnyRules, event: Event, names: Sequence[str], naming: Naming
) -> str:
    """A line of the log about an event that has been cut to the reader already."""
    kind = rules.events[event.kind]
    values: dict[str, str | int] = {}
    for field, value in zip(kind.fields, event.values, strict=False):
        if field in SEAT_FIELDS:
            values[field] = seat_name(catalogue, names, int(value))
        else:
            values[field] = naming.event_value(catalogue, kind.name, field, int(value))
    hidden = "-hidden" if len(event.values) < len(kind.fields) else ""
    return catalogue.say(f"event-{kebab(kind.name)}{hidden}", **values)


def refusal_text(catalogue: Catalogue, refusal: Refusal, names: Sequence[str], naming: Naming) -> str:
    """Why not: the reason with its clause, and what would help."""
    values: dict[str, str | int] = {}
    for field, value in refusal.values.items():
        if field in SEAT_FIELDS:
            values[field] = seat_name(catalogue, names, int(value))
        else:
            values[field] = naming.refusal_value(catalogue, field, int(value))
    text = catalogue.say(f"refusal-{refusal.key}", **values)
    key = "why-clause" if refusal.clause else "why-plain"
    sentences = [catalogue.say(key, text=text, clause=refusal.clause)]
    if refusal.remedy:
        sentences.append(catalogue.say(f"remedy-{refusal.remedy}", **values))
    return " ".join(sentences)


def choice_label(catalogue: Catalogue, choice: Choice) -> str:
    """The name of a choice of the table."""
    return catalogue.say(f"choice-{kebab(choice.key)}")


def choice_help(catalogue: Catalogue, choice: Choice) -> str:
    """What a choice is about."""
    return catalogue.say(f"choice-{kebab(choice.key)}-help")


def choice_value(catalogue: Catalogue, choice: Choice, value: str) -> str:
    """The name of one value of a choice."""
    return catalogue.say(f"choice-{kebab(choice.key)}-{kebab(value)}")


def choice_text(catalogue: Catalogue, choice: Choice, value: str) -> str:
    """A choice with the value that was chosen."""
    label, chosen = choice_label(catalogue, choice), choice_value(catalogue, choice, value)
    return catalogue.say("choice-line", label=label, value=chosen)


def outcome_lines(catalogue: Catalogue, rules: AnyRules, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """The result: how the game ended, who won, and the points with their breakdown."""
    if not outcome.cause:
        return [catalogue.say("game-running"), *_score_lines(catalogue, outcome, names)]
    ending = catalogue.say(f"cause-{kebab(outcome.cause)}")
    return [ending, _verdict(catalogue, rules, outcome, names), *_score_lines(catalogue, outcome, names)]


def _verdict(catalogue: Catalogue, rules: AnyRules, outcome: Outcome, names: Sequence[str]) -> str:
    """Where points are counted there are winners or a draw; otherwise all win or all lose."""
    if rules.cooperative and not outcome.scores:
        return catalogue.say("victory-together" if outcome.winners else "defeat-together")
    winners = [seat_name(catalogue, names, seat) for seat in outcome.winners]
    if not winners:
        return catalogue.say("draw-result")
    if len(winners) == 1:
        return catalogue.say("winner-is", name=winners[0])
    return catalogue.say("shared-victory", names=", ".join(winners))


def _score_lines(catalogue: Catalogue, outcome: Outcome, names: Sequence[str]) -> list[str]:
    told: list[str] = []
    for seat, points in enumerate(outcome.scores):
        told.append(catalogue.say("score-total", name=seat_name(catalogue, names, seat), points=points))
        own = [line for line in outcome.lines if line[0] == seat]
        told += [f"  {catalogue.say(f'score-{kebab(key)}', points=part)}" for _, key, part in own]
    return told
