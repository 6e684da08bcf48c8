"""Stored games written to the tables of a server: a person joins exactly at a question."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kazamata import game_registry
from kazamata.server.auth import tokens
from kazamata.server.settings import async_url
from kazamata.server.store.records import ACTOR_PERSON, OVER, RUNNING, Entry, SeatRecord, TableRecord
from kazamata.server.store.store import Store
from kazamata.server.tables.new_tables import empty_record
from kazamata.server.tables.seating import owned_seat
from tests.web.local_server import ROOT

GOLDEN = ROOT / "tests" / "golden"
NAMES = ("Mira", "Béla", "Cili", "Dani", "Ema")


class StoredMoment(NamedTuple):
    """A stored game up to an answer that is not given yet."""

    path: Path
    answers: int
    seat: int


@cache
def lines(path: Path) -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(line) for line in path.read_text("utf-8").splitlines())


@cache
def moments(game: str) -> dict[str, StoredMoment]:
    """For every kind of question the first moment at which a stored game of several seats has a choice."""
    rules, found = game_registry.rules(game), dict[str, StoredMoment]()
    for path in sorted((GOLDEN / game).glob("*.jsonl")):
        head, *answers = lines(path)
        wanted = {line["ask"] for line in answers} - set(found)
        if len(head["seats"]) < 2 or not wanted:
            continue
        position = rules.deal(rules.setup(len(head["seats"]), head["choices"]), int(head["seed"]))
        for given, line in enumerate(answers):
            ask = rules.ask_of(position, line["seat"])
            assert ask is not None
            if line["ask"] in wanted and line["ask"] not in found and len(ask.options) > 1:
                found[line["ask"]] = StoredMoment(path, given, line["seat"])
            rules.take(position, line["seat"], line["option"])
    return found


def moment(game: str, file: str, wanted: Callable[[Any, Any], bool]) -> StoredMoment:
    """The first moment of a stored game at which position and question are as wanted."""
    rules, path = game_registry.rules(game), GOLDEN / game / file
    head, *answers = lines(path)
    position = rules.deal(rules.setup(len(head["seats"]), head["choices"]), int(head["seed"]))
    for given, line in enumerate(answers):
        ask = rules.ask_of(position, line["seat"])
        if wanted(position, ask):
            return StoredMoment(path, given, line["seat"])
        rules.take(position, line["seat"], line["option"])
    raise LookupError(f"{file} has no such moment")


def store_tables(database: str, wanted: Iterable[StoredMoment]) -> list[str]:
    """Write each moment to a separate table; returns the personal links of the asked seats."""
    found = [stored_table(moment, (moment.seat,)) for moment in wanted]
    write_tables(database, found)
    return [f"/t/{record.id}#{links[0]}" for record, _, links in found]


def store_shared_table(database: str, moment: StoredMoment, seats: int) -> list[str]:
    """Write a moment to a table where all seats are people; returns the personal links of all seats."""
    record, entries, links = stored_table(moment, range(seats))
    write_tables(database, [(record, entries, links)])
    return [f"/t/{record.id}#{token}" for token in links]


def store_finished(
    database: str, path: Path, seats: Iterable[int] = (0,), deal: str | None = None
) -> list[str]:
    """Write a whole game to a finished table, with a deal a guided one; returns links of some seats."""
    record, entries, links = stored_table(StoredMoment(path, len(lines(path)) - 1, 0), seats)
    ended = {"status": OVER, "last_entry_at": time.time(), "deal_name": deal}
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    write_tables(database, [(TableRecord(**{**fields, **ended}), entries, links)])
    return [f"/t/{record.id}#{token}" for token in links]


StoredTable = tuple[TableRecord, list[Entry], list[str]]


def write_tables(database: str, tables: list[StoredTable]) -> None:
    with ThreadPoolExecutor(1) as apart:  # a browser occupies the loop of this thread
        apart.submit(asyncio.run, store(database, tables)).result()


async def store(database: str, tables: list[StoredTable]) -> None:
    opened = Store(async_url(database))
    await opened.open()
    for record, entries, _ in tables:
        await opened.create(record, entries)
    await opened.close()


def stored_table(moment: StoredMoment, people: Iterable[int]) -> StoredTable:
    """Some seats wait for their owners, who get a link each; bots have the others."""
    head, *answers = lines(moment.path)
    now, links = time.time(), list[str]()
    seats = [SeatRecord(seat, "", bot="random", ready=True) for seat in range(len(head["seats"]))]
    for seat, name in zip(people, NAMES, strict=False):
        links.append(tokens.new_token())
        seats[seat] = owned_seat(seats[seat], name, links[-1], "")
    record = empty_record(game_registry.rules(head["game"]), head["choices"], tuple(seats), "")
    entries = [
        Entry(n, line["seat"], line["ask"], line["option"], n - 1, ACTOR_PERSON, line["fingerprint"], now)
        for n, line in enumerate(answers[: moment.answers], 1)
    ]
    changed = {"seed": head["seed"], "status": RUNNING, "started_at": now}
    return (
        TableRecord(**{**{f: getattr(record, f) for f in record.__struct_fields__}, **changed}),
        entries,
        links,
    )
