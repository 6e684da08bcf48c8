"""The health route reports the state of store, disk, lock and bus."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from kazamata.server.http.routes import health
from kazamata.server.store import health as store_health
from tests.server.running_server import GuestClient, RunningServer, running_server, table_for_two


@pytest.fixture(autouse=True)
def check_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "CHECK_INTERVAL_SECONDS", -1.0)


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


async def health_of(guest: GuestClient) -> tuple[int, str]:
    answer = await guest.get("/health")
    return answer.status_code, answer.json()["status"]


def test_a_healthy_server_reports_ok(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as page:
                await page.next_state()
                well = await ann.get("/health")
            assert well.status_code == 200
            body = well.json()
            assert (body["status"], body["tables"], body["sockets"]) == ("ok", 1, 1)
            assert (body["store"], body["lock"], body["bus"]) == ("ok", "ok", "none")
            assert body["disk"] == ("ok" if database.startswith("sqlite") else None)

    asyncio.run(play())


Break = Callable[[RunningServer, str, pytest.MonkeyPatch], object]


def _away(server: RunningServer, database: str, patch: pytest.MonkeyPatch) -> None:
    async def ping() -> bool:
        raise OSError

    patch.setattr(server.table_registry.store, "ping", ping)


def _removed(server: RunningServer, database: str, patch: pytest.MonkeyPatch) -> None:
    file_of(database).rename(file_of(database).with_name("elsewhere"))


def _nearly_full(server: RunningServer, database: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(store_health, "MIN_FREE_BYTES", 2**63)


def _held(server: RunningServer, database: str, patch: pytest.MonkeyPatch) -> sqlite3.Connection:
    somebody = sqlite3.connect(file_of(database), isolation_level=None)
    somebody.execute("begin immediate")
    return somebody


@pytest.mark.parametrize(
    ("broken", "status"),
    [(_away, "database"), (_removed, "database"), (_nearly_full, "disk"), (_held, "lock")],
)
def test_every_problem_is_named(
    broken: Break, status: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            assert await health_of(ann) == (200, "ok")
            kept = broken(server, sqlite, monkeypatch)
            assert await health_of(ann) == (503, status)
            if isinstance(kept, sqlite3.Connection):
                kept.close()
                assert await health_of(ann) == (200, "ok")

    asyncio.run(play())


def test_a_full_disk_is_reported_until_the_store_works_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that wanted to store something is refused, and nothing has changed."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table()

            async def full(work: Any) -> None:
                raise OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))

            with monkeypatch.context() as broken:
                broken.setattr(server.table_registry.store.writer, "_transact", full)
                answer = await ann.post(f"/api/tables/{made['id']}/ready", seat=0, ready=True)
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store-away")
                assert await health_of(ann) == (503, "disk")
            await ann.post_ok(f"/api/tables/{made['id']}/ready", seat=0, ready=True)
            assert await health_of(ann) == (200, "ok")

    asyncio.run(play())
