"""Seating: changes to a table's record, each a function from record to record."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.codec.sets import choice_values
from kazamata.core.refusals import Refused
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module
from kazamata.server.auth import tokens
from kazamata.server.auth.callers import Caller
from kazamata.server.errors import RequestError
from kazamata.server.messages.requests import NewTable
from kazamata.server.rendering.refusals import RuleViolation
from kazamata.server.store.records import OPEN, OVER, RUNNING, Entry, SeatRecord, TableRecord
from kazamata.words.names import look_alike, visible_text

STAND_IN_BOT: Final = "medium"
MOST_GUESTS: Final = 8
"""How many browsers may share one seat."""
LONGEST: Final = 24

replace = msgspec.structs.replace


def clean_name(name: str) -> str:
    """A name without invisible characters, text-direction marks and terminal control codes."""
    clean = visible_text(name)
    if not clean:
        raise RequestError("name-empty", 400)
    return clean


def unique_name(record: TableRecord, name: str, place: int) -> str:
    """A name that is unique at the table; a taken or look-alike name gets a number."""
    others = [seat.name for seat in record.seats if seat.seat != place and seat.name]
    tried, number = name, 1
    while any(look_alike(tried, other) for other in others):
        number += 1
        tried = f"{name[: LONGEST - len(str(number)) - 1].rstrip()} {number}"
    return tried


def stand_in_bot(game: str) -> str:
    """The bot that replaces an absent player: a careful and fast one."""
    return STAND_IN_BOT if STAND_IN_BOT in roster.names(game) else roster.strongest(game)


# ------------------------------------------------------------------------------------- making tables


def new_table(wish: NewTable, guest: str) -> tuple[TableRecord, dict[int, str]]:
    """Make a table with its maker on the first seat without a bot; also returns that seat's token."""
    rules = require_game(wish.game)
    bots = [*wish.bots, *[None] * (wish.seats - len(wish.bots))]
    choices = resolve_choices(rules, wish)
    if len(bots) > wish.seats:
        raise RequestError("too-many-bots", 400)
    seats = [
        SeatRecord(seat, bot=require_bot(wish.game, bot), ready=bot is not None)
        for seat, bot in enumerate(bots)
    ]
    free = [seat for seat in seats if not seat.is_filled]
    links: dict[int, str] = {}
    if free:
        token = tokens.new_token()
        links[free[0].seat] = token
        seats[free[0].seat] = owned_seat(free[0], clean_name(wish.name), token, guest)
    record = empty_record(rules, choices, tuple(seats), guest)
    return replace(with_deal(record, wish.deal), listed=wish.listed, clock_seconds=wish.clock), links


def empty_record(
    rules: AnyRules, choices: dict[str, str], seats: tuple[SeatRecord, ...], host: str
) -> TableRecord:
    return TableRecord(
        id=tokens.new_table_id(),
        game=rules.name,
        rules_version=rules.version,
        choices=choices,
        listed=False,
        clock_seconds=None,
        status=OPEN,
        seed=str(tokens.new_seed()),
        nonce=tokens.new_nonce(),
        host_hash=host,
        created_at=time.time(),
        seats=seats,
    )


def with_deal(record: TableRecord, deal: str | None) -> TableRecord:
    """The table with one of the game's chosen deals (see `games/<game>/lesson_deals.py`)."""
    if deal is None:
        return record
    seeds: Mapping[str, int] = getattr(game_module("games", f"{record.game}.lesson_deals"), "DEALS", {})
    if deal not in seeds:
        raise RequestError("no-such-deal", 404)
    return replace(record, seed=str(seeds[deal]), deal_name=deal)


def require_game(name: str) -> AnyRules:
    if name not in game_registry.GAME_NAMES:
        raise RequestError("no-such-game", 404)
    return game_registry.rules(name)


def require_bot(game: str, bot: str | None) -> str | None:
    if bot is not None and bot not in roster.names(game):
        raise RequestError("no-such-bot", 400)
    return bot


