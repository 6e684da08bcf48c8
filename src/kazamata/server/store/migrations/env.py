"""Alembic's environment; `kazamata.server.store.migrations.runner` passes in the connection."""

from __future__ import annotations

from alembic import context

from kazamata.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
