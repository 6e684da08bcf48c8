"""`kazamata backup` and `kazamata restore`: all tables in one file, from and to any database of ours."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from kazamata.cli.wording import common
from kazamata.cli.wrong import Wrong

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    _arguments(parser, words)
    parser.set_defaults(run=run)


def restore_command(parser: ArgumentParser, words: Catalogue) -> None:
    _arguments(parser, words)
    parser.set_defaults(run=run_restore)


def _arguments(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", help=words.say("cli-help-backup-file"))
    parser.add_argument("--db", default="", metavar="URL", help=words.say("cli-help-db"))


def run(arguments: Namespace) -> int:
    from kazamata.server.settings import Settings
    from kazamata.server.store.backup import backup
    from kazamata.server.store.store import Store

    async def work() -> int:
        url = Settings(database=arguments.db).database_url
        store = Store(url)  # an older database is brought up to date first
        await store.open()
        await store.close()
        return await backup(url, Path(arguments.file))

    rows = asyncio.run(work())
    sys.stdout.write(common(arguments.lang).say("cli-backup-done", rows=rows) + "\n")
    return 0


def run_restore(arguments: Namespace) -> int:
    from kazamata.server.settings import Settings
    from kazamata.server.store.backup import BadBackup, NotEmpty, restore

    try:
        rows = asyncio.run(restore(Settings(database=arguments.db).database_url, Path(arguments.file)))
    except NotEmpty:
        raise Wrong("cli-restore-not-empty") from None
    except BadBackup as problem:
        raise Wrong("cli-restore-bad-file", problem=str(problem)) from None
    sys.stdout.write(common(arguments.lang).say("cli-backup-done", rows=rows) + "\n")
    return 0
