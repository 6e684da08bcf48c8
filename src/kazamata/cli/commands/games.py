"""`kazamata games`: list the games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.cli.arguments import add_json
from kazamata.cli.screen import console, print_json
from kazamata.core.rules import Choice
from kazamata.game_registry import AnyRules
from kazamata.words import narrator
from kazamata.words.catalogue import Catalogue, catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    all_rules = [game_registry.rules(name) for name in game_registry.GAME_NAMES]
    if arguments.json:
        print_json({"games": [as_json(rules, catalogue(rules.name, arguments.lang)) for rules in all_rules]})
        return 0
    for rules in all_rules:
        show(rules, catalogue(rules.name, arguments.lang))
    return 0


def as_json(rules: AnyRules, words: Catalogue) -> dict[str, Any]:
    return {
        "name": rules.name,
        "title": words.say("game-title"),
        "version": rules.version,
        "seats": list(rules.seats),
        "cooperative": rules.cooperative,
        "bots": list(roster.names(rules.name)),
        "choices": [choice_as_json(choice) for choice in rules.choices],
    }


def choice_as_json(choice: Choice) -> dict[str, Any]:
    return {
        "key": choice.key,
        "values": list(choice.values),
        "default": choice.default,
        "clause": choice.clause,
        "house": choice.is_house_rule,
    }


def show(rules: AnyRules, words: Catalogue) -> None:
    """Print a game with its blurb, choices and bots."""
    out = console()
    title = Text(words.say("game-title"), "bold")
    seats = words.say("cli-games-seats", least=rules.seats[0], most=rules.seats[-1])
    out.print(title + Text(f"  ({rules.name})  {seats}", "dim"))
    out.print(Padding(words.say("game-blurb"), (0, 0, 0, 2), expand=False))
    bots = ", ".join(roster.names(rules.name))
    out.print(Padding(words.say("cli-games-bots", bots=bots), (0, 0, 0, 2), expand=False))
    out.print(Padding(choice_table(rules, words), (0, 0, 1, 2), expand=False))


def choice_table(rules: AnyRules, words: Catalogue) -> Table:
    """List the choices: what to type and what it means; the default comes first in bold."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=True, header_style="dim")
    table.add_column("--option")
    table.add_column(words.say("cli-games-values"))
    for choice in rules.choices:
        about = f"{narrator.choice_label(words, choice)}: {narrator.choice_help(words, choice)}"
        values = Text(", ").join(value_text(choice, value) for value in choice.values)
        table.add_row(Text(choice.key, "cyan"), values)
        table.add_row("", Text(f"{about} ({choice.clause})", "dim"))
    return table


def value_text(choice: Choice, value: str) -> Text:
    return Text(f"{value}*", "bold") if value == choice.default else Text(value)
