"""`kazamata cards`: a set of cards to read, to write to a file, to check."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kazamata.cli.arguments import add_game, add_set, game_of, set_of
from kazamata.cli.screen import console, print_json
from kazamata.cli.wrong import Wrong
from kazamata.codec.sets import SETS, Shelf
from kazamata.games.miners.cardset import EVENT_TYPES, LEVELS, MineCard
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.sets import HOUSE, cards_of
from kazamata.words.catalogue import Catalogue, catalogue
from kazamata.words.miners import MinersNaming, house_names
from kazamata.words.miners.describe import card_text, describe, event_text


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
    if game not in SETS:
        raise Wrong("cli-wrong-set-game", name=game, known=", ".join(SETS))
    words = catalogue(game, arguments.lang)
    if arguments.schema:
        print_json(SETS[game].schema())
        return 0
    if arguments.check is not None:
        return check(console(), SETS[game], arguments.check, words)
    key = HOUSE if arguments.set is None else set_of(game, arguments.set)
    if arguments.export is not None:
        return export(console(), SETS[game], arguments.export, key, words)
    show(console(), key, words)
    return 0


def check(out: Console, shelf: Shelf, path: str, words: Catalogue) -> int:
    """All that is wrong with a file, a line each; 2 if anything is."""
    try:
        problems = shelf.check(path)
    except FileNotFoundError:
        raise Wrong("file-missing", file=path) from None
    except (OSError, ValueError):
        raise Wrong("file-unreadable", file=path) from None
    for problem in problems:
        out.print(Text(problem), soft_wrap=True)
    verdict = words.say("cli-cards-wrong", file=path, count=len(problems))
    out.print(Text(verdict if problems else words.say("cli-cards-right", file=path)), soft_wrap=True)
    return 2 if problems else 0


def export(out: Console, shelf: Shelf, path: str, key: str, words: Catalogue) -> int:
    names = cards_of(key).names or house_names()
    try:
        shelf.export(path, key, names)
    except (OSError, ValueError):
        raise Wrong("file-unwritable", file=path) from None
    out.print(Text(words.say("cli-cards-written", file=path)), soft_wrap=True)
    return 0


def show(out: Console, key: str, words: Catalogue) -> None:
    """The whole set: cards by level, events by type, tracks space by space."""
    cards, naming, say = cards_of(key), MinersNaming(key), words.say
    copies: Counter[int] = Counter()
    for card in cards.cards:
        copies[card.level] += card.copies
    for level in range(1, LEVELS + 1):
        out.print(Text(say("cli-cards-level", level=say(f"level-{level}"), count=copies[level]), "bold"))
        for kind, card in enumerate(cards.cards):
            if card.level == level:
                _entry(out, head(card, naming.card(words, kind), words), card_text(card, say))
    for type, name in enumerate(EVENT_TYPES):
        out.print(Text(say(f"event-type-{name}"), "bold"))
        for number, event in enumerate(cards.events):
            if event.type == type:
                text = event_text(event, say).partition(": ")[2]
                _entry(out, naming.happening(words, number), text)
    for number, track in enumerate(cards.tracks):
        board = say(f"board-{number // 2}")
        out.print(Text(f"{board}: {naming.track(words, number)}", "bold"))
        for space, effect in enumerate(track.spaces, 1):
            out.print(Padding(Text(f"{space} {describe(effect, say)}"), (0, 0, 0, 2), expand=False))


def _entry(out: Console, title: str, text: str) -> None:
    out.print(Padding(Text(title, "cyan"), (0, 0, 0, 2), expand=False))
    out.print(Padding(Text(text), (0, 0, 0, 6), expand=False))


def head(card: MineCard, name: str, words: Catalogue) -> str:
    """Name, copies, cost, factions and half-carts of a card."""
    factions = ", ".join(words.say(f"faction-{FACTIONS[faction]}") for faction in card.factions)
    return words.say(
        "cli-cards-head",
        card=name,
        copies=card.copies,
        cost=card.cost,
        factions=factions or words.say("faction-none"),
        carts=_carts(card.carts),
    )


def _carts(carts: str) -> str:
    """The half-carts from above to below: `·●/●·/··`."""
    signs = carts.replace("#", "●").replace(".", "·")
    return f"{signs[:2]}/{signs[2:4]}/{signs[4:]}"
