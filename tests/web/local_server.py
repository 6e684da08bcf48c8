"""A server in a separate process, so that a test can end it and start it again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from kazamata.server.tables.presence import AWAY_SECONDS

ROOT: Final = Path(__file__).resolve().parents[2]
START: Final = """
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from kazamata.bots import roster
from kazamata.server.bot_processes import pool
from kazamata.server.http.server import serve
from kazamata.server.auth import tokens
from kazamata.server.settings import Limits, Settings
from kazamata.server.runtime import table_registry
wide = Limits(messages=100_000, requests=100_000, tables_burst=10_000, tables_per_hour=100_000,
              sockets_per_guest=100, connects=100_000)
seed, dealt = Path(sys.argv[3]), Counter()
def next_seed():
    first = int(seed.read_text())
    dealt[first] += 1
    return first + dealt[first] - 1
tokens.new_seed = next_seed
strongest = roster.strongest
roster.strongest = lambda game: "greedy" if game in ("miners", "lords") else strongest(game)
pool.new_seed_bytes = lambda position, seat: sha256(position + bytes([seat])).digest()[:16]
quick = (sys.executable, "-m", "tests.web.quick_bot_process")
table_registry.BotPool = lambda count, budget, sets: pool.BotPool(count, budget, quick, sets)
settings = Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=wide, bot_pause_seconds=0.0,
                    away_seconds=float(sys.argv[4]), set_files=tuple(zip(sys.argv[5::2], sys.argv[6::2])))
serve(settings, lambda urls: print(urls[0], flush=True), "error")
"""
"""Deals follow from the seed of a test, and a bot answers the same position in the same way.

Hints of Imperial Miners and Dungeon Lords, one for each step, come from a bot that does not search for seconds.
"""


class LocalServer:
    """One server; after a restart it has the same address and the same tables.

    `sets` are sets of cards that its tables may choose: a game, its file, the next game, and so on.
    """

    def __init__(self, folder: Path, *sets: str, away_seconds: float = AWAY_SECONDS) -> None:
        self.sets = sets
        self.away_seconds = away_seconds
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.seed = folder / "seed"
        self.default_seed = 1
        self.port = 0
        self.use_seed(None)
        self.start()

    def start(self) -> None:
        options = (str(self.port), self.database, str(self.seed), str(self.away_seconds))
        command = [sys.executable, "-c", START, *options, *self.sets]
        settings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings, cwd=ROOT)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)", self.url)
        assert found, f"the server did not start: {self.url!r}"
        self.port = int(found[1])

    def use_seed(self, seed: int | None) -> None:
        """Deal the next tables from this seed on; without one from the seed of the test."""
        self.seed.write_text(str(self.default_seed if seed is None else seed))

    def kill(self) -> None:
        """Kill it without a warning."""
        self.process.kill()
        self.process.communicate()

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
