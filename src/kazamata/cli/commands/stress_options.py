"""Shared arguments and output of the server's load and crash tests."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Any, Final

from kazamata.cli.arguments import game_of

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


MAX_COUNT: Final = 100_000
MAX_SERVERS: Final = 64


def add_stress_options(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--game", default="tranquility", help=words.say("cli-help-stress-game"))
    parser.add_argument("--db", default="", metavar="URL", help=words.say("cli-help-db"))
    parser.add_argument("--bus", default="", metavar="URL", help=words.say("cli-help-bus"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-help-json"))


def game_named(arguments: Namespace) -> str:
    """Return the game of a test; raises `Wrong` if its name is unknown."""
    return game_of(arguments).name


def print_report(report: dict[str, Any], as_json: bool) -> int:
    """Print a report; the exit code says whether the test passed."""
    if as_json:
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        sys.stdout.writelines(f"{key}: {value}\n" for key, value in report.items())
    return 0 if report["good"] else 1
