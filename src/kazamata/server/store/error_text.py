"""Database errors as one line for the person who configured the database."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kazamata.server.store.errors import StoreUnavailable

CAUSES: Final = (SQLAlchemyError, StoreUnavailable, sqlite3.Error, OSError, ValueError, ImportError)
WRAPPING: Final = re.compile(r"^<class '[^']*'>: ")


class BadDatabase(Exception):
    """A database that cannot be used, and why."""


@contextmanager
def explain_errors() -> Iterator[None]:
    """Turn any driver error into a `BadDatabase` with one line."""
    try:
        yield
    except CAUSES as problem:
        raise BadDatabase(error_line(problem)) from problem


def error_line(problem: BaseException) -> str:
    """The innermost reason, without the SQL statement."""
    if isinstance(problem, DBAPIError) and problem.orig is not None:
        problem = problem.orig
    if isinstance(problem, StoreUnavailable) and problem.__cause__ is not None:
        return error_line(problem.__cause__)
    if isinstance(problem, OSError) and problem.strerror:
        named = f" ({problem.filename})" if problem.filename else ""
        return f"{problem.strerror}{named}"
    lines = WRAPPING.sub("", str(problem)).strip().splitlines()
    return lines[0] if lines else type(problem).__name__
