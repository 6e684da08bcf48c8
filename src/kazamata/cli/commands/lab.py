"""`kazamata lab`: `describe` the numbers of a table, `export` games as Parquet, `evaluate` an agent on a task."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from kazamata import game_registry
from kazamata.cli.arguments import (
    add_game,
    add_json,
    add_table,
    add_workers,
    bots_of,
    game_of,
    number_of,
    setup_of,
    workers_of,
)
from kazamata.cli.commands.simulate import match_of
from kazamata.cli.exit_codes import INTERRUPTED
from kazamata.cli.log_files import load_set_for, read_log
from kazamata.cli.screen import print_json, progress_bar
from kazamata.cli.text_narrator import common_catalogue
from kazamata.cli.usage_errors import UsageError, plain_usage_error
from kazamata.lab import datasets, space_description, tasks
from kazamata.lab.matches.simulation import Match
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
    add_json(parser, words)
    parser.set_defaults(run=run_export)


def add_export_logs(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument(
        "logs", nargs="+", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-log")
    )
    parser.add_argument(
        "--to", metavar=words.say("cli-metavar-folder"), required=True, help=words.say("cli-help-to")
    )
    parser.set_defaults(run=run_export_logs)


def add_tasks(parser: ArgumentParser, words: Catalogue) -> None:
    add_json(parser, words)
    parser.set_defaults(run=run_tasks)


def add_evaluate(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("agent", metavar="BOT", help=words.say("cli-help-agent"))
    parser.add_argument(
        "--task", metavar=words.say("cli-metavar-task"), required=True, help=words.say("cli-help-task")
    )
    parser.add_argument("--baseline", metavar="BOT", default="", help=words.say("cli-help-baseline"))
    parser.add_argument(
        "--deals", metavar="K", default=str(len(tasks.TEST_DEALS)), help=words.say("cli-help-deals")
    )
    parser.add_argument(
        "--check", metavar=words.say("cli-metavar-file"), default="", help=words.say("cli-help-check-line")
    )
    add_workers(parser, words)
    parser.set_defaults(run=run_evaluate)


SUBCOMMANDS: Final = {
    "describe": add_describe,
    "export": add_export,
    "export-logs": add_export_logs,
    "tasks": add_tasks,
    "evaluate": add_evaluate,
}


def run_describe(arguments: Namespace) -> int:
    """Describe the actions and observations of a table."""
    rules = game_of(arguments)
    setup = setup_of(rules, arguments)
    sys.stdout.write(
        "\n".join(space_description.description_lines(Spaces(rules.name, setup.seats, setup.choices))) + "\n"
    )
    return 0


def run_tasks(arguments: Namespace) -> int:
    """List the tasks for agents."""
    if arguments.json:
        print_json([asdict(task) for task in tasks.TASKS.values()])
    else:
        for task in tasks.TASKS.values():
            rivals = f", {task.rivals}" if task.rivals else ""
            sys.stdout.write(f"{task.name}: {task.game} {task.seats}{rivals}, {task.measure}\n")
    return 0


def run_evaluate(arguments: Namespace) -> int:
    """Evaluate an agent and print one line of JSON, or check a line that somebody has published."""
    task = tasks.TASKS.get(arguments.task)
    if task is None:
        known = ", ".join(tasks.TASKS)
        raise UsageError("unknown-value", name="--task", value=arguments.task, known=known)
    rules = game_registry.rules(task.game)
    [agent], baseline = bots_of(rules, arguments.agent), arguments.baseline
    if baseline:
        [baseline] = bots_of(rules, baseline)
    published = _published(arguments.check) if arguments.check else {}
    count = number_of("--deals", str(published.get("deals", arguments.deals)), 1, len(tasks.TEST_DEALS))
    words = catalogue(task.game, arguments.lang)
    with progress_bar(words.say("game-title"), 2 * count) as played:
        found = tasks.evaluate(
            agent, task, tasks.TEST_DEALS[:count], workers_of(arguments), played, baseline
        ).as_record()
    if not published:
        sys.stdout.write(json.dumps(found) + "\n")
        return 0
    same = all(published.get(name) == found[name] for name in ("task", "value", "digest"))
    key = "cli-lab-verified" if same else "cli-lab-differs"
    value = str(published.get("value"))
    sys.stdout.write(
        words.say(key, agent=agent, task=task.name, value=value, found=str(found["value"])) + "\n"
    )
    return 0 if same else 1


def _published(path: str) -> dict[str, Any]:
    try:
        line = json.loads(Path(path).read_text("utf-8"))
    except (OSError, ValueError):
        raise UsageError("cli-wrong-line", file=path) from None
    if not isinstance(line, dict):
        raise UsageError("cli-wrong-line", file=path)
    return line


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
    if arguments.json:
        print_json({**dataset_metadata(match), "games": count, "folder": arguments.to})
    else:
        print_exported(arguments, count)
    return 0


def dataset_metadata(match: Match) -> dict[str, Any]:
    """Return the table and the versions that the data depends on."""
    return Spaces(match.game, match.seats, dict(match.choices)).metadata


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
