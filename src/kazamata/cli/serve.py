"""`kazamata serve`, `backup`, `restore`: the online house and its keeping."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kazamata.server.settings import Settings
    from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    """The arguments of `kazamata serve`; whoever wants the defaults needs none."""
    from kazamata.server.settings import DEFAULT_PORT

    parser.add_argument("--host", default="127.0.0.1", help=words.say("cli-help-host"))
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help=words.say("cli-help-port"))
    parser.add_argument("--db", default="", metavar="URL", help=words.say("cli-help-db"))
    parser.add_argument("--bus", default="", metavar="URL", help=words.say("cli-help-bus"))
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help=words.say("cli-help-origin")
    )
    parser.add_argument(
        "--behind-proxy",
        action="append",
        default=[],
        metavar=words.say("cli-metavar-address"),
        help=words.say("cli-help-behind-proxy"),
    )
    parser.add_argument("--thinkers", type=int, default=1, metavar="N", help=words.say("cli-help-thinkers"))
    parser.add_argument(
        "--bot-seconds", type=float, default=2.0, metavar="S", help=words.say("cli-help-bot-seconds")
    )
    parser.add_argument(
        "--bot-pause", type=float, default=0.3, metavar="S", help=words.say("cli-help-bot-pause")
    )
    parser.add_argument(
        "--tables-per-hour", type=int, default=60, metavar="N", help=words.say("cli-help-tables-hour")
    )
    parser.add_argument("--log", default="info", metavar="LEVEL", help=words.say("cli-help-log-level"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from kazamata.server.http.running import serve

    def announce(url: str) -> None:
        sys.stdout.write(f"Kazamata: {url}\n")
        sys.stdout.flush()

    serve(settings_of(arguments), announce, arguments.log)
    return 0


def settings_of(arguments: Namespace) -> Settings:
    from kazamata.server.settings import Limits, Settings

    hour = arguments.tables_per_hour
    limits = Limits(tables_hour=hour, tables_burst=max(20, hour // 3))
    return Settings(
        host=arguments.host,
        port=arguments.port,
        database=arguments.db,
        bus=arguments.bus,
        origins=tuple(arguments.origin),
        proxies=tuple(arguments.behind_proxy),
        thinkers=arguments.thinkers,
        bot_seconds=arguments.bot_seconds,
        bot_pause=max(0.0, arguments.bot_pause),
        limits=limits,
    )
