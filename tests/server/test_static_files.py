"""The client's files: compressed once, and cached for ever if their names contain a hash."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from kazamata.server.http import gzip_cache, static_files
from kazamata.server.http.static_files import client_file
from tests.server.running_server import GuestClient, running_server
from tools import build_web

SCRIPT = b"export const island = 1;\n" * 200


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><p>" + b"hello " * 300)
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "small.txt").write_bytes(b"small")
    (folder / ".sources").write_text("not for visitors")
    monkeypatch.setattr(static_files, "DIST", folder)
    monkeypatch.setattr(build_web, "DIST", folder)
    monkeypatch.setattr(build_web, "STAMP", folder / ".sources")
    return folder


def test_files_are_packed_once_however_often_they_are_fetched(
    dist: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[int] = []

    def counted(body: bytes, *overrides: int, **more: float | None) -> bytes:
        packed.append(len(body))
        return real(body, *overrides, **more)  # type: ignore[arg-type]

    real = gzip.compress
    monkeypatch.setattr(gzip, "compress", counted)
    gzip_cache.gzip_if_smaller.cache_clear()
    static_files.asset.cache_clear()

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            for path in (
                "/assets/main-1a2b.js",
                "/",
                "/api/words/tranquility/hu",
                "/api/rules/tranquility/pl",
            ):
                packed.clear()
                for _ in range(3):
                    answer = await ann.get(path)
                    assert answer.headers["content-encoding"] == "gzip", path
                assert len(packed) == 1, path

    asyncio.run(play())


def test_files_compressed_by_the_build_are_not_compressed_again(
    dist: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_web.pack()
    assert gzip.decompress((dist / "assets" / "main-1a2b.js.gz").read_bytes()) == SCRIPT
    assert not (dist / "small.txt.gz").exists()
    assert not (dist / ".sources.gz").exists()
    build_web.pack()
    assert not list(dist.rglob("*.gz.gz"))

    def never(body: bytes) -> bytes:
        raise AssertionError("it is packed already")

    monkeypatch.setattr(static_files, "gzip_if_smaller", never)
    static_files.asset.cache_clear()

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            answer = await ann.get("/assets/main-1a2b.js")
            assert (answer.content, answer.headers["content-encoding"]) == (SCRIPT, "gzip")
            assert "immutable" in answer.headers["cache-control"]
            plain = await ann.http.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
            assert plain.content == SCRIPT
            assert "content-encoding" not in plain.headers

    asyncio.run(play())


def test_a_page_that_is_known_is_not_sent_again(dist: Path, sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            first = await ann.get("/t/abcdefghijkl")
            assert first.headers["cache-control"] == "no-cache"
            again = await ann.http.get("/", headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            (dist / "index.html").write_bytes(b"<!doctype html><p>" + b"a new page " * 300)
            changed = await ann.http.get("/", headers={"if-none-match": first.headers["etag"]})
            assert changed.status_code == 200
            assert b"a new page" in changed.content

    asyncio.run(play())


def test_internal_files_are_not_served(dist: Path) -> None:
    build_web.pack()
    assert client_file("/assets/main-1a2b.js") is not None
    for path in ("/.sources", "/assets/main-1a2b.js.gz", "/../dist/.sources"):
        assert client_file(path) is None


def test_head_requests_are_answered(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            for path in ("/", "/t/abcdefghijkl"):
                whole, head = await ann.get(path), await ann.http.head(path)
                assert (head.status_code, head.content) == (whole.status_code, b"")
                assert head.headers["content-type"] == whole.headers["content-type"]
            assert (await ann.http.head("/nothing.js")).status_code == 404

    asyncio.run(play())
