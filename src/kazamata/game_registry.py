"""All games by their short names; a game is imported on first use."""

from __future__ import annotations

import copyreg
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Ask, AskKind, Question
from kazamata.core.dice import Dice
from kazamata.core.events import Event
from kazamata.core.features import Column, FeatureBlock
from kazamata.core.refusals import Refusal
from kazamata.core.rules import Outcome, Progress, Rules, Setup
from kazamata.plugins import game_module, package_folders

AnyRules: TypeAlias = Rules[Any, Any]
"""Any game, through the seven verbs only."""

_FIRST: Final = ("tranquility", "miners", "lords")
"""The order of the built-in games, from the easiest to the richest; other games follow by name."""


def _found() -> tuple[str, ...]:
    packages = (path for folder in package_folders("games") for path in folder.iterdir())
    names = {path.name for path in packages if path.joinpath("rules.py").is_file()}
    return (*(name for name in _FIRST if name in names), *sorted(names.difference(_FIRST)))


GAME_NAMES: Final = _found()


@cache
def rules(name: str) -> AnyRules:
    """The rules of a game, `NAME` in `games/name/rules.py`; `KeyError` lists the games if it is unknown."""
    if name not in GAME_NAMES or game_module("games", name) is None:
        raise KeyError(f"no game is called {name!r}; there are: {', '.join(GAME_NAMES)}")
    module = import_module(f"kazamata.games.{name}.rules")
    game = getattr(module, name.upper(), None)
    if not isinstance(game, Rules):
        raise TypeError(
            f"{module.__name__} needs its rules under the name {name.upper()}, an object of `Rules`"
        )
    copyreg.pickle(type(game), _name)
    for index, kind in enumerate(game.ask_kinds):
        _ASK_KINDS[kind] = (name, index)
    for shape in (*game.state_classes, *game.step_classes, *_view_classes(name)):
        _register(shape)
    return game


def _view_classes(name: str) -> list[type[object]]:
    """The classes of a game's views."""
    found = vars(import_module(f"kazamata.games.{name}.view")) if game_module("games", f"{name}.view") else {}
    return [shape for shape in found.values() if isinstance(shape, type) and hasattr(shape, "__match_args__")]


def _register(shape: type[Any]) -> None:
    """Let a class be pickled, copied and printed; compiled classes do none of this themselves."""
    copyreg.pickle(shape, _parts)
    shape.__repr__ = _text  # type: ignore[assignment]


def _text(thing: Any) -> str:
    """Show an object with its values, such as `Ask(kind=0, seat=1, options=[3, 4])`."""
    parts = (f"{name}={_value_text(getattr(thing, name))}" for name in thing.__match_args__)
    return f"{type(thing).__name__}({', '.join(parts)})"


def _value_text(value: Any) -> str:
    return repr(list(value)) if type(value) is type(_NO_NUMBERS) else repr(value)


def _rules_text(game: AnyRules) -> str:
    seats = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
    return f"<rules of {game.name}, version {game.version}, {seats} seats>"


def _name(game: AnyRules) -> tuple[Any, tuple[str]]:
    return rules, (game.name,)


def _ask_kind(kind: AskKind) -> tuple[Any, tuple[str, int]]:
    return _ask_kind_of, _ASK_KINDS[kind]


def _ask_kind_of(game: str, index: int) -> AskKind:
    return rules(game).ask_kinds[index]


def _question(question: Question) -> tuple[Any, tuple[Any, ...]]:
    parts = (question.definition, question.kind, question.seat, question.options, question.facts)
    return Question, parts


def _parts(thing: Any) -> tuple[type[Any], tuple[Any, ...]]:
    """Tell pickle how to rebuild a plain object."""
    return type(thing), tuple(getattr(thing, name) for name in thing.__match_args__)


def _row(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _numbers(row: Any) -> tuple[Any, tuple[list[int]]]:
    return _row, (list(row),)


_NO_NUMBERS: Final = vec[i64]()
_ASK_KINDS: Final[dict[AskKind, tuple[str, int]]] = {}
"""Where each question's definition stands: the game and its index there."""

copyreg.pickle(type(_NO_NUMBERS), _numbers)
copyreg.pickle(AskKind, _ask_kind)
for _shape in (Ask, Column, Dice, Event, FeatureBlock, Outcome, Progress, Question, Setup):
    _register(_shape)
copyreg.pickle(Question, _question)
copyreg.pickle(Refusal, _parts)
Rules.__repr__ = _rules_text  # type: ignore[method-assign, assignment]
