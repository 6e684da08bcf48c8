"""Playing again: a new deal and the same deal are two tables, each made once, and the second is marked."""

from __future__ import annotations

import asyncio

from tests.server.running_server import GuestClient, give_up_together, running_server, table_for_two


def test_a_new_deal_is_never_merged_into_a_known_one(database: str) -> None:
    """Bob wants the same deal, Ann a new one: each gets the requested table, in either order."""

    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            for first_same in (True, False):
                table = await table_for_two(ann, bob)
                over = await give_up_together(table, ann, bob)
                one = await bob.post_ok(f"/api/tables/{table}/rematch", same_deal=first_same)
                other = await ann.post_ok(f"/api/tables/{table}/rematch", same_deal=not first_same)
                same, fresh = (one, other) if first_same else (other, one)
                assert same["id"] != fresh["id"]
                assert (same["same_deal"], fresh["same_deal"], over["same_deal"]) == (True, False, False)
                records = {
                    made["id"]: await server.table_registry.store.table(made["id"]) for made in (same, fresh)
                }
                known = records[same["id"]], records[fresh["id"]]
                assert known[0] is not None
                assert known[1] is not None
                assert (known[0].seed == over["seed"], known[1].seed == over["seed"]) == (True, False)
                reply = (await ann.get(f"/api/tables/{table}")).json()
                assert (reply["rematch_table"], reply["same_deal_table"]) == (fresh["id"], same["id"])

    asyncio.run(play())


def test_a_known_deal_is_marked_before_another_player_is_ready(sqlite: str) -> None:
    """On the page's socket, over REST and in the lists, for the players and for a stranger."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
            GuestClient(server.url) as eve,
        ):
            table = await table_for_two(ann, bob, listed=True)
            await give_up_together(table, ann, bob)
            again = (await bob.post_ok(f"/api/tables/{table}/rematch", same_deal=True))["id"]
            for guest in (ann, bob, eve):
                reply = (await guest.get(f"/api/tables/{again}")).json()
                assert (reply["same_deal"], reply["status"]) == (True, "open")
                assert [seat["ready"] for seat in reply["seats"]] == [False, True]  # Bob asked for it
            listed = (await eve.get("/api/tables")).json()
            assert [(entry["id"], entry["same_deal"]) for entry in listed] == [(again, True)]
            async with ann.page(again, 0) as page:
                assert (await page.until("table"))["table"]["same_deal"] is True
            texts = {(await eve.get("/api/words/common/" + lang)).text for lang in ("en", "hu", "pl", "sr")}
            said = {line for text in texts for line in text.splitlines() if "table-same-deal" in line}
            assert len(said) == 4

    asyncio.run(play())


def test_ten_rematches_at_once_make_one_table_of_each_kind(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            await give_up_together(table, ann, bob)
            path = f"/api/tables/{table}/rematch"
            for same in (False, True):
                sent = [(ann, bob)[n % 2].post_ok(path, same_deal=same) for n in range(10)]
                assert len({made["id"] for made in await asyncio.gather(*sent)}) == 1
            mine = (await ann.get("/api/tables", mine="true")).json()
            assert len(mine) == 3

    asyncio.run(play())


def test_ten_rematches_on_two_servers_make_one_table(postgresql: str, bus: str) -> None:
    async def play() -> None:
        async with (
            running_server(postgresql, bus_url=bus) as one,
            running_server(postgresql, bus_url=bus) as other,
            GuestClient(one.url) as ann,
            GuestClient(one.url) as bob,
            GuestClient(other.url) as bob2,
        ):
            table = await table_for_two(ann, bob)
            bob2.http.cookies.set("kazamata_guest", bob.http.cookies["kazamata_guest"])
            await give_up_together(table, ann, bob)
            while (await bob2.get(f"/api/tables/{table}")).json()["status"] != "over":
                await asyncio.sleep(0.05)
            path = f"/api/tables/{table}/rematch"
            made = await asyncio.gather(
                *((ann, bob2)[n % 2].post_ok(path, same_deal=False) for n in range(10))
            )
            assert len({each["id"] for each in made}) == 1
            assert len((await ann.get("/api/tables", mine="true")).json()) == 2

    asyncio.run(play())


def test_a_rematch_counts_as_one_new_table_however_many_ask(sqlite: str) -> None:
    from kazamata.server.settings import Limits

    async def play() -> None:
        limits = Limits(tables_burst=2, tables_per_hour=2, requests=10_000)
        async with (
            running_server(sqlite, limits=limits) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            await give_up_together(table, ann, bob)
            path = f"/api/tables/{table}/rematch"
            sent = await asyncio.gather(*(ann.post(path, same_deal=False) for _ in range(6)))
            assert {answer.status_code for answer in sent} == {201}
            full = await ann.post(path, same_deal=True)
            assert full.json()["error"]["code"] == "too-many-tables"

    asyncio.run(play())


def test_a_fork_copies_only_the_answers(sqlite: str) -> None:
    """Answers that were taken back, refused or given up in the finished game are no part of the fork."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            for _ in range(3):
                states = [await ann.state(table, 0), await bob.state(table, 1)]
                seat = next(seat for seat in (0, 1) if states[seat]["asks"])
                option = states[seat]["asks"][0]["options"][0]
                body = {"seat": seat, "seq": states[seat]["seq"], "option": option}
                await (ann, bob)[seat].post_ok(f"/api/tables/{table}/answer", **body)
            running = await ann.post(f"/api/tables/{table}/fork", at=1, seat=0)
            assert running.json()["error"]["code"] == "not-over"  # nothing is published about a running game
            over = await give_up_together(table, ann, bob)
            branch = await ann.post_ok(f"/api/tables/{table}/fork", at=over["seq"], seat=0, name="Ann")
            assert (branch["status"], branch["seq"]) == ("running", 3)
            there = (await ann.get(f"/api/tables/{branch['id']}/replay", at=3)).json()
            here = (await ann.get(f"/api/tables/{table}/replay", at=3, seat=-1)).json()
            assert there["view"] == here["view"]

    asyncio.run(play())


def test_a_player_who_left_has_no_seat_in_the_rematch(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            await bob.post_ok(f"/api/tables/{table}/leave", seat=1)
            assert (await give_up_together(table, ann))["seats"][1]["name"] == "Bob", "he has played there"
            assert (await bob.post(f"/api/tables/{table}/rematch", same_deal=False)).status_code == 403
            again = await ann.post_ok(f"/api/tables/{table}/rematch", same_deal=False)
            assert [seat["name"] for seat in again["seats"]] == ["Ann", ""]
            assert again["seats"][1]["kind"] == "bot"
            assert again["id"] not in [one["id"] for one in (await bob.get("/api/tables", mine=True)).json()]

    asyncio.run(play())
