"""Bots think outside the event loop, within a budget; a bot sits in when a clock runs out."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kazamata import _engine, game_registry
from kazamata.codec.snapshot import freeze
from kazamata.server.bot_processes import worker
from kazamata.server.bot_processes.pool import BotFailed, BotPool, BotProcess
from kazamata.server.bot_processes.worker import BotReply, ChooseRequest, FailureReply
from kazamata.server.settings import Settings
from kazamata.server.store.records import Entry, TableRecord
from kazamata.server.store.uptimes import ALWAYS
from kazamata.server.tables.clocks import deadline
from kazamata.server.tables.history import GameHistory
from tests.server.running_server import GuestClient, running_server, table_for_two, table_with_bots


def _question() -> tuple[bytes, int, list[int]]:
    rules = game_registry.rules("tranquility")
    position = rules.deal(rules.setup(2, {}), 5)
    [ask, *_] = rules.ask(position)
    return freeze(rules, position), int(ask.seat), list(ask.options)


def test_a_bot_chooses_one_of_its_options() -> None:
    frozen, seat, options = _question()

    async def think() -> list[int]:
        pool = BotPool(1, 30.0)
        chosen = [await pool.choose("tranquility", "random", frozen, seat, options) for _ in range(20)]
        await pool.close()
        return chosen

    chosen = asyncio.run(think())
    assert set(chosen) <= set(options)
    assert len(set(chosen)) > 1


def test_a_failing_or_unknown_bot_answers_at_random() -> None:
    frozen, seat, options = _question()

    async def think() -> int:
        pool = BotPool(1, 30.0)
        chosen = await pool.choose("tranquility", "nobody", frozen, seat, options)
        await pool.close()
        return chosen

    assert asyncio.run(think()) in options


def _processes(one: BotProcess, moments: Iterable[None]) -> list[Process | None]:
    """The bot process that answers at each of some moments."""
    frozen, seat, _ = _question()
    bot_request = ChooseRequest("tranquility", frozen, seat, "random", b"1", [])

    async def think() -> list[Process | None]:
        processes = []
        for _ in moments:
            await one.ask(bot_request, 30.0)
            processes.append(one._process)
        await one.stop()
        return processes

    return asyncio.run(think())


def test_a_bot_process_with_the_compiled_engine_replaces_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays until the engine is compiled, and again afterwards."""
    monkeypatch.setattr(_engine, "STAMP", tmp_path / ".compiled")

    def moments() -> Iterator[None]:
        yield from (None, None)
        _engine.STAMP.touch()
        yield from (None, None)

    first, second, third, fourth = _processes(BotProcess(), moments())
    assert first is second
    assert second is not third
    assert third is fourth


def test_a_fresh_bot_process_replaces_an_old_one() -> None:
    first, second, third, fourth = _processes(BotProcess(limit=2), [None] * 4)
    assert first is second
    assert second is not third
    assert third is fourth


BAD_BOTS = """
import os, sys, time
from kazamata.bots import roster
from kazamata.server.bot_processes import worker

class BadBot:
    name = "bad"
    def choose(self, view, ask, dice, memory):
        {misdeed}

honest = roster.bot
roster.bot = lambda game, name: BadBot()
worker.serve(sys.stdin.buffer, sys.stdout.buffer)
"""
MISDEEDS = {
    "sleeps": "time.sleep(1000)",
    "dies": "os._exit(3)",
    "hangs": "\n        while True: pass",
    "cheats": "return 2**40",
    "raises": "raise RuntimeError('no idea')",
}


def misbehaving_worker(folder: Path, misdeed: str) -> tuple[str, ...]:
    """The command that starts a bot process in which every bot misbehaves."""
    script = folder / f"{misdeed}.py"
    script.write_text(BAD_BOTS.format(misdeed=MISDEEDS[misdeed]))
    return (sys.executable, str(script))


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_misbehaving_bot_answers_at_random_and_the_next_question_is_served(
    misdeed: str, tmp_path: Path
) -> None:
    frozen, seat, options = _question()

    async def think() -> list[int]:
        pool = BotPool(1, 1.0, misbehaving_worker(tmp_path, misdeed))
        chosen = [await pool.choose("tranquility", "bad", frozen, seat, options) for _ in range(2)]
        await pool.close()
        return chosen

    assert set(asyncio.run(think())) <= set(options)


