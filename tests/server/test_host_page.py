"""The host's page, link previews, and how a report becomes a case."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import escape, unescape

import pytest

from kazamata.server.errors import server_catalogue
from kazamata.server.http.preloads import DIST
from kazamata.server.store.health import AWAY, FULL, GONE, HELD, OK, READ_ONLY, StoreHealth
from kazamata.server.store.records import BugReport
from kazamata.server.store.store import REPORTS_A_PAGE
from kazamata.words.catalogue import LANGUAGES
from tests.server.running_server import GuestClient, give_up_together, running_server, table_with_bots

TOKEN = "the-host-of-this-house"


def test_the_hosts_page_needs_its_token(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, host_token=TOKEN) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            await ann.post_ok(f"/api/tables/{table}/report", seq=0, text="<b>It is wrong</b>")
            for wrong in ({}, {"token": "x"}, {"token": TOKEN + "x"}):
                assert (await ann.get("/host", **wrong)).status_code == 403
            page = await ann.get("/host", token=TOKEN)
            assert page.status_code == 200
            assert page.headers["cache-control"] == "no-store"
            assert table in page.text
            assert "&lt;b&gt;It is wrong" in page.text
            assert "<script" not in page.text

    asyncio.run(play())


def test_the_hosts_page_leads_to_older_reports_and_back(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, host_token=TOKEN) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            for number in range(REPORTS_A_PAGE + 1):
                report = BugReport(f"r{number:03}", table, 0, 0, f"said {number:03}", float(number))
                await server.table_registry.store.keep_report(report)
            first = (await ann.get("/host", token=TOKEN)).text
            assert "said 050" in first
            assert "said 000" not in first
            assert "Page 1 of 2" in first
            assert 'class="newer"' not in first
            [older] = re.findall(r'<a href="([^"]*)" class="older"', first)
            second = (await ann.http.get(unescape(older))).text
            assert "said 000" in second
            assert "said 050" not in second
            [newer] = re.findall(r'<a href="([^"]*)" class="newer"', second)
            assert "said 050" in (await ann.http.get(unescape(newer))).text

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hosts_page_of_an_empty_server_says_so(language: str, sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, host_token=TOKEN) as server, GuestClient(server.url) as ann:
            page = (await ann.http.get(f"/host?token={TOKEN}", headers={"accept-language": language})).text
            said = server_catalogue(language)
            for key in ("host-no-tables", "host-no-reports", "host-well", "host-bus-none"):
                assert escape(said.say(key)) in page
            assert "<th" not in page

    asyncio.run(play())


def test_the_hosts_page_names_problems(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running_server(sqlite, host_token=TOKEN) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            for store, disk in ((AWAY, None), (GONE, OK), (OK, FULL), (OK, READ_ONLY)):
                monkeypatch.setattr(
                    server.app.state.health_checker, "check", health_check(StoreHealth(store, disk, HELD))
                )
                page = (await ann.get("/host", token=TOKEN)).text
                problems = [f"host-ill-database-{store}"] * (store != OK) + [f"host-ill-disk-{disk}"] * (
                    store == OK
                )
                for key in (*problems, "host-ill-lock-held"):
                    assert escape(server_catalogue("en").say(key)) in page
                assert (f'href="/t/{table}"' in page) == (store == OK)  # unreadable reports are left out
                assert (await ann.get("/health")).status_code == 503

    asyncio.run(play())


def health_check(found: StoreHealth) -> Callable[[], Awaitable[StoreHealth]]:
    async def look() -> StoreHealth:
        return found

    return look


def test_a_server_without_a_token_has_no_hosts_page(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            assert (await ann.get("/host", token="")).status_code == 404

    asyncio.run(play())


@pytest.mark.skipif(not DIST.joinpath("index.html").exists(), reason="the page is not built")
def test_a_link_preview_shows_the_game_and_no_names(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(name="Secretive")
            text = (await ann.get(f"/t/{made['id']}")).text
            facts = dict(re.findall(r'property="(og:[a-z_]+)" content="([^"]*)"', text))
            assert "Tranquility" in facts["og:title"]
            assert facts["og:image"] == f"{server.url}/preview-tranquility.png"
            assert "1 of 2 seats" in facts["og:description"]
            assert "Secretive" not in text
            home = (await ann.get("/")).text
            assert "preview-" not in home
            assert 'property="og:title" content="Kazamata"' in home
            picture = await ann.get("/preview-tranquility.png")
            assert picture.headers["content-type"] == "image/png"

    asyncio.run(play())


@pytest.mark.skipif(not DIST.joinpath("index.html").exists(), reason="the page is not built")
def test_a_link_preview_of_a_moment_shows_the_moment_and_no_names(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann, name="Secretive")
            last = (await give_up_together(table, ann))["seq"]
            for asked, expected in (
                ("0", f"move 0 of {last}, 2 players"),
                (str(last + 1), "is over"),
                ("-1", "is over"),
                ("x", "is over"),
                ("9" * 5000, "is over"),
                ("²", "is over"),
            ):
                text = (await ann.get(f"/t/{table}", at=asked)).text
                facts = dict(re.findall(r'property="(og:[a-z_]+)" content="([^"]*)"', text))
                assert expected in facts["og:description"]
                assert facts["og:url"].endswith("?at=0") == (asked == "0")
                assert "Secretive" not in text

    asyncio.run(play())
