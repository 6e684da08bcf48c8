"""Something is wrong: what a player says is kept with the moment and the seat, within bounds."""

from __future__ import annotations

import asyncio

from kazamata.server.http.routes.reports import MOST
from tests.server.online import Guest, alone_with_bots, online


def test_a_report_keeps_the_moment_the_seat_and_the_sentence(database: str) -> None:
    async def play() -> None:
        async with online(database) as server, Guest(server.url) as ann, Guest(server.url) as eve:
            table = await alone_with_bots(ann)
            path = f"/api/tables/{table}/report"
            own = (await ann.ok(path, seq=0, seat=0, text="The\u202e  cost\n is wrong."))["report"]
            watched = (await eve.ok(path, seq=0, text="It flickers."))["report"]
            kept = {report.id: report for report in await server.house.store.reports(table)}
            assert set(kept) == {own, watched}
            assert (kept[own].seat, kept[own].seq, kept[own].text) == (0, 0, "The cost is wrong.")
            assert (kept[watched].seat, kept[watched].table_id) == (-1, table)
            assert await server.house.store.report(own) == kept[own]
            assert await server.house.store.report("nothing") is None

    asyncio.run(play())


def test_what_cannot_be_reported_is_refused(sqlite: str) -> None:
    async def play() -> None:
        async with online(sqlite) as server, Guest(server.url) as ann:
            table = await alone_with_bots(ann)
            path = f"/api/tables/{table}/report"
            wrong = [
                ({"seq": 10**6, "text": "x"}, 404),
                ({"seq": 0, "text": ""}, 400),
                ({"seq": 0, "text": " \u200b "}, 400),
                ({"seq": 0, "text": "x" * 1001}, 400),
                ({"seq": 0, "text": "x", "seat": 1}, 403),
            ]
            for body, status in wrong:
                assert (await ann.post(path, **body)).status_code == status, body
            for _ in range(MOST):
                await ann.ok(path, seq=0, text="again")
            full = await ann.post(path, seq=0, text="again")
            assert full.json()["error"]["code"] == "too-many-reports"
            await ann.ok(path, seq=0, seat=0, text="What watchers say takes nothing from who plays.")

    asyncio.run(play())
