"""Input and output for a person: a terminal, or a pipe that behaves like one."""

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
"""Whether the system can wait for the terminal and a signal together."""


def console() -> Console:
    """Return the terminal with its colours, respecting NO_COLOR and pipes."""
    return Console(highlight=False, emoji=False)


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


@contextmanager
def progress_bar(title: str, total: int) -> Generator[Callable[[int], None]]:
    """Show a progress bar on a terminal; the yielded function advances it."""
    screen = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=total)
        yield lambda more: progress.advance(task, more)


def is_interactive() -> bool:
    """Whether input comes from a terminal, not a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Screen:
    """A screen that is redrawn for every question, with an input line."""

    def __init__(self) -> None:
        self.console = console()

    @property
    def height(self) -> int:
        """Return the number of visible lines; a pipe has no limit."""
        return self.console.size.height if self.console.is_terminal else 1000

    def clear(self) -> None:
        """Clear the screen and its scrollback, which may show a hand."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")

    def read(self, prompt: str) -> str:
        """Read a line of input; raises `EOFError` at its end."""
        if sys.stdin.isatty() and self.console.is_terminal:
            return self._read_typed(prompt)
        self.console.print(Text(prompt), end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(Text(line.rstrip("\n")), soft_wrap=True)  # keeps the transcript readable
        return line.rstrip("\n")

    def _read_typed(self, prompt: str) -> str:
        """Read a whole line from the terminal when it is available."""
        if not POSIX:
            return input(prompt)
        self.console.file.write(prompt)
        self.console.file.flush()
        wait_for(sys.stdin.fileno())
        return input()

    def show_in_pages(self, text: RenderableType, prompt: str) -> str:
        """Show a long text page by page; any input but Enter ends it and is returned.

        A pipe gets the text in one piece.
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
            typed = self._read_typed(prompt).strip()
            if typed:
                return typed
        return ""


def wait_for(file: int) -> None:
    """Wait until there is input.

    A signal just before the wait would go unnoticed until the next key. The signal is therefore written into
    a pipe, which ends the wait.
    """
    if current_thread() is not main_thread():
        return
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    before = signal.set_wakeup_fd(theirs, warn_on_full_buffer=False)
    try:
        while file not in select([file, ours], [], [])[0]:
            os.read(ours, 1)  # a harmless signal, such as a resized window
    finally:
        signal.set_wakeup_fd(before)
        os.close(ours)
        os.close(theirs)
