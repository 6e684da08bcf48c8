"""`kazamata backup` and `kazamata restore`: copy all tables between any supported database and one file."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from kazamata.cli.text_narrator import common_catalogue
from kazamata.cli.usage_errors import UsageError

if TYPE_CHECKING:
    from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    _arguments(parser, words)
    parser.set_defaults(run=run)


def restore_command(parser: ArgumentParser, words: Catalogue) -> None:
    _arguments(parser, words)
    parser.set_defaults(run=run_restore)


def _arguments(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-backup-file"))
    parser.add_argument("--db", default="", metavar="URL", help=words.say("cli-help-db"))


def run(arguments: Namespace) -> int:
    from kazamata.server.settings import Settings
    from kazamata.server.store.backup import backup
    from kazamata.server.store.error_text import BadDatabase, error_line

    try:
        url = Settings(database=arguments.db).database_url
        rows = asyncio.run(backup(url, Path(arguments.file)))
    except (BadDatabase, ValueError) as problem:
        raise UsageError("cli-wrong-database", problem=str(problem)) from None
    except OSError as problem:
        raise UsageError("cli-wrong-backup-file", problem=error_line(problem)) from None
    return _tell(arguments, rows)


def run_restore(arguments: Namespace) -> int:
    from kazamata.server.settings import Settings
    from kazamata.server.store.backup import BadBackup, NotEmpty, restore
    from kazamata.server.store.error_text import BadDatabase

    if not Path(arguments.file).exists():
        raise UsageError("file-missing", file=arguments.file)
    try:
        url = Settings(database=arguments.db).database_url
        rows = asyncio.run(restore(url, Path(arguments.file)))
    except NotEmpty:
        raise UsageError("cli-restore-not-empty") from None
    except BadBackup as problem:
        raise UsageError("cli-restore-bad-file", problem=str(problem)) from None
    except (BadDatabase, ValueError) as problem:
        raise UsageError("cli-wrong-database", problem=str(problem)) from None
    return _tell(arguments, rows)


def _tell(arguments: Namespace, rows: int) -> int:
    sys.stdout.write(common_catalogue(arguments.lang).say("cli-backup-done", rows=rows) + "\n")
    return 0
