"""One page of a terminal game: the table, the latest events, the hand, the options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.board import Board, Scene
from kazamata.cli.text_narrator import styled
from kazamata.words.sentences import Sentence

MAX_TERSE: Final = 5
MIN_STORY_LINES: Final = 1
MAX_STORY_LINES: Final = 5
PROMPT_LINES: Final = 1
MIN_TABLE_LINES: Final = 3
"""The fewest lines of the table on the lowest screens."""


class RenderedPart:
    """A rendered part of the page, because it must be measured before it is shown."""

    def __init__(self, console: Console, part: RenderableType) -> None:
        self.console = console
        self.lines = console.render_lines(part, pad=False)

    def __len__(self) -> int:
        return len(self.lines)

    def shorten(self, room: int, scene: Scene) -> None:
        """Keep the lines that fit; the last one says how many are missing."""
        if len(self.lines) <= room:
            return
        left_out = len(self.lines) - room + 1
        sign = Text(scene.narrator.say("play-more-lines", count=left_out), "bold red", no_wrap=True)
        self.lines = [*self.lines[: room - 1], *self.console.render_lines(sign, pad=False)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def page(
    console: Console,
    height: int,
    board: Board,
    scene: Scene,
    story: Sequence[Sentence],
    notice: Sequence[str],
) -> Group:
    """Lay out everything a person needs to decide, in as much detail as fits the screen.

    If even the shortest form is too long, the table and then the list end in a line that says so.
    """
    lines, room = merge_repeats(story), height - PROMPT_LINES
    for terse in range(MAX_TERSE + 1):
        shown = replace(scene, terse=terse)
        table, lower = RenderedPart(console, board.draw(shown)), LowerHalf(console, board, shown, notice)
        wanted = _story_lines(terse, len(lines))
        if len(table) + len(lower) + wanted <= room:
            break
    table.shorten(max(MIN_TABLE_LINES, room - len(lower)), scene)
    lower.shorten(room - len(table), scene)
    return _put_together(console, room - len(table) - len(lower), scene, table, lines, lower)


class LowerHalf:
    """The lower half of a page: the hand, the options, the notices, the question."""

    def __init__(self, console: Console, board: Board, scene: Scene, notice: Sequence[str]) -> None:
        self.hand = RenderedPart(console, Group(*_hand(board, scene)))
        listing = board.option_list(scene)
        self.listing = RenderedPart(console, Group(*([_listing(listing)] if listing else [])))
        self.question = RenderedPart(console, Group(*_question(board, scene, notice)))

    def __len__(self) -> int:
        return len(self.hand) + len(self.listing) + len(self.question)

    def shorten(self, room: int, scene: Scene) -> None:
        """Shorten the list, because hand and question must stay visible."""
        self.listing.shorten(max(1, room - len(self.hand) - len(self.question)), scene)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from (self.hand, self.listing, self.question)


def _story_lines(terse: int, lines: int) -> int:
    """Return the wanted lines of events: more if the table needs no shortening."""
    return min(lines, MAX_STORY_LINES) if terse == 0 else min(lines, MIN_STORY_LINES)


def _put_together(
    console: Console,
    left: int,
    scene: Scene,
    table: RenderableType,
    story: list[Sentence],
    lower: RenderableType,
) -> Group:
    """Put the page together; the events are cut to fit, and spare lines separate the parts."""
    lines = _story(console, scene, story, left) if left > 0 else []
    air = min(2, left - sum(len(console.render_lines(line)) for line in lines))
    gaps = [[Text("")] if air > gap and lines else [] for gap in (0, 1)]
    return Group(table, *gaps[0], *lines, *gaps[1], lower)


def _hand(board: Board, scene: Scene) -> list[RenderableType]:
    hand = board.hand(scene)
    return [] if hand is None else [Text(scene.narrator.say("your-hand") + ": ", "bold") + hand]


def _question(board: Board, scene: Scene, notice: Sequence[str]) -> list[RenderableType]:
    assert scene.question is not None, "a page is for somebody who is asked"
    name = scene.narrator.seat(int(scene.question.seat))
    asked = Text(f"{name}: {scene.narrator.prompt(scene.question, scene.view)}", "bold")
    return [*[Text(line, "bold yellow") for line in notice], asked, Text(board.input_hint(scene), "dim")]


def _listing(listing: Sequence[tuple[str, str]]) -> Table:
    shown = Table.grid(padding=(0, 2, 0, 0))
    shown.add_column(justify="right", no_wrap=True, style="bold cyan", min_width=6)
    shown.add_column()
    for typed, text in listing:
        shown.add_row(typed, text)
    return shown


def merge_repeats(story: Sequence[Sentence]) -> list[Sentence]:
    """Merge equal consecutive lines: `… (×3)`."""
    counted = [(line, len(list(same))) for line, same in groupby(story)]
    return [line if count == 1 else (*line, f" (×{count})") for line, count in counted]


def _story(console: Console, scene: Scene, story: Sequence[Sentence], room: int) -> list[RenderableType]:
    """Return the last lines of events that fit."""
    shown: list[Text] = []
    used = 0
    for line in reversed(story):
        text = styled(("· ", *line), "cyan")
        used += len(console.render_lines(text))
        if used > room - (len(shown) + 1 < len(story)):
            break
        shown.insert(0, text)
    left_out = len(story) - len(shown)
    more = [Text(scene.narrator.say("play-more-story", count=left_out), "dim")] if left_out else []
    return [*more, *shown]