def test_the_pool_fails_if_no_answer_can_be_carried_out(tmp_path: Path) -> None:
    """The rules hang in the bot process; the server gives up instead of hanging too."""
    script = tmp_path / "hanging.py"
    script.write_text(
        "import sys, time\nfrom kazamata.server.bot_processes import worker\n"
        "worker.reply_to = lambda request: time.sleep(1000)\n"
        "worker.serve(sys.stdin.buffer, sys.stdout.buffer)\n"
    )
    frozen, seat, options = _question()

    async def think() -> None:
        pool = BotPool(1, 0.2, (sys.executable, str(script)))
        with pytest.raises(BotFailed):
            await pool.choose("tranquility", "random", frozen, seat, options)
        await pool.close()

    asyncio.run(think())


def test_another_kind_of_reply_counts_as_a_failure(tmp_path: Path) -> None:
    script = tmp_path / "confused.py"
    script.write_text(
        "import sys\nfrom kazamata.server.bot_processes import worker\n"
        "worker.reply_to = lambda request: worker.ChoiceReply(0)\n"
        "worker.serve(sys.stdin.buffer, sys.stdout.buffer)\n"
    )

    async def think() -> None:
        pool = BotPool(1, 30.0, (sys.executable, str(script)))
        with pytest.raises(BotFailed, match="ChoiceReply"):
            await pool.solve(("table", 1, 0, False), "lords", b"", 0)
        await pool.close()

    asyncio.run(think())


