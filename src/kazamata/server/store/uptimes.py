"""When the servers of a database were running; clocks only run then."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple


class Span(NamedTuple):
    """An uninterrupted period."""

    began: float
    until: float


class Uptimes:
    """All periods in which some server ran; the current one has no end."""

    def __init__(self, spans: Iterable[Span] = (), tolerance: float = 0.0) -> None:
        self._spans: list[Span] = []
        for span in sorted(spans):
            last = self._spans[-1] if self._spans else None
            if last is not None and span.began <= last.until + tolerance:
                self._spans[-1] = Span(last.began, max(last.until, span.until))
            else:
                self._spans.append(span)

    def clock_end(self, began: float, seconds: float) -> float:
        """When a clock that started at `began` has run for `seconds`."""
        for span in self._spans:
            start = max(began, span.began)
            if span.until - start >= seconds:
                return start + seconds
            seconds -= max(0.0, span.until - start)
        return began + seconds


ALWAYS: Final = Uptimes([Span(-math.inf, math.inf)])
