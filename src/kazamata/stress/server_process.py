"""Servers as separate processes, and their costs."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import msgspec

from kazamata.server.settings import Limits, Settings

NO_LIMITS: Final = Limits(
    messages=1_000_000,
    requests=1_000_000,
    tables_burst=100_000,
    tables_per_hour=1_000_000,
    sockets_per_guest=1000,
    sockets_per_address=10_000,
    connects=1_000_000,
    connections=10_000,
    connections_per_address=10_000,
)
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class ServerProcess:
    """One server on a port of this machine."""

    def __init__(
        self,
        database: str,
        bus: str = "",
        port: int = 0,
        log: Path | None = None,
        limits: Limits = NO_LIMITS,
        proxies: tuple[str, ...] = (),
    ) -> None:
        settings = Settings(
            host="127.0.0.1",
            port=port,
            database=database,
            bus_url=bus,
            limits=limits,
            proxies=proxies,
            bot_pause_seconds=0.0,
        )
        order = [sys.executable, "-m", "kazamata.server", msgspec.json.encode(settings).decode()]
        with log.open("w") if log else contextlib.nullcontext() as errors:
            self._process = subprocess.Popen(order, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError("the server did not start; the reason stands above")
        self._began = (time.monotonic(), self.cpu_seconds())

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def cpu_seconds(self) -> float:
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0

    def cpu_spent(self) -> float:
        """Seconds of CPU time since the start or the last `reset`."""
        return self.cpu_seconds() - self._began[1]

    def cpu_percent(self) -> float:
        """Percent of one core since the start or the last `reset`."""
        return round(100 * self.cpu_spent() / max(time.monotonic() - self._began[0], 0.001), 1)

    def reset(self) -> None:
        self._began = (time.monotonic(), self.cpu_seconds())

    def memory_mb(self) -> float:
        fields = self._proc("statm").split()
        return round(int(fields[1]) * PAGE / 2**20, 1) if fields else 0.0

    def peak_memory_mb(self) -> float:
        """The peak memory of the process."""
        lines = self._proc("status").splitlines()
        peaks = [int(line.split()[1]) for line in lines if line.startswith("VmHWM:")]
        return round(peaks[0] / 1024, 1) if peaks else 0.0

    def _proc(self, name: str) -> str:
        path = Path(f"/proc/{self._process.pid}/{name}")
        return path.read_text() if path.exists() else ""

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """Kill the process without time to write anything."""
        self._process.kill()
        self._process.wait()
        self._close()

    def end(self) -> int:
        """Shut down cleanly."""
        self._process.terminate()
        code = self._process.wait(30)
        self._close()
        return code

    def _close(self) -> None:
        if self._process.stdout is not None:
            self._process.stdout.close()
