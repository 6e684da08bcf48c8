"""Bots think outside of the event loop, within a budget; clocks let them sit in."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from kazamata import shelf
from kazamata.codec.snapshot import freeze
from kazamata.server import thinker, thinkers
from kazamata.server.thinker import Chosen, Thought
from kazamata.server.thinkers import Thinkers
from tests.server.online import Guest, online, two_at_a_table


def _question() -> tuple[bytes, int, list[int]]:
    rules = shelf.rules("tranquility")
    position = rules.deal(rules.setup(2, {}), 5)
    [ask, *_] = rules.ask(position)
    return freeze(rules, position), int(ask.seat), list(ask.options)


def test_a_bot_chooses_one_of_its_options() -> None:
    frozen, seat, options = _question()

    async def think() -> list[int]:
        pool = Thinkers(1, 30.0)
        chosen = [await pool.choose("tranquility", "random", frozen, seat, options) for _ in range(20)]
        await pool.close()
        return chosen

    chosen = asyncio.run(think())
    assert set(chosen) <= set(options)
    assert len(set(chosen)) > 1


def test_a_bot_that_fails_or_is_unknown_answers_by_lot() -> None:
    frozen, seat, options = _question()

    async def think() -> int:
        pool = Thinkers(1, 30.0)
        chosen = await pool.choose("tranquility", "nobody", frozen, seat, options)
        await pool.close()
        return chosen

    assert asyncio.run(think()) in options


def test_a_bot_that_thinks_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that never answers is ended, and the next question goes to a fresh one."""
    monkeypatch.setattr(thinkers, "START_SECONDS", 0.0)
    frozen, seat, options = _question()

    async def think() -> float:
        pool = Thinkers(1, 0.001)
        began = time.monotonic()
        for _ in range(3):
            assert await pool.choose("tranquility", "random", frozen, seat, options) in options
        await pool.close()
        return time.monotonic() - began

    asyncio.run(think())


def test_a_bot_sees_its_own_view_and_its_own_question_only(monkeypatch: pytest.MonkeyPatch) -> None:
    frozen, seat, options = _question()
    seen: list[Any] = []

    class Spy:
        name = "spy"

        def choose(self, view: Any, ask: Any, dice: Any) -> int:
            seen.append((view, ask))
            return int(ask.options[0])

    monkeypatch.setattr("kazamata.bots.roster.bot", lambda game, name: Spy())
    assert thinker.choose(Thought("tranquility", "spy", frozen, seat, b"\x01")) == options[0]
    view, ask = seen[0]
    assert (view.viewer, int(ask.seat)) == (seat, seat)
    assert type(view).__name__ == "View"
    assert msgspec.msgpack.decode(thinker.answer(b"nonsense"), type=Chosen).problem


def test_a_clock_that_runs_out_lets_a_bot_sit_in_until_the_person_is_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kazamata.server import pictures

    honest = pictures.deadline
    monkeypatch.setattr("kazamata.server.carer.deadline", lambda *a: (honest(*a) or 0) - 4.5)  # half a second

    async def play() -> None:
        async with online(sqlite) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            table = await two_at_a_table(ann, bob, clock=5)
            state = await ann.state(table)
            assert state["waiting"][0]["until"] == pytest.approx(time.time() + 5, abs=4)
            while (await ann.state(table))["seq"] < 2:
                await asyncio.sleep(0.05)
            info = (await ann.get(f"/api/tables/{table}")).json()
            away = next(seat for seat in (0, 1) if info["seats"][seat]["kind"] == "bot")
            assert info["seats"][away]["name"] == ("Ann", "Bob")[away]
            back = await (ann, bob)[away].ok(f"/api/tables/{table}/seats/{away}/bot", bot=None)
            assert back["seats"][away]["kind"] == "person"

    asyncio.run(play())