def resolve_choices(rules: AnyRules, wish: NewTable) -> dict[str, str]:
    """All choices with their defaults; raises `RuleViolation` for seats or choices that the rules refuse."""
    known = {choice.key: choice_values(rules.name, choice) for choice in rules.choices}
    for key, value in wish.choices.items():
        if value not in known.get(key, ()):
            raise RequestError("no-such-choice", 400)
    try:
        return rules.setup(wish.seats, wish.choices).choices
    except Refused as refused:
        raise RuleViolation(refused.refusal, rules.name, wish.choices) from None


def owned_seat(seat: SeatRecord, name: str, token: str, guest: str) -> SeatRecord:
    guests = frozenset({guest}) if guest else frozenset()
    return SeatRecord(seat.seat, name, tokens.hash_token(token), None, False, guests)


def start_if_ready(record: TableRecord) -> TableRecord:
    """Start a table that needs no waiting: one with only bots, or one that is ready from the start."""
    ready = all(seat.is_filled and (seat.ready or not seat.is_owned) for seat in record.seats)
    return replace(record, status=RUNNING, started_at=time.time()) if ready else record


# ------------------------------------------------------------------------------------ sitting down


def take_seat(
    record: TableRecord, name: str, wished: int | None, token: str, guest: str
) -> tuple[TableRecord, int]:
    """Take the wanted seat or the first free one; only the host's device may take several."""
    if record.status != OPEN:
        raise RequestError("already-dealt", 409)
    if Caller(guest).seats_at(record) and not Caller(guest).is_host_of(record):
        raise RequestError("one-seat", 409)
    free = [seat for seat in record.seats if not seat.is_filled and wished in (None, seat.seat)]
    if not free:
        raise RequestError("seat-taken" if wished is not None else "table-full", 409)
    place = free[0].seat
    return record.with_seat(
        owned_seat(free[0], unique_name(record, clean_name(name), place), token, guest)
    ), place


def claim_seat(record: TableRecord, token: str, guest: str) -> TableRecord:
    """Give the seat of this personal link to this guest as well."""
    own = Caller(token_hash=tokens.hash_token(token)).seats_at(record)
    if not own:
        raise RequestError("wrong-token", 403)
    for place in own:
        seat = record.seats[place]
        if guest not in seat.guest_hashes and len(seat.guest_hashes) >= MOST_GUESTS:
            raise RequestError("seat-crowded", 409)
        if guest:  # a program that sends its token needs no guest
            record = record.with_seat(replace(seat, guest_hashes=seat.guest_hashes | {guest}))
    return record


def set_ready(record: TableRecord, seat: int, ready: bool) -> TableRecord:
    if record.status != OPEN:
        raise RequestError("already-dealt", 409)
    return record.with_seat(replace(record.seats[seat], ready=ready))


def rename_seats(record: TableRecord, places: Iterable[int], name: str) -> TableRecord:
    """Rename the owner of these seats; finished games keep the old name."""
    if record.status == OVER:
        return record
    for place in sorted(places):
        called = unique_name(record, clean_name(name), place)
        record = record.with_seat(replace(record.seats[place], name=called))
    return record


# -------------------------------------------------------------------------------- bots on seats


def with_own_bot(record: TableRecord, place: int, bot: str | None) -> TableRecord:
    """Let a bot play for the owner, or let the owner return."""
    if record.status == OVER:
        raise RequestError("game-over", 409)
    return record.with_seat(replace(record.seats[place], bot=require_bot(record.game, bot), timed_out=False))


def with_hosts_bot(record: TableRecord, place: int, bot: str | None, host: str, away: bool) -> TableRecord:
    """The host puts a bot on another seat, or removes one.

    Before the deal, the host may put bots on unowned seats and free an owned seat. After the deal, only the
    stand-in may sit in, and only for an absent owner. Bots on their own seats stay, unless the host is
    the only person.
    """
    if not 0 <= place < len(record.seats):
        raise RequestError("not-your-seat", 403)
    require_bot(record.game, bot)
    if record.status == OVER:
        raise RequestError("game-over", 409)
    judge = _hosts_bot_before if record.status == OPEN else _hosts_bot_running
    return record.with_seat(judge(record, record.seats[place], bot, host, away))


