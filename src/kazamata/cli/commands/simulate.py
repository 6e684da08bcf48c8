"""`kazamata simulate`: let bots play many games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from kazamata.cli.arguments import (
    add_game,
    add_json,
    add_table,
    add_workers,
    game_of,
    number_of,
    parse_seed,
    setup_of,
    team_of,
    workers_of,
)
from kazamata.cli.exit_codes import INTERRUPTED
from kazamata.cli.screen import console, print_json, progress_bar
from kazamata.lab.matches.simulation import Match, SimulationReport, SimulationStopped, simulate
from kazamata.lab.workers import Workers
from kazamata.words import narrator
from kazamata.words.catalogue import Catalogue, catalogue

MAX_GAMES: Final = 1_000_000_000


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument("--bots", metavar="LIST", default="random", help=words.say("cli-help-simulate-bots"))
    parser.add_argument("--games", metavar="K", default="100", help=words.say("cli-help-games"))
    add_workers(parser, words)
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    match = match_of(arguments)
    workers = workers_of(arguments)
    words = catalogue(match.game, arguments.lang)
    try:
        print_result(run_with_progress(match, workers, words), arguments.json, words)
    except SimulationStopped as stopped:
        print_partial(stopped.report, match, arguments.json, words)
        return INTERRUPTED
    return 0


def print_result(report: SimulationReport, json_output: bool, words: Catalogue) -> None:
    """Print the figures for a person or as JSON."""
    if json_output:
        print_json(as_json(report))
    else:
        show(console(), report, words)


def print_partial(report: SimulationReport | None, match: Match, json_output: bool, words: Catalogue) -> None:
    """Print the figures of an interrupted match."""
    played = 0 if report is None else report.games
    screen = Console(stderr=True, highlight=False)
    screen.print(words.say("cli-simulate-stopped", played=played, games=match.games), style="yellow")
    if report is not None:
        print_result(report, json_output, words)


def match_of(arguments: Namespace) -> Match:
    """Check all names and numbers and return the match."""
    rules = game_of(arguments)
    setup = setup_of(rules, arguments)
    bots = team_of(rules, arguments.bots, setup.seats)
    games = number_of("--games", arguments.games, 1, MAX_GAMES)
    seed = parse_seed(arguments.seed or "1")
    return Match(rules.name, tuple(setup.choices.items()), bots, games, seed, arguments.set or "")


def run_with_progress(match: Match, workers: Workers, words: Catalogue) -> SimulationReport:
    """Play with a progress bar."""
    with progress_bar(words.say("game-title"), match.games) as played:
        return simulate(match, workers, played)


def as_json(report: SimulationReport) -> dict[str, Any]:
    """Return the game's figures: a win rate for co-operative games, bots for games with points."""
    shape: dict[str, Any] = {
        "game": report.game,
        "seats": report.seats,
        "games": report.games,
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
    }
    if report.win_rate is not None:
        shape["win_rate"] = report.win_rate
    if report.bots:
        shape["bots"] = {name: asdict(figures) for name, figures in report.bots.items()}
    shape["ends"] = report.ends
    return shape


def show(out: Console, report: SimulationReport, words: Catalogue) -> None:
    speed = report.decisions / report.seconds if report.seconds else 0
    out.print(
        words.say(
            "cli-simulate-summary",
            games=report.games,
            decisions=report.decisions,
            seconds=words.decimal(report.seconds, 1),
            speed=f"{speed:,.0f}".replace(",", " "),
        )
    )
    if report.win_rate is not None:
        out.print(words.say("cli-simulate-won", rate=words.decimal(100 * report.win_rate, 1)), style="bold")
    if report.bots:
        out.print(bot_table(report, words))
    out.print(end_table(report, words))


def bot_table(report: SimulationReport, words: Catalogue) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("cli-simulate-bot"))
    for key in ("wins", "win-rate", "mean", "median", "p10", "p90"):
        table.add_column(words.say(f"cli-simulate-{key}"), justify="right")
    for name, bot in report.bots.items():
        numbers = (bot.mean, bot.median, bot.p10, bot.p90)
        rate = words.percent(bot.win_rate)
        table.add_row(name, str(bot.wins), rate, *(words.decimal(number, 1) for number in numbers))
    return table


def end_table(report: SimulationReport, words: Catalogue) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("cli-simulate-games"), justify="right")
    table.add_column(words.say("cli-simulate-share"), justify="right")
    table.add_column(words.say("cli-simulate-end"))
    for cause, count in report.ends.items():
        share = words.percent(count / report.games)
        table.add_row(str(count), share, words.say(f"cause-{narrator.kebab(cause)}"))
    return table
