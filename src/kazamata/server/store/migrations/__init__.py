"""Migrations of a stored database to the current schema (alembic)."""
