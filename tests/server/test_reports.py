"""Player reports are stored with the moment and the seat, within limits."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from kazamata.server.http.routes.reports import MAX_PER_REPORTER
from kazamata.server.store.records import BugReport
from kazamata.server.store.store import REPORTS_A_PAGE, SHARE, Store
from tests.server.running_server import NO_LIMITS, GuestClient, running_server, table_with_bots


def test_a_report_keeps_the_moment_the_seat_and_the_sentence(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as eve,
        ):
            table = await table_with_bots(ann)
            path = f"/api/tables/{table}/report"
            own = (await ann.post_ok(path, seq=0, seat=0, text="The\u202e  cost\n is wrong."))["report"]
            watched = (await eve.post_ok(path, seq=0, text="It flickers."))["report"]
            kept = {report.id: report for report in await server.table_registry.store.reports_at(table, 50)}
            assert set(kept) == {own, watched}
            assert (kept[own].seat, kept[own].seq, kept[own].text) == (0, 0, "The cost is wrong.")
            assert (kept[watched].seat, kept[watched].table_id) == (-1, table)
            assert await server.table_registry.store.report(own) == kept[own]
            assert await server.table_registry.store.report("nothing") is None

    asyncio.run(play())


def test_invalid_reports_are_refused(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
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
            for _ in range(MAX_PER_REPORTER):
                await ann.post_ok(path, seq=0, text="again")
            full = await ann.post(path, seq=0, text="again")
            assert full.json()["error"]["code"] == "too-many-reports"
            await ann.post_ok(path, seq=0, seat=0, text="What watchers say takes nothing from who plays.")

    asyncio.run(play())


async def kept_of(store: Store, table: str, seat: int, count: int, at: float, name: str) -> None:
    for number in range(count):
        await store.keep_report(BugReport(f"{name}{number:03}", table, 0, seat, name, at + number))


def test_a_frequent_reporter_does_not_displace_others_on_the_first_page(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as eve,
        ):
            own, others = await table_with_bots(ann), [await table_with_bots(eve) for _ in range(6)]
            store = server.table_registry.store
            await kept_of(store, own, 0, 3, 100.0, "ann")
            await kept_of(store, own, -1, 2, 200.0, "watcher")
            for index, table in enumerate(others):  # all of them are newer
                await kept_of(store, table, 0, 10, 1000.0 * (index + 1), f"eve{index}")
                await kept_of(store, table, -1, 10, 1000.0 * (index + 1), f"eves{index}")
            first = await store.reports()
            texts = [report.text for report in first.reports]
            assert (len(texts), first.page, first.pages) == (REPORTS_A_PAGE, 1, 3)
            assert texts[: 2 * SHARE].count("eve5") == texts[: 2 * SHARE].count("eves5") == SHARE
            assert texts[2 * SHARE : 2 * SHARE + 5] == ["watcher"] * 2 + ["ann"] * 3
            pages = [await store.reports(page) for page in (1, 2, 3)]
            assert len({report.id for page in pages for report in page.reports}) == 125
            assert await store.reports(99) == pages[2]

    asyncio.run(play())


def test_reports_are_limited_by_guest_address_and_day(sqlite: str) -> None:
    async def play() -> None:
        few = replace(NO_LIMITS, reports_day=3, reports_guests=2)
        async with (
            running_server(sqlite, limits=few) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
            GuestClient(server.url) as eve,
        ):
            codes = []
            for guest in (ann, bob, eve):
                for _ in range(4):
                    table = await table_with_bots(guest)  # another table is no other share
                    answer = await guest.post(f"/api/tables/{table}/report", seq=0, seat=0, text="x")
                    codes.append(answer.status_code)
            assert codes == [201, 201, 201, 429] * 2 + [429] * 4
            assert answer.json()["error"]["code"] == "too-many-reports-today"
            assert len((await server.table_registry.store.reports()).reports) == 6

    asyncio.run(play())
