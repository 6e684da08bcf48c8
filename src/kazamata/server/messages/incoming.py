"""Messages from a page or a program over its socket; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from kazamata.server.messages.bounds import (
    Lines,
    Number,
    SeatNumber,
    StepConditions,
    Steps,
    TableId,
    ViewerNumber,
)
from kazamata.server.messages.requests import AnswerBody


class Watch(msgspec.Struct, frozen=True, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Watch a table from a seat; `since` is the last known sequence number."""

    table: TableId
    seat: ViewerNumber = -1
    since: Number | None = None
    lang: str | None = None


class SendAnswer(
    AnswerBody, frozen=True, kw_only=True, tag_field="type", tag="answer", forbid_unknown_fields=True
):
    """An answer over a socket, which may watch another table meanwhile."""

    table: TableId


class AskWhy(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why an option is not possible."""

    table: TableId
    seat: SeatNumber
    option: Number
    ref: Number = 0


class RequestOptionSentences(
    msgspec.Struct, frozen=True, tag_field="type", tag="option_sentences", forbid_unknown_fields=True
):
    """Request the sentences of some options of the seat's question."""

    table: TableId
    seat: SeatNumber
    options: Annotated[list[Number], msgspec.Meta(max_length=200)]
    ref: Number = 0


class PreviewLines(
    msgspec.Struct, frozen=True, tag_field="type", tag="preview_lines", forbid_unknown_fields=True
):
    """Preview lines of answers; each line starts at the current question."""

    table: TableId
    seat: SeatNumber
    seq: Number
    lines: Lines
    ref: Number = 0


class MakePlan(msgspec.Struct, frozen=True, tag_field="type", tag="plan", forbid_unknown_fields=True):
    """A plan: answers with the kinds of their questions, given now if possible and otherwise when asked.

    The plan stops when the seat learns something, unless it `ignores_news`. `conditions` bind steps to facts
    of their question. A bound step answers no other question, and is skipped if a later step fits.
    """

    table: TableId
    seat: SeatNumber
    seq: Number
    steps: Steps
    ignores_news: bool = False
    conditions: StepConditions = []


class DropPlan(msgspec.Struct, frozen=True, tag_field="type", tag="drop_plan", forbid_unknown_fields=True):
    """Discard the plan's remaining answers."""

    table: TableId
    seat: SeatNumber


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last answer; starts a vote if that is not free.

    `confirmed` is required if several answers would go without a vote.
    """

    table: TableId
    seat: SeatNumber
    seq: Number
    confirmed: bool = False


class CastVote(msgspec.Struct, frozen=True, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """Vote; a no from the seat that asked withdraws the vote."""

    table: TableId
    seat: SeatNumber
    yes: bool


class GiveUp(msgspec.Struct, frozen=True, tag_field="type", tag="give_up", forbid_unknown_fields=True):
    """Ask the table to end the game."""

    table: TableId
    seat: SeatNumber


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """A heartbeat."""


ClientMessage = (
    Watch
    | SendAnswer
    | AskWhy
    | RequestOptionSentences
    | PreviewLines
    | MakePlan
    | DropPlan
    | Undo
    | CastVote
    | GiveUp
    | Ping
)
