"""`kazamata load-test`: load-test the server with many tables."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from kazamata.cli.arguments import number_of, seconds_of
from kazamata.cli.commands.stress_options import (
    MAX_COUNT,
    MAX_SERVERS,
    add_stress_options,
    game_named,
    print_report,
)

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--tables", default="50", metavar="N", help=words.say("cli-help-load-test-tables"))
    parser.add_argument("--sockets", default="200", metavar="N", help=words.say("cli-help-load-test-sockets"))
    parser.add_argument(
        "--moves-per-s", default="10", metavar="N", help=words.say("cli-help-load-test-moves")
    )
    parser.add_argument("--seconds", default="30", metavar="S", help=words.say("cli-help-load-test-seconds"))
    parser.add_argument("--servers", default="1", metavar="N", help=words.say("cli-help-load-test-servers"))
    add_stress_options(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from kazamata.stress.load import load_test

    report = asyncio.run(
        load_test(
            number_of("--tables", arguments.tables, 1, MAX_COUNT),
            number_of("--sockets", arguments.sockets, 1, MAX_COUNT),
            seconds_of("--moves-per-s", arguments.moves_per_s),
            seconds_of("--seconds", arguments.seconds),
            arguments.db,
            arguments.bus,
            number_of("--servers", arguments.servers, 1, MAX_SERVERS),
            game_named(arguments),
        )
    )
    return print_report(report, arguments.json)
