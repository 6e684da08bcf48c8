"""Why a stand-in plays, and tables that agreed on hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("replaced", sa.String(8)))
    op.execute("update seats set replaced = 'clock' where late and bot is not null")
    op.drop_column("seats", "late")
