"""A bot process: it reads positions from stdin and writes options to stdout.

The bot only gets its own seat's view, memory and question. Its choice is first applied to a copy here, so an
answer that hangs or crashes does so in this process.
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
"""The solver's running time is not one of the figures."""


class ReviewTaskSpec(msgspec.Struct, array_like=True, frozen=True):
    """A `kazamata.bots.review.tasks.ReviewTask`; the request holds its position and memory."""

    what: str
    options: tuple[int, ...]
    width: int
    known: int
    hindsight: int
    seed: str


class BotRequest(msgspec.Struct, array_like=True, frozen=True):
    """A request to a bot: the game, the position, the seat and the bot's seed.

    With `option`, no bot is asked: the option is only tried. `memory` is what the seat has seen so far.
    `advise` also requests the reason. With `solve` the game's solver finds the best line and compares it with
    `final_position`. `review_task` makes it a review task.
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
    """The reply: the option or an error.

    A solver adds its line and expected figures. Advice adds the reason, its numbers and the second best
    option. A review task adds the estimate of each answer.
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


def choose(request: BotRequest) -> BotReply:
    """Let the bot choose from its view and question, and check that the answer can be applied."""
    rules = game_registry.rules(request.game)
    position: Any = thaw(rules, request.position)
    chosen = BotReply(request.option) if request.option >= 0 else _chosen(request, rules, position)
    rules.take(position, request.seat, chosen.option)
    return chosen


def _chosen(request: BotRequest, rules: AnyRules, position: Any) -> BotReply:
    ask = next(ask for ask in rules.ask(position) if ask.seat == request.seat)
    view = rules.see(position, request.seat)
    dice = seeded(int.from_bytes(request.seed, "big"))
    bot, question = roster.bot(request.game, request.bot), rules.question(position, ask)
    if not request.advise:
        return BotReply(int(bot.choose(view, question, dice, request.memory)))
    advice = advise(rules, bot, view, question, dice, request.memory)
    return BotReply(
        advice.option, reason=advice.reason, numbers=advice.numbers, second_best=advice.second_best
    )


def solve(request: BotRequest) -> BotReply:
    """The best line that the game's solver finds from the seat's knowledge."""
    rules, home = game_registry.rules(request.game), roster.solver(request.game)
    start: Any = thaw(rules, request.position)
    found = home.solve_view(rules.see(start, request.seat))
    fields = found.as_record().items()
    figures = {key: float(value) for key, value in fields if isinstance(value, (int, float)) and key != TIME}
    marks = (
        home.matched_figures(start, thaw(rules, request.final_position), request.seat)
        if request.final_position
        else None
    )
    return BotReply(found.line[0][1], "", found.line, figures, marks)


def run_review_task(request: BotRequest, order: ReviewTaskSpec) -> BotReply:
    """Run a review task."""
    rules = game_registry.rules(request.game)
    position: Any = thaw(rules, request.position)
    sizes = (order.width, order.known, order.hindsight, order.seed)
    task = ReviewTask(order.what, request.seat, position, tuple(request.memory), order.options, *sizes)
    rows = run_task(rules, task)
    return BotReply(
        -1, estimates=[(row.option, row.known, row.hindsight, row.lead, row.unrest) for row in rows]
    )


def preload(sets: Sequence[str] = ()) -> None:
    """Load all games, bots and sets (game, file, game, file, …), so no request waits for that."""
    for game, path in zip(sets[::2], sets[1::2], strict=True):
        load_set_file(game, path)
    for game in game_registry.GAME_NAMES:
        game_registry.rules(game)
        for name in roster.names(game):
            roster.bot(game, name)


def answer_frame(frame: bytes) -> bytes:
    try:
        request = msgspec.msgpack.decode(frame, type=BotRequest)
        chosen = _answered(request)
    except Exception as problem:  # a failing bot must not end the process
        chosen = BotReply(-1, f"{type(problem).__name__}: {problem}")
    return msgspec.msgpack.encode(chosen)


def _answered(request: BotRequest) -> BotReply:
    if request.review_task is not None:
        return run_review_task(request, request.review_task)
    return solve(request) if request.solve else choose(request)


def with_length(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Report that the process is ready, then answer frames until the input ends."""
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
