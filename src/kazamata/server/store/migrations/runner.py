"""Migrates a database to the newest schema; the steps are in `versions`.

Alembic is imported only if a step is missing, because its import takes a fifth of the server's start time.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).parent
ONE_AT_A_TIME: Final = 4_201_711
NEWEST: Final = "head"
VERSION_TABLE: Final = "alembic_version"
STEP: Final = re.compile(r"v(\d{4})_\w+\.py")
"""File names of migration steps, with their number."""


class SchemaTooNew(ValueError):
    """The database has a later schema than this program knows."""

    def __init__(self) -> None:
        super().__init__("it was made by a newer version of Kazamata")


async def migrate(engine: AsyncEngine) -> None:
    """Run the missing steps; several servers that start at once take turns."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        await connection.run_sync(migrate_to)


def migrate_to(connection: Connection, revision: str = NEWEST) -> None:
    """Run the steps up to a revision; raises `SchemaTooNew` if the database is beyond all known ones."""
    present = revision_of(connection)
    check_known(present)
    if present == max(known_revisions()) and revision == NEWEST:
        return
    _run_steps(connection, revision)


def _run_steps(connection: Connection, revision: str) -> None:
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), revision)
    except CommandError as problem:
        raise ValueError(str(problem)) from problem


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it has no tables of Kazamata."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"select version_num from {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


def known_revisions() -> set[str]:
    """The numbers of all migration steps."""
    names = (STEP.fullmatch(path.name) for path in (MIGRATIONS / "versions").iterdir())
    return {name[1] for name in names if name}


def check_known(revision: str | None) -> None:
    if revision is not None and revision not in known_revisions():
        raise SchemaTooNew


def configuration(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
