"""Hints among several people: only if the table has agreed on them, and everybody learns who uses one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.running_server import GuestClient, running_server, table_for_two


async def asked_seat(table: str, people: tuple[GuestClient, GuestClient]) -> int:
    states = [await guest.state(table, seat) for seat, guest in enumerate(people)]
    return next(seat for seat in (0, 1) if states[seat]["asks"])


async def answer(table: str, guest: GuestClient, seat: int) -> None:
    state = await guest.state(table, seat)
    option = state["asks"][0]["options"][0]
    await guest.post_ok(f"/api/tables/{table}/answer", seat=seat, seq=state["seq"], option=option)


async def hints_in_the_log(table: str, reader: GuestClient) -> list[int]:
    events = (await reader.get(f"/api/tables/{table}/events", seat=-1)).json()["events"]
    return [one["values"]["seat"] for _, news in events for one in news if one["kind"] == "HintUsed"]


@pytest.mark.parametrize("game", ["tranquility", "lords"])
def test_a_table_agrees_on_hints_and_the_log_shows_each(game: str, sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            people = (ann, bob)
            table = await table_for_two(ann, bob, game=game, hints=True)
            assert (await bob.get(f"/api/tables/{table}")).json()["hints"] is True
            seat = await asked_seat(table, people)
            path = f"/api/tables/{table}/hint"
            async with people[1 - seat].page(table, 1 - seat) as other:
                before = await other.next_state()
                for _ in range(2):  # a planned turn asks several times for one question
                    reply = await people[seat].get(path, seat=seat)
                    assert reply.status_code == 200, reply.text
                news = await other.next_state(lambda m: bool(m["seq"] > before["seq"]))
                [event] = [event for _, events in news["events"] for event in events]
                assert (event["kind"], event["values"], event["clause"]) == ("HintUsed", {"seat": seat}, "")
                assert event["sentence"][1:] == [" uses a hint"]
            assert await hints_in_the_log(table, ann) == [seat]
            await answer(table, people[seat], seat)  # a hint does not make the answer stale
            again = await asked_seat(table, people)
            assert (await people[again].get(path, seat=again)).status_code == 200
            assert await hints_in_the_log(table, bob) == [seat, again]

    asyncio.run(play())


@pytest.mark.parametrize("route", ["hint", "solve"])
def test_without_an_agreement_no_route_advises_a_player_among_people(route: str, sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            people = (ann, bob)
            for hints in (False, True):
                table = await table_for_two(ann, bob, hints=hints)
                seat = await asked_seat(table, people)
                reply = await people[seat].get(f"/api/tables/{table}/{route}", seat=seat)
                assert (reply.json().get("error", {}).get("code") == "no-hints") is not hints
                stolen = await people[1 - seat].get(f"/api/tables/{table}/{route}", seat=seat)
                assert stolen.json()["error"]["code"] == "not-your-seat"
                assert await hints_in_the_log(table, ann) == ([seat] if reply.status_code == 200 else [])

    asyncio.run(play())


def test_alone_a_hint_is_nobody_else_s_business(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, bot_pause_seconds=1000.0) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(bots=[None, "random"])
            table = made["id"]
            assert made["hints"] is False
            await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
            state: Any = await ann.state(table, 0)
            if state["asks"]:
                assert (await ann.get(f"/api/tables/{table}/hint", seat=0)).status_code == 200
            assert await hints_in_the_log(table, ann) == []

    asyncio.run(play())


def test_a_rematch_keeps_the_agreement(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, hints=True)
            for seat, guest in enumerate((ann, bob)):
                await guest.post_ok(f"/api/tables/{table}/give-up", seat=seat)
            again = await bob.post_ok(f"/api/tables/{table}/rematch", same_deal=False)
            assert again["hints"] is True

    asyncio.run(play())
