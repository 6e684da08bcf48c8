"""Positions as bytes and back. One rule covers all games, so no field can be forgotten.

An object becomes a map with one entry: the index of its class in the game's `state_classes`, and the values
of its `__match_args__`. A step is written the same way, by its index in `step_classes`. Vectors of numbers
are plain arrays; lists and steps have their own tags. The compiled and the interpreted engine give the same
bytes for a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.game_registry import AnyRules

FORMAT: Final = 1
LIST: Final = -1
STEP: Final = -2


class BadSnapshot(ValueError):
    """Bytes that are not a position of this game."""


def freeze(rules: AnyRules, state: object) -> bytes:
    """The whole position as bytes."""
    return msgspec.msgpack.encode([FORMAT, rules.name, rules.version, _written(state, _places(rules))])


def thaw(rules: AnyRules, data: bytes) -> Any:
    """The position that `freeze` wrote; `BadSnapshot` if the bytes do not fit this game and version."""
    try:
        form, name, version, body = msgspec.msgpack.decode(data, type=tuple[int, str, int, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSnapshot(f"these bytes are no stored position: {error}") from None
    if (form, name, version) != (FORMAT, rules.name, rules.version):
        raise BadSnapshot(
            f"this is {name} version {version} in format {form}; "
            f"needed is {rules.name} version {rules.version} in format {FORMAT}"
        )
    try:
        return _read(rules, body)
    except (TypeError, ValueError, IndexError, KeyError) as error:
        raise BadSnapshot(f"the stored position is damaged: {error}") from None


def digest(rules: AnyRules, state: object) -> str:
    """A short hash of a position; equal positions have equal digests."""
    return fingerprint(freeze(rules, state))


def fingerprint(frozen: bytes) -> str:
    """The digest of a frozen position."""
    return blake2b(frozen, digest_size=8).hexdigest()


Places = dict[type[object], tuple[bool, int, tuple[str, ...]]]
PLAIN: Final = frozenset({int, bool, str, type(None)})


@cache
def _places(rules: AnyRules) -> Places:
    """For each class: whether it is a step, its index in its row, and the names of its values."""
    steps: Places = {step: (True, n, _names(step)) for n, step in enumerate(rules.step_classes)}
    return steps | {shape: (False, n, _names(shape)) for n, shape in enumerate(rules.state_classes)}


def _names(shape: Any) -> tuple[str, ...]:
    return tuple(shape.__match_args__)


def _written(value: Any, places: Places) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind in places:
        is_step, index, names = places[kind]
        values = [getattr(value, name) for name in names]
        fields = [x if type(x) in PLAIN else _written(x, places) for x in values]
        return {STEP: [index, *fields]} if is_step else {index: fields}
    if isinstance(value, vec):
        return list(value)
    if isinstance(value, list):
        return {LIST: [_written(item, places) for item in value]}
    if isinstance(value, (int, str)):
        return value
    raise TypeError(f"a position cannot hold a {kind.__name__}")


def _read(rules: AnyRules, value: Any) -> Any:
    if isinstance(value, list):
        return vec[i64](value)
    if not isinstance(value, dict):
        return value
    [(tag, items)] = value.items()
    if tag == LIST:
        return [_read(rules, item) for item in items]
    if tag == STEP:
        return _row_entry(rules.step_classes, items[0])(*items[1:])
    return _row_entry(rules.state_classes, tag)(*[_read(rules, item) for item in items])


def _row_entry(row: Sequence[type[Any]], index: int) -> type[Any]:
    if index < 0:
        raise IndexError(f"no shape has the place {index}")
    return row[index]
