"""A process in which bots think: it reads positions from its input and writes options to its output.

The bot is handed the view of its own seat and its own question, and nothing else of the position. What it
chooses is carried out here first, on a copy: whatever hangs or dies over an answer does so in here.
"""

from __future__ import annotations

import sys
from typing import Any, BinaryIO, Final

import msgspec

from kazamata import shelf
from kazamata.bots import roster
from kazamata.codec.snapshot import thaw
from kazamata.core.dice import seeded
from kazamata.shelf import AnyRules

LENGTH_BYTES: Final = 4
READY: Final = b"ready"


class Thought(msgspec.Struct, array_like=True, frozen=True):
    """What a bot is asked: in which game, from which position, at which seat, with which dice of its own.

    With an option named nobody is asked: it is only tried.
    """

    game: str
    bot: str
    position: bytes
    seat: int
    seed: bytes
    option: int = -1


class Chosen(msgspec.Struct, array_like=True, frozen=True):
    """The option, or what went wrong."""

    option: int
    problem: str = ""


def choose(thought: Thought) -> int:
    """Let the bot choose from its own view and its own question; the answer is one that works."""
    rules = shelf.rules(thought.game)
    position: Any = thaw(rules, thought.position)
    option = thought.option if thought.option >= 0 else _chosen(thought, rules, position)
    rules.take(position, thought.seat, option)
    return option


def _chosen(thought: Thought, rules: AnyRules, position: Any) -> int:
    ask = next(ask for ask in rules.ask(position) if ask.seat == thought.seat)
    view = rules.see(position, thought.seat)
    dice = seeded(int.from_bytes(thought.seed, "big"))
    return int(roster.bot(thought.game, thought.bot).choose(view, rules.question(position, ask), dice))


def prepare() -> None:
    """Load all games and bots, so that no thought has to wait for it."""
    for game in shelf.NAMES:
        shelf.rules(game)
        for name in roster.names(game):
            roster.bot(game, name)


def answer(frame: bytes) -> bytes:
    try:
        chosen = Chosen(choose(msgspec.msgpack.decode(frame, type=Thought)))
    except Exception as problem:  # a bot that stumbles must not end the process
        chosen = Chosen(-1, f"{type(problem).__name__}: {problem}")
    return msgspec.msgpack.encode(chosen)


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Say that all is ready, then answer frame after frame, until nobody asks any more."""
    target.write(framed(READY))
    target.flush()
    while True:
        head = source.read(LENGTH_BYTES)
        if len(head) < LENGTH_BYTES:
            return
        frame = source.read(int.from_bytes(head, "big"))
        target.write(framed(answer(frame)))
        target.flush()


if __name__ == "__main__":
    prepare()
    serve(sys.stdin.buffer, sys.stdout.buffer)
