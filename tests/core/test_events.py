"""Events are redacted by audience: viewers outside it get the event without its secrets."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import EventKind, EventKinds, EventSink, redact
from kazamata.core.fields import Field
from kazamata.core.seats import SPECTATOR

SEAT, CARD = Field("seat", "seat"), Field("card", "card")
EVENTS = EventKinds()
CARD_DRAWN = EVENTS.add_revealing_event("CardDrawn", "XX-1", SEAT, CARD.as_secret())
SHUFFLED = EVENTS.add_event("Shuffled", "XX-2")
KINDS = EVENTS.as_tuple()


def test_numbers_follow_from_the_order_in_the_table() -> None:
    assert [kind.name for kind in KINDS] == ["CardDrawn", "Shuffled"]
    assert (CARD_DRAWN, SHUFFLED) == (0, 1)
    assert [(kind.public_count, kind.reveals) for kind in KINDS] == [(1, True), (0, False)]


def test_secrets_stand_at_the_end_of_a_row() -> None:
    with pytest.raises(ValueError, match="secrets of Odd come after"):
        EventKind("Odd", "XX-1", (CARD.as_secret(), SEAT), False)


def test_only_the_audience_gets_a_private_event() -> None:
    sink = EventSink(True)
    sink.emit_private(0, 2, 37)
    [event] = sink.events
    assert list(redact(event, KINDS, 2).values) == [2, 37]
    for viewer in (0, 1, 3, SPECTATOR):
        redacted = redact(event, KINDS, viewer)
        assert list(redacted.values) == [2]
        assert redacted.audience == 0


def test_a_public_event_reaches_all() -> None:
    sink = EventSink(True)
    sink.emit(1)
    sink.emit2(0, 1, 5)
    assert [list(redact(event, KINDS, 1).values) for event in sink.events] == [[], [1]]
    assert sink.events[1].values == vec[i64]([1, 5])


def test_a_sink_without_recording_keeps_nothing() -> None:
    sink = EventSink(False)
    sink.emit4(0, 1, 2, 3, 4)
    sink.emit_private(0, 1, 2)
    assert sink.events == []
