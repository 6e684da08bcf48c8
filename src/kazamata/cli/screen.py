"""Where a person reads and types: a terminal, or a pipe that behaves like one."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text


def console() -> Console:
    """The terminal with its colours; NO_COLOR and pipes are respected."""
    return Console(highlight=False, emoji=False)


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


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
            return input(prompt)
        self.console.print(Text(prompt), end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(Text(line.rstrip("\n")), soft_wrap=True)  # so that the transcript reads well
        return line.rstrip("\n")

    def read_out(self, text: RenderableType, prompt: str) -> None:
        """Something long, screen by screen, so that nothing is missed; a pipe gets it in one piece."""
        if not (sys.stdin.isatty() and self.console.is_terminal):
            self.console.print(text)
            return
        lines = self.console.render_lines(text, pad=False)
        room = max(5, self.height - 1)
        for first in range(0, len(lines), room):
            self.clear()
            for line in lines[first : first + room]:
                self.console.print(Segments([*line, Segment.line()]), end="")
            input(prompt)
