"""`kazamata play`: a game at the terminal, with bots or with people who pass the keyboard."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from secrets import randbelow
from typing import Final

from kazamata.bots import roster
from kazamata.cli import logs
from kazamata.cli.arguments import add_game, add_table, bots_of, game_of, seed_of, setup_of
from kazamata.cli.play.session import Session
from kazamata.cli.play.table import Table
from kazamata.cli.screen import Screen
from kazamata.cli.wording import Wording, common
from kazamata.cli.wrong import Wrong
from kazamata.codec.gamelog import BadLog, GameLog, position
from kazamata.core.rules import Setup
from kazamata.shelf import AnyRules
from kazamata.words.catalogue import Catalogue
from kazamata.words.names import shown

HUMAN: Final = "human"
NOBODY: Final = "none"
FAVOURITE: Final = "greedy"
CHANCE: Final = 1 << 32


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words, optional=True)
    add_table(parser, words)
    parser.add_argument("--bots", metavar="LIST", help=words.say("cli-help-play-bots"))
    parser.add_argument("--names", metavar="LIST", help=words.say("cli-help-names"))
    parser.add_argument("--save", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-save"))
    parser.add_argument("--resume", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-resume"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    table = resumed(arguments) if arguments.resume else fresh(arguments)
    wording = Wording(table.rules.name, arguments.lang, table.names, table.setup.choices)
    return Session(table, wording, Screen(), arguments.lang, arguments.save or arguments.resume).play()


def fresh(arguments: Namespace) -> Table:
    """A table as it was ordered."""
    if arguments.game is None:
        raise Wrong("cli-wrong-missing", missing=metavar_of(arguments), help="kazamata play --help")
    rules = game_of(arguments)
    setup = setup_of(rules, arguments)
    seed = randbelow(CHANCE) if arguments.seed is None else seed_of(arguments.seed)
    bots = seating(rules, setup.seats, arguments.bots)
    return Table(rules, setup, seed, names_of(rules, arguments, bots), bots)


def metavar_of(arguments: Namespace) -> str:
    return common(arguments.lang).say("cli-metavar-game")


def resumed(arguments: Namespace) -> Table:
    """A table at which a saved game goes on: everything but the bots comes from the log."""
    log = logs.read_log(arguments.resume)
    refuse_orders(arguments, log)
    logs.find_set(arguments.resume, log, arguments.set)
    rules, header = log.rules, log.header
    try:
        position(log)
    except BadLog as bad:
        raise logs.wrong_log(arguments.resume, bad) from None
    setup = Setup(len(header.seats), dict(header.choices))
    bots = seating(rules, setup.seats, arguments.bots)
    table = Table(rules, setup, int(header.seed), list(header.seats), bots)
    for answer in log.answers:
        table.take(answer.seat, answer.option)
    return table


def refuse_orders(arguments: Namespace, log: GameLog) -> None:
    """A saved game has its game, seats, seed and choices already."""
    ordered = arguments.seats or arguments.seed or arguments.option or arguments.names or arguments.scenario
    if ordered or arguments.game not in (None, log.header.game):
        raise Wrong("cli-wrong-resume", game=log.header.game)


def seating(rules: AnyRules, seats: int, text: str | None) -> list[str | None]:
    """Who sits where: None for a person. Without a list one person plays with the best-mannered bots."""
    known = roster.names(rules.name)
    if text is None:
        return [None, *[FAVOURITE if FAVOURITE in known else known[0]] * (seats - 1)]
    names = bots_of(rules, text, (HUMAN, NOBODY))
    if len(names) > seats:
        raise Wrong("too-many-bots", bots=len(names), seats=seats)
    chosen = [None if name in (HUMAN, NOBODY) else name for name in names]
    if len(chosen) == seats:
        return chosen
    if len(chosen) == 1:
        return [None, *chosen * (seats - 1)]
    return [None, *chosen, *[None] * (seats - 1 - len(chosen))]


def names_of(rules: AnyRules, arguments: Namespace, bots: list[str | None]) -> list[str]:
    """The names that were given, and plain ones for the rest."""
    given = [shown(name) for name in arguments.names.split(",")] if arguments.names else []
    if len(given) > len(bots):
        raise Wrong("too-many-names", names=len(given), seats=len(bots))
    words = Wording(rules.name, arguments.lang)
    usual = [
        words.say("player-number", number=seat)
        if bot is None
        else words.say("play-bot", bot=bot, number=seat)
        for seat, bot in enumerate(bots, 1)
    ]
    names = [given[seat] if seat < len(given) and given[seat] else name for seat, name in enumerate(usual)]
    for name in names:
        if names.count(name) > 1:
            raise Wrong("name-twice", name=name)
    return names
