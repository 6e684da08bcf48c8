"""Draw plots as self-contained SVG text: means with intervals, and lines over deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from kazamata.lab.matches.ranking import Interval

COLOURS: Final = ("#3b6ea5", "#b3543c", "#5d8a57", "#8a5d8a", "#a5803b", "#4a8a8a", "#777777", "#a53b6e")
WIDE: Final = 720
LEFT: Final = 150
RIGHT: Final = 70
ROW: Final = 30
HIGH: Final = 300
MAX_POINTS: Final = 400
"""The most points of a line; a screen shows no more."""

FormatNumber = Callable[[float], str]


@dataclass(frozen=True)
class Scale:
    """Maps a number to a position between two ends."""

    low: float
    high: float
    begin: float
    end: float

    def __call__(self, number: float) -> float:
        part = (number - self.low) / ((self.high - self.low) or 1.0)
        return self.begin + part * (self.end - self.begin)


def around(numbers: Sequence[float]) -> tuple[float, float]:
    """Return a range that holds all numbers with some margin."""
    low, high = min(numbers), max(numbers)
    room = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    return low - room, high + room


def interval_plot(
    rows: Sequence[tuple[str, Interval]], format_number: FormatNumber, even: float | None = None
) -> str:
    """Draw one row per name: the mean as a dot, its interval as a bar; `even` is a line through all rows."""
    ends = [end for _, interval in rows for end in (interval.low, interval.high)]
    scale = Scale(*around([*ends, *([] if even is None else [even])]), LEFT, WIDE - RIGHT)
    high = ROW * len(rows) + 30
    parts = [] if even is None else [_line(scale(even), 4, scale(even), high - 22, "even")]
    for number, (name, interval) in enumerate(rows):
        middle, colour = ROW * number + 20, COLOURS[number % len(COLOURS)]
        parts += [
            _text(LEFT - 12, middle + 4, name, "end"),
            _line(scale(interval.low), middle, scale(interval.high), middle, "bar", colour),
            f'<circle cx="{scale(interval.mean):.1f}" cy="{middle}" r="5" fill="{colour}"/>',
            _text(scale(interval.high) + 10, middle + 4, format_number(interval.mean)),
        ]
    for end in (min(ends), max(ends)):
        parts.append(_text(scale(end), high - 6, format_number(end), "middle", "faint"))
    return _picture(high, parts)


def line_plot(rows: Sequence[tuple[str, Sequence[float]]], format_number: FormatNumber, axis: str) -> str:
    """Draw each row's running mean from the first deal to the last, with a line at zero."""
    courses = [(name, _means(numbers)) for name, numbers in rows]
    across = Scale(1, max(len(course) for _, course in courses), LEFT, WIDE - RIGHT)
    steady = [mean for _, course in courses for mean in course[len(course) // 20 :]]
    up = Scale(*around([0.0, *steady]), HIGH - 40, 10)
    parts = [_line(LEFT, up(0), WIDE - RIGHT, up(0), "even")]
    for number, (name, course) in enumerate(courses):
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<polyline points="{_path(course, across, up)}" fill="none" stroke="{colour}"/>')
        legend = HIGH + 18 * number
        parts += [
            f'<circle cx="{LEFT}" cy="{legend}" r="5" fill="{colour}"/>',
            _text(LEFT + 12, legend + 4, name),
        ]
    levels = [0.0, *(level for level in (up.low, up.high) if abs(up(level) - up(0)) > ROW)]
    parts += [_text(LEFT - 12, up(level) + 4, format_number(level), "end", "faint") for level in levels]
    parts.append(_text(WIDE - RIGHT, HIGH - 20, f"{len(courses[0][1])} {axis}", "end", "faint"))
    return _picture(HIGH + 18 * len(courses), parts)


def _means(numbers: Sequence[float]) -> list[float]:
    means, total = [], 0.0
    for count, number in enumerate(numbers, 1):
        total += number
        means.append(total / count)
    return means


def _path(course: Sequence[float], across: Scale, up: Scale) -> str:
    step = max(1, len(course) // MAX_POINTS)
    low, high = min(up.low, up.high), max(up.low, up.high)
    shown = [(deal, course[deal - 1]) for deal in range(1, len(course) + 1, step)]
    return " ".join(f"{across(deal):.1f},{up(min(max(mean, low), high)):.1f}" for deal, mean in shown)


def _text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str, colour: str = "") -> str:
    stroke = f' stroke="{colour}"' if colour else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"{stroke}/>'


def _picture(high: int, parts: Sequence[str]) -> str:
    return f'<figure><svg viewBox="0 0 {WIDE} {high}" role="img">{"".join(parts)}</svg></figure>'
