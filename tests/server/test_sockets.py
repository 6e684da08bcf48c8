"""The socket of a page: resuming, stale answers, refusals, undo, votes."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from kazamata.server.auth.callers import Caller
from kazamata.server.http.clients import Client, ClientHub, LimitExceeded
from kazamata.server.http.frames import SEND_FRAMES, websocket_frame
from kazamata.server.tables.history import MAX_UPDATE_ENTRIES
from tests.server.running_server import (
    GuestClient,
    SocketClient,
    play_to_the_end,
    running_server,
    table_for_two,
    table_with_bots,
)


def test_a_page_resumes_where_it_was_and_resyncs_when_too_far_behind(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                await _answers(first, second, MAX_UPDATE_ENTRIES + 6)
            now = (await ann.state(table, 0))["seq"]
            async with ann.page(table, 0, since=now - 5) as page:
                update = await page.next_state()
                assert update["type"] == "update"
                assert [seq for seq, _ in update["events"]] == list(range(now - 4, now + 1))
            async with ann.page(table, 0, since=now) as page:
                update = await page.next_state()
                assert (update["type"], update["events"]) == ("update", [])
            for since in (None, 0, now + 50):
                async with ann.page(table, 0, since=since) as page:
                    whole = await page.next_state()
                    assert (whole["type"], whole["seq"], whole["events"]) == ("state", now, [])

    asyncio.run(play())


async def _answers(first: SocketClient, second: SocketClient, count: int) -> None:
    """Let two people answer at random until so many entries are there."""
    for page in (first, second):
        await page.next_state()
    for _ in range(count):
        asked = next(page for page in (first, second) if _latest(page)["asks"])
        seq = _latest(asked)["seq"]
        await asked.answer(_latest(asked))
        for page in (first, second):
            await page.next_state(lambda table_state, seq=seq: bool(table_state["seq"] > seq))  # type: ignore[misc]


def _latest(page: SocketClient) -> Any:
    return next(message for message in reversed(page.received) if message["type"] in ("state", "update"))


def test_refused_stale_and_repeated_answers_change_nothing(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                table_states = {0: await first.next_state(), 1: await second.next_state()}
                seat = next(seat for seat in table_states if table_states[seat]["asks"])
                mine, other = (first, second) if seat == 0 else (second, first)
                table_state, ask = table_states[seat], table_states[seat]["asks"][0]
                wrong = next(option for option in range(1300) if option not in ask["options"])
                await mine.answer(table_state, wrong)
                refused = await mine.until("refused")
                assert refused["refusal"]["clause"]
                assert refused["option"] == wrong
                await mine.send(type="why", table=table, seat=seat, option=wrong, ref=9)
                why = {
                    "type": "why",
                    "ref": 9,
                    "refusal": refused["refusal"],
                    "sentence": refused["sentence"],
                }
                assert (await mine.until("why")) == why
                await mine.send(type="why", table=table, seat=seat, option=ask["options"][0], ref=10)
                assert (await mine.until("why"))["refusal"] is None
                foreign = {"type": "answer", "table": table, "seat": seat, "seq": 0}
                await other.send(**foreign, option=ask["options"][0])
                assert (await other.until("error"))["code"] == "not-your-seat"
                await mine.answer(table_state, ask["options"][0])
                after = await mine.next_state(lambda later: bool(later["seq"] == 1))
                await mine.answer(table_state, ask["options"][0])
                taken = await mine.until("taken")
                assert (taken["seat"], taken["seq"], taken["option"]) == (seat, 0, ask["options"][0])
                assert taken["at"] == after["seq"]
                await mine.answer(table_state, ask["options"][1])
                assert (await mine.until("stale"))["seq"] == after["seq"]
            assert (await ann.state(table))["seq"] == 1

    asyncio.run(play())


def test_an_unasked_seat_gets_an_error(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                table_states = {0: (first, await first.next_state()), 1: (second, await second.next_state())}
                seat, (page, table_state) = next(
                    item for item in table_states.items() if not item[1][1]["asks"]
                )
                await page.send(type="answer", table=table, seat=seat, seq=table_state["seq"], option=0)
                assert (await page.until("refused"))["refusal"]["key"] == "not-asked"

    asyncio.run(play())


def _place_island(view: Any, options: list[int]) -> int:
    """An answer that reveals nothing immediately, if there is one, such as the first part of a choice."""
    return options[-1]


def test_own_answers_that_revealed_nothing_are_undone_freely(sqlite: str) -> None:
    """TQ: choosing cards to discard reveals nothing before cards are drawn."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                for page in (first, second):
                    await page.next_state()
                for _ in range(40):
                    page = next(page for page in (first, second) if _latest(page)["asks"])
                    before = _latest(page)
                    await page.answer(before, _place_island(before["view"], before["asks"][0]["options"]))
                    for each in (first, second):
                        await each.next_state(lambda p, s=before["seq"]: bool(p["seq"] > s))  # type: ignore[misc]
                    after = _latest(page)
                    if after["undoable"]:
                        seat = before["asks"][0]["seat"]
                        await page.send(type="undo", table=table, seat=seat, seq=after["seq"])
                        back = await page.next_state(lambda p, s=after["seq"]: bool(p["seq"] > s))  # type: ignore[misc]
                        assert (back["view"], back["asks"]) == (before["view"], before["asks"])
                        assert [event["kind"] for event in back["events"][0][1]] == ["TakenBack"]
                        return
                pytest.fail("no answer could be taken back")

    asyncio.run(play())


