"""Questions for several cards: the engine asks one by one and in order (TQ-R5), people name them freely."""

from __future__ import annotations

from typing import Final

from kazamata.cli.boards.board import Picks, Scene
from kazamata.core.asks import Ask
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.asks import GIVE_CARDS
from kazamata.games.tranquility.fields import FOR_START
from kazamata.games.tranquility.steps import codes
from kazamata.games.tranquility.steps.discards import fits
from kazamata.games.tranquility.steps.start import MOST_UNSEEN
from kazamata.games.tranquility.view import BargainView, View

LEFT: Final = 3
FLOOR: Final = 4
REASON: Final = 5
"""Where the numbers of `DiscardCards` stand in a view's road, after the step's code."""


def picks(scene: Scene, ask: Ask) -> Picks | None:
    """How many cards are still to be named, and which ones can be."""
    view = scene.view
    if ask.kind == GIVE_CARDS and view.bargain is not None:
        return _towards_eight(view, view.bargain, ask)
    step = view.road[-1]
    if step[0] != codes.DISCARD_CARDS:
        return None
    return Picks(step[LEFT], _cards(view, step[FLOOR], step[REASON]))


def _towards_eight(view: View, bargain: BargainView, ask: Ask) -> Picks:
    """Under a yellow storm unseen cards of the pile may be among them (TQ-24)."""
    unseen = 0
    if asks.UNSEEN in ask.options:
        unseen = min(MOST_UNSEEN - bargain.unseen[view.viewer], int(view.seats[view.viewer].pile_size))
    cards = _cards(view, int(bargain.floor), FOR_START)
    return Picks(bargain.owed[view.viewer], (asks.UNSEEN,) * unseen + cards)


def _cards(view: View, floor: int, reason: int) -> tuple[int, ...]:
    return tuple(card for card in view.seats[view.viewer].hand if card >= floor and fits(card, reason))
