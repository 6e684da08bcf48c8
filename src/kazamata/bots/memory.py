"""What a seat has seen so far, as far as its game's bots care: folded from what was told to that seat alone.

A memory is a row of numbers whose meaning belongs to the game's own room. It begins with the seat's view of the
deal and grows with the events cut to the seat; so it holds no secret, and is rebuilt from any log.
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
    """How the bots of a game remember: the module that `MEMORY` in their room names."""

    def start(self, view: Any) -> list[int]:
        """What the view of the deal leaves in mind."""
        ...

    def observe(self, memory: list[int], event: Event) -> None:
        """Keep what an event tells the seat, which hears it cut to itself."""
        ...


@cache
def memory_model(game: str) -> MemoryModel | None:
    """How a game is remembered; None where its bots forget."""
    name: str | None = getattr(game_module("bots", game), "MEMORY", None)
    return cast(MemoryModel, import_module(f"kazamata.bots.{game}.{name}")) if name else None


def start(rules: AnyRules, dealt: Any, seat: int) -> list[int]:
    """What a seat has in mind after the deal."""
    how = memory_model(rules.name)
    return how.start(rules.see(dealt, seat)) if how else []


def observe(rules: AnyRules, memory: list[int], events: Iterable[Event], seat: int) -> None:
    """Let a seat hear what happened, cut to what it may know."""
    how = memory_model(rules.name)
    if how:
        for event in events:
            how.observe(memory, redact(event, rules.event_kinds, seat))


def rebuild(rules: AnyRules, dealt: Any, events: Iterable[Event], seat: int) -> list[int]:
    """What a seat remembers of a game from its deal on."""
    memory = start(rules, dealt, seat)
    observe(rules, memory, events, seat)
    return memory