def test_after_a_reveal_the_table_votes(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                pages = (first, second)
                for page in pages:
                    await page.next_state()
                seat = await _until_revealed(pages)
                pleading, voting = pages[seat], pages[1 - seat]
                seq, view = _latest(pleading)["seq"], _latest(pleading)["view"]
                for yes in (False, True):
                    await pleading.send(type="undo", table=table, seat=seat, seq=seq)
                    vote = await voting.until("vote", where=lambda v: v["to_seq"] is not None)
                    assert (vote["seat"], vote["ballots"]) == (seat, {str(seat): True})
                    assert vote["to_seq"] < seq
                    await voting.send(type="vote", table=table, seat=1 - seat, yes=yes)
                    settled = await pleading.until("vote", where=lambda v: v["to_seq"] is None)
                    assert (settled["seat"], settled["settled"]) == (seat, "agreed" if yes else "refused")
                    assert settled["by"] == (None if yes else 1 - seat)
                    if not yes:  # the asker gets the result, and so do all readers of the log
                        seq += 1
                        reply = await pleading.next_state(lambda p, s=seq: bool(p["seq"] == s))  # type: ignore[misc]
                        [[at, [refused]]] = reply["events"]
                        assert (at, refused["kind"], refused["values"]) == (
                            seq, "TakeBackRefused", {"seat": 1 - seat},
                        )  # fmt: skip
                        assert (reply["view"], reply["undoable"]) == (view, False)
                back = await pleading.next_state(lambda table_state: bool(table_state["seq"] == seq + 1))
                assert back["view"] != view
                past = (await ann.get(f"/api/tables/{table}/replay", at=vote["to_seq"])).json()
                public = await ann.state(table)
                assert public["view"] == past["view"]
                await voting.send(type="vote", table=table, seat=1 - seat, yes=True)
                assert (await voting.until("error"))["code"] == "no-vote"

    asyncio.run(play())


async def _until_revealed(pages: tuple[SocketClient, SocketClient]) -> int:
    """Play until a seat's last answer cannot be taken back freely; returns that seat."""
    while True:
        page = next(page for page in pages if _latest(page)["asks"])
        before = _latest(page)
        await page.answer(before)
        for each in pages:
            await each.next_state(lambda p, s=before["seq"]: bool(p["seq"] > s))  # type: ignore[misc]
        if not _latest(page)["undoable"]:
            return int(before["asks"][0]["seat"])


def test_a_player_against_bots_needs_no_vote(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            async with ann.page(table, 0) as page:
                later = await page.next_state(lambda table_state: bool(table_state["asks"]))
                entries = (await server.table_registry.table(table)).history.entries
                table_state = None  # the bot would go on if it were asked too
                while (
                    table_state is None
                    or entries[-1].seat == 0
                    or later["undoable"]
                    or len(later["asked_seats"]) > 1
                ):
                    table_state, hand = later, later["view"]["seats"][0]["hand"]
                    await page.answer(table_state)
                    seq = table_state["seq"]
                    later = await page.next_state(lambda p, s=seq: bool(p["asks"] and p["seq"] > s))  # type: ignore[misc]
                await page.send(type="undo", table=table, seat=0, seq=later["seq"])
                sure = await page.until("confirm_undo")  # several answers would be undone
                assert (sure["to_seq"], sure["answers"]) == (
                    table_state["seq"],
                    later["seq"] - table_state["seq"],
                )
                assert sure["answers"] > 1
                assert (await ann.state(table))["seq"] == later["seq"]
                await page.send(type="undo", table=table, seat=0, seq=later["seq"], confirmed=True)
                back = await page.next_state(lambda p: bool(p["seq"] > later["seq"]))
                assert back["view"]["seats"][0]["hand"] == hand

    asyncio.run(play())


def test_a_game_that_is_over_stays_over(sqlite: str) -> None:
    """Its seed is public now; players who want to continue fork the game."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann, game="lords", choices={"scenario": "M1"})
            async with ann.page(table, 0) as page:
                last = await play_to_the_end(page)
                await page.send(type="undo", table=table, seat=0, seq=last["seq"])
                assert (await page.until("error"))["code"] == "game-over"
                await page.send(type="answer", table=table, seat=0, seq=last["seq"], option=0)
                assert (await page.until("refused"))["refusal"]["key"] == "game-over"
            assert (await ann.state(table))["seq"] == last["seq"]

    asyncio.run(play())


def test_presence_heartbeat_and_nonsense(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as first:
                await first.send(type="ping")
                await first.until("pong")
                async with bob.page(table, 1):
                    news = await first.until("table", where=lambda m: bool(m["table"]["seats"][1]["online"]))
                    assert [seat["yours"] for seat in news["table"]["seats"]] == [True, False]
                await first.until("table", where=lambda m: not m["table"]["seats"][1]["online"])
                for nonsense in ("", "[", "[" * 3000, "{}", '"x"', '{"type":"dance"}', "\ud7ff", "9" * 400):
                    await first.socket.send(nonsense)
                    assert (await first.until("error"))["code"] == "bad-message"
                await first.socket.send(b"\xff\xfe\x00")
                assert (await first.until("error"))["code"] == "bad-message"

    asyncio.run(play())


def test_a_client_that_does_not_read_is_disconnected(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kazamata.server.http.clients.SEND_SECONDS", 0.05)

    async def play() -> None:
        async with running_server(sqlite) as server:
            board = ClientHub(server.table_registry)
            sent: list[Any] = []

            async def receive() -> Any:
                if sent:
                    await asyncio.Event().wait()
                sent.append("ping")
                return {"type": "websocket.receive", "text": '{"type":"ping"}'}

            async def send(message: Any) -> None:
                if message["type"] == SEND_FRAMES:
                    await asyncio.Event().wait()  # a connection that reads nothing
                sent.append(message)

            await board.run(Client(server.table_registry, Caller(), "en"), receive, send)
            assert sent[1:] == [
                {"type": "websocket.close", "code": 1008, "reason": "nobody reads or says anything"}
            ]

    asyncio.run(play())


def test_a_slow_reader_gets_one_table_state_instead_of_many(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            table_registry = server.table_registry
            line = Client(table_registry, Caller(), "en")
            await line.handle_message(msgspec.json.encode({"type": "watch", "table": table}))
            line.pending_messages()
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                await _answers(first, second, 12)
            [update] = [
                message
                for message in (msgspec.json.decode(pending) for pending in line.pending_messages())
                if message["type"] == "update"
            ]
            assert [seq for seq, _ in update["events"]] == list(range(1, 13))
            for _ in range(table_registry.settings.limits.replies_waiting):
                await line.handle_message(b'{"type":"ping"}')
            with pytest.raises(LimitExceeded):
                await line.handle_message(b'{"type":"ping"}')

    asyncio.run(play())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_of_any_size_is_one_frame(size: int) -> None:
    """The message as another implementation writes it."""
    message = b"x" * size
    assert websocket_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
