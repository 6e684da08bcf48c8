"""The database schema; entries are authoritative, snapshots are a cache that may be lost."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("choices", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Integer),
    Column("status", String(8), nullable=False),
    Column("seed", String(48), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("dealt", Float),
    Column("edition", Integer, nullable=False),
    Column("plea", Text),
    Column("origin", String(16)),
    Column("origin_at", Integer),
    Column("next", String(16)),
    Column("same_deal", Boolean, nullable=False, server_default=false()),
    Column("next_same", String(16)),
    Column("deal", String(32)),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "listed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("token", String(64)),
    Column("bot", String(32)),
    Column("ready", Boolean, nullable=False),
    Column("plan", Text),
    Column("replaced", String(8)),
)

SEAT_GUESTS: Final = Table(
    "holders",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(64), primary_key=True),
    Index("holders_by_guest", "guest"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("ask", String(48), nullable=False),
    Column("option", Integer, nullable=False),
    Column("named", Integer, nullable=False),
    Column("back_to", Integer),
    Column("actor", String(40), nullable=False),
    Column("after", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("batch", Integer),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("position", LargeBinary, nullable=False),
)

HIDDEN: Final = Table(
    "hidden",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(64), primary_key=True),
)
"""Finished tables that a guest has hidden from their list."""

DUE_TIMES: Final = Table(
    "waking",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("due", Float, nullable=False),
    Index("waking_by_due", "due"),
)
"""Tables that need attention without a player: now, or when a clock runs out."""

UPTIMES: Final = Table(
    "uptimes",
    METADATA,
    Column("server", String(16), primary_key=True),
    Column("began", Float, nullable=False),
    Column("until", Float, nullable=False),
)
"""When servers were running; clocks only run then."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("reports_by_table", "table_id"),
)
"""Bug reports: the table, the moment, the seat (-1 for a spectator), and the player's words."""

INSERT_ORDER: Final = (TABLES, SEATS, SEAT_GUESTS, HIDDEN, ENTRIES, SNAPSHOTS, DUE_TIMES, UPTIMES, REPORTS)
"""All tables in an order that satisfies their foreign keys."""
