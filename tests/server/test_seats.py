"""Seats and names: strangers, names, and tables that are damaged, hidden or archived."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from kazamata.server.errors import RequestError
from kazamata.server.settings import async_url
from kazamata.server.store.records import SeatRecord, TableRecord
from kazamata.server.store.store import make_engine
from kazamata.server.tables.expiry import DAY, OPEN_DAYS, RUNNING_DAYS, expires_at, is_expired
from kazamata.server.tables.seating import clean_name
from kazamata.words.catalogue import LANGUAGES
from kazamata.words.names import look_alike, visible_text
from tests.server.running_server import (
    GuestClient,
    give_up_together,
    running_server,
    table_for_two,
    table_with_bots,
)


async def execute(url: str, statement: str) -> None:
    engine = make_engine(async_url(url))
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def code(guest: GuestClient, path: str, **body: Any) -> str:
    answer = await guest.post(path, **body)
    return str(answer.json()["error"]["code"]) if answer.status_code >= 400 else "ok"


# ------------------------------------------------------------------------------------- strangers


def test_a_stranger_cannot_fill_the_table_in_the_hosts_name(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as eve,
        ):
            table = (await ann.make_table(seats=4))["id"]
            joined = await eve.post_ok(f"/api/tables/{table}/join", name="Ann")
            assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Ann 2", "", ""]
            assert await code(eve, f"/api/tables/{table}/join", name="Bob") == "one-seat"
            async with GuestClient(server.url) as other:
                for alike_name in ("ANN", "Αnn", "A\u0301nn", "\u0410nn", "A nn"):
                    again = await other.post_ok(f"/api/tables/{table}/join", name=alike_name)
                    name = again["seats"][2]["name"]
                    assert name.endswith((" 2", " 3"))
                    assert not any(look_alike(name, taken) for taken in ("Ann", "Ann 2"))
                    await other.post_ok(f"/api/tables/{table}/leave", seat=2)
            second = await ann.post_ok(
                f"/api/tables/{table}/join", name="Ben"
            )  # everybody uses the host's device
            assert second["you"] == [0, 2]

    asyncio.run(play())


def test_only_the_host_frees_a_seat_before_the_deal(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as eve,
        ):
            table = (await ann.make_table(seats=3))["id"]
            joined = await eve.post_ok(f"/api/tables/{table}/join", name="Eve")
            await eve.post_ok(f"/api/tables/{table}/ready", seat=1, ready=True)
            path = f"/api/tables/{table}/seats/1/bot"
            assert await code(ann, path, bot="random") == "seat-taken"
            assert await code(eve, f"/api/tables/{table}/seats/0/bot", bot=None) == "not-host"
            freed = await ann.post_ok(path, bot=None)
            assert (freed["seats"][1]["kind"], freed["seats"][1]["name"]) == ("free", "")
            assert await code(eve, f"/api/tables/{table}/ready", seat=1, ready=True) == "not-your-seat"
            token = joined["links"]["1"]
            assert await code(eve, f"/api/tables/{table}/claim", token=token) == "wrong-token"

    asyncio.run(play())


# ----------------------------------------------------------------------------------------- names

INVISIBLE = ["\u200b\u200d", "\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\u00ad", "\u202e\u202d", "\u0301"]
INVISIBLE += [
    "\U000e0100",
    "\u034f",
    "\x1b\x07",
    "\u2066\u2069",
    " \u00a0\u3000 ",
    "\ufeff",
    "\u180e",
    "\ud800",
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_an_invisible_name_is_refused(name: str) -> None:
    assert visible_text(name) == ""
    with pytest.raises(RequestError) as refused:
        clean_name(name)
    assert refused.value.code == "name-empty"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann\x1b[2J\x1b]0;title\x07", "Ann[2J]0;title"),
        ("\x9b31mRed", "31mRed"),
        ("A\u202enn\u2066a\u2069", "Anna"),
        ("Z\u0300\u0301\u0302\u0303\u0304o", "Z\u0300\u0301o"),
        ("  Ann\tof\n\nLőrinc ", "Ann of Lőrinc"),
        ("Żółć Đorđe Ő", "Żółć Đorđe Ő"),
        ("Ђорђе", "Ђорђе"),
        ("Łu\u200bkasz", "Łukasz"),
        ("😀", "😀"),
    ],
)
def test_invisible_parts_of_a_name_are_removed(given: str, kept: str) -> None:
    assert visible_text(given) == kept
    assert visible_text(kept) == kept


def test_cleaned_names_have_no_control_or_hidden_characters() -> None:
    for number in range(0x110000):
        kept = visible_text(f"a{chr(number)}b")
        assert kept.isprintable()
        assert not set(kept) & {"\u202e", "\u200b", "\u3164", "\u2800", "\x1b", "\x9b"}


def test_a_strange_name_is_cleaned_on_every_route(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            made = await ann.make_table(name="A\x1b[31mn\u202en", listed=True)
            assert made["seats"][0]["name"] == "A[31mnn"
            assert await code(bob, f"/api/tables/{made['id']}/join", name="\u3164\u200b") == "name-empty"
            assert await code(ann, "/api/name", name="\u2800") == "name-empty"

    asyncio.run(play())


def test_a_new_name_reaches_every_seat_of_waiting_and_running_games(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            waiting = (await ann.make_table())["id"]
            running = await table_for_two(ann, bob)
            finished = await table_for_two(ann, bob)
            await give_up_together(finished, ann, bob)
            shared = (await ann.make_table(seats=3))["id"]  # one device for two
            await ann.post_ok(f"/api/tables/{shared}/join", name="Ben")
            async with bob.page(running, 1) as page:
                await page.next_state()
                reply = await ann.post_ok("/api/name", name="Bob", was="Ann")
                news = await page.until("table", where=lambda m: m["table"]["seats"][0]["name"] != "Ann")
                assert news["table"]["seats"][0]["name"] == "Bob 2"  # there is a Bob already
            assert {table["id"] for table in reply} == {waiting, running, shared}
            names = {
                t: (await bob.get(f"/api/tables/{t}")).json()["seats"] for t in (waiting, finished, shared)
            }
            assert names[waiting][0]["name"] == "Bob"
            assert names[finished][0]["name"] == "Ann"
            assert [seat["name"] for seat in names[shared][:2]] == ["Bob", "Ben"]
            assert await bob.post_ok("/api/name", name="Bo", was="Bob") != []
            before = (await server.table_registry.table(running)).record.edition
            await bob.post_ok("/api/name", name="Bo", was="Bo")  # an unchanged name is not stored again
            assert (await server.table_registry.table(running)).record.edition == before
            assert (await ann.get(f"/api/tables/{waiting}")).json()["seats"][0]["name"] == "Bob"

    asyncio.run(play())


# ---------------------------------------------------------------------------------- damaged tables

DAMAGES = {
    "choices": "update tables set choices = '[broken' where id = '{}'",
    "plea": "update tables set plea = '7' where id = '{}'",
    "status": "update tables set status = 'lost' where id = '{}'",
    "seed": "update tables set seed = 'x' where id = '{}'",
    "made": "update tables set made = 'then' where id = '{}'",
    "seats": "delete from seats where table_id = '{}' and seat = 1",
    "entries": "update entries set option = 77777 where table_id = '{}' and seq = 1",
    "gap": "delete from entries where table_id = '{}' and seq = 2",
    "fingerprint": "update entries set after = 'x' where table_id = '{}' and seq = 4",
    "back": "update entries set back_to = 90 where table_id = '{}' and seq = 3",
    "seat": "update entries set seat = 55 where table_id = '{}' and seq = 3",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_marked_and_the_others_are_shown(
    damage: str, sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            broken = await table_for_two(ann, bob, listed=True)
            whole = await table_for_two(ann, bob, listed=True)
            for _ in range(4):
                states = [await ann.state(broken, 0), await bob.state(broken, 1)]
                seat = next(seat for seat in (0, 1) if states[seat]["asks"])
                option = states[seat]["asks"][0]["options"][0]
                body = {"seat": seat, "seq": states[seat]["seq"], "option": option}
                await (ann, bob)[seat].post_ok(f"/api/tables/{broken}/answer", **body)
            cookies = dict(ann.http.cookies)
        await execute(sqlite, DAMAGES[damage].format(broken))
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            for query in ({}, {"mine": "true"}):
                listed = await ann.get("/api/tables", **query)
                assert listed.status_code == 200, listed.text
                assert whole in {table["id"] for table in listed.json()}
            texts = set()
            for language in LANGUAGES:
                answer = await ann.get(f"/api/tables/{broken}", lang=language)
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table-damaged")
                texts.add(answer.json()["error"]["text"])
            assert len(texts) == 4
            state = await ann.get(f"/api/tables/{broken}/state", seat=0)
            assert state.json()["error"]["code"] == "table-damaged"
            async with ann.page(broken, 0) as page:
                assert (await page.until("error"))["code"] == "table-damaged"
                await page.send(type="watch", table=whole, seat=0)
                assert (await page.next_state())["table"] == whole
            assert await code(ann, "/api/name", name="Zoe", was="Ann") == "ok"
            logged = [record for record in caplog.records if record.message == "a table is damaged"]
            assert {getattr(record, "table", "") for record in logged} == {broken}

    asyncio.run(play())


def test_old_damage_is_reported_by_the_replay(sqlite: str) -> None:
    """The present position comes from a snapshot; only the replay meets the damage."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann, game="miners")
            while (state := await ann.state(table, 0))["seq"] < 130 and state["status"] != "over":
                if state["asks"]:
                    option = state["asks"][0]["options"][0]
                    body = {"seat": 0, "seq": state["seq"], "option": option}
                    await ann.post(f"/api/tables/{table}/answer", **body)
            cookies = dict(ann.http.cookies)
        await execute(sqlite, f"update entries set option = 77777 where table_id = '{table}' and seq = 3")
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            assert (await ann.get(f"/api/tables/{table}/state", seat=0)).status_code == 200
            for path, query in (("replay", {"at": 5}), ("events", {"since": 0})):
                answer = await ann.get(f"/api/tables/{table}/{path}", **query)
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table-damaged")

    asyncio.run(play())


