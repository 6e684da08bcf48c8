"""Render a table with the terminal boards, found by name like all plugins.

The boards belong to a higher layer, which this module must not import. Without them it can only print the
view.
"""

from __future__ import annotations

from typing import Any

from kazamata.codec.views import wire_view
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module


def render_text(rules: AnyRules, view: Any) -> str:
    """Draw the board as a viewer sees it, as text."""
    boards = game_module("cli.boards", "rendering")
    return (
        bytes(wire_view(view)).decode()
        if boards is None
        else str(boards.render_text(rules, view, _names(rules)))
    )


def render_svg(rules: AnyRules, view: Any) -> str:
    """Draw the text of the board as SVG."""
    boards = game_module("cli.boards", "rendering")
    if boards is None:
        raise RuntimeError("no board can draw this table")
    return str(boards.render_svg(rules, view, _names(rules)))


def _names(rules: AnyRules) -> list[str]:
    return [f"seat_{seat}" for seat in range(max(rules.seats))]
