"""`kazamata cards`: show, export or check a game's set of cards or components."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Protocol, cast

from rich.console import Console, RenderableType
from rich.text import Text

from kazamata.cli.arguments import add_game, add_set, game_of, set_of
from kazamata.cli.screen import console, print_json
from kazamata.cli.text_narrator import TextNarrator
from kazamata.cli.usage_errors import UsageError
from kazamata.codec.sets import SetCodec, games_with_sets, set_codec_of
from kazamata.plugins import game_module
from kazamata.words.catalogue import Catalogue


class CardPrinter(Protocol):
    """What a game's module offers besides files."""

    def names(self, key: str) -> dict[str, dict[str, str]]:
        """Return the names that a file of this set holds, by language."""
        ...

    def table(self, narrator: TextNarrator, key: str) -> RenderableType:
        """Format a set for a person."""
        ...


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    file = words.say("cli-metavar-file")
    parser.add_argument("--export", metavar=file, help=words.say("cli-help-export"))
    parser.add_argument("--check", metavar=file, help=words.say("cli-help-check"))
    add_set(parser, words)
    parser.add_argument("--schema", action="store_true", help=words.say("cli-help-schema"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    game = game_of(arguments).name
    sets, narrator = set_codec_of(game), TextNarrator(game, arguments.lang)
    if sets is None:
        raise UsageError("cli-wrong-set-game", name=game, known=", ".join(games_with_sets()))
    if arguments.schema:
        return print_schema(sets, game)
    if arguments.check is not None:
        return check(console(), sets, arguments.check, narrator)
    key = sets.standard if arguments.set is None else set_of(game, arguments.set)
    shown = cast(CardPrinter, game_module("cli.boards", f"{game}.cards"))
    if arguments.export is not None:
        return export(console(), sets, arguments.export, key, shown.names(key), narrator)
    console().print(shown.table(narrator, key))
    return 0


def print_schema(sets: SetCodec, game: str) -> int:
    if sets.schema is None:
        raise UsageError("cli-wrong-no-schema", name=game)
    print_json(sets.schema())
    return 0


def check(out: Console, sets: SetCodec, path: str, narrator: TextNarrator) -> int:
    """Print every error in a file, one per line; return 2 if there are any."""
    try:
        problems = sets.check(path)
    except FileNotFoundError:
        raise UsageError("file-missing", file=path) from None
    except (OSError, ValueError):
        raise UsageError("file-unreadable", file=path) from None
    for problem in problems:
        out.print(Text(problem), soft_wrap=True)
    verdict = "cli-cards-wrong" if problems else "cli-cards-right"
    out.print(Text(narrator.say(verdict, file=path, count=len(problems))), soft_wrap=True)
    return 2 if problems else 0


def export(
    out: Console,
    sets: SetCodec,
    path: str,
    key: str,
    names: dict[str, dict[str, str]],
    narrator: TextNarrator,
) -> int:
    """Export a set to a new file; an existing file is never overwritten."""
    if Path(path).exists():
        raise UsageError("file-exists", file=path)
    try:
        sets.export(path, key, names)
    except (OSError, ValueError):
        raise UsageError("file-unwritable", file=path) from None
    out.print(Text(narrator.say("cli-cards-written", file=path)), soft_wrap=True)
    return 0
