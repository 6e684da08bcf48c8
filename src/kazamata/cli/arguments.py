"""Shared command-line arguments and their checks: games, seats, seeds, choices, bots."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import Final

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.cli.text_narrator import TextNarrator
from kazamata.cli.usage_errors import UsageError, plain_usage_error
from kazamata.codec.badset import BadSet
from kazamata.codec.sets import SetCodec, games_with_sets, set_codec_of
from kazamata.core.dice import SEED_BITS
from kazamata.core.refusals import Refused
from kazamata.core.rules import SCENARIO, Choice, Setup
from kazamata.game_registry import AnyRules
from kazamata.lab.workers import LOCAL, Workers
from kazamata.words.catalogue import ENGLISH, Catalogue, catalogue

DEFAULT_SEATS: Final = (3, 4, 2, 1, 5)
"""The default number of seats: the first of these that the rules allow."""


HUMAN: Final = "human"
NO_BOT: Final = "none"
"""Names in a list of bots that mean a person."""

MAX_SECONDS: Final = 3600
MAX_JOBS: Final = 256
MAX_DIGITS: Final = 40
"""More digits than any number here may have; Python refuses to read very long ones."""


def add_game(parser: ArgumentParser, words: Catalogue, optional: bool = False) -> None:
    nargs = "?" if optional else None
    metavar = words.say("cli-metavar-game")
    parser.add_argument("game", nargs=nargs, metavar=metavar, help=", ".join(game_registry.GAME_NAMES))


def add_table(parser: ArgumentParser, words: Catalogue) -> None:
    """Add seats, choices and seed of a table."""
    parser.add_argument("--seats", metavar="N", help=words.say("cli-help-seats"))
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help=words.say("cli-help-option")
    )
    parser.add_argument("--scenario", metavar="NAME", help=words.say("cli-help-scenario"))
    parser.add_argument("--seed", metavar="S", help=words.say("cli-help-seed"))
    add_set(parser, words)


def add_set(parser: ArgumentParser, words: Catalogue) -> None:
    """Add a set of cards from a file, for games that use one."""
    parser.add_argument("--set", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-set"))


def add_json(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--json", action="store_true", help=words.say("cli-help-json"))


def add_workers(parser: ArgumentParser, words: Catalogue) -> None:
    """Add the workers for long runs: local processes, or a Ray cluster."""
    parser.add_argument("--jobs", metavar="J", help=words.say("cli-help-jobs"))
    parser.add_argument("--ray", metavar=f"ADDRESS|{LOCAL}", default="", help=words.say("cli-help-ray"))


def workers_of(arguments: Namespace) -> Workers:
    """Return the workers: one process by default; a local Ray uses all cores."""
    default = (os.cpu_count() or 1) if arguments.ray == LOCAL else 1
    jobs = number_of("--jobs", arguments.jobs or str(default), 1, MAX_JOBS)
    return Workers(jobs, arguments.ray)


def game_of(arguments: Namespace) -> AnyRules:
    """Find a game by its short name or title, ignoring case."""
    named = str(arguments.game).strip().lower()
    titles = {catalogue(name, ENGLISH).say("game-title").lower(): name for name in game_registry.GAME_NAMES}
    arguments.game = titles.get(named, named)
    if arguments.game not in game_registry.GAME_NAMES:
        raise UsageError("unknown-game", name=arguments.game, known=", ".join(game_registry.GAME_NAMES))
    return game_registry.rules(arguments.game)


def number_of(name: str, text: str, least: int, most: int) -> int:
    """Parse a whole number within bounds."""
    digits = text.lstrip("0") or "0"
    if text.isascii() and text.isdigit() and len(digits) < MAX_DIGITS and least <= int(digits) <= most:
        return int(digits)
    limit = f"2^{SEED_BITS} - 1" if most == (1 << SEED_BITS) - 1 else str(most)
    raise UsageError("cli-wrong-number", name=name, given=text, least=least, most=limit)


def seconds_of(name: str, text: str) -> float:
    """Parse a number of seconds, or a rate per second; decimals are allowed."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= MAX_SECONDS:
        raise UsageError("cli-wrong-number", name=name, given=text, least=0, most=str(MAX_SECONDS))
    return seconds


def parse_seed(text: str) -> int:
    return number_of("--seed", text, 0, (1 << SEED_BITS) - 1)


def set_choice(game: str, path: str | None) -> dict[str, str]:
    """Load a file of cards or components and return the choice that names it."""
    if path is None:
        return {}
    key = set_of(game, path)
    return {_sets(game).choice: key}


