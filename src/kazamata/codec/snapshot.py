"""A position as bytes and back, by one rule for all games, so that no field is ever forgotten.

An object is written as a map of one entry: the place of its class in the game's `shapes`, and the
values of its `__match_args__`. Unboxed number rows are plain arrays; lists and steps have tags of
their own. The same position gives the same bytes, compiled or interpreted.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.steps import Step
from kazamata.shelf import AnyRules

FORMAT: Final = 1
LIST: Final = -1
STEP: Final = -2


class BadSnapshot(ValueError):
    """Bytes that are no position of this game."""


def freeze(rules: AnyRules, state: object) -> bytes:
    """The whole position as bytes."""
    places = {shape: place for place, shape in enumerate(rules.shapes)}
    return msgspec.msgpack.encode([FORMAT, rules.name, rules.version, _written(state, places)])


def thaw(rules: AnyRules, data: bytes) -> Any:
    """The position that was frozen; `BadSnapshot` if the bytes are not one of this game and version."""
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
    """A short fingerprint of a position: equal positions have equal ones."""
    return fingerprint(freeze(rules, state))


def fingerprint(frozen: bytes) -> str:
    """The fingerprint of a position that is frozen already."""
    return blake2b(frozen, digest_size=8).hexdigest()


def _written(value: Any, places: dict[type[object], int]) -> Any:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return {LIST: [_written(item, places) for item in value]}
    if isinstance(value, Step):
        return {STEP: [value.code(), *value.numbers()]}
    if type(value) in places:
        fields = [_written(getattr(value, name), places) for name in value.__match_args__]
        return {places[type(value)]: fields}
    if isinstance(value, vec):
        return list(value)
    raise TypeError(f"a position cannot hold a {type(value).__name__}")


def _read(rules: AnyRules, value: Any) -> Any:
    if isinstance(value, list):
        return vec[i64](value)
    if not isinstance(value, dict):
        return value
    [(tag, items)] = value.items()
    if tag == LIST:
        return [_read(rules, item) for item in items]
    if tag == STEP:
        return rules.step(items[0], vec[i64](items[1:]))
    return rules.shapes[tag](*[_read(rules, item) for item in items])
