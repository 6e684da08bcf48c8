"""What the trials of the server share on the command line."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


def add_database(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--game", default="tranquility", help=words.say("cli-help-trial-game"))
    parser.add_argument("--db", default="", metavar="URL", help=words.say("cli-help-db"))
    parser.add_argument("--bus", default="", metavar="URL", help=words.say("cli-help-bus"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-help-json"))


def show(report: dict[str, Any], as_json: bool) -> int:
    """Print a report; the exit code says whether it is good."""
    if as_json:
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        sys.stdout.writelines(f"{key}: {value}\n" for key, value in report.items())
    return 0 if report["good"] else 1