def _sets(game: str) -> SetCodec:
    sets = set_codec_of(game)
    if sets is None:
        raise UsageError("cli-wrong-set-game", name=game, known=", ".join(games_with_sets()))
    return sets


def set_of(game: str, path: str) -> str:
    """Load a set of cards; return the value of the choice that names it."""
    sets = _sets(game)
    try:
        return sets.load(path)
    except BadSet as bad:
        raise UsageError(
            "cli-wrong-set", file=path, problem=bad.problems[0], count=len(bad.problems)
        ) from None
    except FileNotFoundError:
        raise UsageError("file-missing", file=path) from None
    except (OSError, ValueError):
        raise UsageError("file-unreadable", file=path) from None


def choices_of(rules: AnyRules, options: list[str]) -> dict[str, str]:
    """Parse the choices; each must have a known key and value."""
    chosen: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        choice = _choice(rules, key)
        if not equals:
            raise UsageError("choice-form", text=option)
        if value not in choice.values:
            raise UsageError("unknown-value", name=key, value=value, known=", ".join(choice.values))
        chosen[key] = value
    return chosen


def _choice(rules: AnyRules, key: str) -> Choice:
    for choice in rules.choices:
        if choice.key == key:
            return choice
    known = ", ".join(choice.key for choice in rules.choices)
    raise UsageError("unknown-choice", name=key, known=known)


def scenario_of(rules: AnyRules, name: str | None) -> dict[str, str]:
    """Treat `--scenario M1` as `--option scenario=M1`, ignoring case."""
    if name is None:
        return {}
    known = {value.lower(): value for value in _choice(rules, SCENARIO).values}
    return choices_of(rules, [f"{SCENARIO}={known.get(name.lower(), name)}"])


def setup_of(rules: AnyRules, arguments: Namespace) -> Setup:
    """Return the requested setup; `Wrong` explains why the rules refuse it."""
    choices = choices_of(rules, arguments.option) | scenario_of(rules, arguments.scenario)
    choices |= set_choice(rules.name, arguments.set)
    if arguments.seats is None:
        return _default_setup(rules, choices, arguments.lang)
    least = 1 if _fits(rules, 1, choices) else rules.seats[0]
    seats = number_of("--seats", arguments.seats, least, rules.seats[-1])
    return _setup(rules, seats, choices, arguments.lang)


def _default_setup(rules: AnyRules, choices: dict[str, str], language: str) -> Setup:
    """Return the default setup; solo practice in a multiplayer game gets one seat."""
    default = [seats for seats in DEFAULT_SEATS if seats in rules.seats]
    for seats in default if 1 in rules.seats else (1, *default):
        if _fits(rules, seats, choices):
            return rules.setup(seats, choices)
    return _setup(rules, rules.seats[-1], choices, language)


def _fits(rules: AnyRules, seats: int, choices: dict[str, str]) -> bool:
    spelled = {choice.key: choices.get(choice.key, choice.default) for choice in rules.choices}
    return rules.refuse_setup(Setup(seats, spelled)) is None


def seats_of(rules: AnyRules, choices: dict[str, str]) -> list[int]:
    """List the allowed numbers of seats; solo practice in a multiplayer game has one."""
    if 1 not in rules.seats and _fits(rules, 1, choices):
        return [1]
    return [seats for seats in rules.seats if _fits(rules, seats, choices)]


def _setup(rules: AnyRules, seats: int, choices: dict[str, str], language: str) -> Setup:
    try:
        return rules.setup(seats, choices)
    except Refused as refused:
        raise plain_usage_error(TextNarrator(rules.name, language).refusal(refused.refusal)) from None


def team_of(rules: AnyRules, text: str, seats: int) -> tuple[str, ...]:
    """Return a bot for each seat from one name for all seats, or one name each."""
    names = bots_of(rules, text)
    if len(names) not in (1, seats):
        raise UsageError("wrong-bots", bots=len(names), seats=seats)
    return names * seats if len(names) == 1 else names


def bots_of(rules: AnyRules, text: str, others: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Parse a comma-separated list of bots of the game, bots by `module:Class`, or other allowed words."""
    names = tuple(name.strip() for name in text.split(","))
    known = (*roster.names(rules.name), *others)
    for name in names:
        if ":" in name:
            roster.bot(rules.name, name)  # a bad one is reported before the first game
        elif name not in known:
            raise UsageError("unknown-bot", name=name, game=rules.name, known=", ".join(known))
    return names
