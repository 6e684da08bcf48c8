"""The messages for browsers and other programs: plain typed records."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kazamata.core.asks import Question
from kazamata.core.events import Event, redact
from kazamata.core.fields import ONE, Field
from kazamata.core.refusals import Refusal
from kazamata.core.rules import Outcome
from kazamata.game_registry import AnyRules


class WireAsk(msgspec.Struct, frozen=True):
    """A question to a seat; `facts` are numbers that help to choose, such as the price of each option.

    A question that `hides_timing` is never answered automatically: the speed of the answer would reveal a hand.
    """

    kind: str
    clause: str
    seat: int
    options: list[int]
    facts: dict[str, int | list[int]] = {}
    hides_timing: bool = False


class WireEvent(msgspec.Struct, frozen=True):
    """Something that happened, with the fields that the receiver may know."""

    kind: str
    values: dict[str, int]


class WireRefusal(msgspec.Struct, frozen=True):
    """Why an answer is not possible."""

    clause: str
    key: str
    values: dict[str, int]
    remedy: str


class WireOutcome(msgspec.Struct, frozen=True):
    """How a game stands."""

    end_reason: str
    winners: list[int]
    scores: list[int]
    breakdown: list[tuple[int, str, int]]


def wire_ask(question: Question) -> WireAsk:
    """A question as it is sent to the asked seat."""
    row = question.definition
    facts = {field.name: _fact_value(question, field) for field in row.fact_fields}
    return WireAsk(row.name, row.clause, question.seat, list(question.options), facts, row.hides_timing)


def _fact_value(question: Question, field: Field) -> int | list[int]:
    return question.fact(field.name) if field.multiplicity == ONE else question.fact_list(field.name)


def wire_events(rules: AnyRules, events: Sequence[Event], viewer: int) -> list[WireEvent]:
    """Events as one viewer may see them."""
    return [wire_event(rules, redact(event, rules.event_kinds, viewer)) for event in events]


def wire_event(rules: AnyRules, event: Event) -> WireEvent:
    """An event that is already redacted for its receiver."""
    kind = rules.event_kinds[event.kind]
    return WireEvent(kind.name, dict(zip([field.name for field in kind.fields], event.values, strict=False)))


def wire_refusal(refusal: Refusal) -> WireRefusal:
    return WireRefusal(refusal.clause, refusal.key, dict(refusal.values), refusal.remedy)


def wire_outcome(outcome: Outcome) -> WireOutcome:
    return msgspec.convert(outcome, type=WireOutcome, from_attributes=True)
