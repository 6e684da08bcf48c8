"""A bot process: it reads requests from stdin and writes replies to stdout.

The bot only gets its own seat's view, memory and question. Its choice is first applied to a copy here, so an
answer that hangs or crashes does so in this process.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, BinaryIO, Final, assert_never

import msgspec

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.bots.advice import Advice, advise
from kazamata.bots.review.tasks import OptionEstimate, ReviewTask, run_task
from kazamata.codec.sets import load_set_file
from kazamata.codec.snapshot import thaw
from kazamata.core.dice import seeded

LENGTH_BYTES: Final = 4
READY: Final = b"ready"

TIME = "seconds"
"""The solver's running time is not one of the figures."""


class _Message(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """A request or a reply, distinguished by its tag."""


class _SeatRequest(_Message, frozen=True):
    """A request about a seat in a frozen position of a game."""

    game: str
    position: bytes
    seat: int


class _ThinkRequest(_SeatRequest, frozen=True):
    """A request to a bot, with the bot's seed and what the seat has seen so far."""

    bot: str
    seed: bytes
    memory: list[int]


class ChooseRequest(_ThinkRequest, frozen=True):
    """Which option does the bot choose?"""


class AdviseRequest(_ThinkRequest, frozen=True):
    """Which option does the bot choose, and why?"""


class TryRequest(_SeatRequest, frozen=True):
    """Can this option be applied? No bot is asked."""

    option: int


class SolveRequest(_SeatRequest, frozen=True):
    """Find the seat's best line; with `final_position` also how much of it the finished game reached."""

    final_position: bytes


class ReviewRequest(_Message, frozen=True):
    """Compute a review task; its position is frozen."""

    game: str
    task: ReviewTask


class ChoiceReply(_Message, frozen=True):
    """An option that can be applied."""

    option: int


class AdviceReply(_Message, frozen=True):
    """An option that can be applied, with its reason."""

    advice: Advice


class SolutionReply(_Message, frozen=True):
    """The solver's line and its expected figures. `matched_figures` compares a finished game with it."""

    line: list[tuple[str, int]]
    figures: dict[str, float]
    matched_figures: int | None


class EstimatesReply(_Message, frozen=True):
    """The estimates of a review task."""

    estimates: list[OptionEstimate]


class FailureReply(_Message, frozen=True):
    """Why there is no other reply."""

    error: str


BotRequest = ChooseRequest | AdviseRequest | TryRequest | SolveRequest | ReviewRequest
BotReply = ChoiceReply | AdviceReply | SolutionReply | EstimatesReply | FailureReply


def reply_to(request: BotRequest) -> BotReply:
    """Serve one request."""
    match request:
        case ChooseRequest():
            return choose(request)
        case AdviseRequest():
            return give_advice(request)
        case TryRequest():
            return try_option(request)
        case SolveRequest():
            return solve(request)
        case ReviewRequest():
            return run_review_task(request)
        case _:
            assert_never(request)


def choose(request: ChooseRequest) -> ChoiceReply:
    """Let the bot choose from its view and question, and apply its choice."""
    asked = _AskedSeat(request)
    option = int(asked.bot.choose(asked.view, asked.question, asked.dice, request.memory))
    asked.rules.take(asked.position, request.seat, option)
    return ChoiceReply(option)


def give_advice(request: AdviseRequest) -> AdviceReply:
    """Let the bot choose and explain its choice, and apply it."""
    asked = _AskedSeat(request)
    advice = advise(asked.rules, asked.bot, asked.view, asked.question, asked.dice, request.memory)
    asked.rules.take(asked.position, request.seat, advice.option)
    return AdviceReply(advice)


class _AskedSeat:
    """The thawed position of a request, its bot, and everything that the bot may see."""

    def __init__(self, request: _ThinkRequest) -> None:
        self.rules = game_registry.rules(request.game)
        self.position: Any = thaw(self.rules, request.position)
        ask = self.rules.ask_of(self.position, request.seat)
        assert ask is not None, "a bot is called only for a seat that is asked"
        self.bot = roster.bot(request.game, request.bot)
        self.view = self.rules.see(self.position, request.seat)
        self.question = self.rules.question(self.position, ask)
        self.dice = seeded(int.from_bytes(request.seed, "big"))


def try_option(request: TryRequest) -> ChoiceReply:
    """Apply an option; raises `Refused` if it is illegal."""
    rules = game_registry.rules(request.game)
    rules.take(thaw(rules, request.position), request.seat, request.option)
    return ChoiceReply(request.option)


def solve(request: SolveRequest) -> SolutionReply | FailureReply:
    """The best line that the game's solver finds from the seat's knowledge."""
    rules, home = game_registry.rules(request.game), roster.solver(request.game)
    start: Any = thaw(rules, request.position)
    found = home.solve_view(rules.see(start, request.seat))
    if not found.line:
        return FailureReply("the solver found no line")
    fields = found.as_record().items()
    figures = {key: float(value) for key, value in fields if isinstance(value, (int, float)) and key != TIME}
    marks = (
        home.matched_figures(start, thaw(rules, request.final_position), request.seat)
        if request.final_position
        else None
    )
    return SolutionReply(found.line, figures, marks)


def run_review_task(request: ReviewRequest) -> EstimatesReply:
    """Run a review task."""
    rules, task = game_registry.rules(request.game), request.task
    return EstimatesReply(run_task(rules, task._replace(position=thaw(rules, task.position))))


def preload(sets: Sequence[str] = ()) -> None:
    """Load all games, bots and sets (game, file, game, file, …), so no request waits for that."""
    for game, path in zip(sets[::2], sets[1::2], strict=True):
        load_set_file(game, path)
    for game in game_registry.GAME_NAMES:
        game_registry.rules(game)
        for name in roster.names(game):
            with suppress(roster.BadBot):  # reported when a table asks it
                roster.bot(game, name)


def answer_frame(frame: bytes) -> bytes:
    try:
        reply = reply_to(msgspec.msgpack.decode(frame, type=BotRequest))
    except Exception as problem:  # a failing bot must not end the process
        reply = FailureReply(f"{type(problem).__name__}: {problem}")
    return msgspec.msgpack.encode(reply)


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
