"""What the laws need from each game: setups, a count of its cards, and the public part of an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeAlias, cast

from kazamata import game_registry
from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.game_registry import AnyRules
from kazamata.plugins import plugin_folders

MAX_ANSWERS = 5_000
"""More answers than any game has; a game that gets here does not end."""

Case: TypeAlias = tuple[str, int, dict[str, str]]
"""A game, the number of seats, and the choices of the setup."""


class LawData(Protocol):
    """What each game gives the laws: the module `laws/<game>.py`, here or in the folder of a plugin."""

    SETUPS: list[tuple[int, dict[str, str]]]
    """Setups to try."""

    REVEALING_EVENTS: frozenset[str]
    """Events through which the rules themselves reveal how an alternative world differs."""

    def count_cards(self, state: Any) -> Counter[int]:
        """Every card of a position, wherever it lies."""

    def public_answer(self, state: Any, kind: str, option: int) -> Hashable:
        """The public part of an answer, given the position before it and the kind of question."""

    def hidden_cards(self, state: Any, viewer: int) -> list[list[int]]:
        """Rows of cards that a viewer may not know, each in the order of the position."""

    def alternative_world(self, state: Any, viewer: int, dice: Dice) -> Any:
        """Another world that differs only in cards that the viewer will not learn by drawing."""


@cache
def law_data(game: str) -> LawData:
    game_registry.rules(game)
    homes = [Path(__file__).parent, *(folder / "laws" for folder in plugin_folders())]
    path = next(home / f"{game}.py" for home in homes if home.joinpath(f"{game}.py").is_file())
    spec = spec_from_file_location(f"tests.laws.{game}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return cast(LawData, module)


CASES: list[Case] = [
    (game, seats, chosen) for game in game_registry.GAME_NAMES for seats, chosen in law_data(game).SETUPS
]


def name(case: Case) -> str:
    game, seats, chosen = case
    return "-".join([game, str(seats), *(f"{key}={value}" for key, value in chosen.items())])


def deal(case: Case, seed: int) -> tuple[AnyRules, Any]:
    game, seats, chosen = case
    rules = game_registry.rules(game)
    return rules, rules.deal(rules.setup(seats, chosen), seed)


def pick(rules: AnyRules, state: Any, chance: Random) -> tuple[Ask, int]:
    """A random answer of a random asked seat."""
    ask = chance.choice(rules.ask(state))
    return ask, int(chance.choice(list(ask.options)))


def positions(case: Case, seed: int, chance: Random) -> Iterator[tuple[AnyRules, Any]]:
    """All positions of a random game, the last one included."""
    rules, state = deal(case, seed)
    while True:
        yield rules, state
        if not rules.ask(state):
            return
        ask, option = pick(rules, state, chance)
        rules.take(state, ask.seat, option)


def plain(thing: Any) -> Any:
    """Any engine object as nested lists of plain values, for comparison."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    fields = getattr(thing, "__match_args__", None)
    if fields is None:
        return [each if type(each) is int else plain(each) for each in thing]
    return [type(thing).__name__, *(plain(getattr(thing, field)) for field in fields)]
