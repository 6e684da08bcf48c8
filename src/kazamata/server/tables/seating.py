"""Seating: changes to a table's record, each a function from record to record."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kazamata.bots import roster
from kazamata.server.auth import tokens
from kazamata.server.auth.callers import Caller
from kazamata.server.errors import RequestError
from kazamata.server.messages.requests import Options
from kazamata.server.store.records import (
    OPEN,
    OVER,
    REPLACED_AWAY,
    REPLACED_CLOCK,
    RUNNING,
    SeatRecord,
    TableRecord,
)
from kazamata.server.tables.presence import SeatPresence
from kazamata.words.names import look_alike, visible_text

STAND_IN_BOT: Final = "medium"
MAX_GUESTS: Final = 8
"""How many browsers may share one seat."""
MAX_NAME_LENGTH: Final = 24

replace = msgspec.structs.replace


def clean_name(name: str) -> str:
    """A name without invisible characters, text-direction marks and terminal control codes."""
    clean = visible_text(name)
    if not clean:
        raise RequestError("name-empty", 400)
    return clean


def unique_name(record: TableRecord, name: str, seat_number: int) -> str:
    """A name that is unique at the table; a taken or look-alike name gets a number."""
    others = [seat.name for seat in record.seats if seat.seat != seat_number and seat.name]
    unique, number = name, 1
    while any(look_alike(unique, other) for other in others):
        number += 1
        unique = f"{name[: MAX_NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
    return unique


def stand_in_bot(game: str) -> str:
    """The bot that replaces an absent player: a careful and fast one."""
    return STAND_IN_BOT if STAND_IN_BOT in roster.names(game) else roster.strongest(game)


def require_bot(game: str, bot: str | None) -> str | None:
    if bot is not None and bot not in roster.names(game):
        raise RequestError("no-such-bot", 400)
    return bot


def owned_seat(seat: SeatRecord, name: str, token: str, guest: str) -> SeatRecord:
    guests = frozenset({guest}) if guest else frozenset()
    return SeatRecord(seat.seat, name, tokens.hash_token(token), None, False, guests)


def start_if_ready(record: TableRecord) -> TableRecord:
    """Deal when all seats are filled and all people are ready."""
    if record.status != OPEN:
        return record
    if not all(seat.is_filled and (seat.ready or not seat.is_owned) for seat in record.seats):
        return record
    return replace(record, status=RUNNING, started_at=time.time())


# ------------------------------------------------------------------------------------ sitting down


def take_seat(
    record: TableRecord, name: str, wanted_seat: int | None, token: str, guest: str
) -> tuple[TableRecord, int]:
    """Take the wanted seat or the first free one; only the host's device may take several."""
    if record.status != OPEN:
        raise RequestError("already-dealt", 409)
    if Caller(guest).seats_at(record) and not Caller(guest).is_host_of(record):
        raise RequestError("one-seat", 409)
    free = [seat for seat in record.seats if not seat.is_filled and wanted_seat in (None, seat.seat)]
    if not free:
        raise RequestError("seat-taken" if wanted_seat is not None else "table-full", 409)
    taken = free[0].seat
    return record.with_seat(
        owned_seat(free[0], unique_name(record, clean_name(name), taken), token, guest)
    ), taken


def claim_seat(record: TableRecord, token: str, guest: str) -> TableRecord:
    """Give the seat of this personal link to this guest as well."""
    own = Caller(token_hash=tokens.hash_token(token)).seats_at(record)
    if not own:
        raise RequestError("wrong-token", 403)
    for number in own:
        seat = record.seats[number]
        if guest not in seat.guest_hashes and len(seat.guest_hashes) >= MAX_GUESTS:
            raise RequestError("seat-crowded", 409)
        if guest:  # a program that sends its token needs no guest
            record = record.with_seat(replace(seat, guest_hashes=seat.guest_hashes | {guest}))
    return record


def set_ready(record: TableRecord, seat: int, ready: bool) -> TableRecord:
    if record.status != OPEN:
        raise RequestError("already-dealt", 409)
    return record.with_seat(replace(record.seats[seat], ready=ready))


def set_options(record: TableRecord, choices: dict[str, str], options: Options) -> TableRecord:
    """Other options before the deal. People confirm again that they are ready.

    A table with a known deal keeps its choices, because the deal follows from them.
    """
    if record.status != OPEN:
        raise RequestError("already-dealt", 409)
    changed = replace(
        record, choices=choices, clock_seconds=options.clock, listed=options.listed, hints=options.hints
    )
    if (record.same_deal or record.deal_name is not None) and choices != record.choices:
        raise RequestError("deal-fixed", 409)
    if replace(changed, listed=record.listed) == record:
        return changed
    return replace(changed, seats=tuple([replace(s, ready=s.ready and not s.is_owned) for s in record.seats]))


