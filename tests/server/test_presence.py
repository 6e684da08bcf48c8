"""Presence: who has a page open, who is away, and that every page learns of it soon and not too often."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from kazamata.server.runtime import presence_news
from kazamata.server.tables import presence
from kazamata.server.tables.presence import REPORT_VALID_SECONDS, Presence, SeatPresence
from tests.server.running_server import (
    GuestClient,
    RunningServer,
    SocketClient,
    open_browsers,
    running_server,
    table_for_two,
)

SOON_SECONDS = 10.0
"""Long enough for a busy machine; nothing else than the push would come in this time."""


class Clock:
    """Time that passes only when a test advances it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return self.now + 1e9


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)
    return clock


def is_away(here: Presence, seat: int, *local: int) -> bool:
    return here.of_seat(seat, here.online(local)).away


def test_after_a_start_everybody_has_time_to_come_back(clock: Clock) -> None:
    here = Presence()
    clock.now += 59
    assert not is_away(here, 0)
    assert here.seconds_to_change((0, 1), ()) == 1
    clock.now += 1
    assert is_away(here, 0)
    assert here.seconds_to_change((0, 1), ()) is None


def test_an_open_page_or_a_recent_request_means_present(clock: Clock) -> None:
    here = Presence()
    clock.now += 1000
    assert here.of_seat(0, here.online((0, -1))) == SeatPresence(online=True)
    assert is_away(here, 1, 0, -1)
    here.mark_seen(1)
    clock.now += 59
    assert here.of_seat(1, ()) == SeatPresence(away_at=clock.time() + 1)
    clock.now += 1
    assert here.of_seat(1, ()) == SeatPresence(away=True, away_at=clock.time())
    assert here.online((0, -1)) == {0}


def test_presence_from_other_servers_expires(clock: Clock) -> None:
    here = Presence()
    clock.now += 1000
    assert here.update_server("other", (1,))
    assert here.online(()) == {1}
    assert here.seconds_to_change((1,), ()) == REPORT_VALID_SECONDS
    clock.now += 10
    assert not here.update_server("other", ())  # he has just gone
    assert here.online(()) == frozenset()
    assert not is_away(here, 1)
    clock.now += 60
    assert is_away(here, 1)
    here.update_server("other", (1,))
    clock.now += REPORT_VALID_SECONDS + 1  # the server has died: its message counts until it expires
    assert here.online(()) == frozenset()
    assert not is_away(here, 1)
    clock.now += 60
    assert here.update_server("other", ())  # a late message does not bring him back
    assert is_away(here, 1)


# ------------------------------------------------------------------------------------- pushed news


async def seat_news(page: SocketClient, seat: int, **wanted: Any) -> Any:
    """The next pushed table in which a seat has these values; fails if it comes too late."""
    async with asyncio.timeout(SOON_SECONDS):
        news = await page.until("table", where=lambda m: wanted.items() <= m["table"]["seats"][seat].items())
    return news["table"]


@contextlib.asynccontextmanager
async def ann_and_bob(
    servers: tuple[RunningServer, RunningServer],
) -> AsyncIterator[tuple[GuestClient, GuestClient, str]]:
    """Ann is on the first server, Bob on the second, which may be the same one."""
    async with open_browsers(*(GuestClient(server.url) for server in servers)) as (ann, bob):
        yield ann, bob, await table_for_two(ann, bob)


async def come_and_go(servers: tuple[RunningServer, RunningServer]) -> None:
    async with ann_and_bob(servers) as (ann, bob, table), ann.page(table, 0) as page:
        async with bob.page(table, 1):
            shown = await seat_news(page, 1, online=True, away=False, away_at=None)
            assert not shown["seats"][0]["away"]
        left = time.time()
        shown = await seat_news(page, 1, online=False, away=False)
        assert shown["seats"][1]["away_at"] == pytest.approx(left + 1, abs=1)
        await seat_news(page, 1, online=False, away=True)  # nobody had to do anything
        taken = await ann.post_ok(f"/api/tables/{table}/seats/1/bot", bot="medium")
        assert (taken["seats"][1]["kind"], taken["seats"][1]["replaced"]) == ("bot", "away")
        async with bob.page(table, 1) as back:
            await seat_news(back, 1, kind="bot", replaced="away", yours=True)
            await bob.post_ok(f"/api/tables/{table}/seats/1/bot", bot=None)
            await seat_news(page, 1, kind="person", replaced=None, online=True)
            await bob.post_ok(f"/api/tables/{table}/seats/1/bot", bot="medium")  # he wants it himself
            await seat_news(page, 1, kind="bot", replaced=None)


