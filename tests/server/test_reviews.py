"""Reviews online: only after the end, the same for everybody, computed once, and dropped if nobody waits."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from kazamata.bots.review.review import review_tasks
from kazamata.server.runtime import reviews
from kazamata.server.settings import Limits
from tests.server.running_server import (
    NO_LIMITS,
    TIMEOUT_SECONDS,
    GuestClient,
    give_up_together,
    running_server,
    table_with_bots,
)


@pytest.fixture(autouse=True)
def _small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews cost little here."""
    monkeypatch.setattr(reviews, "review_tasks", partial(review_tasks, budget=200))


async def short_game(ann: GuestClient, answers: int = 3, **overrides: Any) -> str:
    """A game that is given up after some answers; others answer at random in between."""
    table = await table_with_bots(ann, **overrides)
    for _ in range(answers):
        table_state = await asked(ann, table)
        ask = table_state["asks"][0]
        await ann.post_ok(
            f"/api/tables/{table}/answer", seat=0, seq=table_state["seq"], option=ask["options"][0]
        )
    await asked(ann, table)
    await give_up_together(table, ann)
    return table


async def asked(ann: GuestClient, table: str) -> Any:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not (table_state := await ann.state(table, 0))["asks"]:
            await asyncio.sleep(0.02)
    return table_state


async def finished(guest: GuestClient, table: str) -> Any:
    """The review when it is done."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        review = await guest.post_ok(f"/api/tables/{table}/review")
        while review["status"] == "thinking":
            await asyncio.sleep(0.05)
            review = (await guest.get(f"/api/tables/{table}/review")).json()
    assert review["status"] == "done"
    return review


def test_a_review_is_for_after_the_end_and_the_same_for_everybody(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as eve,
        ):
            running = await table_with_bots(ann)
            for guest in (ann, eve):
                refused = await guest.post(f"/api/tables/{running}/review")
                assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-over")
                assert (await guest.get(f"/api/tables/{running}/review")).status_code == 404
            table = await short_game(ann)
            own, other = await finished(ann, table), await finished(eve, table)
            assert own == other
            answers = (await ann.get(f"/api/tables/{table}")).json()["seq"] - 1
            moments = [point["at"] for point in own["points"]]
            assert moments[0] == 0 < len(moments)
            assert moments == sorted(set(moments) & set(range(answers)))
            assert all(0 <= chance <= 1 for point in own["points"] for chance in point["known"])
            assert own["wins"] is True
            assert all(turn["sentences"] and turn["clause"] and turn["rule"] for turn in own["turns"])
            assert all(turn["at"] < turn["move"] <= answers + 1 for turn in own["turns"])
            hungarian = (await eve.get(f"/api/tables/{table}/review", lang="hu")).json()
            assert hungarian["points"] == own["points"]
            assert hungarian["sentences"] != own["sentences"]

    asyncio.run(play())


def test_a_review_ends_when_nobody_waits_for_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as eve,
        ):
            table = await short_game(ann)
            path = f"/api/tables/{table}/review"
            assert (await ann.post_ok(path))["status"] == "thinking"
            await eve.post_ok(path)
            assert (await ann.http.delete(path)).status_code == 204
            assert (await eve.get(path)).status_code == 200
            assert (await eve.http.delete(path)).status_code == 204
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while (await eve.get(path)).status_code == 200:
                    await asyncio.sleep(0.05)
            monkeypatch.setattr(reviews, "ABANDON_SECONDS", 0.0)
            await ann.post_ok(path)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while table in server.table_registry.reviews._all:
                    await asyncio.sleep(0.05)

    asyncio.run(play())


def test_reviews_have_a_budget_and_a_queue(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Limits(**{name: getattr(NO_LIMITS, name) for name in NO_LIMITS.__struct_fields__} | {"reviews": 2})

    async def play() -> None:
        async with running_server(sqlite, limits=few) as server, GuestClient(server.url) as ann:
            path, other, third = [f"/api/tables/{await short_game(ann)}/review" for _ in range(3)]
            monkeypatch.setattr(reviews, "MAX_WAITING", 1)
            await ann.post_ok(path)
            busy = await ann.post(other)
            assert (busy.status_code, busy.json()["error"]["code"]) == (429, "review-busy")
            again = await ann.post(path)
            assert again.status_code == 200
            spent = await ann.post(third)
            assert (spent.status_code, spent.json()["error"]["code"]) == (429, "too-many-reviews")

    asyncio.run(play())


def test_a_bot_answers_during_a_review(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one bot process: the review takes turns with the bots."""
    monkeypatch.setattr(reviews, "review_tasks", review_tasks)

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await short_game(ann, 6)
            assert (await ann.post_ok(f"/api/tables/{table}/review"))["status"] == "thinking"
            other = await table_with_bots(ann)
            table_state = await asked(ann, other)
            await ann.get(f"/api/tables/{table}/review")
            option = table_state["asks"][0]["options"][0]
            await ann.post_ok(f"/api/tables/{other}/answer", seat=0, seq=table_state["seq"], option=option)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not (await ann.state(other, 0))["asks"]:
                    review = (await ann.get(f"/api/tables/{table}/review")).json()
                    assert review["status"] == "thinking"
                    assert 0 <= review["done"] < review["total"]

    asyncio.run(play())


def test_a_game_without_answers_has_no_review(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(seats=1, game="miners")
            await ann.post_ok(f"/api/tables/{made['id']}/ready", seat=0, ready=True)
            await give_up_together(made["id"], ann)
            refused = await ann.post(f"/api/tables/{made['id']}/review")
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "nothing-to-review")

    asyncio.run(play())


def test_moments_have_the_tables_numbers_after_undo(sqlite: str) -> None:
    """An answer that was taken back has a sequence number, and is no moment of the review."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(seats=1, game="miners")
            table = made["id"]
            await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
            async with ann.page(table, 0) as page:
                table_state = await page.next_state()
                await page.answer(table_state)
                table_state = await page.next_state(lambda later: later["seq"] == 1)
                await page.send(type="undo", table=table, seat=0, seq=1)
                table_state = await page.next_state(lambda later: later["seq"] == 2)
                for seq in (3, 4):
                    await page.answer(table_state)
                    table_state = await page.next_state(lambda later, seq=seq: later["seq"] == seq)  # type: ignore[misc]
            await give_up_together(table, ann)
            review = await finished(ann, table)
            assert [point["at"] for point in review["points"]] == [0, 3]
            assert review["wins"] is False

    asyncio.run(play())
