"""Whole games over real sockets, on both databases."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

from kazamata.codec import gamelog
from tests.server.running_server import (
    GuestClient,
    SocketClient,
    play_to_the_end,
    running_server,
    table_for_two,
    table_with_bots,
)


def test_one_person_and_two_bots_play_a_whole_game(database: str) -> None:
    async def play() -> None:
        async with running_server(database) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann, bots=2)
            before = (await ann.get(f"/api/tables/{table}")).json()
            assert before["seed"] is None
            assert (await ann.get(f"/api/tables/{table}/log")).status_code == 403
            async with ann.page(table, 0) as page:
                last = await play_to_the_end(page)
            assert last["outcome"]["end_reason"]
            after = (await ann.get(f"/api/tables/{table}")).json()
            digest = sha256(f"{after['seed']}:{after['nonce']}".encode()).hexdigest()
            assert digest == before["commitment"] == after["commitment"]
            log = gamelog.loads((await ann.get(f"/api/tables/{table}/log")).text)
            assert log.header.seed == after["seed"]
            assert len(list(gamelog.replay(log))) == last["seq"]

    asyncio.run(play())


def test_two_people_play_a_whole_game_and_get_the_same_events(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second, bob.page(table) as third:
                watching = asyncio.create_task(_watch(third))
                await asyncio.gather(play_to_the_end(first), play_to_the_end(second))
                await watching
            for page in (first, second, third):
                _each_entry_once(page)
            assert _kinds(first) == _kinds(second) == _kinds(third)

    asyncio.run(play())


async def _watch(page: SocketClient) -> None:
    await page.next_state(lambda table_state: bool(table_state["status"] == "over"))


def _events(page: SocketClient) -> list[Any]:
    return [pair for message in page.received if message["type"] == "update" for pair in message["events"]]


def _each_entry_once(page: SocketClient) -> None:
    numbers = [seq for seq, _ in _events(page)]
    assert numbers == list(range(1, len(numbers) + 1))


def _kinds(page: SocketClient) -> list[list[str]]:
    return [[event["kind"] for event in events] for _, events in _events(page)]
