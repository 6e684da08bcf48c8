"""Planned answers, and answers that were planned together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("plan", sa.Text))
    op.add_column("entries", sa.Column("batch", sa.Integer))
