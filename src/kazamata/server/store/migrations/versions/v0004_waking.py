"""When tables are next due, and when the servers were running."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# it is unknown which of these wait for a person, so each is checked once
FILL = """
insert into waking (table_id, due)
select id, 0 from tables
where status = 'running'
and (clock is not null or id in (select table_id from seats where bot is not null))
"""


def upgrade() -> None:
    op.create_table(
        "waking",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("waking_by_due", "waking", ["due"])
    op.create_table(
        "uptimes",
        sa.Column("server", sa.String(16), primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.execute(FILL)
