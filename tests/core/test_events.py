"""Events are cut by audience: who may not know a secret gets an event without it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import EventKind, Tale, cut
from kazamata.core.seats import SPECTATOR

KINDS = (EventKind("CardDrawn", ("seat", "card"), 1, True), EventKind("Shuffled", (), 0, False))


def test_only_the_audience_hears_a_whisper() -> None:
    tale = Tale(True)
    tale.whisper(0, 2, 37)
    [event] = tale.events
    assert list(cut(event, KINDS, 2).values) == [2, 37]
    for viewer in (0, 1, 3, SPECTATOR):
        heard = cut(event, KINDS, viewer)
        assert list(heard.values) == [2]
        assert heard.audience == 0


def test_what_is_told_to_all_reaches_all() -> None:
    tale = Tale(True)
    tale.tell(1)
    tale.tell2(0, 1, 5)
    assert [list(cut(event, KINDS, 1).values) for event in tale.events] == [[], [1]]
    assert tale.events[1].values == vec[i64]([1, 5])


def test_a_mute_tale_keeps_nothing() -> None:
    tale = Tale(False)
    tale.tell4(0, 1, 2, 3, 4)
    tale.whisper(0, 1, 2)
    assert tale.events == []
