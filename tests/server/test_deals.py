"""Chosen deals for guided games: named in the game's package, the same for everybody, never sealed."""

from __future__ import annotations

import asyncio

import pytest

from kazamata import game_registry
from kazamata.plugins import game_module
from tests.server.running_server import GuestClient, give_up_together, running_server, table_with_bots


def test_a_chosen_deal_is_the_same_for_everybody_and_has_its_name(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            tables = [await table_with_bots(guest, deal="first-voyage") for guest in (ann, bob)]
            hands = [
                (await guest.state(table, 0))["view"]["seats"][0]["hand"]
                for guest, table in zip((ann, bob), tables, strict=True)
            ]
            assert hands[0] == hands[1] != []
            reply = (await bob.get(f"/api/tables/{tables[0]}")).json()
            assert (reply["deal"], reply["seed"]) == ("first-voyage", None)
            over = await give_up_together(tables[0], ann)
            known = game_module("games", "tranquility.lesson_deals")
            assert known is not None
            assert int(over["seed"]) == known.DEALS["first-voyage"]
            same = await ann.post_ok(f"/api/tables/{tables[0]}/rematch", same_deal=True)
            fresh = await ann.post_ok(f"/api/tables/{tables[0]}/rematch", same_deal=False)
            assert (same["deal"], fresh["deal"]) == ("first-voyage", None)

    asyncio.run(play())


def test_an_unknown_deal_is_refused(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            body = {"seats": 2, "name": "Ann", "bots": [None, "random"]}
            for game, deal, status in (("tranquility", "no-voyage", 404), ("tranquility", "x" * 49, 400)):
                answer = await ann.post("/api/tables", game=game, deal=deal, **body)
                assert answer.status_code == status
            assert (await ann.get("/api/tables", mine=True)).json() == []

    asyncio.run(play())


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_every_chosen_deal_has_a_seed_that_can_be_stored(game: str) -> None:
    deals = getattr(game_module("games", f"{game}.lesson_deals"), "DEALS", {})
    assert all(0 <= seed < 2**128 and len(name) <= 32 for name, seed in deals.items())
