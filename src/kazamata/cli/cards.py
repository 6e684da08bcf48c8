"""`kazamata cards`: the components of a game, to read, to write to a file, or to check in one."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from kazamata.cli import sets
from kazamata.cli.arguments import add_game, game_of
from kazamata.cli.screen import console
from kazamata.cli.wording import Wording
from kazamata.cli.wrong import Wrong
from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    file = words.say("cli-metavar-file")
    add_game(parser, words)
    parser.add_argument("--export", metavar=file, help=words.say("cli-help-export"))
    parser.add_argument("--check", metavar=file, help=words.say("cli-help-check"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    game = game_of(arguments).name
    wording = Wording(game, arguments.lang)
    home = sets.home(game)
    if arguments.export is not None:
        write(arguments.export, home.export())
        console().print(wording.say("saved", file=arguments.export), soft_wrap=True)
    if arguments.check is not None:
        return check(arguments.check, home, wording)
    if arguments.export is None:
        console().print(home.table(wording))
    return 0


def write(path: str, data: bytes) -> None:
    """Write a file that is not there yet: somebody's own work is never lost."""
    try:
        with Path(path).open("xb") as file:
            file.write(data)
    except FileExistsError:
        raise Wrong("file-exists", file=path) from None
    except (OSError, ValueError):
        raise Wrong("file-unwritable", file=path) from None


def check(path: str, home: sets.Sets, wording: Wording) -> int:
    """Say that a file can be played with, or all that is wrong with it."""
    _, problems = home.read(sets.contents(path))
    out = console()
    if not problems:
        out.print(wording.say("cli-set-right", file=path), soft_wrap=True)
        return 0
    for problem in problems[:-1]:
        out.print(problem, soft_wrap=True, markup=False)
    raise Wrong("cli-wrong-set", file=path, problem=problems[-1], count=len(problems))
