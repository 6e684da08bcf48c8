"""Run dev.py's steps visibly, quietly or in parallel, and print their results."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from subprocess import PIPE, STDOUT
from tempfile import TemporaryFile
from typing import NoReturn, TextIO

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parents[1]

Command = list[str]
Environment = Mapping[str, str]
Explain = Callable[[str], str]
NO_VARIABLES: Environment = {}

FETCHING = {
    "a file is not the one that requirements.lock lists": "hash mismatch",
    "the disk is full": "no space left",
    "the package index cannot be reached (is there a network?)": (
        "failed to fetch|no matching distribution|connection|connect error|name resolution|timed out"
    ),
}


class ToolError(Exception):
    """An error, in one sentence for the developer."""


def see_above(output: str) -> str:
    return "the reason stands above"


def why_not_fetched(output: str) -> str:
    """Explain what to do when packages could not be downloaded."""
    known = (reason for reason, signs in FETCHING.items() if re.search(signs, output, re.IGNORECASE))
    return next(known, see_above(output))


def run_visibly(title: str, command: Command, variables: Environment = NO_VARIABLES) -> None:
    """Run one named step with visible output."""
    say(f"{title} ...")
    began = time.monotonic()
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, check=False).returncode:
        raise ToolError(f"FAILED: {title} ({seconds_since(began)}); the reason stands above.")
    say(f"{title}: ok ({seconds_since(began)})")


def run_quietly(
    title: str, command: Command, variables: Environment = NO_VARIABLES, explain: Explain = see_above
) -> None:
    """Run one named step and show its output only if it fails."""
    print(f"· {title} ... ", end="", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, stdout=PIPE, stderr=STDOUT, text=True, check=False
    )
    report(title, began, done.returncode, done.stdout, explain)


@contextlib.contextmanager
def run_in_background(
    title: str, command: Command, explain: Explain = see_above, variables: Environment = NO_VARIABLES
) -> Iterator[None]:
    """Run one named step during the `with` block; wait for it and report it at the end."""
    with TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        began = time.monotonic()
        process = start_process(command, output, variables)
        try:
            yield
            print(f"· {title} ... ", end="", flush=True)
            code = process.wait()
        finally:
            stop_process(process)
        output.seek(0)
        report(title, began, code, output.read(), explain)


def start_process(
    command: Command, output: TextIO, variables: Environment = NO_VARIABLES
) -> subprocess.Popen[bytes]:
    """Start a process that can be ended together with all its children."""
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=STDOUT,
        start_new_session=True,
    )


def stop_process(process: subprocess.Popen[bytes]) -> None:
    """End a process that still runs."""
    if process.poll() is not None:
        return
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()
    process.wait()


def report(title: str, began: float, code: int, output: str, explain: Explain) -> None:
    """Report the end of a quiet step."""
    print("FAILED" if code else "ok", f"({seconds_since(began)})", flush=True)
    if code:
        print(output.strip(), file=sys.stderr)
        raise ToolError(f"FAILED: {title}; {explain(output)}.")


def replace_process(command: Command) -> NoReturn:
    """Replace this process with a program, if the system supports it."""
    if os.name == "posix":
        os.execv(command[0], command)
    sys.exit(subprocess.run(command, check=False).returncode)


def program(environment: Path, name: str) -> str:
    """Return the path of an environment's program."""
    return str(environment / ("Scripts" if os.name == "nt" else "bin") / name)


def say(sentence: str) -> None:
    print(f"· {sentence}", flush=True)


def seconds_since(moment: float) -> str:
    return f"{time.monotonic() - moment:.1f} s"


@contextlib.contextmanager
def exclusive_lock(name: str = "dev") -> Iterator[None]:
    """Hold the lock for building the environments and the page, or the engine."""
    with open_lock(name) as lock:
        if not try_lock(lock):
            say("another dev.py is at work here: waiting for it")
            wait_for(lock)
        yield


def open_lock(name: str) -> TextIO:
    return (ROOT / f".{name}.lock").open("w")


if sys.platform != "win32":

    def try_lock(lock: TextIO) -> bool:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def wait_for(lock: TextIO) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX)

else:

    def try_lock(lock: TextIO) -> bool:
        return True

    def wait_for(lock: TextIO) -> None:
        return
