"""`kazamata load`: load-test the server with many tables."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from kazamata.cli.arguments import number_of, seconds_of
from kazamata.cli.commands.stress_options import MOST, MOST_SERVERS, add_database, game_named, show

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--tables", default="50", metavar="N", help=words.say("cli-help-load-tables"))
    parser.add_argument("--sockets", default="200", metavar="N", help=words.say("cli-help-load-sockets"))
    parser.add_argument("--moves-per-s", default="10", metavar="N", help=words.say("cli-help-load-moves"))
    parser.add_argument("--seconds", default="30", metavar="S", help=words.say("cli-help-load-seconds"))
    parser.add_argument("--servers", default="1", metavar="N", help=words.say("cli-help-load-servers"))
    add_database(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from kazamata.server.trials.load import load_test

    report = asyncio.run(
        load_test(
            number_of("--tables", arguments.tables, 1, MOST),
            number_of("--sockets", arguments.sockets, 1, MOST),
            seconds_of("--moves-per-s", arguments.moves_per_s),
            seconds_of("--seconds", arguments.seconds),
            arguments.db,
            arguments.bus,
            number_of("--servers", arguments.servers, 1, MOST_SERVERS),
            game_named(arguments),
        )
    )
    return show(report, arguments.json)
