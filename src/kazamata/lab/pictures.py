"""How environments show a table: by the boards of the terminal, which are found by name as all rooms are.

Imports go down only, and boards are drawn above us; without them there is the plain view.
"""

from __future__ import annotations

from typing import Any

from kazamata.codec.views import wire_view
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module


def text(rules: AnyRules, view: Any) -> str:
    """The board as a viewer sees it, in letters."""
    artist = game_module("cli.boards", "pictures")
    return (
        bytes(wire_view(view)).decode() if artist is None else str(artist.drawn(rules, view, _names(rules)))
    )


def render_svg(rules: AnyRules, view: Any) -> str:
    """A picture of the board in letters, as SVG."""
    artist = game_module("cli.boards", "pictures")
    if artist is None:
        raise RuntimeError("there are no boards to be drawn")
    return str(artist.painted(rules, view, _names(rules)))


def _names(rules: AnyRules) -> list[str]:
    return [f"seat_{seat}" for seat in range(max(rules.seats))]
