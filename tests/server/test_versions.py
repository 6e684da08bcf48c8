"""Servers of different versions on one database: neither writes to a table of the other's rules."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from kazamata import game_registry
from kazamata.server.errors import server_catalogue
from kazamata.server.store.records import ACTOR_PERSON, AnswerPlan
from kazamata.server.store.writer import WriteConflict
from kazamata.words.catalogue import LANGUAGES
from tests.server.running_server import GuestClient, RunningServer, running_server, table_for_two

GAME = "tranquility"
NOW = game_registry.rules(GAME).version


@contextlib.asynccontextmanager
async def newer(database: str, **overrides: Any) -> AsyncIterator[RunningServer]:
    """A server that believes it has the next version of the rules."""
    async with running_server(database, **overrides) as server:
        server.table_registry.store.versions[GAME] = NOW + 1
        yield server


async def one_answer(server: RunningServer, table: str) -> None:
    live = await server.table_registry.table(table)
    ask = live.history.asks[0]
    await live.answer(int(ask.seat), live.seq, int(ask.options[0]), ACTOR_PERSON)


async def code(guest: GuestClient, path: str, **body: Any) -> tuple[int, str]:
    answer = await guest.post(path, **body)
    return answer.status_code, answer.json()["error"]["code"]


def with_cookie_of(guest: GuestClient, other: GuestClient) -> GuestClient:
    guest.http.cookies.set("kazamata_guest", other.http.cookies["kazamata_guest"])
    return guest


def test_a_server_never_writes_to_a_table_of_newer_rules(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as old,
            newer(database) as new,
            GuestClient(old.url) as ann,
            GuestClient(old.url) as bob,
            GuestClient(new.url) as ann_there,
        ):
            table = await table_for_two(ann, bob)
            for _ in range(5):
                await one_answer(old, table)
            behind = await old.table_registry.table(table)
            seat = int(behind.history.asks[0].seat)
            with_cookie_of(ann_there, ann)
            await ann_there.state(
                table, 0
            )  # the newer server moves the table while the older one has it in memory
            store, path = new.table_registry.store, f"/api/tables/{table}"
            moved = await store.entries(table)
            assert [entry.kind for entry in moved][5:] == ["NewRules"]

            option = int(behind.history.asks[0].options[0])
            answer = {"seat": seat, "seq": 5, "option": option}
            who = (ann, bob)[seat]
            assert await code(who, f"{path}/answer", **answer) == (503, "newer-rules")
            assert await code(who, f"{path}/answer", **answer) == (
                503,
                "newer-rules",
            )  # not from memory either
            for action in ("give-up", "leave"):
                assert await code(ann, f"{path}/{action}", seat=0) == (503, "newer-rules")
            assert await code(ann, f"{path}/claim", token="x" * 22) == (503, "newer-rules")
            assert await store.entries(table) == moved

            for _ in range(5):  # the game goes on where its rules are known
                await one_answer(new, table)
            record = await store.table(table)
            assert record is not None
            assert (record.rules_version, record.status) == (NOW + 1, "running")
            new.table_registry.tables.clear()
            assert (
                await new.table_registry.table(table)
            ).seq == 11  # read again from the store: nothing is damaged

    asyncio.run(play())


def test_answers_in_flight_during_an_upgrade_are_refused(database: str) -> None:
    """Nothing was updated: record, edition and sequence number of the older server are those before the move."""

    async def play() -> None:
        async with (
            running_server(database) as old,
            newer(database) as new,
            GuestClient(old.url) as ann,
            GuestClient(old.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            for _ in range(3):
                await one_answer(old, table)
            live = await old.table_registry.table(table)
            ask = live.history.asks[0]
            ready = live.history.propose(int(ask.seat), int(ask.options[0]), live.seq, ACTOR_PERSON, 1.0)
            plan = live.record.with_plans({0: AnswerPlan((("PlayIsland", 0),), True, 0)})
            await new.table_registry.table(table)
            for number in (
                ready.entry.seq,
                ready.entry.seq + 1,
            ):  # the taken number, and the one after the note
                entry = msgspec.structs.replace(ready.entry, seq=number)
                with pytest.raises(WriteConflict):
                    await old.table_registry.store.append_entries(table, NOW, [entry], False)
            with pytest.raises(WriteConflict):
                await old.table_registry.store.update_table(plan)
            assert len(await new.table_registry.store.entries(table)) == 4

    asyncio.run(play())


def test_a_server_shows_no_table_of_newer_rules_and_downgrades_none(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as old,
            newer(sqlite) as new,
            GuestClient(new.url) as ann,
            GuestClient(old.url) as bob,
        ):
            table = str((await ann.make_table())["id"])
            path = f"/api/tables/{table}"
            assert await code(bob, f"{path}/join", name="Bob") == (503, "newer-rules")
            for language in LANGUAGES:
                reply = await bob.http.get(path, headers={"accept-language": language})
                assert reply.json()["error"]["text"] == server_catalogue(language).say("error-newer-rules")
            async with bob.page(table) as page:
                assert (await page.until("error"))["code"] == "newer-rules"
            record = await new.table_registry.store.table(table)
            assert record is not None
            assert record.rules_version == NOW + 1
            assert record.seats[1].token_hash is None

    asyncio.run(play())


def test_a_page_at_the_older_server_learns_that_its_table_was_upgraded(postgresql: str, bus: str) -> None:
    async def play() -> None:
        async with (
            running_server(postgresql, bus_url=bus) as old,
            newer(postgresql, bus_url=bus) as new,
            GuestClient(old.url) as ann,
            GuestClient(old.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            await one_answer(old, table)
            async with ann.page(table, 0) as page:
                await page.next_state()
                await new.table_registry.table(table)
                assert (await page.until("error"))["code"] == "newer-rules"
                other = await table_for_two(ann, bob)  # its other tables go on
                await one_answer(old, other)

    asyncio.run(play())


def test_a_server_leaves_bots_of_newer_rules_to_the_others(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, sweep_seconds=600.0) as old, GuestClient(old.url) as ann:
            made = await ann.make_table(bots=["random", None])
            store = old.table_registry.store
            await store.writer.write(store.due_times.due_statement(made["id"], 0.5))
            assert await store.due_times.due_table_ids(1.0, 10, {GAME: NOW}) == [made["id"]]
            assert await store.due_times.due_table_ids(1.0, 10, {GAME: NOW - 1}) == []

    asyncio.run(play())
