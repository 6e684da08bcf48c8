"""A table from another version of the rules continues, or explains why it cannot."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from kazamata import game_registry
from kazamata.server.settings import async_url
from kazamata.server.store.records import ACTOR_PERSON, NOTE_UNDO_REFUSED, TableVote
from kazamata.server.store.store import Store
from kazamata.server.tables.bug_reports import load_reported_game
from tests.server.running_server import (
    GuestClient,
    give_up_together,
    running_server,
    table_for_two,
    table_with_bots,
)


async def _execute(url: str, statement: str) -> None:
    store = Store(async_url(url))
    async with store.engine.begin() as connection:
        await connection.execute(text(statement))
    await store.engine.dispose()


async def _begun(database: str) -> tuple[str, dict[str, str]]:
    async with running_server(database) as server, GuestClient(server.url) as ann:
        table = await table_with_bots(ann)
        async with ann.page(table, 0) as page:
            table_state = await page.next_state()
            while table_state["seq"] < 20:
                if table_state["asks"]:
                    await page.answer(table_state)
                table_state = await page.next_state()
        live = await server.table_registry.table(table)  # one entry is no answer
        await live.change_record(lambda record: record, note=(NOTE_UNDO_REFUSED, 0, ACTOR_PERSON))
        return table, dict(ann.http.cookies)


def test_a_running_game_moves_to_the_present_rules_if_all_answers_are_still_legal(database: str) -> None:
    async def play() -> None:
        table, cookies = await _begun(database)
        await _execute(database, "update tables set version = 0")
        await _execute(database, "update entries set after = 'old'")
        async with running_server(database) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            assert (await ann.state(table, 0))["seq"] >= 20
            record = await server.table_registry.store.table(table)
            assert record is not None
            assert record.rules_version == game_registry.rules("tranquility").version
            happened = (await ann.get(f"/api/tables/{table}/events")).json()["events"]
            assert sum(event["kind"] == "NewRules" for _, events in happened for event in events) == 1

    asyncio.run(play())


async def _stopped(database: str) -> tuple[str, dict[str, str]]:
    """A table whose fifth answer the present rules do not know."""
    table, cookies = await _begun(database)
    await _execute(database, "update tables set version = 0")
    await _execute(database, "update entries set ask = 'AskedBefore' where seq = 5")
    return table, cookies


async def _refused(guest: GuestClient, path: str, **body: Any) -> str:
    answer = await guest.post(path, **body)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["error"]["code"])


def test_a_game_that_cannot_continue_is_shown_up_to_the_first_illegal_answer(database: str) -> None:
    async def play() -> None:
        table, cookies = await _stopped(database)
        async with running_server(database) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            before = await server.table_registry.store.entries(table)
            info = (await ann.get(f"/api/tables/{table}")).json()
            assert (info["status"], info["stopped"], info["seq"]) == ("running", True, len(before))
            state = await ann.state(table, 0)
            assert (state["asks"], state["asked_seats"], state["status"]) == ([], [], "running")
            assert "version 0" in state["waiting_sentence"][0]
            shown = [(await ann.get(f"/api/tables/{table}/replay", at=at)).json() for at in (4, 20)]
            assert shown[0]["view"] == shown[1]["view"]
            happened = (await ann.get(f"/api/tables/{table}/events")).json()["events"]
            notes = {entry.seq for entry in before if entry.is_note}
            spoken = {seq for seq, events in happened if events}
            assert spoken - {1, 2, 3, 4} == notes
            assert spoken > notes
            async with ann.page(table, 0) as page:
                assert (await page.next_state())["waiting_sentence"] == state["waiting_sentence"]
            [listed] = (await ann.get("/api/tables", mine=True)).json()
            assert listed["stopped"]
            record = await server.table_registry.store.table(table)
            assert record is not None
            assert record.rules_version == 0
            assert await server.table_registry.store.entries(table) == before

    asyncio.run(play())


def test_a_game_that_cannot_continue_takes_no_answer(sqlite: str) -> None:
    async def play() -> None:
        table, cookies = await _stopped(sqlite)
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            path, before = f"/api/tables/{table}", await server.table_registry.store.entries(table)
            body = {"seat": 0, "seq": len(before), "option": 0}
            plan = {"seat": 0, "seq": len(before), "steps": [["PlayIsland", 0]], "ignores_news": True}
            assert await _refused(ann, f"{path}/answer", **body) == "old-rules"
            assert await _refused(ann, f"{path}/plan", **plan) == "old-rules"
            assert await _refused(ann, f"{path}/preview", seat=0, seq=4, lines=[[0]]) == "old-rules"
            hint = await ann.get(f"{path}/hint", seat=0)
            assert hint.json()["error"]["code"] == "old-rules"
            async with ann.page(table, 0) as page:
                await page.send(type="undo", table=table, seat=0, seq=len(before))
                assert (await page.until("error"))["code"] == "old-rules"
            assert await server.table_registry.store.entries(table) == before

    asyncio.run(play())


def test_a_game_that_cannot_continue_can_be_reported_hidden_and_given_up(sqlite: str) -> None:
    async def play() -> None:
        table, cookies = await _stopped(sqlite)
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            path, store = f"/api/tables/{table}", server.table_registry.store
            before = await store.entries(table)
            report = (await ann.post_ok(f"{path}/report", seq=20, seat=0, text="It stopped."))["report"]
            await ann.post_ok(f"{path}/hide", hidden=True)
            assert (await ann.get("/api/tables", mine=True)).json() == []
            await ann.post_ok(f"{path}/hide", hidden=False)
            ended = await ann.post_ok(f"{path}/give-up", seat=0)
            assert (ended["status"], ended["outcome"]["end_reason"]) == ("over", "given_up")
            kept = await store.entries(table)
            assert kept[:-1] == before  # only one note was written
            assert (kept[-1].kind, kept[-1].is_note, kept[-1].fingerprint) == (
                "GaveUp",
                True,
                before[-1].fingerprint,
            )
            assert (await ann.get(f"{path}/log")).status_code == 200
            again = await ann.post_ok(f"{path}/rematch", same_deal=False)
            assert again["status"] == "open"
        case = await load_reported_game(async_url(sqlite), report)
        assert case is not None
        assert len(case.log.answers) == 4

    asyncio.run(play())


def test_leaving_removes_a_game_that_cannot_continue(sqlite: str) -> None:
    async def play() -> None:
        table, cookies = await _stopped(sqlite)
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            await ann.post_ok(f"/api/tables/{table}/leave", seat=0)
            assert (await ann.get("/api/tables", mine=True)).json() == []
            seq = (await server.table_registry.table(table)).seq
            server.table_registry.ensure_runner(await server.table_registry.table(table))
            assert (
                table not in server.table_registry.ids_with_runner
            )  # only bots are left, and none of them thinks
            assert (await server.table_registry.table(table)).seq == seq

    asyncio.run(play())


def test_people_agree_to_give_up_a_game_that_cannot_continue(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            live = await server.table_registry.table(table)
            while live.seq < 3:
                seat = int(live.history.asks[0].seat)
                await live.answer(seat, live.seq, int(live.history.asks[0].options[0]), ACTOR_PERSON)
            open_vote = TableVote(0, 3, 2, {0: True})  # somebody had asked for an undo
            await live.change_record(lambda record: msgspec.structs.replace(record, vote=open_vote))
            cookies = [dict(guest.http.cookies) for guest in (ann, bob)]
        await _execute(sqlite, "update tables set version = 0")
        await _execute(sqlite, "update entries set ask = 'AskedBefore' where seq = 2")
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            for guest, cookie in zip((ann, bob), cookies, strict=True):
                guest.http.cookies.update(cookie)
            vote = await ann.post(f"/api/tables/{table}/vote", seat=1, yes=True)
            assert vote.status_code != 200  # undo is no longer possible
            assert (await give_up_together(table, ann, bob))["status"] == "over"
            assert [entry.kind for entry in await server.table_registry.store.entries(table)][3:] == [
                "GaveUp"
            ]

    asyncio.run(play())


def test_a_finished_game_of_older_rules_can_be_looked_at(sqlite: str) -> None:
    async def play() -> None:
        table, cookies = await _stopped(sqlite)
        await _execute(sqlite, "update tables set status = 'over'")
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            info = (await ann.get(f"/api/tables/{table}")).json()
            assert (info["status"], info["stopped"], info["outcome"]) == ("over", True, None)
            state = await ann.state(table, 0)
            assert (state["status"], state["outcome"]) == ("over", None)
            last = (await ann.get(f"/api/tables/{table}/replay", at=info["seq"])).json()
            assert len(last["views"]) == 2
            branch = await ann.post_ok(f"/api/tables/{table}/fork", at=20, seat=0)
            assert (branch["status"], branch["seq"]) == ("running", 4)

    asyncio.run(play())


def test_a_table_that_cannot_be_shown_at_all_can_be_hidden(sqlite: str) -> None:
    async def play() -> None:
        table, cookies = await _begun(sqlite)
        await _execute(sqlite, """update tables set version = 0, choices = '{"removal": "of old"}'""")
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as eve,
        ):
            ann.http.cookies.update(cookies)
            assert (await ann.get(f"/api/tables/{table}")).json()["error"]["code"] == "old-rules"
            [listed] = (await ann.get("/api/tables", mine=True)).json()
            assert listed["stopped"]
            assert (await eve.post(f"/api/tables/{table}/hide", hidden=True)).status_code == 403
            await ann.post_ok(f"/api/tables/{table}/hide", hidden=True)
            assert (await ann.get("/api/tables", mine=True)).json() == []

    asyncio.run(play())


def test_a_damaged_history_cannot_be_continued(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        table, cookies = await _begun(sqlite)
        await _execute(
            sqlite, "update entries set after = 'wrong' where seq = (select max(seq) from entries)"
        )
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            answer = await ann.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table-damaged")
            made = await ann.make_table()  # the others go on
            assert made["status"] == "open"

    asyncio.run(play())
