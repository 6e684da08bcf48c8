"""`kazamata chaos`: crash-test the server repeatedly during games."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from kazamata.cli.arguments import number_of
from kazamata.cli.commands.stress_options import MOST, MOST_SERVERS, add_database, game_named, show

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--kills", default="100", metavar="N", help=words.say("cli-help-chaos-kills"))
    parser.add_argument("--tables", default="8", metavar="N", help=words.say("cli-help-load-tables"))
    parser.add_argument("--servers", default="1", metavar="N", help=words.say("cli-help-load-servers"))
    add_database(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from kazamata.server.trials.chaos import crash_test

    report = asyncio.run(
        crash_test(
            number_of("--kills", arguments.kills, 1, MOST),
            number_of("--tables", arguments.tables, 1, MOST),
            arguments.db,
            game_named(arguments),
            arguments.bus,
            number_of("--servers", arguments.servers, 1, MOST_SERVERS),
        )
    )
    return show(report, arguments.json)
