"""Rights in combination: a forbidden action stays forbidden when it is split into several requests."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from kazamata.server.tables.seating import stand_in_bot
from tests.server.running_server import (
    GuestClient,
    SocketClient,
    give_up_together,
    open_browsers,
    running_server,
    table_for_two,
    table_with_bots,
)


async def answered(table: str, ann: GuestClient, bob: GuestClient, option: int = 0) -> int:
    """The asked player answers over REST; returns his seat."""
    states = [await ann.state(table, 0), await bob.state(table, 1)]
    seat = next(seat for seat in (0, 1) if states[seat]["asks"])
    body = {"seat": seat, "seq": states[seat]["seq"], "option": states[seat]["asks"][0]["options"][option]}
    await (ann, bob)[seat].post_ok(f"/api/tables/{table}/answer", **body)
    return seat


async def code(guest: GuestClient, path: str, **body: Any) -> str:
    answer = await guest.post(path, **body)
    return str(answer.json()["error"]["code"]) if answer.status_code >= 400 else "ok"


# ------------------------------------------------------------------------------ host and bots


def test_a_host_cannot_replace_a_present_player(sqlite: str) -> None:
    """Neither one whose page is open, nor one who closed it a moment ago, nor a program without a socket."""

    async def play() -> None:
        async with (
            running_server(sqlite, away_seconds=1.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            seat = f"/api/tables/{table}/seats/1/bot"
            async with bob.page(table, 1) as one, bob.page(table, 1) as other:  # two tabs
                await one.next_state()
                await other.next_state()
                await asyncio.sleep(1.2)
                assert await code(ann, seat, bot="random") == "seat-present"
                await one.socket.close()
                await asyncio.sleep(1.2)
                assert await code(ann, seat, bot="random") == "seat-present"
            assert await code(ann, seat, bot="random") == "seat-present"  # he was here a moment ago
            await asyncio.sleep(0.6)
            await bob.state(table, 1)  # a program that only polls now and then is present too
            await asyncio.sleep(0.6)
            assert await code(ann, seat, bot="random") == "seat-present"
            await asyncio.sleep(0.6)
            taken = await ann.post_ok(seat, bot="random")
            assert taken["seats"][1]["bot"] == stand_in_bot("tranquility") != "random"  # and not a weaker one
            assert taken["seats"][1]["owned"]
            back = await bob.post_ok(seat, bot=None)
            assert back["seats"][1]["kind"] == "person"

    asyncio.run(play())


def test_a_replaced_player_still_votes(sqlite: str) -> None:
    """Seat a bot for a rival, then undo past a reveal, or ask for a hint: both need the rival."""

    async def play() -> None:
        async with (
            running_server(sqlite, away_seconds=0.0, bot_pause_seconds=1000.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            while not (await ann.state(table, 0))["asks"]:
                await answered(table, ann, bob)
            await ann.post_ok(f"/api/tables/{table}/seats/1/bot", bot="random")
            hint = await ann.get(f"/api/tables/{table}/hint", seat=0)
            assert hint.json()["error"]["code"] == "no-hints"
            async with ann.page(table, 0) as page:
                table_state = await page.next_state()
                await page.answer(table_state)
                after = await page.next_state(lambda p: bool(p["seq"] > table_state["seq"]))
                game = (await server.table_registry.table(table)).history
                game._free_undos = {0: None}  # as if it had revealed something
                await page.send(type="undo", table=table, seat=0, seq=after["seq"])
                vote = await page.until("vote")
                assert (vote["seat"], vote["ballots"], vote["settled"]) == (0, {"0": True}, None)
                assert (await ann.state(table))["seq"] == after["seq"]
                await bob.post_ok(
                    f"/api/tables/{table}/vote", seat=1, yes=True
                )  # though a bot sits in for him
                settled = await page.until("vote", where=lambda v: v["to_seq"] is None)
                assert settled["settled"] == "agreed"

    asyncio.run(play())


def test_a_host_cannot_exchange_bots_while_others_play(sqlite: str) -> None:
    """A host who could exchange them would choose his rivals' opponents in the middle of the game."""

    async def play() -> None:
        async with (
            running_server(sqlite, bot_pause_seconds=1000.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            made = await ann.make_table(seats=3, bots=[None, None, "greedy"])
            await bob.post_ok(f"/api/tables/{made['id']}/join", name="Bob")
            for seat, guest in ((0, ann), (1, bob)):
                await guest.post_ok(f"/api/tables/{made['id']}/ready", seat=seat, ready=True)
            path = f"/api/tables/{made['id']}/seats/2/bot"
            assert await code(ann, path, bot="random") == "bots-stay"
            assert await code(ann, path, bot=None) == "seat-needs-bot"
            await bob.post_ok(f"/api/tables/{made['id']}/leave", seat=1)
            assert await code(ann, f"/api/tables/{made['id']}/seats/1/bot", bot="random") == "ok"
            assert await code(ann, path, bot="random") == "ok"  # now it is Ann's game alone

    asyncio.run(play())


def test_a_bot_on_the_own_seat_is_no_free_hint(sqlite: str) -> None:
    """Let a bot answer, return, take its answer back: the table has to vote."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game="lords")
            seats = f"/api/tables/{table}/seats/0/bot"
            async with ann.page(table, 0) as page:
                table_state = await page.next_state()
                while not table_state["asks"]:
                    await answered(table, ann, bob)
                    table_state = await page.next_state()
                await ann.post_ok(seats, bot="random")
                after = await page.next_state(lambda p: bool(p["seq"] > table_state["seq"]))
                await ann.post_ok(seats, bot=None)
                happened = [event["kind"] for seq, events in after["events"] for event in events]
                assert happened[0] == "PlayedByStandIn"
                now = await ann.state(table, 0)
                assert not now["undoable"]
                await page.send(type="undo", table=table, seat=0, seq=now["seq"])
                assert (await page.until("vote", "stale"))["type"] == "vote"

    asyncio.run(play())


# --------------------------------------------------------------------------------- leaving


@pytest.mark.parametrize("game", ["miners", "tranquility"])
def test_a_stand_in_plays_for_a_player_who_left_and_the_log_says_so(game: str, sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite, bot_pause_seconds=1000.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game=game)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                await first.next_state()
                hand = (await second.next_state())["view"]
                await bob.post_ok(f"/api/tables/{table}/seats/1/bot", bot="random")
                gone = await bob.post_ok(f"/api/tables/{table}/leave", seat=1)
                assert (gone["seats"][1]["bot"], gone["seats"][1]["owned"]) == (stand_in_bot(game), False)
                reply = await first.next_state(lambda p: bool(p["seq"] == 1))
                [[at, [left]]] = reply["events"]
                assert (at, left["kind"], left["values"]) == (1, "Left", {"seat": 1})
                public = await second.next_state(
                    lambda p: bool(p["seq"] >= 1)
                )  # his page watches from now on
                assert (public["view"]["viewer"], public["asks"]) == (-1, [])
                assert hand["viewer"] == 1
                await second.send(type="watch", table=table, seat=1, since=None)
                assert (await second.until("error"))["code"] == "not-your-seat"
            assert (await bob.get(f"/api/tables/{table}/state", seat=1)).status_code == 403
            assert await code(bob, f"/api/tables/{table}/seats/1/bot", bot=None) == "not-host"
            assert await code(bob, f"/api/tables/{table}/join", name="Bob") == "already-dealt"
            assert await code(ann, f"/api/tables/{table}/seats/1/bot", bot=None) == "seat-needs-bot"

    asyncio.run(play())


def test_a_host_who_leaves_loses_the_role(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite, away_seconds=0.0, bot_pause_seconds=1000.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            left = await ann.post_ok(f"/api/tables/{table}/leave", seat=0)
            assert left["host"] is False
            assert (await bob.get(f"/api/tables/{table}")).json()["host"] is True
            assert await code(ann, f"/api/tables/{table}/seats/1/bot", bot="random") == "not-host"

    asyncio.run(play())


def test_leaving_in_the_middle_of_a_vote_settles_it_and_grants_nothing(sqlite: str) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            server = await stack.enter_async_context(running_server(sqlite, bot_pause_seconds=1000.0))
            people = [await stack.enter_async_context(GuestClient(server.url)) for _ in range(3)]
            table = await _three(people)
            async with people[0].page(table, 0) as page:
                await page.next_state()
                await people[0].post_ok(f"/api/tables/{table}/give-up", seat=0)
                await people[1].post_ok(f"/api/tables/{table}/give-up", seat=1)
                await people[2].post_ok(f"/api/tables/{table}/leave", seat=2)
                settled = await page.until("vote", where=lambda v: v["to_seq"] is None)
                assert (settled["settled"], settled["subject"]) == ("overtaken", "end")
            reply = (await people[0].get(f"/api/tables/{table}")).json()
            assert (reply["status"], reply["vote"]) == ("running", None)
            await give_up_together(table, *people[:2])  # those who are left agree among themselves

    asyncio.run(play())


async def _three(people: list[GuestClient]) -> str:
    table = str((await people[0].make_table(seats=3))["id"])
    for seat, guest in enumerate(people[1:], 1):
        await guest.post_ok(f"/api/tables/{table}/join", name=f"Guest {seat}")
    for seat, guest in enumerate(people):
        await guest.post_ok(f"/api/tables/{table}/ready", seat=seat, ready=True)
    return table


# ----------------------------------------------------------------------------- giving up together


@pytest.mark.parametrize("game", ["tranquility", "lords"])
def test_a_game_is_given_up_if_all_owners_agree(game: str, database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database, away_seconds=0.0, bot_pause_seconds=1000.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game=game)
            await ann.post_ok(f"/api/tables/{table}/seats/1/bot", bot="random")  # no vote by absence
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                await first.next_state()
                await second.next_state()
                await first.send(type="give_up", table=table, seat=0)
                vote = await second.until("vote")
                assert (vote["seat"], vote["subject"], vote["settled"]) == (0, "end", None)
                await second.send(type="vote", table=table, seat=1, yes=False)
                refused = await first.until("vote", where=lambda v: v["to_seq"] is None)
                assert (refused["settled"], refused["by"]) == ("refused", 1)
                reply = await first.next_state(lambda p: bool(p["seq"] == 1))
                [refused] = reply["events"][0][1]
                assert (refused["kind"], refused["values"]) == ("GivingUpRefused", {"seat": 1})
                await first.send(type="give_up", table=table, seat=0)
                await second.until("vote", where=lambda v: v["to_seq"] is not None)
                await second.send(type="give_up", table=table, seat=1)  # to ask for the same is to agree
                last = await first.next_state(lambda p: bool(p["seq"] == 2))
                assert (last["status"], last["asks"], last["asked_seats"]) == ("over", [], [])
                assert (last["outcome"]["end_reason"], last["outcome"]["winners"]) == ("given_up", [])
                assert last["events"][-1][1][0]["kind"] == "GaveUp"
                await first.send(type="undo", table=table, seat=0, seq=2)
                assert (await first.until("error"))["code"] == "game-over"
                await first.send(type="answer", table=table, seat=0, seq=2, option=0)
                assert (await first.until("refused"))["refusal"]["key"] == "game-over"
            over = (await bob.get(f"/api/tables/{table}")).json()
            assert (over["status"], bool(over["seed"])) == ("over", True)
            assert (await bob.get(f"/api/tables/{table}/log")).status_code == 200
            replay = (await bob.get(f"/api/tables/{table}/replay", at=2, seat=1)).json()
            assert (replay["status"], len(replay["views"])) == ("over", 2)
            again = await bob.post_ok(f"/api/tables/{table}/rematch", same_deal=False)
            assert again["same_deal"] is False
        async with (
            running_server(database) as server,
            GuestClient(server.url) as eve,
        ):  # and after a new start
            over = (await eve.get(f"/api/tables/{table}")).json()
            assert (over["status"], over["outcome"]["end_reason"]) == ("over", "given_up")

    asyncio.run(play())


def test_one_vote_at_a_time_and_its_asker_may_withdraw_it(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            seat = await answered(table, ann, bob)
            other = 1 - seat
            people = (ann, bob)
            game = (await server.table_registry.table(table)).history
            game._free_undos = {0: None, 1: None}
            async with people[seat].page(table, seat) as page:
                now = await page.next_state()
                await page.send(type="undo", table=table, seat=seat, seq=now["seq"])
                await page.until("vote")
                asked = await people[other].post(f"/api/tables/{table}/give-up", seat=other)
                assert asked.json()["error"]["code"] == "vote-running"
                await page.send(type="vote", table=table, seat=seat, yes=False)
                settled = await page.until("vote", where=lambda v: v["to_seq"] is None)
                assert settled["settled"] == "withdrawn"
                await people[other].post_ok(f"/api/tables/{table}/give-up", seat=other)

    asyncio.run(play())


def test_repeatedly_refused_votes_wait_for_the_next_answer(sqlite: str) -> None:
    """Otherwise a player could fill the log with his questions."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            for _ in range(3):
                await ann.post_ok(f"/api/tables/{table}/give-up", seat=0)
                await bob.post_ok(f"/api/tables/{table}/vote", seat=1, yes=False)
            assert await code(ann, f"/api/tables/{table}/give-up", seat=0) == "vote-refused"
            await answered(table, ann, bob)
            assert await code(ann, f"/api/tables/{table}/give-up", seat=0) == "ok"

    asyncio.run(play())


def test_undo_while_a_bot_thinks_discards_its_answer(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, bot_pause_seconds=0.4) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            async with ann.page(table, 0) as page:
                table_state = await page.next_state(lambda p: bool(p["asks"]))
                while [waiting["seat"] for waiting in table_state["asked_seats"]] != [1]:
                    await page.answer(table_state)
                    table_state = await page.next_state(lambda p, s=table_state["seq"]: bool(p["seq"] > s))  # type: ignore[misc]
                await page.send(type="undo", table=table, seat=0, seq=table_state["seq"], confirmed=True)
                back = await page.next_state(lambda p, s=table_state["seq"]: bool(p["seq"] > s))  # type: ignore[misc]
                assert back["asks"]
                await asyncio.sleep(1.0)
                now = await ann.state(table, 0)
                assert (now["seq"], now["view"]) == (back["seq"], back["view"])

    asyncio.run(play())


def test_votes_through_two_servers_at_once_all_count(postgresql: str, bus: str) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, other = [
                await stack.enter_async_context(running_server(postgresql, bus_url=bus)) for _ in range(2)
            ]
            people = [await stack.enter_async_context(GuestClient(one.url)) for _ in range(3)]
            twin = await stack.enter_async_context(GuestClient(other.url))
            for _ in range(5):
                table = await _three(people)
                twin.http.cookies.set("kazamata_guest", people[2].http.cookies["kazamata_guest"])
                await people[0].post_ok(f"/api/tables/{table}/give-up", seat=0)
                while (await twin.get(f"/api/tables/{table}")).json()["vote"] is None:
                    await asyncio.sleep(0.02)
                votes = [
                    guest.post(f"/api/tables/{table}/vote", seat=seat, yes=True)
                    for seat, guest in ((1, people[1]), (2, twin))
                ]
                assert [answer.status_code for answer in await asyncio.gather(*votes)] == [200, 200]
                while (await people[0].get(f"/api/tables/{table}")).json()["status"] != "over":
                    await asyncio.sleep(0.02)

    asyncio.run(play())


def test_a_vote_ends_with_the_next_answer(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as page:
                await page.next_state()
                await ann.post_ok(f"/api/tables/{table}/give-up", seat=0)
                await answered(table, ann, bob)
                settled = await page.until("vote", where=lambda v: v["to_seq"] is None)
                assert settled["settled"] == "overtaken"
            assert await code(bob, f"/api/tables/{table}/vote", seat=1, yes=True) == "no-vote"
            over = await give_up_together(table, ann, bob)
            assert await code(bob, f"/api/tables/{table}/vote", seat=1, yes=True) == "no-vote"
            assert await code(bob, f"/api/tables/{table}/give-up", seat=1) == "game-over"
            assert over["vote"] is None

    asyncio.run(play())


# -------------------------------------------------------------------- several devices, one person


def test_a_token_from_two_addresses_is_one_seat(sqlite: str) -> None:
    """Two programs with the same token: one answer is taken, and neither sees more than the seat."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(bots=[None, "random"])
            table, token = made["id"], made["links"]["0"]
            await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
            twins = (GuestClient(server.url, authorization=f"Bearer {token}") for _ in range(2))
            async with open_browsers(*twins) as programs:
                await _two_answers(programs, table)

    async def _two_answers(programs: list[GuestClient], table: str) -> None:
        states = [await program.state(table, 0) for program in programs]
        while not states[0]["asks"]:
            states = [await program.state(table, 0) for program in programs]
        options = states[0]["asks"][0]["options"]
        sent = await asyncio.gather(
            *(
                program.post(f"/api/tables/{table}/answer", seat=0, seq=states[0]["seq"], option=option)
                for program, option in zip(programs, (options[0], options[-1]), strict=True)
            )
        )
        wanted = [200, 200] if options[0] == options[-1] else [200, 409]
        assert sorted(answer.status_code for answer in sent) == wanted
        for program in programs:
            assert (await program.get(f"/api/tables/{table}/state", seat=1)).status_code == 403
            hidden = await program.post(f"/api/tables/{table}/hide", hidden=True)
            assert hidden.status_code == 403  # a program has no list of tables

    asyncio.run(play())


def test_two_tabs_of_one_guest_vote_once_and_see_the_same(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as one, ann.page(table, 0) as two:
                table_states = [await one.next_state(), await two.next_state()]
                assert table_states[0]["view"] == table_states[1]["view"]
                for page in (one, two):  # asked twice by the same seat: that is no second vote
                    await page.send(type="give_up", table=table, seat=0)
                vote = await two.until("vote")
                assert vote["ballots"] == {"0": True}
                await two.send(type="ping")
                await two.until("pong")
                reply = (await ann.get(f"/api/tables/{table}")).json()
                assert (reply["status"], reply["vote"]["ballots"]) == ("running", {"0": True})

    asyncio.run(play())


async def _error_code(page: SocketClient, **message: Any) -> str:
    await page.send(**message)
    return str((await page.until("error", "refused", "stale", "vote", "confirm_undo"))["code"])


def test_spectators_change_nothing(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
            GuestClient(server.url) as eve,
        ):
            table = await table_for_two(ann, bob)
            await eve.make_table()
            await ann.post_ok(f"/api/tables/{table}/give-up", seat=0)
            async with eve.page(table) as page:
                await page.next_state()
                for message in (
                    {"type": "vote", "seat": 1, "yes": True},
                    {"type": "give_up", "seat": 1},
                    {"type": "undo", "seat": 0, "seq": 0, "confirmed": True},
                    {"type": "answer", "seat": 0, "seq": 0, "option": 0},
                    {"type": "why", "seat": 0, "option": 0},
                    {"type": "watch", "seat": 1},
                ):
                    assert await _error_code(page, table=table, **message) == "not-your-seat"
            for path, body in (
                ("leave", {"seat": 0}),
                ("vote", {"seat": 1, "yes": True}),
                ("give-up", {"seat": 1}),
                ("hide", {"hidden": True}),
                ("rematch", {"same_deal": True}),
            ):
                assert await code(eve, f"/api/tables/{table}/{path}", **body) == "not-your-seat"
            reply = (await ann.get(f"/api/tables/{table}")).json()
            assert (reply["seq"], reply["status"], reply["vote"]["ballots"]) == (0, "running", {"0": True})

    asyncio.run(play())
