"""Tables that were begun under another version of their game's rules.

A running game must never break because a rule was mended. Its answers are played again under the present
rules; if every one of them is still asked for and still legal, the table goes on under these. Otherwise
it stays as it is, and says so.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from sqlalchemy import update

from kazamata import shelf
from kazamata.codec.sets import set_in
from kazamata.codec.snapshot import digest
from kazamata.core.refusals import Refused
from kazamata.core.rules import Setup
from kazamata.server.errors import Trouble
from kazamata.server.store.records import OPEN, Entry, TableRecord
from kazamata.server.store.schema import ENTRIES
from kazamata.server.store.store import Store, drop_snapshots
from kazamata.server.store.writer import Conflict, Statement

LOG: Final = logging.getLogger(__name__)


async def brought_up_to_date(store: Store, record: TableRecord) -> TableRecord:
    """The table under the present rules; `Trouble` if its game cannot go on under them."""
    if record.game not in shelf.NAMES:
        raise Trouble("game-gone", 409, game=record.game)
    _find_set(record)
    if record.version == shelf.rules(record.game).version:
        return record
    entries = [] if record.status == OPEN else await store.entries(record.id)
    changes = _changes(record, entries)
    moved = msgspec.structs.replace(record, version=shelf.rules(record.game).version)
    try:
        moved = await store.change(moved, drop_snapshots(record.id), *changes)
    except Conflict:  # another server was faster
        return await store.table(record.id) or moved
    LOG.info("a table was moved to new rules", extra={"table": record.id, "version": moved.version})
    return moved


def _find_set(record: TableRecord) -> None:
    """`Trouble` if the table is played with a set from a file that this house was not given."""
    rules, key = shelf.rules(record.game), set_in(record.game, record.choices)
    if key and rules.refuse_setup(Setup(len(record.seats), record.choices)) is not None:
        raise Trouble("set-missing", 409, set=key)


def _changes(record: TableRecord, entries: list[Entry]) -> list[Statement]:
    """The new fingerprints of all positions, found by playing the answers again."""
    rules = shelf.rules(record.game)
    try:
        position = rules.deal(rules.setup(len(record.seats), record.choices), int(record.seed))
        before = [rules.copy(position)]
        for entry in entries:
            if entry.back_to is not None:
                position = rules.copy(before[entry.back_to])
            elif not entry.is_note:
                asked = next((ask for ask in rules.ask(position) if ask.seat == entry.seat), None)
                if asked is None or rules.asks[asked.kind].name != entry.ask:
                    raise Trouble("old-rules", 409, version=record.version)
                rules.take(position, entry.seat, entry.option)
            before.append(rules.copy(position))
    except Refused:
        raise Trouble("old-rules", 409, version=record.version) from None
    return [
        _new_fingerprint(record.id, e.seq, digest(rules, p)) for e, p in zip(entries, before[1:], strict=True)
    ]


def _new_fingerprint(table_id: str, seq: int, after: str) -> Statement:
    one = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.seq == seq)
    return update(ENTRIES).where(one).values(after=after)
