"""Known deals, seats whose clock ran out, and tables that a guest has hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# a rematch of the same deal has the seed of its origin
MARK = """
update tables set same_deal = true
where origin is not null and origin_at is null
and seed = (select old.seed from tables as old where old.id = tables.origin)
"""
MOVE = """
update tables set next_same = next, next = null
where next in (select again.id from tables as again where again.same_deal)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("same_deal", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("next_same", sa.String(16)))
    op.add_column("seats", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "hidden",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("guest", sa.String(64), primary_key=True),
    )
    op.execute(MARK)
    op.execute(MOVE)
