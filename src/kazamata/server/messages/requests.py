"""Bodies of requests, and what only a request is answered."""

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
    """A table to be made; `bots` names a bot or nobody for each seat, `deal` a chosen deal of the game."""

    game: Key
    seats: SeatNumber
    name: Name
    choices: dict[Key, Key] = {}
    bots: Annotated[list[BotName | None], msgspec.Meta(max_length=16)] = []
    listed: bool = False
    clock: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] | None = None
    deal: Key | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down, on a certain seat or the first free one."""

    name: Name
    seat: SeatNumber | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, msgspec.Meta(max_length=64)]


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ready for the deal, or not any more."""

    seat: SeatNumber
    ready: bool


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for my seats; at a table with several of mine only for those called `was`."""

    name: Name
    was: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Hide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a finished table out of my list, or show it again."""

    hidden: bool = True


class BugReportBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something is wrong at the table: at which moment, seen from which seat, in a sentence."""

    seq: Number
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    seat: ViewerNumber = -1


class BugReportCreated(msgspec.Struct, frozen=True):
    """The name under which a complaint is kept."""

    report: str


class VoteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vote over REST."""

    seat: SeatNumber
    yes: bool


class SetBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat; null lets the person come back, or frees the seat."""

    bot: BotName | None


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Get up from a seat, or give the game up from there."""

    seat: SeatNumber


class StartReviewBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look at a finished game again: at the answers of one seat, or at all (-1)."""

    seat: ViewerNumber = -1


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again, perhaps the same deal."""

    same_deal: bool = False


class ForkBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game."""

    at: Number
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class PreviewLinesBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of answers to be tried over REST."""

    seat: SeatNumber
    seq: Number
    lines: Lines


class PlanBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plan over REST."""

    seat: SeatNumber
    seq: Number
    steps: Steps
    through: bool = False
    fits: StepConditions = []


class LinePreviewsBody(msgspec.Struct, frozen=True):
    """The outcome of each line that was tried."""

    lines: list[LinePreview]
