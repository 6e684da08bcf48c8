"""`kazamata balance`: is the set of cards in balance? (IM-H7)"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from kazamata.cli.arguments import add_game, add_json, bots_of, game_of, number_of, seed_of, set_of
from kazamata.cli.cards import GAME
from kazamata.cli.screen import console, print_json
from kazamata.cli.wrong import Wrong, told
from kazamata.games.miners.sets import HOUSE, cards_of
from kazamata.lab import balance
from kazamata.words.catalogue import Catalogue

MOST_GAMES = 1_000_000
MOST_JOBS = 256


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument("--games", metavar="K", default="100", help=words.say("cli-help-games"))
    parser.add_argument("--seats", metavar="N", default="2", help=words.say("cli-help-seats"))
    parser.add_argument("--bots", metavar="LIST", default="greedy", help=words.say("cli-help-simulate-bots"))
    parser.add_argument("--seed", metavar="S", default="1", help=words.say("cli-help-seed"))
    parser.add_argument("--jobs", metavar="J", default="1", help=words.say("cli-help-jobs"))
    parser.add_argument("--set", metavar="FILE", help=words.say("cli-help-set"))
    parser.add_argument("--picture", metavar="FILE", help=words.say("cli-help-picture"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    rules = game_of(arguments)
    if rules.name != GAME:
        raise Wrong("cli-wrong-no-sets", game=arguments.game, known=GAME)
    key = HOUSE if arguments.set is None else set_of(arguments.set)
    tally = balance.measure(
        number_of("--seats", arguments.seats, rules.seats[0], rules.seats[-1]),
        number_of("--games", arguments.games, 1, MOST_GAMES),
        bots_of(rules, arguments.bots),
        seed_of(arguments.seed),
        key,
        number_of("--jobs", arguments.jobs, 1, MOST_JOBS),
    )
    report = balance.report(tally, cards_of(key))
    if arguments.picture is not None:
        _draw(arguments.picture, balance.picture(report))
    if arguments.json:
        print_json(report)
    else:
        console().print("\n".join(balance.lines(report)), markup=False, soft_wrap=True)
    return 0


def _draw(path: str, svg: str) -> None:
    try:
        Path(path).write_text(svg, encoding="utf-8")
    except OSError as error:
        raise told(f"{path}: {error.strerror}") from None
