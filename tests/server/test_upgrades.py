"""A table that was begun under another version of the rules goes on, or says why it cannot."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from kazamata import shelf
from kazamata.server.settings import async_url
from kazamata.server.store.records import BACK_REFUSED, PERSON
from kazamata.server.store.store import Store
from tests.server.online import Guest, alone_with_bots, online


async def _execute(url: str, statement: str) -> None:
    store = Store(async_url(url))
    async with store.engine.begin() as connection:
        await connection.execute(text(statement))
    await store.engine.dispose()


async def _begun(database: str) -> tuple[str, dict[str, str]]:
    async with online(database) as server, Guest(server.url) as ann:
        table = await alone_with_bots(ann)
        async with ann.page(table, 0) as page:
            picture = await page.picture()
            while picture["seq"] < 20:
                if picture["asks"]:
                    await page.answer(picture)
                picture = await page.picture()
        live = await server.house.table(table)  # something was said that is no answer
        await live.change(lambda record: record, note=(BACK_REFUSED, 0, PERSON))
        return table, dict(ann.http.cookies)


def test_a_running_game_moves_to_the_present_rules_if_all_answers_are_still_legal(database: str) -> None:
    async def play() -> None:
        table, cookies = await _begun(database)
        await _execute(database, "update tables set version = 0")
        await _execute(database, "update entries set after = 'old'")
        async with online(database) as server, Guest(server.url) as ann:
            ann.http.cookies.update(cookies)
            assert (await ann.state(table, 0))["seq"] >= 20
            record = await server.house.store.table(table)
            assert record is not None
            assert record.version == shelf.rules("tranquility").version

    asyncio.run(play())


def test_a_game_that_cannot_go_on_says_so_and_is_kept(sqlite: str) -> None:
    async def play() -> None:
        table, cookies = await _begun(sqlite)
        await _execute(sqlite, "update tables set version = 0")
        await _execute(sqlite, "update entries set ask = 'AskedBefore' where seq = 5")
        async with online(sqlite) as server, Guest(server.url) as ann:
            ann.http.cookies.update(cookies)
            answer = await ann.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "old-rules")
            record = await server.house.store.table(table)
            assert record is not None
            assert record.version == 0
            assert len(await server.house.store.entries(table)) >= 20

    asyncio.run(play())


def test_a_damaged_history_is_not_played_on(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        table, cookies = await _begun(sqlite)
        await _execute(
            sqlite, "update entries set after = 'wrong' where seq = (select max(seq) from entries)"
        )
        async with online(sqlite) as server, Guest(server.url) as ann:
            ann.http.cookies.update(cookies)
            answer = await ann.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table-damaged")
            made = await ann.make()  # the others go on
            assert made["status"] == "open"

    asyncio.run(play())
