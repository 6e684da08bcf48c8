"""Settings of all tests."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Programs that tests start inherit the handling of Ctrl-C, and a shell makes background jobs ignore Ctrl-C."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
