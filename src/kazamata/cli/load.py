"""`kazamata load`: how the server bears many tables at once."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from kazamata.cli.trial import add_database, show

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--tables", type=int, default=50, metavar="N", help=words.say("cli-help-load-tables"))
    parser.add_argument(
        "--sockets", type=int, default=200, metavar="N", help=words.say("cli-help-load-sockets")
    )
    parser.add_argument(
        "--moves-per-s", type=float, default=10, metavar="N", help=words.say("cli-help-load-moves")
    )
    parser.add_argument(
        "--seconds", type=float, default=30, metavar="S", help=words.say("cli-help-load-seconds")
    )
    parser.add_argument(
        "--servers", type=int, default=1, metavar="N", help=words.say("cli-help-load-servers")
    )
    add_database(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from kazamata.server.trials.load import load

    report = asyncio.run(
        load(
            arguments.tables,
            arguments.sockets,
            arguments.moves_per_s,
            arguments.seconds,
            arguments.db,
            arguments.bus,
            arguments.servers,
            arguments.game,
        )
    )
    return show(report, arguments.json)