def rename_seats(record: TableRecord, seats: Iterable[int], name: str) -> TableRecord:
    """Rename the owner of these seats; finished games keep the old name."""
    if record.status == OVER:
        return record
    for seat in sorted(seats):
        unique = unique_name(record, clean_name(name), seat)
        record = record.with_seat(replace(record.seats[seat], name=unique))
    return record


# -------------------------------------------------------------------------------- bots on seats


def with_own_bot(record: TableRecord, seat: int, bot: str | None) -> TableRecord:
    """Let a bot play for the owner, or let the owner return."""
    if record.status == OVER:
        raise RequestError("game-over", 409)
    return record.with_seat(replace(record.seats[seat], bot=require_bot(record.game, bot), replaced=None))


def may_replace(record: TableRecord, caller: Caller, presences: Sequence[SeatPresence]) -> bool:
    """Whether a caller may let the stand-in play for absent players.

    The host may, and while the host is away every player.
    """
    hosts = Caller(record.host_hash).seats_at(record)
    host_is_away = all(presences[seat].away for seat in hosts)
    allowed = caller.is_host_of(record) or (host_is_away and bool(caller.seats_at(record)))
    return allowed and record.status == RUNNING


def with_stand_in(record: TableRecord, seat: int, bot: str | None, presence: SeatPresence) -> TableRecord:
    """Let the stand-in play for an absent owner, whichever bot the request names."""
    require_bot(record.game, bot)
    here = record.seats[seat]
    if record.status == OVER:
        raise RequestError("game-over", 409)
    if not here.is_owned or bot is None:
        raise RequestError("not-your-seat", 403)
    if here.bot is not None:
        return record
    if not presence.away:
        seconds = math.ceil((presence.away_at or 0.0) - time.time())
        raise RequestError("seat-present", 409, name=here.name, seconds=max(0, seconds))
    return record.with_seat(replace(here, bot=stand_in_bot(record.game), replaced=REPLACED_AWAY))


def with_hosts_bot(
    record: TableRecord, seat: int, bot: str | None, host: str, presence: SeatPresence
) -> TableRecord:
    """The host puts a bot on another seat, or removes one.

    Before the deal, the host may put bots on unowned seats and free an owned seat. After the deal, only the
    stand-in may sit in, and only for an absent owner. Bots on their own seats stay, unless the host is
    the only person.
    """
    require_bot(record.game, bot)
    if record.status == OPEN:
        return record.with_seat(_hosts_bot_before(record.seats[seat], bot))
    if record.status == OVER or record.seats[seat].is_owned:
        return with_stand_in(record, seat, bot, presence)
    return record.with_seat(_hosts_bot_running(record, record.seats[seat], bot, host))


def _hosts_bot_before(seat: SeatRecord, bot: str | None) -> SeatRecord:
    if seat.is_owned and bot is not None:
        raise RequestError("seat-taken", 409)
    return SeatRecord(seat.seat, bot=bot, ready=bot is not None)


def _hosts_bot_running(record: TableRecord, seat: SeatRecord, bot: str | None, host: str) -> SeatRecord:
    if bot is None:
        raise RequestError("seat-needs-bot", 409)
    if any(other.is_owned and host not in other.guest_hashes for other in record.seats):
        raise RequestError("bots-stay", 409)
    return replace(seat, bot=bot)


def replace_timed_out(record: TableRecord, late: Iterable[int]) -> TableRecord:
    """Put the stand-in on seats whose clock ran out; the owners keep their seats."""
    if record.status != RUNNING:
        return record
    for seat in late:
        if record.seats[seat].bot is None:
            record = record.with_seat(
                replace(record.seats[seat], bot=stand_in_bot(record.game), replaced=REPLACED_CLOCK)
            )
    return record


# ---------------------------------------------------------------------------------------- leaving


def leave_seat(record: TableRecord, seat: int) -> TableRecord:
    """Leave a seat: before the deal it becomes free, afterwards the stand-in plays on permanently.

    A host who leaves and keeps no seat stops being the host, if another person sits at the table.
    """
    if record.status == OVER:
        raise RequestError("game-over", 409)
    if record.status == OPEN:
        gone = record.with_seat(SeatRecord(seat))
    else:
        name = record.seats[seat].name
        gone = record.with_seat(SeatRecord(seat, name, None, stand_in_bot(record.game), True))
    if Caller(record.host_hash).seats_at(gone):
        return gone
    heirs = [min(other.guest_hashes) for other in gone.seats if other.guest_hashes]
    return replace(gone, host_hash=heirs[0] if heirs else gone.host_hash)
