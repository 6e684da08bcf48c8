"""The messages that a browser or another program gets: plain typed records, described by `schema`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kazamata.codec.views import VIEWS
from kazamata.core.asks import Ask
from kazamata.core.events import Event, cut
from kazamata.core.refusals import Refusal
from kazamata.core.rules import Outcome
from kazamata.shelf import AnyRules


class WireAsk(msgspec.Struct, frozen=True):
    """A question to a seat; `details` are numbers that help to choose, such as the cost of each option."""

    kind: str
    clause: str
    seat: int
    options: list[int]
    details: dict[str, list[int]] = {}


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

    cause: str
    winners: list[int]
    scores: list[int]
    lines: list[tuple[int, str, int]]


class WireAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: an option for the question that it was asked as number `seq` of its table."""

    table: str
    seq: int
    option: int


def wire_view(rules: AnyRules, view: object) -> msgspec.Struct:
    """A view as a record: every field of the view, and no other."""
    return msgspec.convert(view, type=VIEWS[rules.name], from_attributes=True)


def wire_ask(rules: AnyRules, ask: Ask, details: dict[str, list[int]] | None = None) -> WireAsk:
    """A question as it travels to the asked seat alone; `details` come from `rules.details(state, seat)`."""
    kind = rules.asks[ask.kind]
    return WireAsk(kind.name, kind.clause, ask.seat, list(ask.options), details or {})


def wire_events(rules: AnyRules, events: Sequence[Event], viewer: int) -> list[WireEvent]:
    """Events as one viewer may know them."""
    return [_wire_event(rules, cut(event, rules.events, viewer)) for event in events]


def _wire_event(rules: AnyRules, event: Event) -> WireEvent:
    kind = rules.events[event.kind]
    return WireEvent(kind.name, dict(zip(kind.fields, event.values, strict=False)))


def wire_refusal(refusal: Refusal) -> WireRefusal:
    return WireRefusal(refusal.clause, refusal.key, dict(refusal.values), refusal.remedy)


def wire_outcome(outcome: Outcome) -> WireOutcome:
    return msgspec.convert(outcome, type=WireOutcome, from_attributes=True)


def schema() -> dict[str, Any]:
    """JSON Schema of everything that travels, for the client's generated types."""
    kinds = (*VIEWS.values(), WireAsk, WireEvent, WireRefusal, WireOutcome, WireAnswer)
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}
