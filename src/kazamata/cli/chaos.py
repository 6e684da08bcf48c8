"""`kazamata chaos`: the server is killed again and again while people play."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from kazamata.cli.trial import add_database, show

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--kills", type=int, default=100, metavar="N", help=words.say("cli-help-chaos-kills"))
    parser.add_argument("--tables", type=int, default=8, metavar="N", help=words.say("cli-help-load-tables"))
    parser.add_argument(
        "--servers", type=int, default=1, metavar="N", help=words.say("cli-help-load-servers")
    )
    add_database(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from kazamata.server.trials.chaos import chaos

    report = asyncio.run(
        chaos(
            arguments.kills,
            arguments.tables,
            arguments.db,
            arguments.game,
            arguments.bus,
            arguments.servers,
        )
    )
    return show(report, arguments.json)
