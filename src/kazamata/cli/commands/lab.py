"""`kazamata lab`: research tools: `describe` the numbers of a table, `export` games as Parquet."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from rich.console import Console

from kazamata.cli.arguments import (
    add_game,
    add_table,
    add_workers,
    game_of,
    setup_of,
    workers_of,
)
from kazamata.cli.commands.simulate import match_of
from kazamata.cli.exit_codes import INTERRUPTED
from kazamata.cli.log_files import load_set_for, read_log
from kazamata.cli.screen import progress_bar
from kazamata.cli.text_narrator import common_catalogue
from kazamata.cli.usage_errors import UsageError, plain_usage_error
from kazamata.lab import datasets, space_description
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.spaces import Spaces
from kazamata.words.catalogue import Catalogue, catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    subparsers = parser.add_subparsers(dest="subcommand", metavar=words.say("cli-command"), required=True)
    for name, add in SUBCOMMANDS.items():
        about = words.say(f"cli-about-lab-{name}")
        add(subparsers.add_parser(name, words=words, help=about, description=about), words)


def add_describe(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    add_table(parser, words)
    parser.set_defaults(run=run_describe)


def add_export(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument("--bots", metavar="LIST", default="greedy", help=words.say("cli-help-simulate-bots"))
    parser.add_argument("--games", metavar="K", default="100", help=words.say("cli-help-games"))
    parser.add_argument(
        "--to", metavar=words.say("cli-metavar-folder"), required=True, help=words.say("cli-help-to")
    )
    add_workers(parser, words)
    parser.set_defaults(run=run_export)


def add_export_logs(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument(
        "logs", nargs="+", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-log")
    )
    parser.add_argument(
        "--to", metavar=words.say("cli-metavar-folder"), required=True, help=words.say("cli-help-to")
    )
    parser.set_defaults(run=run_export_logs)


SUBCOMMANDS: Final = {"describe": add_describe, "export": add_export, "export-logs": add_export_logs}


def run_describe(arguments: Namespace) -> int:
    """Describe the actions and observations of a table."""
    rules = game_of(arguments)
    setup = setup_of(rules, arguments)
    sys.stdout.write(
        "\n".join(space_description.description_lines(Spaces(rules.name, setup.seats, setup.choices))) + "\n"
    )
    return 0


def run_export(arguments: Namespace) -> int:
    """Export games of self-play as Parquet; Ctrl-C keeps the finished games."""
    match, workers = match_of(arguments), workers_of(arguments)
    import_extra("pyarrow")
    words = catalogue(match.game, arguments.lang)
    count = 0

    def count_games(games: int) -> None:
        nonlocal count
        count += games
        played(games)

    with progress_bar(words.say("game-title"), match.games) as played:
        try:
            datasets.export(match, Path(arguments.to), workers, count_games)
        except KeyboardInterrupt:
            text = words.say("cli-simulate-stopped", played=count, games=match.games)
            Console(stderr=True, highlight=False).print(text, style="yellow")
            return INTERRUPTED
        except OSError:
            raise UsageError("file-unwritable", file=arguments.to) from None
    print_exported(arguments, count)
    return 0


def run_export_logs(arguments: Namespace) -> int:
    """Export saved game logs as Parquet, for the owner of a table."""
    import_extra("pyarrow")
    logs = [read_log(path) for path in arguments.logs]
    for path, log in zip(arguments.logs, logs, strict=True):
        load_set_for(path, log, None)
    try:
        count = datasets.export_logs(logs, Path(arguments.to))
    except ValueError as problem:
        raise plain_usage_error(str(problem)) from None
    except OSError:
        raise UsageError("file-unwritable", file=arguments.to) from None
    print_exported(arguments, count)
    return 0


def print_exported(arguments: Namespace, games: int) -> None:
    sys.stdout.write(
        common_catalogue(arguments.lang).say("cli-lab-exported", games=games, folder=arguments.to) + "\n"
    )
