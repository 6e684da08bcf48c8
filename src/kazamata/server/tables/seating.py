"""Sitting down and getting up: changes of a table's record, each a function from record to record."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from kazamata import shelf
from kazamata.bots import roster
from kazamata.core.refusals import Refused
from kazamata.server.errors import Trouble
from kazamata.server.messages import NewTable
from kazamata.server.people import tokens
from kazamata.server.people.callers import Caller
from kazamata.server.people.reasons import AgainstRules
from kazamata.server.store.records import OPEN, OVER, RUNNING, Entry, SeatRecord, TableRecord
from kazamata.shelf import AnyRules

MOST_GUESTS: Final = 8
"""How many browsers may share one seat."""

replace = msgspec.structs.replace


def clean_name(name: str) -> str:
    """A name without line ends, control characters and bidirectional tricks."""
    shown = "".join(letter for letter in name if letter.isprintable())
    shown = " ".join(shown.split())
    if not shown:
        raise Trouble("name-empty", 400)
    return shown


# ------------------------------------------------------------------------------------- making tables


def new_table(wish: NewTable, guest: str) -> tuple[TableRecord, dict[int, str]]:
    """A table as it was wished for, its maker on the first seat without a bot; and that seat's token."""
    rules = known_game(wish.game)
    bots = [*wish.bots, *[None] * (wish.seats - len(wish.bots))]
    choices = chosen(rules, wish)
    if len(bots) > wish.seats:
        raise Trouble("too-many-bots", 400)
    seats = [
        SeatRecord(seat, bot=known_bot(wish.game, bot), ready=bot is not None)
        for seat, bot in enumerate(bots)
    ]
    free = [seat for seat in seats if not seat.filled]
    links: dict[int, str] = {}
    if free:
        token = tokens.new_token()
        links[free[0].seat] = token
        seats[free[0].seat] = owned(free[0], clean_name(wish.name), token, guest)
    record = blank(rules, choices, tuple(seats), guest)
    return replace(record, listed=wish.listed, clock=wish.clock), links


def blank(rules: AnyRules, choices: dict[str, str], seats: tuple[SeatRecord, ...], host: str) -> TableRecord:
    return TableRecord(
        id=tokens.new_table_id(),
        game=rules.name,
        version=rules.version,
        choices=choices,
        listed=False,
        clock=None,
        status=OPEN,
        seed=str(tokens.new_seed()),
        nonce=tokens.new_nonce(),
        host=host,
        made=time.time(),
        seats=seats,
    )


def known_game(name: str) -> AnyRules:
    if name not in shelf.NAMES:
        raise Trouble("no-such-game", 404)
    return shelf.rules(name)


def known_bot(game: str, bot: str | None) -> str | None:
    if bot is not None and bot not in roster.names(game):
        raise Trouble("no-such-bot", 400)
    return bot


def chosen(rules: AnyRules, wish: NewTable) -> dict[str, str]:
    """All choices spelled out; raises `AgainstRules` for a mixture that the rules do not know."""
    known = {choice.key: choice.values for choice in rules.choices}
    for key, value in wish.choices.items():
        if value not in known.get(key, ()):
            raise Trouble("no-such-choice", 400)
    if wish.seats not in rules.seats:
        raise Trouble("wrong-seats", 400, least=min(rules.seats), most=max(rules.seats))
    try:
        return rules.setup(wish.seats, wish.choices).choices
    except Refused as refused:
        raise AgainstRules(refused.refusal, rules.name, wish.choices) from None


def owned(seat: SeatRecord, name: str, token: str, guest: str) -> SeatRecord:
    guests = frozenset({guest}) if guest else frozenset()
    return SeatRecord(seat.seat, name, tokens.hashed(token), None, False, guests)


def begun(record: TableRecord) -> TableRecord:
    """A table of bots alone, or one that is ready from the start, needs no gate."""
    ready = all(seat.filled and (seat.ready or not seat.owned) for seat in record.seats)
    return replace(record, status=RUNNING, dealt=time.time()) if ready else record


# ------------------------------------------------------------------------------------ sitting down


