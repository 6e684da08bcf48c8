"""A server of our own in a process of its own, so that a test can end it and start it again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
START: Final = """
import sys
from kazamata.server.http.running import serve
from kazamata.server.settings import Limits, Settings
wide = Limits(messages=100_000, requests=100_000, tables_burst=10_000, tables_hour=100_000, sockets_guest=100)
settings = Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=wide, bot_pause=0.0)
serve(settings, lambda url: print(url, flush=True), "error")
"""


class House:
    """One server; after a restart it has the same address and the same tables."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.port = 0
        self.start()

    def start(self) -> None:
        order = [sys.executable, "-c", START, str(self.port), self.database]
        settings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(order, stdout=subprocess.PIPE, text=True, env=settings, cwd=ROOT)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)", self.url)
        assert found, f"the server did not start: {self.url!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """End it without a warning."""
        self.process.kill()
        self.process.communicate()

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
