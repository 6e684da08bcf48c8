"""`kazamata solve`: find the best line in a position that can be searched to its end."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kazamata import game_registry
from kazamata.cli import log_files
from kazamata.cli.arguments import add_game, add_json, add_set, game_of, number_of, scenario_of, set_choice
from kazamata.cli.play.page import merge_repeats
from kazamata.cli.screen import console, print_json
from kazamata.cli.text_narrator import TextNarrator, common_catalogue, styled
from kazamata.cli.usage_errors import UsageError
from kazamata.codec import gamelog
from kazamata.codec.gamelog import BadLog, GameLog
from kazamata.plugins import game_module
from kazamata.words.catalogue import Catalogue
from kazamata.words.sentences import Sentence


@dataclass(frozen=True)
class ShownMove:
    """One answer of the best line, and its effects."""

    round: int
    ask: str
    option: int
    text: str
    events: tuple[Sentence, ...]


@dataclass(frozen=True)
class ShownSolution:
    """A solver's result; the messages `solve-<key>` describe its `figures`."""

    figures: dict[str, float]
    line: tuple[ShownMove, ...]
    seconds: float
    complete: bool  # whether the line reaches the end, or only the first unknown card
    notes: tuple[str, ...] = ()  # further remarks, by the keys of their messages


Solver = Callable[[Any, int, TextNarrator, bool], ShownSolution | None]


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument("--scenario", metavar="NAME", help=words.say("cli-help-scenario"))
    parser.add_argument("--log", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-solve-log"))
    parser.add_argument("--at", metavar="N", help=words.say("cli-help-at"))
    parser.add_argument("--seat", metavar="N", help=words.say("cli-help-solve-seat"))
    add_set(parser, words)
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    rules = game_of(arguments)
    if _solver_module(rules.name) is None:
        known = [game for game in game_registry.GAME_NAMES if _solver_module(game) is not None]
        raise UsageError("cli-wrong-no-solver", game=rules.name, known=", ".join(known))
    if (arguments.scenario is None) == (arguments.log is None):
        raise UsageError("cli-wrong-solve-what")
    screen = Console(stderr=True)
    thinking = screen.status(common_catalogue(arguments.lang).say("cli-solve-thinking"))
    with thinking if screen.is_terminal else nullcontext():
        narrator, solved = _scenario(arguments) if arguments.log is None else _log(arguments)
    if arguments.json:
        print_json(as_json(solved))
    else:
        show(solved, narrator)
    return 0


def _scenario(arguments: Namespace) -> tuple[TextNarrator, ShownSolution]:
    """Solve a scenario from its first position."""
    rules = game_of(arguments)
    if arguments.at is not None or arguments.seat is not None:
        raise UsageError("cli-wrong-solve-what")
    choices = scenario_of(rules, arguments.scenario)
    names = [value for c in rules.choices if c.key in choices for value in c.values if value != c.default]
    if not set(choices.values()) & set(names):
        raise UsageError("unknown-value", name="scenario", value=arguments.scenario, known=", ".join(names))
    setup = rules.setup(1, choices | set_choice(rules.name, arguments.set))
    words = TextNarrator(rules.name, arguments.lang)
    narrator = TextNarrator(rules.name, arguments.lang, [words.say("player-number", number=1)])
    solved = _solver(rules.name)(rules.deal(setup, 0), 0, narrator, True)
    assert solved is not None, "a scenario begins with something to decide"
    return narrator, solved


def _log(arguments: Namespace) -> tuple[TextNarrator, ShownSolution]:
    """Solve a position of a saved game with the seat's knowledge."""
    rules = game_of(arguments)
    set_choice(rules.name, arguments.set)
    log = log_files.read_log(arguments.log)
    if log.header.game != rules.name:
        raise UsageError("cli-wrong-solve-game", file=arguments.log, game=log.header.game)
    last = len(log.answers)
    at = None if arguments.at is None else number_of("--at", arguments.at, 0, last)
    seats = len(log.header.seats)
    seat = None if arguments.seat is None else number_of("--seat", arguments.seat, 1, seats) - 1
    try:
        found = _position(log, at, seat)
    except BadLog as bad:
        raise log_files.bad_log_error(arguments.log, bad) from None
    narrator = TextNarrator(rules.name, arguments.lang, log.header.seats)
    solved = None if found is None else _solver(rules.name)(*found, narrator, False)
    if solved is None:
        raise UsageError("cli-wrong-nothing-to-solve", at=last if at is None else at)
    return narrator, solved


def _position(log: GameLog, at: int | None, seat: int | None) -> tuple[Any, int] | None:
    """Find the position after some answers, or the last solvable one, and its deciding seat."""
    state = gamelog.deal(log)
    found = _deciding_seat(log, state, seat) if at in (None, 0) else None
    for moment in gamelog.replay(log):
        if at is None or moment.answer.number == at:
            found = _deciding_seat(log, moment.state, seat) or (found if at is None else None)
    return None if found is None else (found[0], found[1])


def _deciding_seat(log: GameLog, state: Any, seat: int | None) -> tuple[Any, int] | None:
    has_decision: Callable[[Any, int], bool] = getattr(_solver_module(log.rules.name), "has_decision")  # noqa: B009
    for ask in log.rules.ask(state):
        if seat in (None, int(ask.seat)) and has_decision(state, int(ask.seat)):
            return log.rules.copy(state), int(ask.seat)
    return None


def _solver(game: str) -> Solver:
    solver: Solver = getattr(_solver_module(game), "solve")  # noqa: B009
    return solver


def _solver_module(game: str) -> ModuleType | None:
    """Find a game's solver: a module with `solve` and `has_decision`."""
    return game_module("cli.boards", f"{game}.solve")


def as_json(solved: ShownSolution) -> dict[str, Any]:
    line = [
        {"round": move.round, "ask": move.ask, "option": move.option, "text": move.text}
        for move in solved.line
    ]
    return {**solved.figures, "line": line, "seconds": round(solved.seconds, 3)}


def show(solved: ShownSolution, narrator: TextNarrator) -> None:
    """Print the figures, then the line move by move with its effects."""
    out = console()
    for key, number in solved.figures.items():
        out.print(Text(narrator.say(f"solve-{key.replace('_', '-')}", count=number), "bold"))
    now = 0
    for move in solved.line:
        if move.round != now:
            now = move.round
            out.print(Text(narrator.say("solve-round", round=now), "bold"))
        out.print(Padding(Text(move.text), (0, 0, 0, 2)))
        for event in merge_repeats(move.events):
            out.print(Padding(styled(("· ", *event), "cyan"), (0, 0, 0, 4)))
    if not solved.complete:
        out.print(narrator.say("solve-unknown"))
    for note in solved.notes:
        out.print(narrator.say(note))
    out.print(Text(narrator.say("solve-seconds", seconds=round(solved.seconds, 2)), "dim"))
