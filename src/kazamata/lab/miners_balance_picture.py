"""The picture of a balance report: scores, first tracks, events, and the rates of all cards, on one page."""

from __future__ import annotations

from typing import Any, Final

from kazamata.lab.miners_balance_report import (
    EVENT_LIMIT,
    KEEP_RANGE,
    PLAY_RANGE,
    TRACK_RANGE,
    fits,
    is_within,
)

_BAR: Final = 14
_WIDE: Final = 760
_NAME: Final = 190
_ROOM: Final = _WIDE - _NAME - 70
_GOOD: Final = "#5d8a57"
_BAD: Final = "#b3543c"
_PLAIN: Final = "#4a7ba6"


class _Page:
    """Rows of bars from top to bottom."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.top = 18.0

    def title(self, words: str) -> None:
        self.parts.append(_text(10, self.top, words, 13))
        self.top += 10

    def bar(self, name: str, share: float, words: str, colour: str) -> None:
        self.parts.append(_text(10, self.top + 11, name, 11))
        self.parts.append(
            f'<rect x="{_NAME}" y="{self.top:.1f}" width="{max(_ROOM * share, 0.5):.1f}" '
            f'height="{_BAR}" fill="{colour}"/>'
        )
        self.parts.append(_text(_NAME + 6 + _ROOM * share, self.top + 11, words, 10))
        self.top += _BAR + 2

    def marks(self, first: float, shares: tuple[float, ...]) -> None:
        for share in shares:
            x = _NAME + _ROOM * share
            self.parts.append(
                f'<line x1="{x:.1f}" y1="{first:.1f}" x2="{x:.1f}" y2="{self.top:.1f}" stroke="#888" '
                'stroke-dasharray="3 3"/>'
            )
        self.top += 26

    def svg(self) -> str:
        body = "\n".join(self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDE}" height="{self.top:.0f}" '
            'font-family="sans-serif">\n'
            f'<rect width="100%" height="100%" fill="#fff"/>\n{body}\n</svg>\n'
        )


def report_svg(result: dict[str, Any]) -> str:
    """Draw a report as SVG. Values out of balance are red and have a mark."""
    page = _Page()
    _draw_scores(page, result)
    _draw_tracks(page, result)
    _draw_events(page, result)
    _draw_cards(
        page,
        result,
        (2, 3),
        "played",
        PLAY_RANGE,
        "Levels II and III: hands that could play the card and did",
    )
    _draw_cards(page, result, (1,), "kept", KEEP_RANGE, "Level I: start hands that kept the card")
    return page.svg()


def _draw_scores(page: _Page, result: dict[str, Any]) -> None:
    scores = result["scores"]["histogram"]
    most = max(scores.values())
    page.title(f"Scores, {result['games']} games at {result['seats']} seats")
    first = page.top
    for low, count in scores.items():
        page.bar(f"{low}-{low + 4}", count / most, str(count), _PLAIN)
    page.marks(first, ())


def _draw_tracks(page: _Page, result: dict[str, Any]) -> None:
    page.title("Tracks: chosen first when on the table")
    first = page.top
    for key, row in result["tracks"].items():
        _draw_rate(page, key, row["first"] or 0.0, is_within(row["first"] or 0.0, TRACK_RANGE))
    page.marks(first, TRACK_RANGE)


def _draw_events(page: _Page, result: dict[str, Any]) -> None:
    page.title("Events: shift of the mean score")
    first = page.top
    for key, row in result["events"].items():
        good = abs(row["shift"]) <= EVENT_LIMIT
        share = min(1.0, abs(row["shift"]) / (2 * EVENT_LIMIT))
        words = _marked(f"{row['shift']:+.1f}", good)
        page.bar(key.replace("_", " "), share, words, _GOOD if good else _BAD)
    page.marks(first, (0.5,))


def _draw_cards(
    page: _Page,
    result: dict[str, Any],
    levels: tuple[int, ...],
    column: str,
    limits: tuple[float, float],
    title: str,
) -> None:
    page.title(title)
    first = page.top
    for key, row in result["cards"].items():
        if row["level"] in levels:
            _draw_rate(page, f"{row['level']} {key}", row[column] or 0.0, fits(row, column))
    page.marks(first, limits)


def _draw_rate(page: _Page, name: str, rate: float, good: bool) -> None:
    page.bar(name.replace("_", " "), rate, _marked(f"{rate:.0%}", good), _GOOD if good else _BAD)


def _marked(words: str, good: bool) -> str:
    return words if good else f"{words} !"


def _text(x: float, y: float, words: str, size: int) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="#222">{words}</text>'