@pytest.mark.parametrize("misdeed", ["sleeps", "dies"])
def test_a_table_goes_on_though_its_bot_hangs_or_dies(
    misdeed: str, sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = misbehaving_worker(tmp_path, misdeed)
    monkeypatch.setattr(
        "kazamata.server.runtime.table_registry.BotPool",
        lambda count, budget, sets: BotPool(count, 0.5, order, sets),
    )

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            async with ann.page(table, 0) as page:
                bots = 0
                table_state = await page.next_state()
                while bots < 3:
                    if table_state["asks"]:
                        await page.answer(table_state)
                    assert (await ann.get("/health")).status_code == 200
                    table_state = await page.next_state()
                    entries = await server.table_registry.store.entries(table)
                    bots = sum(entry.actor.startswith("bot:") for entry in entries)

    asyncio.run(play())


def test_bots_pause_only_while_people_watch(sqlite: str) -> None:
    """A pause runs in parallel with the thinking; taking the seat back and stopping the server do not wait for it."""
    assert Settings().bot_pause_seconds == pytest.approx(0.3)

    async def play() -> None:
        async with running_server(sqlite, bot_pause_seconds=1000.0) as server, GuestClient(server.url) as ann:
            alone = (await ann.make_table(bots=["random", "random"]))["id"]
            while (await server.table_registry.table(alone)).record.status != "over":
                await asyncio.sleep(0.05)  # a thousand seconds a move would last for ever
            async with GuestClient(server.url) as bob:
                table = await table_for_two(ann, bob)
                asked = (await ann.state(table))["asked_seats"][0]["seat"]
                guest = (ann, bob)[asked]
                await guest.post_ok(f"/api/tables/{table}/seats/{asked}/bot", bot="random")
                for _ in range(20):
                    await asyncio.sleep(0.05)
                    assert (await ann.state(table))["seq"] == 0
                await guest.post_ok(f"/api/tables/{table}/seats/{asked}/bot", bot=None)
                state = await guest.state(table, asked)
                option = state["asks"][0]["options"][0]
                sent = {"seat": asked, "seq": 0, "option": option}
                assert (await guest.post_ok(f"/api/tables/{table}/answer", **sent))["seq"] == 1
                next_asked = (await ann.state(table))["asked_seats"][0]["seat"]
                other = (ann, bob)[next_asked]  # the bot is in its pause when the server ends
                await other.post_ok(f"/api/tables/{table}/seats/{next_asked}/bot", bot="random")
                assert server.table_registry._runners

    asyncio.run(play())


def test_a_bot_that_goes_on_pauses_less(sqlite: str) -> None:
    from kazamata.server.runtime.table_runner import FOLLOW_UP_PAUSE_FACTOR, TableRunner

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await server.table_registry.table(await table_with_bots(ann))
            runner = TableRunner(
                table,
                server.table_registry.bus,
                server.table_registry.bot_pool,
                Settings(bot_pause_seconds=3.0),
            )
            assert runner._pause(1) == 3.0
            own = Entry(1, 1, "TakeTurn", 0, 0, "bot:random", "", 0.0)
            table.history.entries.append(own)
            assert (runner._pause(1), runner._pause(0)) == (3.0 * FOLLOW_UP_PAUSE_FACTOR, 3.0)
            table.history.entries[-1] = msgspec.structs.replace(own, actor="person")
            assert runner._pause(1) == 3.0
            table.history.entries.clear()
            table.record = msgspec.structs.replace(
                table.record,
                seats=tuple(msgspec.structs.replace(s, bot="random") for s in table.record.seats),
            )
            assert runner._pause(1) == 0.0

    asyncio.run(play())


def test_a_bot_sees_its_own_view_and_its_own_question_only(monkeypatch: pytest.MonkeyPatch) -> None:
    frozen, seat, options = _question()
    seen: list[Any] = []

    class Spy:
        name = "spy"

        def choose(self, view: Any, ask: Any, dice: Any, memory: Any) -> int:
            seen.append((view, ask))
            return int(ask.options[0])

    monkeypatch.setattr("kazamata.bots.roster.bot", lambda game, name: Spy())
    request = ChooseRequest("tranquility", frozen, seat, "spy", b"\x01", [])
    assert worker.choose(request).option == options[0]
    view, ask = seen[0]
    assert (view.viewer, int(ask.seat)) == (seat, seat)
    assert type(view).__name__ == "View"
    reply = msgspec.msgpack.decode(worker.answer_frame(b"nonsense"), type=BotReply)
    assert isinstance(reply, FailureReply)
    assert reply.error


def test_a_clock_that_runs_out_lets_a_bot_sit_in_until_the_person_is_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = deadline
    monkeypatch.setattr(
        "kazamata.server.runtime.table_runner.deadline", lambda *a: (honest(*a) or 0) - 4.5
    )  # half a second

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, clock=5)
            state = await ann.state(table)
            assert state["asked_seats"][0]["deadline_at"] == pytest.approx(time.time() + 5, abs=4)
            while (await ann.state(table))["seq"] < 2:
                await asyncio.sleep(0.05)
            events = (await ann.get(f"/api/tables/{table}/events", seat=-1, since=0)).json()["events"]
            [first, *_] = events[0][1]  # the log attributes the clock's answers to the clock
            assert (first["kind"], first["values"]["seat"]) == (
                "PlayedByClock",
                state["asked_seats"][0]["seat"],
            )
            info = (await ann.get(f"/api/tables/{table}")).json()
            away = next(seat for seat in (0, 1) if info["seats"][seat]["kind"] == "bot")
            assert info["seats"][away]["name"] == ("Ann", "Bob")[away]
            back = await (ann, bob)[away].post_ok(f"/api/tables/{table}/seats/{away}/bot", bot=None)
            assert back["seats"][away]["kind"] == "person"

    asyncio.run(play())


