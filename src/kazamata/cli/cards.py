"""`kazamata cards`: read a game's set of cards, write it to a file, check a file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rich.text import Text

from kazamata.cli.arguments import add_game, game_of
from kazamata.cli.screen import console
from kazamata.cli.wrong import Wrong, told
from kazamata.codec.cardset import check_set, export_set
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.factions import FACTIONS
from kazamata.words.catalogue import Catalogue, catalogue
from kazamata.words.miners import MinersNaming, house_names
from kazamata.words.miners.describe import card_text, event_text

GAME = "miners"
"""The only game whose cards come in sets."""


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--export", metavar="FILE", help=words.say("cli-help-export"))
    ways.add_argument("--check", metavar="FILE", help=words.say("cli-help-check"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    if game_of(arguments).name != GAME:
        raise Wrong("cli-wrong-no-sets", game=arguments.game, known=GAME)
    words = catalogue(GAME, arguments.lang)
    if arguments.export is not None:
        return export(arguments.export, words)
    if arguments.check is not None:
        return check(arguments.check, words)
    for line in card_lines(words):
        console().print(Text(line), soft_wrap=True)
    return 0


def export(path: str, words: Catalogue) -> int:
    try:
        export_set(path, HOUSE_SET, house_names())
    except OSError as error:
        raise told(f"{path}: {error.strerror}") from None
    console().print(words.say("cli-cards-exported", file=path))
    return 0


def check(path: str, words: Catalogue) -> int:
    """All that is wrong with a file, one line each; 2 if there is anything."""
    problems = problems_of(path)
    for problem in problems:
        console().print(Text(f"{path}: {problem}"), soft_wrap=True)
    if not problems:
        console().print(words.say("cli-cards-good", file=path))
    return 2 if problems else 0


def problems_of(path: str) -> list[str]:
    try:
        return check_set(path)
    except OSError as error:
        raise told(f"{path}: {error.strerror}") from None


def card_lines(words: Catalogue) -> list[str]:
    """The whole house set in words."""
    naming, lines = MinersNaming(), []
    for number, card in enumerate(HOUSE_SET.cards):
        factions = ", ".join(words.say(f"faction-{FACTIONS[faction]}") for faction in card.factions)
        head = words.say(
            "card-head",
            card=naming.card(words, number),
            level=words.say(f"level-{card.level}"),
            cost=card.cost,
            factions=factions or words.say("faction-none"),
        )
        lines.append(f"{head} · {card.carts} · ×{card.copies}: {card_text(card, words.say)}")
    for number, event in enumerate(HOUSE_SET.events):
        lines.append(f"{naming.happening(words, number)} · {event_text(event, words.say)}")
    return lines
