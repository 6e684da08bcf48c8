"""The commands and their arguments."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from kazamata import __version__
from kazamata.cli import menu
from kazamata.cli.commands import (
    arena,
    backup,
    balance,
    bench,
    cards,
    crash_test,
    games,
    lab,
    load_test,
    play,
    replay,
    report,
    review,
    rules,
    serve,
    simulate,
    solve,
)
from kazamata.cli.screen import is_interactive
from kazamata.cli.text_narrator import common_catalogue
from kazamata.cli.usage_errors import UsageError
from kazamata.words.catalogue import LANGUAGES, Catalogue

COMMANDS: Final = {
    "games": games.command,
    "play": play.command,
    "simulate": simulate.command,
    "arena": arena.command,
    "replay": replay.command,
    "review": review.command,
    "rules": rules.command,
    "cards": cards.command,
    "balance": balance.command,
    "solve": solve.command,
    "bench": bench.command,
    "lab": lab.command,
    "serve": serve.command,
    "backup": backup.command,
    "restore": backup.restore_command,
    "report": report.command,
    "load-test": load_test.command,
    "crash-test": crash_test.command,
}
DEFAULT_LANGUAGE: Final = "en"


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line, in the chosen language."""

    def __init__(self, words: Catalogue, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.words = words
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help-help"))
        self.add_argument(
            "--lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS, help=words.say("cli-help-lang")
        )

    def error(self, message: str) -> NoReturn:
        """Report an argparse error, translated if it is a common mistake."""
        help = f"{self.prog} --help"
        if found := re.search(r"arguments are required: (.+)", message):
            raise UsageError("cli-wrong-missing", missing=found[1], help=help)
        if found := re.search(r"invalid choice: '(.*?)'", message):
            raise UsageError("cli-wrong-command", command=found[1], commands=", ".join(COMMANDS))
        if found := re.search(r"argument (\S+): expected", message):
            raise UsageError("cli-wrong-no-value", argument=found[1], help=help)
        raise UsageError("cli-wrong-arguments", problem=message, help=help)

    def format_help(self) -> str:
        prefix = self.words.say("cli-usage") + " "
        return super().format_help().replace("usage: ", prefix, 1)


def language_of(words: Sequence[str]) -> str:
    """Find the language first, so that even errors use it."""
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words):
            return words[index + 1] if words[index + 1] in LANGUAGES else DEFAULT_LANGUAGE
        if word.startswith("--lang="):
            return word[7:] if word[7:] in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments of one command; raises `Wrong` if they are invalid."""
    words = expand_help(words)
    catalogue = common_catalogue(language_of(words))
    parser = build_parser(catalogue)
    arguments, rest = parser.parse_known_args(spread_options(words))
    if rest:
        raise UsageError("cli-wrong-unknown-argument", argument=rest[0], help=f"{_prog(arguments)} --help")
    arguments.lang = getattr(arguments, "lang", DEFAULT_LANGUAGE)
    if arguments.lang not in LANGUAGES:
        raise UsageError("unknown-language", name=arguments.lang, known=", ".join(LANGUAGES))
    if arguments.command is None:
        if not is_interactive():
            raise UsageError("cli-wrong-no-command", commands=", ".join(COMMANDS))
        arguments.run = menu.run
    return arguments


def expand_help(words: Sequence[str]) -> Sequence[str]:
    """Rewrite `kazamata help play` as `kazamata play --help`."""
    return [*words[1:], "--help"] if words and words[0] == "help" else words


def spread_options(words: Sequence[str]) -> list[str]:
    """Rewrite `--option a=1 b=2` as `--option a=1 --option b=2`; a following game name is no option."""
    spread: list[str] = []
    for word in words:
        further = "=" in word and not word.startswith("-") and len(spread) > 1 and spread[-2] == "--option"
        spread += ["--option", word] if further else [word]
    return spread


def _prog(arguments: argparse.Namespace) -> str:
    return f"kazamata {arguments.command}" if arguments.command else "kazamata"


def build_parser(words: Catalogue) -> Parser:
    """Build the parser of all commands."""
    parser = Parser(words, prog="kazamata", description=words.say("cli-about"))
    parser.add_argument(
        "--version", action="version", version=f"kazamata {__version__}", help=words.say("cli-help-version")
    )
    commands = parser.add_subparsers(
        dest="command", metavar=words.say("cli-command"), title=words.say("cli-commands")
    )
    for name, add in COMMANDS.items():
        about = words.say(f"cli-about-{name}")
        own = commands.add_parser(name, words=words, help=about, description=about)
        add(own, words)
    return parser
