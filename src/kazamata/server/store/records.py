"""Rows as records: what is known about a table besides its position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

ACTOR_PERSON: Final = "person"
"""Who gave an answer, where it was no bot."""
ACTOR_AUTO: Final = "auto"
"""A person's page gave it, because there was no other."""
ACTOR_BOT: Final = "bot"
ACTOR_STAND_IN: Final = "stand-in"
ACTOR_CLOCK: Final = "clock"
"""Why a bot gave an answer: the seat is its own, it sits in for the owner, or the owner's time was up.

An actor is one of these, a colon, and the name of the bot.
"""


VOTE_UNDO: Final = "back"
VOTE_END: Final = "end"
"""What a table may be asked to agree upon: to go back, or to give the game up."""

NOTE_LEFT: Final = "Left"
NOTE_GAVE_UP: Final = "GaveUp"
NOTE_UNDO_REFUSED: Final = "TakeBackRefused"
NOTE_END_REFUSED: Final = "GivingUpRefused"
NEW_RULES: Final = "NewRules"
STOPPED: Final = "Stopped"
"""Notes: what happened at a table without being an answer.

`Stopped` is never stored: it takes the place of an answer that the present rules cannot follow.
"""

SERVER: Final = "server"
"""The actor of a note that nobody at the table has made."""


class TableVote(msgspec.Struct, frozen=True):
    """Somebody asks the table for something; `votes` are those given, by seat.

    To go back, and then `to_seq` is the position to go back to; or to give the game up.
    """

    seat: int
    seq: int
    to_seq: int
    votes: dict[int, bool]
    about: str = VOTE_UNDO


class AnswerPlan(msgspec.Struct, frozen=True):
    """Answers that a seat has decided upon already: the kind of each question and the option.

    `since` is the sequence number after which anything may be news to it, `batch` the common number of the
    answers given by it so far, `stopped` why it does not go on. `fits` says of the first steps what their questions
    must say about themselves.
    """

    steps: tuple[tuple[str, int], ...]
    through: bool
    since: int
    batch: int | None = None
    stopped: Literal["news", "misfit", "quiet"] | None = None
    fits: tuple[dict[str, list[int]], ...] = ()

    def conditions_of(self, place: int) -> dict[str, list[int]]:
        """What the question of a step must say about itself; nothing where the step is not bound."""
        return self.fits[place] if place < len(self.fits) else {}

    def without_first(self, count: int) -> AnswerPlan:
        """The same plan without its first steps."""
        return replace(self, steps=self.steps[count:], fits=self.fits[count:])


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat: a person, a bot, a bot who sits in for a person, or nobody.

    `late` says that the bot sits in because the person's clock has run out. `plan` is the owner's secret.
    """

    seat: int
    name: str = ""
    token: str | None = None
    bot: str | None = None
    ready: bool = False
    guests: frozenset[str] = frozenset()
    late: bool = False
    plan: AnswerPlan | None = None

    @property
    def owned(self) -> bool:
        """Whether a person has this seat, even if a bot sits in at present."""
        return self.token is not None

    @property
    def filled(self) -> bool:
        return self.owned or self.bot is not None

    @property
    def actor(self) -> str:
        """Who answers here now."""
        why = ACTOR_CLOCK if self.late else ACTOR_STAND_IN if self.owned else ACTOR_BOT
        return f"{why}:{self.bot}" if self.bot is not None else ACTOR_PERSON

    @property
    def person(self) -> bool:
        """Whether a person decides here now."""
        return self.owned and self.bot is None


class TableRecord(msgspec.Struct, frozen=True):
    """Everything about a table but its answers. A change makes a new record with the next edition.

    `deal` names a chosen deal of a guided game.
    `answered`, the moment of the last entry, lies with the entries and is only read along.
    """

    id: str
    game: str
    version: int
    choices: dict[str, str]
    listed: bool
    clock: int | None
    status: str
    seed: str
    nonce: str
    host: str
    made: float
    seats: tuple[SeatRecord, ...]
    dealt: float | None = None
    edition: int = 1
    plea: TableVote | None = None
    origin: str | None = None
    origin_at: int | None = None
    next: str | None = None
    same_deal: bool = False
    next_same: str | None = None
    deal: str | None = None
    answered: float | None = None

    def with_seat(self, seat: SeatRecord) -> TableRecord:
        seats = (*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :])
        return replace(self, seats=seats)

    def with_plans(self, plans: Mapping[int, AnswerPlan | None]) -> TableRecord:
        """With other plans of these seats; only where a person decides there can be one."""
        if not plans and all(seat.plan is None for seat in self.seats):
            return self
        seats = [replace(s, plan=plans.get(s.seat, s.plan) if s.person else None) for s in self.seats]
        return replace(self, seats=tuple(seats))

    def plans(self) -> dict[int, AnswerPlan]:
        """What people have planned, by seat."""
        return {seat.seat: seat.plan for seat in self.seats if seat.plan is not None and seat.person}

    def as_shown(self) -> TableRecord:
        """What of it everybody may hear: two records that are the same here are no news."""
        seats = tuple([replace(seat, plan=None) for seat in self.seats])
        return replace(self, seats=seats, edition=0, answered=None)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's history: an answer, a step back to an earlier position (`back_to`), or a note.

    `named` is the sequence number which the client saw when it answered: with seat and option it tells
    a repeated answer from a new one. Answers that were planned together have a common number as `batch`.
    """

    seq: int
    seat: int
    ask: str
    option: int
    named: int
    actor: str
    after: str
    at: float
    back_to: int | None = None
    batch: int | None = None

    @property
    def is_note(self) -> bool:
        """Whether it only says something: the position stays as it is, and `ask` is the note's kind."""
        return self.option < 0 and self.back_to is None


class BugReport(msgspec.Struct, frozen=True):
    """Something is wrong, says somebody who looked at a table from a seat (-1 watches) at a moment."""

    id: str
    table_id: str
    seq: int
    seat: int
    text: str
    at: float


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
