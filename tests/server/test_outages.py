"""The database and the bus die under load and come back: no acknowledged answer is lost, servers listen again."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import time
import warnings
from pathlib import Path

from tests.server.databases import MortalValkey, postgres, start_postgres, stop_postgres
from tests.stress.outages import outage_test


def test_deaths_of_database_and_bus_under_load_lose_nothing() -> None:
    folder = Path(tempfile.gettempdir()) / f"kazamata-pg-{secrets.token_hex(6)}"
    with postgres(folder) as database:
        bus = MortalValkey()

        def restart_postgres() -> None:
            stop_postgres(database)
            time.sleep(1.0)
            start_postgres(database)

        def kill_valkey() -> None:
            bus.kill()
            time.sleep(1.0)
            bus.start()

        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                url = str(database.get_uri())
            hurts = {"postgresql": restart_postgres, "valkey": kill_valkey, "again": restart_postgres}
            report = asyncio.run(outage_test(hurts, 3, url, bus.url, "tranquility"))
        finally:
            bus.kill()
    assert report["whole"], report
    assert report["acknowledged"] > 0
    assert set(report["well_again_s"]) == set(hurts)
