"""Tables, seats, holders, entries, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("dealt", sa.Float),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("plea", sa.Text),
        sa.Column("origin", sa.String(16)),
        sa.Column("origin_at", sa.Integer),
        sa.Column("next", sa.String(16)),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("bot", sa.String(32)),
        sa.Column("ready", sa.Boolean, nullable=False),
    )
    op.create_table(
        "holders",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(64), primary_key=True),
    )
    op.create_index("holders_by_guest", "holders", ["guest"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ask", sa.String(48), nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("named", sa.Integer, nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.Column("after", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshots", "entries", "holders", "seats", "tables"):
        op.drop_table(name)


def _table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
