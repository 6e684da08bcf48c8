"""Bots think outside of the event loop, within a budget; clocks let them sit in."""

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
from kazamata.server.bot_processes.worker import BotReply, BotRequest
from kazamata.server.settings import Settings
from kazamata.server.store.records import Entry, TableRecord
from kazamata.server.store.uptimes import ALWAYS
from kazamata.server.tables.clocks import deadline
from kazamata.server.tables.history import GameHistory
from tests.server.online import GuestClient, alone_with_bots, running_server, two_at_a_table


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


def test_a_bot_that_fails_or_is_unknown_answers_by_lot() -> None:
    frozen, seat, options = _question()

    async def think() -> int:
        pool = BotPool(1, 30.0)
        chosen = await pool.choose("tranquility", "nobody", frozen, seat, options)
        await pool.close()
        return chosen

    assert asyncio.run(think()) in options


def _processes(one: BotProcess, moments: Iterable[None]) -> list[Process | None]:
    """The process that thinks at each of some moments."""
    frozen, seat, _ = _question()
    thought = BotRequest("tranquility", "random", frozen, seat, b"1")

    async def think() -> list[Process | None]:
        processes = []
        for _ in moments:
            await one.ask(thought, 30.0)
            processes.append(one._process)
        await one.stop()
        return processes

    return asyncio.run(think())


def test_a_thinker_makes_way_for_one_with_the_compiled_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays as long as nothing has been compiled, and again afterwards."""
    monkeypatch.setattr(_engine, "STAMP", tmp_path / ".compiled")

    def moments() -> Iterator[None]:
        yield from (None, None)
        _engine.STAMP.touch()
        yield from (None, None)

    first, second, third, fourth = _processes(BotProcess(), moments())
    assert first is second
    assert second is not third
    assert third is fourth


def test_an_old_thinker_makes_way_for_a_fresh_one() -> None:
    first, second, third, fourth = _processes(BotProcess(most=2), [None] * 4)
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
        {deed}

honest = roster.bot
roster.bot = lambda game, name: BadBot()
worker.serve(sys.stdin.buffer, sys.stdout.buffer)
"""
DEEDS = {
    "sleeps": "time.sleep(1000)",
    "dies": "os._exit(3)",
    "hangs": "\n        while True: pass",
    "cheats": "return 2**40",
    "raises": "raise RuntimeError('no idea')",
}


def bad_thinkers(folder: Path, deed: str) -> tuple[str, ...]:
    """The order that starts a process in which every bot misbehaves."""
    script = folder / f"{deed}.py"
    script.write_text(BAD_BOTS.format(deed=DEEDS[deed]))
    return (sys.executable, str(script))


@pytest.mark.parametrize("deed", DEEDS)
def test_a_bot_that_misbehaves_answers_by_lot_and_the_next_question_is_served(
    deed: str, tmp_path: Path
) -> None:
    frozen, seat, options = _question()

    async def think() -> list[int]:
        pool = BotPool(1, 1.0, bad_thinkers(tmp_path, deed))
        chosen = [await pool.choose("tranquility", "bad", frozen, seat, options) for _ in range(2)]
        await pool.close()
        return chosen

    assert set(asyncio.run(think())) <= set(options)


def test_where_no_answer_can_be_carried_out_the_table_is_told_to_wait(tmp_path: Path) -> None:
    """The rules themselves hang, in the thinker; the server gives up instead of hanging with them."""
    script = tmp_path / "hanging.py"
    script.write_text(
        "import sys, time\nfrom kazamata.server.bot_processes import worker\n"
        "worker.choose = lambda thought: time.sleep(1000)\n"
        "worker.serve(sys.stdin.buffer, sys.stdout.buffer)\n"
    )
    frozen, seat, options = _question()

    async def think() -> None:
        pool = BotPool(1, 0.2, (sys.executable, str(script)))
        with pytest.raises(BotFailed):
            await pool.choose("tranquility", "random", frozen, seat, options)
        await pool.close()

    asyncio.run(think())


