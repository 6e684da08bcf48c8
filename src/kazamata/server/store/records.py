"""Records for the stored rows: all data about a table except its position.

A record whose fields have other names than the columns gives the columns by `rename`. So `msgspec.to_builtins`
makes a row of a record, and `msgspec.convert` makes a record of a row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

ACTOR_PERSON: Final = "person"
"""Actors other than bots: a person gave the answer."""
ACTOR_AUTO: Final = "auto"
"""A person's page gave the answer, because there was only one option."""
ACTOR_BOT: Final = "bot"
ACTOR_STAND_IN: Final = "stand-in"
ACTOR_CLOCK: Final = "clock"
"""Why a bot gave an answer: it owns the seat, it sits in for the owner, or the owner's clock ran out.

An actor is one of these, a colon, and the name of the bot.
"""


VOTE_UNDO: Final = "back"
VOTE_END: Final = "end"
"""What a table can vote on: an undo, or giving the game up."""

NOTE_LEFT: Final = "Left"
NOTE_GAVE_UP: Final = "GaveUp"
NOTE_UNDO_REFUSED: Final = "TakeBackRefused"
NOTE_END_REFUSED: Final = "GivingUpRefused"
NOTE_HINT: Final = "HintUsed"
NOTE_RETURNED: Final = "Returned"
NEW_RULES: Final = "NewRules"
STOPPED: Final = "Stopped"
"""Kinds of notes: entries that are not answers.

`Stopped` is never stored. It replaces an answer that the present rules cannot follow.
"""

REPLACED_CLOCK: Final = "clock"
REPLACED_AWAY: Final = "away"
"""Why the stand-in plays for an owner who did not ask for it: the clock ran out, or a player let it take over."""

SERVER: Final = "server"
"""The actor of a note that no player made."""


class TableVote(msgspec.Struct, frozen=True, rename={"ballots": "votes", "subject": "about"}):
    """An open vote; `ballots` are the votes so far, by seat.

    The subject is an undo to the position `to_seq`, or giving the game up. The stored JSON has its own keys.
    """

    seat: int
    seq: int
    to_seq: int
    ballots: dict[int, bool]
    subject: str = VOTE_UNDO


STORED_PLAN_KEYS: Final = {
    "ignores_news": "through",
    "informed_seq": "since",
    "stop_reason": "stopped",
    "conditions": "fits",
}
"""The keys of a plan in the stored JSON, where they differ from the fields."""


class AnswerPlan(msgspec.Struct, frozen=True, rename=STORED_PLAN_KEYS):
    """Answers that a seat has planned: the kind of each question and the option.

    After the sequence number `informed_seq` any event may be news to the seat; a plan that `ignores_news`
    continues after it. `batch` is the common number of the answers given so far. `stop_reason` says why the
    plan does not continue. `conditions` holds the facts that the questions of the first steps must have.
    """

    steps: tuple[tuple[str, int], ...]
    ignores_news: bool
    informed_seq: int
    batch: int | None = None
    stop_reason: Literal["news", "misfit", "quiet"] | None = None
    conditions: tuple[dict[str, list[int]], ...] = ()

    def conditions_of(self, index: int) -> dict[str, list[int]]:
        """The facts that the question of a step must have; empty if the step is not bound."""
        return self.conditions[index] if index < len(self.conditions) else {}

    def without_first(self, count: int) -> AnswerPlan:
        """The plan without its first steps."""
        return replace(self, steps=self.steps[count:], conditions=self.conditions[count:])


