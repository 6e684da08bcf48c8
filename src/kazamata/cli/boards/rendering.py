"""A table outside a terminal: the drawn board as plain text or SVG."""

from __future__ import annotations

import io
from typing import Any, Final

from rich.console import Console

from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene
from kazamata.cli.text_narrator import TextNarrator
from kazamata.game_registry import AnyRules

WIDTH: Final = 100
LANGUAGE: Final = "en"


def render_text(rules: AnyRules, view: Any, names: list[str], language: str = LANGUAGE) -> str:
    """Draw the board as text, with the viewer's hand below."""
    out = _printed_console(rules, view, names, language)
    return out.export_text()


def render_svg(rules: AnyRules, view: Any, names: list[str], language: str = LANGUAGE) -> str:
    """Draw the same with colours, as an SVG picture of a terminal."""
    out = _printed_console(rules, view, names, language)
    return out.export_svg(title=TextNarrator(rules.name, language).say("game-title"))


def _printed_console(rules: AnyRules, view: Any, names: list[str], language: str) -> Console:
    out = Console(record=True, file=io.StringIO(), width=WIDTH, force_terminal=True, highlight=False)
    scene = Scene(TextNarrator(rules.name, language, names), view, width=WIDTH)
    artist = board(rules.name)
    out.print(artist.draw(scene))
    hand = artist.hand(scene)
    if hand is not None:
        out.print(hand)
    return out
