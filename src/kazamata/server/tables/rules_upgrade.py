"""Upgrades tables that began under another version of their game's rules.

A corrected rule must never break a running game. The server replays the game's answers under the present
rules. The table moves to these rules if all answers are still legal. Otherwise it keeps its version and is
stopped: the page shows it as far as the present rules can follow it, and the table asks no seat.

A table only moves to newer rules. The server stores the move as one more entry, which takes the next sequence
number. An answer that a server with the older rules stores at the same time is therefore refused.
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


class ReplayedEntries(NamedTuple):
    """The entries that the present rules can follow, with new fingerprints, and their final position."""

    entries: list[Entry]
    after: str


async def upgrade_rules(store: Store, record: TableRecord) -> TableRecord:
    """The table under the present rules, or unchanged if its game cannot go on under them.

    Raises `RequestError` if this server cannot show the table. The reason is an unknown game, set or deal, or
    that the table uses newer rules.
    """
    if record.game not in game_registry.GAME_NAMES:
        raise RequestError("game-gone", 409, game=record.game)
    _require_set(record)
    while record.rules_version != store.version_of(record.game):
        if record.rules_version > store.version_of(record.game):
            raise RequestError("newer-rules", 503)
        entries = [] if record.status == OPEN else await store.entries(record.id)
        replayed = replay_entries(record, entries)
        if len(replayed.entries) < len(entries):
            return record
        try:
            return await _store_upgrade(store, record, replayed)
        except WriteConflict:  # another server was faster
            record = await store.table(record.id) or record
    return record


async def _store_upgrade(store: Store, record: TableRecord, replayed: ReplayedEntries) -> TableRecord:
    """Store the new version, fingerprints and note in one commit; plans end, as they assume the old rules."""
    without_plans = record.with_plans({seat.seat: None for seat in record.seats})
    changes = [_new_fingerprint(record.id, entry) for entry in replayed.entries]
    if record.status == RUNNING:
        changes.append(add_entry(record.id, _note(replayed)))
    moved = replace(without_plans, rules_version=store.version_of(record.game))
    moved = await store.update_table(moved, drop_snapshots(record.id), *changes)
    LOG.info("a table was moved to new rules", extra={"table": record.id, "version": moved.rules_version})
    return moved


def _note(replayed: ReplayedEntries) -> Entry:
    seq = len(replayed.entries)
    return Entry(seq + 1, 0, NEW_RULES, -1, seq, SERVER, replayed.after, time.time())


def _require_set(record: TableRecord) -> None:
    """Raise `RequestError` if the table uses a set file that this server did not load."""
    rules, key = game_registry.rules(record.game), chosen_set(record.game, record.choices)
    if key and rules.refuse_setup(Setup(len(record.seats), record.choices)) is not None:
        raise RequestError("set-missing", 409, set=key)


def replay_entries(record: TableRecord, entries: list[Entry]) -> ReplayedEntries:
    """Replay entries while they are asked for and legal; raises `RequestError` if the deal itself fails."""
    rules = game_registry.rules(record.game)
    try:
        position = rules.deal(rules.setup(len(record.seats), record.choices), int(record.seed))
    except Refused:
        raise RequestError("old-rules", 409, version=record.rules_version) from None
    after, positions, replayed = digest(rules, position), [rules.copy(position)], list[Entry]()
    for entry in entries:
        if entry.undo_to_seq is not None:
            position = rules.copy(positions[entry.undo_to_seq])
        elif not entry.is_note:
            asked = rules.ask_of(position, entry.seat)
            if asked is None or rules.ask_kinds[asked.kind].name != current_ask_name(rules.name, entry.kind):
                break
            try:
                rules.take(position, entry.seat, entry.option)
            except Refused:
                break
        after = digest(rules, position)
        positions.append(rules.copy(position))
        replayed.append(replace(entry, fingerprint=after))
    return ReplayedEntries(replayed, after)


def stopped_history(record: TableRecord, entries: list[Entry]) -> GameHistory:
    """The history of a table with other rules, as far as the present rules can follow it."""
    rules, replayed = game_registry.rules(record.game), replay_entries(record, entries)
    later = [without_answer(entry, replayed.after) for entry in entries[len(replayed.entries) :]]
    setup = rules.setup(len(record.seats), record.choices)
    history = GameHistory(rules, setup, int(record.seed), [*replayed.entries, *later])
    history.stop(entries[-1].fingerprint if entries else replayed.after, record.status == OVER)
    return history


def _new_fingerprint(table_id: str, entry: Entry) -> Statement:
    row = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.seq == entry.seq)
    return update(ENTRIES).where(row).values(after=entry.fingerprint)
