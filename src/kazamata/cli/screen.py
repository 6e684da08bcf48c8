"""Where a person reads and types: a terminal, or a pipe that behaves like one."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from select import select
from threading import current_thread, main_thread
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.segment import Segment, Segments
from rich.text import Text

POSIX: Final = os.name == "posix"
"""Where a terminal can be waited for together with something else."""


def console() -> Console:
    """The terminal with its colours; NO_COLOR and pipes are respected."""
    return Console(highlight=False, emoji=False)


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


@contextmanager
def progress_of(title: str, total: int) -> Generator[Callable[[int], None]]:
    """A bar that hears how much more is done, if somebody sits there to see it."""
    screen = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=total)
        yield lambda more: progress.advance(task, more)


def somebody_types() -> bool:
    """Whether a person sits at a terminal, not a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Screen:
    """A screen that is drawn again for every question, and a line to type on."""

    def __init__(self) -> None:
        self.console = console()

    @property
    def height(self) -> int:
        """How many lines can be seen at once; a pipe has no end."""
        return self.console.size.height if self.console.is_terminal else 1000

    def clear(self) -> None:
        """Take away what was there, the lines scrolled out of sight too: they may show a hand."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")

    def read(self, prompt: str) -> str:
        """A line that somebody typed; `EOFError` when there is nobody any more."""
        if sys.stdin.isatty() and self.console.is_terminal:
            return self._typed(prompt)
        self.console.print(Text(prompt), end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(Text(line.rstrip("\n")), soft_wrap=True)  # so that the transcript reads well
        return line.rstrip("\n")

    def _typed(self, prompt: str) -> str:
        """A line from the terminal, which gives whole lines: it is read when it is there."""
        if not POSIX:
            return input(prompt)
        self.console.file.write(prompt)
        self.console.file.flush()
        wait_for(sys.stdin.fileno())
        return input()

    def read_out(self, text: RenderableType, prompt: str) -> str:
        """Something long, screen by screen; whatever is typed instead of Enter ends it and is given back.

        A pipe gets it in one piece.
        """
        if not (sys.stdin.isatty() and self.console.is_terminal):
            self.console.print(text)
            return ""
        lines = self.console.render_lines(text, pad=False)
        room = max(5, self.height - 1)
        for first in range(0, len(lines), room):
            self.clear()
            for line in lines[first : first + room]:
                self.console.print(Segments([*line, Segment.line()]), end="")
            typed = self._typed(prompt).strip()
            if typed:
                return typed
        return ""


def wait_for(file: int) -> None:
    """Wait until there is something to read.

    A signal that comes in the instant before the wait would only be heard after the next key; written into a pipe
    it ends the wait.
    """
    if current_thread() is not main_thread():
        return
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    before = signal.set_wakeup_fd(theirs, warn_on_full_buffer=False)
    try:
        while file not in select([file, ours], [], [])[0]:
            os.read(ours, 1)  # a signal of no consequence, such as another size of the window
    finally:
        signal.set_wakeup_fd(before)
        os.close(ours)
        os.close(theirs)
