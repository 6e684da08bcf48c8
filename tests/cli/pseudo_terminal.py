"""A pseudo-terminal for tests: the program runs in a separate process, and tests press keys."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path
from select import select
from types import TracebackType

INTERRUPT = "\x03"
END = "\x04"
SILENCE = 120
"""After so many seconds without output, the program and the test wait for each other."""
_STEERING = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class PseudoTerminal:
    """The program on a pseudo-terminal of 80 columns and 24 lines; keeps all output so far."""

    def __init__(self, home: Path, *words: str, columns: int = 80, lines: int = 24) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        scenery = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        self._program = subprocess.Popen(
            [sys.executable, "-m", "kazamata", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=scenery | {"KAZAMATA_DATA": str(home), "TERM": "xterm", "NO_COLOR": "1"},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        self.written = ""
        self._heard = 0

    def __enter__(self) -> PseudoTerminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._program.poll() is None:
            self._program.kill()
        self._program.wait()
        os.close(self._ours)

    def until(self, text: str) -> str:
        """Read until a text appears and return the output up to it; fail if the program ends before."""
        while (found := self.written.find(text, self._heard)) < 0:
            if not self._read():
                raise AssertionError(f"{text!r} never came; all that came:\n{self.written}")
        begin, self._heard = self._heard, found + len(text)
        return self.written[begin : self._heard]

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """Press a key, at a prompt or while the program is busy with something."""
        os.write(self._ours, key.encode())

    def hang_up(self) -> None:
        """Close the window as a shell and the system do, and wait until the program has ended."""
        for _ in range(2):
            self._program.send_signal(signal.SIGHUP)
        self.rest()

    def rest(self) -> tuple[str, int]:
        """The remaining output until the program ends, and its exit code."""
        while self._read():
            pass
        return self.written[self._heard :], self._program.wait()

    def _read(self) -> bool:
        if not select([self._ours], [], [], SILENCE)[0]:
            raise AssertionError(f"the program waits for something else; all that came:\n{self.written}")
        try:
            more = os.read(self._ours, 65536)
        except OSError:  # the other side is closed
            more = b""
        text = _STEERING.sub("", more.decode("utf-8", "replace")).replace("\r", "")
        self.written += text
        return bool(more)
