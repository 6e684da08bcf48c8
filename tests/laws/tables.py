"""What the laws need to know of each game: tables to try, a census of its cards, and what an answer shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import Any, TypeAlias

from kazamata import shelf
from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.shelf import AnyRules
from tests.laws import lords, miners, tranquility

Case: TypeAlias = tuple[str, int, dict[str, str]]
"""A game, the number of seats, and what the table has agreed upon."""

SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "tranquility": tranquility.SETUPS,
    "miners": miners.SETUPS,
    "lords": lords.SETUPS,
}
CASES: list[Case] = [(game, seats, chosen) for game in shelf.NAMES for seats, chosen in SETUPS[game]]

CENSUS: dict[str, Callable[[Any], Counter[int]]] = {
    "tranquility": tranquility.census,
    "miners": miners.census,
    "lords": lords.census,
}
"""Every card of a position, wherever it lies."""

SHOWN: dict[str, Callable[[Any, str, int], Hashable]] = {
    "tranquility": tranquility.shown,
    "miners": miners.shown,
    "lords": lords.shown,
}
"""What everybody sees of an answer, given the position before it and the kind of question."""

SECRETS: dict[str, Callable[[Any, int], list[list[int]]]] = {
    "tranquility": tranquility.secrets,
    "miners": miners.secrets,
    "lords": lords.secrets,
}
"""Rows of cards that a viewer may not know, each in the order in which the position holds it."""

TWINS: dict[str, Callable[[Any, int, Dice], Any]] = {
    "tranquility": tranquility.twin,
    "miners": miners.twin,
    "lords": lords.twin,
}
"""Another world that differs only in what the viewer will not learn by drawing."""

TELLTALES: dict[str, frozenset[str]] = {
    "tranquility": tranquility.TELLTALES,
    "miners": miners.TELLTALES,
    "lords": lords.TELLTALES,
}
"""Events through which the rules themselves make such a difference known."""


def name(case: Case) -> str:
    game, seats, chosen = case
    return "-".join([game, str(seats), *(f"{key}={value}" for key, value in chosen.items())])


def deal(case: Case, seed: int) -> tuple[AnyRules, Any]:
    game, seats, chosen = case
    rules = shelf.rules(game)
    return rules, rules.deal(rules.setup(seats, chosen), seed)


def pick(rules: AnyRules, state: Any, chance: Random) -> tuple[Ask, int]:
    """A random answer of a random seat that is asked."""
    ask = chance.choice(rules.ask(state))
    return ask, int(chance.choice(list(ask.options)))


def positions(case: Case, seed: int, chance: Random) -> Iterator[tuple[AnyRules, Any]]:
    """All positions of a game that is played at random, the last one included."""
    rules, state = deal(case, seed)
    while True:
        yield rules, state
        if not rules.ask(state):
            return
        ask, option = pick(rules, state, chance)
        rules.take(state, ask.seat, option)


def plain(thing: Any) -> Any:
    """Anything of the engine as nested lists of plain values, so that equal things are equal."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    fields = getattr(thing, "__match_args__", None)
    if fields is None and hasattr(thing, "numbers"):  # a step without numbers
        return [type(thing).__name__, list(thing.numbers())]
    if fields is None:
        return [each if type(each) is int else plain(each) for each in thing]
    return [type(thing).__name__, *(plain(getattr(thing, field)) for field in fields)]
