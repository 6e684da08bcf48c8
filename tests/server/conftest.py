"""Databases for the tests: SQLite in a file, and a real PostgreSQL with a real Valkey."""

from __future__ import annotations

import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import postgres, valkey


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """One for all workers of a run: the last worker to end stops it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", secrets.token_hex(8))
    with postgres(Path(tempfile.gettempdir()) / f"kazamata-pg-{run[:12]}") as server:
        yield server


@pytest.fixture(scope="session")
def bus() -> Iterator[str]:
    """The address of a Valkey."""
    with valkey() as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def postgresql(postgres_server: Any) -> str:
    """A separate database."""
    name = f"t{secrets.token_hex(6)}"
    postgres_server.psql(f"create database {name};")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return str(postgres_server.get_uri(database=name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The same test on both."""
    return str(request.getfixturevalue(request.param))
