"""Start a server from JSON settings, for our stress tests. People use `kazamata serve`."""

from __future__ import annotations

import sys

import msgspec

from kazamata.server.http.server import serve
from kazamata.server.settings import Settings


def announce(urls: list[str]) -> None:
    sys.stdout.write(f"{urls[0]}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    serve(msgspec.json.decode(sys.argv[1], type=Settings), announce, "warning")
