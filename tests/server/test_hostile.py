"""Hostile messages over real sockets: nothing changes, nothing crashes, nothing fails inside."""

from __future__ import annotations

import asyncio

from kazamata.server.trials.hostile import hostile


def test_two_thousand_hostile_messages() -> None:
    report = asyncio.run(hostile(2000, "tranquility", seed=7))
    assert report["good"], report
    assert report["messages"] >= 2000
