"""Bring a database to the newest schema; the steps lie beside in `migrations`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 4_201_711


async def upgrade(engine: AsyncEngine) -> None:
    """Run the missing steps; several servers that start at once take turns."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
