"""Exactly once: the same answer sent many times at once is accepted once."""

from __future__ import annotations

import asyncio
from collections import Counter

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
