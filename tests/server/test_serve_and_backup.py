"""`kazamata serve`, `backup` and `restore`: every error is one line, with exit code 2."""

from __future__ import annotations

import asyncio
import gzip
import resource
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest
from alembic import command
from sqlalchemy import text

from kazamata.cli import main
from kazamata.server.settings import async_url
from kazamata.server.store.backup import backup, restore
from kazamata.server.store.databases import make_engine
from kazamata.server.store.migrations.runner import configuration
from kazamata.server.store.records import TableRecord
from kazamata.server.store.store import Store
from tests.server.test_store import entry, first_entry, opened, record, rows

KAZAMATA = (sys.executable, "-m", "kazamata")
FREE = ("serve", "--port", "0")


@pytest.mark.parametrize("url", ["mysql://x/y", "oracle://x/y", "sqlite", "nonsense", "://"])
def test_an_unknown_kind_of_database_is_an_error_that_lists_the_known_ones(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = wrong(capsys, *FREE, "--db", url)
    assert "sqlite:///" in text
    assert "postgresql://" in text


def wrong(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one error line that a command prints."""
    assert main(list(words)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("kazamata: ")
    assert printed.err.count("\n") == 1, printed.err
    return printed.err


# --------------------------------------------------------------------------------------- serving


def test_a_port_in_use_is_an_error_of_one_line(capsys: pytest.CaptureFixture[str], sqlite: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        text = wrong(capsys, "serve", "--port", port, "--db", sqlite)
    assert f"127.0.0.1:{port}" in text
    assert "--port 0" in text, "what would be right is said too"


@pytest.mark.parametrize(
    "words",
    [
        ("--host", "192.0.2.1"),
        ("--host", "no host at all"),
        ("--host", "::zz"),
        ("--port", "65536"),
        ("--port", "-1"),
        ("--port", "web"),
        ("--db", "nonsense"),
        ("--db", "oracle://x/y"),
        ("--db", "sqlite:////proc/tables.sqlite"),
        ("--db", "sqlite:////"),
        ("--db", "postgresql://nobody@127.0.0.1:1/x"),
        ("--bus", "redis://127.0.0.1:1"),
        ("--bus", "nonsense"),
        ("--behind-proxy", "somewhere"),
        ("--log", "loud"),
        ("--bot-processes", "0"),
        ("--bot-seconds", "nan"),
        ("--bot-pause", "-1"),
    ],
)
def test_invalid_settings_are_an_error_of_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], sqlite: str
) -> None:
    database = () if "--db" in words else ("--db", sqlite)
    wrong(capsys, *FREE, *database, *words)


@pytest.mark.parametrize("content", [b"no database at all" * 100, b"\0" * 5000])
def test_a_file_that_is_no_database_is_an_error_of_one_line(
    content: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "x.sqlite"
    file.write_bytes(content)
    wrong(capsys, *FREE, "--db", f"sqlite:///{file}")
    assert file.read_bytes() == content


def test_a_read_only_database_is_an_error_of_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "x.sqlite"
    asyncio.run(_old_database(f"sqlite:///{file}", "0001"))
    wrong(capsys, *FREE, "--db", f"sqlite:///file:{file}?mode=ro&uri=true")


def test_a_database_of_a_newer_version_is_an_error_of_one_line(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path
) -> None:
    async def make_newer() -> None:
        store = await opened(sqlite)
        async with store.engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        await store.close()

    asyncio.run(make_newer())
    assert "newer" in wrong(capsys, *FREE, "--db", sqlite)
    assert "newer" in wrong(capsys, "backup", str(tmp_path / "b.gz"), "--db", sqlite)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_free_port_is_chosen_and_printed_and_a_signal_stops_the_server(
    how: signal.Signals, sqlite: str
) -> None:
    order = [*KAZAMATA, *FREE, "--db", sqlite]
    server = subprocess.Popen(order, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    said = server.stdout.readline()
    url = said.removeprefix("Kazamata: ").strip()
    assert not url.endswith(":0")
    assert f"{url}/host?token=" in server.stdout.readline()
    with urlopen(f"{url}/health") as health:
        assert health.status == 200
    server.send_signal(how)
    out, err = server.communicate()
    assert (server.returncode, out, err) == (0, "", "")


def test_the_files_of_a_database_are_private(sqlite: str) -> None:
    async def work() -> None:
        store = await opened(sqlite)
        await store.create(record())
        assert _modes(sqlite) == {0o600}
        await store.close()
        for part in _parts(sqlite):
            part.chmod(0o644)  # as they were made before
        store = await opened(sqlite)
        await store.create(record("abcdefghijkm"))
        assert _modes(sqlite) == {0o600}
        await store.close()

    asyncio.run(work())


def _parts(database: str) -> list[Path]:
    file = Path(database.removeprefix("sqlite:///"))
    return list(file.parent.glob(f"{file.name}*"))


def _modes(database: str) -> set[int]:
    return {stat.S_IMODE(part.stat().st_mode) for part in _parts(database)}


# --------------------------------------------------------------------------------------- backups


def test_a_mistyped_database_is_not_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing, target = tmp_path / "mistyped.sqlite", tmp_path / "b.gz"
    wrong(capsys, "backup", str(target), "--db", f"sqlite:///{missing}")
    wrong(capsys, "backup", str(target), "--db", "nonsense")
    wrong(capsys, "backup", str(target), "--db", "postgresql://nobody@127.0.0.1:1/x")
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_our_tables_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, postgresql: str
) -> None:
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    for database in (f"sqlite:///{empty}", postgresql):
        assert "no tables" in wrong(capsys, "backup", str(tmp_path / "b.gz"), "--db", database)
    assert empty.read_bytes() == b""


async def _old_database(url: str, revision: str) -> TableRecord:
    """A database as an older version left it, with one table in it."""
    engine = make_engine(async_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(lambda bound: command.upgrade(configuration(bound), revision))
    old = msgspec.structs.replace(record(), seed=str(2**96 - 1))
    async with engine.begin() as connection:
        await connection.execute(text(OLD_TABLE), {"seed": old.seed})
        await connection.execute(text(OLD_SEATS))
        for number in (1, 2):
            await connection.execute(first_entry(old.id, entry(number)))
    await engine.dispose()
    return old


OLD_TABLE = """
insert into tables (id, game, version, seats, choices, listed, status, seed, nonce, host, made, edition)
values ('abcdefghijkl', 'tranquility', 1, 2, '{"variant":"grid"}', true, 'running', :seed, 'n', 'g', 12.5, 1)
"""
OLD_SEATS = """
insert into seats (table_id, seat, name, ready)
values ('abcdefghijkl', 0, 'Ánna', true), ('abcdefghijkl', 1, 'Bob', true)
"""


def test_a_backup_leaves_an_older_database_as_it_is_and_comes_back_in_the_newest(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        old = await _old_database(database, "0001")
        file = tmp_path / "b.gz"
        assert await backup(async_url(database), file) == 5
        assert await _revision(database) == "0001"
        fresh = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
        assert await restore(async_url(fresh), file) == 5
        store = await opened(fresh)
        found = await store.table(old.id)
        assert found is not None
        assert (found.seed, found.seats[0].name) == (old.seed, "Ánna")
        assert len(await store.entries(old.id)) == 2
        await store.close()

    asyncio.run(work())


async def _revision(url: str) -> str:
    store = Store(async_url(url))
    async with store.engine.connect() as connection:
        found = (await connection.execute(text("select version_num from alembic_version"))).scalar()
    await store.engine.dispose()
    return str(found)


def test_a_backup_goes_into_a_database_that_was_opened_but_is_empty(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        old = f"sqlite:///{tmp_path / 'old.sqlite'}"
        await _old_database(old, "0001")
        await backup(async_url(old), tmp_path / "b.gz")
        await (await opened(database)).close()
        assert await restore(async_url(database), tmp_path / "b.gz") == 5
        newest = f"sqlite:///{tmp_path / 'newest.sqlite'}"
        await restore(async_url(newest), tmp_path / "b.gz")
        assert await rows(database) == await rows(newest)

    asyncio.run(work())


def test_a_backup_of_the_first_format_is_still_read(sqlite: str, tmp_path: Path) -> None:
    async def work() -> None:
        await _old_database(sqlite, "0002")
        await backup(async_url(sqlite), tmp_path / "b.gz")
        lines = gzip.decompress((tmp_path / "b.gz").read_bytes()).splitlines()
        lines[0] = b'{"kazamata_backup":1}'
        (tmp_path / "first.gz").write_bytes(gzip.compress(b"\n".join(lines) + b"\n"))
        for name in ("b", "first"):
            await restore(async_url(f"sqlite:///{tmp_path / name}.sqlite"), tmp_path / f"{name}.gz")
        assert await rows(f"sqlite:///{tmp_path / 'b.sqlite'}") == await rows(
            f"sqlite:///{tmp_path / 'first.sqlite'}"
        )

    asyncio.run(work())


SEAT = {"table_id": "abcdefghijkl", "seat": 0, "name": "Ann", "ready": True}


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [["seats"]],
        ["seats"],
        [["nowhere", {}]],
        [["seats", []]],
        [["seats", {"colour": "red"}]],
        [["seats", {**SEAT, "seat": "first"}]],
        [["seats", {**SEAT, "ready": 7}]],
        [["seats", SEAT]],  # of a table that does not exist
        [["seats", {"table_id": "abcdefghijkl"}]],
        [["snapshots", {"table_id": "abcdefghijkl", "seq": 1, "position": "§"}]],
        [None],
        7,
        b"no JSON",
        b"\xff\xfe",
        None,
    ],
)
def test_a_malformed_backup_is_an_error_of_one_line_and_leaves_nothing(
    lines: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    head, file = {"kazamata_backup": 2, "schema": "0002"}, tmp_path / "b.gz"
    if isinstance(lines, list):
        every = (
            [head, *lines, {"rows": len(lines)}]
            if lines
            else [{"kazamata_backup": 99, "schema": "x"}, {"rows": 0}]
        )
        file.write_bytes(gzip.compress(b"\n".join(msgspec.json.encode(line) for line in every)))
    elif isinstance(lines, bytes):
        file.write_bytes(gzip.compress(lines))
    elif lines is not None:
        whole = bytearray(gzip.compress(msgspec.json.encode(head) * 500))
        whole[40] ^= 0xFF
        file.write_bytes(bytes(whole))
    wrong(capsys, "restore", str(file), "--db", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert list(tmp_path.glob("x.sqlite*")) == []


def test_an_unwritable_backup_is_an_error_of_one_line(
    capsys: pytest.CaptureFixture[str], sqlite: str
) -> None:
    asyncio.run(_opened_once(sqlite))
    wrong(capsys, "backup", "/proc/b.gz", "--db", sqlite)
    wrong(capsys, "backup", "/nowhere/b.gz", "--db", sqlite)


async def _opened_once(url: str) -> None:
    store = await opened(url)
    await store.create(record(), [entry(number) for number in range(1, 400)])
    await store.close()


@pytest.mark.parametrize("job", ["backup", "restore", "serve"])
def test_a_full_disk_is_an_error_of_one_line_and_leaves_no_half_file(
    job: str, sqlite: str, tmp_path: Path
) -> None:
    """No file may grow beyond two thousand bytes, which looks like a full disk."""
    asyncio.run(_opened_once(sqlite))
    good, full = tmp_path / "good.gz", tmp_path / "full"
    asyncio.run(backup(async_url(sqlite), good))
    full.mkdir()
    words = {
        "backup": ["backup", str(full / "b.gz"), "--db", sqlite],
        "restore": ["restore", str(good), "--db", f"sqlite:///{full / 'x.sqlite'}"],
        "serve": [*FREE, "--db", f"sqlite:///{full / 'x.sqlite'}"],
    }[job]

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

    done = subprocess.run([*KAZAMATA, *words], capture_output=True, text=True, preexec_fn=limit, check=False)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("kazamata: ")
    assert done.stderr.count("\n") == 1, done.stderr
    assert job == "serve" or list(full.iterdir()) == []
