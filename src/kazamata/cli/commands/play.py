"""`kazamata play`: a game at the terminal, with bots or with people who share the keyboard."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from secrets import randbelow
from typing import Final

from kazamata import game_registry
from kazamata.cli import log_files, menu
from kazamata.cli.arguments import add_game, add_table, game_of, parse_seed, setup_of
from kazamata.cli.play.game import TerminalGame
from kazamata.cli.play.seat_assignment import assign_seats, names_of
from kazamata.cli.play.session import Session
from kazamata.cli.screen import Screen, is_interactive
from kazamata.cli.text_narrator import TextNarrator
from kazamata.cli.usage_errors import UsageError
from kazamata.codec.gamelog import BadLog, GameLog, position
from kazamata.core.rules import Setup
from kazamata.words.catalogue import Catalogue

RANDOM_SEEDS: Final = 1 << 32


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words, optional=True)
    add_table(parser, words)
    parser.add_argument("--bots", metavar="LIST", help=words.say("cli-help-play-bots"))
    parser.add_argument("--names", metavar="LIST", help=words.say("cli-help-names"))
    parser.add_argument("--save", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-save"))
    parser.add_argument("--resume", metavar=words.say("cli-metavar-file"), help=words.say("cli-help-resume"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    if arguments.save is not None:
        log_files.check_writable(arguments.save)
    if arguments.game is None and arguments.resume is None:
        if not is_interactive() or has_table_options(arguments):
            raise UsageError(
                "cli-wrong-which-game",
                known=", ".join(f"kazamata play {name}" for name in game_registry.GAME_NAMES),
            )
        return menu.run(arguments)
    game = resumed_game(arguments) if arguments.resume else new_game(arguments)
    narrator = TextNarrator(game.rules.name, arguments.lang, game.names, game.setup.choices)
    path = arguments.save or arguments.resume
    return Session(game, narrator, Screen(), arguments.lang, path, arguments.set or "").play()


def new_game(arguments: Namespace) -> TerminalGame:
    """Create the requested table."""
    rules = game_of(arguments)
    setup = setup_of(rules, arguments)
    seed = randbelow(RANDOM_SEEDS) if arguments.seed is None else parse_seed(arguments.seed)
    bots = assign_seats(rules, setup.seats, arguments.bots)
    return TerminalGame(rules, setup, seed, names_of(rules, arguments, bots), bots)


def resumed_game(arguments: Namespace) -> TerminalGame:
    """Resume a saved game; everything but the bots comes from the log."""
    log = log_files.read_log(arguments.resume)
    refuse_table_options(arguments, log)
    log_files.load_set_for(arguments.resume, log, arguments.set)
    rules, header = log.rules, log.header
    try:
        position(log)
    except BadLog as bad:
        raise log_files.bad_log_error(arguments.resume, bad) from None
    setup = Setup(len(header.seats), dict(header.choices))
    bots = assign_seats(rules, setup.seats, arguments.bots)
    game = TerminalGame(rules, setup, int(header.seed), list(header.seats), bots)
    for answer in log.answers:
        game.take(answer.seat, answer.option)
    return game


def has_table_options(arguments: Namespace) -> bool:
    """Whether any argument describes the table."""
    options = (arguments.seats, arguments.seed, arguments.option, arguments.names, arguments.scenario)
    return any(options)


def refuse_table_options(arguments: Namespace, log: GameLog) -> None:
    """Refuse table arguments, because a saved game fixes its game, seats, seed and choices."""
    if has_table_options(arguments) or arguments.game not in (None, log.header.game):
        raise UsageError("cli-wrong-resume", game=log.header.game)
