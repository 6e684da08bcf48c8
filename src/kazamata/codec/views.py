"""Views as JSON: every object by the names of its `__match_args__`, by one rule for all games.

Only `imagine` needs the agenda and the lanes of a view. They are not sent.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from librt.vecs import vec

from kazamata.core.steps import Step

STEP_FIELDS: Final = ("agenda", "lane")
"""The fields of views that hold steps."""


def to_wire(value: Any) -> Any:
    """An object of a view as plain data, without its steps."""
    if isinstance(value, vec):
        return list(value)
    return {name: getattr(value, name) for name in value.__match_args__ if name not in STEP_FIELDS}


def to_full_record(value: Any) -> Any:
    """An object of a view with its steps, to compare views."""
    if isinstance(value, vec):
        return list(value)
    fields = {name: getattr(value, name) for name in value.__match_args__}
    return {"step": type(value).__name__, **fields} if isinstance(value, Step) else fields


_WIRE: Final = msgspec.json.Encoder(enc_hook=to_wire)
_WHOLE: Final = msgspec.json.Encoder(enc_hook=to_full_record)


def wire_view(view: object) -> msgspec.Raw:
    """A view as raw JSON that other records embed unchanged."""
    return msgspec.Raw(_WIRE.encode(view))


def view_bytes(view: object) -> bytes:
    """The whole view, steps included, as bytes; equal views have equal bytes."""
    return _WHOLE.encode(view)