def test_coming_going_away_and_back_are_pushed(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(
            sqlite, away_seconds=1.0, sweep_seconds=3600.0, bot_pause_seconds=1000.0
        ) as server:
            await come_and_go((server, server))

    asyncio.run(play())


def test_coming_going_away_and_back_are_pushed_across_servers(postgresql: str, bus: str) -> None:
    """Only the bus can carry them, because the servers poll too rarely."""

    async def play() -> None:
        settings = {"bus_url": bus, "away_seconds": 1.0, "sweep_seconds": 3600.0, "bot_pause_seconds": 1000.0}
        async with (
            running_server(postgresql, **settings) as one,
            running_server(postgresql, **settings) as other,
        ):
            await come_and_go((one, other))

    asyncio.run(play())


def test_a_server_that_loads_a_table_learns_who_is_present_elsewhere(postgresql: str, bus: str) -> None:
    async def play() -> None:
        settings = {"bus_url": bus, "sweep_seconds": 3600.0}
        async with (
            running_server(postgresql, **settings) as one,
            running_server(postgresql, **settings) as other,
            ann_and_bob((one, one)) as (ann, bob, table),
            GuestClient(other.url) as again,
            ann.page(table, 0) as page,
        ):
            again.http.cookies.update(bob.http.cookies)
            await seat_news(page, 0, online=True)
            async with again.page(table, 1) as second:
                await seat_news(second, 0, online=True)
                await seat_news(page, 1, online=True)

    asyncio.run(play())


def test_joins_readiness_and_rematches_are_pushed_across_servers(postgresql: str, bus: str) -> None:
    async def play() -> None:
        settings = {"bus_url": bus, "sweep_seconds": 3600.0}
        async with (
            running_server(postgresql, **settings) as one,
            running_server(postgresql, **settings) as other,
            open_browsers(GuestClient(one.url), GuestClient(other.url)) as (ann, bob),
        ):
            table = (await ann.make_table())["id"]
            path = f"/api/tables/{table}"
            async with ann.page(table, 0) as page:
                await bob.post_ok(f"{path}/join", name="Bob")
                await seat_news(page, 1, name="Bob", ready=False)
                await bob.post_ok(f"{path}/ready", seat=1, ready=True)
                await seat_news(page, 1, ready=True)
                await bob.post_ok(f"{path}/leave", seat=1)
                await seat_news(page, 1, kind="free")
                await bob.post_ok(f"{path}/join", name="Bob")
                await bob.post_ok(f"{path}/ready", seat=1, ready=True)
                await seat_news(page, 1, ready=True)
                async with bob.page(table, 1) as other_page:
                    await ann.post_ok(f"{path}/ready", seat=0, ready=True)
                    await other_page.until("table", where=lambda m: m["table"]["status"] == "running")
                    await ann.post_ok(f"{path}/give-up", seat=0)
                    await other_page.until("vote")
                    await bob.post_ok(f"{path}/give-up", seat=1)
                    await page.until("table", where=lambda m: m["table"]["status"] == "over")
                again = await bob.post_ok(f"{path}/rematch", same_deal=False)
                async with asyncio.timeout(SOON_SECONDS):
                    await page.until("table", where=lambda m: m["table"]["rematch_table"] == again["id"])

    asyncio.run(play())


def test_a_page_that_comes_and_goes_all_the_time_does_not_flood_the_others(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            ann_and_bob((server, server)) as (ann, bob, table),
            ann.page(table, 0) as page,
            bob.page() as restless,
        ):
            began = time.monotonic()
            for times in range(300):
                await restless.send(type="watch", table=table, seat=times % 2 or -1)
                if times % 20 == 0:
                    await asyncio.sleep(0.1)
            await restless.send(type="ping")
            await restless.until("pong")
            await asyncio.sleep(2 * presence_news.SETTLING_SECONDS)
            await page.send(type="ping")
            await page.until("pong")
            pushed = [m["table"] for m in page.received if m["type"] == "table"]
            assert len(pushed) <= (time.monotonic() - began) / presence_news.SETTLING_SECONDS + 2
            assert pushed[-1]["seats"][1]["online"]

    asyncio.run(play())


def test_a_reload_is_not_announced(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            ann_and_bob((server, server)) as (ann, bob, table),
            ann.page(table, 0) as page,
        ):
            async with bob.page(table, 1):
                await seat_news(page, 1, online=True)
            async with bob.page(table, 1):
                await asyncio.sleep(2 * presence_news.SETTLING_SECONDS)
                heard = len(page.received)
                await page.send(type="ping")
                await page.until("pong")
                assert [m["type"] for m in page.received[heard:]] == ["pong"]

    asyncio.run(play())


def test_nobody_waits_for_a_table_without_pages(sqlite: str) -> None:
    """An idle table costs nothing: no timer runs for players who are not there."""

    async def play() -> None:
        async with running_server(sqlite) as server, ann_and_bob((server, server)) as (ann, _, table):
            async with ann.page(table, 0) as page:
                await seat_news(page, 0, online=True)
            news = server.table_registry._presence_news[table]
            async with asyncio.timeout(SOON_SECONDS):
                while news._timer is not None:
                    await asyncio.sleep(0.05)

    asyncio.run(play())


# ----------------------------------------------------------------------- who may replace the absent


def test_while_the_host_is_away_another_player_may_replace_the_absent(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite, away_seconds=1.0, bot_pause_seconds=1000.0) as server,
            open_browsers(*(GuestClient(server.url) for _ in range(4))) as (ann, bob, cy, eve),
        ):
            table = (await ann.make_table(seats=3))["id"]
            path = f"/api/tables/{table}"
            for guest in (bob, cy):
                await guest.post_ok(f"{path}/join", name="Player")
            for seat, guest in enumerate((ann, bob, cy)):
                await guest.post_ok(f"{path}/ready", seat=seat, ready=True)

            async def refused(guest: GuestClient, seat: int, bot: str | None = "medium") -> str:
                answer = await guest.post(f"{path}/seats/{seat}/bot", bot=bot)
                return str(answer.json()["error"]["code"]) if answer.status_code >= 400 else ""

            async with bob.page(table, 1) as page, ann.page(table, 0) as host:
                shown = await seat_news(page, 2, away=True)
                assert not shown["may_replace"]
                assert await refused(bob, 2) == "not-host"
                shown = await seat_news(host, 2, away=True)
                assert shown["may_replace"]
                await host.socket.close()
                shown = await seat_news(page, 0, online=False)
                assert not shown["may_replace"]
                shown = await seat_news(page, 0, away=True)
                assert shown["may_replace"]
                assert not (await eve.get(path)).json()["may_replace"]
                assert await refused(eve, 2) == "not-host"
                assert await refused(bob, 2, bot=None) == "not-your-seat"
                assert await refused(bob, 9) == "not-your-seat"
                assert await refused(bob, 2) == ""
                assert await refused(bob, 0) == ""
                await seat_news(page, 0, kind="bot", replaced="away")
                await ann.post_ok(f"{path}/seats/0/bot", bot=None)  # one request, and the host is back
                assert await refused(bob, 0) == "not-host"

    asyncio.run(play())


