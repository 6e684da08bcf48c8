"""A table takes bots that its host installed or named, and no other module."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kazamata.bots import roster
from kazamata.codec.snapshot import freeze
from kazamata.game_registry import rules
from kazamata.server.bot_processes.pool import BotPool
from kazamata.server.errors import RequestError
from kazamata.server.tables.seating import require_bot, stand_in_bot

OWN = "tests.lab.own_bots:FirstBot"


def test_a_client_cannot_name_a_module() -> None:
    with pytest.raises(RequestError, match="no-such-bot"):
        require_bot("miners", OWN)
    with pytest.raises(RequestError, match="no-such-bot"):
        require_bot("miners", "os:system")


def test_the_host_names_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(roster.BOTS_VARIABLE, f"nowhere:Bot,{OWN}")
    monkeypatch.setenv("PYTHONPATH", str(Path.cwd()))
    assert require_bot("miners", OWN) == OWN
    assert stand_in_bot("miners") in ("easy", "greedy", "medium", "strong"), "no stranger stands in"
    game = rules("miners")
    state = game.deal(game.setup(2, {}), 1)
    ask = game.ask(state)[0]

    async def think() -> int:
        pool = BotPool(1, 60.0)  # the bot process starts although one of the names leads nowhere
        chosen = await pool.choose("miners", OWN, freeze(game, state), int(ask.seat), list(ask.options))
        await pool.close()
        return chosen

    assert asyncio.run(think()) == ask.options[0]
