"""Present and absent players: by open pages, by requests, and by messages of other servers."""

from __future__ import annotations

import pytest

from kazamata.server.tables import presence
from kazamata.server.tables.presence import REPORT_VALID_SECONDS, Presence


class Clock:
    """Time that passes only when a test advances it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)
    return clock


def test_after_a_start_everybody_has_time_to_come_back(clock: Clock) -> None:
    here = Presence()
    clock.now += 59
    assert not here.is_away(0, (), 60)
    clock.now += 1
    assert here.is_away(0, (), 60)


def test_an_open_page_or_a_recent_request_means_present(clock: Clock) -> None:
    here = Presence()
    clock.now += 1000
    assert not here.is_away(0, (0, -1), 60)
    assert here.is_away(1, (0, -1), 60)
    here.mark_seen(1)
    clock.now += 59
    assert not here.is_away(1, (), 60)
    clock.now += 1
    assert here.is_away(1, (), 60)
    assert here.online((0, -1)) == {0}


def test_presence_from_other_servers_expires(clock: Clock) -> None:
    here = Presence()
    clock.now += 1000
    here.update_server("other", (1,))
    assert here.online(()) == {1}
    clock.now += 10
    here.update_server("other", ())  # he has just gone
    assert here.online(()) == frozenset()
    assert not here.is_away(1, (), 60)
    clock.now += 60
    assert here.is_away(1, (), 60)
    here.update_server("other", (1,))
    clock.now += REPORT_VALID_SECONDS + 1  # the server has died: its message counts until it expires
    assert here.online(()) == frozenset()
    assert not here.is_away(1, (), 60)
    clock.now += 60
    here.update_server("other", ())  # a late message does not bring him back
    assert here.is_away(1, (), 60)
