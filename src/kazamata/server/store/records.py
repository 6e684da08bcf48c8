"""Rows as records: what is known about a table besides its position."""

from __future__ import annotations

from typing import Any, Final

import msgspec

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
"""Who gave an answer, where it was no bot."""


class Plea(msgspec.Struct, frozen=True):
    """Somebody asks the table to go back to an earlier position; `votes` are those given, by seat."""

    seat: int
    seq: int
    to_seq: int
    votes: dict[int, bool]


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat: a person, a bot, a bot who sits in for a person, or nobody."""

    seat: int
    name: str = ""
    token: str | None = None
    bot: str | None = None
    ready: bool = False
    guests: frozenset[str] = frozenset()

    @property
    def owned(self) -> bool:
        """Whether a person has this seat, even if a bot sits in at present."""
        return self.token is not None

    @property
    def filled(self) -> bool:
        return self.owned or self.bot is not None

    @property
    def person(self) -> bool:
        """Whether a person decides here now."""
        return self.owned and self.bot is None


class TableRecord(msgspec.Struct, frozen=True):
    """Everything about a table but its answers. A change makes a new record with the next edition."""

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
    plea: Plea | None = None
    origin: str | None = None
    origin_at: int | None = None
    next: str | None = None

    def with_seat(self, seat: SeatRecord) -> TableRecord:
        seats = (*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :])
        return msgspec.structs.replace(self, seats=seats)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's history: an answer, or (with `back_to`) a step back to an earlier position.

    `named` is the sequence number which the client saw when it answered: with seat and option it tells
    a repeated answer from a new one.
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


def plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()
