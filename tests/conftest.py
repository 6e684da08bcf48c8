"""What all tests count on."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Programs that tests start inherit how Ctrl-C is heard, and a shell lets what runs behind it ignore Ctrl-C."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