def joined(
    record: TableRecord, name: str, wished: int | None, token: str, guest: str
) -> tuple[TableRecord, int]:
    """Sit down on the wished seat or the first free one."""
    if record.status != OPEN:
        raise Trouble("already-dealt", 409)
    free = [seat for seat in record.seats if not seat.filled and wished in (None, seat.seat)]
    if not free:
        raise Trouble("seat-taken" if wished is not None else "table-full", 409)
    return record.with_seat(owned(free[0], clean_name(name), token, guest)), free[0].seat


def claimed(record: TableRecord, token: str, guest: str) -> TableRecord:
    """The seat whose personal link this is belongs to this guest too."""
    own = Caller(token=tokens.hashed(token)).seats_at(record)
    if not own:
        raise Trouble("wrong-token", 403)
    for place in own:
        seat = record.seats[place]
        if guest not in seat.guests and len(seat.guests) >= MOST_GUESTS:
            raise Trouble("seat-crowded", 409)
        if guest:  # a program that shows its token needs no more than that
            record = record.with_seat(replace(seat, guests=seat.guests | {guest}))
    return record


def readied(record: TableRecord, seat: int, ready: bool) -> TableRecord:
    if record.status != OPEN:
        raise Trouble("already-dealt", 409)
    return record.with_seat(replace(record.seats[seat], ready=ready))


def with_bot(record: TableRecord, place: int, bot: str | None, host: bool) -> TableRecord:
    """Put a bot on a seat, or take it away: the person comes back, or the seat is free again.

    Before the deal a host may only fill seats that nobody owns; afterwards also sit a bot in for
    somebody who stays away. Only the owner takes a bot off an owned seat.
    """
    seat = record.seats[place]
    known_bot(record.game, bot)
    if record.status == OVER:
        raise Trouble("game-over", 409)
    if record.status == OPEN and seat.owned and host:
        raise Trouble("seat-taken", 409)
    if record.status == RUNNING and not seat.owned and bot is None:
        raise Trouble("seat-needs-bot", 409)
    ready = seat.ready if seat.owned else bot is not None
    return record.with_seat(replace(seat, bot=bot, ready=ready))


def left(record: TableRecord, place: int, stand_in: str) -> TableRecord:
    """Get up: before the deal the seat is free again, afterwards a bot plays on for good."""
    if record.status == OVER:
        return record
    if record.status == OPEN:
        return record.with_seat(SeatRecord(place))
    seat = record.seats[place]
    return record.with_seat(SeatRecord(place, seat.name, None, seat.bot or stand_in, True))


# ----------------------------------------------------------------------------------- playing again


def again(record: TableRecord, caller: Caller, same_deal: bool) -> TableRecord:
    """The same people and choices at a new table; the people get ready anew."""
    if record.status != OVER:
        raise Trouble("not-over", 409)
    rules = shelf.rules(record.game)
    seats = tuple(
        replace(seat, ready=not seat.owned, bot=None if seat.owned else seat.bot) for seat in record.seats
    )
    fresh = blank(rules, record.choices, seats, caller.guest or record.host)
    seed = record.seed if same_deal else fresh.seed
    return replace(fresh, listed=record.listed, clock=record.clock, seed=seed, origin=record.id)


def branched(
    record: TableRecord, entries: list[Entry], at: int, place: int, name: str, guest: str, bot: str
) -> tuple[TableRecord, list[Entry], str]:
    """A table that goes on from a position of a finished game, with bots on all other seats."""
    if record.status != OVER:
        raise Trouble("not-over", 409)
    if place >= len(record.seats) or at > len(entries):
        raise Trouble("no-such-position", 404)
    token = tokens.new_token()
    bots = [SeatRecord(seat.seat, seat.name, bot=seat.bot or bot, ready=True) for seat in record.seats]
    mine = owned(record.seats[place], clean_name(name or record.seats[place].name), token, guest)
    seats = tuple(replace(mine, ready=True) if seat.seat == place else seat for seat in bots)
    rules = shelf.rules(record.game)
    fresh = blank(rules, record.choices, seats, guest)
    branch = replace(
        fresh, seed=record.seed, status=RUNNING, dealt=fresh.made, origin=record.id, origin_at=at
    )
    return branch, entries[:at], token