def test_only_a_late_answer_is_marked_as_out_of_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are late for their first question; the bot's later answers are in time."""

    def late_at_first(record: TableRecord, game: GameHistory, seat: int, uptimes: object) -> float:
        return time.time() + (1000 if game.answer_count(seat) else -1)

    monkeypatch.setattr("kazamata.server.runtime.table_runner.deadline", late_at_first)
    monkeypatch.setattr("kazamata.server.tables.clocks.deadline", late_at_first)

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, clock=60)
            async with ann.page(
                table, 0
            ) as page:  # the late player's page gets a notice that a bot has the seat
                replaced = await page.until("table", where=lambda t: t["table"]["seats"][0]["kind"] == "bot")
                assert replaced["table"]["seats"][0]["yours"]
            while (await ann.state(table))["seq"] < 8:
                await asyncio.sleep(0.05)
            happened = (await ann.get(f"/api/tables/{table}/events", seat=-1, since=0)).json()["events"]
            by = [(events[0]["values"]["seat"], events[0]["kind"]) for seq, events in happened if seq]
            for seat in (0, 1):
                first, *later = [kind for owner, kind in by if owner == seat]
                assert first == "PlayedByClock"
                assert later
                assert set(later) == {"PlayedByStandIn"}

    asyncio.run(play())


def test_who_returns_after_the_time_ran_out_gets_new_time_once(sqlite: str) -> None:
    """Without it the clock would replace the player again at once."""

    async def play() -> None:
        async with (
            running_server(sqlite, bot_pause_seconds=1000.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            people = (ann, bob)
            table = await table_for_two(ann, bob, clock=5)
            seat = (await ann.state(table))["asked_seats"][0]["seat"]
            path = f"/api/tables/{table}/seats/{seat}/bot"
            async with people[1 - seat].page(table, 1 - seat) as page:
                await page.until("table", where=lambda m: m["table"]["seats"][seat]["replaced"] == "clock")
                await people[seat].post_ok(path, bot=None)
                returned = time.time()
                news = await page.next_state(lambda m: bool(m["events"]))
                assert [event["kind"] for _, events in news["events"] for event in events] == ["Returned"]
                assert news["asked_seats"][0]["deadline_at"] == pytest.approx(returned + 5, abs=2)
                live = (await server.table_registry.table(table)).history
                again = GameHistory(live.rules, live.setup, live.seed, live.entries)
                assert again.clock_starts == live.clock_starts  # another server counts the same
                await page.until("table", where=lambda m: m["table"]["seats"][seat]["replaced"] == "clock")
                assert time.time() - returned > 4
                await people[seat].post_ok(path, bot=None)  # the second time the bot answers this question
                await page.until("table", where=lambda m: m["table"]["seats"][seat]["replaced"] == "clock")
                assert time.time() - returned < 9

    asyncio.run(play())


def test_a_return_to_a_bot_that_the_owner_wanted_is_no_news(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, bot_pause_seconds=1000.0) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            for bot in ("medium", None):
                await ann.post_ok(f"/api/tables/{table}/seats/0/bot", bot=bot)
            assert (await ann.state(table))["seq"] == 0

    asyncio.run(play())


def test_taking_back_gives_no_new_time() -> None:
    """Answer and take back, again and again: the seat's clock continues from where it stood."""
    rules = game_registry.rules("lords")
    history = GameHistory(rules, rules.setup(2, {}), 3)
    record = TableRecord(
        "a" * 12, "lords", 1, {}, False, 60, "running", "3", "", "", 0.0, (), started_at=1000.0
    )  # fmt: skip
    now = 1000.0
    while True:  # up to a question whose answer can be taken back freely
        ask = history.asks[0]
        seat, option = int(ask.seat), int(ask.options[0])
        history.accept(history.propose(seat, option, history.seq, "person", now))
        back = history.free_undo(seat)
        if back is not None and history.seq > 4:
            break
    left = 60.0
    for _ in range(5):
        for proposal in history.propose_undo(seat, back, history.seq, "person", now + 500.0):
            history.accept(proposal)
        now += 500.0  # the time of others is not counted
        until = deadline(record, history, seat, ALWAYS)
        assert until is not None
        assert until - now == pytest.approx(left)
        now += 7.0  # so long the seat thinks
        left -= 7.0
        history.accept(history.propose(seat, option, history.seq, "person", now))
        again = GameHistory(rules, history.setup, 3, history.entries)
        assert again.clock_starts == history.clock_starts  # another server counts the same
        back = history.free_undo(seat)
        assert back is not None
