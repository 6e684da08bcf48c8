"""Compile the engine while a server runs: `python tools/background_compile.py PID`, with the server's process id.

The process detaches from its parent, compiles with low priority, and prints the result in one line. It ends
with the server. Programs that start afterwards use the compiled engine.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import build_engine
from tools.processes import (
    ROOT,
    Command,
    open_lock,
    say,
    seconds_since,
    start_process,
    stop_process,
    try_lock,
)

LOG = build_engine.WORK / "background.log"
FAILED = build_engine.WORK / "failed"
POLL_SECONDS = 0.3
"""Seconds between two checks that the server still runs."""

UNDER_WAY = (
    "the server starts interpreted; the engine is compiled in the background, and bots then run faster"
)
DONE = "the engine is compiled ({}): bots use it from now on, the server from its next start"
NOT_COMPILED = (
    "the engine could not be compiled, so the server runs interpreted "
    f"({LOG.relative_to(ROOT).as_posix()} says why; `python3 dev.py compile` tries again)"
)


class ServerStopped(Exception):
    """The server has ended, so the engine is not needed."""


def failed_before() -> bool:
    """Whether compiling exactly these sources has failed before."""
    return FAILED.exists() and FAILED.read_text("utf-8") == build_engine.stamp()


def is_running(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def compile_for(is_wanted: Callable[[], bool], command: Command) -> None:
    """Compile unless another process does so first; print the result."""
    with open_lock("engine") as lock:
        while not try_lock(lock):
            wait_or_stop(is_wanted)
        if build_engine.is_up_to_date():
            return
        began = time.monotonic()
        sources = build_engine.stamp()
        if run(is_wanted, command):
            FAILED.unlink(missing_ok=True)
            say(DONE.format(seconds_since(began)))
        else:
            FAILED.write_text(sources, "utf-8")
            say(NOT_COMPILED)


def wait_or_stop(is_wanted: Callable[[], bool]) -> None:
    if not is_wanted():
        raise ServerStopped
    time.sleep(POLL_SECONDS)


def run(is_wanted: Callable[[], bool], command: Command) -> bool:
    """Run a command and return whether it succeeded; end it and its children when it is no longer wanted."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        process = start_process(command, log)
        try:
            while process.poll() is None:
                wait_or_stop(is_wanted)
        finally:
            stop_process(process)
        return process.returncode == 0


def detach() -> None:
    """Detach from the parent, so that the server has no zombie child."""
    if os.fork():
        os._exit(0)
    os.nice(10)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    signal.signal(signal.SIGHUP, lambda *_: sys.exit(0))


def main(process_id: int) -> None:
    detach()
    with contextlib.suppress(ServerStopped, KeyboardInterrupt, BrokenPipeError):
        compile_for(lambda: is_running(process_id), [sys.executable, "tools/build_engine.py"])


if __name__ == "__main__":
    main(int(sys.argv[1]))
