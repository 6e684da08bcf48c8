"""`kazamata review`: show the curve of a finished game and its three turning points."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from shlex import quote
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from kazamata.bots.review.finished_game import FinishedGame, replay_game
from kazamata.bots.review.reasons import reasons, win_reasons
from kazamata.bots.review.review import ABSENT, Review, TurningPoint, review_tasks, turns_of
from kazamata.bots.review.tasks import run_task
from kazamata.cli import log_files
from kazamata.cli.arguments import add_json, add_set, number_of
from kazamata.cli.screen import console, print_json
from kazamata.cli.text_narrator import TextNarrator, common_catalogue, styled
from kazamata.cli.usage_errors import UsageError
from kazamata.codec.gamelog import BadLog
from kazamata.words.catalogue import Catalogue

EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
ROWS: Final = 4
COLUMNS: Final = 50
LABEL: Final = 18


def command(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("log", metavar=words.say("cli-metavar-log"), help=words.say("cli-help-log"))
    parser.add_argument("--seat", metavar="N", help=words.say("cli-help-review-seat"))
    add_set(parser, words)
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    log = log_files.read_log(arguments.log)
    log_files.load_set_for(arguments.log, log, arguments.set)
    seats = len(log.header.seats)
    seat = None if arguments.seat is None else number_of("--seat", arguments.seat, 1, seats) - 1
    try:
        game = replay_game(log)
    except BadLog as bad:
        raise log_files.bad_log_error(arguments.log, bad) from None
    if not game.rules.is_over(game.last_position) or not game.moments:
        raise UsageError("cli-wrong-review-running", file=arguments.log)
    found = _run_review(game, arguments.lang)
    found = found._replace(turns=turns_of(found, seat))
    narrator = TextNarrator(log.header.game, arguments.lang, log.header.seats, log.header.choices)
    if arguments.json:
        print_json(as_json(game, found, narrator))
    else:
        show(game, found, narrator, arguments.log)
    return 0


def _run_review(game: FinishedGame, language: str) -> Review:
    """Compute the review, with a progress bar on a terminal."""
    tasks = review_tasks(game)
    label = common_catalogue(language).say("cli-review-thinking")
    screen = Console(stderr=True)
    bar = Progress(
        TextColumn(label), BarColumn(), console=screen, transient=True, disable=not screen.is_terminal
    )
    with bar:
        shown = bar.add_task("")
        try:
            step = next(tasks)
            while True:
                bar.update(shown, completed=step.done, total=step.total)
                step = tasks.send(run_task(game.rules, step.task))
        except StopIteration as end:
            found: Review = end.value
            return found


def as_json(game: FinishedGame, found: Review, narrator: TextNarrator) -> dict[str, Any]:
    return {
        "unit": "wins" if found.wins else "points",
        "points": [
            {"at": point.at, "known": _rounded(point.known), "hindsight": _rounded(point.hindsight)}
            for point in found.points
        ],
        "turns": [_turn_as_json(game, found, turn, narrator) for turn in found.turns],
        "way": None if found.way is None else found.way._asdict(),
    }


def _turn_as_json(
    game: FinishedGame, found: Review, turn: TurningPoint, narrator: TextNarrator
) -> dict[str, Any]:
    record = turn._asdict() | {"known": _rounded(turn.known), "hindsight": _rounded(turn.hindsight)}
    why = [narrator.advice(key, numbers, "") for key, numbers in reasons(game, turn, found.wins)]
    return {**record, "clause": _clause(game, turn), "reasons": why}


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def _clause(game: FinishedGame, turn: TurningPoint) -> str:
    """Return the clause of the question at a turning point."""
    return game.moments[turn.at].question(game.rules).definition.clause


# --------------------------------------------------------------------------------------- output


def show(game: FinishedGame, found: Review, narrator: TextNarrator, file: str) -> None:
    """Print every seat's curve, the turning points, and whether a lost game could be won."""
    out = console()
    unit = "wins" if found.wins else "points"
    out.print(Text(narrator.say(f"cli-review-{unit}"), "bold"))
    for seat in range(game.seats):
        out.print(Text(narrator.seat(seat), "bold"))
        known = [point.known[seat] for point in found.points]
        real = [point.hindsight[seat] for point in found.points]
        low, high = (0.0, 1.0) if found.wins else (min(*known, *real), max(*known, *real))
        labels = [narrator.say("cli-review-known"), *[""] * (ROWS - 1), narrator.say("cli-review-real")]
        lines = [*graph(known, low, high, ROWS), *graph(real, low, high, 1)]
        for label, line in zip(labels, lines, strict=True):
            out.print(f"  {label:<{LABEL}} {line}")
        out.print(Text(f"  {'':<{LABEL}} {_ends(known, found.wins, narrator)}", "dim"))
    for number, turn in enumerate(found.turns, 1):
        _show_turn(out, game, found, turn, narrator, number, file)
    if not found.turns:
        out.print(narrator.say("cli-review-no-turns"))
    for key, numbers in win_reasons(found.way):
        out.print(narrator.advice(key, numbers, ""))


def _show_turn(
    out: Console,
    game: FinishedGame,
    found: Review,
    turn: TurningPoint,
    narrator: TextNarrator,
    number: int,
    file: str,
) -> None:
    moment = game.moments[turn.at]
    question, view = moment.question(game.rules), game.rules.see(moment.position, moment.seat)
    who = narrator.seat(moment.seat)
    out.print(
        Text(
            narrator.say(
                "cli-review-turn", number=number, at=turn.at + 1, seat=who, clause=_clause(game, turn)
            ),
            "bold",
        )
    )
    if turn.better != ABSENT:
        for key, option in (("played", turn.played), ("better", turn.better)):
            text = narrator.option(question, option, view)
            out.print(Padding(Text(narrator.say(f"cli-review-{key}", option=text)), (0, 0, 0, 2)))
    for key, numbers in reasons(game, turn, found.wins):
        out.print(Padding(styled(narrator.game_narrator.advice(key, numbers)), (0, 0, 0, 2)))
    out.print(Text(f"  kazamata replay {quote(file)} --at {turn.at}", "cyan"), soft_wrap=True)


def _ends(numbers: list[float], wins: bool, narrator: TextNarrator) -> str:
    """Format the first and the last number of a curve, at its two ends."""
    first, last = (
        f"{round(100 * number)}%" if wins else narrator.catalogue.decimal(number, 1)
        for number in (numbers[0], numbers[-1])
    )
    return f"{first}{last:>{COLUMNS - len(first)}}"


def graph(numbers: Sequence[float], low: float, high: float, rows: int) -> list[str]:
    """Draw numbers as columns of block characters in a fixed width, top row first."""
    span = (high - low) or 1.0
    heights = [round((number - low) / span * rows * 8) for number in numbers]
    spread = [heights[index * len(heights) // COLUMNS] for index in range(COLUMNS)]
    return [
        "".join(EIGHTHS[max(row == 0, min(8, height - 8 * row))] for height in spread)
        for row in reversed(range(rows))
    ]
