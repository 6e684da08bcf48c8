"""Bring a database to the newest schema; the steps lie beside in `migrations`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 4_201_711
NEWEST: Final = "head"


class TooNew(ValueError):
    """A database of a later version than this program knows."""

    def __init__(self) -> None:
        super().__init__("it was made by a newer version of Kazamata")


async def upgrade(engine: AsyncEngine) -> None:
    """Run the missing steps; several servers that start at once take turns."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        await connection.run_sync(bring_to)


def bring_to(connection: Connection, revision: str = NEWEST) -> None:
    """Run the steps up to a revision; `TooNew` if the database is beyond all that are known."""
    check_known(revision_of(connection))
    command.upgrade(configuration(connection), revision)


def revision_of(connection: Connection) -> str | None:
    """How far a database has come; nothing if it holds no tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def check_known(revision: str | None) -> None:
    known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if revision is not None and revision not in known:
        raise TooNew


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