def _hosts_bot_before(
    record: TableRecord, seat: SeatRecord, bot: str | None, host: str, away: bool
) -> SeatRecord:
    if seat.is_owned and bot is not None:
        raise RequestError("seat-taken", 409)
    return SeatRecord(seat.seat, bot=bot, ready=bot is not None)


def _hosts_bot_running(
    record: TableRecord, seat: SeatRecord, bot: str | None, host: str, away: bool
) -> SeatRecord:
    if seat.is_owned:
        if bot is None:
            raise RequestError("not-your-seat", 403)
        if not away and seat.bot is None:
            raise RequestError("seat-present", 409)
        return replace(seat, bot=seat.bot or stand_in_bot(record.game))
    if bot is None:
        raise RequestError("seat-needs-bot", 409)
    if any(other.is_owned and host not in other.guest_hashes for other in record.seats):
        raise RequestError("bots-stay", 409)
    return replace(seat, bot=bot)


def replace_timed_out(record: TableRecord, late: Iterable[int]) -> TableRecord:
    """Put the stand-in on seats whose clock ran out; the owners keep their seats."""
    if record.status != RUNNING:
        return record
    for place in late:
        if record.seats[place].bot is None:
            record = record.with_seat(
                replace(record.seats[place], bot=stand_in_bot(record.game), timed_out=True)
            )
    return record


# ---------------------------------------------------------------------------------------- leaving


def leave_seat(record: TableRecord, place: int) -> TableRecord:
    """Leave a seat: before the deal it becomes free, afterwards the stand-in plays on permanently.

    A host who leaves a running game and keeps no seat stops being its host.
    """
    if record.status == OVER:
        raise RequestError("game-over", 409)
    if record.status == OPEN:
        return record.with_seat(SeatRecord(place))
    name = record.seats[place].name
    gone = record.with_seat(SeatRecord(place, name, None, stand_in_bot(record.game), True))
    if Caller(record.host_hash).seats_at(gone):
        return gone
    heirs = [min(seat.guest_hashes) for seat in gone.seats if seat.guest_hashes]
    return replace(gone, host_hash=heirs[0] if heirs else gone.host_hash)


# ----------------------------------------------------------------------------------- playing again


def rematch_record(record: TableRecord, caller: Caller, same_deal: bool) -> TableRecord:
    """A new table with the same people and choices.

    People confirm again that they are ready, and bots get no person's name.
    """
    if record.status != OVER:
        raise RequestError("not-over", 409)
    rules = game_registry.rules(record.game)
    seats = tuple(
        replace(seat, ready=False, bot=None, timed_out=False, plan=None)
        if seat.is_owned
        else SeatRecord(seat.seat, bot=seat.bot, ready=True)
        for seat in record.seats
    )
    fresh = empty_record(rules, record.choices, seats, caller.guest_hash or record.host_hash)
    seed = record.seed if same_deal else fresh.seed
    return replace(
        fresh,
        listed=record.listed,
        clock_seconds=record.clock_seconds,
        seed=seed,
        origin_table=record.id,
        same_deal=same_deal,
        deal_name=record.deal_name if same_deal else None,
    )


def fork_record(
    record: TableRecord, path: list[Entry], at: int, place: int, name: str, guest: str
) -> tuple[TableRecord, list[Entry], str]:
    """A table that continues from a position of a finished game, with bots on all other seats.

    `path` holds the answers that led there. Undone answers and notes are not copied.
    """
    if place >= len(record.seats):
        raise RequestError("no-such-position", 404)
    token, bot = tokens.new_token(), stand_in_bot(record.game)
    bots = [SeatRecord(seat.seat, seat.name, bot=seat.bot or bot, ready=True) for seat in record.seats]
    mine = owned_seat(record.seats[place], clean_name(name or record.seats[place].name), token, guest)
    seats = tuple(replace(mine, ready=True) if seat.seat == place else seat for seat in bots)
    fresh = empty_record(game_registry.rules(record.game), record.choices, seats, guest)
    branch = replace(
        fresh,
        seed=record.seed,
        status=RUNNING,
        started_at=fresh.created_at,
        origin_table=record.id,
        origin_seq=at,
    )
    return branch, [replace(entry, seq=seq, batch=None) for seq, entry in enumerate(path, 1)], token