@pytest.mark.parametrize("deed", ["sleeps", "dies"])
def test_a_table_goes_on_though_its_bot_hangs_or_dies(
    deed: str, sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = bad_thinkers(tmp_path, deed)
    monkeypatch.setattr(
        "kazamata.server.runtime.table_registry.BotPool",
        lambda count, budget, sets: BotPool(count, 0.5, order, sets),
    )

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await alone_with_bots(ann)
            async with ann.page(table, 0) as page:
                bots = 0
                picture = await page.picture()
                while bots < 3:
                    if picture["asks"]:
                        await page.answer(picture)
                    assert (await ann.get("/health")).status_code == 200
                    picture = await page.picture()
                    entries = await server.table_registry.store.entries(table)
                    bots = sum(entry.actor.startswith("bot:") for entry in entries)

    asyncio.run(play())


def test_bots_pause_where_people_look_and_do_not_where_they_are_alone(sqlite: str) -> None:
    """A pause runs beside the thinking; taking the seat back and ending the server do not wait for it."""
    assert Settings().bot_pause_seconds == pytest.approx(0.3)

    async def play() -> None:
        async with running_server(sqlite, bot_pause_seconds=1000.0) as server, GuestClient(server.url) as ann:
            alone = (await ann.make(bots=["random", "random"]))["id"]
            while (await server.table_registry.table(alone)).record.status != "over":
                await asyncio.sleep(0.05)  # a thousand seconds a move would be for ever
            async with GuestClient(server.url) as bob:
                table = await two_at_a_table(ann, bob)
                asked = (await ann.state(table))["waiting_seats"][0]["seat"]
                guest = (ann, bob)[asked]
                await guest.ok(f"/api/tables/{table}/seats/{asked}/bot", bot="random")
                for _ in range(20):
                    await asyncio.sleep(0.05)
                    assert (await ann.state(table))["seq"] == 0
                await guest.ok(f"/api/tables/{table}/seats/{asked}/bot", bot=None)
                state = await guest.state(table, asked)
                option = state["asks"][0]["options"][0]
                sent = {"seat": asked, "seq": 0, "option": option}
                assert (await guest.ok(f"/api/tables/{table}/answer", **sent))["seq"] == 1
                next_asked = (await ann.state(table))["waiting_seats"][0]["seat"]
                other = (ann, bob)[next_asked]  # at the end of the server a bot is in its pause
                await other.ok(f"/api/tables/{table}/seats/{next_asked}/bot", bot="random")
                assert server.table_registry._carers

    asyncio.run(play())


def test_a_bot_that_goes_on_pauses_less(sqlite: str) -> None:
    from kazamata.server.runtime.table_runner import FOLLOW_UP_PAUSE_FACTOR, TableRunner

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await server.table_registry.table(await alone_with_bots(ann))
            carer = TableRunner(
                table,
                server.table_registry.bus,
                server.table_registry.bot_pool,
                Settings(bot_pause_seconds=3.0),
            )
            assert carer._pause(1) == 3.0
            own = Entry(1, 1, "TakeTurn", 0, 0, "bot:random", "", 0.0)
            table.history.entries.append(own)
            assert (carer._pause(1), carer._pause(0)) == (3.0 * FOLLOW_UP_PAUSE_FACTOR, 3.0)
            table.history.entries[-1] = msgspec.structs.replace(own, actor="person")
            assert carer._pause(1) == 3.0
            table.history.entries.clear()
            table.record = msgspec.structs.replace(
                table.record,
                seats=tuple(msgspec.structs.replace(s, bot="random") for s in table.record.seats),
            )
            assert carer._pause(1) == 0.0

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
    assert worker.choose(BotRequest("tranquility", "spy", frozen, seat, b"\x01")).option == options[0]
    view, ask = seen[0]
    assert (view.viewer, int(ask.seat)) == (seat, seat)
    assert type(view).__name__ == "View"
    assert msgspec.msgpack.decode(worker.answer_frame(b"nonsense"), type=BotReply).error


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
            table = await two_at_a_table(ann, bob, clock=5)
            state = await ann.state(table)
            assert state["waiting_seats"][0]["deadline_at"] == pytest.approx(time.time() + 5, abs=4)
            while (await ann.state(table))["seq"] < 2:
                await asyncio.sleep(0.05)
            told = (await ann.get(f"/api/tables/{table}/events", seat=-1, since=0)).json()["events"]
            [first, *_] = told[0][1]  # what the clock has done is said to be the clock's
            assert (first["kind"], first["values"]["seat"]) == (
                "PlayedByClock",
                state["waiting_seats"][0]["seat"],
            )
            info = (await ann.get(f"/api/tables/{table}")).json()
            away = next(seat for seat in (0, 1) if info["seats"][seat]["kind"] == "bot")
            assert info["seats"][away]["name"] == ("Ann", "Bob")[away]
            back = await (ann, bob)[away].ok(f"/api/tables/{table}/seats/{away}/bot", bot=None)
            assert back["seats"][away]["kind"] == "person"

    asyncio.run(play())


def test_only_the_answer_whose_time_was_up_is_told_as_out_of_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are late for their first question; what the bot answers after it, it answers at once."""

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
            table = await two_at_a_table(ann, bob, clock=60)
            async with ann.page(table, 0) as page:  # the page of who is late hears that a bot has the seat
                replaced = await page.until("table", where=lambda t: t["table"]["seats"][0]["kind"] == "bot")
                assert replaced["table"]["seats"][0]["yours"]
            while (await ann.state(table))["seq"] < 8:
                await asyncio.sleep(0.05)
            told = (await ann.get(f"/api/tables/{table}/events", seat=-1, since=0)).json()["events"]
            by = [(events[0]["values"]["seat"], events[0]["kind"]) for seq, events in told if seq]
            for seat in (0, 1):
                first, *later = [kind for owner, kind in by if owner == seat]
                assert first == "PlayedByClock"
                assert later
                assert set(later) == {"PlayedByStandIn"}

    asyncio.run(play())


def test_taking_back_gives_no_new_time() -> None:
    """Answer and take back, again and again: the clock of the seat runs on where it stood."""
    rules = game_registry.rules("lords")
    chronicle = GameHistory(rules, rules.setup(2, {}), 3)
    record = TableRecord(
        "a" * 12, "lords", 1, {}, False, 60, "running", "3", "", "", 0.0, (), dealt=1000.0
    )  # fmt: skip
    now = 1000.0
    while True:  # up to a question of which the answer is free to be taken back
        ask = chronicle.asks[0]
        seat, option = int(ask.seat), int(ask.options[0])
        chronicle.accept(chronicle.propose(seat, option, chronicle.seq, "person", now))
        back = chronicle.free_undo(seat)
        if back is not None and chronicle.seq > 4:
            break
    left = 60.0
    for _ in range(5):
        for proposal in chronicle.propose_undo(seat, back, chronicle.seq, "person", now + 500.0):
            chronicle.accept(proposal)
        now += 500.0  # others took their time meanwhile: that is not counted
        until = deadline(record, chronicle, seat, ALWAYS)
        assert until is not None
        assert until - now == pytest.approx(left)
        now += 7.0  # so long the seat thinks
        left -= 7.0
        chronicle.accept(chronicle.propose(seat, option, chronicle.seq, "person", now))
        again = GameHistory(rules, chronicle.setup, 3, chronicle.entries)
        assert again.clock_starts == chronicle.clock_starts  # another server counts the same
        back = chronicle.free_undo(seat)
        assert back is not None
