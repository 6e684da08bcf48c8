"""The players' seats and names."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from kazamata.bots import roster
from kazamata.cli.arguments import HUMAN, NO_BOT, bots_of
from kazamata.cli.text_narrator import TextNarrator
from kazamata.cli.usage_errors import UsageError
from kazamata.game_registry import AnyRules
from kazamata.words.names import visible_text

DEFAULT_BOT: Final = "greedy"


def assign_seats(rules: AnyRules, seats: int, text: str | None) -> list[str | None]:
    """Return the bot of each seat, None for a person; by default one person plays against greedy bots."""
    if text is None:
        known = roster.names(rules.name)
        return [None, *[DEFAULT_BOT if DEFAULT_BOT in known else known[0]] * (seats - 1)]
    chosen = [None if name in (HUMAN, NO_BOT) else name for name in bots_of(rules, text, (HUMAN, NO_BOT))]
    if len(chosen) == seats:
        return chosen
    if len(chosen) == 1:
        return [None, *chosen * (seats - 1)]
    if len(chosen) == seats - 1:
        return [None, *chosen]
    raise UsageError("wrong-bots-play", bots=len(chosen), seats=seats)


def names_of(rules: AnyRules, arguments: Namespace, bots: list[str | None]) -> list[str]:
    """Return the given names, with default names for the rest."""
    given = [visible_text(name) for name in arguments.names.split(",")] if arguments.names else []
    if len(given) > len(bots):
        raise UsageError("too-many-names", names=len(given), seats=len(bots))
    words = TextNarrator(rules.name, arguments.lang)
    defaults = [
        words.say("player-number", number=seat)
        if bot is None
        else words.say("play-bot", bot=bot, number=seat)
        for seat, bot in enumerate(bots, 1)
    ]
    names = [given[seat] if seat < len(given) and given[seat] else name for seat, name in enumerate(defaults)]
    for name in names:
        if names.count(name) > 1:
            raise UsageError("name-twice", name=name)
    return names
