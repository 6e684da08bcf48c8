"""Hostile messages over real sockets: they change nothing and cause no crash or internal error."""

from __future__ import annotations

import asyncio

import pytest

from kazamata import game_registry
from tests.stress.fuzz import fuzz_server


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_hostile_messages(game: str) -> None:
    report = asyncio.run(fuzz_server(1500, game, seed=7))
    assert report["good"], report
    assert report["messages"] >= 1500
