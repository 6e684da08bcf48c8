"""Bodies of requests, and of responses that only REST uses."""

from __future__ import annotations

from typing import Annotated

import msgspec

from kazamata.server.messages.bounds import Number, SeatNumber, ViewerNumber
from kazamata.server.messages.incoming import Lines, StepConditions, Steps
from kazamata.server.messages.outgoing import LinePreview

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
BotName = Annotated[str, msgspec.Meta(max_length=32)]
Key = Annotated[str, msgspec.Meta(max_length=48)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; `bots` names a bot or null for each seat, `deal` a chosen deal of the game."""

    game: Key
    seats: SeatNumber
    name: Name
    choices: dict[Key, Key] = {}
    bots: Annotated[list[BotName | None], msgspec.Meta(max_length=16)] = []
    listed: bool = False
    clock: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] | None = None
    deal: Key | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a certain seat or the first free one."""

    name: Name
    seat: SeatNumber | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, msgspec.Meta(max_length=64)]


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the player is ready for the deal."""

    seat: SeatNumber
    ready: bool


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for the caller's seats; of several at one table, only for those named `was`."""

    name: Name
    was: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Hide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hide a finished table from the caller's list, or show it again."""

    hidden: bool = True


class BugReportBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bug report: the moment, the seat and a sentence."""

    seq: Number
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    seat: ViewerNumber = -1


class BugReportCreated(msgspec.Struct, frozen=True):
    """The id of a stored bug report."""

    report: str


class VoteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vote over REST."""

    seat: SeatNumber
    yes: bool


class SetBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat; null lets the person return, or frees the seat."""

    bot: BotName | None


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a seat, or give the game up from it."""

    seat: SeatNumber


class StartReviewBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Review a finished game: the answers of one seat, or of all (-1)."""

    seat: ViewerNumber = -1


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again, perhaps with the same deal."""

    same_deal: bool = False


class ForkBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from a position of a finished game."""

    at: Number
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class PreviewLinesBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of answers to preview over REST."""

    seat: SeatNumber
    seq: Number
    lines: Lines


class PlanBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plan over REST."""

    seat: SeatNumber
    seq: Number
    steps: Steps
    ignores_news: bool = False
    conditions: StepConditions = []


class LinePreviewsBody(msgspec.Struct, frozen=True):
    """The result of each previewed line."""

    lines: list[LinePreview]
