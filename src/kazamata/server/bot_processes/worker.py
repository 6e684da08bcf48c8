"""A process in which bots think: it reads positions from its input and writes options to its output.

The bot is handed the view, the memory and the question of its own seat, and nothing else of the position. What it
chooses is carried out here first, on a copy: whatever hangs or dies over an answer does so in here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

import msgspec

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.bots.advice import advise
from kazamata.bots.review.tasks import ReviewTask, run_task
from kazamata.codec.sets import load_set_file
from kazamata.codec.snapshot import thaw
from kazamata.core.dice import seeded
from kazamata.game_registry import AnyRules

LENGTH_BYTES: Final = 4
READY: Final = b"ready"

TIME = "seconds"
"""How long a solver took is nobody's figure."""


class ReviewTaskSpec(msgspec.Struct, array_like=True, frozen=True):
    """A piece of a review: see `kazamata.bots.review.tasks.Task`, whose position and memory the thought has."""

    what: str
    options: tuple[int, ...]
    width: int
    known: int
    hindsight: int
    seed: str


class BotRequest(msgspec.Struct, array_like=True, frozen=True):
    """What a bot is asked: in which game, from which position, at which seat, with which dice of its own.

    With an option named nobody is asked: it is only tried. The memory is what the seat has seen so far, and with
    `advise` the reason is wanted too. With `solve` the game's solver looks for the best line, and compares it with
    where the game has ended. With `weigh` it is a piece of a review.
    """

    game: str
    bot: str
    position: bytes
    seat: int
    seed: bytes
    option: int = -1
    memory: list[int] = []
    advise: bool = False
    solve: bool = False
    final_position: bytes = b""
    review_task: ReviewTaskSpec | None = None


class BotReply(msgspec.Struct, array_like=True, frozen=True):
    """The option, or what went wrong; of a solver the line, and what it expects of it; with an advice the reason,
    its numbers and the next best option; of a piece of a review what each answer came to.
    """

    option: int
    error: str = ""
    line: list[tuple[str, int]] = []
    figures: dict[str, float] = {}
    matched_figures: int | None = None
    reason: str = ""
    numbers: dict[str, int] = {}
    second_best: int = -1
    estimates: list[tuple[int, float, float, float, float]] = []


def choose(thought: BotRequest) -> BotReply:
    """Let the bot choose from its own view and its own question; the answer is one that works."""
    rules = game_registry.rules(thought.game)
    position: Any = thaw(rules, thought.position)
    chosen = BotReply(thought.option) if thought.option >= 0 else _chosen(thought, rules, position)
    rules.take(position, thought.seat, chosen.option)
    return chosen


def _chosen(thought: BotRequest, rules: AnyRules, position: Any) -> BotReply:
    ask = next(ask for ask in rules.ask(position) if ask.seat == thought.seat)
    view = rules.see(position, thought.seat)
    dice = seeded(int.from_bytes(thought.seed, "big"))
    bot, question = roster.bot(thought.game, thought.bot), rules.question(position, ask)
    if not thought.advise:
        return BotReply(int(bot.choose(view, question, dice, thought.memory)))
    advice = advise(rules, bot, view, question, dice, thought.memory)
    return BotReply(
        advice.option, reason=advice.reason, numbers=advice.numbers, second_best=advice.second_best
    )


def solve(thought: BotRequest) -> BotReply:
    """The best line that the game's solver finds with what the seat knows."""
    rules, home = game_registry.rules(thought.game), roster.solver(thought.game)
    start: Any = thaw(rules, thought.position)
    found = home.solve_view(rules.see(start, thought.seat))
    told = found.as_record().items()
    figures = {key: float(value) for key, value in told if isinstance(value, (int, float)) and key != TIME}
    marks = (
        home.matched_figures(start, thaw(rules, thought.final_position), thought.seat)
        if thought.final_position
        else None
    )
    return BotReply(found.line[0][1], "", found.line, figures, marks)


def run_review_task(thought: BotRequest, order: ReviewTaskSpec) -> BotReply:
    """A piece of a review."""
    rules = game_registry.rules(thought.game)
    position: Any = thaw(rules, thought.position)
    sizes = (order.width, order.known, order.hindsight, order.seed)
    task = ReviewTask(order.what, thought.seat, position, tuple(thought.memory), order.options, *sizes)
    rows = run_task(rules, task)
    return BotReply(
        -1, estimates=[(row.option, row.known, row.hindsight, row.lead, row.unrest) for row in rows]
    )


def preload(sets: Sequence[str] = ()) -> None:
    """Load all games, bots and sets (a game, its file, the next game, …), so that no thought has to wait for it."""
    for game, path in zip(sets[::2], sets[1::2], strict=True):
        load_set_file(game, path)
    for game in game_registry.GAME_NAMES:
        game_registry.rules(game)
        for name in roster.names(game):
            roster.bot(game, name)


def answer_frame(frame: bytes) -> bytes:
    try:
        thought = msgspec.msgpack.decode(frame, type=BotRequest)
        chosen = _answered(thought)
    except Exception as problem:  # a bot that stumbles must not end the process
        chosen = BotReply(-1, f"{type(problem).__name__}: {problem}")
    return msgspec.msgpack.encode(chosen)


def _answered(thought: BotRequest) -> BotReply:
    if thought.review_task is not None:
        return run_review_task(thought, thought.review_task)
    return solve(thought) if thought.solve else choose(thought)


def with_length(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Say that all is ready, then answer frame after frame, until nobody asks any more."""
    target.write(with_length(READY))
    target.flush()
    while True:
        head = source.read(LENGTH_BYTES)
        if len(head) < LENGTH_BYTES:
            return
        frame = source.read(int.from_bytes(head, "big"))
        target.write(with_length(answer_frame(frame)))
        target.flush()


if __name__ == "__main__":
    preload(sys.argv[1:])
    serve(sys.stdin.buffer, sys.stdout.buffer)
