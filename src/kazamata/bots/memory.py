"""The memory of a seat: facts from the events that the seat may see.

A memory is a list of numbers, and the game's bot package defines their meaning. It starts with the seat's
view of the deal and grows with the events redacted for the seat. It therefore holds no secret and can be
rebuilt from any log.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from kazamata.core.events import Event, redact
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module


class MemoryModel(Protocol):
    """How the bots of a game remember. `MEMORY` in their package names the module."""

    def start(self, view: Any) -> list[int]:
        """The memory after the deal, from the seat's view."""
        ...

    def observe(self, memory: list[int], event: Event) -> None:
        """Add an event's facts to the memory. The event is already redacted for the seat."""
        ...


@cache
def memory_model(game: str) -> MemoryModel | None:
    """The memory model of a game, or None if its bots keep no memory."""
    name: str | None = getattr(game_module("bots", game), "MEMORY", None)
    return cast(MemoryModel, import_module(f"kazamata.bots.{game}.{name}")) if name else None


def start(rules: AnyRules, dealt: Any, seat: int) -> list[int]:
    """The memory of a seat after the deal."""
    how = memory_model(rules.name)
    return how.start(rules.see(dealt, seat)) if how else []


def observe(rules: AnyRules, memory: list[int], events: Iterable[Event], seat: int) -> None:
    """Add events to a seat's memory, redacted for that seat."""
    how = memory_model(rules.name)
    if how:
        for event in events:
            how.observe(memory, redact(event, rules.event_kinds, seat))


def rebuild(rules: AnyRules, dealt: Any, events: Iterable[Event], seat: int) -> list[int]:
    """The memory of a seat, built from the deal and all events."""
    memory = start(rules, dealt, seat)
    observe(rules, memory, events, seat)
    return memory
