"""Events, and which viewers may see which of their values."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kazamata.core.fields import Field
from kazamata.core.seats import NOBODY, Seat, SeatSet, Viewer, contains_seat, seat_set


@final
class EventKind:
    """A kind of event: its name, its clause, its fields, and how many of them are public.

    Only the event's audience sees the fields after the first `public_count`. No answer can be undone after an
    event that `reveals`, because it gave a player new information.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "clause", "fields", "reveals")

    def __init__(self, name: str, clause: str, fields: tuple[Field, ...], reveals: bool) -> None:
        self.name = name
        self.clause = clause
        self.fields = fields
        self.reveals = reveals
        self.public_count = len([field for field in fields if not field.secret])
        for field in fields[: self.public_count]:
            if field.secret:
                raise ValueError(f"the secrets of {name} come after what everybody may know")


@final
class EventKinds:
    """Collects a game's events, one line each. An event's number is its position in the list."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add_event(self, name: str, clause: str, *fields: Field) -> i64:
        """Add an event that can be undone; returns its number."""
        self.kinds.append(EventKind(name, clause, fields, False))
        return len(self.kinds) - 1

    def add_revealing_event(self, name: str, clause: str, *fields: Field) -> i64:
        """Add an event that gives a player new information and cannot be undone; returns its number."""
        self.kinds.append(EventKind(name, clause, fields, True))
        return len(self.kinds) - 1

    def as_tuple(self) -> tuple[EventKind, ...]:
        """All events, indexed by their numbers."""
        return tuple(self.kinds)


@mypyc_attr(free_list_len=1)  # most answers emit one or two
@final
class Event:
    """Something that happened; `kind` is an index into the game's events."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "audience", "values")

    def __init__(self, kind: i64, audience: SeatSet, values: vec[i64]) -> None:
        self.kind: i64 = kind
        self.audience: SeatSet = audience
        self.values: vec[i64] = values


@mypyc_attr(free_list_len=1)  # only one exists at a time
@final
class EventSink:
    """Collects the events of one answer. Playouts use one that records nothing."""

    __match_args__: ClassVar[tuple[str, ...]] = ("is_recording", "events")

    def __init__(self, is_recording: bool) -> None:
        self.is_recording = is_recording
        self.events: list[Event] = []

    def emit(self, kind: i64) -> None:
        """Emit a public event without values."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]()))

    def emit1(self, kind: i64, first: i64) -> None:
        """Emit a public event with one value."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first])))

    def emit2(self, kind: i64, first: i64, second: i64) -> None:
        """Emit a public event with two values."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second])))

    def emit3(self, kind: i64, first: i64, second: i64, third: i64) -> None:
        """Emit a public event with three values."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second, third])))

    def emit4(self, kind: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Emit a public event with four values."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second, third, fourth])))

    def emit5(self, kind: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> None:
        """Emit a public event with five values."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second, third, fourth, fifth])))

    def emit6(
        self, kind: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64, sixth: i64
    ) -> None:
        """Emit a public event with six values."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second, third, fourth, fifth, sixth])))

    def emit7(
        self, kind: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64, sixth: i64, last: i64
    ) -> None:
        """Emit a public event with seven values."""
        if self.is_recording:
            values = vec[i64]([first, second, third, fourth, fifth, sixth, last])
            self.events.append(Event(kind, NOBODY, values))

    def emit_private(self, kind: i64, seat: Seat, secret: i64) -> None:
        """Emit an event whose seat is public and whose secret only that seat sees."""
        if self.is_recording:
            self.events.append(Event(kind, seat_set(seat), vec[i64]([seat, secret])))

    def emit_private2(self, kind: i64, seat: Seat, first: i64, secret: i64) -> None:
        """Emit an event whose seat and first value are public and whose secret only that seat sees."""
        if self.is_recording:
            self.events.append(Event(kind, seat_set(seat), vec[i64]([seat, first, secret])))


NO_EVENTS: Final = EventSink(False)
"""A sink that records nothing; all callers can share it."""


def redact(event: Event, kinds: tuple[EventKind, ...], viewer: Viewer) -> Event:
    """A copy of the event with only the values that the viewer may see."""
    if contains_seat(event.audience, viewer):
        return event
    known: i64 = kinds[event.kind].public_count
    return Event(event.kind, 0, event.values[:known])
