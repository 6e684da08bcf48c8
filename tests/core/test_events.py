"""Events are cut by audience: who may not know a secret gets an event without it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import EventKind, Events, Tale, cut
from kazamata.core.fields import Field
from kazamata.core.seats import SPECTATOR

SEAT, CARD = Field("seat", "seat"), Field("card", "card")
EVENTS = Events()
CARD_DRAWN = EVENTS.reveals("CardDrawn", "XX-1", SEAT, CARD.hidden())
SHUFFLED = EVENTS.tells("Shuffled", "XX-2")
KINDS = EVENTS.table()


def test_numbers_follow_from_the_place_in_the_table() -> None:
    assert [kind.name for kind in KINDS] == ["CardDrawn", "Shuffled"]
    assert (CARD_DRAWN, SHUFFLED) == (0, 1)
    assert [(kind.public, kind.reveals) for kind in KINDS] == [(1, True), (0, False)]


def test_secrets_stand_at_the_end_of_a_row() -> None:
    with pytest.raises(ValueError, match="secrets of Odd come after"):
        EventKind("Odd", "XX-1", (CARD.hidden(), SEAT), False)


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
