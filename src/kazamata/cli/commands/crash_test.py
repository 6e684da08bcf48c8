"""`kazamata crash-test`: kill the server repeatedly during games and count lost answers."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from kazamata.cli.arguments import number_of
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
    parser.add_argument("--kills", default="100", metavar="N", help=words.say("cli-help-crash-test-kills"))
    parser.add_argument("--tables", default="8", metavar="N", help=words.say("cli-help-load-test-tables"))
    parser.add_argument("--servers", default="1", metavar="N", help=words.say("cli-help-load-test-servers"))
    add_stress_options(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from kazamata.stress.crashes import crash_test

    report = asyncio.run(
        crash_test(
            number_of("--kills", arguments.kills, 1, MAX_COUNT),
            number_of("--tables", arguments.tables, 1, MAX_COUNT),
            arguments.db,
            game_named(arguments),
            arguments.bus,
            number_of("--servers", arguments.servers, 1, MAX_SERVERS),
        )
    )
    return print_report(report, arguments.json)