def test_a_refusal_says_who_was_here_and_for_how_long_to_wait(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, ann_and_bob((server, server)) as (ann, bob, table):
            path = f"/api/tables/{table}/seats/1/bot"
            async with bob.page(table, 1) as page:
                await page.next_state()
                error = (await ann.post(path, bot="medium")).json()["error"]
                assert (error["code"], error["text"]) == ("seat-present", "Bob is here.")
            await asyncio.sleep(0.1)
            error = (await ann.post(path, bot="medium")).json()["error"]
            assert error["values"]["seconds"] == 60
            assert error["text"] == "Bob was here a moment ago. Try again in 60 seconds."

    asyncio.run(play())


# ----------------------------------------------------------------------------------------- secrecy


@pytest.mark.parametrize("game", ["tranquility", "miners", "lords"])
def test_presence_does_not_depend_on_the_position(game: str, sqlite: str) -> None:
    """The same requests at the same times give the same presence, whatever the cards are."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            open_browsers(GuestClient(server.url), GuestClient(server.url)) as (ann, bob),
        ):
            table = await table_for_two(ann, bob, game=game)
            live = await server.table_registry.table(table)
            before, position = live.presences(), live.history.position
            live.history.position = live.rules.deal(live.history.setup, 99)
            assert live.presences() == before
            live.history.position = position
            assert (await bob.get(f"/api/tables/{table}")).json()["seats"][0]["away_at"] == before[0].away_at

    asyncio.run(play())
