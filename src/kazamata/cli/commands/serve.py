"""`kazamata serve`: run the server."""

from __future__ import annotations

import gc
import secrets
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kazamata import game_registry
from kazamata.cli.arguments import number_of, seconds_of, set_of
from kazamata.cli.text_narrator import common_catalogue
from kazamata.cli.usage_errors import UsageError

if TYPE_CHECKING:
    from kazamata.server.settings import Settings
    from kazamata.words.catalogue import Catalogue

LEVELS: Final = ("debug", "info", "warning", "error")
HOST_TOKEN_BYTES: Final = 24


def command(parser: ArgumentParser, words: Catalogue) -> None:
    """Add the arguments of `kazamata serve`; all have defaults."""
    from kazamata.server.settings import DEFAULT_PORT

    parser.add_argument("--host", default="127.0.0.1", help=words.say("cli-help-host"))
    parser.add_argument("--port", default=str(DEFAULT_PORT), help=words.say("cli-help-port"))
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
    parser.add_argument("--bot-processes", default="1", metavar="N", help=words.say("cli-help-bot-processes"))
    parser.add_argument("--bot-seconds", default="5", metavar="S", help=words.say("cli-help-bot-seconds"))
    parser.add_argument("--bot-pause", default="0.3", metavar="S", help=words.say("cli-help-bot-pause"))
    parser.add_argument(
        "--tables-per-hour", default="60", metavar="N", help=words.say("cli-help-tables-hour")
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=f"GAME={words.say('cli-metavar-file')}",
        help=words.say("cli-help-serve-set"),
    )
    parser.add_argument("--log", default="info", metavar="LEVEL", help=words.say("cli-help-log-level"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    gc.disable()  # nearly every object created during start-up is permanent
    from kazamata.server.bus.bus import BusUnavailable
    from kazamata.server.http.server import CannotListen, serve
    from kazamata.server.store.error_text import BadDatabase

    settings = settings_of(arguments)

    def announce(urls: list[str]) -> None:
        texts = common_catalogue(arguments.lang)
        sys.stdout.write(f"Kazamata: {urls[0]}\n")
        sys.stdout.write(f"{texts.say('cli-host-page')}: {urls[0]}/host?token={settings.host_token}\n")
        for url in urls[1:]:
            sys.stdout.write(f"{texts.say('cli-network-address')}: {url}\n")
        sys.stdout.flush()

    try:
        serve(settings, announce, level_of(arguments.log))
    except CannotListen as problem:
        if problem.port_in_use:
            raise UsageError("cli-wrong-port-taken", place=problem.address) from None
        raise UsageError("cli-wrong-listen", place=problem.address, problem=str(problem)) from None
    except BadDatabase as problem:
        raise UsageError("cli-wrong-database", problem=str(problem)) from None
    except BusUnavailable as problem:
        raise UsageError("cli-wrong-bus", problem=str(problem)) from None
    finally:
        gc.enable()
    return 0


def level_of(name: str) -> str:
    if name.lower() not in LEVELS:
        raise UsageError("unknown-value", name="--log", value=name, known=", ".join(LEVELS))
    return name.lower()


def proxy_of(name: str) -> str:
    from kazamata.server.http.addresses import network

    try:
        return str(network(name))
    except ValueError:
        raise UsageError("cli-wrong-proxy", given=name) from None


def sets_named(texts: list[str]) -> tuple[tuple[str, str], ...]:
    """Load the files of cards or components per game; `Wrong` reports an error before the server starts."""
    named = [text.partition("=")[::2] for text in texts]
    for text, (game, path) in zip(texts, named, strict=True):
        if not path:
            raise UsageError("choice-form", text=text)
        if game not in game_registry.GAME_NAMES:
            raise UsageError("unknown-game", name=game, known=", ".join(game_registry.GAME_NAMES))
        set_of(game, path)
    return tuple((game, str(Path(path).resolve())) for game, path in named)


def settings_of(arguments: Namespace) -> Settings:
    from kazamata.server.settings import Limits, Settings

    hour = number_of("--tables-per-hour", arguments.tables_per_hour, 1, 1_000_000)
    limits = Limits(tables_per_hour=hour, tables_burst=max(20, hour // 3))
    return Settings(
        host=arguments.host,
        port=number_of("--port", arguments.port, 0, 65_535),
        database=arguments.db,
        bus_url=arguments.bus,
        origins=tuple(arguments.origin),
        proxies=tuple(proxy_of(name) for name in arguments.behind_proxy),
        bot_processes=number_of("--bot-processes", arguments.bot_processes, 1, 64),
        bot_seconds=seconds_of("--bot-seconds", arguments.bot_seconds),
        bot_pause_seconds=seconds_of("--bot-pause", arguments.bot_pause),
        limits=limits,
        set_files=sets_named(arguments.set),
        host_token=secrets.token_urlsafe(HOST_TOKEN_BYTES),
    )
