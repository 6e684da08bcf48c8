"""Upgrades tables that began under another version of their game's rules.

A corrected rule must never break a running game. The server replays the game's answers under the present
rules. If all are still legal, the table moves to these rules. Otherwise it keeps its version and is stopped:
the page shows it as far as the present rules can follow it, and no seat is asked.

A table only moves to newer rules. The server stores the move as one more entry. If a server with the older
rules stores an answer at the same time, the sequence number is taken and its answer is refused.
"""

from __future__ import annotations

import logging
import time
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import update

from kazamata import game_registry
from kazamata.codec.gamelog import current_ask_name
from kazamata.codec.sets import chosen_set
from kazamata.codec.snapshot import digest
from kazamata.core.refusals import Refused
from kazamata.core.rules import Setup
from kazamata.server.errors import RequestError
from kazamata.server.store.records import NEW_RULES, OPEN, OVER, RUNNING, SERVER, Entry, TableRecord
from kazamata.server.store.schema import ENTRIES
from kazamata.server.store.store import Store, add_entry, drop_snapshots
from kazamata.server.store.writer import Statement, WriteConflict
from kazamata.server.tables.history import GameHistory, without_answer

LOG: Final = logging.getLogger(__name__)

replace = msgspec.structs.replace


class Followed(NamedTuple):
    """The entries that the present rules can follow, with new fingerprints, and their final position."""

    entries: list[Entry]
    after: str


async def upgrade_rules(store: Store, record: TableRecord) -> TableRecord:
    """The table under the present rules, or unchanged if its game cannot go on under them.

    Raises `RequestError` if this server cannot show the table: it does not know the game, its set or its
    deal, or the table uses newer rules.
    """
    if record.game not in game_registry.GAME_NAMES:
        raise RequestError("game-gone", 409, game=record.game)
    _find_set(record)
    while record.version != store.version_of(record.game):
        if record.version > store.version_of(record.game):
            raise RequestError("newer-rules", 503)
        entries = [] if record.status == OPEN else await store.entries(record.id)
        followed = follow(record, entries)
        if len(followed.entries) < len(entries):
            return record
        try:
            return await _move(store, record, followed)
        except WriteConflict:  # another server was faster
            record = await store.table(record.id) or record
    return record


async def _move(store: Store, record: TableRecord, followed: Followed) -> TableRecord:
    """Store the new version, fingerprints and note in one commit; plans end, as they assume the old rules."""
    plain = record.with_plans({seat.seat: None for seat in record.seats})
    changes = [_new_fingerprint(record.id, entry) for entry in followed.entries]
    if record.status == RUNNING:
        changes.append(add_entry(record.id, _note(followed)))
    moved = replace(plain, version=store.version_of(record.game))
    moved = await store.update_table(moved, drop_snapshots(record.id), *changes)
    LOG.info("a table was moved to new rules", extra={"table": record.id, "version": moved.version})
    return moved


def _note(followed: Followed) -> Entry:
    seq = len(followed.entries)
    return Entry(seq + 1, 0, NEW_RULES, -1, seq, SERVER, followed.after, time.time())


def _find_set(record: TableRecord) -> None:
    """Raise `RequestError` if the table uses a set file that this server did not load."""
    rules, key = game_registry.rules(record.game), chosen_set(record.game, record.choices)
    if key and rules.refuse_setup(Setup(len(record.seats), record.choices)) is not None:
        raise RequestError("set-missing", 409, set=key)


def follow(record: TableRecord, entries: list[Entry]) -> Followed:
    """Replay entries while they are asked for and legal; raises `RequestError` if the deal itself fails."""
    rules = game_registry.rules(record.game)
    try:
        position = rules.deal(rules.setup(len(record.seats), record.choices), int(record.seed))
    except Refused:
        raise RequestError("old-rules", 409, version=record.version) from None
    after, positions, followed = digest(rules, position), [rules.copy(position)], list[Entry]()
    for entry in entries:
        if entry.back_to is not None:
            position = rules.copy(positions[entry.back_to])
        elif not entry.is_note:
            asked = next((ask for ask in rules.ask(position) if ask.seat == entry.seat), None)
            if asked is None or rules.ask_kinds[asked.kind].name != current_ask_name(rules.name, entry.ask):
                break
            try:
                rules.take(position, entry.seat, entry.option)
            except Refused:
                break
        after = digest(rules, position)
        positions.append(rules.copy(position))
        followed.append(replace(entry, after=after))
    return Followed(followed, after)


def stopped_game(record: TableRecord, entries: list[Entry]) -> GameHistory:
    """The history of a table with other rules, as far as the present rules can follow it."""
    rules, followed = game_registry.rules(record.game), follow(record, entries)
    later = [without_answer(entry, followed.after) for entry in entries[len(followed.entries) :]]
    setup = rules.setup(len(record.seats), record.choices)
    game = GameHistory(rules, setup, int(record.seed), [*followed.entries, *later])
    game.stop(entries[-1].after if entries else followed.after, record.status == OVER)
    return game


def _new_fingerprint(table_id: str, entry: Entry) -> Statement:
    one = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.seq == entry.seq)
    return update(ENTRIES).where(one).values(after=entry.after)
