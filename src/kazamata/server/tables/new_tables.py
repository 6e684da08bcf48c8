"""Records of new tables: a new game, a rematch, or a fork of a finished game."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

from kazamata import game_registry
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
from kazamata.server.tables.seating import clean_name, owned_seat, require_bot, stand_in_bot

replace = msgspec.structs.replace


def new_table(request: NewTable, guest: str) -> tuple[TableRecord, dict[int, str]]:
    """Make a table with its maker on the first seat without a bot; also returns that seat's token."""
    rules = require_game(request.game)
    bots = [*request.bots, *[None] * (request.seats - len(request.bots))]
    choices = resolve_choices(rules, request.seats, request.choices)
    if len(bots) > request.seats:
        raise RequestError("too-many-bots", 400)
    seats = [
        SeatRecord(seat, bot=require_bot(request.game, bot), ready=bot is not None)
        for seat, bot in enumerate(bots)
    ]
    free = [seat for seat in seats if not seat.is_filled]
    links: dict[int, str] = {}
    if free:
        token = tokens.new_token()
        links[free[0].seat] = token
        seats[free[0].seat] = owned_seat(free[0], clean_name(request.name), token, guest)
    record = empty_record(rules, choices, tuple(seats), guest)
    dealt = with_deal(record, request.deal)
    return replace(dealt, listed=request.listed, clock_seconds=request.clock, hints=request.hints), links


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


def resolve_choices(rules: AnyRules, seats: int, choices: dict[str, str]) -> dict[str, str]:
    """All choices with their defaults; raises `RuleViolation` for seats or choices that the rules refuse."""
    require_known_choices(rules, choices)
    try:
        return rules.setup(seats, choices).choices
    except Refused as refused:
        raise RuleViolation(refused.refusal, rules.name, choices) from None


def require_known_choices(rules: AnyRules, choices: dict[str, str]) -> None:
    """Raise `RequestError` for an unknown choice or value."""
    known = {choice.key: choice_values(rules.name, choice) for choice in rules.choices}
    if any(value not in known.get(key, ()) for key, value in choices.items()):
        raise RequestError("no-such-choice", 400)


def rematch_record(record: TableRecord, caller: Caller, same_deal: bool) -> TableRecord:
    """A new table with the same people and choices.

    The caller is ready while other people have to confirm it. Bots get no person's name.
    """
    if record.status != OVER:
        raise RequestError("not-over", 409)
    rules = game_registry.rules(record.game)
    own = caller.seats_at(record)
    asks_others = any(seat.is_owned and seat.seat not in own for seat in record.seats)
    seats = tuple(
        replace(seat, ready=asks_others and seat.seat in own, bot=None, replaced=None, plan=None)
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
        hints=record.hints,
        seed=seed,
        origin_table=record.id,
        same_deal=same_deal,
        deal_name=record.deal_name if same_deal else None,
    )


def fork_record(
    record: TableRecord, path: list[Entry], at: int, own_seat: int, name: str, guest: str
) -> tuple[TableRecord, list[Entry], str]:
    """A table that continues from a position of a finished game, with bots on all other seats.

    `path` holds the answers that led there. Undone answers and notes are not copied.
    """
    if own_seat >= len(record.seats):
        raise RequestError("no-such-position", 404)
    token, bot = tokens.new_token(), stand_in_bot(record.game)
    bots = [SeatRecord(seat.seat, seat.name, bot=seat.bot or bot, ready=True) for seat in record.seats]
    mine = owned_seat(record.seats[own_seat], clean_name(name or record.seats[own_seat].name), token, guest)
    seats = tuple(replace(mine, ready=True) if seat.seat == own_seat else seat for seat in bots)
    fresh = empty_record(game_registry.rules(record.game), record.choices, seats, guest)
    fork = replace(
        fresh,
        seed=record.seed,
        status=RUNNING,
        started_at=fresh.created_at,
        origin_table=record.id,
        origin_seq=at,
    )
    return fork, [replace(entry, seq=seq, batch=None) for seq, entry in enumerate(path, 1)], token
