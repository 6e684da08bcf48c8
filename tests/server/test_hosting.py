"""What a host sees, what a link shows, and how a report becomes a case."""

from __future__ import annotations

import asyncio
import re

import pytest

from kazamata.server.http.pages import DIST
from tests.server.online import Guest, alone_with_bots, ended_at_once, online

TOKEN = "the-host-of-this-house"


def test_the_hosts_page_opens_with_its_token_alone(sqlite: str) -> None:
    async def play() -> None:
        async with online(sqlite, host_token=TOKEN) as server, Guest(server.url) as ann:
            table = await alone_with_bots(ann)
            await ann.ok(f"/api/tables/{table}/report", seq=0, text="<b>It is wrong</b>")
            for wrong in ({}, {"token": "x"}, {"token": TOKEN + "x"}):
                assert (await ann.get("/host", **wrong)).status_code == 403
            page = await ann.get("/host", token=TOKEN)
            assert page.status_code == 200
            assert page.headers["cache-control"] == "no-store"
            assert table in page.text
            assert "&lt;b&gt;It is wrong" in page.text
            assert "<script" not in page.text

    asyncio.run(play())


def test_a_house_without_a_token_has_no_hosts_page(sqlite: str) -> None:
    async def play() -> None:
        async with online(sqlite) as server, Guest(server.url) as ann:
            assert (await ann.get("/host", token="")).status_code == 404

    asyncio.run(play())


@pytest.mark.skipif(not DIST.joinpath("index.html").exists(), reason="the page is not built")
def test_a_link_shows_the_game_and_nobodys_name(sqlite: str) -> None:
    async def play() -> None:
        async with online(sqlite) as server, Guest(server.url) as ann:
            made = await ann.make(name="Secretive")
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
def test_a_link_to_a_moment_tells_the_moment_and_nobodys_name(sqlite: str) -> None:
    async def play() -> None:
        async with online(sqlite) as server, Guest(server.url) as ann:
            table = await alone_with_bots(ann, name="Secretive")
            last = (await ended_at_once(table, ann))["seq"]
            for asked, told in (
                ("0", f"move 0 of {last}, 2 players"),
                (str(last + 1), "is over"),
                ("-1", "is over"),
                ("x", "is over"),
                ("9" * 5000, "is over"),
                ("²", "is over"),
            ):
                text = (await ann.get(f"/t/{table}", at=asked)).text
                facts = dict(re.findall(r'property="(og:[a-z_]+)" content="([^"]*)"', text))
                assert told in facts["og:description"]
                assert facts["og:url"].endswith("?at=0") == (asked == "0")
                assert "Secretive" not in text

    asyncio.run(play())