class SeatRecord(
    msgspec.Struct,
    frozen=True,
    rename={"token_hash": "token", "guest_hashes": "guests"},
):
    """A seat: a person, a bot, a bot that sits in for a person, or empty.

    `replaced` says why the bot sits in, unless its owner chose it. Only the owner may see `plan`.
    """

    seat: int
    name: str = ""
    token_hash: str | None = None
    bot: str | None = None
    ready: bool = False
    guest_hashes: frozenset[str] = frozenset()
    replaced: Literal["clock", "away"] | None = None
    plan: AnswerPlan | None = None

    @property
    def is_owned(self) -> bool:
        """Whether a person owns this seat, even if a bot sits in."""
        return self.token_hash is not None

    @property
    def is_filled(self) -> bool:
        return self.is_owned or self.bot is not None

    @property
    def actor(self) -> str:
        """The actor that answers for this seat now."""
        if self.bot is None:
            return ACTOR_PERSON
        late = self.replaced == REPLACED_CLOCK
        why = ACTOR_CLOCK if late else ACTOR_STAND_IN if self.is_owned else ACTOR_BOT
        return f"{why}:{self.bot}"

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person decides here now."""
        return self.is_owned and self.bot is None


class TableRecord(
    msgspec.Struct,
    frozen=True,
    rename={
        "rules_version": "version",
        "clock_seconds": "clock",
        "host_hash": "host",
        "created_at": "made",
        "started_at": "dealt",
        "vote": "plea",
        "origin_table": "origin",
        "origin_seq": "origin_at",
        "rematch_table": "next",
        "same_deal_table": "next_same",
        "deal_name": "deal",
        "last_entry_at": "answered",
    },
):
    """All data of a table except its entries; each change makes a record with the next edition.

    `hints` says that every player may ask for hints. `deal_name` names a chosen deal of a guided game.
    `last_entry_at`, the time of the last entry, is stored with the entries and only read here.
    """

    id: str
    game: str
    rules_version: int
    choices: dict[str, str]
    listed: bool
    clock_seconds: int | None
    status: str
    seed: str
    nonce: str
    host_hash: str
    created_at: float
    seats: tuple[SeatRecord, ...]
    started_at: float | None = None
    edition: int = 1
    vote: TableVote | None = None
    origin_table: str | None = None
    origin_seq: int | None = None
    rematch_table: str | None = None
    same_deal: bool = False
    same_deal_table: str | None = None
    deal_name: str | None = None
    hints: bool = False
    last_entry_at: float | None = None

    def with_seat(self, seat: SeatRecord) -> TableRecord:
        seats = (*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :])
        return replace(self, seats=seats)

    def with_plans(self, plans: Mapping[int, AnswerPlan | None]) -> TableRecord:
        """The record with these plans changed; only seats where a person decides can have a plan."""
        if not plans and all(seat.plan is None for seat in self.seats):
            return self
        seats = [
            replace(s, plan=plans.get(s.seat, s.plan) if s.is_played_by_person else None) for s in self.seats
        ]
        return replace(self, seats=tuple(seats))

    def plans(self) -> dict[int, AnswerPlan]:
        """The plans by seat."""
        return {
            seat.seat: seat.plan for seat in self.seats if seat.plan is not None and seat.is_played_by_person
        }

    def public_part(self) -> TableRecord:
        """The public part of the record: a change that it does not show is no visible change."""
        seats = tuple([replace(seat, plan=None) for seat in self.seats])
        return replace(self, seats=seats, edition=0, last_entry_at=None)


class Entry(
    msgspec.Struct,
    frozen=True,
    rename={
        "kind": "ask",
        "seen_seq": "named",
        "fingerprint": "after",
        "created_at": "at",
        "undo_to_seq": "back_to",
    },
):
    """One entry of a table's history: an answer, an undo to an earlier position (`undo_to_seq`), or a note.

    `kind` is the kind of the question, or of the note. `fingerprint` is that of the position afterwards.
    `seen_seq` is the sequence number that the client saw when it answered. With seat and option it identifies a
    repeated answer. Answers that were planned together share a `batch` number.
    """

    seq: int
    seat: int
    kind: str
    option: int
    seen_seq: int
    actor: str
    fingerprint: str
    created_at: float
    undo_to_seq: int | None = None
    batch: int | None = None

    @property
    def is_note(self) -> bool:
        """Whether the entry is a note: it leaves the position as it is."""
        return self.option < 0 and self.undo_to_seq is None


class BugReport(msgspec.Struct, frozen=True, rename={"created_at": "at"}):
    """A bug report from a seat (-1 for a spectator) about a moment of a table."""

    id: str
    table_id: str
    seq: int
    seat: int
    text: str
    created_at: float


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
