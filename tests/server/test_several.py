"""Several servers on one database and one bus serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.running_server import GuestClient, play_to_the_end, running_server, table_for_two


def test_two_people_on_two_servers_play_a_whole_game(postgresql: str, bus: str) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, other = [
                await stack.enter_async_context(running_server(postgresql, bus_url=bus)) for _ in range(2)
            ]
            ann, bob = [await stack.enter_async_context(GuestClient(server.url)) for server in (one, other)]
            table = str((await ann.make_table())["id"])
            await bob.post_ok(f"/api/tables/{table}/join", name="Bob")
            async with ann.page(table, 0) as first:
                await first.until("table", where=lambda m: m["table"]["seats"][1]["name"] == "Bob")
                await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
                await bob.post_ok(f"/api/tables/{table}/ready", seat=1, ready=True)
                async with bob.page(table, 1) as second:
                    ends = await asyncio.gather(play_to_the_end(first), play_to_the_end(second))
            assert ends[0]["outcome"] == ends[1]["outcome"]
            for page in (first, second):
                begun = next(m["seq"] for m in page.received if m["type"] == "state" and m["view"])
                events = [seq for m in page.received if m["type"] == "update" for seq, _ in m["events"]]
                assert events == list(range(begun + 1, ends[0]["seq"] + 1))
            infos = [(await guest.get(f"/api/tables/{table}")).json() for guest in (ann, bob)]
            assert infos[0]["seed"] == infos[1]["seed"] is not None

    asyncio.run(play())


def test_the_same_answer_on_two_servers_at_once_is_accepted_once(postgresql: str, bus: str) -> None:
    async def play() -> None:
        async with (
            running_server(postgresql, bus_url=bus) as one,
            running_server(postgresql, bus_url=bus) as other,
            GuestClient(one.url) as ann,
            GuestClient(one.url) as bob,
            GuestClient(other.url) as ann2,
            GuestClient(other.url) as bob2,
        ):
            table = await table_for_two(ann, bob)
            for twin, original in ((ann2, ann), (bob2, bob)):
                twin.http.cookies.set("kazamata_guest", original.http.cookies["kazamata_guest"])
            for seq in range(12):
                states = [await ann.state(table, 0), await bob.state(table, 1)]
                seat = next(seat for seat in (0, 1) if states[seat]["asks"])
                body = {"seat": seat, "seq": seq, "option": states[seat]["asks"][0]["options"][0]}
                path = f"/api/tables/{table}/answer"
                pairs = ((ann, ann2), (bob, bob2))[seat]
                sent = await asyncio.gather(*(guest.post(path, **body) for guest in (*pairs, *pairs)))
                assert {answer.status_code for answer in sent} == {200}
                assert (await ann.state(table))["seq"] == seq + 1
            assert len(await one.table_registry.store.entries(table)) == 12

    asyncio.run(play())


def test_another_server_takes_over_the_bots_of_a_stopped_server(postgresql: str, bus: str) -> None:
    async def play() -> None:
        async with running_server(postgresql, bus_url=bus) as other, GuestClient(other.url) as watching:
            async with (
                running_server(postgresql, bus_url=bus, bot_pause_seconds=0.2) as one,
                GuestClient(one.url) as ann,
            ):
                made = await ann.make_table(bots=["random", "random"])
                async with ann.page(made["id"]) as page:  # bots take their time while somebody watches
                    reached = (await page.next_state(lambda table_state: bool(table_state["seq"] >= 2)))[
                        "seq"
                    ]
            while (await watching.state(made["id"]))["seq"] < reached + 5:
                await asyncio.sleep(0.1)

    asyncio.run(play())
