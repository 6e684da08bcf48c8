"""Bodies of REST requests."""

from __future__ import annotations

from typing import Annotated

import msgspec

from kazamata.server.messages.bounds import (
    DefaultAnswers,
    Lines,
    Number,
    SeatNumber,
    StepConditions,
    Steps,
    ViewerNumber,
)

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
BotName = Annotated[str, msgspec.Meta(max_length=32)]
Key = Annotated[str, msgspec.Meta(max_length=48)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; `bots` names a bot or null for each seat, `deal` a chosen deal of the game.

    `hints`: every player may ask for hints, though others play too.
    """

    game: Key
    seats: SeatNumber
    name: Name
    choices: dict[Key, Key] = {}
    bots: Annotated[list[BotName | None], msgspec.Meta(max_length=16)] = []
    listed: bool = False
    clock: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] | None = None
    deal: Key | None = None
    hints: bool = False


class SetupQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of seats and choices that a page would like to combine."""

    seats: SeatNumber
    choices: dict[Key, Key] = {}


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


class AnswerBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option for the question asked at sequence number `seq`.

    `auto`: the page answers by itself, because there is only one option. It never does so if the question's
    kind `hides_timing`.
    """

    seat: SeatNumber
    seq: Number
    option: Number
    auto: bool = False


class VoteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vote over REST."""

    seat: SeatNumber
    yes: bool


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other options for a table before its deal; choices that are not named get their defaults."""

    choices: dict[Key, Key] = {}
    listed: bool = False
    clock: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] | None = None
    hints: bool = False


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spoken code of a lobby: three words in any language."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class SetBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat; null lets the person return, or frees the seat."""

    bot: BotName | None


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a seat, or give the game up from it."""

    seat: SeatNumber


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


class PreviewRevealsBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Preview staged answers for each possible reveal.

    A question without a legal staged answer gets the first legal option of the first list in `default_answers`
    that has one, or else the first legal option. A used list goes to the end of its kind's lists. The preview
    ends before an unstaged question of a kind in `stop_kinds`.
    """

    seat: SeatNumber
    seq: Number
    steps: Annotated[
        list[tuple[Annotated[str, msgspec.Meta(max_length=48)], Number]], msgspec.Meta(max_length=40)
    ]
    default_answers: DefaultAnswers = {}
    stop_kinds: Annotated[list[Annotated[str, msgspec.Meta(max_length=48)]], msgspec.Meta(max_length=8)] = []


class PlanBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plan over REST."""

    seat: SeatNumber
    seq: Number
    steps: Steps
    ignores_news: bool = False
    conditions: StepConditions = []
