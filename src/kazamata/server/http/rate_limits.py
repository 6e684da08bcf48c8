"""Rate limits with token buckets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from kazamata.server.auth.callers import Caller

MAX_BUCKETS: Final = 10_000
DAY: Final = 24 * 3600.0


class Bucket:
    """Holds up to `size` tokens and refills evenly within `seconds`."""

    def __init__(self, size: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.size = size
        self.rate = size / seconds
        self._clock = clock
        self._level = float(size)
        self._at = clock()

    def take(self) -> bool:
        """Take a token; returns whether there was one."""
        now = self._clock()
        self._level = min(self.size, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def wait_seconds(self) -> float:
        """Seconds until the next token."""
        return max(0.0, (1 - self._level) / self.rate)


class Buckets:
    """One bucket per key; the least recently used ones are dropped."""

    def __init__(self, size: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._size, self._seconds, self._clock = size, seconds, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key) or Bucket(self._size, self._seconds, self._clock)
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class CallerLimit:
    """One bucket per guest and a larger one per address, because guest cookies are free."""

    def __init__(self, size: int, seconds: float, guests: int) -> None:
        self._own = Buckets(size, seconds)
        self._together = Buckets(size * guests, seconds)

    def take(self, caller: Caller) -> bool:
        return self.take_or_wait_seconds(caller) is None

    def take_or_wait_seconds(self, caller: Caller) -> float | None:
        """Take a token and return None, or return the seconds until there is one."""
        own = self._own.of(caller.guest_hash or caller.token_hash or caller.address)
        for bucket in (own, self._together.of(caller.address)):
            if not bucket.take():
                return bucket.wait_seconds
        return None