# ---------------------------------------------------------------------------- hidden and archived


def test_a_finished_table_is_hidden_from_ones_own_list_alone(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            path = f"/api/tables/{table}/hide"
            assert await code(ann, path, hidden=True) == "not-over"
            await give_up_together(table, ann, bob)
            for _ in range(2):  # twice has the same effect as once
                await ann.post_ok(path, hidden=True)
            assert (await ann.get("/api/tables", mine="true")).json() == []
            assert [t["id"] for t in (await bob.get("/api/tables", mine="true")).json()] == [table]
            assert (await ann.get(f"/api/tables/{table}")).status_code == 200
            await ann.post_ok(path, hidden=False)
            assert [t["id"] for t in (await ann.get("/api/tables", mine="true")).json()] == [table]

    asyncio.run(play())


def record(**fields: Any) -> TableRecord:
    plain: dict[str, Any] = {
        "choices": {},
        "listed": True,
        "clock_seconds": None,
        "seed": "1",
        "nonce": "",
        "host_hash": "",
    }
    status = fields.pop("status", "open")
    return TableRecord(
        "a" * 12, "lords", 1, **plain, status=status, created_at=100.0, seats=(SeatRecord(0),), **fields
    )


def test_when_a_table_is_archived() -> None:
    assert expires_at(record()) == 100.0 + OPEN_DAYS * DAY
    assert expires_at(record(status="running", started_at=200.0)) == 200.0 + RUNNING_DAYS * DAY
    assert (
        expires_at(record(status="running", started_at=200.0, last_entry_at=900.0))
        == 900.0 + RUNNING_DAYS * DAY
    )
    assert expires_at(record(status="over", started_at=200.0, last_entry_at=900.0)) is None
    line = 100.0 + OPEN_DAYS * DAY
    assert not is_expired(record(), line - 1)
    assert is_expired(record(), line)
    assert not is_expired(record(status="over"), 1e12)
    assert RUNNING_DAYS * DAY > 4 * 1_209_600  # four times the longest clock


def test_an_archived_table_leaves_the_lists_and_returns_with_an_answer(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, listed=True)
            waits = (await ann.make_table(listed=True))["id"]
            reply = {t["id"]: t["expires_at"] for t in (await ann.get("/api/tables")).json()}
            assert reply[table] == pytest.approx(time.time() + RUNNING_DAYS * DAY, abs=600)
            assert reply[waits] == pytest.approx(time.time() + OPEN_DAYS * DAY, abs=600)
            long_ago = time.time() - (RUNNING_DAYS + 1) * DAY
            await execute(database, f"update tables set made = {long_ago}, dealt = {long_ago}")
            for query in ({}, {"mine": "true"}):
                assert (await ann.get("/api/tables", **query)).json() == []
            states = [await ann.state(table, 0), await bob.state(table, 1)]  # the link works as before
            seat = next(seat for seat in (0, 1) if states[seat]["asks"])
            body = {"seat": seat, "seq": 0, "option": states[seat]["asks"][0]["options"][0]}
            await (ann, bob)[seat].post_ok(f"/api/tables/{table}/answer", **body)
            assert [t["id"] for t in (await ann.get("/api/tables")).json()] == [table]

    asyncio.run(play())


def test_the_rules_of_absence_and_expiry_are_in_four_languages(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            texts = set()
            for language in LANGUAGES:
                reply = (await ann.get("/api/policies", lang=language)).json()
                assert (reply["open_days"], reply["running_days"]) == (OPEN_DAYS, RUNNING_DAYS)
                assert str(OPEN_DAYS) in reply["texts"]["expiry"]
                assert str(RUNNING_DAYS) in reply["texts"]["expiry"]
                assert str(reply["away_seconds"]) in reply["texts"]["away"]
                texts |= set(reply["texts"].values())
            assert len(texts) == 4 * len(reply["texts"])

    asyncio.run(play())


def test_a_record_with_a_field_of_another_kind_is_no_record() -> None:
    """The store compares with these types."""
    wrong = {**msgspec.to_builtins(record()), "made": "then"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, type=TableRecord)
