"""`kazamata cards`: the components of a game to read, to write to a file, to check."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rich.console import Console
from rich.text import Text

from kazamata.cli import sets
from kazamata.cli.arguments import add_game, game_of
from kazamata.cli.screen import console
from kazamata.cli.sets import Sets
from kazamata.cli.wording import Wording
from kazamata.cli.wrong import Wrong
from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    file = words.say("cli-metavar-file")
    parser.add_argument("--export", metavar=file, help=words.say("cli-help-export"))
    parser.add_argument("--check", metavar=file, help=words.say("cli-help-check"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    game = game_of(arguments).name
    home, wording = sets.home(game), Wording(game, arguments.lang)
    if arguments.check is not None:
        return check(console(), home, arguments.check, wording)
    if arguments.export is not None:
        return export(console(), home, arguments.export, wording)
    console().print(home.table(wording))
    return 0


def check(out: Console, home: Sets, path: str, wording: Wording) -> int:
    """All that is wrong with a file, a line each; 2 if anything is."""
    try:
        problems = home.check(path)
    except FileNotFoundError:
        raise Wrong("file-missing", file=path) from None
    except (OSError, ValueError):
        raise Wrong("file-unreadable", file=path) from None
    for problem in problems:
        out.print(Text(problem), soft_wrap=True)
    verdict = wording.say("cli-cards-wrong", file=path, count=len(problems))
    out.print(Text(verdict if problems else wording.say("cli-cards-right", file=path)), soft_wrap=True)
    return 2 if problems else 0


def export(out: Console, home: Sets, path: str, wording: Wording) -> int:
    try:
        home.export(path)
    except (OSError, ValueError):
        raise Wrong("file-unwritable", file=path) from None
    out.print(Text(wording.say("cli-cards-written", file=path)), soft_wrap=True)
    return 0
