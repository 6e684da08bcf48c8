"""The players' seats and names."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from kazamata.bots import roster
from kazamata.cli.arguments import HUMAN, NOBODY, bots_of
from kazamata.cli.text_narrator import Wording
from kazamata.cli.usage_errors import Wrong
from kazamata.game_registry import AnyRules
from kazamata.words.names import visible_text

FAVOURITE: Final = "greedy"


def seating(rules: AnyRules, seats: int, text: str | None) -> list[str | None]:
    """Return the bot of each seat, None for a person; by default one person plays against greedy bots."""
    if text is None:
        known = roster.names(rules.name)
        return [None, *[FAVOURITE if FAVOURITE in known else known[0]] * (seats - 1)]
    chosen = [None if name in (HUMAN, NOBODY) else name for name in bots_of(rules, text, (HUMAN, NOBODY))]
    if len(chosen) == seats:
        return chosen
    if len(chosen) == 1:
        return [None, *chosen * (seats - 1)]
    if len(chosen) == seats - 1:
        return [None, *chosen]
    raise Wrong("wrong-bots-play", bots=len(chosen), seats=seats)


def names_of(rules: AnyRules, arguments: Namespace, bots: list[str | None]) -> list[str]:
    """Return the given names, with default names for the rest."""
    given = [visible_text(name) for name in arguments.names.split(",")] if arguments.names else []
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
