"""`kazamata simulate`: bots play many games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kazamata.cli.arguments import (
    add_game,
    add_json,
    add_table,
    bots_of,
    game_of,
    number_of,
    seed_of,
    setup_of,
)
from kazamata.cli.screen import console, print_json
from kazamata.lab.arena import Match, Report, seated, simulate
from kazamata.words import teller
from kazamata.words.catalogue import Catalogue, catalogue

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument("--bots", metavar="LIST", default="random", help=words.say("cli-help-simulate-bots"))
    parser.add_argument("--games", metavar="K", default="100", help=words.say("cli-help-games"))
    parser.add_argument("--jobs", metavar="J", default="1", help=words.say("cli-help-jobs"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    match = match_of(arguments)
    jobs = number_of("--jobs", arguments.jobs, 1, MOST_JOBS)
    words = catalogue(match.game, arguments.lang)
    report = watch(match, jobs, words)
    if arguments.json:
        print_json(as_json(report))
    else:
        show(console(), report, words)
    return 0


def match_of(arguments: Namespace) -> Match:
    """The match as it was ordered, every name and number checked."""
    rules = game_of(arguments)
    setup = setup_of(rules, arguments)
    bots = seated(bots_of(rules, arguments.bots), setup.seats)
    games = number_of("--games", arguments.games, 1, MOST_GAMES)
    seed = seed_of(arguments.seed or "1")
    return Match(rules.name, tuple(setup.choices.items()), bots, games, seed, arguments.set or "")


def watch(match: Match, jobs: int, words: Catalogue) -> Report:
    """Play with a progress bar, if somebody sits there to see it."""
    screen = Console(stderr=True)
    columns = (TextColumn(words.say("game-title")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=match.games)
        return simulate(match, jobs, lambda games: progress.advance(task, games))


def as_json(report: Report) -> dict[str, Any]:
    """Only what the game has: a win rate where all win or lose together, bots where points are counted."""
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


def show(out: Console, report: Report, words: Catalogue) -> None:
    speed = report.decisions / report.seconds if report.seconds else 0
    out.print(
        words.say(
            "cli-simulate-summary",
            games=report.games,
            decisions=report.decisions,
            seconds=f"{report.seconds:.1f}",
            speed=f"{speed:,.0f}".replace(",", " "),
        )
    )
    if report.win_rate is not None:
        out.print(words.say("cli-simulate-won", rate=f"{100 * report.win_rate:.1f}"), style="bold")
    if report.bots:
        out.print(bot_table(report, words))
    out.print(end_table(report, words))


def bot_table(report: Report, words: Catalogue) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("cli-simulate-bot"))
    for key in ("wins", "win-rate", "mean", "median", "p10", "p90"):
        table.add_column(words.say(f"cli-simulate-{key}"), justify="right")
    for name, bot in report.bots.items():
        numbers = (bot.mean, bot.median, bot.p10, bot.p90)
        rate = f"{100 * bot.win_rate:.1f} %"
        table.add_row(name, str(bot.wins), rate, *(f"{number:.1f}" for number in numbers))
    return table


def end_table(report: Report, words: Catalogue) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("cli-simulate-games"), justify="right")
    table.add_column(words.say("cli-simulate-share"), justify="right")
    table.add_column(words.say("cli-simulate-end"))
    for cause, count in report.ends.items():
        share = f"{100 * count / report.games:.1f} %"
        table.add_row(str(count), share, words.say(f"cause-{teller.kebab(cause)}"))
    return table
