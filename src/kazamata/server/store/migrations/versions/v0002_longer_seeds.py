"""Room for seeds of 128 bits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "seed", type_=sa.String(48), existing_nullable=False)
        return
    # SQLite cannot widen a column, and recreating the table would delete its seats and entries
    op.execute("alter table tables add column longer varchar(48) not null default ''")
    op.execute("update tables set longer = seed")
    op.execute("alter table tables drop column seed")
    op.execute("alter table tables rename column longer to seed")
