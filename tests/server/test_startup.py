"""A small startup test with abandoned tables: the server reads only those where a bot has to move."""

from __future__ import annotations

import asyncio

from tests.stress.startup import BOTS_TURN, measure_startup


def test_only_due_tables_are_loaded() -> None:
    report = asyncio.run(measure_startup(60, "tranquility"))
    assert report["tables"] == 60 + BOTS_TURN
    assert report["read_into_memory"] <= BOTS_TURN
    assert report["bots_played_on"] == BOTS_TURN
