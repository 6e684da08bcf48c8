"""Settings of a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

DEFAULT_PORT: Final = 8017


class Limits(msgspec.Struct, frozen=True):
    """Limits per client; a client over a limit gets an error, never a ban.

    A connection over `frames`, `fragments`, `head_bytes`, `headers`, `chunks` or `requests_waiting` is
    closed. No browser or proxy comes near these limits.
    """

    message_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    messages: int = 100
    messages_seconds: float = 20.0
    frames: int = 100
    """Control frames and fragments per socket in `frames_seconds`; whole messages count as `messages`."""
    frames_seconds: float = 20.0
    fragments: int = 32
    """Fragments of one message."""
    head_bytes: int = 32 * 1024
    """Bytes of a request outside its body: request line, headers and trailers."""
    headers: int = 100
    chunks: int = 1000
    """Chunks in the body of one request."""
    requests_waiting: int = 32
    """Pipelined requests of a connection that wait for the first response."""
    previews: int = 30
    trials_seconds: float = 3.0
    requests: int = 400
    requests_seconds: float = 20.0
    guests_per_address: int = 5
    tables_burst: int = 20
    tables_per_hour: int = 60
    sockets_per_guest: int = 10
    sockets_per_address: int = 200
    connects: int = 60
    connects_seconds: float = 60.0
    connections: int = 4000
    connections_per_address: int = 200
    request_seconds: float = 10.0
    answer_seconds: float = 20.0
    replies_waiting: int = 64
    codes: int = 10
    """Spoken codes of lobbies that a guest may try in `codes_seconds`."""
    codes_seconds: float = 60.0
    codes_guests: int = 2
    reviews: int = 12
    reviews_seconds: float = 600.0
    reports_day: int = 10
    reports_guests: int = 2


class Settings(msgspec.Struct, frozen=True):
    """Where a server listens, where it stores data, and what it allows."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str = ""
    bus_url: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    bot_processes: int = 1
    bot_seconds: float = 5.0
    bot_pause_seconds: float = 0.3
    sweep_seconds: float = 5.0
    idle_seconds: float = 900.0
    away_seconds: float = 60.0
    finished_idle_seconds: float = 20.0
    host_token: str = ""
    set_files: tuple[tuple[str, str], ...] = ()
    """Games and their files with extra sets of cards or components."""
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy's asynchronous engine."""
        return async_url(self.database or default_database())


def data_folder() -> Path:
    """The folder with this user's tables; KAZAMATA_DATA overrides it."""
    named = os.environ.get("KAZAMATA_DATA")
    return Path(named) if named else user_data_path("kazamata", appauthor=False)


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def async_url(url: str) -> str:
    """A `sqlite://` or `postgresql://` URL with its asynchronous driver."""
    scheme, marked, rest = url.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    known = scheme in drivers or scheme in drivers.values()
    if not (known and marked and (rest or scheme.startswith("sqlite"))):
        raise ValueError("a database is named like sqlite:///folder/file or postgresql://user@host/name")
    return f"{drivers.get(scheme, scheme)}://{rest}"
