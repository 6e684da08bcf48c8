"""The menu when no game is named: choose a game and its seats, or resume one."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kazamata import __version__, game_registry
from kazamata.cli import log_files
from kazamata.cli.arguments import DEFAULT_SEATS, seats_of
from kazamata.cli.exit_codes import INTERRUPTED
from kazamata.cli.screen import Screen
from kazamata.cli.text_narrator import common_catalogue
from kazamata.cli.usage_errors import UsageError
from kazamata.codec.gamelog import BadLog, position
from kazamata.core.rules import SCENARIO, Choice
from kazamata.game_registry import AnyRules
from kazamata.words import narrator
from kazamata.words.catalogue import ENGLISH, LANGUAGE_NAMES, LANGUAGES, Catalogue, catalogue

MAX_SAVED_GAMES: Final = 3
"""The number of saved games offered; `--resume` opens the others."""


def run(arguments: Namespace) -> int:
    """Ask until there is a game to play; Enter alone leaves."""
    from kazamata.cli.parser import parse

    screen = Screen()
    try:
        words = Menu(screen, arguments.lang).ask()
    except EOFError:
        screen.console.print()
        words = []
    except KeyboardInterrupt:
        screen.console.print()
        return INTERRUPTED
    if not words:
        screen.console.print(common_catalogue(arguments.lang).say("goodbye"))
        return 0
    chosen = parse(words)
    code: int = chosen.run(chosen)
    return code


class Menu:
    """Asks one question after another and builds the arguments of a command."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language

    @property
    def words(self) -> Catalogue:
        return common_catalogue(self.language)

    def ask(self) -> list[str]:
        """Return the chosen command's arguments, or none."""
        while True:
            offers = self.offers()
            self.show(offers)
            typed = self.screen.read("> ").strip().lower()
            if typed in LANGUAGES:
                self.language = typed
            elif typed in ("", "q", "quit", *self.words.say("play-word-quit").split()):
                return []
            elif (found := self.match_offer(offers, typed)) is None:
                self.screen.console.print(
                    Text(self.words.say("play-type-number", most=len(offers)), "bold yellow")
                )
            elif isinstance(found, Path):
                return ["play", "--resume", str(found), "--lang", self.language]
            else:
                return ["play", found, *self.ask_table(game_registry.rules(found)), "--lang", self.language]

    def offers(self) -> list[str | Path]:
        """List the games, then the unfinished saved ones."""
        from kazamata.cli.play.saved_games import saved_games

        return [
            *game_registry.GAME_NAMES,
            *[path for path in saved_games()[:MAX_SAVED_GAMES] if _can_resume(path)],
        ]

    def match_offer(self, offers: Sequence[str | Path], typed: str) -> str | Path | None:
        """Find the offer for a number, a name or the beginning of a name."""
        if typed.isascii() and typed.isdecimal() and len(typed) < 4:
            return offers[int(typed) - 1] if 1 <= int(typed) <= len(offers) else None
        titles = [
            (name, catalogue(name, language).say("game-title").lower())
            for language in (self.language, ENGLISH)
            for name in game_registry.GAME_NAMES
        ]
        fitting = (name for name, title in titles if typed == name or title.startswith(typed))
        return next(fitting, None)

    def show(self, offers: Sequence[str | Path]) -> None:
        out, say = self.screen.console, self.words.say
        self.screen.clear()
        out.print(Text(f"Kazamata {__version__}", "bold"))
        shown = Table.grid(padding=(0, 2, 0, 0))
        shown.add_column(justify="right", style="bold cyan", min_width=3)
        shown.add_column()
        for number, offer in enumerate(offers, 1):
            shown.add_row(str(number), self.describe_offer(offer))
        out.print(Padding(shown, (1, 0)))
        others = ", ".join(f"{key} {LANGUAGE_NAMES[key]}" for key in LANGUAGES if key != self.language)
        for line in (say("menu-languages", languages=others), say("menu-others"), say("menu-choose")):
            out.print(Text(line, "bold" if line == say("menu-choose") else "dim"))

    def describe_offer(self, offer: str | Path) -> Text:
        """Describe a game, or a saved one with its progress."""
        if isinstance(offer, Path):
            log = log_files.read_log(str(offer))
            title = catalogue(log.header.game, self.language).say("game-title")
            about = self.words.say("menu-kept", names=", ".join(log.header.seats), answers=len(log.answers))
            return Text.assemble((self.words.say("menu-go-on", game=title), "bold"), "\n", (about, "dim"))
        words, seats = catalogue(offer, self.language), game_registry.rules(offer).seats
        players = words.say("cli-games-seats", least=seats[0], most=seats[-1])
        return Text.assemble(
            (words.say("game-title"), "bold"), f"  {players}\n", (words.say("game-blurb"), "dim")
        )

    # the table

    def ask_table(self, rules: AnyRules) -> list[str]:
        """Ask for the variant and the number of seats; Enter takes the defaults."""
        ways, words = play_modes(rules), catalogue(rules.name, self.language)
        titles = [narrator.choice_text(words, choice, value) for choice, value in ways]
        choice, value = ways[self.ask_line(words.say("menu-way"), titles)]
        able = seats_of(rules, {choice.key: value})
        default = next(seats for seats in DEFAULT_SEATS if seats in able)
        seats = self.ask_seats(able, default) if len(able) > 1 else default
        return ["--seats", str(seats), "--option", f"{choice.key}={value}"]

    def ask_line(self, title: str, lines: Sequence[str]) -> int:
        """Ask for a line of a list; Enter takes the first."""
        shown = Table.grid(padding=(0, 2, 0, 0))
        shown.add_column(justify="right", style="bold cyan", min_width=3)
        for number, line in enumerate(lines, 1):
            shown.add_row(str(number), line)
        self.screen.console.print(Padding(shown, (1, 0)))
        return self.ask_number(title, list(range(1, len(lines) + 1)), 1) - 1

    def ask_number(self, title: str, numbers: Sequence[int], default: int) -> int:
        """Ask until one of the allowed numbers is typed."""
        self.screen.console.print(Text(title, "bold"))
        while typed := self.screen.read("> ").strip():
            if typed.isascii() and typed.isdecimal() and int(typed[:4]) in numbers:
                return int(typed)
            known = ", ".join(str(number) for number in numbers)
            self.screen.console.print(Text(self.words.say("menu-which-number", known=known), "bold yellow"))
        return default

    def ask_seats(self, able: Sequence[int], default: int) -> int:
        title = self.words.say("menu-seats", known=", ".join(str(seats) for seats in able), usual=default)
        return self.ask_number(title, able, default)


def play_modes(rules: AnyRules) -> list[tuple[Choice, str]]:
    """List the variants of a game: the values of its first choice, then its scenarios."""
    first = rules.choices[0]
    ways = [(first, value) for value in first.values]
    scenarios = [choice for choice in rules.choices if choice.key == SCENARIO]
    return ways + [
        (choice, value) for choice in scenarios for value in choice.values if value != choice.default
    ]


def _can_resume(path: Path) -> bool:
    """Whether a saved game can be resumed."""
    try:
        log = log_files.read_log(str(path))
        return not log.rules.is_over(position(log))
    except (UsageError, BadLog):
        return False
