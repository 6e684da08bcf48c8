"""Exactly once, and stored before shown: answers that are sent at once, and an answer that waits for its commit."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from tests.server.running_server import GuestClient, running_server, table_for_two

ROUNDS = 40
AT_ONCE = 5


def test_the_same_answer_five_times_at_once_is_accepted_once(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            guests, tables = (ann, bob), 0
            answers: Counter[int] = Counter()
            rounds = 0
            while rounds < ROUNDS:
                table = await table_for_two(ann, bob)
                tables += 1
                seq = 0
                while rounds < ROUNDS:
                    states = [await ann.state(table, 0), await bob.state(table, 1)]
                    assert states[0]["seq"] == seq
                    if states[0]["status"] == "over":
                        break
                    seat = next(seat for seat in (0, 1) if states[seat]["asks"])
                    option = states[seat]["asks"][0]["options"][0]
                    body = {"seat": seat, "seq": seq, "option": option}
                    path = f"/api/tables/{table}/answer"
                    sent = await asyncio.gather(*(guests[seat].post(path, **body) for _ in range(AT_ONCE)))
                    answers.update(answer.status_code for answer in sent)
                    seq, rounds = seq + 1, rounds + 1
                entries = await server.table_registry.store.entries(table)
                assert [entry.seq for entry in entries] == list(range(1, seq + 1))
            assert set(answers) == {200}  # the same answer again is confirmed

    asyncio.run(play())


def test_of_two_different_answers_at_once_one_is_accepted_and_one_is_stale(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            for _ in range(10):
                states = [await ann.state(table, 0), await bob.state(table, 1)]
                seat = next(seat for seat in (0, 1) if states[seat]["asks"])
                options = states[seat]["asks"][0]["options"]
                guest, path = (ann, bob)[seat], f"/api/tables/{table}/answer"
                body = {"seat": seat, "seq": states[seat]["seq"]}
                if len(options) < 2:
                    await guest.post_ok(path, **body, option=options[0])
                    continue
                sent = await asyncio.gather(
                    *(guest.post(path, **body, option=option) for option in options[:2])
                )
                assert sorted(answer.status_code for answer in sent) == [200, 409]
                stale = next(answer for answer in sent if answer.status_code == 409).json()
                assert (stale["error"]["code"], stale["seq"]) == ("stale", states[seat]["seq"] + 1)

    asyncio.run(play())


def test_no_client_sees_an_answer_before_it_is_stored(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table, guests, disk = await table_for_two(ann, bob), (ann, bob), asyncio.Event()
            live, writer = await server.table_registry.table(table), server.table_registry.store.writer
            commit = writer._transact

            async def commit_later(work: Any) -> None:
                await disk.wait()
                await commit(work)

            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                states = [await page.next_state() for page in (first, second)]
                seat = next(seat for seat in (0, 1) if states[seat]["asks"])
                answer = {"seat": seat, "seq": 0, "option": states[seat]["asks"][0]["options"][0]}
                monkeypatch.setattr(writer, "_transact", commit_later)
                sent = asyncio.create_task(guests[seat].post(f"/api/tables/{table}/answer", **answer))
                try:
                    while not live.lock.locked():
                        await asyncio.sleep(0.01)
                    for page in (first, second):
                        with pytest.raises(TimeoutError):
                            await asyncio.wait_for(page.next_state(), 0.2)
                    assert [(await guests[seat].state(table, seat))["seq"] for seat in (0, 1)] == [0, 0]
                    assert not sent.done()
                finally:
                    disk.set()
                assert (await sent).status_code == 200
                assert [(await page.next_state())["seq"] for page in (first, second)] == [1, 1]

    asyncio.run(play())
